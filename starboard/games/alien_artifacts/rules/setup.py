"""Chapter 2: set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel import Ask, Flow, below, shuffle

from ..box import ARTIFACTS, BOX, FACTIONS, LIMITS, PLANS, RESOURCES, SYSTEMS
from ..state import BASIC_PLAN, CHOOSING, EFFECT, NOBODY, SETTING_UP, Galaxy, Player
from ..tables import ROW_CARDS, SETUP, bits
from .turn import start_turn


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Galaxy:
    """A-15 to A-24 Shuffle seven decks, deal factions and hands, choose the first player."""
    s = Galaxy(
        key, 0, 0, None,
        players=[new_player() for _ in range(seats)],
        first=0, active=0, phase=CHOOSING, settled=0,
        deck=list(range(len(RESOURCES))), discard=[], revealed=[], spent=[],
        decks=[list(bits(cards)) for cards in ROW_CARDS],
        drawn=[], systems=list(range(len(SYSTEMS))), system=0,
        relics=list(range(len(ARTIFACTS))), lost_relics=[], plan_deck=list(range(1, len(PLANS))),
        marker=BOX.marker[seats - 2], last_round=False, extra=[0] * seats, in_extra=False,
        actions=0, acted=0, used=0, sorties=0, assembly=0, strike=0, wild=0,
        lifted=0, guarded=0, bill=(), paid=NOBODY, todo=[], target=NOBODY, plan=BASIC_PLAN,
        squad=0, flown=0, squad_bonus=0, scored=0, end_vp=[[0, 0, 0] for _ in range(seats)],
    )  # fmt: skip
    for deck in (*s.decks, s.deck, s.systems, s.plan_deck, s.relics):
        shuffle(s, deck)
    s.system = s.systems.pop()
    for p in s.players:
        p.hand += [s.deck.pop() for _ in range(LIMITS.hand_size)]
    s.first = below(s, seats)
    s.active = s.first
    if variant["factions"] == "dealt":
        factions = list(range(len(FACTIONS)))
        shuffle(s, factions)
        for p in s.players:
            p.faction = factions.pop()
        s.phase = SETTING_UP
    return s


def new_player() -> Player:
    """A-22 8 credits in the Bank, 0 victory points."""
    return Player(
        faction=NOBODY, hand=[], projects=0, attached=(), logistic=0, operational=0, blockaded=0,
        stock=[], bank=LIMITS.start_credits, earned=[0, 0, 0, 0], plans=[], shown=0, artifacts=[],
    )  # fmt: skip


def choose_faction(s: Galaxy) -> Flow[None]:
    """A-20 As a table option players choose their factions in reverse turn order."""
    count = len(s.players)
    s.active = (s.first - 1 - s.settled) % count
    taken = {p.faction for p in s.players}
    options = [("faction", n) for n in range(len(FACTIONS)) if n not in taken]
    _, faction = yield Ask(s.active, "faction", "A-20", options)
    s.me.faction = faction
    s.tell("faction", "A-20", seat=s.active, faction=faction)
    s.settled += 1
    if s.settled == count:
        s.phase, s.settled = SETTING_UP, 0


def set_up_faction(s: Galaxy) -> None:
    """A-25 Each player carries out the own faction's set-up, from the first player on."""
    count = len(s.players)
    if s.settled == count:
        start_turn(s, s.first)
        return
    s.active = (s.first + s.settled) % count
    s.settled += 1
    faction = s.me.faction
    s.tell("sets-up", "A-25", seat=s.active, faction=faction)
    for n in reversed(range(len(FACTIONS[faction].setup))):
        s.todo.append((EFFECT, SETUP + faction, n))

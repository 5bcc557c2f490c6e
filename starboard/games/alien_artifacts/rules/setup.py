"""Chapter 2: set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel import Ask, Flow, below, shuffle

from ..box import ARTIFACTS, BOX, FACTIONS, LIMITS, PLANS, RESOURCES, SYSTEMS
from ..reading.tables import ROW_CARDS, SETUP, bits
from ..state import SETTING_UP, Galaxy, Player
from .course import take_turn
from .effects import carry_out_effect


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Galaxy:
    """A-15 to A-24 Shuffle seven decks, deal factions and hands, choose the first player."""
    s = Galaxy(
        key=key,
        players=[new_player() for _ in range(seats)],
        deck=list(range(len(RESOURCES))),
        decks=[list(bits(cards)) for cards in ROW_CARDS],
        systems=list(range(len(SYSTEMS))),
        relics=list(range(len(ARTIFACTS))),
        plan_deck=list(range(1, len(PLANS))),
        marker=BOX.marker[seats - 2],
        extra=[0] * seats,
        end_vp=[[0, 0, 0] for _ in range(seats)],
    )
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
    else:
        s.then(choose_factions)
    s.then(set_up_factions)
    s.then(take_turn, s.first)
    return s


def new_player() -> Player:
    """A-22 8 credits in the Bank, 0 victory points."""
    return Player(bank=LIMITS.start_credits, earned=[0, 0, 0, 0])


def choose_factions(s: Galaxy) -> None:
    """A-20 As a table option players choose their factions in reverse turn order."""
    count = len(s.players)
    s.active = (s.first - 1) % count
    for n in range(1, count + 1):
        s.then(choose_faction, (s.first - n) % count)


def choose_faction(s: Galaxy, seat: int) -> Flow[None]:
    """A-20 A faction that nobody has."""
    taken = {p.faction for p in s.players}
    options = [("faction", n) for n in range(len(FACTIONS)) if n not in taken]
    _, faction = yield Ask(seat, "faction", "A-20", options)
    s.players[seat].faction = faction
    s.tell("faction", "A-20", seat=seat, faction=faction)
    s.active = (seat - 1) % len(s.players)


def set_up_factions(s: Galaxy) -> None:
    """A-25 Each player carries out the own faction's set-up, from the first player on."""
    s.phase = SETTING_UP
    for n in range(len(s.players)):
        s.then(set_up_faction, (s.first + n) % len(s.players))


def set_up_faction(s: Galaxy, seat: int) -> None:
    """A-25 What the faction's card says, one after the other."""
    s.active = seat
    faction = s.players[seat].faction
    s.tell("sets-up", "A-25", seat=seat, faction=faction)
    for n in range(len(FACTIONS[faction].setup)):
        s.then(carry_out_effect, SETUP + faction, n)

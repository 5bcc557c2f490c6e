"""What a seat may know (H-127, H-128), and worlds in which everything else is dealt anew."""

from __future__ import annotations

from typing import Any

from starboard.kernel import deal_anew, pick

from .box import (
    ALLIES,
    BOARDS,
    CARDS,
    FACTIONS,
    KIND_BITS,
    LEVELS,
    MERCENARIES,
    MISSIONS,
    kind_name,
)
from .rules.hexes import HEXES, areas_of
from .rules.sides import right_of
from .state import (
    DRAFT_FIRST,
    DRAFT_SECOND,
    DRAFT_THROW,
    MISSION_CHOICE,
    NO_FACTION,
    NO_MISSION,
    NO_TILE,
    OFF_BOARD,
    Table,
    allies_of,
)  # fmt: skip


def knows_secret(s: Table, seat: int | None, side: int) -> bool:
    """H-23 Secret missions are seen while they are taken; H-125 afterwards by the team only, until
    one of them has won."""
    if s.stage == MISSION_CHOICE and not s.blind:
        return True
    if s.sides[side].secret == s.won:  # it has won: everybody may see it
        return s.won != NO_MISSION
    team = s.teams[side]
    return any(s.chairs[n] == seat for n in range(len(s.sides)) if s.teams[n] == team)


def knows_pool(s: Table, seat: int | None) -> bool:
    """In a blind draft only the choosing seat sees what is left."""
    blind = s.stage == MISSION_CHOICE and s.blind
    return not blind or seat == s.chairs[s.active]


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """H-127 All that is public, and the seat's own secrets."""
    names = MISSIONS if s.stage == MISSION_CHOICE else ALLIES
    return {
        "board": BOARDS[s.board].id,
        "level": LEVELS[s.level].id,
        "stage": s.stage,
        "round": s.round,
        "first": s.first,
        "active": s.active,
        "phase": s.phase,
        "actions": s.actions,
        "leader_used": s.led,
        "used": [card.id for n, card in enumerate(MERCENARIES) if s.used >> n & 1],
        "extra": s.extra,
        "units": [
            {"at": list(HEXES[area]), "side": (unit >> KIND_BITS) - 1, "kind": kind_name(unit & 63)}
            for area, unit in enumerate(s.area)
            if unit
        ],
        "sides": [view_side(s, seat, number) for number in range(len(s.sides))],
        "market": [CARDS[card].id for card in s.market],
        "offer": [CARDS[card].id for card in s.offer],
        "discard": [CARDS[card].id for card in s.discard],
        "out": [CARDS[card].id for card in s.gone],
        "deck": len(s.deck),
        "waiting": {card.id: s.waiting[n] for n, card in enumerate(MERCENARIES) if s.waiting[n]},
        "queue": [[what, side, kind_name(kind), area] for what, side, kind, area in s.queue],
        "mission": MISSIONS[s.mission].id if s.mission != NO_MISSION else None,
        # H-23 what was turned up is for memory: with two players it would name the secret mission
        "turned": [MISSIONS[m].id for m in s.turned] if s.stage == MISSION_CHOICE else [],
        "won": MISSIONS[s.won].id if s.won != NO_MISSION else None,
        "formed": [list(HEXES[area]) for area in areas_of(s.formed)],
        "pool": [names[n].id for n in s.pool] if knows_pool(s, seat) else None,
    }


def view_side(s: Table, seat: int | None, number: int) -> dict[str, Any]:
    """One faction in play."""
    side = s.sides[number]
    own = s.chairs[number] == seat
    drafting = s.stage in (DRAFT_FIRST, DRAFT_SECOND)
    secret = knows_secret(s, seat, number) and side.secret != NO_MISSION
    return {
        "seat": s.chairs[number],
        "team": s.teams[number],
        "faction": FACTIONS[side.faction].id if side.faction != NO_FACTION else None,
        "alive": side.alive,
        "life": side.life,
        "leader": list(HEXES[side.leader]) if side.leader != OFF_BOARD else None,
        "hexilum": side.hexilum,
        "income": side.income,
        "allies": [ALLIES[tile].id for tile in allies_of(side)],
        "ship": supply(side.army, side.ship),
        "hospital": supply(side.army, side.hospital),
        "tiles": supply(side.army, side.tile),
        "cards": [CARDS[card].id for card in side.cards],
        "secret": MISSIONS[side.secret].id if secret else None,
        "has_secret": side.secret != NO_MISSION,
        "hand": [ALLIES[tile].id for tile in side.hand] if own else len(side.hand),
        "kept": [ALLIES[t].id for t in side.kept] if own or not drafting else len(side.kept),
        "throws": ALLIES[side.thrown].id if own and side.thrown != NO_TILE else None,
        "has_thrown": side.thrown != NO_TILE,
    }


def supply(army: tuple[int, ...], counts: list[int]) -> dict[str, int]:
    """How many units of each kind lie in a zone."""
    return {kind_name(kind): count for kind, count in zip(army, counts, strict=True) if count}


# ---- worlds -----------------------------------------------------------------------------------


def resample_hidden(s: Table, seat: int | None) -> None:
    """H-128 Deal anew: the market deck, tiles in hand during the draft, blindly taken missions.

    Missions that were taken face up have been seen by everybody (H-23): they stay.
    """
    deal_anew(s, s.deck)
    if s.stage in (DRAFT_FIRST, DRAFT_SECOND):
        resample_draft(s, seat)
    elif s.stage == DRAFT_THROW:
        for number in range(len(s.sides)):
            if s.chairs[number] != seat and s.sides[number].thrown != NO_TILE:
                s.sides[number].thrown = pick(s, s.sides[right_of(s, number)].kept)
    elif s.blind:
        resample_missions(s, seat)


def resample_draft(s: Table, seat: int | None) -> None:
    """Hands and kept tiles of others, and the undealt ones; but a seat knows what it passed on."""
    others = [n for n, chair in enumerate(s.chairs) if chair != seat]
    mine = [n for n, chair in enumerate(s.chairs) if chair == seat]
    known = {right_of(s, n) for n in mine} if s.stage == DRAFT_SECOND else set()
    piles = [s.rest]
    firsts: dict[int, list[int]] = {}
    for number in others:
        side = s.sides[number]
        if number in known:  # only which of the tiles I passed on was kept is unknown
            second = side.kept[1:]
            deal_anew(s, side.hand, second)
            firsts[number], side.kept = side.kept[:1], second
            piles.append(firsts[number])
        else:
            piles += [side.hand, side.kept]
    deal_anew(s, *piles)
    for number, first in firsts.items():
        s.sides[number].kept = first + s.sides[number].kept


def resample_missions(s: Table, seat: int | None) -> None:
    """H-23 Blind draft: every mission turned up may be another's, except what the seat sees."""
    holders = [
        side
        for number, side in enumerate(s.sides)
        if side.secret != NO_MISSION and not knows_secret(s, seat, number)
    ]
    slots = [[side.secret] for side in holders]
    hidden_pool = [] if knows_pool(s, seat) else [s.pool]
    deal_anew(s, *slots, *hidden_pool)
    for side, slot in zip(holders, slots, strict=True):
        side.secret = slot[0]

"""Chapter 3: the set-up, and chapters 14 to 16 where they change it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from starboard.kernel import Ask, Flow, LazyOf, Option, below, quick_ask, reveal, shuffle, together

from ..box import BOX
from ..state import (
    ALLY,
    DUEL,
    FREE_FOR_ALL,
    LAY,
    LAYOUTS,
    NOWHERE,
    PICK,
    PLACE,
    START,
    TEAM,
    TOKEN,
    Station,
)
from ..tables import (
    AWAY,
    BONUS_SLOT,
    CARD_FACTION,
    CARDS,
    COLLECTS_DATA,
    CORRIDORS,
    FIRST_BONUS,
    HOME,
    LEAVES,
    LEVEL,
    PANDORA,
    PENDING_OF,
    PLACINGS,
    SECTOR_IDS,
    SECTORS,
    SLOT_BITS,
    SLOTS_OF,
    STARTS,
    UNITS_OF,
    those,
)
from .factions import blank, draw_factions, mode_of
from .install import INSTANT
from .station import empty_slots, put, refresh, renew, wait
from .turn import IDLE_TURNS, begin_turn
from .ways import plain_moves

LIMITS = BOX.limits
#: By faction: its cards. Pandora has none.
CARDS_OF = tuple(tuple(c for c in range(CARDS) if CARD_FACTION[c] == f) for f in range(5))
#: T-22 By sector: its slots for bonus cards.
BONUS_SLOTS = tuple(tuple(slot for slot in slots if BONUS_SLOT[slot]) for slots in SLOTS_OF)
#: T-30 By the highest level in use, by faction: the cards that take part, and the others.
CARDS_IN = tuple(tuple(tuple(c for c in cs if LEVEL[c] <= n) for cs in CARDS_OF) for n in range(4))
CARDS_OUT = tuple(tuple(tuple(c for c in cs if LEVEL[c] > n) for cs in CARDS_OF) for n in range(4))
#: T-23 By mode: fifteen cards make a deck, T-122 in the team game ten.
DECK_SIZE: dict[int, int] = {
    DUEL: LIMITS["deck_size"],
    FREE_FOR_ALL: LIMITS["deck_size"],
    TEAM: LIMITS["deck_size_team"],
}


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Station:
    """T-18 Everybody takes a faction; who starts is chosen or drawn at random."""
    s = blank(key, seats)
    s.mode = mode_of(seats, variant)
    s.layout = LAYOUTS.index(variant["layout"])
    s.levels = variant["novice_levels"]
    s.three_start, s.chosen_deck = variant["three_start_cards"], variant["chosen_deck"]
    s.idle_turns = IDLE_TURNS[variant["idle_rule"]]
    s.faction = draw_factions(s, seats, variant)
    seat_of = [-1] * 5
    for seat, faction in enumerate(s.faction):
        seat_of[faction] = seat
    s.seat_of = tuple(seat_of)
    s.side = tuple([seat % 2 if s.mode == TEAM else seat for seat in range(seats)])
    s.kept = [[] for _ in set(s.side)]
    chosen = variant["first"]
    s.first = below(s, seats) if chosen == "random" else chosen - 1
    s.order = tuple([(s.first + n) % seats for n in range(seats)])
    start = LIMITS["life_start_free_for_all" if s.mode == FREE_FOR_ALL else "life_start"]  # T-116
    s.life = [start] * seats
    s.data = [LIMITS["data_start"] if COLLECTS_DATA[f] else 0 for f in s.faction]
    s.spare = list(range(FIRST_BONUS, CARDS))
    for faction in sorted(s.faction):
        s.unused += CARDS_OF[faction]
    s.step = ALLY
    if s.mode != TEAM:
        s.home = tuple([HOME[f] if f != PANDORA else -1 for f in s.faction])
        lay_sectors(s, NOWHERE if chosen == "random" else s.home[s.first])
    return s


# ---- the station ----------------------------------------------------------------------------


def ally_step(s: Station) -> Flow[None]:
    """T-121 Each alliance uses the faction sector of one member: the first of them chooses."""
    seat = s.order[s.count]
    members = [q for q in s.order if s.side[q] == s.side[seat]]
    options = [("base", HOME[s.faction[q]]) for q in members]
    _, sector = yield Ask(seat, "base", "T-121", options)
    s.home = tuple(
        sector if side == s.side[seat] else home for side, home in zip(s.side, s.home, strict=True)
    )
    s.tell("base", "T-121", seat=seat, sector=sector)
    s.count += 1
    if s.count == 2:
        s.count = 0
        lay_sectors(s)


def boards(s: Station) -> list[int]:
    """T-115 The common sectors, and one sector for each faction or alliance."""
    own = {home for home in s.home if home >= 0}
    return [n for n, sector in enumerate(SECTORS) if sector.faction < 0 or n in own]


def standard_ring(s: Station) -> tuple[int, ...]:
    """T-19, T-115, T-152 The default order of the sectors, clockwise from the Corridors."""
    with_board = [q for q in s.order if s.faction[q] != PANDORA]
    name = {
        DUEL: "duel" if len(with_board) == 2 else "duel_pandora",
        FREE_FOR_ALL: f"free_for_all_{len(s.order)}"
        + ("" if len(with_board) == len(s.order) else "_pandora"),
        TEAM: "team",
    }[s.mode]
    names = {f"@{n + 1}": s.home[q] for n, q in enumerate(with_board)}
    names |= {"@other": s.home[with_board[0]], "@A": s.home[s.order[0]], "@B": s.home[s.order[1]]}
    return tuple(
        names[place] if place.startswith("@") else SECTOR_IDS.index(place)
        for place in BOX.layouts[name]
    )


def lay_sectors(s: Station, leading: int = NOWHERE) -> None:
    """T-19 Lay the sectors in the standard order, T-21 in a random one, or let the host choose.

    ``leading`` is the sector of the player who was chosen to start (T-18): in a random order it
    changes places with the first of the faction sectors. Pandora has none; her token decides.
    """
    if LAYOUTS[s.layout] == "chosen":
        s.ring = (CORRIDORS,)
        s.step = LAY
        return
    if LAYOUTS[s.layout] == "standard":
        close_ring(s, standard_ring(s))
        return
    others = [sector for sector in boards(s) if sector != CORRIDORS]
    shuffle(s, others)
    if leading >= 0:
        first = next(n for n, sector in enumerate(others) if SECTORS[sector].faction >= 0)
        at = others.index(leading)
        others[first], others[at] = others[at], others[first]
    close_ring(s, (CORRIDORS, *others))


def lay_step(s: Station) -> Flow[None]:
    """T-21 The host, in the first seat, lays the sectors clockwise one after another."""
    left = [sector for sector in boards(s) if sector not in s.ring]
    sector = left[0]
    if len(left) > 1:
        _, sector = yield Ask(0, "lay", "T-21", [("lay", each) for each in left])
    ring = (*s.ring, sector)
    s.ring = ring
    if len(left) == 1:
        close_ring(s, ring)


@cache
def ring_tables(ring: tuple[int, ...]) -> tuple[Any, ...]:
    """T-11 By sector: the next one and those that follow; and all installed slots."""
    ahead: list[tuple[int, ...]] = [()] * len(SECTORS)
    after, board, rounds = [-1] * len(SECTORS), 0, ring * 4
    for n, sector in enumerate(ring):
        ahead[sector] = rounds[n + 1 : n + 9]
        after[sector] = rounds[n + 1]
        board |= SLOT_BITS[sector]
    return tuple(after), tuple(ahead), board


def close_ring(s: Station, ring: tuple[int, ...]) -> None:
    """T-11 The sectors form a ring; T-20 it gives the turn order."""
    s.ring = ring
    s.after, s.ahead, s.board = ring_tables(ring)
    s.onward = plain_moves(ring)
    s.tell("ring", "T-19", sectors=ring)
    if PANDORA in s.faction:
        s.step = TOKEN
    else:
        count_order(s)
        deal(s)


def token_step(s: Station) -> Flow[None]:
    """T-130 Pandora puts her token on the left or the right side of a sector: it is hers, too."""
    seat = s.seat_of[PANDORA]
    options = [("sector-token", sector, right) for sector in s.ring for right in (0, 1)]
    _, sector, right = yield Ask(seat, "sector-token", "T-130", options)
    s.home = tuple(sector if q == seat else home for q, home in enumerate(s.home))
    s.token_right = bool(right)
    s.tell("sector-token", "T-130", seat=seat, sector=sector, right=right)
    count_order(s)
    deal(s)


def count_order(s: Station) -> None:
    """T-20 The order of the faction sectors, from the Corridors; T-131 Pandora's token counts."""
    if s.mode != TEAM:
        s.order = tuple(sorted(range(len(s.faction)), key=lambda seat: turn_place(s, seat)))
    s.tell("order", "T-20", seats=s.order)


def turn_place(s: Station, seat: int) -> float:
    """T-131 Left means before the board, right after it; left of the Corridors is last of all."""
    at = float(s.ring.index(s.home[seat]))
    if s.faction[seat] != PANDORA:
        return at
    if s.home[seat] == CORRIDORS and not s.token_right:
        return float(len(s.ring))
    return at + (0.5 if s.token_right else -0.5)


# ---- cards ----------------------------------------------------------------------------------


def deal(s: Station) -> None:
    """T-22 Bonus cards on their slots, T-23 and everybody's deck; T-32 perhaps chosen."""
    shuffle(s, s.spare)
    for sector in s.ring:
        for slot in BONUS_SLOTS[sector]:
            s.places[slot] = s.spare.pop()
    s.unused = []
    for faction in sorted(s.faction):
        s.unused += CARDS_OUT[s.levels][faction]  # T-30
    for seat, faction in enumerate(s.faction):
        s.decks[seat] += CARDS_IN[s.levels][faction]
    refresh(s)
    s.step = PICK
    if not s.chosen_deck:
        form_decks(s)


def pick_step(s: Station) -> Flow[None]:
    """T-32 Everybody secretly leaves out one card after another until a deck remains."""
    size = DECK_SIZE[s.mode]
    flows = {q: leave_out(s, q) for q, deck in enumerate(s.decks) if len(deck) > size}
    if flows:
        yield from together(flows)
    else:
        form_decks(s)


def leave_out(s: Station, seat: int) -> Flow[None]:
    """T-32 One card is left out of the own deck."""
    left = len(s.decks[seat]) - DECK_SIZE[s.mode]
    answer = yield quick_ask(seat, "leave", "T-32", LazyOf(leavings, (s, seat)), {"left": left})
    card = answer[1]
    s.decks[seat].remove(card)
    s.aside[seat].append(card)


def leavings(whose: tuple[Station, int]) -> list[Option]:
    """T-32 The cards of a deck; T-143 of equal ones the first stands for all."""
    s, seat = whose
    deck = sorted(s.decks[seat], reverse=True)
    by_kind = dict(map(LEAVES.__getitem__, deck))  # the first of a kind comes last, and stays
    return [*reversed(by_kind.values())]


def form_decks(s: Station) -> None:
    """T-23 Shuffle, take the deck, lay the rest aside unseen; T-24 draw the starting cards."""
    size = DECK_SIZE[s.mode]
    draws = LIMITS["start_draw"]
    if s.mode == TEAM:
        draws = LIMITS["start_draw_team"]
    elif s.three_start:
        draws = LIMITS["start_draw_novice"]
    for seat, deck in enumerate(s.decks):
        shuffle(s, deck)
        s.aside[seat] += deck[size:]
        del deck[size:]
        if deck:
            s.drawn[seat] = [deck.pop() for _ in range(draws)]
    reveal(s)
    s.step, s.count = START, 0


def installs(s: Station) -> int:
    """T-24 One starting card is installed, T-31 by novices three."""
    return int(LIMITS["start_install_novice" if s.three_start else "start_install"])


def start_step(s: Station) -> Flow[None]:
    """T-24 In turn order each installs a starting card; the others wait in the own sector."""
    players = [q for q in s.order if s.faction[q] != PANDORA]
    rounds = installs(s)
    turn, last = s.count % len(players), s.count >= len(players) * (rounds - 1)
    seat = players[turn]
    slots = empty_slots(s)  # T-25
    options: list[Option] = []
    for card in s.drawn[seat]:
        if not INSTANT[card]:
            options += those(STARTS[card], slots)
    options += [("keep", card) for card in s.drawn[seat] if INSTANT[card]]  # T-26
    answer = yield Ask(seat, "start", "T-24", options)
    place_start(s, seat, answer)
    if last:
        for card, place in zip(s.drawn[seat], free_pending(s, seat), strict=False):
            wait(s, card, place)
        s.drawn[seat] = []
    s.count += 1
    if s.count == len(players) * rounds:
        s.step, s.count = PLACE, 0


def place_start(s: Station, seat: int, answer: tuple[Any, ...]) -> None:
    """T-25 A starting card goes on an empty slot, T-26 an instant is kept."""
    card = answer[1]
    s.drawn[seat].remove(card)
    if answer[0] == "keep":
        s.kept[s.side[seat]].append(card)
        s.tell("kept", "T-26", seat=seat, card=card)
    else:
        s.places[answer[2]] = card
        if s.told is not None:
            s.tell("installed", "T-24", seat=seat, card=card, slot=answer[2])
        renew(s, answer[2])


def free_pending(s: Station, seat: int) -> list[int]:
    """T-24 The empty pending slots of the own sector."""
    return [place for place in PENDING_OF[s.home[seat]] if s.places[place] < 0]


# ---- units ----------------------------------------------------------------------------------


def placings(s: Station) -> tuple[tuple[int, bool], ...]:
    """T-27 Two units each in the own sector, then one anywhere; T-123 in teams one and one."""
    return _placings(s.order, 1 if s.mode == TEAM else 2)


@cache
def _placings(order: tuple[int, ...], at_home: int) -> tuple[tuple[int, bool], ...]:
    first = [(seat, True) for seat in order for _ in range(at_home)]
    return (*first, *((seat, False) for seat in order))


def place_step(s: Station) -> Ask | None:
    """T-27 Units enter the station one by one; T-28 a full sector means nothing yet."""
    seat, at_home = placings(s)[s.count]
    for unit in own_start_units(s, seat):
        if s.where[unit] == AWAY:
            break
    sectors, taken = (s.home[seat],) if at_home else s.ring, s.taken
    options: list[Option] = []
    for sector in sectors:
        options += PLACINGS[unit][sector][taken[sector]]
    if len(options) > 1:
        return quick_ask(seat, "place", "T-27", options, {"unit": unit})
    take_place(s, seat, options[0])
    return None


def take_place(s: Station, seat: int, answer: Option) -> None:
    """T-27 A unit enters the station; after the last one the first turn begins."""
    _, unit, room = answer
    put(s, unit, room)
    if s.told is not None:
        s.tell("placed", "T-27", unit=unit, room=room)
    s.count += 1
    if s.count == len(placings(s)):
        s.count = 0
        begin_turn(s, s.order[0])


def own_start_units(s: Station, seat: int) -> tuple[int, ...]:
    """T-123 Three units, in teams two; T-132 Pandora begins with her creatures."""
    return UNITS_OF[s.faction[seat]][: LIMITS["units_team"] if s.mode == TEAM else LIMITS["units"]]

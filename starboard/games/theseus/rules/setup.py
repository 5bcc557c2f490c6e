"""Chapter 3: the set-up, and chapters 14 to 16 where they change it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from starboard.kernel import Ask, Flow, Lazy, Option, below, reveal, shuffle

from ..box import BOX
from ..components import (
    AWAY,
    BONUS_SLOT,
    CARD_FACTION,
    CARDS,
    COLLECTS_DATA,
    CORRIDORS,
    HOME,
    INSTANT,
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
from ..legality import begins_at_home
from ..state import (
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
from .course import play
from .factions import draw_factions, empty_station, sides
from .install import keep
from .routes import plain_moves
from .station import empty_slots, put, refresh, renew, wait

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
    s = empty_station(seats, variant, key)
    s.faction = draw_factions(s, seats, variant)
    sides(s, seats)
    s.kept = [[] for _ in set(s.side)]
    chosen = variant["first"]
    first = below(s, seats) if chosen == "random" else chosen - 1
    s.order = tuple([(first + n) % seats for n in range(seats)])
    start = LIMITS["life_start_free_for_all" if s.mode == FREE_FOR_ALL else "life_start"]  # T-116
    s.life = [start] * seats
    s.data = [LIMITS["data_start"] if COLLECTS_DATA[f] else 0 for f in s.faction]
    for faction in sorted(s.faction):
        s.unused += CARDS_OF[faction]
    choose_bases(s, drawn=chosen == "random")
    return s


def choose_bases(s: Station, *, drawn: bool) -> None:
    """T-18 Every faction has a home sector; in teams the first two players choose a base."""
    if s.mode == TEAM:
        s.then(choose_base, s.order[0])
        s.then(choose_base, s.order[1])
        s.then(lay_sectors, NOWHERE)
    else:
        s.home = tuple([HOME[f] if f != PANDORA else NOWHERE for f in s.faction])
        lay_sectors(s, NOWHERE if drawn else s.home[s.order[0]])


# ---- the station ----------------------------------------------------------------------------


def choose_base(s: Station, seat: int) -> Flow[None]:
    """T-121 Each alliance uses the faction sector of one member: the first of them chooses."""
    members = [q for q in s.order if s.side[q] == s.side[seat]]
    options = [("base", HOME[s.faction[q]]) for q in members]
    _, sector = yield Ask(seat, "base", "T-121", options)
    s.home = tuple(
        sector if side == s.side[seat] else home for side, home in zip(s.side, s.home, strict=True)
    )
    s.tell("base", "T-121", seat=seat, sector=sector)


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


def lay_sectors(s: Station, leading: int) -> None:
    """T-19 Lay the sectors in the standard order, T-21 in a random one, or let the host choose.

    ``leading`` is the sector of the player who was chosen to start (T-18): in a random order it
    changes places with the first of the faction sectors. Pandora has none; her token decides.
    """
    if LAYOUTS[s.layout] == "chosen":
        s.ring = (CORRIDORS,)
        s.phase = LAY
        s.then(lay_next)
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


def lay_next(s: Station) -> Flow[None]:
    """T-21 The host, in the first seat, lays the sectors clockwise one after another."""
    left = [sector for sector in boards(s) if sector not in s.ring]
    sector = left[0]
    if len(left) > 1:
        _, sector = yield Ask(0, "lay", "T-21", [("lay", each) for each in left])
    ring = (*s.ring, sector)
    s.ring = ring
    if len(ring) < len(boards(s)):
        s.then(lay_next)
    else:
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
        s.phase = TOKEN
        s.then(place_sector_token)
    else:
        count_order(s)
        deal(s)


def place_sector_token(s: Station) -> Flow[None]:
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
    s.phase = PICK
    if s.chosen_deck:
        s.then(choose_decks)
    else:
        form_decks(s)


def choose_decks(s: Station) -> None:
    """T-32 Everybody secretly leaves out one card after another until a deck remains."""
    size = DECK_SIZE[s.mode]
    seats = [seat for seat, deck in enumerate(s.decks) if len(deck) > size]
    if seats:
        s.then_each(seats, leave_out)
        s.then(choose_decks)
    else:
        form_decks(s)


def leave_out(s: Station, seat: int) -> Flow[None]:
    """T-32 One card is left out of the own deck."""
    left = len(s.decks[seat]) - DECK_SIZE[s.mode]
    _, card = yield Ask(seat, "leave", "T-32", Lazy(leavings, s, seat), left=left)
    s.decks[seat].remove(card)
    s.aside[seat].append(card)


def leavings(s: Station, seat: int) -> list[Option]:
    """T-32 The cards of a deck; T-143 of equal ones the first stands for all."""
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
    install_start_cards(s)


def install_start_cards(s: Station) -> None:
    """T-24 In turn order each installs one starting card, T-31 novices three of them."""
    s.phase = START
    players = [seat for seat in s.order if s.faction[seat] != PANDORA]
    rounds = LIMITS["start_install_novice" if s.three_start else "start_install"]
    for n in range(rounds):
        for seat in players:
            s.then(install_start_card, seat, n == rounds - 1)
    s.then(place_units)


def install_start_card(s: Station, seat: int, last: bool) -> Flow[None]:
    """T-24 A starting card is installed; after the last one the others wait in the own sector."""
    answer = yield Ask(seat, "start", "T-24", start_options(s, seat))
    kind, card = answer[0], answer[1]
    s.drawn[seat].remove(card)
    if kind == "keep":
        keep(s, seat, card, "T-26")
    else:
        s.places[answer[2]] = card
        if s.told is not None:
            s.tell("installed", "T-24", seat=seat, card=card, slot=answer[2])
        renew(s, answer[2])
    if last:
        pending = [place for place in PENDING_OF[s.home[seat]] if s.places[place] < 0]
        for card, place in zip(s.drawn[seat], pending, strict=False):
            wait(s, card, place)
        s.drawn[seat] = []


def start_options(s: Station, seat: int) -> list[Option]:
    """T-25 A starting card goes on an empty slot, T-26 an instant is kept."""
    slots = empty_slots(s)
    options: list[Option] = []
    for card in s.drawn[seat]:
        if not INSTANT[card]:
            options += those(STARTS[card], slots)
    options += [("keep", card) for card in s.drawn[seat] if INSTANT[card]]
    return options


# ---- units ----------------------------------------------------------------------------------


def place_units(s: Station) -> None:
    """T-27 Two units each in the own sector, then one anywhere; T-123 in teams one and one."""
    s.phase = PLACE
    for seat in s.order:
        for _ in range(1 if s.mode == TEAM else 2):
            s.then(place_unit, seat)
    for seat in s.order:
        s.then(place_unit, seat)
    s.then(play)


def place_unit(s: Station, seat: int) -> Flow[None]:
    """T-27 Units enter the station one by one; T-28 a full sector means nothing yet."""
    unit = next(unit for unit in start_units(s, seat) if s.where[unit] == AWAY)
    options: list[Option] = []
    for sector in (s.home[seat],) if begins_at_home(s, seat) else s.ring:
        options += PLACINGS[unit][sector][s.taken[sector]]
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "place", "T-27", options, unit=unit)
    put(s, unit, answer[2])
    if s.told is not None:
        s.tell("placed", "T-27", unit=unit, room=answer[2])


def start_units(s: Station, seat: int) -> tuple[int, ...]:
    """T-123 Three units, in teams two; T-132 Pandora begins with her creatures."""
    return UNITS_OF[s.faction[seat]][: LIMITS["units_team"] if s.mode == TEAM else LIMITS["units"]]

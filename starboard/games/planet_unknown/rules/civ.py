"""Chapter 6, civ cards: choosing one, what it does, and who knows which cards are where."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Seat, below, reveal

from ..box import CIV_CARDS
from ..components import REPUBLIC
from ..grid import COLUMNS, ROWS, SIDE, nth_square, squares_of
from ..state import CIV_PHASE, LATE_CARDS, LATE_TECH, Player, Table
from . import biomass, confirming, gains, rovers, tracks, turn

RANK_CARDS = (1 << 9) - 1


def order(s: Table) -> list[int]:
    """P-82 From the commander clockwise."""
    seats = len(s.players)
    return [(s.commander + n) % seats for n in range(seats)]


def look(s: Table, seat: Seat, rank: int) -> None:
    """P-80, P-81, P-85 Take all cards of the rank and look at them; none left: nothing."""
    p = s.players[seat]
    if not s.civ[rank - 1]:
        s.tell_of(p, "no-civ-card", "P-85", rank=rank)
        return
    reveal(s)
    learn(s, seat, rank - 1)
    if p.corporation == REPUBLIC and p.has(1) and rank < 4 and s.civ[rank]:  # P-252
        s.drawn = 9 * rank + nth_square(s.civ[rank], below(s, s.civ[rank].bit_count()))
    s.then(choose_card, seat, rank)


def learn(s: Table, seat: Seat, rank: int) -> None:
    """A player looks through a stack: from now on they know what is in it, or was taken since."""
    s.seen[seat] |= 1 << rank
    for card in range(9 * rank, 9 * rank + 9):
        s.since[card] &= ~(1 << seat)


def known_cards(s: Table, seat: Seat, rank: int) -> int:
    """P-14 The cards that a player knows to be in a stack, or taken from it face down since."""
    if not s.seen[seat] >> rank & 1:
        return 0
    taken = sum(1 << n for n in range(9) if s.since[9 * rank + n] >> seat & 1)
    return s.civ[rank] | taken


def card_options(s: Table, rank: int) -> list[Option]:
    """The cards to choose from: those of the rank, and the one that Republic 2 adds."""
    options: list[Option] = [("card", 9 * (rank - 1) + n) for n in squares_of(s.civ[rank - 1])]
    if s.drawn >= 0:
        options.append(("card", s.drawn))
    return options


def choose_card(s: Table, seat: Seat, rank: int) -> Flow[None]:
    """P-81, P-106 Keep exactly one card; the others go back face down."""
    if not s.civ[rank - 1]:  # P-85: a technology used meanwhile has led to the last one
        s.tell_of(s.players[seat], "no-civ-card", "P-85", rank=rank)
        return
    # The question stands even for a single card: its owner alone sees which one it is.
    options = card_options(s, rank) + gains.extras(s, s.players[seat])
    option = yield Ask(seat, "card", "P-81", options, rank=rank)
    if option[0] != "card":
        gains.do_extra(s, seat, option)
        s.then(choose_card, seat, rank)
        return
    p = s.players[seat]
    gains.go_ahead(p)
    s.drawn = -1
    keep(s, p, option[1])


def keep(s: Table, p: Player, card: int) -> None:
    """P-83, P-84 An immediate card is resolved and lies open; an end-of-game card stays secret."""
    rank, bit = card // 9, 1 << card
    s.civ[rank] &= ~(1 << card % 9)
    p.cards |= bit
    if CIV_CARDS[card].immediate or s.phase >= LATE_CARDS:
        reveal(s)
        s.tell("card", "P-83", seat=p.seat, card=card)
        late = s.phase == LATE_TECH and CIV_CARDS[card].op == "extra_tile"  # P-255
        if CIV_CARDS[card].immediate and not late:
            s.then(effect, p.seat, card)
        return
    left_unseen(s, card, p.seat)
    s.tell("card-secret", "P-84", seat=p.seat, rank=rank + 1)
    s.tell("card-own", "P-84", only=p.seat, seat=p.seat, card=card)


def left_unseen(s: Table, card: int, taker: int = -1) -> None:
    """A card leaves its stack face down: remember who had looked through that stack."""
    for seat, ranks in enumerate(s.seen):
        if seat != taker and ranks >> card // 9 & 1:
            s.since[card] |= 1 << seat


# ---- what the immediate cards do ---------------------------------------------------------------


def effect(s: Table, seat: Seat, number: int) -> None:
    """P-83 Carry out an immediate card."""
    card = CIV_CARDS[number]
    match card.op:
        case "advance_distinct":
            s.then(tracks.several_advances, seat, card.n, card.steps, 0)
        case "gain_patch":
            s.then(biomass.gain_patch, seat)
            for _ in range(card.n - 1):  # P-106 rovers may move in between
                s.then(gains.resolve, seat, ((biomass.gain_patch, seat),))
        case "gain_move":
            tracks.gain_moves(s, s.players[seat], card.n)  # P-113: not of the rover track
        case "extra_tile":
            s.then(turn.extra_tile, seat, bool(card.n))
        case "collect_lifepods":
            s.then(rovers.take_lifepods, seat, card.n)
        case "teleport_rover":
            s.then(rovers.relocate, seat)
        case "destroy_meteorites_line":
            s.then(landing_zone, seat)
        case "destroy_meteorites":
            s.then(rovers.destroy_meteorites, seat, card.n)
        case _:
            s.then(tracks.union, seat)


def landing_zone(s: Table, seat: Seat) -> Flow[None]:
    """P-384 Landing Zone: name a row or a column; all its meteorites are destroyed."""
    options: list[Option] = [("row-line", n) for n in range(SIDE)]
    options += [("column-line", n) for n in range(SIDE)]
    option = yield Ask(seat, "line", "P-384", options)
    p = s.players[seat]
    line = (ROWS if option[0] == "row-line" else COLUMNS)[option[1]]
    rocks = p.rocks() & line
    p.meteorites &= ~line
    for rover, at in enumerate(p.rovers):
        if at >= 0 and line >> at & 1:
            p.cargo &= ~(1 << rover)
    s.tell_of(p, "meteorite-destroyed", "P-384", count=rocks.bit_count())


# ---- the civ phase -----------------------------------------------------------------------------


def civ_parts(s: Table) -> None:
    """P-82 One player after the other resolves all own civ milestones, from the commander on."""
    for seat in order(s):
        if s.players[seat].ranks:
            s.then(civ_part, seat)


def civ_part(s: Table, seat: Seat) -> None:
    """P-82 A player's part: all pending milestones, the lowest rank first."""
    p = s.players[seat]
    for rank in sorted(p.ranks):
        s.then(look, seat, rank)
    p.ranks = ()
    if s.phase == CIV_PHASE:  # P-106: points of the event step last until step 4
        s.then(confirming.last_moves, seat)


# ---- Republic 5 --------------------------------------------------------------------------------


def all_cards(s: Table) -> list[Option]:
    """P-255 Every civ card left in the four stacks."""
    return [("card", 9 * rank + n) for rank in range(4) for n in squares_of(s.civ[rank])]


def search(s: Table, seat: Seat, count: int) -> None:
    """P-255 Republic 5: look at all civ cards left and keep two."""
    if not count or not any(s.civ):
        return
    reveal(s)
    for rank in range(4):
        learn(s, seat, rank)
    s.then(search_card, seat, count)


def search_card(s: Table, seat: Seat, count: int) -> Flow[None]:
    """P-255 Keep one of them; an immediate card is resolved before the next is chosen."""
    options = all_cards(s) + gains.extras(s, s.players[seat])
    option = yield Ask(seat, "search", "P-255", options, count=count)
    if option[0] != "card":  # P-149: points gained by the first card may be spent now
        gains.do_extra(s, seat, option)
        s.then(search_card, seat, count)
        return
    p = s.players[seat]
    gains.go_ahead(p)
    keep(s, p, option[1])
    s.then(search, seat, count - 1)

"""Chapter 12, End of the game: what is still done before scoring (P-146)."""

from __future__ import annotations

from starboard.kernel import GameOver, Seat

from ..box import CIV_CARDS
from ..components import REPUBLIC
from ..grid import squares_of
from ..scoring import result, total
from ..state import LATE_CARDS, LATE_CIV, LATE_TECH, OVER, STORED, Table
from . import civ, gains, tracks
from .biomass import place_stored
from .civ import order
from .confirming import last_moves


def end_game(s: Table) -> None:
    """P-146 to P-149 Stored patches, technologies and cards of the end, civ milestones; then the
    score."""
    s.phase = STORED
    s.then_each(range(len(s.players)), place_stored)  # P-147
    s.then(late_technologies)
    s.then(late_cards)
    s.then(late_civ)
    s.then(score)


def late_technologies(s: Table) -> None:
    """P-148, P-255 End-of-game technologies, from the last commander clockwise."""
    s.phase = LATE_TECH
    for seat in order(s):
        p = s.players[seat]
        p.moves = 0
        if p.corporation == REPUBLIC and p.has(4):
            s.then(civ.search, seat, 2)
            s.then(last_moves, seat)


def late_cards(s: Table) -> None:
    """P-149 Then all players make the advances of their end-of-game civ cards."""
    s.phase = LATE_CARDS
    seats = [p.seat for p in s.players if advances_of(p.cards)]
    if seats:
        s.then_each(seats, carry_out_cards)


def advances_of(cards: int) -> int:
    """P-149 The advances of end-of-game civ cards (Gaming Commission, Planet Lottery)."""
    return sum(CIV_CARDS[card].advance for card in squares_of(cards))


def carry_out_cards(s: Table, seat: Seat) -> None:
    """P-149 A player's advances; then the last points are spent (P-106)."""
    free_advances(s, seat, advances_of(s.players[seat].cards))
    s.then(last_moves, seat)


def free_advances(s: Table, seat: Seat, count: int) -> None:
    """P-106, P-149, P-263 Free steps; before each rovers may move, and technologies be used."""
    for _ in range(count):
        s.then(gains.resolve, seat, ((tracks.several_advances, seat, 1, 1, 0),))


def late_civ(s: Table) -> None:
    """P-149 Last, civ milestones that were reached by them, from the last commander clockwise."""
    s.phase = LATE_CIV
    for seat in order(s):
        if s.players[seat].ranks:
            s.then(late_part, seat)


def late_part(s: Table, seat: Seat) -> None:
    """P-149 A player's part of the last civ phase."""
    p = s.players[seat]
    for rank in sorted(p.ranks):
        s.then(civ.look, seat, rank)
    p.ranks = ()
    s.then(late_again, seat, p.cards)


def late_again(s: Table, seat: Seat, had: int) -> None:
    """P-149 Carry out the end-of-game cards taken since the player had these; then the last points
    are spent."""
    p = s.players[seat]
    count = advances_of(p.cards & ~had)
    if count:
        free_advances(s, seat, count)
        s.then(late_again, seat, p.cards)
    s.then(last_moves, seat)


def score(s: Table) -> None:
    """P-150 The game is over."""
    s.phase = OVER
    for p in s.players:
        s.tell("scored", "P-160", seat=p.seat, medals=int(total(s, p.seat)))
    raise GameOver(result(s))

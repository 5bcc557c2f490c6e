"""Chapter 12, End of the game: what is still done before scoring (P-146)."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Flow

from ..box import CIV_CARDS
from ..grid import squares_of
from ..kinds import REPUBLIC
from ..state import LATE_CARDS, LATE_CIV, LATE_TECH, OVER, Player, Table, Thing
from .agenda import does, side_by_side
from .civ import order


def place_stored(s: Table) -> Flow[None]:
    """P-147 First all stored patches are placed."""
    yield from side_by_side(s, [p.seat for p in s.players if p.todo])
    for p in s.players:
        p.moves = 0
        if p.corporation == REPUBLIC and p.has(4):
            p.todo += [("last-moves",), ("search", 2)]
    s.phase = LATE_TECH


def late_technologies(s: Table) -> Flow[None]:
    """P-148, P-255 Then end-of-game technologies, from the last commander clockwise."""
    for seat in order(s):
        if s.players[seat].todo:
            yield from side_by_side(s, [seat])
            yield CHECKPOINT
    for p in s.players:
        carry_out_cards(p, p.cards)
    s.phase = LATE_CARDS


def carry_out_cards(p: Player, cards: int) -> None:
    """P-149 The advances of end-of-game civ cards (Gaming Commission, Planet Lottery)."""
    steps = sum(CIV_CARDS[card].advance for card in squares_of(cards))
    if steps:
        p.todo += [("last-moves",), *_advances(steps)]


def _advances(count: int) -> list[Thing]:
    """P-106, P-149, P-263 Free steps; before each rovers may move, and technologies be used."""
    step = ("advances", 1, 1, 0)
    return [("any", (step,))] * count


def late_cards(s: Table) -> Flow[None]:
    """P-149 Last, all players make the advances of their end-of-game cards."""
    yield from side_by_side(s, [p.seat for p in s.players if p.todo])
    s.phase = LATE_CIV


def late_civ(s: Table) -> Flow[None]:
    """P-149 Civ milestones reached by them; a further end-of-game card is carried out too."""
    for seat in order(s):
        p = s.players[seat]
        if p.ranks and not p.todo:
            p.todo.append(("late-part", p.cards, p.ranks))
            p.ranks = ()
        if p.todo:
            yield from side_by_side(s, [seat])
            yield CHECKPOINT
    s.phase = OVER


@does("late-part")
def late_part(s: Table, p: Player, had: int, ranks: tuple[int, ...]) -> None:
    """P-149 A player's part of the last civ phase; ``had`` are the cards carried out before."""
    p.todo.append(("late-again", had))
    for rank in sorted(ranks, reverse=True):
        p.todo.append(("civ", rank))


@does("late-again")
def late_again(s: Table, p: Player, had: int) -> None:
    """P-149 Carry out the end-of-game cards taken just now; then the last points are spent."""
    p.todo.append(("last-moves",))
    steps = sum(CIV_CARDS[card].advance for card in squares_of(p.cards & ~had))
    if steps:
        p.todo.append(("late-again", p.cards))
        p.todo += _advances(steps)

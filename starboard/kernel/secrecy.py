"""Who may see what: marking what becomes known, and dealing anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .chance import below, shuffle

if TYPE_CHECKING:
    from .position import State


def reveal(s: State) -> None:
    """Something hidden has become known to somebody: no undo may go back behind this."""
    s.reveals += 1


def draw(s: State, pile: list[Any]) -> Any:
    """Take the top card (the end of the list) and mark that it has been seen."""
    s.reveals += 1
    return pile.pop()


def deal_anew(s: State, *piles: list[Any]) -> None:
    """Pool what lies in these piles, shuffle, and deal the same numbers back, in place."""
    # In order first: the world of a seed may depend on what can lie there, never on what does.
    pool = sorted(card for pile in piles for card in pile)
    shuffle(s, pool)
    start = 0
    for pile in piles:
        end = start + len(pile)
        pile[:] = pool[start:end]
        start = end


def pick(s: State, items: Any) -> Any:
    """One of them, at random."""
    return items[below(s, len(items))]

"""Who may see what: marking what becomes known, dealing anew what a seat cannot know.

A field of a state may say in one word who knows it::

    fuel: list[int] = hidden("fuel")        # nobody
    hands: list[list[int]] = owned("fuel")  # by seat: the seat itself

What a seat is shown (``known_to``) and what is dealt anew for it (``resample``) follow from that.
The cards of a pool may lie in any of its places, as far as a seat can tell. Where one word cannot
say it (a deck whose top shows one side), a game writes its own.
"""

from __future__ import annotations

from dataclasses import MISSING, field
from typing import Any, TypeVar

from .chance import Position, below, shuffle

S = TypeVar("S", bound=Position)

#: What stands in the place of a card that a seat cannot see.
FACE_DOWN = -1


def hidden(pool: str, default_factory: Any = MISSING) -> Any:
    """A field that nobody may see: a pile."""
    return field(default_factory=default_factory, metadata={"secret": ("hidden", pool)})


def owned(pool: str, default_factory: Any = MISSING) -> Any:
    """A field by seat, seen by that seat: a pile each, or one card each (0: none)."""
    return field(default_factory=default_factory, metadata={"secret": ("owned", pool)})


def known_to(s: S, seat: int | None) -> S:
    """The state as a seat may know it: other cards lie face down. Scenes are drawn from this."""
    if not s.SECRETS:
        return s
    seen = s.copy()
    for name, (who, _) in s.SECRETS.items():
        value = getattr(s, name)
        if who == "owned":
            hidden_from = [each if n == seat else _held(each) for n, each in enumerate(value)]
            setattr(seen, name, hidden_from)
        else:
            setattr(seen, name, _covered(value))
    return seen


def _held(value: Any) -> Any:
    """What another seat holds: a pile, one card, or none (0)."""
    return _covered(value) if isinstance(value, list) or value else 0


def _covered(value: Any) -> Any:
    return [_covered(each) for each in value] if isinstance(value, list) else FACE_DOWN


def resample(s: Position, seat: int | None) -> None:
    """Deal anew all fields that say who may know them, as far as the seat does not."""
    pools: dict[str, list[list[Any]]] = {}
    singles: list[tuple[list[Any], list[list[Any]]]] = []  # by seat one card, and as piles
    for name, (who, pool) in s.SECRETS.items():
        value = getattr(s, name)
        if value and not isinstance(value[0], list):
            piles = [[card] if card else [] for card in value] if who == "owned" else [value]
            if who == "owned":
                singles.append((value, piles))
        else:
            piles = value
        others = [pile for n, pile in enumerate(piles) if who == "hidden" or n != seat]
        pools.setdefault(pool, []).extend(others)
    for piles in pools.values():
        deal_anew(s, *piles)
    for value, piles in singles:
        value[:] = [pile[0] if pile else 0 for pile in piles]


def reveal(s: Position) -> None:
    """Something hidden has become known to somebody: no undo may go back behind this."""
    s.reveals += 1


def draw(s: Position, pile: list[Any]) -> Any:
    """Take the top card (the end of the list) and mark that it has been seen."""
    s.reveals += 1
    return pile.pop()


def deal_anew(s: Position, *piles: list[Any]) -> None:
    """Pool what lies in these piles, shuffle, and deal the same numbers back, in place."""
    # In order first: the world of a seed may depend on what can lie there, never on what does.
    pool = sorted(card for pile in piles for card in pile)
    shuffle(s, pool)
    start = 0
    for pile in piles:
        end = start + len(pile)
        pile[:] = pool[start:end]
        start = end


def pick(s: Position, items: Any) -> Any:
    """One of them, at random."""
    return items[below(s, len(items))]

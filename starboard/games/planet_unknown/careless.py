"""How the others play on in a try: tiles that lie close together, and no more thought than that.

What they make of their planets is theirs alone; what matters to whoever searches is which tiles
they take, and that their ground does not fall to pieces, which would end the game too early.
"""

from __future__ import annotations

from starboard.kernel import Ask, Option, any_of

from .box import SQUARES
from .glance import beside
from .grid import BASE
from .legality.placements import Placements
from .quick import playout
from .state import Player, Table

#: How many places of a tile are looked at.
LOOKS = 6
#: Questions that come in nearly every turn; others are rare, and are answered with more thought.
_STOPS = frozenset({"finish", "last-moves", "early-moves"})


def careless(s: Table, ask: Ask, r: float) -> Option:
    """A legal answer that does no harm, in a few microseconds."""
    key = ask.key
    if key == "place":
        return _place(s.players[ask.seat], ask, r)
    if key in _STOPS:
        return ask.options[0]
    if key == "next":
        return ask.options[0]  # things come before steps of rovers
    if key == "take":
        several = [option for option in ask.options if option[0] in ("take", "discard")]
        return several[int(r * len(several))]
    return playout(s, ask, r)


def _place(p: Player, ask: Ask, r: float) -> Option:
    """Of some places drawn, the one that touches most."""
    options = ask.options
    if not isinstance(options, Placements) or not options.ways():
        return any_of(options, r)
    walls = ~((SQUARES & ~(p.tiles | p.patches)) << BASE)
    best, chosen = -1, None
    for _ in range(LOOKS):
        option = options.pick(r)
        r = r * 7919.7 % 1
        if option[0] == "place":
            _, way, at = option
            touched = 0
            for squares in beside(p.hand, way):
                touched += (squares << at & walls).bit_count()
            if touched > best:
                best, chosen = touched, option
    return chosen or any_of([o for o in options if o[0] == "place"], r)

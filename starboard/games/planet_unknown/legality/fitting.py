"""Where tiles have room: all places of a shape at once, by shifting and masking sets of squares.

Nothing is done more often than this. What depends on the outline of a tile alone is found for
all tiles of its shape; what its parts add (P-199, P-333) comes after it.
"""

from __future__ import annotations

from functools import cache, lru_cache

from ..box import EDGE, PLANETS, SQUARES, TILES
from ..components import ARASHI, INNER, K273, OUTER, PERSEPHONE, TARTARUS, Tile, Turn
from ..grid import BASE, SECOND, around, square

#: All that the places of a shape depend on: tiles, patches, the planet, the event's rule, and
#: whether the tile may lie alone.
Where = tuple[int, int, int, str, bool]

#: P-334 Arashi, by shape and outline: where the whole tile would lie on the ring.
_ON_RING = tuple(TILES[12 * shape].fit(PLANETS[ARASHI].ring << SECOND) for shape in range(12))


@lru_cache(1 << 6)
def fitting(shape: int, where: Where) -> tuple[int, ...]:
    """By outline: where a shape may lie.

    Bots ask for a tile several times before it lies, so the last answers are kept; few of them,
    or looking them up would cost more.
    """
    grounds = _grounds(where)
    found = TILES[12 * shape].fit(grounds[0])
    if len(grounds) > 1:
        more = TILES[12 * shape].fit(grounds[1])
        found = tuple([a | b for a, b in zip(found, more, strict=True)])
    if where[2] == ARASHI:  # P-334
        return tuple([bits & ~ring for bits, ring in zip(found, _ON_RING[shape], strict=True)])
    return found


def has_room(tile: Tile, where: Where) -> bool:
    """Is there any place for a tile?"""
    if where[2] == ARASHI:
        return any(fitting(tile.shape, where))
    grounds = _grounds(where)
    return tile.fits(grounds[0]) or (len(grounds) > 1 and tile.fits(grounds[1]))


def rooms_of(inner: Tile, outer: Tile, where: Where) -> list[int]:
    """Which of two tiles have room, where nothing but the free squares counts."""
    grounds = _grounds(where)
    if len(grounds) > 1:
        one, other = grounds
        found = [INNER] if inner.fits(one) or inner.fits(other) else []
        return [*found, OUTER] if outer.fits(one) or outer.fits(other) else found
    ground = grounds[0]
    found = [INNER] if inner.fits(ground) else []
    if outer.fits(ground):
        found.append(OUTER)
    return found


@lru_cache(1 << 4)
def _grounds(where: Where) -> tuple[int, ...]:
    """The free squares, in parts of which a tile may lie on one only (P-331, P-336).

    Each is the second set of an int; the first has those of its squares that a tile may not lie
    on with nothing else, since it must touch others.
    """
    tiles, patches, planet, rule, alone = where
    free = SQUARES & ~(tiles | patches)
    if not tiles:
        near = EDGE  # P-50
    elif alone:
        near = SQUARES
    else:
        near = around(tiles)  # P-51; a patch is no tile (P-95)
    if rule == "tile_not_on_edge":
        free &= ~EDGE
    elif rule == "tile_not_on_ice":
        free &= ~PLANETS[planet].ice
    if planet in (K273, TARTARUS):
        board = PLANETS[planet]
        one, other = (board.ice, board.land) if planet == K273 else board.sides
        one, other = free & one, free & other
        return one << SECOND | one & ~near, other << SECOND | other & ~near
    return (free << SECOND | free & ~near,)


def forget() -> None:
    """Keep nothing of what was found: for measurements."""
    fitting.cache_clear()
    _grounds.cache_clear()


# ---- what the parts add --------------------------------------------------------------------------


def fit_parts(free: tuple[int, int], first: int, turn: Turn) -> int:
    """Like fit(), with squares of its own for either part; ``first`` is the first one's terrain."""
    bits = -1
    for dx, dy, terrain, _, _ in turn.cells:
        shift = square(dx, dy)
        mask = free[terrain != first]
        bits &= mask >> shift if shift >= 0 else mask << -shift
    return bits & SQUARES


@cache
def allowed(number: int, parts: tuple[int, int]) -> tuple[int, ...]:
    """P-333 Persephone, by way: where the tile lies with no icon in the quarter that bans it."""
    found = []
    for turn in TILES[number].way:
        bits = SQUARES
        for icon, resource in zip(turn.icons, parts, strict=True):
            shift = icon.bit_length() - 1 - BASE
            banned = PLANETS[PERSEPHONE].forbidden[resource]
            bits &= ~(banned >> shift if shift >= 0 else banned << -shift)
        found.append(bits)
    return tuple(found)

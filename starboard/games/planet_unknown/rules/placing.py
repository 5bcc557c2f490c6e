"""Chapter 4: laying tiles, and what that destroys."""

from __future__ import annotations

from ..box import TILES
from ..components import COALITION
from ..grid import BASE, squares_of
from ..state import DESTROYED, Player, Table, laid_as


def lay(s: Table, p: Player, number: int, way: int, at: int) -> None:
    """P-43, P-48 Lay a tile; what it covers is destroyed, and its meteor strikes, at once."""
    tile = TILES[number]
    turn = tile.way[way]
    body = turn.body << at >> BASE
    if s.told is not None:  # listing the squares takes longer than laying the tile
        s.tell_of(p, "placed", "P-43", tile=number, square=tuple(squares_of(body)))
    p.tiles |= body
    p.fresh |= body
    first, second = tile.resources
    p.terrain[first] |= turn.parts[0] << at >> BASE
    p.terrain[second] |= turn.parts[1] << at >> BASE
    p.icons[first] |= turn.icons[0] << at >> BASE
    p.icons[second] |= turn.icons[1] << at >> BASE
    p.laid.append(laid_as(number, way, at))
    destroy_under(s, p, body)
    meteor = turn.meteor << at >> BASE
    if meteor:
        p.symbols |= meteor
        if not (p.corporation == COALITION and p.has(4)):  # P-245
            p.meteorites |= meteor  # P-133
            s.tell_of(p, "meteorite", "P-133", square=meteor.bit_length() - 1)


def destroy_under(s: Table, p: Player, body: int) -> None:
    """P-57, P-110 A piece put on lifepods and rovers destroys them, and what they carry."""
    lost = p.lifepods & body
    if lost:
        p.lifepods &= ~body
        for at in squares_of(lost):
            s.tell_of(p, "lifepod-destroyed", "P-57", square=at)
    for rover, at in enumerate(p.rovers):
        if at >= 0 and body >> at & 1:
            destroy_rover(s, p, rover)


def destroy_rover(s: Table, p: Player, rover: int) -> None:
    """P-10, P-282 A destroyed rover never returns; its load is lost with it."""
    s.tell_of(p, "rover-destroyed", "P-57", rover=rover, square=p.rovers[rover])
    p.rovers[rover] = DESTROYED
    p.cargo &= ~(1 << rover)

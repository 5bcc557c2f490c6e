"""Chapters 9 and 11, rovers, meteorites and lifepods."""

from __future__ import annotations

from functools import cache

from starboard.kernel import Ask, Flow, Option, Refusal

from ..box import EVENTS, PLANETS, SQUARES, TILES
from ..grid import BASE, around, column, row, square, squares_of
from ..kinds import CIV as CIV_ICON
from ..kinds import COSMOS, ENERGY, HORIZON, JUMP, REPUBLIC, ROVER, TARTARUS, WATER
from ..state import ON_BOARD, SPAN, Player, Table, unpacked
from ..words import refusal
from .agenda import Asked, asks, choice_of, does, tell
from .placing import restriction, terrain_of
from .squares import OnSquares
from .tracks import may_wait


def _diagonals(at: int) -> int:
    bits = 0
    for dx in (-1, 1):
        for dy in (-1, 1):
            x, y = column(at) + dx, row(at) + dy
            if 0 <= x < 12 and 0 <= y < 12:
                bits |= 1 << square(x, y)
    return bits & SQUARES


#: P-105 The squares that share a side with a square, and those that share a corner only.
_SIDE_BY_SIDE = {at: around(1 << at) & SQUARES for at in squares_of(SQUARES)}
_CORNERS = {at: _diagonals(at) for at in squares_of(SQUARES)}


def _same_side(at: int) -> int:
    """P-336 Tartarus: the squares on this side of the chasm."""
    first, second = PLANETS[TARTARUS].sides
    return first if first >> at & 1 else second


def _crossings(at: int) -> int:
    """P-336 Tartarus: where a diagonal step may lead over the chasm."""
    bits = 0
    for a, b in PLANETS[TARTARUS].diagonals:
        bits |= 1 << b if at == a else 1 << a if at == b else 0
    return bits


def closed(s: Table, p: Player) -> int:
    """P-109, P-199 Squares that no rover may enter now: other rovers, terrain of an event."""
    bits = p.on_planet()
    if s.event >= 0 and restriction(s) == "rover_not_onto":
        bits |= terrain_of(p, EVENTS[s.event].terrain)
    return bits


def neighbours(p: Player, at: int) -> int:
    """P-105, P-273, P-336 Where one step may lead from here, on this planet."""
    bits = _SIDE_BY_SIDE[at]
    diagonal = _CORNERS[at] if p.corporation == COSMOS and p.has(0) else 0
    if p.planet == TARTARUS:
        side = _same_side(at)
        return bits & side | diagonal & (side | _crossings(at))
    return bits | diagonal


def movements(s: Table, p: Player) -> list[Option]:
    """P-105, P-106 Every step and teleport that the movement points allow."""
    if p.moves <= 0:
        return []
    shut = None
    options: list[Option] = []
    free_ground = terrain_of(p, ENERGY) if p.corporation == COSMOS and p.has(3) else 0
    for rover, at in enumerate(p.rovers):
        if at < 0:
            continue
        if shut is None:
            shut = closed(s, p)
        if free_ground and p.glided:
            # A free step back to where one has been changes nothing: it is not offered again
            # before something has changed, or a turn could go on for ever (P-276).
            been = free_ground & glided_over(p, rover)
            options += _steps(rover, within_reach(s, p, rover) & ~shut & ~been)
        else:
            options += _steps(rover, neighbours(p, at) & ~shut)
        if p.corporation == REPUBLIC or p.corporation == JUMP:
            options += [("teleport", rover, to) for to in squares_of(_targets(p, at) & ~shut)]
    return options


def glided_over(p: Player, rover: int) -> int:
    """P-276 The squares that a rover has come over for nothing since something changed."""
    return p.glided >> SPAN * rover & SQUARES


def within_reach(s: Table, p: Player, rover: int) -> int:
    """P-105, P-276 Where one step may lead, also from squares to which the rover can glide back.

    It has picked up there what there was, so the way back over them is no question of its own.
    """
    back = glided_over(p, rover) & terrain_of(p, ENERGY) & ~closed(s, p) if p.glided else 0
    seen = new = 1 << p.rovers[rover]
    found = 0
    while new:
        steps = 0
        for at in squares_of(new):
            steps |= neighbours(p, at)
        found |= steps
        new = steps & back & ~seen
        seen |= new
    return found


@cache
def _steps(rover: int, squares: int) -> tuple[Option, ...]:
    """P-105 The steps of a rover to these squares; kept, for the same few come again and again."""
    return tuple([("step", rover, to) for to in squares_of(squares)])


def _targets(p: Player, at: int) -> int:
    """P-253, P-293 Where a rover may be teleported for a point."""
    bit = 1 << at
    if p.corporation == REPUBLIC and p.has(2) and p.icons[CIV_ICON] & bit:
        return p.icons[CIV_ICON] & ~bit
    if p.corporation == JUMP and p.has(1) and not p.used & 2 and p.tiles & bit:
        own = next(body for body in bodies(p) if body & bit)
        for kind in range(6):
            if p.terrain[kind] & bit:
                return p.terrain[kind] & p.tiles & ~own
    return 0


def bodies(p: Player) -> list[int]:
    """The squares of every laid tile."""
    found = []
    for code in p.laid:
        tile, way, at = unpacked(code)
        found.append(TILES[tile].way[way].body << at >> BASE)
    return found


def why_not_step(s: Table, p: Player, rover: int, to: int) -> Refusal | None:
    """P-105 to P-109 Why this rover cannot take a step to that square."""
    at = p.rovers[rover]
    if p.moves <= 0:
        return refusal("P-106", "no-moves")
    if not within_reach(s, p, rover) >> to & 1:
        if p.planet == TARTARUS and _SIDE_BY_SIDE[at] >> to & 1:
            return refusal("P-336", "rover-over-chasm")
        return refusal("P-105", "too-far")
    if p.on_planet() >> to & 1:
        return refusal("P-109", "rover-there")
    if closed(s, p) >> to & 1:
        return refusal("P-199", "event-rover", event=s.event)
    if ("step", rover, to) not in movements(s, p):
        return refusal("P-276", "glided")
    return None


def move(s: Table, p: Player, option: Option) -> None:
    """P-105, P-111 Carry out a step or a teleport."""
    kind, rover, to = option
    if kind == "step":
        if p.corporation == COSMOS and p.has(3) and terrain_of(p, ENERGY) >> to & 1:
            p.glided |= (1 << p.rovers[rover] | 1 << to) << SPAN * rover  # P-276 costs nothing
        else:
            p.moves -= 1
            p.glided = 0
        if s.told is not None:
            tell(s, p, "rover-moved", "P-105", rover=rover, square=to)
    else:
        p.moves -= 1
        if p.corporation == JUMP:
            p.used |= 2
        tell(s, p, "rover-teleported", "P-111", rover=rover, square=to)
    enter(s, p, rover, to)


def enter(s: Table, p: Player, rover: int, to: int) -> None:
    """P-108 A rover that comes to a square collects what lies there."""
    p.rovers[rover] = to
    bit = 1 << to
    if p.lifepods & bit:
        p.lifepods &= ~bit
        p.glided = 0
        collect_lifepod(s, p)
    if p.corporation == HORIZON:
        _haul(s, p, rover, bit)
    elif p.meteorites & bit:
        p.meteorites &= ~bit
        p.glided = 0
        collect_meteorite(s, p)


def _haul(s: Table, p: Player, rover: int, bit: int) -> None:
    """P-280, P-281, P-286 Horizon: deliver on a rover icon, pick up, sink in water."""
    mark = 1 << rover
    loaded, depot = p.cargo & mark, p.icons[ROVER] & bit
    if depot and loaded:
        p.cargo &= ~mark
        collect_meteorite(s, p)
    if p.meteorites & bit and not p.cargo & mark:
        p.meteorites &= ~bit
        if depot:
            collect_meteorite(s, p)
        else:
            p.cargo |= mark
            tell(s, p, "picked-up", "P-280", rover=rover)
    if loaded and p.cargo & mark and p.has(3) and p.terrain[WATER] & bit:
        p.todo.append(("sink", rover))


@asks("sink")
def sink(s: Table, seat: int, rover: int) -> Flow[None]:
    """P-286 Horizon 4: a meteorite carried onto water may be destroyed."""
    options: list[Option] = [("sink", rover), ("keep-load",)]
    option = yield Ask(seat, "sink", "P-286", options, rover=rover)
    if option[0] == "sink":
        p = s.players[seat]
        p.cargo &= ~(1 << rover)
        tell(s, p, "meteorite-destroyed", "P-286", count=1)


def collect_meteorite(s: Table, p: Player) -> None:
    """P-135 A collected meteorite scores; Horizon 3 adds a patch (P-285)."""
    p.stones += 1
    tell(s, p, "meteorite-collected", "P-108", count=p.stones)
    if p.corporation == HORIZON and p.has(2):
        p.todo.append(("patch",))


def collect_lifepod(s: Table, p: Player) -> None:
    """P-108, P-137 A collected lifepod goes to the scoring area, or where the owner says."""
    tell(s, p, "lifepod-collected", "P-108")
    if p.corporation == COSMOS:
        p.todo.append(("park",))  # P-270
    elif p.corporation == JUMP:
        p.todo.append(("pod",))  # P-290
    else:
        p.rescued += 1


# ---- deploying ---------------------------------------------------------------------------------


@does("deploy")
def reach_rover(s: Table, p: Player) -> None:
    """P-100 to P-103 A rover milestone: deploy on the tile of this round, or wait for it."""
    if may_wait(s, p):
        p.waiting += 1
        tell(s, p, "rover-waits", "P-102")
    else:
        p.todo.append(("deploy-now",))


@asks("deploy-now")
def deploy(s: Table, seat: int) -> Asked | None:
    """P-100 Put a rover of your board onto any square of the tile you placed this round."""
    p = s.players[seat]
    if ON_BOARD not in p.rovers:
        return None  # P-103
    options = OnSquares("deploy", p.fresh & ~(p.patches | p.on_planet()), [])  # P-95
    return choice_of(s, p, options, "deploy", "P-100", deployed)


def deployed(s: Table, p: Player, option: Option) -> None:
    """P-100, P-108 The rover is on the planet, and collects what lies there."""
    rover = p.rovers.index(ON_BOARD)
    tell(s, p, "deployed", "P-100", rover=rover, square=option[1])
    enter(s, p, rover, option[1])


# ---- pieces taken by cards and events ----------------------------------------------------------


@asks("take-lifepods")
def take_lifepods(s: Table, seat: int, count: int) -> Flow[None]:
    """P-384 Collect so many lifepods of your planet, your choice."""
    p = s.players[seat]
    options: list[Option] = [("collect-lifepod", at) for at in squares_of(p.lifepods)]
    if not count or not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "collect-lifepod", "P-384", options, count=count)
        p = s.players[seat]
    p.lifepods &= ~(1 << option[1])
    if count > 1:
        p.todo.append(("take-lifepods", count - 1))
    collect_lifepod(s, p)


@asks("take-meteorites")
def take_meteorites(s: Table, seat: int, count: int) -> Flow[None]:
    """P-199, P-288, P-315 Collect so many meteorites of your planet, your choice."""
    p = s.players[seat]
    options: list[Option] = [("collect-meteorite", at) for at in squares_of(p.rocks())]
    if not count or not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "collect-meteorite", "P-199", options, count=count)
        p = s.players[seat]
    remove_rock(p, option[1])
    if count > 1:
        p.todo.append(("take-meteorites", count - 1))
    collect_meteorite(s, p)


def remove_rock(p: Player, at: int) -> None:
    """Take away the meteorite of a square, a lying one before a carried one (P-282)."""
    bit = 1 << at
    if p.meteorites & bit:
        p.meteorites &= ~bit
    else:
        p.cargo &= ~(1 << p.rovers.index(at))


@asks("destroy-meteorites")
def destroy_meteorites(s: Table, seat: int, count: int) -> Flow[None]:
    """P-384 Destroy so many meteorites of your planet, your choice; all if there are fewer."""
    p = s.players[seat]
    options: list[Option] = [("destroy-meteorite", at) for at in squares_of(p.rocks())]
    if not count or not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "destroy-meteorite", "P-384", options, count=count)
        p = s.players[seat]
    remove_rock(p, option[1])
    tell(s, p, "meteorite-destroyed", "P-384", count=1)
    if count > 1:
        p.todo.append(("destroy-meteorites", count - 1))


@asks("relocate")
def relocate(s: Table, seat: int) -> Flow[None]:
    """P-384 Relocation Bonus: choose the rover to teleport; without one it is lost."""
    rovers = [n for n, at in enumerate(s.players[seat].rovers) if at >= 0]
    if not rovers:
        return
    rover = rovers[0]
    if len(rovers) > 1:
        options: list[Option] = [("rover", each) for each in rovers]
        _, rover = yield Ask(seat, "relocate", "P-384", options)
    s.players[seat].todo.append(("relocate-to", rover))


@asks("relocate-to")
def relocate_to(s: Table, seat: int, rover: int) -> Flow[None]:
    """P-111, P-384 Relocation Bonus: any square without another rover."""
    p = s.players[seat]
    options: list[Option] = [("teleport", rover, at) for at in squares_of(SQUARES & ~closed(s, p))]
    option = yield Ask(seat, "relocate-to", "P-384", options, rover=rover)
    p = s.players[seat]
    tell(s, p, "rover-teleported", "P-111", rover=rover, square=option[2])
    enter(s, p, rover, option[2])

"""Chapters 9 and 11, rovers, meteorites and lifepods."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Seat

from ..box import SQUARES
from ..components import COSMOS, ENERGY, HORIZON, JUMP, ROVER, WATER
from ..grid import squares_of
from ..legality.movements import closed
from ..legality.squares import OnSquares
from ..state import ON_BOARD, SPAN, Player, Table
from . import biomass, corporations, tracks


def move(s: Table, seat: Seat, option: Option) -> None:
    """P-105, P-111 Carry out a step or a teleport."""
    p = s.players[seat]
    kind, rover, to = option
    if kind == "step":
        if p.corporation == COSMOS and p.has(3) and p.ground(ENERGY) >> to & 1:
            p.glided |= (1 << p.rovers[rover] | 1 << to) << SPAN * rover  # P-276 costs nothing
        else:
            p.moves -= 1
            p.glided = 0
        s.tell_of(p, "rover-moved", "P-105", rover=rover, square=to)
    else:
        p.moves -= 1
        if p.corporation == JUMP:
            p.used |= 2
        s.tell_of(p, "rover-teleported", "P-111", rover=rover, square=to)
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
            s.tell_of(p, "picked-up", "P-280", rover=rover)
    if loaded and p.cargo & mark and p.has(3) and p.terrain[WATER] & bit:
        s.then(sink, p.seat, rover)


def sink(s: Table, seat: Seat, rover: int) -> Flow[None]:
    """P-286 Horizon 4: a meteorite carried onto water may be destroyed."""
    options: list[Option] = [("sink", rover), ("keep-load",)]
    option = yield Ask(seat, "sink", "P-286", options, rover=rover)
    if option[0] == "sink":
        p = s.players[seat]
        p.cargo &= ~(1 << rover)
        s.tell_of(p, "meteorite-destroyed", "P-286", count=1)


def collect_meteorite(s: Table, p: Player) -> None:
    """P-135 A collected meteorite scores; Horizon 3 adds a patch (P-285)."""
    p.stones += 1
    s.tell_of(p, "meteorite-collected", "P-108", count=p.stones)
    if p.corporation == HORIZON and p.has(2):
        s.then(biomass.gain_patch, p.seat)


def collect_lifepod(s: Table, p: Player) -> None:
    """P-108, P-137 A collected lifepod goes to the scoring area, or where the owner says."""
    s.tell_of(p, "lifepod-collected", "P-108")
    if p.corporation == COSMOS:
        s.then(corporations.park, p.seat)  # P-270
    elif p.corporation == JUMP:
        s.then(corporations.use_lifepod, p.seat)  # P-290
    else:
        p.rescued += 1


# ---- deploying ---------------------------------------------------------------------------------


def reach_rover(s: Table, seat: Seat) -> None:
    """P-100 to P-103 A rover milestone: deploy on the tile of this round, or wait for it."""
    p = s.players[seat]
    if tracks.may_wait(s, p):
        p.waiting += 1
        s.tell_of(p, "rover-waits", "P-102")
    else:
        s.then(deploy, seat)


def deploy(s: Table, seat: Seat) -> Flow[None]:
    """P-100, P-108 Put a rover of your board onto any square of the tile you placed this round; it
    collects what lies there."""
    p = s.players[seat]
    options = OnSquares("deploy", p.fresh & ~(p.patches | p.on_planet()), [])  # P-95
    if ON_BOARD not in p.rovers or not len(options):
        return  # P-103
    option = options[0] if len(options) == 1 else (yield Ask(seat, "deploy", "P-100", options))
    p = s.players[seat]
    rover = p.rovers.index(ON_BOARD)
    s.tell_of(p, "deployed", "P-100", rover=rover, square=option[1])
    enter(s, p, rover, option[1])


# ---- pieces taken by cards and events ----------------------------------------------------------


def take_lifepods(s: Table, seat: Seat, count: int) -> Flow[None]:
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
    collect_lifepod(s, p)
    if count > 1:
        s.then(take_lifepods, seat, count - 1)


def take_meteorites(s: Table, seat: Seat, count: int) -> Flow[None]:
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
    collect_meteorite(s, p)
    if count > 1:
        s.then(take_meteorites, seat, count - 1)


def remove_rock(p: Player, at: int) -> None:
    """Take away the meteorite of a square, a lying one before a carried one (P-282)."""
    bit = 1 << at
    if p.meteorites & bit:
        p.meteorites &= ~bit
    else:
        p.cargo &= ~(1 << p.rovers.index(at))


def destroy_meteorites(s: Table, seat: Seat, count: int) -> Flow[None]:
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
    s.tell_of(p, "meteorite-destroyed", "P-384", count=1)
    if count > 1:
        s.then(destroy_meteorites, seat, count - 1)


def relocate(s: Table, seat: Seat) -> Flow[None]:
    """P-384 Relocation Bonus: choose the rover to teleport; without one it is lost."""
    rovers = [n for n, at in enumerate(s.players[seat].rovers) if at >= 0]
    if not rovers:
        return
    rover = rovers[0]
    if len(rovers) > 1:
        options: list[Option] = [("rover", each) for each in rovers]
        _, rover = yield Ask(seat, "relocate", "P-384", options)
    s.then(relocate_to, seat, rover)


def relocate_to(s: Table, seat: Seat, rover: int) -> Flow[None]:
    """P-111, P-384 Relocation Bonus: any square without another rover."""
    p = s.players[seat]
    options: list[Option] = [("teleport", rover, at) for at in squares_of(SQUARES & ~closed(s, p))]
    option = yield Ask(seat, "relocate-to", "P-384", options, rover=rover)
    p = s.players[seat]
    s.tell_of(p, "rover-teleported", "P-111", rover=rover, square=option[2])
    enter(s, p, rover, option[2])

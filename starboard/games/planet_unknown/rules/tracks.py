"""Chapter 5, Tracks and advancing, with chapters 6 (milestones), 7 and 8 as far as tracks go."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..box import CORPORATIONS, PLANETS, TILES
from ..grid import BASE, around
from ..kinds import (
    BIOMASS,
    CIV,
    COALITION,
    COSMOS,
    ENERGY,
    FLUX,
    JUMP,
    OASIS,
    REPUBLIC,
    ROVER,
    TECH,
    WATER,
    WORMHOLE,
    Space,
)  # fmt: skip
from ..state import CIV_PHASE, EVENT, EVENT_CIV, LATE_CIV, TURNS, Player, Table, Thing, unpacked
from .agenda import Asked, asks, choice_of, does, tell
from .placing import restriction

#: P-383 Unionization: synergy boosts do not work. P-77 Event G04: no bonus of any kind.
NO_BOOST, NO_BONUS = 1, 2


def spot(p: Player, track: int, at: int) -> tuple[int, int]:
    """P-301 The column and space where a tracker stands; Oasis's water goes its own way."""
    if track == WATER and p.corporation == OASIS:
        return CORPORATIONS[OASIS].path[at]
    return track, at


def space(p: Player, track: int, at: int) -> Space:
    """The space of a track."""
    return CORPORATIONS[p.corporation].ways[track][at]


#: Corporations whose trackers may have something in their way (P-271, P-302).
_HAMPERED = (COSMOS, OASIS)


def next_space(p: Player, track: int, step: int = 1) -> int:
    """Where a tracker goes with one step, up or (-1) down; -1 if it cannot move."""
    at = p.tracks[track] + step
    top = CORPORATIONS[p.corporation].tops[track]
    if at < 0 or at > top:
        return -1
    if p.corporation not in _HAMPERED:
        return at
    if p.corporation == COSMOS:
        parked = p.parked[track]
        while 0 <= at <= top and parked >> at & 1:  # P-271
            at += step
    else:
        others = {spot(p, t, p.tracks[t]) for t in range(5) if t != track}
        while 0 <= at <= top and spot(p, track, at) in others:
            if not p.has(0):  # P-302 blocked; P-304 technology 1 skips the blocking tracker
                return -1
            at += step
    return at if 0 <= at <= top else -1


def can_advance(p: Player, track: int) -> bool:
    """P-72, P-104 At the top only the rover tracker still gains something."""
    if track == ROVER and p.tracks[ROVER] == p.top(ROVER):
        return True
    return next_space(p, track) >= 0


def is_blocked(p: Player, track: int) -> bool:
    """P-302 Oasis: does another tracker keep this one from advancing?"""
    below_top = p.tracks[track] < p.top(track)
    return p.corporation == OASIS and below_top and next_space(p, track) < 0


def movable(p: Player, tracks: tuple[int, ...] = (0, 1, 2, 3, 4)) -> list[int]:
    """P-73 The trackers among these that can advance."""
    if p.corporation in _HAMPERED:
        return [track for track in tracks if can_advance(p, track)]
    at, tops = p.tracks, CORPORATIONS[p.corporation].tops
    return [track for track in tracks if at[track] < tops[track] or track == ROVER]


@does("advance")
def advance(s: Table, p: Player, track: int, quiet: int = 0) -> None:
    """P-9, P-67 Move a tracker one space up and gain what that space gives."""
    board = CORPORATIONS[p.corporation]
    at = next_space(p, track)
    if at < 0:
        if track == ROVER and p.tracks[ROVER] == p.top(ROVER):  # P-104
            if not quiet & NO_BONUS:
                gain_moves(s, p, rover_number(p, board.top_move))
        else:
            tell(s, p, "stuck", "P-302" if is_blocked(p, track) else "P-72", track=track)
        return
    p.tracks[track] = at
    if s.told is not None and not s.before[p.seat]:  # else it is told with the turn
        tell(s, p, "advanced", "P-65", track=track, space=at)
    if not quiet & NO_BONUS:
        gain(s, p, board.ways[track][at], track, quiet)


def rover_number(p: Player, number: int) -> int:
    """P-113, P-243, P-314 A movement number of the rover track, raised by technologies."""
    if (p.corporation == COALITION and p.has(2)) or (
        p.corporation == FLUX and p.flux == ROVER and p.has(2)
    ):
        return number + 1
    return number


def gain_moves(s: Table, p: Player, points: int) -> None:
    """P-106 Movement points go into one pool."""
    p.moves += points
    p.glided = 0
    if s.told is not None:
        tell(s, p, "moves", "P-106", points=points)


def gain(s: Table, p: Player, what: Space, track: int, quiet: int = 0) -> None:
    """P-67, P-70 Gain every bonus of a space; what needs a choice is resolved in any order."""
    if what.move:
        gain_moves(s, p, rover_number(p, what.move))
    if not what.more:
        return
    rule = restriction(s)
    things: list[Thing] = []
    improved = p.corporation == FLUX and p.has(2)
    if rule != "no_milestones":  # P-199: R05 and R19
        if what.civ:
            rank = min(4, what.civ + (improved and p.flux == CIV))
            things += reach_civ(s, p, rank, quiet)
        if what.tech:
            things += unlock(s, p, what.tech - 1)
        if what.patch:
            things += [("patch",)] * (what.patch * (2 if improved and p.flux == BIOMASS else 1))
        if what.rover:
            things += [("deploy",)] * what.rover
    if what.choice >= 0:
        things.append(("choice", what.choice, quiet))
    if what.synergy and rule != "no_synergy" and not quiet & NO_BOOST:
        doubled = 2 if improved and p.flux == WATER and track == WATER else 1  # P-314
        things += [("boost",)] * (what.synergy * doubled)
    if len(things) == 1 and not p.moves and not p.unlocked:
        p.todo.append(things[0])  # nothing else could be done first
    elif things:
        p.todo.append(("any", tuple(things)))


def reach_civ(s: Table, p: Player, rank: int, quiet: int = 0) -> list[Thing]:
    """P-80, P-82, P-83 A civ milestone waits for the civ phase; within it, it comes at once."""
    tell(s, p, "civ-milestone", "P-80", rank=rank)
    things: list[Thing] = []
    if s.phase in (CIV_PHASE, EVENT_CIV, LATE_CIV):
        things.append(("civ", rank))
    else:
        p.ranks = tuple(sorted((*p.ranks, rank)))
    if p.corporation == REPUBLIC:
        things.append(("back-other",))  # P-250
        if p.has(3) and restriction(s) != "no_synergy" and not quiet & NO_BOOST:
            things.append(("boost",))  # P-254
    return things


def unlock(s: Table, p: Player, technology: int) -> list[Thing]:
    """P-120, P-121 Entering a tech milestone unlocks its technology for good."""
    new = not p.has(technology)
    if p.corporation == FLUX:  # P-310, P-311
        p.unlocked = 1 << technology
        tell(s, p, "unlocked", "P-311", technology=10 * p.corporation + technology)
        return [("token",)]
    if not new:
        return []
    p.unlocked |= 1 << technology
    tell(s, p, "unlocked", "P-120", technology=10 * p.corporation + technology)
    if p.corporation == COSMOS and technology == 1:
        return [("shift", 3)]  # P-274
    return []


# ---- resources of a tile -----------------------------------------------------------------------


@does("icon")
def resource(s: Table, p: Player, kind: int, laid: int) -> None:
    """P-65 A resource of a laid tile advances its tracker."""
    if kind == ENERGY:
        p.todo.append(("energy", laid, ENERGY))
    elif kind == WATER:
        steps = water_steps(p, *unpacked(p.laid[laid]))
        if not steps:
            tell(s, p, "no-ice", "P-87")
            return
        if steps > 1:
            p.todo += [("any", (("advance", WATER),))] * (steps - 1)
        advance(s, p, WATER)
    else:
        advance(s, p, kind)


@does("barren")
def barren(s: Table, p: Player) -> None:
    """P-260 Wormhole: biomass that touched none when its tile was laid advances nothing."""
    tell(s, p, "no-biomass-next-to-it", "P-260")


def part_of(tile: int, way: int, at: int, kind: int) -> int:
    """The squares of one part of a laid tile."""
    turn = TILES[tile].way[way]
    return turn.parts[TILES[tile].resources.index(kind)] << at >> BASE


def water_steps(p: Player, tile: int, way: int, at: int) -> int:
    """P-87, P-244, P-300 How often a water resource advances: by its squares on ice."""
    on_ice = (part_of(tile, way, at, WATER) & PLANETS[p.planet].ice).bit_count()
    if p.corporation == OASIS:
        return on_ice
    return (2 if p.corporation == COALITION and p.has(3) else 1) if on_ice else 0


def grows_biomass(p: Player, tile: int, way: int, at: int) -> bool:
    """P-260 Does the tile's biomass touch other biomass? Asked when the tile is laid."""
    part = part_of(tile, way, at, BIOMASS)
    return bool(around(part) & p.terrain[BIOMASS] & ~part)


@does("unplaced")
def resource_of_unplaced(s: Table, p: Player, kind: int) -> None:
    """P-88, P-132, P-141 A resource of a tile that was not placed: no condition, one step."""
    advance(s, p, kind)


# ---- synergy boosts and other free advances ----------------------------------------------------


@asks("boost")
def boost(s: Table, seat: int) -> Asked | None:
    """P-71 Synergy boost: advance any one of your trackers once."""
    p = s.players[seat]
    if s.event >= 0 and restriction(s) == "no_synergy":  # P-199: R18
        return None
    options: list[Option] = [("boost", track) for track in movable(p)]
    if p.corporation == JUMP and p.has(2) and not p.used & 4:  # P-294
        options += [("boost-twice", track) for track in movable(p)]
    return choice_of(s, p, options, "boost", "P-71", boosted)


def boosted(s: Table, p: Player, option: Option) -> None:
    """P-71, P-294 A tracker advances, or does so twice."""
    kind, track = option
    if s.told is not None:
        tell(s, p, "boosted", "P-71", track=track)
    if kind == "boost-twice":
        p.used |= 4
        p.todo.append(("any", (("advance", track),)))
    advance(s, p, track)


@asks("advances")
def several_advances(s: Table, seat: int, trackers: int, steps: int, done: int) -> Flow[None]:
    """P-69, P-73 Advance so many different trackers, each so many steps."""
    p = s.players[seat]
    options: list[Option] = [("advance", t) for t in movable(p) if not done >> t & 1]
    if not trackers or not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "advance", "P-73", options, trackers=trackers, steps=steps)
        p = s.players[seat]
    track = option[1]
    if trackers > 1:
        # P-106, P-263 between two trackers rovers may move, and technologies be used
        p.todo.append(("any", (("advances", trackers - 1, steps, done | 1 << track),)))
    p.todo += [("any", (("advance", track),))] * (steps - 1)
    advance(s, p, track)


@asks("advance-one-of")
def advance_one_of(
    s: Table, seat: int, tracks: tuple[int, ...], steps: int, bonuses: bool
) -> Flow[None]:
    """P-77, P-195 An event lets you advance one of these trackers."""
    p = s.players[seat]
    options: list[Option] = [("advance", t) for t in movable(p, tracks)]
    if not bonuses:  # P-77: without a bonus the rover tracker at the top gains nothing
        options = [("advance", t) for t in tracks if next_space(p, t) >= 0]
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "advance", "P-195", options, trackers=1, steps=steps)
        p = s.players[seat]
    for _ in range(steps):
        if bonuses or next_space(p, option[1]) >= 0:
            advance(s, p, option[1], 0 if bonuses else NO_BONUS)


# ---- stepping back -----------------------------------------------------------------------------


def steps_back(p: Player, track: int, steps: int) -> int:
    """P-74 How far a tracker can go back, at most so many steps."""
    start = p.tracks[track]
    done = 0
    while done < steps:
        at = next_space(p, track, -1)
        if at < 0:
            break
        p.tracks[track] = at
        done += 1
    p.tracks[track] = start
    return done


def step_back(s: Table, p: Player, track: int, steps: int) -> None:
    """P-9, P-75 Move a tracker down; that never gives a bonus."""
    for _ in range(steps):
        at = next_space(p, track, -1)
        if at < 0:
            return
        p.tracks[track] = at
    tell(s, p, "stepped-back", "P-75", track=track, space=p.tracks[track])


@asks("back")
def back(s: Table, seat: int, tracks: tuple[int, ...], steps: int) -> Flow[None]:
    """P-74 Step back with one of these trackers: one that can go the full way, if there is one."""
    p = s.players[seat]
    reach = {track: steps_back(p, track, steps) for track in tracks}
    best = max(reach.values())
    if not best:
        return
    options: list[Option] = [("back", track) for track in tracks if reach[track] == best]
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "back", "P-74", options, steps=steps)
        p = s.players[seat]
    step_back(s, p, option[1], steps)


@does("back-other")
def back_other(s: Table, p: Player) -> None:
    """P-250 Republic: another tracker than civ steps back once."""
    p.todo.append(("back", (WATER, BIOMASS, ROVER, TECH), 1))


# ---- Unionization ------------------------------------------------------------------------------


def _union_limit(p: Player, track: int) -> int:
    """P-383 Where a tracker stops: on 5; Wormhole's biomass on its second advance space."""
    return 2 if track == BIOMASS and p.corporation == WORMHOLE else 5


def _may_join(p: Player, track: int) -> bool:
    return 0 <= next_space(p, track) <= _union_limit(p, track)


@asks("union")
def union(s: Table, seat: int) -> Flow[None]:
    """P-383 Unionization: bring every tracker below space 5 up to it, one after the other."""
    p = s.players[seat]
    options: list[Option] = [("advance", t) for t in range(5) if _may_join(p, t)]
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "union", "P-383", options)
        p = s.players[seat]
    p.todo.append(("union",))
    p.todo.append(("union-go", option[1]))


@does("union-go")
def union_go(s: Table, p: Player, track: int) -> None:
    """P-383 One step of a tracker on its way to space 5, without synergy boosts."""
    if _may_join(p, track):
        p.todo.append(("union-go", track))
        advance(s, p, track, NO_BOOST)


def may_wait(s: Table, p: Player) -> bool:
    """P-102 Is the tile of this round still to be placed?"""
    return not p.fresh and not p.stuck and s.phase in (EVENT, EVENT_CIV, TURNS)

"""Chapter 5, Tracks and advancing, with chapters 6 (milestones), 7 and 8 as far as tracks go."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Seat, Step

from ..box import CORPORATIONS, PLANETS
from ..components import (
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
    Space,
)
from ..grid import around
from ..legality.advances import is_blocked, may_join, movable, next_space, part_of, steps_back
from ..state import CIV_PHASE, EVENT, EVENT_CIV, LATE_CIV, TURNS, Player, Table, unpacked
from . import biomass, civ, corporations, energy, gains, rovers

#: P-383 Unionization: synergy boosts do not work. P-77 Event G04: no bonus of any kind.
NO_BOOST, NO_BONUS = 1, 2


def advance(s: Table, seat: Seat, track: int, quiet: int = 0) -> None:
    """P-9, P-67 Move a tracker one space up and gain what that space gives."""
    p = s.players[seat]
    board = CORPORATIONS[p.corporation]
    at = next_space(p, track)
    if at < 0:
        if track == ROVER and p.tracks[ROVER] == p.top(ROVER):  # P-104
            if not quiet & NO_BONUS:
                gain_moves(s, p, rover_number(p, board.top_move))
        else:
            s.tell_of(p, "stuck", "P-302" if is_blocked(p, track) else "P-72", track=track)
        return
    p.tracks[track] = at
    s.tell_of(p, "advanced", "P-65", track=track, space=at)
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
    s.tell_of(p, "moves", "P-106", points=points)


def gain(s: Table, p: Player, what: Space, track: int, quiet: int = 0) -> None:
    """P-67, P-70 Gain every bonus of a space; what needs a choice is resolved in any order."""
    if what.move:
        gain_moves(s, p, rover_number(p, what.move))
    if not what.more:
        return
    rule, seat = s.restriction(), p.seat
    found: list[Step] = []
    if rule != "no_milestones":  # P-199: R05 and R19
        found += _milestones(s, p, what, quiet)
    if what.choice >= 0:
        found.append((biomass.wormhole_choice, seat, what.choice, quiet))
    if what.synergy and rule != "no_synergy" and not quiet & NO_BOOST:
        doubled = track == WATER == p.flux and p.corporation == FLUX and p.has(2)  # P-314
        found += [(boost, seat)] * (2 * what.synergy if doubled else what.synergy)
    if found:
        gains.gain(s, p, tuple(found))


def _milestones(s: Table, p: Player, what: Space, quiet: int) -> list[Step]:
    """P-67, P-314 The milestones of a space; Flux 3 improves those of the marked track."""
    seat, improved = p.seat, p.flux if p.corporation == FLUX and p.has(2) else -1
    found: list[Step] = []
    if what.civ:
        found += reach_civ(s, p, min(4, what.civ + (improved == CIV)), quiet)
    if what.tech:
        found += unlock(s, p, what.tech - 1)
    if what.patch:
        found += [(biomass.gain_patch, seat)] * (what.patch * (2 if improved == BIOMASS else 1))
    if what.rover:
        found += [(rovers.reach_rover, seat)] * what.rover
    return found


def reach_civ(s: Table, p: Player, rank: int, quiet: int = 0) -> list[Step]:
    """P-80, P-82, P-83 A civ milestone waits for the civ phase; within it, it comes at once."""
    s.tell_of(p, "civ-milestone", "P-80", rank=rank)
    found: list[Step] = []
    if s.phase in (CIV_PHASE, EVENT_CIV, LATE_CIV):
        found.append((civ.look, p.seat, rank))
    else:
        p.ranks = tuple(sorted((*p.ranks, rank)))
    if p.corporation == REPUBLIC:
        found.append((back_other, p.seat))  # P-250
        if p.has(3) and s.restriction() != "no_synergy" and not quiet & NO_BOOST:
            found.append((boost, p.seat))  # P-254
    return found


def unlock(s: Table, p: Player, technology: int) -> list[Step]:
    """P-120, P-121 Entering a tech milestone unlocks its technology for good."""
    new = not p.has(technology)
    if p.corporation == FLUX:  # P-310, P-311
        p.unlocked = 1 << technology
        s.tell_of(p, "unlocked", "P-311", technology=10 * p.corporation + technology)
        return [(corporations.token, p.seat)]
    if not new:
        return []
    p.unlocked |= 1 << technology
    s.tell_of(p, "unlocked", "P-120", technology=10 * p.corporation + technology)
    if p.corporation == COSMOS and technology == 1:
        return [(corporations.shift, p.seat, 3)]  # P-274
    return []


# ---- resources of a tile -----------------------------------------------------------------------


def resource(s: Table, seat: Seat, kind: int, laid: int) -> None:
    """P-65 A resource of a laid tile advances its tracker."""
    if kind == ENERGY:
        s.then(energy.energy, seat, laid, ENERGY)
    elif kind == WATER:
        p = s.players[seat]
        steps = water_steps(p, *unpacked(p.laid[laid]))
        if not steps:
            s.tell_of(p, "no-ice", "P-87")
            return
        advance_times(s, seat, WATER, steps)
    else:
        advance(s, seat, kind)


def advance_times(s: Table, seat: Seat, track: int, steps: int) -> None:
    """P-69, P-106 Several steps of a tracker; rovers may move in between."""
    advance(s, seat, track)
    for _ in range(steps - 1):
        s.then(gains.resolve, seat, ((advance, seat, track),))


def barren(s: Table, seat: Seat) -> None:
    """P-260 Wormhole: biomass that touched none when its tile was laid advances nothing."""
    s.tell_of(s.players[seat], "no-biomass-next-to-it", "P-260")


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


def resource_of_unplaced(s: Table, seat: Seat, kind: int) -> None:
    """P-88, P-132, P-141 A resource of a tile that was not placed: no condition, one step."""
    advance(s, seat, kind)


# ---- synergy boosts and other free advances ----------------------------------------------------


def boost(s: Table, seat: Seat) -> Flow[None]:
    """P-71, P-294 Synergy boost: advance any one of your trackers once (Jump Drive 3: twice)."""
    p = s.players[seat]
    if s.restriction() == "no_synergy":  # P-199: R18
        return
    options: list[Option] = [("boost", track) for track in movable(p)]
    if p.corporation == JUMP and p.has(2) and not p.used & 4:
        options += [("boost-twice", track) for track in movable(p)]
    if not options:
        return
    kind, track = options[0] if len(options) == 1 else (yield Ask(seat, "boost", "P-71", options))
    p = s.players[seat]
    s.tell_of(p, "boosted", "P-71", track=track)
    if kind == "boost-twice":
        p.used |= 4
    advance_times(s, seat, track, 2 if kind == "boost-twice" else 1)


def several_advances(s: Table, seat: Seat, trackers: int, steps: int, done: int) -> Flow[None]:
    """P-69, P-73 Advance so many different trackers, each so many steps."""
    p = s.players[seat]
    options: list[Option] = [("advance", t) for t in movable(p) if not done >> t & 1]
    if not trackers or not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "advance", "P-73", options, trackers=trackers, steps=steps)
    track = option[1]
    advance_times(s, seat, track, steps)
    if trackers > 1:
        # P-106, P-263 between two trackers rovers may move, and technologies be used
        others = (several_advances, seat, trackers - 1, steps, done | 1 << track)
        s.then(gains.resolve, seat, (others,))


def advance_one_of(
    s: Table, seat: Seat, tracks: tuple[int, ...], steps: int, bonuses: bool
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
            advance(s, seat, option[1], 0 if bonuses else NO_BONUS)


# ---- stepping back -----------------------------------------------------------------------------


def step_back(s: Table, p: Player, track: int, steps: int) -> None:
    """P-9, P-75 Move a tracker down; that never gives a bonus."""
    for _ in range(steps):
        at = next_space(p, track, -1)
        if at < 0:
            return
        p.tracks[track] = at
    s.tell_of(p, "stepped-back", "P-75", track=track, space=p.tracks[track])


def back(s: Table, seat: Seat, tracks: tuple[int, ...], steps: int) -> Flow[None]:
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
    step_back(s, s.players[seat], option[1], steps)


def back_other(s: Table, seat: Seat) -> None:
    """P-250 Republic: another tracker than civ steps back once."""
    s.then(back, seat, (WATER, BIOMASS, ROVER, TECH), 1)


# ---- Unionization ------------------------------------------------------------------------------


def union(s: Table, seat: Seat) -> Flow[None]:
    """P-383 Unionization: bring every tracker below space 5 up to it, one after the other."""
    p = s.players[seat]
    options: list[Option] = [("advance", t) for t in range(5) if may_join(p, t)]
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "union", "P-383", options)
    s.then(union_step, seat, option[1])
    s.then(union, seat)


def union_step(s: Table, seat: Seat, track: int) -> None:
    """P-383 One step of a tracker on its way to space 5, without synergy boosts."""
    if may_join(s.players[seat], track):
        advance(s, seat, track, NO_BOOST)
        s.then(union_step, seat, track)


def may_wait(s: Table, p: Player) -> bool:
    """P-102 Is the tile of this round still to be placed?"""
    return not p.fresh and not p.stuck and s.phase in (EVENT, EVENT_CIV, TURNS)

"""Chapter 19, Corporations: what their owners may do beside the usual."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Seat, Step

from ..box import CORPORATIONS
from ..components import (
    BIOMASS,
    CIV,
    COALITION,
    COSMOS,
    FLUX,
    HORIZON,
    JUMP,
    OASIS,
    REPUBLIC,
    ROVER,
    TECH,
    TRACKS,
    WATER,
    WORMHOLE,
)
from ..legality.advances import can_advance, space
from ..state import LATE_CARDS, LATE_CIV, LATE_TECH, Player, Table
from . import biomass, gains, rovers, tracks


def start_of_round(s: Table, p: Player) -> None:
    """P-40, P-232 Movement points of Horizon 2, Oasis 2 and Flux 1."""
    points = 0
    if p.corporation == HORIZON and p.has(1):  # P-284
        points = p.cargo.bit_count()
    elif p.corporation == OASIS and p.has(1):  # P-305
        points = (p.on_planet() & p.terrain[WATER]).bit_count()
    elif p.corporation == FLUX and p.has(0):  # P-312
        points = 2 * (p.on_planet() & p.ground(p.flux)).bit_count()
    if points:
        tracks.gain_moves(s, p, points)


# ---- free to use -------------------------------------------------------------------------------


_WITHOUT_MENU = (COALITION, REPUBLIC, OASIS)


def uses(s: Table, p: Player) -> list[Option]:
    """P-122, P-123 What the owner may use between two steps of a turn, each as ("use", number)."""
    corporation = p.corporation
    if corporation in _WITHOUT_MENU:
        return []
    if corporation == WORMHOLE:
        return resets(p)
    late = s.phase in (LATE_TECH, LATE_CARDS, LATE_CIV)
    if corporation == HORIZON:  # P-287
        return [("use", 4)] if p.unlocked & 16 and not p.used & 16 and not late else []
    if corporation == COSMOS:  # P-277
        ready = p.unlocked & 16 and not p.used & 16 and not late and collected(p)
        return [("use", 4)] if ready else []
    if corporation == FLUX and not late:
        found: list[Option] = []
        if p.has(1) and not p.spent & 2 and next_milestone(p) >= 0:  # P-313
            found.append(("use", 1))
        if p.has(4) and not p.used & 16 and can_advance(p, p.flux):  # P-316
            found.append(("use", 4))
        return found
    if corporation == JUMP and not late:
        found = []
        if p.has(4) and not p.spent & 16 and _rows(s, p):  # P-296
            found.append(("use", 4))
        if p.has(5) and not p.spent & 32 and s.pile.bit_count() >= 3:  # P-297
            found.append(("use", 5))
        return found
    return []


def resets(p: Player) -> list[Option]:
    """P-263 Wormhole 1: the biomass tracker may go back from its top at any time."""
    ready = p.corporation == WORMHOLE and p.unlocked & 1 and p.tracks[BIOMASS] == p.top(BIOMASS)
    return [("use", 0)] if ready else []


def reset(s: Table, seat: Seat) -> Flow[None]:
    """P-263 Wormhole 1, asked before something that offers no technologies is carried out."""
    options = resets(s.players[seat])
    if options:
        option = yield Ask(seat, "reset", "P-263", [*options, ("leave",)])
        if option[0] == "use":
            use(s, seat, option[1])


def use(s: Table, seat: Seat, technology: int) -> None:
    """P-122, P-123 Use a technology that the menu offers."""
    p = s.players[seat]
    s.tell_of(p, "used", CORPORATIONS[p.corporation].rules[technology],
         technology=10 * p.corporation + technology)  # fmt: skip
    p.glided = 0
    if p.corporation == WORMHOLE:
        p.tracks[BIOMASS] = 0
        return
    if p.corporation == COSMOS:
        p.used |= 16
        s.then(shift, seat, 1)
    elif p.corporation == HORIZON:
        p.used |= 16
        tracks.advance(s, seat, ROVER)
    elif p.corporation == FLUX and technology == 4:
        p.used |= 16
        tracks.advance(s, seat, p.flux)
    elif p.corporation == FLUX:
        p.spent |= 2
        goal = next_milestone(p)
        tracks.advance(s, seat, p.flux)
        s.then(onward, seat, p.flux, goal)
    elif technology == 4:
        p.spent |= 16
        s.then(row, seat)
    else:
        p.spent |= 32
        p.wants = True


# ---- Cosmos: lifepods on tracks ----------------------------------------------------------------


def places(p: Player) -> list[Option]:
    """P-270 Where a lifepod may go: free spaces 1-14 of any track, and the scoring area."""
    found: list[Option] = []
    for track in range(5):
        for at in range(1, 15):
            if at != p.tracks[track] and not p.parked[track] >> at & 1:
                found.append(("park", track, at))
    return [*found, ("rescue",)]


def _put(p: Player, option: Option) -> None:
    if option[0] == "park":
        p.parked[option[1]] |= 1 << option[2]
    else:
        p.rescued += 1


def park(s: Table, seat: Seat) -> Flow[None]:
    """P-270 Cosmos: a lifepod just collected is positioned at once."""
    option = yield Ask(seat, "park", "P-270", places(s.players[seat]))
    p = s.players[seat]
    _put(p, option)
    if option[0] == "park":
        s.tell_of(p, "parked", "P-270", lane=option[1], space=option[2])


def collected(p: Player) -> list[Option]:
    """P-176 The collected lifepods: of the scoring area, a track or a technology."""
    found: list[Option] = [("from-scoring",)] if p.rescued else []
    if p.corporation == COSMOS:
        for track in range(5):
            found += [("from-track", track, at) for at in range(1, 15) if p.parked[track] >> at & 1]
    elif p.corporation == JUMP:
        found += [("from-technology", n) for n in range(6) if p.has(n)]
    return found


def shift(s: Table, seat: Seat, count: int) -> Flow[None]:
    """P-274, P-275, P-277, P-278 Reposition up to so many collected lifepods: take one up."""
    pods = collected(s.players[seat])
    if not count or not pods:
        return
    option = yield Ask(seat, "shift", "P-278", [*pods, ("enough",)], count=count)
    if option[0] == "enough":
        return
    p = s.players[seat]
    if option[0] == "from-track":
        p.parked[option[1]] &= ~(1 << option[2])
    else:
        p.rescued -= 1
    s.then(park, seat)
    s.then(shift, seat, count - 1)


# ---- Jump Drive --------------------------------------------------------------------------------


def use_lifepod(s: Table, seat: Seat) -> Flow[None]:
    """P-290 Jump Drive: a lifepod goes to the scoring area, or unlocks a technology."""
    p = s.players[seat]
    options: list[Option] = [("unlock", n) for n in range(6) if not p.has(n)]
    option: Option = ("rescue",)
    if options:
        option = yield Ask(seat, "pod", "P-290", [*options, ("rescue",)])
        p = s.players[seat]
    if option[0] == "rescue":
        p.rescued += 1
        return
    p.unlocked |= 1 << option[1]
    s.tell_of(p, "unlocked", "P-290", technology=10 * JUMP + option[1])


def _row_gains(s: Table, p: Player, at: int) -> list[Step]:
    """P-296 The bonuses of all five spaces with the same number."""
    rule, seat = s.restriction(), p.seat
    found: list[Step] = []
    for track in range(5):
        what = CORPORATIONS[JUMP].tracks[track][at]
        if rule != "no_milestones":
            found += [(row_civ, seat, what.civ)] * bool(what.civ)
            found += [(biomass.gain_patch, seat)] * what.patch
            found += [(rovers.reach_rover, seat)] * what.rover
        if rule != "no_synergy":
            found += [(tracks.boost, seat)] * what.synergy
    return found


def _rows(s: Table, p: Player) -> list[Option]:
    """The trackers whose row gives anything."""
    found: list[Option] = []
    for track in range(5):
        at = p.tracks[track]
        if _row_gains(s, p, at) or CORPORATIONS[JUMP].tracks[ROVER][at].move:
            found.append(("row", track))
    return found


def row_civ(s: Table, seat: Seat, rank: int) -> None:
    """P-296 A civ milestone of the row gives a card of its rank."""
    found = tracks.reach_civ(s, s.players[seat], rank)
    if found:
        s.then(gains.resolve, seat, tuple(found))


def row(s: Table, seat: Seat) -> Flow[None]:
    """P-296 Jump Drive E: gain every bonus level with one tracker, in an order of choice."""
    options = _rows(s, s.players[seat])
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "row", "P-296", options)
    p = s.players[seat]
    at = p.tracks[option[1]]
    found = _row_gains(s, p, at)
    if found:
        s.then(gains.resolve, seat, tuple(found))
    points = CORPORATIONS[JUMP].tracks[ROVER][at].move
    if points:
        tracks.gain_moves(s, p, points)


# ---- Flux --------------------------------------------------------------------------------------

_MILESTONE = {CIV: "civ", BIOMASS: "patch", ROVER: "rover", TECH: "tech"}


def next_milestone(p: Player) -> int:
    """P-313 The flux track's next milestone above its tracker; -1: there is none."""
    kind = _MILESTONE.get(p.flux)
    if kind is not None:
        for at in range(p.tracks[p.flux] + 1, p.top(p.flux) + 1):
            if getattr(space(p, p.flux, at), kind):
                return at
    return -1


def onward(s: Table, seat: Seat, track: int, goal: int) -> None:
    """P-313 Flux 2: the next step, unless boosts on the way have brought it there."""
    if s.players[seat].tracks[track] < goal:
        s.then(gains.resolve, seat, ((tracks.advance, seat, track),))
        s.then(onward, seat, track, goal)


def token(s: Table, seat: Seat) -> Flow[None]:
    """P-310 Flux: mark one of the five tracks, at setup and at every tech milestone."""
    options: list[Option] = [("token", track) for track in range(len(TRACKS))]
    option = yield Ask(seat, "token", "P-310", options)
    p = s.players[seat]
    p.flux = option[1]
    s.tell_of(p, "token", "P-310", lane=p.flux)

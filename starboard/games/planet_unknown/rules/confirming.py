"""Chapter 3, The round: a player's turn is over, and the others see what has become of it."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Ask, Flow, Option, Seat

from ..box import TILES
from ..grid import BASE, squares_of
from ..legality.movements import movements
from ..state import DESTROYED, ON_BOARD, STORED, Player, Table, unpacked
from . import gains, rovers
from .objectives import metric

_FINISH: list[Option] = [("finish",)]


def finish(s: Table, seat: Seat) -> Flow[None]:
    """P-106, P-380, P-381 The turn is over when its player says so; then the others see it."""
    option = yield Ask(seat, "finish", "P-380", _FINISH + gains.extras(s, s.players[seat]))
    if option[0] != "finish":
        gains.do_extra(s, seat, option)
        s.then(finish, seat)
        return
    p = s.players[seat]
    gains.go_ahead(p)
    if not p.ranks:  # P-106: no part in the civ phase
        p.moves = 0
    before = s.shown(seat) if s.told is not None else p
    s.before[seat] = ()
    if s.told is not None:
        report(s, before, p)


def report(s: Table, before: Player, p: Player) -> None:
    """P-381 The turn is confirmed: tell everybody what has become of it."""
    seat = p.seat
    for code in p.laid[len(before.laid) :]:
        tile, way, at = unpacked(code)
        body = squares_of(TILES[tile].way[way].body << at >> BASE)
        s.tell("settled", "P-43", seat=seat, tile=tile, square=tuple(body),
               **_results(s, before, p))  # fmt: skip
    if p.stuck:
        s.tell_of(p, "discarded", "P-141", tile=s.top_tile(seat, p.ring))
    if p.meteorites != before.meteorites:
        for at in squares_of(p.meteorites & ~before.meteorites):
            s.tell("meteorite", "P-133", seat=seat, square=at)
    for track, (old, new) in enumerate(zip(before.tracks, p.tracks, strict=True)):
        if new != old:
            s.tell("advanced", "P-65", seat=seat, track=track, space=new)
    if p.patches != before.patches:
        for at in squares_of(p.patches & ~before.patches):
            s.tell_of(p, "patched", "P-90", square=at)
    if p.rovers != before.rovers:
        for rover, (old, new) in enumerate(zip(before.rovers, p.rovers, strict=True)):
            if new != old:
                _report_rover(s, p, rover, old, new)
    found = p.pods_held() - before.pods_held()
    destroyed = (before.lifepods & ~p.lifepods).bit_count() - found
    if destroyed:
        s.tell_of(p, "lifepods-destroyed", "P-57", count=destroyed)
    if found > 0:
        s.tell_of(p, "lifepods-held", "P-108", count=p.pods_held())
    if p.stones > before.stones:
        s.tell_of(p, "meteorite-collected", "P-108", count=p.stones)
    for rank in p.ranks[len(before.ranks) :]:
        s.tell_of(p, "civ-milestone", "P-80", rank=rank)
    if p.unlocked != before.unlocked:
        for technology in squares_of(p.unlocked & ~before.unlocked):
            s.tell_of(p, "unlocked", "P-120", technology=10 * p.corporation + technology)
    s.tell("confirmed", "P-380", seat=seat)


def _results(s: Table, before: Player, p: Player) -> dict[str, Any]:
    """P-381 What has become of a turn, for those who look on."""
    held = p.pods_held() - before.pods_held()
    was = zip(before.rovers, p.rovers, strict=False)
    return {
        "old": tuple(before.tracks),
        "new": tuple(p.tracks),
        "strikes": (p.meteorites & ~before.meteorites).bit_count(),
        "stones": p.stones - before.stones,
        "pods": max(0, held),
        "wrecked": (before.lifepods & ~p.lifepods).bit_count() - max(0, held),
        "landed": sum(old == ON_BOARD and new >= 0 for old, new in was),
        "lost": p.rovers.count(DESTROYED) - before.rovers.count(DESTROYED),
        "patches": (p.patches & ~before.patches).bit_count(),
        "projects": _projects(s, before, p),
    }


def _projects(s: Table, before: Player, p: Player) -> tuple[tuple[int, int, int, int], ...]:
    """P-170 The objectives that this player and a neighbour compare: who, before, and now."""
    seats, seat, found = len(s.players), p.seat, []
    for place, number in enumerate(s.neighbour):
        pair = (0, 1) if seats == 2 else (place, (place + 1) % seats)
        if seat in pair:
            other = pair[1 - pair.index(seat)]
            found.append((number, other, metric(before, number), metric(p, number)))
    return tuple(found)


def _report_rover(s: Table, p: Player, rover: int, old: int, new: int) -> None:
    if new < 0:
        s.tell_of(p, "rover-lost", "P-57", rover=rover)  # where it was then is not kept
    elif old < 0:
        s.tell_of(p, "deployed", "P-100", rover=rover, square=new)
    else:
        s.tell_of(p, "rover-moved", "P-105", rover=rover, square=new)


def early_moves(s: Table, seat: Seat) -> Flow[None]:
    """P-232 Points of the start of the round: to be spent now, or kept for step 4."""
    steps = movements(s, s.players[seat])
    if steps:
        option = yield Ask(seat, "early-moves", "P-232", [("keep-points",), *steps])
        if option[0] != "keep-points":
            rovers.move(s, seat, option)
            s.then(early_moves, seat)


def last_moves(s: Table, seat: Seat) -> Flow[None]:
    """P-106 At the end of your part of the civ phase the rest of your points may be spent."""
    p = s.players[seat]
    # P-263 at the end of the game nothing comes after it that a reset could be good for
    more = movements(s, p) if s.phase >= STORED else gains.extras(s, p)
    if more:
        option = yield Ask(seat, "last-moves", "P-106", [("finish",), *more])
        if option[0] != "finish":
            gains.do_extra(s, seat, option)
            s.then(last_moves, seat)
            return
    s.players[seat].moves = 0

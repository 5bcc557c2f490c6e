"""Chapter 3, The round: a player's turn is over, and the others see what has become of it."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, quick_ask

from ..box import TILES
from ..grid import BASE, squares_of
from ..state import STORED, Player, Table, unpacked
from .agenda import Asked, asks, tell
from .rovers import move, movements
from .turn import do_extra, extras, go_ahead, top_tile

_FINISH: list[Option] = [("finish",)]


@asks("finish")
def finish(s: Table, seat: int) -> Asked:
    """P-380 The turn is over when its player says so; then the others see it (P-381)."""
    p = s.players[seat]
    options = _FINISH
    if p.moves or p.unlocked:
        options = options + extras(s, p)
    return quick_ask(seat, "finish", "P-380", options, {}), finished


def finished(s: Table, p: Player, option: Option) -> None:
    """P-106, P-380, P-381 The turn is over, or something else is done before."""
    if option[0] != "finish":
        p.todo.append(("finish",))
        do_extra(s, p, option)
        return
    go_ahead(p)
    if not p.ranks:  # P-106: no part in the civ phase
        p.moves = 0
    if s.told is not None:
        before = s.shown(p.seat)
        s.before[p.seat] = ()
        report(s, before, p)
    s.before[p.seat] = ()


def report(s: Table, before: Player, p: Player) -> None:
    """P-381 The turn is confirmed: tell everybody what has become of it."""
    seat = p.seat
    for code in p.laid[len(before.laid) :]:
        tile, way, at = unpacked(code)
        body = squares_of(TILES[tile].way[way].body << at >> BASE)
        s.note("placed", "P-43", {"seat": seat, "tile": tile, "square": tuple(body)})
    if p.stuck:
        tell(s, p, "discarded", "P-141", tile=top_tile(s, seat, p.ring))
    if p.meteorites != before.meteorites:
        for at in squares_of(p.meteorites & ~before.meteorites):
            s.note("meteorite", "P-133", {"seat": seat, "square": at})
    for track, (old, new) in enumerate(zip(before.tracks, p.tracks, strict=True)):
        if new != old:
            s.note("advanced", "P-65", {"seat": seat, "track": track, "space": new})
    if p.patches != before.patches:
        for at in squares_of(p.patches & ~before.patches):
            tell(s, p, "patched", "P-90", square=at)
    if p.rovers != before.rovers:
        for rover, (old, new) in enumerate(zip(before.rovers, p.rovers, strict=True)):
            if new != old:
                _report_rover(s, p, rover, old, new)
    found = p.pods_held() - before.pods_held()
    destroyed = (before.lifepods & ~p.lifepods).bit_count() - found
    if destroyed:
        tell(s, p, "lifepods-destroyed", "P-57", count=destroyed)
    if found > 0:
        tell(s, p, "lifepods-held", "P-108", count=p.pods_held())
    if p.stones > before.stones:
        tell(s, p, "meteorite-collected", "P-108", count=p.stones)
    for rank in p.ranks[len(before.ranks) :]:
        tell(s, p, "civ-milestone", "P-80", rank=rank)
    if p.unlocked != before.unlocked:
        for technology in squares_of(p.unlocked & ~before.unlocked):
            tell(s, p, "unlocked", "P-120", technology=10 * p.corporation + technology)
    s.note("confirmed", "P-380", {"seat": seat})


def _report_rover(s: Table, p: Player, rover: int, old: int, new: int) -> None:
    if new < 0:
        tell(s, p, "rover-lost", "P-57", rover=rover)  # where it was then is not kept
    elif old < 0:
        tell(s, p, "deployed", "P-100", rover=rover, square=new)
    else:
        tell(s, p, "rover-moved", "P-105", rover=rover, square=new)


@asks("early-moves")
def early_moves(s: Table, seat: int) -> Flow[None]:
    """P-232 Points of the start of the round: to be spent now, or kept for step 4."""
    steps = movements(s, s.players[seat])
    if steps:
        option = yield Ask(seat, "early-moves", "P-232", [("keep-points",), *steps])
        if option[0] != "keep-points":
            p = s.players[seat]
            p.todo.append(("early-moves",))
            move(s, p, option)


@asks("last-moves")
def last_moves(s: Table, seat: int) -> Flow[None]:
    """P-106 At the end of your part of the civ phase the rest of your points may be spent."""
    p = s.players[seat]
    # P-263 at the end of the game nothing comes after it that a reset could be good for
    more = movements(s, p) if s.phase >= STORED else extras(s, p)
    if more:
        option = yield Ask(seat, "last-moves", "P-106", [("finish",), *more])
        p = s.players[seat]
        if option[0] != "finish":
            p.todo.append(("last-moves",))
            do_extra(s, p, option)
            return
    s.players[seat].moves = 0

"""Why not? For things that a question is not about: when they can be used, and what is missing.

What is touched is told by an option that would use it, were it offered: a place for a square, a
take for a stack, a turn of the station for a depot.
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Ask, Option, Refusal

from ..box import CORPORATIONS, SQUARES
from ..components import COSMOS, JUMP
from ..grid import squares_of
from ..state import EARLY, EVENT, EVENT_CIV, ROTATE, STORED, TOKENS, TURNS, Player, Table
from ..text import THINGS, refusal
from .advances import next_space, spot, why_not_advance

Refused = Iterator[tuple[Option, Refusal]]

#: Questions at which rovers may move (P-106).
ROVING = (
    "take", "extra-tile", "place", "next", "card", "search", "finish", "early-moves", "last-moves",
)  # fmt: skip
#: Questions that choose a tracker.
_TRACKERS = (
    "energy",
    "boost",
    "advance",
    "back",
    "union",
    "row",
    "token",
    "next",
    "choice",
    "either",
)
#: Options that move a tracker, and the number from which on advances are things to resolve.
_MOVES = ("energy", "boost", "boost-twice", "advance", "back", "take-advance", "row")
_ADVANCE = THINGS.index("advance-civ")
#: Questions whose own why-nots speak of every square.
_OF_SQUARES = (
    "place", "patch", "deploy", "collect-lifepod", "destroy-lifepod", "collect-meteorite",
    "destroy-meteorite", "meteor", "relocate-to",
)  # fmt: skip


def elsewhere(s: Table, ask: Ask, p: Player) -> Refused:
    """What one may touch beside the question, with the reason why that is not the time for it."""
    yield from _station(s, ask, p)
    yield from _tiles(s, ask, p)
    yield from _squares(s, ask, p)
    yield from _rovers(s, ask, p)
    yield from _technologies(s, ask, p)
    if ask.key in _TRACKERS and ask.key != "token":
        yield from _spaces(ask, p)


def _station(s: Table, ask: Ask, p: Player) -> Refused:
    """P-41, P-180 Who turns the station, and when."""
    if ask.key == "rotate":
        return
    if s.turning:
        why = refusal("P-214" if len(s.players) == 1 else "P-180", "turns-by-itself")
    elif s.phase <= EARLY:
        why = refusal("P-41", "not-turned-yet", seat=s.commander)
    elif p.seat == s.commander:
        why = refusal("P-41", "turned-already")
    else:
        why = refusal("P-41", "not-commander", seat=s.commander)
    for steps in range(6):
        yield ("rotate", steps), why


def _tiles(s: Table, ask: Ask, p: Player) -> Refused:
    """P-43, P-52 The tiles on offer, and the one in hand."""
    if ask.key not in ("take", "extra-tile", "lose-stack"):
        why = _tile_refusal(s, p)
        for ring in (0, 1):
            yield ("take", ring), why
    if p.hand >= 0 and ask.key != "place":
        why = refusal("P-48", "hold-it-a-moment")
        for way in range(8):
            yield ("place", way, squares_of(SQUARES)[0]), why


def _tile_refusal(s: Table, p: Player) -> Refusal:
    """P-40 to P-47 Why no tile can be taken in this step of the round."""
    if s.phase <= TOKENS:
        return refusal("P-43", "tiles-in-rounds")
    if s.phase <= ROTATE:
        return refusal("P-41", "tiles-after-turning")
    if s.phase < TURNS:
        return refusal("P-42", "tiles-after-event")
    if s.phase == TURNS and p.ring < 0 and not p.fresh:
        return refusal("P-43", "tile-waits")
    if s.phase >= STORED:
        return refusal("P-140", "tiles-are-over")
    return refusal("P-43", "tile-is-laid")


def _squares(s: Table, ask: Ask, p: Player) -> Refused:
    """P-1, P-43 Squares, at questions that are not about them."""
    if ask.key in _OF_SQUARES:
        return
    if ask.key in ("take", "extra-tile"):
        why = refusal(ask.rule, "take-first")
    elif ask.key in ROVING and p.moves and p.on_planet():
        return  # their rovers have something to say about every square
    elif ask.key in ROVING and p.on_planet():
        why = refusal("P-106", "no-moves")
    elif ask.key in _TRACKERS:
        why = refusal(ask.rule, "tracker-not-square")
    elif ask.key == "relocate":
        why = refusal(ask.rule, "rover-first")
    elif ask.key == "line":
        why = refusal(ask.rule, "line-not-square")
    else:
        why = _tile_refusal(s, p)
    for at in squares_of(SQUARES):
        yield ("place", 0, at), why


def _rovers(s: Table, ask: Ask, p: Player) -> Refused:
    """P-106 Rovers, at questions that do not let them move."""
    if ask.key in ("relocate", "lose-rover"):
        return
    if ask.key in ROVING and p.moves:  # the only one need not be touched: its square says where
        alone = p.on_planet().bit_count() == 1
        for rover, at in enumerate(p.rovers if alone and ask.key != "place" else ()):
            if at >= 0:
                yield ("rover", rover), refusal("P-105", "touch-where-it-goes")
                yield ("place", 0, at), refusal("P-105", "touch-where-it-goes")
        return
    if ask.key in ROVING:
        why = refusal("P-106", "no-moves")
    elif s.phase in (EVENT, EVENT_CIV):
        why = refusal("P-106", "rovers-after-event")
    elif p.moves:
        why = refusal("P-106", "rovers-in-a-moment")
    else:
        why = refusal("P-106", "no-moves")
    for rover, at in enumerate(p.rovers):
        if at >= 0:
            yield ("rover", rover), why


def _technologies(s: Table, ask: Ask, p: Player) -> Refused:
    """P-120 to P-123 Technologies that cannot be used now."""
    offered = {option[1] for option in ask.options if option[0] in _OF_TECHNOLOGIES}
    for number in range(len(CORPORATIONS[p.corporation].levels)):
        if number not in offered:
            yield ("use", number), why_not_use(s, ask, p, number)


_OF_TECHNOLOGIES = ("use", "unlock", "from-technology")

#: P-232 to P-316 By corporation: the technologies that their owner uses when they like.
_USABLE = {2: (0,), 3: (4,), 4: (4,), 5: (4, 5), 7: (1, 4)}


def why_not_use(s: Table, ask: Ask, p: Player, number: int) -> Refusal:
    """P-120 to P-123 Why a technology cannot be used now."""
    board = CORPORATIONS[p.corporation]
    rule = board.rules[number]
    if not p.has(number):
        if p.corporation == JUMP:
            return refusal("P-290", "locked-by-lifepod")
        return refusal("P-120", "locked-technology", level=f"@level-{board.levels[number]}")
    if ask.key == "pod":
        return refusal("P-290", "unlocked-already")
    if p.spent >> number & 1:
        return refusal("P-122", "used-for-good")
    if p.used >> number & 1:
        return refusal("P-122", "used-this-round")
    if number not in _USABLE.get(p.corporation, ()):
        return refusal(rule, "works-by-itself")
    if ask.key not in ROVING or s.phase < TURNS:
        return refusal("P-123", "not-in-this-question")
    return refusal(rule, "nothing-to-use-it-for")


def _spaces(ask: Ask, p: Player) -> Refused:
    """P-67, P-302 Spaces of trackers that cannot be chosen; all others stand for their tracker."""
    goes = {track: _next_spot(ask, p, track) for track in offered_trackers(ask)}
    for track in {0, 1, 2, 3, 4} - {*goes}:
        reason = _why_not_space(ask, p, track)
        for number, space in enumerate(CORPORATIONS[p.corporation].tracks[track]):
            if not space.absent and (track, number) not in goes.values():
                yield ("park", track, number), reason


def offered_trackers(ask: Ask) -> set[int]:
    """The trackers that are offered; resources and advances are numbered as things (P-70)."""
    found = set()
    for kind, *rest in ask.options:
        if kind == "first":
            found |= {rest[0] % _ADVANCE} if rest[0] < 5 or rest[0] >= _ADVANCE else set()
        elif kind in _MOVES:
            found.add(rest[0])
    return found & {0, 1, 2, 3, 4}


def _next_spot(ask: Ask, p: Player, track: int) -> tuple[int, int]:
    """Where an offered tracker would come to; a row is that where it stands."""
    if ask.key == "row":
        return track, p.tracks[track]
    to = next_space(p, track, -1 if ask.key == "back" else 1)
    return spot(p, track, to if to >= 0 else p.tracks[track])


def _why_not_space(ask: Ask, p: Player, track: int) -> Refusal:
    if ask.key in ("next", "either"):
        return refusal("P-65", "no-such-resource", track=track)
    if ask.key not in ("back", "row", "choice") and (why := why_not_advance(p, track)) is not None:
        return why
    return refusal(ask.rule, "not-this-tracker", track=track)


def why_not_park(p: Player, track: int, at: int) -> Refusal:
    """P-270 Why Cosmos cannot put a lifepod on a space."""
    if p.tracks[track] == at:
        return refusal("P-270", "tracker-there", lane=track)
    if p.parked[track] >> at & 1:
        return refusal("P-270", "lifepod-there")
    return refusal("P-270", "no-lifepod-space")


def pods(ask: Ask, p: Player) -> Refused:
    """P-270, P-278 Spaces of Cosmos's tracks that hold no lifepod, or can get none."""
    if p.corporation != COSMOS:
        return
    for track in range(5):
        for at in range(len(CORPORATIONS[COSMOS].tracks[track])):
            if ask.key == "park":
                if ("park", track, at) not in ask.options:
                    yield ("park", track, at), why_not_park(p, track, at)
            elif not p.parked[track] >> at & 1:
                yield ("park", track, at), refusal(ask.rule, "no-lifepod-on-space")

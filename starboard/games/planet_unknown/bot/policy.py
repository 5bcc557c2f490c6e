"""The rollout policy: how searches play on, some microseconds an answer.

A tile goes where it completes and touches most, of places drawn; patches, rovers and cards go
where the planet promises most then; trackers go where the next step brings most. Small things
are left to chance. The opponents of a search play on with less care.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import fsum

from starboard.kernel import Ask, Option, any_of

from ..box import SQUARES, TILES
from ..grid import BASE, around
from ..legality.placements import NOTHING, Placements, lifted, placements
from ..state import Player, Table
from .cache import Cache
from .objectives import goal_hope
from .placement import beside, best_of
from .planet import moved_hopes, planet_hope
from .tracks import MOST_TURNS, ladders, steps
from .value import card_worth, turns_left

#: How many squares a patch is tried on.
PATCHES = 6


def rollout_policy(s: Table, ask: Ask, r: float) -> Option:
    """A quick, sensible answer."""
    answer = _ANSWERS.get(ask.key)
    if answer is None:
        return any_of(ask.options, r)
    return answer(s, s.players[ask.seat], ask, r)


def _take(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """The tile that promises more where it would lie best."""
    turns = turns_left(s, p)
    gains = steps(p, turns)
    best, chosen = -999.0, ask.options[0]
    for option in ask.options:
        if option[0] == "take":
            p.hand = s.top_tile(p.seat, option[1])
            relaxed = lifted(s, p, p.hand) if ask.key == "take" else NOTHING
            score, place = best_of(p, placements(s, p, p.hand, relaxed), turns, gains)
            p.hand = -1
            if place is not None and score > best:
                best, chosen = score, option
        elif option[0] == "discard":
            return _discard(s, p, ask)
    return chosen


def _discard(s: Table, p: Player, ask: Ask) -> Option:
    """P-141 The tile whose resources bring more; energy counts as the other one (P-132)."""
    gains = [*steps(p, 1), 0.0]
    found = [option for option in ask.options if option[0] == "discard"]
    return max(found, key=lambda option: fsum(
        gains[kind] for kind in TILES[s.top_tile(p.seat, option[1])].resources
    ))  # fmt: skip


def _place(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """The place that promises most, of as many as are looked at."""
    options = ask.options
    if isinstance(options, Placements):
        turns = turns_left(s, p)
        _, found = best_of(p, options.ways(), turns, steps(p, turns))
        if found is not None:
            return found
    return any_of(options, r)


def _patch(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """Of the narrowest squares the one that promises most."""
    free = SQUARES & ~(p.tiles | p.patches)
    narrow = []
    for option in ask.options:
        if option[0] == "patch" and free >> option[1] & 1:
            beside = (around(1 << option[1]) & free).bit_count()
            narrow.append((beside + r, option))
            r = r * 7919.7 % 1
    if not narrow:
        return any_of([option for option in ask.options if option[0] != "lose-patch"], r)
    narrow.sort()
    turns = turns_left(s, p)
    best, chosen, before = -99.0, narrow[0][1], (p.patches, p.lifepods)
    for _, option in narrow[:PATCHES]:
        p.patches |= 1 << option[1]
        p.lifepods &= ~p.patches
        score = planet_hope(p, turns)
        p.patches, p.lifepods = before
        if score > best:
            best, chosen = score, option
    return chosen


def _advance(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """The tracker whose next step brings most."""
    gains = steps(p, turns_left(s, p))
    best, chosen = -99.0, ask.options[0]
    for option in ask.options:
        gain = gains[option[1]] + (option[0] == "boost-twice")
        if gain > best:
            best, chosen = gain, option
    return chosen


def _back(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """The tracker that loses least."""
    board = ladders(p.corporation, min(MOST_TURNS, int(turns_left(s, p))))
    least, chosen = 99.0, ask.options[0]
    for option in ask.options:
        worths, at = board[option[1]][0], p.tracks[option[1]]
        lost = worths[at] - worths[at - 1]
        if lost < least:
            least, chosen = lost, option
    return chosen


def _next(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """Resolve what there is; rovers have time until the turn ends."""
    first = [option for option in ask.options if option[0] == "first"]
    return first[int(r * len(first))] if first else any_of(ask.options, r)


def _finish(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """Use what is free to use, let rovers go where the planet promises most then, and stop."""
    options = ask.options
    if len(options) == 1 or not p.moves:
        return options[-1] if options[-1][0] == "use" and r < 0.9 else options[0]
    turns = turns_left(s, p)
    key = (
        *options, turns, p.planet, p.corporation, p.tiles, p.patches, p.meteorites, p.lifepods,
        p.moves, p.cargo, p.stored, *p.rovers,
    )  # fmt: skip
    return _ways.known.get(key) or _ways.keep(key, _way(p, turns, options))


_ways: Cache[Option] = Cache()


def _way(p: Player, turns: float, options: Sequence[Option]) -> Option:
    """The step or teleport after which the planet promises most; or to stay, the first option."""
    worthwhile = [SQUARES] * len(p.rovers) if p.cargo else _nearer(p)
    moves = [
        option for option in options
        if len(option) == 3 and worthwhile[option[1]] >> option[2] & 1
    ]  # fmt: skip
    points, p.moves = p.moves, 0
    best, chosen = planet_hope(p, turns), options[0]
    p.moves = points
    for option, hope in zip(moves, moved_hopes(p, turns, moves), strict=True):
        if hope > best:
            best, chosen = hope, option
    return chosen


def _nearer(p: Player) -> list[int]:
    """By rover: the squares that are nearer to something to fetch than its own."""
    found = [0] * len(p.rovers)
    near = p.meteorites | p.lifepods
    if near:
        away = {rover: at for rover, at in enumerate(p.rovers) if at >= 0}
        while away:
            wider = (near | around(near)) & SQUARES
            for rover, at in [*away.items()]:
                if wider >> at & 1:
                    found[rover] = near
                    del away[rover]
            near = wider
    return found


def _deploy(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """Where the rover has most to fetch."""
    turns = turns_left(s, p)
    rovers, stones = p.rovers, p.meteorites
    best, chosen = -99.0, ask.options[0]
    for option in ask.options:
        p.rovers = [*rovers, option[1]]
        p.meteorites = stones & ~(1 << option[1])
        score = planet_hope(p, turns)
        if score > best:
            best, chosen = score, option
    p.rovers, p.meteorites = rovers, stones
    return chosen


def _rock(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """The meteorite that is most in the way, to be taken; or least, to be put."""
    turns = turns_left(s, p)
    stones = p.meteorites
    best, chosen = -99.0, ask.options[0]
    for option in ask.options:
        if len(option) > 1:
            p.meteorites = stones ^ 1 << option[1]
            score = planet_hope(p, turns)
            if score > best:
                best, chosen = score, option
    p.meteorites = stones
    return chosen


def _card(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """The civ card that is worth most; rovers have time until the part ends."""
    turns = turns_left(s, p)
    cards = [option for option in ask.options if option[0] == "card"]
    return max(cards, key=lambda option: card_worth(p, option[1], turns))


def _goal(s: Table, p: Player, ask: Ask, r: float) -> Option:
    """The objective that is most likely; to be lost, the least likely."""
    turns = turns_left(s, p)
    least = ask.key in ("lose-goal", "return-goal")

    def hope(option: Option) -> float:
        return goal_hope(p, option[1], turns) * (-1 if least else 1)

    return max(ask.options, key=hope)


_ANSWERS: dict[str, Callable[[Table, Player, Ask, float], Option]] = {
    "take": _take, "extra-tile": _take, "place": _place, "patch": _patch, "boost": _advance,
    "energy": _advance, "advance": _advance, "union": _advance, "back": _back, "next": _next,
    "finish": _finish, "last-moves": _finish, "early-moves": _finish, "deploy": _deploy,
    "collect-meteorite": _rock, "destroy-meteorite": _rock, "meteor": _rock, "card": _card,
    "search": _card, "goal": _goal, "return-goal": _goal, "lose-goal": _goal, "share": _goal,
}  # fmt: skip


# ---- how the others play on -------------------------------------------------------------------

# What they make of their planets is theirs alone; what matters to whoever searches is which tiles
# they take, and that their ground does not fall to pieces, which would end the game too early.

#: How many places of a tile they look at.
LOOKS = 6
#: Questions that come in nearly every turn; others are rare, and are answered with more thought.
_STOPS = frozenset({"finish", "last-moves", "early-moves"})


def opponent_policy(s: Table, ask: Ask, r: float) -> Option:
    """A legal answer that does no harm, in a few microseconds."""
    key = ask.key
    if key == "place":
        return _place_close(s.players[ask.seat], ask, r)
    if key in _STOPS:
        return ask.options[0]
    if key == "next":
        return ask.options[0]  # things come before steps of rovers
    if key == "take":
        several = [option for option in ask.options if option[0] in ("take", "discard")]
        return several[int(r * len(several))]
    return rollout_policy(s, ask, r)


def _place_close(p: Player, ask: Ask, r: float) -> Option:
    """Of some places drawn, the one that touches most."""
    options = ask.options
    if not isinstance(options, Placements) or not options.ways():
        return any_of(options, r)
    walls = ~((SQUARES & ~(p.tiles | p.patches)) << BASE)
    best, chosen = -1, None
    for _ in range(LOOKS):
        option = options.pick(r)
        r = r * 7919.7 % 1
        if option[0] == "place":
            _, way, at = option
            touched = 0
            for squares in beside(p.hand, way):
                touched += (squares << at & walls).bit_count()
            if touched > best:
                best, chosen = touched, option
    return chosen or any_of([o for o in options if o[0] == "place"], r)

"""Chapter 3, step 4 of the round: a player's own turn, from taking a tile to confirming it.

Between any two steps the player may spend movement points and use technologies (P-106): those
options stand beside the others of a question.
"""

from __future__ import annotations

from functools import cache, partial

from starboard.kernel import Ask, Flow, LazyOf, Option, below, quick_ask, reveal

from ..box import CORPORATIONS, PLANETS, STATION_RINGS, TILES
from ..grid import BASE, nth_square
from ..kinds import (
    BIOMASS,
    COSMOS,
    ENERGY,
    FLUX,
    INNER,
    OASIS,
    OUTER,
    REPUBLIC,
    ROVER,
    TECH,
    WATER,
    WORMHOLE,
)  # fmt: skip
from ..kinds import CIV as CIV_ICON
from ..state import (
    CIV_PHASE,
    LATE_CARDS,
    LATE_CIV,
    LATE_TECH,
    TURNS,
    Player,
    Table,
    Thing,
    unpacked,
)
from ..words import thing_code
from .agenda import Asked, asks, does, tell
from .corporations import resets, use, uses
from .placing import (
    NOTHING,
    Placements,
    choices,
    fits,
    lay,
    lifted,
    may_be_energy,
    placements,
    restriction,
)
from .rovers import move, movements
from .tracks import gain_moves, grows_biomass

#: P-106 When movement points may be spent, and technologies used.
_OPEN = (TURNS, CIV_PHASE, LATE_TECH, LATE_CARDS, LATE_CIV)


def extras(s: Table, p: Player) -> list[Option]:
    """P-106, P-123 What the player may do between two steps."""
    if not (p.moves or p.unlocked):
        return []
    if s.phase not in _OPEN:
        return resets(p)
    options = movements(s, p) if p.moves else []
    if p.unlocked:
        options += uses(s, p)
    return options


def do_extra(s: Table, p: Player, option: Option) -> None:
    """Carry out one of the extras."""
    if option[0] == "use":
        use(s, p, option[1])
    else:
        move(s, p, option)


def go_ahead(p: Player) -> None:
    """The player resolves something: rovers may glide back to where they have been (P-276)."""
    p.glided = 0


@asks("any")
def resolve_any(s: Table, seat: int, things: tuple[Thing, ...]) -> Asked | None:
    """P-65, P-70 Several things to resolve: the owner chooses which is next."""
    p = s.players[seat]
    more = extras(s, p) if p.moves or p.unlocked else []
    if len(things) == 1 and not more:
        p.todo.append(things[0])
        return None
    # nearly always icons, whose code is their kind: a call less for each
    codes = tuple([each[1] if each[0] == "icon" else thing_code(each) for each in things])
    options = _firsts(codes)
    if more or len(options) > 1:
        ask = quick_ask(seat, "next", "P-70", options + more, {"moves": p.moves})
        return ask, partial(choose_next, things, codes)
    _resolve_first(p, things, 0)
    return None


@cache
def _firsts(codes: tuple[int, ...]) -> list[Option]:
    """P-70 What may be next; of things that are alike, any."""
    return [("first", each) for each in sorted({*codes})]


def choose_next(
    things: tuple[Thing, ...], codes: tuple[int, ...], s: Table, p: Player, option: Option
) -> None:
    """P-70, P-106 The next thing, or something else before it."""
    if option[0] == "first":
        go_ahead(p)
        _resolve_first(p, things, codes.index(option[1]))
    else:
        p.todo.append(("any", things))
        do_extra(s, p, option)


def _resolve_first(p: Player, things: tuple[Thing, ...], chosen: int) -> None:
    """One of the things, and the others after it."""
    if len(things) > 1:
        p.todo.append(("any", things[:chosen] + things[chosen + 1 :]))
    p.todo.append(things[chosen])


# ---- taking a tile -----------------------------------------------------------------------------


def top_tile(s: Table, seat: int, ring: int) -> int:
    """The tile on top of a stack of the player's own depot; -1: none."""
    return s.tops[s.stack(s.depot(seat), ring)]


def _take_options(of: tuple[Table, int]) -> list[Option]:
    """P-44, P-141 The tiles that can be placed; if none can, those to choose one from."""
    s, seat = of
    p = s.players[seat]
    _, rings = choices(s, p)
    options: list[Option] = [("take", ring) for ring in rings]
    if not options:
        options = [("discard", r) for r in (INNER, OUTER) if top_tile(s, seat, r) >= 0]
    if p.moves or p.unlocked:
        options += extras(s, p)
    return options


@asks("take")
def take(s: Table, seat: int) -> Asked | None:
    """P-43 Take the top tile of one of the two stacks of your depot.

    P-142 Where an extra tile of the event step was the last one there, there is none to take."""
    if top_tile(s, seat, INNER) < 0 and top_tile(s, seat, OUTER) < 0:
        tell(s, s.players[seat], "empty-depot", "P-142")
        return None
    return quick_ask(seat, "take", "P-43", LazyOf(_take_options, (s, seat)), {}), taken


def taken(s: Table, p: Player, option: Option) -> None:
    """P-43, P-141 A tile is taken, or put away because none can be placed."""
    kind = option[0]
    if kind == "take":
        go_ahead(p)
        p.ring = option[1]
        p.hand = top_tile(s, p.seat, p.ring)
        p.relaxed = lifted(s, p, p.hand)
        if s.told is not None:
            tell(s, p, "took", "P-43", ring=p.ring)
        at_taking(s, p, p.hand)
        hold(p)
    elif kind == "discard":
        go_ahead(p)
        p.ring = option[1]
        tile = top_tile(s, p.seat, p.ring)
        at_taking(s, p, tile)
        discard(s, p, tile)
    else:
        p.todo.append(("take",))
        do_extra(s, p, option)


def at_taking(s: Table, p: Player, tile: int) -> None:
    """P-251 Republic 1: a tile with civ gives movement, whether it is placed or not."""
    if p.corporation == REPUBLIC and p.has(0) and TILES[tile].has(CIV_ICON):
        points = CORPORATIONS[REPUBLIC].tracks[ROVER][p.tracks[ROVER]].move
        if points:
            gain_moves(s, p, points)


def hold(p: Player) -> None:
    """A tile is in hand: it will be placed."""
    p.todo.append(("place",))
    if may_be_energy(p, p.hand):
        p.todo.append(("treat",))


def discard(s: Table, p: Player, tile: int) -> None:
    """P-141 Nothing fits: the tile is not placed, both its resources advance.

    When the step is over, that ends the game (rounds.clear)."""
    tell(s, p, "discarded", "P-141", tile=tile)
    p.stuck = True
    p.waiting = 0  # P-102
    pair = TILES[tile].resources
    if ENERGY in pair:  # P-132
        other = pair[0] if pair[1] == ENERGY else pair[1]
        pair = (other, other)
    p.todo.append(("any", after_event(s, [("unplaced", kind) for kind in pair])))


def after_event(s: Table, things: list[Thing]) -> tuple[Thing, ...]:
    """P-199: O20, R04 One of the two resources is ignored, the owner's choice."""
    if restriction(s) == "only_one_resource" and len(things) == 2:
        return (("either", *things),)
    return tuple(things)


@asks("either")
def either(s: Table, seat: int, first: Thing, second: Thing) -> Flow[None]:
    """P-199: O20, R04 Choose the one resource of the tile that counts this round."""
    codes = [thing_code(first), thing_code(second)]
    thing = first
    if codes[0] != codes[1]:
        options: list[Option] = [("first", code) for code in codes]
        option = yield Ask(seat, "either", "P-199", options)
        thing = first if option[1] == codes[0] else second
    s.players[seat].todo.append(thing)


# ---- placing it --------------------------------------------------------------------------------


@asks("treat")
def treat(s: Table, seat: int) -> Flow[None]:
    """P-295 Jump Drive D: the tech part may count as energy; chosen with the placement."""
    p = s.players[seat]
    tech = bool(placements(s, p, p.hand, p.relaxed))
    energy = bool(placements(s, p, p.hand, p.relaxed, True))
    as_energy = energy and not tech
    if tech and energy:
        options: list[Option] = [("as-tech",), ("as-energy",)]
        option = yield Ask(seat, "treat", "P-295", options)
        as_energy = option[0] == "as-energy"
    s.players[seat].as_energy = as_energy


@asks("place")
def place(s: Table, seat: int) -> Asked:
    """P-43, P-49 Place the tile in hand; it may be turned and flipped (P-52)."""
    p = s.players[seat]
    hand, relaxed, as_energy = p.hand, p.relaxed, p.as_energy
    options = Placements(
        lambda: placements(s, s.players[seat], hand, relaxed, as_energy), extras(s, p)
    )
    return quick_ask(seat, "place", "P-43", options, {"tile": hand}), placed


def placed(s: Table, p: Player, option: Option) -> None:
    """P-43, P-48 The tile lies, and is resolved; or something else is done before it."""
    if option[0] != "place":
        if option[0] == "use" and s.phase != TURNS:  # it may bring a card with another extra tile
            put_back(s, p)
        else:
            p.todo.append(("still-holding",))
        do_extra(s, p, option)
        return
    go_ahead(p)
    hand, as_energy, bare = p.hand, p.as_energy, p.bare
    p.hand, p.as_energy, p.bare = -1, False, False
    lay(s, p, hand, option[1], option[2])
    if s.phase != TURNS:  # an extra tile: P-49 the next one of its stack is seen now
        turn_up(s, s.stack(s.depot(p.seat), p.ring))
        p.ring = -1
    resolve_tile(s, p, hand, as_energy, bare)


@does("still-holding")
def still_holding(s: Table, p: Player) -> None:
    """P-44 A patch gained with the tile in hand may have taken its last place: choose again then.

    Ruling: nothing was revealed, so the tile goes back, also an extra tile (P-61)."""
    if placements(s, p, p.hand, p.relaxed, p.as_energy):
        p.todo.append(("place",))
    elif fits(s, p, p.hand, p.relaxed):
        hold(p)
    else:
        put_back(s, p)


def put_back(s: Table, p: Player) -> None:
    """P-44, P-61 The tile in hand goes back to its stack, and one is chosen again."""
    p.todo.append(("take",) if s.phase == TURNS else ("extra-tile", not p.bare))
    p.hand, p.ring, p.as_energy, p.bare = -1, -1, False, False


def resolve_tile(s: Table, p: Player, tile: int, as_energy: bool, bare: bool) -> None:
    """P-48 Waiting rovers, then both resources and what the corporation adds, in any order."""
    laid = len(p.laid) - 1
    things: list[Thing] = []
    if not bare:  # P-309
        first, second = TILES[tile].resources
        things = [("icon", first, laid), ("icon", second, laid)]
        if p.corporation == WORMHOLE and BIOMASS in (first, second):
            if not grows_biomass(p, *unpacked(p.laid[laid])):
                things[TILES[tile].resources.index(BIOMASS)] = ("barren",)
        if as_energy:
            things[TILES[tile].resources.index(TECH)] = ("energy", laid, TECH)
        if s.event >= 0:
            things = [*after_event(s, things)]
    if p.unlocked:
        things += _on_place(s, p, tile)
    if things:
        p.todo.append(("any", tuple(things)))
    if p.waiting:
        p.todo += [("deploy-now",)] * p.waiting
        p.waiting = 0


def _on_place(s: Table, p: Player, number: int) -> list[Thing]:
    """What corporations gain "when you place a tile" (P-309)."""
    tile = TILES[number]
    things: list[Thing] = []
    if p.corporation == COSMOS and p.has(2) and tile.has(ENERGY):
        things.append(("shift", 1))  # P-275
    elif p.corporation == OASIS:
        _, way, at = unpacked(p.laid[-1])
        body = tile.way[way].body << at >> BASE
        if p.has(2) and not body & PLANETS[p.planet].ice:
            things.append(("advance", WATER))  # P-306
        if p.has(3) and tile.has(WATER):
            things.append(("patch",))  # P-307
        if p.has(4) and tile.has(WATER) and restriction(s) != "no_synergy":
            things.append(("boost",))  # P-308
    elif p.corporation == FLUX and p.has(3) and tile.has(p.flux):
        things.append(("take-meteorites", 1))  # P-315
    return things


# ---- extra tiles -------------------------------------------------------------------------------


@asks("extra-tile")
def extra_tile(s: Table, seat: int, counts: bool) -> Flow[None]:
    """P-61 Salvage Yard, Depot Repair: an extra tile of your depot; if none fits, it is lost.

    P-49, P-380 It lies on its stack until it is placed: taking and turning it reveals nothing."""
    p = s.players[seat]
    tops = [(ring, top_tile(s, seat, ring)) for ring in (INNER, OUTER)]
    rings = [ring for ring, tile in tops if tile >= 0 and fits(s, p, tile, NOTHING)]
    if not rings:
        tell(s, p, "no-extra-tile", "P-61")
        return
    options: list[Option] = [("take", ring) for ring in rings]
    option = yield Ask(seat, "extra-tile", "P-61", options + extras(s, p))
    p = s.players[seat]
    if option[0] != "take":
        p.todo.append(("extra-tile", counts))
        do_extra(s, p, option)
        return
    go_ahead(p)
    p.ring = option[1]
    p.hand, p.relaxed, p.bare = top_tile(s, seat, p.ring), NOTHING, not counts
    at_taking(s, p, p.hand)
    hold(p)


def turn_up(s: Table, stack: int) -> None:
    """P-23, P-49 The next tile of a stack comes to light; chance decides now which it is."""
    left = s.under[stack]
    if not left:
        s.tops[stack] = -1
        return
    bit = nth_square(left, below(s, left.bit_count()))
    s.under[stack] &= ~(1 << bit)
    s.tops[stack] = STATION_RINGS[stack // 6][stack % 6] * 12 + bit
    reveal(s)

"""Chapter 3, step 4 of the round: a player's own turn, from taking a tile to resolving it."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Lazy, Option, Seat, Step

from ..box import CORPORATIONS, PLANETS, TILES
from ..components import (
    BIOMASS,
    CIV,
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
)
from ..grid import BASE
from ..legality.placements import (
    NOTHING,
    Placements,
    choices,
    fits,
    lifted,
    may_be_energy,
    placements,
)
from ..state import TURNS, Player, Table, unpacked
from . import biomass, confirming, corporations, energy, gains, rovers, tracks
from .placing import lay
from .station import turn_up


def take_turn(s: Table, seat: Seat) -> None:
    """P-43, P-380, P-381 Take and place a tile, then say that the turn is over; until then the
    others see nothing of it."""
    s.before[seat] = s.players[seat].plain()
    s.then(take_tile, seat)
    s.then(confirming.finish, seat)


# ---- taking a tile -----------------------------------------------------------------------------


def take_tile(s: Table, seat: Seat) -> Flow[None]:
    """P-43 Take the top tile of one of the two stacks of your depot.

    P-142 Where an extra tile of the event step was the last one there, there is none to take."""
    if s.top_tile(seat, INNER) < 0 and s.top_tile(seat, OUTER) < 0:
        s.tell_of(s.players[seat], "empty-depot", "P-142")
        return
    option = yield Ask(seat, "take", "P-43", Lazy(_take_options, s, seat))
    p = s.players[seat]
    if option[0] not in ("take", "discard"):
        gains.do_extra(s, seat, option)
        s.then(take_tile, seat)
        return
    gains.go_ahead(p)
    p.ring = option[1]
    tile = s.top_tile(seat, p.ring)
    if option[0] == "discard":
        at_taking(s, p, tile)
        discard(s, p, tile)
        return
    p.hand, p.relaxed = tile, lifted(s, p, tile)
    s.tell_of(p, "took", "P-43", ring=p.ring)
    at_taking(s, p, tile)
    hold(s, p)


def _take_options(s: Table, seat: Seat) -> list[Option]:
    """P-44, P-141 The tiles that can be placed; if none can, those to choose one from."""
    p = s.players[seat]
    _, rings = choices(s, p)
    options: list[Option] = [("take", ring) for ring in rings]
    if not options:
        options = [("discard", r) for r in (INNER, OUTER) if s.top_tile(seat, r) >= 0]
    return options + gains.extras(s, p)


def at_taking(s: Table, p: Player, tile: int) -> None:
    """P-251 Republic 1: a tile with civ gives movement, whether it is placed or not."""
    if p.corporation == REPUBLIC and p.has(0) and TILES[tile].has(CIV):
        points = CORPORATIONS[REPUBLIC].tracks[ROVER][p.tracks[ROVER]].move
        if points:
            tracks.gain_moves(s, p, points)


def hold(s: Table, p: Player) -> None:
    """P-43, P-295 A tile is in hand: it will be placed."""
    if may_be_energy(p, p.hand):
        s.then(treat, p.seat)
    s.then(place, p.seat)


def discard(s: Table, p: Player, tile: int) -> None:
    """P-141 Nothing fits: the tile is not placed, both its resources advance.

    When the step is over, that ends the game (course.end_turns)."""
    s.tell_of(p, "discarded", "P-141", tile=tile)
    p.stuck = True
    p.waiting = 0  # P-102
    pair = TILES[tile].resources
    if ENERGY in pair:  # P-132
        other = pair[0] if pair[1] == ENERGY else pair[1]
        pair = (other, other)
    found: gains.Gains = tuple([(tracks.resource_of_unplaced, p.seat, kind) for kind in pair])
    s.then(gains.resolve, p.seat, after_event(s, p, found))


def after_event(s: Table, p: Player, pair: gains.Gains) -> gains.Gains:
    """P-199: O20, R04 One of the two resources is ignored, the owner's choice."""
    if s.restriction() == "only_one_resource" and len(pair) == 2:
        return ((either, p.seat, *pair),)
    return pair


def either(s: Table, seat: Seat, first: Step, second: Step) -> Flow[None]:
    """P-199: O20, R04 Choose the one resource of the tile that counts this round."""
    things = gains.thing_of(first), gains.thing_of(second)
    rule, *args = first
    if things[0] != things[1]:
        options: list[Option] = [("first", thing) for thing in things]
        option = yield Ask(seat, "either", "P-199", options)
        rule, *args = first if option[1] == things[0] else second
    s.then(rule, *args)


# ---- placing it --------------------------------------------------------------------------------


def treat(s: Table, seat: Seat) -> Flow[None]:
    """P-295 Jump Drive D: the tech part may count as energy; chosen with the placement."""
    p = s.players[seat]
    fits_as_tech = bool(placements(s, p, p.hand, p.relaxed))
    as_energy = fits_as_energy = bool(placements(s, p, p.hand, p.relaxed, True))
    if fits_as_tech and fits_as_energy:
        option = yield Ask(seat, "treat", "P-295", [("as-tech",), ("as-energy",)])
        as_energy = option[0] == "as-energy"
    s.players[seat].as_energy = as_energy


def place(s: Table, seat: Seat) -> Flow[None]:
    """P-43, P-48, P-49 Place the tile in hand, which may be turned and flipped (P-52); then it is
    resolved."""
    p = s.players[seat]
    options = Placements(s, seat, gains.extras(s, p))
    option = yield Ask(seat, "place", "P-43", options, tile=p.hand)
    p = s.players[seat]
    if option[0] != "place":
        gains.do_extra(s, seat, option)
        if option[0] == "use" and s.phase != TURNS:  # it may bring a card with another extra tile
            put_back(s, p)
        else:
            s.then(still_holding, seat)
        return
    gains.go_ahead(p)
    hand, as_energy, bare = p.hand, p.as_energy, p.bare
    p.hand, p.as_energy, p.bare = -1, False, False
    lay(s, p, hand, option[1], option[2])
    if s.phase != TURNS:  # an extra tile: P-49 the next one of its stack is seen now
        turn_up(s, s.stack(s.depot(seat), p.ring))
        p.ring = -1
    resolve_tile(s, p, hand, as_energy, bare)


def still_holding(s: Table, seat: Seat) -> None:
    """P-44 A patch gained with the tile in hand may have taken its last place: choose again then.

    Ruling: nothing was revealed, so the tile goes back, also an extra tile (P-61)."""
    p = s.players[seat]
    if placements(s, p, p.hand, p.relaxed, p.as_energy):
        s.then(place, seat)
    elif fits(s, p, p.hand, p.relaxed):
        hold(s, p)
    else:
        put_back(s, p)


def put_back(s: Table, p: Player) -> None:
    """P-44, P-61 The tile in hand goes back to its stack, and one is chosen again."""
    if s.phase == TURNS:
        s.then(take_tile, p.seat)
    else:
        s.then(extra_tile, p.seat, not p.bare)
    p.hand, p.ring, p.as_energy, p.bare = -1, -1, False, False


def resolve_tile(s: Table, p: Player, tile: int, as_energy: bool, bare: bool) -> None:
    """P-48 Waiting rovers, then both resources and what the corporation adds, in any order."""
    for _ in range(p.waiting):
        s.then(rovers.deploy, p.seat)
    p.waiting = 0
    found = () if bare else _resources(s, p, tile, as_energy)  # P-309
    if p.unlocked:
        found += _on_place(s, p, tile)
    if found:
        s.then(gains.resolve, p.seat, found)


def _resources(s: Table, p: Player, tile: int, as_energy: bool) -> gains.Gains:
    """P-65, P-260, P-295 The two resources of the tile just laid."""
    seat, laid, pair = p.seat, len(p.laid) - 1, TILES[tile].resources
    found: list[Step] = [(tracks.resource, seat, kind, laid) for kind in pair]
    if p.corporation == WORMHOLE and BIOMASS in pair:
        if not tracks.grows_biomass(p, *unpacked(p.laid[laid])):
            found[pair.index(BIOMASS)] = (tracks.barren, seat)
    if as_energy:
        found[pair.index(TECH)] = (energy.energy, seat, laid, TECH)
    return after_event(s, p, tuple(found)) if s.event >= 0 else tuple(found)


def _on_place(s: Table, p: Player, number: int) -> gains.Gains:
    """What corporations gain "when you place a tile" (P-309)."""
    tile, seat = TILES[number], p.seat
    found: list[Step] = []
    if p.corporation == COSMOS and p.has(2) and tile.has(ENERGY):
        found.append((corporations.shift, seat, 1))  # P-275
    elif p.corporation == OASIS:
        _, way, at = unpacked(p.laid[-1])
        body = tile.way[way].body << at >> BASE
        if p.has(2) and not body & PLANETS[p.planet].ice:
            found.append((tracks.advance, seat, WATER))  # P-306
        if p.has(3) and tile.has(WATER):
            found.append((biomass.gain_patch, seat))  # P-307
        if p.has(4) and tile.has(WATER) and s.restriction() != "no_synergy":
            found.append((tracks.boost, seat))  # P-308
    elif p.corporation == FLUX and p.has(3) and tile.has(p.flux):
        found.append((rovers.take_meteorites, seat, 1))  # P-315
    return tuple(found)


# ---- extra tiles -------------------------------------------------------------------------------


def extra_tile(s: Table, seat: Seat, counts: bool) -> Flow[None]:
    """P-61 Salvage Yard, Depot Repair: an extra tile of your depot; if none fits, it is lost.

    P-49, P-380 It lies on its stack until it is placed: taking and turning it reveals nothing."""
    p = s.players[seat]
    tops = [(ring, s.top_tile(seat, ring)) for ring in (INNER, OUTER)]
    rings = [ring for ring, tile in tops if tile >= 0 and fits(s, p, tile, NOTHING)]
    if not rings:
        s.tell_of(p, "no-extra-tile", "P-61")
        return
    options: list[Option] = [("take", ring) for ring in rings]
    option = yield Ask(seat, "extra-tile", "P-61", options + gains.extras(s, p))
    p = s.players[seat]
    if option[0] != "take":
        gains.do_extra(s, seat, option)
        s.then(extra_tile, seat, counts)
        return
    gains.go_ahead(p)
    p.ring = option[1]
    p.hand, p.relaxed, p.bare = s.top_tile(seat, p.ring), NOTHING, not counts
    at_taking(s, p, p.hand)
    hold(s, p)

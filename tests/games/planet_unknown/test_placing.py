"""Chapter 4, Placing tiles, and chapter 20, Planets."""

from __future__ import annotations

import random

import pytest

import starboard
from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import EDGE, PLANETS, SQUARES, TILES
from starboard.games.planet_unknown.components import (
    ARASHI,
    ENERGY,
    GAIA,
    K273,
    PERSEPHONE,
    PETRA,
    RESOURCES,
    TARTARUS,
    WATER,
)
from starboard.games.planet_unknown.grid import areas, column, row, squares_of
from starboard.games.planet_unknown.legality.movements import neighbours
from starboard.games.planet_unknown.legality.placements import Placements, every_place, placements
from starboard.games.planet_unknown.rules.biomass import gain_patch
from starboard.games.planet_unknown.rules.objectives import uncovered
from starboard.games.planet_unknown.rules.turn import extra_tile
from starboard.games.planet_unknown.scoring import planet_score
from starboard.games.planet_unknown.state import TURNS
from tests.games.planet_unknown.build import (
    EVENT_NUMBERS,
    TILE_NUMBERS,
    Play,
    at,
    doing,
    fill,
    offer,
    put,
    spots,
    table,
    turn,
)  # fmt: skip

DOMINO = "I2-civ-energy"


def test_grid_and_edge() -> None:
    """P-1, P-3 Every planet has 96 squares; 28 of them have fewer than four neighbours."""
    assert all((p.ice | p.land).bit_count() == 96 for p in PLANETS)
    assert EDGE.bit_count() == 28
    assert EDGE >> at(5, 0) & 1
    assert EDGE >> at(3, 1) & 1
    assert not EDGE >> at(5, 1) & 1


def test_first_tile_at_the_edge() -> None:
    """P-50, EX-6 The first tile covers at least one edge square."""
    play = turn(table(), DOMINO)
    assert not play.can_place({(5, 5): "civ", (6, 5): "energy"})
    assert play.why_not({(5, 5): "civ", (6, 5): "energy"}) == "P-50"
    assert play.can_place({(5, 0): "civ", (6, 0): "energy"})


def test_later_tiles_touch_a_tile() -> None:
    """P-2, P-51, EX-7 Later tiles share a side with an earlier tile; a corner is not enough."""
    s = table()
    put(s, DOMINO, {(5, 0): "civ", (6, 0): "energy"})
    play = turn(s, "I2-rover-tech")
    assert not play.can_place({(7, 1): "rover", (8, 1): "tech"})
    assert play.why_not({(7, 1): "rover", (8, 1): "tech"}) == "P-51"
    assert play.can_place({(6, 1): "rover", (7, 1): "tech"})


def test_terrain_need_not_match() -> None:
    """P-51 Terrain types of touching tiles do not have to match."""
    s = table()
    put(s, DOMINO, {(5, 0): "civ", (6, 0): "energy"})
    play = turn(s, "I2-rover-tech")
    assert play.can_place({(5, 1): "tech", (5, 2): "rover"})


def test_turn_and_flip() -> None:
    """P-52, P-341, EX-8 A tile may be turned and flipped; equal pictures are one move."""
    tile = TILES[TILE_NUMBERS["L4-rover-tech"]]
    assert len(tile.turns) == 8
    pictures = {frozenset(turn.cells) for turn in tile.turns}
    assert len(pictures) == 8
    plain, flipped = tile.way[0], tile.way[4]
    mirrored = {(-x, y, *rest) for x, y, *rest in plain.cells}
    left = min(c[0] for c in mirrored), min(c[1] for c in mirrored)
    right = min(c[0] for c in flipped.cells), min(c[1] for c in flipped.cells)
    assert {(c[0] - left[0], c[1] - left[1], *c[2:]) for c in mirrored} == {
        (c[0] - right[0], c[1] - right[1], *c[2:]) for c in flipped.cells
    }
    assert len(TILES[TILE_NUMBERS[DOMINO]].turns) == 4


def test_one_layer_no_overlap_no_overhang() -> None:
    """P-53, P-54, P-55, P-62 Tiles lie on free squares of the grid only, and stay there."""
    s = table()
    put(s, DOMINO, {(5, 0): "civ", (6, 0): "energy"})
    play = turn(s, "I2-rover-tech")
    assert play.why_not({(6, 0): "rover", (6, 1): "tech"}) == "P-53"
    for option in play.options(kind="place"):
        tile = TILES[TILE_NUMBERS["I2-rover-tech"]].way[option[1]]
        for dx, dy, *_ in tile.cells:
            spot = at(column(option[2]) + dx, row(option[2]) + dy)
            assert SQUARES >> spot & 1
            assert spot not in (at(5, 0), at(6, 0))
    before = s.players[0].laid[:]
    play.do(*play.options(kind="place")[0])
    play.through()
    assert s.players[0].laid[: len(before)] == before


def test_overhang_is_refused() -> None:
    """P-54 A tile that would hang over the planet's edge is refused."""
    play = turn(table(), "I4-rover-tech")
    found = {o: r.rule for o, r in GAME.refused(play.s, play.ask())}
    assert "P-54" in found.values()
    way = TILES[TILE_NUMBERS["I4-rover-tech"]].turns[0].way
    assert found["place", way, at(5, 0)] == "P-54"


def test_free_squares() -> None:
    """P-56 Lifepods and rovers do not make a square unfree; tiles and patches do."""
    s = table()
    p = s.players[0]
    p.rovers[0] = at(6, 0)
    assert p.free() >> at(6, 0) & 1
    assert p.free() >> at(7, 2) & 1  # a lifepod
    doing(s, (gain_patch,)).do("patch", at(5, 0))
    assert not p.free() >> at(5, 0) & 1


def test_destruction() -> None:
    """P-57, P-10, EX-9 A tile destroys the lifepods and rovers that it covers, for good."""
    s = table()
    put(s, DOMINO, {(6, 0): "civ", (6, 1): "energy"})
    p = s.players[0]
    p.rovers[0] = at(6, 2)
    turn(s, "I2-rover-tech", {(6, 2): "rover", (7, 2): "tech"})
    assert p.rovers[0] == -2
    assert not p.lifepods >> at(7, 2) & 1
    assert p.rescued == 0
    assert p.lifepods.bit_count() == 5


def test_patches_are_not_tiles() -> None:
    """P-59, P-95 A patch does not satisfy adjacency, and rules for tiles do not bind it."""
    s = table()
    put(s, DOMINO, {(5, 0): "civ", (6, 0): "energy"})
    doing(s, (gain_patch,)).do("patch", at(5, 1))
    play = turn(s, "I2-rover-tech")
    assert not play.can_place({(4, 1): "rover", (3, 1): "tech"})
    assert play.can_place({(6, 1): "rover", (7, 1): "tech"})
    s = table(planet=K273)
    put(s, DOMINO, {(5, 0): "civ", (6, 0): "energy"})
    assert spots((5, 1)) & PLANETS[K273].land
    assert ("patch", at(5, 1)) in doing(s, (gain_patch,)).options()


def test_ignored_adjacency_keeps_the_other_rules() -> None:
    """P-58, P-241 Universal Coalition 1 drops adjacency only; the first tile stays at the edge."""
    s = table()
    s.players[0].unlocked = 1
    play = turn(s, DOMINO)
    assert not play.can_place({(5, 5): "civ", (6, 5): "energy"})
    s = table()
    s.players[0].unlocked = 1
    put(s, DOMINO, {(5, 0): "civ", (6, 0): "energy"})
    play = turn(s, "I2-rover-tech")
    assert play.can_place({(8, 8): "rover", (8, 9): "tech"})
    assert play.why_not({(6, 0): "rover", (6, 1): "tech"}) == "P-53"


def test_extra_tile_relaxes_nothing() -> None:
    """P-61 An extra tile comes from the own depot, under all rules; if none fits it is lost."""
    s = table(planet=K273)
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p = s.players[0]
    fill(p, SQUARES & ~spots((5, 1), (5, 2)))  # land and ice: no tile may cover both
    ring = offer(s, "I2-rover-tech")
    other = s.stack(s.depot(0), 1 - ring)
    s.tops[other] = -1
    play = doing(s, (extra_tile, True), phase=TURNS)
    assert play.told("no-extra-tile")
    assert s.ending == 0


def test_restrictions_never_end_the_game() -> None:
    """P-11, P-60, P-337 First the event is ignored, then the planet's rule; only then P-141."""
    s = table(planet=K273)
    p = s.players[0]
    put(s, DOMINO, {(5, 0): "civ", (6, 0): "energy"})
    s.event = EVENT_NUMBERS["R16"]  # no tile on ice
    offer(s, "I2-rover-tech")
    fill(p, SQUARES & ~spots((5, 1), (5, 2)))
    stack = s.stack(s.depot(0), 1)
    s.tops[stack] = -1
    play = Play(s)
    play.do("take", 0)
    assert p.relaxed == 2
    assert play.can_place({(5, 1): "rover", (5, 2): "tech"})


def test_event_goes_before_planet() -> None:
    """P-60 A tile that fits with the event ignored is preferred to one that breaks the planet."""
    s = table(planet=K273)
    p = s.players[0]
    put(s, DOMINO, {(5, 0): "civ", (6, 0): "energy"})
    s.event = EVENT_NUMBERS["R16"]
    ring = offer(s, "I2-rover-tech")
    fill(p, SQUARES & ~spots((3, 2), (4, 2), (5, 1)))  # (3,2) and (4,2) are ice, (5,1) is land
    play = Play(s)
    play.do("take", ring)
    assert p.relaxed == 1
    assert play.can_place({(3, 2): "rover", (4, 2): "tech"})


@pytest.mark.parametrize("seed", range(6))
def test_fast_and_spoken_legality_agree(seed: int) -> None:
    """P-50 to P-60 What is offered and what why_not_place refuses are each other's complement."""
    rng = random.Random(seed)
    s = table(planet=seed % 7, corporation=seed % 8)
    play = Play(s)
    for _ in range(60):
        ask = play.ask()
        if ask.key == "place":
            refused = {o for o, r in GAME.refused(s, ask) if o[0] == "place"}
            offered = {o for o in ask.options if o[0] == "place"}
            assert refused | offered == set(every_place(s.players[0].hand))
            assert not refused & offered
            s.event = rng.choice((-1, EVENT_NUMBERS["O19"], EVENT_NUMBERS["R15"]))
        play.run.send(0, rng.choice(ask.options))
        if not play.run.open:
            break


# ---- planets -----------------------------------------------------------------------------------


def test_symmetric_planet() -> None:
    """P-330 K58-4156 has no rule of its own; rows and columns are worth 40 medals at most."""
    s = table()
    fill(s.players[0], SQUARES)
    assert planet_score(s.players[0]) == 40
    assert all(p.lifepods.bit_count() == 6 for p in PLANETS)


def test_k273() -> None:
    """P-331, EX-48 K-273: a tile may not cover ice and land."""
    s = table(planet=K273)
    put(s, DOMINO, {(3, 7): "civ", (2, 7): "energy"})
    play = turn(s, "I2-rover-tech")
    assert play.why_not({(2, 6): "rover", (3, 6): "tech"}) == "P-331"
    assert not play.can_place({(2, 6): "rover", (3, 6): "tech"})
    assert play.can_place({(3, 6): "rover", (4, 6): "tech"})


def test_gaia() -> None:
    """P-332, P-158, EX-49 Gaia: uncovered cities score 2 each, and break their rows."""
    s = table(planet=GAIA)
    p = s.players[0]
    cities = [*squares_of(PLANETS[GAIA].cities)]
    assert len(cities) == 8
    fill(p, SQUARES & ~sum(1 << c for c in cities[:5]))
    rows = {row(c) for c in cities[:5]}
    columns = {column(c) for c in cities[:5]}
    medals = (1, 1, 1, 2, 2, 3, 3, 2, 2, 1, 1, 1)
    lines = sum(m for n, m in enumerate(medals) if n not in rows)
    lines += sum(m for n, m in enumerate(medals) if n not in columns)
    assert planet_score(p) == 10 + lines
    p.patches |= 1 << cities[0]
    assert planet_score(p) >= 8 + lines


def test_persephone() -> None:
    """P-333 Persephone: no icon lies where it is forbidden; other terrain may cross the borders."""
    s = table(planet=PERSEPHONE)
    put(s, "I4-water-rover", {(3, 7): "water", (4, 7): "water", (5, 7): "rover", (6, 7): "rover"})
    play = turn(s, "I4-tech-biomass")
    assert "P-333" in {r.rule for _, r in GAME.refused(s, play.ask())}
    for option in play.options(kind="place"):
        tile = TILES[s.players[0].hand].way[option[1]]
        for dx, dy, terrain, icon, _ in tile.cells:
            spot = at(column(option[2]) + dx, row(option[2]) + dy)
            assert not (icon and PLANETS[PERSEPHONE].forbidden[terrain] >> spot & 1)


def test_persephone_example() -> None:
    """P-333, EX-50 The tech icon may not lie lower left; turned half round the tile may."""
    s = table(planet=PERSEPHONE)
    put(s, "I4-water-rover", {(3, 7): "water", (4, 7): "water", (5, 7): "rover", (6, 7): "rover"})
    play = turn(s, "I4-tech-biomass")
    tile = TILES[s.players[0].hand]
    for turned in tile.turns:
        cells = {(c[0], c[1]): c for c in turned.cells}
        xs = sorted(c[0] for c in turned.cells)
        if {c[1] for c in turned.cells} != {0}:
            continue
        line = [cells[x, 0] for x in xs]
        middle = at(3 - xs[0], 8)
        option = ("place", turned.way, middle)
        icon_at = next(3 + n for n, c in enumerate(line) if c[3] and RESOURCES[c[2]] == "tech")
        assert (option in play.ask().options) == (icon_at >= 6)


def test_arashi() -> None:
    """P-334, EX-51 Arashi: a tile on the ring is anchored outside; no patch lies on the ring."""
    s = table(planet=ARASHI)
    put(s, "I2-rover-tech", {(3, 4): "rover", (3, 5): "tech"})
    play = turn(s, DOMINO)
    assert play.why_not({(4, 5): "civ", (4, 6): "energy"}) == "P-334"
    assert not play.can_place({(4, 5): "civ", (4, 6): "energy"})
    assert play.can_place({(4, 4): "civ", (4, 5): "energy"})
    s = table(planet=ARASHI)
    put(s, "I2-rover-tech", {(3, 4): "rover", (3, 5): "tech"})
    patch = doing(s, (gain_patch,))
    assert ("patch", at(4, 5)) not in patch.options()
    refused = {o: r.rule for o, r in GAME.refused(s, patch.ask())}
    assert refused["patch", at(4, 5)] == "P-334"


def test_petra() -> None:
    """P-335, EX-52 Petra: bare currents are energy terrain, also for rows; there is no ice."""
    s = table(planet=PETRA)
    p = s.players[0]
    currents = PLANETS[PETRA].currents
    assert p.ground(ENERGY) == currents
    assert PLANETS[PETRA].ice == 0
    fill(p, SQUARES & ~currents)
    assert uncovered(p) == 0
    assert planet_score(p) == 40
    assert p.free() == currents
    s = table(planet=PETRA)
    # the chain of currents (4,1), (4,2), (5,2), (5,3), (5,4) joins the two tiles
    put(s, "I2-water-rover", {(6, 4): "water", (6, 3): "rover"})
    s.players[0].unlocked = 1
    play = turn(s, DOMINO, {(3, 1): "energy", (3, 2): "civ"})
    play.do("first", ENERGY)
    assert play.values("energy") >= {0, WATER}


def test_tartarus() -> None:
    """P-336, EX-53 Tartarus: no tile and no rover over the chasm; two corners are open."""
    s = table(planet=TARTARUS)
    put(s, "I2-rover-tech", {(5, 1): "rover", (5, 0): "tech"})
    play = turn(s, DOMINO)
    assert play.why_not({(5, 2): "civ", (6, 2): "energy"}) == "P-336"
    assert not play.can_place({(5, 2): "civ", (6, 2): "energy"})
    p = s.players[0]
    assert not neighbours(p, at(5, 2)) >> at(6, 2) & 1
    p.corporation, p.unlocked = 3, 1
    assert neighbours(p, at(5, 3)) >> at(6, 4) & 1
    assert neighbours(p, at(6, 8)) >> at(5, 9) & 1
    assert not neighbours(p, at(5, 2)) >> at(6, 3) & 1
    # areas across the chasm hang together
    fill(p, spots((5, 2), (6, 2)), WATER)
    assert max(a.bit_count() for a in areas(p.terrain[WATER])) == 2


def test_listing_is_complete_on_every_planet() -> None:
    """P-54 The first placements on every planet are those at the edge, and there are some."""
    for planet in range(7):
        s = table(planet=planet)
        for number in range(0, 144, 12):
            assert sum(bits.bit_count() for _, bits in placements(s, s.players[0], number)) > 20


def test_a_placement_is_drawn_without_listing_all() -> None:
    """P-44, P-52 Drawing goes over all ways and squares alike, and lists nothing."""
    table = starboard.new("planet_unknown", seats=2, seed=5)
    while table.pending[0].key != "place":
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    options = table.pending[0].options
    assert isinstance(options, Placements)
    assert options.several()
    count = len(options)
    drawn = [options.pick((n + 0.5) / count) for n in range(count)]
    assert drawn == list(options)
    assert all(option in options for option in drawn)

"""Places where the rulebook was read once more, beside its own words."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown.bot.planet import planet_hope
from starboard.games.planet_unknown.box import PLANETS, SQUARES
from starboard.games.planet_unknown.components import (
    BIOMASS,
    CIV,
    FLUX,
    GAIA,
    HORIZON,
    OASIS,
    REPUBLIC,
    ROVER,
    WATER,
    WORMHOLE,
)
from starboard.games.planet_unknown.grid import squares_of
from starboard.games.planet_unknown.rules.civ import look
from starboard.games.planet_unknown.rules.course import start_round
from starboard.games.planet_unknown.rules.gains import resolve
from starboard.games.planet_unknown.rules.tracks import several_advances
from starboard.games.planet_unknown.rules.turn import extra_tile
from starboard.games.planet_unknown.scoring import planet_score
from starboard.games.planet_unknown.state import (
    CIV_PHASE,
    EVENT_CIV,
    LATE_CARDS,
    OVER,
    ROTATE,
    Table,
)
from tests.games.planet_unknown.build import (
    Play,
    at,
    doing,
    event,
    fill,
    offer,
    put,
    table,
)  # fmt: skip

DOMINO = {(5, 0): "civ", (6, 0): "energy"}


def republic() -> Table:
    """Republic with technology 1, its rover tracker on a space with a 2."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    p.unlocked, p.tracks[ROVER] = 1, 4
    return s


def test_republic_moves_for_a_tile_that_cannot_be_placed() -> None:
    """P-141, P-251 Taking is enough: also a tile that is taken because none fits."""
    s = republic()
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    fill(p, SQUARES)
    p.rovers[0] = at(5, 5)
    ring = offer(s, "I2-biomass-civ")
    play = Play(s)
    play.do("discard", ring)
    assert p.moves == 2
    assert play.told("moves")
    assert play.options(kind="step")


@pytest.mark.parametrize("counts", [True, False])
def test_republic_moves_for_an_extra_tile(counts: bool) -> None:
    """P-61, P-251 Salvage Yard and Depot Repair let their owner take a tile, too."""
    s = republic()
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    ring = offer(s, "I2-biomass-civ")
    play = doing(s, (extra_tile, counts), phase=CIV_PHASE)
    play.do("take", ring)
    assert p.moves == 2
    assert play.key() == "place"


def test_a_patch_leaves_a_city_its_medals() -> None:
    """P-95, P-332 Cities count that no tile covers; a patch is no tile, but fills lines."""
    s = table(planet=GAIA)
    p = s.players[0]
    cities = PLANETS[GAIA].cities
    p.tiles = p.terrain[CIV] = SQUARES & ~cities
    open_cities = planet_score(p)
    first = next(iter(squares_of(cities)))
    p.patches = p.terrain[BIOMASS] = 1 << first
    assert planet_score(p) >= open_cities  # its two medals stay
    p.patches = p.terrain[BIOMASS] = cities
    assert planet_score(p) == 40 + 2 * 8
    hope = planet_hope(p, 5)
    p.tiles, p.patches = SQUARES, 0
    assert planet_score(p) == 40
    assert planet_hope(p, 5) < hope


@pytest.mark.parametrize(("corporation", "technology"), [(OASIS, 2), (HORIZON, 2), (FLUX, 1)])
def test_points_of_the_start_of_the_round_are_spent_before_the_event(
    corporation: int, technology: int
) -> None:
    """P-40, P-232 Whatever event comes, these points could be used before it."""
    s = table(corporation=corporation, step=start_round)
    p = s.players[0]
    put(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    p.unlocked, p.flux = technology, WATER if corporation == FLUX else -1
    p.rovers[0] = at(5, 0)
    p.cargo = 1 if corporation == HORIZON else 0
    play = Play(s)
    assert (play.key(), s.event) == ("early-moves", -1)
    play.do("step", 0, at(5, 1))
    if play.key() == "early-moves":  # Flux has another point
        play.do("keep-points")
    assert p.rovers[0] == at(5, 1)
    assert s.event >= 0  # alone there is one in every round
    assert s.phase > ROTATE


def test_without_events_nobody_is_asked_before_the_tiles() -> None:
    """P-232 Nothing could bind the points then: they wait for step 4."""
    s = table(2, corporation=OASIS, step=start_round)
    p = s.players[0]
    put(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    p.unlocked, p.rovers[0] = 2, at(5, 0)
    play = Play(s)
    assert play.key() != "early-moves"
    assert p.moves == 1


def test_points_that_are_kept_wait_for_the_turn() -> None:
    """P-106, P-232 What is not spent at once stays in the pool."""
    s = table(corporation=OASIS, step=start_round)
    p = s.players[0]
    put(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    p.unlocked, p.rovers[0] = 2, at(5, 0)
    play = Play(s)
    play.do("keep-points")
    assert p.moves == 1
    assert play.key() != "early-moves"


def test_wormhole_resets_before_an_event() -> None:
    """P-263 The technology names no time: the event's advance may be the first of a new climb."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked, p.tracks[BIOMASS] = 1, 5
    play = event(s, "G08")  # advance rover or biomass
    assert play.options() == [("use", 0), ("leave",)]
    play.do("use", 0)
    assert play.values("advance") == {BIOMASS, ROVER}


def test_wormhole_resets_before_a_card_of_the_event_step() -> None:
    """P-86, P-263 In the civ part of the event step, too; but no rover moves there (P-106)."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked, p.tracks[BIOMASS], p.moves, p.rovers[0] = 1, 5, 2, at(5, 0)
    play = doing(s, (look, 1), phase=EVENT_CIV)
    assert play.options(kind="use") == [("use", 0)]
    assert not play.options(kind="step")


def test_wormhole_resets_before_the_last_advances() -> None:
    """P-149, P-263 Gaming Commission may advance biomass that has begun again."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked, p.tracks[BIOMASS] = 1, 5
    play = doing(s, (resolve, ((several_advances, 0, 1, 1, 0),)), phase=LATE_CARDS)
    play.do("use", 0)
    assert BIOMASS in play.values("advance")


def test_an_empty_depot_asks_for_no_tile() -> None:
    """P-142 Whatever has emptied it, a turn goes on without a tile, and the round is the last."""
    s = table()
    for ring in (0, 1):
        stack = s.stack(s.depot(0), ring)
        s.gone |= 1 << s.tops[stack] | s.under[stack] << s.tops[stack] // 12 * 12
        s.tops[stack], s.under[stack] = -1, 0
    s.check()
    play = Play(s)
    assert play.key() == "finish"
    assert play.told("empty-depot")
    play.do("finish")
    assert s.ending
    play.to_end()
    assert s.phase == OVER

"""Chapter 19, Corporations: what they have in common."""

from __future__ import annotations

from starboard.games.planet_unknown.box import CORPORATIONS, OBJECTIVES
from starboard.games.planet_unknown.components import (
    BIOMASS,
    CIV,
    COSMOS,
    FLUX,
    HORIZON,
    JUMP,
    OASIS,
    WATER,
    WORMHOLE,
)
from starboard.games.planet_unknown.rules.course import start_round
from starboard.games.planet_unknown.rules.objectives import metric
from tests.games.planet_unknown.build import (
    at,
    fill,
    put,
    spots,
    table,
    turn,
)  # fmt: skip

DOMINO = {(5, 0): "civ", (6, 0): "energy"}


def test_boards() -> None:
    """P-230, P-15, P-21 Five tracks of spaces 0 to 15, and so many rovers as the board shows."""
    assert [c.rovers for c in CORPORATIONS] == [2, 1, 2, 1, 4, 1, 2, 2]
    for number, board in enumerate(CORPORATIONS):
        for track, spaces in enumerate(board.tracks):
            short = number == WORMHOLE and track == BIOMASS
            assert len(spaces) == (6 if short else 16)


def test_common_words() -> None:
    """P-231 "Gain points" adds to the pool; "gain a patch" places one at once."""
    s = table(corporation=OASIS)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 0b1000
    play = turn(s, "I2-water-rover", {(5, 1): "water", (6, 1): "rover"})
    assert 7 in play.values("first")
    play.do("first", 7)
    assert play.key() == "patch"


def test_start_of_round() -> None:
    """P-40, P-232, P-284, P-305, P-312 Points at the start of the round, by the situation then."""
    s = table(3, corporation=(HORIZON, OASIS, FLUX))
    horizon, oasis, flux = s.players
    horizon.unlocked, horizon.rovers[0], horizon.cargo = 2, at(5, 0), 1
    oasis.unlocked, oasis.rovers[0] = 2, at(5, 0)
    fill(oasis, spots((5, 0)), WATER)
    flux.unlocked, flux.rovers[:2], flux.flux = 1, [at(5, 0), at(6, 0)], BIOMASS
    fill(flux, spots((5, 0), (6, 0)), BIOMASS)
    start_round(s)
    assert [p.moves for p in s.players] == [1, 1, 4]


def test_counted_lifepods_of_all_kinds() -> None:
    """P-176 Collected lifepods count wherever they lie; carried meteorites are not collected."""
    card = next(n for n, c in enumerate(OBJECTIVES) if c.count == "collected_lifepods")
    s = table(2, corporation=(COSMOS, JUMP))
    s.players[0].rescued, s.players[0].parked[CIV] = 1, 0b110000
    s.players[1].unlocked = 0b11
    assert metric(s.players[0], card) == 3
    assert metric(s.players[1], card) == 2
    stones = next(n for n, c in enumerate(OBJECTIVES) if c.count == "collected_meteorites")
    s = table(corporation=HORIZON)
    s.players[0].rovers[0], s.players[0].cargo = at(5, 5), 1
    assert metric(s.players[0], stones) == 0

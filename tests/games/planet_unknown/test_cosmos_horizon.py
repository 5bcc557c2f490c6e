"""Chapter 19, Corporations: Cosmos Inc. and Horizon Group."""

from __future__ import annotations

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.components import (
    BIOMASS,
    CIV,
    COSMOS,
    ENERGY,
    HORIZON,
    ROVER,
    TECH,
    WATER,
)
from starboard.games.planet_unknown.legality.advances import next_space
from starboard.games.planet_unknown.rules.confirming import finish
from starboard.games.planet_unknown.rules.rovers import take_lifepods
from starboard.games.planet_unknown.rules.tracks import advance
from starboard.games.planet_unknown.rules.turn import take_tile
from starboard.games.planet_unknown.scoring import lifepod_score, planet_score, track_score
from starboard.games.planet_unknown.state import TURNS
from tests.games.planet_unknown.build import (
    at,
    doing,
    event,
    fill,
    offer,
    put,
    spots,
    table,
    turn,
)  # fmt: skip

DOMINO = {(5, 0): "civ", (6, 0): "energy"}


# ---- Cosmos ------------------------------------------------------------------------------------


def test_cosmos_positions_lifepods() -> None:
    """P-270, P-278 A lifepod goes to a free space 1-14 of any track, or the scoring area."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    p.tracks[CIV] = 3
    play = doing(s, (take_lifepods, 1))
    play.do("collect-lifepod", at(7, 2))
    spaces = {(o[1], o[2]) for o in play.options(kind="park")}
    assert (CIV, 3) not in spaces
    assert {space for _, space in spaces} == set(range(1, 15))
    play.do("park", BIOMASS, 2)
    assert p.parked[BIOMASS] == 1 << 2
    assert p.rescued == 0
    assert p.pods_held() == 1
    assert lifepod_score(p, 0) == 0


def test_cosmos_skips() -> None:
    """P-271, P-272, EX-43 The tracker skips covered spaces; covered bonuses are not gained."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.tracks[BIOMASS], p.parked[BIOMASS] = 1, 1 << 2
    play = doing(s, (advance, BIOMASS))
    assert p.tracks[BIOMASS] == 3
    assert play.key() == "patch"
    p.parked[BIOMASS] = 1 << 5
    p.tracks[BIOMASS] = 6
    assert track_score(p, BIOMASS) == 0
    p.parked[TECH], p.tracks[TECH] = 1 << 3, 2
    advance(s, 0, TECH)
    assert p.tracks[TECH] == 4
    assert p.unlocked == 0
    p.parked[WATER], p.tracks[WATER] = 0b110, 3
    assert next_space(p, WATER, -1) == 0


def test_cosmos_diagonal_and_free_steps() -> None:
    """P-273, P-276 Technology 1: diagonal steps; 4: energy terrain costs nothing."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked, p.rovers[0], p.moves = 0b1001, at(5, 1), 1
    play = doing(s, (finish,), phase=TURNS)
    assert ("step", 0, at(6, 2)) in play.options()
    play.do("step", 0, at(6, 0))
    assert p.moves == 1
    play.do("step", 0, at(5, 1))
    assert p.moves == 0
    assert play.options() == [("finish",)]


def test_cosmos_free_steps_end() -> None:
    """P-276 Free steps to and fro without any gain are not offered for ever."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    fill(p, spots((5, 0), (6, 0)), ENERGY)
    p.unlocked, p.rovers[0], p.moves = 8, at(5, 0), 1
    play = doing(s, (finish,), phase=TURNS)
    play.do("step", 0, at(6, 0))
    assert p.moves == 1
    assert ("step", 0, at(5, 0)) not in play.options()


def test_cosmos_leaves_a_glide_anywhere() -> None:
    """P-105, P-276 Back over the energy it came by, a rover may leave it beside any square."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    fill(p, spots((5, 3), (5, 4), (5, 5), (5, 6)), ENERGY)
    p.unlocked, p.rovers[0], p.moves = 8, at(5, 3), 2
    play = doing(s, (finish,), phase=TURNS)
    play.do("step", 0, at(5, 4))
    play.do("step", 0, at(5, 5))
    assert p.moves == 2
    steps = {option[2] for option in play.options(kind="step")}
    beside = {at(x, y) for x in (4, 6) for y in (3, 4, 5)}
    assert steps == {at(5, 2), at(5, 6), *beside}  # not (5, 3) and (5, 4), where it has been
    refused = dict(GAME.refused(s, play.ask()))
    assert refused["step", 0, at(5, 4)].rule == "P-276"
    assert refused["step", 0, at(4, 6)].rule == "P-105"
    play.do("step", 0, at(4, 3))
    assert p.moves == 1
    assert {option[2] for option in play.options(kind="step")} >= {at(5, 3), at(4, 4)}


def test_cosmos_glides_round_another_rover() -> None:
    """P-109, P-276 A rover on the energy that was passed is in the way back."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    fill(p, spots((5, 3), (5, 4), (5, 5)), ENERGY)
    p.unlocked, p.moves = 8, 2
    p.rovers = [at(5, 3), at(4, 4)]
    play = doing(s, (finish,), phase=TURNS)
    play.do("step", 0, at(5, 4))
    play.do("step", 0, at(5, 5))
    play.do("step", 1, at(5, 4))
    steps = {option[2] for option in play.options(kind="step") if option[1] == 0}
    assert steps == {at(4, 5), at(6, 5), at(5, 6)}


def test_cosmos_remembers_by_rover() -> None:
    """P-105, P-276 Where one rover has glided, the other one may still go for nothing."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    fill(p, spots((5, 3), (5, 4), (5, 5)), ENERGY)
    p.unlocked, p.moves = 8, 1
    p.rovers = [at(5, 3), at(4, 3)]
    play = doing(s, (finish,), phase=TURNS)
    play.do("step", 0, at(5, 4))
    play.do("step", 0, at(5, 5))
    play.do("step", 1, at(5, 3))
    play.do("step", 1, at(5, 4))
    assert p.moves == 1
    assert p.rovers == [at(5, 5), at(5, 4)]


def test_cosmos_glides_again_after_a_tile() -> None:
    """P-105, P-276 Once something else has happened, a rover may glide back."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    fill(p, spots((6, 1)), ENERGY)
    p.unlocked, p.rovers[0], p.moves, p.lifepods = 8, at(6, 0), 1, 0
    ring = offer(s, "I2-rover-tech")
    play = doing(s, (take_tile,), (finish,), phase=TURNS)
    play.do("step", 0, at(6, 1))
    assert ("step", 0, at(6, 0)) not in play.options()
    play.do("take", ring)
    assert ("step", 0, at(6, 0)) in play.options()


def test_cosmos_glides_come_to_an_end() -> None:
    """P-276 Free steps alone never go on for ever, whichever way rovers take."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    area = spots(*((x, y) for x in (5, 6, 7) for y in (3, 4, 5)))
    fill(p, area, ENERGY)
    p.unlocked, p.moves, p.lifepods = 9, 1, 0
    p.rovers = [at(5, 3), at(6, 3)]
    play = doing(s, (finish,), phase=TURNS)
    for _ in range(16):  # each rover over at most eight more squares
        free = [option for option in play.options(kind="step") if area >> option[2] & 1]
        if not free:
            break
        play.do(*free[-1])
    assert not [option for option in play.options(kind="step") if area >> option[2] & 1]
    assert p.moves == 1


def test_cosmos_repositions_once() -> None:
    """P-274, P-122 Technology 2: at its first unlocking up to three lifepods may be moved."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    p.rescued, p.tracks[TECH] = 2, 4
    p.lifepods = 0
    play = doing(s, (advance, TECH))
    assert play.key() == "shift"
    play.do("from-scoring")
    play.do("park", CIV, 5)
    assert p.rescued == 1
    play.do("enough")
    p.tracks[TECH] = 4
    advance(s, 0, TECH)
    assert not s.planned


def test_cosmos_repositions_for_energy() -> None:
    """P-275, P-277 Technology 3: with an energy tile; 5: once per round."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    p.unlocked, p.rescued, p.lifepods = 0b10100, 1, 0
    play = turn(s, "I2-civ-energy", DOMINO)
    assert 10 in play.values("first")
    play.do("use", 4)
    play.do("from-scoring")
    play.do("park", WATER, 2)
    assert ("use", 4) not in play.options()
    play.do("first", 10)
    play.do("from-track", WATER, 2)
    play.do("rescue")
    assert p.rescued == 1


# ---- Horizon -----------------------------------------------------------------------------------


def test_horizon_carries() -> None:
    """P-280, P-281, P-282, EX-44 A rover picks a meteorite up and delivers it on a rover icon."""
    s = table(corporation=HORIZON)
    p = s.players[0]
    put(s, "I2-biomass-civ-m", {(5, 1): "biomass", (5, 0): "civ"})
    put(s, "I2-water-rover", {(6, 1): "water", (6, 0): "rover"})
    rock = p.meteorites.bit_length() - 1
    p.rovers[0], p.moves = at(4, 1), 5
    play = doing(s, (finish,), phase=TURNS)
    if rock == at(5, 0):
        play.do("step", 0, at(5, 1))
    play.do("step", 0, rock)
    assert p.stones == 0
    assert p.cargo == 1
    assert p.rocks() == 1 << rock
    assert planet_score(p) == 0
    play.do("step", 0, at(5, 0)) if rock == at(5, 1) else None
    play.do("step", 0, at(6, 0))
    assert p.stones == 1
    assert p.cargo == 0


def test_horizon_load_is_lost_with_the_rover() -> None:
    """P-282 If a carrying rover is destroyed, its meteorite is destroyed too."""
    s = table(corporation=HORIZON)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.rovers[0], p.cargo = at(5, 1), 1
    play = turn(s, "I2-rover-tech", {(5, 1): "rover", (5, 2): "tech"})
    assert play.key()
    assert p.cargo == 0
    assert p.rocks() == 0
    assert p.stones == 0


def test_horizon_sinks() -> None:
    """P-286, EX-44 Technology 4: on water the carried meteorite may be destroyed."""
    for sunk in (True, False):
        s = table(corporation=HORIZON)
        p = s.players[0]
        put(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
        p.unlocked, p.rovers[0], p.cargo, p.moves = 8, at(5, 1), 1, 1
        play = doing(s, (finish,), phase=TURNS)
        play.do("step", 0, at(5, 0))
        assert play.key() == "sink"
        play.do("sink", 0) if sunk else play.do("keep-load")
        assert p.cargo == (0 if sunk else 1)
        assert p.stones == 0


def test_horizon_technologies() -> None:
    """P-283, P-285, P-287, P-288 Rover tiles anywhere; a patch a meteorite; an extra advance."""
    s = table(corporation=HORIZON)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 0b10101
    play = turn(s, "I2-water-rover")
    assert play.can_place({(8, 8): "water", (8, 9): "rover"})
    play.do("use", 4)
    assert p.tracks[ROVER] == 1
    s = table(corporation=HORIZON)
    p = s.players[0]
    put(s, "I2-biomass-civ-m", {(5, 1): "biomass", (5, 0): "civ"})
    p.unlocked = 4
    play = event(s, "G19")
    assert p.stones == 1
    assert play.key() == "patch"


def test_horizon_sinks_only_what_it_brings() -> None:
    """P-286 A meteorite that is picked up on water was not carried there."""
    s = table(corporation=HORIZON)
    p = s.players[0]
    put(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    p.unlocked, p.rovers[0], p.moves = 8, at(5, 1), 1
    p.meteorites = 1 << at(5, 0)
    play = doing(s, (finish,), phase=TURNS)
    play.do("step", 0, at(5, 0))
    assert play.key() == "finish"
    assert p.cargo == 1

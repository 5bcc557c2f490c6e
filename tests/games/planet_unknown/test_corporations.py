"""Chapter 19, Corporations."""

from __future__ import annotations

from starboard.games.planet_unknown.box import CORPORATIONS, OBJECTIVES
from starboard.games.planet_unknown.kinds import (
    BIOMASS,
    CIV,
    COALITION,
    COSMOS,
    ENERGY,
    FLUX,
    HORIZON,
    JUMP,
    OASIS,
    REPUBLIC,
    ROVER,
    TECH,
    WATER,
    WORMHOLE,
)  # fmt: skip
from starboard.games.planet_unknown.objectives import metric
from starboard.games.planet_unknown.rules.energy import reach
from starboard.games.planet_unknown.rules.rounds import start
from starboard.games.planet_unknown.rules.tracks import advance, next_space, water_steps
from starboard.games.planet_unknown.scoring import lifepod_score, planet_score, terms, track_score
from starboard.games.planet_unknown.state import CIV_PHASE, CLEAR, STORED, TURNS, Player, Table
from tests.games.planet_unknown.build import (
    TILE_NUMBERS,
    Play,
    at,
    doing,
    event,
    fill,
    objective,
    offer,
    placement,
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
    start(s)
    assert [p.moves for p in s.players] == [1, 1, 4]


# ---- Republic ----------------------------------------------------------------------------------


def test_republic_steps_back() -> None:
    """P-250, EX-40 A civ milestone costs a step back of another tracker, without bonus."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    p.tracks = [1, 4, 0, 0, 0]
    doing(s, ("advance", CIV))
    assert p.tracks == [2, 3, 0, 0, 0]
    ranks = [space.civ for space in CORPORATIONS[REPUBLIC].tracks[CIV] if space.civ]
    assert ranks == [1, 2, 2, 3, 3, 4, 4]


def test_republic_steps_back_without_cards() -> None:
    """P-85, P-250 The step back happens even if no civ card is left."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    s.civ_box[0] |= s.civ[0]
    s.civ[0] = 0
    p.tracks = [1, 4, 0, 0, 0]
    play = doing(s, ("advance", CIV), phase=CIV_PHASE)
    play.do("first", 9)
    assert p.tracks[WATER] == 3
    assert play.told("no-civ-card")
    assert p.cards == 0


def test_republic_points_for_a_civ_tile() -> None:
    """P-251, EX-39 Technology 1: taking a civ tile gives the number under the rover tracker."""
    for track, points in ((4, 2), (0, 0), (1, 0)):
        s = table(corporation=REPUBLIC)
        p = s.players[0]
        put(s, "I2-rover-tech", {(5, 0): "rover", (6, 0): "tech"})
        p.unlocked, p.tracks[ROVER], p.rovers[0] = 1, track, at(5, 0)
        play = turn(s, "I2-civ-energy")
        assert p.moves == points
        assert play.key() == "place"
        assert bool(play.options(kind="step")) == (points > 0)


def test_republic_looks_ahead() -> None:
    """P-252, EX-38 Technology 2: a random card of the next rank is added to the choice."""
    s = table(3, corporation=(REPUBLIC, 0, 0))
    p = s.players[0]
    p.unlocked = 2
    s.civ[2] = 0b1111
    s.civ_box[2] = 511 & ~0b1111
    play = doing(s, ("civ", 3), phase=CIV_PHASE)
    cards = [o[1] for o in play.options(kind="card")]
    assert len(cards) == 5
    assert sum(card // 9 == 3 for card in cards) == 1
    before = s.civ[3]
    play.do("card", cards[0])
    assert s.civ[3] == before
    assert s.drawn == -1
    s = table(3, corporation=(REPUBLIC, 0, 0))
    s.players[0].unlocked = 2
    s.civ[3] = 0
    s.civ_box[3] = 511
    play = doing(s, ("civ", 3), phase=CIV_PHASE)
    assert len(play.options()) == s.civ[2].bit_count()


def test_republic_teleports() -> None:
    """P-253 Technology 3: for a point from one civ icon to another, any number of times."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    put(s, "I2-biomass-civ", {(5, 1): "biomass", (5, 2): "civ"})
    p.unlocked, p.rovers[0], p.moves = 4, at(5, 0), 2
    play = doing(s, ("finish",), phase=TURNS)
    assert play.options(kind="teleport") == [("teleport", 0, at(5, 2))]
    play.do("teleport", 0, at(5, 2))
    assert p.moves == 1
    play.do("teleport", 0, at(5, 0))
    assert p.moves == 0


def test_republic_boost() -> None:
    """P-254 Technology 4: a civ milestone also gives a boost; the order is the owner's."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    p.unlocked, p.tracks = 8, [1, 4, 2, 0, 0]
    play = doing(s, ("advance", CIV))
    assert play.values("first") == {6, 9}
    play.do("first", 6)
    assert play.key() == "boost"


def test_republic_keeps_two_cards() -> None:
    """P-148, P-255 Technology 5: at the end keep two civ cards; an extra tile is not possible."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    p.unlocked = 16
    s.civ[0] = 0b110000  # Salvage Yard and a medal
    s.civ_box[0] = 511 & ~0b110000
    s.phase = STORED
    play = Play(s)
    assert play.key() == "search"
    assert len(play.options()) == sum(c.bit_count() for c in s.civ)
    play.do("card", 4)
    assert play.key() == "search"
    play.do("card", 5)
    play.to_end()
    assert p.cards & 0b110000 == 0b110000
    assert not p.laid


def test_republic_spends_late_points() -> None:
    """P-149, P-255 Points of an immediate card that Republic 5 keeps may be spent then."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    p.unlocked, p.rovers[0] = 16, at(6, 1)
    s.civ = [0b1000, 0, 0, 0]  # Dept. of Engineering
    s.civ_box = [511 & ~0b1000, 511, 511, 511]
    s.phase = STORED
    play = Play(s)
    play.do("card", 3)
    assert p.moves == 4
    play.do("step", 0, at(7, 1))
    play.do("step", 0, at(7, 2))
    assert p.rescued == 1


# ---- Wormhole ----------------------------------------------------------------------------------


def test_wormhole_needs_biomass_beside() -> None:
    """P-260 A placed biomass resource advances only beside biomass that lay there before."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    play = turn(s, "I2-biomass-civ", {(5, 0): "biomass", (6, 0): "civ"})
    play.do("first", BIOMASS)
    assert p.tracks[BIOMASS] == 0
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-biomass-civ", {(5, 0): "biomass", (6, 0): "civ"})
    play = turn(s, "I2-tech-biomass", {(5, 1): "biomass", (6, 1): "tech"})
    play.do("first", BIOMASS)
    assert p.tracks[BIOMASS] == 1


def test_wormhole_energy() -> None:
    """P-261 Energy cannot choose biomass; boosts can."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-biomass-civ", {(5, 1): "biomass", (5, 0): "civ"})
    turn(s, "I2-civ-energy", {(6, 1): "energy", (6, 0): "civ"})
    assert BIOMASS not in reach(p, 1, ENERGY)
    play = doing(s, ("boost",))
    assert BIOMASS in play.values("boost")


def test_wormhole_choice() -> None:
    """P-262, EX-41 Every biomass advance gives one of two bonuses; medals lie between."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.tracks[BIOMASS] = 1
    play = doing(s, ("advance", BIOMASS))
    assert play.options() == [("take-advance", CIV), ("take-patch",)]
    play.do("take-patch")
    assert p.tracks[CIV] == 0
    assert play.key() == "patch"
    assert [track_score(_on(s, BIOMASS, n), BIOMASS) for n in range(6)] == [0, 0, 1, 2, 3, 5]


def _on(s: Table, track: int, space: int) -> Player:
    s.players[0].tracks[track] = space
    return s.players[0]


def test_wormhole_reset() -> None:
    """P-263 Technology 1: from space 5 back to 0; the next advance enters space 1."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked, p.tracks[BIOMASS] = 1, 5
    play = doing(s, ("finish",), phase=TURNS)
    play.do("use", 0)
    assert p.tracks[BIOMASS] == 0
    assert play.options() == [("finish",)]
    assert next_space(p, BIOMASS) == 1


def test_wormhole_patches_on_tiles() -> None:
    """P-264, P-267, P-53, EX-42 Patches on tiles, not on meteorites before technology 5."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-water-rover-m", {(5, 0): "water", (6, 0): "rover"})
    rock = p.meteorites.bit_length() - 1
    other = at(11 - (rock % 13), 0)
    p.unlocked = 2
    play = doing(s, ("patch",))
    assert ("patch", other) in play.options()
    assert ("patch", rock) not in play.options()
    play.do("patch", other)
    assert p.terrain[BIOMASS] >> other & 1
    assert sum(bits >> other & 1 for bits in p.icons) == 0
    assert ("patch", other) not in doing(s, ("patch",)).options()
    p.unlocked = 0b10010
    p.stored = 1
    s.ending, s.phase, p.todo = 1, STORED, [("stored",)]
    play = Play(s)
    play.do("patch", rock)
    assert p.meteorites == 0


def test_wormhole_doubles() -> None:
    """P-265 Technology 3: once per round two patches instead of one."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 4
    play = doing(s, ("patch",))
    play.do("double")
    assert ("double",) not in play.options()
    play.do("patch", at(5, 1))
    assert p.patches.bit_count() == 2  # only one square was left for the second


def test_wormhole_stores() -> None:
    """P-266 Technology 4: patches may be stored."""
    s = table(corporation=WORMHOLE)
    put(s, "I2-civ-energy", DOMINO)
    s.players[0].unlocked = 8
    doing(s, ("patch",)).do("store")
    assert s.players[0].stored == 1


# ---- Cosmos ------------------------------------------------------------------------------------


def test_cosmos_positions_lifepods() -> None:
    """P-270, P-278 A lifepod goes to a free space 1-14 of any track, or the scoring area."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    p.tracks[CIV] = 3
    play = doing(s, ("take-lifepods", 1))
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
    play = doing(s, ("advance", BIOMASS))
    assert p.tracks[BIOMASS] == 3
    assert play.key() == "patch"
    p.parked[BIOMASS] = 1 << 5
    p.tracks[BIOMASS] = 6
    assert track_score(p, BIOMASS) == 0
    p.parked[TECH], p.tracks[TECH] = 1 << 3, 2
    advance(s, p, TECH)
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
    play = doing(s, ("finish",), phase=TURNS)
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
    play = doing(s, ("finish",), phase=TURNS)
    play.do("step", 0, at(6, 0))
    assert p.moves == 1
    assert ("step", 0, at(5, 0)) not in play.options()


def test_cosmos_repositions_once() -> None:
    """P-274, P-122 Technology 2: at its first unlocking up to three lifepods may be moved."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    p.rescued, p.tracks[TECH] = 2, 4
    p.lifepods = 0
    play = doing(s, ("advance", TECH))
    assert play.key() == "shift"
    play.do("from-scoring")
    play.do("park", CIV, 5)
    assert p.rescued == 1
    play.do("enough")
    p.tracks[TECH] = 4
    advance(s, p, TECH)
    assert not [t for t in p.todo if t[0] == "any"]


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
    play = doing(s, ("finish",), phase=TURNS)
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
        play = doing(s, ("finish",), phase=TURNS)
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


# ---- Jump Drive --------------------------------------------------------------------------------


def test_jump_drive_lifepods() -> None:
    """P-290, P-298, EX-45 A lifepod unlocks a technology at once, and scores nothing there."""
    s = table(corporation=JUMP)
    p = s.players[0]
    p.tracks[TECH] = 1
    play = doing(s, ("take-lifepods", 1))
    play.do("collect-lifepod", at(7, 2))
    assert play.values("unlock") == set(range(6))
    play.do("unlock", 3)
    assert p.unlocked == 8
    assert lifepod_score(p, 0) == 0
    assert p.pods_held() == 1
    assert track_score(p, TECH) == 5
    values = [track_score(_on(s, TECH, n), TECH) for n in range(16)]
    assert values == [0, 5, 5, 5, 5, 5, 3, 3, 2, 2, 2, 1, 1, 1, 1, 1]


def test_jump_drive_has_no_tech_milestones() -> None:
    """P-291 The tech track of Jump Drive unlocks nothing."""
    assert not any(space.tech for space in CORPORATIONS[JUMP].tracks[TECH])
    s = table(corporation=JUMP)
    s.players[0].tracks[TECH] = 2
    advance(s, s.players[0], TECH)
    assert s.players[0].unlocked == 0


def test_jump_drive_a_and_c() -> None:
    """P-292, P-294 A: a boost instead of a patch; C: a boost advances twice; once per round."""
    s = table(corporation=JUMP)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 0b101
    play = doing(s, ("patch",), ("patch",))
    play.do("swap-patch")
    assert play.key() == "boost"
    play.do("boost-twice", CIV)
    assert p.tracks[CIV] == 2
    assert ("swap-patch",) not in play.options()
    assert not doing(s, ("boost",)).options(kind="boost-twice")


def test_jump_drive_b() -> None:
    """P-293 B: once per round, for a point, to the same terrain on another tile."""
    s = table(corporation=JUMP)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    put(s, "I2-biomass-civ", {(5, 1): "biomass", (5, 2): "civ"})
    p.unlocked, p.rovers[0], p.moves = 2, at(5, 0), 3
    play = doing(s, ("finish",), phase=TURNS)
    assert play.options(kind="teleport") == [("teleport", 0, at(5, 2))]
    play.do("teleport", 0, at(5, 2))
    assert p.moves == 2
    assert not play.options(kind="teleport")


def test_jump_drive_d() -> None:
    """P-295 D: tech may count as energy for the placement; it stays tech terrain."""
    s = table(corporation=JUMP)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 8
    play = turn(s, "I2-rover-tech")
    assert play.options() == [("as-tech",), ("as-energy",)]
    play.do("as-energy")
    play.place({(6, 1): "tech", (7, 1): "rover"})
    play.do("first", ENERGY)
    assert play.values("energy") == {CIV, ROVER}
    play.do("energy", CIV)
    assert p.tracks[CIV] == 1
    assert p.tracks[TECH] == 0
    assert p.terrain[TECH] == spots((6, 1))


def test_jump_drive_e() -> None:
    """P-296, EX-46 E: all bonuses level with a tracker, in an order of choice."""
    s = table(corporation=JUMP)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked, p.tracks[WATER] = 16, 3
    play = doing(s, ("finish",), phase=TURNS)
    play.do("use", 4)
    assert p.moves == 1
    assert play.values("first") == {6, 7, 13}
    play.do("first", 13)
    assert p.ranks == (1,)
    play.do("first", 6)
    play.do("boost", TECH)
    assert p.tracks[WATER] == 3
    assert play.key() == "patch"
    play.do("patch", at(5, 1))
    assert ("use", 4) not in play.options()


def test_jump_drive_f() -> None:
    """P-297, P-45 F: of three objectives one is laid out for all; the best scores 5, ties 2."""
    s = table(2, corporation=(JUMP, COALITION), phase=CLEAR)
    p = s.players[0]
    p.wants, p.fresh, s.players[1].fresh = True, 1, 1
    play = Play(s)
    assert play.key() == "share"
    cards = [o[1] for o in play.options()]
    assert len(cards) == 3
    play.do("share", cards[0])
    assert s.shared == [cards[0]]
    s.neighbour, s.shared = [], [objective("collected_meteorites")]
    if not OBJECTIVES[s.shared[0]].high:
        s.shared = [next(n for n, c in enumerate(OBJECTIVES)
                         if c.count == "collected_meteorites" and c.high)]  # fmt: skip
    p.stones = 2
    assert dict(terms(s, 0, 0, 0))["neighbours"] == 5
    s.players[1].stones = 2
    assert dict(terms(s, 0, 0, 0))["neighbours"] == dict(terms(s, 1, 0, 0))["neighbours"] == 2


def test_jump_drive_f_alone() -> None:
    """P-297 In the solo game the objective of F becomes a personal one."""
    s = table(1, corporation=JUMP, phase=CLEAR)
    p = s.players[0]
    p.wants, p.fresh = True, 1
    play = Play(s)
    card = play.options()[0][1]
    play.do("share", card)
    assert p.goals == 1 << card
    assert s.shared == []


# ---- Oasis -------------------------------------------------------------------------------------


def test_oasis_counts_squares_on_ice() -> None:
    """P-300 One step for each water square on ice, none without ice."""
    s = table(corporation=OASIS)
    number = TILE_NUMBERS["O4-water-rover"]
    cells = {(0, 5): "water", (1, 5): "water", (0, 6): "rover", (1, 6): "rover"}
    p = s.players[0]
    assert water_steps(p, number, *placement(number, cells)) == 2
    cells = {(5, 0): "water", (6, 0): "water", (5, 1): "rover", (6, 1): "rover"}
    assert water_steps(p, number, *placement(number, cells)) == 0


def test_oasis_blocked() -> None:
    """P-301, P-302, P-303, P-304, EX-47 A tracker in the way blocks; technology 1 skips it."""
    s = table(corporation=OASIS)
    p = s.players[0]
    p.tracks = [0, 1, 2, 0, 0]
    assert next_space(p, WATER) == -1
    advance(s, p, WATER)
    assert p.tracks[WATER] == 1
    p.unlocked = 1
    advance(s, p, WATER)
    assert CORPORATIONS[OASIS].path[p.tracks[WATER]] == (ROVER, 3)
    assert p.moves == 1
    advance(s, p, WATER)
    assert CORPORATIONS[OASIS].path[p.tracks[WATER]] == (TECH, 4)
    assert p.moves == 1
    assert not p.todo
    p.unlocked, p.tracks = 0, [3, 8, 0, 0, 0]
    assert CORPORATIONS[OASIS].path[8] == (CIV, 4)
    assert next_space(p, CIV) == -1
    p.tracks[WATER] = 13
    assert track_score(p, WATER) == 6
    p.tracks[WATER] = 16
    assert track_score(p, WATER) == 6


def test_oasis_technologies() -> None:
    """P-306, P-307, P-308 No ice: water advances; a water tile gives a patch, and a boost."""
    s = table(corporation=OASIS)
    p = s.players[0]
    p.unlocked = 0b11100
    play = turn(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    assert play.values("first") == {WATER, ROVER, 17, 7, 6}
    play.do("first", 17)
    assert p.tracks[WATER] == 1
    s = table(corporation=OASIS)
    s.players[0].unlocked = 0b100
    play = turn(s, "I2-water-rover", {(0, 5): "water", (0, 6): "rover"})
    assert play.values("first") == {WATER, ROVER}


def test_effects_of_a_bare_extra_tile() -> None:
    """P-309 Salvage Yard: effects of placing a tile happen, advances for icons do not."""
    s = table(corporation=OASIS)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 0b1000
    ring = offer(s, "I2-water-rover")
    play = doing(s, ("extra-tile", False), phase=CIV_PHASE)
    play.do("take", ring)
    play.place({(5, 1): "water", (6, 1): "rover"})
    assert play.key() == "patch"
    play.do(*play.options()[0])
    assert p.tracks == [0] * 5


# ---- Flux --------------------------------------------------------------------------------------


def test_flux_token() -> None:
    """P-310, P-311 The token marks a track; only the technology unlocked last is available."""
    s = table(corporation=FLUX)
    p = s.players[0]
    p.tracks[TECH] = 2
    play = doing(s, ("advance", TECH))
    play.do("token", WATER)
    assert p.flux == WATER
    p.tracks[TECH] = 4
    play = doing(s, ("advance", TECH))
    play.do("token", WATER)
    assert p.unlocked == 2
    assert not p.has(0)
    p.tracks[TECH] = 2
    play = doing(s, ("advance", TECH))
    play.do("token", ROVER)
    assert p.unlocked == 1


def test_flux_next_milestone() -> None:
    """P-313, P-89 Technology 2: to the next milestone, step by step; never on the water track."""
    s = table(corporation=FLUX)
    p = s.players[0]
    p.unlocked, p.flux, p.tracks[CIV] = 2, CIV, 6
    play = doing(s, ("finish",), phase=TURNS)
    play.do("use", 1)
    while play.key() == "boost":
        play.do("boost", WATER)
    assert p.tracks[CIV] == 10
    assert p.ranks == (3,)
    assert ("use", 1) not in play.options()
    p.spent, p.flux = 0, WATER
    assert ("use", 1) not in doing(s, ("finish",), phase=TURNS).options()


def test_flux_improved_tracks() -> None:
    """P-314 Technology 3: ranks +1, boosts twice, two patches, +1 movement; tech as before."""
    s = table(corporation=FLUX)
    p = s.players[0]
    p.unlocked, p.tracks = 4, [2, 2, 2, 3, 1]
    p.flux = CIV
    advance(s, p, CIV)
    p.tracks[CIV] = 13
    advance(s, p, CIV)
    assert p.ranks == (2, 4)
    p.flux = WATER
    advance(s, p, WATER)
    assert p.todo.pop() == ("any", (("boost",), ("boost",)))
    p.flux = BIOMASS
    advance(s, p, BIOMASS)
    assert p.todo.pop() == ("any", (("patch",), ("patch",)))
    p.flux = ROVER
    advance(s, p, ROVER)
    assert p.moves == 3
    p.flux = TECH
    advance(s, p, TECH)
    assert p.todo.pop() == ("any", (("boost",),))


def test_flux_collects_and_advances() -> None:
    """P-315, P-316 Technology 4 collects a meteorite; 5 advances the flux track once per round."""
    s = table(corporation=FLUX)
    p = s.players[0]
    put(s, "I2-biomass-civ-m", {(5, 0): "biomass", (6, 0): "civ"})
    p.unlocked, p.flux = 8, ROVER
    play = turn(s, "I2-water-rover", {(5, 1): "water", (6, 1): "rover"})
    play.do("first", 11)
    assert p.stones == 1
    s = table(corporation=FLUX)
    p = s.players[0]
    p.unlocked, p.flux = 16, WATER
    play = doing(s, ("finish",), phase=TURNS)
    play.do("use", 4)
    assert p.tracks[WATER] == 1
    assert play.options() == [("finish",)]


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

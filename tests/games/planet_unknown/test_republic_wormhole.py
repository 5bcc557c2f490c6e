"""Chapter 19, Corporations: Republic and Wormhole Corp."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import CORPORATIONS, SQUARES
from starboard.games.planet_unknown.components import (
    BIOMASS,
    CIV,
    ENERGY,
    REPUBLIC,
    ROVER,
    TECH,
    WATER,
    WORMHOLE,
)
from starboard.games.planet_unknown.legality.advances import energy_reach, next_space
from starboard.games.planet_unknown.rules.biomass import gain_patch, place_patch, place_stored
from starboard.games.planet_unknown.rules.civ import look
from starboard.games.planet_unknown.rules.confirming import finish, last_moves
from starboard.games.planet_unknown.rules.ending import end_game
from starboard.games.planet_unknown.rules.rovers import deploy
from starboard.games.planet_unknown.rules.tracks import advance, boost, several_advances, union_step
from starboard.games.planet_unknown.scoring import track_score
from starboard.games.planet_unknown.state import (
    CIV_PHASE,
    LATE_CARDS,
    LATE_CIV,
    LATE_TECH,
    OVER,
    STORED,
    TURNS,
    Player,
    Table,
)
from tests.games.planet_unknown.build import (
    Play,
    at,
    begin,
    doing,
    put,
    table,
    turn,
)  # fmt: skip

DOMINO = {(5, 0): "civ", (6, 0): "energy"}


# ---- Republic ----------------------------------------------------------------------------------


def test_republic_steps_back() -> None:
    """P-250, EX-40 A civ milestone costs a step back of another tracker, without bonus."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    p.tracks = [1, 4, 0, 0, 0]
    doing(s, (advance, CIV))
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
    play = doing(s, (advance, CIV), phase=CIV_PHASE)
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
    play = doing(s, (look, 3), phase=CIV_PHASE)
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
    play = doing(s, (look, 3), phase=CIV_PHASE)
    assert len(play.options()) == s.civ[2].bit_count()


def test_republic_teleports() -> None:
    """P-253 Technology 3: for a point from one civ icon to another, any number of times."""
    s = table(corporation=REPUBLIC)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    put(s, "I2-biomass-civ", {(5, 1): "biomass", (5, 2): "civ"})
    p.unlocked, p.rovers[0], p.moves = 4, at(5, 0), 2
    play = doing(s, (finish,), phase=TURNS)
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
    play = doing(s, (advance, CIV))
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
    begin(s, end_game)
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
    begin(s, end_game)
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
    assert BIOMASS not in energy_reach(p, 1, ENERGY)
    play = doing(s, (boost,))
    assert BIOMASS in play.values("boost")


def test_wormhole_choice() -> None:
    """P-262, EX-41 Every biomass advance gives one of two bonuses; medals lie between."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.tracks[BIOMASS] = 1
    play = doing(s, (advance, BIOMASS))
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
    play = doing(s, (finish,), phase=TURNS)
    play.do("use", 0)
    assert p.tracks[BIOMASS] == 0
    assert play.options() == [("finish",)]
    assert next_space(p, BIOMASS) == 1


@pytest.mark.parametrize("phase", [LATE_TECH, LATE_CARDS, LATE_CIV])
def test_wormhole_is_not_asked_for_a_reset_that_is_good_for_nothing(phase: int) -> None:
    """P-263 After the last advances there is no reset before scoring."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    p.unlocked, p.tracks[BIOMASS] = 1, 5
    doing(s, (last_moves,), phase=phase)
    assert s.phase == OVER
    assert p.tracks[BIOMASS] == 5


def test_wormhole_patches_on_tiles() -> None:
    """P-264, P-267, P-53, EX-42 Patches on tiles, not on meteorites before technology 5."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-water-rover-m", {(5, 0): "water", (6, 0): "rover"})
    rock = p.meteorites.bit_length() - 1
    other = at(11 - (rock % 13), 0)
    p.unlocked = 2
    play = doing(s, (gain_patch,))
    assert ("patch", other) in play.options()
    assert ("patch", rock) not in play.options()
    play.do("patch", other)
    assert p.terrain[BIOMASS] >> other & 1
    assert sum(bits >> other & 1 for bits in p.icons) == 0
    assert ("patch", other) not in doing(s, (gain_patch,)).options()
    p.unlocked = 0b10010
    p.stored = 1
    s.ending = 1
    begin(s, end_game)
    play = Play(s)
    play.do("patch", rock)
    assert p.meteorites == 0


def test_wormhole_doubles() -> None:
    """P-265 Technology 3: once per round two patches instead of one."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.unlocked = 4
    play = doing(s, (gain_patch,))
    play.do("double")
    assert ("double",) not in play.options()
    play.do("patch", at(5, 1))
    assert p.patches.bit_count() == 2  # only one square was left for the second


def test_wormhole_stores() -> None:
    """P-266 Technology 4: patches may be stored."""
    s = table(corporation=WORMHOLE)
    put(s, "I2-civ-energy", DOMINO)
    s.players[0].unlocked = 8
    doing(s, (gain_patch,)).do("store")
    assert s.players[0].stored == 1


def test_no_boost_for_republic_by_unionization() -> None:
    """P-254, P-383 The card gives all bonuses but synergy boosts, also that of technology 4."""
    for card, boosts in ((True, 0), (False, 1)):
        s = table(corporation=REPUBLIC)
        p = s.players[0]
        p.unlocked, p.tracks = 8, [1, 5, 5, 5, 5]
        play = doing(s, (union_step, CIV) if card else (advance, CIV))
        offered = 0
        while play.key() in ("next", "back", "boost"):
            offered += play.key() == "boost"
            options = play.options()
            play.do(*(("boost", WATER) if play.key() == "boost" else options[0]))
        assert offered == boosts
        assert play.told("civ-milestone")


def test_wormhole_counts_only_biomass_that_lay_there_before() -> None:
    """P-260 A patch won by the tile's other resource comes too late for its biomass."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    p.tracks[CIV] = 7
    play = turn(s, "I2-biomass-civ", {(5, 0): "biomass", (6, 0): "civ"})
    play.do("first", CIV)
    play.do("boost", BIOMASS)
    play.do("take-patch")
    play.do("patch", at(5, 1))
    assert p.tracks[BIOMASS] == 1  # by the boost alone
    assert play.told("no-biomass-next-to-it")


def test_wormhole_resets_between_two_trackers_of_a_card() -> None:
    """P-106, P-263 A technology may be used, and rovers moved, before the second tracker."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    p.tracks = [0, 0, 5, 0, 2]
    play = doing(s, (several_advances, 2, 1, 0), phase=CIV_PHASE)
    assert ("advance", BIOMASS) not in play.options()
    play.do("advance", TECH)
    play.do("use", 0)
    assert ("advance", BIOMASS) in play.options()


def test_wormhole_5_needs_no_other() -> None:
    """P-267 A meteorite's square takes a patch, even if technology 2 was missed (P-199).

    That is at the end of the game: before, no patch lies on a meteorite."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-water-rover-m", {(5, 0): "water", (6, 0): "rover"})
    p.unlocked = 16 | 2
    rock = at(*next((x, 0) for x in (5, 6) if p.meteorites >> at(x, 0) & 1))
    play = doing(s, (gain_patch,), phase=TURNS)
    assert ("patch", rock) not in play.options()
    assert [r.rule for o, r in GAME.refused(s, play.ask()) if o == ("patch", rock)] == ["P-267"]
    p.unlocked, p.stored, s.ending = 16, 1, 1
    play = doing(s, (place_stored,), phase=STORED)
    on_tiles = {option for option in play.options() if p.tiles >> option[1] & 1}
    assert on_tiles == {("patch", rock)}
    play.do("patch", rock)
    assert not p.meteorites


def test_what_is_under_a_patch_is_gone() -> None:
    """P-95, P-127, P-264 No rover onto a patch; and its energy reaches nothing any more."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    p.unlocked = 2
    put(s, "I2-rover-tech", {(5, 2): "tech", (6, 2): "rover"})
    put(s, "I2-civ-energy", {(5, 1): "civ", (6, 1): "energy"})
    assert set(energy_reach(p, 1, ENERGY)) == {CIV, ROVER}
    place_patch(s, p, at(6, 1))
    assert energy_reach(p, 1, ENERGY) == [CIV]
    p.fresh = 1 << at(5, 1) | 1 << at(6, 1)
    doing(s, (deploy,))
    assert p.on_planet() == 1 << at(5, 1)


def test_no_doubling_for_nothing() -> None:
    """P-94, P-265 A patch that fits nowhere is lost, and technology 3 waits for another."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    p.unlocked, p.tiles = 4, SQUARES
    play = doing(s, (gain_patch,))
    assert play.told("patch-lost")
    assert not p.used

"""Chapters 9 and 11: rovers, meteorites and lifepods."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import CORPORATIONS, PLANETS
from starboard.games.planet_unknown.components import FLUX, HORIZON, ROVER
from starboard.games.planet_unknown.rules.biomass import place_patch
from starboard.games.planet_unknown.rules.civ import effect
from starboard.games.planet_unknown.rules.confirming import finish, report
from starboard.games.planet_unknown.rules.course import end_round, start_round
from starboard.games.planet_unknown.rules.ending import late_cards
from starboard.games.planet_unknown.rules.placing import destroy_rover
from starboard.games.planet_unknown.rules.rovers import reach_rover, take_lifepods
from starboard.games.planet_unknown.rules.tracks import advance, boost
from starboard.games.planet_unknown.scene import draw_scene
from starboard.games.planet_unknown.scene.drawing import way_marks
from starboard.games.planet_unknown.scene.rover_paths import ways
from starboard.games.planet_unknown.scoring import planet_score
from starboard.games.planet_unknown.state import (
    CIV_PHASE,
    EVENT,
    TURNS,
    restored,
)
from tests.games.planet_unknown.build import (
    CARD_NUMBERS,
    EVENT_NUMBERS,
    Play,
    at,
    begin,
    cards,
    doing,
    event,
    fill,
    offer,
    put,
    spots,
    table,
    turn,
)  # fmt: skip


def test_deploying_onto_the_tile_of_this_round() -> None:
    """P-100, P-101 The first rover milestone puts a rover onto any square of the new tile."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    play = turn(s, "I2-water-rover", {(5, 1): "water", (5, 2): "rover"})
    play.do("first", ROVER)
    assert play.values("deploy") == {at(5, 1), at(5, 2)}
    play.do("deploy", at(5, 2))
    assert p.rovers == [at(5, 2), -1]


def test_deploying_onto_a_meteorite() -> None:
    """P-100, P-133, EX-19 A rover deployed on the meteorite collects it at once."""
    s = table()
    p = s.players[0]
    play = turn(s, "I2-water-rover-m")
    play.do(*play.options(kind="place")[0])
    rock = p.meteorites.bit_length() - 1
    assert p.meteorites.bit_count() == 1
    play.do("first", ROVER)
    play.do("deploy", rock)
    assert p.meteorites == 0
    assert p.stones == 1


def test_extra_tiles_of_the_round_count_too() -> None:
    """P-101 With several tiles in a round a rover may go onto any of them, not onto older ones."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    put(s, "I2-rover-tech", {(5, 1): "rover", (5, 2): "tech"})
    put(s, "I2-water-rover", {(6, 1): "water", (6, 2): "rover"})
    p.fresh = spots((5, 1), (5, 2), (6, 1), (6, 2))
    play = doing(s, (reach_rover,), phase=CIV_PHASE)
    assert play.values("deploy") == {at(5, 1), at(5, 2), at(6, 1), at(6, 2)}


def test_rover_waits_for_the_tile() -> None:
    """P-102 A milestone of the event step waits for the round's tile, or returns."""
    s = table()
    p = s.players[0]
    play = event(s, "G05")
    play.do("advance", ROVER)
    assert p.waiting == 1
    ring = offer(s, "I2-civ-energy")
    play.do("take", ring)
    play.place({(5, 0): "civ", (6, 0): "energy"})
    assert play.key() == "deploy"
    play.do("deploy", at(5, 0))
    assert p.rovers[0] == at(5, 0)
    s = table()
    s.players[0].waiting = 1
    begin(s, end_round)
    Play(s)
    assert s.players[0].waiting == 0
    assert s.players[0].rovers == [-1, -1]


def test_no_rover_no_milestone() -> None:
    """P-103, P-112 Without a rover on the board the milestone gives nothing; points are useless."""
    s = table()
    p = s.players[0]
    p.rovers = [-2, -2]
    p.moves = 3
    play = turn(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    play.do("first", ROVER)
    assert play.key() == "finish"
    assert play.options() == [("finish",)]


def test_top_of_the_rover_track() -> None:
    """P-104, EX-20 On 15 every further rover advance gives 4 points and nothing else."""
    s = table()
    p = s.players[0]
    p.tracks[ROVER] = 15
    advance(s, 0, ROVER)
    assert p.tracks[ROVER] == 15
    assert p.moves == 4
    play = doing(s, (boost,))
    play.do("boost", ROVER)
    assert p.moves == 8


def test_two_rovers_share_points() -> None:
    """P-105, P-108, EX-18 Four points on two rovers; the lifepod on the way is collected."""
    s = table()
    p = s.players[0]
    p.rovers, p.moves = [at(6, 1), at(5, 5)], 4
    play = doing(s, (finish,), phase=TURNS)
    play.do("step", 0, at(7, 1))
    play.do("step", 0, at(7, 2))
    assert p.rescued == 1
    play.do("step", 0, at(8, 2))
    play.do("step", 1, at(5, 6))
    assert p.moves == 0
    assert p.rescued == 1
    assert p.rovers == [at(8, 2), at(5, 6)]
    assert play.options() == [("finish",)]


def test_rovers_stay_on_the_planet() -> None:
    """P-105 Rovers move over tiles and bare ground, may go back, and never leave the planet."""
    s = table()
    p = s.players[0]
    p.rovers[0], p.moves = at(5, 0), 3
    play = doing(s, (finish,), phase=TURNS)
    assert {o[2] for o in play.options(kind="step")} == {at(6, 0), at(5, 1)}
    play.do("step", 0, at(5, 1))
    play.do("step", 0, at(5, 0))
    assert p.moves == 1
    refused = {o: r.rule for o, r in GAME.refused(s, play.ask()) if o[0] == "step"}
    assert refused["step", 0, at(8, 8)] == "P-105"


def test_one_pool_until_the_round_ends() -> None:
    """P-106, P-107 Points may be spent before placing, need not be, and are lost in the end."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p.rovers[0], p.moves = at(5, 0), 2
    ring = offer(s, "I2-rover-tech")
    play = Play(s)
    play.do("step", 0, at(5, 1))
    play.do("take", ring)
    play.do("step", 0, at(5, 2))
    play.do(*play.options(kind="place")[0])
    play.through()
    p.moves = 3
    play.do("finish")
    assert p.moves == 0
    p.moves = 2
    start_round(s)
    assert p.moves == 0


def test_no_movement_in_the_event_step() -> None:
    """P-106 Points of the event step are kept, but not spent there."""
    s = table(phase=EVENT)
    p = s.players[0]
    p.rovers[0], p.tracks[ROVER] = at(5, 0), 3
    play = doing(s, (advance, ROVER), (boost,))
    assert p.moves == 2
    assert {o[0] for o in play.options()} == {"boost"}


def test_points_for_the_civ_phase() -> None:
    """P-106 Only who has a civ milestone keeps points for the civ phase."""
    s = table()
    p = s.players[0]
    p.moves, p.ranks, p.rovers[0] = 2, (1,), at(5, 0)
    play = doing(s, (finish,), phase=TURNS)
    p.fresh = spots((5, 0))
    play.do("finish")
    assert p.moves == 2
    assert play.key() == "card"


def test_collecting_is_not_optional() -> None:
    """P-108, P-135 A rover that enters or passes a meteorite's square collects it."""
    s = table()
    p = s.players[0]
    put(s, "I2-water-rover-m", {(5, 0): "water", (6, 0): "rover"})
    rock = p.meteorites.bit_length() - 1
    start_at = at(5, 1) if rock == at(5, 0) else at(6, 1)
    p.rovers[0], p.moves = start_at, 2
    play = doing(s, (finish,), phase=TURNS)
    play.do("step", 0, rock)
    assert p.stones == 1
    assert p.meteorites == 0


def test_rovers_block_each_other() -> None:
    """P-109 Two own rovers never share a square, nor pass through each other."""
    s = table()
    p = s.players[0]
    p.rovers, p.moves = [at(5, 0), at(6, 0)], 3
    play = doing(s, (finish,), phase=TURNS)
    assert ("step", 0, at(6, 0)) not in play.options()
    refused = {o: r.rule for o, r in GAME.refused(s, play.ask()) if o[0] == "step"}
    assert refused["step", 0, at(6, 0)] == "P-109"


def test_pieces_destroy_rovers() -> None:
    """P-110, P-199 An event's meteorite destroys the rover on that symbol."""
    s = table()
    p = s.players[0]
    put(s, "I2-water-rover-m", {(5, 0): "water", (6, 0): "rover"})
    rock = p.meteorites.bit_length() - 1
    p.meteorites = 0
    p.rovers[0] = rock
    event(s, "O11")
    assert p.rovers[0] == -2
    assert p.meteorites == 1 << rock


def test_teleport_collects() -> None:
    """P-111, P-384 Relocation Bonus: any square without a rover; what is there is collected."""
    s = table()
    p = s.players[0]
    p.rovers = [at(5, 0), at(6, 0)]
    play = doing(s, (effect, CARD_NUMBERS["relocation_bonus"]), phase=CIV_PHASE)
    play.do("rover", 0)
    assert ("teleport", 0, at(6, 0)) not in play.options()
    assert len(play.options()) == 94
    play.do("teleport", 0, at(7, 2))
    assert p.rescued == 1
    s = table()
    doing(s, (effect, CARD_NUMBERS["relocation_bonus"]), phase=CIV_PHASE)
    assert s.players[0].rovers == [-1, -1]


def test_meteorite_blocks_row_and_column() -> None:
    """P-134 A meteorite makes its row and its column worth nothing."""
    s = table()
    p = s.players[0]
    fill(p, PLANETS[0].land | PLANETS[0].ice)
    assert planet_score(p) == 40
    p.meteorites = spots((5, 5))
    assert planet_score(p) == 34


def test_one_meteorite_a_square() -> None:
    """P-136 Event meteorites go only onto an empty symbol; without one nothing happens."""
    s = table()
    p = s.players[0]
    put(s, "I2-water-rover-m", {(5, 0): "water", (6, 0): "rover"})
    before = p.meteorites
    play = event(s, "R03")
    assert p.meteorites == before
    assert play.key() == "take"


def test_lifepods_stand_on_bare_ground() -> None:
    """P-137 Lifepods stand on bare squares; a collected one scores a medal."""
    s = table()
    p = s.players[0]
    play = doing(s, (take_lifepods, 1))
    play.do("collect-lifepod", at(7, 2))
    assert p.rescued == 1
    put(s, "I2-civ-energy", {(1, 4): "civ", (1, 3): "energy"})
    assert not p.lifepods & p.tiles


def test_terrain_closed_to_rovers() -> None:
    """P-199 O18: rovers may not enter civ terrain this round, but may be deployed there."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    s.event = EVENT_NUMBERS["O18"]
    p.rovers[0], p.moves = at(5, 1), 2
    play = doing(s, (finish,), phase=TURNS)
    assert ("step", 0, at(5, 0)) not in play.options()
    assert ("step", 0, at(6, 1)) in play.options()
    refused = {o: r.rule for o, r in GAME.refused(s, play.ask()) if o[0] == "step"}
    assert refused["step", 0, at(5, 0)] == "P-199"
    p.fresh = p.tiles
    p.moves = 0
    play = doing(s, (reach_rover,), phase=TURNS)
    assert at(5, 0) in play.values("deploy")


def test_ways_to_what_rovers_can_fetch() -> None:
    """P-105, P-109 The nearest rover's shortest way, around other rovers, if the points suffice."""
    s = table()
    p = s.players[0]
    p.lifepods, p.meteorites = spots((5, 3)), spots((5, 9))
    p.rovers, p.moves = [at(5, 0), at(5, 2)], 3
    assert ways(s, p) == []  # one step needs no way
    p.rovers[1] = at(6, 2)  # now both are near enough for the lifepod, and this one is nearer
    (way,) = ways(s, p)
    assert (way[0], way[-1], len(way)) == (at(6, 2), at(5, 3), 3)
    p.moves = 1
    assert ways(s, p) == []
    p.moves, p.rovers = 7, [at(5, 4), -1]
    assert [len(way) - 1 for way in ways(s, p)] == [5]
    p.lifepods = p.meteorites = 0
    assert ways(s, p) == []


def test_a_loaded_rover_looks_for_a_rover_icon() -> None:
    """P-280, P-281 It cannot pick up another meteorite before it has delivered its own."""
    s = table(corporation=HORIZON)
    p = s.players[0]
    p.lifepods, p.meteorites, p.icons[ROVER] = 0, spots((5, 5)), spots((5, 6))
    p.rovers, p.moves = [at(5, 2), -1], 4
    assert [way[-1] for way in ways(s, p)] == [at(5, 5)]
    p.cargo = 1
    assert [way[-1] for way in ways(s, p)] == [at(5, 6)]


def test_ways_are_drawn_for_their_owner_and_change_no_square() -> None:
    """P-105 Marks that come and go with every step are no news of the squares they lie on."""
    s = table(2)
    p = s.players[0]
    p.lifepods, p.rovers, p.moves = spots((5, 3)), [at(5, 1), -1], 2
    s.phase = TURNS

    def drawn(seat: int) -> list[str]:
        planet = next(n for n in draw_scene(s, seat, "wide").nodes if n.key == f"planet:{seat}")
        return [kid.key for kid in planet.kids if any("dash" in shape for shape in kid.look)]

    assert drawn(0) == [f"square:{at(5, 1)}", f"square:{at(5, 2)}"]
    assert drawn(1) == []
    for under, upon in way_marks(p, ways(s, p), 40).values():
        assert all(shape.get("aside") for shape in (*under, *upon))


@pytest.mark.parametrize("corporation", [HORIZON, FLUX])
def test_a_milestone_before_the_tile_waits_for_it(corporation: int) -> None:
    """P-102 Reached by a technology in one's own turn: the rover comes with the tile."""
    s = table(corporation=corporation)
    p = s.players[0]
    p.unlocked, p.flux = 16, ROVER
    milestone = next(n for n, sp in enumerate(CORPORATIONS[corporation].tracks[ROVER]) if sp.rover)
    p.tracks[ROVER] = milestone - 1
    ring = offer(s, "I2-civ-energy")
    play = Play(s)
    play.do("use", 4)
    assert p.waiting == 1
    play.do("take", ring)
    play.place({(5, 0): "civ", (6, 0): "energy"})
    assert play.values("deploy") == {at(5, 0), at(6, 0)}


def test_a_report_tells_what_was_destroyed_and_what_was_not() -> None:
    """P-57, P-97, P-381 A lifepod fetched before its square is covered; one under a patch."""
    s = table(2)
    p = s.players[0]
    put(s, "I2-civ-energy", {(7, 0): "civ", (7, 1): "energy"})
    assert p.lifepods >> at(7, 2) & 1
    p.rovers, p.moves = [at(7, 1), -1], 2
    ring = offer(s, "I2-rover-tech")
    play = Play(s)
    play.do("step", 0, at(7, 2))
    play.do("step", 0, at(7, 1))
    play.do("take", ring)
    play.place({(7, 2): "rover", (7, 3): "tech"})
    play.through()
    play.do("finish")
    assert p.rescued == 1
    assert not play.told("lifepods-destroyed")
    s = table(2)
    p = s.players[0]
    put(s, "I2-civ-energy", {(7, 0): "civ", (7, 1): "energy"})
    p.rovers = [at(7, 1), -1]
    before = restored(p.plain())
    place_patch(s, p, at(7, 2))
    destroy_rover(s, p, 0)
    play = doing(s, (finish,), phase=TURNS)
    report(s, before, p)
    assert play.told("lifepods-destroyed") == [{"seat": 0, "count": 1}]
    assert play.told("rover-lost") == [{"seat": 0, "rover": 0}]


def test_rovers_move_between_the_parts_of_a_card() -> None:
    """P-106 Between two patches of a card, and between two steps at the end of the game (P-149)."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p.rovers, p.moves = [at(5, 0), -1], 2
    play = doing(s, (effect, CARD_NUMBERS["dept_parks"]), phase=CIV_PHASE)
    play.do("patch", at(5, 1))
    play.do("step", 0, at(6, 0))
    play.do(*play.options(kind="first")[0])
    assert p.patches == 1 << at(5, 1) | 1 << at(6, 1)  # the only square that was left
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p.rovers, p.tracks[ROVER] = [at(5, 0), -1], 3
    p.cards = cards("planet_lottery", "gaming_commission")
    begin(s, late_cards)
    play = Play(s)
    play.do("advance", ROVER)
    play.do("step", 0, at(6, 0))
    play.do(*play.options(kind="first")[0])
    assert play.key() == "advance"

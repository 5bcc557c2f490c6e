"""Chapter 17, Event deck module: every card's effect."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown.box import EVENTS, PLANETS, SQUARES
from starboard.games.planet_unknown.components import CIV, COSMOS, JUMP, PETRA, ROVER, TECH, WATER
from starboard.games.planet_unknown.grid import squares_of
from starboard.games.planet_unknown.legality.placements import placements, why_not_place
from starboard.games.planet_unknown.rules.course import event_step, start_round
from starboard.games.planet_unknown.rules.tracks import advance, boost
from starboard.games.planet_unknown.state import LAST_EVENT, TURNS
from starboard.games.planet_unknown.view import resample_hidden, view
from tests.games.planet_unknown.build import (
    EVENT_NUMBERS,
    TILE_NUMBERS,
    Play,
    at,
    begin,
    doing,
    event,
    fill,
    new,
    offer,
    placement,
    put,
    spots,
    table,
    turn,
)  # fmt: skip


def test_every_card_can_be_carried_out() -> None:
    """P-194, P-198 Every event of the box can be carried out, also where nothing is possible."""
    for card in EVENTS:
        s = table()
        play = event(s, card.id)
        for _ in range(8):
            if s.phase >= TURNS:
                break
            play.run.send(0, play.ask().options[0])
        assert s.phase >= TURNS, card.id


def test_reveal() -> None:
    """P-194, P-143 One card a round; the last one makes this the last round."""
    s = new(2, events="balanced")
    s.round = 1
    begin(s, event_step)
    s.codes = [0, 0, 1]
    s.past = [0] * 19
    Play(s)
    assert s.past[-1] // 20 == 2
    assert s.ending & LAST_EVENT
    s = new(2, events="balanced")
    begin(s, event_step)
    Play(s)
    assert not s.ending


def test_choices_are_simultaneous() -> None:
    """P-195 Players carry an action out at once; their choices are independent."""
    s = table(3)
    play = event(s, "G05")
    assert sorted(a.seat for a in play.run.asks) == [0, 1, 2]
    play.do("advance", CIV, seat=2)
    play.do("advance", ROVER, seat=0)
    play.do("advance", CIV, seat=1)
    assert [p.tracks[CIV] for p in s.players] == [0, 1, 1]
    assert s.players[0].waiting == 1  # P-102


def test_common_components() -> None:
    """P-195 G02 adds and R08 removes a card of every rank, once for all."""
    s = new(1)
    s.codes = [1, 0, 0]
    s.unused[0] = 1 << EVENT_NUMBERS["G02"]
    s.past = [0] * 19
    begin(s, event_step)
    Play(s)
    assert [bits.bit_count() for bits in s.civ] == [3] * 4
    s = new(3, events="hard")
    s.codes, s.unused[2] = [0, 0, 1], 1 << EVENT_NUMBERS["R08"] - 40
    s.past = [0] * 19
    begin(s, event_step)
    Play(s)
    assert [bits.bit_count() for bits in s.civ] == [3] * 4


def test_no_tile_on_the_edge() -> None:
    """P-196, P-199 O19, R20: no square of the tile may lie on the edge this round."""
    s = table()
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    put(s, "I2-water-rover", {(5, 1): "water", (4, 1): "rover"})
    s.event = EVENT_NUMBERS["R20"]
    play = turn(s, "I2-rover-tech")
    assert play.why_not({(3, 1): "rover", (3, 2): "tech"}) == "P-196"
    assert play.can_place({(5, 2): "rover", (5, 3): "tech"})


def test_no_tile_on_ice() -> None:
    """P-196, P-199 R16, R17: no square of the tile may cover ice this round."""
    s = table()
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    put(s, "I2-water-rover", {(5, 1): "water", (4, 1): "rover"})
    s.event = EVENT_NUMBERS["R16"]
    play = turn(s, "I2-rover-tech")
    assert play.why_not({(5, 2): "rover", (5, 3): "tech"}) == "P-196"
    assert play.can_place({(6, 1): "rover", (6, 2): "tech"})


def test_like_terrain_apart() -> None:
    """P-199 R15: no square of the tile touches its own terrain."""
    s = table()
    put(s, "I2-rover-tech", {(5, 0): "rover", (6, 0): "tech"})
    s.event = EVENT_NUMBERS["R15"]
    play = turn(s, "I2-water-rover")
    assert play.why_not({(5, 1): "rover", (4, 1): "water"}) == "P-199"
    assert play.can_place({(6, 1): "rover", (7, 1): "water"})


def test_edge_event_on_an_empty_planet() -> None:
    """P-60, P-199 O19 contradicts the first tile's rule: it is ignored then."""
    s = table()
    s.event = EVENT_NUMBERS["O19"]
    play = turn(s, "I2-civ-energy")
    assert s.players[0].relaxed == 1
    assert play.can_place({(5, 0): "civ", (6, 0): "energy"})


def test_only_one_resource() -> None:
    """P-199 O20: the owner chooses which resource counts; also for an unplaced tile."""
    s = table()
    s.event = EVENT_NUMBERS["O20"]
    play = turn(s, "I2-rover-tech", {(5, 0): "rover", (6, 0): "tech"})
    assert play.key() == "either"
    assert play.values("first") == {ROVER, TECH}
    play.do("first", TECH)
    assert s.players[0].tracks == [0, 0, 0, 0, 1]


def test_no_boosts() -> None:
    """P-199 R18: synergy boosts of every source are not gained."""
    s = table()
    s.event = EVENT_NUMBERS["R18"]
    s.players[0].tracks[WATER] = 2
    play = doing(s, (advance, WATER), (boost,), phase=TURNS)
    assert s.players[0].tracks[WATER] == 3
    assert not play.told("boosted")


def test_g01_newer_model() -> None:
    """P-199, P-15 G01: an extra rover, deployed on the tile of this round."""
    s = table()
    play = event(s, "G01")
    p = s.players[0]
    assert p.rovers == [-1, -1, -1]
    ring = offer(s, "I2-civ-energy")
    play.do("take", ring)
    play.place({(5, 0): "civ", (6, 0): "energy"})
    play.do("deploy", at(6, 0))
    assert p.rovers == [at(6, 0), -1, -1]


def test_g03_and_r06() -> None:
    """P-199 G03 draws an objective, R06 takes one away."""
    s = table()
    p = s.players[0]
    event(s, "G03")
    assert p.goals.bit_count() == 1
    p.goals = 0b111
    s.pile &= ~0b111
    play = event(s, "R06")
    play.do("goal", 1)
    assert p.goals == 0b101


def test_g15_rotates() -> None:
    """P-199 G15: rotate the station to any depot."""
    s = table()
    before = s.rotation
    play = event(s, "G15")
    assert play.values("rotate") == {0, 1, 2, 3, 4, 5}
    play.do("rotate", 3)
    assert s.rotation == (before + 3) % 6


def test_pieces_of_choice() -> None:
    """P-199 G18, G19, R09, R11: the owner chooses the piece."""
    s = table()
    p = s.players[0]
    event(s, "G18").do("collect-lifepod", at(10, 4))
    assert p.rescued == 1
    s = table()
    p = s.players[0]
    event(s, "R09").do("destroy-lifepod", at(10, 4))
    assert not p.lifepods & spots((10, 4))
    assert p.rescued == 0
    s = table()
    p = s.players[0]
    p.stones = 2
    play = event(s, "R11")
    assert p.stones == 1
    assert play.told("meteorite-lost") == [{"seat": 0}]
    s = table()
    assert not event(s, "R11").told("meteorite-lost")  # P-198
    s = table()
    p = s.players[0]
    p.tiles = p.terrain[0] = p.meteorites = spots((5, 0), (5, 1))
    event(s, "G19").do("collect-meteorite", at(5, 1))
    assert p.stones == 1
    assert p.meteorites == spots((5, 0))


def test_r10_lost_lifepods() -> None:
    """P-199 R10: from the scoring area, a track, or a technology, which locks again."""
    s = table(corporation=COSMOS)
    p = s.players[0]
    p.rescued, p.parked[CIV], p.lifepods = 1, 1 << 4, 0
    play = event(s, "R10")
    play.do("from-track", CIV, 4)
    assert p.parked[CIV] == 0
    s = table(corporation=JUMP)
    p = s.players[0]
    p.rescued, p.unlocked, p.lifepods = 1, 0b1000, 0
    play = event(s, "R10")
    play.do("from-technology", 3)
    assert p.unlocked == 0


def test_r07_rovers() -> None:
    """P-199 R07: only with two rovers or more on the planet."""
    s = table()
    p = s.players[0]
    p.rovers = [at(5, 0), -1]
    event(s, "R07")
    assert p.rovers == [at(5, 0), -1]
    s = table()
    p = s.players[0]
    p.rovers = [at(5, 0), at(6, 0)]
    play = event(s, "R07")
    play.do("rover", 1)
    assert p.rovers == [at(5, 0), -2]


def test_r12_does_not_empty_a_depot() -> None:
    """P-197 R12: a stack leaves the station, but never the last one of the depot."""
    s = table()
    play = event(s, "R12")
    play.do("stack", 1)
    stack = s.stack(s.depot(0), 1)
    assert s.height(stack) == 0
    s.check()
    play = event(s, "R12")
    assert play.key() == "take"
    assert s.height(s.stack(s.depot(0), 0)) == 12


@pytest.mark.parametrize("name", ["R13", "R14"])
def test_peeking(name: str) -> None:
    """P-14, P-199 R13, R14: a boost, or a secret look at the next event."""
    s = new(2, events="balanced")
    s.round = 1
    play = event(s, name)
    play.do("peek", seat=0)
    play.do("take-boost", seat=1)
    play.do("boost", CIV, seat=1)
    assert s.coming >= 0
    assert view(s, 0)["next_event"] == s.coming
    assert view(s, 1)["next_event"] == view(s, None)["next_event"] == -1
    for seed in range(8):
        world = s.copy()
        world.key, world.draws = b"", seed
        resample_hidden(world, 0)
        assert world.coming == s.coming
    others = set()
    for seed in range(12):
        world = s.copy()
        world.key, world.draws = b"", seed
        resample_hidden(world, 1)
        others.add(world.coming)
    assert len(others) > 3
    s = table()
    s.codes = [0, 0, 0]
    play = event(s, name)
    assert play.key() == "boost"


def test_events_that_move_trackers() -> None:
    """P-195, P-198 Advances of one of two trackers; steps back where there is something."""
    s = table()
    p = s.players[0]
    play = event(s, "G12")
    assert play.values("advance") == {TECH, WATER}
    play.do("advance", TECH)
    assert p.tracks[TECH] == 1
    s = table()
    play = event(s, "R02")
    assert play.key() == "take"
    assert s.players[0].tracks == [0] * 5


def test_restrictions_last_a_round() -> None:
    """P-196 A restriction ends with its round."""
    s = table()
    s.event = EVENT_NUMBERS["O19"]
    start_round(s)
    assert s.event == -1


def test_a_covered_current_is_no_neighbour() -> None:
    """P-199 R15, P-335 On Petra only a current that stays bare counts beside energy."""
    s = table(planet=PETRA)
    p = s.players[0]
    s.event = EVENT_NUMBERS["R15"]
    put(s, "I2-rover-tech", {(9, 8): "rover", (10, 8): "tech"})
    assert PLANETS[PETRA].currents >> at(8, 9) & 1
    p.hand = TILE_NUMBERS["I2-civ-energy"]
    lying = placement(p.hand, {(8, 9): "civ", (9, 9): "energy"})
    places = {(way, n) for way, bits in placements(s, p, p.hand) for n in squares_of(bits)}
    assert lying in places
    assert why_not_place(s, p, *lying) is None
    beside = placement(p.hand, {(8, 9): "energy", (9, 9): "civ"})
    assert beside not in places
    why = why_not_place(s, p, *beside)
    assert why is not None
    assert why.rule == "P-199"


def test_a_lost_stack_does_not_end_the_game() -> None:
    """P-197 R12: the only tile that can be placed stays on the station."""
    s = table()
    p = s.players[0]
    fill(p, SQUARES & ~spots((5, 5), (6, 5)))
    ring = offer(s, "I2-civ-energy")
    play = event(s, "R12")
    assert play.told("stack-lost") == [{"seat": 0, "stack": 1 - ring}]
    assert play.options() == [("take", ring)]

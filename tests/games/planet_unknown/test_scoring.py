"""Chapters 13, 14 and 18: scoring, objectives, the solo target."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import OBJECTIVES, PLANETS, SQUARES
from starboard.games.planet_unknown.components import (
    BIOMASS,
    CIV,
    ENERGY,
    OASIS,
    PETRA,
    ROVER,
    TECH,
    WATER,
    WORMHOLE,
)
from starboard.games.planet_unknown.grid import COLUMNS, ROWS
from starboard.games.planet_unknown.rules.biomass import gain_patch
from starboard.games.planet_unknown.rules.course import start_round
from starboard.games.planet_unknown.rules.objectives import compared, met, metric
from starboard.games.planet_unknown.scoring import (
    card_score,
    lifepod_score,
    meteorite_score,
    planet_score,
    rating,
    result,
    target,
    terms,
    total,
    track_score,
)
from starboard.games.planet_unknown.state import Table
from tests.games.planet_unknown.build import (
    Play,
    at,
    begin,
    cards,
    doing,
    fill,
    goal,
    new,
    objective,
    put,
    spots,
    table,
)  # fmt: skip

# ---- scoring -----------------------------------------------------------------------------------


def example() -> Table:
    """EX-29 The position of the rulebook's scoring example, and a neighbour on either side."""
    s = table(3)
    p, right, left = s.players
    whole = 0
    for y in (3, 4, 5, 7):
        whole |= ROWS[y] & SQUARES
    for x in (0, 3, 5):
        whole |= COLUMNS[x] & SQUARES
    fill(p, whole, TECH)
    p.tracks = [2, 14, 5, 15, 10]
    p.rescued, p.stones, p.lifepods = 4, 3, 0
    p.cards = cards("first_planet_observance")
    row = ROWS[5] & SQUARES | ROWS[4] & SQUARES
    p.terrain[TECH] &= ~row
    p.terrain[ROVER] = sum(1 << at(x, 5) for x in range(12)) | sum(
        1 << at(x, 4) for x in range(1, 10)
    )
    p.terrain[TECH] |= row & ~p.terrain[ROVER]
    fill(left, sum(1 << at(x, 5) for x in range(12)) | sum(1 << at(x, 6) for x in range(8)), ROVER)
    p.icons[BIOMASS] = spots((5, 0), (5, 11), (0, 5))
    right.icons[BIOMASS] = spots((5, 0), (6, 0), (6, 11))
    s.neighbour = [objective("icons_on_edge", "biomass"), objective("collected_meteorites"),
                   objective("largest_area", "rover")]  # fmt: skip
    return s


def test_the_43_medals() -> None:
    """P-150 to P-160, P-170, EX-27, EX-28, EX-29 The rulebook's example: 43 medals."""
    s = example()
    p = s.players[0]
    assert metric(p, objective("largest_area", "rover")) == 21
    assert metric(s.players[2], objective("largest_area", "rover")) == 20
    made = dict(terms(s, 0, p.cards, p.goals))
    assert [track_score(p, track) for track in range(5)] == [1, 7, 1, 5, 1]
    assert made == {
        "planet": 15, "tracks": 15, "lifepods": 4, "meteorites": 1, "civ-cards": 1,
        "personal": 0, "neighbours": 7,
    }  # fmt: skip
    assert total(s, 0) == 43


def test_planet_lines() -> None:
    """P-150, P-151 A line with an empty square or a meteorite scores nothing."""
    s = table()
    p = s.players[0]
    fill(p, SQUARES)
    p.rovers[0] = at(5, 5)
    assert planet_score(p) == 40
    p.tiles &= ~spots((5, 5))
    assert planet_score(p) == 34


def test_lifepods_and_meteorites() -> None:
    """P-153, P-154 A medal a lifepod, two by decree; one for three meteorites, more with Repos."""
    p = table().players[0]
    p.rescued, p.stones = 3, 8
    assert lifepod_score(p, 0) == 3
    assert lifepod_score(p, cards("space_citizen_decree")) == 6
    assert meteorite_score(p, 0) == 2
    assert meteorite_score(p, cards("meteorite_repo_1", "meteorite_repo_3")) == 6


def test_card_medals() -> None:
    """P-155 Medals of cards, of sets, and for patches."""
    p = table().players[0]
    p.patches = spots((5, 0), (6, 0))
    assert card_score(p, cards("rising_planet_award", "best_planet_award")) == 6
    names = [f"commerce_agreement_{n}" for n in (1, 2, 3, 4)]
    assert [card_score(p, cards(*names[:n])) for n in range(5)] == [0, 1, 3, 6, 10]
    assert card_score(p, cards("sustainable_living")) == 2


def test_terms_of_objectives() -> None:
    """P-156, P-157, P-216 Personal ones count if met; neighbours' never in the solo game."""
    s = table()
    p = s.players[0]
    fill(p, spots(*((x, y) for x in (4, 5, 6) for y in (4, 5, 6))), CIV)
    p.goals = 1 << goal("rectangle", "civ") | 1 << goal("rectangle", "water")
    made = dict(terms(s, 0, 0, p.goals))
    assert made["personal"] == 5
    assert "neighbours" not in made


def test_winner_and_ties() -> None:
    """P-160, P-161, P-162, P-163, EX-31 Score; empty squares; meteorites; else shared."""
    s = table(2)
    s.neighbour = []
    a, b = s.players
    a.rescued, b.rescued = 3, 2
    a.lifepods = b.lifepods = 0
    assert result(s).winners == (0,)
    b.rescued = 3
    fill(a, spots((5, 0)))
    fill(b, spots((6, 0), (5, 1)))
    assert result(s).winners == (1,)
    fill(a, spots((5, 1)))
    a.tiles, b.tiles = spots((5, 0), (5, 1)), spots((6, 0), (5, 1))
    a.meteorites, b.meteorites = spots((5, 0), (5, 1)), spots((5, 1))
    assert result(s).winners == (1,)
    a.meteorites = spots((5, 0))
    assert result(s).winners == (0, 1)


def test_uncovered_currents_break_ties() -> None:
    """P-161 Petra's bare currents are uncovered for the tie-break."""
    s = table(2, planet=(PETRA, 0))
    s.neighbour = []
    a, b = s.players
    a.lifepods = b.lifepods = 0
    fill(a, SQUARES & ~PLANETS[PETRA].currents)
    fill(b, SQUARES)
    assert planet_score(a) == planet_score(b)
    assert result(s).winners == (1,)


# ---- objectives --------------------------------------------------------------------------------


def test_neighbours_compare() -> None:
    """P-170 The better one scores 5, the other 0; on a tie both score 2, also with nothing."""
    high = objective("largest_area", "rover")
    low = objective("icons_on_planet", "tech")
    assert compared(high, [21, 20]) == [5, 0]
    assert compared(high, [3, 3]) == [2, 2]
    assert compared(high, [0, 0]) == [2, 2]
    assert compared(low, [1, 4]) == [5, 0]


def test_two_players_share_three_cards() -> None:
    """P-171 Each of the three cards is scored separately by the same two players."""
    s = table(2)
    s.neighbour = [objective("collected_lifepods"), objective("tracks_at_top"),
                   objective("largest_area", "water")]  # fmt: skip
    s.players[0].tracks[CIV] = 15
    fill(s.players[1], spots((5, 5)), WATER)
    mine = dict(terms(s, 0, 0, 0))["neighbours"]
    other = dict(terms(s, 1, 0, 0))["neighbours"]
    assert (mine, other) == (7, 7)


def test_edge_icons() -> None:
    """P-172 Icons of the resource on edge squares."""
    p = table().players[0]
    p.icons[BIOMASS] = spots((5, 0), (5, 1), (0, 5))
    assert metric(p, objective("icons_on_edge", "biomass")) == 2


def test_areas_as_objectives() -> None:
    """P-173, P-335 Largest area and number of areas; patches and bare currents count."""
    p = table().players[0]
    fill(p, spots((5, 0), (6, 0), (8, 8)), BIOMASS)
    assert metric(p, objective("largest_area", "biomass")) == 2
    assert metric(p, objective("area_count", "biomass")) == 2
    p = table(planet=PETRA).players[0]
    assert metric(p, objective("largest_area", "energy")) > 10


def test_fewest_icons() -> None:
    """P-174 Icons on the planet; one covered by a Wormhole patch does not count."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    card = objective("icons_on_planet", "civ")
    assert metric(p, card) == 1
    p.unlocked = 2
    doing(s, (gain_patch,)).do("patch", at(5, 0))
    assert metric(p, card) == 0


def test_tracks_at_the_top() -> None:
    """P-175 Trackers on top: Wormhole's fifth space, the end of Oasis's path."""
    card = objective("tracks_at_top")
    p = table(corporation=WORMHOLE).players[0]
    p.tracks = [15, 14, 5, 0, 0]
    assert metric(p, card) == 2
    p = table(corporation=OASIS).players[0]
    p.tracks[WATER] = 23
    assert metric(p, card) == 1
    p.tracks[WATER] = 15
    assert metric(p, card) == 0


def test_personal_objectives_met() -> None:
    """P-177 Rectangles in either direction; an area with six icons; tracks; pieces."""
    p = table().players[0]
    fill(p, spots(*((x, y) for x in range(3, 8) for y in (5, 6))), CIV)
    assert met(p, _wide("civ"))
    assert not met(p, goal("rectangle", "civ"))  # 3 by 3
    p = table().players[0]
    fill(p, spots(*((x, y) for x in (5, 6) for y in range(3, 8))), CIV)
    assert met(p, _wide("civ"))
    p.terrain[CIV] &= ~spots((5, 5))
    assert not met(p, _wide("civ"))
    p = table().players[0]
    fill(p, ROWS[5] & SQUARES, TECH)
    p.icons[TECH] = spots(*((x, 5) for x in range(6)))
    assert met(p, goal("area_icons_at_least", "tech"))
    p.terrain[TECH] &= ~spots((3, 5))
    assert not met(p, goal("area_icons_at_least", "tech"))
    p.tracks[WATER] = 15
    assert met(p, goal("track_at_top", "water"))
    p.stones, p.rescued = 9, 9
    assert met(p, goal("collected_meteorites_at_least"))
    assert not met(p, goal("collected_lifepods_more_than_meteorites"))
    p.icons[ENERGY] = spots(*((x, 5) for x in range(6)))
    assert not met(p, goal("icons_on_planet_at_most", "energy"))


def _wide(resource: str) -> int:
    kind = goal("rectangle", resource)
    wanted = OBJECTIVES[kind].wanted
    return next(n for n, c in enumerate(OBJECTIVES)
                if c.test == "rectangle" and c.wanted == wanted and c.w * c.h == 10)  # fmt: skip


def test_all_ice_and_all_land() -> None:
    """P-178 Without ice "all ice" is met; Petra's currents count as covered land."""
    p = table(planet=PETRA).players[0]
    assert met(p, goal("all_ice_covered"))
    assert not met(p, goal("all_land_covered"))
    fill(p, SQUARES & ~PLANETS[PETRA].currents)
    assert met(p, goal("all_land_covered"))
    p = table().players[0]
    assert not met(p, goal("all_ice_covered"))
    fill(p, PLANETS[0].ice)
    assert met(p, goal("all_ice_covered"))


# ---- solo --------------------------------------------------------------------------------------


def test_target_58() -> None:
    """P-217, P-218, EX-35 8 red, 3 orange, 9 green: 60 - 7 - 1 + 6 = 58."""
    assert target((9, 3, 8)) == 58
    assert target((0, 0, 20)) == 49
    assert target((20, 0, 0)) == 72
    s = new(1, events="example")
    play = Play(s)
    play.do(*play.options()[0])
    assert target(s.split) == 58


@pytest.mark.parametrize(
    ("medals", "name"),
    [(58, "accomplished"), (62, "accomplished"), (63, "excellent"), (68, "best_planet"),
     (73, "stars"), (57, "poor"), (52, "survivors"), (47, "critical_failure"),
     (20, "critical_failure")],
)  # fmt: skip
def test_solo_rating(medals: int, name: str) -> None:
    """P-219, EX-36 The row with the highest threshold reached; success from the target on."""
    assert rating(medals - 58) == name


def test_solo_result() -> None:
    """P-213, P-216, P-219 Alone one wins by reaching the target."""
    s = table(1)
    s.split = (9, 3, 8)
    p = s.players[0]
    p.lifepods = 0
    p.rescued = 58
    assert result(s).winners == (0,)
    assert result(s).reason == "end-solo-accomplished"
    p.rescued = 57
    assert result(s).winners == ()
    remark = result(s).remark
    assert remark is not None
    said = GAME.message(*remark)
    assert said.text("en") == "57 medals; the target was 58."
    assert said.text("hu") == "57 medál; a célpontszám 58 volt."
    assert result(table(2)).remark is None


def test_solo_round() -> None:
    """P-214, EX-37 The station turns one depot clockwise, an event, then a tile of that depot."""
    s = new(1)
    s.rotation = 4
    begin(s, start_round)
    assert s.depot(0) == 2
    play = Play(s)
    assert s.depot(0) == 1 or s.past[-1] == 14
    assert len(s.past) == 1
    assert play.key()

"""Chapter 10: spawning. Examples X-23, X-25 and X-26."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    CLAUDIO,
    CONTROL_PANEL,
    CORRIDOR,
    DARK_CATACOMBS,
    DARK_CORNER,
    DOOR,
    GUN_JAM,
    LORENZO,
    MAIN_CORRIDOR,
    NOCTIS,
    RED,
    SPORE_CHIMNEY,
    VENTILATION_DUCT,
    YELLOW,
    YELLOW_TEAM,
)
from starboard.games.death_angel.rules.spawn import spawn, spawn_behind, spawn_icon
from starboard.games.death_angel.state import EVENT, EVENT_END, Hulk
from tests.games.death_angel.positions import (
    BLUE,
    GREEN,
    GREY,
    NEXT_ROUND,
    at,
    carry_out,
    end_of_phase,
    event,
    hulk,
    letters,
    play_to,
    swarm,
    swarms_of,
)

#: The teams of four players, by seat.
FOUR = {BLUE: 0, GREY: 1, GREEN: 2, YELLOW_TEAM: 3}


def four(*line: int, **fields: Any) -> Hulk:
    """Four players: major 3, minor 1."""
    return hulk(line, seats=4, owner=FOUR, **fields)


def test_from_the_pile_of_that_side() -> None:
    """D-84 The top cards of the blip pile of the side on which they appear."""
    s = four(LORENZO, NOCTIS, blips=("TTH", "CCO"))
    assert spawn(s, at("R2"), 2, "D-84") == 2
    assert swarms_of(s) == {"R2": "CO"}
    assert [letters(pile) for pile in s.blips] == ["TTH", "C"]


def test_an_empty_pile_gives_nothing() -> None:
    """D-84 If that pile is empty nothing appears, though the other is full."""
    s = four(LORENZO, NOCTIS, blips=("TTH", 0))
    assert spawn(s, at("R2"), 2, "D-84") == 0
    assert swarms_of(s) == {}


@pytest.mark.parametrize(
    ("seats", "major", "minor"),
    [(1, 2, 1), (2, 3, 1), (3, 5, 3), (4, 3, 1), (5, 4, 2), (6, 5, 3)],
)
def test_spawn_numbers(seats: int, major: int, minor: int) -> None:
    """D-85 X-25 The major or minor number of the setup location, at each card of the colour."""
    teams = {1: 3, 2: 4, 3: 6, 4: 4, 5: 5, 6: 6}[seats]
    owner = {team: team % seats for team in range(teams)}
    for big, number in ((True, major), (False, minor)):
        s = hulk(range(2 * teams), seats=seats, owner=owner, blips=(10, 10),
                 terrain={SPORE_CHIMNEY: "L2", VENTILATION_DUCT: "R3", DOOR: "L1"})  # fmt: skip
        carry_out(spawn_icon, s, big, RED)
        assert {where: len(found) for where, found in swarms_of(s).items()} == {
            "L2": number, "R3": number,
        }  # fmt: skip


def test_no_terrain_of_that_colour() -> None:
    """D-85 Without terrain of the colour nothing appears."""
    s = four(LORENZO, NOCTIS, terrain={DOOR: "L1"})
    assert carry_out(spawn_icon, s, True, RED).over
    assert swarms_of(s) == {}


def test_shortage_at_one_card() -> None:
    """D-86 X-26 Major spawn of 3, one card left: one appears, and travel follows."""
    s = four(LORENZO, NOCTIS, terrain={DOOR: "L1"}, blips=(1, 4), locations=[MAIN_CORRIDOR],
             phase=EVENT_END)  # fmt: skip
    carry_out(spawn_icon, s, True, YELLOW)
    assert len(swarm(s, "L1")) == 1
    assert s.blips[0] == []
    end_of_phase(s)
    assert s.location == MAIN_CORRIDOR


def test_shortage_at_two_cards() -> None:
    """D-86 D-198 The current player decides which terrain card comes first."""
    s = four(LORENZO, NOCTIS, terrain={DOOR: "L1", CONTROL_PANEL: "L2"}, blips=(4, 4), current=2)
    playing = carry_out(spawn_icon, s, True, YELLOW)
    assert (playing.ask.seat, playing.ask.rule) == (2, "D-86")
    playing.answer("spawn-first", DOOR)
    assert (len(swarm(s, "L1")), len(swarm(s, "L2"))) == (3, 1)


def test_no_question_where_nothing_depends_on_it() -> None:
    """D-201 An empty pile, a pile for all, other sides, one place: nobody is asked."""
    for terrain, blips in [
        ({DOOR: "L1", CONTROL_PANEL: "L2"}, (0, 4)),
        ({DOOR: "L1", CONTROL_PANEL: "L2"}, (6, 4)),
        ({DOOR: "L1", CONTROL_PANEL: "R2"}, (1, 1)),
        ({DOOR: "L1", CONTROL_PANEL: "L1"}, (4, 4)),
    ]:
        s = four(LORENZO, NOCTIS, terrain=terrain, blips=blips)
        assert carry_out(spawn_icon, s, True, YELLOW).over


def test_the_first_icon_is_completed_before_the_second() -> None:
    """D-86 Yellow major takes the last three cards; red minor, the second icon, finds none."""
    s = four(LORENZO, NOCTIS, CLAUDIO, terrain={DOOR: "L1", SPORE_CHIMNEY: "L2"}, blips=(3, 4),
             phase=EVENT, top_event=event(GUN_JAM), played=[3, 1], locations=[])  # fmt: skip
    playing = play_to(s, NEXT_ROUND)
    playing.answer(*playing.options[0])
    assert sum(len(swarm(s, where)) for where in swarms_of(s)) == 3


def test_positions_without_terrain() -> None:
    """D-87 In front of or behind a marine, on a swarm: no terrain is needed."""
    s = four(LORENZO, NOCTIS, facing="LR")
    spawn_behind(s, LORENZO, 1, "D-87")
    spawn_behind(s, NOCTIS, 1, "D-87")
    assert sorted(swarms_of(s)) == ["L2", "R1"]


def test_new_genestealers_join_at_once_and_may_move() -> None:
    """D-88 X-23 The new swarm of three moves in the same phase, as a whole.

    Noctis k, Claudio k + 1 with a tail on the right, Control Panel at R(k + 2), the bottom; no
    red terrain on the right, one on the left. Gun Jam: yellow major, red minor, tail adjacent.
    """
    s = four(NOCTIS, CLAUDIO, LORENZO, facing="LLL", swarms={"R2": "T"}, blips=("HHCO", "OOTHC"),
             terrain={DARK_CORNER: "R1", CONTROL_PANEL: "R3", SPORE_CHIMNEY: "L1"},
             phase=EVENT, top_event=event(GUN_JAM), played=[3, 1, 2], current=0)  # fmt: skip
    playing = play_to(s, NEXT_ROUND)
    playing.answer(*playing.options[0])
    assert swarms_of(s) == {"L1": "O", "R1": "T", "R2": "THC"}
    assert [letters(pile) for pile in s.blips] == ["HHC", "OO"]


def test_a_new_genestealer_joins_the_swarm_there() -> None:
    """D-88 At a place with a swarm it is one swarm from then on."""
    s = four(LORENZO, NOCTIS, swarms={"L1": "T"}, blips=("H", "H"), terrain={CORRIDOR: "L1"})
    spawn(s, at("L1"), 1, "D-85")
    assert swarm(s, "L1") == "TH"


def test_spawns_never_come_from_the_deck() -> None:
    """D-89 Spawn cards come only from the blip piles, however full the deck is."""
    s = four(LORENZO, NOCTIS, blips=(0, 0), terrain={DOOR: "L1"}, locations=[DARK_CATACOMBS])
    before = list(s.stealers)
    carry_out(spawn_icon, s, True, YELLOW)
    assert swarms_of(s) == {}
    assert s.stealers == before

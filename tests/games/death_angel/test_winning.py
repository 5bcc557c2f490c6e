"""Chapter 4: winning and losing."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    CALISTARIUS,
    CLAUDIO,
    CONTROL_PANEL,
    DARK_CATACOMBS,
    FULL_SCAN,
    GENESTEALER_LAIR,
    GORIEL,
    LAUNCH_CONTROL_ROOM,
    LEON,
    LOCATIONS,
    SCIPIO,
    SPORE_CHIMNEY,
    STEALTH_TACTICS,
    STRATEGIZE,
    TOXIN_PUMPING_STATION,
    VENTILATION_DUCT,
    ZAEL,
)
from starboard.games.death_angel.rules import end
from starboard.games.death_angel.rules.attack import attack
from starboard.games.death_angel.rules.death import slay_marine
from starboard.games.death_angel.rules.effects import psychic_assault
from starboard.games.death_angel.rules.locations import use_control_panel
from starboard.games.death_angel.rules.swarms import slay
from starboard.games.death_angel.rules.travel import travel
from starboard.games.death_angel.scoring import score_mission
from starboard.games.death_angel.state import (
    ATTACK,
    CHOOSE,
    EVENT,
    NOBODY,
    RESOLVED,
    Hulk,
)
from starboard.kernel import GameOver, Result
from tests.games.death_angel.positions import GREY, Dice, at, carry_out, event, hulk, play

FINAL = (LAUNCH_CONTROL_ROOM, GENESTEALER_LAIR, TOXIN_PUMPING_STATION)


def at_the_end(location: int = TOXIN_PUMPING_STATION, **fields: Any) -> Hulk:
    """A table at a final Location, its arrival finished, the Location deck empty."""
    given: dict[str, Any] = {"location": location, "locations": [], "final": True}
    return hulk(**{**given, **fields})


def ends(s: Hulk) -> Result:
    """Play the mission on: it is over without another question."""
    playing = play(s)
    assert playing.over
    return playing.result


def test_all_win_or_all_lose() -> None:
    """D-1 Fully cooperative: every seat has the same result."""
    s = hulk()
    won = score_mission(s, won=True, reason="end-cleared")
    lost = score_mission(s, won=False, reason="end-slain")
    assert won.winners == tuple(range(6))
    assert set(won.scores) == {1.0}
    assert lost.winners == ()
    assert set(lost.scores) == {0.0}


def test_the_aim_is_the_last_location() -> None:
    """D-23 The bottom card of the Location deck is of tier 4; before it nothing is won."""
    s = hulk(blips=(0, 0), location=DARK_CATACOMBS, locations=[TOXIN_PUMPING_STATION])
    end.test_end(s)  # nothing left to fight, but this is not the destination
    assert LOCATIONS[s.locations[0]].final


@pytest.mark.parametrize("location", FINAL)
def test_nothing_left_to_fight(location: int) -> None:
    """D-24 At any final Location: no Genestealer, no Brood Lord, both blip piles empty."""
    with pytest.raises(GameOver, match="end-cleared"):
        end.test_end(at_the_end(location, blips=(0, 0)))


@pytest.mark.parametrize(
    "fields",
    [
        {"blips": (1, 0)},
        {"blips": (0, 1)},
        {"blips": (0, 0), "swarms": {"L3": "T"}},
        {"blips": (0, 0), "swarms": {"R3": "A"}},
        {"blips": (0, 0), "attacked": {"R3": "O"}, "phase": ATTACK},
        {"blips": (0, 0), "attacked": {"L3": "O"}, "phase": ATTACK},
    ],
)
def test_something_left_to_fight(fields: dict[str, Any]) -> None:
    """D-24 A single Genestealer or Brood Lord in the formation or in a pile is too many."""
    end.test_end(at_the_end(**fields))


def test_launch_control_room(die: Dice) -> None:
    """D-25 Launch Control Room: a successful control panel roll wins."""
    s = at_the_end(LAUNCH_CONTROL_ROOM, location_tokens=2, terrain={CONTROL_PANEL: "L1"})
    die(2)
    over = carry_out(use_control_panel, s, s.line[0]).answer("roll").result
    assert (over.reason, over.winners) == ("end-launch", tuple(range(6)))


def test_genestealer_lair() -> None:
    """D-25 Genestealer Lair: both Brood Lords slain, whoever else is there."""
    s = at_the_end(GENESTEALER_LAIR, swarms={"L2": "A", "R5": "B", "R1": "TT"})
    slay(s, at("L2"), 4)
    with pytest.raises(GameOver, match="end-lords"):
        slay(s, at("R5"), 5)


def test_toxin_pumping_station() -> None:
    """D-25 Toxin Pumping Station: only D-24; two slain Brood Lords would mean nothing there."""
    end.test_end(at_the_end(TOXIN_PUMPING_STATION, lords_slain=2))


def test_victory_is_immediate(die: Dice) -> None:
    """D-26 The moment a condition holds the game ends: no further card, attack or event."""
    s = at_the_end(
        line=[CALISTARIUS, CLAUDIO, GORIEL], blips=(0, 0), swarms={"L1": "T"},
        played=[STEALTH_TACTICS, 18], top_event=event(FULL_SCAN),
    )  # fmt: skip
    die(1)
    assert carry_out(attack, s, CALISTARIUS, at("L1")).result.reason == "end-cleared"
    over = at_the_end(line=[CLAUDIO, GORIEL], blips=(0, 0), played=[18], phase=RESOLVED)
    drawn = len(over.events)
    assert ends(over).reason == "end-cleared"
    assert len(over.events) == drawn


def test_defeat(die: Dice) -> None:
    """D-27 The last marine is slain: all lose, and the game is over."""
    s = hulk([ZAEL], swarms={"L1": "TT"}, phase=ATTACK, played=[STRATEGIZE])
    s.door_tokens, s.supply, s.told = 3, 9, []
    die(2)
    got = ends(s)
    assert (got.reason, got.winners) == ("end-slain", ())
    assert s.line == []
    assert s.slain[-1] == ZAEL
    assert s.told[-1][:2] == ("end-slain", "D-27")


def test_victory_before_defeat() -> None:
    """D-28 The last marine dies as a winning condition is fulfilled: the players win."""
    s = at_the_end(line=[ZAEL], blips=(0, 0))
    with pytest.raises(GameOver, match="end-cleared") as over:
        slay_marine(s, ZAEL, "D-74")
    assert over.value.result.winners


def test_defeat_without_a_condition() -> None:
    """D-28 Otherwise the death of the last marine is defeat, at the final Location, too."""
    s = at_the_end(line=[ZAEL], blips=(1, 1))
    with pytest.raises(GameOver, match="end-slain") as over:
        slay_marine(s, ZAEL, "D-74")
    assert not over.value.result.winners


def test_an_eliminated_player_has_no_decisions() -> None:
    """D-29 Without teams a player decides nothing, yet wins or loses with the others."""
    s = hulk([CALISTARIUS, SCIPIO, LEON], phase=CHOOSE)
    playing = play(s)
    seats = set()
    while s.phase == CHOOSE:
        seats.add(playing.ask.seat)
        playing.answer(*playing.options[0])
    assert seats == {1, 4}
    assert sorted(s.living_teams()) == [1, 4]
    assert score_mission(s, won=True, reason="end-lords").winners == (0, 1, 2, 3, 4, 5)


def test_not_before_the_arrival_is_finished() -> None:
    """D-30 On the way to the Lair all piles and swarms may be empty: the Brood Lords come first."""
    s = hulk([LEON, ZAEL], location=DARK_CATACOMBS, locations=[GENESTEALER_LAIR], blips=(0, 0))
    s.stealers, s.stealer_discard = [], list(range(36))
    playing = carry_out(travel, s)
    assert playing.ask.key == "brood-lord"
    assert not s.final
    playing.answer("lord-left", 36)
    assert s.final
    assert s.terrain[VENTILATION_DUCT] == at("L2")
    assert s.terrain[SPORE_CHIMNEY] == at("R2")


def test_deaths_at_the_final_location_are_tested_after_each_step(die: Dice) -> None:
    """D-28 After a death the mission goes on as long as somebody lives and something is left."""
    s = at_the_end(line=[CALISTARIUS, SCIPIO], blips=(1, 1), phase=EVENT, drawn=NOBODY)
    die(0)
    psychic_assault(s, SCIPIO)
    assert s.line == [CALISTARIUS]
    assert s.in_play(GREY)

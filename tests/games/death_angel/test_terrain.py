"""Chapter 15: terrain cards."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    ARTEFACT,
    CLAUDIO,
    CONTROL_PANEL,
    CORRIDOR,
    CRYO_CONTROL,
    DARK_CORNER,
    DOOR,
    GENESTEALER_LAIR,
    LEON,
    LORENZO,
    ONWARD_BROTHERS,
    PROMETHIUM_TANK,
    SPORE_CHIMNEY,
    TERRAIN,
    VENTILATION_DUCT,
    ZAEL,
)
from starboard.games.death_angel.rules.death import slay_marine
from starboard.games.death_angel.rules.defend import swarms_attack
from starboard.games.death_angel.rules.terrain import activate
from starboard.games.death_angel.rules.travel import travel
from starboard.games.death_angel.state import ATTACK, NOBODY, Hulk
from tests.games.death_angel.positions import (
    PURPLE,
    Dice,
    Playing,
    at,
    carry_out,
    hulk,
    swarms_of,
)


def activating(card: int, *line: int, **fields: Any) -> Playing:
    """The first marine of the line activates the card, which lies before him."""
    s = hulk(line, terrain={card: "L1"}, **fields)
    return carry_out(activate, s, line[0], card)


def test_the_door() -> None:
    """D-133 One token from the supply goes on the Door."""
    s = activating(DOOR, ZAEL).s
    assert (s.door_tokens, s.supply) == (1, 11)


def test_the_control_panel() -> None:
    """D-134 The Control Panel carries out the ability of the Location."""
    playing = activating(CONTROL_PANEL, ZAEL, location=CRYO_CONTROL, blips=(3, 3))
    assert playing.ask.rule == "D-183"


def test_terrain_without_ability() -> None:
    """D-134 Corridor, Dark Corner and Ventilation Duct cannot be activated."""
    assert {n for n, card in enumerate(TERRAIN) if not card.activatable} == {
        CORRIDOR, DARK_CORNER, VENTILATION_DUCT,
    }  # fmt: skip


@pytest.mark.parametrize("face", range(6))
def test_the_spore_chimney(die: Dice, face: int) -> None:
    """D-134 A roll: with a skull the card is discarded."""
    die(face)
    s = activating(SPORE_CHIMNEY, ZAEL).s
    assert (s.terrain[SPORE_CHIMNEY] == NOBODY) == (face in (1, 2, 3))


@pytest.mark.parametrize("face", [0, 1, 5])
def test_the_promethium_tank(die: Dice, face: int) -> None:
    """D-135 The card goes, all Genestealers of the position die, then a roll: 0 slays him."""
    die(face)
    playing = activating(PROMETHIUM_TANK, ZAEL, LORENZO, swarms={"L1": "TTA", "R1": "H", "L2": "C"})
    s = playing.s
    assert playing.over
    assert s.terrain[PROMETHIUM_TANK] == NOBODY
    assert s.lords_slain == 1
    assert (ZAEL in s.line) == (face != 0)
    assert swarms_of(s) == ({"L2": "C"} if face else {"L1": "C"})


def test_the_tank_and_power_field(die: Dice) -> None:
    """D-135 A swarm under Power Field survives."""
    die(4)
    s = activating(PROMETHIUM_TANK, ZAEL, swarms={"L1": "TT", "R1": "H"}, shielded=["L1"]).s
    assert swarms_of(s) == {"L1": "TT"}


def with_artefact(**fields: Any) -> Hulk:
    return hulk([ZAEL, LORENZO], phase=ATTACK, artefact_team=PURPLE, **fields)


def test_taking_the_artefact() -> None:
    """D-136 The card leaves the formation and belongs to the team of the activating marine."""
    s = activating(ARTEFACT, ZAEL).s
    assert s.artefact_team == PURPLE
    assert s.terrain[ARTEFACT] == NOBODY


@pytest.mark.parametrize("side", ["L1", "R1"])
def test_using_the_artefact(die: Dice, side: str) -> None:
    """D-136 D-200 Discarded after a defence roll it makes the attack miss, from either side."""
    s = with_artefact(swarms={side: "TTTTT"})
    die(3)
    playing = carry_out(swarms_attack, s)
    assert (playing.ask.key, playing.ask.seat) == ("artefact-miss", PURPLE)
    playing.answer("artefact")
    assert ZAEL in s.line
    assert s.artefact_team == NOBODY


def test_the_artefact_comes_after_all_rerolls(die: Dice) -> None:
    """D-136 First the tokens, then the Artefact."""
    s = with_artefact(swarms={"L1": "TTTTT"}, tokens={ZAEL: 1})
    die(3, 2)
    playing = carry_out(swarms_attack, s)
    assert playing.ask.key == "reroll-defence"
    playing.answer("reroll", ZAEL)
    assert playing.ask.key == "artefact-miss"
    playing.answer("artefact")
    assert s.line == [ZAEL, LORENZO]


def test_the_artefact_helps_its_team_only(die: Dice) -> None:
    """D-136 Lorenzo is of another team."""
    s = with_artefact(swarms={"L2": "TTTTT"})
    die(3)
    assert carry_out(swarms_attack, s).over
    assert LORENZO in s.slain


def test_the_artefact_goes_with_its_team() -> None:
    """D-136 If that team is eliminated the card is out of play."""
    s = with_artefact()
    slay_marine(s, ZAEL, "D-137")
    assert s.artefact_team == NOBODY
    assert s.terrain[ARTEFACT] == NOBODY


def test_discarded_terrain_can_come_again(die: Dice) -> None:
    """D-136 Discarded terrain returns to the unused cards."""
    die(1)
    s = activating(SPORE_CHIMNEY, CLAUDIO, ZAEL, locations=[GENESTEALER_LAIR]).s
    assert s.terrain[SPORE_CHIMNEY] == NOBODY
    carry_out(travel, s)
    assert s.terrain[SPORE_CHIMNEY] == at("R2")


def test_onward_brothers() -> None:
    """D-156 Each time a red marine activates a Door one more token may go on it."""
    playing = activating(DOOR, LEON, active=[ONWARD_BROTHERS])
    assert playing.options == [("door-token",), ("decline",)]
    assert playing.answer("door-token").s.door_tokens == 2
    assert activating(DOOR, LEON, active=[ONWARD_BROTHERS]).answer("decline").s.door_tokens == 1
    assert activating(DOOR, ZAEL, LEON, active=[ONWARD_BROTHERS]).over  # not for purple
    last = activating(DOOR, LEON, active=[ONWARD_BROTHERS], tokens={LEON: 11})
    assert last.over  # the supply had one token only
    assert last.s.door_tokens == 1

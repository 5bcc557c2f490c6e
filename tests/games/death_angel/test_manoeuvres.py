"""Chapter 7.3: Move + Activate. Examples X-15 and X-16."""

from __future__ import annotations

from typing import Any

from starboard.games.death_angel.box import (
    ARTEFACT,
    BLOCK,
    CALISTARIUS,
    CLAUDIO,
    CONTROL_PANEL,
    CORRIDOR,
    DOOR,
    FORWARD_SCOUTING,
    GIDEON,
    GORIEL,
    LORENZO,
    MAIN_CORRIDOR,
    MAINTENANCE_TUNNELS,
    NOCTIS,
    OMNIO,
    ONWARD_BROTHERS,
    REORGANIZE,
    RUN_AND_GUN,
    SCIPIO,
    SPORE_CHIMNEY,
    STEALTH_TACTICS,
    ZAEL,
)
from starboard.games.death_angel.legality.manoeuvres import manoeuvre_options
from starboard.games.death_angel.rules.travel import travel
from starboard.games.death_angel.state import AFTER, ATTACK, NOBODY
from tests.games.death_angel.positions import (
    GREEN,
    GREY,
    PURPLE,
    YELLOW,
    Dice,
    Playing,
    at,
    carry_out,
    facings,
    hulk,
    play_to,
    resolving,
    swarms_of,
)


def manoeuvring(card: int, *line: int, facing: str = "", **fields: Any) -> Playing:
    """A Move + Activate card at its first question."""
    return play_to(resolving(card, line, facing, **fields), ATTACK)


def kinds(playing: Playing) -> set[str]:
    """Which kinds of steps are still open."""
    return {option[0] for option in playing.options} - {"done"}


def test_claudio_at_the_door() -> None:
    """D-57 X-15 Claudio moves up, turns, and activates the Door behind Noctis."""
    playing = manoeuvring(REORGANIZE, NOCTIS, CLAUDIO, terrain={DOOR: "R1"})
    s = playing.s
    playing.answer("swap", CLAUDIO, NOCTIS).answer("turn", CLAUDIO)
    playing.answer("activate", CLAUDIO, DOOR)
    assert playing.over
    assert s.line == [CLAUDIO, NOCTIS]
    assert facings(s) == "RL"
    assert s.terrain[DOOR] == at("R1")
    assert (s.door_tokens, s.supply) == (1, 11)


def test_a_second_activation_of_the_door_is_refused() -> None:
    """D-62 X-15 Each terrain card once a round, whoever does it."""
    s = hulk([NOCTIS, CLAUDIO], played=[REORGANIZE, RUN_AND_GUN], terrain={DOOR: "L1"})
    playing = play_to(s, ATTACK)
    playing.answer("swap", CLAUDIO, NOCTIS).answer("activate", CLAUDIO, DOOR)
    assert playing.ask.facts["team"] == GREEN
    playing.answer("swap", NOCTIS, CLAUDIO)
    assert playing.refusal("activate", NOCTIS, DOOR) == "D-62"
    assert s.door_tokens == 1


def test_steps_in_order() -> None:
    """D-57 X-16 After Claudio has turned, Goriel may not move; skipping A and B is legal."""
    playing = manoeuvring(REORGANIZE, CLAUDIO, GORIEL, NOCTIS, terrain={DOOR: "L1"})
    assert kinds(playing) == {"swap", "turn", "activate"}
    playing.answer("turn", CLAUDIO)
    assert playing.refusal("swap", GORIEL, NOCTIS) == "D-57"
    assert kinds(playing) == {"turn"}
    playing = manoeuvring(REORGANIZE, CLAUDIO, GORIEL, terrain={DOOR: "L1", CONTROL_PANEL: "L2"})
    playing.answer("activate", CLAUDIO, DOOR)
    assert playing.refusal("turn", GORIEL) == "D-57"
    assert playing.refusal("swap", GORIEL, CLAUDIO) == "D-57"
    assert kinds(playing) == {"activate"}  # the whole team may still do step C


def test_all_steps_may_be_skipped() -> None:
    """D-57 Doing nothing at all is legal."""
    playing = manoeuvring(REORGANIZE, CLAUDIO, GORIEL)
    assert playing.answer("done").over
    assert playing.s.line == [CLAUDIO, GORIEL]


def test_one_move_each_to_a_neighbouring_position() -> None:
    """D-58 A marine changes places with the one directly above or below, whoever owns him."""
    playing = manoeuvring(RUN_AND_GUN, LORENZO, NOCTIS, ZAEL, GIDEON)
    assert [o for o in playing.options if o[0] == "swap"] == [
        ("swap", GIDEON, ZAEL), ("swap", NOCTIS, LORENZO), ("swap", NOCTIS, ZAEL),
    ]  # fmt: skip
    assert playing.refusal("swap", GIDEON, LORENZO) == "D-58"
    playing.answer("swap", NOCTIS, ZAEL)
    assert playing.s.line == [LORENZO, ZAEL, NOCTIS, GIDEON]
    assert playing.refusal("swap", NOCTIS, ZAEL) == "D-58"


def test_being_swapped_uses_up_no_move() -> None:
    """D-58 Gideon is swapped by Noctis and may still move himself."""
    playing = manoeuvring(RUN_AND_GUN, NOCTIS, GIDEON, LORENZO)
    playing.answer("swap", NOCTIS, GIDEON).answer("swap", GIDEON, NOCTIS)
    assert playing.s.line == [NOCTIS, GIDEON, LORENZO]
    assert kinds(playing) == {"turn"}


def test_what_a_move_leaves_alone() -> None:
    """D-59 Facing and tokens go with both marines; terrain and Genestealers stay."""
    playing = manoeuvring(RUN_AND_GUN, LORENZO, NOCTIS, facing="LR", swarms={"L1": "T"},
                          terrain={DOOR: "R2"}, tokens={LORENZO: 1, NOCTIS: 2})  # fmt: skip
    s = playing.answer("swap", NOCTIS, LORENZO).s
    assert s.line == [NOCTIS, LORENZO]
    assert facings(s) == "RL"
    assert (s.tokens[LORENZO], s.tokens[NOCTIS]) == (1, 2)
    assert swarms_of(s) == {"L1": "T"}
    assert s.terrain[DOOR] == at("R2")


def test_one_turn_each() -> None:
    """D-60 D-191 Each marine, moved or not, may turn once."""
    playing = manoeuvring(RUN_AND_GUN, GIDEON, NOCTIS)
    playing.answer("swap", GIDEON, NOCTIS).answer("turn", GIDEON)
    assert facings(playing.s) == "LR"
    assert playing.refusal("turn", GIDEON) == "D-60"
    playing.answer("turn", NOCTIS)
    assert playing.over
    assert facings(playing.s) == "RR"


def test_activating_what_is_in_front() -> None:
    """D-61 D-192 Same position, on the side he faces, and only what can be activated."""
    terrain = {DOOR: "L1", SPORE_CHIMNEY: "R1", CORRIDOR: "L2"}
    playing = manoeuvring(STEALTH_TACTICS, CALISTARIUS, SCIPIO, terrain=terrain)
    found = [o for o in playing.options if o[0] == "activate"]
    assert found == [("activate", CALISTARIUS, DOOR)]
    assert playing.refusal("activate", CALISTARIUS, SPORE_CHIMNEY) == "D-61"
    assert playing.refusal("activate", SCIPIO, CORRIDOR) == "D-61"
    assert playing.refusal("activate", SCIPIO, DOOR) == "D-61"


def test_one_activation_each(die: Dice) -> None:
    """D-61 Two terrain cards in front of one marine: he activates only one."""
    terrain = {DOOR: "L1", SPORE_CHIMNEY: "L1", ARTEFACT: "L2"}
    playing = manoeuvring(STEALTH_TACTICS, CALISTARIUS, SCIPIO, terrain=terrain)
    die(0)
    playing.answer("activate", CALISTARIUS, SPORE_CHIMNEY)
    assert playing.refusal("activate", CALISTARIUS, DOOR) == "D-61"
    assert [o for o in playing.options if o[0] == "activate"] == [("activate", SCIPIO, ARTEFACT)]


def test_activations_are_counted_by_round() -> None:
    """D-62 In the next round the Door can be activated again."""
    s = resolving(REORGANIZE, [CLAUDIO, ZAEL], terrain={DOOR: "L1"}, activated=1 << DOOR)
    assert ("activate", CLAUDIO, DOOR) not in manoeuvre_options(s, YELLOW)
    s.activated = 0
    assert ("activate", CLAUDIO, DOOR) in manoeuvre_options(s, YELLOW)


def test_the_limit_belongs_to_the_card() -> None:
    """D-63 A Door activated, removed by travel and laid again may not be activated again."""
    s = hulk([CLAUDIO, GIDEON], activated=1 << DOOR, terrain={DOOR: "L1"},
             locations=[MAIN_CORRIDOR], blips=(0, 3))  # fmt: skip
    assert carry_out(travel, s).over
    assert s.terrain[DOOR] == at("L2")
    assert s.activated >> DOOR & 1


def test_terrain_that_enters_is_not_activated() -> None:
    """D-63 The Corridor of Maintenance Tunnels counts as not yet activated, the panel as used."""
    playing = manoeuvring(REORGANIZE, CLAUDIO, GORIEL, location=MAINTENANCE_TUNNELS,
                          terrain={CONTROL_PANEL: "L1"})  # fmt: skip
    s = playing.answer("activate", CLAUDIO, CONTROL_PANEL).s
    assert s.activated == 1 << CONTROL_PANEL
    assert s.terrain[CORRIDOR] == at("L1")


def test_reorganize_swaps_with_anybody() -> None:
    """D-64 D-190 A move to a distant position is a swap of two marines, never a shift."""
    line = [CLAUDIO, NOCTIS, ZAEL, LORENZO, GORIEL]
    playing = manoeuvring(REORGANIZE, *line)
    swaps = [o for o in playing.options if o[0] == "swap"]
    assert len(swaps) == 8
    playing.answer("swap", CLAUDIO, LORENZO)
    assert playing.s.line == [LORENZO, NOCTIS, ZAEL, CLAUDIO, GORIEL]
    whole = resolving(REORGANIZE, range(12))
    assert len([o for o in manoeuvre_options(whole, YELLOW) if o[0] == "swap"]) == 22
    usual = manoeuvre_options(resolving(RUN_AND_GUN, range(12)), GREEN)
    assert [o[2] for o in usual if o[:2] == ("swap", NOCTIS)] == [GIDEON, ZAEL]


def test_activating_the_door_with_an_empty_supply() -> None:
    """D-65 Legal, and it uses the activation."""
    playing = manoeuvring(REORGANIZE, CLAUDIO, ZAEL, terrain={DOOR: "L1"}, tokens={ZAEL: 12})
    s = playing.answer("activate", CLAUDIO, DOOR).s
    assert s.door_tokens == 0
    assert s.activated >> DOOR & 1


def test_only_the_cards_own_team() -> None:
    """D-12 Neighbours of another team are swapped, but take no steps of their own."""
    playing = manoeuvring(FORWARD_SCOUTING, ZAEL, LORENZO, OMNIO)
    assert {o[1] for o in playing.options if len(o) > 1} == {ZAEL, OMNIO}
    assert playing.refusal("swap", LORENZO, ZAEL) == "D-12"
    assert playing.ask.seat == PURPLE
    assert playing.ask.rule == "D-57"


def test_a_lone_marine_may_turn() -> None:
    """D-58 With nobody to change places with only turning is left."""
    playing = manoeuvring(ONWARD_BROTHERS, 8)
    assert playing.options == [("turn", 8), ("done",)]
    assert playing.answer("turn", 8).over
    s = resolving(STEALTH_TACTICS, [CALISTARIUS], turned=1 << CALISTARIUS, blips=(0, 0),
                  location=NOBODY)  # fmt: skip
    assert manoeuvre_options(s, GREY) == []
    play_to(s, ATTACK)
    assert s.stage >= AFTER
    assert not s.ability(BLOCK)

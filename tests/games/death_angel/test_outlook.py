"""What an option would bring: counted chances agree with playing everything out."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    BLOCK,
    CALISTARIUS,
    CLAUDIO,
    DEAD_AIM,
    DEFENSIVE_STANCE,
    FLAMER_ATTACK,
    FULL_AUTO,
    GENERATORIUM,
    GIDEON,
    GORIEL,
    HEROIC_CHARGE,
    LAUNCH_CONTROL_ROOM,
    LEON,
    LORENZO,
    NOCTIS,
    OMNIO,
    PROMETHIUM_TANK,
    SCIPIO,
    VALENCIO,
    ZAEL,
)
from starboard.games.death_angel.outlook import outlook
from starboard.games.death_angel.outlook.chances import at_least_one, danger
from starboard.games.death_angel.rules.attack import make_attacks
from starboard.games.death_angel.rules.defend import use_artefact
from starboard.games.death_angel.rules.locations import launch_control_room
from starboard.games.death_angel.state import ATTACK, ATTACKED, Hulk
from starboard.kernel import Ask, Option
from starboard.text import render
from tests.games.death_angel.positions import (
    RED,
    Dice,
    at,
    carry_out,
    chances,
    hulk,
    play,
    play_to,
    resolving,
)

MOVING = 12  # Run and Gun, the green team's Move + Activate card


def reroll_to_live(s: Hulk, ask: Ask) -> Option:
    """Reroll what would slay, keep what saves."""
    assert ask.key == "reroll-defence"
    return ("reroll", ask.facts["marine"]) if ask.facts["hits"] else ("keep",)


@pytest.mark.parametrize(
    "fields",
    [
        {"swarms": {"L1": "T"}},
        {"swarms": {"L1": "TTT"}, "tokens": {GORIEL: 2}},
        {"swarms": {"R1": "TT"}, "tokens": {GORIEL: 2}},
        {"swarms": {"L1": "TT", "R1": "H"}, "tokens": {GORIEL: 1}},
        {"swarms": {"L1": "TTTTTT"}, "tokens": {GORIEL: 1}, "active": [DEFENSIVE_STANCE]},
        {"swarms": {"L1": "TA"}},
        {"swarms": {"L1": "TTT", "R1": "T"}, "shielded": ["L1"]},
        {"swarms": {"L1": "TTT"}, "second_wind": GORIEL},
    ],
)  # fmt: skip
def test_danger_is_what_playing_it_out_gives(fields: dict[str, Any]) -> None:
    """D-72 to D-77 Every face of every roll, with rerolls where they help."""

    def start() -> Any:
        return play_to(hulk([GORIEL, ZAEL], "LR", phase=ATTACK, **fields), ATTACKED)

    def outcome(playing: Any) -> bool:
        return GORIEL in playing.s.slain

    found = chances(start, reroll_to_live, outcome)
    s = hulk([GORIEL, ZAEL], "LR", phase=ATTACK, **fields)
    assert danger(s, GORIEL) == pytest.approx(float(found.get(True, 0)))


def attack_first(s: Hulk, ask: Ask) -> Option:
    """Attack as long as one can, and slay whatever comes first."""
    return next(iter(ask.options))


@pytest.mark.parametrize(
    ("card", "line"),
    [
        (DEAD_AIM, [GIDEON, NOCTIS, CALISTARIUS]),
        (FLAMER_ATTACK, [ZAEL, OMNIO, LORENZO]),
        (FULL_AUTO, [LEON, VALENCIO, SCIPIO]),
    ],
)
def test_at_least_one_falls_as_often_as_said(card: int, line: list[int]) -> None:
    """D-66 D-69 D-163 D-165 D-166 All attacks of the card, each on the first swarm in reach."""

    def table() -> Hulk:
        return resolving(card, line, "LLL", swarms={"L1": "TTTTTT", "L2": "HHHHHH"})

    def outcome(playing: Any) -> bool:
        return sum(len(swarm) for swarm in playing.s.swarms[0]) < 12

    team = {DEAD_AIM: 2, FLAMER_ATTACK: 3, FULL_AUTO: 4}[card]
    found = chances(lambda: carry_out(make_attacks, table(), team), attack_first, outcome)
    before = table()
    before.active = 0
    assert at_least_one(before, card) == pytest.approx(float(found[True]))


def said(s: Hulk, ask: Ask, *option: Any) -> str:
    found = outlook(s, ask, option)
    assert found is not None
    return " | ".join(render(line, "en") for line in found.lines)


def warns(s: Hulk, ask: Ask, *option: Any) -> str:
    found = outlook(s, ask, option)
    return "" if found is None else found.warns


def test_a_deadly_roll_that_stands_warns(die: Dice) -> None:
    """D-52 D-27 Keeping it costs a life, or the mission."""
    for line, expected in (([ZAEL, LEON], "loses"), ([ZAEL], "ends")):
        s = hulk(line, "L" * len(line), swarms={"L1": "TT"}, tokens={ZAEL: 1}, phase=ATTACK)
        die(1)
        ask = play(s).ask
        assert warns(s, ask, "keep") == expected
        assert "Zael is slain" in said(s, ask, "keep")


def test_a_reroll_of_a_good_roll_brings_nothing(die: Dice) -> None:
    """D-56 It is allowed, and warned of."""
    s = hulk([ZAEL, LEON], "LL", swarms={"L1": "TT"}, tokens={ZAEL: 1}, phase=ATTACK)
    die(5)
    ask = play(s).ask
    assert warns(s, ask, "reroll", ZAEL) == "nothing"
    assert said(s, ask, "keep") == "with this 5 Zael lives"


def test_a_shielded_swarm_cannot_be_harmed() -> None:
    """D-70 The attack brings nothing."""
    s = resolving(DEAD_AIM, [NOCTIS, ZAEL], "LL", swarms={"L1": "TT"}, shielded=["L1"])
    ask = play_to(s, ATTACK).ask
    assert warns(s, ask, "attack", NOCTIS, at("L1")) == "nothing"


def test_turning_tells_danger_and_reach() -> None:
    """D-60 D-53 Facing the swarm a token helps."""
    s = resolving(MOVING, [NOCTIS, ZAEL], "RL", swarms={"L1": "TT"}, tokens={NOCTIS: 1})
    ask = play_to(s, ATTACK).ask
    assert said(s, ask, "turn", NOCTIS) == (
        "Noctis then has 1 swarm in reach | Noctis falls in the coming attack: 50 % → 25 %"
    )


def test_a_token_tells_whom_it_helps() -> None:
    """D-49 D-53 From the front, from behind, or not at all."""
    s = resolving(BLOCK, [GIDEON, NOCTIS, ZAEL], "LRL", swarms={"L1": "TT", "L2": "T"})
    ask = play_to(s, ATTACK).ask
    assert "Gideon falls in the coming attack" in said(s, ask, "token", GIDEON)
    assert said(s, ask, "token", NOCTIS).startswith("Noctis is attacked from behind")
    assert said(s, ask, "token", ZAEL).startswith("nobody attacks Zael")


def test_risky_terrain_and_heroism_name_their_odds() -> None:
    """D-135 D-182 D-167 D-178 Tank, Generatorium, Heroic Charge, Launch Control Room."""
    s = resolving(MOVING, [NOCTIS, ZAEL], "LL", swarms={"L1": "TT", "R1": "H"},
                  terrain={PROMETHIUM_TANK: "L1"})  # fmt: skip
    ask = play_to(s, ATTACK).ask
    assert said(s, ask, "activate", NOCTIS, PROMETHIUM_TANK).startswith("slays 3 Genestealers")
    s = resolving(MOVING, [NOCTIS, ZAEL], "LL", location=GENERATORIUM, locations=[15],
                  terrain={2: "L1"})  # fmt: skip
    assert warns(s, play_to(s, ATTACK).ask, "activate", NOCTIS, 2) == "loses"
    s = resolving(HEROIC_CHARGE, [CLAUDIO, ZAEL], "LL", swarms={"R2": "TT"})
    ask = play_to(s, ATTACK).ask
    assert said(s, ask, "charge", CLAUDIO).startswith("slays up to 2 Genestealers")
    s = hulk([LEON], location=LAUNCH_CONTROL_ROOM, locations=[], location_tokens=2)
    ask = carry_out(launch_control_room, s, LEON).ask
    assert warns(s, ask, "roll") == "ends"
    assert said(s, ask, "roll") == "wins on 3 of 6 faces"


def test_giving_up_the_artefact_saves_him() -> None:
    """D-136 Declining costs his life."""
    s = hulk([LEON, ZAEL], swarms={"L1": "TT"}, artefact_team=RED, phase=ATTACK)
    ask = carry_out(use_artefact, s, LEON, at("L1")).ask
    assert warns(s, ask, "decline") == "loses"
    assert "gone for good" in said(s, ask, "artefact")

"""Chapter 18: the special abilities of the Attack cards."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    CALISTARIUS,
    CLAUDIO,
    DEAD_AIM,
    DEINO,
    FLAMER_ATTACK,
    FULL_AUTO,
    GORIEL,
    HEROIC_CHARGE,
    LEAD_BY_EXAMPLE,
    LEON,
    LORENZO,
    NOCTIS,
    OMNIO,
    PSIONIC_ATTACK,
    SCIPIO,
    VALENCIO,
    ZAEL,
)
from starboard.games.death_angel.rules.attack import attack
from starboard.games.death_angel.state import ATTACK
from tests.games.death_angel.positions import (
    Dice,
    Playing,
    at,
    carry_out,
    hulk,
    play_to,
    resolving,
    swarm,
    swarms_of,
)


def attacking(card: int, *line: int, **fields: Any) -> Playing:
    """An Attack card at its first question."""
    return play_to(resolving(card, line, **fields), ATTACK)


def test_lead_by_example(die: Dice) -> None:
    """D-162 Once a round, when a blue marine's attack slays, one token on any marine."""
    playing = attacking(LEAD_BY_EXAMPLE, LORENZO, DEINO, LEON, swarms={"L1": "TTT"})
    s = playing.s
    die(1)
    playing.answer("attack", LORENZO, at("L1"))
    assert playing.options == [
        ("token", LORENZO), ("token", DEINO), ("token", LEON), ("decline",),
    ]  # fmt: skip
    playing.answer("token", LORENZO)
    die(1)
    assert playing.answer("attack", DEINO, at("L1")).over  # not a second time
    assert (s.tokens[LORENZO], s.led) == (1, True)


def test_lead_by_example_declined(die: Dice) -> None:
    """D-162 Declined the first time, it may be used at the second kill; not after a miss."""
    playing = attacking(LEAD_BY_EXAMPLE, LORENZO, DEINO, swarms={"L1": "TTT"})
    die(1)
    playing.answer("attack", LORENZO, at("L1")).answer("decline")
    die(2)
    playing.answer("attack", DEINO, at("L1"))
    assert playing.ask.rule == "D-162"
    s = hulk([LORENZO, LEON], swarms={"L1": "TTT"}, active=[LEAD_BY_EXAMPLE])
    die(4)
    assert carry_out(attack, s, LORENZO, at("L1")).over
    die(2)
    assert carry_out(attack, s, LEON, at("L1")).over  # Leon is not blue


@pytest.mark.parametrize("face", range(6))
def test_flamer_attack(die: Dice, face: int) -> None:
    """D-163 Zael slays as many as the face shows, of one swarm; Omnio attacks normally."""
    s = hulk([ZAEL, OMNIO], swarms={"L1": "TTTH", "L2": "CCCC"}, active=[FLAMER_ATTACK])
    die(face)
    playing = carry_out(attack, s, ZAEL, at("L1"))
    while not playing.over:
        playing.answer(*playing.options[0])
    assert len(swarm(s, "L1")) == max(0, 4 - face)
    assert swarm(s, "L2") == "CCCC"
    die(5)
    carry_out(attack, s, OMNIO, at("L2"))
    assert swarm(s, "L2") == "CCCC"


def test_psionic_attack(die: Dice) -> None:
    """D-164 An unlimited chain: to the first final face without a skull, or declined."""
    playing = attacking(PSIONIC_ATTACK, CALISTARIUS, SCIPIO, swarms={"L1": "TTT", "L2": "H"})
    s = playing.s
    die(1, 2, 3)
    playing.answer("attack", CALISTARIUS, at("L1")).answer("attack", CALISTARIUS, at("L2"))
    playing.answer("attack", CALISTARIUS, at("L1"))
    assert swarms_of(s) == {"L1": "T"}
    assert playing.refusal("attack", SCIPIO, at("L1")) == "D-69"
    playing.answer("done")
    assert playing.options == [("attack", SCIPIO, at("L1")), ("done",)]


@pytest.mark.parametrize("face", [0, 4, 5])
def test_psionic_attack_ends(die: Dice, face: int) -> None:
    """D-164 A face without a skull ends it; Scipio never goes on."""
    playing = attacking(PSIONIC_ATTACK, CALISTARIUS, SCIPIO, swarms={"L1": "TTT"})
    die(face, 2)
    playing.answer("attack", CALISTARIUS, at("L1"))
    assert {o[1] for o in playing.options if len(o) > 1} == {SCIPIO}
    assert playing.answer("attack", SCIPIO, at("L1")).over


def test_dead_aim(die: Dice) -> None:
    """D-165 A final 4 slays 0 to 3 cards of the target; a skull slays one as usual."""
    s = hulk([NOCTIS], swarms={"L1": "TTTT"}, active=[DEAD_AIM])
    die(4)
    playing = carry_out(attack, s, NOCTIS, at("L1"))
    for _ in range(3):
        playing.answer("slay", at("L1"), 0)
    assert playing.over
    assert swarm(s, "L1") == "T"
    s = hulk([NOCTIS, LEON], swarms={"L1": "TTTT"}, active=[DEAD_AIM])
    die(4)
    assert carry_out(attack, s, NOCTIS, at("L1")).answer("enough").over
    die(2)
    assert carry_out(attack, s, NOCTIS, at("L1")).over
    assert swarm(s, "L1") == "TTT"
    die(4)
    assert carry_out(attack, s, LEON, at("L1")).over  # a 4 of another team is a miss


def test_full_auto(die: Dice) -> None:
    """D-166 0 to 3 attacks by Leon, one by Valencio."""
    playing = attacking(FULL_AUTO, LEON, VALENCIO, swarms={"L1": "TTTTTT"})
    die(5, 1, 1, 1)
    for _ in range(3):
        playing.answer("attack", LEON, at("L1"))
    assert {o[1] for o in playing.options if len(o) > 1} == {VALENCIO}
    assert playing.answer("attack", VALENCIO, at("L1")).over
    assert swarm(playing.s, "L1") == "TTT"


def test_heroic_charge(die: Dice) -> None:
    """D-167 0 to 3 cards in positions p - 1 to p + 1 on both sides, then a roll: 0 slays him."""
    swarms = {"L1": "T", "R2": "H", "L3": "C", "R4": "O", "L5": "T"}
    playing = attacking(HEROIC_CHARGE, LEON, ZAEL, CLAUDIO, OMNIO, LORENZO, swarms=swarms)
    playing.answer("charge", CLAUDIO)
    assert playing.options == [
        ("slay", at("R2"), 1), ("slay", at("L3"), 2), ("slay", at("R4"), 3), ("enough",),
    ]  # fmt: skip
    die(5)
    playing.answer("slay", at("R4"), 3).answer("slay", at("R2"), 1).answer("enough")
    assert playing.over
    assert swarms_of(playing.s) == {"L1": "T", "L3": "C", "L5": "T"}


def test_heroic_charge_replaces_the_attack(die: Dice) -> None:
    """D-167 It counts as Claudio's attack, also for Evasion; he may attack normally instead."""
    playing = attacking(HEROIC_CHARGE, CLAUDIO, GORIEL, swarms={"L1": "TT"}, evasion=True)
    assert playing.options == [
        ("attack", CLAUDIO, at("L1")), ("attack", GORIEL, at("L1")), ("charge", CLAUDIO), ("done",),
    ]  # fmt: skip
    die(5)
    assert playing.answer("charge", CLAUDIO).answer("enough").over
    playing = attacking(HEROIC_CHARGE, CLAUDIO, GORIEL, swarms={"L1": "TT"})
    die(2)
    playing.answer("attack", CLAUDIO, at("L1"))
    assert ("charge", CLAUDIO) not in playing.options

"""Chapter 7.4: Attack. Examples X-17 and X-18."""

from __future__ import annotations

import pytest

from starboard.games.death_angel.box import (
    CALISTARIUS,
    CLAUDIO,
    DEAD_AIM,
    DEINO,
    FULL_AUTO,
    GIDEON,
    GORIEL,
    LEAD_BY_EXAMPLE,
    LEON,
    LORENZO,
    MARINES,
    NOCTIS,
    PSIONIC_ATTACK,
    SCIPIO,
    SKULL,
    VALENCIO,
    ZAEL,
)
from starboard.games.death_angel.legality.attacks import targets, why_not_attack
from starboard.games.death_angel.rules.attack import attack
from starboard.games.death_angel.rules.effects import for_my_battle_brothers
from starboard.games.death_angel.state import ATTACK, EVENT
from tests.games.death_angel.positions import (
    BLUE,
    GREEN,
    Dice,
    at,
    carry_out,
    hulk,
    letters,
    play_to,
    resolving,
    swarm,
    swarms_of,
)


def test_one_attack_each_in_any_order(die: Dice) -> None:
    """D-66 D-193 Each marine of the team may attack once, in the order the owner likes."""
    s = resolving(DEAD_AIM, [GIDEON, NOCTIS], swarms={"L1": "TT", "L2": "HH"})
    playing = play_to(s, ATTACK)
    assert playing.options == [
        ("attack", GIDEON, at("L1")),
        ("attack", NOCTIS, at("L1")), ("attack", NOCTIS, at("L2")), ("done",),
    ]  # fmt: skip
    assert (playing.ask.seat, playing.ask.rule) == (GREEN, "D-66")
    die(1)
    playing.answer("attack", NOCTIS, at("L1"))
    assert playing.options == [("attack", GIDEON, at("L1")), ("done",)]
    assert playing.refusal("attack", NOCTIS, at("L2")) == "D-66"
    die(5)
    assert playing.answer("attack", GIDEON, at("L1")).over
    assert swarms_of(s) == {"L1": "T", "L2": "HH"}


def test_declining() -> None:
    """D-66 Nobody has to attack."""
    s = resolving(DEAD_AIM, [GIDEON, NOCTIS], swarms={"L1": "TT"})
    assert play_to(s, ATTACK).answer("done").over
    assert swarm(s, "L1") == "TT"


def test_range_and_facing() -> None:
    """D-67 X-17 Noctis: swarms 1 and 3, not 2. Claudio: only 3. Scipio: only 2."""
    s = hulk([NOCTIS, CLAUDIO, SCIPIO], "LLR", swarms={"L1": "T", "R1": "H", "L2": "C"})
    assert targets(s, NOCTIS) == [at("L1"), at("L2")]
    assert targets(s, CLAUDIO) == [at("L2")]
    assert targets(s, SCIPIO) == [at("R1")]
    assert s.engaged_places(NOCTIS) == [at("L1"), at("R1")]
    assert s.engaged_places(CLAUDIO) == [at("L2")]
    assert s.engaged_places(SCIPIO) == []


@pytest.mark.parametrize("marine", [CLAUDIO, ZAEL, DEINO, LEON])
def test_every_range(marine: int) -> None:
    """D-67 Range n reaches n positions up and down; nothing in between blocks."""
    line = [m for m in range(12) if m != marine]
    line.insert(5, marine)
    s = hulk(line, swarms={f"L{p}": "T" for p in range(1, 10)}, blips=(0, 0))
    reach = MARINES[marine].range
    assert targets(s, marine) == list(range(5 - reach, 5 + reach + 1))
    beyond = why_not_attack(s, marine, 5 - reach - 1)
    assert beyond is not None
    assert beyond.rule == "D-67"
    behind = why_not_attack(s, marine, at("R6"))
    assert behind is not None
    assert behind.message.key == "refused-faces-away"


def test_an_attack_out_of_range_is_refused() -> None:
    """D-67 The refusal names the rule."""
    s = resolving(DEAD_AIM, [GIDEON, LORENZO, DEINO, NOCTIS], swarms={"L1": "T", "R4": "H"})
    playing = play_to(s, ATTACK)
    assert playing.refusal("attack", NOCTIS, at("L1")) == "D-67"
    assert playing.refusal("attack", NOCTIS, at("R4")) == "D-67"
    assert playing.refusal("attack", LORENZO, at("L1")) == "D-12"


@pytest.mark.parametrize("face", range(6))
def test_hit_and_miss(die: Dice, face: int) -> None:
    """D-68 X-18 A skull slays one card of the owner's choice; 4, 5 and 0 do nothing."""
    s = hulk([LORENZO, GORIEL], swarms={"L1": "TC"})
    die(face)
    playing = carry_out(attack, s, LORENZO, at("L1"))
    if face in (1, 2, 3):
        assert playing.ask.seat == BLUE
        assert playing.options == [("slay", at("L1"), 0), ("slay", at("L1"), 2)]
        playing.answer("slay", at("L1"), 2)
        assert letters(s.stealer_discard) == "C"
        assert swarm(s, "L1") == "T"
    assert playing.over
    assert SKULL[s.face] == (face in (1, 2, 3))
    assert len(swarm(s, "L1")) == (1 if face in (1, 2, 3) else 2)


def test_all_attacks_of_one_marine_come_first(die: Dice) -> None:
    """D-69 After Leon's first shot Valencio waits until Leon has finished."""
    s = resolving(FULL_AUTO, [LEON, VALENCIO], swarms={"L1": "TT", "L2": "H"})
    playing = play_to(s, ATTACK)
    die(1, 1)
    playing.answer("attack", LEON, at("L1"))
    assert {o[1] for o in playing.options if len(o) > 1} == {LEON}
    assert playing.refusal("attack", VALENCIO, at("L2")) == "D-69"
    playing.answer("attack", LEON, at("L2"))  # each may aim at another swarm
    assert swarms_of(s) == {"L1": "T"}
    playing.answer("done")  # Leon's third shot is declined, Valencio's turn comes
    assert playing.options == [("attack", VALENCIO, at("L1")), ("done",)]


def test_an_attack_needs_a_swarm(die: Dice) -> None:
    """D-69 Without a target left Calistarius cannot go on, whatever he rolls."""
    s = resolving(PSIONIC_ATTACK, [CALISTARIUS], swarms={"L1": "T"})
    die(2)
    assert play_to(s, ATTACK).answer("attack", CALISTARIUS, at("L1")).over
    s = resolving(LEAD_BY_EXAMPLE, [LORENZO], swarms={"R1": "T"})
    assert play_to(s, ATTACK).over  # nothing in front of him: nobody is asked


def test_a_protected_swarm(die: Dice) -> None:
    """D-70 A swarm under Power Field may be attacked, but nothing in it can be slain."""
    s = resolving(LEAD_BY_EXAMPLE, [LORENZO], swarms={"L1": "TH"}, shielded=["L1"])
    playing = play_to(s, ATTACK)
    die(3)
    assert playing.answer("attack", LORENZO, at("L1")).over
    assert swarm(s, "L1") == "TH"


def test_slain_genestealers_are_discarded(die: Dice) -> None:
    """D-71 A slain Genestealer goes to the Genestealer discard pile."""
    s = hulk([LORENZO], swarms={"L1": "O"})
    card = s.swarms[0][0][0]
    die(1)
    carry_out(attack, s, LORENZO, at("L1"))
    assert s.stealer_discard == [card]


def test_discarding_is_slaying() -> None:
    """D-71 For My Battle Brothers! respects Power Field and the Brood Lord rule."""
    s = hulk([LORENZO], swarms={"L1": "TA"}, tokens={LORENZO: 1}, phase=EVENT)
    carry_out(for_my_battle_brothers, s, LORENZO)
    assert swarm(s, "L1") == "A"
    s = hulk([LORENZO], swarms={"L1": "T"}, shielded=["L1"], tokens={LORENZO: 1}, phase=EVENT)
    carry_out(for_my_battle_brothers, s, LORENZO)
    assert swarm(s, "L1") == "T"
    assert s.tokens[LORENZO] == 0

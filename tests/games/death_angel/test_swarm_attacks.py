"""Chapter 8: phase 3, Genestealer Attack. Examples X-19 and X-20."""

from __future__ import annotations

import pytest

from starboard.games.death_angel.box import (
    ARTEFACT,
    CALISTARIUS,
    CLAUDIO,
    CORRIDOR,
    DEINO,
    DOOR,
    GIDEON,
    GORIEL,
    LORENZO,
    NOCTIS,
    OMNIO,
    POWER_FIELD,
    SCIPIO,
    ZAEL,
)
from starboard.games.death_angel.rules.defend import next_attacker, swarms_attack
from starboard.games.death_angel.state import ATTACK, EVENT, NOBODY, Hulk
from tests.games.death_angel.positions import (
    BLUE,
    GREEN,
    PURPLE,
    YELLOW,
    Dice,
    at,
    carry_out,
    hulk,
    letters,
    play_to,
    swarm,
    swarms_of,
)


def attacks(s: Hulk) -> list[int]:
    """The order in which swarms attack, as told."""
    s.told = []
    play_to(s, EVENT)
    return [facts["swarm"] for key, _, facts, _ in s.told if key == "swarm-attacks"]


def test_order_of_attacks(die: Dice) -> None:
    """D-72 Every swarm once, from the top downwards, left before right."""
    s = hulk([ZAEL, OMNIO, LORENZO], swarms={"R1": "T", "L3": "T", "L2": "T", "R2": "T"},
             phase=ATTACK)  # fmt: skip
    die(5, 5, 5, 5)
    assert attacks(s) == [at("R1"), at("L2"), at("R2"), at("L3")]


def test_the_order_is_evaluated_anew(die: Dice) -> None:
    """D-72 After a shift the next attacker is the topmost that has not attacked, wherever it is.

    Omnio dies and Zael moves down into the gap: the right swarm there is engaged with him now.
    """
    s = hulk([ZAEL, OMNIO, LORENZO, DEINO, GIDEON],
             swarms={"L2": "TT", "R2": "H", "L1": "C", "R1": "O"}, phase=ATTACK)  # fmt: skip
    die(5, 5, 0, 5)
    assert attacks(s) == [at("L1"), at("R1"), at("L2"), at("R1")]
    assert s.line == [ZAEL, LORENZO, DEINO, GIDEON]
    assert swarms_of(s) == {"L1": "TTC", "R1": "HO"}


def test_the_owner_rolls_whatever_the_size(die: Dice) -> None:
    """D-73 The owner of the attacked marine decides; the roll is made against a swarm of 6, too."""
    s = hulk([ZAEL, LORENZO], swarms={"L1": "TTTHHH"}, tokens={ZAEL: 1}, phase=ATTACK)
    die(5)
    playing = carry_out(swarms_attack, s)
    assert playing.ask.seat == PURPLE
    playing.answer("keep")
    assert ZAEL in s.slain


@pytest.mark.parametrize("size", range(1, 6))
@pytest.mark.parametrize("face", range(6))
def test_comparing(die: Dice, size: int, face: int) -> None:
    """D-74 X-19 Higher than the size is a miss; a swarm of 3 slays on 0, 1, 2 and 3."""
    s = hulk([ZAEL, LORENZO], swarms={"L1": "TTTTT"[:size]}, phase=ATTACK)
    die(face)
    carry_out(swarms_attack, s)
    assert (ZAEL in s.line) == (face > size)


def test_second_wind_and_defensive_stance_on_the_natural_face(die: Dice) -> None:
    """D-74 Automatic misses are tested on the natural face, before the comparison."""
    s = hulk([ZAEL, LORENZO], swarms={"L1": "TTTTTA"}, phase=ATTACK, second_wind=ZAEL)
    die(0)
    carry_out(swarms_attack, s)
    assert ZAEL in s.line
    s = hulk([GORIEL, LORENZO], swarms={"L1": "TTTTTA"}, phase=ATTACK, active=[2],
             tokens={GORIEL: 1})  # fmt: skip
    die(0, 1)
    carry_out(swarms_attack, s).answer("reroll", GORIEL)
    assert GORIEL in s.line


def test_the_artefact_comes_after_the_roll_and_before_death(die: Dice) -> None:
    """D-74 On a hit the owner may use an Artefact; declined, the hit slays at once."""
    s = hulk([ZAEL, LORENZO], swarms={"L1": "T"}, phase=ATTACK, artefact_team=PURPLE)
    die(1)
    playing = carry_out(swarms_attack, s)
    assert (playing.ask.key, playing.ask.seat) == ("artefact-miss", PURPLE)
    playing.answer("decline")
    assert ZAEL in s.slain
    s = hulk([ZAEL, LORENZO], swarms={"L1": "T"}, phase=ATTACK, artefact_team=PURPLE)
    die(2)
    assert carry_out(swarms_attack, s).over  # a miss: nothing to ask
    assert s.artefact_team == PURPLE
    assert s.terrain[ARTEFACT] == NOBODY


def test_a_swarm_has_attacked_before_any_shift(die: Dice) -> None:
    """D-75 The swarm that slew Zael does not attack the marine who fills the gap."""
    s = hulk([ZAEL, LORENZO], swarms={"L1": "T"}, phase=ATTACK)
    die(0)
    assert carry_out(swarms_attack, s).over
    assert s.line == [LORENZO]
    assert letters(s.attacked[0][0]) == "T"
    assert next_attacker(s) == NOBODY


def test_a_power_field_swarm_is_skipped() -> None:
    """D-76 A marked swarm does not attack."""
    s = hulk([ZAEL], swarms={"L1": "TTT"}, shielded=["L1"], active=[POWER_FIELD], phase=ATTACK)
    play_to(s, EVENT)
    assert s.line == [ZAEL]
    assert swarm(s, "L1") == "TTT"


@pytest.mark.parametrize(("face", "lives"), [(3, False), (4, True)])
def test_the_size_counts_brood_lords(die: Dice, face: int, lives: bool) -> None:
    """D-77 A Brood Lord and a Genestealer are a swarm of 2 (and take 1 off the roll)."""
    s = hulk([ZAEL, LORENZO], swarms={"L1": "TA"}, phase=ATTACK)
    die(face)
    carry_out(swarms_attack, s)
    assert (ZAEL in s.line) == lives


@pytest.mark.parametrize(("face", "lives"), [(2, False), (3, True), (4, True), (5, True)])
def test_deino_falls(die: Dice, face: int, lives: bool) -> None:
    """D-101 X-20 The single Genestealer and the two stay apart at L3 until the phase ends."""
    s = hulk([CALISTARIUS, GIDEON, DEINO, CLAUDIO], "RLLL", swarms={"L3": "T", "L4": "HC"},
             terrain={DOOR: "L2", CORRIDOR: "L4"}, phase=ATTACK)  # fmt: skip
    die(0)
    s.tokens[CLAUDIO], s.supply = 1, 11  # so that the second attack waits for an answer
    die(face)
    playing = play_to(s, EVENT)
    assert s.line == [CALISTARIUS, GIDEON, CLAUDIO]
    assert (s.terrain[DOOR], s.terrain[CORRIDOR]) == (at("L2"), at("L3"))
    assert (letters(s.attacked[0][2]), letters(s.swarms[0][2])) == ("T", "HC")
    playing.answer("keep")
    assert (CLAUDIO in s.line) == lives
    if lives:
        assert swarms_of(s) == {"L3": "THC"}


def test_both_swarms_of_a_position_attack(die: Dice) -> None:
    """D-72 A marine between two swarms rolls twice; dead after the first, the gap is attacked."""
    s = hulk([ZAEL, OMNIO, SCIPIO], swarms={"L1": "T", "R1": "H"}, phase=ATTACK)
    die(0, 0)
    play_to(s, EVENT)
    assert s.line == [SCIPIO]
    assert s.slain[-2:] == [ZAEL, OMNIO]


def test_only_the_marines_owner_is_asked(die: Dice) -> None:
    """D-202 Nobody else can act on a roll."""
    s = hulk([ZAEL, LORENZO, NOCTIS], swarms={"L1": "T", "L2": "T", "L3": "T"},
             tokens={ZAEL: 1, LORENZO: 1, NOCTIS: 1}, phase=ATTACK)  # fmt: skip
    die(5, 5, 5)
    playing = play_to(s, EVENT)
    seats = []
    while not playing.over:
        seats.append(playing.ask.seat)
        assert playing.ask.key == "reroll-defence"
        playing.answer("keep")
    assert seats == [PURPLE, BLUE, GREEN]
    assert YELLOW not in seats

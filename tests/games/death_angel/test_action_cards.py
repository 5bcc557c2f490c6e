"""Chapter 18: the special abilities of the Support and Move + Activate cards."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    BLOCK,
    CLAUDIO,
    COUNTER_ATTACK,
    DEFENSIVE_STANCE,
    DEINO,
    FULL_SCAN,
    GIDEON,
    GORIEL,
    LEON,
    LORENZO,
    NOCTIS,
    OMNIO,
    OVERWATCH,
    REORGANIZE,
    SCIPIO,
    TAIL,
    VALENCIO,
    ZAEL,
)
from starboard.games.death_angel.rules.abilities import (
    forward_scouting,
    intimidation,
    power_field,
    run_and_gun,
    stealth_tactics,
    strategize,
)
from starboard.games.death_angel.rules.defend import defend, swarms_attack
from starboard.games.death_angel.rules.effects import temporary_sanctuary
from starboard.games.death_angel.rules.swarms import move_by_icon
from starboard.games.death_angel.state import ATTACK, EVENT, EVENT_END
from starboard.games.death_angel.view import view
from tests.games.death_angel.positions import (
    BLUE,
    GREEN,
    GREY,
    PURPLE,
    RED,
    Dice,
    at,
    carry_out,
    end_of_phase,
    event,
    hulk,
    letters,
    play_to,
    protected,
    resolving,
    swarm,
    swarms_of,
)

# ---- Support ---------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [1, 3, 5])
@pytest.mark.parametrize("face", range(6))
def test_block(die: Dice, size: int, face: int) -> None:
    """D-150 Gideon is safe on a natural skull, whatever the swarm's size; else as usual."""
    s = hulk([GIDEON, NOCTIS], swarms={"L1": "TTTTT"[:size]}, active=[BLOCK], phase=ATTACK)
    die(face)
    carry_out(defend, s, GIDEON, at("L1"))
    assert (GIDEON in s.slain) == (face not in (1, 2, 3) and face <= size)


def test_block_is_gideons_alone(die: Dice) -> None:
    """D-150 Noctis is of the same team, but the card names Gideon."""
    s = hulk([NOCTIS, GIDEON], swarms={"L1": "TTT"}, active=[BLOCK], phase=ATTACK)
    die(2)
    carry_out(defend, s, NOCTIS, at("L1"))
    assert NOCTIS in s.slain


def test_defensive_stance(die: Dice) -> None:
    """D-151 The first roll counts normally; after a reroll only a 0 hits; it may be rerolled."""
    stance: dict[str, Any] = {"swarms": {"L1": "TTTTT"}, "active": [DEFENSIVE_STANCE]}
    s = hulk([GORIEL], tokens={GORIEL: 2}, **stance)
    die(3)
    carry_out(defend, s, GORIEL, at("L1")).answer("keep")
    assert GORIEL in s.slain
    for faces, hit in [((3, 1), False), ((3, 0), True), ((3, 0, 2), False)]:
        s = hulk([GORIEL], tokens={GORIEL: 2}, **stance)
        die(*faces)
        playing = carry_out(defend, s, GORIEL, at("L1"))
        for _ in faces[1:]:
            playing.answer("reroll", GORIEL)
        if not playing.over:
            playing.answer("keep")
        assert (GORIEL in s.slain) is hit
    s = hulk([GORIEL], "R", tokens={GORIEL: 2}, **stance)
    die(4)
    carry_out(defend, s, GORIEL, at("L1"))
    assert GORIEL in s.slain  # the token needs facing
    s = hulk([LEON], tokens={LEON: 1}, **stance)
    die(3, 1)
    carry_out(defend, s, LEON, at("L1")).answer("reroll", LEON)
    assert LEON in s.slain  # only yellow marines


def test_counter_attack(die: Dice) -> None:
    """D-152 On a skull the attack misses, blue's owner slays one, the rest attacks at once."""
    s = hulk([LORENZO, DEINO], "RR", swarms={"L1": "THC"}, active=[COUNTER_ATTACK], phase=ATTACK)
    die(1, 3, 5)
    playing = carry_out(swarms_attack, s)  # from behind, too; compulsory
    assert (playing.ask.seat, playing.ask.key) == (BLUE, "slay")
    playing.answer("slay", at("L1"), 1).answer("slay", at("L1"), 0)
    assert playing.over
    assert s.line == [LORENZO, DEINO]
    assert letters(s.attacked[0][0]) == "C"


def test_counter_attack_to_the_last(die: Dice) -> None:
    """D-152 As often as skulls come up; Brood Lords last; nothing attacks from an empty swarm."""
    s = hulk([LORENZO], swarms={"L1": "TA"}, active=[COUNTER_ATTACK], phase=ATTACK)
    die(2, 2)
    assert carry_out(swarms_attack, s).over
    assert s.lords_slain == 1
    assert not any(s.attacked[0])


def test_counter_attack_without_a_skull(die: Dice) -> None:
    """D-152 Without a skull the size decides, as for anybody."""
    s = hulk([LORENZO, DEINO], swarms={"L1": "TT"}, active=[COUNTER_ATTACK], phase=ATTACK)
    die(1, 0)
    carry_out(swarms_attack, s)
    assert LORENZO in s.slain


def test_overwatch(die: Dice) -> None:
    """D-153 At the end of the Event phase each red marine may pay a token for one attack."""
    s = hulk([LEON, VALENCIO], swarms={"L1": "TTTT"}, tokens={LEON: 2, VALENCIO: 1},
             active=[OVERWATCH], phase=EVENT_END)  # fmt: skip
    playing = end_of_phase(s)
    assert (playing.ask.seat, playing.ask.rule) == (RED, "D-153")
    die(5, 1)
    playing.answer("attack", LEON, at("L1")).answer("reroll", LEON)  # his second token
    assert (s.tokens[LEON], swarm(s, "L1")) == (0, "TTT")
    assert {o[1] for o in playing.options if len(o) > 1} == {VALENCIO}
    die(2)
    assert playing.answer("attack", VALENCIO, at("L1")).over
    assert s.supply == 12


def test_overwatch_costs_a_token() -> None:
    """D-153 Without an own token nobody attacks; it can be declined."""
    s = hulk([LEON, VALENCIO], swarms={"L1": "T"}, tokens={VALENCIO: 1}, active=[OVERWATCH],
             phase=EVENT_END)  # fmt: skip
    playing = end_of_phase(s)
    assert playing.options == [("attack", VALENCIO, at("L1")), ("done",)]
    assert playing.refusal("attack", LEON, at("L1")) == "D-153"
    assert playing.answer("done").over
    assert s.tokens[VALENCIO] == 1


def test_strategize() -> None:
    """D-154 Up to one position up or down and either side, inside the formation, elsewhere."""
    s = hulk([ZAEL, OMNIO, LEON], swarms={"L1": "TT"})
    playing = carry_out(strategize, s)
    ends = [o[2] for o in playing.options if o[0] == "shift"]
    assert sorted(ends) == sorted([at("L2"), at("R1"), at("R2")])
    playing.answer("shift", at("L1"), at("R2"))
    assert swarms_of(s) == {"R2": "TT"}
    s = hulk([ZAEL, OMNIO, LEON], swarms={"R2": "TT"})
    assert len(carry_out(strategize, s).options) == 6  # five places and declining
    assert carry_out(strategize, hulk([ZAEL])).over  # no swarm, no question


def test_power_field() -> None:
    """D-155 A marked swarm may still move, be moved, and be shuffled away."""
    s = hulk([SCIPIO, LEON], swarms={"L1": "T", "R2": "C"})
    playing = carry_out(power_field, s)
    assert (playing.ask.seat, len(playing.options)) == (GREY, 3)
    playing.answer("shield", at("L1"))
    move_by_icon(s, False, TAIL)
    assert s.is_shielded(at("L2"))
    carry_out(strategize, s).answer("shift", at("L2"), at("R1"))
    assert protected(s) == ["R1"]
    s = hulk([SCIPIO], swarms={"L1": "T"}, shielded=["L1"], blips=(0, 1), phase=EVENT)
    carry_out(temporary_sanctuary, s, at("L1"))
    assert (s.shielded, letters(s.blips[0])) == (0, "T")


# ---- Move + Activate -------------------------------------------------------------------------


def test_stealth_tactics() -> None:
    """D-157 The top card of one pile; then for a grey marine's token that of the other."""
    s = hulk([SCIPIO, LEON], "RL", blips=("TH", "CO"), tokens={SCIPIO: 1, LEON: 1})
    playing = carry_out(stealth_tactics, s)
    assert playing.options == [("choose-pile", 0), ("choose-pile", 1), ("decline",)]
    playing.answer("choose-pile", 1)
    assert letters(s.stealer_discard) == "O"
    assert playing.options == [("pay", SCIPIO), ("decline",)]  # Leon is not grey
    playing.answer("pay", SCIPIO)
    assert letters(s.stealer_discard) == "HO"
    assert [letters(pile) for pile in s.blips] == ["T", "C"]
    assert (s.tokens[SCIPIO], s.supply) == (0, 11)


def test_stealth_tactics_second_pile() -> None:
    """D-157 The second discard must hit the other pile, so it needs a card there and a token."""
    s = hulk([SCIPIO], blips=("TH", 0), tokens={SCIPIO: 1})
    assert carry_out(stealth_tactics, s).answer("choose-pile", 0).over
    s = hulk([SCIPIO], blips=("TH", "CC"))
    assert carry_out(stealth_tactics, s).answer("choose-pile", 0).over
    assert carry_out(stealth_tactics, hulk([SCIPIO], blips=(0, 0))).over


def test_reorganize_each_marine_once() -> None:
    """D-158 Each yellow marine may swap once with anybody."""
    playing = play_to(resolving(REORGANIZE, [CLAUDIO, LEON, ZAEL, GORIEL]), ATTACK)
    playing.answer("swap", CLAUDIO, GORIEL)
    assert playing.refusal("swap", CLAUDIO, LEON) == "D-58"
    playing.answer("swap", GORIEL, ZAEL)
    assert playing.s.line == [ZAEL, LEON, GORIEL, CLAUDIO]


def test_forward_scouting() -> None:
    """D-159 Only the owner sees the card; he puts it back on the top or to the bottom."""
    s = hulk([ZAEL, LEON], top_event=event(FULL_SCAN))
    s.told = []
    playing = carry_out(forward_scouting, s).answer("look")
    assert view(s, PURPLE)["scouted"] == [[0, event(FULL_SCAN)]]
    assert view(s, BLUE)["scouted"] == view(s, None)["scouted"] == []
    told = [(facts["event"], only) for _, _, facts, only in s.told if "event" in facts]
    assert told == [(event(FULL_SCAN), PURPLE)]
    playing.answer("bottom")
    assert s.events[0] == event(FULL_SCAN)
    assert view(s, PURPLE)["scouted"] == [[29, event(FULL_SCAN)]]
    s = hulk([ZAEL, LEON], top_event=event(FULL_SCAN))
    carry_out(forward_scouting, s).answer("look").answer("top")
    assert s.events[-1] == event(FULL_SCAN)


def test_intimidation(die: Dice) -> None:
    """D-160 Exactly as many as rolled go back, the owner picks, all into the smaller pile."""
    s = hulk([LORENZO, DEINO, LEON], swarms={"L1": "TH", "R2": "CC", "L3": "O"}, blips=(3, 2))
    playing = carry_out(intimidation, s)
    assert playing.options == [("roll",), ("decline",)]
    die(2)
    playing.answer("roll")
    assert playing.options == [
        ("send", at("L1"), 0), ("send", at("L1"), 1), ("send", at("R2"), 2),
    ]  # fmt: skip
    assert playing.refusal("send", at("L3"), 3) == "D-160"  # not engaged with blue
    playing.answer("send", at("L1"), 1).answer("send", at("R2"), 2)
    assert playing.over
    assert [len(pile) for pile in s.blips] == [3, 4]
    assert swarms_of(s) == {"L1": "T", "R2": "C", "L3": "O"}


def test_intimidation_at_most_all(die: Dice) -> None:
    """D-160 D-201 A 5 against three: all go, and nobody is asked for the order."""
    s = hulk([LORENZO], swarms={"L1": "TH", "R1": "C"}, blips=(3, 3))
    die(5)
    playing = carry_out(intimidation, s).answer("roll")
    assert playing.ask.key == "smallest-pile"  # a tie: the owner picks
    assert playing.ask.seat == BLUE
    playing.answer("choose-pile", 1)
    assert playing.over
    assert [len(pile) for pile in s.blips] == [3, 6]


def test_intimidation_of_equal_genestealers(die: Dice) -> None:
    """D-201 Which of several tails goes back is not asked."""
    s = hulk([LORENZO], swarms={"L1": "TTT"}, blips=(3, 2))
    die(1)
    assert carry_out(intimidation, s).answer("roll").over
    assert swarm(s, "L1") == "TT"


def test_intimidation_and_power_field(die: Dice) -> None:
    """D-155 A protected swarm may be shuffled away; what is left of it stays protected."""
    for face, left, marked in [(1, "H", ["L1"]), (2, "", [])]:
        s = hulk([LORENZO], swarms={"L1": "TH"}, shielded=["L1"], blips=(3, 2))
        die(face)
        playing = carry_out(intimidation, s).answer("roll")
        if face == 1:
            playing.answer("send", at("L1"), 0)
        assert (swarm(s, "L1"), protected(s)) == (left, marked)


def test_intimidation_rolls_nothing(die: Dice) -> None:
    """D-160 A 0 sends nobody; without engaged Genestealers there is no roll."""
    s = hulk([LORENZO], swarms={"L1": "TH"})
    die(0)
    assert carry_out(intimidation, s).answer("roll").over
    assert swarm(s, "L1") == "TH"
    assert carry_out(intimidation, hulk([LORENZO, LEON], swarms={"L2": "T"})).over


def test_run_and_gun(die: Dice) -> None:
    """D-161 Like Overwatch for green, right after the move."""
    s = resolving(12, [NOCTIS, GIDEON], swarms={"L1": "TT"}, tokens={NOCTIS: 1})
    playing = play_to(s, ATTACK).answer("done")
    assert (playing.ask.rule, playing.ask.seat) == ("D-161", GREEN)
    die(3)
    assert playing.answer("attack", NOCTIS, at("L1")).over
    assert (s.tokens[NOCTIS], swarm(s, "L1")) == (0, "T")
    assert carry_out(run_and_gun, hulk([NOCTIS], swarms={"L1": "T"})).over

"""Chapter 18: the texts of the events."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.death_angel.box import (
    CALISTARIUS,
    CLAUDIO,
    CLEANSING_FLAMES,
    DEINO,
    DOOR,
    FOR_MY_BATTLE_BROTHERS,
    FORWARD_SCOUTING,
    FULL_AUTO,
    FULL_SCAN,
    GORIEL,
    GUN_JAM,
    LEON,
    LORENZO,
    NOCTIS,
    OMNIO,
    OUT_OF_THIN_AIR,
    PSYCHIC_ASSAULT,
    QUICK_INSTINCTS,
    RESCUE_SPACE_MARINE,
    RESUPPLY,
    REWARDED_FAITH,
    SCIPIO,
    SECOND_WIND,
    STALKING_FROM_THE_SHADOWS,
    SURROUNDED,
    TEMPORARY_SANCTUARY,
    VALENCIO,
    ZAEL,
)
from starboard.games.death_angel.legality.targets import legal_targets
from starboard.games.death_angel.rules import effects
from starboard.games.death_angel.rules.course import next_round
from starboard.games.death_angel.rules.defend import defend
from starboard.games.death_angel.rules.effects import EFFECTS
from starboard.games.death_angel.state import ATTACK, EVENT, NOBODY, Hulk
from tests.games.death_angel.positions import (
    BLUE,
    GREY,
    PURPLE,
    RED,
    Dice,
    Playing,
    at,
    carry_out,
    facings,
    hulk,
    letters,
    play_to,
    protected,
    resolving,
    swarm,
    swarms_of,
)

LINE = [LORENZO, NOCTIS, ZAEL, LEON]


def table(*line: int, facing: str = "", **fields: Any) -> Hulk:
    return hulk(line or LINE, facing, phase=EVENT, current=GREY, **fields)


def happens(kind: int, s: Hulk, target: int = NOBODY) -> Playing:
    """Carry out the text of an event."""
    return carry_out(EFFECTS[kind], s, target)


# ---- D-168 to D-172: who may be chosen, and what happens to him ------------------------------


@pytest.mark.parametrize(("tokens", "swarms", "targets"), [
    ({ZAEL: 1, LEON: 1}, {"L1": "T", "L4": "T"}, [LEON]),  # with a token, and engaged
    ({ZAEL: 1, LEON: 1}, {"L1": "T"}, [ZAEL, LEON]),  # with a token, none of them engaged
    ({}, {"L1": "T"}, [LORENZO]),  # no tokens: engaged ones
    ({}, {}, []),
])  # fmt: skip
def test_for_my_battle_brothers_targets(
    tokens: dict[int, int], swarms: dict[str, str], targets: list[int]
) -> None:
    """D-168 Marines with a token; among these, engaged ones if any."""
    s = table(tokens=tokens, swarms=swarms)
    assert legal_targets(s, FOR_MY_BATTLE_BROTHERS) == targets


def test_for_my_battle_brothers() -> None:
    """D-168 He loses one token, one Genestealer of the current player's choice is removed."""
    s = table(tokens={ZAEL: 2}, swarms={"L3": "TH"})
    playing = happens(FOR_MY_BATTLE_BROTHERS, s, ZAEL)
    assert (playing.ask.seat, playing.ask.rule) == (GREY, "D-168")
    playing.answer("slay", at("L3"), 1)
    assert (s.tokens[ZAEL], swarm(s, "L3"), letters(s.stealer_discard)) == (1, "T", "H")
    bare = table(swarms={"L3": "T"})
    assert happens(FOR_MY_BATTLE_BROTHERS, bare, ZAEL).over  # whatever is possible is done
    assert swarms_of(bare) == {}


@pytest.mark.parametrize(("blips", "targets"), [
    ((4, 4), LINE), ((1, 2), [LORENZO, ZAEL]), ((2, 1), [NOCTIS, LEON]), ((1, 1), LINE),
    ((0, 1), [LORENZO, ZAEL]), ((0, 0), []),
])  # fmt: skip
def test_out_of_thin_air_targets(blips: tuple[int, int], targets: list[int]) -> None:
    """D-169 Marines whose rear-side pile gives the most, up to 2."""
    s = table(facing="LRLR", blips=blips)
    assert legal_targets(s, OUT_OF_THIN_AIR) == targets


def test_stalking_from_the_shadows() -> None:
    """D-170 A marine with a token loses all of them."""
    s = table(tokens={ZAEL: 3, LEON: 1})
    assert legal_targets(s, STALKING_FROM_THE_SHADOWS) == [ZAEL, LEON]
    happens(STALKING_FROM_THE_SHADOWS, s, ZAEL)
    assert (s.tokens[ZAEL], s.tokens[LEON], s.supply) == (0, 1, 11)


def test_cleansing_flames_targets() -> None:
    """D-170 The most slayable engaged Genestealers, counted up to 2; Power Field protects."""
    s = table(swarms={"L1": "T", "R1": "H", "L2": "TTT", "L3": "C", "L4": "CCC"}, shielded=["L4"])
    assert legal_targets(s, CLEANSING_FLAMES) == [LORENZO, NOCTIS]
    s = table(swarms={"L1": "T", "L4": "CCC"}, shielded=["L4"])
    assert legal_targets(s, CLEANSING_FLAMES) == [LORENZO]


@pytest.mark.parametrize("face", range(6))
def test_cleansing_flames(die: Dice, face: int) -> None:
    """D-170 On a skull two of them die, chosen by the current player."""
    s = table(swarms={"L1": "TH", "R1": "C"})
    die(face)
    playing = happens(CLEANSING_FLAMES, s, LORENZO)
    if face in (1, 2, 3):
        assert playing.ask.seat == GREY
        playing.answer("slay", at("R1"), 2).answer("slay", at("L1"), 0)
        assert swarms_of(s) == {"L1": "H"}
    assert playing.over


def test_cleansing_flames_needs_no_choice_for_two(die: Dice) -> None:
    """D-201 Exactly two engaged: both die, and nobody is asked which first."""
    s = table(swarms={"L1": "T", "R1": "C"})
    die(1)
    assert happens(CLEANSING_FLAMES, s, LORENZO).over
    assert swarms_of(s) == {}


def test_quick_instincts(die: Dice) -> None:
    """D-170 Marines with a legal attack; the owner rolls, may decline and use his tokens."""
    s = table(swarms={"L1": "TT"}, tokens={ZAEL: 1, NOCTIS: 1}, facing="LLRL")
    assert legal_targets(s, QUICK_INSTINCTS) == [LORENZO, NOCTIS, LEON]
    playing = happens(QUICK_INSTINCTS, s, NOCTIS)
    assert playing.ask.seat == 2
    die(5, 1)
    playing.answer("attack", NOCTIS, at("L1")).answer("reroll", NOCTIS)
    assert swarm(s, "L1") == "T"
    assert happens(QUICK_INSTINCTS, s, LEON).answer("decline").over
    assert legal_targets(table(), QUICK_INSTINCTS) == []


def test_gun_jam() -> None:
    """D-171 Living teams whose card this round was not an Attack."""
    s = table(LORENZO, ZAEL, LEON, played=[3, FORWARD_SCOUTING, FULL_AUTO])
    assert legal_targets(s, GUN_JAM) == [BLUE, PURPLE]
    happens(GUN_JAM, s, PURPLE)
    next_round(s)
    assert s.jammed == PURPLE
    assert legal_targets(table(LEON, played=[FULL_AUTO]), GUN_JAM) == []


def test_full_scan() -> None:
    """D-171 A non-empty pile loses its top card."""
    s = table(blips=("TH", 0))
    assert legal_targets(s, FULL_SCAN) == [0]
    happens(FULL_SCAN, s, 0)
    assert (letters(s.blips[0]), letters(s.stealer_discard)) == ("T", "H")


def test_temporary_sanctuary() -> None:
    """D-171 A swarm with an ordinary card goes into the smaller pile; tie: current player."""
    s = table(swarms={"L1": "TH", "R2": "A", "R3": "CB"}, blips=(2, 3), shielded=["L1"])
    assert legal_targets(s, TEMPORARY_SANCTUARY) == [at("L1"), at("R3")]
    assert happens(TEMPORARY_SANCTUARY, s, at("L1")).over
    assert [len(pile) for pile in s.blips] == [4, 3]
    s = table(swarms={"L1": "TH"}, blips=(2, 2))
    playing = happens(TEMPORARY_SANCTUARY, s, at("L1"))
    assert playing.ask.seat == GREY
    playing.answer("choose-pile", 1)
    assert [len(pile) for pile in s.blips] == [2, 4]


def test_rescue_space_marine() -> None:
    """D-172 A slain marine whose teammate lives returns at the bottom without tokens."""
    s = table(LORENZO, ZAEL)
    assert legal_targets(s, RESCUE_SPACE_MARINE) == [DEINO, OMNIO]
    happens(RESCUE_SPACE_MARINE, s, OMNIO)
    assert s.line == [LORENZO, ZAEL, OMNIO]
    assert facings(s) == "LLR"
    assert legal_targets(hulk(), RESCUE_SPACE_MARINE) == []


@pytest.mark.parametrize("kind", [PSYCHIC_ASSAULT, SECOND_WIND])
def test_any_marine(kind: int) -> None:
    """D-172 Psychic Assault and Second Wind can happen to any marine."""
    s = table(tokens={ZAEL: 1}, swarms={"L3": "T"})
    assert legal_targets(s, kind) == LINE


def test_resupply_needs_tokens_of_others() -> None:
    """D-172 D-81 Not the marine who holds every token already: nothing would move."""
    s = table(tokens={ZAEL: 2})
    assert legal_targets(s, RESUPPLY) == [m for m in LINE if m != ZAEL]
    s = table(tokens={ZAEL: 2, LEON: 1})
    assert legal_targets(s, RESUPPLY) == LINE
    assert legal_targets(table(), RESUPPLY) == []


def test_surrounded_needs_a_swarm_elsewhere() -> None:
    """D-172 D-81 Not the marine beside whom every swarm stands already, on either side."""
    s = table(swarms={"L3": "T", "R3": "H"})
    assert legal_targets(s, SURROUNDED) == [m for m in LINE if m != LINE[2]]
    s = table(swarms={"L3": "T", "R1": "H"})
    assert legal_targets(s, SURROUNDED) == LINE
    assert legal_targets(table(), SURROUNDED) == []


def test_rewarded_faith_needs_a_token_and_a_genestealer() -> None:
    """D-172 D-81 A marine with a token, engaged with a Genestealer that can be slain."""
    s = table(tokens={LINE[0]: 1, LINE[1]: 1, LINE[2]: 1}, swarms={"L2": "T", "L3": "T", "R4": "C"},
              shielded=["L3"])  # fmt: skip
    assert legal_targets(s, REWARDED_FAITH) == [LINE[1]]


def test_quick_instincts_needs_something_to_slay() -> None:
    """D-170 D-81 Not a marine who reaches only a swarm under Power Field."""
    s = table(swarms={"L1": "T"}, shielded=["L1"])
    assert legal_targets(s, QUICK_INSTINCTS) == []
    s = hulk([CLAUDIO, ZAEL], swarms={"L1": "T", "L2": "H"}, shielded=["L1"])
    assert legal_targets(s, QUICK_INSTINCTS) == [ZAEL]


@pytest.mark.parametrize("face", range(6))
def test_psychic_assault(die: Dice, face: int) -> None:
    """D-172 On 0 or 1 he is slain."""
    s = table()
    die(face)
    happens(PSYCHIC_ASSAULT, s, ZAEL)
    assert (ZAEL in s.slain) == (face <= 1)


def test_resupply() -> None:
    """D-172 All tokens of all other marines move to him."""
    s = table(tokens={ZAEL: 2, LEON: 1, NOCTIS: 1})
    happens(RESUPPLY, s, NOCTIS)
    assert (s.tokens[NOCTIS], sum(s.tokens), s.supply) == (4, 4, 8)


def test_second_wind(die: Dice) -> None:
    """D-172 Next round each final 0 he rolls in defence makes the attack miss."""
    s = table(swarms={"L3": "TTT", "L1": "TTT"})
    happens(SECOND_WIND, s, ZAEL)
    now = s.copy()
    die(0)
    carry_out(defend, now, ZAEL, at("L3"))
    assert ZAEL in now.slain  # not yet in this round
    next_round(s)
    for marine, where, face, hit in [
        (ZAEL, "L3", 0, False), (ZAEL, "L3", 1, True), (LORENZO, "L1", 0, True),
    ]:  # fmt: skip
        then = s.copy()
        die(face)
        carry_out(defend, then, marine, at(where))
        assert (marine in then.slain) is hit


def test_surrounded() -> None:
    """D-172 Every Genestealer moves to his position, keeping its side."""
    s = table(swarms={"L1": "T", "L4": "H", "R2": "C", "R3": "O"}, shielded=["R2"])
    happens(SURROUNDED, s, ZAEL)
    assert swarms_of(s) == {"L3": "TH", "R3": "CO"}
    assert protected(s) == ["R3"]


def test_rewarded_faith() -> None:
    """D-172 Every token he gives up kills one Genestealer engaged with him; 0 or more."""
    s = table(tokens={ZAEL: 2}, swarms={"L3": "TH", "R3": "C"})
    playing = happens(REWARDED_FAITH, s, ZAEL)
    assert (playing.ask.seat, len(playing.options)) == (GREY, 4)
    playing.answer("slay", at("R3"), 2).answer("enough")
    assert (s.tokens[ZAEL], swarms_of(s)) == (1, {"L3": "TH"})
    assert happens(REWARDED_FAITH, s, LEON).over  # any marine may be named, even for nothing


# ---- D-173 to D-175 --------------------------------------------------------------------------


def test_they_re_everywhere() -> None:
    """D-173 One from the pile of the side he faces before each unengaged marine."""
    s = table(facing="LRLR", swarms={"R1": "T"}, blips=("HH", "CC"))
    assert carry_out(effects.they_re_everywhere, s, NOBODY).over
    assert {w: len(x) for w, x in swarms_of(s).items()} == {"R1": 1, "R2": 1, "L3": 1, "R4": 1}


def test_they_re_everywhere_short() -> None:
    """D-173 If a pile is short the current player orders them."""
    s = table(facing="LLLR", blips=("H", "CC"))
    playing = carry_out(effects.they_re_everywhere, s, NOBODY)
    assert (playing.ask.seat, playing.ask.rule) == (GREY, "D-173")
    assert playing.options == [("choose-marine", m) for m in (LORENZO, NOCTIS, ZAEL)]
    playing.answer("choose-marine", ZAEL)
    assert playing.over
    assert sorted(swarms_of(s)) == ["L3", "R4"]


def test_outnumbered() -> None:
    """D-173 Every engaged marine loses all his tokens."""
    s = table(tokens={LORENZO: 2, NOCTIS: 1, ZAEL: 3}, swarms={"L1": "T", "R3": "C"})
    carry_out(effects.outnumbered, s, NOBODY)
    assert [s.tokens[m] for m in LINE] == [0, 1, 0, 0]
    assert s.supply == 11


@pytest.mark.parametrize(("supply", "placed"), [(12, 2), (1, 1), (0, 0)])
def test_secret_route(supply: int, placed: int) -> None:
    """D-173 Up to two tokens as the supply allows, if a Door is in the formation."""
    s = table(terrain={DOOR: "L1"}, tokens={ZAEL: 12 - supply})
    carry_out(effects.secret_route, s, NOBODY)
    assert s.door_tokens == placed
    s = table()
    carry_out(effects.secret_route, s, NOBODY)
    assert s.door_tokens == 0


def test_evasion(die: Dice) -> None:
    """D-174 Each Attack card lets only one marine attack; Leon may still fire three times."""
    s = resolving(FULL_AUTO, [LEON, VALENCIO], swarms={"L1": "TTTTT"}, evasion=True)
    playing = play_to(s, ATTACK)
    assert {o[1] for o in playing.options if len(o) > 1} == {LEON, VALENCIO}
    die(1, 1, 1)
    playing.answer("attack", LEON, at("L1")).answer("attack", LEON, at("L1"))
    playing.answer("attack", LEON, at("L1"))
    assert playing.over
    s = resolving(15, [CALISTARIUS, SCIPIO], swarms={"L1": "TTTTT"}, evasion=True)
    die(5)
    assert play_to(s, ATTACK).answer("attack", SCIPIO, at("L1")).over


def test_evasion_limits_nothing_else(die: Dice) -> None:
    """D-174 Attacks from other sources: both green marines run and gun."""
    s = resolving(12, [NOCTIS, 4], swarms={"L1": "TT", "L2": "C"}, tokens={NOCTIS: 1, 4: 1},
                  evasion=True)  # fmt: skip
    playing = play_to(s, ATTACK).answer("done")
    die(1, 1)
    playing.answer("attack", NOCTIS, at("L1")).answer("attack", 4, at("L2"))
    assert swarms_of(s) == {"L1": "T"}


def test_enter_formation() -> None:
    """D-174 Before each Move + Activate card its owner may place one token."""
    s = hulk([ZAEL, CLAUDIO, LEON], played=[FORWARD_SCOUTING, 9, 4], enter=True)
    playing = play_to(s, ATTACK)
    asked = []
    while not playing.over:
        asked.append((playing.ask.rule, playing.ask.seat))
        playing.answer(*playing.options[-1])
    assert [a for a in asked if a[0] in ("D-174", "D-49")] == [
        ("D-49", RED), ("D-174", 5), ("D-174", PURPLE),
    ]  # fmt: skip


def test_chaos_of_battle() -> None:
    """D-175 All marines turn."""
    s = table(facing="LRLR")
    carry_out(effects.chaos_of_battle, s, NOBODY)
    assert facings(s) == "RLRL"


def test_flanking_manoeuvre() -> None:
    """D-175 Every swarm flanks, simultaneously."""
    s = table(facing="LRLR", swarms={"L1": "T", "R1": "H", "L2": "C", "R2": "O"})
    carry_out(effects.flanking_manoeuvre, s, NOBODY)
    assert swarms_of(s) == {"R1": "TH", "L2": "CO"}


def test_the_swarm() -> None:
    """D-175 Two cards of the Genestealer deck on each blip pile, left first, on top."""
    s = table(blips=(1, 1))
    top, old = s.stealers[::-1][:4], [s.blips[0][0], s.blips[1][0]]
    assert carry_out(effects.the_swarm, s, NOBODY).over
    assert s.blips == ([old[0], *top[:2]], [old[1], *top[2:]])


def test_the_swarm_short() -> None:
    """D-175 If cards run out they are distributed as in D-129."""
    s = table(LORENZO, GORIEL, swarms={"L1": "TTTTTTTTTHHHHHHHHHCCCCCCCCC"}, blips=(3, 3), deck=1)
    assert len(s.stealers + s.stealer_discard) == 3
    playing = carry_out(effects.the_swarm, s, NOBODY)
    assert playing.ask.rule == "D-129"
    playing.answer("choose-pile", 1)
    assert [len(pile) for pile in s.blips] == [4, 5]

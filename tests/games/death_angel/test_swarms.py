"""Chapters 11 to 13: moving and merging swarms; Brood Lords."""

from __future__ import annotations

import pytest

from starboard.games.death_angel.box import (
    CALISTARIUS,
    CLAUDIO,
    CLAW,
    DEINO,
    DOOR,
    FLANKING_MANOEUVRE,
    GENESTEALER_LAIR,
    GIDEON,
    HEAD,
    LEON,
    LORENZO,
    NOCTIS,
    OMNIO,
    STRATEGIZE,
    TAIL,
    TONGUE,
    VENTILATION_DUCT,
    ZAEL,
)
from starboard.games.death_angel.legality.attacks import slay_options, why_not_slay
from starboard.games.death_angel.rules.abilities import intimidation
from starboard.games.death_angel.rules.attack import attack
from starboard.games.death_angel.rules.death import slay_marine
from starboard.games.death_angel.rules.defend import next_attacker, swarms_attack
from starboard.games.death_angel.rules.effects import flanking_manoeuvre, temporary_sanctuary
from starboard.games.death_angel.rules.locations import genestealer_lair
from starboard.games.death_angel.rules.spawn import spawn
from starboard.games.death_angel.rules.swarms import (
    merge_all,
    move_by_icon,
    slay,
    slay_up_to,
)
from starboard.games.death_angel.state import ATTACK, ATTACKED, EVENT, NOBODY
from tests.games.death_angel.positions import (
    NEXT_ROUND,
    Dice,
    at,
    carry_out,
    event,
    facings,
    hulk,
    letters,
    play_to,
    protected,
    resolving,
    swarm,
    swarms_of,
)

LINE = [LORENZO, NOCTIS, ZAEL]


def test_a_swarm_with_the_type_moves_as_a_whole() -> None:
    """D-90 Every swarm that contains the type moves with all its cards; others stay."""
    s = hulk(LINE, swarms={"L1": "TCO", "R3": "TT", "R2": "HC"})
    move_by_icon(s, False, TAIL)
    assert swarms_of(s) == {"L2": "TCO", "R2": "TTHC"}


def test_text_and_icon_never_compete() -> None:
    """D-91 A Genestealer moves at most once: an icon moves each card one position only."""
    s = hulk([LORENZO, NOCTIS, ZAEL, OMNIO], swarms={"L1": "T", "L2": "T"})
    move_by_icon(s, False, TAIL)
    assert swarms_of(s) == {"L2": "T", "L3": "T"}
    s = hulk(LINE, swarms={"L1": "T"}, phase=EVENT, top_event=event(FLANKING_MANOEUVRE))
    play_to(s, NEXT_ROUND)
    assert swarms_of(s) == {"R1": "T"}  # flanked by the text; there is no move icon


def test_journeys_are_outside_this_limit() -> None:
    """D-91 The arrival at the Lair moves swarms that moved in the phase just ended."""
    s = hulk(LINE, swarms={"L1": "T"}, location=GENESTEALER_LAIR,
             terrain={VENTILATION_DUCT: "L3", 6: "R3"})  # fmt: skip
    move_by_icon(s, False, TAIL)
    carry_out(genestealer_lair, s).answer("lord-left", 37)
    assert swarms_of(s) == {"L3": "TB", "R3": "A"}


def test_all_move_at_the_same_time() -> None:
    """D-92 The swarm in the way leaves, the other takes its place; then merging."""
    s = hulk(LINE, "LLL", swarms={"R2": "T", "R3": "TH", "R1": "TO"})
    move_by_icon(s, False, TAIL)
    # R1 leads beyond the top: it flanks, but it is behind Lorenzo already, so it stays
    assert swarms_of(s) == {"R1": "TTO", "R2": "TH"}


def test_adjacent_on_its_own_side() -> None:
    """D-93 D-94 Left swarms move down, right swarms up, whatever the marine's facing."""
    for facing in ("LLL", "RRR", "LRL"):
        s = hulk(LINE, facing, swarms={"L1": "C", "L2": "C", "R3": "C", "R2": "C"})
        move_by_icon(s, False, CLAW)
        assert swarms_of(s) == {"L2": "C", "L3": "C", "R1": "C", "R2": "C"}


@pytest.mark.parametrize(
    ("facing", "start", "end"),
    [("L", "L3", "R3"), ("R", "L3", "L3"), ("L", "R1", "R1"), ("R", "R1", "L1")],
)
def test_beyond_the_end_it_flanks(facing: str, start: str, end: str) -> None:
    """D-95 A move beyond the top or bottom is a flanking instead."""
    s = hulk(LINE, facing * 3, swarms={start: "O"})
    move_by_icon(s, False, TONGUE)
    assert swarms_of(s) == {end: "O"}


@pytest.mark.parametrize(
    ("facing", "start", "end"),
    [("L", "L2", "R2"), ("R", "R2", "L2"), ("L", "R2", "R2"), ("R", "L2", "L2")],
)
def test_flanking(facing: str, start: str, end: str) -> None:
    """D-96 To the side he does not face; already behind him it stays."""
    s = hulk(LINE, facing * 3, swarms={start: "HT"})
    move_by_icon(s, True, HEAD)
    assert swarms_of(s) == {end: "TH"}


def test_moves_leave_terrain_and_marines_alone() -> None:
    """D-97 Neither terrain nor marines move or turn."""
    s = hulk(LINE, "LRL", swarms={"L1": "T"}, terrain={DOOR: "L1"}, tokens={ZAEL: 1})
    move_by_icon(s, False, TAIL)
    assert s.line == LINE
    assert facings(s) == "LRL"
    assert s.terrain[DOOR] == at("L1")
    assert s.tokens[ZAEL] == 1


# ---- chapter 12 ------------------------------------------------------------------------------


def test_engaged() -> None:
    """D-98 A marine is engaged with the swarms of his position, up to two."""
    s = hulk(LINE, swarms={"L1": "TT", "R1": "H", "R3": "C"})
    assert [s.engaged_places(m) for m in LINE] == [[at("L1"), at("R1")], [], [at("R3")]]


def test_in_front_and_behind() -> None:
    """D-99 In front: the side he faces; behind: the other side of his position."""
    s = hulk(LINE, "LRL", swarms={"L2": "T"})
    flanking_manoeuvre(s, NOBODY)
    assert swarms_of(s) == {"L2": "T"}  # behind Noctis, who faces right
    s = hulk(LINE, "LLL", swarms={"L2": "T"})
    flanking_manoeuvre(s, NOBODY)
    assert swarms_of(s) == {"R2": "T"}


def test_swarms_coming_together_merge() -> None:
    """D-100 Two swarms at one place are one swarm at once."""
    s = hulk(LINE, "LLL", swarms={"L2": "T", "R2": "H"})
    flanking_manoeuvre(s, NOBODY)
    assert swarms_of(s) == {"R2": "TH"}


def test_attacked_and_unattacked_stay_apart(die: Dice) -> None:
    """D-101 The swarm that has not attacked still attacks, with its own number."""
    s = hulk([CALISTARIUS, LORENZO, NOCTIS, ZAEL], swarms={"L3": "T", "L4": "HC"}, phase=ATTACK)
    die(0, 3)
    carry_out(swarms_attack, s)
    assert s.line == [CALISTARIUS, LORENZO, ZAEL]  # 3 beats 2, but would not beat 3
    assert letters(s.attacked[0][2]) == "THC"


def test_unattacked_swarms_merge_at_once(die: Dice) -> None:
    """D-101 Two that have not attacked attack once, with the joint number."""
    s = hulk([CALISTARIUS, LORENZO, NOCTIS, ZAEL, OMNIO], phase=ATTACK,
             swarms={"L3": "T", "R3": "HH", "R4": "CC"})  # fmt: skip
    die(0, 4)
    s.told = []
    play_to(s, EVENT)
    told = [facts for key, _, facts, _ in s.told if key == "swarm-attacks"]
    assert [facts["swarm"] for facts in told] == [at("L3"), at("R3")]
    assert s.line == [CALISTARIUS, LORENZO, OMNIO]  # 4 does not beat 4


def test_attacked_swarms_merge_at_once() -> None:
    """D-101 Two that have attacked are one at once, too."""
    s = hulk(LINE, attacked={"L2": "T", "L3": "C"}, phase=ATTACK)
    slay_marine(s, ZAEL, "D-137")
    assert letters(s.attacked[0][1]) == "TC"


def test_all_merge_at_the_end_of_the_phase() -> None:
    """D-102 At the end of the attack phase swarms sharing a place are one."""
    s = hulk(LINE, swarms={"L2": "T"}, shielded=["L2"], attacked={"L2": "C", "R1": "H"},
             phase=ATTACKED)  # fmt: skip
    play_to(s, EVENT)
    assert swarms_of(s) == {"L2": "TC", "R1": "H"}
    assert not any(s.attacked[0] + s.attacked[1])


def test_power_field_spreads_to_unattacked() -> None:
    """D-103 It counts as not attacked: they merge, and none of them attacks."""
    s = hulk(LINE, swarms={"L2": "T", "L3": "CC"}, shielded=["L2"], phase=ATTACK)
    slay_marine(s, ZAEL, "D-137")
    assert swarm(s, "L2") == "TCC"
    assert s.is_shielded(at("L2"))
    assert next_attacker(s) == NOBODY
    assert slay_options(s, [at("L2")]) == []


def test_power_field_meets_attacked() -> None:
    """D-103 With an attacked swarm it merges at the end of the phase, and the mark spreads then."""
    s = hulk(LINE, swarms={"L2": "T"}, attacked={"L3": "CC"}, shielded=["L2"], phase=ATTACK)
    slay_marine(s, ZAEL, "D-137")
    assert (swarm(s, "L2"), letters(s.attacked[0][1])) == ("T", "CC")
    merge_all(s)
    assert swarm(s, "L2") == "TCC"
    assert s.is_shielded(at("L2"))


def test_power_field_moves_with_its_swarm_and_spreads() -> None:
    """D-103 The mark goes where the swarm goes and covers whom it joins and who joins it."""
    s = hulk(LINE, swarms={"L1": "T", "L2": "CC"}, shielded=["L1"], blips=("H", 4))
    move_by_icon(s, False, TAIL)
    assert protected(s) == ["L2"]
    assert swarm(s, "L2") == "TCC"
    spawn(s, at("L2"), 1, "D-85")
    assert slay_options(s, [at("L2")]) == []
    assert swarm(s, "L2") == "THCC"


def test_the_mark_moves_with_a_shift() -> None:
    """D-103 Marks below a gap that closes go up with their swarms."""
    s = hulk([LORENZO, NOCTIS, ZAEL, OMNIO, LEON], swarms={"L4": "T", "R5": "C", "L1": "O"},
             shielded=["L4", "L1"])  # fmt: skip
    slay_marine(s, ZAEL, "D-137")
    assert swarms_of(s) == {"L1": "O", "L3": "T", "R4": "C"}
    assert protected(s) == ["L1", "L3"]


def test_strategize_merges_after_the_card() -> None:
    """D-104 When the card is finished the moved swarm is one with the swarm there."""
    s = resolving(STRATEGIZE, [ZAEL, LORENZO], swarms={"L1": "T", "R2": "H"})
    playing = play_to(s, ATTACK).answer("token", ZAEL)
    playing.answer("shift", at("L1"), at("R2"))
    assert playing.over
    assert swarms_of(s) == {"R2": "TH"}


# ---- chapter 13 ------------------------------------------------------------------------------


def test_brood_lords_are_genestealers(die: Dice) -> None:
    """D-105 They can be attacked and slain like Genestealers."""
    s = hulk([LORENZO], swarms={"L1": "A"})
    die(1)
    carry_out(attack, s, LORENZO, at("L1"))
    assert swarms_of(s) == {}
    assert s.lords_slain == 1


def test_brood_lords_never_enter_a_pile() -> None:
    """D-106 D-9 They come only with the Genestealer Lair, in no deck and in no pile."""
    s = hulk()
    assert all(card < 36 for pile in (s.stealers, *s.blips, s.stealer_discard) for card in pile)
    s = hulk(LINE, location=GENESTEALER_LAIR, terrain={VENTILATION_DUCT: "L2", 6: "R3"})
    blips = tuple(list(pile) for pile in s.blips)
    carry_out(genestealer_lair, s).answer("lord-left", 36)
    assert swarms_of(s) == {"L2": "A", "R3": "B"}
    assert s.blips == blips


@pytest.mark.parametrize(
    ("kind", "moves"), [(TAIL, True), (HEAD, True), (CLAW, False), (TONGUE, False)]
)
def test_two_types(kind: int, moves: bool) -> None:
    """D-107 A Brood Lord's swarm moves with either of his two types."""
    s = hulk(LINE, swarms={"L1": "A"})
    move_by_icon(s, False, kind)
    assert swarms_of(s) == {"L2" if moves else "L1": "A"}


def test_the_brood_lord_is_last() -> None:
    """D-108 He cannot be slain while an ordinary Genestealer is in his swarm."""
    s = hulk([LORENZO], swarms={"L1": "TOAB"})
    assert slay_options(s, [at("L1")]) == [("slay", at("L1"), 0), ("slay", at("L1"), 3)]
    refusal = why_not_slay(s, at("L1"), 4)
    assert refusal is not None
    assert refusal.rule == "D-108"
    slay(s, at("L1"), 0)
    slay(s, at("L1"), 3)
    assert slay_options(s, [at("L1")]) == [("slay", at("L1"), 4), ("slay", at("L1"), 5)]


def test_several_cards_at_once_reach_the_brood_lord() -> None:
    """D-108 An effect that slays several goes on to Brood Lords after the ordinary ones."""
    s = hulk([LORENZO], swarms={"L1": "TA"})
    playing = carry_out(slay_up_to, s, 0, 3, (at("L1"),), "D-165")
    assert playing.answer("slay", at("L1"), 0).answer("slay", at("L1"), 4).over
    assert swarm(s, "L1") == ""
    assert s.lords_slain == 1


@pytest.mark.parametrize(("lords", "face", "lives"), [
    ("A", 2, False), ("A", 3, True), ("AB", 4, False), ("AB", 5, True), ("TA", 3, False),
])  # fmt: skip
def test_one_off_the_roll_for_each(die: Dice, lords: str, face: int, lives: bool) -> None:
    """D-109 Subtract 1 for each Brood Lord: cumulative."""
    s = hulk([GIDEON, LORENZO], swarms={"L1": lords}, phase=ATTACK)
    die(face)
    carry_out(swarms_attack, s)
    assert (GIDEON in s.line) == lives


def test_skulls_and_zeros_use_the_natural_face(die: Dice) -> None:
    """D-109 Block on a natural 1, which is 0 for the comparison; Second Wind on a natural 0."""
    s = hulk([GIDEON], swarms={"L1": "TTTTA"}, phase=ATTACK, active=[1])
    die(1)
    carry_out(swarms_attack, s)
    assert s.line == [GIDEON]
    s = hulk([GIDEON, DEINO], swarms={"L1": "TTTTA"}, phase=ATTACK, second_wind=GIDEON)
    die(1)  # its value is 0, but the face is not
    carry_out(swarms_attack, s)
    assert s.line == [DEINO]


def test_brood_lords_are_not_shuffled_away(die: Dice) -> None:
    """D-110 Intimidation and Temporary Sanctuary leave them; a slain one leaves the game."""
    s = hulk([LORENZO, CLAUDIO], swarms={"L1": "TA"}, blips=(2, 3))
    die(5)
    carry_out(intimidation, s).answer("roll")
    assert swarm(s, "L1") == "A"
    assert letters(s.blips[0]).count("T") == 3
    s = hulk([LORENZO], swarms={"L1": "THB"}, blips=(2, 3), phase=EVENT)
    carry_out(temporary_sanctuary, s, at("L1"))
    assert swarm(s, "L1") == "B"
    slay(s, at("L1"), 5)
    assert 37 not in s.stealer_discard
    s.check()

"""Chapter 7: phase 2, Resolve Actions; 7.1 Support; 7.2 rerolls. Examples X-9 to X-14."""

from __future__ import annotations

import pytest

from starboard.games.death_angel.box import (
    BLOCK,
    CALISTARIUS,
    CLAUDIO,
    CONTROL_PANEL,
    COUNTER_ATTACK,
    DEAD_AIM,
    DEINO,
    FLAMER_ATTACK,
    FORWARD_SCOUTING,
    FULL_AUTO,
    GIDEON,
    GORIEL,
    HEROIC_CHARGE,
    INTIMIDATION,
    LEON,
    LORENZO,
    NOCTIS,
    OVERWATCH,
    PSIONIC_ATTACK,
    REORGANIZE,
    SCIPIO,
    STEALTH_TACTICS,
    STRATEGIZE,
    TELEPORTARIUM,
    ZAEL,
)
from starboard.games.death_angel.rules.attack import attack
from starboard.games.death_angel.rules.defend import defend, swarms_attack
from starboard.games.death_angel.rules.effects import quick_instincts
from starboard.games.death_angel.rules.manoeuvre import swap
from starboard.games.death_angel.rules.resolve import support
from starboard.games.death_angel.state import ATTACK, BEFORE, CHOSEN, EVENT, RESOLVE
from tests.games.death_angel.positions import (
    BLUE,
    GREEN,
    PURPLE,
    RED,
    YELLOW,
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


def test_ascending_numbers() -> None:
    """D-42 X-9 Cards 16, 4, 11, 9 are resolved as 4, 9, 11, 16, each before the next."""
    s = hulk([GIDEON, LEON, LORENZO, CLAUDIO], phase=CHOSEN,
             chosen=[INTIMIDATION, 0, DEAD_AIM, 0, OVERWATCH, REORGANIZE],
             swarms={"L1": "T"})  # fmt: skip
    playing = play_to(s, ATTACK)
    order = []
    while not playing.over:
        assert s.revealed  # all at once
        order += [s.card] if s.card not in order else []
        done = ("done",) if ("done",) in playing.options else playing.options[0]
        playing.answer(*done)
    assert order == [4, 9, 11, 16]
    assert sorted(s.last) == [0, 0, 4, 9, 11, 16]


def test_the_card_of_an_eliminated_team_is_not_resolved(die: Dice) -> None:
    """D-43 Claudio works the Teleportarium, Zael dies there: his Attack card is not resolved."""
    s = hulk([CLAUDIO, ZAEL, LEON], played=[REORGANIZE, FLAMER_ATTACK, FULL_AUTO],
             location=TELEPORTARIUM, terrain={CONTROL_PANEL: "L1"}, swarms={"L2": "T"})  # fmt: skip
    playing = play_to(s, ATTACK)
    die(1, 0, 1)
    playing.answer("activate", CLAUDIO, CONTROL_PANEL)
    assert ZAEL in s.slain
    assert playing.ask.facts["team"] == RED
    assert s.card == FULL_AUTO


def test_a_team_can_perish_by_its_own_card(die: Dice) -> None:
    """D-43 Claudio, the last of his team, dies in his charge: what is left of the card is void."""
    s = resolving(HEROIC_CHARGE, [CLAUDIO, ZAEL])
    die(0)
    assert play_to(s, ATTACK).answer("charge", CLAUDIO).over
    assert s.last[YELLOW] == 0  # its cards have left the game (D-138)


def test_an_ability_of_an_absent_marine() -> None:
    """D-44 Full Auto without Leon: Valencio attacks once, nobody three times."""
    s = resolving(FULL_AUTO, [9, ZAEL], swarms={"L1": "TTT"})
    playing = play_to(s, ATTACK)
    assert {o[1] for o in playing.options if len(o) > 1} == {9}


def test_an_ability_works_in_its_round_only(die: Dice) -> None:
    """D-44 Without the card this round, Lorenzo's skull is no counter-attack."""
    s = hulk([LORENZO, DEINO], "RL", swarms={"L1": "TT"}, phase=ATTACK)
    die(2)
    carry_out(swarms_attack, s)
    assert LORENZO in s.slain
    s = hulk([LORENZO, DEINO], "RL", swarms={"L1": "TT"}, phase=ATTACK, active=[COUNTER_ATTACK])
    die(2, 3)
    carry_out(swarms_attack, s)
    assert LORENZO in s.line


@pytest.mark.parametrize(("face", "lives"), [(2, True), (4, False), (5, True), (0, False)])
def test_block_works_from_behind(die: Dice, face: int, lives: bool) -> None:
    """D-45 X-10 Gideon faces left, a swarm of 4 attacks from the right, under Block."""
    s = hulk([GIDEON, NOCTIS], swarms={"R1": "TTHC"}, phase=ATTACK, active=[BLOCK],
             tokens={GIDEON: 1}, played=[BLOCK])  # fmt: skip
    die(face)
    assert carry_out(swarms_attack, s).over  # no token can be spent from behind
    assert (GIDEON in s.line) == lives


def test_each_time(die: Dice) -> None:
    """D-46 "Each time": Block saves Gideon from both swarms of one phase."""
    s = hulk([GIDEON], swarms={"L1": "TTT", "R1": "HHH"}, phase=ATTACK, active=[BLOCK])
    die(1, 3)
    carry_out(swarms_attack, s)
    assert s.line == [GIDEON]


def test_a_trigger_serves_a_later_attack(die: Dice) -> None:
    """D-46 Dead Aim stays active: a 4 in Quick Instincts slays up to three."""
    s = hulk([NOCTIS], swarms={"L1": "TTTH"}, phase=EVENT, active=[DEAD_AIM])
    die(4)
    playing = carry_out(quick_instincts, s, NOCTIS).answer("attack", NOCTIS, at("L1"))
    assert playing.ask.rule == "D-165"
    playing.answer("slay", at("L1"), 0).answer("slay", at("L1"), 0).answer("enough")
    assert swarm(s, "L1") == "TH"


def test_psionic_attack_serves_quick_instincts(die: Dice) -> None:
    """D-46 D-164 A skull of Calistarius lets him attack once more in Quick Instincts, too."""
    s = hulk([CALISTARIUS], swarms={"L1": "TTT"}, phase=EVENT, active=[PSIONIC_ATTACK])
    die(1, 2, 5)
    playing = carry_out(quick_instincts, s, CALISTARIUS)
    for _ in range(3):
        playing.answer("attack", CALISTARIUS, at("L1"))
    assert playing.over
    assert swarm(s, "L1") == "T"


def test_abilities_of_the_basic_action_end_with_it(die: Dice) -> None:
    """D-46 Full Auto gives no three attacks in Quick Instincts."""
    s = hulk([LEON], swarms={"L1": "TTT"}, phase=EVENT, active=[FULL_AUTO])
    die(1)
    assert carry_out(quick_instincts, s, LEON).answer("attack", LEON, at("L1")).over
    assert swarm(s, "L1") == "TT"


def test_order_inside_a_card() -> None:
    """D-47 Enter Formation first, the basic action, then the ability after it."""
    s = hulk([ZAEL, LEON], played=[FORWARD_SCOUTING], enter=True)
    playing = play_to(s, ATTACK)
    asked = []
    while not playing.over:
        asked.append(playing.ask.key)
        last = playing.options[-1]
        playing.answer(*last)
    assert asked == ["token", "manoeuvre", "scout"]


def test_may_can_be_declined() -> None:
    """D-48 What the rules call "may" can be declined."""
    for card, key in [(STRATEGIZE, "strategize"), (STEALTH_TACTICS, "stealth"),
                      (FORWARD_SCOUTING, "scout"), (INTIMIDATION, "intimidate"),
                      (6, "shield")]:  # fmt: skip
        s = hulk([ZAEL, SCIPIO, LORENZO], swarms={"L3": "T"}, played=[card])
        playing = play_to(s, ATTACK)
        while playing.ask.key != key:
            playing.answer(*playing.options[-1])
        assert playing.options[-1] == ("decline",)
        assert playing.answer("decline").over
        assert swarms_of(s) == {"L3": "T"}


# ---- 7.1 Support -----------------------------------------------------------------------------


def test_support_on_anybody() -> None:
    """D-49 X-14 Supply 11, another player's marine with a token: afterwards 2 and 10."""
    s = resolving(BLOCK, [GIDEON, LEON, ZAEL], tokens={LEON: 1})
    playing = play_to(s, ATTACK)
    tokens = [("token", marine) for marine in (GIDEON, LEON, ZAEL)]
    assert playing.options == [*tokens, ("decline",)]
    assert playing.ask.seat == GREEN
    playing.answer("token", LEON)
    assert (s.tokens[LEON], s.supply) == (2, 10)
    assert playing.over  # one token a card, not a marine


def test_support_may_be_declined() -> None:
    """D-49 D-48 The token may stay in the supply (p. 16); the card's ability works all the same."""
    s = resolving(BLOCK, [GIDEON, LEON, ZAEL])
    assert play_to(s, ATTACK).answer("decline").over
    assert (sum(s.tokens), s.supply) == (0, 12)
    assert s.ability(BLOCK)


def test_an_empty_supply() -> None:
    """D-50 X-26 No token is placed, but the card's special ability still works."""
    s = resolving(BLOCK, [GIDEON, LEON], tokens={LEON: 12})
    playing = play_to(s, ATTACK)
    assert playing.over
    assert s.tokens[LEON] == 12
    assert s.ability(BLOCK)


def test_tokens_stay_and_move_with_the_marine() -> None:
    """D-51 No limit but the 12 tokens; they go where the marine goes."""
    s = hulk([GIDEON, LEON], tokens={LEON: 11})
    carry_out(support, s, GREEN).answer("token", LEON)
    assert (s.tokens[LEON], s.supply) == (12, 0)
    swap(s, LEON, GIDEON)
    assert s.line == [LEON, GIDEON]
    assert s.tokens[LEON] == 12


# ---- 7.2 rerolls -----------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "lives"), [(4, True), (1, False)])
def test_reroll_in_defence(die: Dice, face: int, lives: bool) -> None:
    """D-52 X-11 A token is spent on a 0 against a swarm of 1; the new result replaces the old."""
    s = hulk([GORIEL, CLAUDIO], swarms={"L1": "T"}, tokens={GORIEL: 1}, phase=ATTACK)
    die(0, face)
    playing = carry_out(swarms_attack, s)
    assert (playing.ask.seat, playing.ask.facts["face"]) == (YELLOW, 0)
    playing.answer("reroll", GORIEL)
    assert playing.over
    assert (GORIEL in s.line) == lives
    assert s.supply == 12


def test_as_long_as_tokens_are_left(die: Dice) -> None:
    """D-52 Every reroll costs one token; without a token none is offered."""
    s = hulk([DEINO], swarms={"L1": "TTT"}, tokens={DEINO: 2})
    die(0, 0, 3)
    playing = carry_out(attack, s, DEINO, at("L1")).answer("reroll", DEINO)
    assert (s.tokens[DEINO], s.supply) == (1, 11)
    playing.answer("reroll", DEINO)
    assert playing.over
    assert swarm(s, "L1") == "TT"


def test_no_reroll_from_behind(die: Dice) -> None:
    """D-53 X-12 The swarm stands behind him: no reroll; slain, his token returns."""
    s = hulk([GORIEL, CLAUDIO], "RL", swarms={"L1": "T"}, tokens={GORIEL: 1}, phase=ATTACK)
    die(0)
    assert carry_out(swarms_attack, s).over
    assert GORIEL in s.slain
    assert s.supply == 12


def test_the_charge_cannot_be_rerolled(die: Dice) -> None:
    """D-54 X-13 Claudio has two tokens, slays three and rolls 0: slain, both tokens return."""
    s = resolving(HEROIC_CHARGE, [CLAUDIO, ZAEL], swarms={"L1": "TT", "R2": "H"},
                  tokens={CLAUDIO: 2})  # fmt: skip
    playing = play_to(s, ATTACK).answer("charge", CLAUDIO)
    die(0)
    playing.answer("slay", at("L1"), 0).answer("slay", at("L1"), 0).answer("slay", at("R2"), 1)
    assert playing.over
    assert CLAUDIO in s.slain
    assert s.supply == 12
    assert swarms_of(s) == {}


def test_other_rolls_cannot_be_rerolled(die: Dice) -> None:
    """D-54 Intimidation's roll is no attack and no defence."""
    s = resolving(INTIMIDATION, [LORENZO, DEINO], swarms={"L1": "T"}, tokens={LORENZO: 3})
    playing = play_to(s, ATTACK).answer("done")
    die(0)
    assert playing.answer("roll").over


def test_only_tokens_of_that_marine(die: Dice) -> None:
    """D-55 A teammate's or neighbour's token does not help."""
    s = hulk([LORENZO, DEINO], swarms={"L1": "T"}, tokens={DEINO: 3}, phase=ATTACK)
    die(1)
    assert carry_out(swarms_attack, s).over
    assert LORENZO in s.slain


def test_a_good_roll_may_be_rerolled(die: Dice) -> None:
    """D-56 A success can be rerolled; a skull rerolled away triggers nothing."""
    s = resolving(PSIONIC_ATTACK, [CALISTARIUS], swarms={"L1": "TT"}, tokens={CALISTARIUS: 1})
    die(3, 5)
    playing = play_to(s, ATTACK).answer("attack", CALISTARIUS, at("L1"))
    assert playing.ask.facts["face"] == 3
    playing.answer("reroll", CALISTARIUS)
    assert playing.over  # no skull in the end: no kill and no further attack
    assert swarm(s, "L1") == "TT"


def test_lorenzo_may_reroll_his_skull_away(die: Dice) -> None:
    """D-56 Counter Attack looks at the final face."""
    s = hulk([LORENZO], swarms={"L1": "TT"}, tokens={LORENZO: 1}, active=[COUNTER_ATTACK])
    die(2, 4)
    assert carry_out(defend, s, LORENZO, at("L1")).answer("reroll", LORENZO).over
    assert LORENZO in s.line
    assert letters(s.attacked[0][0]) == "TT"


def test_card_type_and_ability() -> None:
    """D-44 Every card has a basic action: here a Support, a Move and an Attack of three teams."""
    s = hulk([GIDEON, LORENZO, ZAEL], played=[BLOCK, INTIMIDATION, FLAMER_ATTACK],
             swarms={"L3": "T"}, phase=RESOLVE, stage=BEFORE)  # fmt: skip
    playing = play_to(s, ATTACK)
    asked = []
    while not playing.over:
        asked.append((playing.ask.key, playing.ask.seat))
        playing.answer(*playing.options[-1])
    assert asked == [("token", GREEN), ("manoeuvre", BLUE), ("attack", PURPLE)]

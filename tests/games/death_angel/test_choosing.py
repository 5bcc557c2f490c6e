"""Chapter 6: phase 1, Choose Actions. Examples X-7 and X-8."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.games.death_angel.box import (
    ACTION_OF,
    ACTIONS,
    ATTACK,
    BLOCK,
    CALISTARIUS,
    CLAUDIO,
    DEFENSIVE_STANCE,
    FLAMER_ATTACK,
    FORWARD_SCOUTING,
    HEROIC_CHARGE,
    LEON,
    LORENZO,
    MAIN_CORRIDOR,
    REORGANIZE,
    STRATEGIZE,
    TEAMS,
    ZAEL,
)
from starboard.games.death_angel.legality.cards import why_not_card
from starboard.games.death_angel.legality.targets import without_attack_card
from starboard.games.death_angel.state import CHOOSE, RESOLVE, SETUP
from starboard.kernel import Refused, Table
from tests.games.death_angel.positions import BLUE, PURPLE, YELLOW, hulk, play, play_to


def chooses(team: int, **fields: Any) -> list[int]:
    """The cards a team may choose."""
    s = hulk([CLAUDIO, ZAEL], phase=CHOOSE, **fields)
    return [option[1] for option in play(s).ask_for(team).options]


def choosing(seats: int = 4) -> Table:
    """A real table in its first phase 1."""
    table = starboard.new("death_angel", seats=seats, seed=11)
    while table.state.phase == SETUP:
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    return table


def test_every_living_team_chooses() -> None:
    """D-37 D-188 One card for each living team, all at once; there is no passing."""
    s = hulk([LORENZO, CALISTARIUS, LEON], phase=CHOOSE)
    playing = play(s)
    assert playing.run.joint
    assert sorted(playing.run.open) == [0, 1, 4]
    for ask in playing.run.asks:
        assert [o[0] for o in ask.options] == ["card"] * 3
    playing.answer("card", 13, seat=0).answer("card", 17, seat=4)
    assert s.phase == CHOOSE  # grey still thinks
    playing.answer("card", 8, seat=1)
    assert s.phase == RESOLVE


def test_not_the_same_card_twice() -> None:
    """D-38 X-8 After Reorganize: Defensive Stance and Heroic Charge."""
    assert chooses(YELLOW, last=[0, 0, 0, 0, 0, REORGANIZE]) == [DEFENSIVE_STANCE, HEROIC_CHARGE]


def test_all_three_cards_in_round_1() -> None:
    """D-38 In round 1 there is no card of the round before."""
    assert chooses(YELLOW) == [DEFENSIVE_STANCE, REORGANIZE, HEROIC_CHARGE]


def test_the_card_returns_at_the_end_of_the_phase() -> None:
    """D-38 X-8 After this phase Reorganize is back in hand; the new card lies open instead."""
    s = hulk([CLAUDIO, ZAEL], phase=CHOOSE, last=[0, 0, 0, 0, 0, REORGANIZE])
    playing = play(s).answer("card", STRATEGIZE, seat=PURPLE)
    assert playing.refusal("card", REORGANIZE) == "D-38"
    playing.answer("card", DEFENSIVE_STANCE, seat=YELLOW)
    assert s.last[YELLOW] == 0
    playing.answer("token", CLAUDIO)
    assert s.last[YELLOW] == DEFENSIVE_STANCE
    assert s.cards_left(YELLOW) == (REORGANIZE, HEROIC_CHARGE)


def test_gun_jam() -> None:
    """D-39 A team under Gun Jam may not choose its Attack card."""
    last = [0, 0, 0, FORWARD_SCOUTING, 0, 0]
    s = hulk([CLAUDIO, ZAEL], phase=CHOOSE, jammed=PURPLE, last=last)
    assert s.cards_left(PURPLE) == (STRATEGIZE,)
    refusal = why_not_card(s, PURPLE, PURPLE, FLAMER_ATTACK)
    assert refusal is not None
    assert refusal.rule == "D-39"
    playing = play(s)  # purple's only card is not asked for (D-201)
    assert s.chosen[PURPLE] == STRATEGIZE
    assert playing.ask.seat == YELLOW


@pytest.mark.parametrize("team", range(6))
def test_gun_jam_leaves_a_card(team: int) -> None:
    """D-39 It hits only teams whose card this round was no Attack: one card is always left."""
    for card in ACTION_OF[team]:
        s = hulk(played=[card])
        hit = team in without_attack_card(s)
        assert hit == (ACTIONS[card].type != ATTACK)
        if hit:
            s.last[team], s.jammed = card, team
            assert len(s.cards_left(team)) == 1


def test_choices_are_secret_until_all_are_in() -> None:
    """D-40 X-7 Nobody else sees a chosen card before the common reveal."""
    table = choosing()
    seat = table.pending[0].seat
    card = table.pending[0].options[1][1]
    table.answer(seat, ("card", card))
    team = ACTIONS[card].team

    def shown(to: int | None) -> int:
        teams = table.observe(to)["table"]["teams"]
        return int(next(t["chosen"] for t in teams if t["team"] == team))

    assert shown(seat) == card
    assert {shown(other) for other in (*range(4), None) if other != seat} == {0}
    told = [event.message.facts for event in table.events_for(None)]
    assert f"@action-{ACTIONS[card].id}" not in str(told)
    while table.joint:
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    assert {shown(other) for other in range(4)} == {card}


def test_a_choice_can_be_changed() -> None:
    """D-40 Until all are in a player may change their own choice; afterwards not (D-41)."""
    table = choosing()
    seat = table.pending[0].seat
    first, second = table.pending[0].options[:2]
    table.answer(seat, first)
    table.undo(seat)
    table.answer(seat, second)
    assert second[1] in table.state.chosen
    while table.joint:
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    with pytest.raises(Refused):
        table.undo(seat)


def test_what_can_be_chosen_is_common_knowledge() -> None:
    """D-40 Everybody sees which card of a team lies open from the last round, and Gun Jam."""
    s = hulk([CLAUDIO, ZAEL], phase=CHOOSE, last=[0, 0, 0, 0, 0, REORGANIZE], jammed=PURPLE)
    table = choosing()
    table.state.become(s)
    seen = table.observe(None)["table"]
    assert {t["team"]: t["last"] for t in seen["teams"]}[YELLOW] == REORGANIZE
    assert seen["effects"]["jammed"][0] == PURPLE


def test_choices_are_final_when_travel_follows() -> None:
    """D-41 A journey at the end of phase 1 changes no choice."""
    s = hulk([CLAUDIO, ZAEL], phase=CHOOSE, blips=(0, 4), locations=[MAIN_CORRIDOR])
    playing = play_to(s, RESOLVE)
    playing.answer("card", STRATEGIZE, seat=PURPLE).answer("card", HEROIC_CHARGE, seat=YELLOW)
    assert playing.over
    assert s.location == MAIN_CORRIDOR
    assert [s.chosen[t] for t in range(len(TEAMS))] == [0, 0, 0, STRATEGIZE, 0, HEROIC_CHARGE]


def test_why_not_somebody_elses_card() -> None:
    """D-13 A player chooses cards of their own teams only."""
    s = hulk([LORENZO, ZAEL], phase=CHOOSE)
    assert play(s).refusal("card", FLAMER_ATTACK) == "D-13"
    refusal = why_not_card(s, BLUE, BLUE, BLOCK)
    assert refusal is not None
    assert refusal.rule == "D-138"

"""The value of a position and the quick answers: H-112, H-41, H-75 as bots see them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starboard.bots.greedy import GreedyBot
from starboard.bots.worlds import Worlds
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.bot.policy import rollout_policy
from starboard.games.hexpanse.bot.value import TERMS, measure, nearest, terms, value
from starboard.kernel import Table
from tests.games.hexpanse.positions import Position, kind

SATURN = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (2, 0), (-2, 0)]


def term(position: Position, team: int, name: str) -> float:
    """One term of a team's standing."""
    return float(terms(position.s, team)[TERMS.index(name)])


def test_equal_positions_are_worth_the_same() -> None:
    """Shares add up to one, and an eliminated seat has none."""
    position = Position(3)
    assert sum(value(position.s, seat) for seat in range(3)) == pytest.approx(1)
    assert value(position.s, 1) == pytest.approx(value(position.s, 2))
    assert value(position.s, 0) > value(position.s, 1)  # it is its turn


def test_nearer_missions_are_worth_more() -> None:
    """H-112: every unit of the formation is an action less; an enemy in it costs more."""
    worths = []
    for count in range(1, 9):
        position = Position(2)
        for at in SATURN[:count]:
            position.put(0, "normal", *at)
        assert nearest(position.s, 0)[0] == 9 - count
        worths.append(value(position.s, 0))
    assert worths == sorted(worths)
    assert worths[0] < 0.75 < 0.95 < worths[-1]


def test_life_is_worth_the_more_the_less_there_is() -> None:
    """H-41: the second life is worth more than the ninth."""
    worths = []
    for life in (1, 2, 8, 9):
        position = Position(2)
        position.side(0).life = life
        worths.append(value(position.s, 0))
    assert worths == sorted(worths)
    assert worths[1] - worths[0] > 5 * (worths[3] - worths[2])


def test_terms_are_told_by_name() -> None:
    """Each term counts what its name says."""
    position = Position(2)
    position.put(0, "leader", 0, 0)
    position.put(1, "normal", 1, 0)
    position.wound(0, "normal", 2)
    position.give(0, "baron", "trade_caravan")
    position.side(0).hexilum = 4
    assert term(position, 0, "led") == 1
    assert term(position, 0, "threat") == 1 / 6
    assert term(position, 0, "wounded") == 2
    assert term(position, 0, "cards") == 5 + 1
    assert term(position, 0, "hexilum") == 4
    assert term(position, 0, "presence") == 1
    assert len(measure(position.s, 0)) == len(TERMS)
    assert measure(position.s, 0) == tuple(-x for x in measure(position.s, 1))


def test_what_can_kill_a_leader_is_seen() -> None:
    """H-41, H-51, H-95: cards anywhere, units beside it; two actions in a turn."""
    position = Position(2)
    position.side(1).life = 3
    assert term(position, 0, "killing") == term(position, 0, "hunting") == 0
    position.give(0, "orbital_bombardment")  # takes 2, wherever the leader is
    assert term(position, 1, "threat") == pytest.approx(2 / 3)
    position.put(1, "leader", 0, 0)
    position.put(0, "normal", 1, 0)
    assert term(position, 0, "killing") == 1
    position.s.actions = 1  # not in this turn any more, but in the next
    assert term(position, 0, "killing") == 0
    assert 0 < term(position, 0, "hunting") < 1
    position.side(1).life = 4
    assert term(position, 0, "hunting") == 0


def test_units_that_cannot_attack_threaten_nobody() -> None:
    """H-101: a unit with the Sacrifice icon beside a leader does nothing to it."""
    position = Position(2, allies=("martyrs",))
    position.put(1, "leader", 0, 0)
    position.put(0, "martyrs", 1, 0)
    assert term(position, 1, "threat") == 0


def test_a_mission_is_won_only_where_nobody_stands_in_the_way() -> None:
    """H-112: the last area must be empty, and a unit must wait for it."""
    position = Position(2)
    for at in SATURN[:8]:
        position.put(0, "normal", *at)
    position.s.actions = 1
    assert term(position, 0, "winning") == 1
    position.put(1, "normal", *SATURN[8])
    assert term(position, 0, "winning") == 0
    assert term(position, 0, "near") > 0


def test_a_useful_turn_changes_nothing() -> None:
    """Positions of different moments can be compared: the tempo is taken into account."""
    position = Position(2)
    for at in SATURN[:3]:
        position.put(0, "normal", *at)
    position.start()
    before = term(position, 0, "away")
    position.say("place", kind("normal"))
    assert term(position, 0, "away") == before
    position.say("area", nearest_area(position))
    assert term(position, 0, "away") == before


def nearest_area(position: Position) -> int:
    """An empty area of the nearest formation."""
    way = nearest(position.s, 0)[1] & ~position.s.taken
    return way.bit_length() - 1


def test_quick_answers_are_legal() -> None:
    """The rollout policy answers every question with one of its options."""
    setups: list[tuple[int, dict[str, Any]]] = [
        (2, {}), (3, {"mode": "admiral", "elite": True}), (4, {"team": True}),
    ]  # fmt: skip
    for seats, variant in setups:
        rng = Random(seats)
        table = Table(GAME, seats, seats, variant)
        while not table.over:
            ask = rng.choice(table.pending)
            table.answer(ask.seat, rollout_policy(table.state, ask, rng.random()))


def test_greedy_beats_random() -> None:
    """The value alone, one step ahead, wins against chance."""
    rng = Random(5)
    won = 0
    for game in range(6):
        table = Table(GAME, 2, 70 + game, auto=True)
        greedy = GreedyBot(game, 1)
        while not table.over:
            ask = table.pending[0]
            if ask.seat == game % 2:
                table.answer(ask.seat, greedy.choose(Worlds(table, ask.seat)))
            else:
                table.answer(ask.seat, rng.choice(list(ask.options)))
        assert table.result is not None
        won += game % 2 in table.result.winners
    assert won >= 5

"""Sequential halving: which arms are tried, which are given up, and in which worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import starboard
from starboard.bots import Worlds
from starboard.bots.search import Search
from starboard.bots.sequential_halving import ENOUGH_ROUNDS, SequentialHalving
from starboard.kernel import Option, Run, Table

OPTIONS: list[Option] = [("a",), ("b",), ("c",), ("d",)]


def play_round(halving: SequentialHalving, worth: dict[Option, float], spent: float) -> None:
    """Every arm that is left is tried once."""
    options = left(halving)
    for n, option in enumerate(options):
        assert halving.next_option == option
        assert halving.record(worth[option], spent) == (n == len(options) - 1)


def left(halving: SequentialHalving) -> list[Option]:
    """The options that were not given up."""
    return [arm.option for arm in halving.arms]


def test_all_are_tried_in_turn_and_the_worse_half_is_given_up_as_the_budget_goes() -> None:
    halving = SequentialHalving(OPTIONS)
    worth = dict(zip(OPTIONS, (0.1, 0.4, 0.3, 0.2), strict=True))
    play_round(halving, worth, 0.49)
    assert left(halving) == [("b",), ("c",), ("d",), ("a",)], "all, the best first"
    play_round(halving, worth, 0.5)
    assert left(halving) == [("b",), ("c",)]
    play_round(halving, worth, 0.99)
    assert left(halving) == [("b",), ("c",)], "the last two are compared to the end"
    assert not halving.decided


def test_where_every_round_knows_more_only_the_last_one_counts() -> None:
    halving = SequentialHalving(OPTIONS[:2], last_round_only=True)
    for _ in range(5):
        play_round(halving, {("a",): 0.9, ("b",): 0.1}, 0.0)
    play_round(halving, {("a",): 0.2, ("b",): 0.3}, 0.0)
    assert left(halving) == [("b",), ("a",)]


def test_a_clearly_worse_arm_is_given_up_at_once() -> None:
    """The luck of a world is the same for all, so a small steady lead is soon clear."""
    rng, halving = Random(1), SequentialHalving(OPTIONS[:3])
    for number in range(ENOUGH_ROUNDS):
        assert not halving.decided, number
        luck = rng.random()
        noise = [rng.gauss(0, 0.01) for _ in range(3)]
        worth = {
            option: luck + lead + small
            for option, lead, small in zip(OPTIONS, (0.0, 0.05, 0.0), noise, strict=False)
        }
        play_round(halving, worth, 0.0)
    assert left(halving) == [("b",)]
    assert halving.decided


def test_a_prior_counts_until_the_rounds_outweigh_it() -> None:
    halving = SequentialHalving(OPTIONS[:2], [0.0, 0.25])
    worth = {OPTIONS[0]: 0.6, OPTIONS[1]: 0.5}
    play_round(halving, worth, 0.0)
    play_round(halving, worth, 0.0)
    assert left(halving) == [("b",), ("a",)]
    play_round(halving, worth, 0.0)
    assert left(halving) == [("a",), ("b",)], "three rounds, each a tenth better"


def test_a_prior_alone_gives_up_no_arm() -> None:
    """Rounds tell which arm is clearly worse: a prior does not say how sure it is."""
    rng, halving = Random(1), SequentialHalving(OPTIONS[:2], [0.0, 1e6])
    for _ in range(2 * ENOUGH_ROUNDS):
        play_round(halving, {option: rng.gauss(0, 1) for option in OPTIONS[:2]}, 0.0)
    assert left(halving) == [("b",), ("a",)]


def share_that_wins(worth: Callable[[Random], dict[Option, float]], winner: Option) -> float:
    """Of many times 100 rounds: how often only this one is left."""
    wins = 0
    for seed in range(200):
        rng, halving = Random(seed), SequentialHalving(OPTIONS[:2])
        for _ in range(100):
            if not halving.decided:
                play_round(halving, worth(rng), 0.0)
        wins += left(halving) == [winner]
    return wins / 200


def test_equals_are_not_given_up() -> None:
    found = share_that_wins(lambda rng: {o: rng.gauss(0, 1) for o in OPTIONS}, OPTIONS[0])
    assert found < 0.02


def test_calm_rounds_do_not_hide_a_disaster_that_happens_now_and_then() -> None:
    """The first is a little better, unless it fails: on the whole it is worse."""

    def worth(rng: Random) -> dict[Option, float]:
        risky = 0.2 if rng.random() < 0.1 else 0.6
        return {OPTIONS[0]: risky + rng.gauss(0, 0.005), OPTIONS[1]: 0.585 + rng.gauss(0, 0.005)}

    assert share_that_wins(worth, OPTIONS[0]) < 0.08


def test_all_arms_of_a_round_are_tried_in_one_world() -> None:
    game = starboard.game("death_angel")
    table = Table(game, 1, 5)
    worlds = Worlds(table, 0)
    dealt: list[int] = []
    deal = worlds._deal
    worlds._deal = lambda number: _noted(dealt, number, deal(number))
    search = Search(worlds, Random(1))
    arms = len(worlds.options)
    assert arms > 2
    for _ in range(2 * arms):
        search.iterate()
    rounds = dealt[:arms], dealt[arms:]
    assert [len(set(each)) for each in rounds] == [1, 1]
    assert rounds[0] != rounds[1]
    tried: dict[Option, int] = {each.option: each.visits for each in search.rated()}
    assert tried == dict.fromkeys(worlds.options, 2)


def _noted(notes: list[int], number: int, run: Run) -> Run:
    notes.append(number)
    return run

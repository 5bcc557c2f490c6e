"""The race at the root of a search: who runs, who drops out, and in which worlds."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import starboard
from starboard.bots import Worlds
from starboard.bots.race import LAPS, Race
from starboard.bots.search import Search
from starboard.kernel import Option, Run, Table

OPTIONS: list[Option] = [("a",), ("b",), ("c",), ("d",)]


def run_lap(race: Race, worth: dict[Option, float], spent: float) -> None:
    """Everybody who is still in the race runs once."""
    field = [runner.option for runner in race.field]
    for n, option in enumerate(field):
        assert race.next == option
        assert race.note(worth[option], spent) == (n == len(field) - 1)


def left(race: Race) -> list[Option]:
    """Who is still in the race."""
    return [runner.option for runner in race.field]


def test_all_run_in_turn_and_the_worse_half_leaves_as_the_budget_goes() -> None:
    race = Race(OPTIONS)
    worth = dict(zip(OPTIONS, (0.1, 0.4, 0.3, 0.2), strict=True))
    run_lap(race, worth, 0.49)
    assert left(race) == [("b",), ("c",), ("d",), ("a",)], "all, the best first"
    run_lap(race, worth, 0.5)
    assert left(race) == [("b",), ("c",)]
    run_lap(race, worth, 0.99)
    assert left(race) == [("b",), ("c",)], "the last two run against each other to the end"
    assert not race.decided


def test_where_every_lap_knows_more_only_the_last_one_counts() -> None:
    race = Race(OPTIONS[:2], latest=True)
    for _ in range(5):
        run_lap(race, {("a",): 0.9, ("b",): 0.1}, 0.0)
    run_lap(race, {("a",): 0.2, ("b",): 0.3}, 0.0)
    assert left(race) == [("b",), ("a",)]


def test_whoever_lags_clearly_leaves_at_once() -> None:
    """The luck of a world is the same for all, so a small steady lead is soon clear."""
    rng, race = Random(1), Race(OPTIONS[:3])
    for lap in range(LAPS):
        assert not race.decided, lap
        luck = rng.random()
        noise = [rng.gauss(0, 0.01) for _ in range(3)]
        worth = {
            option: luck + lead + small
            for option, lead, small in zip(OPTIONS, (0.0, 0.05, 0.0), noise, strict=False)
        }
        run_lap(race, worth, 0.0)
    assert left(race) == [("b",)]
    assert race.decided


def test_a_lead_at_the_start_counts_until_the_laps_outweigh_it() -> None:
    race = Race(OPTIONS[:2], [0.0, 0.25])
    worth = {OPTIONS[0]: 0.6, OPTIONS[1]: 0.5}
    run_lap(race, worth, 0.0)
    run_lap(race, worth, 0.0)
    assert left(race) == [("b",), ("a",)]
    run_lap(race, worth, 0.0)
    assert left(race) == [("a",), ("b",)], "three laps, each a tenth better"


def test_a_lead_alone_throws_nobody_out() -> None:
    """Who lags clearly is found out by the laps: a lead says nothing of how sure it is."""
    rng, race = Random(1), Race(OPTIONS[:2], [0.0, 1e6])
    for _ in range(2 * LAPS):
        run_lap(race, {option: rng.gauss(0, 1) for option in OPTIONS[:2]}, 0.0)
    assert left(race) == [("b",), ("a",)]


def share_that_wins(worth: Callable[[Random], dict[Option, float]], winner: Option) -> float:
    """Of many races of 100 laps: how often only this one is left."""
    wins = 0
    for seed in range(200):
        rng, race = Random(seed), Race(OPTIONS[:2])
        for _ in range(100):
            if not race.decided:
                run_lap(race, worth(rng), 0.0)
        wins += left(race) == [winner]
    return wins / 200


def test_equals_stay_in_the_race() -> None:
    found = share_that_wins(lambda rng: {o: rng.gauss(0, 1) for o in OPTIONS}, OPTIONS[0])
    assert found < 0.02


def test_calm_laps_do_not_hide_a_disaster_that_happens_now_and_then() -> None:
    """The first is a little better, unless it fails: on the whole it is worse."""

    def worth(rng: Random) -> dict[Option, float]:
        risky = 0.2 if rng.random() < 0.1 else 0.6
        return {OPTIONS[0]: risky + rng.gauss(0, 0.005), OPTIONS[1]: 0.585 + rng.gauss(0, 0.005)}

    assert share_that_wins(worth, OPTIONS[0]) < 0.08


def test_a_lap_is_run_in_one_world() -> None:
    game = starboard.game("death_angel")
    table = Table(game, 1, 5)
    worlds = Worlds(table, 0)
    dealt: list[int] = []
    deal = worlds._deal
    worlds._deal = lambda number: _noted(dealt, number, deal(number))
    search = Search(worlds, Random(1))
    runners = len(worlds.options)
    assert runners > 2
    for _ in range(2 * runners):
        search.iterate()
    laps = dealt[:runners], dealt[runners:]
    assert [len(set(lap)) for lap in laps] == [1, 1]
    assert laps[0] != laps[1]
    tried: dict[Option, int] = {each.option: each.visits for each in search.rated()}
    assert tried == dict.fromkeys(worlds.options, 2)


def _noted(notes: list[int], number: int, run: Run) -> Run:
    notes.append(number)
    return run

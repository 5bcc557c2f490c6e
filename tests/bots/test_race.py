"""The race at the root of a search: who runs, who drops out, and in which worlds."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

import starboard
from starboard.bots import Worlds
from starboard.bots.ismcts import Search
from starboard.bots.race import Race
from starboard.kernel import Option, Run, Table


@dataclass
class Numbers:
    """What a search would know of an option."""

    visits: int
    total: float


def test_all_run_in_turn_and_the_worse_half_leaves_as_the_budget_goes() -> None:
    race = Race([("a",), ("b",), ("c",), ("d",)])
    means = {("a",): 0.1, ("b",): 0.4, ("c",): 0.3, ("d",): 0.2}
    known = {option: Numbers(2, 2 * mean) for option, mean in means.items()}
    assert [race.runner() for _ in range(4)] == [("a",), ("b",), ("c",), ("d",)]
    race.halve(known, 0.49)
    assert len(race.field) == 4
    race.halve(known, 0.5)
    assert race.field == [("b",), ("c",)]
    race.halve(known, 0.99)
    assert race.field == [("b",), ("c",)], "the last two run against each other to the end"


def test_a_lap_is_run_in_one_world() -> None:
    game = starboard.game("death_angel")
    table = Table(game, 1, 5)
    worlds = Worlds(table, 0)
    dealt: list[int] = []
    deal = worlds._deal
    worlds._deal = lambda number: _noted(dealt, number, deal(number))
    search = Search(worlds, Random(1), 20)
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

"""The hasty player: what he remembers is what he would find out again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from starboard.bots import Worlds
from starboard.bots.ismcts import Search
from starboard.games.death_angel import GAME, memory, quick
from starboard.games.death_angel.state import Hulk
from starboard.kernel import Ask, Option, Table


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_with_and_without_a_memory_the_answers_are_the_same(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, remembered = 0, 0
    recall = quick.recall

    def compare(s: Hulk, ask: Ask, what: bytes, find: Callable[[Hulk, Ask], Option]) -> Option:
        nonlocal asked, remembered
        before = len(memory._FOUND)
        found = recall(s, ask, what, find)
        asked += 1
        remembered += len(memory._FOUND) == before
        assert found == find(s, ask)
        return found

    monkeypatch.setattr(quick, "recall", compare)
    monkeypatch.setattr(memory, "MOST", 1 << 20)  # nothing is forgotten: more to be wrong about
    monkeypatch.setattr(memory, "_FOUND", {})
    rng = Random(seats)
    table = Table(GAME, seats, seats, auto=True)
    searched = 0
    while not table.over and searched < 6:
        ask = table.pending[0]
        worlds = Worlds(table, ask.seat)
        if ask.key in ("card", "manoeuvre"):
            search = Search(worlds, Random(table.seq), 40)
            for done in range(40):
                search.iterate(done / 40)
            searched += 1
        table.answer(ask.seat, quick.playout(worlds.deal(0).state, ask, rng.random()))
    assert remembered > asked // 8, "a search comes to the same formations again"


def test_the_memory_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memory, "MOST", 3)
    monkeypatch.setattr(memory, "_FOUND", {})
    table = Table(GAME, 2, 1, auto=True)
    rng = Random(1)
    for _ in range(60):
        if table.over:
            break
        ask = table.pending[0]
        table.answer(ask.seat, quick.playout(table.state, ask, 0.5 + rng.random() / 2))
        assert len(memory._FOUND) <= 3

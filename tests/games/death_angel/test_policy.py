"""The rollout policy: what its cache remembers is what it would find out again."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from starboard.bots import Worlds
from starboard.bots.search import Search
from starboard.games.death_angel import GAME
from starboard.games.death_angel.bot import cache, policy
from starboard.games.death_angel.state import Hulk
from starboard.kernel import Ask, Option, Run, Table, key_of


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_with_and_without_a_cache_the_answers_are_the_same(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, remembered = 0, 0
    recall = cache.recall

    def compare(s: Hulk, ask: Ask, what: bytes, find: Callable[[Hulk, Ask], Option]) -> Option:
        nonlocal asked, remembered
        before = len(cache._FOUND)
        found = recall(s, ask, what, find)
        asked += 1
        remembered += len(cache._FOUND) == before
        assert found == find(s, ask)
        return found

    monkeypatch.setattr(policy, "recall", compare)
    monkeypatch.setattr(cache, "MOST", 1 << 20)  # nothing is forgotten: more to be wrong about
    monkeypatch.setattr(cache, "_FOUND", {})
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
        table.answer(ask.seat, policy.rollout_policy(worlds.deal(0).state, ask, rng.random()))
    assert remembered > asked // 8, "a search comes to the same formations again"


#: What the cache's key is made of; ``marines_of`` reads the line.
KEYED = {
    "activated", "active", "door_tokens", "evasion", "facing", "line", "location", "locations",
    "marines_of", "moved", "shielded", "supply", "swarms", "terrain", "tokens", "turned", "used",
}  # fmt: skip


class Watched:
    """A table that notes what is looked at."""

    def __init__(self, s: Hulk) -> None:
        self.__dict__.update(s=s, seen=set[str]())

    def __getattr__(self, name: str) -> Any:
        self.seen.add(name)
        return getattr(self.s, name)

    def __setattr__(self, name: str, value: object) -> None:
        setattr(self.s, name, value)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_nothing_else_is_looked_at(seats: int) -> None:
    seen: set[str] = set()
    rng = Random(seats)
    for seed in range(25):
        run = Run(GAME, GAME.setup(seats, {}, key_of(seed)), auto=False)
        run.start()
        while run.open:
            ask = rng.choice(run.asks)
            watched = Watched(run.state)
            if ask.key == "card":
                policy.best_card(cast(Hulk, watched), ask)
            elif ask.key == "manoeuvre":
                policy.best_manoeuvre(cast(Hulk, watched), ask)
            seen |= watched.seen
            run.send(ask.seat, rng.choice(ask.options))
    assert seen <= KEYED
    assert {"facing", "swarms", "terrain", "turned"} <= seen


def test_all_of_it_is_in_the_key() -> None:
    run = Run(GAME, GAME.setup(2, {}, key_of(1)))
    run.start()
    s = run.state
    run.random_playout(1, 9)
    keys = {cache.situation(s)}
    for name in sorted(KEYED - {"line", "locations", "marines_of", "swarms"}):
        copy = s.copy()
        value = getattr(copy, name)
        if isinstance(value, list):
            value[0] ^= 1
        else:
            setattr(copy, name, not value if isinstance(value, bool) else value ^ 1)
        keys.add(cache.situation(copy))
    changes: tuple[Callable[[Hulk], object], ...] = (
        lambda t: t.line.reverse(),
        lambda t: t.locations.clear(),
        lambda t: t.swarms[0].__setitem__(0, (*t.swarms[0][0], 1)),
        lambda t: t.swarms[1].__setitem__(0, (*t.swarms[1][0], 1)),
    )
    for change in changes:
        copy = s.copy()
        change(copy)
        keys.add(cache.situation(copy))
    assert len(keys) == 1 + len(KEYED) - 4 + 4


def test_the_cache_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "MOST", 3)
    monkeypatch.setattr(cache, "_FOUND", {})
    table = Table(GAME, 2, 1, auto=True)
    rng = Random(1)
    for _ in range(60):
        if table.over:
            break
        ask = table.pending[0]
        table.answer(ask.seat, policy.rollout_policy(table.state, ask, 0.5 + rng.random() / 2))
        assert len(cache._FOUND) <= 3

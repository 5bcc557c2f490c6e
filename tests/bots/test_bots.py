"""Bots: named, repeatable, fair, and better than chance where they should be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import starboard
from starboard.bots import LEVELS, BadBot, Bot, Rated, Worlds, advice, make, merged, names
from starboard.kernel import Game, Run
from tests.bots.positions import spots

GAMES = list(starboard.games(hidden=True).values())
SPECS = ["random", "quick", "greedy:2", "ismcts:40"]


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_bots_do_not_cheat(game: Game, spec: str) -> None:
    """Everything that the seat cannot know is dealt anew: the bot decides the same."""
    for table, seat in spots(game, 8):
        chosen = make(spec, 11).choose(Worlds(table, seat))
        assert not table.why_not(seat, chosen)
        for k in range(3):
            elsewhere = Worlds(table.imagine(seat, k), seat)
            assert make(spec, 11).choose(elsewhere) == chosen


def test_the_fairness_test_would_notice_a_cheat() -> None:
    """One that decides by the real cards decides otherwise in another deal."""
    game = starboard.game("death_angel")
    decided = [
        {
            Random(repr(world.state.plain())).choice(world.pending[0].options)
            for world in (table, *(table.imagine(seat, k) for k in range(3)))
        }
        for table, seat in spots(game, 8)
    ]
    assert max(map(len, decided)) > 1


def reachable(thing: Any) -> set[int]:
    """Ids of all that can be reached from here by attributes, items and elements."""
    seen: set[int] = set()
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, str | bytes | int | float | type):
            continue
        seen.add(id(one))
        if isinstance(one, dict):
            waiting += [*one, *one.values()]
        elif isinstance(one, list | tuple | set | frozenset):
            waiting += one
        slots = getattr(type(one), "__slots__", ())
        waiting += [getattr(one, name) for name in slots if hasattr(one, name)]
        waiting += vars(one).values() if hasattr(one, "__dict__") else []
    return seen


def test_the_table_cannot_be_reached_from_its_worlds() -> None:
    table = starboard.new("_example", seats=2, seed=1)
    real = {id(table), id(table.state), id(table.course), *map(id, table.flows.values())}
    worlds = Worlds(table, 0)
    found = reachable(worlds)
    assert id(worlds.game) in found
    assert not real & found
    world = worlds.deal(1)
    for run in (world, world.fork()):
        found = reachable(run)
        assert id(run.state) in found
        assert not real & found


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    def play(seed: int) -> str:
        table = starboard.new("_example", seats=3, seed=5)
        bots: list[Bot] = [make(spec, seed + n) for n in range(3)]
        while not table.over:
            seat = table.pending[0].seat
            table.answer(seat, bots[seat].choose(Worlds(table, seat)))
        return table.digest()

    assert play(1) == play(1)
    assert len({play(n) for n in range(6)}) > 1


def test_greedy_takes_what_is_worth_most() -> None:
    """A wreck in the hold is worth more than one that drifts."""
    stowed = 0
    for seed in range(30):
        table = starboard.new("_example", seats=2, seed=seed)
        while not table.over:
            ask = table.pending[0]
            option = make("greedy", seed).choose(Worlds(table, ask.seat))
            seen = table.observe(ask.seat)["table"]
            matters = seen["round"] < 3 and sum(seen["holds"][1 - ask.seat]) > 0
            if ask.key == "stow" and len(ask.options) > 1 and matters:
                assert option[0] == "stow"
                stowed += 1
            table.answer(ask.seat, option)
    assert stowed > 20


def test_ratings_are_sorted_and_of_offered_options() -> None:
    table = starboard.new("_example", seats=2, seed=3)
    rated = make("greedy:3", 1).rate(Worlds(table, 0))
    assert {each.option for each in rated} == set(Worlds(table, 0).options)
    assert [each.value for each in rated] == sorted((e.value for e in rated), reverse=True)
    assert make("random", 1).rate(Worlds(table, 0)) == []


def test_worlds_are_for_who_is_asked() -> None:
    table = starboard.new("_example", seats=2, seed=3)
    table.answer(0, table.pending[0].options[0])
    with pytest.raises(ValueError, match="nothing to decide"):
        Worlds(table, 0)


def test_worlds_are_bare_runs() -> None:
    table = starboard.new("_example", seats=2, seed=3)
    worlds = Worlds(table, 1)
    one, two = worlds.deal(7), worlds.deal(7)
    assert type(one) is Run
    assert one.state.plain() == two.state.plain()
    assert worlds.deal(8).state.plain() != one.state.plain()
    assert not one.keep
    assert worlds.view() == table.observe(1)


@pytest.mark.parametrize(
    "spec",
    ["", "me", "Random", "random:1", "random:", "quick:2", "greedy:", "greedy:0",
     "greedy:-1", "greedy:x", "greedy:1.5", "greedy:²", "greedy:99999999999999", "greedy:2s",
     "greedy:0000000019999999", "ismcts:0", "ismcts:-1", "ismcts:1_0", "ismcts: 5", "ismcts:٣",
     "ismcts:1000001", "ismcts:601s", "ismcts:0s", "ismcts:nans", "ismcts:infs", "ismcts:s",
     "easy:2", "hard:", "random:" + "x" * 10_000, None, 3, "x" * 10_000],
)  # fmt: skip
def test_bots_that_do_not_exist(spec: Any) -> None:
    with pytest.raises(BadBot) as error:
        make(spec, 1)
    assert len(str(error.value)) < 200


def test_names() -> None:
    assert names()[:3] == ("random", "quick", "greedy")
    for name in (*names(), *LEVELS):
        make(name, 1)


def test_searches_are_merged_by_value_among_options_that_were_not_given_up_early() -> None:
    one = [Rated(("a",), 0.5, 30), Rated(("b",), 0.9, 10)]
    two = [Rated(("a",), 0.5, 11), Rated(("b",), 0.7, 30), Rated(("c",), 0.99, 5)]
    found = merged([one, two])
    assert [(each.option, each.visits) for each in found] == [
        (("b",), 40),
        (("a",), 41),
        (("c",), 5),
    ]
    assert [each.value for each in found] == pytest.approx([0.75, 0.5, 0.99])


def test_advice_begins_with_the_choice_and_goes_on_by_value() -> None:
    rated = [Rated(("a",), 0.4), Rated(("b",), 0.3), Rated(("c",), 0.5), Rated(("d",), 0.9)]
    assert [each.option for each in advice(rated, 3)] == [("a",), ("c",), ("b",)]
    assert advice([], 3) == []


def test_the_easy_level_answers_at_random_as_often_as_its_game_says() -> None:
    """Planet Unknown's policy is too good for beginners; Theseus has no epsilon."""
    for game_id, alike in (("planet_unknown", False), ("theseus", True)):
        answers = [
            tuple(make(spec, 5).choose(Worlds(table, seat)) for spec in ("easy", "quick"))
            for table, seat in spots(starboard.game(game_id), 30)
        ]
        assert all(easy == quick for easy, quick in answers) == alike

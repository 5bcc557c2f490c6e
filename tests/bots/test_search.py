"""Searches: what they try, how far they look, and how they share their budgets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

import starboard
from starboard import Table
from starboard.bots import Worlds, make
from starboard.bots.config import SearchConfig
from starboard.bots.greedy import worth
from starboard.bots.ismcts import IsmctsBot
from starboard.bots.search import Search
from starboard.bots.tree import InfoSet
from starboard.kernel import Game, Option
from tests.bots.positions import spots

GAMES = list(starboard.games(hidden=True).values())


def side_by_side(seats: int, seed: int) -> Iterator[Table]:
    """Moments of a mission at which all are asked and nobody has answered."""
    table = starboard.new("death_angel", seats=seats, seed=seed)
    policy = make("quick", 1)
    while not table.over:
        if len(table.pending) == seats and table.begun == table.seq:
            yield table
        seat = table.pending[0].seat
        table.answer(seat, policy.choose(Worlds(table, seat)))


def test_teammates_come_to_one_plan() -> None:
    """Side by side, each finds its own part of the same plan, whoever answers first."""
    moments = 0
    for seats in (2, 3, 4):
        for table in islice(side_by_side(seats, 3 * seats), 4):
            moments += 1
            chosen = {
                ask.seat: make("ismcts:60", ask.seat).choose(Worlds(table, ask.seat))
                for ask in table.pending
            }
            for seat in chosen:
                assert planned(Worlds(table, seat), 60) == {
                    who: option for who, option in chosen.items() if who < seat
                }, (seats, seat)
            clone = table.clone()
            for seat in reversed(list(chosen)):
                assert make("ismcts:60", 99).choose(Worlds(clone, seat)) == chosen[seat]
                clone.answer(seat, chosen[seat])
    assert moments > 8


class Planner(IsmctsBot):
    """Remembers what it takes for granted that teammates who are asked before will answer."""

    taken: Sequence[tuple[int, Option]] = ()

    def search(self, worlds: Worlds, before: Sequence[Any], share: float) -> Search:
        self.taken = [*before]
        return super().search(worlds, before, share)


def planned(worlds: Worlds, iterations: int) -> dict[int, Option]:
    """The first answer that a bot expects of each teammate who is asked before."""
    bot = Planner(1, iterations)
    bot.rate(worlds)
    return dict(reversed(bot.taken))  # a seat with several teams is asked several times


def test_a_search_ends_in_time_however_many_tries_it_may_have() -> None:
    table, seat = spots(starboard.game("_example"), 1)[0]
    bot = IsmctsBot(1, 1000)
    bot.time_limit = 1e-9
    assert sum(rated.visits for rated in bot.rate(Worlds(table, seat))) == 1
    bot.time_limit = 3600  # and as ever if there is time enough
    assert bot.rate(Worlds(table, seat)) == IsmctsBot(1, 1000).rate(Worlds(table, seat))


def searched(worlds: Worlds, iterations: int) -> Search:
    """A search as a bot makes it."""
    return IsmctsBot(1, iterations).search(worlds, (), 1.0)


def test_a_search_takes_the_best_arm_wherever_the_budget_ends() -> None:
    game = starboard.game("hexpanse")
    for table, seat in spots(game, 6):
        for iterations in (7, 20, 33, 50):
            search = searched(Worlds(table, seat), iterations)
            if search.halving is not None and search.halving.ranking:
                assert search.rated()[0].option == search.halving.ranking[0]
                assert len(search.halving.ranking) <= max(2, iterations)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_search_takes_any_question_forced_ones_too(game: Game) -> None:
    """Behind a forced answer other worlds may ask something else."""
    forced = searches = 0
    for seed in range(4):
        seats, variant = game.setups()[seed % len(game.setups())]
        table, rng = Table(game, seats, seed, variant, auto=False), Random(seed)
        for number in range(150):
            if table.over:
                break
            ask = rng.choice(table.pending)
            alone = len(ask.options) == 1
            if number % 15 == 7 or (alone and forced < 8):
                found = IsmctsBot(1, 12).rate(Worlds(table, ask.seat))
                assert found[0].option in ask.options
                searches, forced = searches + 1, forced + alone
            table.answer(ask.seat, rng.choice(ask.options))
    assert searches > 3


def test_answers_are_tried_in_the_order_of_their_worth_where_a_game_wants_it() -> None:
    """After enough visits of an information set: each once, the one of the best value first."""
    table, rng = starboard.new("hexpanse", seats=2, seed=3), Random(3)
    while table.seq < 40 or table.pending[0].key != "action":
        ask = table.pending[0]
        table.answer(ask.seat, rng.choice(ask.options))
    ask = table.pending[0]
    worlds = Worlds(table, ask.seat)
    search, info_set = Search(worlds, Random(1)), InfoSet()
    assert search._next_promising(info_set, ask) is None  # too early
    info_set.visits = search.config.sort_after
    tried = list(iter(lambda: search._next_promising(info_set, ask), None))
    assert sorted(tried) == sorted(ask.options)
    seen = []
    for option in tried:
        run = worlds.deal(search.world)
        run.answer(ask.seat, option)
        seen.append(worth(run, ask.seat))
    assert seen == sorted(seen, reverse=True)
    assert seen[0] > seen[-1]


def test_settings_that_contradict_are_refused() -> None:
    with pytest.raises(ValueError, match="prior"):
        SearchConfig(max_backup=True, prior_rounds=2)
    with pytest.raises(TypeError):
        SearchConfig(mix_backup=True)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="together"):
        SearchConfig(rivals=lambda _state, _seat: 0.0)


def test_as_many_options_are_tried_as_get_their_tries() -> None:
    """Planet Unknown: three for each of them, thirty-two at most, also by the clock."""
    table = starboard.new("planet_unknown", seats=1, seed=4)
    while table.pending[0].key != "place":
        table.answer(0, table.pending[0].options[0])
    worlds = Worlds(table, 0)
    assert len(worlds.options) > 32
    arms = []
    for budget in (25, 60, 200, 0):
        search = Search(worlds, Random(1), budget)
        search.iterate()
        assert search.halving is not None
        arms.append(search.halving.arms_at_start)
    assert arms == [8, 20, 32, 32]


def test_questions_that_searching_tells_little_of_get_a_share_of_the_budget() -> None:
    """Planet Unknown: in which order things are resolved, and where rovers go."""
    tries: dict[str, int] = {}
    bot = IsmctsBot(1, 100)
    for seed in range(9):
        table, rng = starboard.new("planet_unknown", seats=1, seed=seed), Random(seed)
        while not table.over and len(tries) < 3:
            ask = table.pending[0]
            if ask.key in ("place", "next", "finish") and ask.key not in tries:
                worlds = Worlds(table, ask.seat)
                if len(worlds.options) > 2:
                    tries[ask.key] = sum(each.visits for each in bot.rate(worlds, to_play=True))
                    assert sum(each.visits for each in bot.rate(worlds)) > 25  # for advice
            table.answer(ask.seat, rng.choice(ask.options))
    assert tries["place"] > tries["finish"] > tries["next"] >= 1
    assert (tries["finish"], tries["next"]) == (10, 2)


def test_how_the_others_do_is_asked_once_where_a_game_wants_it() -> None:
    """Planet Unknown: what others gain in a try is their luck, and no merit of an option."""
    table = starboard.new("planet_unknown", seats=2, seed=4)
    seat = table.pending[0].seat
    worlds = Worlds(table, seat)
    search = Search(worlds, Random(1))
    run = worlds.deal(7)
    before = search._own_value(run)
    assert 0 < before < 1
    run.state.players[1 - seat].stored += 5
    assert search._own_value(run) == before
    run.state.players[seat].stored += 5
    assert search._own_value(run) > before


def test_a_search_plays_on_for_all_where_the_horizon_is_turns_ahead() -> None:
    """Planet Unknown: some rounds on, alone and with others; all arms with the same dice."""
    for seats in (1, 3):
        table, rng = starboard.new("planet_unknown", seats=seats, seed=4), Random(4)
        while table.pending[0].key != "place":
            ask = table.pending[0]
            table.answer(ask.seat, rng.choice(ask.options))
        seat = table.pending[0].seat
        worlds = Worlds(table, seat)
        search = Search(worlds, Random(1))
        ends = []
        for _ in range(2):
            run = worlds.deal(7)
            start = run.state.round
            search._play_on(run)
            assert run.state.round == start + search.config.rollout_horizon > start + 1
            ends.append(run.state.plain())
        assert ends[0] == ends[1]


def test_where_margins_count_a_lost_game_may_be_worse_than_another() -> None:
    """Planet Unknown wants it: the value is asked of games that are over, too."""
    table = starboard.new("planet_unknown", seats=1, seed=4)
    search = Search(Worlds(table, 0), Random(1))
    found = set()
    for number in range(3):
        run = Worlds(table, 0).deal(number)
        run.random_playout(number)
        assert run.result is not None
        assert worth(run, 0) == 0
        found.add(search._worth(run, 0))
    assert len(found) > 1


def test_a_search_by_the_clock_answers() -> None:
    table, seat = spots(starboard.game("theseus"), 1)[0]
    bot = make("ismcts:0.05s", 1)
    assert not table.why_not(seat, bot.choose(Worlds(table, seat)))


def test_what_a_seat_knows_does_not_change_the_dice_of_its_worlds() -> None:
    """Teammates who know different cards still imagine the same throws."""
    for table in islice(side_by_side(4, 8), 8):
        draws = {Worlds(table, ask.seat).deal(5).state.draws for ask in table.pending}
        assert len(draws) == 1


def test_of_equals_a_search_takes_any() -> None:
    """Before the factions are chosen all positions are alike; the first listed is no better."""
    table = starboard.new("hexpanse", seats=2, seed=1)
    seat = table.pending[0].seat
    assert {make("ismcts:20", seed).choose(Worlds(table, seat)) for seed in range(12)} > {
        table.pending[0].options[0]
    }

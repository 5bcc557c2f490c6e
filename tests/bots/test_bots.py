"""Bots: named, repeatable, fair, and better than chance where they should be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import pytest

import starboard
from starboard import Table
from starboard.bots import LEVELS, BadBot, Bot, Rated, Worlds, advice, make, merged, names
from starboard.bots.config import SearchConfig
from starboard.bots.greedy import worth
from starboard.bots.ismcts import IsmctsBot
from starboard.bots.search import Search
from starboard.bots.tree import Edge, Fan, Node
from starboard.kernel import Game, Option, Run

GAMES = list(starboard.games(hidden=True).values())
SPECS = ["random", "quick", "greedy:2", "ismcts:40"]


def spots(game: Game, count: int) -> list[tuple[Table, int]]:
    """Some decisions of random games, early and late, with the seat that is to decide."""
    found = []
    for seed in range(count):
        rng = Random(seed)
        setup = game.setups()
        seats, variant = setup[seed % len(setup)]
        table = Table(game, seats, seed, variant)
        for _ in range(rng.randrange(12 if seed % 2 == 0 else 120)):
            ask = rng.choice(table.pending)
            table.answer(ask.seat, rng.choice(ask.options))
            if table.over:
                break
        if not table.over:
            found.append((table, rng.choice(table.pending).seat))
    assert found
    return found


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
    worlds = Worlds(table, 0)
    found = reachable(worlds)
    assert id(worlds.game) in found
    assert not {id(table), id(table.state), id(table.base), id(table.flow)} & found
    world = worlds.deal(1)
    found = reachable(world)
    assert id(world.state) in found
    assert not {id(table), id(table.state), id(table.base), id(table.flow)} & found
    with pytest.raises(RuntimeError):
        world.fork()


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
    assert one.since is None
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


def test_searches_are_put_together_by_value_among_those_that_stayed_in_the_running() -> None:
    one = [Rated(("a",), 0.5, 30), Rated(("b",), 0.9, 10)]
    two = [Rated(("a",), 0.5, 11), Rated(("b",), 0.7, 30), Rated(("c",), 0.99, 5)]
    found = merged([one, two])
    assert [(each.option, each.visits) for each in found] == [
        (("b",), 40),
        (("a",), 41),
        (("c",), 5),
    ]
    assert [each.value for each in found] == pytest.approx([0.75, 0.5, 0.99])


def side_by_side(seats: int, seed: int) -> Iterator[Table]:
    """Moments of a mission of quick players at which all are asked and nobody has answered."""
    table = starboard.new("death_angel", seats=seats, seed=seed)
    quick = make("quick", 1)
    while not table.over:
        if len(table.pending) == seats and table.begun == table.seq:
            yield table
        seat = table.pending[0].seat
        table.answer(seat, quick.choose(Worlds(table, seat)))


def test_comrades_come_to_one_plan() -> None:
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
    """Remembers what it takes for granted that comrades who are asked before will answer."""

    taken: Sequence[tuple[int, Option]] = ()

    def search(self, worlds: Worlds, before: Sequence[Any], share: float) -> Search:
        self.taken = [*before]
        return super().search(worlds, before, share)


def planned(worlds: Worlds, iterations: int) -> dict[int, Option]:
    """The first answer that a bot expects of each comrade who is asked before."""
    bot = Planner(1, iterations)
    bot.rate(worlds)
    return dict(reversed(bot.taken))  # a seat with several teams is asked several times


def test_a_search_ends_in_time_however_many_tries_it_may_have() -> None:
    table, seat = spots(starboard.game("_example"), 1)[0]
    bot = IsmctsBot(1, 1000)
    bot.longest = 1e-9
    assert sum(rated.visits for rated in bot.rate(Worlds(table, seat))) == 1
    bot.longest = 3600  # and as ever if there is time enough
    assert bot.rate(Worlds(table, seat)) == IsmctsBot(1, 1000).rate(Worlds(table, seat))


def searched(worlds: Worlds, iterations: int) -> Search:
    """A search as a bot makes it."""
    return IsmctsBot(1, iterations).search(worlds, (), 1.0)


def test_a_search_takes_the_leader_of_its_race_wherever_the_budget_ends() -> None:
    game = starboard.game("hexpanse")
    for table, seat in spots(game, 6):
        for iterations in (7, 20, 33, 50):
            search = searched(Worlds(table, seat), iterations)
            if search.race is not None and search.race.leaders:
                assert search.rated()[0].option == search.race.leaders[0]
                assert len(search.race.leaders) <= max(2, iterations)


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
    """Once a node was visited often enough: each once, the best that the value sees first."""
    table, rng = starboard.new("hexpanse", seats=2, seed=3), Random(3)
    while table.seq < 40 or table.pending[0].key != "action":
        ask = table.pending[0]
        table.answer(ask.seat, rng.choice(ask.options))
    ask = table.pending[0]
    worlds = Worlds(table, ask.seat)
    search, fan = Search(worlds, Random(1)), Fan()
    assert search._sorted(fan, ask) is None  # too early
    fan.visits = search.config.sort_after
    tried = list(iter(lambda: search._sorted(fan, ask), None))
    assert sorted(tried) == sorted(ask.options)
    seen = []
    for option in tried:
        run = worlds.deal(search.world)
        run.answer(ask.seat, option)
        seen.append(worth(run, ask.seat))
    assert seen == sorted(seen, reverse=True)
    assert seen[0] > seen[-1]


def test_in_a_sharp_search_the_best_answer_known_speaks_for_a_question() -> None:
    """Bad answers that were tried behind an option do not count against it."""
    game = starboard.game("hexpanse")
    table, seat = spots(game, 1)[0]
    search = Search(Worlds(table, seat), Random(1))
    assert search.config.max_backup
    first, second = Fan(), Fan()
    option, rivals = Edge(), [Edge(), Edge()]
    first.edges = {("x",): option}
    second.edges = {("y",): rivals[0], ("z",): rivals[1]}
    search._carry([(first, option, 0)], [0.5, 0.5])
    good, bad = [0.3, 0.7], [0.8, 0.2]  # to the seat that answers then, the other one
    search._carry([(first, option, 0), (second, rivals[0], 1)], good)
    assert search._carry([(first, option, 0), (second, rivals[1], 1)], bad) == pytest.approx(0.3)
    assert option.hope == good
    assert (option.visits, first.visits, second.visits) == (3, 3, 2)
    search._carry([(first, option, 0), (second, rivals[1], 1)], [0.0, 1.0])
    assert option.hope == good, "the mean of both tries is 0.6: not better than 0.7"


def sharp_search() -> Search:
    table, seat = spots(starboard.game("hexpanse"), 1)[0]
    return Search(Worlds(table, seat), Random(1))


def test_in_a_sharp_search_side_by_side_means_count() -> None:
    """What another chooses at the same time is no reply to my choice."""
    search = sharp_search()
    mine, other = Fan(), Fan()
    mine.joint = other.joint = True
    good, bad, his = Edge(), Edge(), [Edge(), Edge()]
    mine.edges = {("good",): good, ("bad",): bad}
    other.edges = {("y",): his[0], ("z",): his[1]}
    for _ in range(4):
        for reply, more in zip(his, (0.0, 0.2), strict=True):
            search._carry([(mine, good, 0), (other, reply, 1)], [0.7 + more, 0.3 - more])
            search._carry([(mine, bad, 0), (other, reply, 1)], [0.1 + more, 0.9 - more])
    assert good.hope == pytest.approx([0.8, 0.2])
    assert bad.hope == pytest.approx([0.2, 0.8])


def test_in_a_sharp_search_games_that_end_in_some_worlds_are_not_forgotten() -> None:
    search = sharp_search()
    fan, behind, edge, next_edge = Fan(), Fan(), Edge(), Edge()
    fan.edges, behind.edges = {("x",): edge}, {("y",): next_edge}
    for _ in range(50):
        search._carry([(fan, edge, 0)], [0.0, 1.0], over=True)
        search._carry([(fan, edge, 0), (behind, next_edge, 0)], [0.9, 0.1])
    assert edge.hope == pytest.approx([0.45, 0.55])


def test_a_plan_is_told_only_where_it_is_the_usual_one() -> None:
    node = Node()
    fan = node.at((1, ()))
    for option, visits in (("a",), 4), (("b",), 3), (("c",), 3):
        fan.edges[option] = Edge()
        fan.edges[option].visits = visits
        fan.visits += visits
    assert node.likeliest() is None
    fan.edges["a",].visits, fan.visits = 7, 13
    assert node.likeliest() == (1, ("a",))


def test_advice_begins_with_the_choice_and_goes_on_by_value() -> None:
    rated = [Rated(("a",), 0.4), Rated(("b",), 0.3), Rated(("c",), 0.5), Rated(("d",), 0.9)]
    assert [each.option for each in advice(rated, 3)] == [("a",), ("c",), ("b",)]
    assert advice([], 3) == []


def test_wishes_that_contradict_are_refused() -> None:
    with pytest.raises(ValueError, match="prior"):
        SearchConfig(sharp=True, prior=2)
    with pytest.raises(TypeError):
        SearchConfig(shrap=True)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="together"):
        SearchConfig(rivals=lambda _state, _seat: 0.0)


def test_as_many_options_are_tried_as_get_their_tries() -> None:
    """Planet Unknown: three for each of them, thirty-two at most, also by the clock."""
    table = starboard.new("planet_unknown", seats=1, seed=4)
    while table.pending[0].key != "place":
        table.answer(0, table.pending[0].options[0])
    worlds = Worlds(table, 0)
    assert len(worlds.options) > 32
    entered = []
    for budget in (25, 60, 200, 0):
        search = Search(worlds, Random(1), budget)
        search.iterate()
        assert search.race is not None
        entered.append(search.race.entered)
    assert entered == [8, 20, 32, 32]


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
                    tries[ask.key] = sum(each.visits for each in bot.rate(worlds, brief=True))
                    assert sum(each.visits for each in bot.rate(worlds)) > 25  # for advice
            table.answer(ask.seat, rng.choice(ask.options))
    assert tries["place"] > tries["finish"] > tries["next"] >= 1
    assert (tries["finish"], tries["next"]) == (10, 2)


def test_how_the_others_do_is_asked_once_where_a_game_wishes_so() -> None:
    """Planet Unknown: what others gain in a try is their luck, and no merit of an option."""
    table = starboard.new("planet_unknown", seats=2, seed=4)
    seat = table.pending[0].seat
    worlds = Worlds(table, seat)
    search = Search(worlds, Random(1))
    run = worlds.deal(7)
    before = search._reached(run)
    assert 0 < before < 1
    run.state.players[1 - seat].stored += 5
    assert search._reached(run) == before
    run.state.players[seat].stored += 5
    assert search._reached(run) > before


def test_a_search_plays_on_for_all_where_a_game_wishes_to_see_turns_ahead() -> None:
    """Planet Unknown: some rounds on, alone and with others; all of a lap with the same dice."""
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
    """Planet Unknown wishes it: the value is asked of games that are over, too."""
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
    """Comrades who know different cards still imagine the same throws."""
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


def test_the_easy_level_has_the_whims_that_its_game_wishes() -> None:
    """Planet Unknown's quick player is too good for beginners; Theseus asks for no whims."""
    for game_id, alike in (("planet_unknown", False), ("theseus", True)):
        answers = [
            tuple(make(spec, 5).choose(Worlds(table, seat)) for spec in ("easy", "quick"))
            for table, seat in spots(starboard.game(game_id), 30)
        ]
        assert all(easy == quick for easy, quick in answers) == alike

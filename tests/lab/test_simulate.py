"""Simulations: the same results on any number of processes, fast path or not."""

from __future__ import annotations

import json
from typing import Any

import pytest

import starboard
from starboard.bots import BadBot
from starboard.kernel import Run, Table, key_of
from starboard.lab.simulate import Match, Report, fresh_run, play_at_random, simulate, told

MATCHES = [("random", "random"), ("random", "greedy:1", "random")]


def results(report: Report) -> dict[str, Any]:
    """All but what depends on the machine."""
    clocks = ("seconds", "decisions_per_second")
    return {key: value for key, value in report.plain().items() if key not in clocks}


@pytest.mark.parametrize("seats", MATCHES)
def test_results_do_not_depend_on_the_number_of_jobs(seats: tuple[str, ...]) -> None:
    match = Match("_example", seats, {}, 7)
    alone, together = simulate(match, 21, 1), simulate(match, 21, 3)
    assert results(alone) == results(together)
    assert [outcome.game for outcome in together.outcomes] == list(range(21))


def test_more_games_begin_with_the_same_ones() -> None:
    match = Match("_example", ("random", "random"), {}, 7)
    assert simulate(match, 30).outcomes[:10] == simulate(match, 10).outcomes
    other = Match("_example", ("random", "random"), {}, 8)
    assert simulate(other, 10).outcomes != simulate(match, 10).outcomes


def test_a_simulated_game_is_a_real_one() -> None:
    """The seed in the results deals the same cards at a table."""
    match = Match("_example", ("random", "random"), {}, 7)
    (outcome,) = simulate(match, 1).outcomes
    table = Table(starboard.game("_example"), 2, outcome.seed)
    assert table.state.plain() == fresh_run(match, 0).state.plain()


def test_counts_add_up() -> None:
    report = simulate(Match("_example", ("random",) * 3, {}, 2), 50)
    plain = report.plain()
    assert json.loads(json.dumps(plain)) == plain | {
        "results": [
            {**r, "winners": list(r["winners"]), "scores": list(r["scores"])}
            for r in plain["results"]
        ]
    }
    assert plain["games"] == len(plain["results"]) == 50
    assert sum(plain["reasons"].values()) == 50
    assert sum(plain["wins"]) >= 50  # ties are won by several
    assert plain["decisions"] == sum(r["decisions"] for r in plain["results"])
    for seat, score in enumerate(plain["scores"]):
        column = [r["scores"][seat] for r in plain["results"]]
        assert (score["least"], score["most"]) == (min(column), max(column))
        assert score["mean"] == pytest.approx(sum(column) / 50)
    assert "50 games" in told(report)


def test_only_choices_are_counted() -> None:
    """A question with one option is answered, but is no decision."""
    match = Match("_example", ("random", "random"), {}, 5)
    game = starboard.game("_example")
    forced = 0
    for number in range(10):
        seed = match.seed_of(number)
        run = Run(game, game.setup(2, {}, key_of(seed)), keep=True)
        run.start()
        decisions = run.random_playout(match.seed_of(number, "picks"))
        assert decisions == play_at_random(match, number).decisions
        table = Table(game, 2, seed, auto=True)
        while not table.over:
            ask = table.pending[0]
            table.answer(ask.seat, ask.options[-1])
        forced += sum(record.forced for record in table.records)
    assert forced > 0


def test_a_random_playout_can_stop_on_the_way() -> None:
    game = starboard.game("_example")
    run = Run(game, game.setup(4, {}, key_of(1)))
    run.start()
    assert run.random_playout(1, most=3) == 3
    assert run.open


def test_progress_is_told() -> None:
    counts: list[int] = []
    simulate(Match("_example", ("random", "random"), {}, 1), 40, 1, counts.append)
    assert sum(counts) == 40
    assert len(counts) > 4


def test_bad_matches_are_refused_before_anything_is_played() -> None:
    for match, error in [
        (Match("chess", ("random", "random"), {}, 1), starboard.UnknownGame),
        (Match("_example", ("random",), {}, 1), starboard.BadSetup),
        (Match("_example", ("random", "random"), {"mode": 1}, 1), starboard.BadSetup),
        (Match("_example", ("random", "clever"), {}, 1), BadBot),
    ]:
        with pytest.raises(error):
            simulate(match, 1, 1, lambda _: pytest.fail("a game was played"))

"""Arenas and fitted weights: the same on any number of processes, and right about who won."""

from __future__ import annotations

from random import Random

import pytest

from starboard.cli import main
from starboard.lab.arena import Share, _matches, arena
from starboard.lab.tune import Sample, fit


def test_an_arena_is_the_same_on_any_number_of_processes() -> None:
    alone = arena("_example", ["random", "greedy:1", "quick"], 12, seed=4, jobs=1)
    assert (
        alone.plain()
        == arena("_example", ["random", "greedy:1", "quick"], 12, seed=4, jobs=3).plain()
    )
    pairs = {("random", "greedy:1"), ("random", "quick"), ("greedy:1", "quick")}
    assert {pair for pair in alone.shares if pair in pairs} == pairs
    for first, second in pairs:
        there, back = alone.shares[first, second], alone.shares[second, first]
        assert there.played == back.played == 12
        assert there.won + back.won == 12


def test_one_among_others_is_compared_with_chance() -> None:
    table = arena("_example", ["greedy:1", "random"], 9, players=3, seed=1)
    assert [*table.shares] == [("greedy:1", "random")]
    assert table.shares["greedy:1", "random"].played == 9


def test_mirrored_the_same_games_are_played_from_every_seat() -> None:
    share = arena("_example", ["quick", "random"], 11, mirrored=True).shares["quick", "random"]
    assert share.played == 12
    numbers = [
        [*numbers]
        for _, numbers in _matches("_example", ("quick", "random"), 3, 1, 9, mirrored=True)
    ]
    assert numbers == [[0, 1, 2]] * 3


def test_intervals_are_those_of_wilson() -> None:
    low, high = Share(8, 10).interval
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)
    assert Share(0, 0).interval == (0.0, 1.0)


def run(command: str) -> object:
    """The exit code of a command."""
    with pytest.raises(SystemExit) as left:
        main(command.split())
    return left.value.code


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("arena _example --bots random,random --games 1", "two different bots"),
        ("arena planet_unknown --bots random,quick --players 1 --games 1", "two players or more"),
        ("tune death_angel --seats ² --games 1", "numbers of players"),
        ("tune death_angel --seats 1,zz --games 1", "numbers of players"),
    ],
)
def test_bad_input_gets_a_sentence(
    command: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(command) == 2
    assert said in capsys.readouterr().err


def test_a_bot_named_twice_plays_once() -> None:
    assert run("arena _example --bots random,random,quick --games 2") == 0


def test_weights_are_found_again() -> None:
    """Games that a known value decides: the fit finds that value."""
    rng, truth = Random(1), (2.0, -1.0)
    samples = []
    for _ in range(4000):
        terms = (rng.gauss(0, 1), rng.gauss(0, 1))
        odds = 1 / (1 + 2.718281828 ** -(truth[0] * terms[0] + truth[1] * terms[1]))
        samples.append(Sample(terms, float(rng.random() < odds)))
    found = fit(("a", "b"), samples)
    assert [round(found.weights[name]) for name in ("a", "b")] == [2, -1]

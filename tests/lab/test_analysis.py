"""Looking back: the curve ends at the result, sums close, and what is called better is better."""

from __future__ import annotations

import random
from functools import cache

import pytest

import starboard
from starboard.bots import Worlds, make
from starboard.kernel import Table
from starboard.lab.analysis import Analysis, Effort, Judged, analyse, table_at, try_both
from starboard.lab.hindsight import plain, told

QUICK = Effort(search=12, trials=12)


@cache
def game_of(name: str, seed: int = 3) -> Table:
    """A finished game: the first seat plays at random, the others quickly."""
    table = starboard.new(name, seats=2, seed=seed)
    rng, bot = random.Random(seed), make("quick", seed)
    while not table.over:
        ask = table.pending[0]
        wild = ask.seat == 0
        option = rng.choice(ask.options) if wild else bot.choose(Worlds(table, ask.seat))
        table.answer(ask.seat, option)
    return table


@cache
def found_in(name: str) -> Analysis:
    return analyse(game_of(name), QUICK)


GAMES = ["_example", "hexpanse", "death_angel"]


@pytest.mark.parametrize("name", GAMES)
def test_the_curve_goes_from_the_deal_to_the_result(name: str) -> None:
    table, curve = game_of(name), found_in(name).curve
    assert table.result is not None
    assert curve[0][0] == 0
    assert curve[-1][0] == table.seq
    won = tuple(float(seat in table.result.winners) for seat in range(2))
    assert curve[-1][1] == pytest.approx([w / max(1, sum(won)) for w in won])
    assert all(0 <= value <= 1 for _, chances in curve for value in chances)


@pytest.mark.parametrize("name", GAMES)
def test_the_sums_close(name: str) -> None:
    for seat in range(2):
        share = found_in(name).shares(seat)
        assert share["start"] + share["choices"] + share["luck"] == pytest.approx(share["end"])


def test_a_blunder_is_found_and_confirmed() -> None:
    """A seat that plays at random against a quick player makes choices that cost it something."""
    points = analyse(game_of("hexpanse"), Effort(search=30, trials=40)).points
    assert points
    assert any(point.seat == 0 for point in points)
    assert all(point.gain > 2 * point.error > 0 for point in points)
    assert all(point.played != point.better for point in points)


def test_an_option_against_itself_makes_no_difference() -> None:
    now = table_at(game_of("hexpanse"), 10)
    ask = now.pending[0]
    same = ask.options[0]
    tried = try_both(now, Judged(10, ask.seat, same, same, 0.0), 6, 1)
    assert (tried.gain, tried.error, tried.points, tried.terms) == (0, 0, 0, ())


def test_the_same_game_is_seen_the_same_way() -> None:
    assert analyse(game_of("_example"), QUICK) == found_in("_example")


def test_progress_reaches_the_end() -> None:
    seen: list[float] = []
    analyse(game_of("_example"), QUICK, progress=seen.append)
    assert seen == sorted(seen)
    assert seen[-1] <= 1


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_it_is_told(name: str, lang: str) -> None:
    table, found = game_of(name), found_in(name)
    assert "%" in told(table, found, lang)
    data = plain(table, found)
    assert len(data["points"]) == len(found.points)
    assert data["curve"][-1][0] == table.seq


def test_a_running_game_is_not_looked_back_at() -> None:
    with pytest.raises(ValueError, match="finished"):
        analyse(starboard.new("_example", seats=2, seed=1))

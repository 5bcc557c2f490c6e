"""The laws at positions that Hypothesis picks: a breach is shown by the shortest way to it."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from starboard.kernel import Table
from starboard.lab.laws import LAWS, Setup, Spot
from tests.conformance.cases import SETUPS

#: Without the words: they need no shrinking. Without whole games: they are no matter of a spot.
AT_SPOTS = [law for law in LAWS.values() if law.at_spot is not None and not law.needs_words]

#: A way into a game: at each decision the index of a question and of one of its options.
ways = st.lists(st.tuples(st.integers(0, 5), st.integers(0, 60)), max_size=40)


def go(setup: Setup, seed: int, way: list[tuple[int, int]]) -> Spot | None:
    """The spot at the end of the way; None if the game is over before."""
    table: Table = setup.table(seed)
    for which, what in way:
        if table.over:
            return None
        ask = table.pending[which % len(table.pending)]
        table.answer(ask.seat, ask.options[what % len(ask.options)])
    if table.over:
        return None
    ask = table.pending[0]
    return Spot(table, ask.seat, ask.options[0], Random(seed))


def laws_hold(setup: Setup, seed: int, way: list[tuple[int, int]]) -> None:
    spot = go(setup, seed, way)
    if spot is not None:
        for law in AT_SPOTS:
            assert law.at_spot is not None
            law.at_spot(spot)


quiet = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
    phases=[Phase.generate, Phase.shrink],
)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_laws_at_chosen_spots(setup: Setup) -> None:
    few = max(2, round(5 * min(1.0, 6 / len(setup.game.setups()))))
    hold = given(seed=st.integers(0, 99), way=ways)(lambda seed, way: laws_hold(setup, seed, way))
    settings(quiet, max_examples=few)(hold)()


@pytest.mark.soak
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_laws_at_many_chosen_spots(setup: Setup) -> None:
    hold = given(seed=st.integers(0, 2**32), way=ways)(
        lambda seed, way: laws_hold(setup, seed, way)
    )
    settings(quiet, max_examples=150)(hold)()

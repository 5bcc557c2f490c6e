"""Every law, for every setup of every game, in random games."""

from __future__ import annotations

import pytest

from starboard.lab.laws import LAWS, Law, Setup, put_to_the_test
from tests.conformance.cases import SETUPS, Volume


@pytest.mark.parametrize("law", LAWS.values(), ids=str)
@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_law(setup: Setup, law: Law, volume: Volume) -> None:
    if law.needs_words:
        pytest.importorskip("starboard.text", reason="there are no words in this copy")
    games = volume.looked_into if law.at_spot is not None else volume.games
    # From the second seed on: those are played by players that get around.
    put_to_the_test(setup, law, range(1, 1 + games), volume.spots)

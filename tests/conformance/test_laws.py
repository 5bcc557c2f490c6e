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
    # From the second seed on: the first of each kind of player that gets around.
    put_to_the_test(setup, law, range(1, 1 + volume.games), volume.spots)

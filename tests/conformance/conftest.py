"""How much is looked at: a little of everything in the normal suite, much in a soak."""

from __future__ import annotations

import pytest

from starboard.lab.laws import Setup
from tests.conformance.cases import Volume


@pytest.fixture(
    params=[
        pytest.param(Volume(2, 2, 5), id="short"),
        pytest.param(Volume(500, 24, 10), id="long", marks=pytest.mark.soak),
    ]
)
def volume(request: pytest.FixtureRequest, setup: Setup) -> Volume:
    """The volume of this run, the same for all laws."""
    whole: Volume = request.param
    return whole.shared(setup)

"""Planted faults: each is caught by the law that is there for it."""

from __future__ import annotations

import pytest

from starboard.lab.laws import LAWS, Breach, put_to_the_test, setups_of
from tests.conformance.broken.faults import FAULTS


@pytest.mark.parametrize("name", FAULTS)
def test_fault_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault = FAULTS[name]
    monkeypatch.setattr("starboard.lab.laws.walk.LONGEST", 2.0)
    breaches = []
    for setup in setups_of(fault.game):
        try:
            put_to_the_test(setup, LAWS[fault.law], range(4), 8)
        except Breach as breach:
            breaches.append(str(breach))
    assert breaches, f"{fault.law} does not catch it"
    assert all(breach.startswith(f"{fault.law}: {fault.game.id}") for breach in breaches)

"""Alien Artifacts in the browser: whole games of two and of four."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Visit
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game(visit: Visit, seats: int) -> None:
    """From the first faction's set-up to the score sheet, against bots that answer at once."""
    visitor = visit("en", still=True)
    visitor.go("/").wait_for_selector("[data-box]")
    others = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    wanted = {"game": "alien_artifacts", "seats": [{"kind": "me"}, *others], "seed": "7"}
    answer = visitor.page.request.post(f"{visitor.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    visitor.go(f"/table/{answer.json()['table']}")
    visitor.page.wait_for_selector("[data-table][data-seq]")
    Driver(visitor.page, seed=16 + seats).play()
    visitor.page.wait_for_selector("dialog table")
    assert visitor.page.locator("dialog table").first.inner_text().strip()

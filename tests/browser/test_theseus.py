"""Theseus through the page: whole games by touching what is lit; buttons only where nothing is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Visit
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser


class Hand(Driver):
    """A person who points at the table: rooms, units, cards and slots before any button."""

    def __init__(self, page: Page, seed: int, *, finger: bool = False) -> None:
        super().__init__(page, seed, finger=finger)
        self.lit: set[str] = set()  # kinds of things that could be touched

    def choices(self) -> list[Locator]:
        found = super().choices()
        lit = [each for each in found if each.get_attribute("data-lit") is not None]
        for each in lit:
            key = each.get_attribute("data-key") or ""
            self.lit.add(key.partition(":")[0])
        return lit or found


def test_a_duel_by_touching_what_is_lit(visit: Visit) -> None:
    visitor = visit("en", still=True)
    hand = Hand(visitor.page, seed=21)
    hand.start(visitor.address, "theseus")
    hand.play()
    visitor.page.wait_for_selector("dialog table")
    assert {"unit", "room", "slot", "card"} <= hand.lit


def test_a_free_for_all_for_three_on_a_phone(visit: Visit) -> None:
    visitor = visit("hu", phone=True, still=True)
    page = visitor.go("/new/theseus")
    page.click("[data-act=start]", trial=True)
    page.get_by_role("button", name="3", exact=True).click()
    page.click("[data-act=start]")
    page.wait_for_selector("[data-table][data-seq]")
    hand = Hand(page, seed=22, finger=True)
    hand.play()
    page.wait_for_selector("dialog table")
    assert page.locator("dialog table tbody tr").count() == 3
    assert {"unit", "room"} <= hand.lit

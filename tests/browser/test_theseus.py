"""Theseus through the page: whole games by touching what is lit; buttons only where nothing is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from tests.browser.axe import grave_faults
from tests.browser.conftest import Visit
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser


class Hand(Driver):
    """A person who points at the table: rooms, units, cards and slots before any button."""

    def __init__(self, *args: object, **more: object) -> None:
        super().__init__(*args, **more)  # type: ignore[arg-type]
        self.touched: set[str] = set()

    def choices(self) -> list[Locator]:
        found = super().choices()
        lit = [each for each in found if each.get_attribute("data-lit") is not None]
        for each in lit:
            key = each.get_attribute("data-key") or ""
            self.touched.add(key.partition(":")[0])
        return lit or found


def test_a_duel_by_touching_what_is_lit(visit: Visit) -> None:
    visitor = visit("en", still=True)
    hand = Hand(visitor.page, seed=21)
    hand.start(visitor.address, "theseus")
    hand.wait_for_turn()
    hand.play()
    visitor.page.wait_for_selector("dialog table")
    assert {"unit", "room", "slot", "card"} <= hand.touched
    assert grave_faults(visitor.page) == []


def test_a_free_for_all_for_three_on_a_phone(visit: Visit) -> None:
    visitor = visit("hu", phone=True, still=True)
    page = visitor.go("/new/theseus")
    page.click("[data-act=start]", trial=True)
    page.get_by_role("button", name="3", exact=True).click()
    page.click("[data-act=start]")
    if page.locator("[data-act=enter]").count():
        page.click("[data-act=enter]")
    page.wait_for_selector("[data-table][data-seq]")
    hand = Hand(page, seed=22)
    hand.play()
    page.wait_for_selector("dialog table")
    assert page.locator("dialog table tbody tr, dialog table thead th").count() >= 3
    assert {"unit", "room"} <= hand.touched
    assert grave_faults(page) == []

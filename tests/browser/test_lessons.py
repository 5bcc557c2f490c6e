"""A guided first game in the page: notes, the teacher's choice, a slip that is held, leaving."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_first_steps(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone)
    page = visitor.go("/")
    page.locator("article[data-game=death_angel] [data-act=learn]").click()
    page.locator("[data-coach=goal]").wait_for()
    page.locator("[data-act=coach-on]").click()
    expect(page.locator("[data-coach=see]")).to_be_visible()
    page.reload()
    expect(page.locator("[data-coach=see]")).to_be_visible()  # taken up where it was left
    page.locator("[data-act=coach-on]").click()
    page.locator("[data-act=coach-best]").click()
    expect(page.locator("[data-coach=blue] .best")).to_be_visible()
    page.locator("[data-act=coach-leave]").click()
    expect(page.locator("[data-coach]")).to_have_count(0)
    expect(page.locator("[data-prompt]")).to_be_visible()  # the game goes on without the coach

"""The pages around the table: they work, they are light, and nobody is kept out."""

from __future__ import annotations

import gzip

import pytest
from playwright.sync_api import expect

from tests.browser.axe import grave_faults
from tests.browser.conftest import STATIC, Visit

pytestmark = pytest.mark.browser
GAME = "_example"


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("phone", [False, True])
def test_nobody_is_kept_out(visit: Visit, lang: str, phone: bool) -> None:
    visitor = visit(lang, phone=phone)
    page = visitor.go("/")
    page.wait_for_selector(f'[data-box="{GAME}"]')
    assert grave_faults(page) == []
    page.click("[data-act=name]")
    page.locator("dialog input").fill("Ada")
    assert grave_faults(page) == []
    page.keyboard.press("Enter")
    page.click(f'[data-box="{GAME}"]')
    page.wait_for_selector("[data-act=start]")
    assert page.locator("[data-new-seat='0'] input").input_value() == "Ada"
    assert grave_faults(page) == []
    page.locator("[data-new-seat='1'] select").first.select_option("link")
    page.click("[data-act=start]")
    page.wait_for_selector("[data-act=enter]")
    assert grave_faults(page) == []
    page.click("[data-act=enter]")
    page.wait_for_selector("[data-lit]")
    assert grave_faults(page) == []
    page.get_by_role("button", name={"en": "Menu", "hu": "Menü"}[lang]).click()
    page.wait_for_selector("dialog")
    assert grave_faults(page) == []


def test_my_tables_wait_on_the_start_page(visit: Visit) -> None:
    visitor = visit("en", still=True)
    page = visitor.go(f"/new/{GAME}")
    page.click("[data-act=start]")
    page.wait_for_selector("[data-lit]")
    table = page.locator("[data-table]").get_attribute("data-table")
    page.get_by_role("link", name="STARBOARD").click()
    mine = page.locator(f'[data-my-table="{table}"]')
    expect(mine).to_contain_text("Your turn")
    mine.click()
    page.wait_for_selector(f'[data-table="{table}"] [data-lit]')


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    visitor = visit("hu")
    page = visitor.go("/table/0123456789abcdef")
    expect(page.locator("[data-missing]")).to_be_visible()
    assert grave_faults(page) == []
    visitor.complaints = [c for c in visitor.complaints if "404" not in c]


def test_a_game_that_is_not_there_says_so(visit: Visit) -> None:
    page = visit("en").go("/new/no_such_game")
    expect(page.locator("[data-missing]")).to_be_visible()


def test_the_page_is_light() -> None:
    if not STATIC.exists():
        pytest.skip("the web client is not built")
    files = [*STATIC.rglob("*.js"), *STATIC.rglob("*.css")]
    weight = sum(len(gzip.compress(file.read_bytes())) for file in files)
    assert files
    assert weight < 150_000, f"{weight} bytes of script and style"

"""The box of a game to look through: every component, its source, and, at home, its correction."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.axe import grave_faults
from tests.browser.conftest import Visit, Visitor, overhear
from tests.browser.shelves import FOLDER, GAME, FakeBox

pytestmark = pytest.mark.browser
OPENED = "[data-opened]"


def look(visitor: Visitor, path: str = "", *, allowed: bool = True) -> tuple[Page, FakeBox]:
    fake = FakeBox(visitor.page, allowed=allowed)
    page = visitor.go(f"/box/{GAME}{path}")
    page.wait_for_selector("[data-component]")
    return page, fake


def tell_sources(route: Route) -> None:
    """What the registry says when every game has its catalogue, and one an owner's edition."""
    answer = route.fetch()
    games: list[dict[str, Any]] = answer.json()
    for game in games:
        game["sources"] = {"rulebook": 43, "public": 1, "reconstructed": 60}
        game["edition"] = {"name": "Ada's box", "hash": "0123456789abcdef", "differs": 3}
    route.fulfill(json=games)


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("phone", [False, True])
def test_the_box_is_for_everybody(visit: Visit, lang: str, phone: bool) -> None:
    page, fake = look(visit(lang, phone=phone, still=True))
    assert grave_faults(page) == []
    page.locator(f'[data-component="{fake.keys[1]}"]').click()
    expect(page.locator(OPENED)).to_have_attribute("data-opened", fake.keys[1])
    assert grave_faults(page) == []
    page.locator("[data-act=correct]").click()
    page.wait_for_selector("[data-field]")
    assert grave_faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_shelves_are_searched_by_kind_word_and_source(visit: Visit) -> None:
    page, fake = look(visit("en", still=True))
    pieces = page.locator("[data-component]")
    assert pieces.count() < len(fake.keys)  # one row of each shelf, and how many more there are
    page.click("[data-kind=area]")
    expect(pieces).to_have_count(20)
    page.click('[data-kind=""]')
    page.click("[data-from=public]")
    expect(pieces).to_have_count(sum(fake_source(fake, "public")))
    page.click('[data-from=""]')
    page.locator("[data-box-search]").fill("c03")
    expect(pieces).to_have_count(2)  # one by this code on each shelf
    page.locator("[data-box-search]").fill("teran empire")
    expect(pieces).to_have_count(0)
    page.click("[data-act=nearest]")
    expect(page.locator(f"{OPENED} h2")).to_contain_text("Terran")


def fake_source(fake: FakeBox, source: str) -> list[bool]:
    return [c["source"] == source for s in fake.box["shelves"] for c in s["components"]]


@pytest.mark.parametrize("phone", [False, True])
def test_a_component_is_opened_stepped_through_and_closed(visit: Visit, phone: bool) -> None:
    visitor = visit("en", phone=phone, still=True)
    page, fake = look(visitor)
    first, second = fake.keys[:2]
    page.locator(f'[data-component="{first}"]').click()
    expect(page.locator(f'[data-opened="{first}"]')).to_be_visible()
    assert page.url.endswith(f"/box/{GAME}/{first}")
    page.keyboard.press("ArrowRight")
    expect(page.locator(f'[data-opened="{second}"]')).to_be_visible()
    page.keyboard.press("ArrowLeft")
    page.click("[data-act=next]")
    expect(page.locator(f'[data-opened="{second}"]')).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(OPENED)).to_have_count(0)
    focused = "document.activeElement.dataset.component"
    page.wait_for_function(f"() => {focused} === '{second}'")
    assert page.url.endswith(f"/box/{GAME}")
    page.go_back()
    page.goto(f"{visitor.address}/box/{GAME}/{first}")  # the address can be sent
    expect(page.locator(f'[data-opened="{first}"]')).to_be_visible()
    page.goto(f"{visitor.address}/box/{GAME}?card={second}")
    expect(page.locator(f'[data-opened="{second}"]')).to_be_visible()


def test_every_part_says_its_source_and_a_rule_opens(visit: Visit) -> None:
    page, fake = look(visit("en", still=True))
    key = fake.keys[2]
    page.locator(f'[data-component="{key}"]').click()
    parts = page.locator(f"{OPENED} .parts li")
    expect(parts.first.locator("[data-source]")).to_have_attribute("data-source", "rulebook")
    expect(parts.last.locator("[data-source]")).to_have_attribute("data-source", "reconstructed")
    forms = [
        parts.nth(i).locator("[data-source]").evaluate("e => getComputedStyle(e).borderStyle")
        for i in range(2)
    ]
    assert forms == ["solid", "dashed"]  # told apart by form, not by colour
    page.locator(OPENED).get_by_role("button", name=re.compile("H-37")).click()
    expect(page.locator('[data-rule-text="H-37"]')).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.locator('[data-rule-text="H-37"]')).to_have_count(0)
    expect(page.locator(f'[data-opened="{key}"]')).to_be_visible()


def test_an_owner_corrects_a_card(visit: Visit) -> None:
    """A fault is told at its field and changes nothing; what is good waits for the next start."""
    visitor = visit("en", still=True)
    page, fake = look(visitor)
    page.locator(f'[data-component="{fake.keys[1]}"]').click()
    page.click("[data-act=correct]")
    cost = page.locator('[data-field="cost"]')
    cost.locator("input").fill("77")
    fake.fault = "should be 0 to 20, not 77"
    page.click("[data-act=send-correction]")
    expect(cost.get_by_role("alert")).to_contain_text("should be 0 to 20")
    visitor.complaints = [c for c in visitor.complaints if "400" not in c]
    assert fake.sent == []
    fake.fault = ""
    cost.locator("input").fill("6")
    page.locator('[data-field="again"] input').check()
    page.locator('[data-field="shape"] [data-hex="1,0"]').click()
    page.locator('[data-field="shape"] [data-hex="0,1"]').click()
    page.locator('[data-text="en:card-baron"] textarea').fill("The Baroness")
    page.click("[data-act=send-correction]")
    expect(page.locator("[data-corrected]")).to_contain_text("next start")
    expect(page.locator("[data-corrected]")).to_contain_text(FOLDER)
    expect(page.locator("[data-waits]")).to_be_visible()
    assert fake.sent == [{
        "entry": ["mercenaries.toml", "faction", "1"],
        "fields": [{"path": ["cost"], "value": 6}, {"path": ["again"], "value": True},
                   {"path": ["shape"], "value": [[0, 0], [0, 1]]}],
        "texts": [{"key": "card-baron", "lang": "en", "text": "The Baroness"}],
    }]  # fmt: skip
    assert page.locator('[data-field="id"] input').count() == 0  # what others refer to is fixed


def test_nobody_else_is_offered_to_correct(visit: Visit) -> None:
    page, fake = look(visit("en", still=True), allowed=False)
    page.locator(f'[data-component="{fake.keys[1]}"]').click()
    expect(page.locator(".own")).to_contain_text("box export")
    assert page.locator("[data-act=correct]").count() == 0
    allowed, owned = look(visit("en", still=True))
    allowed.locator(f'[data-component="{owned.keys[0]}"]').click()  # it has no entry of its own
    expect(allowed.locator(".own")).to_be_visible()
    assert allowed.locator("[data-act=correct]").count() == 0


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_people_are_told_where_the_cards_are_known_from(visit: Visit, lang: str) -> None:
    visitor = visit(lang, still=True)
    page = visitor.page
    page.route("**/api/games", tell_sources)
    FakeBox(page)
    for path in ("/", f"/new/{GAME}"):
        visitor.go(path)
        line = page.locator(f'[data-sources="{GAME}"]')
        expect(line).to_contain_text(re.compile("104.*43.*60"))
        expect(page.locator("[data-edition]").first).to_contain_text("Ada's box")
    line.click()
    page.wait_for_selector(f'[data-box-view="{GAME}"] [data-component]')


def test_the_box_is_a_drawer_at_the_table(visit: Visit) -> None:
    visitor = visit("en", still=True)
    page = visitor.page
    fake = FakeBox(page)
    page.route("**/api/games", tell_sources)
    visitor.go(f"/new/{GAME}").click("[data-act=start]")
    page.wait_for_selector("[data-table][data-seq]")
    page.click("[data-act=box]")
    page.locator(f'[data-component="{fake.keys[0]}"]').click()
    expect(page.locator(OPENED)).to_be_visible()
    assert "/table/" in page.url
    page.keyboard.press("Escape")  # first the component, then the drawer
    expect(page.locator(OPENED)).to_have_count(0)
    expect(page.locator("[data-box-drawer]")).to_be_visible()
    page.locator(f'[data-component="{fake.keys[0]}"]').click()
    page.locator(OPENED).get_by_role("button", name=re.compile("H-37")).click()
    expect(page.locator("[data-box-drawer]")).to_have_count(0)
    expect(page.locator('[data-rule-text="H-37"]')).to_be_in_viewport()


def test_a_table_names_its_edition(visit: Visit) -> None:
    """In the bar above the table, at its door, and in the list of my tables."""
    visitor = visit("en", still=True)
    page = visitor.page
    edition = {"name": "Ada's box", "hash": "0123456789abcdef", "differs": 3}

    def tell(said: dict[str, Any]) -> None:
        if said["type"] == "state":
            said["edition"] = edition

    def list_mine(route: Route) -> None:
        if route.request.method == "POST":
            route.fallback()
            return
        tables = route.fetch().json()
        route.fulfill(json=[{**table, "other_edition": True} for table in tables])

    overhear(page, tell)
    page.route("**/api/tables", list_mine)
    visitor.go("/new/_example").click("[data-act=start]")
    expect(page.locator("header [data-edition]")).to_contain_text("Ada's box")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Ada's box")
    visitor.go("/")
    expect(page.locator("[data-my-table]").first).to_contain_text("another edition")

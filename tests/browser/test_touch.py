"""With a finger: it cannot hover, so it looks first and decides with a second touch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import starboard
from starboard.games.hexpanse.rules.hexes import LABELS
from tests.browser.conftest import Visit, Visitor
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "bot": "random"}
BUBBLE = "[data-bubble]"
#: What a move in Theseus meets; a unit that comes back from space meets the traps there.
WAITS_THERE = {"hu": re.compile("mozgáspont|csapd|véget ér"), "en": re.compile("point|traps|ends")}
#: A finger that stays where it is, until it is lifted: a second one meanwhile would pinch.
HOLD = """(thing, long) => {
  const box = thing.getBoundingClientRect();
  const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 4];
  const at = document.elementFromPoint(clientX, clientY);
  const how = {bubbles: true, pointerId: 1, pointerType: 'touch', button: 0, clientX, clientY};
  at.dispatchEvent(new PointerEvent('pointerdown', how));
  return new Promise(lifted => setTimeout(() => {
    at.dispatchEvent(new PointerEvent('pointerup', how));
    lifted(at.closest('[data-key]').dataset.key);
  }, long));
}"""


def sit(visitor: Visitor, game: str, bots: int = 1, seed: str = "7") -> Driver:
    visitor.go("/").wait_for_selector("[data-box]")
    wanted: dict[str, Any] = {"game": game, "seats": [{"kind": "me"}, *[BOT] * bots], "seed": seed}
    answer = visitor.page.request.post(f"{visitor.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    visitor.go(f"/table/{answer.json()['table']}").wait_for_selector("[data-table][data-seq]")
    return Driver(visitor.page, seed=3, finger=True)


def play_until(driver: Driver, found: Callable[[], bool]) -> None:
    driver.play(until=found)
    assert not driver.over


def sit_until(visitor: Visitor, game: str, found: Callable[[], bool], *, finger: bool) -> Driver:
    """At the first table where it comes about: how fast a page is drawn sways what is touched."""
    for seed in "789":
        driver = sit(visitor, game, bots=2, seed=seed)
        driver.finger = finger
        driver.play(until=found)
        if not driver.over:
            return driver
    raise AssertionError("three games ended before")


def moved(page: Page, seq: int) -> None:
    page.wait_for_function(f"() => +document.querySelector('[data-table]').dataset.seq > {seq}")


def lit(page: Page, kind: str) -> int:
    return page.locator(f'[data-lit][data-key^="{kind}:"]').count()


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_a_finger_sees_where_a_unit_would_land_before_it_moves(visit: Visit, lang: str) -> None:
    """T-48 The ghost in the room and what waits there, then the same touch again, or the button."""
    visitor = visit(lang, phone=True, still=True)
    driver = sit(visitor, "theseus")
    page = visitor.page
    for second in ("[data-act=confirm]", "room"):
        aim_at_a_room(driver)
        ghost, seq = page.locator("[data-ghost]"), driver.seq
        expect(ghost).to_have_attribute("data-fits", "true")
        expect(page.locator(BUBBLE)).to_contain_text(WAITS_THERE[lang])
        aimed = page.locator(f'[data-key="{ghost.get_attribute("data-ghost")}"]')
        over = ghost.locator("> :last-child").bounding_box()  # where the way ends
        bubble = page.locator(BUBBLE).bounding_box()
        assert over is not None
        assert bubble is not None
        assert (
            over["y"] + over["height"] <= bubble["y"] or bubble["y"] + bubble["height"] <= over["y"]
        )
        assert driver.seq == seq  # nothing is done yet
        (aimed if second == "room" else page.locator(second)).tap()
        moved(page, seq)
        expect(page.locator("[data-ghost]")).to_have_count(0)


def aim_at_a_room(driver: Driver) -> None:
    page = driver.page
    play_until(
        driver, lambda: lit(page, "unit") > 0 and not page.locator("[data-act=back]").count()
    )
    page.locator('[data-lit][data-key^="unit:"]').first.tap()
    if not page.locator("[data-ghost]").count():  # more than one room to choose from
        page.locator('[data-lit][data-key^="room:"]').first.tap()


def test_a_touch_elsewhere_aims_anew_and_back_forgets_it(visit: Visit) -> None:
    visitor = visit("en", phone=True, still=True)
    driver = sit(visitor, "theseus")
    page = visitor.page
    chosen = page.locator("[data-act=back]")  # of a unit, if rooms are lit
    play_until(driver, lambda: lit(page, "room") > 1 and chosen.count() > 0)
    seq = driver.seq
    first, second = page.locator('[data-lit][data-key^="room:"]').all()[:2]
    for room in (first, second):
        room.tap()
        expect(page.locator("[data-ghost]")).to_have_attribute(
            "data-ghost", str(room.get_attribute("data-key"))
        )
    page.locator("[data-act=back]").tap()
    expect(page.locator("[data-ghost]")).to_have_count(0)
    expect(page.locator("[data-act=confirm]")).to_have_count(0)
    assert driver.seq == seq
    first.click()  # a mouse has seen it all by hovering
    moved(page, seq)


def test_what_was_begun_outlasts_a_turn_of_the_phone(visit: Visit) -> None:
    """The scene comes anew in the other layout, with the same question: the path is still good."""
    visitor = visit("en", phone=True, still=True)
    driver = sit(visitor, "theseus")
    page = visitor.page
    chosen = page.locator("[data-act=back]")
    play_until(driver, lambda: lit(page, "room") > 1 and chosen.count() > 0)
    lit_before = lit(page, "room")
    page.set_viewport_size({"width": 1024, "height": 600})
    page.wait_for_selector("[data-table]:not(.phone)")
    expect(chosen).to_be_visible()
    expect(page.locator('[data-lit][data-key^="room:"]')).to_have_count(lit_before)


@pytest.mark.parametrize("phone", [True, False])
def test_the_turns_of_a_formation_show_what_they_meet(visit: Visit, phone: bool) -> None:
    """H-80, H-81 Beside the board, each with its ghost on the board and the areas by name."""
    visitor = visit("hu", phone=phone, still=True)
    page = visitor.page

    def turns() -> bool:
        return lit(page, "turn") > 1 and not page.locator("[data-ghost]").count()

    driver = sit_until(visitor, "hexpanse", turns, finger=phone)
    seq = driver.seq
    told = set()
    for tile in page.locator('[data-helm] [data-lit][data-key^="turn:"]').all():
        if phone:
            tile.tap()
        else:
            tile.hover()
        key = str(tile.get_attribute("data-key"))
        expect(page.locator("[data-ghost]")).to_have_attribute("data-ghost", key)
        expect(page.locator(BUBBLE)).to_contain_text(re.compile(r"[A-M]\d+|Kilóg a tábláról"))
        named = re.findall(r"\b[A-M]\d+\b", page.locator(BUBBLE).inner_text())
        assert set(named) <= set(LABELS)
        told.add(tuple(named))
    assert len(told) > 1
    assert driver.seq == seq
    if phone:
        page.locator("[data-act=confirm]").tap()
        moved(page, seq)


def test_an_area_that_is_not_lit_says_why_not_beside_one_that_is(visit: Visit) -> None:
    """H-27 Hexagons lie close together: the one that is touched squarely is meant."""
    visitor = visit("hu", phone=True, still=True)
    page = visitor.page
    dark = page.locator('svg.hits [data-key^="area:"]:not([data-lit])')

    def many() -> bool:
        return lit(page, "area") > 8 and dark.count() > 3

    driver = sit_until(visitor, "hexpanse", many, finger=True)
    seq, tried = driver.seq, 0
    for area in dark.all():
        if page.locator("[data-act=confirm]").count():
            break
        area.scroll_into_view_if_needed()
        area.tap()
        expect(page.locator("[data-why-not]")).to_have_attribute("data-rule", re.compile(r"H-\d+"))
        assert driver.seq == seq
        page.locator("[data-why-not] h3 button[aria-label]").tap()
        tried += 1
    assert tried == dark.count()


def test_a_card_that_is_held_is_shown_large(visit: Visit) -> None:
    """Its words are small on a phone: a long touch, or a touch in vain, shows it in full size."""
    visitor = visit("hu", phone=True, still=True)
    driver = sit(visitor, "alien_artifacts", bots=2)
    page = visitor.page
    cards = page.locator('svg.hits [data-key^="card:"]:not([data-lit]):not(.through)')
    asked = page.locator("[data-act=confirm]")
    play_until(driver, lambda: driver.touches > 12 and cards.count() > 0 and not asked.count())
    card = max(cards.all(), key=lambda each: (each.bounding_box() or {"height": 0.0})["height"])
    card.scroll_into_view_if_needed()
    key = card.evaluate(HOLD, 700)
    large = page.locator(f'[data-large="{key}"]')
    expect(large).to_be_visible()
    sizes = large.locator("text").evaluate_all(
        "all => all.map(t => t.getBoundingClientRect().height)"
    )
    assert max(sizes) >= 16
    page.locator(BUBBLE).tap()
    expect(large).to_have_count(0)
    page.locator(f'[data-key="{key}"]').tap(force=True)
    page.locator("[data-why-not] [data-act=look]").tap()
    expect(large).to_be_visible()


def test_bots_have_their_article_in_hungarian(visit: Visit) -> None:
    """And they change their names with the language of the page."""
    visitor = visit("hu", still=True)
    driver = sit(visitor, "hexpanse", bots=2)
    driver.finger = False
    page = visitor.page
    play_until(driver, lambda: driver.touches > 8)
    log = page.get_by_role("log").inner_text()
    assert re.search(r"\b[Aa] [23]\. bot\b", log)
    bare = re.findall(r"(?m)^[23]\. bot [a-zíéáűőúöüó]+", log)
    assert bare == []
    page.locator("[data-lang=en]").first.click()
    expect(page.get_by_role("log")).to_contain_text("Bot 2")


def test_settings_that_mean_nothing_are_not_asked(visit: Visit) -> None:
    """P-193 The numbers of an event deck count only if it is one's own."""
    page = visit("hu", phone=True).go("/new/planet_unknown")
    page.click("[data-act=details]")
    label = page.locator("label.choice", has_text="Zöld kódok")
    events = page.locator("label.choice", has_text="Eseménypakli").locator("select")
    expect(events).to_be_visible()
    expect(label).to_have_count(0)
    choice = next(c for c in starboard.game("planet_unknown").variants if c.name == "events")
    events.select_option(index=choice.values.index("custom"))
    expect(label).to_be_visible()
    turning = page.locator("label.choice", has_text="Ketten")
    expect(turning).to_have_count(0)
    page.get_by_role("button", name="2", exact=True).click()
    expect(turning).to_be_visible()

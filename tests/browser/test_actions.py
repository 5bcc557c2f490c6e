"""Everything one can do is in sight: the list of actions, what they bring, and target first."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.driver import Driver

STOW, DRIFT = "[data-key='action:stow']", "[data-key='action:drift']"


def sit_until_stowing(visitor: Visitor) -> tuple[Page, Driver]:
    """A game of the example in which I have won a wreck that fits into both holds."""
    page = visitor.go()
    driver = Driver(page, seed=4, finger=False)
    driver.start(visitor.address, "_example")

    def both() -> bool:
        return page.locator(f"{STOW}[data-lit]").count() > 0 and (
            page.locator("svg.hits [data-key^='hold:'][data-lit]").count() == 2
        )

    driver.play(until=both)
    assert not driver.over
    return page, driver


def test_an_action_tells_what_it_brings_and_marks_the_pieces(visit: Visit) -> None:
    page, _ = sit_until_stowing(visit("en", still=True))
    page.locator(DRIFT).hover()
    expect(page.locator("[data-outlook]")).to_contain_text("lost to everybody")
    page.locator(STOW).hover()
    expect(page.locator("[data-note='hold:0']")).to_have_text(re.compile(r"^\d+ t$"))
    page.locator("svg.hits [data-key='hold:1']").hover()
    expect(page.locator("[data-outlook]")).to_contain_text("Second hold carries")


def test_an_action_or_its_target_may_come_first(visit: Visit) -> None:
    page, driver = sit_until_stowing(visit("en", still=True))
    before = driver.situation()
    page.locator(STOW).click()
    expect(page.locator(STOW)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-act=back]")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(STOW)).not_to_have_attribute("aria-pressed", "true")
    page.locator("svg.hits [data-key='hold:1']").click()
    driver.wait_for_change(before)


def test_an_action_that_is_one_option_is_found_as_that_option(visit: Visit) -> None:
    """Scripts look for options that are no place on the board as button[data-option]."""
    page, driver = sit_until_stowing(visit("en", still=True))
    option = page.locator("button[data-option]")
    expect(option).to_have_count(1)  # stowing has two: its holds tell them apart
    expect(option).to_have_attribute("data-key", "action:drift")
    seq = driver.seq
    option.click()
    page.click("[data-act=confirm]")
    page.wait_for_function(f"() => +document.querySelector('[data-table]').dataset.seq > {seq}")


def test_a_touch_where_nothing_is_decided_says_what_it_is(visit: Visit) -> None:
    page, _ = sit_until_stowing(visit("en", still=True))
    page.locator("svg.hits [data-key='wreck']").click()
    answer = page.locator("[data-why-not]")
    expect(answer).to_have_attribute("data-rule", "E-2")
    expect(answer).to_contain_text(re.compile("wreck", re.IGNORECASE))
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


def test_what_brings_nothing_asks_with_its_reason(visit: Visit) -> None:
    page, driver = sit_until_stowing(visit("en", still=True))
    seq = driver.seq
    page.keyboard.press("2")
    asked = page.locator("[role=alertdialog]")
    expect(asked).to_contain_text("This brings nothing now.")
    expect(asked.locator("[data-act=back]")).to_be_focused()
    page.keyboard.press("Enter")  # that is Back
    expect(asked).to_have_count(0)
    assert driver.seq == seq
    page.locator(DRIFT).click()
    before = driver.situation()
    page.click("[data-act=confirm]")
    driver.wait_for_change(before)


def test_a_player_can_be_looked_at_large(visit: Visit) -> None:
    page, _ = sit_until_stowing(visit("en", still=True))
    page.locator("[data-act=area][data-of='1']").click()
    area = page.locator("dialog [data-area]")
    expect(area).to_have_attribute("data-area", "1")
    expect(page.locator("dialog [data-part='hold:1:0']")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(area).to_have_attribute("data-area", "0")
    page.keyboard.press("Escape")
    expect(area).to_have_count(0)
    page.keyboard.press("Shift+Digit2")
    expect(area).to_have_attribute("data-area", "1")


def test_text_can_be_made_larger_and_motion_less(visit: Visit) -> None:
    page, _ = sit_until_stowing(visit("en"))
    before = page.locator("[data-helm] [data-prompt]").bounding_box()
    page.get_by_role("button", name="Menu").click()
    page.locator("[data-setting=text]").select_option("larger")
    page.locator("[data-setting=motion]").check()
    page.keyboard.press("Escape")
    after = page.locator("[data-helm] [data-prompt]").bounding_box()
    assert before is not None
    assert after is not None
    assert after["height"] > before["height"]
    assert page.evaluate("document.documentElement.dataset.motion") == "less"

"""Planet Unknown in the browser: the tile in hand, four at once, whole games alone and by four."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit, Visitor
from tests.browser.driver import MY_MOVE, Driver

pytestmark = pytest.mark.browser


def sit(visitor: Visitor, *kinds: str, seed: str = "7", **variant: object) -> dict[str, str]:
    """A new table; the first seat is mine. Gives the links of the open seats."""
    seats = [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
    visitor.go("/").wait_for_selector("[data-box]")
    wanted = {"game": "planet_unknown", "seats": seats, "seed": seed, "variant": variant}
    answer = visitor.page.request.post(f"{visitor.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    made = answer.json()
    visitor.go(f"/table/{made['table']}")
    visitor.page.wait_for_selector("[data-table][data-seq]")
    return {str(seat["seat"]): seat["link"] for seat in made["seats"] if "link" in seat}


def join(visitor: Visitor, link: str, name: str) -> None:
    """Sit down where somebody has sent a link to."""
    visitor.go(link)
    visitor.page.fill("form input", name)
    visitor.page.click("form [data-act=join]")
    visitor.page.wait_for_selector("[data-table][data-seq]")


def take_tile(page: Page) -> None:
    """Until a tile is in hand."""
    driver = Driver(page, seed=3)
    for _ in range(12):
        page.wait_for_selector(MY_MOVE)
        if page.locator("[data-act=spin]").count():
            return
        driver.touch()
    raise AssertionError("no tile in hand")


def way(page: Page) -> str:
    shown = page.locator('[data-helm] [data-key^="way:"]')
    expect(shown).to_have_count(1)  # one way is shown at a time
    return str(shown.get_attribute("data-key"))


def squares(page: Page, lit: bool) -> Locator:
    return page.locator(f'main [data-key^="square:"]{"[data-lit]" if lit else ":not([data-lit])"}')


def test_the_tile_is_turned_by_keys_buttons_and_wheel(visit: Visit) -> None:
    """P-52 R turns it, F turns it over, as the buttons and the wheel do."""
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot", boards="symmetric")
    page = visitor.page
    take_tile(page)
    first = way(page)
    page.keyboard.press("r")
    second = way(page)
    assert second != first
    page.keyboard.press("Shift+R")
    assert way(page) == first
    page.click("[data-act=spin]")
    assert way(page) == second
    page.keyboard.press("f")
    flipped = way(page)
    page.click("[data-act=flip]")
    assert (way(page), flipped) != (flipped, second)
    squares(page, lit=True).first.hover()
    before = way(page)
    page.mouse.wheel(0, 120)
    page.wait_for_timeout(300)
    assert way(page) != before
    expect(page.locator("[data-act=spin] kbd")).to_have_text("R")


def test_the_ghost_shows_what_would_be_and_says_why_not(visit: Visit) -> None:
    """P-51, P-54 A ghost under the pointer, allowed or not, with what it brings or the rule."""
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot", boards="symmetric")
    page = visitor.page
    take_tile(page)
    ghost = page.locator("[data-ghost]")
    for _ in range(8):
        if squares(page, lit=True).count():
            break
        page.keyboard.press("r")
    squares(page, lit=True).first.hover()
    expect(ghost).to_have_attribute("data-fits", "true")
    expect(page.locator("[data-bubble]")).to_contain_text(re.compile(r"\+1|energy"))
    squares(page, lit=False).nth(40).hover()
    expect(ghost).to_have_attribute("data-fits", "false")
    squares(page, lit=False).nth(40).click()
    expect(page.locator("[data-why-not]")).to_have_attribute("data-rule", re.compile(r"P-\d+"))
    page.keyboard.press("Escape")
    seq = Driver(page).seq
    squares(page, lit=True).first.click()
    page.wait_for_function(f"() => +document.querySelector('[data-table]').dataset.seq > {seq}")
    expect(page.locator('[data-key^="tile:"]')).to_have_count(1)


def test_a_finger_aims_first_and_then_puts_down(visit: Visit) -> None:
    """P-43 On a phone a touch shows the ghost; a turn keeps it there; a second touch places it."""
    visitor = visit("hu", phone=True, still=True)
    sit(visitor, "me", "bot", boards="symmetric")
    page = visitor.page
    take_tile(page)
    first = way(page)
    page.locator(f'[data-helm] [data-key="{first}"]').tap()
    assert way(page) != first  # a touch of the tile itself turns it
    for _ in range(8):
        if squares(page, lit=True).count():
            break
        page.locator("[data-act=spin]").tap()
    target = squares(page, lit=True).first
    target.scroll_into_view_if_needed()
    target.tap()
    expect(page.locator("[data-ghost]")).to_have_attribute("data-fits", "true")
    expect(page.locator('[data-key^="tile:"]')).to_have_count(0)  # nothing is done yet
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("[data-act=confirm]").tap()
    expect(page.locator('[data-key^="tile:"]')).to_have_count(1)


def test_a_turn_begins_again(visit: Visit) -> None:
    """P-380, P-381 Whatever was done in a turn can be taken back at once until it is confirmed."""
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot", boards="symmetric")
    page = visitor.page
    prompt = page.locator("[data-prompt]")
    expect(prompt).to_contain_text("Take a tile")
    take_tile(page)
    squares(page, lit=True).first.click()
    expect(page.locator('[data-key^="tile:"]')).not_to_have_count(0)
    page.keyboard.press("Shift+U")
    expect(prompt).to_contain_text("Take a tile")
    expect(page.locator('main [data-key^="tile:"]')).to_have_count(0)


def test_boards_are_chosen_by_what_is_special_about_them(visit: Visit) -> None:
    """P-20 Every planet and corporation tells its own rule before it is chosen, and later."""
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot", boards="choice", seed="3")
    page = visitor.page
    for key in ("board:2", "board:6"):  # Gaia, and Oasis
        page.wait_for_selector(MY_MOVE)
        card = page.locator(f'[data-helm] [data-key="{key}"]')
        card.click()
        page.keyboard.press("Enter")
    page.locator('main [data-key="title:planet"]').hover()
    expect(page.locator("[data-bubble]")).to_contain_text("city")
    page.locator('main [data-key="title:corporation"]').hover()
    expect(page.locator("[data-bubble]")).to_contain_text("water")


def test_four_play_a_round_at_once_in_any_order(visit: Visit) -> None:
    """P-43, P-45, P-381 Nobody waits for another, and nobody sees a turn before it is confirmed."""
    visitors = [visit("en", still=True) for _ in range(4)]
    links = sit(visitors[0], "me", "link", "link", "link", boards="symmetric")
    for seat, visitor in enumerate(visitors[1:], 1):
        join(visitor, links[str(seat)], f"Guest {seat}")
    pages = [visitor.page for visitor in visitors]
    players = [Driver(page, seed=20 + n) for n, page in enumerate(pages)]
    for _ in range(8):  # the commander turns the station; then all have something to do
        ready = [bool(player.choices()) for player in players]
        if all(ready):
            break
        if True in ready:
            players[ready.index(True)].touch()
        pages[0].wait_for_timeout(1500)  # four pages draw what happened
    assert all(player.choices() for player in players)

    def heard(listeners: list[Page]) -> list[int]:
        """Lines of their logs, when every page stands where the table stands."""
        for _ in range(400):
            if len({player.seq for player in players}) == 1:
                break
            pages[0].wait_for_timeout(50)
        return [page.locator("[data-event]").count() for page in listeners]

    for done, seat in enumerate((2, 0, 3, 1)):
        others = [page for n, page in enumerate(pages) if n != seat]
        known = heard(others)
        finish = pages[seat].locator("button[data-option='[\"finish\"]']")
        for _ in range(60):
            players[seat].wait_for_turn()  # a page that is being drawn shows no finish yet
            if finish.count():
                break
            players[seat].touch()
        assert heard(others) == known  # not a word of a turn under way
        finish.click()
        if done == 3:
            break
        expect(pages[seat].locator(MY_MOVE)).to_have_count(0)
        for page, before in zip(others, known, strict=True):
            page.wait_for_function(
                f"() => document.querySelectorAll('[data-event]').length > {before}"
            )
        waiting = [n for n in range(4) if players[n].choices()]
        assert waiting == [n for n in (0, 1, 2, 3) if n not in (2, 0, 3, 1)[: done + 1]]


def test_a_whole_solo_game(visit: Visit) -> None:
    """P-210 to P-219 Alone against the target, from the first objective to the rating."""
    visitor = visit("hu", still=True)
    sit(visitor, "me", events="easy")
    driver = Driver(visitor.page, seed=31)
    driver.play()
    visitor.page.wait_for_selector("dialog table")


def test_a_whole_game_of_four(visit: Visit) -> None:
    """P-40 to P-47 With three bots, to the last round and the score by terms."""
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot", "bot", "bot")
    driver = Driver(visitor.page, seed=32)
    driver.play()
    visitor.page.wait_for_selector("dialog table")
    expect(visitor.page.locator("dialog table")).to_contain_text("Tracks")


def test_a_small_planet_is_shown_large_to_whoever_points_there(visit: Visit) -> None:
    """P-13 What the others have laid can be looked at; their numbers are read aloud in words."""
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot", boards="symmetric")
    page = visitor.page
    take_tile(page)
    page.locator("svg.hits [data-key='planet:1']").hover(force=True)
    large = page.locator("[data-large='planet:1']")
    expect(large).to_be_visible()
    box = large.bounding_box()
    assert box is not None
    assert box["height"] > 180
    told = page.get_by_title(re.compile(r"meteorites \d, lifepods \d"))
    expect(told).to_contain_text(re.compile(r"rovers \d, technologies \d"))


def test_a_tip_stays_while_others_play_on(visit: Visit) -> None:
    """Who looks at a planet meanwhile is not interrupted by every answer of the others."""
    visitor = visit("en", still=True)
    links = sit(visitor, "me", "link", boards="symmetric")
    friend = visit("en", still=True)
    join(friend, links["1"], "Friend")
    take_tile(friend.page)
    page = visitor.page
    page.locator("svg.hits [data-key='planet:1']").hover(force=True)
    large = page.locator("[data-large='planet:1']")
    expect(large).to_be_visible()
    page.evaluate("""() => {
        window.gone = 0;
        const watch = () => { window.gone += !document.querySelector("[data-large]"); };
        new MutationObserver(watch).observe(document.body, {childList: true, subtree: true});
    }""")
    before = page.locator("[data-table]").get_attribute("data-seq")
    Driver(friend.page, seed=3).touch()
    expect(page.locator("[data-table]")).not_to_have_attribute("data-seq", str(before))
    expect(large).to_be_visible()
    assert page.evaluate("window.gone") == 0


def test_a_finger_on_a_small_planet_or_the_event_is_told_what_it_is(visit: Visit) -> None:
    """P-13, P-194 Nothing is ever decided there, so nobody asks why not."""
    visitor = visit("hu", phone=True, still=True)
    sit(visitor, "me", "bot", boards="symmetric", events="hard")
    page = visitor.page
    take_tile(page)
    page.locator("svg.hits [data-key='event:now']").tap(force=True)
    expect(page.locator("[data-bubble]")).to_be_visible()
    expect(page.locator("[data-why-not]")).to_have_attribute("data-rule", re.compile(r"P-\d+"))
    expect(page.locator("[data-bubble]")).not_to_contain_text("Miért nem")  # it is no refusal
    page.keyboard.press("Escape")
    small = page.locator("svg.hits [data-key='planet:1']")
    small.scroll_into_view_if_needed()
    small.tap(force=True)
    expect(page.locator("[data-large='planet:1']")).to_be_visible()

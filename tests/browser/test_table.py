"""What a person can do at a table, one thing at a time, with the example game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import grave_faults
from tests.browser.conftest import Visit, Visitor
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser
GAME = "_example"
COUNT_TRAVELS = """
    window.travels = 0;
    const real = Element.prototype.animate;
    Element.prototype.animate = function (...a) {
        window.travels += 1;
        return real.apply(this, a);
    };
"""


def sit(visitor: Visitor, *kinds: str, names: tuple[str, ...] = ()) -> str:
    """A new table with seats of these kinds; gives its id. The first one is mine."""
    seats = [
        {"kind": kind.partition(":")[0], **({"bot": "random"} if kind == "bot" else {}),
         **({"name": names[i]} if i < len(names) else {})}
        for i, kind in enumerate(kinds)
    ]  # fmt: skip
    visitor.go("/").wait_for_selector("[data-box]")  # by then the browser is known
    answer = visitor.page.request.post(
        f"{visitor.address}/api/tables", data={"game": GAME, "seats": seats}
    )
    assert answer.ok, answer.text()
    table = str(answer.json()["table"])
    visitor.go(f"/table/{table}")
    visitor.page.wait_for_selector("[data-table][data-seq]")
    return table


def unlit(page: Page) -> str:
    page.wait_for_selector("[data-lit]")
    own = page.locator("svg [data-key='hold:0']:not([data-lit])")  # the game has a reason for it
    return str(own.first.get_attribute("data-key"))


def test_touching_what_is_not_lit_tells_why(visit: Visit) -> None:
    visitor = visit("en")
    sit(visitor, "me", "bot", "bot")
    page = visitor.page
    page.locator(f'[data-key="{unlit(page)}"]').click()
    bubble = page.locator("[data-why-not]")
    expect(bubble).to_be_visible()
    rule = bubble.get_attribute("data-rule") or ""
    assert re.fullmatch(r"[A-Z]+-\d+", rule)
    assert "only the winner stows" in bubble.inner_text()
    bubble.get_by_role("button", name=re.compile(rule)).click()
    expect(page.locator(f'[data-rule-text="{rule}"]')).to_be_in_viewport()
    expect(bubble).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_decision(visit: Visit) -> None:
    visitor = visit("en")
    sit(visitor, "me", "bot")
    page = visitor.page
    english = page.locator("[data-prompt]").inner_text()
    page.click("[data-lang=hu]")
    expect(page.locator("[data-prompt]")).not_to_have_text(english)
    assert page.locator("html").get_attribute("lang") == "hu"
    page.click("[data-lang=en]")
    expect(page.locator("[data-prompt]")).to_have_text(english)


def test_a_decision_can_be_taken_back_until_others_know_more(visit: Visit) -> None:
    visitor = visit("en", still=True)
    sit(visitor, "me", "link")
    page, driver = visitor.page, Driver(visitor.page)
    page.locator("[data-act=undo]").click()
    expect(page.locator("[data-why-not]")).to_be_visible()  # nothing to take back yet: it says so
    hand = page.locator("[data-lit]").count()
    driver.touch()
    page.wait_for_selector("[data-act=undo]:not(.off)")
    assert page.locator("[data-lit]").count() == 0
    page.keyboard.press("u")
    expect(page.locator("[data-lit]")).to_have_count(hand)


def test_escape_goes_back_and_the_focus_is_never_lost(visit: Visit) -> None:
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot")
    page = visitor.page
    page.wait_for_selector("[data-lit]")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-lit]')")
    page.keyboard.press("Enter")
    if page.locator("[data-act=confirm]").count():
        page.keyboard.press("Escape")
        expect(page.locator("[data-act=confirm]")).to_have_count(0)
        expect(page.locator("[data-lit]").first).to_be_visible()
    Driver(page).touch()
    page.wait_for_timeout(300)
    assert page.evaluate("document.activeElement !== document.body")


#: Confirmation of what cannot be taken back; warnings ask whatever was wished.
FINAL = ":not([role=alertdialog]) > [data-act=confirm]"


def test_a_final_step_asks_once_and_can_be_told_never_to(visit: Visit) -> None:
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot")
    page, driver = visitor.page, Driver(visitor.page)
    for _ in range(60):
        if not driver.wait_for_turn() or page.locator(FINAL).count():
            break
        driver.touch()
    expect(page.locator(FINAL)).to_be_visible()
    page.get_by_role("checkbox").check()
    page.click(FINAL)
    driver.wait_for_turn()
    for _ in range(60):
        if not driver.wait_for_turn():
            break
        assert page.locator(FINAL).count() == 0
        driver.touch()
    assert driver.over


def test_players_on_one_device_do_not_see_each_others_cards(visit: Visit) -> None:
    visitor = visit("en", still=True)
    sit(visitor, "me", "device", names=("Anna", "Bence"))
    page, driver = visitor.page, Driver(visitor.page)
    driver.wait_for_turn()
    first = set(page.locator("[data-lit]").evaluate_all("all => all.map(e => e.dataset.key)"))
    driver.touch()
    while page.locator("[data-act=confirm]").count():
        driver.touch()
    screen = page.locator("[data-act=sit]")
    expect(screen).to_be_visible()
    expect(screen).to_contain_text("Bence")
    # Nothing of Anna's is left on the page.
    assert page.locator("[data-key], [data-event]").count() == 0
    assert grave_faults(page) == []
    screen.click()
    page.wait_for_selector('[data-table][data-seat="1"] [data-lit]')
    second = set(page.locator("[data-lit]").evaluate_all("all => all.map(e => e.dataset.key)"))
    assert first.isdisjoint(second)
    driver.play()
    assert driver.over


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    player, spectator = visit("en", still=True), visit("hu", still=True)
    table = sit(player, "me", "bot")
    page = spectator.go(f"/table/{table}?watch")
    page.wait_for_selector("[data-table][data-seq]")
    assert page.locator("[data-table]").get_attribute("data-seat") is None
    assert page.locator("[data-lit]").count() == 0
    assert page.locator('[data-key^="fuel:"]').count() == 0
    before = page.locator("[data-event]").count()
    Driver(player.page).play()
    page.wait_for_selector("[data-over=true]")
    assert page.locator("[data-event]").count() > before


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    visitor = visit("en", still=True)
    visitor.page.add_init_script("""
        const Real = WebSocket; window.sockets = [];
        window.WebSocket = class extends Real {
            constructor(...a) { super(...a); window.sockets.push(this); }
        };
    """)
    sit(visitor, "me", "bot")
    page = visitor.page
    page.wait_for_selector("[data-table][data-link=open]")
    page.evaluate("window.sockets.at(-1).close()")
    page.wait_for_selector("[data-table][data-link=lost], [data-table][data-link=connecting]")
    page.wait_for_selector("[data-table][data-link=open]")
    Driver(page).play()


def test_chat_reaches_the_other_browser(visit: Visit) -> None:
    one, two = visit("en", still=True), visit("en", still=True)
    table = sit(one, "me", "bot", names=("Anna",))
    two.go(f"/table/{table}?watch").wait_for_selector("[data-table][data-seq]")
    for visitor in (one, two):
        visitor.page.get_by_role("tab", name="Chat").click()
    one.page.get_by_placeholder("Write something").fill("<b>hello</b> from me")
    one.page.keyboard.press("Enter")
    expect(two.page.get_by_text("<b>hello</b> from me")).to_be_visible()


def test_hints_point_at_what_they_mean(visit: Visit) -> None:
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot")
    visitor.page.wait_for_selector("[data-lit]")
    hint = visitor.page.locator("[data-hints] li").first
    visitor.page.keyboard.press("h")
    expect(hint).to_be_visible()  # the bot thinks in a process of its own
    expect(hint.get_by_role("img", name="4 of 4")).to_be_visible()  # the best of them


def test_the_host_lets_a_bot_of_any_level_stand_in_and_hands_the_seat_back(visit: Visit) -> None:
    visitor = visit("en", still=True)
    sit(visitor, "me", "link")
    page = visitor.page
    page.get_by_role("button", name="Menu").click()
    menu = page.get_by_role("dialog")
    menu.get_by_label("Level of the bot").select_option("hard")
    menu.get_by_role("button", name="Let a bot play").click()
    expect(menu.get_by_label("Level of the bot")).to_have_count(0)
    expect(page.locator(".tag", has_text="Hard")).to_have_count(1)
    menu.get_by_role("button", name="Give the seat back").click()
    expect(menu.get_by_label("Level of the bot")).to_have_count(1)
    expect(page.locator(".tag", has_text="Hard")).to_have_count(0)


def test_rules_are_searched_by_word_and_number(visit: Visit) -> None:
    visitor = visit("hu", still=True)
    sit(visitor, "me", "bot")
    page = visitor.page
    page.wait_for_selector("[data-lit]")
    page.keyboard.press("?")
    rules = page.locator("[data-rule-text]")
    expect(rules.first).to_be_visible()
    everything = rules.count()
    page.get_by_role("searchbox").fill("E-3")
    expect(page.locator('[data-rule-text="E-3"]')).to_be_visible()
    assert rules.count() < everything


def test_things_travel_and_arrive(visit: Visit) -> None:
    visitor = visit("en")
    visitor.page.add_init_script(COUNT_TRAVELS)
    sit(visitor, "me", "bot", "bot")
    Driver(visitor.page).play()
    assert visitor.page.evaluate("window.travels") > 0


def test_nothing_moves_for_those_who_want_no_motion(visit: Visit) -> None:
    visitor = visit("en", still=True)
    visitor.page.add_init_script(COUNT_TRAVELS)
    sit(visitor, "me", "bot", "bot")
    Driver(visitor.page).play()
    assert visitor.page.evaluate("window.travels") == 0


def test_the_board_zooms_and_fits_again(visit: Visit) -> None:
    visitor = visit("en", still=True)
    sit(visitor, "me", "bot")
    page = visitor.page
    page.wait_for_selector("[data-lit]")
    page.locator("svg.hits").hover()
    whole = page.locator("svg.things").get_attribute("viewBox")
    page.mouse.wheel(0, -600)
    fit = page.get_by_role("button", name="Show the whole board")
    expect(fit).to_be_visible()
    assert page.locator("svg.things").get_attribute("viewBox") != whole
    fit.click()
    assert page.locator("svg.things").get_attribute("viewBox") == whole


def test_a_tablet_has_a_rail_that_opens_over_the_board(visit: Visit) -> None:
    visitor = visit("hu", still=True, viewport={"width": 900, "height": 700})
    sit(visitor, "me", "bot")
    page = visitor.page
    page.wait_for_selector("[data-lit]")
    assert page.get_by_role("log").count() == 0
    page.locator(".rail").get_by_role("button", name="Napló").click()
    expect(page.get_by_role("log")).to_be_visible()
    assert grave_faults(page) == []
    page.keyboard.press("Escape")
    expect(page.get_by_role("log")).to_have_count(0)


def test_turning_a_phone_asks_for_the_other_layout(visit: Visit) -> None:
    visitor = visit("en", phone=True, still=True)
    sit(visitor, "me", "bot")
    page = visitor.page
    page.wait_for_selector("[data-lit]")
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_selector(".table.tablet")
    page.wait_for_selector("[data-lit]")
    Driver(page).play()


def test_a_finished_game_is_replayed_and_played_on_from_the_middle(visit: Visit) -> None:
    visitor = visit("en", still=True)
    table = sit(visitor, "me", "bot")
    page, driver = visitor.page, Driver(visitor.page, seed=3)
    driver.play()
    page.wait_for_selector("dialog table")
    page.keyboard.press("Escape")
    end = page.locator("[data-event]").count()
    page.click("[data-act=replay]")
    expect(page.locator("[data-at='0']")).to_be_visible()
    assert page.locator("[data-event]").count() < end
    page.click("[data-act=step-on]")
    page.click("[data-act=step-on]")
    expect(page.locator("[data-at='2']")).to_be_visible()
    assert grave_faults(page) == []

    page.goto(page.url)  # the address leads to this very position
    expect(page.locator("[data-at='2']")).to_be_visible()
    page.click("[data-act=play-on]")
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    page.wait_for_selector("[data-lit]")
    driver.play()


def test_whoever_comes_back_is_told_what_happened(visit: Visit) -> None:
    one, two = visit("en", still=True), visit("en", still=True)
    one.go(f"/new/{GAME}").locator("[data-new-seat='1'] select").first.select_option("link")
    one.page.get_by_role("button", name="2", exact=True).click()
    one.page.click("[data-act=start]")
    link = one.page.locator("input[readonly]").input_value()
    one.page.click("[data-act=enter]")
    two.page.goto(link)
    two.page.fill("form input", "Ödön")
    two.page.click("form [data-act=join]")
    players = [Driver(one.page, seed=1), Driver(two.page, seed=2)]
    for player in players:
        player.wait_for_turn()
    one.page.wait_for_timeout(200)
    long_ago = """() => Object.keys(localStorage).filter(key => key.startsWith('starboard:seen'))
        .forEach(key => localStorage.setItem(key, JSON.stringify({count: 0, at: 0})))"""
    one.page.evaluate(long_ago)
    one.page.goto(one.address)
    one.page.evaluate(long_ago)
    one.page.go_back()
    digest = one.page.get_by_role("dialog")
    expect(digest).to_contain_text("Since your last visit")
    assert grave_faults(one.page) == []
    one.page.keyboard.press("Escape")
    expect(digest).to_have_count(0)
    players[0].wait_for_turn()


def test_holding_a_finger_on_a_thing_shows_what_it_is(visit: Visit) -> None:
    visitor = visit("en", phone=True, still=True)
    sit(visitor, "me", "bot")
    page, seq = visitor.page, Driver(visitor.page).seq
    key = unlit(page)
    press = """([key, type]) => document.querySelector(`[data-key="${key}"]`).dispatchEvent(
        new PointerEvent(type, {bubbles: true, pointerId: 7, pointerType: 'touch', button: 0}))"""
    page.evaluate(press, [key, "pointerdown"])
    expect(page.locator("[data-bubble] h3")).to_be_visible()
    page.evaluate(press, [key, "pointerup"])
    assert Driver(page).seq == seq

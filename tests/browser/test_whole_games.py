"""Whole games through the page, for every game there is: nothing here knows any of them."""

from __future__ import annotations

import pytest

import starboard
from tests.browser.axe import grave_faults
from tests.browser.conftest import Visit
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser
GAMES = sorted(starboard.games(hidden=True))
#: Every check plays each game on a phone and on a desk; the other ways are ./launch soak's.
SOAK = [
    game if game in ("_example", "death_angel") else pytest.param(game, marks=pytest.mark.soak)
    for game in GAMES
]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_hungarian_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit("hu", phone=True, still=True)
    driver = Driver(visitor.page, seed=11)
    driver.start(visitor.address, game)
    driver.play()
    visitor.page.wait_for_selector("dialog table")
    assert visitor.page.locator("html").get_attribute("lang") == "hu"
    assert grave_faults(visitor.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_game_in_english_on_a_desk(visit: Visit, game: str) -> None:
    visitor = visit("en")
    driver = Driver(visitor.page, seed=12)
    driver.start(visitor.address, game)
    driver.wait_for_turn()
    assert visitor.page.locator("[data-prompt]").inner_text().strip()
    assert grave_faults(visitor.page) == []
    driver.play()
    assert visitor.page.locator("[data-event]").count() > 0


@pytest.mark.parametrize("game", SOAK)
def test_a_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    visitor = visit("en", still=True)
    driver = Driver(visitor.page, seed=13)
    driver.start(visitor.address, game)
    driver.play_by_keys()
    visitor.page.wait_for_selector("dialog table")


@pytest.mark.parametrize("game", SOAK)
def test_two_browsers_at_one_table_one_reloads(visit: Visit, game: str) -> None:
    host, guest = visit("en", still=True), visit("hu", still=True)
    page = host.go(f"/new/{game}")
    page.click("[data-act=start]", trial=True)
    seats = min(n for n in starboard.game(game).seats if n >= 2)
    page.get_by_role("button", name=str(seats), exact=True).click()
    page.locator("[data-new-seat='1'] select").first.select_option("link")
    page.click("[data-act=start]")
    link = page.locator("input[readonly]").first.input_value()
    page.click("[data-act=enter]")

    guest.page.goto(link)
    guest.page.fill("form input", "Ödön")
    guest.page.click("form [data-act=join]")
    players = [Driver(host.page, seed=14), Driver(guest.page, seed=15)]
    for player in players:
        player.page.wait_for_selector("[data-table][data-seq]")
    assert guest.page.locator("[data-table]").get_attribute("data-seat") == "1"
    guest.page.wait_for_selector("text=Ödön")

    for turn in range(3000):
        if all(player.over for player in players):
            break
        for player in players:
            if not player.over and player.choices():
                player.touch()
        if turn == 6:
            before = players[1].seq
            guest.page.reload()
            guest.page.wait_for_selector("[data-table][data-seq]")
            assert players[1].seq >= before
        host.page.wait_for_timeout(20)
    assert all(player.over for player in players)

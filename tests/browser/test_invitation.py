"""At the door of a table: who invites, who sits where; nobody is seated before they say so."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import grave_faults
from tests.browser.conftest import Visit, Visitor
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser
Json = dict[str, Any]


def host_table(visitor: Visitor, *kinds: str, game: str = "_example") -> Json:
    """A table of somebody called Bence, who is at it."""
    visitor.go("/").wait_for_selector("[data-box]")
    seats = [{"kind": k, **({"bot": "random"} if k == "bot" else {})} for k in kinds]
    seats[0]["name"] = "Bence"
    answer = visitor.page.request.post(
        f"{visitor.address}/api/tables", data={"game": game, "seats": seats, "seed": "7"}
    )
    assert answer.ok, answer.text()
    made: Json = answer.json()
    visitor.go(f"/table/{made['table']}").wait_for_selector("[data-table][data-seq]")
    return made


def type_code(visitor: Visitor, code: str) -> Page:
    page = visitor.go("/")
    page.locator("form.join input").fill(code)
    page.click("form.join [data-act=join]")
    return page


def free_seats(visitor: Visitor, table: str) -> list[int]:
    seen = visitor.page.request.get(f"{visitor.address}/api/tables/{table}").json()
    return [seat["seat"] for seat in seen["seats"] if seat["free"]]


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("phone", [False, True])
def test_a_code_opens_the_invitation_and_seats_nobody(visit: Visit, lang: str, phone: bool) -> None:
    host, guest = visit("en", still=True), visit(lang, phone=phone, still=True)
    made = host_table(host, "me", "link", "link", "bot")
    page = type_code(guest, made["code"].lower())
    invitation = page.locator("[data-invitation=free]")
    expect(invitation).to_contain_text("Bence")
    expect(invitation.locator("[data-door-seat='0']")).to_have_attribute("data-state", "here")
    expect(invitation.locator("[data-door-seat='3']")).to_have_attribute("data-state", "bot")
    expect(invitation.locator("[data-door-seat='1']")).to_have_attribute("data-state", "mine")
    assert free_seats(host, made["table"]) == [1, 2]  # looking takes no seat
    assert grave_faults(page) == []
    page.locator("[data-door-seat='2']").click()
    expect(invitation.locator("[data-door-seat='2']")).to_have_attribute("data-state", "mine")
    page.locator("form input[autocomplete=nickname]").fill("Margit")
    page.click("[data-act=join]")
    page.wait_for_selector(f'[data-table="{made["table"]}"][data-seat="2"]')
    expect(host.page.locator(".players")).to_contain_text("Margit")
    assert "code" not in page.url


def test_the_link_of_a_seat_asks_even_those_whose_name_is_known(visit: Visit) -> None:
    host, guest = visit("en", still=True), visit("en", still=True)
    made = host_table(host, "me", "link", "link")
    guest.page.add_init_script("localStorage.setItem('starboard', JSON.stringify({name: 'Vera'}))")
    page = guest.go(made["seats"][2]["link"])
    expect(page.locator("[data-invitation=seat]")).to_be_visible()
    expect(page.locator("[data-door-seat='2']")).to_have_attribute("data-state", "mine")
    assert free_seats(host, made["table"]) == [1, 2]
    page.click("[data-act=join]")
    page.wait_for_selector('[data-table][data-seat="2"]')
    assert "join" not in page.url
    other = visit("en", still=True)
    other.go(made["seats"][2]["link"])
    expect(other.page.locator("[data-invitation=used]")).to_be_visible()
    expect(other.page.locator("[data-act=watch]")).to_be_visible()


def test_a_table_without_a_key_can_be_watched_or_joined_with_its_code(visit: Visit) -> None:
    host, guest = visit("en", still=True), visit("en", still=True)
    made = host_table(host, "me", "link")
    page = guest.go(f"/table/{made['table']}")
    page.click("[data-act=watch]")
    page.wait_for_selector("[data-table][data-seq]:not([data-seat])")
    page.reload()  # whoever watches is not asked again
    page.wait_for_selector("[data-table][data-seq]:not([data-seat])")
    page.goto(f"{guest.address}/table/{made['table']}")
    page.check("[data-way=play]")
    page.fill("input[autocomplete=nickname]", "Vera")
    page.fill("input.code", "AAAAAA")
    page.click("[data-act=join]")
    expect(page.get_by_role("alert")).to_be_visible()  # a wrong code says so
    guest.complaints = [c for c in guest.complaints if "403" not in c]
    page.fill("input.code", made["code"])
    page.click("[data-act=join]")
    page.wait_for_selector('[data-table][data-seat="1"]')


def test_a_name_that_is_taken_says_so_and_offers_another(visit: Visit) -> None:
    host, guest = visit("en", still=True), visit("en", still=True)
    made = host_table(host, "me", "link")
    page = type_code(guest, made["code"])
    page.fill("input[autocomplete=nickname]", "bence")
    expect(page.get_by_role("alert")).to_contain_text("bence")
    page.click("[data-act=join]")
    assert free_seats(host, made["table"]) == [1]
    page.click("[data-act=other-name]")
    page.click("[data-act=join]")
    page.wait_for_selector('[data-table][data-seat="1"]')
    expect(page.locator(".players")).to_contain_text("bence 2")


def test_a_full_table_can_be_watched(visit: Visit) -> None:
    host, guest = visit("en", still=True), visit("hu", still=True)
    made = host_table(host, "me", "bot")
    page = type_code(guest, made["code"])
    expect(page.locator("[data-invitation=full]")).to_be_visible()
    assert page.locator("[data-act=join]").count() == 0
    page.click("[data-act=watch]")
    page.wait_for_selector("[data-table][data-seq]:not([data-seat])")


def test_a_seat_that_is_taken_meanwhile_turns_to_its_owner(visit: Visit) -> None:
    host, guest, other = (visit("en", still=True) for _ in range(3))
    made = host_table(host, "me", "link", "link")
    page = type_code(guest, made["code"])
    page.fill("input[autocomplete=nickname]", "Vera")
    expect(page.locator("[data-door-seat='1']")).to_have_attribute("data-state", "mine")
    other.go("/").wait_for_selector("[data-box]")
    taken = other.page.request.post(
        f"{other.address}/api/tables/{made['table']}/join",
        data={"code": made["code"], "seat": 1, "name": "Pál"},
    )
    assert taken.ok
    expect(page.locator("[data-door-seat='1']")).to_contain_text("Pál")
    expect(page.locator("[data-door-seat='2']")).to_have_attribute("data-state", "mine")


def test_a_finished_game_tells_how_it_ended(visit: Visit) -> None:
    host, guest = visit("en", still=True), visit("en", still=True)
    made = host_table(host, "me", "bot")
    Driver(host.page).play()
    page = guest.go(f"/table/{made['table']}")
    expect(page.locator("[data-invitation=over] .note")).to_contain_text(re.compile("won|Nobody"))
    page.click("[data-act=watch]")
    page.wait_for_selector("[data-over=true]")


def test_a_code_that_no_table_has_stays_to_be_mended(visit: Visit) -> None:
    visitor = visit("en")
    page = type_code(visitor, "ZZZZZZ")
    expect(page.get_by_role("alert")).to_contain_text("No table has this code")
    assert page.locator("form.join input").input_value() == "ZZZZZZ"
    visitor.complaints = [c for c in visitor.complaints if "404" not in c]

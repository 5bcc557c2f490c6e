"""Hexpanse through the page: a recorded game, touch by touch, with a chain of three cards."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator

import starboard
from starboard.draw.touch import actions
from starboard.kernel import Option, Table
from tests.browser.conftest import Visit, Visitor
from tests.browser.driver import MY_MOVE, Driver

pytestmark = pytest.mark.browser
GAME = starboard.game("hexpanse")
RECORD = json.loads((GAME.folder / "records" / "chain-2-leaders.json").read_text("utf-8"))


def sit(visitor: Visitor) -> None:
    """Both factions at one device, with the deal of the record."""
    visitor.go("/").wait_for_selector("[data-box]")  # by then the browser is known
    wanted: dict[str, Any] = {
        "game": GAME.id,
        "seats": [{"kind": "me", "name": "Anna"}, {"kind": "device", "name": "Bence"}],
        "variant": RECORD["variant"],
        "seed": str(RECORD["seed"]),
    }
    answer = visitor.page.request.post(f"{visitor.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    visitor.go(f"/table/{answer.json()['table']}").wait_for_selector("[data-table][data-seq]")


#: Has the table taken an answer since, or does it want to be told that it is meant?
TAKEN = """start => {
  const table = document.querySelector('[data-table]');
  if (Number(table.dataset.seq) > start || table.dataset.over) return 'yes';
  return document.querySelector('[data-act=confirm]') && 'ask';
}"""
#: The same, or is there something to touch again? What is on its way to the table leaves nothing.
SETTLED = f"start => ({TAKEN})(start) || document.querySelector('{MY_MOVE}')"


class Hand:
    """Answers as the record says, by touching what is lit; a button only where nothing lies."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.lit = 0  # touches of lit things

    def answer(self, path: tuple[str, ...], option: Option, action: str) -> None:
        """Touch after touch until the table has taken the answer; what lies nowhere is an action
        of the list."""
        page, start = self.driver.page, self.driver.seq
        self.pass_on("sit")
        said = page.locator(f"button[data-option='{json.dumps(option, separators=(',', ':'))}']")
        for step in (f"action:{option[0]}", *path):
            lit = page.locator(",".join(f'[data-lit][data-key="{key}"]' for key in step.split("|")))
            if self.driver.seq == start and lit.count():
                self.touch(lit.first, start)
                self.lit += 1
        listed = page.locator(f'[data-lit][data-key="{action}"]')
        if self.driver.seq == start and not path and not said.count() and listed.count():
            self.touch(listed, start)
        if self.driver.seq == start and said.count():
            said.first.click()
        page.wait_for_function(TAKEN, arg=start)
        self.pass_on("confirm")
        page.wait_for_function(f"start => ({TAKEN})(start) === 'yes'", arg=start)

    def pass_on(self, act: str) -> None:
        """Press a button of the page itself, if it is there."""
        self.driver.wait_for_turn()
        found = self.driver.page.locator(f"[data-act={act}]")
        if found.count():
            self.touch(found.first, self.driver.seq)

    def touch(self, thing: Locator, start: int) -> None:
        """A touch, and what it changes: the table has moved, or there is more to touch."""
        before = self.driver.situation()
        thing.click()
        self.driver.wait_for_change(before)
        self.driver.page.wait_for_function(SETTLED, arg=start)


def test_a_whole_game_by_touch_with_a_chain_of_three_cards(visit: Visit) -> None:
    """H-74, H-75: one placement sets off three cards, one after the other, to the game's end."""
    visitor = visit("en", still=True)
    sit(visitor)
    hand = Hand(Driver(visitor.page))
    table = Table(GAME, RECORD["seats"], RECORD["seed"], RECORD["variant"], auto=True)
    chain = longest = 0
    while not table.over:
        ask = table.pending[0]
        seat, option, *_ = RECORD["answers"][len(table.answers)]
        chosen = tuple(option)
        told = len(table.events)
        chain = 0 if ask.key == "action" else chain
        listed = actions(GAME, table.state, ask)
        action = next((each.key for each in listed if chosen in each.options), "")
        hand.answer(GAME.path(table.state, ask, chosen), chosen, action)
        table.answer(seat, chosen)
        chain += sum(event.message.key == "event-ability" for event in table.events[told:])
        longest = max(longest, chain)
        assert hand.driver.seq == table.seq
    assert longest >= 3
    assert hand.lit > len(table.answers) / 2
    visitor.page.wait_for_selector("[data-over=true]")
    visitor.page.wait_for_selector("dialog table")

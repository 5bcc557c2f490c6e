"""What happened is told, moment by moment, before the question opens; and a save is opened."""

from __future__ import annotations

import json
import random
from pathlib import Path

from playwright.sync_api import Page, expect

import starboard
from tests.browser.conftest import Visit

NEW_TABLE = """async () => {
  const seats = [{kind: 'me', name: 'Ada'}, {kind: 'bot', bot: 'random'}];
  const answer = await fetch('/api/tables', {
    method: 'POST', headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({game: '_example', seats, seed: 7}),
  });
  return (await answer.json()).table;
}"""


def bid(page: Page) -> None:
    """The first decision of the example: a bid, after which bids are turned up."""
    page.goto(page.url.rstrip("/") + "/table/" + page.evaluate(NEW_TABLE))
    page.locator("[data-lit]").first.click()
    page.locator("[data-act=confirm], [data-telling], [data-option], [data-lit]").first.wait_for()
    if page.locator("[data-act=confirm]").count():
        page.locator("[data-act=confirm]").click()


def test_moments_are_told_and_then_the_question_opens(visit: Visit) -> None:
    page = visit(pace="calm").go()
    bid(page)
    thread = page.locator("[data-telling]")
    thread.wait_for()
    page.keyboard.press("k")
    expect(page.locator("[data-act=pause].paused")).to_be_visible()
    expect(page.locator("[data-stage]")).to_be_visible()
    assert page.locator("[data-prompt]").inner_text()
    assert page.locator("[data-lit], [data-option]").count() == 0
    before = page.locator("[data-prompt]").inner_text()
    page.locator("[data-lang=hu]").click()
    expect(page.locator("[data-prompt]")).not_to_have_text(before)
    page.keyboard.press("End")
    expect(thread).to_have_count(0)
    page.locator("[data-lit], [data-option]").first.wait_for()
    page.keyboard.press("w")
    thread.wait_for()
    page.reload()
    page.locator("[data-lit], [data-option]").first.wait_for()
    assert thread.count() == 0


def test_whoever_wants_no_telling_is_asked_at_once(visit: Visit) -> None:
    page = visit(pace="off").go()
    bid(page)
    page.locator("[data-lit], [data-option]").first.wait_for()
    assert page.locator("[data-telling]").count() == 0
    page.locator("[data-act=again]").click()
    page.locator("[data-telling]").wait_for()
    page.keyboard.press("End")
    page.locator("[data-lit], [data-option]").first.wait_for()


def test_a_save_is_opened_looked_through_and_refused_when_broken(
    visit: Visit, tmp_path: Path
) -> None:
    rng, table = random.Random(5), starboard.new("_example", seats=2, seed=5)
    while not table.over:
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(ask.options))
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(table.save(), encoding="utf-8")
    bad.write_text(json.dumps({**json.loads(table.save()), "digest": "0"}), encoding="utf-8")
    visitor = visit()
    page = visitor.go()
    page.locator("[data-act=save-file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("not the one that was saved")
    visitor.complaints.clear()  # the browser tells of the answer 400
    page.locator("[data-act=save-file]").set_input_files(good)
    at = page.locator("[data-at]")
    expect(at).to_have_attribute("data-at", "0")
    page.locator("[data-act=step-on]").click()
    expect(at).to_have_attribute("data-at", "1")
    page.keyboard.press("End")
    expect(at).to_have_attribute("data-at", str(table.seq))
    lines = page.locator("[data-event]")
    lines.nth(1).hover()
    lines.nth(1).locator("[data-act=jump]").click()
    expect(at).to_have_attribute("data-at", "0")
    assert page.url.endswith("?at=0")

"""What must be seen is in sight, and nothing old lies over it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Json, Visit, Visitor, overhear
from tests.browser.driver import Driver

pytestmark = pytest.mark.browser

BOT = {"kind": "bot", "bot": "random"}
#: Cards in the hand that may be chosen and are not what a finger would hit at their middle.
HIDDEN = """() => [...document.querySelectorAll('[data-helm] svg [data-lit]')].filter(card => {
  const box = card.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit?.closest('[data-key]') !== card;
}).map(card => card.dataset.key)"""
#: Where cards that may be chosen stand in the hand as the game deals it.
PLACES = """() => [...document.querySelectorAll('[data-helm] svg [data-key]')]
  .map((card, i) => card.hasAttribute('data-lit') ? i : -1).filter(i => i >= 0)"""
#: The sums are all within the frame. The table may turn upright at any time: all is asked at once.
TOTALS_INSIDE = """() => {
  const edge = document.querySelector('dialog').getBoundingClientRect().right;
  const cells = [...document.querySelectorAll('dialog .total')];
  return cells.length >= 4 && cells.every(cell => cell.getBoundingClientRect().right <= edge);
}"""


def sit(visitor: Visitor, game: str = "_example", bots: int = 1, seed: str = "7") -> Driver:
    visitor.go("/").wait_for_selector("[data-box]")
    wanted: Json = {"game": game, "seats": [{"kind": "me"}, *[BOT] * bots], "seed": seed}
    answer = visitor.page.request.post(f"{visitor.address}/api/tables", data=wanted)
    assert answer.ok, answer.text()
    visitor.go(f"/table/{answer.json()['table']}").wait_for_selector("[data-table][data-seq]")
    return Driver(visitor.page, seed=3)


def box(page: Page, selector: str) -> Json:
    return dict(page.locator(selector).bounding_box() or {})


def apart(a: Json, b: Json) -> bool:
    return bool(
        a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
        or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]
    )  # fmt: skip


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("width", [700, 1440])
def test_every_column_of_a_result_is_in_sight(visit: Visit, lang: str, width: int) -> None:
    """The longest list of terms there is, with names as long as they may be."""
    names = ["Bartholomew Featherstonehaugh", "Kovácsné Nagy Mária Magdolna", "Ada", "Zoli"]
    terms = ["planet", "tracks", "lifepods", "meteorites", "civ-cards", "personal", "neighbours"]

    def end(said: Json) -> None:
        if said["type"] in ("state", "update"):
            told = [
                {"message": {"game": "planet_unknown", "key": f"term-{term}", "facts": {}},
                 "value": 12}
                for term in terms
            ]  # fmt: skip
            reason = {"game": "planet_unknown", "key": "end-no-room", "facts": {}}
            said["over"], said["ask"] = True, None
            said["result"] = {"winners": [0], "scores": [84] * 4, "reason": reason, "remark": None,
                              "terms": [told] * 4}  # fmt: skip
        for seat, name in zip(said.get("seats", []), names, strict=False):
            seat["name"] = name

    visitor = visit(lang, still=True, viewport={"width": width, "height": 900})
    overhear(visitor.page, end)
    sit(visitor, bots=3)
    page = visitor.page
    page.click("[data-act=result]")
    scores = page.locator("dialog .scores")
    expect(scores).to_contain_text("84")
    page.wait_for_function(
        "() => (s => s.scrollWidth <= s.clientWidth)(document.querySelector('dialog .scores'))"
    )
    page.wait_for_function(TOTALS_INSIDE)


@pytest.mark.parametrize(("game", "kind"), [("death_angel", "action"), ("planet_unknown", "card")])
def test_cards_that_may_be_chosen_are_in_sight_on_a_phone(
    visit: Visit, game: str, kind: str
) -> None:
    """Even when the game deals cards that may not be chosen before them."""
    visitor = visit("hu", phone=True, still=True)
    page = visitor.page

    def behind() -> bool:
        found = page.evaluate(PLACES)
        lit = page.locator(f'[data-helm] svg [data-lit][data-key^="{kind}:"]').count()
        # More than three do not fit side by side: those are looked at in the Hand view.
        return 0 < lit <= 3 and len(found) <= 3 and found[-1] > 2

    driver = sit(visitor, game, bots=2)
    driver.finger = True
    for seed in "789":
        driver.play(until=behind)
        if not driver.over:
            break
        driver = sit(visitor, game, bots=2, seed=seed)
    driver.rest()
    page.wait_for_function(f"() => ({HIDDEN})().length === 0")


def test_the_hand_can_be_looked_at_as_a_whole_on_a_phone(visit: Visit) -> None:
    """D-20 Six cards do not fit side by side: the Hand view shows them all."""
    visitor = visit("en", phone=True, still=True)
    driver = sit(visitor, "death_angel", bots=2)
    page = visitor.page
    cards = page.locator('[data-helm] svg [data-key^="action:"]')
    driver.play(until=lambda: cards.count() > 3)
    page.get_by_role("button", name="Hand", exact=True).click()
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.9)


def test_a_bubble_goes_with_what_it_spoke_of(visit: Visit) -> None:
    """The pointer rests where a card was: nothing is told of it at its new place."""
    visitor = visit("en", still=True)
    driver = sit(visitor, "theseus")
    page = visitor.page
    card = page.locator('[data-helm] svg [data-lit][data-key^="card:"]').first
    driver.play(until=lambda: card.count() > 0 and not page.locator("[data-act=back]").count())
    card.hover()
    expect(page.locator("[data-bubble]")).to_be_visible()
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("[data-bubble]")).to_have_count(0)
    page.wait_for_timeout(700)  # a tip that would come again comes within this time
    expect(page.locator("[data-bubble]")).to_have_count(0)


def test_a_touch_elsewhere_closes_what_was_told(visit: Visit) -> None:
    visitor = visit("en", phone=True, still=True)
    sit(visitor)
    page = visitor.page
    page.wait_for_selector("[data-lit]")
    page.locator("svg.hits [data-key='hold:0']").tap()
    expect(page.locator("[data-why-not]")).to_be_visible()
    page.locator("[data-prompt]").tap()
    expect(page.locator("[data-why-not]")).to_have_count(0)


def test_no_bot_thinks_while_i_am_asked(visit: Visit) -> None:
    """Who is connected is told seldom: then a bot may have been at work."""

    def busy(said: Json) -> None:
        for seat in said.get("seats", []):
            seat["thinks"] = seat["bot"] is not None

    visitor = visit("en", still=True)
    overhear(visitor.page, busy)
    sit(visitor, "theseus", bots=2).wait_for_turn()
    expect(visitor.page.locator(".dots")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("lang", ["en", "hu"])
def test_hints_lie_beside_the_board_and_promise_nothing(
    visit: Visit, lang: str, phone: bool
) -> None:
    visitor = visit(lang, phone=phone, still=True)
    sit(visitor, "theseus").wait_for_turn()
    page = visitor.page
    page.click("[data-act=hint]")
    hints = page.locator("[data-hints]")
    expect(hints.locator("li").first).to_be_visible(timeout=60_000)
    assert apart(box(page, "[data-hints]"), box(page, "main"))
    legend = hints.locator("> small")
    if legend.count():
        expect(legend).not_to_contain_text("100")


def test_names_in_a_prompt_have_no_colour_that_says_something_else(visit: Visit) -> None:
    """Death Angel's accent is red, and so was the blue team."""
    visitor = visit("en", still=True)
    driver = sit(visitor, "death_angel", bots=2)
    name = visitor.page.locator("[data-prompt] b")
    driver.play(until=lambda: name.count() > 0)
    ink = "e => getComputedStyle(e).color"
    words = visitor.page.locator("[data-prompt]").evaluate(ink)
    assert name.first.evaluate(ink) == words

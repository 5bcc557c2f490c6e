"""All that is on a page can be read, reached and seen, at every width and in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

import starboard
from tests.browser.layout import WIDTHS, Fault, faults, open_page, positions, sweep

GAMES = ["_example", *sorted(starboard.games())]
#: What games draw themselves: their boards and hands, as long as these are being mended.
DRAWN = ("board", "hand")
MENDING = set(starboard.games())


def of_the_page(game: str, found: list[Fault]) -> list[str]:
    """Without what the game's own drawings still lack."""
    mine = [each for each in found if game not in MENDING or not each.where.startswith(DRAWN)]
    return sorted(map(str, mine))


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_too_small_too_faint_or_out_of_sight(
    browser: Browser, address: str, game: str, width: int
) -> None:
    found = sweep(browser, address, game, width, count=2, between=3)
    assert of_the_page(game, [fault for _, fault in found]) == []


@pytest.mark.soak
@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", GAMES)
def test_at_every_width(browser: Browser, address: str, game: str, width: int) -> None:
    found = sweep(browser, address, game, width, count=12, between=9)
    assert of_the_page(game, [fault for _, fault in found]) == []


def spoilt(page: Page, style: str) -> set[str]:
    page.evaluate(
        """style => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(style);
          document.adoptedStyleSheets.push(sheet);
        }""",
        style,
    )
    return {fault.what for fault in faults(page)}


@pytest.mark.parametrize(
    ("style", "what"),
    [
        ("[data-prompt] { font-size: 9px !important }", "small text"),
        ("nav button { max-width: 20px }", "small target"),
        ("svg.things text { fill: #182238 !important }", "faint text"),
        ("[data-prompt] { position: fixed; left: 300px; white-space: nowrap }", "outside its pane"),
        ("svg.things text { font-size: 500px !important }", "text over text"),
        (".sheet .hand { max-width: 2px }", "choice out of view"),
    ],
)
def test_planted_faults_are_found(browser: Browser, address: str, style: str, what: str) -> None:
    """A check that finds nothing proves nothing."""
    page = open_page(browser, 390, "en")
    try:
        page.goto(address)
        page.click('[data-box="_example"]')
        page.click("[data-act=start]")
        page.wait_for_selector("[data-lit]")
        assert what in spoilt(page, style)
    finally:
        page.context.close()


def test_the_board_keeps_its_size_while_one_plays(browser: Browser, address: str) -> None:
    """Whatever is asked, the panel below takes no more and no less."""
    page = open_page(browser, 1440, "en")
    try:
        sizes = set()
        for _ in positions(page, address, "_example", 5, 2):
            box = page.locator("main").bounding_box()
            assert box is not None
            sizes.add((round(box["width"]), round(box["height"])))
        assert len(sizes) == 1
    finally:
        page.context.close()

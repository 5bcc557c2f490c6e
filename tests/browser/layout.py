"""What can be read, reached and seen on a page, measured in the browser.

``python -m tests.browser.layout [GAME ...] --out DIR`` plays every game at every width in both
languages, and writes what is wrong with each of them into ``DIR/layout-GAME.txt``.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, sync_playwright

import starboard
from tests.browser.conftest import FLAGS, LOCALES
from tests.browser.driver import Driver
from tests.server.harness import Server, Zygote, running
from tools.system import find_browser

WIDTHS = {390: 844, 768: 1024, 1440: 900, 1920: 1080, 2560: 1440}
PHONE = 700  # narrower is a phone
SMALLEST, SMALLEST_ON_PHONE = 11, 12  # px of text
CONTRAST = 4.5
TARGET = 40  # px
FACTS = {"text": SMALLEST, "phone_text": SMALLEST_ON_PHONE, "contrast": CONTRAST, "target": TARGET}

#: All faults of the page as it is now: [[what, where, how much], ...].
FAULTS = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Fault:
    """Something that cannot be read, reached or seen."""

    what: str
    where: str
    much: str

    def __str__(self) -> str:
        return f"{self.what}: {self.where} ({self.much})"


def faults(page: Page) -> list[Fault]:
    """What is wrong with the page as it is now."""
    found = page.evaluate(f"facts => ({FAULTS})(facts)", FACTS)
    return [Fault(*each) for each in found]


def quick_bots(route: Route) -> None:
    """The same games at every run, against bots that keep nobody waiting."""
    wanted = json.loads(route.request.post_data or "{}")
    for seat in wanted.get("seats", []):
        if seat["kind"] == "bot":
            seat["bot"] = "quick"
    route.continue_(post_data=json.dumps({"seed": "7", **wanted}))


def open_page(browser: Browser, width: int, lang: str) -> Page:
    """A page of this width, still and in this language."""
    context = browser.new_context(
        viewport={"width": width, "height": WIDTHS[width]}, locale=LOCALES[lang],
        has_touch=width < PHONE, reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    page.set_default_timeout(30_000)
    page.route("**/api/tables", quick_bots)
    return page


def positions(page: Page, address: str, game: str, count: int, between: int) -> Iterator[int]:
    """A random game, stopped at positions in which there is something to decide."""
    driver = Driver(page, seed=3)
    driver.start(address, game)
    for n in range(count):
        before = driver.touches
        if n:
            driver.play(until=lambda before=before: driver.touches >= before + between)
        elif not driver.wait_for_turn():
            return
        if driver.over:
            return
        page.mouse.move(1, 1)
        driver.rest()
        page.wait_for_timeout(150)
        yield driver.seq


def sweep(
    browser: Browser, address: str, game: str, width: int, count: int, between: int
) -> Counter[tuple[str, Fault]]:
    """The faults of a game at one width, in both languages, and how often they were seen."""
    found: Counter[tuple[str, Fault]] = Counter()
    page = open_page(browser, width, "en")
    try:
        for _ in positions(page, address, game, count, between):
            for lang in LOCALES:
                page.evaluate(
                    "lang => document.querySelector(`[data-lang=${lang}]`)?.click()", lang
                )
                page.wait_for_timeout(120)
                found.update({(lang, fault) for fault in faults(page)})
    finally:
        page.context.close()
    return found


def told(game: str, width: int, found: Counter[tuple[str, Fault]]) -> list[str]:
    """One line a fault, the frequent ones first."""
    lines = [f"{game} at {width} px: {len(found)} faults"]
    for (lang, fault), n in sorted(found.items(), key=lambda each: (each[0][1].what, -each[1])):
        lines.append(f"  {n}x {lang} {fault}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--positions", type=int, default=6)
    parser.add_argument("--between", type=int, default=8, help="touches between two positions")
    parser.add_argument("--width", type=int, action="append", choices=list(WIDTHS))
    chosen = parser.parse_args()
    zygote = Zygote()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Server(zygote, Path(folder), show_hidden=1)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for game in chosen.games or sorted(starboard.games()):
            lines: list[str] = []
            for width in chosen.width or WIDTHS:
                found = sweep(browser, server.url, game, width, chosen.positions, chosen.between)
                lines += told(game, width, found)
                print(lines[-len(found) - 1], flush=True)
            out = chosen.out / f"layout-{game}.txt"
            out.write_text("\n".join(lines) + "\n", encoding="utf-8")
        browser.close()
    zygote.close()


if __name__ == "__main__":
    main()

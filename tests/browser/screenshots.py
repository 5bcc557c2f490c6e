"""Pictures of every page, and of three moments of play, in both widths and both languages.

``python -m tests.browser.screenshots [GAME ...]`` writes them into docs/screenshots/.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, sync_playwright

import starboard
from tests.browser.conftest import DESK, FLAGS, LOCALES, PHONE
from tests.browser.driver import Driver
from tests.server.harness import Server, Zygote, running
from tools.system import find_browser

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
NAMES = {"en": "Ada", "hu": "Anna"}
#: After how many touches a picture of play is taken.
MOMENTS = (3, 14, 40)
SIZES = {"desk": DESK, "phone": PHONE}


class Album:
    """Takes pictures of one visitor's page."""

    def __init__(self, page: Page, ending: str) -> None:
        self.page = page
        self.ending = ending

    def take(self, name: str) -> None:
        self.page.mouse.move(2, 2)  # nothing is pointed at
        self.page.wait_for_timeout(600)  # things have arrived, faces are loaded
        path = FOLDER / f"{name}-{self.ending}.jpg"
        self.page.screenshot(path=path, type="jpeg", quality=85)
        print(path.relative_to(FOLDER.parents[1]), flush=True)


def known_and_quick(route: Route) -> None:
    """The same games at every run, against bots that do not keep a picture waiting."""
    wanted = json.loads(route.request.post_data or "{}")
    for seat in wanted.get("seats", []):
        if seat["kind"] == "bot":
            seat["bot"] = "quick"
    route.continue_(post_data=json.dumps({**wanted, "seed": "7"}))


@contextmanager
def visitor(browser: Browser, lang: str, size: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport=SIZES[size], locale=LOCALES[lang], has_touch=size == "phone",  # type: ignore[arg-type]
        device_scale_factor=2 if size == "phone" else 1,
    )  # fmt: skip
    page = context.new_page()
    page.route("**/api/tables", known_and_quick)
    page.add_init_script(
        f"localStorage.getItem('starboard') ?? localStorage.setItem('starboard', "
        f"JSON.stringify({{lang: '{lang}', name: '{NAMES[lang]}'}}))"
    )
    yield page
    context.close()


def play(page: Page, album: Album, address: str, game: str) -> None:
    """A game from its box to its end."""
    page.goto(f"{address}/new/{game}")
    page.wait_for_selector("[data-act=start]")
    album.take(f"{game}-new")
    driver = Driver(page, seed=5)
    driver.start(address, game)
    for number, touches in enumerate(MOMENTS, 1):
        driver.play(until=lambda touches=touches: driver.touches >= touches)
        if driver.over:
            break
        album.take(f"{game}-play-{number}")
        if number == 2:
            why_not(page, album, game)
    driver.play()
    page.wait_for_selector("dialog table")
    album.take(f"{game}-result")


def why_not(page: Page, album: Album, game: str) -> None:
    """Touch something that is not lit, and the rule behind the answer."""
    for thing in reversed(page.locator("svg.hits [data-key]:not([data-lit]):not(.through)").all()):
        thing.click(force=True)
        page.wait_for_timeout(300)
        if page.locator("[data-why-not]").count():
            break
    album.take(f"{game}-why-not")
    page.keyboard.press("Escape")


def pages(page: Page, album: Album, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-box]")
    album.take("start")
    page.goto(f"{address}/table/none")
    page.wait_for_selector("[data-missing]")
    album.take("missing")


def main(games: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    zygote = Zygote()
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Server(zygote, Path(folder), show_hidden=int("_example" in games))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        for lang in LOCALES:
            for size in SIZES:
                with visitor(browser, lang, size) as page:
                    album = Album(page, f"{lang}-{size}")
                    for game in games:
                        play(page, album, server.url, game)
                    pages(page, album, server.url)
        browser.close()
    zygote.close()


if __name__ == "__main__":
    main(sys.argv[1:] or sorted(starboard.games()))

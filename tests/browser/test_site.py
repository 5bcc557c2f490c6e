"""The static site: any file server, a browser, and no server of ours behind it."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import starboard
from starboard.solo import site
from tests.browser.conftest import DESK, PHONE, set_pace
from tests.browser.driver import MY_MOVE, Driver
from tests.server.harness import PATIENCE
from tools.client import CLIENT

pytestmark = pytest.mark.browser
PYODIDE = CLIENT / "node_modules" / "pyodide"
BASE = "/games/"
#: Python for browsers must be loaded first, however busy the machine is.
LOADING = 4 * PATIENCE * 1000
ALL_KEPT = """() => new Promise((resolve) => {
  const opening = indexedDB.open('starboard', 1);
  opening.onsuccess = () => {
    const asked = opening.result.transaction('tables').objectStore('tables').getAll();
    asked.onsuccess = () => resolve(asked.result);
  };
})"""


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that does not print every request."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (PYODIDE / "pyodide.mjs").exists():
        pytest.skip("the web client's packages are not installed")
    root = tmp_path_factory.mktemp("site")
    site.write(root / BASE.strip("/"), BASE, PYODIDE)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}{BASE}"
    server.shutdown()


@pytest.fixture(params=["desk", "phone"])
def visitor(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Driver]:
    phone = request.param == "phone"
    context = browser.new_context(
        viewport=PHONE if phone else DESK,  # type: ignore[arg-type]
        locale="hu-HU" if phone else "en-GB",
        has_touch=phone,
    )
    set_pace(context, "off")
    page = context.new_page()
    page.set_default_timeout(LOADING)
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield Driver(page, seed=1, patience=LOADING, finger=phone)
    context.close()
    assert complaints == []


def cut(context: BrowserContext, page: Page) -> None:
    """After the first visit the network is gone."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)


def saves(page: Page) -> list[starboard.Table]:
    """The tables of this browser; a save is read only if all its digests are those of here."""
    return [starboard.load(json.loads(each)["save"]) for each in page.evaluate(ALL_KEPT)]


def test_a_game_begins_and_goes_on_without_a_network(visitor: Driver, address: str) -> None:
    page = visitor.page
    visitor.start(address, "hexpanse")
    cut(page.context, page)
    visitor.play(until=lambda: visitor.seq > 2)
    page.reload()
    page.wait_for_selector(MY_MOVE)
    (table,) = saves(page)
    assert table.seq >= 2
    page.click("a[href='/games/']")
    page.wait_for_selector("[data-my-table]")
    page.click("[data-box=theseus]")
    page.wait_for_selector("[data-act=start]")
    assert page.url.endswith("/games/new/theseus")


@pytest.mark.soak
@pytest.mark.parametrize("game", sorted(starboard.games()))
def test_a_whole_game_without_a_network(visitor: Driver, address: str, game: str) -> None:
    visitor.page.goto(address)
    cut(visitor.page.context, visitor.page)
    visitor.start(address, game)
    visitor.play()
    assert visitor.over
    (table,) = saves(visitor.page)
    assert table.over


def test_what_is_kept_after_the_first_visit_is_there(tmp_path: Path) -> None:
    """Every file that the service worker asks for; one that is missing would undo them all."""
    site.write(tmp_path / "site", "", PYODIDE)
    head = (tmp_path / "site/sw.js").read_text().partition("\n")[0]
    facts = json.loads(head.removeprefix("const SITE = ").rstrip(";"))
    assert facts["base"] == "/"
    assert {"index.html", "starboard.zip", "text/hu.json"} <= set(facts["files"])
    assert [name for name in facts["files"] if not (tmp_path / "site" / name).is_file()] == []

"""A real server and a real browser for every test here; skipped aloud where there is none."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Route,
    WebSocketRoute,
    expect,
    sync_playwright,
)

from tests.server.harness import PATIENCE, Server, Zygote, running
from tools.system import find_browser

STATIC = Path(__file__).parents[2] / "starboard" / "server" / "static"
#: A browser that neither calls home nor needs a graphics card.
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--no-first-run", "--disable-extensions",
    "--no-pings", "--disable-domain-reliability",
    "--disable-features=Translate,OptimizationHints,MediaRouter",
]  # fmt: skip
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "hu": "hu-HU"}
#: Whatever warns also says from where.
TELL_WHERE = """for (const way of ['warn', 'error']) {
  const plain = console[way];
  console[way] = (...said) => plain(...said, new Error().stack);
}"""
Json = dict[str, Any]

expect.set_options(timeout=PATIENCE * 1000)  # a busy machine takes longer to show things


def deal_the_same(route: Route) -> None:
    """The same games at every run: a new table gets a seed that is known."""
    if route.request.method != "POST":
        route.continue_()
        return
    wanted = json.loads(route.request.post_data or "{}")
    route.continue_(post_data=json.dumps({"seed": "7", **wanted}))


def overhear(page: Page, change: Callable[[Json], None]) -> None:
    """What the server says reaches the page changed."""

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)

        def tell(text: str | bytes) -> None:
            said = json.loads(text)
            change(said)
            line.send(json.dumps(said))

        server.on_message(tell)

    page.route_web_socket("**/play?*", meet)


def set_pace(context: BrowserContext, pace: str) -> None:
    """How fast it is told what happened. Whoever only plays wants the next question at once."""
    context.add_init_script(
        f"""try {{
          const kept = JSON.parse(localStorage.getItem('starboard') ?? '{{}}');
          const all = {{pace: '{pace}', ...kept}};
          localStorage.setItem('starboard', JSON.stringify(all));
        }} catch {{}}"""
    )


class Visitor:
    """A person's browser: pages with their own cookies, and everything that they complained of."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.complaints: list[str] = []
        self.page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE * 1000)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("console", self._hear)
        page.add_init_script(TELL_WHERE)
        page.route("**/api/tables", deal_the_same)
        return page

    def _hear(self, said: Any) -> None:
        if said.type in ("error", "warning"):
            self.complaints.append(f"{said.type}: {said.text}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page


Visit = Callable[..., Visitor]


@pytest.fixture(scope="module")  # it keeps an event loop running: other tests want their own
def browser() -> Iterator[Browser]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the web client is not built: ./launch setup, or npm run build in client/")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    zygote = Zygote()
    with running(Server(zygote, tmp_path_factory.mktemp("browser"), hint_bot="greedy")) as server:
        yield server.url
    zygote.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Makes visitors; at the end none of them may have complained."""
    visitors: list[Visitor] = []

    def make(
        lang: str = "en",
        *,
        phone: bool = False,
        still: bool = False,
        pace: str = "off",
        **more: Any,
    ) -> Visitor:
        context = browser.new_context(
            viewport=more.pop("viewport", PHONE if phone else DESK),
            locale=LOCALES[lang],
            has_touch=phone,
            reduced_motion="reduce" if still else "no-preference",
            **more,
        )
        set_pace(context, pace)
        visitor = Visitor(context, address)
        visitors.append(visitor)
        return visitor

    yield make
    for visitor in visitors:
        visitor.context.close()
    assert [each for visitor in visitors for each in visitor.complaints] == []

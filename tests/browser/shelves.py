"""A small box for the pages that show one: drawn from a real table, with sources of every kind.

The server's own answer differs in nothing but its size; here every case is at hand.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route

import starboard
from starboard.data.catalogue import Component, Part, Shelf, as_data
from starboard.draw import Node
from starboard.draw.scene import plain
from starboard.kernel import Message, Table

Json = dict[str, Any]
GAME = "hexpanse"
FOLDER = "/srv/starboard/editions/hexpanse"


def _nodes(kind: str) -> list[Node]:
    """Things of one kind as a table of the game draws them."""
    table = Table(starboard.game(GAME), 3, 7, {})
    found: dict[str, Node] = {}
    while not table.over and not (found and table.seq > 40):
        todo = list(table.scene(0, "wide").nodes)
        while todo:
            node = todo.pop()
            todo.extend(node.kids)
            if node.key.startswith(f"{kind}:"):
                found.setdefault(node.key, node)
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    return [found[key] for key in sorted(found)]


def _component(shelf: str, n: int, node: Node) -> Component:
    known = ("rulebook", "public", "reconstructed")[n % 3]
    parts = (
        Part(Message("", "part-name"), node.words[0] if node.words else node.name, "rulebook"),
        Part(Message("", "part-price"), n, known, "cost"),
    )
    return Component(
        f"{shelf}:{node.key.partition(':')[2]}", node, parts, copies=1 + n % 2, code=f"C{n:02}",
        rules=("H-37",), entry=("mercenaries.toml", shelf, str(n)) if n else ("", "", ""),
    )  # fmt: skip


def shelves() -> tuple[Shelf, ...]:
    """Two shelves: broad cards, and areas of the board."""
    made = []
    for name, sign, kind, most in (
        ("faction", "hx-leader", "faction", 6),
        ("area", "hx-mine", "area", 20),
    ):
        nodes = _nodes(kind)[:most]
        components = tuple(_component(name, n, node) for n, node in enumerate(nodes))
        made.append(
            Shelf(name, Message("", f"ui-{'players' if most == 6 else 'board'}"), sign, components)
        )
    return tuple(made)


class FakeBox:
    """What the server says of a box, and what it is told."""

    def __init__(self, page: Page, *, allowed: bool = True) -> None:
        self.sent: list[Json] = []
        self.fault = ""
        shown = as_data(shelves())
        why = None if allowed else _say("error-box-not-yours", game=GAME)
        self.box: Json = {
            "game": GAME, "edition": None, "differs": 0, "shelves": shown, "changes": {},
            "sources": {"rulebook": 9, "public": 8, "reconstructed": 9}, "waiting": [],
            "correct": {"allowed": allowed, "why": why},
        }  # fmt: skip
        self.cost = 5
        page.route("**/api/box/**", self._answer)

    @property
    def keys(self) -> list[str]:
        return [c["key"] for shelf in self.box["shelves"] for c in shelf["components"]]

    def _answer(self, route: Route) -> None:
        path = route.request.url.partition("/api/box/")[2].partition("?")[0]
        if path == GAME:
            route.fulfill(json=self.box)
        elif path == f"{GAME}/form":
            route.fulfill(json=self._form())
        elif self.fault:
            at = {"file": "mercenaries.toml", "entry": "faction 1", "field": "cost",
                  "fault": self.fault}  # fmt: skip
            said = _say("error-bad-edition", fault=f"mercenaries.toml: faction 1: {self.fault}")
            route.fulfill(
                status=400, json={"error": {"code": "bad-edition", "message": said, "at": at}}
            )
        else:
            self._correct(route)

    def _correct(self, route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        self.sent.append(wanted)
        self.cost = next(f["value"] for f in wanted["fields"] if f["path"] == ["cost"])
        self.box["waiting"] = [self.keys[1]]
        edition = {"name": "My edition", "hash": "0123456789abcdef", "differs": 1}
        said = _say("box-corrected", folder=FOLDER)
        route.fulfill(json={"edition": edition, "folder": FOLDER, "message": said,
                            "changes": [], "waiting": self.box["waiting"]})  # fmt: skip

    def _form(self) -> Json:
        def field(path: list[Any], kind: str, value: Any, **more: Any) -> Json:
            name = _say("part-price") if path == ["cost"] else " ".join(map(str, path))
            return {"path": path, "name": name, "kind": kind, "value": value, "shipped": value,
                    "low": None, "high": None, "choices": None, "count": None,
                    "source": "reconstructed", "locked": False, "why": None, **more}  # fmt: skip

        shape = [[0, 0], [1, 0]]
        return {
            "game": GAME, "entry": ["mercenaries.toml", "faction", "1"],
            "fields": [
                field(["id"], "text", "1", locked=True, why=_say("box-locked-fixed")),
                field(["cost"], "number", self.cost, shipped=5, low=0, high=20),
                field(["again"], "switch", False),
                field(["shape"], "hexes", shape),
                field(["effect", "kind"], "choice", "attack", choices=["attack", "gain"]),
                field(["effect"], "data", {"kind": "attack"}),
            ],
            "texts": [{"key": "card-baron", "locked": False, "why": None, "texts": {
                "en": {"value": "The Baron", "shipped": "The Baron"},
                "hu": {"value": "A báró", "shipped": "A báró"}}}],
        }  # fmt: skip


def _say(key: str, **facts: str) -> Json:
    said: Json = plain(Message("", key, dict(facts)))
    return said

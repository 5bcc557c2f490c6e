"""The box over HTTP: who may look, who may correct, and tables that remember their edition."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import starboard
from starboard.kernel import Message
from tests.server.harness import PATIENCE, Guest, Json, Server

FORM = "/api/box/hexpanse/form?file=mercenaries.toml&family=mercenary&id=baron"
CORRECT = "/api/box/hexpanse/correct"
ENTRY = ["mercenaries.toml", "mercenary", "baron"]


class Fresh(Server):
    """A server that has read no box before it is told which."""

    def __init__(self, folder: Path, *words: str) -> None:
        self.folder, self.words = folder, words
        self.said: list[str] = []
        self.pid = self.port = 0

    def start(self) -> Server:
        """Start it, and hear what it says until it is ready."""
        database = f"sqlite:///{self.folder / 'test.db'}"
        command = [sys.executable, "-m", "starboard", "serve", "--port", "0"]
        self._process = subprocess.Popen(
            [*command, "--database", database, *self.words], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "STARBOARD_HTTP_RATE": "1000", "STARBOARD_BOT_WORKERS": "1"},
        )  # fmt: skip
        assert self._process.stdout
        for line in self._process.stdout:
            self.said.append(line)
            if match := re.search(r"ready: http://[^:]+:(\d+)/", line):
                self.port = int(match[1])
                return self
        raise AssertionError("the server has not started")

    def end(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(PATIENCE)


@contextlib.contextmanager
def fresh(folder: Path, *words: str) -> Iterator[Fresh]:
    server = Fresh(folder, *words)
    server.start()
    try:
        yield server
    finally:
        server.end()


@pytest.fixture
def guest(server: Server) -> Guest:
    return server.guest()


def correct(guest: Guest, path: list[str | int], value: object, **more: str) -> Json:
    body = {"entry": ENTRY, "fields": [{"path": path, "value": value}]}
    answer = guest.post(CORRECT, body, headers=more)
    told: Json = {"status": answer.status_code, **answer.json()}
    return told


@pytest.mark.parametrize("game", starboard.games())
def test_everybody_may_look(guest: Guest, game: str) -> None:
    box = guest.get(f"/api/box/{game}").json()
    assert box["game"] == game
    assert (box["edition"], box["differs"], box["changes"], box["waiting"]) == (None, 0, {}, [])
    count = sum(len(shelf["components"]) for shelf in box["shelves"])
    assert sum(box["sources"].values()) == count
    assert guest.get(f"/api/box/{game}", headers={"X-Forwarded-For": "1.2.3.4"}).status_code == 200


def test_bad_addresses(guest: Guest) -> None:
    assert guest.get("/api/box/chess").status_code == 404
    for query in ("", "?file=mercenaries.toml", "?file=../box.py&family=x&id=y",
                  "?file=mercenaries.toml&family=mercenary&id=nobody"):  # fmt: skip
        assert guest.get("/api/box/hexpanse/form" + query).status_code in (400, 404), query
    value = {"path": ["cost"], "value": 1}
    bodies: tuple[object, ...] = (
        {}, [], {"entry": ["a"]}, {"entry": ENTRY, "x": 1},
        {"entry": ENTRY, "fields": [{"path": []}]},
        {"entry": ENTRY, "fields": [{"path": [{}], "value": 1}]},
        {"entry": ["a", "b", "c"], "fields": [value]},
    )  # fmt: skip
    for body in bodies:
        assert guest.post(CORRECT, body).status_code in (400, 404), body


@pytest.mark.parametrize(
    "header",
    [
        {"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"Via": "1.1 proxy"},
        {"X-Real-IP": "127.0.0.1"}, {"Host": "starboard.example"},
        {"X-Forwarded-Proto": "https"}, {"X-Forwarded-Port": "443"},
        {"X-Original-Forwarded-For": "127.0.0.1"},
    ],
    ids=lambda header: next(iter(header)),
)  # fmt: skip
def test_nobody_behind_a_proxy_may_correct(guest: Guest, header: dict[str, str]) -> None:
    told = guest.get("/api/box/hexpanse", headers=header).json()["correct"]
    assert not told["allowed"]
    why = Message("", told["why"]["key"], told["why"]["facts"])
    assert "starboard box export hexpanse" in why.text("en")
    assert guest.get(FORM, headers=header).status_code == 403
    answer = correct(guest, ["cost"], 6, **header)
    assert (answer["status"], answer["error"]["code"]) == (403, "box-not-yours")


def test_a_correction_of_nothing_makes_no_edition(guest: Guest) -> None:
    nothing = {"entry": ["mercenaries.toml", "mercenary", "baron"]}
    assert guest.post(CORRECT, nothing).json()["error"]["code"] == "bad-edition"
    assert guest.get("/api/box/hexpanse").json()["waiting"] == []


def test_a_foreign_page_may_not_correct(guest: Guest) -> None:
    answer = correct(guest, ["cost"], 6, Origin="https://evil.example")
    assert (answer["status"], answer["error"]["code"]) == (403, "wrong-origin")


def test_nobody_corrects_at_a_server_for_others(tmp_path: Path) -> None:
    with fresh(tmp_path, "--host", "0.0.0.0") as server:
        assert not server.guest().get("/api/box/hexpanse").json()["correct"]["allowed"]
        assert correct(server.guest(), ["cost"], 6)["status"] == 403
    assert not (tmp_path / "editions").exists()


def test_a_correction_is_in_force_from_the_next_start(tmp_path: Path) -> None:
    """And tables begun before are refused in one sentence, while lists go on working."""
    with fresh(tmp_path) as server:
        guest = server.guest()
        form = guest.get(FORM).json()
        (cost,) = [field for field in form["fields"] if field["path"] == ["cost"]]
        assert (cost["kind"], cost["value"], cost["locked"]) == ("number", 5, False)
        wrong = correct(guest, ["cost"], 77)
        assert (wrong["status"], wrong["error"]["code"]) == (400, "bad-edition")
        assert wrong["error"]["at"]["field"] == "cost"
        assert not (tmp_path / "editions" / "hexpanse").exists()
        assert correct(guest, ["id"], "x")["status"] == 403
        old = guest.create("me", "bot:random", game="hexpanse")["table"]
        done = correct(guest, ["cost"], 6)
        assert (done["status"], done["edition"]["differs"]) == (200, 1)
        assert done["changes"] == [{"path": ["cost"], "shipped": 5, "now": 6}]
        assert done["message"]["key"] == "box-corrected"
        assert guest.get("/api/box/hexpanse").json()["edition"] is None  # still
        assert guest.get(f"/api/tables/{old}").json()["edition"] is None
        cookies = guest.http.cookies
    with fresh(tmp_path) as server:
        assert "My edition of Hexpanse (1 component differs" in "".join(server.said)
        guest = server.guest()
        guest.http.cookies = cookies
        box = guest.get("/api/box/hexpanse").json()
        assert (box["edition"]["name"], box["differs"]) == ("My edition of Hexpanse", 1)
        refused = guest.get(f"/api/tables/{old}")
        assert (refused.status_code, refused.json()["error"]["code"]) == (409, "other-edition")
        said = refused.json()["error"]["message"]
        message = Message("", said["key"], said["facts"])
        assert "begun with the box as it comes" in message.text("en")
        assert "a Starboard saját dobozával kezdődött" in message.text("hu")
        new = guest.create("me", "bot:random", game="hexpanse")["table"]
        assert guest.get(f"/api/tables/{new}").json()["edition"]["differs"] == 1
        listed = {each["table"]: each for each in guest.get("/api/tables").json()}
        assert listed[old]["other_edition"]
        assert not listed[new]["other_edition"]
        assert listed[new]["edition"]["name"] == "My edition of Hexpanse"

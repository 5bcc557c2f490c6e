"""A table in a browser says what a table on a server says, on any Python, and plays the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.kernel import as_option
from starboard.solo.house import House
from tests.versions.test_versions import in_wasm
from tools.common import ROOT

PLAY = Path(__file__).parent / "play.py"


def played(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False,
                          env={"PYTHONPATH": str(ROOT), "PATH": ""})  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def ours() -> dict[str, Any]:
    """With msgspec, as a server sends it."""
    return played([sys.executable, str(PLAY)])


def test_the_stand_in_writes_what_msgspec_writes(ours: dict[str, Any]) -> None:
    assert played([sys.executable, str(PLAY), "plain"]) == ours
    assert ours["_example"]["over"]
    assert all({"state", "update", "done", "refused"} <= set(g["types"]) for g in ours.values())


def test_the_python_of_browsers_says_the_same(ours: dict[str, Any]) -> None:
    command = in_wasm(PLAY)
    if command is None:
        pytest.skip("there is no Node.js, or the web client's packages are not installed")
    assert played(command) == ours


def test_the_same_answers_lead_to_the_same_digest(ours: dict[str, Any]) -> None:
    for game, found in ours.items():
        table = starboard.new(game, seats=2, seed=7)
        for seat, option in found["answers"]:
            table.answer(seat, as_option(option))
        assert table.digest() == found["digest"]


# ---- calls --------------------------------------------------------------------------------------


class Device:
    """A house and what it keeps."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}
        self.house = House(self.kept.get, self.kept.__setitem__)
        self.heard: list[dict[str, Any]] = []

    def call(self, address: str, body: Any = None, **query: str) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        answer = json.loads(self.house.call(address, json.dumps(query), text))
        return answer["status"], answer["data"]

    def table(self, *seats: dict[str, str]) -> str:
        status, made = self.call("/api/tables", {"game": "_example", "seats": seats, "seed": "3"})
        assert status == 200
        return str(made["table"])

    def hear(self, text: str) -> None:
        self.heard.append(json.loads(text))


def test_bots_play_while_somebody_looks() -> None:
    device = Device()
    table = device.table({"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"})
    assert not device.house.think()
    assert device.house.enter(1, table, None, "wide", device.hear) == ""
    while device.house.think():
        pass
    assert device.heard[-2]["over"]
    status, save = device.call(f"/api/tables/{table}/save")
    assert status == 200
    assert starboard.load(save).over
    status, made = device.call("/api/saves", {"save": save})
    assert (status, made["over"]) == (200, True)
    again = {"table": table, "at": 1}
    wish = {"game": "_example", "seats": [{"kind": "me"}, {"kind": "bot"}], "from": again}
    status, made = device.call("/api/tables", wish)
    assert (status, made["seq"], made["over"]) == (200, 1, False)


@pytest.mark.parametrize(
    ("address", "body", "code"),
    [
        ("/api/tables", {"game": "no", "seats": [{"kind": "me"}]}, "no-such-game"),
        ("/api/tables", {"game": "_example", "seats": [{"kind": "me"}]}, "bad-setup"),
        ("/api/tables/none", None, "no-table"),
        ("/api/saves", {"save": "{}"}, "bad-save"),
        ("/api/else", None, "not-found"),
        ("/api/else", {}, "not-found"),
        ("/api/tables", {"game": "_example", "seats": [{"kind": "bot", "bot": "x"}] * 2},
         "bad-bot"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(address: str, body: Any, code: str) -> None:
    device = Device()
    status, data = device.call(address, body)
    assert (status >= 400, data["error"]["code"]) == (True, code)
    assert device.kept == {}


def test_nobody_answers_for_a_bot_or_too_late() -> None:
    device = Device()
    table = device.table({"kind": "me"}, {"kind": "bot", "bot": "easy"})
    assert device.house.enter(1, table, 1, "wide", device.hear) == "not-yours"
    assert device.house.enter(1, table, 0, "wide", device.hear) == ""
    answer = {"type": "answer", "id": 1, "seq": 99, "option": ["bid", 1]}
    for seat, code in ((1, "not-yours"), (0, "stale")):
        device.house.hear(1, json.dumps({**answer, "seat": seat}))
        assert next(s for s in device.heard[::-1] if s["type"] == "error")["code"] == code
    device.house.hear(1, json.dumps({"type": "bot-takes", "id": 2, "seat": 0, "bot": "easy"}))
    device.house.hear(1, json.dumps({**answer, "seat": 0}))
    assert device.heard[-1]["code"] == "bot-plays"

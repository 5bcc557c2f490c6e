"""Games told again: saves that are opened, frames of every answer, the timeline, and no leak."""

from __future__ import annotations

import json
import random

import pytest

import starboard
from tests.server.harness import Json, Server, options_of, play_out


def a_save(answers: int = 99, seed: int = 5) -> str:
    rng, table = random.Random(seed), starboard.new("_example", seats=3, seed=seed)
    while not table.over and table.seq < answers:
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(ask.options))
    return table.save()


# ---- opening a save -----------------------------------------------------------------------------


def test_a_finished_save_is_opened_and_looked_through(server: Server) -> None:
    ann, text = server.guest(), a_save()
    made = ann.post("/api/saves", {"save": text, "seat": 1, "name": "Ann"})
    assert made.status_code == 201
    opened: Json = made.json()
    assert opened["over"]
    assert opened["game"] == "_example"
    again = ann.get(f"/api/tables/{opened['table']}/save").text
    assert json.loads(again)["digest"] == json.loads(text)["digest"]
    assert ann.get(f"/api/tables/{opened['table']}/at/0", params={"seat": 2}).status_code == 200


def test_a_broken_off_save_is_played_on(server: Server) -> None:
    ann = server.guest()
    opened = ann.post("/api/saves", {"save": a_save(4), "seat": 2, "bot": "random"}).json()
    assert (opened["over"], opened["seq"]) == (False, 4)
    line = ann.sit(opened["table"], 2)
    play_out([line], random.Random(1))
    assert line.view["over"]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "bad-save-json"),
        ("{}", "bad-save-none"),
        (json.dumps({**json.loads(a_save()), "starboard": 77}), "bad-save-format"),
        (json.dumps({**json.loads(a_save()), "game": "chess"}), "bad-save-game"),
        (json.dumps({**json.loads(a_save()), "digest": "0"}), "bad-save-digest"),
        (json.dumps({**json.loads(a_save()), "seats": 9}), "bad-save-setup"),
        (json.dumps({**json.loads(a_save()), "answers": []}), "bad-save-digests"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_save_is_said_in_a_sentence(
    server: Server, text: str, says: str
) -> None:
    ann = server.guest()
    answer = ann.post("/api/saves", {"save": text})
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert error["code"] == "bad-save"
    assert error["message"]["facts"]["why"]["key"] == says
    assert ann.get("/api/tables").json() == []


def test_a_save_that_is_far_too_large_is_not_read(server: Server) -> None:
    answer = server.guest().post("/api/saves", {"save": "x" * (1 << 20)})
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"


def test_seats_that_are_not_there_and_bots_that_are_none(server: Server) -> None:
    ann = server.guest()
    assert ann.post("/api/saves", {"save": a_save(), "seat": 3}).status_code == 400
    assert ann.post("/api/saves", {"save": a_save(), "bot": "deep"}).status_code == 400


# ---- frames and timelines -----------------------------------------------------------------------


def test_every_answer_comes_with_its_moments(server: Server) -> None:
    ann = server.guest()
    table = ann.post("/api/saves", {"save": a_save()}).json()["table"]
    line = ann.get(f"/api/tables/{table}/timeline", params={"seat": 0}).json()
    assert len(line["steps"]) == line["of"] + 1
    heads = [head["message"]["key"] for step in line["steps"] for head in step.get("heads", [])]
    assert heads == ["event-round"] * 4
    kinds: set[str] = set()
    for n, step in enumerate(line["steps"]):
        then = ann.get(f"/api/tables/{table}/at/{n}", params={"seat": 0}).json()
        assert then["from"] + len(then["events"]) == step["events"]
        assert (then["answer"] or {"seat": None})["seat"] == step["seat"]
        kinds |= {frame["moment"]["kind"] for frame in then["frames"]}
        for frame in then["frames"]:
            assert frame["events"][-1]["message"] == frame["moment"]["message"]
            assert frame["scene"]["nodes"]
    assert {"sum", "reveal", "place"} <= kinds


def test_a_running_game_shows_a_seat_its_own_past_alone(server: Server) -> None:
    """E-3 Bids are secret: no answer of another seat is told before the game is over."""
    ann, bob = server.guest(), server.guest()
    made = ann.create("me", "link")
    table = made["table"]
    bob.join(table, token=made["seats"][1]["token"], name="Bob")
    lines = [ann.sit(table, 0), bob.sit(table, 1)]
    bid = options_of(lines[1])[0]
    lines[1].answer(bid)
    lines[0].settle()
    own = bob.get(f"/api/tables/{table}/at/1", params={"seat": 1}).json()
    assert own["answer"]["message"]["facts"] == {"fuel": bid[1]}
    theirs = ann.get(f"/api/tables/{table}/at/1", params={"seat": 0})
    assert theirs.json()["answer"] == {"seat": 1, "message": None}
    assert f'"fuel:{bid[1]}"' not in theirs.text
    for path in (f"/api/tables/{table}/at/1", f"/api/tables/{table}/timeline"):
        assert ann.get(path, params={"seat": 1}).status_code == 409
        assert ann.get(path).status_code == 409
        assert server.guest().get(path, params={"seat": 0}).status_code == 409
    assert ann.get(f"/api/tables/{table}/timeline", params={"seat": 0}).json()["of"] == 1

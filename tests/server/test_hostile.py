"""Hostile input gets a clear error and changes nothing."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from starboard.server.messages import PROTOCOL
from tests.server.harness import Guest, Json, Line, Server, Zygote, options_of, running


@pytest.fixture
def ann(server: Server) -> Guest:
    return server.guest()


@pytest.fixture
def line(ann: Guest) -> Line:
    return ann.sit(ann.create("me", "link")["table"], 0)


def unchanged(line: Line, before: Json) -> None:
    """The same table as before, for this viewer and in the store's eyes."""
    line.settle()
    for field in ("seq", "scene", "ask", "events", "waiting"):
        assert line.view[field] == before[field], field


# ---- over the socket --------------------------------------------------------------------------


def test_unknown_options(line: Line) -> None:
    before = dict(line.view)
    for option in (
        ["bid", 99],
        ["bid"],
        ["fly"],
        ["bid", "3"],
        ["bid", None],
        ["bid", [1, [2]]],
        ["bid", 1, 1],
    ):
        reply = line.answer(option)
        assert reply["type"] == "refused", option
        assert reply["refusals"][0]["rule"] == "E-3"
    unchanged(line, before)


def test_a_refused_option_says_which_rule_forbids_it(line: Line) -> None:
    held = {option[1] for option in options_of(line)}
    reply = line.answer(["bid", next(n for n in range(1, 21) if n not in held)])
    assert reply["refusals"][0]["message"]["key"] == "refused-not-in-hand"


def test_somebody_elses_seat(server: Server, line: Line) -> None:
    before = dict(line.view)
    for seat in (1, 2, 15):
        for kind, more in (
            ("answer", {"seq": 0, "option": ["bid", 1]}),
            ("undo", {}),
            ("touch", {"path": ["fuel:1"]}),
            ("hint", {}),
        ):
            reply = line.call(kind, seat=seat, **more)
            assert (reply["type"], reply["code"]) == ("error", "not-yours"), kind
    unchanged(line, before)
    stranger = server.guest()
    stranger.get("/api/games")
    watching = stranger.sit(line.view["table"])
    assert watching.view["ask"] is None
    assert watching.answer(options_of(line)[0], seat=0)["code"] == "not-yours"
    for wish in ("0", "1", "2", "-1", "x", "0x1", "９"):
        other = stranger.sit(line.view["table"], wish)
        assert json.loads(other.heard[0])["code"] == "not-yours"
        assert other.closed_with() == 4403
    unchanged(line, before)


def test_a_stale_answer_is_told_and_the_state_comes_again(ann: Guest) -> None:
    table = ann.create("me", "device")["table"]
    one, two = ann.sit(table, 0), ann.sit(table, 1)
    one.answer(options_of(one)[0])
    two.settle()
    two.answer(options_of(two)[0])
    one.settle()
    acting = one if one.ask else two
    reply = acting.answer(options_of(acting)[0], seq=0)
    assert (reply["type"], reply["code"]) == ("error", "stale")
    assert acting.until("state")["seq"] == 2
    for seq in (3, 10**9):  # numbers that are not there yet
        assert acting.answer(options_of(acting)[0], seq=seq)["code"] == "stale"


def test_two_tabs_of_one_seat_decide_at_once_and_exactly_one_wins(ann: Guest) -> None:
    table = ann.create("me", "device")["table"]
    tabs = [ann.sit(table, 0), ann.sit(table, 0)]
    option = options_of(tabs[0])[0]
    sent = [tab.tell("answer", seq=0, seat=0, option=option) for tab in tabs]
    replies = []
    for tab, number in zip(tabs, sent, strict=True):
        while (reply := tab.next()).get("id") != number:
            pass
        replies.append(reply)
    assert sorted(reply["type"] for reply in replies) == ["done", "error"]
    assert next(r for r in replies if r["type"] == "error")["code"] == "stale"
    tabs[0].settle()
    assert tabs[0].view["seq"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "null", "[]", "42", '"answer"', "{}", '{"type": 3}', '{"type": "fly"}',
        '{"type": "answer"}', '{"type": "undo", "seat": null}', b"\x00\xff\xfe", "[" * 5000,
        '{"type": "ping", "id": {"a": 1}}', '{"type": "ping", "surprise": 1}',
        '{"type": "ping", "id": "' + "x" * 65 + '"}', '{"type":"ping","id":1e400}',
    ],
)  # fmt: skip
def test_malformed_messages(line: Line, text: str | bytes) -> None:
    before = dict(line.view)
    reply = line.raw(text)
    assert reply["type"] == "error"
    assert reply["code"] in ("bad-json", "bad-message")
    unchanged(line, before)


GOOD: dict[str, Json] = {
    "answer": {"seq": 0, "seat": 0, "option": ["bid", 1]},
    "undo": {"seat": 0},
    "touch": {"seat": 0, "path": ["fuel:1"]},
    "chat": {"text": "hello", "name": "Eve"},
    "hint": {"seat": 0},
    "layout": {"layout": "wide"},
    "bot-takes": {"seat": 1, "bot": "random"},
    "hand-back": {"seat": 1},
}
WRONG: list[Any] = [
    None,
    True,
    -1,
    3.5,
    2**70,
    "x" * 5000,
    [],
    {},
    [[]],
    {"a": 1},
    [None],
    "wíde\u202e",
]


@pytest.mark.parametrize(("kind", "field"), [(k, f) for k, v in GOOD.items() for f in v])
def test_wrong_types_in_every_field(line: Line, kind: str, field: str) -> None:
    before = dict(line.view)
    for value in WRONG:
        reply = line.call(kind, **{**GOOD[kind], field: value})
        if (kind, field) == ("chat", "name") and value == "wíde\u202e":
            continue  # a strange name, but a name
        if kind == "chat" and isinstance(value, str) and len(value) < 100:
            continue
        assert reply["type"] == "error", (value, reply)
        assert reply["code"] in ("bad-message", "bad-choice", "bad-bot", "stale"), value
    unchanged(line, before)


def test_a_giant_message_closes_the_socket_and_nothing_else(ann: Guest, line: Line) -> None:
    watching = ann.sit(line.view["table"], 0)
    before = dict(watching.view)
    line.ws.send('{"type": "chat", "text": "' + "x" * 70_000 + '"}')
    assert line.closed_with() == 1009
    unchanged(watching, before)


def test_a_flood_is_slowed_and_then_closed(ann: Guest, server: Server) -> None:
    line = ann.sit(ann.create("me", "link")["table"], 0)
    before = dict(line.view)
    with contextlib.suppress(ConnectionClosed):
        for _ in range(5000):
            line.ws.send('{"type": "ping"}')
            line.next()
    assert line.closed_with() == 4429
    assert any(b"too-fast" in said for said in line.heard)
    unchanged(ann.sit(before["table"], 0), before)  # the next socket is welcome


def test_html_in_names_and_chat_stays_text(server: Server, ann: Guest) -> None:
    evil = "<img src=x onerror=alert(1)>"
    bob = server.guest()
    table = ann.create("me", "link")
    joined = bob.join(table["table"], token=table["seats"][1]["token"], name=evil + "\x00\n\u202e")
    line = bob.sit(table["table"], joined["seat"])
    assert line.view["seats"][1]["name"] == evil
    line.call("chat", text=f"  <script>alert(1)</script>\r\n\x1b[31m{'y' * 900}")
    said = next(m for m in reversed(line.inbox) if m["type"] == "chat")
    assert said["name"] == evil
    assert said["text"].startswith("<script>alert(1)</script> [31myyy")
    assert len(said["text"]) == 500
    answer = ann.get(f"/api/tables/{table['table']}")
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert line.call("chat", text=" \t\u200b ")["code"] == "bad-message"


# ---- at the door ------------------------------------------------------------------------------


def test_an_unknown_table(ann: Guest) -> None:
    ann.get("/api/games")
    for table in ("nowhere", "0" * 16, "%2e%2e", "%00", "x" * 39):
        answer = ann.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no-table")
        line = ann.sit(table)
        assert json.loads(line.heard[0])["code"] == "no-table"
        assert line.closed_with() == 4404


def test_foreign_origins(ann: Guest, line: Line) -> None:
    table = line.view["table"]
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://[", ""):
        with pytest.raises(InvalidStatus) as refused:
            ann.sit(table, 0, Origin=origin)
        assert refused.value.response.status_code == 403
        body = {"game": "_example", "seats": [{"kind": "me"}, {"kind": "link"}]}
        answer = ann.post("/api/tables", body, headers={"Origin": origin})
        assert answer.json()["error"]["code"] == "wrong-origin"
    answer = ann.post("/api/tables", body, headers={"Sec-Fetch-Site": "cross-site"})
    assert answer.json()["error"]["code"] == "wrong-origin"
    own = ann.sit(table, 0, version=str(PROTOCOL), Origin=ann.server.url)
    assert own.view["seat"] == 0


def test_a_forged_cookie_makes_a_stranger(server: Server, ann: Guest, line: Line) -> None:
    name, good = next((c.name, c.value) for c in ann.http.cookies.jar)
    assert good
    payload, rest = good.split(".", 1)
    for forged in (
        good[:-9] + ("A" if good[-9] != "A" else "B") + good[-8:],
        f"x{payload}.{rest}",
        "",
        "x" * 5000,
        "a.b.c",
    ):
        thief = server.guest(Cookie=f"{name}={forged}")
        answer = thief.get("/api/tables")
        assert answer.json() == []
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "SameSite=Lax" in answer.headers["set-cookie"]
        assert json.loads(thief.sit(line.view["table"], 0).heard[0])["code"] == "not-yours"
    assert "set-cookie" not in ann.get("/api/tables").headers


def test_a_wrong_token_opens_nothing(server: Server, line: Line) -> None:
    robot = server.guest(Authorization="Bearer nonsense")
    assert json.loads(robot.sit(line.view["table"]).heard[0])["code"] == "wrong-token"
    assert robot.get("/api/tables").json() == []


BODY: Json = {"game": "_example", "seats": [{"kind": "me", "name": "A"}, {"kind": "link"}]}


@pytest.mark.parametrize(
    "change",
    [
        {"game": None}, {"game": 3}, {"game": "chess"}, {"game": "x" * 99}, {"game": "../kernel"},
        {"seats": []}, {"seats": [{"kind": "me"}]}, {"seats": [{"kind": "me"}] * 9}, {"seats": 3},
        {"seats": [{"kind": "king"}, {"kind": "me"}]}, {"seats": [{}, {}]},
        {"seats": [{"kind": "bot"}, {"kind": "me"}]},
        {"seats": [{"kind": "bot", "bot": "rm -rf"}, {"kind": "me"}]},
        {"seats": [{"kind": "me", "bot": "random"}, {"kind": "me"}]},
        {"seats": [{"kind": "me", "name": 3}, {"kind": "me"}]},
        {"variant": 3}, {"variant": {"mode": "fast"}}, {"variant": {"a": [1]}}, {"variant": None},
        {"seed": -1}, {"seed": 1.5}, {"seed": True}, {"seed": "1e9"}, {"seed": "9" * 40},
        {"from": {"table": "nowhere", "at": 1}}, {"from": {"table": 3}}, {"surprise": 1},
    ],
)  # fmt: skip
def test_bad_tables(ann: Guest, change: Json) -> None:
    answer = ann.post("/api/tables", {**BODY, **change})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["error"]["message"]["key"].startswith("error-")
    assert ann.get("/api/tables").json() == []


@pytest.mark.parametrize(
    "wish", [{}, {"name": ""}, {"token": "x"}, {"code": ""}, {"code": 3}, {"code": "AAAAAA"},
             {"token": ["x"]}, {"name": None}, {"seat": "0"}, {"seat": 99}, [], 3, None]
)  # fmt: skip
def test_bad_joins(server: Server, line: Line, wish: Any) -> None:
    answer = server.guest().post(f"/api/tables/{line.view['table']}/join", wish)
    assert 400 <= answer.status_code < 500
    line.settle()
    assert line.view["seats"][1]["free"]


def test_joining_needs_a_name_and_takes_only_free_seats(server: Server, ann: Guest) -> None:
    table = ann.create("me", "link")
    path = f"/api/tables/{table['table']}/join"
    bob = server.guest()
    for name in ("", "  ", "\x00\x07"):
        answer = bob.post(path, {"code": table["code"], "name": name})
        assert answer.json()["error"]["code"] == "bad-name"
    answer = bob.post(path, {"code": table["code"], "seat": 0, "name": "Bob"})
    assert answer.json()["error"]["code"] == "seat-taken"


def test_content_types_bodies_and_methods(ann: Guest) -> None:
    good = json.dumps(BODY)
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""):
        answer = ann.http.post("/api/tables", content=good, headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["error"]["code"]) == (415, "wrong-type")
    sent = {"Content-Type": "application/json"}
    for body in (b"", b"{", b"\xff\xfe", b"[" * 9000, b"null", b'{"game": "_example"'):
        answer = ann.http.post("/api/tables", content=body, headers=sent)
        assert answer.status_code == 400, body
    answer = ann.http.post("/api/tables", content=b" " * 70_000, headers=sent)
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too-large")
    pieces = (b" " * 10_000 for _ in range(10))  # chunked: no length is announced
    answer = ann.http.post("/api/tables", content=pieces, headers=sent)
    assert answer.status_code == 413
    assert ann.http.delete("/api/tables", headers=sent).status_code == 405
    assert ann.get("/api/tables").json() == []


def test_rate_limits(zygote: Zygote, tmp_path_factory: pytest.TempPathFactory) -> None:
    slow = Server(zygote, tmp_path_factory.mktemp("slow"), create_rate=0.01, join_rate=0.05)
    with running(slow):
        ann = slow.guest()
        assert ann.post("/api/tables", BODY).status_code == 201
        answers = [ann.post("/api/tables", BODY) for _ in range(3)]
        assert answers[-1].status_code == 429
        assert answers[-1].json()["error"]["code"] == "too-fast"
        guesses = [ann.get(f"/api/codes/AAAAA{n}") for n in range(2, 9)]
        assert guesses[0].status_code == 404
        assert guesses[-1].status_code == 429
        assert ann.get("/api/games").status_code == 200

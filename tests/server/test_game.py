"""Whole games over HTTP and WebSocket, as people and programs play them."""

from __future__ import annotations

import random

import starboard
from starboard.server.messages import PROTOCOL
from tests.server.harness import Json, Server, options_of, play_out


def test_a_whole_game_of_people_by_link_and_a_bot(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "link", "bot:random")
    joined = bob.join(table["table"], token=table["seats"][1]["token"], name="Bob")
    assert joined["seat"] == 1
    lines = [ann.sit(table["table"], 0), bob.sit(table["table"], 1)]
    assert [s["name"] for s in lines[0].view["seats"]] == ["Me", "Bob", "Bot"]
    play_out(lines, random.Random(1))
    for line in lines:
        assert line.view["result"]["reason"]["key"] == "end-rounds"
        assert len(line.view["result"]["scores"]) == 3
    save = ann.get(f"/api/tables/{table['table']}/save")
    again = starboard.load(save.text)
    assert again.over
    assert list(again.result.scores) == lines[0].view["result"]["scores"]  # type: ignore[union-attr]


def test_the_seed_is_bound_before_the_game_and_told_after_it(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")
    lines = [ann.sit(table["table"], 0), ann.sit(table["table"], 1)]
    commitment = lines[0].view["commitment"]
    assert commitment == table["commitment"]
    play_out(lines, random.Random(2), moves=3)
    assert all(b'seed":"' not in said for line in lines for said in line.heard)
    assert ann.get(f"/api/tables/{table['table']}/save").status_code == 409
    play_out(lines, random.Random(2))
    seed = int(lines[0].view["seed"])
    assert starboard.new("_example", seats=2, seed=seed).commitment == commitment
    assert seed > 2**64  # drawn by the operating system, not guessed by anybody


def test_hot_seat_sees_one_seat_at_a_time(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device", "device")["table"]
    lines = [ann.sit(table, seat) for seat in range(3)]
    assert all(line.view["mine"] == [0, 1, 2] for line in lines)
    hands = [{node["key"] for node in line.view["scene"]["hand"]} for line in lines]
    assert hands[0].isdisjoint(hands[1])
    assert hands[0].isdisjoint(hands[2])
    play_out(lines, random.Random(3))


def test_a_program_plays_with_its_token(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "program")
    robot = server.guest(Authorization=f"Bearer {table['seats'][1]['token']}")
    lines = [ann.sit(table["table"], 0), robot.sit(table["table"])]
    assert lines[1].view["seat"] == 1
    play_out(lines, random.Random(4))


def test_reloading_in_the_middle_brings_back_the_same_view(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")["table"]
    lines = [ann.sit(table, 0), ann.sit(table, 1)]
    play_out(lines, random.Random(5), moves=5)
    for seat, line in enumerate(lines):
        again = ann.sit(table, seat)
        for field in ("seq", "scene", "ask", "events", "undo", "waiting", "commitment"):
            assert again.view[field] == line.view[field], field
        again.close()


def test_answers_given_side_by_side_do_not_make_each_other_stale(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")["table"]
    one, two = ann.sit(table, 0), ann.sit(table, 1)
    seq = two.view["seq"]
    assert one.answer(options_of(one)[0])["type"] == "done"
    # The second answer was sent before its sender had heard of the first.
    assert two.answer(options_of(two)[0], seq=seq)["type"] == "done"


def test_undo_is_an_entry_of_the_log_and_takes_events_back(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")["table"]
    lines = [ann.sit(table, 0), ann.sit(table, 1)]
    watching = ann.sit(table)
    while True:  # until somebody has stowed a wreck, which may be taken back
        play_out(lines, random.Random(6), moves=1)
        active = [line for line in lines if line.ask and ["swap"] in options_of(line)]
        if active:
            break
    line = active[0]
    watching.settle()
    before = watching.view["events"]
    assert before[-1]["message"]["key"] == "event-stowed"
    seq = line.view["seq"]
    assert line.view["undo"] is None
    reply = line.call("undo", seat=line.view["seat"])
    assert (reply["type"], reply["seq"]) == ("done", seq + 1)
    assert any(option[0] == "stow" for option in options_of(line))
    watching.settle()
    assert watching.view["events"] == before[:-1]
    assert watching.view["seq"] == seq + 1
    fresh = ann.sit(table)
    assert fresh.view["events"] == before[:-1]
    refused = line.call("undo", seat=line.view["seat"])
    assert refused["type"] == "refused"
    assert refused["refusals"][0]["rule"].startswith("K-")


def test_my_tables_show_where_i_am_awaited(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    assert ann.get("/api/tables").json() == []
    table = ann.create("me", "link")
    listed = ann.get("/api/tables").json()
    assert [t["table"] for t in listed] == [table["table"]]
    assert listed[0]["my_turn"]
    assert listed[0]["waiting"] == [0, 1]
    line = ann.sit(table["table"], 0)
    line.answer(options_of(line)[0])
    assert not ann.get("/api/tables").json()[0]["my_turn"]
    assert bob.get("/api/tables").json() == []


def test_joining_with_the_code_of_the_table(server: Server) -> None:
    ann, bob, cat = server.guest(), server.guest(), server.guest()
    table = ann.create("me", "link")
    code = table["code"]
    spoken = f"{code[:3]} {code[3:]}".lower()  # as people type what they hear
    assert bob.get(f"/api/codes/{code}").json() == {"table": table["table"]}
    seen = bob.get(f"/api/tables/{table['table']}").json()
    assert [s["free"] for s in seen["seats"]] == [False, True]
    assert "code" not in seen
    joined = bob.join(table["table"], code=spoken, name="Bob")
    assert joined["seat"] == 1
    assert bob.join(table["table"], code=spoken, name="Bob")["seat"] == 1  # once more: the same
    full = cat.post(f"/api/tables/{table['table']}/join", {"code": code, "name": "Cat"})
    assert full.json()["error"]["code"] == "seat-taken"
    # The joiner's own link lets them in on another device; the invitation is used up.
    phone = server.guest()
    phone.get("/api/games")
    assert phone.join(table["table"], token=joined["token"])["seat"] == 1
    assert phone.sit(table["table"], 1).view["seats"][1]["name"] == "Bob"
    used = cat.post(
        f"/api/tables/{table['table']}/join", {"token": table["seats"][1]["token"], "name": "Cat"}
    )
    assert used.json()["error"]["code"] == "wrong-token"


def test_an_invitation_can_be_looked_at_without_sitting_down(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    made = ann.create("me", "link", "link")
    door = f"/api/tables/{made['table']}"
    invitation = made["seats"][2]["token"]
    seen = bob.get(door, headers={"Authorization": f"Bearer {invitation}"}).json()
    assert seen["mine"] == [2]  # that is the seat it is for
    assert seen["host_seat"] == 0
    assert seen["seats"][0]["name"] == "Me"
    assert seen["result"] is None
    seen = bob.get(door).json()
    assert seen["mine"] == []
    assert [s["free"] for s in seen["seats"]] == [False, True, True]
    bob.join(made["table"], token=invitation, name="Bob")
    used = server.guest().get(door, headers={"Authorization": f"Bearer {invitation}"}).json()
    assert used["mine"] == []


def test_why_not(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")["table"]
    line = ann.sit(table, 0)
    held = {node["key"] for node in line.view["scene"]["hand"]}
    missing = next(f"fuel:{n}" for n in range(1, 21) if f"fuel:{n}" not in held)
    reply = line.call("touch", seat=0, path=[missing])
    assert reply["type"] == "refused"
    assert reply["refusals"][0]["rule"] == "E-3"
    assert reply["refusals"][0]["message"]["key"] == "refused-not-in-hand"


def test_what_cannot_be_taken_back_is_asked_once_more(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")["table"]
    lines = [ann.sit(table, 0), ann.sit(table, 1)]
    assert lines[0].answer(options_of(lines[0])[0], sure=False)["type"] == "done"
    lines[1].settle()
    # The second bid opens all of them.
    option = options_of(lines[1])[0]
    assert lines[1].answer(option, sure=False)["type"] == "sure"
    lines[1].settle()
    assert lines[1].view["seq"] == 1  # nothing has been done
    assert lines[1].answer(option)["type"] == "done"


def test_a_client_that_has_lost_something_asks_for_the_state(server: Server) -> None:
    ann = server.guest()
    line = ann.sit(ann.create("me", "device")["table"], 0)
    line.answer(options_of(line)[0])
    seen = line.view["scene"]
    line.view = {}
    line.tell("resync")
    assert line.until("done")["seq"] == 1
    assert line.view["scene"] == seen


def test_a_page_of_former_days_is_told_to_reload(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")["table"]
    old = ann.sit(table, 0, Origin=server.url)
    assert b"error-old-client" in old.heard[0]
    assert old.closed_with() == 4426
    assert ann.sit(table, 0, version="1").closed_with() == 4426
    assert ann.sit(table, 0, version=str(PROTOCOL), Origin=server.url).ask


def test_moments_come_frame_by_frame(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")["table"]
    lines = [ann.sit(table, 0), ann.sit(table, 1), ann.sit(table)]
    lines[0].answer(options_of(lines[0])[0])
    lines[1].settle()
    lines[1].answer(options_of(lines[1])[0])
    for line in lines:
        line.settle()
        update = [said for said in line.inbox if said["type"] == "update"][-1]
        moment = update["frames"][0]["moment"]
        assert moment["message"]["key"] == "event-towed"
        assert moment["seat"] in (0, 1)
        assert update["frames"][0]["events"][-1]["kind"] == moment["kind"]


def test_people_come_and_go_and_chat(server: Server) -> None:
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "link")
    line = ann.sit(table["table"], 0)
    line.settle()
    assert [s["here"] for s in line.view["seats"]] == [True, False]
    bob.join(table["table"], token=table["seats"][1]["token"], name="Bob")
    other = bob.sit(table["table"], 1)
    line.settle()
    assert [s["here"] for s in line.view["seats"]] == [True, True]
    assert other.call("chat", text="Good luck!")["type"] == "done"
    said = next(m for m in reversed(other.inbox) if m["type"] == "chat")
    line.settle()
    heard = next(m for m in reversed(line.inbox) if m["type"] == "chat")
    assert said == heard
    assert (heard["name"], heard["seat"], heard["text"]) == ("Bob", 1, "Good luck!")
    other.close()
    assert line.until("people")["seats"][1]["here"] is False
    watching = server.guest().sit(table["table"])
    assert [c["text"] for c in watching.view["chat"]] == ["Good luck!"]
    watching.call("chat", text="Hello", name="Eve")
    assert line.until("chat") | {"at": 0} == {
        "type": "chat", "name": "Eve", "seat": None, "text": "Hello", "at": 0,
    }  # fmt: skip


def test_changing_the_layout_brings_the_other_scene(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "bot:random")["table"]
    line = ann.sit(table, 0, layout="tall")
    line.tell("layout", layout="wide")
    assert line.until("state")["seat"] == 0


def test_a_finished_game_position_by_position_and_on_from_there(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "device")["table"]
    lines = [ann.sit(table, 0), ann.sit(table, 1)]
    seen = [dict(lines[0].view)]
    assert ann.get(f"/api/tables/{table}/at/0").status_code == 409
    while not lines[0].view["over"]:
        play_out(lines, random.Random(len(seen)), moves=1)
        seen.append(dict(lines[0].view))
    for n, view in enumerate(seen):
        then = ann.get(f"/api/tables/{table}/at/{n}", params={"seat": 0}).json()
        assert then["scene"] == view["scene"]
        assert then["of"] == len(seen) - 1
        assert view["events"][then["from"] :] == then["events"]
    assert ann.get(f"/api/tables/{table}/at/{len(seen)}").status_code == 404
    start: Json = {"from": {"table": table, "at": 4}}
    again = ann.create("me", "bot:random", **start)["table"]
    line = ann.sit(again, 0)
    assert line.view["events"][: len(seen[4]["events"])] == seen[4]["events"]
    assert line.view["open_seed"]
    wrong = {"game": "_example", "seats": [{"kind": "me"}] * 3, "from": {"table": table, "at": 4}}
    assert ann.post("/api/tables", wrong).json()["error"]["code"] == "bad-setup"


def test_a_game_that_does_not_exist_is_refused_in_its_own_words(server: Server) -> None:
    """P-212 In both languages: clients have the game's texts."""
    wanted = {"game": "planet_unknown", "seats": [{"kind": "me"}], "variant": {"events": "off"}}
    error = server.guest().post("/api/tables", wanted).json()["error"]
    assert error["code"] == "bad-setup"
    assert error["message"]["key"] == "setup-solo-events"
    assert error["message"]["game"] == "planet_unknown"

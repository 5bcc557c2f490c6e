"""Around the game: leaving, resigning, freeing a seat, ending, handing over, playing again."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.harness import Guest, Json, Line, Server, Zygote, options_of, play_out, running


@pytest.fixture
def server(zygote: Zygote, tmp_path: Path) -> Iterator[Server]:
    with running(Server(zygote, tmp_path)) as server:
        yield server


def table_of(server: Server, people: int) -> tuple[str, str, list[Guest], list[Line]]:
    """A table where everybody is somebody else: its id, its code, the people, their lines."""
    guests = [server.guest() for _ in range(people)]
    made = guests[0].create("me", *["link"] * (people - 1))
    for number, guest in enumerate(guests[1:], 1):
        guest.join(made["table"], code=made["code"], seat=number, name=f"Guest {number}")
    lines = [guest.sit(made["table"], seat) for seat, guest in enumerate(guests)]
    return made["table"], made["code"], guests, lines


def seat_of(line: Line, seat: int) -> Json:
    line.settle()
    found: Json = line.view["seats"][seat]
    return found


def test_of_two_players_one_resigns(server: Server) -> None:
    table, _, guests, (ann, bob) = table_of(server, 2)
    play_out([ann, bob], random.Random(1), moves=1)
    assert ann.call("resign", seat=1)["code"] == "not-yours"
    assert bob.call("resign", seat=1)["type"] == "done"
    ann.settle()
    for line in (ann, bob):
        assert line.view["stopped"]["key"] == "ended-resigned"
        assert line.view["stopped"]["facts"] == {"seat": "@seat-1"}
        assert line.ask is None
        assert line.view["waiting"] == []
        assert line.view["result"] is None  # nothing is invented
    assert bob.call("resign", seat=1)["code"] == "table-ended"
    assert ann.answer(["bid", 1])["code"] == "table-ended"
    assert guests[0].get(f"/api/tables/{table}").json()["ended"] == "@resigned 1"
    mine = guests[1].get("/api/tables").json()[0]
    assert mine["ended"]
    assert not mine["my_turn"]


def test_of_three_players_one_resigns_and_a_bot_plays_on(server: Server) -> None:
    _, _, _, (ann, bob, cat) = table_of(server, 3)
    assert bob.call("resign", seat=1)["type"] == "done"
    assert bob.view["seat"] is None  # he looks on
    assert bob.view["mine"] == []
    assert ann.until("told")["message"] == {
        "game": "", "key": "told-resigned", "facts": {"who": "Guest 1"},
    }  # fmt: skip
    seat = seat_of(ann, 1)
    assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", "normal", "Guest 1")
    assert bob.call("hand-back", seat=1)["type"] == "error"
    assert bob.answer(["bid", 1], seat=1)["code"] == "not-yours"
    play_out([ann, cat], random.Random(1))
    assert ann.view["over"]
    assert cat.call("resign", seat=2)["code"] == "is-over"


def test_the_last_person_who_resigns_ends_the_table(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "bot:random", "bot:random")["table"]
    line = ann.sit(table, 0)
    assert line.call("resign", seat=0)["type"] == "done"
    assert line.view["stopped"]["key"] == "ended-resigned"


def test_a_seat_that_is_left_can_be_taken(server: Server) -> None:
    table, code, guests, (ann, bob) = table_of(server, 2)
    assert ann.call("leave", seat=1)["code"] == "not-yours"
    assert bob.call("leave", seat=1)["type"] == "done"
    assert bob.view["mine"] == []
    assert ann.until("told")["message"]["key"] == "told-left"
    seat = seat_of(ann, 1)
    assert seat["free"]
    assert seat["bot"] == "normal"  # nobody waits meanwhile
    assert guests[1].get(f"/api/tables/{table}").json()["mine"] == []
    cat = server.guest()
    cat.join(table, code=code, name="Cat")
    seat = seat_of(ann, 1)
    assert (seat["name"], seat["bot"], seat["free"]) == ("Cat", None, False)
    play_out([ann, cat.sit(table, 1)], random.Random(2))
    assert ann.view["over"]


def test_the_host_frees_a_seat(server: Server) -> None:
    table, code, guests, (ann, bob) = table_of(server, 2)
    assert bob.call("free", seat=0)["code"] == "not-host"
    assert ann.call("free", seat=7)["code"] == "not-yours"
    assert ann.call("free", seat=1)["code"] == "player-here"
    assert not seat_of(ann, 1)["free"]
    bob.close()
    while seat_of(ann, 1)["here"]:
        pass
    assert ann.call("free", seat=1)["type"] == "done"
    assert seat_of(ann, 1)["free"]
    assert ann.call("free", seat=1)["code"] == "seat-free"
    assert guests[1].get(f"/api/tables/{table}").json()["mine"] == []
    guests[1].join(table, code=code, name="Bob again")
    again = guests[1].sit(table, 1)
    assert ann.call("free", seat=1, here=True)["type"] == "done"  # somebody who is not wanted
    again.settle()
    assert again.view["seat"] is None


def test_the_host_ends_the_table(server: Server) -> None:
    _, _, guests, (ann, bob) = table_of(server, 2)
    assert bob.call("end")["code"] == "not-host"
    assert ann.call("rematch")["code"] == "not-over"
    assert ann.call("end")["type"] == "done"
    bob.settle()
    assert bob.view["stopped"]["key"] == "ended-host"
    assert ann.call("end")["code"] == "table-ended"
    server.kill()
    server.start()
    later = guests[1].sit(bob.view["table"], 1)
    assert later.view["stopped"]["key"] == "ended-host"
    assert later.ask is None


def test_the_host_hands_over(server: Server) -> None:
    guests = [server.guest() for _ in range(2)]
    made = guests[0].create("me", "link", "link")
    ann = guests[0].sit(made["table"], 0)
    guests[1].join(made["table"], code=made["code"], seat=1, name="Bob")
    bob = guests[1].sit(made["table"], 1)
    assert bob.call("hand-over", seat=1)["code"] == "not-host"
    assert ann.call("hand-over", seat=2)["code"] == "nobody-there"
    assert ann.call("hand-over", seat=1)["type"] == "done"
    bob.settle()
    assert bob.view["host"]
    assert not ann.view["host"]
    assert ann.call("end")["code"] == "not-host"
    assert bob.call("end")["type"] == "done"


def test_the_same_people_play_again(server: Server) -> None:
    table, _, guests, lines = table_of(server, 2)
    watcher = server.guest().sit(table)
    play_out(lines, random.Random(1))
    watcher.settle()
    assert watcher.call("rematch")["code"] == "not-yours"
    assert lines[1].call("rematch")["type"] == "done"
    fresh = lines[0].until("rematch")["table"]
    assert watcher.until("rematch")["table"] == fresh
    assert lines[0].call("rematch")["type"] == "done"  # both wish it: it is the same table
    told = [said["table"] for said in lines[0].inbox if said["type"] == "rematch"]
    assert told == [fresh, fresh]
    again = [guest.sit(fresh, seat) for seat, guest in enumerate(guests)]
    assert again[0].view["seq"] == 0
    assert again[0].view["host"]
    assert [seat["name"] for seat in again[1].view["seats"]] == ["Me", "Guest 1"]
    assert again[0].view["commitment"] != lines[0].view["commitment"]
    play_out(again, random.Random(2), moves=1)
    server.kill()
    server.start()
    assert guests[1].sit(table, 1).view["rematch"] == fresh
    assert options_of(guests[1].sit(fresh, 1)) == options_of(again[1])

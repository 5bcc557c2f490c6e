"""Power cuts: whatever was acknowledged is there again, and the same question is open."""

from __future__ import annotations

import contextlib
import json
import random
import threading
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

import starboard
from starboard.kernel import Table, as_option
from tests.server.harness import Guest, Line, Server, Zygote, options_of, play_out, running

KILLS = 50
Move = tuple[int, list[Any] | None]  # a seat and its option; None is an undo


def apply(table: Table, move: Move) -> None:
    seat, option = move
    if option is None:
        table.undo(seat)
    else:
        table.answer(seat, as_option(option))


class Player:
    """Plays both seats of a table and remembers what the server has acknowledged."""

    def __init__(self, guest: Guest, seed: int) -> None:
        self.guest = guest
        self.seed = seed
        self.table = guest.create("me", "device", seed=seed)["table"]
        self.acknowledged: list[Move] = []
        self.in_flight: Move | None = None

    def play(self, rng: random.Random) -> None:
        """Decide and take back, as fast as it goes, until the game is over or the line breaks."""
        lines = [self.guest.sit(self.table, seat) for seat in (0, 1)]
        while not lines[0].view["over"]:
            line = rng.choice([each for each in lines if each.ask])
            if line.view["undo"] is None and rng.random() < 0.3:
                self._send(line, None)
            else:
                self._send(line, rng.choice(options_of(line)))
            for other in lines:
                other.settle()

    def _send(self, line: Line, option: list[Any] | None) -> None:
        seat = line.view["seat"]
        self.in_flight = (seat, option)
        reply = line.call("undo", seat=seat) if option is None else line.answer(option)
        assert reply["type"] == "done", reply
        self.acknowledged.append(self.in_flight)
        self.in_flight = None
        assert reply["seq"] == len(self.acknowledged)

    def check(self) -> bool:
        """After a restart: nothing acknowledged is missing. Says whether the game goes on."""
        lines = [self.guest.sit(self.table, seat) for seat in (0, 1)]
        seq = lines[0].view["seq"]
        # What was sent last may have been stored without anybody having been told.
        if self.in_flight is not None and seq == len(self.acknowledged) + 1:
            self.acknowledged.append(self.in_flight)
        self.in_flight = None
        assert seq == len(self.acknowledged)
        expected = starboard.new("_example", seats=2, seed=self.seed)
        for move in self.acknowledged:
            apply(expected, move)
        for seat, line in enumerate(lines):
            ask = expected.ask_for(seat)
            assert options_of(line) == [list(o) for o in (ask.options if ask else ())]
            scene = json.loads(json.dumps(expected.scene(seat).plain()))
            assert line.view["scene"] == scene
            line.close()
        return not expected.over


def test_kill_at_random_instants(zygote: Zygote, tmp_path: Path) -> None:
    rng = random.Random(2)
    server = Server(zygote, tmp_path)
    server.start()
    guest = server.guest()
    player = Player(guest, 0)
    moves = games = 0
    for kill in range(KILLS):
        cut = threading.Timer(rng.uniform(0.0, 0.15), server.kill)
        cut.start()
        with contextlib.suppress(WebSocketException, OSError):
            player.play(rng)
        cut.join()
        server.start()
        if not player.check():
            moves, games = moves + len(player.acknowledged), games + 1
            player = Player(guest, kill + 1)
    server.stop()
    # Many cuts fell into the middle of a game, after moves had been acknowledged.
    assert moves + len(player.acknowledged) > KILLS


def test_bots_go_on_after_a_restart_by_themselves(zygote: Zygote, tmp_path: Path) -> None:
    slow = Server(zygote, tmp_path, bot_delay=30)
    with running(slow):
        guest = slow.guest()
        table = guest.create("me", "bot:random", "bot:random")["table"]
        assert guest.get(f"/api/tables/{table}").json()["seq"] == 0
        slow.kill()
        slow.settings["bot_delay"] = 0
        slow.start()
        # Nobody has looked at the table since; listing reads the store only.
        for _ in range(400):
            if guest.get("/api/tables").json()[0]["waiting"] == [0]:
                return
            threading.Event().wait(0.02)
    pytest.fail("the bots sleep")


def test_chat_and_seats_survive(zygote: Zygote, tmp_path: Path) -> None:
    server = Server(zygote, tmp_path)
    with running(server):
        ann, bob = server.guest(), server.guest()
        made = ann.create("me", "link", "bot:random")
        bob.join(made["table"], code=made["code"], name="Bob")
        lines = [ann.sit(made["table"], 0), bob.sit(made["table"], 1)]
        lines[1].call("chat", text="I was here")
        play_out(lines, random.Random(3), moves=2)
        server.kill()
        server.start()
        again = bob.sit(made["table"], 1)
        assert [line["text"] for line in again.view["chat"]] == ["I was here"]
        assert [seat["name"] for seat in again.view["seats"]] == ["Me", "Bob", "Bot"]
        play_out([ann.sit(made["table"], 0), again], random.Random(4))

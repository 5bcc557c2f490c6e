"""What a seat may not know never leaves the server for it: compared byte by byte.

Two worlds that differ only in what a seat cannot know must send that seat the same bytes.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.kernel import Seat, Table, key_of
from starboard.server.game_server import GameServer
from starboard.server.room import Room
from starboard.server.settings import Settings
from starboard.server.store import SeatRow, Standing, TableRow
from starboard.server.viewer import Viewer
from tests.server.harness import Line, Server, options_of

# ---- on the wire --------------------------------------------------------------------------------


def cards_of(seed: int) -> tuple[list[int], list[int], list[int]]:
    """The hands of a game for two, and the first two wrecks that will come."""
    s = starboard.game("_example").setup(2, {}, key_of(seed))
    return sorted(s.hands[0]), sorted(s.hands[1]), s.wrecks[-2:]


def twin_seeds() -> tuple[int, int]:
    """Two deals that look alike to seat 0 for two rounds, in which it can outbid seat 1: what
    seat 1 will bid is shown (E-4), so it is the same; the rest of that hand is not."""
    known: dict[str, tuple[int, list[int]]] = {}
    for seed in range(2_000_000):
        mine, theirs, wrecks = cards_of(seed)
        if mine[3] > theirs[0] and mine[2] > theirs[1]:
            twin, hand = known.setdefault(f"{mine} {wrecks} {theirs[:2]}", (seed, theirs))
            if hand != theirs:
                return twin, seed
    raise AssertionError("no twins")


def play_twin(server: Server, seed: int) -> list[Line]:
    """Two rounds: seat 0 bids its highest card, seat 1 its lowest, and seat 0 tows what it wins.
    The last step of the second round would show the third wreck: it is not taken."""
    ann, bob = server.guest(), server.guest()
    table = ann.create("me", "link", seed=seed)
    bob.join(table["table"], code=table["code"], name="Bob")
    lines = [ann.sit(table["table"], 0), bob.sit(table["table"], 1), bob.sit(table["table"])]
    for _ in range(7):  # bid, bid, stow, swap; bid, bid, stow
        for line in lines:
            line.settle()
        waiting = lines[0] if lines[0].ask else lines[1]
        options = sorted(options_of(waiting))
        assert waiting.answer(options[-1] if waiting is lines[0] else options[0])["type"] == "done"
    for line in lines:
        line.settle()
    assert ["swap"] in options_of(lines[0])
    return lines


def comparable(line: Line) -> list[bytes]:
    """Everything the socket got, without the names of the table itself."""
    own = rb'"(table|code|commitment|seed)":"[^"]*"'
    return [re.sub(own, rb'"\1":""', said) for said in line.heard]


def test_twin_deals_send_the_same_bytes(server: Server) -> None:
    games = [play_twin(server, seed) for seed in twin_seeds()]
    (mine, theirs, watching), (mine2, theirs2, watching2) = games
    assert comparable(mine) == comparable(mine2)
    assert comparable(watching) == comparable(watching2)
    assert comparable(theirs) != comparable(theirs2)  # or the comparison would prove nothing


# ---- at every decision --------------------------------------------------------------------------


def re_dealt(table: Table, seat: Seat | None, seed: int) -> Table:
    """The same game, with all that the seat cannot know dealt anew, but the same chance to come."""
    other = table.imagine(seat, seed)
    other.state.key, other.state.draws = table.state.key, table.state.draws
    return other


def room_around(server: GameServer, table: Table) -> Room:
    """A room as it would be around this table; nothing is stored."""
    standing = Standing(table.seq, (), table.over, "", 0.0)
    row = TableRow("t" * 16, "ABCDEF", table.game.id, 1, table.seats, dict(table.variant),
                   table.seed, False, "host", 0.0, standing)  # fmt: skip
    seats = [SeatRow(i, "link", f"P{i}", holders=frozenset({f"p{i}"})) for i in range(table.seats)]
    return Room(server, row, seats, table)


def look(room: Room, seat: Seat | None) -> bytes:
    mine = frozenset() if seat is None else frozenset({seat})
    return room.state(Viewer("p", seat, mine, layout="tall", host=False))


def after_answer(server: GameServer, table: Table, seat: Seat, choice: int) -> bytes | None:
    """What the seat is sent after its own next decision, if that shows nothing hidden."""
    copy = table.clone()
    copy.answer(seat, copy.ask_for(seat).options[choice])  # type: ignore[union-attr]
    if copy.undo_refusal(seat) is not None:
        return None
    return look(room_around(server, copy), seat)


def compare_everywhere(server: GameServer, table: Table, rng: random.Random, moves: int) -> int:
    """Play at random; before each move compare what everybody is sent in two worlds."""
    compared = 0
    for _ in range(moves):
        if table.over:
            break
        for seat in (None, *range(table.seats)):
            other = re_dealt(table, seat, rng.getrandbits(40))
            assert look(room_around(server, table), seat) == look(room_around(server, other), seat)
            ask = table.ask_for(seat)
            if seat is not None and ask is not None:
                choice = rng.randrange(len(ask.options))
                assert after_answer(server, table, seat, choice) == after_answer(
                    server, other, seat, choice
                )
            compared += 1
        ask = rng.choice(table.pending)
        table.answer(ask.seat, rng.choice(list(ask.options)))
    return compared


@pytest.mark.parametrize("game", sorted(starboard.games(hidden=True)))
def test_re_dealt_worlds_look_the_same_to_the_seat(game: str, tmp_path: Path) -> None:
    async def run() -> int:
        server = GameServer(Settings(database=f"sqlite:///{tmp_path / 'x.db'}", show_hidden=True))
        rng = random.Random(7)
        seats = max(starboard.game(game).seats[:3])
        table = starboard.new(game, seats=seats, seed=11)
        return compare_everywhere(server, table, rng, 25)

    assert asyncio.run(run()) > 20


def test_the_comparison_notices_a_leak(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A scene that showed the top of a hidden pile would be found."""
    real: Callable[..., Any] = starboard.game("_example").view

    async def run() -> None:
        server = GameServer(Settings(database=f"sqlite:///{tmp_path / 'x.db'}"))
        monkeypatch.setattr(
            "starboard.server.views.ask",
            lambda table, seat: {"leak": [real(table.state, s) for s in range(2)]},
        )
        table = starboard.new("_example", seats=2, seed=11)
        with pytest.raises(AssertionError):
            compare_everywhere(server, table, random.Random(7), 5)

    asyncio.run(run())

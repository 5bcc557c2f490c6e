"""Rooms from the inside: faults of the store, of the rules, of slow clients."""

from __future__ import annotations

import asyncio
import gc
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from starboard.server.game_server import GameServer
from starboard.server.people import Visitor
from starboard.server.play import Connection, _serve
from starboard.server.problem import Problem
from starboard.server.room import Room
from starboard.server.settings import Settings
from starboard.server.store import Entry, Standing
from starboard.server.tables import NewSeat, NewTable, create
from starboard.server.viewer import LONGEST_QUEUE, Viewer

Test = Callable[[GameServer, Room], Awaitable[None]]


def seat_of(kind: str) -> NewSeat:
    """``me``, ``me:Ann``, ``bot:random``."""
    kind, _, rest = kind.partition(":")
    return NewSeat(kind, bot=rest) if kind == "bot" else NewSeat(kind, rest)


def in_a_room(tmp_path: Path, test: Test, *kinds: str, **settings: Any) -> None:
    """Run a test with a server and a fresh table, of two people as a rule."""

    async def run() -> None:
        database = f"sqlite:///{tmp_path / 'x.db'}"
        server = GameServer(Settings(database=database, show_hidden=True, **settings))
        await server.start()
        wish = NewTable("_example", [seat_of(kind) for kind in kinds or ("me", "device")])
        made = await create(server, Visitor("ann"), wish)
        try:
            await test(server, await server.room(made["table"]))
        finally:
            await server.stop()

    asyncio.run(run())


def viewer(room: Room, seat: int) -> Viewer:
    made = Viewer("ann", seat, frozenset({0, 1}), layout="wide", host=True)
    room.viewers.add(made)
    room.state(made)
    return made


def sent(eyes: Viewer) -> list[dict[str, Any]]:
    found = []
    while not eyes.outbox.empty():
        found.append(json.loads(eyes.outbox.get_nowait()))
    return found


def first_option(room: Room, seat: int) -> tuple[Any, ...]:
    ask = room.table.ask_for(seat)
    assert ask is not None
    option: tuple[Any, ...] = ask.options[0]
    return option


def test_another_process_was_faster(tmp_path: Path) -> None:
    """Two servers on one store: the second is told, and shows what is stored."""

    async def test(server: GameServer, room: Room) -> None:
        other = GameServer(server.settings)
        await other.start()
        twin = await other.room(room.row.id)
        eyes = viewer(twin, 1)
        assert await room.answer(0, 0, first_option(room, 0)) == 1
        with pytest.raises(Problem) as told:
            await twin.answer(0, 0, first_option(twin, 0))
        assert told.value.code == "stale"
        assert sent(eyes)[-1]["seq"] == 1
        assert twin.table.digest() == room.table.digest()
        assert await twin.answer(1, 1, first_option(twin, 1)) == 2
        await other.stop()

    in_a_room(tmp_path, test)


def test_side_by_side_through_two_processes(tmp_path: Path) -> None:
    """Somebody else's answer, stored first, does not make mine stale."""

    async def test(server: GameServer, room: Room) -> None:
        other = GameServer(server.settings)
        await other.start()
        twin = await other.room(room.row.id)
        assert await room.answer(0, 0, first_option(room, 0)) == 1
        assert await twin.answer(1, 0, first_option(twin, 1)) == 2
        assert len(await server.store.entries(room.row.id)) == 2
        await other.stop()

    in_a_room(tmp_path, test)


def test_an_undo_beside_it_does_not_make_an_answer_stale(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        await room.answer(0, 0, first_option(room, 0))
        await room.undo(0)
        assert room.seq == 2
        assert await room.answer(1, 0, first_option(room, 1)) == 3  # sent before all that
        with pytest.raises(Problem):
            await room.answer(1, 0, ("bid", 1))  # its question is answered

    in_a_room(tmp_path, test)


def test_viewers_of_another_process_hear_of_a_move(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        other = GameServer(server.settings)
        await other.start()
        twin = await other.room(room.row.id)
        eyes = viewer(twin, 1)
        await room.answer(0, 0, first_option(room, 0))
        await room.undo(0)
        await room.answer(0, 2, first_option(room, 0))
        await asyncio.wait_for(eyes.outbox.get(), 60)
        while twin.seq < 3:
            await asyncio.sleep(0.01)
        updates = sent(eyes)
        assert [said["type"] for said in updates] == ["update", "update"]  # and the first above
        assert updates[-1]["seq"] == 3
        assert twin.table.digest() == room.table.digest()
        await other.stop()

    in_a_room(tmp_path, test)


def test_a_room_that_cannot_be_reread_is_let_go(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        eyes = viewer(room, 0)

        async def fail(*_: Any) -> Any:
            raise OSError("the disk is gone")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.store, "append", fail)
            patch.setattr(server.store, "entries", fail)
            with pytest.raises(Problem) as told:
                await room.answer(0, 0, first_option(room, 0))
        assert told.value.code == "no-store"
        assert eyes.lost.is_set()
        again = await server.room(room.row.id)
        assert again is not room
        assert again.seq == again.table.seq == 0

    in_a_room(tmp_path, test)


def test_a_store_that_fails_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        before = room.table.digest()
        eyes = viewer(room, 0)
        real = server.store.append

        async def fail(table: str, entries: Sequence[Entry], standing: Standing) -> None:
            raise OSError("the disk is full")

        server.store.append = fail  # type: ignore[method-assign]
        with pytest.raises(Problem) as told:
            await room.answer(0, 0, first_option(room, 0))
        assert told.value.code == "no-store"
        assert room.table.digest() == before
        assert all(said["type"] != "update" for said in sent(eyes))  # nobody was told of it
        server.store.append = real  # type: ignore[method-assign]
        assert await room.answer(0, 0, first_option(room, 0)) == 1

    in_a_room(tmp_path, test)


def test_rules_that_fail_leave_the_table_as_it_was(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        before = room.table.digest()
        real = type(room.table).answer

        def fail(table: Any, seat: int, option: Any) -> None:
            real(table, seat, option)
            raise ZeroDivisionError

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(room.table), "answer", fail)
            with pytest.raises(Problem) as told:
                await room.answer(0, 0, first_option(room, 0))
        assert told.value.code == "internal"
        assert room.table.digest() == before
        assert await room.answer(0, 0, first_option(room, 0)) == 1

    in_a_room(tmp_path, test)


def test_a_caller_that_goes_away_in_the_middle_changes_nothing_half(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        caller = asyncio.create_task(
            server.finish_even_if_cancelled(room.answer(0, 0, first_option(room, 0)))
        )
        while not room.lock.locked():
            await asyncio.sleep(0)
        caller.cancel()
        async with room.lock:
            assert room.seq == room.table.seq == 1
        assert len(await server.store.entries(room.row.id)) == 1

    in_a_room(tmp_path, test)


def test_a_client_that_never_reads_is_let_go(tmp_path: Path) -> None:
    class Deaf:
        """A socket whose sending never ends, as when the line is full."""

        closed = 0

        async def receive(self) -> dict[str, str]:
            await asyncio.sleep(3600)
            return {}

        async def send_data(self, data: bytes, mode: str) -> None:
            await asyncio.sleep(3600)

        async def close(self, code: int) -> None:
            self.closed = code

    async def test(server: GameServer, room: Room) -> None:
        eyes, socket = viewer(room, 0), Deaf()
        connection = Connection(server, room, eyes)
        serving = asyncio.create_task(_serve(socket, connection))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        for _ in range(LONGEST_QUEUE):
            room.tell_people()
        await asyncio.sleep(0.05)
        assert not serving.done()
        for _ in range(2):
            room.tell_people()
        await asyncio.wait_for(serving, 60)
        assert socket.closed == 1013

    in_a_room(tmp_path, test)


def test_rooms_that_nobody_uses_are_forgotten_and_come_back(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        await room.answer(0, 0, first_option(room, 0))
        digest = room.table.digest()
        object.__setattr__(server.settings, "live_tables", 1)
        wish = NewTable("_example", [NewSeat("me"), NewSeat("link")])
        made = [(await create(server, Visitor("bob"), wish))["table"] for _ in range(3)]
        gc.collect()
        assert [server.live(table) is None for table in made] == [True, True, False]
        assert server.live(room.row.id) is room is await server.room(room.row.id)  # we use it
        assert (await server.room(made[0])).table.digest() != digest
        assert (await server.room(room.row.id)).table.digest() == digest

    in_a_room(tmp_path, test)


def test_a_room_that_fails_twice_leaves_its_successor_alone(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        server.forget(room)
        fresh = await server.room(room.row.id)
        assert fresh is not room
        server.forget(room)
        assert await server.room(room.row.id) is fresh

    in_a_room(tmp_path, test)


def test_bots_pause_while_nobody_watches(tmp_path: Path) -> None:
    """Long after the last person has left; whoever comes wakes them."""

    async def test(server: GameServer, room: Room) -> None:
        room._acted = 0.0
        while room.bots.seats:  # it was asked when the table was made
            await asyncio.sleep(0.01)
        room.wake_bots()
        assert not room.bots.seats
        assert room.seq == 0
        eyes = viewer(room, 0)
        room.wake_bots()
        while room.seq < 1:
            await asyncio.sleep(0.01)
        assert sent(eyes)[-1]["seq"] == 1

    in_a_room(tmp_path, test, "me", "bot:random", bot_delay=0.5)


def test_a_bot_that_waits_for_its_turn_is_dropped_when_it_is_not_needed(tmp_path: Path) -> None:
    """A host who seats and unseats bots leaves nothing behind in the queue."""

    async def test(server: GameServer, room: Room) -> None:
        pool = server.bot_workers.searching
        worker = await pool.take("eve", "elsewhere")  # somebody else's bot searches
        for n in range(5):
            await room.set_bot(1, f"greedy:{n + 1}", viewer(room, 0))
            await asyncio.sleep(0)
        waiting = pool._queues[""]._waiting
        assert [len(line) for line in waiting.values()] == [1]
        pool.give_back(worker, "eve", 1.0)

    in_a_room(tmp_path, test, "me", "link", bot_workers=1)


def test_old_tables_are_not_resumed_after_a_restart(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        other = GameServer(server.settings)
        await other.start()
        while other.live(room.row.id) is None:  # somebody played here a moment ago
            await asyncio.sleep(0.01)
        await other.stop()
        db = sqlite3.connect(tmp_path / "x.db")
        db.execute("update tables set moved=moved-86400")
        db.commit()
        later = GameServer(server.settings)
        await later.start()
        await asyncio.gather(*later._tasks)
        assert later.live(room.row.id) is None
        await later.stop()

    in_a_room(tmp_path, test, "me", "bot:random", bot_delay=3600)


def test_who_has_failed_to_store_does_not_go_on(tmp_path: Path) -> None:
    """Others at the table may still be talking to a room that is let go."""

    async def test(server: GameServer, room: Room) -> None:
        async def fail(*_: Any) -> Any:
            raise OSError("the disk is gone")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(server.store, "append", fail)
            patch.setattr(server.store, "entries", fail)
            with pytest.raises(Problem):
                await room.answer(0, 0, first_option(room, 0))
        with pytest.raises(Problem) as told:
            await room.answer(1, 0, first_option(room, 1))
        assert told.value.code == "no-store"
        assert (await server.room(room.row.id)).seq == 0

    in_a_room(tmp_path, test)


def test_nobody_chats_in_a_players_name(tmp_path: Path) -> None:
    async def test(server: GameServer, room: Room) -> None:
        eve = Viewer("eve", None, frozenset(), layout="wide", host=False)
        for name, shown in (("Eve", "Eve"), ("ann", ""), ("ANN", "")):
            await room.say(eve, name, "I resign")
            assert room.chat[-1].name == shown

    in_a_room(tmp_path, test, "me:Ann", "link")

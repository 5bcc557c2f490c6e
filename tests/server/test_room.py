"""Rooms from the inside: faults of the store, of the rules, of slow clients."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from starboard.server.hall import Hall
from starboard.server.people import Visitor
from starboard.server.play import Talk, _converse
from starboard.server.problem import Problem
from starboard.server.room import Room
from starboard.server.settings import Settings
from starboard.server.store import Entry, Standing
from starboard.server.tables import NewSeat, NewTable, create
from starboard.server.viewer import LONGEST_QUEUE, Viewer

Test = Callable[[Hall, Room], Awaitable[None]]


def in_a_room(tmp_path: Path, test: Test, *kinds: str, halls: int = 1) -> None:
    """Run a test with a hall and a fresh table of two people."""

    async def run() -> None:
        settings = Settings(database=f"sqlite:///{tmp_path / 'x.db'}", show_hidden=True)
        hall = Hall(settings)
        await hall.start()
        wish = NewTable("_example", [NewSeat(kind) for kind in kinds or ("me", "device")])
        made = await create(hall, Visitor("ann"), wish)
        try:
            await test(hall, await hall.room(made["table"]))
        finally:
            await hall.stop()

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

    async def test(hall: Hall, room: Room) -> None:
        other = Hall(hall.settings)
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

    async def test(hall: Hall, room: Room) -> None:
        other = Hall(hall.settings)
        await other.start()
        twin = await other.room(room.row.id)
        assert await room.answer(0, 0, first_option(room, 0)) == 1
        assert await twin.answer(1, 0, first_option(twin, 1)) == 2
        assert len(await hall.store.entries(room.row.id)) == 2
        await other.stop()

    in_a_room(tmp_path, test)


def test_an_undo_beside_it_does_not_make_an_answer_stale(tmp_path: Path) -> None:
    async def test(hall: Hall, room: Room) -> None:
        await room.answer(0, 0, first_option(room, 0))
        await room.undo(0)
        assert room.seq == 2
        assert await room.answer(1, 0, first_option(room, 1)) == 3  # sent before all that
        with pytest.raises(Problem):
            await room.answer(1, 0, ("bid", 1))  # its question is answered

    in_a_room(tmp_path, test)


def test_viewers_of_another_process_hear_of_a_move(tmp_path: Path) -> None:
    async def test(hall: Hall, room: Room) -> None:
        other = Hall(hall.settings)
        await other.start()
        twin = await other.room(room.row.id)
        eyes = viewer(twin, 1)
        await room.answer(0, 0, first_option(room, 0))
        await room.undo(0)
        await room.answer(0, 2, first_option(room, 0))
        await asyncio.wait_for(eyes.outbox.get(), 10)
        while twin.seq < 3:
            await asyncio.sleep(0.01)
        updates = sent(eyes)
        assert [said["type"] for said in updates] == ["update", "update"]  # and the first above
        assert updates[-1]["seq"] == 3
        assert twin.table.digest() == room.table.digest()
        await other.stop()

    in_a_room(tmp_path, test)


def test_a_room_that_cannot_be_reread_is_let_go(tmp_path: Path) -> None:
    async def test(hall: Hall, room: Room) -> None:
        eyes = viewer(room, 0)

        async def fail(*_: Any) -> Any:
            raise OSError("the disk is gone")

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hall.store, "append", fail)
            patch.setattr(hall.store, "entries", fail)
            with pytest.raises(OSError, match="gone"):
                await room.answer(0, 0, first_option(room, 0))
        assert eyes.lost.is_set()
        again = await hall.room(room.row.id)
        assert again is not room
        assert again.seq == again.table.seq == 0

    in_a_room(tmp_path, test)


def test_a_store_that_fails_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    async def test(hall: Hall, room: Room) -> None:
        before = room.table.digest()
        eyes = viewer(room, 0)
        real = hall.store.append

        async def fail(table: str, entries: Sequence[Entry], standing: Standing) -> None:
            raise OSError("the disk is full")

        hall.store.append = fail  # type: ignore[method-assign]
        with pytest.raises(Problem) as told:
            await room.answer(0, 0, first_option(room, 0))
        assert told.value.code == "no-store"
        assert room.table.digest() == before
        assert all(said["type"] != "update" for said in sent(eyes))  # nobody was told of it
        hall.store.append = real  # type: ignore[method-assign]
        assert await room.answer(0, 0, first_option(room, 0)) == 1

    in_a_room(tmp_path, test)


def test_rules_that_fail_leave_the_table_as_it_was(tmp_path: Path) -> None:
    async def test(hall: Hall, room: Room) -> None:
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
    async def test(hall: Hall, room: Room) -> None:
        caller = asyncio.create_task(hall.surely(room.answer(0, 0, first_option(room, 0))))
        while not room.lock.locked():
            await asyncio.sleep(0)
        caller.cancel()
        async with room.lock:
            assert room.seq == room.table.seq == 1
        assert len(await hall.store.entries(room.row.id)) == 1

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

    async def test(hall: Hall, room: Room) -> None:
        eyes, socket = viewer(room, 0), Deaf()
        talk = asyncio.create_task(_converse(socket, Talk(hall, room, eyes)))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        for _ in range(LONGEST_QUEUE):
            room.tell_people()
        await asyncio.sleep(0.05)
        assert not talk.done()
        for _ in range(2):
            room.tell_people()
        await asyncio.wait_for(talk, 5)
        assert socket.closed == 1013

    in_a_room(tmp_path, test)


def test_rooms_that_nobody_uses_are_forgotten_and_come_back(tmp_path: Path) -> None:
    async def test(hall: Hall, room: Room) -> None:
        await room.answer(0, 0, first_option(room, 0))
        watched = viewer(room, 0)
        object.__setattr__(hall.settings, "live_tables", 1)
        wish = NewTable("_example", [NewSeat("me"), NewSeat("link")])
        made = [await create(hall, Visitor("bob"), wish) for _ in range(3)]
        assert hall.live(room.row.id) is room  # somebody looks
        assert hall.live(made[0]["table"]) is None
        room.viewers.discard(watched)
        await hall.room(made[0]["table"])
        assert hall.live(room.row.id) is None
        assert (await hall.room(room.row.id)).table.digest() == room.table.digest()

    in_a_room(tmp_path, test)

"""One server process and all that it holds: the store, the open rooms, the bots' processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from hashlib import blake2b
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import starboard
from starboard import bots
from starboard.kernel import Game, Seat
from starboard.workshop import shelves

from . import views
from .bot_process import BotJob
from .bot_workers import BotRequest, BotWorkers, NoBot
from .cache import Cache
from .messages import Hint
from .metrics import Metrics
from .people import Cookies, Visitor, new_table_id, new_token
from .problem import Problem
from .rates import Buckets
from .room import WATCHED_FOR, Room
from .settings import Settings
from .store import Ban, Down, Store, open_store

T = TypeVar("T")
log = logging.getLogger("starboard.server")

#: A bot that takes no seconds may be this strong; a search ends after ``bot_seconds`` anyway.
MOST_TRIES = {"ismcts": 10_000, "greedy": 20}
HINTS, HINTS_AT_ONCE = 3, 10
MOST_POSITIONS = 32 * 1024 * 1024  # bytes


class GameServer:
    """One server process."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings.database_url)
        self.bot_workers = BotWorkers(settings.bot_workers, settings.bot_limit)
        self.cookies = Cookies("")
        self.worker = new_table_id()
        self.correcting = asyncio.Lock()  # of boxes: one correction at a time
        self._secret = ""
        self._hints = Buckets(settings.hint_rate, HINTS_AT_ONCE)
        # Whoever uses a room holds it, so that there is never a second one of the same table;
        # those that nobody uses are kept for a while.
        self._rooms: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: OrderedDict[str, Room] = OrderedDict()
        self.positions = Cache(MOST_POSITIONS)  # of finished games, as they are sent
        # Nobody who opens a table waits for those who copy or save whole games.
        self._opener, self._copier = (ThreadPoolExecutor(1, name) for name in ("open", "copy"))
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bans: dict[str, Ban] = {}
        self.metrics = Metrics()
        self.stopping = False
        self.wrote = float("-inf")  # when the store last took something, by the monotonic clock

    async def start(self) -> None:
        """Open the store, and let bots go on where a restart has interrupted them."""
        await asyncio.to_thread(shelves.note_editions)
        await self.store.start()
        self._secret = self.settings.secret or await self.store.secret(new_token() + new_token())
        self.cookies = Cookies(self._secret)
        await self._read_bans()
        self.store.listen(self._on_notice)
        self.spawn(self._resume_bots())

    async def stop(self) -> None:
        """End searches, finish writing."""
        self.stopping = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bot_workers.stop()
        await self.store.stop()
        self._opener.shutdown(cancel_futures=True)
        self._copier.shutdown(cancel_futures=True)

    async def _read_bans(self) -> None:
        self._bans = {ban.who: ban for ban in await self.store.bans()}

    def is_banned(self, visitor: Visitor) -> bool:
        """Is this a visitor whom the host does not want?"""
        found = self._bans.get(visitor.address) or self._bans.get(visitor.person)
        return found is not None and (found.until is None or found.until > time.time())

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that nobody waits for: kept, so that it is neither lost nor forgotten."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            if isinstance(error, Down):
                log.error("the store does not answer: %s", error)
            elif not isinstance(error, Problem | starboard.Refused):
                log.error("something failed in the background", exc_info=error)

    async def finish_even_if_cancelled(self, work: Coroutine[Any, Any, T]) -> T:
        """Work that is done to the end even if the caller goes away in the middle."""
        return await asyncio.shield(self.spawn(work))

    async def in_copying_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Do long work off the loop, one at a time: more threads would only slow the loop down."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._copier, partial(work, *arguments))

    async def in_opening_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """The same for opening a table, which somebody is waiting for."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._opener, partial(work, *arguments))

    # ---- games and rooms --------------------------------------------------------------------

    def games(self) -> dict[str, Game]:
        """The games on offer."""
        return starboard.games(hidden=self.settings.show_hidden)

    def game(self, game_id: str) -> Game:
        """One of them."""
        game = self.games().get(game_id)
        if game is None:
            raise Problem("no-such-game", game=game_id[:40])
        return game

    async def room(self, table: str) -> Room:
        """The live room of a table; opened if need be."""
        if (room := self._rooms.get(table)) is not None:
            self._keep(room)
            return room
        if not table.isalnum():  # some databases fail on what cannot be an id
            raise Problem("no-table")
        if table not in self._opening:
            self._opening[table] = self.spawn(self._open(table))
        return await asyncio.shield(self._opening[table])

    def open_rooms(self) -> list[Room]:
        """The rooms in memory."""
        return list(self._rooms.values())

    async def try_writing(self) -> None:
        """Raise if nothing can be stored."""
        await self.store.touch(time.time())
        self.wrote = time.monotonic()

    def live(self, table: str) -> Room | None:
        """The room if it is in memory."""
        return self._rooms.get(table)

    async def _open(self, table: str) -> Room:
        try:
            row = await self.store.table(table)
            if row is None:
                raise Problem("no-table")
            room = self._rooms[table] = await Room.open(self, row)
        finally:
            del self._opening[table]
        self._keep(room)
        room.wake_bots()
        await self.store.announce(f"{table} who")
        if (now := await self.store.table(table)) is not None:  # what came while we were opening
            await room.catch_up(now.standing.seq)
        return room

    def _keep(self, room: Room) -> None:
        """The rooms used last stay in memory even if nobody uses them now."""
        self._kept[room.row.id] = room
        self._kept.move_to_end(room.row.id)
        if len(self._kept) > self.settings.live_tables:
            self._kept.popitem(last=False)

    def forget(self, room: Room) -> None:
        """Let a room go that has failed; its viewers come again to a fresh one."""
        room.failed = True
        for rooms in (self._rooms, self._kept):
            if rooms.get(room.row.id) is room:  # there may be a fresh one already
                del rooms[room.row.id]
        for viewer in room.viewers:
            viewer.lost.set()

    def _on_notice(self, notice: str) -> None:
        """Another process has changed something, or says who is there."""
        table, what, *rest = notice.split()
        if table == "*":  # the line to the others was cut, or a host has been at work
            self.spawn(self._read_bans())
            for each in list(self._rooms.values()) if what != "bans" else ():
                self.spawn(each.follow())
        elif (room := self._rooms.get(table)) is None:
            return
        elif what == "moved":
            self.spawn(room.catch_up(int(rest[0])))
        elif what == "here":
            room.are_elsewhere(rest[0], [int(seat) for seat in rest[1:]])
        elif what == "who":
            self.spawn(self.store.announce(room.presence()))
        else:
            self.spawn(room.follow())

    # ---- bots -------------------------------------------------------------------------------

    def bot(self, spec: str) -> str:
        """The spec of a bot, if there is such a bot and it searches no longer than people wait."""
        try:
            bots.make(spec, 0)
            name, _, strength = spec.partition(":")
            in_seconds = strength.endswith("s")
            most = self.settings.bot_seconds if in_seconds else MOST_TRIES.get(name, 0)
            if strength and float(strength.rstrip("s")) > most:
                raise ValueError
        except ValueError:
            raise Problem("bad-bot", bot=spec[:60]) from None
        return spec

    async def hint(self, room: Room, seat: Seat, visitor: str) -> list[Hint]:
        """What a bot would do in the seat's place: its best options, with what it expects."""
        ask = room.table.ask_for(seat)
        if ask is None:
            raise starboard.Refused(room.table.why_not(seat, ()))
        if not (self._hints.take(visitor) and self._hints.take(f"table {room.row.id} {seat}")):
            raise Problem("too-fast")
        spec = self.settings.hint_bot

        async def job() -> BotJob | None:
            async with room.lock:
                asked = room.table.ask_for(seat) is ask
                return self.bot_job(room, seat, spec, hint=True) if asked else None

        request = BotRequest(visitor, room.row.id, spec, job, hint=True)
        try:
            found = await self.bot_workers.options(request)
        except NoBot as error:
            log.warning("table %s: no hint: %s", room.row.id, error)
            raise Problem("no-hint") from None
        if not found:
            raise Problem("stale", seq=room.seq)
        game = room.table.game
        others = sorted(found[1:HINTS], key=lambda each: -(each.value or 0.0))  # as advice() does
        return [
            views.hint(game, each.option, each.value, each.tries, each.then)
            for each in (*found[:1], *others)
        ]

    def chance(self, *what: object) -> int:
        """A number that is the same after a restart, and that nobody outside can compute."""
        key = self._secret.encode()[:64]
        return int.from_bytes(blake2b(repr(what).encode(), key=key, digest_size=7).digest(), "big")

    def bot_job(self, room: Room, seat: Seat, spec: str, *, hint: bool = False) -> BotJob:
        """A position for a bot to decide in."""
        table, seed = room.table, self.chance("bot", room.row.id, room.seq, seat)
        answers = [(r.seat, list(r.option), r.forced) for r in table.records]
        return BotJob(
            room.row.id, table.game.id, table.seats, str(table.seed), table.variant, answers,
            seat, spec, seed, hint, time_limit=self.settings.bot_seconds,
        )  # fmt: skip

    async def _resume_bots(self) -> None:
        """Let bots go on where somebody has played a moment ago; elsewhere when somebody comes."""
        tables = await self.store.for_bots(time.time() - WATCHED_FOR)
        for table in tables[: self.settings.live_tables]:
            try:
                await self.room(table)
            except Problem as problem:
                log.warning("table %s cannot be resumed: %s", table, problem.code)

"""The hall: everything one server process has in its hands: store, rooms, bots, games."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, TypeVar

import starboard
from starboard import bots
from starboard.kernel import Ask, Game, Option, Seat, as_option

from .brain import Job, Opinion
from .brains import Brains, NoBot
from .people import Cookies, new_table_id, new_token
from .problem import Problem
from .questions import turn
from .room import Room, chance_of
from .settings import Settings
from .store import Store, open_store

T = TypeVar("T")
log = logging.getLogger("starboard.server")

#: A bot may be this strong; more would let people wait and bots of other tables starve.
MOST_SECONDS, MOST_ITERATIONS = 10, 10_000
HINTS = 3
BOT_TABLES_SINCE = 30 * 86400  # seconds: tables left alone longer are not resumed by themselves


def advice_of(game: Game, thought: Opinion) -> dict[str, Any]:
    """An option as a hint: what is expected of it, and what was reckoned with next."""
    found = {
        "option": thought.option,
        "value": thought.value,
        "message": game.option_message(as_option(thought.option)).plain(),
        "tries": thought.tries,
    }
    if thought.then is not None:
        seat, option = thought.then
        found["then"] = {"seat": seat, "message": game.option_message(as_option(option)).plain()}
    return found


class Hall:
    """One server process."""

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.settings = settings
        self.store = store or open_store(settings.database_url)
        self.brains = Brains(settings.bot_workers, settings.bot_limit)
        self.cookies = Cookies("")
        self.worker = new_table_id()
        self._secret = ""
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Open the store, and let bots go on where a restart has interrupted them."""
        await self.store.start()
        self._secret = self.settings.secret or await self.store.secret(new_token() + new_token())
        self.cookies = Cookies(self._secret)
        self.store.listen(self._heard)
        self.spawn(self._resume_bots())

    async def stop(self) -> None:
        """Stop thinking, finish writing."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.brains.stop()
        await self.store.stop()

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Work that nobody waits for: kept, so that it is neither lost nor forgotten."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and isinstance(error := task.exception(), Exception):
            if not isinstance(error, Problem | starboard.Refused):
                log.error("something failed in the background", exc_info=error)

    async def surely(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end even if the caller goes away in the middle."""
        return await asyncio.shield(self.spawn(work))

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
            self._rooms.move_to_end(table)
            return room
        if table not in self._opening:
            self._opening[table] = self.spawn(self._open(table))
        return await asyncio.shield(self._opening[table])

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
        self._forget_some()
        room.wake_bots()
        await self.store.announce(f"{table} who")
        if (now := await self.store.table(table)) is not None:  # what came while we were opening
            await room.catch_up(now.standing.seq)
        return room

    def _forget_some(self) -> None:
        idle = [id_ for id_, room in self._rooms.items() if not room.busy]
        for id_ in idle[: max(0, len(self._rooms) - self.settings.live_tables)]:
            del self._rooms[id_]

    def forget(self, room: Room) -> None:
        """Let a room go; its viewers come again to a fresh one."""
        self._rooms.pop(room.row.id, None)
        for viewer in room.viewers:
            viewer.lost.set()

    def _heard(self, notice: str) -> None:
        """Another process has changed something, or says who is there."""
        table, what, *rest = notice.split()
        if table == "*":  # the line to the others was cut: anything may have happened
            for each in self._rooms.values():
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
        """The spec of a bot, if there is such a bot and it thinks no longer than people wait."""
        try:
            bots.make(spec, 0)
            strength = spec.partition(":")[2]
            most = MOST_SECONDS if strength.endswith("s") else MOST_ITERATIONS
            if strength and float(strength.rstrip("s")) > most:
                raise ValueError
        except ValueError:
            raise Problem("bad-bot", bot=spec[:60]) from None
        return spec

    async def hint(self, room: Room, seat: Seat) -> list[dict[str, Any]]:
        """What a bot would do in the seat's place: its best options, with what it expects."""
        async with room.lock:
            ask = room.table.ask_for(seat)
            if ask is None:
                raise starboard.Refused(room.table.why_not(seat, ()))
            job = self.job(room, seat, self.settings.hint_bot, hint=True)
        try:
            found = await self.brains.options(job)
        except NoBot as error:
            log.warning("table %s: no hint: %s", room.row.id, error)
            raise Problem("no-hint") from None
        game = room.table.game
        others = sorted(found[1:HINTS], key=lambda each: -(each.value or 0.0))  # as advice() does
        return [advice_of(game, each) for each in (*found[:1], *others)]

    def chance(self, *what: object) -> int:
        """A number that is the same after a restart, and that nobody outside can compute."""
        return chance_of(self._secret, *what)

    def job(self, room: Room, seat: Seat, spec: str, *, hint: bool = False) -> Job:
        """A position for a bot to think about."""
        table, seed = room.table, self.chance("bot", room.row.id, room.seq, seat)
        answers = [(r.seat, list(r.option), r.forced) for r in table.records]
        return Job(
            room.row.id, table.game.id, table.seats, str(table.seed), table.variant, answers,
            seat, spec, seed, hint,
        )  # fmt: skip

    async def bot_option(self, room: Room, ask: Ask, spec: str) -> Option | None:
        """What the bot chooses, not sooner than people can follow; None: it is asked no more."""
        begun = time.monotonic()
        number = turn(room.table, ask.seat)
        limit = self.settings.bot_limit + self.settings.bot_delay + 5
        while not await self.store.lease(room.row.id, ask.seat, number, time.time() + limit):
            await asyncio.sleep(1)  # another process thinks; should it die, it is our turn
            if room.table.ask_for(ask.seat) is not ask:
                return None
        option: Option = ask.options[secrets.randbelow(len(ask.options))]
        if len(ask.options) > 1:
            try:
                option = await self.brains.choose(self.job(room, ask.seat, spec))
            except NoBot as error:  # a weak move is better than a table that stands still
                log.warning("table %s: %s; a random option is taken", room.row.id, error)
        await asyncio.sleep(max(0.0, self.settings.bot_delay - (time.monotonic() - begun)))
        return option

    async def _resume_bots(self) -> None:
        for table in await self.store.for_bots(time.time() - BOT_TABLES_SINCE):
            try:
                await self.room(table)
            except Problem as problem:
                log.warning("table %s cannot be resumed: %s", table, problem.code)

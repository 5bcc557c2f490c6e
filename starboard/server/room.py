"""A live table: the game rebuilt from its log, the viewers around it, one decision at a time.

The order of every change: check it, apply it, store it, and only then tell anybody. Whoever has
been told of a move will find it again after any crash. If the store refuses, the live game is
thrown away and rebuilt from what is stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from starboard.kernel import Message, Option, Refused, Seat, Table, replay

from . import views
from .bot_turns import BotTurns
from .finished import keep_finished
from .guide import Guide, coach
from .history import Divergence, rebuild, standing_answers, why_stopped
from .looks import Looks
from .messages import People, Rematch, SeatInfo, Told, encode
from .people import next_table
from .problem import Problem
from .questions import Questions, turn
from .seats import look_up_rights
from .store import ChatRow, Entry, SeatRow, Standing, TableRow, Taken
from .viewer import Viewer

if TYPE_CHECKING:
    from .game_server import GameServer

#: Told of the number of an entry that is stored.
Done = Callable[[int], None]

log = logging.getLogger("starboard.server")

CHAT_SHOWN = 100
WATCHED_FOR = 300  # seconds for which bots go on after a person has played and gone


class Room:
    """One table while it is in memory. ``lock`` is held around every change and every look."""

    def __init__(
        self,
        server: GameServer,
        row: TableRow,
        seats: Sequence[SeatRow],
        table: Table,
        diverged: Divergence | None = None,
    ) -> None:
        self.server = server
        self.row = row
        self.seats = list(seats)
        self.table = table
        self.diverged = diverged  # where today's rules no longer lead to what was played
        self.seq = row.standing.seq
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.chat: list[ChatRow] = []
        self._questions = Questions()
        self._elsewhere: dict[str, frozenset[Seat]] = {}  # connected to other processes
        self._looks = Looks()
        self.guide: Guide | None = None  # of a guided first game
        self.bots = BotTurns(self)
        self.hinting: set[Seat] = set()  # for whom a hint is being found
        self._acted = row.standing.moved  # when a person did something, as far as we know
        #: The visitor whose share its bots use: the player who came or acted last.
        self.account = ""
        self.rematch = ""  # the table where these people play again
        self.failed = False  # it may differ from what is stored, and must not go on
        self._questions.note(table, self.seq)

    @classmethod
    async def open(cls, server: GameServer, row: TableRow) -> Room:
        """Rebuild a table from the store."""
        game = server.game(row.game)
        seats = await server.store.seats(row.id)
        entries = await server.store.entries(row.id)
        table, diverged = await server.in_opening_thread(rebuild, game, row, entries)
        room = cls(server, row, seats, table, diverged)
        room.guide = await server.in_opening_thread(Guide.of, row, seats, table)
        room.chat = await server.store.chat(row.id, CHAT_SHOWN)
        await room.look_for_rematch()
        return room

    # ---- deciding ---------------------------------------------------------------------------

    async def answer(self, seat: Seat, seq: int, option: Option, done: Done | None = None) -> int:
        """A person or a program decides. Gives the number of the stored entry; ``done`` is told
        as soon as it is stored, before anything is drawn."""
        came = time.monotonic()
        async with self.lock:
            self._check_human(seat)
            if not self._questions.is_fresh(seat, seq, self.seq):
                raise Problem("stale", seq=self.seq)
            asked = turn(self.table, seat)
            for _ in self.seats:
                try:
                    stored = await self.make_move(seat, option, done)
                    self.server.metrics.moved(time.monotonic() - came)
                    return stored
                except Taken:
                    # Through another process somebody else may have decided side by side.
                    if turn(self.table, seat) != asked or self.table.ask_for(seat) is None:
                        break
            raise Problem("stale", seq=self.seq)

    async def undo(self, seat: Seat, done: Done | None = None) -> int:
        """Take back the seat's last decision. The log keeps both: the decision and the undo."""
        async with self.lock:
            self._check_human(seat)
            own = [r for r in self.table.records if r.seat == seat and not r.forced]
            try:
                await asyncio.to_thread(self.table.undo, seat)
            except Refused:
                raise
            except Exception as error:
                await self._rules_failed(seat, error)
            try:
                await self._store([Entry(self.seq + 1, seat, None)])
            except Taken:
                raise Problem("stale", seq=self.seq) from None
            self._looks.forget_events()
            await self._stored(own[-1].told, done)
            return self.seq

    async def make_move(self, seat: Seat, option: Option, done: Done | None = None) -> int:
        """Apply an answer, store it, and tell everybody; the lock is held. Gives its number."""
        before = self.table.seq
        self._watch()
        try:
            self.table.answer(seat, option)
        except Refused:
            raise
        except Exception as error:  # a fault in the rules: the half-done step must not stay
            await self._rules_failed(seat, error)
        fresh = self.table.records[before:]
        await self._store(
            [Entry(self.seq + i, r.seat, r.option, r.forced) for i, r in enumerate(fresh, 1)]
        )
        await self._stored(fresh[0].told, done)
        if self.table.over:
            self.server.spawn(keep_finished(self.server.store, self.row.id, self.table))
        return self.seq

    async def _stored(self, told: int, done: Done | None) -> None:
        """Whoever decided is told at once; then everybody sees it."""
        if done is not None:
            done(self.seq)
            await asyncio.sleep(0)
        await self._publish(told)

    async def _store(self, entries: list[Entry]) -> None:
        standing = self._standing(entries[-1].seq)
        try:
            await self.server.store.append(self.row.id, entries, standing)
        except Taken:
            await self._roll_back()
            self.wake_bots()
            raise
        except Exception as error:
            log.error("table %s: an entry could not be stored: %r", self.row.id, error)
            await self._roll_back()
            self.server.spawn(self.bots.wake_later())
            raise Problem("no-store") from error
        self.seq = standing.seq

    async def _rules_failed(self, seat: Seat, error: Exception) -> None:
        log.error("table %s: the rules failed", self.row.id, exc_info=error)
        await self._roll_back()
        self.bots.wake(but=seat)  # a bot would do the same again, for ever
        raise Problem("internal") from error

    def _standing(self, seq: int) -> Standing:
        waiting = tuple(sorted(ask.seat for ask in self.table.pending))
        return Standing(seq, waiting, self.table.over, self.table.digest(), time.time())

    # ---- following the log ------------------------------------------------------------------

    async def _roll_back(self) -> None:
        """Undo what could not be stored; then go on with what others have stored since."""
        try:
            entries = await self.server.store.entries(self.row.id)
            known = standing_answers(entry for entry in entries if entry.seq <= self.seq)
            t = self.table
            self.table = await asyncio.to_thread(replay, t.game, t.seats, t.seed, t.variant, known)
            await self._go_on(entries)
        except Exception as error:  # nobody may go on with a game that is not stored
            self.server.forget(self)
            raise Problem("no-store") from error

    async def catch_up(self, seq: int) -> None:
        """Another process has added entries: show them as if they had been made here."""
        async with self.lock:
            if self.seq < seq and not self.failed:
                try:
                    await self._go_on(await self.server.store.entries(self.row.id, self.seq))
                except Exception:
                    log.exception("table %s: cannot follow the log", self.row.id)
                    self.server.forget(self)

    async def _go_on(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.seq > self.seq:
                told = self._apply(entry)
                self.seq = entry.seq
                await self._publish(told)

    async def follow(self) -> None:
        """Look for everything that another process may have changed."""
        row = await self.server.store.table(self.row.id)
        if row is None:  # a host has deleted it
            self.server.forget(self)
            return
        await self.catch_up(row.standing.seq)
        async with self.lock:
            await self.reread_row()
            await self.reread_seats()
            await self.look_for_rematch()
            known, self.chat = self.chat, await self.server.store.chat(self.row.id, CHAT_SHOWN)
            for line in [line for line in self.chat if line not in known]:
                self._send_all(views.chat(line))

    def _apply(self, entry: Entry) -> int:
        """One stored entry; gives how many events there were before it."""
        records = self.table.records
        self._watch()
        if entry.option is not None:
            self.table.answer(entry.seat, entry.option)
            return self.table.records[len(records)].told
        self.table.undo(entry.seat)
        self._looks.forget_events()
        return [r for r in records if r.seat == entry.seat and not r.forced][-1].told

    def stopped(self) -> Problem | None:
        """Why nobody plays on although the game is not over, if so."""
        return why_stopped(self.row, self.diverged)

    def _check_human(self, seat: Seat) -> None:
        if self.failed:
            raise Problem("no-store")
        if (stopped := self.stopped()) is not None:
            raise stopped
        if seat >= len(self.seats):
            raise Problem("not-yours")
        if self.seats[seat].bot:
            raise Problem("bot-plays")

    # ---- what viewers see -------------------------------------------------------------------

    def state(self, viewer: Viewer) -> bytes:
        """The whole view of one viewer."""
        return self._looks.state(self, viewer)

    def _watch(self) -> None:
        """Whoever looks will see the moments of what comes next."""
        if self.viewers:
            self.table.watch()

    async def _publish(self, told: int) -> None:
        """After a stored change: everybody sees it. ``told``: events of the table before it."""
        self._questions.note(self.table, self.seq)
        for _ in self._looks.publish(self, told):
            await asyncio.sleep(0)  # others are served between two drawings
        for viewer in self.viewers:
            coach(self, viewer)
        self.wake_bots()

    def is_final(self, seat: Seat, option: Option) -> bool:
        """Can this answer not be taken back, as far as the seat may know?"""
        chance = self.server.chance(self.row.id, self.seq, seat)
        return views.is_final(self.table, seat, option, chance)

    # ---- people -----------------------------------------------------------------------------

    def people(self) -> list[SeatInfo]:
        """The seats: who sits there, who is here, who thinks."""
        here, thinking = self._here().union(*self._elsewhere.values()), self.bots.seats
        return [
            SeatInfo(
                seat=s.seat,
                kind=s.kind,
                name=s.name,
                bot=s.bot or None,
                here=bool(s.bot) or s.seat in here,
                free=s.kind == "link" and not s.holders,
                thinks=s.seat in thinking,
            )
            for s in self.seats
        ]

    def _here(self) -> set[Seat]:
        return {seat for viewer in self.viewers for seat in viewer.mine}

    def presence(self) -> str:
        """What other processes are told of the viewers here."""
        return " ".join([self.row.id, "here", self.server.worker, *map(str, sorted(self._here()))])

    def are_elsewhere(self, worker: str, seats: list[Seat]) -> None:
        """Another process has told who is connected there."""
        self._elsewhere[worker] = frozenset(seats)
        self.tell_people()

    def is_played_by(self, visitor: str) -> None:
        """Somebody who sits here has come, or has done something: bots now use their share."""
        self.account = visitor
        self._acted = time.time()

    def came_or_went(self) -> None:
        """The viewers have changed: tell them, and the other processes."""
        self.tell_people()
        self.server.spawn(self.server.store.announce(self.presence()))

    def tell_people(self) -> None:
        """Everybody learns who is here."""
        self._send_all(encode(People(seats=self.people())))

    def _send_all(self, message: bytes) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    async def say(self, viewer: Viewer, name: str, text: str) -> None:
        """A line of chat: kept first, then told."""
        if viewer.seat is not None:
            name = self.seats[viewer.seat].name
        elif name.casefold() in {seat.name.casefold() for seat in self.seats}:
            name = ""  # nobody may speak in a player's name
        line = ChatRow(name, viewer.seat, text, time.time())
        async with self.lock:
            await self.server.store.add_chat(self.row.id, line)
            self.chat = [*self.chat[1 - CHAT_SHOWN :], line]
            self._send_all(views.chat(line))

    async def reread_seats(self) -> None:
        """Somebody has joined, or a bot has come or gone."""
        self.seats = await self.server.store.seats(self.row.id)
        look_up_rights(self)
        self.tell_people()
        self.wake_bots()

    async def reread_row(self) -> None:
        """The table may have been ended, or have another host."""
        before, row = self.row, await self.server.store.table(self.row.id)
        self.row = row or before
        if self.row.ended != before.ended:
            for viewer in self.viewers:
                viewer.send(self.state(viewer))
            self.tell_people()
        look_up_rights(self)

    def is_here(self, seat: Seat, asking: Viewer) -> bool:
        """Is the player of a seat connected, if it is not the one who asks?"""
        return seat in self._here().union(*self._elsewhere.values()) - asking.mine

    def tell(self, what: Message) -> None:
        """Everybody learns what happened around the game."""
        self._send_all(encode(Told(message=what)))

    async def look_for_rematch(self) -> None:
        """Do these people play again elsewhere?"""
        ended = self.table.over or self.row.ended
        if ended and not self.rematch and await self.server.store.table(next_table(self.row.id)):
            self.show_rematch(next_table(self.row.id))

    def show_rematch(self, table: str) -> None:
        """Everybody learns where it goes on."""
        self.rematch = table
        self._send_all(encode(Rematch(table=table)))

    async def set_bot(self, seat: Seat, bot: str, asking: Viewer) -> None:
        """A bot stands in for the seat's absent player, or ("") hands it back."""
        async with self.lock:
            if seat >= len(self.seats) or (not bot and self.seats[seat].kind == "bot"):
                raise Problem("not-yours")
            if not bot and not self.seats[seat].bot:
                raise Problem("not-bot")
            if bot and not self.seats[seat].bot and self.is_here(seat, asking):
                raise Problem("player-here")
            await self.server.store.set_bot(self.row.id, seat, bot)
            await self.reread_seats()

    # ---- bots -------------------------------------------------------------------------------

    @property
    def watched(self) -> bool:
        """Is it worth while to ask bots? Somebody looks, or a person plays here and has just done
        something. A table of bots alone plays on only while somebody looks."""
        if self.stopped() is not None:
            return False
        recent = time.time() - self._acted < WATCHED_FOR
        return bool(self.viewers) or (recent and not all(seat.bot for seat in self.seats))

    def wake_bots(self) -> None:
        """Ask every bot that has a question."""
        self.bots.wake()

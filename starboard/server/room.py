"""A live table: the game rebuilt from its log, the viewers around it, one decision at a time.

The order of every change: check it, apply it, store it, and only then tell anybody. Whoever has
been told of a move will find it again after any crash. If the store refuses, the live game is
thrown away and rebuilt from what is stored.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starboard.kernel import Option, Refused, Seat, Table, replay
from starboard.workshop import shelves

from . import views
from .bot_turns import BotTurns
from .history import rebuild, standing_answers
from .problem import Problem
from .questions import Questions, turn
from .store import ChatRow, Entry, SeatRow, Standing, TableRow, Taken
from .viewer import Viewer

if TYPE_CHECKING:
    from .game_server import GameServer

log = logging.getLogger("starboard.server")

CHAT_SHOWN = 100
WATCHED_FOR = 300  # seconds for which bots go on after a person has played and gone


class Room:
    """One table while it is in memory. ``lock`` is held around every change and every look."""

    def __init__(
        self, server: GameServer, row: TableRow, seats: Sequence[SeatRow], table: Table
    ) -> None:
        self.server = server
        self.row = row
        self.seats = list(seats)
        self.table = table
        self.seq = row.standing.seq
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.chat: list[ChatRow] = []
        self._questions = Questions()
        self._elsewhere: dict[str, frozenset[Seat]] = {}  # connected to other processes
        self._shown: dict[Seat | None, int] = {}  # how many events the viewers of a seat have
        self.bots = BotTurns(self)
        self.hinting: set[Seat] = set()  # for whom a hint is being found
        self._acted = row.standing.moved  # when a person did something, as far as we know
        #: The visitor whose share its bots use: the player who came or acted last.
        self.account = ""
        self.failed = False  # it may differ from what is stored, and must not go on
        self._questions.note(table, self.seq)

    @classmethod
    async def open(cls, server: GameServer, row: TableRow) -> Room:
        """Rebuild a table from the store."""
        game = server.game(row.game)
        seats = await server.store.seats(row.id)
        entries = await server.store.entries(row.id)
        room = cls(server, row, seats, await server.in_opening_thread(rebuild, game, row, entries))
        room.chat = await server.store.chat(row.id, CHAT_SHOWN)
        return room

    # ---- deciding ---------------------------------------------------------------------------

    async def answer(self, seat: Seat, seq: int, option: Option) -> int:
        """A person or a program decides. Gives the number of the stored entry."""
        async with self.lock:
            self._check_human(seat)
            if not self._questions.is_fresh(seat, seq, self.seq):
                raise Problem("stale", seq=self.seq)
            asked = turn(self.table, seat)
            for _ in self.seats:
                try:
                    return await self.make_move(seat, option)
                except Taken:
                    # Through another process somebody else may have decided side by side.
                    if turn(self.table, seat) != asked or self.table.ask_for(seat) is None:
                        break
            raise Problem("stale", seq=self.seq)

    async def undo(self, seat: Seat) -> int:
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
            self._shown.clear()
            self._publish(own[-1].told)
            return self.seq

    async def make_move(self, seat: Seat, option: Option) -> int:
        """Apply an answer, store it, and tell everybody; the lock is held. Gives its number."""
        before = self.table.seq
        try:
            self.table.answer(seat, option)
        except Refused:
            raise
        except Exception as error:  # a fault in the rules: the half-done step must not stay
            await self._rules_failed(seat, error)
        fresh = list(self.table.records)[before:]
        await self._store(
            [Entry(self.seq + i, r.seat, r.option, r.forced) for i, r in enumerate(fresh, 1)]
        )
        self._publish(fresh[0].told)
        return self.seq

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
            self._go_on(entries)
        except Exception as error:  # nobody may go on with a game that is not stored
            self.server.forget(self)
            raise Problem("no-store") from error

    async def catch_up(self, seq: int) -> None:
        """Another process has added entries: show them as if they had been made here."""
        async with self.lock:
            if self.seq < seq and not self.failed:
                try:
                    self._go_on(await self.server.store.entries(self.row.id, self.seq))
                except Exception:
                    log.exception("table %s: cannot follow the log", self.row.id)
                    self.server.forget(self)

    def _go_on(self, entries: Sequence[Entry]) -> None:
        for entry in entries:
            if entry.seq > self.seq:
                told = self._apply(entry)
                self.seq = entry.seq
                self._publish(told)

    async def follow(self) -> None:
        """Look for everything that another process may have changed."""
        row = await self.server.store.table(self.row.id)
        if row is not None:
            await self.catch_up(row.standing.seq)
        async with self.lock:
            await self.reread_seats()
            known, self.chat = self.chat, await self.server.store.chat(self.row.id, CHAT_SHOWN)
            for line in [line for line in self.chat if line not in known]:
                for viewer in self.viewers:
                    viewer.send(views.say("chat", _chat(line)))

    def _apply(self, entry: Entry) -> int:
        """One stored entry; gives how many events there were before it."""
        records = list(self.table.records)
        if entry.option is not None:
            self.table.answer(entry.seat, entry.option)
            return list(self.table.records)[len(records)].told
        self.table.undo(entry.seat)
        self._shown.clear()
        return [r for r in records if r.seat == entry.seat and not r.forced][-1].told

    def _check_human(self, seat: Seat) -> None:
        if self.failed:
            raise Problem("no-store")
        if seat >= len(self.seats):
            raise Problem("not-yours")
        if self.seats[seat].bot:
            raise Problem("bot-plays")

    # ---- what viewers see -------------------------------------------------------------------

    def state(self, viewer: Viewer) -> bytes:
        """The whole view of one viewer."""
        table, seat = self.table, viewer.seat
        events = [views.event(e) for e in table.events_for(seat)]
        self._shown[seat] = len(events)
        fields = {
            "seq": self.seq,
            "table": self.row.id,
            "game": table.game.id,
            "variant": table.variant,
            "edition": shelves.headline(table.game.id),
            "seat": seat,
            "seats": self.people(),
            "mine": sorted(viewer.mine),
            "host": viewer.host,
            **views.position(table, seat, viewer.layout, self._finals(seat)),
            "events": events,
            "from": 0,
            "chat": [_chat(line) for line in self.chat],
            "commitment": table.commitment,
            "open_seed": self.row.open_seed,
        }
        if table.over:
            fields["seed"] = str(table.seed)  # as text: too large for a JavaScript number
        if viewer.mine or viewer.host:
            fields["code"] = self.row.code
        return views.say("state", fields)

    def _publish(self, told: int) -> None:
        """After a stored change: everybody sees it. ``told``: events of the table before it."""
        self._questions.note(self.table, self.seq)
        made: dict[tuple[Seat | None, str], bytes] = {}
        events: dict[Seat | None, tuple[int, list[dict[str, Any]]]] = {}
        for viewer in self.viewers:
            seat, look = viewer.seat, (viewer.seat, viewer.layout)
            if seat not in events:
                events[seat] = self._news(seat, told)
            if look not in made:
                made[look] = self._update(*look, *events[seat])
            viewer.send(made[look])
        self._shown = {seat: start + len(new) for seat, (start, new) in events.items()}
        self.wake_bots()

    def _news(self, seat: Seat | None, told: int) -> tuple[int, list[dict[str, Any]]]:
        """What this seat has not heard, and its number among all that this seat has heard."""
        new = [views.event(e) for e in self.table.events_for(seat, told)]
        start = self._shown.get(seat)
        if start is None:
            start = len(self.table.events_for(seat)) - len(new)
        return start, new

    def _update(
        self, seat: Seat | None, layout: str, start: int, events: list[dict[str, Any]]
    ) -> bytes:
        fields = {
            "seq": self.seq,
            **views.position(self.table, seat, layout, self._finals(seat)),
            "events": events,
            "from": start,
        }
        if self.table.over:
            fields["seed"] = str(self.table.seed)
        return views.say("update", fields)

    def _finals(self, seat: Seat | None) -> frozenset[Option]:
        return views.finals(self.table, seat, self.server.chance(self.row.id, self.seq, seat))

    # ---- people -----------------------------------------------------------------------------

    def people(self) -> list[dict[str, Any]]:
        """The seats: who sits there, who is here, who thinks."""
        here, thinking = self._here().union(*self._elsewhere.values()), self.bots.seats
        return [
            {
                "seat": s.seat,
                "kind": s.kind,
                "name": s.name,
                "bot": s.bot or None,
                "here": bool(s.bot) or s.seat in here,
                "free": s.kind == "link" and not s.holders,
                "thinks": s.seat in thinking,
            }
            for s in self.seats
        ]

    def _here(self) -> set[Seat]:
        return {seat for viewer in self.viewers for seat in viewer.mine}

    def _here_but(self, one: Viewer) -> set[Seat]:
        """The seats of everybody who is here and who is not this one."""
        return self._here().union(*self._elsewhere.values()) - one.mine

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
        message = views.say("people", {"seats": self.people()})
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
            message = views.say("chat", _chat(line))
            for each in self.viewers:
                each.send(message)

    async def reread_seats(self) -> None:
        """Somebody has joined, or a bot has come or gone."""
        self.seats = await self.server.store.seats(self.row.id)
        self.tell_people()
        self.wake_bots()

    async def set_bot(self, seat: Seat, bot: str, asking: Viewer) -> None:
        """A bot stands in for the seat's absent player, or ("") hands it back."""
        async with self.lock:
            if seat >= len(self.seats) or (not bot and self.seats[seat].kind == "bot"):
                raise Problem("not-yours")
            if not bot and not self.seats[seat].bot:
                raise Problem("not-bot")
            if bot and not self.seats[seat].bot and seat in self._here_but(asking):
                raise Problem("player-here")
            await self.server.store.set_bot(self.row.id, seat, bot)
            await self.reread_seats()

    # ---- bots -------------------------------------------------------------------------------

    @property
    def watched(self) -> bool:
        """Is it worth while to ask bots? Somebody looks, or a person plays here and has just done
        something. A table of bots alone plays on only while somebody looks."""
        recent = time.time() - self._acted < WATCHED_FOR
        return bool(self.viewers) or (recent and not all(seat.bot for seat in self.seats))

    def wake_bots(self) -> None:
        """Ask every bot that has a question."""
        self.bots.wake()


def _chat(line: ChatRow) -> dict[str, Any]:
    return {"name": line.name, "seat": line.seat, "text": line.text, "at": line.at}

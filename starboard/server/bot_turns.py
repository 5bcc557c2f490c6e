"""The bots of one table: which of them are asked, and how their answers come about."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starboard.kernel import Ask, Option, Seat

from .bot_process import BotJob
from .bot_workers import BotRequest, NoBot
from .problem import Problem
from .questions import turn
from .store import Down, Taken

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("starboard.server")

STORE_AGAIN = 2.0  # seconds until bots try again what the store has refused
LEASE_AGAIN = 1.0  # seconds after which another process is asked again whether it still searches


@dataclass(eq=False, slots=True)
class BotTurn:
    """A bot that is asked: about what, and whether it still waits in the queue."""

    ask: Ask
    spec: str
    task: asyncio.Task[None] | None = None
    begun: bool = False


class BotTurns:
    """The turns of a room's bots: at most one for each seat."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._turns: dict[Seat, BotTurn] = {}

    @property
    def seats(self) -> set[Seat]:
        """The seats whose bots are asked now."""
        return set(self._turns)

    def wake(self, but: Seat | None = None) -> None:
        """Ask every bot that has a question, and was not asked yet."""
        room = self._room
        if not room.watched or room.failed:
            return
        for ask in room.table.pending:
            spec, known = room.seats[ask.seat].bot, self._turns.get(ask.seat)
            if not spec or ask.seat == but or (known and known.ask is ask and known.spec == spec):
                continue
            if known and known.task and not known.begun:  # its place in the queue is not needed
                known.task.cancel()
            bot_turn = self._turns[ask.seat] = BotTurn(ask, spec)
            bot_turn.task = room.server.spawn(self._decide(bot_turn))

    async def wake_later(self) -> None:
        """Ask again when the store may have recovered."""
        await asyncio.sleep(STORE_AGAIN)
        self.wake()

    async def _decide(self, bot_turn: BotTurn) -> None:
        """Get the bot's option and make its move."""
        room, seat = self._room, bot_turn.ask.seat
        try:
            option = await self._option(bot_turn)
            async with room.lock:
                if option is not None and self._is_wanted(bot_turn):
                    self._turns.pop(seat, None)
                    await room.make_move(seat, option)
        except Taken:  # its question is no longer open, or it was asked again
            log.info("table %s: another process was faster than a bot", room.row.id)
        except Problem as problem:
            log.warning("table %s: a bot's move failed: %s", room.row.id, problem.code)
        except (Down, OSError) as error:  # the store does not answer: perhaps it will
            log.warning("table %s: a bot waits for the store: %r", room.row.id, error)
            room.server.spawn(self.wake_later())
        finally:
            if self._turns.get(seat) is bot_turn:  # not another bot's turn
                del self._turns[seat]

    async def _option(self, bot_turn: BotTurn) -> Option | None:
        """What the bot chooses, not sooner than people can follow; None: it is no longer asked."""
        begun = time.monotonic()
        option = None
        while option is None and self._is_wanted(bot_turn):
            try:
                option = await self._choice(bot_turn)
            except NoBot as error:  # a weak move is better than a table that stands still
                log.warning("table %s: %s; a random option is taken", self._room.row.id, error)
                option = secrets.choice(bot_turn.ask.options)
            if option is None:  # another process lets it search; should that die, it is our turn
                await asyncio.sleep(LEASE_AGAIN)
        delay = self._room.server.settings.bot_delay
        await asyncio.sleep(max(0.0, delay - (time.monotonic() - begun)))
        return option

    async def _choice(self, bot_turn: BotTurn) -> Option | None:
        """The bot's choice, or None if this process is not to let it search."""
        room, ask, spec = self._room, bot_turn.ask, bot_turn.spec
        if len(ask.options) == 1:
            return ask.options[0] if await self._may_search(ask) else None

        async def job() -> BotJob | None:
            if not (self._is_wanted(bot_turn) and await self._may_search(ask)):
                return None
            bot_turn.begun = True
            return room.server.bot_job(room, ask.seat, spec)

        alone = sum(bool(room.seats[each.seat].bot) for each in room.table.pending) == 1
        request = BotRequest(room.account, room.row.id, spec, job, alone=alone)
        return await room.server.bot_workers.choose(request)

    async def _may_search(self, ask: Ask) -> bool:
        """Of several processes only one lets a bot search for the answer to a question."""
        room, settings = self._room, self._room.server.settings
        until = time.time() + settings.bot_limit + settings.bot_delay + 5
        number = turn(room.table, ask.seat)
        return await room.server.store.lease(room.row.id, ask.seat, number, until)

    def _is_wanted(self, bot_turn: BotTurn) -> bool:
        """Is the bot still asked? An undo may have closed its question, the host may have sent it
        away, everybody may have left."""
        room, ask = self._room, bot_turn.ask
        asked = room.table.ask_for(ask.seat) is ask and room.seats[ask.seat].bot == bot_turn.spec
        return asked and room.watched and not room.failed

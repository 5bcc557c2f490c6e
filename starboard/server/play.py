"""One socket: what it may see, what it says, and how it ends.

A reader task and a writer task; the first to end ends both. The reader also notices that the
client has gone: otherwise a server could never stop.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketException

from starboard.draw.touch import why_not_touch
from starboard.kernel import Option, Refusal, Refused, Seat

from . import hosting, messages, protocol, views
from .game_server import GameServer
from .guard import visitor_of
from .guide import coach
from .people import LONGEST_LINE, LONGEST_NAME, Visitor, clean
from .problem import Problem
from .rates import Bucket
from .room import Room
from .seats import held_seats, is_host
from .store import Down
from .viewer import Viewer

log = logging.getLogger("starboard.server")

#: What a message costs of the socket's tokens, where it is more than 1.
COSTS: dict[type, float] = {
    protocol.Hint: 20, protocol.Chat: 5, protocol.UseLayout: 5, protocol.Touch: 2,
    protocol.BotTakes: 5, protocol.HandBack: 5, protocol.Resync: 5, protocol.Leave: 5,
    protocol.Resign: 5, protocol.Free: 5, protocol.End: 5, protocol.HandOver: 5,
    protocol.Rematch: 20,
}  # fmt: skip
SHORT = 500  # characters
LAST_WORDS = 3  # seconds for what is still to be sent when a socket is closed
MOST_WARNINGS = 100  # then a socket that talks too fast is closed
TRY_AGAIN = 1013
CLOSE_CODES = {"no-table": 4404, "not-yours": 4403, "wrong-token": 4403, "bad-request": 4400,
               "old-client": 4426, "no-store": TRY_AGAIN, "internal": TRY_AGAIN}  # fmt: skip


@websocket("/api/tables/{table:str}/play")
async def play(socket: WebSocket[Any, Any, Any], table: str) -> None:
    """Watch a table, or play at it, through one seat."""
    await socket.accept()
    server: GameServer = socket.app.state.server
    try:
        _check_version(socket)
        room, viewer = await enter(server, visitor_of(socket.scope), table, socket.query_params)
    except Exception as error:
        problem = _problem_of(error)
        await socket.send_data(_error(None, problem), mode="text")
        await socket.close(CLOSE_CODES.get(problem.code, 4400), problem.code)
        return
    try:
        await _serve(socket, Connection(server, room, viewer))
    finally:
        room.viewers.discard(viewer)
        room.came_or_went()


def _check_version(socket: WebSocket[Any, Any, Any]) -> None:
    """A page of former days would misread what it is sent. Programs, which unlike pages name no
    origin, may leave the version out."""
    version = socket.query_params.get("protocol")
    if version != str(messages.PROTOCOL) and (version or socket.headers.get("origin")):
        raise Problem("old-client")


async def enter(
    server: GameServer, visitor: Visitor, table: str, query: Any
) -> tuple[Room, Viewer]:
    """Find the room and look through the seat that was asked for."""
    room = await server.room(table)
    mine = held_seats(room, visitor)
    if not mine:  # they may have joined through another process a moment ago
        room.seats = await server.store.seats(table)
        mine = held_seats(room, visitor)
    if visitor.token and not mine:
        raise Problem("wrong-token")
    seat = _seat(query.get("seat"), len(room.seats))
    if seat is None and visitor.token:
        seat = min(mine)
    if seat is not None and seat not in mine:
        raise Problem("not-yours")
    layout = query.get("layout") or "wide"
    if layout not in ("wide", "tall"):
        raise Problem("bad-request", why="a layout is wide or tall")
    host = is_host(room, visitor)
    viewer = Viewer(visitor.address, seat, mine, layout=layout, host=host, visitor=visitor)
    async with room.lock:
        room.viewers.add(viewer)
        viewer.send(room.state(viewer))
        coach(room, viewer)
        if mine or not room.account:
            room.is_played_by(visitor.address)
        room.came_or_went()
        room.wake_bots()
    return room, viewer


def _error(said_id: Any, problem: Problem) -> bytes:
    """What is wrong, with what programs want to know beyond the sentence."""
    said = messages.Error(id=said_id, code=problem.code, message=problem.message)
    if not problem.more:
        return messages.encode(said)
    return messages.encode({**msgspec.structs.asdict(said), "type": "error", **problem.more})


def _problem_of(error: Exception) -> Problem:
    """What a client is told of an error; the log is told of our own faults."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, Down):
        log.error("the store does not answer: %s", error)
        return Problem("no-store")
    log.error("a client could not be served", exc_info=error)
    return Problem("internal")


def _seat(text: str | None, seats: int) -> Seat | None:
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 3 or int(text) >= seats:
        raise Problem("not-yours")
    return int(text)


async def _serve(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    async def reader() -> None:
        while (text := await _receive(socket)) is not None and not connection.closed:
            await connection.handle(text)

    async def writer() -> None:
        while True:
            # Bytes that are JSON already; the text mode of the socket takes them as they are.
            await socket.send_data(await connection.viewer.outbox.get(), mode="text")

    async def lost() -> None:
        await connection.viewer.lost.wait()
        if not connection.viewer.slow:
            async with connection.handling:  # whoever is being answered gets the answer
                pass

    tasks = {asyncio.create_task(work()) for work in (reader, writer, lost)}
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, WebSocketException):
                log.error("a socket failed", exc_info=result)
        with contextlib.suppress(Exception):  # it may have gone long ago
            if not connection.viewer.slow:
                await asyncio.wait_for(_send_the_rest(socket, connection.viewer), LAST_WORDS)
        with contextlib.suppress(Exception):
            await socket.close(4429 if connection.closed else TRY_AGAIN)


async def _send_the_rest(socket: WebSocket[Any, Any, Any], viewer: Viewer) -> None:
    while not viewer.outbox.empty():
        await socket.send_data(viewer.outbox.get_nowait(), mode="text")


async def _receive(socket: WebSocket[Any, Any, Any]) -> str | None:
    event = await socket.receive()
    if event["type"] != "websocket.receive":
        return None
    return event.get("text") or (event.get("bytes") or b"").decode("utf-8", "replace")


class Connection:
    """What one viewer says, and the replies to it."""

    def __init__(self, server: GameServer, room: Room, viewer: Viewer) -> None:
        self.server = server
        self.room = room
        self.viewer = viewer
        self.closed = False
        rate = server.settings.socket_rate
        self._bucket = Bucket(rate, 4 * rate)
        self._warnings = 0
        self.handling = asyncio.Lock()  # held until a message is answered

    async def handle(self, text: str) -> None:
        """One message. Whatever is wrong with it: an answer, and nothing has changed."""
        async with self.handling:
            await self._handle(text)

    async def _handle(self, text: str) -> None:
        said_id = None
        try:
            if not self._bucket.take():
                self._warn()
                said_id = protocol.id_of(text[:SHORT])  # of a long one it is not worth the time
                raise Problem("too-fast")
            try:
                said = protocol.read(text)
            except Problem:
                said_id = protocol.id_of(text)
                raise
            said_id = said.id
            if not self._bucket.take(COSTS.get(type(said), 1) - 1):
                raise Problem("too-fast")
            await self._dispatch(said)
        except Refused as refused:
            self._refuse(said_id, refused.refusals)
        except Problem as problem:
            self.viewer.send(_error(said_id, problem))
            if problem.code == "stale":
                await self._show_again()
        except Exception as error:
            self.viewer.send(_error(said_id, _problem_of(error)))

    def _warn(self) -> None:
        self._warnings += 1
        self.closed = self._warnings > MOST_WARNINGS

    def _reply(self, said: messages.Said) -> None:
        self.viewer.send(messages.encode(said))

    def _refuse(self, said_id: Any, refusals: tuple[Refusal, ...]) -> None:
        told = tuple(views.refusal(r) for r in refusals)
        self._reply(messages.Refused(id=said_id, refusals=told))

    def _done(self, said: protocol.Said) -> Callable[[int], None]:
        return lambda seq: self._reply(messages.Done(id=said.id, seq=seq))

    async def _show_again(self) -> None:
        async with self.room.lock:
            self.viewer.send(self.room.state(self.viewer))
            coach(self.room, self.viewer)

    # ---- messages by type -------------------------------------------------------------------

    async def _dispatch(self, said: Any) -> None:
        handlers: dict[type, Callable[[Any], Awaitable[None]]] = {
            protocol.Answer: self._answer,
            protocol.Undo: self._undo,
            protocol.Touch: self._touch,
            protocol.Chat: self._chat,
            protocol.Hint: self._hint,
            protocol.UseLayout: self._layout,
            protocol.BotTakes: self._bot_takes,
            protocol.HandBack: self._hand_back,
            protocol.Leave: self._leave,
            protocol.Resign: self._resign,
            protocol.Free: self._free,
            protocol.End: self._end,
            protocol.HandOver: self._hand_over,
            protocol.Rematch: self._rematch,
            protocol.Ping: self._ping,
            protocol.Resync: self._resync,
        }
        await handlers[type(said)](said)

    def _check_mine(self, seat: Seat) -> None:
        if seat not in self.viewer.mine:
            raise Problem("not-yours")

    async def _answer(self, said: protocol.Answer) -> None:
        self._check_mine(said.seat)
        option = protocol.option_of(said.option)
        self.room.is_played_by(self.viewer.address)
        if not said.sure and await self._is_final(said.seat, option):
            self._reply(messages.Sure(id=said.id))
            return
        await self.server.finish_even_if_cancelled(
            self.room.answer(said.seat, said.seq, option, self._done(said))
        )

    async def _is_final(self, seat: Seat, option: Option) -> bool:
        async with self.room.lock:
            return self.room.is_final(seat, option)

    async def _undo(self, said: protocol.Undo) -> None:
        self._check_mine(said.seat)
        await self.server.finish_even_if_cancelled(self.room.undo(said.seat, self._done(said)))

    async def _touch(self, said: protocol.Touch) -> None:
        self._check_mine(said.seat)
        async with self.room.lock:
            self._refuse(said.id, why_not_touch(self.room.table, said.seat, said.path))

    async def _chat(self, said: protocol.Chat) -> None:
        text = clean(said.text, LONGEST_LINE)
        if not text:
            raise Problem("bad-message", why="an empty line")
        await self.server.finish_even_if_cancelled(
            self.room.say(self.viewer, clean(said.name, LONGEST_NAME), text)
        )
        self._done(said)(self.room.seq)

    async def _layout(self, said: protocol.UseLayout) -> None:
        async with self.room.lock:  # or an update for the other layout might come between
            self.viewer.layout = said.layout
            self.viewer.send(self.room.state(self.viewer))
            coach(self.room, self.viewer)

    async def _bot_takes(self, said: protocol.BotTakes) -> None:
        if not self.viewer.host:
            raise Problem("not-host")
        await self.server.finish_even_if_cancelled(
            self.room.set_bot(said.seat, self.server.bot(said.bot), self.viewer)
        )
        self._done(said)(self.room.seq)

    async def _hand_back(self, said: protocol.HandBack) -> None:
        if not self.viewer.host and said.seat not in self.viewer.mine:
            raise Problem("not-host")
        await self.server.finish_even_if_cancelled(self.room.set_bot(said.seat, "", self.viewer))
        self._done(said)(self.room.seq)

    async def _around(self, said: protocol.Said, work: Coroutine[Any, Any, object]) -> None:
        """What is done around the game."""
        await self.server.finish_even_if_cancelled(work)
        self._done(said)(self.room.seq)

    async def _leave(self, said: protocol.Leave) -> None:
        await self._around(said, hosting.leave(self.server, self.room, self.viewer, said.seat))

    async def _resign(self, said: protocol.Resign) -> None:
        await self._around(said, hosting.resign(self.server, self.room, self.viewer, said.seat))

    async def _free(self, said: protocol.Free) -> None:
        work = hosting.free(self.server, self.room, self.viewer, said.seat, even_if_here=said.here)
        await self._around(said, work)

    async def _end(self, said: protocol.End) -> None:
        await self._around(said, hosting.end(self.server, self.room, self.viewer))

    async def _hand_over(self, said: protocol.HandOver) -> None:
        await self._around(said, hosting.hand_over(self.server, self.room, self.viewer, said.seat))

    async def _rematch(self, said: protocol.Rematch) -> None:
        await self._around(said, hosting.rematch(self.server, self.room, self.viewer))

    async def _ping(self, said: protocol.Ping) -> None:
        self._reply(messages.Pong(id=said.id, seq=self.room.seq))

    async def _resync(self, said: protocol.Resync) -> None:
        await self._show_again()
        self._done(said)(self.room.seq)

    async def _hint(self, said: protocol.Hint) -> None:
        self._check_mine(said.seat)
        if said.seat in self.room.hinting:
            raise Problem("too-fast")
        self.room.hinting.add(said.seat)
        self.server.spawn(self._find_hint(said))  # it takes seconds: other messages go on

    async def _find_hint(self, said: protocol.Hint) -> None:
        try:
            best = await self.server.hint(self.room, said.seat, self.viewer.address)
            self._reply(messages.Hints(id=said.id, best=best))
        except Refused as refused:
            self._refuse(said.id, refused.refusals)
        except Exception as error:
            self.viewer.send(_error(said.id, _problem_of(error)))
        finally:
            self.room.hinting.discard(said.seat)

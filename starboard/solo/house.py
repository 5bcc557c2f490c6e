"""All tables on this device, and the calls of docs/protocol.md that concern tables."""

from __future__ import annotations

import json
import re
import secrets
import time
from collections.abc import Callable, Mapping
from typing import Any

import starboard
from starboard.kernel import BadSave, BadSetup, Table, replay
from starboard.server import messages, retelling, views
from starboard.server.problem import Problem
from starboard.server.store.rows import SeatRow
from starboard.workshop import shelves

from .room import Room, Row, Viewer, check_bot

LONGEST_NAME = 30
CALL = re.compile(r"/api/tables/(?P<table>\w+)(?:/(?P<what>save|timeline|at/(?P<at>\d+)))?")


class House:
    """The tables that are open, the others as they were kept, and the pages that look at them.

    ``find`` gives what was kept of a table, or nothing; ``keep`` keeps it.
    """

    def __init__(
        self, find: Callable[[str], str | None], keep: Callable[[str, str], object]
    ) -> None:
        self._find = find
        self._keep = keep
        self._rooms: dict[str, Room] = {}
        self._lines: dict[int, tuple[Room, Viewer]] = {}

    def room(self, table: str) -> Room:
        """A table, opened if need be."""
        if table not in self._rooms:
            kept = self._find(table)
            if kept is None:
                raise Problem("no-table")
            try:
                self._rooms[table] = Room.from_kept(kept, self._store)
            except BadSave as error:  # the rules have changed since
                raise Problem("bad-save", why=error.message or str(error)) from None
        return self._rooms[table]

    def _store(self, room: Room) -> None:
        self._keep(room.row.id, room.kept())

    # ---- pages ------------------------------------------------------------------------------

    def enter(
        self, line: int, table: str, seat: int | None, layout: str, tell: Callable[[str], object]
    ) -> str:
        """A page opens a table; gives why not, or nothing."""
        try:
            room = self.room(table)
            viewer = Viewer(seat, room.mine, layout, tell)
            room.enter(viewer)
        except Problem as problem:
            return problem.code
        self._lines[line] = room, viewer
        return ""

    def hear(self, line: int, text: str) -> None:
        """A page says something."""
        room, viewer = self._lines[line]
        room.hear(viewer, text)

    def leave(self, line: int) -> None:
        """A page is closed."""
        if line in self._lines:
            room, viewer = self._lines.pop(line)
            room.leave(viewer)

    def think(self) -> bool:
        """Let one bot make one move. Is there another one to be made?"""
        for room in self._rooms.values():
            if room.asked_bot() is not None:
                room.think()
                break
        return any(room.asked_bot() is not None for room in self._rooms.values())

    # ---- calls ------------------------------------------------------------------------------

    def call(self, address: str, query: str, body: str) -> str:
        """The answer to a call, with its HTTP status, as JSON."""
        try:
            asked = json.loads(query)
            data = self._post(address, json.loads(body)) if body else self._get(address, asked)
            status: int = 200
        except Problem as problem:
            data, status = {"error": problem.plain()}, problem.status
        return json.dumps({"status": status, "data": messages.plain(data)})

    def _post(self, address: str, wanted: Mapping[str, Any]) -> dict[str, Any]:
        if address == "/api/tables":
            return self._create(wanted)
        if address == "/api/saves":
            return self._open_save(wanted)
        raise Problem("not-found")

    def _get(self, address: str, query: Mapping[str, str]) -> Any:
        found = CALL.fullmatch(address)
        if found is None:
            raise Problem("not-found")
        room, what = self.room(found["table"]), found["what"]
        if what is None:
            return self._lobby(room)
        if what == "save":
            return room.table.save()
        seat = int(query["seat"]) if query.get("seat") else None
        if seat not in room.mine and not room.table.over:
            raise Problem("not-over")
        if what == "timeline":
            return self._timeline(room, seat)
        return self._position(room, int(found["at"]), seat, query.get("layout", "wide"))

    def _create(self, wanted: Mapping[str, Any]) -> dict[str, Any]:
        table = self._first_position(wanted)
        open_seed = bool(wanted.get("seed") or wanted.get("from"))
        return self._seat_at(table, wanted["seats"], open_seed=open_seed)

    def _first_position(self, wanted: Mapping[str, Any]) -> Table:
        count = len(wanted["seats"])
        try:
            if not wanted.get("from"):
                seed = int(wanted["seed"]) if wanted.get("seed") else None
                variant = wanted.get("variant")
                return starboard.new(wanted["game"], seats=count, seed=seed, variant=variant)
        except BadSetup as error:
            problem = Problem("bad-setup", why=str(error)[:300])
            problem.said = error.message
            raise problem from None
        except starboard.UnknownGame:
            raise Problem("no-such-game", game=str(wanted["game"])[:40]) from None
        old = self.room(wanted["from"]["table"]).table
        if not old.over:
            raise Problem("not-over")
        return replay(
            old.game, old.seats, old.seed, old.variant, old.records[: int(wanted["from"]["at"])]
        )

    def _seat_at(self, table: Table, wanted: Any, *, open_seed: bool) -> dict[str, Any]:
        seats = []
        for number, seat in enumerate(wanted):
            name = " ".join(str(seat.get("name", "")).split())[:LONGEST_NAME]
            is_bot = seat["kind"] == "bot"
            kind = seat["kind"] if is_bot or seat["kind"] == "me" else "device"
            bot = check_bot(seat.get("bot") or "normal") if is_bot else ""
            seats.append(SeatRow(number, kind, name, bot=bot))
        row = Row(secrets.token_hex(8), time.time(), open_seed)
        room = self._rooms[row.id] = Room(row, seats, table, self._store, table.seq)
        self._store(room)
        made = [{"seat": each.seat, "kind": each.kind} for each in seats]
        return {
            "table": row.id, "code": "", "commitment": table.commitment, "seats": made,
            "game": table.game.id, "seq": table.seq, "over": table.over,
        }  # fmt: skip

    def _open_save(self, wanted: Mapping[str, Any]) -> dict[str, Any]:
        """A table at the end of the save; what is wrong with it is said in a sentence."""
        try:
            table = starboard.load(wanted["save"])
        except BadSave as error:
            raise Problem("bad-save", why=error.message or str(error)) from None
        me = {"kind": "me", "name": wanted.get("name", "")}
        bots = [{"kind": "bot", "bot": "normal"}] * (table.seats - 1)
        return self._seat_at(table, [me, *bots], open_seed=True)

    def _lobby(self, room: Room) -> dict[str, Any]:
        """A table as seen from its door."""
        result = room.table.result
        return {
            **room.headline(),
            "host": True,
            "host_seat": min(room.mine, default=None),
            "result": None if result is None else views.result(room.table, result),
            "commitment": room.table.commitment,
            "edition": shelves.headline(room.table.game.id),
        }

    def _timeline(self, room: Room, seat: int | None) -> dict[str, Any]:
        table = room.table
        answers = [(r.seat, r.option, r.forced) for r in table.records]
        start = Table(table.game, table.seats, table.seed, table.variant)
        return retelling.timeline(start, answers, seat)

    def _position(self, room: Room, at: int, seat: int | None, layout: str) -> dict[str, Any]:
        table = room.table
        records = table.records[:at]
        if at > table.seq:
            raise Problem("not-found")
        before = replay(table.game, table.seats, table.seed, table.variant, records[:-1])
        answers = [(r.seat, r.option, r.forced) for r in records]
        then = retelling.last_step(before, answers)
        return retelling.position(then, table.seq, seat, layout, ended=table.over)

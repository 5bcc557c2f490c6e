"""What both databases share: every statement, and how rows become values and back."""

from __future__ import annotations

import abc
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from starboard.kernel import Seat, as_option

from . import ChatRow, Entry, SeatRow, Standing, TableRow

#: {text}: types and words in which the two dialects differ.
SCHEMA = """
create table tables (
    id text primary key, code text not null unique, game text not null, rules integer not null,
    seats integer not null, variant text not null, seed text not null, open_seed {boolean} not null,
    host text not null, created {real} not null,
    seq integer not null, waiting text not null, over {boolean} not null, digest text not null,
    moved {real} not null
);
create table seats (
    tbl text not null references tables, seat integer not null, kind text not null,
    name text not null, token text not null, bot text not null, primary key (tbl, seat)
);
create table holders (
    person text not null, tbl text not null references tables, seat integer not null,
    primary key (person, tbl, seat)
);
create index holders_of_table on holders (tbl);
create index tables_of_host on tables (host);
create index tables_by_moved on tables (moved);
create table answers (
    tbl text not null references tables, seq integer not null, seat integer not null,
    option text, forced {boolean} not null, primary key (tbl, seq)
);
create table chat (
    n {counter} primary key, tbl text not null references tables, name text not null,
    seat integer, text text not null, at {real} not null
);
create index chat_of_table on chat (tbl, n);
create table turns (
    tbl text not null references tables, seat integer not null, turn integer not null,
    until {real} not null, worker text not null, primary key (tbl, seat)
);
create table meta (key text primary key, value text not null)
"""
VERSION = 1

_TABLE = (
    "select id, code, game, rules, seats, variant, seed, open_seed, host, created,"
    " seq, waiting, over, digest, moved from tables"
)
_ADD_ENTRY = "insert into answers values (?,?,?,?,?)"

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode


@dataclass(frozen=True, slots=True)
class Step:
    """One statement of a transaction; if it must change something and does not: Taken."""

    statement: str
    values: tuple[Any, ...]
    must_change: bool = False


class SqlStore(abc.ABC):
    """The Store over any database that has these two methods."""

    @abc.abstractmethod
    async def _read(self, statement: str, *values: Any) -> Sequence[Sequence[Any]]:
        """All rows."""

    @abc.abstractmethod
    async def _write(self, *steps: Step, notice: str = "") -> None:
        """All steps or none, durably; Taken if something exists already. Other processes get
        the notice."""

    # ---- the log ----------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log, from the entry after ``after`` on."""
        rows = await self._read(
            "select seq, seat, option, forced from answers where tbl=? and seq>? order by seq",
            table, after,
        )  # fmt: skip
        return [
            Entry(seq, seat, None if option is None else as_option(_decode(option)), bool(forced))
            for seq, seat, option, forced in rows
        ]

    async def append(self, table: str, entries: Sequence[Entry], standing: Standing) -> None:
        """Add entries, durably, all or none; Taken if one of their numbers exists."""
        now = "update tables set seq=?, waiting=?, over=?, digest=?, moved=? where id=?"
        await self._write(
            *(Step(_ADD_ENTRY, _entry_values(table, entry)) for entry in entries),
            Step(now, (*_standing_values(standing), table)),
            notice=f"{table} moved {standing.seq}",
        )

    # ---- tables and seats -------------------------------------------------------------------

    async def check(self) -> None:
        """Raise if the store does not answer."""
        await self._read("select 1 from meta")

    async def secret(self, fresh: str) -> str:
        """The key that signs cookies: made once, then kept."""
        keep = "insert into meta values ('secret', ?) on conflict do nothing"
        await self._write(Step(keep, (fresh,)))
        return str((await self._read("select value from meta where key='secret'"))[0][0])

    async def create(
        self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry] = ()
    ) -> None:
        """A new table; Taken if its id or code exists."""
        t = table
        row = (t.id, t.code, t.game, t.rules, t.seats, _setup_value(t), str(t.seed),
               t.open_seed, t.host, t.created, *_standing_values(t.standing))  # fmt: skip
        steps = [Step(f"insert into tables values ({','.join('?' * len(row))})", row)]
        for s in seats:
            values = (t.id, s.seat, s.kind, s.name, s.token, s.bot)
            steps.append(Step("insert into seats values (?,?,?,?,?,?)", values))
            sits = "insert into holders values (?,?,?)"
            steps += [Step(sits, (person, t.id, s.seat)) for person in s.holders]
        steps += [Step(_ADD_ENTRY, _entry_values(t.id, entry)) for entry in entries]
        await self._write(*steps)

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        rows = await self._read(f"{_TABLE} where id=?", table)
        return _table_of(rows[0]) if rows else None

    async def table_of_code(self, code: str) -> str | None:
        """The id of the table with that code."""
        rows = await self._read("select id from tables where code=?", code)
        return str(rows[0][0]) if rows else None

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats in their order."""
        rows = await self._read(
            "select seat, kind, name, token, bot from seats where tbl=? order by seat", table
        )
        on: dict[Seat, set[str]] = {}
        for seat, person in await self._read("select seat, person from holders where tbl=?", table):
            on.setdefault(seat, set()).add(person)
        return [
            SeatRow(seat, kind, name, token, bot, frozenset(on.get(seat, ())))
            for seat, kind, name, token, bot in rows
        ]

    async def claim(
        self, table: str, seat: Seat, person: str, name: str, *, old: str, new: str
    ) -> None:
        """A person takes a seat; Taken if its token hash is not ``old``. It becomes ``new``."""
        take = "update seats set token=?, name=? where tbl=? and seat=? and token=?"
        await self._write(
            Step(take, (new, name, table, seat, old), must_change=True),
            Step(
                "insert into holders values (?,?,?) on conflict do nothing", (person, table, seat)
            ),
            notice=f"{table} seats",
        )

    async def set_bot(self, table: str, seat: Seat, bot: str) -> None:
        """Let a bot play the seat, or ("") no longer."""
        change = "update seats set bot=? where tbl=? and seat=?"
        await self._write(Step(change, (bot, table, seat)), notice=f"{table} seats")

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        """Where this person sits or is the host, newest first."""
        rows = await self._read(
            f"{_TABLE} where host=? or id in (select tbl from holders where person=?)"
            " order by moved desc limit ?",
            person, person, limit,
        )  # fmt: skip
        return [_table_of(row) for row in rows]

    async def for_bots(self, since: float) -> list[str]:
        """Tables that wait for a bot and moved after ``since``."""
        rows = await self._read(
            "select t.id, t.waiting, s.seat from tables t join seats s on s.tbl=t.id"
            " where not t.over and t.moved>? and s.bot<>''",
            since,
        )
        return sorted({id_ for id_, waiting, seat in rows if seat in _decode(waiting)})

    # ---- chat -------------------------------------------------------------------------------

    async def add_chat(self, table: str, line: ChatRow) -> None:
        """Keep a line of chat."""
        add = "insert into chat (tbl, name, seat, text, at) values (?,?,?,?,?)"
        values = (table, line.name, line.seat, line.text, line.at)
        await self._write(Step(add, values), notice=f"{table} chat")

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The newest lines, oldest first."""
        rows = await self._read(
            "select name, seat, text, at from chat where tbl=? order by n desc limit ?",
            table, limit,
        )  # fmt: skip
        return [ChatRow(*row) for row in reversed(rows)]


def _entry_values(table: str, entry: Entry) -> tuple[Any, ...]:
    option = None if entry.option is None else _encode(entry.option).decode()
    return table, entry.seq, entry.seat, option, entry.forced


def _standing_values(s: Standing) -> tuple[Any, ...]:
    return s.seq, _encode(s.waiting).decode(), s.over, s.digest, s.moved


#: Beside the settings of a variant, none of which is called like this: databases that were made
#: before there were editions need not be changed for it.
_EDITION = "@edition"


def _setup_value(t: TableRow) -> str:
    setup = t.variant if t.edition is None else {**t.variant, _EDITION: t.edition}
    return _encode(setup).decode()


def _table_of(row: Sequence[Any]) -> TableRow:
    id_, code, game, rules, seats, variant, seed, open_seed, host, created = tuple(row)[:10]
    seq, waiting, over, digest, moved = tuple(row)[10:]
    standing = Standing(seq, tuple(_decode(waiting)), bool(over), digest, moved)
    setup = _decode(variant)
    edition = setup.pop(_EDITION, None)
    return TableRow(id_, code, game, rules, seats, setup, int(seed), bool(open_seed),
                    host, created, standing, edition)  # fmt: skip

"""What both databases share: every statement of play."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.kernel import Seat, as_option

from .keeping import Keeping
from .rows import (
    ChatRow,
    Entry,
    SeatRow,
    Standing,
    Step,
    TableRow,
    decode,
    entry_values,
    setup_value,
    standing_values,
    table_of,
    table_select,
)  # fmt: skip

_NEW_TABLE = (
    "insert into tables (id, code, game, rules, seats, variant, seed, open_seed, host, created,"
    " seq, waiting, over, digest, moved) values (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"
)
_ADD_ENTRY = "insert into answers values (?,?,?,?,?)"


class SqlStore(Keeping):
    """The Store over any database that has ``_read`` and ``_write``."""

    # ---- the log ----------------------------------------------------------------------------

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The log, from the entry after ``after`` on."""
        rows = await self._read(
            "select seq, seat, option, forced from answers where tbl=? and seq>? order by seq",
            table, after,
        )  # fmt: skip
        return [
            Entry(seq, seat, None if option is None else as_option(decode(option)), bool(forced))
            for seq, seat, option, forced in rows
        ]

    async def append(self, table: str, entries: Sequence[Entry], standing: Standing) -> None:
        """Add entries, durably, all or none; Taken if one of their numbers exists."""
        now = "update tables set seq=?, waiting=?, over=?, digest=?, moved=? where id=?"
        await self._write(
            *(Step(_ADD_ENTRY, entry_values(table, entry)) for entry in entries),
            Step(now, (*standing_values(standing), table)),
            notice=f"{table} moved {standing.seq}",
        )

    # ---- tables and seats -------------------------------------------------------------------

    async def check(self) -> None:
        """Raise if the store does not answer."""
        await self._read("select 1 from meta")

    async def touch(self, now: float) -> None:
        """Raise if nothing can be written."""
        mark = "insert into meta values ('touched', ?) on conflict (key) do update set value=?"
        await self._write(Step(mark, (str(now), str(now))))

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
        row = (t.id, t.code, t.game, t.rules, t.seats, setup_value(t), str(t.seed),
               t.open_seed, t.host, t.created, *standing_values(t.standing))  # fmt: skip
        steps = [Step(_NEW_TABLE, row)]
        for s in seats:
            values = (t.id, s.seat, s.kind, s.name, s.token, s.bot)
            steps.append(Step("insert into seats values (?,?,?,?,?,?)", values))
            sits = "insert into holders values (?,?,?)"
            steps += [Step(sits, (person, t.id, s.seat)) for person in s.holders]
        steps += [Step(_ADD_ENTRY, entry_values(t.id, entry)) for entry in entries]
        await self._write(*steps)

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        rows = await self._read(f"{table_select} where id=?", table)
        return table_of(rows[0]) if rows else None

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

    async def vacate(self, table: str, seat: SeatRow) -> None:
        """A seat as it is from now on, with nobody on it."""
        change = "update seats set kind=?, name=?, token=?, bot=? where tbl=? and seat=?"
        values = (seat.kind, seat.name, seat.token, seat.bot, table, seat.seat)
        await self._write(
            Step(change, values),
            Step("delete from holders where tbl=? and seat=?", (table, seat.seat)),
            notice=f"{table} seats",
        )

    async def set_host(self, table: str, person: str) -> None:
        """Somebody else is the host."""
        change = Step("update tables set host=? where id=?", (person, table), must_change=True)
        await self._write(change, notice=f"{table} seats")

    async def of_person(self, person: str, limit: int) -> list[TableRow]:
        """Where this person sits or is the host, newest first."""
        rows = await self._read(
            f"{table_select} where host=? or id in (select tbl from holders where person=?)"
            " order by moved desc limit ?",
            person, person, limit,
        )  # fmt: skip
        return [table_of(row) for row in rows]

    async def for_bots(self, since: float) -> list[str]:
        """Tables that wait for a bot and moved after ``since``."""
        rows = await self._read(
            "select t.id, t.waiting, s.seat from tables t join seats s on s.tbl=t.id"
            " where not t.over and t.moved>? and s.bot<>''",
            since,
        )
        return sorted({id_ for id_, waiting, seat in rows if seat in decode(waiting)})

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

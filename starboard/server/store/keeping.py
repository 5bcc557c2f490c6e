"""What a host does with what is kept: look it through, end, delete, ban, tidy up."""

from __future__ import annotations

import abc
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from typing import Any

from .rows import Ban, Finished, Step, TableRow, table_of, table_select

#: Servers that share a file and hear no notices see by this that a host has done something.
HOST_WAS_HERE = Step(
    "insert into meta values ('kept', '1') on conflict (key) do update"
    " set value=cast(cast(meta.value as integer) + 1 as text)",
    (),
)
#: Everything that belongs to one table, in an order in which it can be deleted.
BELONGINGS = ("turns", "chat", "answers", "holders", "seats", "finished")


@dataclass(frozen=True, slots=True)
class Sought:
    """Which tables a host looks for; what is None does not matter."""

    game: str | None = None
    over: bool | None = None
    moved_before: float | None = None
    person: str | None = None
    limit: int = 1000


class Keeping(abc.ABC):
    """The host's part of a store, over any database that reads and writes."""

    @abc.abstractmethod
    async def start(self) -> None:
        """Open, and make what is missing."""

    @abc.abstractmethod
    async def stop(self) -> None:
        """Finish what is waiting, and close."""

    @abc.abstractmethod
    async def _read(self, statement: str, *values: Any) -> Sequence[Sequence[Any]]:
        """All rows."""

    @abc.abstractmethod
    async def _write(self, *steps: Step, notice: str = "") -> None:
        """All steps or none."""

    # ---- tables -----------------------------------------------------------------------------

    async def search(self, sought: Sought) -> list[TableRow]:
        """The tables that are looked for, those that moved last first."""
        where, values = ["1=1"], []
        for condition, value in (
            ("game=?", sought.game),
            ("over=?", sought.over),
            ("moved<?", sought.moved_before),
            ("id in (select tbl from holders where person=?)", sought.person),
        ):
            if value is not None:
                where.append(condition)
                values.append(value)
        statement = f"{table_select} where {' and '.join(where)} order by moved desc limit ?"
        return [table_of(row) for row in await self._read(statement, *values, sought.limit)]

    async def end(self, table: str, why: str) -> None:
        """Nobody plays on there; what was played stays."""
        change = "update tables set ended=? where id=?"
        step = Step(change, (why, table), must_change=True)
        await self._write(step, HOST_WAS_HERE, notice=f"{table} ended")

    async def delete(self, table: str) -> None:
        """Forget a table, and all that belongs to it."""
        steps = [Step(f"delete from {name} where tbl=?", (table,)) for name in BELONGINGS]
        last = Step("delete from tables where id=?", (table,), must_change=True)
        await self._write(*steps, last, HOST_WAS_HERE, notice=f"{table} ended")

    async def delete_chat(self, before: float) -> None:
        """Forget what was said before that time."""
        await self._write(Step("delete from chat where at<?", (before,)))

    # ---- everything -------------------------------------------------------------------------

    async def rows(
        self, table: str, columns: str, order: str, page: int
    ) -> AsyncIterator[Sequence[Any]]:
        """Every row of one kind, page by page, so that memory holds no more than one."""
        start = 0
        while True:
            statement = f"select {columns} from {table} order by {order} limit ? offset ?"
            found = await self._read(statement, page, start)
            for row in found:
                yield tuple(row)
            start += len(found)
            if len(found) < page:
                return

    async def count(self, table: str) -> int:
        """How many rows of one kind there are."""
        return int((await self._read(f"select count(*) from {table}"))[0][0])

    async def run(self, steps: Sequence[Step]) -> None:
        """All of these or none."""
        await self._write(*steps)

    # ---- finished games ---------------------------------------------------------------------

    async def finish(self, table: str, finished: Finished) -> None:
        """Keep a finished game as it is: whatever becomes of the rules, it can be read."""
        keep = "insert into finished values (?,?,?,?) on conflict do nothing"
        await self._write(Step(keep, (table, finished.save, finished.result, finished.at)))

    async def finished(self, table: str) -> Finished | None:
        """A game as it was when it ended."""
        rows = await self._read("select save, result, at from finished where tbl=?", table)
        return Finished(*rows[0]) if rows else None

    # ---- visitors ---------------------------------------------------------------------------

    async def ban(self, ban: Ban) -> None:
        """An address or a person is not wanted any more."""
        keep = (
            "insert into bans values (?,?,?,?) on conflict (who) do update"
            " set why=excluded.why, at=excluded.at, until=excluded.until"
        )
        step = Step(keep, (ban.who, ban.why, ban.at, ban.until))
        await self._write(step, HOST_WAS_HERE, notice="* bans")

    async def unban(self, who: str) -> None:
        """They may come again; Taken if they were not banned."""
        gone = Step("delete from bans where who=?", (who,), must_change=True)
        await self._write(gone, HOST_WAS_HERE, notice="* bans")

    async def bans(self) -> list[Ban]:
        """Everybody who is not wanted, the newest first."""
        rows = await self._read("select who, why, at, until from bans order by at desc")
        return [Ban(*row) for row in rows]

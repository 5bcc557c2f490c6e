"""Since when each question is open: what tells a fresh answer from a stale one."""

from __future__ import annotations

from starboard.kernel import Seat, Table


def turn(table: Table, seat: Seat) -> int:
    """How many answers of the seat stand: the number of its open question, in all processes."""
    return sum(record.seat == seat for record in table.records)


class Questions:
    """The open questions of a table, each with the log entry since which it is open.

    Where several seats decide side by side, the answer (or the undo) of one must not make the
    answers of the others stale: their questions are still the same.
    """

    def __init__(self) -> None:
        self._open: dict[Seat, tuple[tuple[int, str, str], int]] = {}

    def note(self, table: Table, seq: int) -> None:
        """The table stands at this entry now."""
        now = {}
        for ask in table.pending:
            name = turn(table, ask.seat), ask.key, ask.rule
            known = self._open.get(ask.seat)
            now[ask.seat] = known if known and known[0] == name else (name, seq)
        self._open = now

    def is_fresh(self, seat: Seat, seen: int, seq: int) -> bool:
        """Has somebody who has seen the table at entry ``seen`` seen the seat's question?"""
        since = self._open[seat][1] if seat in self._open else seq
        return since <= seen <= seq

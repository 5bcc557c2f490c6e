"""From the log to the game: which answers stand, and the table they make."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.data.edition import remembered, why_other
from starboard.kernel import Game, Message, Option, Seat, Table, replay, without_last

from .problem import Problem
from .store import Entry, TableRow

Answer = tuple[Seat, Option, bool]  # the seat, its option, and whether it had no choice


def standing_answers(entries: Iterable[Entry]) -> list[Answer]:
    """The answers that no undo has taken back, in order."""
    kept: list[Answer] = []
    for entry in entries:
        if entry.option is None:
            kept = without_last(kept, entry.seat)
        else:
            kept.append((entry.seat, entry.option, entry.forced))
    return kept


def check_edition(row: TableRow) -> None:
    """A table goes on with the cards it was begun with, or not at all."""
    now = remembered(row.game)
    why = why_other(row.edition, now)
    if why is None:
        return
    theirs, ours = (row.edition or {}).get("name", ""), (now or {}).get("name", "")
    problem = Problem("other-edition", theirs=theirs, ours=ours)
    problem.said = Message("", "error-" + why, problem.facts)
    raise problem


def rebuild(game: Game, row: TableRow, entries: Iterable[Entry]) -> Table:
    """The table that the log tells of, as far as the row knows it (another process may be
    writing on).

    A rules fix may have changed what old answers mean. Then the position is not the one that
    people saw, and playing on would be worse than saying so.
    """
    check_edition(row)
    try:
        known = standing_answers(entry for entry in entries if entry.seq <= row.standing.seq)
        table = replay(game, row.seats, row.seed, row.variant, known)
    except Exception as error:
        if row.rules == game.version:
            raise
        raise Problem("rules-changed", version=row.rules) from error
    if table.digest() != row.standing.digest:
        raise Problem("rules-changed", version=row.rules)
    return table

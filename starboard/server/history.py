"""From the log to the game: which answers stand, and the table they make."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Divergence:
    """Where the rules of today no longer lead to what was played: the game can be read up to
    there, and nobody plays on."""

    answer: int  # the first one that does not fit; 0: they all do, and lead to another position
    version: int  # of the rules it was begun with
    why: Message | None  # what today's rules say to that answer

    def problem(self) -> Problem:
        """What somebody is told who wants to play on."""
        if self.why is None:
            return Problem("rules-changed", version=self.version)
        problem = Problem("rules-diverge", version=self.version, answer=self.answer)
        problem.facts["why"] = self.why
        return problem


#: Why a table was ended, as it is stored; what an administrator writes is neither of these.
HOST_ENDED = "@host"
RESIGNED = "@resigned "  # and the seat


def why_stopped(row: TableRow, diverged: Divergence | None) -> Problem | None:
    """Why nobody plays on at a table although its game is not over, if so."""
    if row.ended:
        problem = Problem("table-ended", why=row.ended)
        if row.ended == HOST_ENDED:
            problem.said = Message("", "ended-host")
        elif row.ended.startswith(RESIGNED):
            seat = f"@seat-{row.ended.removeprefix(RESIGNED)}"
            problem.said = Message("", "ended-resigned", {"seat": seat})
        return problem
    return None if diverged is None else diverged.problem()


def rebuild(game: Game, row: TableRow, entries: Iterable[Entry]) -> tuple[Table, Divergence | None]:
    """The table that the log tells of, as far as the row knows it (another process may be
    writing on).

    A rules fix may have changed what old answers mean. Then the position is not the one that
    people saw, and playing on would be worse than saying so: the table is led as far as its
    answers still fit.
    """
    check_edition(row)
    known = standing_answers(entry for entry in entries if entry.seq <= row.standing.seq)
    try:
        table = replay(game, row.seats, row.seed, row.variant, known)
    except Exception:
        if row.rules == game.version:
            raise
        return _as_far_as_it_goes(game, row, known)
    if table.digest() == row.standing.digest:
        return table, None
    return _as_far_as_it_goes(game, row, known)


def _as_far_as_it_goes(
    game: Game, row: TableRow, known: Sequence[Answer]
) -> tuple[Table, Divergence]:
    """Every answer is checked by the rules of today, up to the first that they refuse."""
    table = Table(game, row.seats, row.seed, row.variant)
    for number, (seat, option, _) in enumerate(known, 1):
        refused = table.why_not(seat, option)
        if refused:
            return table, Divergence(number, row.rules, refused[0].message)
        table.answer(seat, option)
    return table, Divergence(0, row.rules, None)

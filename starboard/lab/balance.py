"""Balance: what many games between bots say about a game, as one JSON document.

Who wins from which seat and with which faction, what winners score by, how games end, how long
they take, and how much there is to choose from. ``lab.page`` draws it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import floor, log10
from random import Random
from statistics import fmean
from typing import Any

import starboard
from starboard.kernel import Ask, Game, Run, any_of, several

from .arena import Share
from .simulate import Match, Progress, all_games, at_table, check, fresh_run

#: Bars of a histogram, at most about this many.
BINS = 20


@dataclass(frozen=True, slots=True)
class Sheet:
    """One game: how it ended, and what was asked on the way."""

    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    terms: tuple[tuple[tuple[str, float], ...], ...]
    factions: tuple[str, ...]  # by seat; empty where the game tells none
    asked: Mapping[tuple[str, int], int]  # questions by key and number of options: how often
    rounds: int | None = None  # where the game counts them

    @property
    def decisions(self) -> int:
        """Choices of two or more options."""
        return sum(self.asked.values())


def play_sheets(match: Match, numbers: Sequence[int]) -> list[Sheet]:
    """Play the games of these numbers: the same games as a simulation plays."""
    return [play_sheet(match, number) for number in numbers]


def play_sheet(match: Match, number: int) -> Sheet:
    """One game, watched."""
    asked: Counter[tuple[str, int]] = Counter()

    def watch(ask: Ask) -> None:
        asked[ask.key, len(ask.options)] += 1

    if set(match.seats) == {"random"}:
        run = fresh_run(match, number)
        _drive(run, Random(match.seed_of(number, "picks")).random, watch)
    else:
        run = at_table(match, number, watch)
    result = run.result
    assert result is not None
    faction = run.game.study.faction
    seats = range(len(match.seats))
    factions = tuple(faction(run.state, seat) for seat in seats) if faction is not None else ()
    rounds = run.game.study.rounds
    return Sheet(
        result.winners, result.scores, result.reason, result.terms, factions, asked,
        rounds(run.state) if rounds is not None else None,
    )  # fmt: skip


def _drive(run: Run, pick: Callable[[], float], watch: Any) -> None:
    """As ``Run.random_playout``, and every choice is watched."""
    seat = -1
    while run.open:
        seat = seat if seat in run.open else next(iter(run.open))
        ask = run.open[seat]
        if several(ask.options):
            watch(ask)
            run.send(seat, any_of(ask.options, pick()))
        else:
            run.send(seat, ask.options[0])


def balance(
    match: Match, games: int, jobs: int = 1, progress: Progress | None = None
) -> dict[str, Any]:
    """Play so many games, and say what they say."""
    check(match)
    sheets = all_games(play_sheets, match, games, jobs, progress)
    game = starboard.game(match.game)
    rounds = [sheet.rounds for sheet in sheets if sheet.rounds is not None]
    return {
        "game": match.game,
        "bots": list(match.seats),
        "variant": dict(match.variant),
        "seed": match.seed,
        "games": len(sheets),
        "interrupted": len(sheets) < games,
        "cooperative": game.cooperative,
        "won": Share(sum(bool(sheet.winners) for sheet in sheets), len(sheets)).plain(),
        "seats": by_seat(game, match, sheets),
        "factions": by_faction(game, sheets),
        "reasons": by_reason(sheets),
        "terms": by_term(sheets),
        "scores": by_score(match, sheets),
        "decisions": spread([sheet.decisions for sheet in sheets]),
        "rounds": spread(rounds) if rounds else None,
        "options": by_options(sheets),
        "questions": by_question(sheets),
    }


def part_of(game: Game, sheet: Sheet, seat: int) -> float:
    """How much of a victory belongs to a seat: rivals who tie share it."""
    if seat not in sheet.winners:
        return 0.0
    return 1.0 if game.cooperative else 1 / len(sheet.winners)


def by_seat(game: Game, match: Match, sheets: Sequence[Sheet]) -> list[dict[str, Any]]:
    """Who wins from where."""
    found = []
    for seat, bot in enumerate(match.seats):
        won = sum(part_of(game, sheet, seat) for sheet in sheets)
        found.append({"seat": seat, "bot": bot, **Share(won, len(sheets)).plain()})
    return found


def by_faction(game: Game, sheets: Sequence[Sheet]) -> list[dict[str, Any]]:
    """Who wins as what, and the mean score; nothing where the game tells no factions."""
    won: defaultdict[str, float] = defaultdict(float)
    scores: defaultdict[str, list[float]] = defaultdict(list)
    for sheet in sheets:
        for seat, faction in enumerate(sheet.factions):
            won[faction] += part_of(game, sheet, seat)
            scores[faction].append(sheet.scores[seat])
    return [
        {"faction": f, "score": fmean(scores[f]), **Share(won[f], len(scores[f])).plain()}
        for f in sorted(scores)
    ]


def by_reason(sheets: Sequence[Sheet]) -> list[dict[str, Any]]:
    """How games end, the most frequent first."""
    counts = Counter(sheet.reason for sheet in sheets)
    ordered = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
    found = []
    for reason, count in ordered:
        low, high = Share(count, len(sheets)).interval
        share = count / len(sheets)
        found.append({"reason": reason, "games": count, "share": share, "interval": [low, high]})
    return found


def by_term(sheets: Sequence[Sheet]) -> list[dict[str, Any]]:
    """What the scores are made of: the mean of each term, for winners and for the others."""
    columns: dict[str, tuple[list[float], list[float]]] = {}
    for sheet in sheets:
        for seat, terms in enumerate(sheet.terms):
            for term, value in terms:
                both = columns.setdefault(term, ([], []))
                both[seat not in sheet.winners].append(value)
    return [
        {
            "term": term,
            "winners": fmean(winners) if winners else None,
            "others": fmean(others) if others else None,
        }
        for term, (winners, others) in columns.items()
    ]


def by_score(match: Match, sheets: Sequence[Sheet]) -> dict[str, Any]:
    """The scores of all, of winners, and of each seat."""
    everybody = [score for sheet in sheets for score in sheet.scores]
    winners = [sheet.scores[seat] for sheet in sheets for seat in sheet.winners]
    return {
        **spread(everybody, winners),
        "seats": [
            {"seat": seat, **summary([sheet.scores[seat] for sheet in sheets])}
            for seat in range(len(match.seats))
        ],
    }


def by_options(sheets: Sequence[Sheet]) -> dict[str, Any]:
    """How many options a decision has; bars double in width, since few choices are many."""
    counts: Counter[int] = Counter()
    for sheet in sheets:
        for (_, options), times in sheet.asked.items():
            counts[options] += times
    total = sum(counts.values())
    bars = []
    for power in range((max(counts, default=1) - 1).bit_length()):
        low, high = (1 << power) + 1, 2 << power
        times = sum(n for options, n in counts.items() if low <= options <= high)
        bars.append({"from": low, "to": high, "count": times})
    return {
        "mean": sum(options * n for options, n in counts.items()) / total if total else 0.0,
        "most": max(counts, default=0),
        "histogram": bars,
    }


def by_question(sheets: Sequence[Sheet]) -> list[dict[str, Any]]:
    """Each kind of question: how often a game asks it, and what it offers."""
    times: Counter[str] = Counter()
    offered: Counter[str] = Counter()
    most: dict[str, int] = {}
    for sheet in sheets:
        for (key, options), count in sheet.asked.items():
            times[key] += count
            offered[key] += count * options
            most[key] = max(most.get(key, 0), options)
    return [
        {
            "question": key,
            "a_game": count / len(sheets),
            "options": offered[key] / count,
            "most": most[key],
        }
        for key, count in sorted(times.items(), key=lambda each: (-each[1], each[0]))
    ]


def spread(values: Sequence[float], marked: Iterable[float] = ()) -> dict[str, Any]:
    """A summary and a histogram, in which some of the values are marked."""
    return {**summary(values), "histogram": histogram(values, marked)}


def summary(values: Sequence[float]) -> dict[str, float]:
    """Least, quartiles, most, and the mean."""
    ordered = sorted(values)
    last = len(ordered) - 1
    names = ("least", "quarter", "median", "three_quarters", "most")
    places = {name: ordered[round(last * n / 4)] for n, name in enumerate(names)}
    return {"mean": fmean(ordered), **places}


def histogram(values: Sequence[float], marked: Iterable[float] = ()) -> list[dict[str, float]]:
    """Bars of equal and round width; ``to`` belongs to the next bar."""
    low, high = min(values), max(values)
    whole = all(value == floor(value) for value in values)
    width = round_width(max((high - low) / BINS, 1.0 if whole or low == high else 0.0))
    first = floor(low / width)
    counts, marks = (Counter(floor(v / width) - first for v in some) for some in (values, marked))
    return [
        {
            "from": (first + n) * width,
            "to": (first + n + 1) * width,
            "count": counts[n],
            "marked": marks[n],
        }
        for n in range(max(counts) + 1)
    ]


def round_width(width: float) -> float:
    """The next of 1, 2, 5, 10, 20 ... (or 0.1, 0.2, 0.5 ...) that is not smaller."""
    power = 10.0 ** floor(log10(width))
    return next(n * power for n in (1, 2, 5, 10) if width <= n * power * (1 + 1e-9))

"""Arena: bots against each other, as a cross table with confidence intervals.

In a game of rivals each pair plays in turns on all seats; with more than two seats one bot of the
first kind sits among bots of the second, so chance alone would win one game in as many. Mirrored,
the same game is played from every seat in turn (common random numbers): what a lucky board gives
to one it gives to the other, too, and fewer games tell more (the intervals do not allow for that).
In a cooperative game each bot plays all seats by itself, and the table tells how many it won.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from typing import Any

import starboard

from .simulate import Match, Outcome, Progress, check, play_matches

Z = 1.96  # 95 %


@dataclass(frozen=True, slots=True)
class Share:
    """Won out of played, with the 95 % interval by Wilson."""

    won: float
    played: int

    @property
    def value(self) -> float:
        """The share won."""
        return self.won / self.played if self.played else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The true share lies between these, 19 times out of 20."""
        n = self.played
        if not n:
            return 0.0, 1.0
        p, z2 = self.value, Z * Z
        middle = (p + z2 / (2 * n)) / (1 + z2 / n)
        reach = Z / (1 + z2 / n) * sqrt(p * (1 - p) / n + z2 / (4 * n * n))
        return max(0.0, middle - reach), min(1.0, middle + reach)

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        low, high = self.interval
        return {
            "won": self.won,
            "played": self.played,
            "share": self.value,
            "interval": [low, high],
        }

    def told(self) -> str:
        """For people, in percent."""
        low, high = self.interval
        return f"{100 * self.value:.1f} % ({100 * low:.1f}-{100 * high:.1f})"


@dataclass(frozen=True, slots=True)
class CrossTable:
    """What came out: by pair of bots, or by bot where all play together."""

    game: str
    players: int
    bots: tuple[str, ...]
    shares: dict[tuple[str, str], Share]
    interrupted: bool = False  # somebody stopped it: these are the games that were finished

    def plain(self) -> dict[str, Any]:
        """As one JSON document."""
        rows = [{"bot": a, "against": b, **s.plain()} for (a, b), s in self.shares.items()]
        return {
            "game": self.game, "players": self.players, "interrupted": self.interrupted,
            "results": rows,
        }  # fmt: skip


def arena(
    game_id: str,
    bots: Sequence[str],
    games: int,
    *,
    players: int = 0,
    seed: int = 1,
    jobs: int = 1,
    mirrored: bool = False,
    progress: Progress | None = None,
) -> CrossTable:
    """Play ``games`` games for each pair of bots (or each bot, where all play together).

    Mirrored there are as many for every seat: with two players an odd number is one more.
    """
    game = starboard.game(game_id)
    players = players or min((n for n in game.seats if n > 1), default=game.seats[0])
    game.full_variant(players, {})  # or it says how many can play
    if game.cooperative:
        pairs = [(bot, bot) for bot in dict.fromkeys(bots)]
    else:
        pairs = [(a, b) for n, a in enumerate(bots) for b in bots[n + 1 :]]
    jobs_of = [
        match
        for pair in pairs
        for match in _matches(game_id, pair, players, seed, games, mirrored=mirrored)
    ]
    for match, _ in jobs_of:
        check(match)
    outcomes = play_matches(jobs_of, jobs, progress)
    shares: dict[tuple[str, str], Share] = {}
    for (match, _), some in zip(jobs_of, outcomes, strict=True):
        _count(shares, match, some, cooperative=game.cooperative)
    wanted = sum(len(numbers) for _, numbers in jobs_of)
    finished = sum(len(some) for some in outcomes)
    return CrossTable(game_id, players, tuple(bots), shares, interrupted=finished < wanted)


def _matches(
    game_id: str, pair: tuple[str, str], players: int, seed: int, games: int, *, mirrored: bool
) -> list[tuple[Match, range]]:
    """The seatings of a pair, each with the numbers of its games."""
    first, second = pair
    if first == second:
        return [(Match(game_id, (first,) * players, {}, seed), range(games))]
    seatings = [
        tuple(first if n == seat else second for n in range(players)) for seat in range(players)
    ]
    same = range(ceil(games / players))
    return [
        (Match(game_id, seats, {}, seed), same if mirrored else range(n, games, players))
        for n, seats in enumerate(seatings)
    ]


def _count(
    shares: dict[tuple[str, str], Share], match: Match, outcomes: Sequence[Outcome], *,
    cooperative: bool,
) -> None:  # fmt: skip
    if cooperative:
        bot = match.seats[0]
        shares[bot, bot] = Share(sum(bool(o.winners) for o in outcomes), len(outcomes))
        return
    alone = next(bot for bot in match.seats if match.seats.count(bot) == 1)
    seat = match.seats.index(alone)
    other = next(bot for n, bot in enumerate(match.seats) if n != seat)
    won = sum(1 / len(o.winners) for o in outcomes if seat in o.winners)
    _add(shares, (alone, other), won, len(outcomes))
    if len(match.seats) == 2:
        _add(shares, (other, alone), len(outcomes) - won, len(outcomes))


def _add(
    shares: dict[tuple[str, str], Share], pair: tuple[str, str], won: float, played: int
) -> None:
    before = shares.get(pair, Share(0, 0))
    shares[pair] = Share(before.won + won, before.played + played)


def told(table: CrossTable) -> str:
    """The cross table for people."""
    title = starboard.game(table.game).title("en")
    lines = [f"{title}, {table.players} players: share won (95 % interval)"]
    if table.interrupted:
        lines[0] += ", interrupted: only games that were finished"
    for (a, b), share in table.shares.items():
        who = a if a == b else f"{a} against {b}"
        lines.append(f"  {who:<40} {share.told()}  of {share.played}")
    if not starboard.game(table.game).cooperative and table.players > 2:
        lines.append(f"  (chance alone: {100 / table.players:.1f} %)")
    return "\n".join(lines)

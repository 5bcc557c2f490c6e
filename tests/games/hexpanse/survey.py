"""Every mode by random play: no errors, and every game ends within its bound.

``python -m tests.games.hexpanse.survey --games 1000`` prints the table of docs/games/hexpanse.md.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import MAX_ROUNDS
from starboard.kernel import Table, any_of

Variant = dict[str, Any]

#: Name, numbers of players, settings: every mode wherever it can be played.
MODES: tuple[tuple[str, range, Variant], ...] = (
    ("Sailor", range(2, 7), {"mode": "sailor"}),
    ("Captain", range(2, 7), {}),
    ("Captain, without Aliens", range(2, 5), {"aliens": False}),
    ("Captain, elite", range(2, 7), {"elite": True}),
    ("Captain, advanced", range(2, 6), {"advanced": True}),
    ("Captain, advanced, elite", range(2, 6), {"advanced": True, "elite": True}),
    ("Admiral", range(2, 7), {"mode": "admiral"}),
    ("Admiral, blind draft", range(2, 7), {"mode": "admiral", "blind": True}),
    ("Admiral, advanced, elite", range(2, 6), {"mode": "admiral", "advanced": True, "elite": True}),
    ("Sailor, teams", range(3, 7), {"mode": "sailor", "team": True}),
    ("Captain, teams", range(3, 7), {"team": True}),
    ("Captain, teams, advanced, elite", range(3, 5),
     {"team": True, "advanced": True, "elite": True}),
    ("Admiral, teams", range(3, 7), {"mode": "admiral", "team": True}),
)  # fmt: skip


@dataclass(slots=True)
class Found:
    """What random games of one mode were like."""

    games: int = 0
    decisions: int = 0
    rounds: int = 0
    longest: int = 0  # decisions
    widest: int = 0  # options of one question, where they were listed
    ends: Counter[str] = field(default_factory=Counter)


def survey(seats: int, variant: Variant, games: int, *, seed: int = 1, wide: bool = False) -> Found:
    """Random games; a rule that breaks raises, and so does a state that cannot be."""
    found = Found()
    for number in range(games):
        rng = Random(f"{seed} {number} {seats} {sorted(variant.items())}")
        table = Table(GAME, seats, rng.getrandbits(63), variant)
        count = 0
        while not table.over:
            ask = rng.choice(table.pending)
            if wide:
                found.widest = max(found.widest, len(ask.options))
            table.answer(ask.seat, any_of(ask.options, rng.random()))
            count += 1
            assert count <= GAME.bound, f"seed {seed}, game {number}: does not end"
        table.state.check()
        assert table.result is not None
        assert table.state.round <= MAX_ROUNDS + 1
        found.games += 1
        found.decisions += count
        found.longest = max(found.longest, count)
        found.rounds += min(table.state.round, MAX_ROUNDS)
        found.ends[table.result.reason.removeprefix("end-")] += 1
    return found


def main() -> None:
    """The table, row by row."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=1000)
    options.add_argument("--seed", type=int, default=1)
    chosen = options.parse_args()
    print("| mode | players | games | decisions, mean | most | rounds, mean | how they ended |")
    print("|---|---|---|---|---|---|---|")
    for name, players, variant in MODES:
        rows = [survey(seats, variant, chosen.games, seed=chosen.seed) for seats in players]
        decisions = ", ".join(f"{row.decisions / row.games:.0f}" for row in rows)
        rounds = ", ".join(f"{row.rounds / row.games:.1f}" for row in rows)
        ends = sum((row.ends for row in rows), Counter[str]())
        told = ", ".join(f"{end} {count}" for end, count in ends.most_common())
        facts = (
            name, f"{players[0]}-{players[-1]}", sum(row.games for row in rows), decisions,
            max(row.longest for row in rows), rounds, told,
        )  # fmt: skip
        print(f"| {' | '.join(map(str, facts))} |", flush=True)


if __name__ == "__main__":
    main()

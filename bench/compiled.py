"""How much faster the compiled build plays the same games: ``python -m bench.compiled [GAME ...]``.

Random play and a search, each in processes of their own: the sources, the compiled build, and
again. The median of the rounds is compared; that both play the same games is checked on the way.
``./launch compiled`` makes the build.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

import starboard
from tools.common import ROOT
from tools.compiled import TARGET

ROUNDS = 5
#: By bot: so many games of it take about a second.
GAMES = {"random": 60, "ismcts:20": 2}

PLAY = """
import json, sys, time
from starboard.lab.simulate import Match, play_some

game, players, bot, games = sys.argv[1], int(sys.argv[2]), sys.argv[3], int(sys.argv[4])
match = Match(game, (bot,) * players, {}, 1)
play_some(match, [0])
begun = time.process_time()
outcomes = play_some(match, range(1, games + 1))
spent = time.process_time() - begun
print(json.dumps([spent, [[outcome.winners, outcome.scores] for outcome in outcomes]]))
"""


def played(path: Path, *what: object) -> tuple[float, object]:
    """Seconds of the processor, and how the games went."""
    command = [sys.executable, "-P", "-c", PLAY, *map(str, what)]
    env = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env)
    spent, outcomes = json.loads(done.stdout)
    return spent, outcomes


def main() -> None:
    """Print a line for every game and bot."""
    if not (TARGET / "stamp").exists():
        sys.exit("There is no compiled build: ./launch compiled makes one.")
    for name in sys.argv[1:] or starboard.games():
        players = min(2, max(starboard.game(name).seats))
        for bot, games in GAMES.items():
            plain, fast = [], []
            for _ in range(ROUNDS):
                slow, expected = played(ROOT, name, players, bot, games)
                quick, found = played(TARGET, name, players, bot, games)
                assert found == expected, f"{name}: the compiled build plays another game"
                plain.append(slow)
                fast.append(quick)
            print(f"{name:<16}{bot:<10} x {median(plain) / median(fast):.2f}", flush=True)


if __name__ == "__main__":
    main()

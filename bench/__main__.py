"""``python -m bench``: measure every game against its peers, and say which goals are met."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import starboard

from .measure import Probe, alternate, ratio
from .ours import Subject
from .peers import present
from .processes import two_to_one

#: Games whose decisions list many placements may be slower.
PLAY_GOALS = {"planet_unknown": 2.5}


@dataclass(frozen=True, slots=True)
class Line:
    """One measure of one game: what was found, what is wanted, and whether it is met."""

    game: str
    measure: str
    value: float | None
    goal: str
    met: bool | None  # None: it could not be measured
    remark: str = ""


def judge(
    game: str, measure: str, value: float | None, wanted: float, remark: str, at_most: bool = False
) -> Line:
    """Compare a value with its goal."""
    goal = f"{'<=' if at_most else '>='} {wanted:g}"
    if value is None or value != value:
        return Line(game, measure, None, goal, None, remark)
    return Line(game, measure, value, goal, value <= wanted if at_most else value >= wanted, remark)


def lines(subject: Subject, peers: dict[str, Probe], rounds: int, seconds: float) -> Iterator[Line]:
    """All measures of a game whose probes have run."""
    game, ours = subject.game.id, subject.probes
    decisions, clones = ours["decisions"], ours["clones"]

    def against(probe: Probe, peer: str) -> float | None:
        return ratio(probe, peers[peer]) if peer in peers else None

    play = PLAY_GOALS.get(game, 4)
    speed = f"{decisions.rate:,.0f} decisions/s"
    yield judge(game, "random play / catan ticks", against(decisions, "catan ticks"), play, speed)
    yield judge(game, "random play / tic-tac-toe", against(decisions, "tic-tac-toe"), 2, "")
    copies = f"{clones.rate:,.0f} clones/s"
    yield judge(game, "clones / catan copies", against(clones, "catan copies"), 1.5, copies)
    share = ratio(decisions, clones) / 20
    yield judge(game, "a clone / 20 random decisions", share, 0.35, "", at_most=True)
    late = ratio(ours["early clones"], ours["late clones"])
    yield judge(game, "a clone at 90 % / at 10 %", late, 1.5, "", at_most=True)
    answer = f"{1e6 / ours['replay'].rate:.1f} us an answer"
    cost = against(ours["replay"], "catan ticks")
    yield judge(
        game, "a replayed answer / a catan tick", cost and 1 / cost, 0.3, answer, at_most=True
    )
    yield judge(game, "a decision, last / first quarter", subject.growth(), 1.3, "", at_most=True)
    search = f"{ours['search'].rate:,.0f} iterations/s"
    found = against(ours["search"], "connect four MCTS")
    yield judge(game, "search / connect four MCTS", found, 0.35, search)
    deep = f"{ours['deep search'].rate:,.0f} iterations/s"
    found = against(ours["deep search"], "catan playouts")
    yield judge(game, "search to the end / catan playouts", found, 8, deep)
    grown, size = subject.tree()
    yield judge(game, "an iteration at 10,000 / at 1,000", grown, 1.3, "", at_most=True)
    yield judge(game, "bytes for an option of the tree", size, 400, "", at_most=True)
    twice = two_to_one(subject.game, rounds, 3 * seconds)
    yield judge(game, "two processes / one", twice, 1.7, "by the clock: wants idle cores")
    if "2 seats" in ours and "4 seats" in ours:
        seats = ratio(ours["2 seats"], ours["4 seats"])
        yield judge(game, "a decision at 4 / at 2 seats", seats, 1.3, "", at_most=True)


def show(line: Line) -> str:
    """A line of the table."""
    value = "-" if line.value is None else f"{line.value:.2f}"
    verdict = {True: "met", False: "MISSED", None: "not measured"}[line.met]
    return (
        f"{line.game:<16} {line.measure:<34} {value:>8}  {line.goal:<8} {verdict:<13} {line.remark}"
    )


def main() -> int:
    """Measure, print, and with --check fail if a goal is missed."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__)
    parser.add_argument("games", nargs="*", help="ids of games; all by default")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--slice", type=float, default=0.1, help="seconds for a slice")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a goal is missed")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    known = starboard.games(hidden=True)
    unknown = [name for name in wanted.games if name not in known]
    if unknown or wanted.rounds < 1 or wanted.slice <= 0:
        parser.error(f"there is no game {unknown[0]}" if unknown else "rounds and slices are > 0")
    peers, missing = present()
    for name, reason in missing.items():
        print(f"skipped: {name}: {reason}", file=sys.stderr)
    found: list[Line] = []
    for name in wanted.games or starboard.games():
        subject = Subject(known[name])
        probes = [*subject.probes.values(), *peers.values()]
        for peer in peers.values():
            peer.rates.clear()
        alternate(probes, wanted.rounds, wanted.slice)
        for line in lines(subject, peers, wanted.rounds, wanted.slice):
            found.append(line)
            if not wanted.json:
                print(show(line), flush=True)
    if wanted.json:
        print(json.dumps([asdict(line) for line in found]))
    return 1 if wanted.check and any(line.met is False for line in found) else 0


if __name__ == "__main__":
    sys.exit(main())

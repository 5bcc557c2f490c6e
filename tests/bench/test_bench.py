"""The benchmarks measure what they say; how fast anything is, no test asks."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import starboard
from bench.__main__ import judge
from bench.measure import Probe, alternate, ratio
from bench.ours import Subject
from bench.processes import cores, two_to_one
from starboard.kernel import Run

ROOT = Path(__file__).resolve().parents[2]


def test_slices_alternate_and_ratios_are_taken_within_rounds() -> None:
    order: list[str] = []

    def work(name: str, units: int) -> int:
        order.append(name)
        return units

    one, two = Probe("one", lambda: work("one", 3)), Probe("two", lambda: work("two", 1))
    alternate([one, two], 4, 1e-9)
    assert len(one.rates) == len(two.rates) == 4
    one.rates, two.rates = [10, 30, 8], [5, 10, 2]
    assert ratio(one, two) == 3
    assert one.rate == 10


@pytest.mark.parametrize(
    ("value", "wanted", "at_most", "met"),
    [(4, 4, False, True), (3.9, 4, False, False), (0.3, 0.35, True, True), (2, 1.3, True, False),
     (None, 4, False, None), (float("nan"), 4, False, None)],
)  # fmt: skip
def test_verdicts(value: float | None, wanted: float, at_most: bool, met: bool | None) -> None:
    assert judge("game", "measure", value, wanted, "", at_most).met is met


def test_every_probe_of_a_game_does_work() -> None:
    subject = Subject(starboard.game("_example"), games=2)
    wanted = {"decisions", "clones", "replay", "search", "deep search", "2 seats", "4 seats"}
    assert wanted <= set(subject.probes)
    for probe in subject.probes.values():
        assert probe.work() > 0
    assert all(not table.over for table in subject.tables_at(0.9))


def test_a_deep_search_plays_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    over: list[bool] = []

    def worth(run: Run, seat: int) -> float:
        over.append(run.result is not None)
        return 0.5

    monkeypatch.setattr("starboard.bots.search.worth", worth)
    subject = Subject(starboard.game("_example"), games=2)
    subject.probes["deep search"].work()
    assert over
    assert all(over)
    subject.probes["search"].work()
    assert not all(over)


@pytest.mark.skipif(cores() < 2, reason="a single core")
def test_two_processes_are_measured_against_one() -> None:
    ratio = two_to_one(starboard.game("_example"), 1, 0.05)
    assert ratio is not None
    assert ratio > 0


def test_a_single_core_is_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.processes.cores", lambda: 1)
    assert two_to_one(starboard.game("_example"), 1, 0.05) is None


def test_it_runs_and_names_what_is_missing() -> None:
    words = ["-m", "bench", "_example", "--rounds", "1", "--slice", "0.01", "--json"]
    done = subprocess.run(
        [sys.executable, *words], capture_output=True, text=True, check=True, cwd=ROOT
    )
    lines = json.loads(done.stdout)
    assert {line["game"] for line in lines} == {"_example"}
    skipped = [line for line in done.stderr.splitlines() if line.startswith("skipped: ")]
    unmeasured = [line for line in lines if line["met"] is None]
    assert bool(skipped) == any("catan" in line["measure"] for line in unmeasured)
    wrong = subprocess.run(
        [sys.executable, "-m", "bench", "chess"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )
    assert wrong.returncode == 2

"""Games on a cluster: the results of local processes, also when a worker or all of it is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from starboard.lab import cluster, pool
from starboard.lab.simulate import Match, simulate

MATCH = Match("_example", ("random", "greedy"), {}, 5)
needs_ray = pytest.mark.skipif(
    not __import__("importlib.util").util.find_spec("ray"),
    reason="Ray is not installed here: ./launch setup cluster",
)


@pytest.fixture
def on_ray() -> Iterator[None]:
    """Work goes to a small cluster of our own."""
    pool.use_cluster("")
    yield
    pool.use_cluster(None)


def facts(jobs: int) -> dict[str, Any]:
    found = simulate(MATCH, 12, jobs).plain()
    return {name: found[name] for name in ("games", "wins", "scores", "decisions")}


@pytest.mark.soak
@needs_ray
def test_two_workers_find_what_processes_find(on_ray: None) -> None:
    there = facts(2)
    pool.use_cluster(None)
    assert there == facts(1)


def die_once(task: tuple[int, str]) -> int:
    """The first try of task 3 kills its worker in the middle."""
    number, marker = task
    if number == 3 and not Path(marker).exists():
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


@pytest.mark.soak
@needs_ray
def test_a_worker_that_is_lost_costs_nothing(on_ray: None, tmp_path: Path) -> None:
    marker = tmp_path / "died"
    found = dict(pool.spread(die_once, [(n, str(marker)) for n in range(8)], 2))
    assert marker.exists()
    assert found == {n: n * n for n in range(8)}


def squared(number: int) -> int:
    return number * number


def test_a_cluster_that_goes_away_gives_way_to_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], on_ray: None
) -> None:
    def gone(work: Any, tasks: Sequence[int], jobs: int, address: str) -> Iterator[tuple[int, int]]:
        yield 1, work(tasks[1])
        raise cluster.NoCluster("the cluster has gone")

    monkeypatch.setattr(cluster, "on_ray", gone)
    assert dict(pool.spread(squared, [5, 6, 7], 2)) == {0: 25, 1: 36, 2: 49}
    assert "going on with processes" in capsys.readouterr().err

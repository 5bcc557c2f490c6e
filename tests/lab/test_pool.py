"""Work on many processes: Ctrl-C ends it at once, and what was done is kept."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from starboard.lab.pool import spread

HOUR = 3600.0

#: Games that are over at once, and games that nobody would wait for.
NAPS = """
import json, time
from starboard.lab.simulate import gathered

def nap(seconds):
    time.sleep(seconds)
    return [seconds]

if __name__ == "__main__":
    done = gathered(nap, [0.0, 0.0, 3600.0, 3600.0, 3600.0], 2, lambda n: print(n, flush=True))
    print(json.dumps(done), flush=True)
"""


@pytest.fixture
def napping(tmp_path: Path) -> subprocess.Popen[str]:
    script = tmp_path / "naps.py"
    script.write_text(NAPS, encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p)},
    )  # fmt: skip


def test_an_interrupt_ends_the_work_and_keeps_what_is_done(
    napping: subprocess.Popen[str],
) -> None:
    assert napping.stdout is not None
    assert [napping.stdout.readline().strip() for _ in range(2)] == ["1", "1"]
    os.killpg(napping.pid, signal.SIGINT)  # as a terminal sends it: to all of them
    out, errors = napping.communicate(timeout=HOUR / 30)
    assert json.loads(out) == [0.0, 0.0]
    assert errors == "", "no process complains on its way out"
    assert gone(napping.pid), "nobody of them is left behind"


def gone(group: int) -> bool:
    """Whether every process of a group ends before long."""
    deadline = time.monotonic() + HOUR / 60
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_results_say_which_task_they_belong_to() -> None:
    tasks = [-3, 4, -5, 6]
    assert dict(spread(abs, tasks, 2)) == {0: 3, 1: 4, 2: 5, 3: 6}
    assert list(spread(abs, tasks, 1)) == [(0, 3), (1, 4), (2, 5), (3, 6)]


def test_work_may_be_done_elsewhere_even_by_one() -> None:
    assert dict(spread(_process, [0], 1)) == {0: os.getpid()}
    assert dict(spread(_process, [0], 1, elsewhere=True)) != {0: os.getpid()}


def _process(number: int) -> int:
    return os.getpid() + 0 * abs(number)


def test_a_fault_in_the_work_comes_out() -> None:
    with pytest.raises(TypeError):
        list(spread(_process, ["no", "numbers"], 2))  # type: ignore[arg-type]

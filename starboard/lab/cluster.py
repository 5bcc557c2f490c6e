"""Many games on the machines of a Ray cluster, with the results of local processes.

A task is a plain function with plain arguments, and what it finds depends on nothing else: where
it runs makes no difference. A machine that is lost has its tasks done again elsewhere; a cluster
that is lost gives way to local processes, aloud.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")

TRIES = 4  # of one task, on machines that are lost
AT_ONCE = 4  # tasks for each processor that wait there, so that none is idle


class NoCluster(Exception):
    """There is no cluster, or it has gone; what was done is done."""


def on_ray(
    work: Callable[[Task], Found], tasks: Sequence[Task], jobs: int, address: str = ""
) -> Iterator[tuple[int, Found]]:
    """Every task's place and result, as soon as it is there, from a Ray cluster.

    Without an address a small one is started on this machine, with so many workers.
    """
    ray = _connected(jobs, address)
    remote = ray.remote(max_retries=TRIES)(_done)
    waiting: dict[Any, int] = {}
    rest = iter(enumerate(tasks))
    room = max(1, int(ray.cluster_resources().get("CPU", jobs))) * AT_ONCE
    try:
        while True:
            for _, (place, task) in zip(range(room - len(waiting)), rest, strict=False):
                waiting[remote.remote(work, task)] = place
            if not waiting:
                return
            done, _ = ray.wait(list(waiting), num_returns=1)
            for each in done:
                yield waiting.pop(each), ray.get(each)
    except (ray.exceptions.RaySystemError, ray.exceptions.RayActorError, ConnectionError) as error:
        raise NoCluster(str(error).splitlines()[0]) from error
    finally:
        for each in waiting:
            ray.cancel(each, force=True)
        if not address:
            ray.shutdown()


def _done(work: Callable[[Task], Found], task: Task) -> Found:
    """What runs on a machine of the cluster."""
    return work(task)


def _connected(jobs: int, address: str) -> Any:
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed: ./launch setup cluster") from None
    try:
        if address:
            ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
        else:
            ray.init(
                num_cpus=jobs, include_dashboard=False, ignore_reinit_error=True,
                log_to_driver=False, configure_logging=False,
            )  # fmt: skip
    except (ConnectionError, OSError, RuntimeError, ValueError) as error:
        raise NoCluster(f"the cluster cannot be reached: {error}") from None
    return ray


def tell(trouble: NoCluster) -> None:
    """Say aloud that the work goes on here."""
    print(f"starboard: {trouble}; going on with processes of this machine", file=sys.stderr)

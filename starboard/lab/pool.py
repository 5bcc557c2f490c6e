"""Work for many processes, which Ctrl-C ends at once without losing what is done.

A process in the middle of a game cannot be asked to stop, so it is killed; results that have
arrived stay with whoever asked for them.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from typing import TypeVar

from . import cluster

Task = TypeVar("Task")
Found = TypeVar("Found")

_cluster: str | None = None  # where work goes that is spread; None: processes of this machine


def use_cluster(address: str | None) -> None:
    """From now on spread work over a Ray cluster: at this address, or ("") one of our own."""
    global _cluster  # noqa: PLW0603 - a whole program runs here, or there
    _cluster = address


def spread(
    work: Callable[[Task], Found], tasks: Sequence[Task], jobs: int, *, elsewhere: bool = False
) -> Iterator[tuple[int, Found]]:
    """Every task's place and result, as soon as it is there, from so many processes.

    Whoever stops listening, or is interrupted, ends the work. One job is done in this process,
    unless it has to be done ``elsewhere``: in one that imports everything anew.
    """
    if _cluster is not None:
        yield from _on_cluster(work, tasks, jobs, _cluster)
    elif jobs == 1 and not elsewhere:
        yield from ((n, work(task)) for n, task in enumerate(tasks))
    else:
        yield from _in_processes(work, tasks, jobs)


def _on_cluster(
    work: Callable[[Task], Found], tasks: Sequence[Task], jobs: int, address: str
) -> Iterator[tuple[int, Found]]:
    """The same from a cluster; what is left when it goes away is done by processes here."""
    left = dict(enumerate(tasks))
    try:
        for place, found in cluster.on_ray(work, tasks, jobs, address):
            del left[place]
            yield place, found
    except cluster.NoCluster as trouble:
        cluster.tell(trouble)
        places = list(left)
        for n, found in _in_processes(work, list(left.values()), jobs):
            yield places[n], found


def _in_processes(
    work: Callable[[Task], Found], tasks: Sequence[Task], jobs: int
) -> Iterator[tuple[int, Found]]:
    context = multiprocessing.get_context("spawn")  # the same everywhere, and clean
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        try:
            with _ignoring_interrupts():
                places = {pool.submit(work, task): n for n, task in enumerate(tasks)}
            for done in as_completed(places):
                yield places.pop(done), done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for process in set(multiprocessing.active_children()) - others:
                process.kill()
            raise


@contextmanager
def _ignoring_interrupts() -> Iterator[None]:
    """Processes started in here do not hear Ctrl-C: it is for the one that listens to them."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what signals do, and only it hears them
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)

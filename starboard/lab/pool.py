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

Task = TypeVar("Task")
Found = TypeVar("Found")


def spread(
    work: Callable[[Task], Found], tasks: Sequence[Task], jobs: int, *, elsewhere: bool = False
) -> Iterator[tuple[int, Found]]:
    """Every task's place and result, as soon as it is there, from so many processes.

    Whoever stops listening, or is interrupted, ends the work. One job is done in this process,
    unless it has to be done ``elsewhere``: in one that imports everything anew.
    """
    if jobs == 1 and not elsewhere:
        yield from ((n, work(task)) for n, task in enumerate(tasks))
        return
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

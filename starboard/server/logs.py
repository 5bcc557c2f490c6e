"""A log that stays readable when everything fails at once."""

from __future__ import annotations

import logging
import time

ALIKE = 3  # lines of one kind, and then no more for a while
WHILE = 10.0  # seconds
MOST_KINDS = 500


class RepeatFilter(logging.Filter):
    """Lets the first few lines of a kind through; the next after a while says how many more
    there were."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[object, tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        """Is this line worth writing?"""
        kind = record.name, str(record.msg), record.exc_info and record.exc_info[0]
        now = time.monotonic()
        since, count = self._kinds.get(kind, (now, 0))
        if now - since > WHILE:
            if count > ALIKE:
                record.msg = f"{record.getMessage()} ({count - ALIKE} more like this)"
                record.args = ()
            since, count = now, 0
        if len(self._kinds) > MOST_KINDS:
            self._kinds.clear()
        self._kinds[kind] = since, count + 1
        return count < ALIKE


def limit_repeated_lines() -> None:
    """In every log that tells of calls and sockets."""
    for name in ("starboard.server", "uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(RepeatFilter())

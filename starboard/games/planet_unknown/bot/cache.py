"""Answers of the rollout policy and the value, kept for the questions that come again soon.

Who has weighed two tiles is asked at once where the better one shall lie; and in a search the
others play on in the same way, whatever is tried. So the same questions come again soon, or never.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

Answer = TypeVar("Answer")
Question = tuple[object, ...]

#: Enough for the turns of a round; more of them would take longer to find.
KEPT = 4096


_CACHES: list[Cache[Any]] = []


class Cache(Generic[Answer]):
    """Remembers answers until there are too many of them."""

    def __init__(self) -> None:
        self.known: dict[Question, Answer] = {}
        _CACHES.append(self)

    def keep(self, question: Question, answer: Answer) -> Answer:
        """Remember an answer, and hand it on."""
        if len(self.known) >= KEPT:
            self.known.clear()
        self.known[question] = answer
        return answer


def forget() -> None:
    """Forget all that was worked out with other weights."""
    for cache in _CACHES:
        cache.known.clear()

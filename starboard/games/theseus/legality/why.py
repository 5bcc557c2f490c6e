"""Reasons: why something is not allowed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starboard.kernel import Option, Refusal

from ..text import refusal

#: The rule that forbids and the key of its sentence, cheap to make; None: it is allowed.
Why = tuple[str, str] | None
#: What a person might try, each with the reason why it is refused, if it is.
Candidates = Iterator[tuple[Option, Refusal | None]]


def in_words(why: Why, **facts: Any) -> Refusal | None:
    """A reason in words, if there is one."""
    return None if why is None else refusal(*why, **facts)

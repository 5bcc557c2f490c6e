"""Where a browser's Python begins: what is missing gets its stand-in, then the house opens."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starboard.kernel import use_renderer

from . import structs

if TYPE_CHECKING:
    from .house import House


def begin(find: Callable[[str], str | None], keep: Callable[[str, str], object]) -> House:
    """The house of this device; ``find`` and ``keep`` are its memory."""
    structs.install()
    use_renderer(lambda message, lang: message.key)  # the page has the words
    from .house import House

    return House(find, keep)

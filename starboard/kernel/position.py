"""What every game's state begins with, and what all that lies on the table can do."""

from __future__ import annotations

from typing import Any

from .copying import state
from .piece import Piece


@state
class State(Piece):
    """What every game's state begins with. A game adds its own fields below these."""

    key: bytes  # of chance; empty in a re-dealt world
    draws: int  # how often chance was used
    reveals: int  # how often something hidden became known
    told: list[Any] | None  # where events go; None in a playout, which tells nobody

    def tell(self, key: str, rule: str, /, *, only: int | None = None, **facts: Any) -> None:
        """Say what happened, by rule; ``only`` for one seat's ears."""
        if self.told is not None:
            self.told.append((key, rule, facts, only))

    def note(self, key: str, rule: str, facts: dict[str, Any], only: int | None = None) -> None:
        """As tell(), with the facts in one piece: quicker, for what happens all the time."""
        if self.told is not None:
            self.told.append((key, rule, facts, only))

    def check(self) -> None:
        """Raise AssertionError if something is lost, doubled or out of range."""

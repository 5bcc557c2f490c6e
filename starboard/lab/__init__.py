"""The laboratory: what is done with many games at once, and the laws that every game keeps.

The learning environments are made here; docs/researchers.md tells what is in their arrays.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .env.aec import SeatsEnv
    from .env.solo import SeatEnv

__all__ = ["gymnasium_env", "pettingzoo_env"]


def pettingzoo_env(
    game: str,
    seats: int | None = None,
    variant: Mapping[str, Any] | None = None,
    *,
    reward: str = "win",
    actions: int | None = None,
    render_mode: str | None = None,
) -> SeatsEnv:
    """A PettingZoo AEC environment with action masks: one agent a seat.

    ``seats`` are the fewest of the game by default. ``reward`` is ``win`` (1, 0, -1) or ``score``,
    given at the end. ``actions`` is the size of the action space, by default large enough.
    """
    _need("gymnasium", "pettingzoo")
    import starboard

    from .env.aec import SeatsEnv
    from .env.codec import codec_of
    from .env.reward import check_reward

    count = starboard.game(game).seats.start if seats is None else seats
    return SeatsEnv(codec_of(game, count, variant, actions), check_reward(reward), render_mode)


def gymnasium_env(
    game: str,
    opponents: Sequence[str] | None = None,
    variant: Mapping[str, Any] | None = None,
    *,
    seat: int = 0,
    reward: str = "win",
    actions: int | None = None,
    render_mode: str | None = None,
) -> SeatEnv:
    """A Gymnasium environment: you learn at one seat, bots (``"greedy"``) sit at the others.

    ``opponents`` has a bot for each of the other seats; by default random ones, as few as can be.
    """
    _need("gymnasium")
    import starboard
    from starboard.bots import make

    from .env.codec import codec_of
    from .env.reward import check_reward
    from .env.solo import SeatEnv

    fewest = starboard.game(game).seats.start
    bots = ["random"] * (fewest - 1) if opponents is None else list(opponents)
    for bot in bots:
        make(bot, 0)
    codec = codec_of(game, len(bots) + 1, variant, actions)
    if seat not in range(codec.seats):
        raise starboard.BadSetup(f"a seat is a number from 0 to {len(bots)}, not {seat!r}")
    return SeatEnv(codec, bots, seat, check_reward(reward), render_mode)


def _need(*packages: str) -> None:
    """Say clearly what is missing, before anything half works."""
    for package in packages:
        try:
            importlib.import_module(package)
        except ImportError:
            raise ImportError(
                f"the learning environments need {package}, which is not installed: "
                "./launch setup learn"
            ) from None

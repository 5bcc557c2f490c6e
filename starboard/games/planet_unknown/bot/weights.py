"""The weights of the value function, by name (weights.toml)."""

from __future__ import annotations

from dataclasses import dataclass, fields
from pathlib import Path

from starboard.data.weights import read_weights


@dataclass(slots=True)
class Weights:
    """What ``weights.toml`` says; every name is explained there."""

    scale: float
    come: float
    open: float
    short: float
    thin: float
    nook: float
    pocket1: float
    pocket2: float
    pocket3: float
    pocket4: float
    border: float
    calm: float
    next: float
    tile: float
    clear: float
    reach: float
    pod: float
    city: float
    pace: float
    haste: float
    medal: float
    synergy: float
    rank1: float
    rank2: float
    rank3: float
    rank4: float
    patch: float
    level: float
    rover: float
    point: float
    stone: float
    goal: float
    square_pace: float
    icon_pace: float
    top_pace: float
    vague: float
    rival: float


def read() -> Weights:
    """The weights of the file."""
    return Weights(**read_weights(Path(__file__).parents[1]))


W = read()
NAMES = tuple(each.name for each in fields(Weights))

"""Where things lie on the table, on a desk and on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things lie in a layout."""

    size: tuple[float, float]
    planet: tuple[float, float]  # top left corner of the grid
    cell: float
    board: tuple[float, float]
    space: tuple[float, float]  # of a track: width and height
    station: tuple[float, float, float]  # middle and radius
    cards: tuple[float, float, float]  # objectives: left, top, width
    piles: tuple[float, float]
    event: tuple[float, float, float]
    others: tuple[tuple[float, float], ...]
    small: float  # cell of a small planet
    pool: tuple[float, float]  # collected pieces
    chips: tuple[float, ...]  # the tracks on a phone: place and width
    plates: float = 0  # on a phone: where the six turns of the station begin


WIDE = Plan(
    (1112, 690), (70, 104), 47, (660, 56), (46, 34), (1010, 146, 82), (914, 256, 190),
    (914, 506), (914, 570, 190),
    ((64, 602), (572, 602), (64, 104), (572, 104), (495, 604)), 5.6, (914, 644), (),
)  # fmt: skip
#: How high the parts of a phone's table are: a screen each.
PLANET, STATION, PLATES, TRACKS, OTHERS = 456.0, 356.0, 486.0, 612.0, 262.0


@cache
def tall(first: str) -> Plan:
    """A phone's table, part below part; the one that the question is about comes first."""
    order = ["planet", "station", "tracks", "others"]
    if first in ("station", "tracks"):
        order.remove(first)
        order.insert(0, first)
    high = {"planet": PLANET, "station": STATION, "tracks": TRACKS, "others": OTHERS}
    if first == "station":
        high["station"] += PLATES
    top, y = {}, 0.0
    for part in order:
        top[part] = y
        y += high[part]
    planet, tracks, others = top["planet"], top["tracks"], top["others"]
    station = top["station"] + high["station"] - STATION
    # the heads of the tracks: near the planet, or above the spaces that are asked about
    chips = (18.0, tracks + 34, 66.0) if first == "tracks" else (8.0, planet + 8, 70.0)
    return Plan(
        (390, y), (38, planet + 92), 28.2, (16, tracks + 40), (70, 30),
        (100, station + 118, 78), (204, station + 10, 178), (14, station + 238),
        (206, station + 238, 176),
        tuple((20 + 122 * (n % 3), others + 10 + 126 * (n // 3)) for n in range(5)), 9.4,
        (14, station + 308), chips, top["station"] + 6,
    )  # fmt: skip

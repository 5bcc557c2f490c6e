"""Where things lie in the two layouts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.draw import Shape

Rect = tuple[float, float, float, float]
Look = tuple[Shape, ...]
ROW_COLOURS = ("c-red", "c-blue", "c-green")
SYMBOL_COLOURS = ("c-red", "c-blue", "c-green", "c-gold")
ROW_SIGNS = ("aa-ship", "aa-technology", "aa-planet")
HAND_SIZE = (96.0, 132.0)
PLATE = (78.0, 84.0)  # a card in a lane of the phone
PLATES = 4  # side by side


@dataclass(frozen=True, slots=True)
class Lane:
    """A row of a player's board, from left to right: construction, what the next card costs, the
    Empire. On a phone both areas share their lines, projects first."""

    all: Rect
    projects: Rect
    gate: Rect
    empire: Rect


@dataclass(frozen=True, slots=True)
class Plan:
    """The geometry of one layout."""

    wide: bool
    size: tuple[float, float]
    decks: tuple[Rect, ...]
    system: Rect
    piles: tuple[Rect, ...]
    lanes: tuple[Lane, ...]
    board: Rect
    bill: Rect
    revealed: Rect
    factions: Rect
    rivals: Rect

    def rival(self, n: int, count: int) -> Rect:
        """The panel of the n-th of so many other players."""
        x, y, w, h = self.rivals
        if self.wide:
            each = (w - 8 * (count - 1)) / count
            return x + n * (each + 8), y, each, h
        return x, y + n * (h + 8), w, h


def wide_plan() -> Plan:
    """My faction and the market above, my three lanes below them, the others at the foot."""
    tops = (108.0, 214.0, 320.0)
    return Plan(
        True, (1112, 600),
        tuple((8.0, y + 6, 108.0, 90.0) for y in tops),
        (412, 2, 392, 82),
        tuple((818.0 + 75 * n, 6.0, 66.0, 74.0) for n in range(4)),
        tuple(Lane((2, y, 1108, 102), (124, y + 3, 274, 96), (402, y, 84, 102),
                   (492, y + 3, 612, 96)) for y in tops),
        (2, 2, 404, 82), (640, 85, 470, 22), (812, 0, 300, 88),
        (2, 108, 1108, 316), (2, 430, 1108, 168),
    )  # fmt: skip


def tall_plan(rivals: int, cards: Sequence[int]) -> Plan:
    """One thing under the other, for a phone: what is mine and what can be bought first.

    ``cards`` are the numbers of cards in my three rows: a lane has as many lines as it needs.
    """
    lanes, y = [], 78.0
    for count in cards:
        high = max(1, -(-count // PLATES)) * (PLATE[1] + 4) + 4
        area = (60.0, y + 4, 326.0, high - 8)
        lanes.append(Lane((4, y, 382, high), area, (4, y, 52, high), area))
        y += high + 6
    return Plan(
        False, (390, y + 384 + 198 * rivals),
        tuple((6.0 + 127 * n, 6.0, 120.0, 64.0) for n in range(3)),
        (6, y + 2, 378, 88),
        tuple((14.0 + 94 * n, y + 276, 66.0, 74.0) for n in range(4)),
        tuple(lanes), (6, y + 98, 378, 168),
        (6, 6, 378, 40), (6, 2, 378, 74), (6, 78, 378, y + 240),
        (6, y + 378, 378, 190),
    )  # fmt: skip


def spread(rect: Rect, count: int, width: float) -> list[float]:
    """Left edges of so many cards in a row; they overlap when there is no room."""
    x, _, w, _ = rect
    pitch = min(width + 8, (w - width - 12) / max(1, count - 1))
    return [x + 6 + n * pitch for n in range(count)]


def shares(rect: Rect, count: int, widest: float, gap: float = 4) -> list[Rect]:
    """So many cards side by side: as wide as there is room, and never wider than that."""
    x, y, w, h = rect
    each = min(widest, (w - gap * (count - 1)) / max(1, count))
    return [(x + n * (each + gap), y, each, h) for n in range(count)]


def plates(rect: Rect, count: int) -> list[Rect]:
    """So many plates, line by line."""
    x, y, _, _ = rect
    w, h = PLATE
    return [(x + n % PLATES * (w + 4), y + n // PLATES * (h + 4), w, h) for n in range(count)]

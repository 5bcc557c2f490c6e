"""Where things lie in the two layouts."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.draw import Shape

Rect = tuple[float, float, float, float]
Look = tuple[Shape, ...]
ROW_COLOURS = ("c-red", "c-blue", "c-green")
SYMBOL_COLOURS = ("c-red", "c-blue", "c-green", "c-gold")
ROW_SIGNS = ("aa-ship", "aa-technology", "aa-planet")
HAND_SIZE = (96.0, 132.0)


@dataclass(frozen=True, slots=True)
class Plan:
    """The geometry of one layout."""

    wide: bool
    size: tuple[float, float]
    decks: tuple[Rect, ...]
    system: Rect
    piles: tuple[Rect, ...]
    projects: tuple[Rect, ...]
    labels: tuple[Rect, ...]
    empires: tuple[Rect, ...]
    card: tuple[float, float]
    board: Rect
    kept: Rect
    stock: Rect
    bill: Rect
    overlay: Rect
    rivals: Rect

    def rival(self, n: int, count: int) -> Rect:
        """The panel of the n-th of so many other players."""
        x, y, w, h = self.rivals
        if self.wide:
            each = (w - 8 * (count - 1)) / count
            return x + n * (each + 8), y, each, h
        return x, y + n * (h + 8), w, h


def wide_plan() -> Plan:
    """Decks above, my three rows below them, the others at the foot."""
    tops = (106.0, 256.0, 406.0)
    return Plan(
        True, (1112, 690),
        tuple((6.0 + 166 * n, 8.0, 156.0, 74.0) for n in range(3)),
        (512, 8, 370, 74),
        tuple((892.0 + 54 * n, 10.0, 48.0, 56.0) for n in range(4)),
        tuple((8.0, y, 256.0, 144.0) for y in tops),
        tuple((270.0, y, 92.0, 144.0) for y in tops),
        tuple((368.0, y, 444.0, 144.0) for y in tops),
        (118, 138), (818, 106, 286, 144), (818, 256, 286, 144), (818, 406, 286, 144),
        (818, 362, 286, 38), (368, 400, 444, 156), (8, 558, 1096, 128),
    )  # fmt: skip


def tall_plan(rivals: int) -> Plan:
    """One thing under the other, for a phone."""
    tops = (296.0, 420.0, 544.0)
    return Plan(
        False, (390, 966 + 108 * rivals),
        tuple((6.0 + 127 * n, 6.0, 122.0, 66.0) for n in range(3)),
        (6, 80, 378, 74),
        tuple((20.0 + 92 * n, 162.0, 48.0, 52.0) for n in range(4)),
        tuple((6.0, y, 130.0, 118.0) for y in tops),
        tuple((140.0, y, 44.0, 118.0) for y in tops),
        tuple((188.0, y, 196.0, 118.0) for y in tops),
        (86, 112), (6, 668, 378, 128), (6, 802, 378, 62), (6, 870, 378, 86),
        (6, 234, 378, 40), (6, 420, 378, 140), (6, 962, 378, 100),
    )  # fmt: skip


def spread(rect: Rect, count: int, width: float) -> list[float]:
    """Left edges of so many cards in a row; they overlap when there is no room."""
    x, _, w, _ = rect
    pitch = min(width + 8, (w - width - 12) / max(1, count - 1))
    return [x + 6 + n * pitch for n in range(count)]

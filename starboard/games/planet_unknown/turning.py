"""P-41 What a turn of the station would bring: whose tiles, which bonuses, which lines."""

from __future__ import annotations

from dataclasses import dataclass

from .box import MARKERS, TILES
from .components import INNER, OUTER
from .grid import BASE, squares_of
from .legality.placements import lifted, placements
from .rules.objectives import uncovered
from .scoring import LINES
from .state import Player, Table


@dataclass(frozen=True, slots=True)
class Line:
    """A row or column that a tile could complete."""

    number: int  # of LINES: rows first
    medals: int

    @property
    def kind(self) -> str:
        return "row" if self.number < 12 else "column"

    @property
    def place(self) -> int:
        return self.number % 12


def tiles_after(s: Table, seat: int, steps: int) -> tuple[int, int]:
    """P-41, P-43 The tiles that a player would face: small and large; -1: an empty stack."""
    depot = (MARKERS[len(s.players)][seat] - s.rotation - steps) % 6
    return s.tops[s.stack(depot, INNER)], s.tops[s.stack(depot, OUTER)]


def best_line(s: Table, p: Player, tile: int) -> Line | None:
    """P-150 The most valuable line that a tile could complete, wherever it may lie."""
    if tile < 0:
        return None
    empty, rocks = uncovered(p), p.rocks()
    wanted = [
        (medals, number, line & empty)
        for number, (line, medals) in enumerate(LINES)
        if 0 < (line & empty).bit_count() <= TILES[tile].size and not line & rocks
    ]
    if not wanted:
        return None
    wanted.sort(reverse=True)
    best: Line | None = None
    for way, bits in placements(s, p, tile, lifted(s, p, tile)):
        turn = TILES[tile].way[way]
        for at in squares_of(bits):
            body, meteor = turn.body << at >> BASE, turn.meteor << at >> BASE
            for medals, number, rest in wanted:
                if best is not None and medals <= best.medals:
                    break
                if not rest & ~body and not LINES[number][0] & meteor:
                    best = Line(number, medals)
    return best


def fits_nowhere(s: Table, p: Player, tile: int) -> bool:
    """P-44 Can this tile not be placed at all?"""
    return tile >= 0 and not placements(s, p, tile, lifted(s, p, tile))


def shown_seats(s: Table, me: int) -> list[int]:
    """Me, and the others: of many, the two neighbours, with whom one compares (P-170)."""
    seats = len(s.players)
    others = [(me + n) % seats for n in range(1, seats)]
    return [me, *(others if len(others) < 3 else [others[0], others[-1]])]

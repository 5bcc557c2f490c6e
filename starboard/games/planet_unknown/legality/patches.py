"""P-91 to P-97 Where patches may lie, and why not elsewhere."""

from __future__ import annotations

from starboard.kernel import Refusal

from ..box import EDGE, PLANETS
from ..components import ARASHI, COALITION, WORMHOLE
from ..grid import around
from ..state import LATE_CARDS, LATE_CIV, LATE_TECH, STORED, Player, Table
from ..text import refusal

#: P-146 The game is over, and its last things are done.
_ENDING = (STORED, LATE_TECH, LATE_CARDS, LATE_CIV)


def room(s: Table, p: Player) -> int:
    """P-91 The squares where a patch may lie."""
    free = p.free()
    if not p.tiles:
        bits = free & EDGE
    elif p.corporation == COALITION and p.has(0):  # P-241
        bits = free
    else:
        bits = free & around(p.tiles)
    if p.planet == ARASHI:  # P-334
        bits &= ~PLANETS[ARASHI].ring
    return bits | _on_tiles(s, p) if p.corporation == WORMHOLE else bits


def _on_tiles(s: Table, p: Player) -> int:
    """P-264, P-267 Wormhole 2 covers tiles without meteorites; at the end, 5 those with one."""
    rocks = p.rocks()
    bits = p.tiles & ~p.patches
    if p.planet == ARASHI:
        bits &= ~PLANETS[ARASHI].ring
    return (bits & ~rocks if p.has(1) else 0) | (bits & rocks if _covers_rocks(s, p) else 0)


def _covers_rocks(s: Table, p: Player) -> bool:
    """P-267 The rulebook's clarification of Wormhole 5 names the end of the game."""
    return p.has(4) and s.phase in _ENDING


def why_not_patch(s: Table, p: Player, at: int) -> Refusal | None:
    """P-91 Why no patch may lie there."""
    bit = 1 << at
    if room(s, p) & bit:
        return None
    if p.patches & bit:
        return refusal("P-53", "on-a-patch")
    if p.planet == ARASHI and PLANETS[ARASHI].ring & bit:
        return refusal("P-334", "patch-on-ring")
    if p.tiles & bit:
        if p.corporation == WORMHOLE and p.has(1):
            return refusal("P-267" if p.has(4) else "P-264", "patch-on-meteorite")
        return refusal("P-53", "on-a-tile")
    if not p.tiles:
        return refusal("P-91", "patch-not-at-edge")
    return refusal("P-91", "patch-not-next-to-tile")


def may_store(s: Table, p: Player) -> bool:
    """P-96, P-242, P-266 Patches may be put aside until the game is over."""
    if s.phase in _ENDING:
        return False  # P-149
    return (p.corporation == COALITION and p.has(1)) or (p.corporation == WORMHOLE and p.has(3))

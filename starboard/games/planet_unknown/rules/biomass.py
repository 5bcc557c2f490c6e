"""Chapter 8, Biomass track and patches."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Refusal

from ..box import EDGE, PLANETS
from ..grid import around
from ..kinds import ARASHI, BIOMASS, COALITION, ENERGY, JUMP, WORMHOLE
from ..state import LATE_CARDS, LATE_CIV, LATE_TECH, STORED, Player, Table
from ..words import refusal
from .agenda import Asked, asks, choice_of, tell
from .placing import destroy_under, restriction
from .squares import OnSquares
from .tracks import NO_BOOST, advance, can_advance

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


@asks("patch")
def gain_patch(s: Table, seat: int) -> Asked | None:
    """P-90 A gained patch is placed at once (or stored, P-96); without room it is lost (P-94)."""
    p = s.players[seat]
    more: list[Option] = []
    if may_store(s, p):
        more.append(("store",))
    squares = room(s, p)
    if p.corporation == WORMHOLE and p.has(2) and not p.used & 4 and (squares or more):
        more.append(("double",))  # P-265
    if p.corporation == JUMP and p.has(0) and not p.used & 1 and restriction(s) != "no_synergy":
        more.append(("swap-patch",))  # P-292
        if not squares:  # P-123 it may be kept for a better time
            more.append(("lose-patch",))
    options = OnSquares("patch", squares, more)
    if not len(options):
        tell(s, p, "patch-lost", "P-94")
    return choice_of(s, p, options, "patch", "P-90", patch_gained)


def patch_gained(s: Table, p: Player, option: Option) -> None:
    """P-90, P-96, P-265, P-292 What becomes of a gained patch."""
    kind = option[0]
    if kind == "patch":
        place_patch(s, p, option[1])
    elif kind == "store":
        p.stored += 1
        tell(s, p, "patch-stored", "P-96")
    elif kind == "double":
        p.used |= 4
        p.todo += [("any", (("patch",),)), ("patch",)]
    elif kind == "lose-patch":
        tell(s, p, "patch-lost", "P-94")
    else:
        p.used |= 1
        p.todo.append(("boost",))


def place_patch(s: Table, p: Player, at: int) -> None:
    """P-92, P-93, P-97 Lay a patch: biomass terrain without a resource."""
    bit = 1 << at
    if p.tiles & bit:  # P-264: what lies below no longer counts
        for kind in range(6):
            p.terrain[kind] &= ~bit
            p.icons[kind] &= ~bit
        p.symbols &= ~bit
        p.meteorites &= ~bit  # P-267
    p.patches |= bit
    p.terrain[BIOMASS] |= bit
    tell(s, p, "patched", "P-90", square=at)
    destroy_under(s, p, bit)


@asks("stored")
def place_stored(s: Table, seat: int) -> Asked | None:
    """P-147 At the end of the game all stored patches are placed, in an order of choice."""
    p = s.players[seat]
    squares = room(s, p) if p.stored else 0
    if not squares:
        p.stored = 0
    return choice_of(s, p, OnSquares("patch", squares, []), "patch", "P-147", stored_placed)


def stored_placed(s: Table, p: Player, option: Option) -> None:
    """P-147 A stored patch lies, and the next one is placed."""
    p.stored -= 1
    p.todo.append(("stored",))
    place_patch(s, p, option[1])


@asks("choice")
def wormhole_choice(s: Table, seat: int, track: int, quiet: int) -> Flow[None]:
    """P-262 Wormhole: every biomass advance gives one of two bonuses; energy stands for a boost."""
    p = s.players[seat]
    options: list[Option] = []
    rule = restriction(s)
    if track == ENERGY:
        if not quiet & NO_BOOST and rule != "no_synergy":
            options.append(("take-boost",))
    elif can_advance(p, track):
        options.append(("take-advance", track))
    if rule != "no_milestones":  # a patch is what biomass milestones give (P-199)
        options.append(("take-patch",))
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "choice", "P-262", options)
        p = s.players[seat]
    if option[0] == "take-boost":
        p.todo.append(("boost",))
    elif option[0] == "take-patch":
        p.todo.append(("patch",))
    else:
        advance(s, p, track)

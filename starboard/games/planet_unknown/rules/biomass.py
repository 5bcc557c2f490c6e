"""Chapter 8, Biomass track and patches."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Seat

from ..components import BIOMASS, ENERGY, JUMP, WORMHOLE
from ..legality.advances import can_advance
from ..legality.patches import may_store, room
from ..legality.squares import OnSquares
from ..state import Player, Table
from . import gains, tracks
from .placing import destroy_under


def gain_patch(s: Table, seat: Seat) -> Flow[None]:
    """P-90 A gained patch is placed at once (or stored, P-96); without room it is lost (P-94)."""
    options = _patch_options(s, s.players[seat])
    if not len(options):
        s.tell_of(s.players[seat], "patch-lost", "P-94")
        return
    option = options[0] if len(options) == 1 else (yield Ask(seat, "patch", "P-90", options))
    p = s.players[seat]
    kind = option[0]
    if kind == "patch":
        place_patch(s, p, option[1])
    elif kind == "store":
        p.stored += 1
        s.tell_of(p, "patch-stored", "P-96")
    elif kind == "double":
        p.used |= 4
        s.then(gain_patch, seat)
        s.then(gains.resolve, seat, ((gain_patch, seat),))
    elif kind == "lose-patch":
        s.tell_of(p, "patch-lost", "P-94")
    else:
        p.used |= 1
        s.then(tracks.boost, seat)


def _patch_options(s: Table, p: Player) -> OnSquares:
    """P-90 Where a patch may lie, and what else may become of it."""
    more: list[Option] = []
    if may_store(s, p):
        more.append(("store",))
    squares = room(s, p)
    if p.corporation == WORMHOLE and p.has(2) and not p.used & 4 and (squares or more):
        more.append(("double",))  # P-265
    if p.corporation == JUMP and p.has(0) and not p.used & 1:
        if s.restriction() != "no_synergy":
            more.append(("swap-patch",))  # P-292
            if not squares:  # P-123 it may be kept for a better time
                more.append(("lose-patch",))
    return OnSquares("patch", squares, more)


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
    s.tell_of(p, "patched", "P-90", square=at)
    destroy_under(s, p, bit)


def place_stored(s: Table, seat: Seat) -> Flow[None]:
    """P-147 At the end of the game all stored patches are placed, in an order of choice."""
    p = s.players[seat]
    squares = room(s, p) if p.stored else 0
    if not squares:
        p.stored = 0
        return
    options = OnSquares("patch", squares, [])
    option = options[0] if len(options) == 1 else (yield Ask(seat, "patch", "P-147", options))
    p = s.players[seat]
    p.stored -= 1
    place_patch(s, p, option[1])
    s.then(place_stored, seat)


def wormhole_choice(s: Table, seat: Seat, track: int, quiet: int) -> Flow[None]:
    """P-262 Wormhole: every biomass advance gives one of two bonuses; energy stands for a boost."""
    options: list[Option] = []
    rule = s.restriction()
    if track == ENERGY:
        if not quiet & tracks.NO_BOOST and rule != "no_synergy":
            options.append(("take-boost",))
    elif can_advance(s.players[seat], track):
        options.append(("take-advance", track))
    if rule != "no_milestones":  # a patch is what biomass milestones give (P-199)
        options.append(("take-patch",))
    if not options:
        return
    option = options[0] if len(options) == 1 else (yield Ask(seat, "choice", "P-262", options))
    if option[0] == "take-boost":
        s.then(tracks.boost, seat)
    elif option[0] == "take-patch":
        s.then(gain_patch, seat)
    else:
        tracks.advance(s, seat, track)

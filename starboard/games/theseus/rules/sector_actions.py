"""Chapter 6: the sector action phase."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..state import MOVE, PENDING, Station
from ..tables import FIRST_BONUS, PANDORA, SECTORS, SLOTS_OF
from .attack import ALL, assault
from .free import KINDS as FREE
from .free import free_options, use_free
from .malfunction import place_malfunction
from .movement import movable_units
from .points import take_token
from .station import discard
from .why import Why

COMMON, OWN = 1, 2


def actions_due(s: Station, seat: int, sector: int) -> int:
    """T-60 The action of a common sector or of the own one; T-139 Pandora may have both."""
    return COMMON_DUE[sector] | OWN if s.home[seat] == sector else COMMON_DUE[sector]


def why_not_purge(s: Station, seat: int, slot: int) -> Why:
    """T-67 An enemy installed card in the own sector; T-141 Pandora also what she holds there."""
    card = s.places[slot]
    if card < 0 or card >= FIRST_BONUS:
        return ("T-67", "no-card")
    if slot == s.malfunction:
        return ("T-63", "malfunction")
    enemy = s.side[s.owner[slot]] != s.side[seat]
    hers = s.faction[seat] == PANDORA and s.embryo[slot] >= 0
    return None if enemy or hers else ("T-67", "own-card")


#: By sector: is there an action for everybody?
COMMON_DUE = tuple(COMMON if s.faction < 0 else 0 for s in SECTORS)
#: By sector: the action of a common one.
COMMON_ACTION: tuple[Option, ...] = tuple((s.action.replace("_", "-"),) for s in SECTORS)


def sector_options(s: Station, seat: int) -> list[Option]:
    """T-60 What is still to be done in this sector, in the order the player likes (T-139)."""
    options: list[Option] = []
    if s.acts & COMMON:
        options.append(COMMON_ACTION[s.leg_sector])
    if s.acts & OWN:
        options.append(("token",))
        options += [
            ("purge", s.places[slot], slot)
            for slot in SLOTS_OF[s.home[seat]]
            if why_not_purge(s, seat, slot) is None
        ]
    return options


def sector_step(s: Station) -> Ask | Flow[None] | None:
    """T-60 The sector action phase; tokens and instants may be used before it (T-34)."""
    seat = s.active
    if not s.acts:
        s.step = PENDING
        return None
    options = sector_options(s, seat)
    if s.upgrades[seat] or s.kept[s.side[seat]]:
        options += free_options(s, seat)
    if len(options) == 1:
        return take_sector_action(s, seat, options[0])
    return Ask(seat, "sector", "T-60", options, sector=s.leg_sector)


def take_sector_action(s: Station, seat: int, answer: Option) -> Flow[None] | None:
    """T-60 Assault, Malfunction, Extra Turn; Upgrade Token or Base Purge; or a free action."""
    kind = answer[0]
    if kind in FREE:
        return use_free(s, seat, answer)
    s.acted = True
    if kind == "token" or kind == "purge":
        s.acts &= ~OWN
        if kind == "token":
            take_token(s, seat, "T-66")
        else:
            discard(s, answer[2], "T-67")
        return None
    s.acts &= ~COMMON
    if kind == "assault":
        return assault(s, seat, ALL, "T-57")
    if kind == "malfunction":
        return place_malfunction(s, seat, "T-62")
    extra_turn(s, seat)
    return None


def extra_turn(s: Station, seat: int) -> None:
    """T-61 A complete further leg with another unit that was not moved this turn."""
    if not movable_units(s, seat):
        s.tell("no-extra-turn", "T-61", seat=seat)
        return
    s.tell("extra-turn", "T-61", seat=seat)
    if s.acts & OWN:  # T-140 her own action is carried out after the extra leg
        s.owed += 1
    s.acts = 0
    s.step = MOVE

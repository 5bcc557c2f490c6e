"""Why this card or this unit, where a question is about cards or about units."""

from __future__ import annotations

from starboard.kernel import Ask, Refusal

from ..components import IN_RANGE, PLACE_SECTOR, SLOTS, TYPE
from ..rules.attacks import attack_of, exposed, in_range, shelter_of
from ..state import Station
from ..text import refusal
from .cards import (
    is_enemy_card,
    why_not_malfunction,
    why_not_purge,
    why_not_take_over,
)
from .free_actions import WITH_FREE_ACTIONS, improve_in_words, why_not_advance
from .moves import in_a_room, may_be_taken
from .why import Why, in_words

# ---- cards ----------------------------------------------------------------------------------


def why_not_this_card(s: Station, ask: Ask, card: int, place: int) -> Refusal | None:
    """Why a card on the board cannot be chosen, by what is asked."""
    seat, installed = ask.seat, place < SLOTS
    if ask.key in ("act", "remote"):
        return why_not_act(s, ask, card, place)
    if ask.key == "malfunction":
        return in_words(why_not_malfunction(s, seat, place), card=card)
    if ask.key == "lift":
        return why_not_lift(s, seat, place)
    if ask.key in ("pending", "blueprint") and not installed:
        return why_not_waiting(s, ask, card, place)
    if ask.key in ("install-top", "relocate", "start") and installed:
        return refusal("T-17", "slot-taken", slot=place, card=card)
    if ask.key == "sector" and installed and (why := why_not_purge_it(s, ask, place)):
        return why
    if ask.key == "take-over" and installed:
        if PLACE_SECTOR[place] != s.leg_sector:
            return refusal("T-136", "only-here", sector=s.leg_sector)
        return in_words(why_not_take_over(s, seat, place), card=card)
    if ask.key == "lose" and installed:
        return refusal("T-104", "no-token-there", card=card)
    if ask.key in WITH_FREE_ACTIONS and installed:
        return improve_in_words(s, seat, place)
    return None


def why_not_act(s: Station, ask: Ask, card: int, place: int) -> Refusal:
    """T-56, T-113 Live own action cards, of the sector where the move ended."""
    if place >= SLOTS:
        return refusal("T-13", "waits", card=card)
    if is_enemy_card(s, ask.seat, place):
        return refusal("T-56", "enemy-acts", card=card)
    if TYPE[card] != "action":
        return refusal("T-83", "no-action", card=card)
    if not s.live[place]:
        key = "malfunction" if place == s.malfunction else "crept"
        return refusal("T-63" if key == "malfunction" else "T-111", key, card=card)
    if ask.key == "remote":
        return refusal("T-113", "remoted", card=card)
    if PLACE_SECTOR[place] != s.leg_sector:
        return refusal("T-56", "acts-elsewhere", card=card, sector=s.leg_sector)
    return refusal("T-56", "acted", card=card)


def why_not_lift(s: Station, seat: int, place: int) -> Refusal:
    """T-105 Own installed cards that are not under malfunction."""
    if place >= SLOTS:
        return refusal("T-105", "waits", card=s.places[place])
    if is_enemy_card(s, seat, place):
        return refusal("T-105", "not-your-card", card=s.places[place])
    return refusal("T-63", "malfunction", card=s.places[place])


def why_not_waiting(s: Station, ask: Ask, card: int, place: int) -> Refusal:
    """T-63, T-68 Pending cards of the sector where the move ended."""
    if ask.key == "pending" and PLACE_SECTOR[place] != s.leg_sector:
        return refusal("T-68", "pending-elsewhere", slot=place, sector=s.leg_sector)
    if place == s.malfunction:
        return refusal("T-63", "malfunction", card=card)
    return refusal("T-73", "nowhere-to-install", card=card)


def why_not_purge_it(s: Station, ask: Ask, place: int) -> Refusal | None:
    """T-67 Enemy cards in the own sector, where the move has ended."""
    if s.home[ask.seat] != s.leg_sector:
        return None
    if PLACE_SECTOR[place] == s.leg_sector:
        return in_words(why_not_purge(s, ask.seat, place), card=s.places[place])
    if is_enemy_card(s, ask.seat, place):
        return refusal("T-67", "purge-elsewhere", card=s.places[place], sector=s.leg_sector)
    return None


# ---- units ----------------------------------------------------------------------------------


def why_not_this_unit(s: Station, ask: Ask, unit: int) -> Refusal | None:
    """Why a unit cannot be chosen, by what is asked."""
    if ask.key in ("control", "abduct"):
        return why_not_taken_along(s, ask, unit)
    if ask.key == "hit":
        return why_not_hit(s, ask, unit)
    if ask.key in ("veil", "strike", "repeat"):
        return in_words(why_not_serve(s, ask, unit), unit=unit)
    if ask.key == "lose":
        why = ("T-104", "basic") if s.unit_seat[unit] == ask.seat else ("T-104", "not-your-unit")
        return in_words(why, unit=unit)
    if ask.key == "move" and s.unit_seat[unit] != ask.seat:
        return refusal("T-36", "not-yours-to-move", unit=unit)
    if ask.key in WITH_FREE_ACTIONS:
        return in_words(why_not_advance(s, ask.seat, unit), unit=unit)
    return None


def why_not_taken_along(s: Station, ask: Ask, unit: int) -> Refusal | None:
    """T-97, T-106 Enemy units in rooms, not yet moved, not clamped."""
    if s.unit_side[unit] == s.side[ask.seat]:
        return refusal("T-97", "own-unit", unit=unit)
    if not in_a_room(s, unit):
        return refusal("T-97", "in-space", unit=unit)
    if unit in s.clamps:
        return refusal("T-110", "clamped", unit=unit)
    if s.moved >> unit & 1:
        return refusal("T-44", "moved", unit=unit)
    here = PLACE_SECTOR[s.places.index(ask.facts["card"])]
    if ask.key == "abduct" and s.where[unit] >> 2 != here:
        return refusal("T-106", "unit-elsewhere", unit=unit, sector=here)
    assert may_be_taken(s, ask.seat, unit)
    return None


def why_not_hit(s: Station, ask: Ask, unit: int) -> Refusal | None:
    """T-14, T-58 Enemy units in range of the attacker; T-143 one for all that are alike."""
    sector, attacker = ask.facts["sector"], ask.facts.get("unit", -1)
    if s.unit_side[unit] == s.side[ask.seat]:
        return refusal("T-58", "own-unit", unit=unit)
    if not in_a_room(s, unit) or s.where[unit] >> 2 != sector:
        return refusal("T-58", "unit-elsewhere", unit=unit, sector=sector)
    if s.invisible >> unit & 1:
        return refusal("T-104", "unseen", unit=unit)
    if (slot := shelter_of(s, unit)) >= 0:
        return refusal("T-103", "sheltered", unit=unit, card=s.places[slot])
    if attacker >= 0 and s.where[unit] not in IN_RANGE[s.where[attacker]]:
        return refusal("T-14", "out-of-range", unit=unit, unit2=attacker)
    return refusal("T-143", "hit-alike", unit=unit)


def why_not_serve(s: Station, ask: Ask, unit: int) -> Why:
    """T-100, T-104, T-109 Own units, for Invisibility, Ghost Strike and Double Shot."""
    if s.unit_side[unit] != s.side[ask.seat]:
        return ("T-7", "not-your-unit")
    if not in_a_room(s, unit):
        return ("T-54", "in-space")
    if ask.key == "veil":
        return ("T-104", "veiled")
    if ask.key == "repeat":
        return ("T-100", "no-hit")
    if s.struck >> unit & 1:
        return ("T-109", "struck")
    if not attack_of(s, unit):
        return ("T-110", "clamped") if unit in s.clamps else ("T-9", "harmless")
    return None if exposed(s, in_range(s, ask.seat, unit)) else ("T-14", "no-target")

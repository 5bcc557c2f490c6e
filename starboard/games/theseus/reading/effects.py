"""What cards can do: every effect that the rules know, and which cards may have it.

An owner's edition may give a card another effect out of these; its words follow from the effect.
"""

from __future__ import annotations

from dataclasses import dataclass

TYPES = ("action", "module", "trap", "instant", "shortcut", "reproduction", "special")
TRIGGERS = (
    "own_stop", "enemy_stop", "enemy_pass", "own_attack", "own_assault", "enemy_attack",
    "own_move_through", "own_move_from", "own_arrive", "continuous", "play",
)  # fmt: skip
MOST = 9  # the highest number that may be printed on a card


@dataclass(frozen=True, slots=True)
class Effect:
    """On which types of cards an effect stands, with which trigger, and whether it has a number."""

    forms: tuple[tuple[str, str], ...]  # type and trigger
    numbered: bool = False  # the rules look at the card's number, and tokens may raise it


def _of(*forms: str, numbered: bool = False) -> Effect:
    """``action:own_stop`` is a type and a trigger."""
    pairs = [form.split(":") for form in forms]
    return Effect(tuple((kind, trigger) for kind, trigger in pairs), numbered)


_ACTION = _of("action:own_stop")
_COUNTED = _of("action:own_stop", numbered=True)

EFFECTS = {
    "assault": _ACTION,
    "damage": _of("trap:enemy_stop", "trap:enemy_pass", numbered=True),
    "attack_bonus_damage": _of("module:own_attack", numbered=True),
    "attack_bonus_data": _of("module:own_attack", numbered=True),
    "gain_upgrade_token": _of("action:own_stop", "instant:play", numbered=True),
    "minor_assault_by_controller": _of("trap:enemy_stop"),
    "copy_neighbours": _of("reproduction:continuous"),
    "repeat_attacks": _of("module:own_assault"),
    "place_deactivation": _COUNTED,
    "move_enemy_unit": _COUNTED,
    "attract_malfunction": _of("special:continuous"),
    "gain_data": _of("action:own_stop", "trap:enemy_stop", numbered=True),
    "heal": _COUNTED,
    "collect_camera_points": _of("trap:enemy_stop", numbered=True),
    "move_malfunction_token": _ACTION,
    "cannot_be_attacked": _of("module:enemy_attack"),
    "skip_sector": _of("shortcut:own_move_through"),
    "damage_each": _COUNTED,
    "clamp_unit": _of("trap:enemy_stop"),
    "trigger_own_action_card": _ACTION,
    "extra_pending_option": _ACTION,
    "assault_damage": _of("module:own_assault", numbered=True),
    "activate_attacks": _COUNTED,
    "relocate_own_card": _of("instant:play"),
    "spawn_lesser_alien": _ACTION,
    "extra_movement_point": _of("shortcut:own_move_from", "instant:play"),
    "relocate_enemy_units": _COUNTED,
    "attach_parasite": _of("trap:enemy_stop"),
    "deactivate_cards": _of("module:continuous"),
    "gain_data_per_enemy_unit_here": _COUNTED,
    "teleport": _of("shortcut:own_arrive"),
    "spend_extra_points_here": _of("shortcut:own_move_through", numbered=True),
    "place_invisibility": _COUNTED,
    "lose_upgrades": _COUNTED,
    "install_top_card_on_empty_slot": _of("instant:play"),
}
#: Only these have units of their own to bring forth.
SPAWNING = {"spawn_lesser_alien": "aliens"}

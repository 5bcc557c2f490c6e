"""What a position is worth, in terms that can be explained, and what a move would meet.

Everything is counted in life points. A side's wealth is what it has scored and what helps it to
score: upgrades, live cards, shots that its units could fire now. The value of a position is the
share of a seat among all wealths, 0 lost .. 1 won.
"""

from __future__ import annotations

from math import exp

from starboard.kernel import Ask, Message, Option

from .rules.movement import way_chosen
from .rules.traps import ready_traps
from .rules.ways import sectors_ahead
from .state import FREE_FOR_ALL, Station
from .tables import (
    AMOUNT,
    ATTACK,
    CAMERA_MAX,
    CARD_FACTION,
    EFFECT,
    IN_RANGE,
    LESSER,
    LIFE_MAX,
    ON_CARD,
    ONE_SHOT,
    PLACES,
    ROOMS,
    SLOTS,
    SPACE,
    UNIT_FACTION,
    UNITS,
)
from .words import say

#: What a live card is worth: a plain part, and a part for each point of its number (and copy).
WORTH = {
    "assault": (0.9, 0.0), "damage": (0.1, 0.55), "attack_bonus_damage": (0.1, 0.55),
    "attack_bonus_data": (0.1, 0.45), "gain_upgrade_token": (0.9, 0.0),
    "cap_attack_damage": (0.5, 0.0), "minor_assault_by_controller": (0.6, 0.0),
    "copy_neighbours": (0.2, 0.0), "repeat_attacks": (0.5, 0.0), "place_deactivation": (0.2, 0.2),
    "move_enemy_unit": (0.3, 0.3), "attract_malfunction": (0.3, 0.0), "gain_data": (0.1, 0.9),
    "heal": (0.1, 0.6), "collect_camera_points": (0.1, 0.6), "move_malfunction_token": (0.4, 0.0),
    "cannot_be_attacked": (0.6, 0.0), "skip_sector": (0.4, 0.0), "damage_each": (0.2, 0.3),
    "clamp_unit": (0.6, 0.0), "trigger_own_action_card": (0.7, 0.0),
    "extra_pending_option": (0.4, 0.0), "assault_damage": (0.1, 0.5),
    "activate_attacks": (0.2, 0.4), "spawn_lesser_alien": (1.0, 0.0),
    "extra_movement_point": (0.3, 0.0), "relocate_enemy_units": (0.3, 0.2),
    "attach_parasite": (0.8, 0.0), "deactivate_cards": (0.5, 0.0),
    "gain_data_per_enemy_unit_here": (0.8, 0.0), "teleport": (0.5, 0.0),
    "spend_extra_points_here": (0.2, 0.1), "place_invisibility": (0.2, 0.1),
    "lose_upgrades": (0.3, 0.2), "relocate_own_card": (0.3, 0.0),
    "install_top_card_on_empty_slot": (0.6, 0.0),
}  # fmt: skip
_BASE = tuple(WORTH.get(effect, (0.3, 0.0))[0] for effect in EFFECT)
_STEP = tuple(WORTH.get(effect, (0.3, 0.0))[1] for effect in EFFECT)

DATA = 1.15  # a data point: it counts in the sum and brings the instant win nearer
KEPT_TOKEN = 0.55
TOKEN_ON_CARD = 0.25  # besides what the number it raises is worth
ADVANCED = (0.5, 1.3, 0.8, 1.1, 0.8)  # by faction: what the advanced side adds
SHOT = 0.35  # an enemy unit in range that could be hit now
CAMERA = 0.5  # a camera point waiting to be paid out
IN_SPACE, CLAMPED, PARASITE = -0.9, -0.5, -0.7
KEPT_CARD, PENDING_CARD = 0.5, 0.2
BODY = 0.6  # an embryo or a Lesser Alien on the board
HELD = 0.4  # an embryo that holds a card, besides the card
NEAR = 4.0  # how fast the last points before an end weigh more

SCALE = 3.5  # so many life points ahead make the chances about 73 : 27 in a duel


def value(s: Station, seat: int) -> float:
    """0 lost .. 1 won: the own side's wealth against that of the others."""
    wealth = wealths(s)
    top = max(wealth.values())
    weights = {side: exp((points - top) / SCALE) for side, points in wealth.items()}
    return weights[s.side[seat]] / sum(weights.values())


def wealths(s: Station) -> dict[int, float]:
    """By side: everything that it has, in life points."""
    wealth = dict.fromkeys(s.side, 0.0)
    for seat, side in enumerate(s.side):
        if s.tied and seat not in s.tied:
            wealth[side] -= LIFE_MAX
        wealth[side] += points_worth(s, seat) + KEPT_TOKEN * s.upgrades[seat]
    for side, kept in enumerate(s.kept):
        wealth[side] += KEPT_CARD * len(kept)
    _add_cards(s, wealth)
    _add_units(s, wealth)
    return wealth


def points_worth(s: Station, seat: int) -> float:
    """Life and data, and the nearer an end is, the more the last points weigh."""
    life, data = s.life[seat], s.data[seat]
    worth = life + DATA * data + NEAR * (data / LIFE_MAX) ** 4
    if s.mode == FREE_FOR_ALL:
        return worth + NEAR * (life / LIFE_MAX) ** 4
    return worth - NEAR * ((LIFE_MAX - life) / LIFE_MAX) ** 4


def _add_cards(s: Station, wealth: dict[int, float]) -> None:
    """Installed cards by what they do and how often; a card that is out counts a little."""
    side, tokens = s.side, s.tokens
    for slot in range(SLOTS):
        owner = s.owner[slot]
        if owner < 0:
            continue
        card, copies = s.places[slot], s.live[slot]
        number = AMOUNT[card] + tokens[slot]
        if copies:
            worth = (_BASE[card] + _STEP[card] * number) * (0.4 + 0.6 * copies)
            if ONE_SHOT[card]:
                worth *= 0.7
        else:
            worth = 0.3 * (_BASE[card] + _STEP[card] * number)
        worth += TOKEN_ON_CARD * tokens[slot] + CAMERA * min(s.camera[slot], CAMERA_MAX)
        wealth[side[owner]] += worth
    for place in range(SLOTS, PLACES):
        card = s.places[place]
        if card >= 0 and place != s.malfunction:
            wealth[side[s.seat_of[CARD_FACTION[card]]]] += PENDING_CARD


def _add_units(s: Station, wealth: dict[int, float]) -> None:
    """Units by their side up, their trouble, and the shots they could fire now."""
    for unit in range(UNITS):
        at = s.where[unit]
        if at == -1:
            continue
        faction = UNIT_FACTION[unit]
        side = s.side[s.seat_of[faction]]
        advanced = s.advanced >> unit & 1
        worth = ADVANCED[faction] * advanced
        if unit >= LESSER[0]:
            worth += HELD if at == ON_CARD else BODY
        if at == SPACE:
            worth += IN_SPACE
        elif 0 <= at < ROOMS:
            if unit in s.clamps:
                worth += CLAMPED
            elif attack := ATTACK[unit][advanced]:
                targets = 0
                for room in IN_RANGE[at]:
                    other = s.rooms[room]
                    if other >= 0 and s.side[s.seat_of[UNIT_FACTION[other]]] != side:
                        targets += 1
                worth += SHOT * (targets if attack == 2 else min(1, targets))
        if unit in s.parasites:
            worth += PARASITE * s.parasites.count(unit)
        wealth[side] += worth


# ---- what a move would meet ------------------------------------------------------------------


def outlook(s: Station, ask: Ask, option: Option) -> Message | None:
    """T-48, T-51 What waits where a unit would land: traps on the way, a launch, a full sector."""
    if option[0] == "land":
        return say("outlook-land")
    if option[0] not in ("move", "detour", "stride"):
        return None
    unit, room = option[1], option[2]
    way = way_chosen(s, ask.seat, option)
    sector = room >> 2
    ahead = sectors_ahead(s, unit)
    crossed = [ahead[step] for step in way.entered[:-1]] if s.hot else ()
    slots = [slot for each in crossed for slot in ready_traps(s, unit, each, 0, crossing=True)]
    slots += ready_traps(s, unit, sector, 0, crossing=False)
    cards = tuple(s.places[slot] for slot in slots)
    others = [u for u in s.rooms[4 * sector : 4 * sector + 4] if u >= 0 and u != unit]
    if len(others) == 4:
        return say("outlook-launch", points=way.points, unit=s.rooms[room])
    fills = len(others) == 3
    if cards:
        key = "outlook-meets-fills" if fills else "outlook-meets"
        return say(key, points=way.points, cards=cards)
    return say("outlook-fills" if fills else "outlook-quiet", points=way.points)

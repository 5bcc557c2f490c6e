"""What a position is worth, in terms that can be explained.

A side's wealth is a sum of weighted terms: what it has scored, and what helps it to score. The
weights are in ``weights.toml`` (see ``starboard tune``). The value of a position is the share of
a side among all wealths, 0 lost .. 1 won.
"""

from __future__ import annotations

from math import exp, fsum
from pathlib import Path

from starboard.data.weights import read_weights
from starboard.kernel import Seat

from ..components import (
    AMOUNT,
    ATTACK,
    AWAY,
    CARD_FACTION,
    CARDS,
    EFFECT,
    EMBRYO,
    IN_RANGE,
    LESSER,
    LIFE_MAX,
    ON_CARD,
    ONE_SHOT,
    PLACES,
    SLOTS,
    SPACE,
    TOKENS_PER_CARD,
    UNITS_OF,
)
from ..state import FREE_FOR_ALL, Station

TERMS = (
    "life",  # life points; in the free-for-all those scored
    "danger",  # how near the life is to its end: the last points weigh more than the first
    "data",  # data points
    "glory",  # how near the data (in the free-for-all also the life) is to 20, which wins at once
    "tokens",  # kept upgrade tokens
    "cards",  # installed cards by what they do and how often (the table WORTH)
    "camera",  # camera points that wait to be paid out
    "kept",  # instants and bonus cards beside the board
    "pending",  # own cards on pending slots
    "advanced",  # advanced units, by what the other side of the unit is good for
    "shots",  # enemy units that could be hit now, if there were an assault
    "bodies",  # Lesser Aliens and embryos on the board
    "trouble",  # units in space, clamped units, parasites
)

#: What a live card is worth: a plain part, and a part for each point of its number (and copy).
WORTH = {
    "assault": (1.0, 0.0), "damage": (0.1, 0.65), "attack_bonus_damage": (0.2, 0.65),
    "attack_bonus_data": (0.1, 0.3), "gain_upgrade_token": (0.9, 0.0),
    "minor_assault_by_controller": (0.9, 0.0),
    "copy_neighbours": (0.2, 0.0), "repeat_attacks": (0.6, 0.0), "place_deactivation": (0.4, 0.3),
    "move_enemy_unit": (0.3, 0.3), "attract_malfunction": (0.3, 0.0), "gain_data": (0.1, 0.9),
    "heal": (0.3, 0.7), "collect_camera_points": (0.1, 0.6), "move_malfunction_token": (0.4, 0.0),
    "cannot_be_attacked": (0.6, 0.0), "skip_sector": (0.4, 0.0), "damage_each": (0.2, 0.3),
    "clamp_unit": (0.6, 0.0), "trigger_own_action_card": (0.7, 0.0),
    "extra_pending_option": (0.3, 0.0), "assault_damage": (0.1, 0.5),
    "activate_attacks": (0.2, 0.4), "spawn_lesser_alien": (1.0, 0.0),
    "extra_movement_point": (0.6, 0.0), "relocate_enemy_units": (0.3, 0.2),
    "attach_parasite": (0.6, 0.0), "deactivate_cards": (0.5, 0.0),
    "gain_data_per_enemy_unit_here": (0.5, 0.0), "teleport": (0.5, 0.0),
    "spend_extra_points_here": (0.2, 0.1), "place_invisibility": (0.1, 0.1),
    "lose_upgrades": (0.2, 0.1), "relocate_own_card": (0.3, 0.0),
    "install_top_card_on_empty_slot": (0.6, 0.0),
}  # fmt: skip
#: What a card counts for by how often it takes effect: a card that is out may come back.
COPIES = (0.3, 1.0, 1.6, 2.2, 2.8, 3.4)
#: A token on a card is worth something besides the number that it raises: it can be moved along.
TOKEN_ON_CARD = 0.25
#: By faction: what the advanced side of a unit adds.
ADVANCED = (0.5, 1.3, 0.8, 0.9, 0.8)
#: A unit more on the board; embryos become an army; one on a card (besides that card) comes back.
BODY, GROWTH, HELD = 1.0, 5.0, 3.5
AFLOAT, CLAMPED, PARASITE = 1.0, 0.6, 0.8


def _worth(card: int) -> tuple[float, ...]:
    """What a card is worth with 0, 1, 2 ... upgrade tokens on it."""
    base, step = WORTH.get(EFFECT[card], (0.3, 0.0))
    share = 0.7 if ONE_SHOT[card] else 1.0
    return tuple(
        share * (base + step * (AMOUNT[card] + tokens)) + TOKEN_ON_CARD * tokens
        for tokens in range(TOKENS_PER_CARD + 1)
    )


_CARD_WORTH = tuple(_worth(card) for card in range(CARDS))
_STEEP = tuple((points / LIFE_MAX) ** 4 for points in range(LIFE_MAX + 1))


_FOUND = read_weights(Path(__file__).parent.parent)
WEIGHTS = tuple(_FOUND[name] for name in TERMS)


def value(s: Station, seat: Seat) -> float:
    """0 lost .. 1 won: the own side's wealth against that of the others."""
    wealth = wealths(s)
    mine = wealth[s.side[seat]]
    return 1 / fsum([exp(min(points - mine, 50.0)) for points in wealth])


def values(s: Station) -> list[float]:
    """The values of all seats at one look."""
    wealth = wealths(s)
    top = max(wealth)
    shares = [exp(points - top) for points in wealth]
    whole = fsum(shares)
    return [shares[side] / whole for side in s.side]


def wealths(s: Station) -> list[float]:
    """By side: its weighted terms."""
    (life, danger, data, glory, tokens, cards, camera, kept, pending, advanced, shots, bodies,
     trouble) = WEIGHTS  # fmt: skip
    wealth = [kept * len(cards_kept) for cards_kept in s.kept]
    side, free_for_all = s.side, s.mode == FREE_FOR_ALL
    for seat, mine in enumerate(side):
        points = s.life[seat]
        steep = glory * _STEEP[points] if free_for_all else danger * _STEEP[LIFE_MAX - points]
        wealth[mine] += life * points + data * s.data[seat] + glory * _STEEP[s.data[seat]]
        wealth[mine] += steep + tokens * s.upgrades[seat]
        sides, targets, more, worry = unit_terms(s, seat)
        wealth[mine] += advanced * sides + shots * targets + bodies * more - trouble * worry
        if s.tied and seat not in s.tied:
            wealth[mine] -= LIFE_MAX * life
    places, on_card, live, points_of = s.places, s.tokens, s.live, s.camera
    for slot, owner in enumerate(s.owner):
        if owner >= 0:
            worth = _CARD_WORTH[places[slot]][on_card[slot]] * COPIES[live[slot]]
            wealth[side[owner]] += cards * worth + camera * points_of[slot]
    for place in range(SLOTS, PLACES):
        card = places[place]
        if card >= 0 and place != s.malfunction:
            wealth[side[s.seat_of[CARD_FACTION[card]]]] += pending
    return wealth


def unit_terms(s: Station, seat: Seat) -> tuple[float, int, float, float]:
    """What the units of a seat add: their advanced sides, shots, bodies more, and trouble."""
    advanced, shots, bodies, trouble = 0, 0, 0.0, 0.0
    faction, rooms, where = s.faction[seat], s.rooms, s.where
    for unit in UNITS_OF[faction]:
        at = where[unit]
        if at == AWAY:
            continue
        turned = s.advanced >> unit & 1
        advanced += turned
        if unit >= LESSER[0]:
            bodies += HELD if at == ON_CARD else GROWTH if EMBRYO[unit] else BODY
        if at == SPACE:
            trouble += AFLOAT
        elif unit in s.clamps:
            trouble += CLAMPED
        elif (attack := ATTACK[unit][turned]) and at >= 0:
            targets = 0
            for room in IN_RANGE[at]:
                other = rooms[room]
                if other >= 0 and s.unit_side[other] != s.side[seat]:
                    targets += 1
            shots += targets if attack == 2 else min(1, targets)
        if unit in s.parasites:
            trouble += PARASITE * s.parasites.count(unit)
    return ADVANCED[faction] * advanced, shots, bodies, trouble


def measure(s: Station, seat: Seat) -> tuple[float, ...]:
    """The terms of a seat's side against those of the others: what the weights are fitted to."""
    rivals = len(s.kept) - 1
    found = [0.0] * len(TERMS)
    for other, side in enumerate(s.side):
        share = 1.0 if side == s.side[seat] else -1.0 / rivals
        for n, term in enumerate(terms_of(s, other)):
            found[n] += share * term
    return tuple(found)


def terms_of(s: Station, seat: Seat) -> tuple[float, ...]:
    """The terms of one seat, one by one; wealths() adds them up in a hurry."""
    life, data = s.life[seat], s.data[seat]
    free_for_all = s.mode == FREE_FOR_ALL
    slots = [slot for slot, owner in enumerate(s.owner) if owner == seat]
    sides, targets, more, worry = unit_terms(s, seat)
    waiting = [s.places[p] for p in range(SLOTS, PLACES) if p != s.malfunction]
    return (
        float(life),
        0.0 if free_for_all else _STEEP[LIFE_MAX - life],
        float(data),
        _STEEP[data] + (_STEEP[life] if free_for_all else 0.0),
        float(s.upgrades[seat]),
        fsum([_CARD_WORTH[s.places[i]][s.tokens[i]] * COPIES[s.live[i]] for i in slots]),
        float(sum([s.camera[i] for i in slots])),
        float(len(s.kept[s.side[seat]])) / s.side.count(s.side[seat]),
        float(sum([c >= 0 and CARD_FACTION[c] == s.faction[seat] for c in waiting])),
        sides,
        float(targets),
        more,
        -worry,
    )

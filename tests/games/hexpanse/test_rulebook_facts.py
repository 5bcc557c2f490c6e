"""What the rulebook states as numbers and lists, beside the box as it comes.

Each fact has its place in the rulebook and its rule. No number that was chosen by us, or tuned for
balance, may contradict one of these.
"""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import (
    ACTION_CARDS,
    ACTIONS_PER_TURN,
    ALLIES,
    BOARDS,
    CARDS,
    FACTIONS,
    FORMATIONS,
    GAIN,
    LEVELS,
    MARKET_SIZE,
    MAX_INCOME,
    MAX_LIFE,
    MERCENARIES,
    MINE_GAIN,
    START_HEXILUM,
    START_INCOME,
    START_LIFE,
    START_UNITS,
)
from starboard.games.hexpanse.reading.components import Effect
from starboard.games.hexpanse.rules.draft import FULL_HAND, KEPT_IN_THE_END
from tests.games.hexpanse.positions import card, faction

NUMBERS = [
    ("5.1 units at the start of every level", "H-7", START_UNITS, 12),
    ("5.1 tiles drawn in the advanced mode", "H-11", FULL_HAND, 3),
    ("5.1 tiles left in the end", "H-11", KEPT_IN_THE_END, 2),
    ("5.1 allied tiles in the box", "H-12", len(ALLIES), 11),
    ("5.1 most players, with the expansion", "H-16", max(GAME.seats), 6),
    ("5.2 income level at the start", "H-19", START_INCOME, 1),
    ("5.2 hexilum at the start", "H-19", START_HEXILUM, 0),
    ("5.2 cards in the market", "H-21", MARKET_SIZE, 5),
    ("5.3 hexilum from a mine", "H-28", MINE_GAIN, 1),
    ("5.4 life of a leader at the start", "H-39", START_LIFE, 6),
    ("5.4 most life of a leader", "H-39", MAX_LIFE, 12),
    ("5.5 actions in a turn", "H-46", ACTIONS_PER_TURN, 2),
    ("5.5 hexilum from the action", "H-58", GAIN, 1),
    ("5.5 highest income", "H-59", MAX_INCOME, 4),
    ("7.3 mercenaries in the list", "H-69", len(MERCENARIES), 17),
    ("7.3 action cards in the list", "H-69", len(ACTION_CARDS), 15),
]


@pytest.mark.parametrize(("place", "rule", "ours", "theirs"), NUMBERS, ids=str)
def test_numbers(place: str, rule: str, ours: int, theirs: int) -> None:
    """Counts and limits."""
    assert ours == theirs, f"{place} ({rule})"


def told(effect: Effect) -> tuple[object, ...]:
    """An effect as the rulebook's list tells it: how many areas and units, not where."""
    if effect.kind != "formation":
        return (effect.kind, effect.first or effect.amount)
    shape = FORMATIONS[effect.formation]
    return "formation", len(shape.attacks), len(shape.places)


#: 7.3 The abilities of the mercenaries, and how many have each; (again) has the orange frame.
MERCENARY_LIST = Counter(
    {
        (("swap", "self"), True): 1,
        (("gain_hexilum", 2), True): 1,
        (("damage_leader", 1), True): 1,
        (("hospital_to_mothership", 2), True): 1,
        (("formation", 0, 1), False): 1,
        (("formation", 0, 2), False): 2,
        (("formation", 0, 3), False): 3,
        (("formation", 1, 1), False): 1,
        (("formation", 1, 2), False): 1,
        (("formation", 2, 0), False): 2,
        (("formation", 2, 1), False): 1,
        (("formation", 3, 0), False): 1,
        (("formation", 3, 3), False): 1,
    }
)


def test_mercenaries() -> None:
    """7.3, H-57, H-72: the list of abilities, with those that can be used again."""
    ours = Counter((told(each.options[0]), each.reactivatable) for each in MERCENARIES)
    assert ours == MERCENARY_LIST


#: 7.3 The thirty options of the fifteen action cards.
OPTION_LIST = Counter(
    {
        ("attack_mothership", 2): 1,
        ("attack_mothership", 3): 1,
        ("attack_mothership", 4): 2,
        ("steal_hexilum", 2): 1,
        ("gain_hexilum", 2): 2,
        ("gain_hexilum", 3): 1,
        ("gain_hexilum", 4): 1,
        ("destroy_action_card", 1): 1,
        ("extra_market", 5): 2,
        ("hospital_to_board", 1): 2,
        ("raise_income", 1): 1,
        ("attack_then_place", 0): 2,
        ("damage_leader", 2): 2,
        ("damage_leader", 3): 1,
        ("formation", 2, 0): 3,
        ("formation", 3, 0): 2,
        ("formation", 0, 2): 3,
        ("formation", 0, 3): 2,
    }
)


def test_action_cards() -> None:
    """7.3, H-70: two options each, thirty in all, as the list has them."""
    assert all(len(each.options) == 2 for each in ACTION_CARDS)
    assert Counter(told(effect) for each in ACTION_CARDS for effect in each.options) == OPTION_LIST


@pytest.mark.parametrize(
    ("name", "ability"),
    [
        ("terran", ("place_onto", 1)),  # 7.2 H-87
        ("cyber", ("formation", 0, 2)),  # 7.2 H-62
        ("nomads", ("swap", "any_unit")),  # 7.2 H-103
        ("traders", ("gain_hexilum", 2)),  # 7.2 H-106
        ("ox", ("hospital_to_mothership", 3)),  # 7.2 H-89
        ("mentacle", ("attack_mothership", 2)),  # 7.2 H-92
    ],
)
def test_factions(name: str, ability: tuple[object, ...]) -> None:
    """2, 7.2, H-6, H-62: six factions, two of them only in the expansion; what leaders can do."""
    face = FACTIONS[faction(name)]
    assert told(face.effect) == ability
    assert face.alien == (name in ("ox", "mentacle"))
    assert len(FACTIONS) == 6


def test_named_cards() -> None:
    """5.4, 5.7, H-38, H-69: codes, tokens and abilities of the cards that the text names."""
    known = {
        "cheyen": ("A17", ("formation", 0, 2)),
        "baron": ("C09", ("formation", 1, 2)),
        "kama_tron": ("C04", ("formation", 0, 3)),
    }
    for name, (code, ability) in known.items():
        face = CARDS[card(name)]
        assert (face.code, told(face.options[0])) == (code, ability)
    assert {each.id: each.tokens for each in MERCENARIES if each.tokens != 1} == {"heinlein": 3}


def test_levels() -> None:
    """5.1, 5.4, H-7, H-10: 6 to 12 normal units, the rest allied, three of each allied faction."""
    assert [each.id for each in LEVELS] == ["sailor", "captain", "admiral"]
    assert [each.normal_units for each in LEVELS] == [12, 9, 9]
    assert [each.secret_missions for each in LEVELS] == [0, 0, 1]
    assert {ally.units for ally in ALLIES} == {3}
    assert START_UNITS - 2 * 3 == 6


def test_boards() -> None:
    """5.1, 5.3, H-25, H-124: the parts for two, three, four, and the smaller one for teams."""
    by_id = {board.id: board for board in BOARDS}
    assert by_id["inner"].players == (2,)
    assert by_id["full_front"].players == (3,)
    assert by_id["reverse"].players == (4,)
    assert not by_id["inner"].areas & ~by_id["full_front"].areas  # the ring lies around it
    for count in (4, 6):
        small, large = (
            next(board for board in BOARDS if count in getattr(board, field))
            for field in ("team", "team_large")
        )
        assert small.areas.bit_count() < large.areas.bit_count()


def test_allied_icons() -> None:
    """7.1, 7.4, H-101, H-110: the Protector's ability; who has the Sacrifice icon cannot attack."""
    protector = next(each for each in ALLIES if each.id == "protector")
    assert (protector.trigger, protector.optional) == ("interpose", True)
    assert all(each.can_attack == (each.trigger != "sacrifice") for each in ALLIES)


def test_public_facts() -> None:
    """H-109, H-112: Harambe is M01, heals by four and cannot attack; a mission has nine areas."""
    harambe = next(each for each in ALLIES if each.id == "harambe")
    assert (harambe.code, harambe.effect.kind, harambe.effect.amount) == ("M01", "heal_leader", 4)
    assert not harambe.can_attack

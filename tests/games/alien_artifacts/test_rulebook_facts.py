"""What the rulebook states as numbers and lists, beside the box as it comes.

Every line says where the rulebook states it and which rule it is. A number that was tuned for
balance must not be one of these.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from starboard.games.alien_artifacts import box
from starboard.games.alien_artifacts.legality.actions import OPERATIONS
from starboard.games.alien_artifacts.reading.cards import FALLBACK_ROW, KEYWORDS
from starboard.games.alien_artifacts.reading.effects import (
    BUY,
    COLOURS,
    EXPAND,
    EXPLOIT,
    EXPLORE,
    EXTERMINATE,
    LAUNCH,
    PLANET,
    PREPARE,
    SHIP,
    TECHNOLOGY,
    TRADE,
    TYPES,
    Effect,
    Gain,
)
from starboard.games.alien_artifacts.rules.course import ACTIONS
from starboard.text import voice

COUNTS = {name: count for name, count, _ in box.BOX.components}
LIMITS = box.LIMITS

#: The value of the box, what the rulebook says, the place there, the rule.
NUMBERS: list[tuple[Any, Any, str, str]] = [
    (COUNTS["technology"], 40, "Összetevők", "A-2"),
    (COUNTS["ship"], 40, "Összetevők", "A-2"),
    (COUNTS["planet"], 40, "Összetevők", "A-2"),
    (COUNTS["artifact"], 16, "Összetevők", "A-2"),
    (COUNTS["resource"], 83, "Összetevők", "A-2"),
    (COUNTS["player_aid"], 5, "Összetevők", "A-2"),
    (COUNTS["defence_plan"], 10, "Összetevők", "A-2"),
    (COUNTS["basic_defence_plan"], 1, "Összetevők", "A-2"),
    (COUNTS["alien_system"], 5, "Összetevők", "A-2"),
    (COUNTS["faction_card"], 6, "Összetevők", "A-2"),
    (COUNTS["faction_board"], 6, "Összetevők", "A-2"),
    (COUNTS["score_board"], 1, "Összetevők", "A-2"),
    (COUNTS["first_player_marker"], 1, "Összetevők", "A-2"),
    (COUNTS["round_marker"], 1, "Összetevők", "A-2"),
    (COUNTS["blockade_token"], 38, "Összetevők", "A-2"),
    (COUNTS["wooden_marker"], 10, "Összetevők", "A-2"),
    (len(box.RESOURCES), 83, "Összetevők", "A-2"),
    (Counter(card.row for card in box.CARDS), {0: 40, 1: 40, 2: 40}, "Összetevők", "A-2"),
    (len(box.ARTIFACTS), 16, "Összetevők", "A-2"),
    (len(box.PLANS), 10 + 1, "Összetevők", "A-2"),
    (len(box.SYSTEMS), 5, "Összetevők", "A-2"),
    (len(box.FACTIONS), 6, "Összetevők", "A-2"),
    (LIMITS.start_credits, 8, "Előkészületek 9", "A-22"),
    (LIMITS.hand_size, 3, "Előkészületek 10; Húzás fázis", "A-23"),
    (LIMITS.bank_max, 15, "A frakció tábla", "A-10"),
    (LIMITS.assembly_limit, 2, "Összeállítási limit", "A-35"),
    (LIMITS.buy_cost, 5, "1. Vásárlás", "A-64"),
    (LIMITS.buy_extra_cost, 1, "1. Vásárlás", "A-65"),
    (LIMITS.build_cost, 5, "2-4. Felfedezés, Fejlesztés, Hajóépítés", "A-50"),
    (LIMITS.cost_step, 1, "2-4. Felfedezés, Fejlesztés, Hajóépítés", "A-50"),
    (LIMITS.placement_production, 3, "Bolygó kizsákmányolása", "A-86"),
    (LIMITS.mine_production, 1, "Bolygók bányászata", "A-150"),
    (LIMITS.operational_cost, 5, "Műveleti akciók", "A-144"),
    (LIMITS.blockade_removal, 2, "7. Blokádok eltávolítása", "A-82"),
    (LIMITS.blockade_fee, 1, "Blokád jelzők", "A-134"),
    (LIMITS.blockade_tokens, 38, "Összetevők", "A-132"),
    (LIMITS.vp_per_card, 1, "Pontozás", "A-161"),
    (box.BOX.marker, (2, 3, 4, 5), "Előkészületek 8", "A-21"),
    (COLOURS, ("red", "blue", "green", "gold"), "Az erőforrás kártyák", "A-29"),
    (len(TYPES), 4, "Ikonok", "A-5"),
    (len(KEYWORDS), 3, "A technológia kártyák", "A-96"),
    (tuple(OPERATIONS), ("launch", "income", "mine-planets"), "Műveleti akciók", "A-44"),
]


@pytest.mark.parametrize(("found", "stated", "place", "rule"), NUMBERS)
def test_numbers(found: Any, stated: Any, place: str, rule: str) -> None:
    assert found == stated, f"{rule}, {place}"


def test_resource_cards() -> None:
    """A-29 Az erőforrás kártyák: one to three symbols on each half, a number from 1 to 4."""
    for card in box.RESOURCES:
        assert 1 <= card.number <= 4
        assert all(1 <= half.symbols <= 3 for half in (card.top, card.bottom))
    assert {card.number for card in box.RESOURCES} == {1, 2, 3, 4}


def logistic(row: int, kind: int) -> tuple[Effect, ...]:
    """What a logistics side gives; all of one row and type are alike."""
    found = {card.logistic for card in box.CARDS if (card.row, card.type) == (row, kind)}
    assert len(found) == 1
    return found.pop()


@pytest.mark.parametrize(
    ("kind", "purpose"),
    [(EXPLORE, PLANET), (EXPAND, TECHNOLOGY), (EXTERMINATE, SHIP), (EXPLOIT, BUY)],
)
def test_planets_lower_one_cost_by_2(kind: int, purpose: int) -> None:
    """A-52 A bolygókártyák: each type makes one action cheaper by 2."""
    assert logistic(PLANET, kind) == (Effect("cost_mod", purposes=(purpose,), amount=-2),)


@pytest.mark.parametrize(
    ("kind", "purposes"),
    [
        (EXPLORE, (PLANET, PREPARE + PLANET)),
        (EXPAND, (TECHNOLOGY, PREPARE + TECHNOLOGY)),
        (EXTERMINATE, (SHIP, PREPARE + SHIP)),
        (EXPLOIT, (TRADE,)),
    ],
)
def test_ships_raise_one_limit(kind: int, purposes: tuple[int, ...]) -> None:
    """A-106, A-75 A hajó kártyák; modifiers count in Prepare, too (5. Erőforrások előkészítése)."""
    first, *rest = logistic(SHIP, kind)
    assert first == Effect("assembly_mod", purposes=purposes, amount=1)
    plan = Effect("gain_when_placed", gain=Gain(plan=1), either_side=True)
    assert rest == ([plan] if kind == EXPLOIT else [])


def test_named_cards() -> None:
    """The cards that the rulebook names, with what it says of them."""
    words = voice("alien_artifacts", "hu")
    cards = {words.say(f"card-{card.id}", {})[0]: card for card in box.CARDS}
    assert {"Calcine", "Vitruvious", "Mika 1", "Gutenberg", "Fekete Pestis"} <= cards.keys()
    assert cards["Calcine"].type == EXTERMINATE  # Automatikus építés: it lowers the cost of ships
    assert cards["Vitruvious"].type == cards["Mika 1"].type == EXPLORE  # Termelés: -4 together
    assert cards["Fekete Pestis"].row == SHIP
    assert cards["Gutenberg"].row == PLANET


def test_explained_technologies() -> None:
    """A-104 Technológia kártyák magyarázata."""
    cards = {card.id: card for card in box.CARDS}
    (invest,) = cards["t31"].logistic
    assert (invest.pay.credits, invest.gain) == (3, Gain(vp=1))
    (spectrum,) = cards["t09"].logistic
    assert (spectrum.first_of_type, spectrum.gain) == (True, Gain(vp=1))
    (analytics,) = cards["t12"].logistic
    assert sorted(n for _, n in analytics.pay.symbols) == [2, 2, 2]
    assert analytics.gain == Gain(vp=2)


def test_the_example_of_a_table() -> None:
    """A-102 3. Technológia fejlesztés: four planets, the first column, 1 VP."""
    column = next(card for card in box.CARDS if card.id == "t01").columns[0]
    assert (column.need, column.vp) == (4, 1)


def test_tables_have_four_rows_at_least() -> None:
    """A-114 Támadás: every number is one result; above 4 without a row of its own, row 4."""
    assert all(len(table.rows) >= 4 for table in (*box.SYSTEMS, *box.PLANS))
    assert FALLBACK_ROW == 4


def test_seven_basic_and_three_operational_actions() -> None:
    """A-42, A-44 1. Akciófázis."""
    basic = {"buy", "build", "develop", "explore", "prepare", "trade", "unblock"}
    assert basic | set(OPERATIONS) | {"ability", "card-action"} == set(ACTIONS)
    assert len(basic) == 7
    assert [OPERATIONS[name] - LAUNCH for name in OPERATIONS] == [SHIP, TECHNOLOGY, PLANET]

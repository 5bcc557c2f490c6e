"""The effects that every card is made of (A-172), and the numbers for rows, colours and types.

A card never needs code of its own: its entry lists effects, and ``rules/effects.py`` carries out
their kinds. Numbers are positions in the tuples below; a row and its colour have the same number.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ROWS: Final = ("ship", "technology", "planet")
COLOURS: Final = ("red", "blue", "green", "gold")
TYPES: Final = ("explore", "expand", "exterminate", "exploit")
SIDES: Final = ("logistic", "operational")
SHIP, TECHNOLOGY, PLANET = range(3)
RED, BLUE, GREEN, GOLD = range(4)
EXPLORE, EXPAND, EXTERMINATE, EXPLOIT = range(4)
LOGISTIC, OPERATIONAL = range(2)
ANY: Final = -1  # any row, any target
#: What a payment or a card limit may be for; the first three are the rows' completions (A-53).
PURPOSES: Final = (
    "build_ship", "develop_technology", "explore_planet",
    "prepare:ship", "prepare:technology", "prepare:planet",
    "trade", "remove_blockade", "launch_attack", "generate_income", "mine_planets", "buy", "other",
)  # fmt: skip
PREPARE, TRADE, UNBLOCK, LAUNCH, INCOME, MINE, BUY, OTHER = 3, 6, 7, 8, 9, 10, 11, 12
METRICS: Final = (
    "planets", "technologies", "ships", "planets_logistic", "planets_operational",
    "technologies_logistic", "technologies_operational", "ships_logistic", "ships_operational",
    "empire_cards", "logistic_cards", "operational_cards", "type_cards", "planet_types",
    "ship_types", "row_type_pairs", "row_sets", "type_sets", "best_row_type", "stock_cards",
    "attached_cards", "projects", "credits", "artifacts_held", "defence_plans",
    "blockades_on_others",
)  # fmt: skip
EVENTS: Final = (
    "card_added", "attack_made", "trade_done", "artifact_gained", "blockade_placed", "ship_lost",
    "round_marker_moved",
)  # fmt: skip
CARD_ADDED, ATTACK_MADE, TRADE_DONE, ARTIFACT_GAINED, BLOCKADE_PLACED, SHIP_LOST, MARKER_MOVED = (
    range(7)
)
TARGETS: Final = ("alien", "player", "any")
ZONES: Final = ("construction", "empire_logistic", "empire_operational")
DECKS: Final = (*ROWS, "choice", "colour_of_payment")
DECK_OF_CHOICE, DECK_OF_PAYMENT = 3, 4
FREE: Final = 99  # a discount that covers every cost
ALL: Final = 99  # all tokens


@dataclass(frozen=True, slots=True)
class Gain:
    """What an effect gives."""

    vp: int = 0
    credits: int = 0
    draw: int = 0  # Resource cards to the hand
    artifact: int = 0
    plan: int = 0


#: The parts of a gain; one of them and its amount are one number in options and words.
GAIN_PARTS: Final = ("vp", "credits", "draw", "artifact", "plan")
AMOUNTS: Final = 100  # more than any gain


def gain_codes(what: Gain) -> tuple[int, ...]:
    """A gain as numbers: the part and the amount in one."""
    amounts = (getattr(what, name) for name in GAIN_PARTS)
    return tuple(AMOUNTS * part + amount for part, amount in enumerate(amounts) if amount)


@dataclass(frozen=True, slots=True)
class Pay:
    """What an effect asks for."""

    credits: int = 0
    discard: int = 0  # hand cards
    symbols: tuple[tuple[int, int], ...] = ()  # (colour, number)
    one_colour: int = 0  # symbols of any one colour, not gold


@dataclass(frozen=True, slots=True)
class Effect:
    """One effect of a card; which fields count depends on its kind."""

    kind: str
    pay: Pay = Pay()
    gain: Gain = Gain()
    purposes: tuple[int, ...] = ()
    amount: int = 0
    count: int = 0
    target: int = 2
    icon: int = ANY
    metric: int = 0
    per: int = 1
    most: int = 0
    event: int = 0
    row: int = ANY
    first_of_type: bool = False
    card_limit: int = 0
    everywhere: bool = False
    discount: int = 0
    mixed: bool = False
    keep: int = 1
    deck: int = 0
    zone: int = 0
    assembly: int = 0
    strike: int = 0
    wild: int = 0
    by_defender: bool = False
    either_side: bool = False
    options: tuple[Effect, ...] = ()

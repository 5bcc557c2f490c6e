"""The effect kinds that every card is made of (A-172), read from the box and checked.

A card never needs code of its own: its entry lists effects, and ``rules/effects.py`` carries out
their kinds. Numbers for rows, colours and types are positions in the tuples below; a row and its
colour have the same number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from starboard.kernel.box import Entry

ROWS = ("ship", "technology", "planet")
COLOURS = ("red", "blue", "green", "gold")
TYPES = ("explore", "expand", "exterminate", "exploit")
SIDES = ("logistic", "operational")

SHIP, TECHNOLOGY, PLANET = range(3)
RED, BLUE, GREEN, GOLD = range(4)
EXPLORE, EXPAND, EXTERMINATE, EXPLOIT = range(4)
LOGISTIC, OPERATIONAL = range(2)
ANY = -1  # any row, any target

#: What a payment or a card limit may be for; the first three are the rows' completions (A-53).
PURPOSES = (
    "build_ship", "develop_technology", "explore_planet",
    "prepare:ship", "prepare:technology", "prepare:planet",
    "trade", "remove_blockade", "launch_attack", "generate_income", "mine_planets", "buy", "other",
)  # fmt: skip
PREPARE, TRADE, UNBLOCK, LAUNCH, INCOME, MINE, BUY, OTHER = 3, 6, 7, 8, 9, 10, 11, 12

METRICS = (
    "planets", "technologies", "ships", "planets_logistic", "planets_operational",
    "technologies_logistic", "technologies_operational", "ships_logistic", "ships_operational",
    "empire_cards", "logistic_cards", "operational_cards", "type_cards", "planet_types",
    "ship_types", "row_type_pairs", "row_sets", "type_sets", "best_row_type", "stock_cards",
    "attached_cards", "projects", "credits", "artifacts_held", "defence_plans",
    "blockades_on_others",
)  # fmt: skip

EVENTS = (
    "card_added", "attack_made", "trade_done", "artifact_gained", "blockade_placed", "ship_lost",
    "round_marker_moved",
)  # fmt: skip
CARD_ADDED, ATTACK_MADE, TRADE_DONE, ARTIFACT_GAINED, BLOCKADE_PLACED, SHIP_LOST, MARKER_MOVED = (
    range(7)
)

TARGETS = ("alien", "player", "any")
ZONES = ("construction", "empire_logistic", "empire_operational")
DECKS = (*ROWS, "choice", "colour_of_payment")
DECK_OF_CHOICE, DECK_OF_PAYMENT = 3, 4
FREE = 99  # a discount that covers every cost
ALL = 99  # all tokens


@dataclass(frozen=True, slots=True)
class Gain:
    """What an effect gives."""

    vp: int = 0
    credits: int = 0
    draw: int = 0  # Resource cards to the hand
    artifact: int = 0
    plan: int = 0


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
    options: tuple[Effect, ...] = ()


def read_gain(entry: Entry, field: str) -> Gain:
    """A gain: a table of what is got."""
    data = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    data.only("vp", "credits", "draw", "artifact", "defence_plan")
    numbers = {name.replace("defence_plan", "plan"): data.number(name, 1, 15) for name in data.data}
    if not numbers:
        raise entry.fault(field, "is empty")
    return Gain(**numbers)


def read_pay(entry: Entry, field: str) -> Pay:
    """A price: credits, hand cards, or symbols."""
    data = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    data.only("credits", "discard", "resources")
    if "resources" not in data.data:
        credits = data.number("credits", 1, 15) if "credits" in data.data else 0
        return Pay(credits, data.number("discard", 1, 5) if "discard" in data.data else 0)
    parts = data.parts("resources")
    if [part.data.get("colour") for part in parts] == ["one_of_choice"]:
        return Pay(one_colour=parts[0].number("symbols", 1, 9))
    return Pay(
        symbols=tuple(
            (part.one_of("colour", COLOURS[:3]), part.number("symbols", 1, 9)) for part in parts
        )
    )


def read_purposes(entry: Entry, field: str) -> tuple[int, ...]:
    """The actions that a modifier speaks of; "prepare" is Prepare in every row (E-2)."""
    found: list[int] = []
    for name in entry.get(field, list):
        if name == "prepare":
            found += [PREPARE + row for row in range(3)]
        else:
            found.append(entry.index(field, name, PURPOSES))
    return tuple(found)


def read_row(entry: Entry, field: str) -> int:
    """A row, or any."""
    return entry.one_of(field, (*ROWS, "any")) if entry.get(field, str) != "any" else ANY


def read_icon(entry: Entry, field: str) -> int:
    """A condition: the revealed card shows this icon."""
    return Entry(entry.file, entry.name, entry.get(field, dict)).one_of("revealed_icon", TYPES)


def read_filter(entry: Entry, field: str) -> dict[str, Any]:
    """Which cards an event speaks of."""
    data = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    data.only("row", "first_of_type_in_row")
    found: dict[str, Any] = {}
    if "row" in data.data:
        found["row"] = data.one_of("row", ROWS)
    if "first_of_type_in_row" in data.data:
        found["first_of_type"] = data.get("first_of_type_in_row", bool)
    return found


def read_word(entry: Entry, field: str, *words: str) -> int:
    """One of a few words."""
    return entry.one_of(field, words)


def all_or_number(entry: Entry, field: str) -> int:
    """A number, or "all"."""
    return ALL if entry.data.get(field) == "all" else entry.number(field, 0, 9)


def number(entry: Entry, field: str) -> int:
    """A number; cost modifiers are below 0."""
    return entry.number(field, -5, 15)


Reader = Callable[[Entry, str], Any]

#: For every kind: its fields in the file, what they are called here, and how they are read.
#: A name that begins with "?" may be absent; "*" takes over several fields at once.
KINDS: dict[str, dict[str, tuple[str, Reader]]] = {
    "cost_mod": {"actions": ("purposes", read_purposes), "amount": ("amount", number)},
    "assembly_mod": {"actions": ("purposes", read_purposes), "amount": ("amount", number)},
    "hand_limit_mod": {"amount": ("amount", number)},
    "attack_bonus": {
        "amount": ("amount", number),
        "target": ("target", lambda e, f: e.one_of(f, TARGETS)),
        "condition": ("?icon", read_icon),
    },
    "attack_bonus_per": {
        "metric": ("metric", lambda e, f: e.one_of(f, METRICS)),
        "per": ("per", number),
        "amount": ("amount", number),
        "max": ("most", number),
        "target": ("target", lambda e, f: e.one_of(f, TARGETS)),
    },
    "attack_draw": {"extra": ("amount", number)},
    "attack_gain": {"gain": ("gain", read_gain)},
    "attack_paid_bonus": {
        "pay": ("pay", read_pay),
        "amount": ("amount", number),
        "target": ("target", lambda e, f: e.one_of(f, TARGETS)),
    },
    "defence_mod": {"amount": ("amount", number)},
    "ship_save": {},
    "production_mod": {
        "event": ("event", lambda e, f: read_word(e, f, "placed")),
        "amount": ("amount", number),
    },
    "buy_look_mod": {"extra": ("amount", number)},
    "check_draw_mod": {"extra": ("amount", number)},
    "colour_alias": {
        "from": ("?icon", lambda e, f: read_word(e, f, "gold") - 1),
        "to": ("?icon", lambda e, f: read_word(e, f, "any") - 1),
        "actions": ("purposes", read_purposes),
    },
    "on_event": {
        "event": ("event", lambda e, f: e.one_of(f, EVENTS)),
        "filter": ("*", read_filter),
        "gain": ("gain", read_gain),
    },
    "gain_when_placed": {
        "side": ("zone", lambda e, f: read_word(e, f, "logistic")),
        "gain": ("gain", read_gain),
    },
    "exchange": {
        "pay": ("pay", read_pay),
        "gain": ("gain", read_gain),
        "card_limit": ("?card_limit", number),
    },
    "gain": {"gain": ("gain", read_gain)},
    "refresh": {"max": ("count", number)},
    "attach": {"row": ("row", read_row), "count": ("count", number)},
    "search": {
        "pay": ("?pay", read_pay),
        "want": ("deck", lambda e, f: read_word(e, f, "colour_of_choice")),
        "count": ("count", number),
    },
    "produce": {
        "pay": ("?pay", read_pay),
        "amount": ("amount", number),
        "where": (
            "everywhere",
            lambda e, f: read_word(e, f, "one_operational", "each_operational") == 1,
        ),
    },
    "clear_blockade": {
        "pay": ("?pay", read_pay),
        "count": ("count", all_or_number),
        "gain_per_token": ("?gain", read_gain),
    },
    "score_free": {"pay": ("?pay", read_pay), "count": ("count", number)},
    "attack_with_one": {"pay": ("pay", read_pay), "bonus": ("amount", number)},
    "complete_now": {
        "row": ("row", read_row),
        "discount": ("discount", all_or_number),
        "mixed_colours": ("?mixed", lambda e, f: e.get(f, bool)),
    },
    "buy_with": {
        "base_mod": ("amount", number),
        "keep": ("keep", number),
        "then_attach": ("?count", number),
    },
    "draft": {
        "pay": ("?pay", read_pay),
        "deck": ("deck", lambda e, f: e.one_of(f, DECKS)),
        "look": ("count", number),
        "keep": ("keep", number),
        "to": ("zone", lambda e, f: e.one_of(f, ZONES)),
    },
    "steal": {
        "pay": ("pay", read_pay),
        "credits": ("amount", number),
        "from": ("deck", lambda e, f: read_word(e, f, "chosen_opponent")),
    },
    "extra_action": {"count": ("count", number)},
    "extra_turns": {"count": ("count", number)},
    "turn_mod": {
        "assembly": ("?assembly", number),
        "attack_bonus": ("?strike", number),
        "wild_payment": ("?wild", number),
    },
    "place_blockade": {
        "count": ("count", number),
        "chooser": ("by_defender", lambda e, f: read_word(e, f, "attacker", "defender") == 1),
    },
    "ship_destroyed": {},
    "ship_damaged": {},
    "gain_defender": {"gain": ("gain", read_gain)},
    "lose_credits": {"amount": ("amount", number)},
    "choice": {"options": ("options", lambda e, f: read_effects(e, f, ("gain",)))},
}

#: Which kinds may stand where.
CONTINUOUS = (
    "cost_mod", "assembly_mod", "hand_limit_mod", "attack_bonus", "attack_draw", "defence_mod",
    "ship_save", "production_mod", "buy_look_mod", "check_draw_mod", "colour_alias", "on_event",
    "gain_when_placed",
)  # fmt: skip
ON_SHIPS = ("attack_bonus", "attack_bonus_per", "attack_draw", "attack_gain", "attack_paid_bonus")
IN_TABLES = (
    "gain", "gain_defender", "choice", "place_blockade", "lose_credits", "ship_destroyed",
    "ship_damaged",
)  # fmt: skip
CARRIED_OUT = (
    "exchange", "gain", "refresh", "attach", "search", "produce", "clear_blockade", "score_free",
    "attack_with_one", "complete_now", "buy_with", "draft", "steal", "extra_action",
    "extra_turns", "turn_mod", "place_blockade",
)  # fmt: skip


def read_effects(entry: Entry, field: str, allowed: tuple[str, ...]) -> tuple[Effect, ...]:
    """A list of effects of the kinds that may stand here."""
    return tuple(read_effect(part, allowed) for part in entry.parts(field))


def read_effect(entry: Entry, allowed: tuple[str, ...]) -> Effect:
    """One effect; a field that its kind does not have is a fault, so is one that is missing."""
    kind = allowed[entry.one_of("kind", allowed)]
    fields = KINDS[kind]
    entry.only("kind", *fields)
    values: dict[str, Any] = {}
    for field, (name, read) in fields.items():
        if name == "*":
            values |= read(entry, field) if field in entry.data else {}
        elif not name.startswith("?"):
            values[name] = read(entry, field)
        elif field in entry.data:
            values[name[1:]] = read(entry, field)
    return Effect(kind, **values)

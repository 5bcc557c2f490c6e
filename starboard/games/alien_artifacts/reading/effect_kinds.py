"""How effects are read from the box: the fields of every kind, checked one by one (A-172)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.data.box import Entry

from .effects import (
    ALL,
    ANY,
    BUY,
    COLOURS,
    DECKS,
    EVENTS,
    FREE,
    INCOME,
    LAUNCH,
    METRICS,
    MINE,
    OTHER,
    PLANET,
    PREPARE,
    PURPOSES,
    ROWS,
    SHIP,
    TARGETS,
    TECHNOLOGY,
    TYPES,
    ZONES,
    Effect,
    Gain,
    Pay,
)

Reader = Callable[[Entry, str], Any]


def read_gain(entry: Entry, field: str) -> Gain:
    """A gain: a table of what is got."""
    data = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    data.only("vp", "credits", "draw", "artifact", "defence_plan")
    numbers = {name.replace("defence_plan", "plan"): data.number(name, 1, 15) for name in data.data}
    if not numbers:
        raise entry.fault(field, "is empty")
    return Gain(**numbers)


def read_pay(entry: Entry, field: str) -> Pay:
    """A price: credits, or hand cards, or symbols."""
    data = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    data.only("credits", "discard", "resources")
    if len(data.data) != 1:
        raise entry.fault(field, "should be one of credits, discard and resources")
    if "credits" in data.data:
        return Pay(credits=data.number("credits", 1, 15))
    if "discard" in data.data:
        return Pay(discard=data.number("discard", 1, 5))
    parts = data.parts("resources")
    if not parts:
        raise data.fault("resources", "is empty")
    for part in parts:
        part.only("colour", "symbols")
    if [part.data.get("colour") for part in parts] == ["one_of_choice"]:
        return Pay(one_colour=parts[0].number("symbols", 1, 9))
    return Pay(
        symbols=tuple(
            (part.one_of("colour", COLOURS[:3]), part.number("symbols", 1, 9)) for part in parts
        )
    )


def read_purposes(*known: int) -> Reader:
    """The actions that a modifier may speak of; "prepare" is Prepare in every row (E-2)."""
    names = [PURPOSES[purpose] for purpose in known]

    def read(entry: Entry, field: str) -> tuple[int, ...]:
        found: list[int] = []
        for name in entry.get(field, list):
            if name == "prepare" and PREPARE in known:
                found += [PREPARE + row for row in range(3)]
            else:
                found.append(known[entry.index(field, name, names)])
        if not found:
            raise entry.fault(field, "is empty")
        return tuple(found)

    return read


def read_row(entry: Entry, field: str) -> int:
    """A row, or any."""
    return entry.one_of(field, (*ROWS, "any")) if entry.get(field, str) != "any" else ANY


def read_icon(entry: Entry, field: str) -> int:
    """A condition: the revealed card shows this icon."""
    data = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    data.only("revealed_icon")
    return data.one_of("revealed_icon", TYPES)


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


def all_or_number(entry: Entry, field: str) -> int:
    """A number, or "all"."""
    return ALL if entry.data.get(field) == "all" else entry.number(field, 1, 9)


def number(low: int, high: int) -> Reader:
    """A number in these bounds."""
    return lambda entry, field: entry.number(field, low, high)


def word(*known: str) -> Reader:
    """One of a few words, by its place among them."""
    return lambda entry, field: entry.one_of(field, known)


#: For every kind: its fields in the file, what they are called here, and how they are read.
#: A name that begins with "?" may be absent; "*" takes over several fields at once; a field without
#: a name is only checked: there is one way that it can be.
KINDS: dict[str, dict[str, tuple[str, Reader]]] = {
    "cost_mod": {
        "actions": ("purposes", read_purposes(SHIP, TECHNOLOGY, PLANET, BUY)),
        "amount": ("amount", number(-9, -1)),
    },
    "assembly_mod": {
        "actions": ("purposes", read_purposes(*range(BUY), OTHER)),
        "amount": ("amount", number(1, 5)),
    },
    "hand_limit_mod": {"amount": ("amount", number(1, 5))},
    "attack_bonus": {
        "amount": ("amount", number(1, 9)),
        "target": ("target", word(*TARGETS)),
        "condition": ("?icon", read_icon),
    },
    "attack_bonus_per": {
        "metric": ("metric", word(*METRICS)),
        "per": ("per", number(1, 15)),
        "amount": ("amount", number(1, 9)),
        "max": ("most", number(1, 15)),
        "target": ("target", word(*TARGETS)),
    },
    "attack_draw": {"extra": ("amount", number(1, 5))},
    "attack_gain": {"gain": ("gain", read_gain)},
    "attack_paid_bonus": {
        "pay": ("pay", read_pay),
        "amount": ("amount", number(1, 9)),
        "target": ("target", word(*TARGETS)),
    },
    "defence_mod": {"amount": ("amount", number(-5, -1))},
    "ship_save": {},
    "production_mod": {
        "event": ("event", word("placed")),
        "amount": ("amount", number(1, 5)),
    },
    "buy_look_mod": {"extra": ("amount", number(1, 5))},
    "check_draw_mod": {"extra": ("amount", number(1, 5))},
    "colour_alias": {
        "from": ("", word("gold")),
        "to": ("", word("any")),
        "actions": ("purposes", read_purposes(LAUNCH, INCOME, MINE)),
    },
    "on_event": {
        "event": ("event", word(*EVENTS)),
        "filter": ("*", read_filter),
        "gain": ("gain", read_gain),
    },
    "gain_when_placed": {
        "side": ("either_side", lambda e, f: e.one_of(f, ("logistic", "either")) == 1),
        "gain": ("gain", read_gain),
    },
    "exchange": {
        "pay": ("pay", read_pay),
        "gain": ("gain", read_gain),
        "card_limit": ("?card_limit", number(1, 9)),
    },
    "gain": {"gain": ("gain", read_gain)},
    "refresh": {"max": ("count", number(1, 9))},
    "attach": {"row": ("row", read_row), "count": ("count", number(1, 5))},
    "search": {
        "pay": ("?pay", read_pay),
        "want": ("", word("colour_of_choice")),
        "count": ("count", number(1, 9)),
    },
    "produce": {
        "pay": ("?pay", read_pay),
        "amount": ("amount", number(1, 9)),
        "where": (
            "everywhere",
            lambda e, f: e.one_of(f, ("one_operational", "each_operational")) == 1,
        ),
    },
    "clear_blockade": {
        "pay": ("?pay", read_pay),
        "count": ("count", all_or_number),
        "gain_per_token": ("?gain", read_gain),
    },
    "score_free": {"pay": ("?pay", read_pay), "count": ("count", number(1, 9))},
    "attack_with_one": {"pay": ("?pay", read_pay), "bonus": ("amount", number(0, 9))},
    "complete_now": {
        "row": ("row", read_row),
        "discount": (
            "discount",
            lambda e, f: FREE if e.data.get(f) == "all" else e.number(f, 0, 9),
        ),
        "mixed_colours": ("?mixed", lambda e, f: e.get(f, bool)),
    },
    "buy_with": {
        "base_mod": ("amount", number(-9, 9)),
        "keep": ("keep", number(1, 5)),
        "then_attach": ("?count", number(1, 5)),
    },
    "draft": {
        "pay": ("?pay", read_pay),
        "deck": ("deck", word(*DECKS)),
        "look": ("count", number(1, 9)),
        "keep": ("keep", number(1, 9)),
        "to": ("zone", word(*ZONES)),
    },
    "steal": {
        "pay": ("?pay", read_pay),
        "credits": ("amount", number(1, 15)),
        "from": ("", word("chosen_opponent")),
    },
    "extra_action": {"count": ("count", number(1, 3))},
    "extra_turns": {"count": ("count", number(1, 5))},
    "turn_mod": {
        "assembly": ("?assembly", number(1, 9)),
        "attack_bonus": ("?strike", number(1, 9)),
        "wild_payment": ("?wild", number(1, 9)),
    },
    "place_blockade": {
        "count": ("count", number(1, 5)),
        "chooser": ("by_defender", lambda e, f: e.one_of(f, ("attacker", "defender")) == 1),
    },
    "ship_destroyed": {},
    "ship_damaged": {},
    "gain_defender": {"gain": ("gain", read_gain)},
    "lose_credits": {"amount": ("amount", number(1, 15))},
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
        elif not name:
            read(entry, field)
        elif not name.startswith("?"):
            values[name] = read(entry, field)
        elif field in entry.data:
            values[name[1:]] = read(entry, field)
    return Effect(kind, **values)

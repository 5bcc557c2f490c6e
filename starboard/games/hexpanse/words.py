"""How ids are named and where they lie: the tables FACTS and OPTIONS."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Ask, Fact, Option, Refusal

from .box import ALLIES, CARDS, FACTIONS, FIRST_MERCENARY, MISSIONS
from .hexes import LABELS
from .state import Table
from .view import kind_name


class AreaFact(Fact):
    """An area is named by its row and column, as printed along the board: G7 is the centre."""

    def spoken(self, value: Any) -> Any:
        if isinstance(value, tuple | list):
            return [self.spoken(each) for each in value]
        return LABELS[value]


def unit_word(kind: int) -> str:
    """The key of a unit's name: a mercenary's is that of its card."""
    if kind >= FIRST_MERCENARY and kind_name(kind) != "neutral":
        return f"card-{kind_name(kind)}"
    return f"unit-{kind_name(kind)}"


def unit_key(kind: int) -> str:
    """Where a unit waits to be placed: on its card, or in its zone beside the board."""
    if FIRST_MERCENARY <= kind < FIRST_MERCENARY + FIRST_ACTION:
        return f"card:{CARDS[kind - FIRST_MERCENARY].id}"
    return f"unit:{kind_name(kind)}"


FIRST_ACTION = sum(card.tokens > 0 for card in CARDS)

FACTS: dict[str, Fact] = {
    "area": AreaFact(None, "area:{}"),
    "unit": Fact(unit_word, unit_key),
    "faction": Fact(lambda f: f"faction-{FACTIONS[f].id}", lambda f: f"faction:{FACTIONS[f].id}"),
    "ally": Fact(lambda a: f"ally-{ALLIES[a].id}", lambda a: f"ally:{ALLIES[a].id}"),
    "card": Fact(lambda c: f"card-{CARDS[c].id}", lambda c: f"card:{CARDS[c].id}"),
    "mission": Fact(lambda m: f"mission-{MISSIONS[m].id}", lambda m: f"mission:{MISSIONS[m].id}"),
}

OPTIONS: dict[str, str] = {
    "faction": "faction",
    "ally": "ally",
    "keep": "ally",
    "throw": "ally",
    "mission": "mission",
    "pass": "",
    "place": "unit",
    "area": "area",
    "recall": "area",
    "attack": "area area2",
    "heal": "unit",
    "play": "card number",
    "activate": "area",
    "gain": "",
    "income": "",
    "self-heal": "",
    "move": "area",
    "ability": "",
    "turn": "steps",
    "lay": "area",
    "put": "unit area",
    "stop": "",
    "decline": "",
    "land": "unit area",
    "hit": "area",
    "swap": "area",
    "with": "area",
    "take-back": "unit",
    "restore": "unit",
    "rival": "faction",
    "send": "faction unit",
    "rob": "faction card",
    "leave": "",
    "withdraw": "",
    "guard": "area",
    "no": "",
    "buy": "card",
    "end": "",
}


def refusal(rule: str, key: str, **facts: Any) -> Refusal:
    """A why-not in this game's words."""
    from . import GAME

    return GAME.refusal(rule, key, **facts)


def touch(s: Table, ask: Ask, option: Option) -> tuple[str, ...]:
    """The scene nodes to touch for an option, where they are not simply those of its facts."""
    from . import GAME

    kind = option[0]
    if kind == "heal" or kind == "take-back" or kind == "restore":
        return (f"hospital:{kind_name(option[1])}",)
    if kind == "recall":  # the unit, then the ship it goes to
        return (f"area:{option[1]}", "ship")
    if kind == "activate":
        card = CARDS[s.area[option[1]] % 64 - FIRST_MERCENARY]
        return (f"area:{option[1]}", f"card:{card.id}")
    if kind == "move":
        side = s.sides[s.active]
        return (f"area:{side.leader}", f"area:{option[1]}")
    if kind == "play":
        return (f"card:{CARDS[option[1]].id}", f"option:{CARDS[option[1]].id}:{option[2]}")
    if kind == "turn":
        return (f"turn:{option[1]}",)
    if kind == "send":
        return (f"ship:{FACTIONS[option[1]].id}:{kind_name(option[2])}",)
    return GAME.places(GAME.option_facts(option))

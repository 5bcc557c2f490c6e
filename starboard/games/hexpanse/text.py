"""How ids are named and where they lie: WORDS and OPTIONS, and the paths of touches."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from starboard.draw import Fact, Vocabulary
from starboard.kernel import Ask, Option

from .box import ALLIES, CARDS, FACTIONS, FORMATIONS, LEADER, MAX_LIFE, MISSIONS, kind_name
from .reading.components import Effect
from .rules.hexes import AREA, DIRECTIONS, HEXES, LABELS, Hex
from .rules.sides import side_shown
from .state import FIRST_PART, NO_FACTION, Table, is_mercenary, kind_at


def unit_word(kind: int) -> str:
    """The key of a unit's name: a mercenary's is that of its card."""
    return f"{'card' if is_mercenary(kind) else 'unit'}-{kind_name(kind)}"


def part_word(faction: int) -> str:
    """H-123 What a question is for: one of a player's factions, or the one that is being chosen."""
    if faction >= 0:
        return f"faction-{FACTIONS[faction].id}"
    return "first-faction" if faction == FIRST_PART else "second-faction"


def side_word(faction: int) -> str:
    """H-123 What stands behind a player's name: the faction, if the player leads two."""
    return f"side-{FACTIONS[faction].id}" if faction != NO_FACTION else "side-alone"


#: The six sides of an area, in the order of DIRECTIONS.
WAYS = ("e", "ne", "nw", "w", "sw", "se")


def way_word(area: int) -> str:
    """Where an area lies, seen from the centre of the board: straight on, then aside.

    Formations are told with it (H-80): the area stands for its distance from the centre.
    """
    steps = next(found for n in range(6) if (found := straight_and_aside(HEXES[area], n)))
    return "-".join(["way", *steps])


def straight_and_aside(at: Hex, way: int) -> list[str]:
    """The steps to a place that lies in this direction, or between it and the next one."""
    if at == (0, 0):
        return ["there"]
    (q, r), (q2, r2) = DIRECTIONS[way], DIRECTIONS[(way + 1) % 6]
    turn = q * r2 - q2 * r  # the six directions span the plane: this is never 0
    on, aside = (at[0] * r2 - at[1] * q2) // turn, (q * at[1] - r * at[0]) // turn
    return [WAYS[way]] * on + [WAYS[(way + 1) % 6]] * aside if on > 0 and aside >= 0 else []


@cache
def effect_facts(effect: Effect) -> dict[str, Any]:
    """What the words of an effect are made of: its kind, its numbers, its formation.

    Where the areas of a formation lie is told, too, so that no two cards read alike.
    """
    facts: dict[str, Any] = {"effect": effect.kind, "amount": effect.amount, "most": MAX_LIFE}
    if effect.kind == "swap":
        facts["effect"] = f"swap_{effect.first}"
    if effect.kind != "formation":
        return facts | {"from": "nowhere"}
    shape = FORMATIONS[effect.formation]
    attacks, places = len(shape.attacks), len(shape.places)
    facts["effect"] = "both" if attacks and places else "attack" if attacks else "place"
    facts |= {"attacks": attacks, "places": places, "blanks": len(shape.blanks)}
    cells = (shape.attacks, shape.places, shape.blanks)
    names = ("way", "way2", "way3")
    facts |= {name: [AREA[at] for at in ats] for name, ats in zip(names, cells, strict=True)}
    return facts | {"from": effect.anchor}


def further_facts(option: Option) -> dict[str, Any]:
    """An option of a card says what it does."""
    match option:
        case ("play", card, number):
            return effect_facts(CARDS[card].options[number])
    return {}


WORDS = Vocabulary(
    "hexpanse",
    {
        "side": Fact(side_word),
        "way": Fact(way_word),
        # by row and column: G7 is the centre of every board
        "area": Fact(key="area:{}", label=LABELS.__getitem__),
        "unit": Fact(unit_word),
        "faction": Fact(
            lambda f: f"faction-{FACTIONS[f].id}", lambda f: f"faction:{FACTIONS[f].id}"
        ),
        "part": Fact(part_word),
        "ally": Fact(lambda a: f"ally-{ALLIES[a].id}"),
        "card": Fact(lambda c: f"card-{CARDS[c].id}"),
        "turn": Fact(lambda steps: f"turned-{steps}"),
        "mission": Fact(lambda m: f"mission-{MISSIONS[m].id}"),
    },
)
say, refusal = WORDS.say, WORDS.refusal

#: H-130 Every kind of decision, and what its numbers are.
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


def supply_key(s: Table, seat: int, kind: int) -> str:
    """Where a seat's unit waits: ship, tile or both, card, or the leader's place."""
    if kind == LEADER:
        return "leader"
    if is_mercenary(kind):
        return f"own:{kind_name(kind)}"
    me = s.sides[side_shown(s, seat)]
    slot = me.army.index(kind)
    name = kind_name(kind)
    spots = [f"unit:{name}"] if me.ship[slot] else []
    spots += [f"tile:{name}"] if me.tile[slot] else []
    return "|".join(spots) or f"unit:{name}|tile:{name}"


def copies_key(zone: str, cards: Sequence[int], card: int) -> str:
    """Like cards are one choice (H-21): any of them can be touched."""
    key = f"{zone}:{CARDS[card].id}"
    return "|".join([key, *(f"{key}:{n}" for n in range(2, cards.count(card) + 1))])


def touch(s: Table, ask: Ask, option: Option) -> tuple[str, ...]:
    """The scene nodes to touch for an option, one after the other; none for a button."""
    match option:
        case ("place", kind):
            return (supply_key(s, ask.seat, kind),)
        case ("put" | "land", kind, area):
            return (supply_key(s, ask.seat, kind), f"area:{area}")
        case ("heal" | "take-back" | "restore", kind):
            return (f"hospital:{kind_name(kind)}",)
        case ("recall", area):  # the unit, then the ship it goes to
            return (f"area:{area}", "ship")
        case ("activate", area):
            return (f"area:{area}", f"own:{kind_name(kind_at(s, area))}")
        case ("attack", area, target):
            return (f"area:{area}", f"area:{target}")
        case ("move", area):
            return (f"area:{s.sides[s.active].leader}", f"area:{area}")
        case ("play", card, number):
            own = copies_key("own", s.sides[side_shown(s, ask.seat)].cards, card)
            return (own, f"option:{CARDS[card].id}:{number}")
        case ("send", faction, kind):
            return (f"ship:{FACTIONS[faction].id}:{kind_name(kind)}",)
        case ("rob", faction, card):
            return (f"card:{FACTIONS[faction].id}:{CARDS[card].id}",)
        case ("buy", card):
            return (copies_key("market", [*s.market, *s.offer], card),)
        case ("turn", steps):
            return (f"turn:{steps}",)
        case ("faction" | "rival", faction):
            return (f"faction:{FACTIONS[faction].id}",)
        case ("ally" | "keep" | "throw", tile):
            return (f"ally:{ALLIES[tile].id}",)
        case ("mission", mission):
            return (f"mission:{MISSIONS[mission].id}",)
        case (_, area) if OPTIONS[option[0]] == "area":
            return (f"area:{area}",)
    return ()


def faction_key(s: Table, seat: int) -> str:
    """The name of what a seat plays as; of several factions in one hand, the first."""
    return f"faction-{FACTIONS[s.sides[s.chairs.index(seat)].faction].id}"

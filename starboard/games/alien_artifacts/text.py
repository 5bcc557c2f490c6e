"""How ids are named and where they lie; what the numbers of each kind of option are."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.draw import Fact, Vocabulary
from starboard.kernel import Ask, Message, Option

from .box import ARTIFACTS, CARDS, FACTIONS, PLANS, RESOURCES, SYSTEMS
from .reading.effects import AMOUNTS, COLOURS, GAIN_PARTS, PURPOSES, ROWS, SIDES, TYPES
from .reading.tables import (
    COLOUR,
    EVERYTHING,
    ONE_COLOUR,
    ROW_CARDS,
    SYMBOLS,
    WITH_GOLD,
    bits,
)
from .state import Galaxy


def coin_word(coin: int) -> str:
    """Which symbols count in a payment."""
    if coin >= ONE_COLOUR:
        return "coin-one"
    if coin == EVERYTHING:
        return "coin-all"
    return f"coin-{COLOURS[coin % WITH_GOLD]}" + ("-gold" if coin >= WITH_GOLD else "")


def half_word(half: int) -> str:
    """A half by what it shows."""
    card = RESOURCES[half >> 1]
    shown = card.bottom if half & 1 else card.top
    return f"half-{COLOURS[shown.colour]}-{shown.symbols}"


def resource_word(resource: int) -> Message:
    """A Resource card by what its halves show."""
    top, bottom = (f"@{half_word(half)}" for half in (2 * resource, 2 * resource + 1))
    return say("resource", top=top, bottom=bottom)


def numbered(resource: int) -> Message:
    """A-112 The same with its number, where that is what counts."""
    return say("numbered", number=RESOURCES[resource].number, resource=resource)


def gain_word(code: int) -> Message:
    """One part of a gain, as effects.gain_codes() numbers it."""
    return say(f"gain-{GAIN_PARTS[code // AMOUNTS]}", amount=code % AMOUNTS)


#: Where points come from during the game, as the state numbers it.
TERMS_OF_PLAY = ("production", "income", "attacks", "effects")

FACTS = {
    "card": Fact(lambda c: f"card-{CARDS[c].id}", "card:{}"),
    "deck": Fact(lambda row: f"deck-{ROWS[row]}", "deck:{}"),
    "row": Fact(lambda row: f"row-{ROWS[row]}", "row:{}"),
    "place": Fact(lambda n: f"place-{ROWS[n // 2]}-{SIDES[n % 2]}", "side:{}"),
    "half": Fact(half_word, "half:{}"),
    "resource": Fact(resource_word, "resource:{}"),
    "resources": Fact(resource_word),
    "colour": Fact(lambda c: f"colour-{COLOURS[c]}"),
    "coin": Fact(coin_word),
    "purpose": Fact(lambda p: f"purpose-{PURPOSES[p].replace('_', '-').replace(':', '-')}"),
    "artifact": Fact(lambda a: f"artifact-{ARTIFACTS[a].id}", "artifact:{}"),
    "plan": Fact(lambda d: f"plan-{PLANS[d].id}", "plan:{}"),
    "system": Fact(lambda y: f"system-{SYSTEMS[y].id}", "system"),
    "faction": Fact(lambda f: f"faction-{FACTIONS[f].id}", "faction:{}"),
    "ability": Fact(lambda f: f"faction-{FACTIONS[f].id}.ability", "faction:{}"),
    "gains": Fact(gain_word),
    "numbered": Fact(numbered, "resource:{}"),
    "type": Fact(lambda kind: f"type-{TYPES[kind]}"),
    "term": Fact(lambda t: f"term-{TERMS_OF_PLAY[t]}"),
    "zone": Fact(lambda z: f"zone-{z}"),
    "action": Fact(lambda kind: f"action-{kind}"),
}
WORDS = Vocabulary("alien_artifacts", FACTS)
say, refusal = WORDS.say, WORDS.refusal
#: Why something is not allowed: a rule and the key of the sentence.
Reason = tuple[str, str]

#: The kinds of options, and what their numbers are.
OPTIONS = {
    "faction": "faction",
    "buy": "deck",
    "build": "card",
    "develop": "card",
    "explore": "card",
    "prepare": "row",
    "trade": "",
    "unblock": "row count",
    "launch": "",
    "income": "",
    "mine-planets": "",
    "ability": "ability",
    "card-action": "card",
    "use-card": "card",
    "artifact": "artifact",
    "end": "",
    "pass": "",
    "pay": "half",
    "fee": "card",
    "decline": "",
    "done": "",
    "extra": "count",
    "deck": "deck",
    "keep": "card",
    "place": "card place",
    "auto-build": "card",
    "attach": "half card",
    "sell": "half",
    "show": "half",
    "free": "card",
    "trigger": "card",
    "attack-aliens": "",
    "attack-player": "seat",
    "stay": "",
    "plan": "plan",
    "ship": "card",
    "stop": "",
    "boost": "",
    "use": "numbered",
    "result": "gains",
    "blockade": "card",
    "check": "card",
    "mine": "card",
    "score": "card",
    "planet": "card",
    "colour": "colour",
    "rob": "seat",
    "rival": "seat",
    "discard": "resource",
    "draw": "",
    "score-end": "card",
}

#: The questions of the Action phase.
ACTING = ("act", "act-more")
#: The row that an operational action belongs to: it is touched there, or at a card of it.
ROW_ACTIONS = {"launch": 0, "income": 1, "mine-planets": 2}


def touch(s: Galaxy, ask: Ask, option: Option) -> Sequence[str]:
    """The nodes to touch. Choices of a side, of numbers and of colours are buttons.

    An action that is not possible is touched at its place in the list first: what it concerns may
    be lit for another one.
    """
    places = touched_at(s, ask, option)
    if ask.key in ACTING and option not in ask.options:
        return (f"action:{action_id(option)}", *places)
    return places


def action_id(option: Option) -> str:
    """The action that an option belongs to."""
    if option[0] in ("card-action", "use-card", "artifact"):
        return f"{option[0]}-{option[1]}"
    return str(option[0])


def touched_at(s: Galaxy, ask: Ask, option: Option) -> Sequence[str]:
    """The things on the table that an option is touched at."""
    kind = option[0]
    if kind in ("place", "result", "extra", "colour"):
        return ()
    if kind in ("prepare", "unblock") or kind in ROW_ACTIONS:
        return ("|".join(targets(s, ask, option)),)
    if kind == "attack-aliens":
        return ("system",)
    if kind == "pay":
        return ("|".join(f"half:{half}" for half in equals(s, option[1])),)
    names = OPTIONS[kind].split()
    places = []
    for name, value in zip(names, option[1:], strict=True):
        fact = FACTS.get(name)
        if name == "seat":
            places.append(f"seat:{value}")
        elif fact is not None and fact.key:
            places.append(fact.place(value))
    return places


def targets(s: Galaxy, ask: Ask, option: Option) -> list[str]:
    """The row of an action, and everything that it concerns: whichever is touched will do."""
    kind, seat = option[0], ask.seat
    row = ROW_ACTIONS[kind] if kind in ROW_ACTIONS else option[1]
    if ask.key not in ACTING:
        return [f"row:{row}"]
    p = s.players[seat]
    zone = {"prepare": p.projects, "unblock": p.blockaded}.get(kind, p.operational)
    found = [f"row:{row}", *(f"card:{card}" for card in bits(zone & ROW_CARDS[row]))]
    if kind == "launch":
        found.append("system")
        found += [f"seat:{other}" for other in range(len(s.players)) if other != seat]
    return found


def equals(s: Galaxy, half: int) -> list[int]:
    """The halves in stock that are equal to this one: a payment lists the first of them only."""
    alike = (COLOUR[half], SYMBOLS[half])
    stock = [a & 255 for a in s.me.stock]
    return [h for h in stock if (COLOUR[h], SYMBOLS[h]) == alike] if half in stock else [half]


def faction_key(s: Galaxy, seat: int) -> str:
    """The name of what a seat plays as."""
    return f"faction-{FACTIONS[s.players[seat].faction].id}"

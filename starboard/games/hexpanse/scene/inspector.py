"""What the inspector tells of cards, tiles, factions and missions: name first, whose they are last.

All of it follows from the data of the box, so that an owner's edition tells of its own cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from starboard.data.box import SOURCES
from starboard.kernel import Message

from ..box import ALLIES, CARDS, FACTIONS, MISSIONS
from ..reading.components import Effect, Origin
from ..rules.hexes import AREA, HEXES, Hex, ring
from ..text import effect_facts, say


def source_note(origin: Origin, *parts: str) -> tuple[Message, ...]:
    """Whose card it is: a note if the rulebook does not say all that is printed on it, after the
    parts that are meant if it says some."""
    weakest = max(origin.sources.values(), key=SOURCES.index)
    if weakest == SOURCES[0]:
        return ()
    weak = [f"@part-{part}" for part in parts if origin.source(part) == weakest]
    named = (say(f"parts-{weakest}", parts=weak),) if weak and len(weak) < len(parts) else ()
    return *named, Message("", f"source-note-{weakest}")


def effect_text(effect: Effect, form: str = "") -> Message:
    """What an effect does, in short; ``told`` with the areas of its formation."""
    return say("effect.told" if form else "effect", **effect_facts(effect))


# ---- cards ------------------------------------------------------------------------------------


def card_words(card: int) -> tuple[Message, ...]:
    """H-69 A card of the market."""
    face = CARDS[card]
    name = say(f"card-{face.id}")
    facts = say("card-facts", tokens=face.tokens, code=face.code, cost=face.cost)
    if not face.tokens:
        either, other = (effect_facts(effect) for effect in face.options)
        texts = [say("card-either", **either), say("card-or", **other)]
    else:
        texts = [effect_text(face.options[0], "told")]
        if face.reactivatable:
            texts.append(say("card-again"))
        if face.tokens > 1:
            texts.append(say("card-squad", count=face.tokens))
    shape = ["shape"] if any(each.kind == "formation" for each in face.options) else []
    own = ["tokens"] if face.tokens else ["pairing"]
    parts = ["name", "code", "effect", *shape, *own, "price", "copies"]
    return name, *texts, facts, *source_note(face.origin, *parts)


def mercenary_words(card: int) -> tuple[Message, ...]:
    """The same for its token, whose name has been said."""
    return card_words(card)[1:]


# ---- factions and allied factions -------------------------------------------------------------


def ally_text(ally: int, form: str = "") -> Message:
    """H-109 When its ability works, and what it does."""
    tile = ALLIES[ally]
    facts = {"trigger": tile.trigger, "optional": int(tile.optional), **effect_facts(tile.effect)}
    return say("ally-text.told" if form else "ally-text", **facts)


def ally_words(ally: int) -> tuple[Message, ...]:
    """An allied faction; units with the Sacrifice icon cannot attack (H-101)."""
    tile = ALLIES[ally]
    facts = {"code": tile.code, "count": tile.units, "attacks": int(tile.can_attack)}
    return (
        say(f"ally-{tile.id}"), ally_text(ally, "told"), say("ally-facts", **facts),
        *source_note(tile.origin, "name", "code", "effect", "units"),
    )  # fmt: skip


def faction_text(faction: int, form: str = "") -> Message:
    """H-62 A leader's own ability, and its price."""
    facts = effect_facts(FACTIONS[faction].effect)
    return say("faction-text.told" if form else "faction-text", **facts)


def faction_words(faction: int) -> tuple[Message, ...]:
    """A faction that can be chosen."""
    word = f"faction-{FACTIONS[faction].id}"
    own = [say(word), faction_text(faction, "told"), say(f"{word}.lore"), say(f"{word}.play")]
    return *own, *source_note(FACTIONS[faction].origin, "name", "effect", "shape")


# ---- missions ---------------------------------------------------------------------------------


def centred(cells: Iterable[Hex]) -> list[Hex]:
    """The same pattern, moved so that it lies around the middle."""
    chosen = tuple(cells)
    best = _middle(chosen)
    return [(q - best[0], r - best[1]) for q, r in chosen]


@cache
def _middle(cells: tuple[Hex, ...]) -> Hex:
    """Looked for once: missions are drawn again and again."""
    return min(HEXES, key=lambda m: max(ring((q - m[0], r - m[1])) for q, r in cells))


def mission_shape(mission: int) -> Message:
    """H-114 Where its nine areas lie, seen from its middle."""
    cells = centred(MISSIONS[mission].cells)
    return say("mission-shape", way=[AREA[at] for at in cells])


def mission_words(mission: int) -> tuple[Message, ...]:
    """H-112 A mission card."""
    card = MISSIONS[mission]
    return (
        say(f"mission-{card.id}"), say("mission-turns"), mission_shape(mission),
        say("mission-facts", code=card.code),
        *source_note(card.origin, "name", "code", "size", "shape"),
    )  # fmt: skip

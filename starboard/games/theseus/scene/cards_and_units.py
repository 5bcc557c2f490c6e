"""Cards and units as a seat sees them: their looks, and what the inspector says of them."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.data.box import SOURCES
from starboard.draw import Node
from starboard.kernel import Message

from ..components import (
    ATTACK,
    CARD_FACTION,
    CARD_KIND,
    EXTRA,
    FIRST_BONUS,
    KINDS,
    PANDORA,
    RULE,
    SLOTS,
    SPACE,
    TAKEOVER,
    TAKES_DATA,
    UNIT_FACTION,
    UPGRADEABLE,
)
from ..reading.schema import Kind
from ..rules.routes import points_of
from ..rules.station import number
from ..state import Station
from ..text import card_word, say, source_note, text_of
from . import looks as look
from .looks import CARD_H, CARD_W, ROOM


def card_node(s: Station, card: int, at: tuple[float, float], slot: int) -> Node:
    """A card on the board with everything that lies on it and what it says."""
    pending, bonus = slot >= SLOTS, card >= FIRST_BONUS
    count = number(s, slot) if not pending and not bonus else 0
    broken = s.malfunction == slot
    out = not pending and not bonus and not broken and not s.live[slot]
    shapes = look.card_look(card, count, pending=pending, out=out or broken)
    state: list[Message] = []
    if not pending and not bonus:
        shapes += look.on_card(s.tokens[slot], s.camera[slot], s.embryo[slot] >= 0, broken, out)
        state += state_words(s, slot, count, out)
    elif broken:
        shapes += look.on_card(0, 0, False, True, False)
    if pending:
        state.append(say("card-pending"))
    if broken:
        state.append(say("card-malfunction"))
    name, words = say("card-at", card=card, place=slot), card_words(card, state)
    return Node(f"card:{card}", at, (CARD_W, CARD_H), name, shapes, words, RULE[card])


def card_words(card: int, state: Sequence[Message] = ()) -> tuple[Message, ...]:
    """What the inspector says of a card and its state; the last word is how we know the card."""
    kind = KINDS[CARD_KIND[card]]
    note = source_note(face_source(kind))
    return (say(card_word(card)), *text_of(kind), belongs(card), *state, *note)


def face_source(kind: Kind) -> str:
    """The weakest source of what a card says; how many there are is for the catalogue to tell."""
    parts = [source for part, source in kind.origin.items() if part not in ("copies", "level")]
    return max((kind.source, *parts), key=SOURCES.index)


def belongs(card: int) -> Message:
    """Whose card it is."""
    return say("card-bonus") if card >= FIRST_BONUS else say("card-of", faction=CARD_FACTION[card])


def state_words(s: Station, slot: int, count: int, out: bool) -> list[Message]:
    """What the inspector says about an installed card."""
    numbered = UPGRADEABLE[s.places[slot]]
    words = [say("card-numbered", number=count)] if numbered else []
    if s.tokens[slot]:
        words.append(say("card-tokens", tokens=s.tokens[slot]))
    if s.live[slot] > 1:
        words.append(say("card-copies", copies=s.live[slot]))
    if s.camera[slot]:
        words.append(say("card-cameras", points=s.camera[slot]))
    if s.embryo[slot] >= 0:
        words.append(say("card-held", unit=s.embryo[slot]))
    if out:
        words.append(say("card-out"))
    return words


def unit_words(unit: int, advanced: int) -> list[Message]:
    """T-9, T-134 What a side of a unit can do."""
    attack = ATTACK[unit][advanced]
    words = [say("attack-data" if TAKES_DATA[unit] and attack else f"attack-{attack}")]
    if TAKEOVER[unit][advanced]:
        words.append(say(f"takeover-{TAKEOVER[unit][advanced]}"))
    if EXTRA[unit]:
        words.append(say("runs"))
    return words


def unit_node(s: Station, unit: int, at: tuple[float, float], name: Message) -> Node:
    """A unit with its tokens and what it can do."""
    advanced = s.advanced >> unit & 1
    marks = []
    words = [name, say("unit-side", side=advanced), *unit_words(unit, advanced)]
    if 0 <= s.where[unit] < SPACE:
        words.append(say("unit-points", points=points_of(s, unit)))
    if unit in s.clamps:
        marks.append("th-clamp")
        words.append(say("is-clamped"))
    if s.invisible >> unit & 1:
        marks.append("th-invisible")
        words.append(say("is-invisible"))
    if unit in s.parasites:
        marks.append("th-parasite")
        words.append(say("is-infected", tokens=s.parasites.count(unit)))
    if s.moved >> unit & 1:
        words.append(say("was-moved"))
    shapes = look.unit_look(unit, advanced=bool(advanced), marks=tuple(marks))
    rule = "T-134" if UNIT_FACTION[unit] == PANDORA else "T-9"
    return Node(f"unit:{unit}", at, (ROOM, ROOM), name, shapes, tuple(words), rule)

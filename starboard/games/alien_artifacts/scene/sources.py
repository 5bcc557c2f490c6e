"""Whose cards these are: where each part of a card is known from, and the line that says so."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.data.box import SOURCES
from starboard.kernel import Message

from ..box import BOX, CARDS
from ..reading.effects import ROWS, SHIP, TECHNOLOGY, TYPES

RULEBOOK = SOURCES[0]


def weakest(sources: Mapping[str, str]) -> str:
    """The least certain of some sources."""
    return max(sources.values(), key=SOURCES.index)


def card_sources(card: int) -> dict[str, str]:
    """The source of every part of a ship, technology or planet."""
    facts = CARDS[card]
    found = {part: source for part, source in facts.sources.items() if part}
    if facts.row != TECHNOLOGY:
        found["effect"] = BOX.kinds[f"{ROWS[facts.row]}_type {TYPES[facts.type]}"]
        found["back"] = RULEBOOK  # A-86 every planet's
    if facts.row == SHIP:
        found["back"] = BOX.kinds[f"ship_class {facts.ship_class}"]
    return found


def note(sources: Mapping[str, str]) -> tuple[Message, ...]:
    """The last line of an inspector, if not everything is the rulebook's."""
    source = weakest(sources)
    return () if source == RULEBOOK else (Message("", f"source-note-{source}"),)

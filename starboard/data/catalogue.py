"""The whole box to look through: every card, tile and board as drawn in play, and its source."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starboard.draw.scene import Node, Words, plain
from starboard.kernel.message import Message

from .box import SOURCES


@dataclass(frozen=True, slots=True)
class Part:
    """One printed part of a component (its name, effect, price ...), and where it is known from."""

    name: Message
    value: Words  # what is printed there
    source: str  # rulebook, public or reconstructed
    field: str = ""  # the field of the entry that says it, "" if no single one does


@dataclass(frozen=True, slots=True)
class Component:
    """One card, tile, board or token of the box, however many copies there are."""

    key: str  # "mercenary:baron": the shelf's id and the component's own
    picture: Node  # as drawn in play; its name and words are those of the table's inspector
    parts: tuple[Part, ...]
    copies: int = 1
    code: str = ""  # as printed on it
    rules: tuple[str, ...] = ()  # those that speak of it
    notes: tuple[Message, ...] = ()  # doubts, and how many copies in which games
    entry: tuple[str, str, str] = ("", "", "")  # file, family and id in the data of the box

    @property
    def source(self) -> str:
        """The weakest of its parts' sources."""
        return max((part.source for part in self.parts), key=SOURCES.index)


@dataclass(frozen=True, slots=True)
class Shelf:
    """All components of one kind."""

    id: str
    name: Message
    sign: str  # an icon
    components: tuple[Component, ...]


def as_data(shelves: tuple[Shelf, ...]) -> list[dict[str, Any]]:
    """A catalogue as JSON data."""
    return [
        {
            "id": shelf.id, "name": plain(shelf.name), "sign": shelf.sign,
            "components": [_component(each) for each in shelf.components],
        }
        for shelf in shelves
    ]  # fmt: skip


def _component(each: Component) -> dict[str, Any]:
    parts = [
        {"name": plain(p.name), "value": plain(p.value), "source": p.source, "field": p.field}
        for p in each.parts
    ]
    return {
        "key": each.key, "source": each.source, "picture": plain(each.picture), "parts": parts,
        "copies": each.copies, "code": each.code, "rules": list(each.rules),
        "notes": plain(each.notes), "entry": list(each.entry),
    }  # fmt: skip

"""The catalogue of a game, drawn once: a process plays with one box for all of its life."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import starboard
from starboard.data.box import SOURCES
from starboard.data.catalogue import Component, Shelf
from starboard.data.edition import Edition, chosen, edition_of

from .differences import Change, by_component, of_edition


@cache
def shelves(game: str) -> tuple[Shelf, ...]:
    """All shelves of a game's box."""
    catalogue = starboard.game(game).catalogue
    return catalogue() if catalogue is not None else ()


def components(game: str) -> list[Component]:
    """Everything on them."""
    return [each for shelf in shelves(game) for each in shelf.components]


def sources(game: str) -> dict[str, int]:
    """How many components are known from which source, by the weakest of their parts."""
    counted = Counter(each.source for each in components(game))
    return {source: counted[source] for source in SOURCES} if counted else {}


@cache
def changes(game: str) -> tuple[dict[str, list[Change]], int]:
    """What differs in the box that is played with, by component, and how many things do."""
    edition = edition_of(game)
    return by_component(shelves(game), of_edition(edition) if edition is not None else [])


def note_editions() -> None:
    """Find out what differs while the files are those that the games have read."""
    for edition in chosen():
        changes(edition.game)


def waiting(game: str, edition: Edition | None) -> list[str]:
    """The components that differ between the box in force and an edition's files as they are."""
    if edition is None:
        return []
    in_force = changes(game)[0]
    on_disk = by_component(shelves(game), of_edition(edition))[0]
    keys = [each.key for each in components(game)]
    return [key for key in keys if in_force.get(key) != on_disk.get(key)]


def headline(game: str) -> dict[str, object] | None:
    """The edition that is played with, and how much it differs; None: the box as it comes."""
    edition = edition_of(game)
    return None if edition is None else {**edition.plain(), "differs": changes(game)[1]}


def own_folder(base: Path, game: str) -> Path:
    """Where this machine's own edition of a game lies: the one in force, or else under base."""
    edition = edition_of(game)
    return edition.folder if edition is not None else base / game

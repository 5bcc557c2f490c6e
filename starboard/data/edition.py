"""Whose box is played with: the one that comes with a game, or an owner's own edition of it.

Rules read the box when they are imported, so a process plays with one edition of a game for all
of its life. Editions are chosen before any game is looked at, and data only.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from reprlib import repr as brief  # a save may be rubbish of any length and depth


@dataclass(frozen=True, slots=True)
class Edition:
    """An owner's edition of a game's box."""

    game: str
    name: str
    folder: Path  # the files that stand for the game's own box/
    hash: str  # of its data: the same cards have the same hash, whatever the comments and words
    same: bool = False  # its data is that of the box as it comes
    #: Words of its own: language, key of the message, plain text.
    texts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def plain(self) -> dict[str, str]:
        """What tables and saves remember."""
        return {"name": self.name, "hash": self.hash}


_chosen: dict[str, Edition] = {}
_read: set[str] = set()  # games that know already where their box lies


def choose(edition: Edition) -> None:
    """Play with this edition from now on; no game may have read its box before."""
    if edition.game in _read and _chosen.get(edition.game) != edition:
        raise RuntimeError(f"{edition.game} has read its box already")
    _chosen[edition.game] = edition


def edition_of(game: str) -> Edition | None:
    """The edition that is played with; None for the box as it comes."""
    return _chosen.get(game)


def chosen() -> list[Edition]:
    """Every edition that is played with."""
    return list(_chosen.values())


def remembered(game: str) -> dict[str, str] | None:
    """What a table of this game must remember; None: it is played with the box as it comes."""
    edition = _chosen.get(game)
    return None if edition is None or edition.same else edition.plain()


def why_other(begun: object, now: Mapping[str, str] | None) -> str | None:
    """Why a game begun with one edition cannot go on with another; None: it is the same.

    The answer is the end of a key: ``other-edition``, ``edition-missing``, ``edition-instead`` or
    ``edition-changed``.
    """
    theirs = begun if isinstance(begun, Mapping) else None
    if theirs is None or now is None:
        if begun is None and now is None:
            return None
        return "edition-instead" if theirs is None else "edition-missing"
    if theirs.get("hash") == now["hash"]:
        return None
    return "edition-changed" if theirs.get("name") == now["name"] else "other-edition"


def box_folder(game_folder: Path) -> Path:
    """Where a game finds the data of its box."""
    _read.add(game_folder.name)
    edition = _chosen.get(game_folder.name)
    return edition.folder if edition is not None else game_folder / "box"


def other_box(begun: object, now: Mapping[str, str] | None) -> str | None:
    """Why a save cannot go on with the cards that are here, as the end of a sentence."""
    why = why_other(begun, now)
    if why is None:
        return None
    theirs = brief(begun.get("name") if isinstance(begun, Mapping) else None)
    ours = now and now["name"]
    return {
        "edition-missing": f"the edition {theirs}, and here is the box as it comes",
        "edition-instead": f"the box as it comes, and here is the edition {ours!r}",
        "other-edition": f"the edition {theirs}, and here is {ours!r}",
        "edition-changed": f"the edition {theirs}, which has been changed since",
    }[why]

"""What several commands take: games, seats, settings, languages, files."""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from starboard.kernel import Game

app = typer.Typer(
    name="starboard",
    help="Five science-fiction board games on one engine.",
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


class BadInput(Exception):
    """Something that was typed makes no sense; the sentence says what."""


#: Who sits at the other seats if one person is named.
COMPANION = "ismcts:300"

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game: starboard games.")]
Lang = Annotated[str | None, typer.Option(metavar="hu|en", help="By default as your system.")]
Seed = Annotated[int | None, typer.Option(help="The seed of all chance; drawn by default.")]
Settings = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME=VALUE", help="A setting; repeatable.")
]


def _use_boxes(folders: list[Path] | None) -> list[Path] | None:
    """Play with these editions. It happens before any game is looked at: games read their box
    when they are imported."""
    if folders:
        from starboard import editions, text

        for edition in editions.use(folders):
            for fault in text.edition_faults(edition.game, edition.texts):
                raise BadInput(f"{edition.folder / editions.TEXTS}: {fault}")
    return folders


Boxes = Annotated[
    list[Path] | None,
    typer.Option(
        "--box", metavar="DIR", callback=_use_boxes, is_eager=True,
        help="Play with your own edition of a box: starboard box export. Repeatable.",
    ),
]  # fmt: skip


def _use_executor(place: str | None) -> str | None:
    if place is not None:
        from starboard.lab.pool import use_cluster

        kind, _, address = place.partition(":")
        if kind != "ray":
            raise BadInput(f"work is done by processes here, or on ray, not on {place!r}")
        use_cluster(address)
    return place


On = Annotated[
    str | None,
    typer.Option(
        "--on", metavar="ray[:ADDRESS]", callback=_use_executor,
        help="Spread the games over a Ray cluster instead of processes of this machine.",
    ),
]  # fmt: skip
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document and nothing else.")]


def language(lang: str | None) -> str:
    """A language we speak: the one that was asked for, or that of the system."""
    from starboard.text import languages

    if lang is None:
        spoken = (locale.getlocale()[0] or os.environ.get("LANG") or "")[:2].lower()
        return spoken if spoken in languages else "en"
    if lang not in languages:
        raise BadInput(f"there is no language {lang!r}; there are {', '.join(languages)}")
    return lang


def variant_of(game: Game, settings: Sequence[str] | None) -> dict[str, Any]:
    """Settings such as ``mode=captain``, as values of the types that the game has."""
    chosen: dict[str, Any] = {}
    for setting in settings or ():
        name, equals, text = setting.partition("=")
        if not equals:
            raise BadInput(f"a variant is written NAME=VALUE, not {setting!r}")
        choice = next((c for c in game.variants if c.name == name), None)
        values = choice.values if choice is not None else ()
        chosen[name] = next((v for v in values if _spelt(v) == text.lower()), text)
    return chosen


def _spelt(value: str | int | bool) -> str:
    return str(value).lower()


def seats_of(game: Game, seats: str | None, players: int | None, usual: str) -> list[str]:
    """A word for every seat. One word alone stands for as many seats as there must be."""
    words = [word.strip() for word in seats.split(",")] if seats is not None else []
    if players is not None and players not in game.seats:
        game.full_variant(players, None)  # says how many there may be
    if len(words) > 1 and players not in (None, len(words)):
        raise BadInput(f"{len(words)} seats are named for {players} players")
    if len(words) > 1:
        return words
    count = players or max(game.seats.start, len(words))
    if words == ["me"] or not words:  # one person, and bots at the other seats
        return (["me"] if words or usual == "me" else []) + [COMPANION] * (count - 1)
    return words * count


def read_text(file: Path) -> str:
    """The text of a file, or a sentence why there is none."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"{file} is no text, so no save") from None


def check_writable(file: Path) -> None:
    """Say so at once where a file cannot be written: the work before it may take hours."""
    if file.is_dir():
        raise BadInput(f"{file} cannot be written: it is a folder")
    if not file.absolute().parent.is_dir():
        raise BadInput(f"{file} cannot be written: there is no such folder")
    if not os.access(file if file.exists() else file.absolute().parent, os.W_OK):
        raise BadInput(f"{file} cannot be written: it is protected")


def write_text(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from None


@contextmanager
def progress_bar(total: int, words: str) -> Iterator[Callable[[int], None] | None]:
    """A progress bar on a terminal, and none in a pipe."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("[progress.description]{task.description}", BarColumn(), MofNCompleteColumn())
    console = Console(stderr=True)
    with Progress(*columns, TimeRemainingColumn(), console=console, transient=True) as bar:
        task = bar.add_task(words, total=total)
        yield lambda count: bar.advance(task, count)

"""Commands for owners of a box: look through it, write it out, check an edition of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

import starboard
from starboard.data.box import SOURCES
from starboard.data.catalogue import Component, Shelf

from .common import BadInput, Boxes, GameId, Json, Lang, app, language

box = typer.Typer(
    help="Make a box your own: write it out, compare it with your cards, check it.",
    no_args_is_help=True,
)
app.add_typer(box, name="box")

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="The folder of an edition.")]


@box.command("export")
def export_box(game: GameId, folder: Folder) -> None:
    """Write the whole box as TOML with comments, into a folder that is new or empty."""
    from starboard.workshop.export import export

    written = export(starboard.game(game), folder)
    print(
        f"{folder}: {len(written)} files. Compare them with your cards, then: "
        f"starboard box check {folder}"
    )


@box.command("check")
def check_box(folder: Folder, as_json: Json = False) -> None:
    """Name file, entry and field of every fault, or say what differs from the box as it comes."""
    from starboard.workshop.check import check

    verdict = check(folder)
    faults, changes = list(map(str, verdict.faults)), verdict.changes
    if as_json:
        edition = verdict.edition
        told = {
            "edition": edition and {"game": edition.game, **edition.plain()},
            "faults": faults,
            "differences": list(map(str, changes)),
        }
        print(json.dumps(told, ensure_ascii=False))
    elif faults:
        print("\n".join(faults))
    elif verdict.edition is not None:
        name, number = verdict.edition.name, len(changes)
        print(f"{name}: no fault; {number or 'nothing'} {'differs' if number < 2 else 'differ'}")
        for change in changes:
            print(f"  {change}")
    if faults:
        raise typer.Exit(1)


@app.command()
def components(
    game: GameId,
    check: Annotated[bool, typer.Option("--check", help="Only say what is wrong with it.")] = False,
    counts: Annotated[bool, typer.Option("--counts", help="Only count.")] = False,
    shelf: Annotated[str | None, typer.Option(help="Only this kind, such as mercenary.")] = None,
    source: Annotated[
        str | None, typer.Option(metavar="|".join(SOURCES), help="Only what is known from there.")
    ] = None,
    lang: Lang = None,
    box: Boxes = None,
    as_json: Json = False,
) -> None:
    """The box, shelf by shelf: every component with its text, copies, code and source."""
    from starboard.lab.box import contents

    title = starboard.game(game)
    counted, faults = contents(title)
    if check and not as_json:
        print("\n".join(faults) if faults else f"{game}: the box is complete")
    elif as_json:
        shown = [] if check or counts else _shelves(game, shelf, source)
        told = {"game": game, "components": counted, "shelves": shown, "faults": faults}
        print(json.dumps(told, ensure_ascii=False))
    else:
        if not counts:
            _print_shelves(game, shelf, source, language(lang))
        _print_counts(counted)
    if faults:
        raise typer.Exit(1)


def _chosen(
    game: str, shelf: str | None, source: str | None
) -> list[tuple[Shelf, list[Component]]]:
    """The shelves that were asked for, with what is on them."""
    from starboard.workshop.shelves import shelves

    known = [each.id for each in shelves(game)]
    if shelf is not None and shelf not in known:
        raise BadInput(f"{game} has no shelf {shelf!r}; there are {', '.join(known) or 'none'}")
    if source is not None and source not in SOURCES:
        raise BadInput(f"a source is {', '.join(SOURCES)}; not {source!r}")
    return [
        (each, [c for c in each.components if source in (None, c.source)])
        for each in shelves(game)
        if shelf in (None, each.id)
    ]


def _shelves(game: str, shelf: str | None, source: str | None) -> list[dict[str, Any]]:
    from starboard.data.catalogue import as_data

    whole = [each for each, _ in _chosen(game, shelf, source)]
    data = as_data(tuple(whole))
    for each in data:
        found = each["components"]
        each["components"] = [c for c in found if source in (None, c["source"])]
    return data


def _print_shelves(game: str, shelf: str | None, source: str | None, lang: str) -> None:
    from starboard.workshop.catalogue import lines

    for each, on_it in _chosen(game, shelf, source):
        print(f"{each.name.text(lang)} ({len(on_it)})\n")
        for component in on_it:
            print("\n".join(lines(component, lang)))
        print()


def _print_counts(counted: dict[str, dict[str, Any]]) -> None:
    for name, entry in counted.items():
        sources = ", ".join(f"{n} {source}" for source, n in entry["sources"].items())
        print(f"{entry['count']:>5}  {name:<24} {sources}")

"""Commands for those who make a game: one to begin with, and all that scenes are drawn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import BadInput, Lang, app, check_writable, language, write_text


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Its id, such as moon_race.")],
    title: Annotated[str | None, typer.Option(help="Its title; by default its name.")] = None,
    title_hu: Annotated[str | None, typer.Option(help="Its title in Hungarian.")] = None,
    letter: Annotated[str | None, typer.Option(help="Of its rules: M for M-1, M-2 ...")] = None,
    into: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A folder other than starboard/games.")
    ] = None,
) -> None:
    """Write a game from the example: playable at once, and every rule is yours to change."""
    from starboard.makers.new_game import BadGame, plan, write

    try:
        game = plan(name, letter=letter, title=title, title_hu=title_hu, into=into)
        files = write(game)
    except BadGame as mistake:
        raise BadInput(str(mistake)) from None
    except OSError as error:
        raise BadInput(f"{error.filename} cannot be written: {error.strerror}") from None
    print(f"{game.folder}: {len(files)} files, rules {game.letter}-1 and on, tests in {game.test}")
    print(f"Next: starboard play {name}; starboard check {name}; docs/adding-a-game.md")


@app.command()
def gallery(
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write the page here.")],
    lang: Lang = None,
) -> None:
    """Every shape, part, colour and symbol as one page, with the line of Python that draws it."""
    from starboard.makers.gallery import page

    check_writable(out)
    write_text(out, page(language(lang)))
    print(f"{out}: open it in a browser")

"""Commands at a table: the server, the text client, saved games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

import starboard
from starboard.bots import make
from starboard.kernel import Table

from .common import (
    BadInput,
    Boxes,
    GameId,
    Lang,
    Seed,
    Settings,
    app,
    language,
    read_text,
    seats_of,
    variant_of,
    write_text,
)


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Say the version.")] = False,
) -> None:
    """Five science-fiction board games on one engine. Without a command the server is started."""
    if version:
        print(f"starboard {starboard.__version__}")
    elif context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    host: Annotated[str, typer.Option(help="0.0.0.0 lets other machines in.")] = "127.0.0.1",
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///path or postgresql://...")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=256)] = 1,
    browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    box: Boxes = None,
) -> None:
    """Start the server and say where to point the browser."""
    from starboard.server import main as run_server

    run_server(port, host, database, workers, browser)


@app.command()
def play(
    game: GameId,
    seats: Annotated[str | None, typer.Option(help="me or a bot for every seat: me,greedy")] = None,
    players: Annotated[int | None, typer.Option(help="How many seats.")] = None,
    lang: Lang = None,
    seed: Seed = None,
    variant: Settings = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a save.")] = None,
    box: Boxes = None,
) -> None:
    """Play in the terminal."""
    from starboard.terminal import Client, Screen

    title = starboard.game(game)
    if load is None:
        words = seats_of(title, seats, players, "me")
        table = starboard.new(game, seats=len(words), seed=seed, variant=variant_of(title, variant))
    else:
        table = _loaded(load, game, seed, variant)
        words = seats_of(title, seats, table.seats, "me")
    bots = [None if word == "me" else make(word, table.seed + n) for n, word in enumerate(words)]
    Client(table, bots, Screen(), language(lang)).run()


def _loaded(file: Path, game: str, seed: int | None, variant: Sequence[str] | None) -> Table:
    if seed is not None or variant:
        raise BadInput("a saved game has its seed and variant already")
    table = starboard.load(read_text(file))
    if table.game.id != game:
        raise BadInput(f"{file} is a game of {table.game.id}, not of {game}")
    return table


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check every digest.")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Draw a position.")] = None,
    at: Annotated[int | None, typer.Option(help="The position after so many answers.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; else a spectator.")] = None,
    lang: Lang = None,
    box: Boxes = None,
) -> None:
    """Step through a saved game, check it, or draw a position of it."""
    from starboard.picture import picture
    from starboard.terminal import Screen
    from starboard.terminal.replay import Replay, position

    table = starboard.load(read_text(file))
    spoken = language(lang)
    if at is not None and not 0 <= at <= table.seq:
        raise BadInput(f"this save has {table.seq} answers, so no position {at}")
    if seat is not None and seat not in range(table.seats):
        raise BadInput(f"a seat is a number from 0 to {table.seats - 1}, not {seat}")
    if verify:
        print(
            f"{file}: all digests agree. {table.game.id}, {table.seats} seats,"
            f" {table.seq} answers, seed {table.seed}, its hash {table.commitment}"
        )
    if svg is not None:
        scene = position(table, table.seq if at is None else at).scene(seat)
        write_text(svg, picture(scene, table.game, spoken))
    if not verify and svg is None:
        shown = Replay(table, seat, Screen(), spoken)
        if at is not None:
            shown.look(at)
        elif shown.screen.live:
            shown.step()
        else:
            shown.tell()

"""Commands at a table: the server, the text client, saved games."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
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
    Json,
    Lang,
    Seed,
    Settings,
    app,
    language,
    progress_bar,
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


@app.command()
def learn(game: GameId, lang: Lang = None) -> None:
    """Learn a game in the terminal: a guided first game."""
    from starboard.data.lesson import read_lesson
    from starboard.terminal import Screen
    from starboard.terminal.learn import Learner

    title = starboard.game(game)
    lesson = read_lesson(title.folder)
    if lesson is None:
        raise BadInput(f"{game} has no guided first game")
    Learner(lesson, title, Screen(), language(lang)).run()


@app.command("help")
def help_page(game: GameId, lang: Lang = None) -> None:
    """Help on one page: how to win, my turn, what the icons mean, what is often asked."""
    from starboard.terminal import Screen
    from starboard.terminal.help import show_help

    title = starboard.game(game)
    if not show_help(title, Screen(), language(lang)):
        raise BadInput(f"{game} has no page of help")


def _loaded(file: Path, game: str, seed: int | None, variant: Sequence[str] | None) -> Table:
    if seed is not None or variant:
        raise BadInput("a saved game has its seed and variant already")
    table = starboard.load(read_text(file))
    if table.game.id != game:
        raise BadInput(f"{file} is a game of {table.game.id}, not of {game}")
    return table


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save of a finished game.")],
    trials: Annotated[int, typer.Option(min=4, max=10_000, help="Games for each option.")] = 60,
    lang: Lang = None,
    as_json: Json = False,
    box: Boxes = None,
) -> None:
    """Look back at a finished game: the chances, the choices that cost most, and luck."""
    from starboard.lab.analysis import Effort
    from starboard.lab.analysis import analyse as look_back
    from starboard.lab.hindsight import plain, told

    table = starboard.load(read_text(file))
    if not table.over:
        raise BadInput("only a finished game can be looked back at")
    with progress_bar(100, table.game.title("en")) as advance:
        found = look_back(table, Effort(trials=trials), progress=_by_percent(advance))
    print(json.dumps(plain(table, found)) if as_json else told(table, found, language(lang)))


def _by_percent(advance: Callable[[int], None] | None) -> Callable[[float], None]:
    done = 0

    def progress(share: float) -> None:
        nonlocal done
        if advance is not None:
            advance(int(share * 100) - done)
        done = int(share * 100)

    return progress


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check every digest.")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Draw a position.")] = None,
    animate: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Draw what followed, as an animated SVG.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="The position after so many answers.")] = None,
    until: Annotated[int | None, typer.Option(help="Where an animation ends.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; else a spectator.")] = None,
    lang: Lang = None,
    box: Boxes = None,
) -> None:
    """Step through a saved game, check it, or draw a position or a stretch of it."""
    from starboard.animation import stretch
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
    if animate is not None:
        end = table.seq if until is None else until
        if not (at or 0) <= end <= table.seq:
            raise BadInput(f"an animation goes on from {at or 0} to {table.seq} at most, not {end}")
        write_text(animate, stretch(table, at or 0, end, seat, spoken))
    if not verify and svg is None and animate is None:
        shown = Replay(table, seat, Screen(), spoken)
        if at is not None:
            shown.look(at)
        elif shown.screen.live:
            shown.step()
        else:
            shown.tell()

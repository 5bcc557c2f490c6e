"""Commands for many games at once: simulations, arenas, fitting of weights."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from reprlib import repr as brief
from typing import TYPE_CHECKING, Annotated

import typer

import starboard
from starboard.bots import make
from starboard.kernel import Game

from .common import (
    BadInput,
    Boxes,
    GameId,
    Json,
    Lang,
    On,
    Settings,
    app,
    check_writable,
    language,
    progress_bar,
    seats_of,
    variant_of,
    write_text,
)

if TYPE_CHECKING:
    from starboard.lab.simulate import Match


def match_of(
    game: Game, seats: str, players: int | None, variant: Sequence[str] | None, seed: int
) -> Match:
    """Who plays what, checked."""
    from starboard.lab.simulate import Match, check

    words = tuple(seats_of(game, seats, players, "random"))
    if "me" in words:
        raise BadInput("in a simulation every seat is a bot; to play yourself: starboard play")
    match = Match(game.id, words, variant_of(game, variant), seed)
    check(match)
    return match


def leave_if(interrupted: bool) -> None:
    """What was finished has been told; the exit code says that there was to be more."""
    if interrupted:
        raise typer.Exit(130)


@app.command()
def simulate(
    game: GameId,
    seats: Annotated[str, typer.Option(help="A bot for every seat: random,greedy")] = "random",
    players: Annotated[int | None, typer.Option(help="Seats, if one bot is named.")] = None,
    games: Annotated[int, typer.Option(min=1, max=10_000_000)] = 100,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
    on: On = None,
    variant: Settings = None,
    as_json: Json = False,
    box: Boxes = None,
) -> None:
    """Play many games between bots: results, scores, decisions per second."""
    from starboard.lab.simulate import simulate as run
    from starboard.lab.simulate import told

    title = starboard.game(game)
    match = match_of(title, seats, players, variant, seed)
    with progress_bar(games, f"{title.title('en')}: {', '.join(match.seats)}") as advance:
        report = run(match, games, jobs, advance)
    print(json.dumps(report.plain()) if as_json else told(report))
    leave_if(report.interrupted)


@app.command()
def arena(
    game: GameId,
    bots: Annotated[str, typer.Option(help="Who plays: random,greedy,ismcts:200")],
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="For each pair.")] = 100,
    players: Annotated[int, typer.Option(help="Seats; the fewest for rivals by default.")] = 0,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
    on: On = None,
    mirrored: Annotated[
        bool, typer.Option("--mirrored", help="Play the same games from every seat in turn.")
    ] = False,
    as_json: Json = False,
    box: Boxes = None,
) -> None:
    """Bots against each other: a cross table with confidence intervals."""
    from starboard.lab.arena import arena as run
    from starboard.lab.arena import told

    title = starboard.game(game)
    names = [*dict.fromkeys(name.strip() for name in bots.split(","))]
    for name in names:
        make(name, 0)
    if not title.cooperative and len(names) < 2:
        raise BadInput("an arena of rivals needs two different bots")
    if not title.cooperative and players == 1:
        raise BadInput("an arena of rivals needs two players or more")
    pairs = len(names) if title.cooperative else len(names) * (len(names) - 1) // 2
    with progress_bar(games * pairs, title.title("en")) as advance:
        table = run(
            game, names, games, players=players, seed=seed, jobs=jobs, mirrored=mirrored,
            progress=advance,
        )  # fmt: skip
    print(json.dumps(table.plain()) if as_json else told(table))
    leave_if(table.interrupted)


@app.command()
def report(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, max=1_000_000)] = 1000,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The page: one HTML file.")
    ] = None,
    bots: Annotated[str, typer.Option(help="One for all seats, or one each.")] = "random",
    players: Annotated[int | None, typer.Option(help="Seats, if one bot is named.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
    on: On = None,
    variant: Settings = None,
    lang: Lang = None,
    as_json: Json = False,
    box: Boxes = None,
) -> None:
    """Balance from many games: winners by seat and faction, scores, lengths, options, as plots."""
    from starboard.lab.balance import balance
    from starboard.lab.page import page

    title, spoken = starboard.game(game), language(lang)
    match = match_of(title, bots, players, variant, seed)
    if out is None and not as_json:
        raise BadInput("say where the page goes, such as --out report.html, or ask for --json")
    if out is not None:
        check_writable(out)
    with progress_bar(games, f"{title.title('en')}: {', '.join(match.seats)}") as advance:
        found = balance(match, games, jobs, advance)
    if out is not None:
        write_text(out, page(found, spoken))
    count = found["games"]
    print(json.dumps(found) if as_json else f"{out}: {count} games of {title.title('en')}")
    leave_if(found["interrupted"])


@app.command()
def tune(
    game: GameId,
    bot: Annotated[str, typer.Option(help="Who plays while learning.")] = "ismcts:100",
    seats: Annotated[str, typer.Option(help="Numbers of players, such as 1,4.")] = "",
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="A generation.")] = 60,
    generations: Annotated[int, typer.Option(min=1, max=1000)] = 3,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
    on: On = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The weights found; GAME.weights.toml here by default."),
    ] = None,
    replace: Annotated[bool, typer.Option("--replace", help="FILE may be there already.")] = False,
    box: Boxes = None,
) -> None:
    """Fit the weights of a game's value function to games that were played."""
    from starboard.lab import tune as lab

    title = starboard.game(game)
    names = lab.terms_of(title)
    make(bot, 0)
    counts = player_counts(title, seats)
    file = out or Path(f"{game}.weights.toml")
    check_writable(file)
    if file.exists() and not replace:
        raise BadInput(f"{file} is there already: name another with --out, or say --replace")
    samples: list[lab.Sample] = []
    how = f"starboard tune {game} --bot {bot} --seats {','.join(map(str, counts))}"
    how += f" --games {games} --generations {generations} --seed {seed}"
    for number in range(generations):
        with (
            lab.weighing_by(title, file if number else title.folder / "weights.toml"),
            progress_bar(games * len(counts), f"generation {number + 1}") as advance,
        ):
            samples += lab.generation(game, bot, counts, games, seed + number, jobs, advance)
        found = lab.fit(names, samples)
        lab.write(file, found, how)
        won = sum(sample.outcome == 1 for sample in samples) / len(samples)
        print(
            f"generation {number + 1}: loss {found.loss:.4f}, {100 * won:.1f} % in won games,"
            f" written to {file}",
            flush=True,
        )
    print(f"Try them: STARBOARD_WEIGHTS={game}={file} starboard arena {game} ...")


def player_counts(game: Game, seats: str) -> list[int]:
    """Numbers of players such as ``1,4``; the fewest by default."""
    wanted = [n.strip() for n in seats.split(",")] if seats else [str(game.seats[0])]
    if not all(n.isascii() and n.isdigit() for n in wanted):
        raise BadInput(f"--seats wants numbers of players such as 1,4, not {brief(seats)}")
    counts = [int(n) for n in wanted]
    for count in counts:
        game.full_variant(count, None)
    return counts

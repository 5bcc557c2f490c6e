"""The command line: every command is a thin door into one room of the house.

Bad input is answered by one sentence on stderr and exit code 2, and nothing is written.
"""

from __future__ import annotations

import json
import locale
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.exceptions import Abort, TyperException

import starboard
from starboard.bots import BadBot, make
from starboard.kernel import Game, Table
from starboard.kernel.box import BoxError
from starboard.text import TextError

if TYPE_CHECKING:
    from starboard.lab.simulate import Progress

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

#: What people can get wrong. Everything else is our own fault and shows where it happened.
MISTAKES = (
    BadInput, BadBot, BoxError, TextError,
    starboard.BadSave, starboard.BadSetup, starboard.UnknownGame,
)  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code."""
    try:
        code = app(args=arguments, prog_name="starboard", standalone_mode=False)
    except MISTAKES as mistake:
        code = _complain(str(mistake))
    except TyperException as mistake:
        code = _complain(mistake.format_message())
    except (Abort, KeyboardInterrupt):
        code = 130
    except BrokenPipeError:  # whoever read our output has gone: nobody is left to complain to
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 141
    sys.exit(code if isinstance(code, int) else 0)


def _complain(sentence: str) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2


# ---- what several commands take ------------------------------------------------------------------

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game: starboard games.")]
Lang = Annotated[str | None, typer.Option(metavar="hu|en", help="By default as your system.")]
Seed = Annotated[int | None, typer.Option(help="The seed of all chance; drawn by default.")]
Settings = Annotated[
    list[str] | None, typer.Option("--variant", metavar="NAME=VALUE", help="A setting; repeatable.")
]
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


# ---- playing -------------------------------------------------------------------------------------


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


# ---- many games ----------------------------------------------------------------------------------


@app.command()
def simulate(
    game: GameId,
    seats: Annotated[str, typer.Option(help="A bot for every seat: random,greedy")] = "random",
    players: Annotated[int | None, typer.Option(help="Seats, if one bot is named.")] = None,
    games: Annotated[int, typer.Option(min=1, max=10_000_000)] = 100,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
    variant: Settings = None,
    as_json: Json = False,
) -> None:
    """Play many games between bots: results, scores, decisions per second."""
    from starboard.lab.simulate import Match, check, told
    from starboard.lab.simulate import simulate as run

    title = starboard.game(game)
    words = tuple(seats_of(title, seats, players, "random"))
    if "me" in words:
        raise BadInput("in a simulation every seat is a bot; to play yourself: starboard play")
    match = Match(game, words, variant_of(title, variant), seed)
    check(match)
    with _progress(games, f"{title.title('en')}: {', '.join(words)}") as advance:
        report = run(match, games, jobs, advance)
    print(json.dumps(report.plain()) if as_json else told(report))


@app.command()
def arena(
    game: GameId,
    bots: Annotated[str, typer.Option(help="Who plays: random,greedy,ismcts:200")],
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="For each pair.")] = 100,
    players: Annotated[int, typer.Option(help="Seats; the fewest for rivals by default.")] = 0,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
    as_json: Json = False,
) -> None:
    """Bots against each other: a cross table with confidence intervals."""
    from starboard.lab.arena import arena as run
    from starboard.lab.arena import told

    title = starboard.game(game)
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        make(name, 0)
    if not title.cooperative and len(set(names)) < 2:
        raise BadInput("an arena of rivals needs two different bots")
    pairs = len(set(names)) if title.cooperative else len(names) * (len(names) - 1) // 2
    with _progress(games * pairs, title.title("en")) as advance:
        table = run(game, names, games, players=players, seed=seed, jobs=jobs, progress=advance)
    print(json.dumps(table.plain()) if as_json else told(table))


@app.command()
def tune(
    game: GameId,
    bot: Annotated[str, typer.Option(help="Who plays while learning.")] = "ismcts:100",
    seats: Annotated[str, typer.Option(help="Numbers of players, such as 1,4.")] = "",
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="A generation.")] = 60,
    generations: Annotated[int, typer.Option(min=1, max=1000)] = 3,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
) -> None:
    """Fit the weights of a game's value function to games that were played."""
    from starboard.lab import tune as lab

    title = starboard.game(game)
    names = lab.terms_of(title)
    make(bot, 0)
    counts = [int(n) for n in seats.split(",") if n.strip().isdigit()] or [title.seats[0]]
    for count in counts:
        title.full_variant(count, None)
    samples: list[lab.Sample] = []
    how = f"starboard tune {game} --bot {bot} --seats {','.join(map(str, counts))}"
    for number in range(generations):
        with _progress(games * len(counts), f"generation {number + 1}") as advance:
            samples += lab.generation(game, bot, counts, games, seed + number, jobs, advance)
        found = lab.fit(names, samples)
        how_all = f"{how} --games {games} --generations {generations} --seed {seed}"
        lab.write(title.folder / "weights.toml", found, how_all)
        won = sum(sample.outcome == 1 for sample in samples) / len(samples)
        print(f"generation {number + 1}: loss {found.loss:.4f}, {100 * won:.1f} % in won games")


@contextmanager
def _progress(total: int, words: str) -> Iterator[Progress | None]:
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


# ---- saves ---------------------------------------------------------------------------------------


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A save.")],
    verify: Annotated[bool, typer.Option("--verify", help="Only check every digest.")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Draw a position.")] = None,
    at: Annotated[int | None, typer.Option(help="The position after so many answers.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat saw it; else a spectator.")] = None,
    lang: Lang = None,
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
        _write(svg, picture(scene, table.game, spoken))
    if not verify and svg is None:
        shown = Replay(table, seat, Screen(), spoken)
        if at is not None:
            shown.look(at)
        elif shown.screen.live:
            shown.step()
        else:
            shown.tell()


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from None


# ---- looking things up ---------------------------------------------------------------------------


@app.command()
def rules(
    game: GameId,
    number: Annotated[str | None, typer.Argument(metavar="[ID]", help="Such as D-57.")] = None,
    lang: Lang = None,
) -> None:
    """The rules by number."""
    from starboard import text

    starboard.game(game)
    spoken = language(lang)
    if number is None:
        chapter = ""
        for each in text.rules(game, spoken):
            if each.chapter_title != chapter:
                chapter = each.chapter_title
                print(f"\n{chapter}\n")
            print(f"{each.id}  {each.title}. {each.text}")
        return
    try:
        found = text.rule(game, number.upper(), spoken)
    except KeyError:
        raise BadInput(f"{game} has no rule {number}") from None
    print(f"{found.id}  {found.title} ({found.chapter_title})\n{found.text}")


@app.command()
def components(
    game: GameId,
    check: Annotated[bool, typer.Option("--check", help="Only say what is wrong with it.")] = False,
    as_json: Json = False,
) -> None:
    """The box: counts, sources, and what is wrong with it."""
    from starboard.lab.box import contents

    counts, faults = contents(starboard.game(game))
    if as_json:
        print(json.dumps({"game": game, "components": counts, "faults": faults}))
    elif not check:
        for name, entry in counts.items():
            sources = ", ".join(f"{n} {source}" for source, n in entry["sources"].items())
            print(f"{entry['count']:>5}  {name:<24} {sources}")
    if check and not as_json:
        print("\n".join(faults) if faults else f"{game}: the box is complete")
    if faults:
        raise typer.Exit(1)


@app.command()
def games(as_json: Json = False) -> None:
    """The games there are."""
    found = starboard.games()
    if as_json:
        print(json.dumps([describe(game) for game in found.values()], ensure_ascii=False))
        return
    for game in found.values():
        few, many = game.seats.start, game.seats.stop - 1
        who = f"{few} to {many} players" if few < many else f"{few} players"
        kind = ", cooperative" if game.cooperative else ""
        minutes = f"{game.minutes[0]}-{game.minutes[1]} minutes"
        print(f"{game.id:<18} {game.title('en')}: {who}, {minutes}{kind}")


def describe(game: Game) -> Mapping[str, Any]:
    """What the registry knows of a game, as JSON data."""
    return {
        "id": game.id,
        "title": {lang: game.title(lang) for lang in ("en", "hu")},
        "seats": [game.seats.start, game.seats.stop - 1],
        "variants": [
            {"name": c.name, "values": list(c.values), "default": c.default} for c in game.variants
        ],
        "cooperative": game.cooperative,
        "minutes": list(game.minutes),
        "weight": game.weight,
        "rules": game.version,
    }


@app.command()
def check(
    game: GameId,
    plays: Annotated[int, typer.Option("--games", min=1, help="Games of every setup.")] = 2,
    spots: Annotated[int, typer.Option(min=1, help="Decisions of each to look into.")] = 5,
    law: Annotated[str | None, typer.Option(help="Only this law.")] = None,
    first: Annotated[int, typer.Option("--seed", help="The first game's seed.")] = 0,
) -> None:
    """Put a game to the test: does it keep the laws that every game must keep?"""
    from starboard.lab.laws import LAWS, verdicts

    if law is not None and law not in LAWS:
        raise BadInput(f"there is no law {law!r}; there are {', '.join(LAWS)}")
    chosen = [LAWS[law]] if law is not None else list(LAWS.values())
    broken = 0
    for each, breaches in verdicts(
        starboard.game(game), chosen, range(first, first + plays), spots
    ):
        print(f"{'BROKEN' if breaches else 'kept':<7} {each.name:<20} {each.says}", flush=True)
        for breach in breaches:
            print(f"        {breach}")
        broken += bool(breaches)
    if broken:
        raise typer.Exit(1)

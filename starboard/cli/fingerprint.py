"""The command that takes fingerprints: is what players see still the same?"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

import starboard

from .common import (
    BadInput,
    Boxes,
    GameId,
    Json,
    app,
    check_writable,
    language,
    progress_bar,
    read_text,
    write_text,
)

if TYPE_CHECKING:
    from starboard.lab.compare import Difference
    from starboard.lab.fingerprint import Fingerprint
    from starboard.lab.random_games import Plan

BEFORE = 2  # decisions that are told before the one that differs


Count = Annotated[
    int | None, typer.Option(min=1, max=1_000_000, help="Games of every setup; 2 by default.")
]
Players = Annotated[int | None, typer.Option(help="Only setups for so many players.")]
Which = Annotated[int | None, typer.Option(help="Only this setup, counted from 1.")]
First = Annotated[int | None, typer.Option(min=0, help="The first game's number; 0 by default.")]
SeedOfAll = Annotated[int | None, typer.Option(help="The seed of all chance; 1 by default.")]
Jobs = Annotated[int, typer.Option(min=1, max=1024, help="Processes.")]
Drawn = Annotated[
    str | None, typer.Option(metavar="all|some|none", help="Decisions where scenes are drawn.")
]
Before = Annotated[
    Path | None, typer.Option(metavar="FILE", help="One taken before: what has changed?")
]
Text = Annotated[bool, typer.Option("--text", help="Tell the games in sentences.")]
TextIn = Annotated[str | None, typer.Option(metavar="hu|en", help="Of the text; by default both.")]
At = Annotated[int | None, typer.Option(min=0, help="Show all that is hashed at this decision.")]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Write it here.")]


@app.command()
def fingerprint(
    game: GameId,
    games: Count = None,
    seats: Players = None,
    setup: Which = None,
    first: First = None,
    seed: SeedOfAll = None,
    jobs: Jobs = 1,
    scenes: Drawn = None,
    compare: Before = None,
    as_text: Text = False,
    lang: TextIn = None,
    at: At = None,
    out: Out = None,
    as_json: Json = False,
    box: Boxes = None,
) -> None:
    """Random games of every setup: a hash of all that players see, or the games in sentences."""
    if sum([as_text, as_json, compare is not None, at is not None]) > 1:
        raise BadInput("choose one of --text, --json, --compare and --at")
    if out is not None:
        check_writable(out)
    wanted = _wanted(games=games, seats=seats, setup=setup, first=first, seed=seed, scenes=scenes)
    if compare is not None:
        _compare(game, compare, wanted, jobs, out)
    elif as_text:
        _tell(_plan(game, {"games": 1, **wanted}), lang, out)
    elif at is not None:
        _show(_plan(game, wanted), at, out)
    else:
        found = _taken(_plan(game, wanted), jobs, out)
        print(json.dumps(found.plain()) if as_json else _told(found))


def _wanted(**given: Any) -> dict[str, Any]:
    """What was said of the games to be played."""
    from starboard.lab.random_games import SCENES

    scenes = given["scenes"]
    if scenes not in (None, *SCENES):
        raise BadInput(f"scenes are drawn at {', '.join(SCENES)} of the decisions, not {scenes!r}")
    return {name: value for name, value in given.items() if value is not None}


def _plan(game: str, wanted: Mapping[str, Any]) -> Plan:
    from starboard.lab.random_games import Plan

    return Plan(game, **wanted)


def _taken(plan: Plan, jobs: int, out: Path | None) -> Fingerprint:
    """Play the games, and write the fingerprint down where that is wanted."""
    from starboard.lab.fingerprint import fingerprint as take

    total = len(plan.setups()) * plan.games
    with progress_bar(total, starboard.game(plan.game).title("en")) as advance:
        found = take(plan, jobs, advance)
    if out is not None:
        write_text(out, json.dumps(found.plain()) + "\n")
    return found


def _tell(plan: Plan, lang: str | None, out: Path | None) -> None:
    """The games in sentences, in one language or in all."""
    from starboard.lab.playthrough import playthrough
    from starboard.text import languages

    langs = languages if lang is None else (language(lang),)
    games = ((setup, number) for setup in plan.setups() for number in plan.numbers)
    lines = (line for each in games for line in (*playthrough(plan, *each, langs), ""))
    if out is not None:
        write_text(out, "\n".join(lines))
        return
    for line in lines:  # as they come: whole games take their time
        print(line)


def _show(plan: Plan, decision: int, out: Path | None) -> None:
    """What is seen at one decision of the first of the games, as JSON to compare line by line."""
    from starboard.lab.fingerprint import seen_at

    seen = seen_at(plan, plan.setups()[0], plan.first, decision)
    if seen is None:
        raise BadInput(f"the game is over before decision {decision}")
    text = json.dumps(seen, indent=1, ensure_ascii=False)
    if out is None:
        print(text)
    else:
        write_text(out, text + "\n")


def _told(found: Fingerprint) -> str:
    """A line for every setup, and one for all."""
    from starboard.lab.fingerprint import hash_of

    title, lines = starboard.game(found.plan.game), []
    for setup in found.plan.setups():
        name = setup.name(title)
        games = found.prints[name].values()
        decisions = sum(each.decisions for each in games)
        lines.append(
            f"{setup.number:>3}  {hash_of(games)}  games: {len(games)}, decisions: {decisions},"
            f" {name}"
        )
    return "\n".join([*lines, f"     {found.hash}  {title.id}"])


def _compare(game: str, file: Path, wanted: Mapping[str, Any], jobs: int, out: Path | None) -> None:
    """Play the same games again and say what is no longer as it was."""
    from starboard.lab.compare import BadFingerprint, differences, read, same_games, unmatched

    try:
        before = read(read_text(file))
        plan = same_games(before, game, wanted)
    except BadFingerprint as mistake:
        raise BadInput(f"{file}: {mistake}") from None
    now = _taken(plan, jobs, out)
    print(_told(now))
    differ, others = differences(before, now), unmatched(before, now)
    if not differ and not others:
        print(f"All of it is as in {file}.")
        return
    for setup in others:
        print(f"Only in one of the two: {setup}")
    for _, found in groupby(differ, key=lambda each: each.setup):
        print(f"Differs first: {next(found)}")
    if differ:
        _tell_difference(now, differ[0])
    raise typer.Exit(1)


def _tell_difference(now: Fingerprint, first: Difference) -> None:
    """The decisions up to the first that differs, as they are now."""
    from starboard.lab.playthrough import playthrough
    from starboard.text import languages

    plan, title, until = now.plan, starboard.game(now.plan.game), first.decision
    setup = next(each for each in plan.setups() if each.name(title) == first.setup)
    since = until - BEFORE
    if "events" in first.aspects:
        since = now.prints[first.setup][first.game].look_before(until)
    print("\nNow it goes like this:\n")
    for line in playthrough(plan, setup, first.game, languages, since=since, until=until):
        print(line)
    again = f"starboard fingerprint {title.id} --setup {setup.number} --first {first.game}"
    again += f" --seed {plan.seed} --scenes {plan.scenes}"
    print(
        "\nTo find out more, compare what these tell now and what they told before:"
        f"\n{again} --text\n{again} --at {until}"
    )

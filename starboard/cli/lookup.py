"""Commands to look things up: games, rules, boxes, and whether a game keeps the laws."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Mapping
from itertools import count
from typing import Annotated, Any

import typer

import starboard
from starboard.kernel import Game

from .common import BadInput, Boxes, GameId, Json, Lang, app, language


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
def words(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game, or common for all games'.")],
    kind: Annotated[str | None, typer.Option(help="Only this kind: option, event ...")] = None,
    plays: Annotated[int, typer.Option("--games", min=1, max=100, help="Of each setup.")] = 1,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 0,
    box: Boxes = None,
    as_json: Json = False,
) -> None:
    """Every kind of sentence in both languages, with facts from games played at random."""
    from starboard.lab.words import KINDS
    from starboard.lab.words import words as found

    if kind is not None and kind not in KINDS:
        raise BadInput(f"there is no kind {kind!r}; there are {', '.join(KINDS)}")
    told = [each for each in found(game, plays, seed) if kind in (None, each.kind)]
    if as_json:
        print(json.dumps([each.plain() for each in told], ensure_ascii=False))
        return
    for each in told:
        print(f"{each.key}  [{each.kind}]{'' if each.seen else '  not seen'}")
        for said in each.said:
            print("\n".join(f"  {lang}  {sentence}" for lang, sentence in said.items()))


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
        "variants": [choice.plain() for choice in game.variants],
        "cooperative": game.cooperative,
        "minutes": list(game.minutes),
        "weight": game.weight,
        "rules": game.version,
    }


@app.command()
def check(
    game: GameId,
    plays: Annotated[
        int, typer.Option("--games", min=0, help="Games of every setup; 0: as time allows.")
    ] = 0,
    seconds: Annotated[float, typer.Option(min=1, help="Without --games: about so long.")] = 30,
    spots: Annotated[int, typer.Option(min=1, help="Decisions of each to look into.")] = 5,
    law: Annotated[str | None, typer.Option(help="Only this law.")] = None,
    first: Annotated[int, typer.Option("--seed", help="The first game's seed.")] = 0,
    box: Boxes = None,
) -> None:
    """Put a game to the test: does it keep the laws that every game must keep?"""
    from starboard.lab.laws import LAWS, verdicts

    if law is not None and law not in LAWS:
        raise BadInput(f"there is no law {law!r}; there are {', '.join(LAWS)}")
    chosen = [LAWS[law]] if law is not None else list(LAWS.values())
    begun = time.monotonic()
    seeds = range(first, first + plays) if plays else count(first)
    until = math.inf if plays else begun + seconds
    found = verdicts(starboard.game(game), chosen, seeds, spots, until)
    for each in found:
        state = "BROKEN" if each.breaches else "kept" if each.looks else "untried"
        print(f"{state:<8} {each.law.name:<20} {each.looks:>6}  {each.law.says}")
        for breach in each.breaches:
            print(f"         {breach}")
    looks = sum(each.looks for each in found)
    print(f"{looks:,} looks at decisions and games in {time.monotonic() - begun:.0f} s")
    if any(each.breaches for each in found):
        raise typer.Exit(1)


@app.command("why-nots")
def why_nots(
    game: GameId,
    plays: Annotated[int, typer.Option("--games", min=1, help="Of each setup.")] = 1,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    show: Annotated[
        str | None, typer.Option(metavar="generic|wrong", help="Examples of these answers.")
    ] = None,
    box: Boxes = None,
    as_json: Json = False,
) -> None:
    """Touch everything that is not lit in random positions: how often does the answer help?"""
    from starboard.lab.why_nots import ANSWERS, measure

    if show is not None and show not in ANSWERS:
        raise BadInput(f"there is no answer {show!r}; there are {', '.join(ANSWERS)}")
    found = measure(game, plays, seed)
    if as_json:
        print(json.dumps(found.plain(), ensure_ascii=False))
        return
    width = max(map(len, (*found.by_kind, "kind of node")))
    print(f"{'kind of node':<{width}} {'touches':>9}" + "".join(f"{a:>12}" for a in ANSWERS))
    for kind, of in [*sorted(found.by_kind.items()), ("all", found.total)]:
        shares = "".join(f"{of[a] / max(1, of.total()):>12.1%}" for a in ANSWERS)
        print(f"{kind:<{width}} {of.total():>9,}{shares}")
    print(f"{found.positions:,} questions of random games")
    for each in found.shown(show) if show is not None else ():
        print(f"{each['question']}: {each['thing']} ({each['key']})\n    {each['said']}")

"""The command that takes fingerprints: is what players see still the same?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

import starboard

from .common import BadInput, Boxes, GameId, Json, app, check_writable, progress_bar, write_text


@app.command()
def fingerprint(
    game: GameId,
    games: Annotated[int, typer.Option(min=1, max=1_000_000, help="Of every setup.")] = 2,
    seats: Annotated[int | None, typer.Option(help="Only setups for so many players.")] = None,
    seed: Annotated[int, typer.Option(help="The seed of all chance.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, max=1024, help="Processes.")] = 1,
    scenes: Annotated[str, typer.Option(metavar="all|some|none", help="Drawn when.")] = "some",
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it as JSON.")] = None,
    as_json: Json = False,
    box: Boxes = None,
) -> None:
    """Play random games of every setup and hash all that players see in them."""
    from starboard.lab.fingerprint import SCENES, Plan, told
    from starboard.lab.fingerprint import fingerprint as take

    if scenes not in SCENES:
        raise BadInput(f"scenes are drawn {', '.join(SCENES)}; not {scenes!r}")
    plan = Plan(game, games, seed, scenes, seats)
    total = len(plan.setups()) * games
    if out is not None:
        check_writable(out)
    with progress_bar(total, starboard.game(game).title("en")) as advance:
        found = take(plan, jobs, advance)
    text = json.dumps(found.plain())
    if out is not None:
        write_text(out, text + "\n")
    print(text if as_json else told(found))

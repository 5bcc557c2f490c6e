"""A process of its own that reads an edition as the game would, and tells what came of it.

A process plays with one edition for all of its life, so another is tried in another process:
``python -m starboard.workshop.probe FOLDER [PLAYS]`` prints one JSON document.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import subprocess
import sys
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from starboard import editions
from starboard.data.box import BoxError, listen
from starboard.kernel import Game, Message, Table
from starboard.text import languages, problems

from .places import Place

PATIENCE = 120.0  # seconds; a box is read in one, and a random game takes a few
MOST_SETUPS = 40


@dataclass(frozen=True, slots=True)
class Fault:
    """Something wrong with an edition, as exactly as it is known."""

    file: str
    entry: str
    field: str
    fault: str

    def __str__(self) -> str:
        return ": ".join(part for part in (self.file, self.entry, self.field, self.fault) if part)


@dataclass(slots=True)
class Reading:
    """What came of it: a fault or none, and what the game asks of every field."""

    fault: Fault | None = None
    asked: list[tuple[str, str, str, dict[str, Any]]] = field(default_factory=list)


def read(folder: Path, plays: int = 0) -> Reading:
    """Let a fresh process read the edition in a folder, and play some games with it."""
    environment = {k: v for k, v in os.environ.items() if k != editions.VARIABLE}
    command = [sys.executable, "-m", "starboard.workshop.probe", str(folder), str(plays)]
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, timeout=PATIENCE, check=False
        )
        told = json.loads(done.stdout)
    except subprocess.TimeoutExpired:
        return Reading(Fault("", "", "", "a game with this box does not come to an end"))
    except ValueError:
        return Reading(Fault("", "", "", "the game cannot be started with this box"))
    fault = Fault(**told["fault"]) if told["fault"] is not None else None
    return Reading(fault, [tuple(each) for each in told["asked"]])


def main(folder: str, plays: str) -> None:
    """Read, and print what came of it."""
    sys.stdout, out = sys.stderr, sys.stdout  # whatever prints must not speak into the answer
    reading = Reading()
    asked: dict[tuple[str, str, str], dict[str, Any]] = {}
    listen(lambda *where: asked.setdefault(where[:3], {}).update(where[3]))
    try:
        (edition,) = editions.use([Path(folder)])
        game: Game = importlib.import_module(f"starboard.games.{edition.game}").GAME
        listen(None)
        _look_through(game)
        _try_out(game, int(plays))
    except BoxError as error:
        reading.fault = Fault(error.file, error.entry, error.field, error.fault)
    except editions.BadEdition as error:
        reading.fault = Fault("", "", "", str(error))
    except Exception as error:  # rules that trust the box too much: still one sentence
        told = f"the game cannot be played with this box ({type(error).__name__}: {error})"
        reading.fault = Fault("", "", "", " ".join(told.split())[:300])
    reading.asked = [(*where, what) for where, what in asked.items()]
    fault = asdict(reading.fault) if reading.fault is not None else None
    out.write(json.dumps({"fault": fault, "asked": reading.asked}))


def _look_through(game: Game) -> None:
    """Every component can be drawn and said."""
    for shelf in game.catalogue() if game.catalogue is not None else ():
        for each in shelf.components:
            said = [each.picture.name, *(part.value for part in each.parts), *each.notes]
            for message in [m for m in said if isinstance(m, Message)]:
                for lang in languages:
                    for fault in problems(message, lang):
                        raise BoxError(each.entry[0], Place(*each.entry).name, "words", fault)


def _try_out(game: Game, plays: int) -> None:
    """Every kind of table can be laid out, and some are played to the end."""
    setups = game.setups()[:MOST_SETUPS]
    for seats, variant in setups:
        Table(game, seats, 1, variant)
    step = max(1, len(setups) // max(1, plays))
    for number, (seats, variant) in enumerate(setups[::step][:plays]):
        chance = random.Random(number)
        table = Table(game, seats, number, variant, auto=True)
        while not table.over:
            ask = chance.choice(table.pending)
            table.answer(ask.seat, chance.choice(ask.options))
            if table.seq > game.bound:
                raise BoxError("", "", "", "a game with this box does not come to an end")


if __name__ == "__main__":
    main(*sys.argv[1:3])

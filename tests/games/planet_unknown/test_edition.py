"""Owners' editions of the box: played as they are, and never a fault without a clear sentence."""

from __future__ import annotations

import copy
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starboard.data.box import BoxError
from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import SHAPE_RINGS, SHAPES, components
from starboard.games.planet_unknown.reading import boards, cards, files, tiles

BOX = GAME.folder / "box"
Data = dict[str, Any]


def station(folder: Path) -> object:
    """The station with the shapes of the box as it comes."""
    return tiles.station_of(folder, SHAPES, SHAPE_RINGS)


READERS: dict[str, tuple[Callable[[Path], object], ...]] = {
    "tiles.toml": (tiles.tiles_of,),
    "station.toml": (station,),
    "planets.toml": (boards.planets_of,),
    "corporations.toml": (boards.corporations_of,),
    "civ_cards.toml": (cards.civ_cards_of, cards.set_values_of),
    "objectives.toml": (cards.objectives_of,),
    "events.toml": (cards.events_of, cards.presets_of),
    "modes.toml": (components, cards.solo_of),
}
FILES = {name: tomllib.loads((BOX / name).read_text(encoding="utf-8")) for name in READERS}


def read(name: str, data: Data, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read a file of the box with this content."""
    found = {**FILES, name: data}
    monkeypatch.setattr(files, "file_of", lambda folder, file: found[file])
    for reader in READERS[name]:
        reader(BOX)


# ---- an edition that is played -----------------------------------------------------------------

PLAY = """
import starboard
from starboard import bots
from starboard.games.planet_unknown.box import CIV_CARDS, PLANETS, SOLO
from starboard.text import render
print(SOLO["base"], CIV_CARDS[5].n, PLANETS[0].ice.bit_count())
table = starboard.new("planet_unknown", seats=2, seed=3)
seats = [bots.make("quick", 1), bots.make("ismcts:2", 2)]
while not table.over:
    ask = table.pending[0]
    table.answer(ask.seat, seats[ask.seat].choose(bots.Worlds(table, ask.seat)))
print(table.result.reason)
"""


def test_an_edition_is_played_to_the_end(tmp_path: Path) -> None:
    """P-16, P-80, P-217, P-330 A number, a card and a board of one's own."""
    folder = tmp_path / "mine"
    shutil.copytree(BOX, folder)
    changes = {
        "modes.toml": ("base = 60", "base = 61"),
        "civ_cards.toml": ('op = "medals", n = 1 ', 'op = "medals", n = 4 '),
        "planets.toml": (
            '  "...illlll...",\n  "..liiillil..",',
            '  "...llllll...",\n  "..liiillil..",',
        ),
    }
    for name, (old, new) in changes.items():
        text = (folder / name).read_text(encoding="utf-8")
        assert old in text, name
        text = text.replace(old, new, 1)
        (folder / name).write_text(text.replace("ice_squares = 21", "ice_squares = 20", 1))
    (folder / "edition.toml").write_text('game = "planet_unknown"\nname = "Mine"\n')
    done = subprocess.run(
        [sys.executable, "-c", PLAY], capture_output=True, text=True, check=False,
        env={**os.environ, "STARBOARD_BOX": str(folder)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    facts, reason = done.stdout.split("\n")[:2]
    assert facts == "61 4 20"
    assert reason.startswith("end-")


# ---- broken editions ---------------------------------------------------------------------------


def first(family: str, **fields: Any) -> Callable[[Data], None]:
    """The first entry of a family gets other fields; None takes one away."""

    def change(data: Data) -> None:
        entry = data[family] if isinstance(data[family], dict) else data[family][0]
        for name, value in fields.items():
            if value is None:
                del entry[name]
            else:
                entry[name] = value

    return change


def twice(family: str) -> Callable[[Data], None]:
    """The second entry is a copy of the first."""

    def change(data: Data) -> None:
        data[family][1] = {**data[family][0], "no": 2}

    return change


def without(family: str) -> Callable[[Data], None]:
    """A whole family is missing."""
    return lambda data: data.__delitem__(family)


def cut(family: str) -> Callable[[Data], None]:
    """The last entry is missing."""
    return lambda data: data[family].pop()


@pytest.mark.parametrize(
    ("file", "change", "entry", "field", "said"),
    [
        ("tiles.toml", first("tile", cells=[[0, 0]]), "tile Z5-civ-energy", "cells", "[x, y,"),
        ("tiles.toml", first("tile", resources=["civ"]), "tile Z5-civ-energy", "resources", "two"),
        ("tiles.toml", twice("tile"), "tile Z5-civ-energy", "id", "two of"),
        ("tiles.toml", cut("tile"), "tile", "no", "144"),
        ("tiles.toml", first("shape", mask=[[0, 10**9]]), "shape Z5", "mask", "0 to 4"),
        ("station.toml", first("station", outer_ring=["Z5"]), "station", "outer_ring", "six"),
        ("station.toml", without("station"), "file", "station", "is missing"),
        ("planets.toml", first("planet", grid=[1]), "planet k58_4156", "grid", "12 rows"),
        ("planets.toml", first("planet", lifepods=[[0, -1]]), "planet k58_4156", "lifepods", "0"),
        ("planets.toml", cut("planet"), "planet", "id", "7 planets"),
        ("corporations.toml", first("corporation", rovers=0), "corporation universal_coalition",
         "rovers", "1 to 4"),
        ("corporations.toml", first("corporation", technology=[]),
         "corporation universal_coalition", "technology", "do not know"),
        ("civ_cards.toml", first("card", effect={"op": "fly"}), "card temp_agency effect", "op",
         "should be one of"),
        ("civ_cards.toml", first("card", source=None), "card temp_agency", "source", "missing"),
        ("civ_cards.toml", first("card", effect={"op": "advance_distinct", "trackers": -1}),
         "card temp_agency effect", "trackers", "1 to 20"),
        ("objectives.toml", without("objective"), "file", "objective", "is missing"),
        ("events.toml", first("event", effect={"op": "restrict", "rule": "none"}), "event G01",
         "kind", "does not go"),
        ("events.toml", without("deck"), "file", "deck", "is missing"),
        ("modes.toml", first("components", meteorites="many"), "components", "meteorites", "60+"),
        ("modes.toml", first("solo_target", band_min=[0, 0, 0, 0, 0]), "solo_target", "band_min",
         "rise"),
    ],
)  # fmt: skip
def test_a_broken_edition_says_what_is_wrong(
    file: str, change: Callable[[Data], None], entry: str, field: str, said: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    """One sentence that names file, entry and field."""
    data = copy.deepcopy(FILES[file])
    change(data)
    with pytest.raises(BoxError) as fault:
        read(file, data, monkeypatch)
    assert (fault.value.file, fault.value.entry, fault.value.field) == (file, entry, field)
    assert said in fault.value.fault
    assert "\n" not in str(fault.value)


# ---- any edition -------------------------------------------------------------------------------

RUBBISH: tuple[Any, ...] = (
    0,
    -1,
    10**9,
    "",
    "rubbish",
    True,
    None,
    [],
    {},
    1.5,
    ["rubbish"],
    [[]],
    [{}],
)


def places(data: Any) -> list[tuple[Any, Any]]:
    """Everything in a file that can be changed: its container, and where it is in it."""
    items: list[Any] = list(data.items()) if isinstance(data, dict) else list(enumerate(data))
    found = [(data, key) for key, _ in items]
    for _, value in items:
        if isinstance(value, dict | list):
            found += places(value)
    return found


def spoil(data: Data, rng: Random) -> None:
    """One random change."""
    inside, key = rng.choice(places(data))
    how = rng.random()
    if how < 0.25:
        del inside[key]
    elif how < 0.4 and isinstance(inside, list):
        inside.append(copy.deepcopy(inside[key]))
    else:
        inside[key] = copy.deepcopy(rng.choice(RUBBISH))


@pytest.mark.parametrize("file", READERS)
def test_whatever_an_owner_breaks_is_told(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Random changes either load or raise BoxError, nothing else, and never hang."""
    rng = Random(f"rubbish in {file}")
    refused = 0
    for _ in range(12 if file == "tiles.toml" else 60):
        data = copy.deepcopy(FILES[file])
        spoil(data, rng)
        try:
            read(file, data, monkeypatch)
        except BoxError:
            refused += 1
    assert refused > 3

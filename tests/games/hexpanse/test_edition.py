"""Owners' editions of the box: a changed one is played to the end, a broken one says where."""

from __future__ import annotations

import copy
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starboard.data.box import BoxError
from starboard.games.hexpanse.box import FOLDER, read_box
from starboard.games.hexpanse.reading import FILES, read_files

Data = dict[str, dict[str, Any]]

SHIPPED = read_files(FOLDER)

#: Plays three games with bots and tells what the changed pieces are and say.
PLAYED = """
import json
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import GAIN
from starboard.data.edition import edition_of
from starboard.lab.simulate import Match, at_table

ends = []
for seats, variant in ((2, {}), (4, {"mode": "admiral"}), (3, {"team": True})):
    table = at_table(Match("hexpanse", ("quick",) * seats, variant, 4), 1)
    ends.append(table.result.reason)
    for seat in (0, None):
        table.scene(seat)
        [event.text(lang) for event in table.events_for(seat) for lang in ("en", "hu")]
face = {component.key: component for shelf in GAME.catalogue() for component in shelf.components}
said = {
    lang: [w.text(lang) for key in ("mercenary:baron", "action:black_market", "board:inner")
           for w in face[key].picture.words]
    for lang in ("en", "hu")
}
print(json.dumps({"ends": ends, "said": said, "gain": GAIN, "name": edition_of("hexpanse").name}))
"""


def written(folder: Path, change: Callable[[str, str], str]) -> Path:
    """The box as it comes, as an edition, each file changed by its name and text."""
    folder.mkdir()
    for name in FILES:
        text = (FOLDER / name).read_text(encoding="utf-8")
        (folder / name).write_text(change(name, text), encoding="utf-8")
    head = 'game = "hexpanse"\nname = "My own box"\n'
    (folder / "edition.toml").write_text(head, encoding="utf-8")
    return folder


def mine(name: str, text: str) -> str:
    """One number of the rules, two cards and one board are as on the owner's table."""
    changes = {
        "components.toml": [("gain_action_amount = 1", "gain_action_amount = 2")],
        "mercenaries.toml": [
            (
                '[{ at = [1, 0], op = "attack" }, { at = [0, -1], op = "place" }, '
                '{ at = [-1, 1], op = "place" }]',
                '[{ at = [1, 0], op = "attack" }, { at = [2, 0], op = "attack" }, '
                '{ at = [-2, 1], op = "place" }]',
            )
        ],
        "actions.toml": [
            ('kind = "gain_hexilum", amount = 4', 'kind = "damage_leader", amount = 5')
        ],
        "boards.toml": [
            ("area_count = 37\nmine_count = 7", "area_count = 36\nmine_count = 6"),
            ("[0, -3, 3], [1, -3, 2], [2, -3, 1]", "[0, -3, 2], [1, -3, 2], [2, -3, 1]"),
            (
                "[2, -1], [0, 0], [-2, 1], [1, 1], [-1, 2]]\n",
                "[2, -1], [-2, 1], [1, 1], [-1, 2]]\n",
            ),
        ],
    }
    for old, new in changes.get(name, []):
        assert old in text, old
        text = text.replace(old, new, 1)
    return text


def test_an_edition_is_played_to_the_end(tmp_path: Path) -> None:
    """H-2, H-25, H-58, H-80: the owner's numbers, cards and board are played with, and told."""
    folder = written(tmp_path / "mine", mine)
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], check=False, capture_output=True, text=True,
        env={**os.environ, "STARBOARD_BOX": str(folder)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert len(told["ends"]) == 3
    assert set(told["ends"]) <= {"end-mission", "end-leaders", "end-rounds"}
    assert told["gain"] == 2
    assert told["name"] == "My own box"
    english, hungarian = "\n".join(told["said"]["en"]), "\n".join(told["said"]["hu"])
    assert "attack right and 2× right; place left + lower left" in english
    assert "támadás jobbra és 2× jobbra; lehelyezés balra + balra le" in hungarian
    assert "The leader of one opponent loses 5 life." in english
    assert "Egy ellenfeled vezére 5 életpontot veszít." in hungarian
    assert "36 areas, 6 of them with a mine" in english
    assert "36 terület, köztük 6 bánya" in hungarian


def entry(data: Data, file: str, id: str) -> dict[str, Any]:
    """One entry of a data file."""
    lists = [found for found in data[file].values() if isinstance(found, list)]
    return next(each for found in lists for each in found if each.get("id") == id)


def put(file: str, id: str, field: str, value: object) -> Callable[[Data], None]:
    """A field of an entry says something else."""

    def change(data: Data) -> None:
        entry(data, file, id)[field] = value

    return change


def drop(file: str, id: str, field: str) -> Callable[[Data], None]:
    """A field of an entry is missing."""

    def change(data: Data) -> None:
        del entry(data, file, id)[field]

    return change


def effect(file: str, id: str, **new: object) -> Callable[[Data], None]:
    """The first effect of an entry is another one."""

    def change(data: Data) -> None:
        found = entry(data, file, id)
        home = found["option"][0] if "option" in found else found
        home["effects"][0] = new

    return change


def number(field: str, value: object) -> Callable[[Data], None]:
    """A number of the rules is another one."""

    def change(data: Data) -> None:
        data["components.toml"]["constants"][field] = value

    return change


def without(file: str, family: str, id: str = "") -> Callable[[Data], None]:
    """An entry, or a whole family, is missing."""

    def change(data: Data) -> None:
        if id:
            data[file][family] = [each for each in data[file][family] if each["id"] != id]
        else:
            del data[file][family]

    return change


def twice(file: str, family: str) -> Callable[[Data], None]:
    """The first entry stands there twice."""

    def change(data: Data) -> None:
        data[file][family].append(copy.deepcopy(data[file][family][0]))

    return change


M, A, B, C = "mercenaries.toml", "actions.toml", "boards.toml", "components.toml"
ROW = [[0, -(10**9), 10**9]]
FAR = {"at": [4, 0], "op": "attack"}
BROKEN: list[tuple[Callable[[Data], None], str]] = [
    (drop(M, "baron", "cost"), f"{M}: mercenary baron: cost: is missing"),
    (put(M, "baron", "cost", "5"), f"{M}: mercenary baron: cost: should be of type int, not '5'"),
    (put(M, "baron", "cost", -1), f"{M}: mercenary baron: cost: should be 1 to 20, not -1"),
    (
        put(M, "baron", "cost", 10**9),
        f"{M}: mercenary baron: cost: should be 1 to 20, not 1000000000",
    ),
    (put(M, "baron", "tokens", 9), f"{M}: mercenary baron: tokens: should be 1 to 3, not 9"),
    (put(M, "baron", "copies", 2), f"{M}: mercenary baron: copies: should be 1 to 1, not 2"),
    (put(M, "baron", "code", "A17"), f"{M}: mercenary baron: code: 'A17' stands there twice"),
    (put(M, "baron", "code", "A01"), f"{A}: action dock_raid: code: 'A01' stands there twice"),
    (
        put(M, "baron", "id", "the baron"),
        f"{M}: mercenary the baron: id: 'the baron' is not of the",
    ),
    (
        put(M, "baron", "colour", "red"),
        f"{M}: mercenary baron: colour: is not a field of this entry",
    ),
    (
        put(M, "baron", "source", "memory"),
        f"{M}: mercenary baron: source: should be one of rulebook",
    ),
    (
        put(M, "baron", "effects", []),
        f"{M}: mercenary baron: effects: should hold one effect, holds 0",
    ),
    (effect(M, "baron", kind="juggle"), f"{M}: mercenary baron effects 1: kind: should be one of"),
    (
        effect(M, "baron", kind="extra_market", cards=5),
        f"{M}: mercenary baron effects 1: kind: should",
    ),
    (effect(M, "vex", kind="gain_hexilum"), f"{M}: mercenary vex effects 1: amount: is missing"),
    (
        effect(M, "baron", kind="formation", anchor="self", cells=[FAR]),
        f"{M}: mercenary baron effects 1 cells 1: at: [4, 0] is more than 3 areas from the middle",
    ),
    (
        effect(M, "baron", kind="formation", anchor="self", cells=[{"at": [0, 0], "op": "place"}]),
        f"{M}: mercenary baron effects 1: cells: the unit's own area [0, 0] cannot be part",
    ),
    (
        effect(A, "dock_raid", kind="formation", anchor="self", cells=[]),
        f"{A}: action dock_raid option 1 effects 1: anchor: should be one of free; not 'self'",
    ),
    (
        effect(A, "dock_raid", kind="hospital_to_board", count=2),
        f"{A}: action dock_raid option 1 effects 1: count: should be 1 to 1, not 2",
    ),
    (
        put(A, "dock_raid", "option", []),
        f"{A}: action dock_raid: option: an action card has two opti",
    ),
    (
        effect("factions.toml", "ox", kind="zombie"),
        "factions.toml: faction ox effects 1: kind: should",
    ),
    (
        put("factions.toml", "ox", "effects", []),
        "factions.toml: faction ox: effects: a faction abili",
    ),
    (
        put("allies.toml", "medics", "can_attack", False),
        "allies.toml: ally medics: can_attack: all but",
    ),
    (
        put("allies.toml", "medics", "trigger", "passive"),
        "allies.toml: ally medics effects 1: kind: sh",
    ),
    (
        without("allies.toml", "ally", "medics"),
        "allies.toml: file: ally: there are 11 allied tiles",
    ),
    (put(B, "inner", "rows", ROW), f"{B}: board inner: rows: should be a row [r, first q, last q]"),
    (put(B, "inner", "mines", [[9, 9]]), f"{B}: board inner: mines: [9, 9] lies off every board"),
    (put(B, "inner", "area_count", 40), f"{B}: board inner: area_count: the rows hold 37 areas"),
    (put(B, "inner", "players", []), f"{B}: file: players: no board is for 2 factions"),
    (put(B, "reverse", "players", [2, 4]), f"{B}: board reverse: players: 2 factions have another"),
    (
        put(B, "inner", "players", [7]),
        f"{B}: board inner: players: should hold numbers of factions",
    ),
    (
        put("missions.toml", "hook", "cells", [[0, 0]]),
        "missions.toml: mission hook: cells: a mission h",
    ),
    (
        put("missions.toml", "hook", "cells", [[q, 0] for q in range(-4, 5)]),
        "missions.toml: mission hook: cells: there is no room for it on the board inner",
    ),
    (without("missions.toml", "mission"), "missions.toml: file: mission: is missing"),
    (
        twice("missions.toml", "mission"),
        "missions.toml: mission triangle: id: 'triangle' stands there",
    ),
    (
        without(M, "mercenary", "baron"),
        f"{C}: token mercenary_token: count: makes 19, but the other",
    ),
    (
        number("leader_start_life", 13),
        f"{C}: constants: leader_start_life: should be 1 to 12, not 13",
    ),
    (number("max_income", 0), f"{C}: constants: max_income: should be 1 to 9, not 0"),
    (
        number("start_income", 5),
        f"{C}: constants: start_income: is 5, but 4 is the most there can be",
    ),
    (number("start_units", 13), f"{C}: level sailor: normal_units: 12 and 0 are not 13 units"),
    (
        without(C, "level", "captain"),
        f"{C}: file: level: should be sailor, captain, admiral, in this",
    ),
    (without(C, "constants"), f"{C}: file: constants: is missing"),
]


@pytest.mark.parametrize(("change", "says"), BROKEN, ids=[says for _, says in BROKEN])
def test_a_broken_edition_says_where(change: Callable[[Data], None], says: str) -> None:
    """One sentence with file, entry and field."""
    data = copy.deepcopy(SHIPPED)
    change(data)
    with pytest.raises(BoxError) as told:
        read_box(data)
    assert str(told.value).startswith(says)
    assert "\n" not in str(told.value)


def test_a_missing_or_unreadable_file(tmp_path: Path) -> None:
    """The file is named."""
    folder = written(tmp_path / "mine", lambda name, text: text)
    (folder / M).write_text("[[mercenary]\n", encoding="utf-8")
    with pytest.raises(BoxError, match=f"{M}: file: -: cannot be read"):
        read_files(folder)
    (folder / M).unlink()
    with pytest.raises(BoxError, match=f"{M}: file: -: is missing"):
        read_files(folder)


VALUES: list[Any] = [0, -1, 10**9, "", "nonsense", True, None, [], {}, 2.5, [[0]], [None], ["x", 1]]


def spots(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything inside."""
    found = [path] if path else []
    inner = value.items() if isinstance(value, dict) else enumerate(value)
    if isinstance(value, dict | list):
        for key, each in inner:
            found += spots(each, (*path, key)) if isinstance(each, dict | list) else [(*path, key)]
    return found


def mutate(data: Data, path: tuple[Any, ...], rng: random.Random) -> None:
    """Something at this place is dropped, doubled, or says something else."""
    home: Any = data
    for step in path[:-1]:
        home = home[step]
    last = path[-1]
    match rng.randrange(4):
        case 0:
            del home[last]
        case 1 if isinstance(home, list):
            home.append(copy.deepcopy(home[last]))
        case _:
            home[last] = copy.deepcopy(rng.choice(VALUES))


def test_mutations_load_or_say_where() -> None:
    """Whatever is written into the files, the box is read or a fault is named: nothing else."""
    rng = random.Random(11)
    places = [path for path in spots(SHIPPED) if len(path) > 1]
    faults = []
    for _ in range(300):
        data = copy.deepcopy(SHIPPED)
        path = rng.choice(places)
        mutate(data, path, rng)
        try:
            read_box(data)
        except BoxError as fault:
            faults.append(fault.file)
    assert len(faults) > 150
    assert set(faults) == set(FILES)

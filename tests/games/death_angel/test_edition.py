"""Owners' editions of Death Angel's box: changed cards are played and worded, faults are named."""

from __future__ import annotations

import copy
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starboard.data.box import BoxError
from starboard.games.death_angel import box, reading

Data = dict[str, dict[str, Any]]
SHIPPED: Data = reading.files(box.FOLDER)

PLAYED = """
import json, random
import starboard
from starboard.games.death_angel import box
from starboard.games.death_angel.bot.policy import rollout_policy
from starboard.games.death_angel.bot.value import value
from starboard.games.death_angel.scene import card_words

ends = []
for seats in range(1, 7):
    table = starboard.new("death_angel", seats=seats, seed=seats)
    rng = random.Random(seats)
    while not table.over:
        ask = table.pending[0]
        table.answer(ask.seat, rollout_policy(table.state, ask, rng.random()))
        table.state.check()
    value(table.state, 0)
    table.scene(0, "wide"), table.scene(None, "tall")
    assert all(event.text(lang) for event in table.events_for(0) for lang in ("en", "hu"))
    ends.append(table.result.reason)
swarm = next(event for event in box.EVENTS if event.id == "the_swarm")
lair = card_words.location_words(box.LOCATIONS[box.MAIN_CORRIDOR])
said = {
    "swarm": [[m.text(lang) for m in card_words.event_words(swarm)] for lang in ("en", "hu")],
    "corridor": [[m.text(lang) for m in lair] for lang in ("en", "hu")],
    "lock": [m.text("en") for m in card_words.setup_words(box.SETUPS[6])],
    "lord": [card_words.stealer_words(4)[0].text(lang) for lang in ("en", "hu")],
    "block": box.BLOCK, "cards": box.STEALERS, "tokens": box.TOKENS, "ends": ends,
    "shelves": sum(c.copies for shelf in starboard.game("death_angel").catalogue()
                   for c in shelf.components),
}
print(json.dumps(said))
"""


def change(folder: Path, file: str, *pairs: tuple[str, str]) -> None:
    path = folder / file
    source = path.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in source, old
        source = source.replace(old, new, 1)
    path.write_text(source, encoding="utf-8")


def test_an_edition_is_played_and_its_words_follow(tmp_path: Path) -> None:
    """Numbers, cards and a whole Location changed; bots play it to the end with 1 to 6 players."""
    folder = tmp_path / "mine"
    shutil.copytree(box.FOLDER, folder)
    (folder / "edition.toml").write_text('game = "death_angel"\nname = "Mine"\n', encoding="utf-8")
    change(folder, "events.toml",
           ('id = "the_swarm"\ncopy = 1\ninstinct = false\n'
            'spawn = [{ kind = "minor", colour = "yellow" }, { kind = "minor", colour = "orange" }]'
            '\nmove = { kind = "flank", type = "tail" }\namount = 2',
            'id = "the_swarm"\ncopy = 1\ninstinct = false\n'
            'spawn = [{ kind = "major", colour = "green" }, { kind = "minor", colour = "orange" }]'
            '\namount = 3'),
           ("type = \"tongue\" }\namount = 2\nname_source = \"reconstructed\"\n"
            "source = \"public\"\n\n[[event]]\n# S1-S4 agree\nid = \"they_re",
            "type = \"tongue\" }\namount = 3\nname_source = \"reconstructed\"\n"
            "source = \"public\"\n\n[[event]]\n# S1-S4 agree\nid = \"they_re"))  # fmt: skip
    change(
        folder,
        "locations.toml",
        ("amount = 2", "amount = 1"),
        ("major = 5", "major = 6"),
        ("blips = [7, 8]", "blips = [3, 9]"),
        ('card = "ventilation_duct", position = 2', 'card = "artefact", position = 12'),
    )
    change(folder, "genestealers.toml", ("count = 9", "count = 8"),
           ('["head", "tail"]', '["claw", "tail"]'))  # fmt: skip
    change(folder, "actions.toml", ("number = 1\n", "number = 18\n"),
           ("number = 18\nteam = \"yellow\"", "number = 1\nteam = \"yellow\""))  # fmt: skip
    change(folder, "game.toml", ("genestealers = 36", "genestealers = 35"),
           ("cards = 128", "cards = 127"), ("tokens = 12", "tokens = 9"))  # fmt: skip
    told = subprocess.run(
        [sys.executable, "-c", PLAYED], env={**os.environ, "STARBOARD_BOX": str(folder)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert told.returncode == 0, told.stderr
    said = json.loads(told.stdout)
    assert len(said["ends"]) == 6
    assert "Each blip pile gets 3 cards from the Genestealer deck." in said["swarm"][0]
    assert "Mindkét szkennerpakli 3 lapot kap a génorzópakliból." in said["swarm"][1]
    assert any("major spawn at green terrain" in words for words in said["swarm"][0])
    assert "On arrival: one Genestealer appears at the Corridor." in said["corridor"][0]
    assert any("Major spawn 6" in words for words in said["lock"])
    assert said["lord"][0] == "Genestealer: tail-and-claw Brood Lord"
    assert said["lord"][1] == "Génorzó: farok- és karomikonos fészekúr"
    assert (said["block"], said["cards"], said["tokens"]) == (18, 35, 9)
    assert said["shelves"] == 127 + 9 + 6 + 1


# ---- broken editions -------------------------------------------------------------------------


def entry(data: Data, file: str, family: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(e for e in data[file][family] if str(e["id"]) == name)
    return found


def put(file: str, family: str, name: str, **fields: Any) -> Callable[[Data], None]:
    """Give fields of an entry other values."""
    return lambda data: entry(data, file, family, name).update(fields)


def cut(file: str, family: str, name: str, field: str = "") -> Callable[[Data], None]:
    """Take away a field, or the whole entry."""

    def do(data: Data) -> None:
        found = entry(data, file, family, name)
        if field:
            del found[field]
        else:
            data[file][family].remove(found)
            if (counts := {"event": "events", "location": "locations"}.get(family)) is not None:
                data["game.toml"]["counts"][counts] -= 1
                data["game.toml"]["counts"]["cards"] -= 1

    return do


def game(table: str, **fields: Any) -> Callable[[Data], None]:
    return lambda data: data["game.toml"][table].update(fields)


RED_LEFT = [{"side": "left", "card": "door", "position": 1, "from": "top"}]
TWICE = [
    {"side": side, "card": "ventilation_duct", "position": 1, "from": "top"}
    for side in ("left", "right")
]
BROKEN: list[tuple[Callable[[Data], None], str]] = [
    (cut("marines.toml", "marine", "zael", "range"),
     "marines.toml: marine zael: range: is missing"),
    (put("marines.toml", "marine", "zael", range="1"),
     "marines.toml: marine zael: range: should be of type int, not '1'"),
    (put("marines.toml", "marine", "zael", range=-1),
     "marines.toml: marine zael: range: should be 0 to 11, not -1"),
    (put("marines.toml", "marine", "zael", team="pink"),
     "marines.toml: marine zael: team: should be one of blue, grey, green, purple, red, yellow; "
     "not 'pink'"),
    (put("marines.toml", "team", "red", marines=["leon", "leon"]),
     "marines.toml: team red: marines: should be the two marines who name this team"),
    (put("actions.toml", "action", "block", number=5),
     "actions.toml: action strategize: number: 5 is also block"),
    (put("actions.toml", "action", "block", team="red"),
     "actions.toml: action block: team: this ability belongs to the green team"),
    (put("actions.toml", "action", "full_auto", amount=0),
     "actions.toml: action full_auto: amount: should be 1 to 12, not 0"),
    (put("actions.toml", "action", "block", amount=2),
     "actions.toml: action block: amount: the text of this card names no number"),
    (put("events.toml", "event", "evasion", instinct=True),
     "events.toml: event evasion: instinct: should be false for this effect"),
    (put("events.toml", "event", "gun_jam", target="marine"),
     "events.toml: event gun_jam: target: this effect chooses team"),
    (put("events.toml", "event", "evasion", spawn=[]),
     "events.toml: event evasion: spawn: should be two icons"),
    (put("events.toml", "event", "evasion", id="invasion"),
     "events.toml: event invasion: id: should be one of chaos_of_battle"),
    (put("events.toml", "event", "evasion", move={"kind": "flank"}),
     "events.toml: event evasion move: type: is missing"),
    (put("events.toml", "event", "full_scan", amount=3),
     "events.toml: event full_scan: amount: copies of a card name the same number"),
    (cut("locations.toml", "location", "munitorium"),
     "locations.toml: location: id: munitorium is missing"),
    (put("locations.toml", "location", "munitorium", blips=[30, 30]),
     "locations.toml: location munitorium: blips: there are only 36 Genestealer cards"),
    (put("locations.toml", "location", "munitorium", blips=[6]),
     "locations.toml: location munitorium: blips: should be 2 numbers, not [6]"),
    (put("locations.toml", "location", "munitorium", ability="control_panel"),
     "locations.toml: location munitorium: ability: should be upon_entering here"),
    (put("locations.toml", "location", "genestealer_lair", terrain=RED_LEFT),
     "locations.toml: location genestealer_lair: terrain: should have one red card on each side, "
     "for its swarms"),
    (put("locations.toml", "location", "munitorium", terrain=TWICE),
     "locations.toml: location munitorium terrain 2: card: there is one card of this terrain, and "
     "it lies already"),
    (put("locations.toml", "location", "munitorium", terrain=[]),
     "locations.toml: location munitorium: terrain: no event has an icon in the colour of one of "
     "these cards"),
    (put("locations.toml", "setup_location", "void_lock_5", tiers=[]),
     "locations.toml: setup_location void_lock_5: tiers: should be different tiers, the last of "
     "which is 4"),
    (put("locations.toml", "setup_location", "void_lock_5", players=[5, [1]]),
     "locations.toml: setup_location void_lock_5: players: should be numbers from 1 to 6, not "
     "[5, [1]]"),
    (put("locations.toml", "setup_location", "void_lock_1", id="void_lock_5"),
     "locations.toml: setup_location void_lock_5: id: stands twice"),
    (put("terrain.toml", "terrain", "door", colour="red"),
     "terrain.toml: terrain door: boxes: should be 4 to 4, not 2"),
    (put("genestealers.toml", "type", "tail", count=10**9),
     "game.toml: counts: genestealers: there are 1000000027 in the files"),
    (put("genestealers.toml", "brood_lord", "36", types=["tail", "tail"]),
     "genestealers.toml: brood_lord 36: types: should be two types"),
    (game("counts", tokens=-1), "game.toml: counts: tokens: should be 0 to 60, not -1"),
    (game("die", faces=[0, 1, 2, 3, 4, 6]),
     "game.toml: die: faces: should be numbers from 0 to 5, not [0, 1, 2, 3, 4, 6]"),
    (game("swarm_movement", left="sideways"),
     "game.toml: swarm_movement: left: should be one of down, up; not 'sideways'"),
    (lambda data: data["game.toml"].pop("die"), "game.toml: die: -: is not a table"),
    (lambda data: data["events.toml"].pop("event"), "events.toml: file: event: is missing"),
    (lambda data: data["events.toml"].update(evnt=[]),
     "events.toml: file: evnt: is not a field of this entry"),
]  # fmt: skip


@pytest.mark.parametrize(("fault", "sentence"), BROKEN, ids=[f[1][:60] for f in BROKEN])
def test_a_broken_edition_is_named_in_one_sentence(
    fault: Callable[[Data], Any], sentence: str
) -> None:
    data = copy.deepcopy(SHIPPED)
    fault(data)
    with pytest.raises(BoxError) as error:
        reading.build(data)
    assert str(error.value).startswith(sentence)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize("content", [None, b"\xff\xfe", b"[[event]", b"event = 3"])
def test_a_file_that_cannot_be_read(tmp_path: Path, content: bytes | None) -> None:
    shutil.copytree(box.FOLDER, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "events.toml"
    path.unlink()
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BoxError, match=r"^events.toml: file: "):
        box.load(tmp_path)


# ---- whatever an owner breaks ----------------------------------------------------------------

VALUES: list[Any] = [0, -1, 10**9, "", "nonsense", 1.5, True, False, None, [], {}, [[]], [{}], [0]]


def tables(value: Any) -> list[Any]:
    """All tables and lists inside some data."""
    found = [value] if isinstance(value, dict | list) and value else []
    for inner in value.values() if isinstance(value, dict) else value:
        if isinstance(inner, dict | list):
            found += tables(inner)
    return found


def break_something(data: Data, rng: Random) -> None:
    """One random fault: a field dropped or changed, an entry doubled or removed."""
    where = rng.choice(tables(data[rng.choice([name for name in sorted(data) if data[name]])]))
    spot: Any = rng.choice(sorted(where)) if isinstance(where, dict) else rng.randrange(len(where))
    match rng.randrange(4):
        case 0:
            del where[spot]
        case 1 if isinstance(where, list):
            where.append(copy.deepcopy(where[spot]))
        case 2:
            others = tables(SHIPPED[rng.choice(sorted(SHIPPED))])
            where[spot] = copy.deepcopy(rng.choice(others))
        case _:
            where[spot] = rng.choice(VALUES)


def test_every_fault_is_a_box_error() -> None:
    """Some hundred random faults, alone and together: the box loads, or says what is wrong."""
    rng = Random(17)
    loaded = 0
    for _ in range(600):
        data = copy.deepcopy(SHIPPED)
        for _ in range(rng.choice((1, 1, 1, 3))):
            break_something(data, rng)
        with suppress(BoxError):  # anything else would break off here
            reading.build(data)
            loaded += 1
    assert 0 < loaded < 300

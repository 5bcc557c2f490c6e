"""Owners' editions of the box: changed ones are played, broken ones refused with one sentence."""

from __future__ import annotations

import copy
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from starboard.data.box import BoxError
from starboard.games.theseus import box
from starboard.games.theseus.reading.files import FILES, files_in

Data = dict[str, Any]

# ---- an edition that is played ---------------------------------------------------------------

#: File, what stands there, and what the owner writes instead.
CHANGES = [
    # a number: his Mine deals 4
    ("marines.toml", 'id = "marines.mine"', "amount = 2", "amount = 4"),
    # a card: his Armoury heals
    ("marines.toml", 'id = "marines.armoury"', 'effect = "gain_upgrade_token"', 'effect = "heal"'),
    # a board: a pending slot and another passage in the Technology Bay
    ("station.toml", 'id = "technology"', "pending = 0", "pending = 1"),
    ("station.toml", 'id = "technology"', '["ab", "bd", "cd"]', '["ab", "ac", "ad", "bc"]'),
    # and one slot less, without the symbol, in the Dock
    ("station.toml", 'id = "dock.3"', '  { id = "dock.4", row = 1, col = 1, bonus = true },\n', ""),
]
PLAY = """
import json
from random import Random
import starboard
from starboard.draw.touch import offers
from starboard.games.theseus.components import CARD, PLACES, SECTORS
from starboard.games.theseus.scene.cards_and_units import card_words
from starboard.games.theseus.text import place_word, say

said = {"places": PLACES, "results": []}
for lang in ("en", "hu"):
    said[lang] = [
        " ".join(word.text(lang) for word in card_words(CARD[card]))
        for card in ("marines.mine", "marines.armoury")
    ]
    said[lang].append(", ".join(say(place_word(place)).text(lang) for place in range(PLACES)))
for seats, variant in ((2, {}), (2, {"pandora": True}), (3, {}), (4, {}), (4, {"mode": "team"})):
    chosen = {"faction_1": "marines", **variant}
    table = starboard.new("theseus", seats=seats, seed=seats, variant=chosen, auto=True)
    rng = Random(seats)
    while not table.over:
        ask = rng.choice(table.pending)
        if rng.random() < 0.05:
            for node, _, _ in table.scene(ask.seat, "wide").walk():
                for word in (node.name, *node.words):
                    word.text("hu"), word.text("en")
            for offer in offers(table, ask.seat)[:5]:
                offer.message.text("hu"), offer.outlook and offer.outlook.text("en")
        table.answer(ask.seat, rng.choice(list(ask.options)))
        table.state.check()
    said["results"].append(table.result.reason)
assert starboard.game("theseus").catalogue()
print(json.dumps(said))
"""


def edition(folder: Path) -> Path:
    """A copy of the box with the head of an edition."""
    shutil.copytree(box.FOLDER, folder)
    (folder / "edition.toml").write_text('game = "theseus"\nname = "Mine"\n', encoding="utf-8")
    return folder


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A process that plays with an edition."""
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "STARBOARD_BOX": str(folder)},
        capture_output=True, text=True, encoding="utf-8", timeout=300, check=False,
    )  # fmt: skip


def test_a_changed_box_is_played_to_the_end(tmp_path: Path) -> None:
    """T-12, T-48, T-75: numbers, cards and boards follow the owner's data, and so do the words."""
    folder = edition(tmp_path / "mine")
    for file, anchor, old, new in CHANGES:
        text = (folder / file).read_text(encoding="utf-8")
        head, tail = text.split(anchor, 1)
        assert old in tail
        (folder / file).write_text(head + anchor + tail.replace(old, new, 1), encoding="utf-8")
    done = run(folder, "-c", PLAY)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert said["places"] == 39  # one more, one less
    mine, armoury, places = said["en"]
    assert "[4] damage" in mine
    assert "regain 1 life point." in armoury
    assert "Technology Bay, pending slot" in places
    mine, armoury, places = said["hu"]
    assert "[4] sérülés" in mine
    assert "visszakapsz 1 életerőpontot" in armoury
    assert "Technológiai részleg függőben lévő kártyamezője" in places
    assert len(said["results"]) == 5


def test_bots_play_with_an_edition(tmp_path: Path) -> None:
    """The same by the commands that people use."""
    folder = edition(tmp_path / "mine")
    command = "simulate theseus --seats greedy,random --games 2 --seed 3 --json"
    done = run(folder, "-m", "starboard", *command.split())
    assert done.returncode == 0, done.stderr


# ---- broken editions -------------------------------------------------------------------------


def card(data: Data, file: str, name: str) -> Data:
    """A card of a file."""
    family = "bonus" if file == "bonus" else "cards"
    found: Data = next(c for c in data[f"{file}.toml"][family] if c["id"] == f"{file}.{name}")
    return found


def board(data: Data, name: str) -> Data:
    """A sector board."""
    found: Data = next(s for s in data["station.toml"]["sectors"] if s["id"] == name)
    return found


def put(where: Callable[[Data], Data], field: str, value: object) -> Callable[[Data], None]:
    """Write a field."""

    def change(data: Data) -> None:
        where(data)[field] = value

    return change


def drop(where: Callable[[Data], Data], field: str) -> Callable[[Data], None]:
    """Leave a field out."""

    def change(data: Data) -> None:
        del where(data)[field]

    return change


def mine(data: Data) -> Data:
    return card(data, "marines", "mine")


def hive(data: Data) -> Data:
    return card(data, "aliens", "hive")


def limits(data: Data) -> Data:
    found: Data = data["limits.toml"]["limits"]
    return found


def duel(data: Data) -> Data:
    found: Data = data["station.toml"]["layouts"][0]
    return found


def marines(data: Data) -> Data:
    found: Data = data["units.toml"]["factions"][0]
    return found


def file(name: str) -> Callable[[Data], Data]:
    return lambda data: data[name]


BROKEN: list[tuple[str, Callable[[Data], None], str]] = [
    ("a field is missing", drop(mine, "amount"),
     "marines.toml: cards marines.mine: amount: is missing"),
    ("a wrong type", put(mine, "copies", "three"),
     "marines.toml: cards marines.mine: copies: should be of type int, not 'three'"),
    ("a yes that is no number", put(mine, "amount", True),
     "marines.toml: cards marines.mine: amount: should be of type int, not True"),
    ("a negative number", put(mine, "amount", -1),
     "marines.toml: cards marines.mine: amount: should be 0 to 9, not -1"),
    ("a huge number", put(mine, "copies", 10**9),
     "marines.toml: cards marines.mine: copies: should be 1 to 25, not 1000000000"),
    ("an unknown effect", put(mine, "effect", "explode"),
     "marines.toml: cards marines.mine: effect: should be one of assault, damage,"),
    ("an effect of another type", put(mine, "effect", "heal"),
     "marines.toml: cards marines.mine: type: should be action for heal, not trap"),
    ("a trigger that does not suit", put(mine, "trigger", "own_stop"),
     "marines.toml: cards marines.mine: trigger: should be enemy_stop or enemy_pass for damage"),
    ("a number to raise where there is none", put(lambda d: card(d, "marines", "assault"),
                                                  "upgradeable", True),
     "marines.toml: cards marines.assault: upgradeable: should be false: assault has no number"),
    ("a module for one use", put(lambda d: card(d, "marines", "barricade"), "one_shot", True),
     "marines.toml: cards marines.barricade: one_shot: should be false for module"),
    ("Lesser Aliens of the Marines", put(lambda d: card(d, "marines", "assault"), "effect",
                                         "spawn_lesser_alien"),
     "marines.toml: cards marines.assault: effect: spawn_lesser_alien is for the aliens alone"),
    ("a misspelt field", put(mine, "ammount", 3),
     "marines.toml: cards marines.mine: ammount: is not a field of this entry"),
    ("a card without a name", put(hive, "id", "aliens.beehive"),
     "aliens.toml: cards aliens.beehive: id: should be one of aliens.assault,"),
    ("a card twice", put(hive, "id", "aliens.assault"),
     "aliens.toml: cards aliens.assault: id: is used twice"),
    ("too many cards", put(hive, "copies", 4),
     "aliens.toml: aliens: copies: should make 25 cards, not 26"),
    ("too few cards for first games", put(hive, "level", 1),
     "aliens.toml: aliens: level: should make 15 cards of level 0, not 12"),
    ("no cards", put(file("greys.toml"), "cards", []),
     "greys.toml: greys: copies: should make 25 cards, not 0"),
    ("no family", drop(file("greys.toml"), "cards"), "greys.toml: file: cards: is missing"),
    ("a source that is none", put(hive, "source", "hearsay"),
     "aliens.toml: cards aliens.hive: source: should be one of rulebook, public, reconstructed"),
    ("a bonus card that is a trap", put(lambda d: card(d, "bonus", "upgrade"), "type", "trap"),
     "bonus.toml: bonus bonus.upgrade: type: should be instant for a bonus card, not trap"),
    ("a bonus card too many", put(lambda d: card(d, "bonus", "upgrade"), "copies", 4),
     "bonus.toml: bonus_deck: count: should be 10, as many as the copies make, not 9"),
    ("a passage to nowhere", put(lambda d: board(d, "nest"), "passages", ["ab", "ae"]),
     "station.toml: sectors nest: passages: 'ae' joins no two rooms"),
    ("a room that is shut off", put(lambda d: board(d, "nest"), "passages", ["ab", "bc"]),
     "station.toml: sectors nest: passages: no passage leads to room d"),
    ("a board without slots", put(lambda d: board(d, "nest"), "installed", []),
     "station.toml: sectors nest: installed: should be one slot at least"),
    ("a slot on a pending slot", put(lambda d: board(d, "nest")["installed"][0], "col", 2),
     "station.toml: sectors nest installed 1: col: lies where a pending slot is"),
    ("two slots on one place", put(lambda d: board(d, "nest")["installed"][0], "col", 1),
     "station.toml: sectors nest: installed: two slots lie on one place"),
    ("another sector action", put(lambda d: board(d, "corridors"), "action", "malfunction"),
     "station.toml: sectors corridors: action: should be 'assault', not 'malfunction'"),
    ("a home without pending slots", put(lambda d: board(d, "nest"), "pending", 0),
     "station.toml: sectors nest: pending: should be 2 to 2, not 0"),
    ("two homes", put(lambda d: board(d, "nest"), "faction", "greys"),
     "units.toml: factions aliens: sector: should be the one board of this faction (none)"),
    ("a board too few", put(file("station.toml"), "sectors", []),
     "station.toml: sectors: id: corridors is missing"),
    ("too many bonus slots",
     put(lambda d: board(d, "nest"), "installed",
         [{"row": n // 2, "col": n % 2, "bonus": True} for n in range(4)]),
     "station.toml: sectors: installed: the boards have 12 slots with the symbol"),
    ("a layout with an unknown sector", put(duel, "order", ["corridors", "bridge"]),
     "station.toml: layouts duel: order: should be one of corridors, control_room, technology"),
    ("a layout that begins elsewhere",
     put(duel, "order", ["technology", "corridors", "control_room", "@1", "@2"]),
     "station.toml: layouts duel: order: should begin with corridors"),
    ("a number missing", drop(limits, "deck_size"),
     "limits.toml: limits: deck_size: is missing"),
    ("more drawn than can wait", put(limits, "start_draw", 5),
     "limits.toml: limits: start_draw: should be start_install and at most 2 more that wait"),
    ("a deck too large", put(limits, "deck_size", 20),
     "limits.toml: limits: deck_size: is more than there are cards of level 0"),
    ("another countdown", put(limits, "countdown", ["off", "end"]),
     "limits.toml: limits: countdown: should be ['off', '3', '2', '1', 'end']"),
    ("a faction missing", put(file("units.toml"), "factions", []),
     "units.toml: factions: id: marines is missing"),
    ("a colour that cannot be drawn", put(marines, "colour", "pink"),
     "units.toml: factions marines: colour: should be one of red, green"),
    ("an attack that is none", put(lambda d: marines(d)["basic"], "attack", "two"),
     "units.toml: factions marines basic: attack: should be one of none, one, all"),
    ("too few tokens", put(lambda d: d["units.toml"]["tokens"][9], "count", 2),
     "units.toml: tokens camera: count: should be at least 3"),
    ("no Pandora", drop(file("units.toml"), "pandora"), "units.toml: pandora: -: is not a table"),
    ("an origin that is none", put(lambda d: hive(d)["origin"], "name", "my uncle"),
     "aliens.toml: cards aliens.hive origin: name: should be one of rulebook, public"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "says"), [b[1:] for b in BROKEN], ids=[b[0] for b in BROKEN])
def test_a_broken_edition_gets_one_sentence(change: Callable[[Data], None], says: str) -> None:
    """It names the file, the entry and the field."""
    data: Data = copy.deepcopy(dict(files_in(box.FOLDER)))
    change(data)
    with pytest.raises(BoxError) as fault:
        box.read(data)
    assert str(fault.value).startswith(says)
    assert "\n" not in str(fault.value)


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_named(tmp_path: Path, name: str) -> None:
    folder = edition(tmp_path / "mine")
    (folder / name).unlink()
    with pytest.raises(BoxError, match=f"{name}: file: -: cannot be read"):
        box.load(folder)


# ---- rubbish ---------------------------------------------------------------------------------

RUBBISH: tuple[object, ...] = (
    0, -1, 10**9, "", "unknown", True, 1.5, [], {}, [[]], [0], ["", ""], {"a": 1}, "T-0", "@9",
)  # fmt: skip


def spots(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every table and list in the data with each of its keys."""
    keys: list[Any] = [*value] if isinstance(value, dict) else [*range(len(value))]
    for key in keys:
        yield value, key
        if isinstance(value[key], dict | list):
            yield from spots(value[key])


def mutate(data: Data, rng: Random) -> str:
    """Break something; says what."""
    holder, key = rng.choice(list(spots(data)))
    way = rng.choice(("drop", "twice", "rubbish", "rubbish", "swap"))
    if way == "drop":
        del holder[key]
    elif way == "twice" and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
    elif way == "swap":
        other, there = rng.choice(list(spots(data)))
        holder[key] = copy.deepcopy(other[there])
    else:
        holder[key] = copy.deepcopy(rng.choice(RUBBISH))
    return f"{way} {key}"


@pytest.mark.parametrize("seed", range(8))
def test_rubbish_is_refused_or_played(seed: int) -> None:
    """Whatever is broken: it loads, or a BoxError says why; nothing else ever happens."""
    rng = Random(seed)
    shipped = dict(files_in(box.FOLDER))
    refused = 0
    for _ in range(60):
        data: Data = copy.deepcopy(shipped)
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            mutate(data, rng)
        try:
            box.read(data)
        except BoxError:
            refused += 1
    assert refused > 20

"""An owner's edition of the box: what is changed is played and told, what is broken is named."""

from __future__ import annotations

import copy
import os
import random
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from starboard.data.box import BoxError
from starboard.games.alien_artifacts import box, reading

SHIPPED = Path(box.__file__).parent / "box"
DATA = {name: reading.read_file(SHIPPED, name) for name in reading.FILES}

PLAYED = """
import random
import starboard
from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.box import SYSTEMS
from starboard.games.alien_artifacts.bot.policy import rollout_policy
from starboard.games.alien_artifacts.scene import effect_words

for seats in (2, 5):
    table = starboard.new("alien_artifacts", seats=seats, seed=seats)
    dice = random.Random(seats)
    while not table.over:
        ask = table.pending[0]
        for option in list(ask.options)[:3]:
            GAME.option_message(option).text("hu")
        table.answer(ask.seat, rollout_policy(table.state, ask, dice.random()))
        table.state.check()
    assert len(table.result.scores) == seats
for lang in ("en", "hu"):
    print(effect_words.ability_text(0).text(lang))
    print(effect_words.artifact_text(6).text(lang))
    print(effect_words.table_rows(SYSTEMS[3])[4].text(lang))
    words = [w for s in GAME.catalogue() for c in s.components for w in c.picture.words]
    assert all(word.text(lang) for word in words)
"""


def edition(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the box with some text replaced, as an owner would."""
    shutil.copytree(SHIPPED, folder)
    head = 'game = "alien_artifacts"\nname = "My own box"\n'
    (folder / "edition.toml").write_text(head, encoding="utf-8")
    for file, old, new in changes:
        path = folder / f"{file}.toml"
        text = path.read_text(encoding="utf-8")
        assert old in text, old
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_a_changed_box_is_played_and_told(tmp_path: Path) -> None:
    """Another number, another ability, other halves, a planet less: words and counts follow."""
    red = '{ kind = "attack_with_one", pay = { resources = [{ colour = "red", symbols = 4 }] },'
    any_colour = '{ colour = "one_of_choice", symbols = 5 }'
    folder = edition(
        tmp_path / "mine",
        ("artifacts", "gain = { vp = 4 } }", "gain = { vp = 6, draw = 2 } }"),
        ("factions", f"{red} bonus = 1 }}",
         f'{{ kind = "exchange", pay = {{ resources = [{any_colour}] }},'
         ' gain = { artifact = 1 } }'),
        ("alien_systems", "gain = { vp = 3, credits = 2 }", "gain = { vp = 11, credits = 12 }"),
        ("planets", '[[planet]]\nid = "p39"\ntype = "exploit"\nsource = "reconstructed"\n', ""),
        ("game", 'id = "planet"\ncount = 40', 'id = "planet"\ncount = 39'),
        ("resources", 'top = { colour = "blue", symbols = 3, icon = "expand" }',
         'top = { colour = "gold", symbols = 1, icon = "exploit" }'),
    )  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], capture_output=True, text=True, check=False,
        env={**os.environ, "STARBOARD_BOX": str(folder), "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "Spend 5 symbols of one colour (blue, green or red): gain 1 Alien Artifact.",
        "Gain 6 VP; draw 2 Resource cards.",
        "At 5 or more: the attacker gains 1 Alien Artifact, or 11 VP and 12 credits.",
        "Költs el 5 azonos színű szimbólumot (kék, zöld vagy piros): kapsz 1 Idegen Ereklyét.",
        "Kapsz 6 GYP-t; húzz 2 erőforráskártyát.",
        "5 vagy több: a támadó 1 Idegen Ereklyét, vagy 11 GYP-t és 12 kreditet kap.",
    ]


# ---- what is broken ---------------------------------------------------------------------------

Place = tuple[Any, ...]
GONE = object()


def broken(*changes: tuple[Place, Any]) -> dict[str, Any]:
    """The data of the box with something else at some places."""
    data = copy.deepcopy(DATA)
    for place, value in changes:
        *way, last = place
        spot: Any = data
        for step in way:
            spot = spot[step]
        if value is GONE:
            del spot[last]
        else:
            spot[last] = value
    return data


F1 = ("factions", "faction", 0)
T01 = ("technologies", "technology", 0)
X01 = ("artifacts", "artifact", 0)


@pytest.mark.parametrize(
    ("place", "value", "sentence"),
    [
        (("game", "limits", "hand_size"), GONE, "game.toml: limits: hand_size: is missing"),
        (("game", "limits", "bank_max"), -1,
         "game.toml: limits: bank_max: should be 5 to 99, not -1"),
        (("game", "limits", "start_credits"), 50,
         "game.toml: limits: start_credits: is more than the Bank holds"),
        (("game", "round_marker"), GONE, "game.toml: file: round_marker: is missing"),
        (("game", "round_marker", "start"), [2, 3, 4],
         "game.toml: round_marker: start: should be 4 numbers, not [2, 3, 4]"),
        (("game", "component", 0, "count"), 84,
         "game.toml: component resource: count: there are 83 in the data, not 84"),
        (("game", "limts"), {}, "game.toml: file: limts: is not a field of this entry"),
        (("ships", "ship"), GONE, "ships.toml: file: ship: is missing"),
        (("ships", "ship", 0, "class"), "frigate",
         "ships.toml: ship s01: class: should be one of scout"),
        (("ships", "ship", 0, "id"), "s02", "ships.toml: ship s02: id: stands there more than"),
        (("planets", "planet", 0, "id"), "New Home",
         "planets.toml: planet New Home: id: should be a word of small letters"),
        (("planets", "planet_type", 0, "logistic_effects", 0, "amount"), 10**9,
         "planets.toml: planet_type explore logistic_effects 1: amount: should be -9 to -1"),
        ((*T01, "columns"), [], "technologies.toml: technology t01: columns: should be 2 to 4"),
        ((*T01, "keyword"), "action",
         "technologies.toml: technology t01 logistic_effects 1: kind: should be one of"),
        ((*F1, "ability"), [], "factions.toml: faction f1: ability: is empty"),
        ((*F1, "ability", 0, "pay"), {"credits": 1, "discard": 1},
         "factions.toml: faction f1 ability 1: pay: should be one of credits, discard and"),
        ((*F1, "ability"), [{"kind": "extra_action", "count": 1}],
         "factions.toml: faction f1: ability: extra_action would never end here"),
        ((*F1, "setup", 0, "deck"), "moons",
         "factions.toml: faction f1 setup 1: deck: should be one of ship, technology, planet"),
        ((*F1, "doubts"), ["gossip"], "factions.toml: faction f1: doubts: should be one of"),
        ((*X01, "when"), "any", "artifacts.toml: artifact x01: effects: extra_turns would never"),
        (("alien_systems", "alien_system", 0, "row_2"), [{"kind": "ship_damaged"}] * 2,
         "alien_systems.toml: alien_system y1: row_2: a ship is lost once"),
        (("alien_systems", "alien_system", 0, "row_4"), GONE,
         "alien_systems.toml: alien_system y1: row_1: there should be 4 to 9 rows, in order"),
        (("defence_plans", "defence_plan", 0, "cost"), 3,
         "defence_plans.toml: defence_plan d00: cost: the first plan is the Basic Defence Plan"),
        (("resources", "resource", 0, "top"), "blue",
         "resources.toml: resource r01: top: should be of type dict, not 'blue'"),
        (("metrics", "metric", 0, "id"), "moons",
         "metrics.toml: metric moons: id: should be one of planets"),
    ],
)  # fmt: skip
def test_what_is_broken_is_named(place: Place, value: Any, sentence: str) -> None:
    """File, entry and field, in one sentence."""
    with pytest.raises(BoxError) as caught:
        reading.read_box(broken((place, value)))
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


def places(data: Any, way: Place = ()) -> list[Place]:
    """Every spot of the data that can be broken."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    found: list[Place] = []
    for key, value in pairs:
        found.append((*way, key))
        if isinstance(value, dict | list):
            found += places(value, (*way, key))
    return found


RUBBISH: tuple[Any, ...] = (
    GONE,
    0,
    -1,
    10**9,
    "",
    "nonsense",
    [],
    {},
    True,
    1.5,
    None,
    [[]],
    [{}],
    ["x"],
    "twice",
)


@pytest.mark.parametrize("seed", range(4))
def test_rubbish_is_refused_or_played(seed: int) -> None:
    """Random faults: the box can be read, or BoxError says what is wrong; nothing else."""
    dice = random.Random(seed)
    spots = [spot for spot in places(DATA) if spot[0] != "resources" or dice.random() < 0.05]
    refused: list[str] = []
    for _ in range(100):
        spot, value = dice.choice(spots), dice.choice(RUBBISH)
        data = broken()
        *way, last = spot
        holder: Any = data
        for step in way:
            holder = holder[step]
        if value is GONE:
            del holder[last]
        elif value == "twice" and isinstance(holder, list):
            holder.append(copy.deepcopy(holder[last]))
        else:
            holder[last] = copy.deepcopy(value)
        try:
            reading.read_box(data)
        except BoxError as fault:
            refused.append(str(fault))
    assert len(refused) > 60
    assert not any("\n" in sentence for sentence in refused)


def test_a_file_that_is_no_toml_is_named(tmp_path: Path) -> None:
    folder = edition(tmp_path / "mine", ("ships", "[[ship_type]]", "[[ship_type"))
    with pytest.raises(BoxError, match=r"^ships\.toml: file"):
        reading.load(folder)

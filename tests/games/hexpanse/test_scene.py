"""What the picture shows: signs, everybody's open zones, teams, missions."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from starboard import look
from starboard.draw import Node, Scene
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import (
    ALLIES,
    CARDS,
    ELITE,
    FIRST_ALLY,
    FIRST_MERCENARY,
    LEADER,
    NEUTRAL,
    NORMAL,
    kind_name,
)
from starboard.games.hexpanse.scene.drawing import unit_sign
from starboard.games.hexpanse.scene.progress import held
from starboard.games.hexpanse.state import TURNS
from starboard.kernel import Table
from tests.games.hexpanse.positions import Position


def nodes(scene: Scene) -> dict[str, Node]:
    """Everything on the table, by key."""
    return {node.key: node for node, _, _ in scene.walk()}


def dots(scene: Scene, colour: str) -> list[str]:
    """The areas that a mission lacks, as drawn."""
    return [
        node.key
        for node in scene.nodes
        for shape in node.look
        if shape.get("aside") and shape.get("fill") == colour
    ]


def test_every_kind_of_unit_has_its_own_sign() -> None:
    """H-34: allied units differ on the board, and in the terminal."""
    allies = range(FIRST_ALLY, FIRST_ALLY + len(ALLIES))
    kinds = [NORMAL, ELITE, LEADER, FIRST_MERCENARY, *allies]
    pictures = [unit_sign(kind) for kind in kinds]
    assert len(set(pictures)) == len(kinds)
    assert len({look.signs()[picture] for picture in pictures}) == len(kinds)
    assert unit_sign(NEUTRAL) == unit_sign(NORMAL)  # told apart by its colour and its name


@pytest.mark.parametrize(
    "variant", [{"mode": "sailor"}, {"mode": "admiral"}, {"team": True, "mode": "admiral"}]
)
def test_plates_and_dots_tell_the_same_of_missions(variant: dict[str, object]) -> None:
    """H-112: what a plate counts and what the dots lack are nine areas together."""
    rng = Random(6)
    table = Table(GAME, 4, 6, variant)
    seen = 0
    while not table.over:
        ask = table.pending[0]
        s = table.state
        if s.stage == TURNS and s.active == 1 and rng.random() < 0.3:
            scene = table.scene(1, "wide")
            found = held(s, s.teams[1], s.mission)
            assert len(dots(scene, "c-gold")) == (9 - found if found else 0)
            plates = [node for node in scene.nodes if node.key.startswith("progress:secret")]
            secret = [int(node.name.facts["have"]) for node in plates]
            assert len(dots(scene, "c-purple")) == sum(9 - have for have in secret if have)
            seen += bool(found)
        table.answer(ask.seat, rng.choice(list(ask.options)))
    assert seen


def test_a_blocked_formation_is_farther_away() -> None:
    """H-112: two units in a free place are nearer than three where rivals stand."""
    position = Position(2, mission_name="saturn")
    for at in [(0, 0), (1, 0), (0, 1)]:
        position.put(0, "normal", *at)
    for at in [(-1, 0), (0, -1), (-1, 1), (1, -1)]:
        position.put(1, "normal", *at)
    scene = GAME.scene(position.s, 0, "wide")
    plate = next(node for node in scene.nodes if node.key == "progress:common")
    have = plate.name.facts["have"]
    ringed = [
        shape for node in scene.nodes for shape in node.look
        if shape.get("aside") and shape.get("edge")
    ]  # fmt: skip
    assert have + len(dots(scene, "c-gold")) == 9
    assert len(ringed) <= 1


LAYOUTS = pytest.mark.parametrize("layout", ["wide", "tall"])


@LAYOUTS
def test_all_open_zones_of_rivals_are_drawn(layout: str) -> None:
    """H-127: mothership, allied tile, hospital ship and cards of everybody, kind by kind."""
    position = Position(3, allies=("pirates", "hackers", "medics"), elite=True)
    position.wound(1, "normal", 2)
    position.wound(1, "hackers", 1)
    position.give(1, "vex", "assault_team")
    position.put(1, "hackers", 0, 0)
    there = nodes(GAME.scene(position.s, 0, layout))
    counts = {
        "ship:cyber:normal": 6, "ship:cyber:elite": 1, "tiles:cyber:hackers": 1,
        "ward:cyber:normal": 2, "ward:cyber:hackers": 1, "tiles:nomads:medics": 3,
    }  # fmt: skip
    for key, count in counts.items():
        numbers = [shape["words"] for shape in there[key].look if shape["t"] == "text"]
        assert numbers == [count], key
        assert there[key].name.facts["count"] == count
    signs = {shape["name"] for shape in there["ward:cyber:hackers"].look if shape["t"] == "icon"}
    assert signs == {"hx-ally-hackers"}
    assert {"card:cyber:vex", "card:cyber:assault_team"} <= there.keys()
    said = [message.key for message in there["card:cyber:vex"].words]
    assert "node-card-tokens" in said


@LAYOUTS
def test_abilities_that_have_been_used_are_drawn(layout: str) -> None:
    """H-43, H-72, H-127: everybody sees what the active player can no longer do in this turn."""
    position = Position(2, factions=("traders", "terran"))
    position.put(0, "leader", -3, 3)
    vex = position.put(0, "vex", 2, 0)
    position.s.actions = 3
    position.start()
    before = nodes(GAME.scene(position.s, 1, layout))
    assert "used:traders:leader" not in before
    assert "card-used" not in [message.key for message in before["card:traders:vex"].words]
    position.say("activate", vex).say("ability")
    rival = nodes(GAME.scene(position.s, 1, layout))
    assert "used:traders:leader" in rival
    assert "card-used" in [message.key for message in rival["card:traders:vex"].words]
    mine = nodes(GAME.scene(position.s, 0, layout))
    assert "leader-used" in [message.key for message in mine["faction:traders"].words]
    assert "card-used" in [message.key for message in mine["own:vex"].words]


@LAYOUTS
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_teams_are_shown(seats: int, layout: str) -> None:
    """H-122: every plate has its team's number, mates come first, and so do players' rows tell."""
    position = Position(seats, team=True)
    scene = GAME.scene(position.s, 1, layout)
    rows = [node for node in scene.nodes if node.rule == "H-127"]
    said = [next(m for m in row.words if m.key == "team-name").facts["team"] for row in rows]
    teams = [team + 1 for number, team in enumerate(position.s.teams) if number != 1]
    assert said[0] == position.s.teams[1] + 1
    assert sorted(said) == sorted(teams)
    lines = [player.said[0] for player in scene.players]
    assert [line.key for line in lines] == ["team-name"] * seats
    plate = nodes(scene)["progress:common"]
    signs = [shape["name"] for shape in plate.look if shape["t"] == "icon"]
    assert sorted(signs) == sorted(f"seat-{n + 1}" for n in range(len(position.s.sides)))


@LAYOUTS
def test_nothing_lies_outside(layout: str) -> None:
    """H-127: with six factions everything still has its place, and rows do not overlap."""
    position = Position(6, elite=True)
    for number in range(6):
        position.wound(number, "normal", 1)
    position.give(1, *(each.id for each in CARDS[:9]))
    scene = GAME.scene(position.s, 0, layout)
    for node, x, y in scene.walk():
        if node in scene.hand:
            continue
        assert x >= -1
        assert x + node.size[0] <= scene.size[0] + 1, node.key
        assert y >= -1
        assert y + node.size[1] <= scene.size[1] + 1, node.key
    rows = [node for node in scene.nodes if node.rule == "H-127"]
    for one, two in pairwise(rows):
        assert one.at[1] + one.size[1] < two.at[1]
    assert not seams(rows)


def seams(rows: list[Node]) -> list[tuple[str, str]]:
    """Units' chips of a row that lie over each other."""
    found = []
    for row in rows:
        chips = [kid for kid in row.kids if not kid.key.startswith(("card:", "used:"))]
        for n, one in enumerate(chips):
            for two in chips[n + 1 :]:
                apart = one.at[0] + one.size[0] <= two.at[0] or two.at[0] + two.size[0] <= one.at[0]
                if not apart and abs(one.at[1] - two.at[1]) < one.size[1]:
                    found.append((one.key, two.key))
    return found


@LAYOUTS
def test_two_allied_factions_and_elite_units_fit(layout: str) -> None:
    """H-10, H-9: the fullest row there can be, in a team game."""
    position = Position(4, team=True, advanced=True, elite=True)
    for number in range(4):
        for kind_of in position.side(number).army:
            name = kind_name(kind_of)
            if kind_of >= FIRST_ALLY:
                position.wound(number, name, 1)
                position.side(number).ship[position.side(number).army.index(kind_of)] += 1
                position.side(number).tile[position.side(number).army.index(kind_of)] -= 1
    rows = [node for node in GAME.scene(position.s, 0, layout).nodes if node.rule == "H-127"]
    assert not seams(rows)

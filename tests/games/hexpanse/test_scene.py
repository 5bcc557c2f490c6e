"""What the picture shows: signs, everybody's open zones, teams, missions."""

from __future__ import annotations

from random import Random

import pytest

from starboard import look
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import ALLIES, ELITE, FIRST_ALLY, LEADER, NEUTRAL, NORMAL
from starboard.games.hexpanse.drawing import unit_sign
from starboard.games.hexpanse.progress import held
from starboard.games.hexpanse.state import FIRST_MERCENARY, TURNS
from starboard.kernel import Node, Scene, Table
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

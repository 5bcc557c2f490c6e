"""Everything that can be done is listed, always in the same order; what cannot says why."""

from __future__ import annotations

from random import Random

import pytest

from starboard.draw.touch import actions
from starboard.games.theseus import GAME
from starboard.kernel import Table
from tests.games.theseus.positions import Game, Position

ALIENS_FIRST = "COR CON NEST TEC DOCK"


def listed(game: Game) -> dict[str, str]:
    """The actions by id, each with the rule that forbids it, or nothing."""
    found = actions(GAME, game.s, game.ask)
    return {each.id: each.refusal.rule if each.refusal else "" for each in found}


def test_free_actions_stand_beside_the_move() -> None:
    """T-34, T-74, T-84: without a token and without a card they say why not."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    game = p.turn("aliens")
    assert listed(game) == {"move": "", "advance": "T-74", "play": "T-84"}


def test_the_three_options_of_a_pending_slot() -> None:
    """T-69 to T-71: fill, discard, install or take; and nothing."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    game = p.card("marines.mine", "COR.p").turn("aliens").move("alien1", "COR.a")
    wanted = {"fill": "T-69", "oust": "", "install": "T-71", "pass": ""}
    assert {key: listed(game)[key] for key in wanted} == wanted


@pytest.mark.parametrize("seed", range(4))
def test_every_option_belongs_to_one_action(seed: int) -> None:
    """T-34: where actions are listed, none of the options is left out or listed twice."""
    rng = Random(seed)
    seats, variant = rng.choice(GAME.setups())
    table = Table(GAME, seats, seed, variant, auto=True)
    for _ in range(200):
        if table.over:
            break
        ask = table.pending[0]
        if found := actions(GAME, table.state, ask):
            options = [option for each in found for option in each.options]
            assert sorted(map(repr, options)) == sorted(map(repr, ask.options))
            assert all(bool(each.options) != bool(each.refusal) for each in found)
        table.answer(ask.seat, rng.choice(list(ask.options)))

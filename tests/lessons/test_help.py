"""Help on one page: every game has it, in both languages, with its own icons and rules."""

from __future__ import annotations

import pytest

from starboard import look
from starboard.data.box import BoxError
from starboard.data.help import help_of, read_help
from starboard.games import registry
from starboard.kernel import Game
from starboard.text import rules

BOXES = [game for game in registry().values() if not game.id.startswith("_")]


@pytest.mark.parametrize("game", BOXES, ids=[game.id for game in BOXES])
def test_every_game_has_its_page(game: Game) -> None:
    page = read_help(game.folder)
    assert page is not None
    assert len(page.turn) >= 4
    assert len(page.icons) >= 10
    assert len(page.asked) >= 8
    known = {rule.id for rule in rules(game.id, "en")}
    icons = set(look.symbols())
    for line in page.lines():
        assert set(line.rules) <= known, line
        assert not line.icon or line.icon in icons, line.icon


def test_a_fault_names_its_place() -> None:
    with pytest.raises(BoxError, match=r"^x/help.toml: goal: say: is missing"):
        help_of("x/help.toml", {"goal": {}})

"""Settings that mean nothing where their game says so: clients need not ask for them."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.kernel import BadSetup, Choice, Game

GAMES = [pytest.param(game, id=name) for name, game in sorted(starboard.games().items())]


@pytest.mark.parametrize("game", GAMES)
def test_conditions_speak_of_what_there_is(game: Game) -> None:
    values = {choice.name: choice.values for choice in game.variants}
    values["seats"] = tuple(game.seats)
    for choice in game.variants:
        for name, wanted in choice.when:
            assert name != choice.name
            assert set(wanted) <= set(values[name])


@pytest.mark.parametrize("game", GAMES)
def test_a_setting_that_does_not_count_changes_nothing(game: Game) -> None:
    """Its values are refused there, or give the same game."""
    for choice in game.variants:
        for seats, others in unmet(game, choice):
            usual = starboard.new(game.id, seats=seats, seed=3, variant=others)
            for value in choice.values:
                try:
                    table = starboard.new(
                        game.id, seats=seats, seed=3, variant={**others, choice.name: value}
                    )
                except BadSetup:
                    continue
                assert table.digest() == usual.digest()


def unmet(game: Game, choice: Choice) -> list[tuple[int, dict[str, Any]]]:
    """Setups in which the conditions of a choice do not hold."""
    usual = {each.name: each for each in game.variants}
    found: list[tuple[int, dict[str, Any]]] = []
    for name, wanted in choice.when:
        if name == "seats":
            found += [(seats, {}) for seats in game.seats if seats not in wanted]
        else:
            others = [value for value in usual[name].values if value not in wanted]
            found += [(smallest(game, {name: value}), {name: value}) for value in others]
    return found


def smallest(game: Game, variant: dict[str, Any]) -> int:
    """The fewest players, but more than one, for whom there is such a game."""
    for seats in game.seats:
        try:
            game.full_variant(seats, variant)
        except BadSetup:
            continue
        if seats > 1:
            return seats
    raise AssertionError(f"no game with {variant}")

"""Good tables to begin with: every game has the three, and they can be played."""

from __future__ import annotations

import pytest

import starboard
from starboard import text

GAMES = [game for game in starboard.games().values() if not game.id.startswith("_")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_presets(game: starboard.Game) -> None:
    assert list(game.presets) == ["first", "usual", "everything"]
    for name, (seats, variant) in game.presets.items():
        full = game.full_variant(seats, variant)  # or it says why there is no such game
        assert starboard.Table(game, seats, 1, full).pending
        for choice in game.variants:
            now = {**full, "seats": seats}
            if choice.name in variant:
                assert all(now[other] in values for other, values in choice.when), choice.name
        for lang in text.languages:
            assert text.voice(game.id, lang).has(f"preset-{name}"), (name, lang)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_setting_says_what_it_is_for(game: starboard.Game) -> None:
    for lang in text.languages:
        voice = text.voice(game.id, lang)
        for choice in game.variants:
            name = f"variant-{choice.name}"
            # Where every value has a sentence of its own, that is said instead.
            each = all(voice.has(f"{name}-{value}.text") for value in choice.values)
            assert each or voice.has(f"{name}.text"), (choice.name, lang)

"""The bar of actions: all of them, always in their places, with price, gain and reason."""

from __future__ import annotations

from random import Random

from starboard.draw import Action, Tally
from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.actions import TABLE, actions
from starboard.kernel import Table
from tests.games.hexpanse.positions import Position


def bar(position: Position) -> dict[str, Action]:
    """The actions, by id."""
    return {each.id: each for each in actions(position.s, position.ask)}


def test_every_action_stands_for_its_options_or_says_why_not() -> None:
    """H-46: each option belongs to one action; an action without one has a reason with a rule."""
    for number, (seats, variant) in enumerate(GAME.setups()):
        rng = Random(number)
        table = Table(GAME, seats, number, variant)
        for _ in range(80):
            if table.over:
                break
            ask = rng.choice(table.pending)
            found = list(actions(table.state, ask))
            if ask.key in ("action", "buy"):
                stand = [option for each in found for option in each.options]
                assert sorted(stand, key=repr) == sorted(ask.options, key=repr)
                assert all(bool(each.options) != (each.refusal is not None) for each in found)
            else:
                assert not found
            if ask.key == "action":
                assert [each.id for each in found] == list(TABLE)
            table.answer(ask.seat, rng.choice(list(ask.options)))


def test_prices_and_gains() -> None:
    """H-59, H-61, H-62: what an action costs besides itself, and what it brings."""
    position = Position(2, factions=("traders", "terran"))
    position.put(0, "leader", 0, 0)
    position.side(0).hexilum = 3
    found = bar(position.start())
    for kind in ("move", "ability"):
        price = found[kind].price
        assert isinstance(price, Tally)
        assert price.signs == (("g-life", "bad", 1),)
        assert price.said.text("hu") == "A vezér 1 életpontjába kerül"
    price, gain = found["income"].price, found["income"].gain
    assert isinstance(price, Tally)
    assert price.signs == (("hx-hexilum", "c-gold", 2),)
    assert gain is not None
    assert gain.text("en") == "1 → 2 a turn"
    gain = found["ability"].gain
    assert gain is not None
    assert gain.text("en") == "gain 2 hexilum"


def test_leader_actions_are_in_the_factions_colour() -> None:
    """H-43: the three abilities of a leader stand together, in its colour."""
    position = Position(2)
    position.s.active = position.s.first = 1
    led = [each for each in bar(position.start()).values() if each.group == "leader"]
    assert [each.id for each in led] == ["self-heal", "move", "ability"]
    assert {each.colour for each in led} == {"seat-2"}


def test_why_an_action_is_impossible() -> None:
    """H-43, H-50, H-51, H-55, H-56, H-57, H-59: the reason, with its rule."""
    found = bar(Position(2).start())
    rules = {kind: each.refusal.rule for kind, each in found.items() if each.refusal}
    assert rules == {
        "recall": "H-50", "attack": "H-51", "heal": "H-55", "play": "H-56", "activate": "H-57",
        "income": "H-59", "self-heal": "H-43", "move": "H-43", "ability": "H-43",
    }  # fmt: skip

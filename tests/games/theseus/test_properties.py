"""What must hold at every position of random games, beyond the laws of the conformance suite."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.theseus import GAME
from starboard.games.theseus.bot import wealths
from starboard.games.theseus.rules.install import install_slots, why_not_install
from starboard.games.theseus.rules.movement import (
    landing_rooms,
    movable_units,
    move_options,
    ways_of,
)
from starboard.games.theseus.state import MOVE
from starboard.games.theseus.tables import SPACE
from starboard.kernel import Table

SETUPS = GAME.setups()


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_quick_lists_are_whole_ones(number: int) -> None:
    """T-38, T-45, T-73: the quick listings of moves and slots equal the general ones."""
    seats, variant = SETUPS[number]
    rng = Random(number)
    table = Table(GAME, seats, number, variant, auto=True)
    looked = 0
    while not table.over:
        s, ask = table.state, rng.choice(table.pending)
        if s.turn:
            slots = [i for i in s.board if why_not_install(s, ask.seat, i) is None]
            assert install_slots(s, ask.seat) == slots
        if s.step == MOVE:
            for unit in movable_units(s, ask.seat):
                if s.where[unit] != SPACE:
                    ends = {way.end for way in ways_of(s, ask.seat, unit)}
                    rooms = {room for end in ends for room in landing_rooms(s, unit, end)}
                    assert {option[2] for option in move_options(s, ask.seat, unit)} == rooms
                    looked += 1
        table.answer(ask.seat, rng.choice(list(ask.options)))
    assert looked > 20


@pytest.mark.parametrize("number", range(len(SETUPS)))
def test_values_are_shares(number: int) -> None:
    """The values of all sides are chances: between 0 and 1, together 1; refusals are no options."""
    seats, variant = SETUPS[number]
    assert GAME.value is not None
    rng = Random(number)
    table = Table(GAME, seats, number + 50, variant, auto=True)
    while not table.over:
        ask = rng.choice(table.pending)
        if rng.random() < 0.1:
            sides = {side: seat for seat, side in enumerate(table.state.side)}
            values = [GAME.value(table.state, seat) for seat in sides.values()]
            assert abs(sum(values) - 1) < 1e-9
            assert all(0 <= value <= 1 for value in values)
            assert set(wealths(table.state)) == set(sides)
            offered = set(ask.options)
            assert not any(option in offered for option, _ in GAME.refused(table.state, ask))
        table.answer(ask.seat, rng.choice(list(ask.options)))
    assert table.seq < GAME.bound


def test_outlook_tells_what_waits() -> None:
    """T-48, T-51: the preview names traps on the way, a launch and a full sector."""
    from tests.games.theseus.positions import Position, room, unit

    p = Position("aliens", "marines", ring="COR CON NEST TEC DOCK").units(
        alien1="COR.a", alien2="COR.b"
    )
    p.card("marines.fire", "CON.2").card("marines.mine", "NEST.1")
    p.units(marine1="NEST.a", marine2="NEST.b", marine3="NEST.c")
    game = p.turn("aliens")
    offers = {offer.option: offer.outlook for offer in game.table.offers(0)}
    outlook = offers["move", unit("alien1"), room("NEST.d")]
    assert outlook is not None
    assert outlook.key == "outlook-meets-fills"
    assert outlook.facts["cards"] == ["@card-marines-fire", "@card-marines-mine"]
    assert outlook.facts["points"] == 2

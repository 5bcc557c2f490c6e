"""What must hold at every position of random games, beyond the laws of the conformance suite."""

from __future__ import annotations

from random import Random

import pytest

from starboard.draw.touch import offers as offers_of
from starboard.games.theseus import GAME
from starboard.games.theseus.bot.value import WEIGHTS, terms_of, wealths
from starboard.games.theseus.components import PLACES, SLOTS_OF, SPACE, places_in
from starboard.games.theseus.legality.cards import (
    install_slots,
    malfunction_places,
    purge_slots,
    why_not_install,
    why_not_malfunction,
    why_not_purge,
)
from starboard.games.theseus.legality.free_actions import (
    own_units,
    token_options,
    why_not_advance,
    why_not_improve,
)
from starboard.games.theseus.legality.moves import (
    landing_rooms,
    movable_units,
    moves_by,
    moves_of,
)
from starboard.games.theseus.rules.routes import sectors_ahead, ways_of
from starboard.games.theseus.rules.station import refresh
from starboard.games.theseus.state import MOVE, Station
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
            _check_lists(s, ask.seat)
        if s.phase == MOVE:
            each = [o for u in movable_units(s, ask.seat) for o in moves_by(s, ask.seat, [u])]
            assert set(moves_of(s, ask.seat)) <= set(each)
            if not any(option[0] == "land" for option in each):  # T-143 of equal ones there is one
                assert moves_of(s, ask.seat) == each
            for unit in movable_units(s, ask.seat):
                if s.where[unit] != SPACE:
                    ahead = sectors_ahead(s, unit)
                    ends = {ahead[way.end] for way in ways_of(s, ask.seat, unit)}
                    rooms = {room for end in ends for room in landing_rooms(s, unit, end)}
                    assert {option[2] for option in moves_by(s, ask.seat, [unit])} == rooms
                    looked += 1
        table.answer(ask.seat, rng.choice(list(ask.options)))
    assert looked > 20


def _check_lists(s: Station, seat: int) -> None:
    """What is listed in one go is what the single reasons allow; what is kept is up to date."""
    board = places_in(s.board)
    slots = [i for i in board if why_not_install(s, seat, i) is None]
    assert list(install_slots(s, seat)) == slots
    allowed = [p for p in range(PLACES) if why_not_malfunction(s, seat, p) is None]
    assert list(malfunction_places(s, seat)) == allowed
    if s.upgrades[seat]:
        units = [("advance", u) for u in own_units(s, seat) if why_not_advance(s, seat, u) is None]
        cards = [("improve", s.places[i], i) for i in board if why_not_improve(s, seat, i) is None]
        assert token_options(s, seat) == units + cards
    home = SLOTS_OF[s.home[seat]]
    assert purge_slots(s, seat) == [i for i in home if why_not_purge(s, seat, i) is None]
    fresh = s.copy()
    refresh(fresh)  # the whole station anew finds what was renewed sector by sector
    assert fresh.plain() == s.plain()


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
            each = [GAME.value(table.state, seat) for seat in range(seats)]
            at_once = GAME.search.values(table.state)
            assert max(abs(a - b) for a, b in zip(each, at_once, strict=True)) < 1e-9
            assert all(0 <= value <= 1 for value in values)
            assert len(wealths(table.state)) == len(sides)
            _check_terms(table.state)
            offered = set(ask.options)
            assert not any(option in offered for option, _ in GAME.refused(table.state, ask))
        table.answer(ask.seat, rng.choice(list(ask.options)))
    assert table.seq < GAME.bound


def _check_terms(s: Station) -> None:
    """The terms that weights are fitted to are the ones that the value adds up."""
    for seat, side in enumerate(s.side):
        if s.side.count(side) == 1 and not s.tied:
            whole = sum(w * t for w, t in zip(WEIGHTS, terms_of(s, seat), strict=True))
            assert abs(whole - wealths(s)[side]) < 1e-9


def test_outlook_tells_what_waits() -> None:
    """T-48, T-51: the preview names traps on the way, a launch and a full sector."""
    from tests.games.theseus.positions import Position, room, unit

    p = Position("aliens", "marines", ring="COR CON NEST TEC DOCK").units(
        alien1="COR.a", alien2="COR.b"
    )
    p.card("marines.fire", "CON.2").card("marines.mine", "NEST.1")
    p.units(marine1="NEST.a", marine2="NEST.b", marine3="NEST.c")
    game = p.turn("aliens")
    offers = {offer.option: offer.outlook for offer in offers_of(game.table, 0)}
    found = offers["move", unit("alien1"), room("NEST.d")]
    assert found is not None
    outlook = found.lines[0]
    assert outlook.key == "outlook-move"
    assert outlook.facts["cards"] == ["@card-marines-fire", "@card-marines-mine"]
    assert (outlook.facts["points"], outlook.facts["full"]) == (2, 1)
    assert outlook.facts["then"] == ["@action-faction"]
    assert "Minor Assault" in outlook.text("en")

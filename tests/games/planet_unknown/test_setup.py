"""Chapters 2, 15, 16 and 18: setup, the variants, and the solo game's preparations."""

from __future__ import annotations

import pytest

import starboard
from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import (
    CORPORATIONS,
    EVENTS,
    MARKERS,
    PLANETS,
    STATION_RINGS,
    components,
)
from starboard.games.planet_unknown.components import FLUX
from starboard.games.planet_unknown.rules.course import start_round
from starboard.games.planet_unknown.state import Table
from starboard.games.planet_unknown.view import view
from starboard.kernel import BadSetup, Option, Run, key_of
from starboard.kernel import Table as Seated
from tests.games.planet_unknown.build import Play, at, begin, new, spots


def test_boards_of_every_kind() -> None:
    """P-20 Symmetric for all, at random, or chosen; each asymmetric board exists once."""
    assert {(p.planet, p.corporation) for p in new(4).players} == {(0, 0)}
    for flux in (False, True):
        seen = set()
        for seed in range(12):
            s = new(6, seed, boards="random", flux=flux)
            for boards in ([p.planet for p in s.players], [p.corporation for p in s.players]):
                special = [b for b in boards if b]
                assert len(special) == len(set(special))
            seen |= {p.corporation for p in s.players}
        assert seen == set(range(8 if flux else 7))  # Flux is not in the box


def test_a_table_that_nobody_set_up_is_one_for_a_first_game() -> None:
    """P-20 The symmetric sides for all, as the rulebook advises."""
    assert GAME.full_variant(4, None)["boards"] == "symmetric"
    assert not GAME.full_variant(4, None)["flux"]


def test_boards_by_choice() -> None:
    """P-20, P-29 With free choice everybody chooses both boards, from the commander on."""
    assert ("corporation", FLUX) not in _corporations(new(3, boards="choice"))
    s = new(3, boards="choice", flux=True)
    play = Play(s)
    first = s.commander
    assert play.run.asks[0].seat == first
    play.do("planet", 3, seat=first)
    play.do("corporation", FLUX, seat=first)
    second = (first + 1) % 3
    assert ("planet", 3) not in play.options(second)
    assert ("planet", 0) in play.options(second)
    play.do("planet", 0, seat=second)
    assert ("corporation", FLUX) not in play.options(second)
    play.do("corporation", 1, seat=second)
    third = (first + 2) % 3
    play.do("planet", 0, seat=third)
    play.do("corporation", 0, seat=third)
    assert play.key(first) == "token"  # P-310: after the objectives
    assert len(s.neighbour) == 3


def _corporations(s: Table) -> list[Option]:
    play = Play(s)
    play.do("planet", 0, seat=s.commander)
    return play.options(s.commander)


def test_pieces_at_the_start() -> None:
    """P-21, P-22, EX-3 Two rovers on the board, six lifepods, all trackers on 0; a marker each."""
    p = new(2).players[0]
    assert p.rovers == [-1, -1]
    assert p.lifepods == spots((7, 2), (1, 4), (10, 4), (2, 7), (8, 8), (5, 9))
    assert p.tracks == [0] * 5
    assert MARKERS[4] == (0, 1, 3, 4)
    assert all(len(MARKERS[n]) == n for n in range(1, 7))


def test_complexity() -> None:
    """P-12, EX-4 Symmetric sides have complexity 1, Jump Drive and Oasis 3; it changes no rule."""
    assert PLANETS[0].complexity == CORPORATIONS[0].complexity == 1
    assert CORPORATIONS[5].complexity == CORPORATIONS[6].complexity == 3


def test_station() -> None:
    """P-23, P-24, EX-5 Six depots, two stacks of twelve tiles of one shape; rings may shift."""
    s = new(2)
    assert [s.height(stack) for stack in range(12)] == [12] * 12
    for stack, top in enumerate(s.tops):
        assert top // 12 == STATION_RINGS[stack // 6][stack % 6]
    assert [s.stack(d, 0) for d in range(6)] == [0, 1, 2, 3, 4, 5]
    shifted = new(2, inner=2)
    assert [shifted.stack(d, 0) for d in range(6)] == [2, 3, 4, 5, 0, 1]
    assert {new(2, seed, inner="random").shift for seed in range(40)} == set(range(6))
    assert len({tuple(new(2, seed).tops) for seed in range(5)}) == 5  # P-382


def test_civ_stacks() -> None:
    """P-25, EX-1 Players + 1 cards of each rank; the rest stays in the box."""
    s = new(4)
    assert [bits.bit_count() for bits in s.civ] == [5] * 4
    assert [bits.bit_count() for bits in s.civ_box] == [4] * 4


@pytest.mark.parametrize("seats", range(1, 7))
def test_objectives_by_players(seats: int) -> None:
    """P-26, P-211, EX-2 Solo 4 drawn and 3 kept; two players 3 cards; else one a pair."""
    s = new(seats)
    play = Play(s)
    if seats == 1:
        assert len(play.options()) == 4
        play.do(*play.options()[0])
        assert s.players[0].goals.bit_count() == 3
        assert s.neighbour == []
    else:
        assert len(s.neighbour) == (3 if seats == 2 else seats)
        assert not any(p.goals for p in s.players)


def test_supply_is_open() -> None:
    """P-27, P-15 Meteorites and patches are not limited: no supply is counted."""
    s = new(1)
    names: tuple[str, ...] = tuple(type(s).__slots__)
    assert not [name for name in names if "supply" in name]
    assert components()["meteorites"]["count"] == 60


def test_commander_and_rotation_are_drawn() -> None:
    """P-28, P-382 The first commander and the first rotation are random, by the game's seed."""
    assert {new(4, seed).commander for seed in range(30)} == {0, 1, 2, 3}
    assert {new(4, seed).rotation for seed in range(40)} == set(range(6))
    assert new(4, 3).rotation == new(4, 3).rotation


def test_personal_objectives() -> None:
    """P-185, P-186, P-187, EX-33 Two cards each, one kept secretly, then neighbour cards."""
    table = Seated(GAME, 3, 4, {"personal": True, "boards": "symmetric"})
    s = table.state
    assert all(p.offered.bit_count() == 2 for p in s.players)
    assert s.neighbour == []
    assert len(table.pending) == 3
    for ask in table.pending:
        table.answer(ask.seat, ask.options[0])
    assert all(p.goals.bit_count() == 1 for p in s.players)
    assert len(s.neighbour) == 3
    assert s.pile.bit_count() == 19
    assert view(s, 0)["players"][1]["goals"] == []
    assert len(view(s, 0)["players"][0]["goals"]) == 1
    with pytest.raises(BadSetup, match="P-211"):
        GAME.full_variant(1, {"personal": True})


def test_order_of_the_setup() -> None:
    """P-29 Boards, personal objectives, neighbour objectives, then the flux token."""
    run = Run(GAME, new(2, personal=True, boards="choice", flux=True), auto=False)
    run.start()
    keys = []
    while run.state.round == 0:
        ask = run.asks[0]
        keys.append(ask.key)
        options = [o for o in ask.options if o != ("corporation", 0)]
        run.send(ask.seat, options[-1])
    order = [key for n, key in enumerate(keys) if key not in keys[:n]]
    assert order == ["planet", "corporation", "goal", "token"]


def test_two_player_variant() -> None:
    """P-180, P-181, P-182, EX-32 The station may turn by itself for two; the marker passes."""
    s = new(2)
    s.rotation = 0
    begin(s, start_round)
    s.commander = 0
    Play(s)
    assert s.rotation == 1
    assert [s.depot(n) for n in (0, 1)] == [5, 2]
    s = new(2, turning=False)
    s.commander = 1
    begin(s, start_round)
    play = Play(s)
    assert play.run.asks[0].key == "rotate"
    assert play.run.asks[0].seat == 1
    assert GAME.full_variant(2, {})["turning"] is True


def test_commander_passes_in_the_variant_too() -> None:
    """P-47, P-182 After each round the commander marker goes to the next player."""
    s = new(2)
    s.commander = 1
    play = Play(s)
    while s.round == 1:
        ask = play.run.asks[0]
        play.run.send(ask.seat, ask.options[0])
    assert s.commander == 0


def test_event_decks() -> None:
    """P-190, P-191, P-192, P-193, P-212, EX-34 Twenty cards by codes; solo cards only alone."""
    assert new(2).split == ()
    assert new(2, events="balanced").split == (7, 7, 6)
    assert new(1).split == (7, 7, 6)
    assert new(1, events="hard").split == (3, 5, 12)
    s = new(4, events="easy")
    usable = [20 * code + n for code in range(3) for n in range(20) if s.unused[code] >> n & 1]
    assert not any(EVENTS[n].solo for n in usable)
    assert len(usable) == 54
    assert sum(bits.bit_count() for bits in new(1).unused) == 60
    assert sum(s.codes) == 20
    assert [e.code for e in EVENTS].count(0) == 20


@pytest.mark.parametrize(
    ("seats", "variant", "rule"),
    [
        (1, {"events": "off"}, "P-212"),
        (2, {"events": "custom", "green": 20, "orange": 0, "red": 0}, "P-192"),
        (1, {"events": "custom", "green": 7, "orange": 7, "red": 7}, "P-193"),
    ],
)
def test_impossible_setups(seats: int, variant: dict[str, object], rule: str) -> None:
    """P-192, P-193, P-212 A setup that the rules do not know is refused with the rule."""
    with pytest.raises(BadSetup, match=rule):
        starboard.new("planet_unknown", seats=seats, seed=1, variant=variant)


def test_any_split_is_legal() -> None:
    """P-193 Any split with sum 20 within the available cards is legal."""
    assert new(2, events="custom", green=0, orange=2, red=18).split == (0, 2, 18)


def test_solo_setup() -> None:
    """P-210, P-211, P-212, P-213 Two civ cards a rank, four objectives, events, one commander."""
    s = new(1)
    assert [bits.bit_count() for bits in s.civ] == [2] * 4
    assert s.commander == 0
    assert s.split
    play = Play(s)
    assert play.key() == "return-goal"
    assert len(play.options()) == 4
    assert len({new(1, seed).rotation for seed in range(20)}) > 3
    assert key_of(1) != key_of(2)
    assert at(0, 0) == 0

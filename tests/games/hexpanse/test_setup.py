"""Levels, variants, setup, boards: examples X-1 to X-9, rules H-3 to H-27, H-122 to H-124."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import ALLIES, BOARDS, FACTIONS, LEVELS
from starboard.games.hexpanse.rules.hexes import NEIGHBOURS, areas_of
from starboard.games.hexpanse.rules.sides import right_of, turn_order
from starboard.games.hexpanse.state import (
    DRAFT_FIRST,
    DRAFT_SECOND,
    DRAFT_THROW,
    OFF_BOARD,
    TURNS,
    Table,
    all_cards,
    allies_of,
)
from starboard.kernel import Ask, BadSetup, Option, Run, key_of
from tests.games.hexpanse.positions import Position, area, board_id, faction

Choose = Callable[[Ask], Option]


def set_up(
    seats: int, choose: Choose = lambda ask: ask.options[0], seed: int = 3, **variant: object
) -> tuple[Table, list[Ask]]:
    """Play the setup to the first action; the state and every question on the way."""
    run = Run(GAME, GAME.setup(seats, GAME.full_variant(seats, variant), key_of(seed)), auto=False)
    run.start()
    asked = []
    while run.state.stage < TURNS:
        ask = run.asks[0]
        asked.append(ask)
        run.send(ask.seat, choose(ask))
        run.state.check()
    state: Table = run.state
    return state, asked


@pytest.mark.parametrize(
    ("level", "normal", "allied", "secret"),
    [("sailor", 12, 0, 0), ("captain", 9, 3, 0), ("admiral", 9, 3, 1)],
)
def test_levels(level: str, normal: int, allied: int, secret: int) -> None:
    """X-1, H-7, H-8, H-31: 12/0, 9/3, 9/3 units; one common mission, in Admiral one secret each."""
    s, _ = set_up(3, mode=level)
    for side in s.sides:
        assert side.ship[0] == normal
        assert sum(side.tile) == allied
        assert sum(side.ship) + sum(side.tile) == 12
        assert (side.secret >= 0) == bool(secret)
    assert s.mission >= 0
    if secret:
        assert len({s.mission, *(side.secret for side in s.sides)}) == 4


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
def test_start_values(level: str) -> None:
    """X-2, H-3, H-4, H-19, H-21: income 1, no hexilum, leader off the board with 6 life, empty
    hospital ships of their own, five cards in the market."""
    s, _ = set_up(3, mode=level)
    hospitals = []
    for number, side in enumerate(s.sides):
        assert side.income == 1
        assert side.hexilum == (1 if number == s.first else 0)  # the first income phase is over
        assert side.life == 6
        assert side.leader == OFF_BOARD
        assert not any(side.hospital)
        assert not side.cards
        hospitals.append(id(side.hospital))
    assert len(set(hospitals)) == 3
    assert len(s.market) == 5
    assert len(s.deck) == 27
    assert not s.discard


def test_faction_and_ally_order() -> None:
    """X-3, H-17, H-18, H-20: factions from the starting player on, allied tiles back to him."""
    s, asked = set_up(3, start=2, aliens=True)
    assert s.first == 1
    order = turn_order(s)
    assert order == [1, 2, 0]
    factions = [ask for ask in asked if ask.key == "choose-faction"]
    allies = [ask for ask in asked if ask.key == "choose-ally"]
    assert [ask.seat for ask in factions] == order
    assert [len(ask.options) for ask in factions] == [6, 5, 4]
    assert [ask.seat for ask in allies] == order[::-1]
    assert [len(ask.options) for ask in allies] == [4, 3, 2]
    assert len({side.faction for side in s.sides}) == 3
    chosen = [tile for side in s.sides for tile in allies_of(side)]
    assert sorted(chosen + s.rest) == list(range(11))


def test_starting_player_by_lot() -> None:
    """H-17, H-129: without a wish the starting player is drawn by lot."""
    firsts = {set_up(3, seed=seed)[0].first for seed in range(20)}
    assert firsts == {0, 1, 2}


@pytest.mark.parametrize(("seats", "sides"), [(3, (0, 1, 3)), (5, (0, 1, 2, 4, 5))])
def test_starting_player_of_an_odd_team_game(seats: int, sides: tuple[int, ...]) -> None:
    """H-17, H-123: the table sets a player, not a faction; one with two begins with the first."""
    for start, side in enumerate(sides, 1):
        s, asked = set_up(seats, team=True, start=start)
        assert s.first == side
        assert asked[0].seat == start - 1
    with pytest.raises(BadSetup, match="could start"):
        GAME.full_variant(seats, {"team": True, "start": seats + 1})


def test_admiral_missions() -> None:
    """X-4, H-22: five missions turned up for four players, taken from the last to the first."""
    s, asked = set_up(4, mode="admiral", start=1)
    missions = [ask for ask in asked if ask.key == "choose-mission"]
    assert [ask.seat for ask in missions] == [3, 2, 1, 0]
    assert [len(ask.options) for ask in missions] == [5, 4, 3, 2]
    taken = [side.secret for side in s.sides]
    assert sorted([*taken, s.mission]) == sorted(s.turned)
    assert len(s.turned) == 5


def test_common_mission_is_turned_up_after_the_choices() -> None:
    """H-22, H-21: nobody sees mission or market while factions and allies are chosen."""
    run = Run(GAME, GAME.setup(2, GAME.full_variant(2, {}), key_of(1)), auto=False)
    run.start()
    while run.state.stage < TURNS:
        assert run.state.mission < 0
        assert not run.state.market
        run.send(run.asks[0].seat, run.asks[0].options[0])
    assert run.state.mission >= 0


def test_elite_units() -> None:
    """X-5, H-9: 8 normal units, 1 elite unit and 3 allied units."""
    s, _ = set_up(3, elite=True)
    assert all(side.ship[:2] == [8, 1] and sum(side.tile) == 3 for side in s.sides)
    s, _ = set_up(2, elite=True, mode="sailor")
    assert all(side.ship == [11, 1] for side in s.sides)


def test_advanced_mode() -> None:
    """X-6, H-10, H-11, H-14: three tiles in hand, two in the end; 6 normal and 6 allied units."""
    sizes: dict[str, list[int]] = {}

    def choose(ask: Ask) -> Option:
        sizes.setdefault(ask.key, []).append(len(ask.options))
        return ask.options[-1]

    s, _ = set_up(3, choose, advanced=True)
    assert sizes["keep-tile"] == [3, 3, 3, 2, 2, 2]
    assert sizes["throw-tile"] == [3, 3, 3]
    for side in s.sides:
        assert side.ship[0] == 6
        assert len(set(allies_of(side))) == 2
        assert side.tile[1:] == [3, 3]
    assert len(s.rest) == 11 - 6


def test_advanced_mode_with_elite_units() -> None:
    """H-10: 5 normal, 1 elite, 6 allied units."""
    s, _ = set_up(2, advanced=True, elite=True)
    assert all(side.ship[:2] == [5, 1] and sum(side.tile) == 6 for side in s.sides)


def test_draft_passes_to_the_right() -> None:
    """H-11: what is passed goes to the right neighbour, who is the one before in turn order."""
    run = Run(GAME, GAME.setup(3, GAME.full_variant(3, {"advanced": True}), key_of(9)), auto=False)
    run.start()
    s = run.state
    while s.stage < DRAFT_FIRST:
        run.send(run.asks[0].seat, run.asks[0].options[0])
    hands = [list(side.hand) for side in s.sides]
    for _ in range(3):
        run.send(run.asks[0].seat, run.asks[0].options[0])
    assert s.stage == DRAFT_SECOND
    for number in range(3):
        assert s.sides[number].kept == hands[number][:1]
        assert s.sides[right_of(s, number)].hand == hands[number][1:]
    assert [right_of(s, number) for number in range(3)] == [2, 0, 1]


def test_advanced_mode_with_four_players() -> None:
    """X-7, H-12, H-13: D draws two, B ends with two and loses none; everybody has two."""
    run = Run(
        GAME,
        GAME.setup(4, GAME.full_variant(4, {"advanced": True, "start": 1}), key_of(5)),
        auto=False,
    )
    run.start()
    s = run.state
    while s.stage < DRAFT_FIRST:
        run.send(run.asks[0].seat, run.asks[0].options[0])
    assert [len(side.hand) for side in s.sides] == [3, 3, 3, 2]
    while s.stage < DRAFT_THROW:
        run.send(run.asks[0].seat, run.asks[0].options[0])
    assert [len(side.kept) for side in s.sides] == [3, 2, 3, 3]
    assert sorted(ask.seat for ask in run.asks) == [0, 1, 3]  # C's right neighbour is B
    while s.stage < TURNS:
        run.send(run.asks[0].seat, run.asks[0].options[0])
    assert all(len(allies_of(side)) == 2 for side in s.sides)


def test_advanced_mode_with_five_and_six() -> None:
    """H-13: five draw two, keep one, pass one, and throw none out; six cannot play it."""
    s, asked = set_up(5, advanced=True)
    assert [ask.key for ask in asked].count("keep-tile") == 5
    assert "throw-tile" not in {ask.key for ask in asked}
    assert all(len(allies_of(side)) == 2 for side in s.sides)
    with pytest.raises(BadSetup, match="advanced"):
        set_up(6, advanced=True)


def test_draft_choices_are_simultaneous() -> None:
    """H-13, H-130: all are asked at once, and nobody sees what others keep."""
    run = Run(GAME, GAME.setup(3, GAME.full_variant(3, {"advanced": True}), key_of(2)), auto=False)
    run.start()
    while run.state.stage < DRAFT_FIRST:
        run.send(run.asks[0].seat, run.asks[0].options[0])
    assert {ask.seat for ask in run.asks} == {0, 1, 2}
    run.send(1, run.asks[1].options[0])
    assert GAME.view(run.state, 0)["sides"][1]["kept"] == 1
    assert GAME.view(run.state, 1)["sides"][1]["kept"] == [ALLIES[run.state.sides[1].kept[0]].id]


def test_variants_that_do_not_exist() -> None:
    """H-10, H-15, H-16, H-23: what does not go together is refused with a reason."""
    wrong: list[tuple[int, dict[str, Any], str]] = [
        (2, {"mode": "sailor", "advanced": True}, "advanced"),
        (2, {"blind": True}, "blind"),
        (2, {"team": True}, "team"),
        (2, {"start": 3}, "could start"),
    ]
    for seats, variant, reason in wrong:
        with pytest.raises(BadSetup, match=reason):
            GAME.full_variant(seats, variant)


def test_the_factions() -> None:
    """H-6, H-15: four factions, and Ox and Mentacle only with the Aliens expansion, which is off
    unless it is wanted, or needed for five or six factions."""
    assert [each.id for each in FACTIONS if not each.alien] == [
        "terran", "cyber", "nomads", "traders",
    ]  # fmt: skip
    _, asked = set_up(2)
    assert list(asked[0].options) == [("faction", f) for f in range(4)]
    for seats, aliens, team in ((2, True, False), (5, False, False), (5, False, True)):
        _, asked = set_up(seats, aliens=aliens, team=team)
        assert ("faction", faction("mentacle")) in asked[0].options


def test_market_deck() -> None:
    """H-21: each of the 32 cards once; with five or six factions action cards twice (47)."""
    assert len(all_cards(4)) == 32 == len(set(all_cards(4)))
    assert len(all_cards(5)) == 47 == len(all_cards(6))
    s, _ = set_up(6)
    assert len(s.deck) + len(s.market) == 47


@pytest.mark.parametrize(
    ("seats", "variant", "board", "areas"),
    [
        (2, {}, "inner", 37),
        (3, {}, "full_front", 61),
        (4, {}, "reverse", 79),
        (5, {}, "extension_inner", 91),
        (6, {}, "extension_full", 127),
        (4, {"team": True}, "full_front", 61),
        (3, {"team": True}, "full_front", 61),
        (6, {"team": True}, "extension_inner", 91),
        (5, {"team": True}, "extension_inner", 91),
        (3, {"ring": False}, "inner", 37),
        (3, {"team": True, "ring": False}, "full_front", 61),
        (4, {"team": True, "large": True}, "reverse", 79),
        (6, {"team": True, "large": True}, "extension_full", 127),
        (4, {"large": True}, "reverse", 79),
    ],
)
def test_boards(seats: int, variant: dict[str, Any], board: str, areas: int) -> None:
    """H-25, H-124: which board is in play, and how many areas it has: three may leave out the
    ring, teams play on the smaller board unless they want the larger one."""
    position = Position(seats, **variant)
    assert board_id(position) == board
    assert BOARDS[position.s.board].areas.bit_count() == areas


def test_areas_off_the_board_do_not_exist() -> None:
    """H-26: with two players the outer ring cannot be used; adjacent areas share an edge."""
    position = Position(2).start().say("place", 1)
    assert len(position.options) == 37
    assert ("area", area(4, 0)) not in position.options
    assert sorted(NEIGHBOURS[area(0, 0)]) == sorted(
        area(*at) for at in [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    )


def test_one_unit_on_an_area() -> None:
    """H-27: an occupied area is not offered, and the reason names the rule."""
    position = Position(2)
    here = position.put(1, "normal", 1, 0)
    position.start().say("place", 1)
    assert ("area", here) not in position.options
    refusals = dict(GAME.refused(position.s, position.ask))
    assert refusals["area", here].rule == "H-27"
    assert len(position.options) == 36


def test_team_turn_order() -> None:
    """X-8, H-122: A and C against B and D; the turn passes alternately."""
    position = Position(4, team=True).start()
    assert position.s.teams == (0, 1, 0, 1)
    turns = []
    for _ in range(4):
        turns.append(position.s.active)
        position.finish()
    assert turns == [0, 1, 2, 3]
    assert Position(6, team=True).s.teams == (0, 1, 2, 0, 1, 2)


def test_odd_team_game() -> None:
    """X-9, H-123: with three players one plays two factions, with two turns in a round."""
    position = Position(3, team=True).start()
    assert position.s.chairs == (0, 1, 0, 2)
    assert position.s.teams[0] == position.s.teams[2]
    asked = []
    for _ in range(4):
        asked.append(position.ask.seat)
        position.say("gain").finish()
    assert asked == [0, 1, 0, 2]
    assert [side.hexilum for side in position.s.sides] == [2, 2, 2, 2]  # separate stocks


def test_inner_board_is_symmetric() -> None:
    """H-25, H-28: mines lie on their boards, none beside another."""
    for board in BOARDS:
        mines = areas_of(board.mines)
        assert not any(near in mines for mine in mines for near in NEIGHBOURS[mine])
        assert not board.mines & ~board.areas

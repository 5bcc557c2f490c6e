"""Chapters 3, 4, 6 and 9: a player's part of the civ phase, between its steps; extra tiles."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import CIV_CARDS, SQUARES
from starboard.games.planet_unknown.components import CIV, FLUX, HORIZON, REPUBLIC
from starboard.games.planet_unknown.rules.civ import effect, look, search
from starboard.games.planet_unknown.rules.course import civ_step, event_civ
from starboard.games.planet_unknown.rules.turn import extra_tile
from starboard.games.planet_unknown.state import CIV_PHASE, LATE_TECH, TURNS, Table
from starboard.games.planet_unknown.view import resample_hidden, view
from tests.games.planet_unknown.build import (
    CARD_NUMBERS,
    Play,
    at,
    begin,
    doing,
    offer,
    put,
    spots,
    table,
)  # fmt: skip

DOMINO = {(5, 0): "civ", (6, 0): "energy"}
BELOW = {(5, 1): "rover", (5, 2): "tech"}


def _roving(moves: int = 2, corporation: int = 0) -> Table:
    """A rover on the planet, points in the pool."""
    s = table(corporation=corporation)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    p.rovers[0], p.moves = at(5, 0), moves
    return s


def _keep_secret(play: Play) -> None:
    """Choose a card that does nothing now."""
    play.do(*next(o for o in play.options(kind="card") if not CIV_CARDS[o[1]].immediate))


# ---- points between two cards ------------------------------------------------------------------


def test_points_between_two_cards() -> None:
    """P-106, P-82 With several milestones points may be spent before, between and after cards."""
    s = _roving(moves=3)
    p = s.players[0]
    p.ranks = (1, 2)
    begin(s, civ_step)
    play = Play(s)
    assert play.ask().facts["rank"] == 1
    play.do("step", 0, at(5, 1))
    assert (play.key(), play.ask().facts["rank"]) == ("card", 1)
    _keep_secret(play)
    assert play.ask().facts["rank"] == 2
    play.do("step", 0, at(5, 2))
    assert play.ask().facts["rank"] == 2
    _keep_secret(play)
    assert play.key() == "last-moves"
    assert p.moves == 1


def test_refusals_beside_cards() -> None:
    """P-105, P-106 At the choice of a card, too, one is told why a rover cannot go somewhere."""
    s = _roving(moves=1)
    s.players[0].ranks = (1,)
    begin(s, civ_step)
    play = Play(s)
    why = dict(GAME.refused(s, play.ask()))
    assert why["step", 0, at(9, 9)].rule == "P-105"


def test_no_points_in_the_event_step() -> None:
    """P-106, P-86 Cards of the event step come without movement."""
    s = _roving()
    s.players[0].ranks = (1,)
    begin(s, event_civ)
    play = Play(s)
    assert {option[0] for option in play.options()} == {"card"}


def test_technologies_between_two_cards() -> None:
    """P-123, P-287 Horizon 5 may be used while a card is chosen."""
    s = _roving(moves=0, corporation=HORIZON)
    s.players[0].unlocked = 16
    play = doing(s, (look, 1), phase=CIV_PHASE)
    assert ("use", 4) in play.options()
    play.do("use", 4)
    assert play.key() == "card"
    assert ("use", 4) not in play.options()


def test_the_last_card_is_taken_meanwhile() -> None:
    """P-83, P-85 A technology leads to the same milestone and its last card: nothing is left."""
    s = table(corporation=FLUX)
    p = s.players[0]
    s.civ[0], s.civ_box[0] = 1 << 5, 511 & ~(1 << 5)
    p.unlocked, p.flux, p.tracks[CIV] = 16, CIV, 2
    play = doing(s, (look, 1), phase=CIV_PHASE)
    play.do("use", 4)
    assert play.key() == "card"
    play.do("card", 5)
    assert p.cards == 1 << 5
    assert play.told("no-civ-card") == [{"seat": 0, "rank": 1}]


def test_points_between_two_found_cards() -> None:
    """P-149, P-255 Points of Republic's first card may be spent before the second is chosen."""
    s = _roving(corporation=REPUBLIC)
    play = doing(s, (search, 2), phase=LATE_TECH)
    play.do("step", 0, at(5, 1))
    assert play.key() == "search"
    assert play.ask().facts["count"] == 2


def test_republic_keeps_what_it_looks_at() -> None:
    """P-252, P-14 The card that Republic 2 adds stays the same while its rover moves."""
    s = _roving(corporation=REPUBLIC)
    s.players[0].unlocked = 2
    play = doing(s, (look, 1), phase=CIV_PHASE)
    cards = play.options(kind="card")
    play.do("step", 0, at(5, 1))
    assert play.options(kind="card") == cards
    world = s.copy()
    world.key, world.draws = b"", 7919
    resample_hidden(world, 0)
    assert world.drawn == s.drawn
    assert view(world, 0)["players"][0]["looking_at"] == [card for _, card in cards]


def test_the_hasty_player_takes_a_card() -> None:
    """P-81 Bots that play on find the cards among everything else that is offered."""
    s = _roving()
    play = doing(s, (look, 1), phase=CIV_PHASE)
    assert GAME.rollout_policy is not None
    assert GAME.rollout_policy(s, play.ask(), 0.99)[0] == "card"
    s = _roving()
    offer(s, "I2-rover-tech")
    play = doing(s, (extra_tile, True), phase=CIV_PHASE)
    assert GAME.rollout_policy(s, play.ask(), 0.99)[0] == "take"


# ---- extra tiles -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["depot_repair", "salvage_yard"])
def test_an_extra_tile_reveals_nothing_before_it_lies(name: str) -> None:
    """P-49, P-61, P-380 The next tile of the stack is seen when the extra tile is placed."""
    s = table()
    put(s, "I2-civ-energy", DOMINO)
    ring = offer(s, "I2-rover-tech")
    stack = s.stack(s.depot(0), ring)
    play = doing(s, (effect, CARD_NUMBERS[name]), phase=CIV_PHASE)
    before = s.tops[stack], s.under[stack], s.draws, s.reveals
    play.do("take", ring)
    s.check()
    assert (s.tops[stack], s.under[stack], s.draws, s.reveals) == before
    assert s.players[0].hand == s.tops[stack]
    play.place(BELOW)
    s.check()
    assert s.tops[stack] != before[0]
    assert s.reveals > before[3]
    assert s.players[0].ring == -1


def test_points_before_an_extra_tile() -> None:
    """P-106, P-61 Points may be spent before an extra tile is taken, and with it in hand."""
    s = _roving()
    ring = offer(s, "I2-rover-tech")
    play = doing(s, (extra_tile, True), phase=CIV_PHASE)
    play.do("step", 0, at(6, 0))
    assert play.key() == "extra-tile"
    play.do("take", ring)
    play.do("step", 0, at(6, 1))
    assert play.key() == "place"
    s.check()
    play.place(BELOW)
    assert not play.told("no-extra-tile")


def _narrow() -> Table:
    """Horizon with a meteorite beside its rover; two squares are free, beside one another."""
    s = _roving(moves=1, corporation=HORIZON)
    p = s.players[0]
    free = spots((5, 2), (5, 3))
    put(s, "I2-water-rover", {(5, 1): "water", (6, 1): "rover"})
    p.patches = p.terrain[2] = SQUARES & ~p.tiles & ~free
    p.lifepods, p.unlocked = 0, 4
    p.meteorites = spots((6, 1))
    p.rovers[0] = at(5, 1)
    return s


def test_an_extra_tile_without_room_goes_back() -> None:
    """P-61, P-285 A patch takes the last place of the extra tile in hand: it leaves no stack."""
    s = _narrow()
    ring = offer(s, "I2-biomass-civ")
    stack = s.stack(s.depot(0), ring)
    height = s.height(stack)
    play = doing(s, (extra_tile, True), phase=CIV_PHASE)
    play.do("take", ring)
    play.do("step", 0, at(6, 1))  # a rover icon: the meteorite is delivered, a patch is gained
    assert s.players[0].hand == -1
    assert len(play.told("no-extra-tile")) == 1
    assert s.height(stack) == height
    assert not s.gone
    s.check()


def test_a_technology_puts_the_extra_tile_back() -> None:
    """P-61, P-123 With an extra tile in hand a technology may bring another card: choose again."""
    s = table(corporation=FLUX)
    p = s.players[0]
    put(s, "I2-civ-energy", DOMINO)
    ring = offer(s, "I2-rover-tech")
    salvage = CARD_NUMBERS["salvage_yard"]
    s.civ[0], s.civ_box[0] = 1 << salvage, 511 & ~(1 << salvage)
    p.unlocked, p.flux, p.tracks[CIV] = 16, CIV, 2
    play = doing(s, (extra_tile, True), phase=CIV_PHASE)
    play.do("take", ring)
    play.do("use", 4)
    play.do("card", salvage)
    for kept in (False, True):
        assert play.key() == "extra-tile"
        play.do(*play.options(kind="take")[0])
        assert p.bare != kept
        play.do(*play.options(kind="place")[0])
        s.check()
        while play.key() in ("next", "deploy", "energy", "patch"):
            play.run.send(0, play.ask().options[0])
    assert len(p.laid) == 3


def test_a_tile_of_step_4_is_turned_up_later() -> None:
    """P-49 In step 4 the next tile is seen when all have confirmed, as before."""
    s = table()
    ring = offer(s, "I2-civ-energy")
    stack = s.stack(s.depot(0), ring)
    top = s.tops[stack]
    play = Play(s)
    play.do("take", ring)
    play.place(DOMINO)
    assert s.phase == TURNS
    assert s.tops[stack] == top
    s.check()

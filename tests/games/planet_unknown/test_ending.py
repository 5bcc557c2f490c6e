"""Chapter 12: the end of the game, and what is still done before scoring."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown.box import SQUARES
from starboard.games.planet_unknown.components import BIOMASS, CIV, ROVER, TECH, WATER
from starboard.games.planet_unknown.rules.confirming import last_moves
from starboard.games.planet_unknown.rules.course import end_round
from starboard.games.planet_unknown.rules.ending import end_game
from starboard.games.planet_unknown.rules.tracks import several_advances
from starboard.games.planet_unknown.state import (
    EMPTY_DEPOT,
    LAST_EVENT,
    LATE_CARDS,
    NO_ROOM,
    OVER,
)
from tests.games.planet_unknown.build import (
    CARD_NUMBERS,
    EVENT_NUMBERS,
    TILE_NUMBERS,
    Play,
    begin,
    cards,
    doing,
    fill,
    new,
    offer,
    put,
    spots,
    table,
)  # fmt: skip


def test_no_room_ends_the_game() -> None:
    """P-140, P-141 Who cannot place takes a tile all the same; all finish the round; the end."""
    s = table(2)
    p = s.players[0]
    fill(p, SQUARES)
    ring = offer(s, "I2-rover-tech-m")
    play = Play(s)
    assert {o[0] for o in play.options()} == {"discard"}
    play.do("discard", ring)
    while play.key() != "finish":
        play.run.send(0, play.ask().options[0])
    assert p.tracks[ROVER] == 1
    assert p.tracks[TECH] == 1
    assert p.rovers == [-1, -1]  # no tile this round: the rover milestone gives nothing
    assert p.meteorites == 0
    play.do("finish")
    assert play.key(1) == "take"
    play.to_end()
    assert s.ending & NO_ROOM
    assert s.round == 1
    assert s.gone.bit_count() == 1


def test_no_room_after_an_extra_tile() -> None:
    """P-141 A tile laid earlier in the round, by a card, does not save whom step 4 leaves none."""
    s = table(2)
    p = s.players[0]
    fill(p, SQUARES)
    p.fresh = spots((5, 0))
    ring = offer(s, "I2-civ-energy")
    play = Play(s)
    play.do("discard", ring)
    play.to_end()
    assert s.ending & NO_ROOM
    assert s.gone == 1 << TILE_NUMBERS["I2-civ-energy"]


def test_empty_depot_ends_the_game() -> None:
    """P-142, EX-30 A depot with both stacks empty at the end of the round ends the game."""
    s = table(2)
    ring = offer(s, "I2-civ-energy")
    depot = s.depot(0)
    for r in (0, 1):
        stack = s.stack(depot, r)
        s.under[stack] = 0
        if r != ring:
            s.tops[stack] = -1
    play = Play(s)
    play.do("take", ring)
    play.do(*play.options(kind="place")[0])
    play.through()
    play.do("finish")
    play.to_end()
    assert s.ending == EMPTY_DEPOT
    assert play.run.result is not None
    assert play.run.result.reason == "end-empty-depot"


def test_last_event_ends_the_game() -> None:
    """P-143, P-215 The last event is carried out; the round it came in is the last one."""
    s = new(1)
    play = Play(s)
    play.to_end()
    assert s.round <= 20
    s = table(2)
    s.ending = LAST_EVENT
    begin(s, end_round)
    play = Play(s)
    assert play.run.result is not None
    assert play.run.result.reason == "end-last-event"


def test_the_marker_stays_at_the_end() -> None:
    """P-144 Several triggers are as one; the commander marker is not passed any more."""
    s = table(3, step=end_round)
    s.ending, s.commander = NO_ROOM | LAST_EVENT, 2
    Play(s)
    assert s.commander == 2
    s = table(3, step=end_round)
    s.commander = 2
    Play(s)
    assert s.commander == 0


def test_steps_before_scoring() -> None:
    """P-146, P-147, P-148, P-149 Stored patches, technologies, then cards that advance."""
    s = table(1, corporation=1)
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p.stored, p.unlocked, p.cards = 1, 16, cards("planet_lottery", "gaming_commission")
    s.civ_box = [box & ~(p.cards >> 9 * n & 511) for n, box in enumerate(s.civ_box)]
    s.civ = [bits & ~(p.cards >> 9 * n & 511) for n, bits in enumerate(s.civ)]
    p.tracks[BIOMASS] = 2
    begin(s, end_game)
    play = Play(s)
    keys: list[str] = []
    while play.run.open:
        ask = play.ask()
        if not keys or keys[-1] != ask.key:
            keys.append(ask.key)
        if ask.key == "advance" and ("advance", BIOMASS) in ask.options:
            assert s.phase == LATE_CARDS
            play.do("advance", BIOMASS)
            continue
        if ask.key == "patch":
            assert ("store",) not in ask.options
        play.run.send(0, ask.options[0])
    assert keys[0] == "patch"
    assert keys[1] == "search"
    assert "advance" in keys[2:]
    assert s.phase == OVER


def test_milestones_at_the_very_end() -> None:
    """P-149 A civ milestone reached by the last advances gives a card, carried out too."""
    s = table(2)
    p = s.players[0]
    p.cards = cards("planet_lottery")
    s.civ[3] &= ~(p.cards >> 27)
    s.civ_box[3] &= ~(p.cards >> 27)
    p.tracks[CIV] = 13
    s.civ[3] |= 1 << CARD_NUMBERS["gaming_commission"] - 27
    s.civ_box[3] &= ~s.civ[3]
    play = doing(s, (several_advances, 1, 1, 0), (last_moves,), phase=LATE_CARDS)
    play.do("advance", CIV)
    assert play.key() == "card"
    play.do("card", CARD_NUMBERS["gaming_commission"])
    assert play.key() == "advance"
    play.do("advance", CIV)
    assert p.tracks[CIV] == 15
    assert play.run.result is not None


@pytest.mark.parametrize(
    ("event", "track", "space", "asked"),
    [("R18", WATER, 2, "boost"), ("R05", BIOMASS, 2, "patch"), ("R05", CIV, 13, "card")],
)
def test_the_last_event_ends_with_its_round(event: str, track: int, space: int, asked: str) -> None:
    """P-149, P-196 What is gained by end-of-game cards is gained whatever the last event was."""
    s = table(2)
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    lottery = CARD_NUMBERS["planet_lottery"]
    s.civ[lottery // 9] &= ~(1 << lottery % 9)
    s.civ_box[lottery // 9] &= ~(1 << lottery % 9)
    p.cards, p.tracks[track] = 1 << lottery, space
    s.event, s.ending = EVENT_NUMBERS[event], LAST_EVENT
    begin(s, end_round)
    play = Play(s)
    play.do("advance", track)
    assert play.key() == asked

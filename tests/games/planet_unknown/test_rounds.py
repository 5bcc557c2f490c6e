"""Chapters 1, 3, 21 and 22: the round, what is open and what is secret, private turns."""

from __future__ import annotations

import json

import pytest

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.box import EVENTS, SQUARES
from starboard.games.planet_unknown.grid import square
from starboard.games.planet_unknown.rules.course import (
    civ_step,
    end_round,
    event_step,
    play_round,
    rotate_station,
    tile_step,
)
from starboard.games.planet_unknown.state import (
    TURNS,
)
from starboard.games.planet_unknown.view import resample_hidden, view
from starboard.kernel import Refused, Table
from tests.games.planet_unknown.build import Play, fill, new, offer, put, spots, table, turn


def _table(seats: int = 2, seed: int = 3, **variant: object) -> Table:
    return Table(GAME, seats, seed, {"boards": "symmetric", **variant})


def test_steps_of_a_round() -> None:
    """P-40 to P-47 Start, rotation, event, tiles, civ cards, end, in this order."""
    s = new(3, events="easy")
    before = s.round
    play_round(s)
    assert s.round == before + 1  # the start happens at once
    assert [rule for rule, *_ in s.planned[-5:]] == [
        rotate_station, event_step, tile_step, civ_step, end_round,
    ]  # fmt: skip
    s = new(3)
    s.commander = 0
    play = Play(s)
    assert play.key(0) == "rotate"
    play.do("rotate", 2)
    assert sorted(ask.seat for ask in play.run.asks) == [0, 1, 2]
    assert {ask.key for ask in play.run.asks} == {"take"}


def test_rotation() -> None:
    """P-41 The commander turns the station by 0 to 5; everybody faces the depot in front."""
    s = new(3)
    s.commander, s.rotation = 1, 0
    play = Play(s)
    assert play.values("rotate", 1) == {0, 1, 2, 3, 4, 5}
    play.do("rotate", 4, seat=1)
    assert [s.depot(n) for n in range(3)] == [(0 - 4) % 6, (2 - 4) % 6, (4 - 4) % 6]


def test_events_only_with_the_module() -> None:
    """P-42, P-194 Without the module no event is revealed; with it, right after the rotation."""
    s = new(2)
    Play(s)
    assert s.past == []
    s = new(2, events="balanced")
    Play(s)
    assert len(s.past) == 1
    assert not EVENTS[s.past[0]].solo


def test_duty_to_place() -> None:
    """P-44, P-145, EX-11 Only the tile that fits can be chosen; then the game goes on."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    fill(p, SQUARES & ~spots((5, 1), (5, 2)))
    offer(s, "I2-rover-tech")
    play = Play(s)
    assert play.options() == [("take", 0)]
    refused = {o: r.rule for o, r in GAME.refused(s, play.ask())}
    assert refused["take", 1] == "P-44"
    play.do("take", 0)
    play.do(*play.options(kind="place")[0])
    play.through()
    play.do("finish")
    assert s.ending == 0
    assert s.round == 2


def test_empty_stack_leaves_the_other() -> None:
    """P-44 If a stack is empty, only the other one is available."""
    s = table()
    offer(s, "I2-civ-energy")
    s.tops[s.stack(s.depot(0), 1)] = -1
    s.under[s.stack(s.depot(0), 1)] = 0
    assert Play(s).options() == [("take", 0)]


def test_players_act_in_any_order() -> None:
    """P-43, P-45, P-381 Turns do not depend on each other: any order leads to the same table."""
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        t = _table(3)
        while t.state.phase != TURNS:
            t.answer(t.pending[0].seat, t.pending[0].options[0])
        for seat in order:
            while (ask := t.ask_for(seat)) is not None and t.state.round == 1:
                if t.state.phase != TURNS:
                    break
                t.answer(seat, ask.options[-1 if ask.key == "place" else 0])
        digests.add(repr([p.plain() for p in t.state.players]))
    assert len(digests) == 1


def test_order_within_a_turn() -> None:
    """P-48 Take, place, meteorite and destruction at once, waiting rovers, then advances."""
    s = table()
    p = s.players[0]
    p.waiting = 1
    play = turn(s, "I2-water-rover-m", {(5, 0): "water", (6, 0): "rover"})
    assert p.meteorites
    assert play.key() == "deploy"
    assert p.tracks == [0] * 5


def test_trying_out_reveals_nothing() -> None:
    """P-49, P-340, P-380, EX-10 A placement can be taken back; the tile below shows afterwards."""
    t = _table(2)
    while t.state.phase != TURNS:
        t.answer(t.pending[0].seat, t.pending[0].options[0])
    s = t.state
    ring = next(o for o in t.ask_for(0).options if o[0] == "take")[1]  # type: ignore[union-attr]
    stack = s.stack(s.depot(0), ring)
    top, before = s.tops[stack], t.digest()
    t.answer(0, ("take", ring))
    t.answer(0, t.ask_for(0).options[0])  # type: ignore[union-attr]
    assert t.state.tops[stack] == top
    while len(t.answers) and t.answers[-1][0] == 0:
        t.undo(0)
    assert t.digest() == before
    while t.state.round == 1:
        ask = t.pending[0]
        t.answer(ask.seat, ask.options[0])
    assert t.state.tops[stack] != top
    with pytest.raises(Refused):
        t.undo(0)


def test_others_see_a_turn_when_it_is_confirmed() -> None:
    """P-13, P-381 An unconfirmed turn is private; after that it is open to all."""
    t = _table(2)
    while t.state.phase != TURNS:
        t.answer(t.pending[0].seat, t.pending[0].options[0])
    seen, scene = t.observe(1), t.scene(1).plain()
    while (ask := t.ask_for(0)) is not None and ask.key != "finish":
        t.answer(0, ask.options[0])
    assert t.observe(1) == seen
    assert t.scene(1).plain() == scene
    assert t.observe(None) == {**seen, "seat": None, "table": view(t.state, None)}
    assert t.observe(0)["table"]["players"][0]["tiles"]
    t.answer(0, ("finish",))
    assert t.observe(1)["table"]["players"][0]["tiles"]
    assert any(e.message.key == "event-settled" for e in t.events_for(1))


def test_a_confirmed_turn_can_be_taken_back_while_others_think() -> None:
    """P-380 Until all have confirmed, a player may still take the turn back."""
    t = _table(2)
    while t.state.phase != TURNS:
        t.answer(t.pending[0].seat, t.pending[0].options[0])
    while (ask := t.ask_for(0)) is not None:
        t.answer(0, ask.options[0])
    t.undo(0)
    assert t.ask_for(0) is not None


def test_open_information() -> None:
    """P-13 Planets, tracks, pieces, heights, open cards and counts are everybody's."""
    data = view(new(3, events="easy"), None)
    json.dumps(data)
    for name in ("tops", "heights", "civ_left", "neighbour", "events_left", "past", "commander"):
        assert name in data
    for name in ("tracks", "meteorites", "lifepods", "rovers", "stored", "stones", "cards"):
        assert name in data["players"][0]


def test_hidden_information() -> None:
    """P-14 Orders of stacks and decks exist for nobody; other people's secrets are dealt anew."""
    s = new(3, personal=True, events="hard")
    play = Play(s)
    for seat in (0, 1, 2):
        play.do(*play.options(seat)[0], seat=seat)
    for seed in range(10):
        world = s.copy()
        world.key, world.draws = b"", seed
        resample_hidden(world, 0)
        world.check()
        assert view(world, 0) == view(s, 0)
        assert world.players[0].goals == s.players[0].goals
    worlds = set()
    for seed in range(10):
        world = s.copy()
        world.key, world.draws = b"", seed
        resample_hidden(world, 0)
        worlds.add((world.players[1].goals, tuple(world.civ)))
    assert len(worlds) > 5


def test_next_tile_is_left_to_chance() -> None:
    """P-14, P-382 Which tile comes up is decided by the seed when it comes up."""
    s = new(2)
    assert all(s.under[n].bit_count() == 11 for n in range(12))
    again = new(2)
    assert s.tops == again.tops


def test_no_answer_of_one_changes_the_options_of_another() -> None:
    """P-45, P-78 The options of the others stay the same while one player acts."""
    t = _table(3)
    while t.state.phase != TURNS:
        t.answer(t.pending[0].seat, t.pending[0].options[0])
    before = {a.seat: list(a.options) for a in t.pending if a.seat}
    while (ask := t.ask_for(0)) is not None and ask.key != "finish":
        t.answer(0, ask.options[0])
    assert {a.seat: list(a.options) for a in t.pending if a.seat} == before


def test_civ_phase_comes_after_all_turns() -> None:
    """P-46 Civ milestones of step 4 wait until all have confirmed."""
    s = table(2)
    s.players[0].tracks[0] = 2
    ring = offer(s, "I2-civ-energy")
    play = Play(s)
    play.do("take", ring)
    play.place({(5, 0): "civ", (6, 0): "energy"})
    play.do("first", 0)
    play.through()
    play.do("finish")
    assert s.players[0].ranks == (1,)
    assert play.key(0) == ""
    play.through(seat=1)
    play.do("finish", seat=1)
    assert play.key(0) == "card"


def test_a_patch_may_take_the_last_place() -> None:
    """P-44 A patch gained with the tile in hand covers its last place: choose again, or P-141."""
    s = table(corporation=4)
    p = s.players[0]
    put(s, "I2-water-rover", {(5, 0): "water", (6, 0): "rover"})
    fill(p, SQUARES & ~spots((5, 1), (6, 1)))
    p.unlocked, p.moves, p.meteorites = 4, 2, spots((6, 0))
    p.rovers[0] = square(7, 1)
    ring = offer(s, "I2-rover-tech")
    s.tops[s.stack(s.depot(0), 1 - ring)] = -1
    play = Play(s)
    play.do("take", ring)
    play.do("step", 0, square(6, 1))
    play.do("step", 0, square(6, 0))
    play.do("patch", square(5, 1))
    assert play.key() == "take"
    assert play.options(kind="discard") == [("discard", ring)]
    assert p.hand == -1

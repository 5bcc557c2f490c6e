"""Secret missions: seen while they are taken, then by nobody else until one of them has won."""

from __future__ import annotations

import json
import re

import pytest

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import MISSIONS
from starboard.games.hexpanse.state import MISSION_CHOICE, TURNS
from starboard.kernel import Table
from starboard.kernel.save import write
from tests.games.hexpanse.positions import Position, area, fill, mission

SATURN = [*MISSIONS[mission("saturn")].cells]


def all_that_is_sent(table: Table, seat: int | None) -> str:
    """Everything a client gets to see: view, picture in both layouts, the whole log, the save."""
    scenes = [table.scene(seat, layout).plain() for layout in ("wide", "tall")]
    log = [event.message.plain() for event in table.events_for(seat)]
    saved = write(table, public=True)
    return json.dumps([table.observe(seat)["table"], scenes, log, saved])


def missions_in(sent: str) -> set[int]:
    """The missions that a text names, by key or by id."""
    named = set(re.findall(r'"@?(?:mission-)?([a-z]+)"', sent))
    return {number for number, each in enumerate(MISSIONS) if each.id in named}


def begun(seats: int, seed: int, **variant: object) -> Table:
    """A table whose first turn has begun."""
    table = Table(GAME, seats, seed, {"mode": "admiral", **variant})
    while table.state.stage < TURNS:
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    return table


@pytest.mark.parametrize("blind", [False, True])
@pytest.mark.parametrize(("seats", "team"), [(2, False), (4, False), (3, True), (4, True)])
def test_nobody_can_look_a_secret_mission_up(seats: int, team: bool, blind: bool) -> None:
    """H-23, H-128: what others have taken is for memory; log, views and saves do not keep it.

    With two players even the list of all missions that were turned up would name it.
    """
    table = begun(seats, 5, blind=blind, team=team)
    s = table.state
    for seat in (*range(seats), None):
        own = {s.mission}
        for number, side in enumerate(s.sides):
            mates = {s.teams[n] for n, chair in enumerate(s.chairs) if chair == seat}
            if s.teams[number] in mates:
                own.add(side.secret)
        assert missions_in(all_that_is_sent(table, seat)) == own, seat


@pytest.mark.parametrize("lang", ["en", "hu"])
def test_the_log_tells_that_a_mission_was_taken(lang: str) -> None:
    """H-23: everybody hears that, and the owner alone which."""
    table = begun(3, 5)
    taken = [e for e in table.events_for(None) if e.message.key == "event-secret-taken"]
    assert len(taken) == 3
    for number, side in enumerate(table.state.sides):
        name = GAME.message(f"mission-{MISSIONS[side.secret].id}").text(lang)
        told = [e for e in table.events_for(number) if e.message.key == "event-secret-own"]
        assert [name in event.text(lang) for event in told] == [True]


def test_picks_are_seen_while_they_happen() -> None:
    """H-22, H-23: face up until the last one has been made; a blind draft shows none."""
    for blind in (False, True):
        table = Table(GAME, 3, 5, {"mode": "admiral", "blind": blind, "start": 1})
        while table.state.stage < MISSION_CHOICE:
            table.answer(table.pending[0].seat, table.pending[0].options[0])
        table.answer(2, table.pending[0].options[0])
        taken = MISSIONS[table.state.sides[2].secret].id
        seen = table.observe(0)["table"]["sides"][2]["secret"]
        assert seen == (None if blind else taken)


def won_by_secret(blind: bool) -> Position:
    """The second player's secret mission is completed."""
    position = Position(3, mode="admiral", blind=blind, mission_name="hook")
    for number, name in enumerate(("cross", "saturn", "claw")):
        position.side(number).secret = mission(name)
    fill(position, 1, SATURN[:8])
    position.s.active = 1
    position.start().place("normal", *SATURN[8])
    return position


@pytest.mark.parametrize("blind", [False, True])
def test_the_mission_that_won_is_shown_to_all(blind: bool) -> None:
    """H-112, H-23: which one it was, whose, and where it stands on the board."""
    position = won_by_secret(blind)
    result = position.result
    assert result is not None
    assert result.winners == (1,)
    assert result.remark == ("end-secret", {"mission": mission("saturn"), "seat": 1})
    here = {f"area:{area(*cell)}" for cell in SATURN}
    for seat in (0, 1, 2, None):
        view = GAME.view(position.s, seat)
        assert view["won"] == "saturn"
        assert sorted(map(tuple, view["formed"])) == sorted(SATURN)
        assert view["sides"][1]["secret"] == "saturn"
        scene = GAME.scene(position.s, seat, "wide")
        plate = next(node for node in scene.nodes if node.key == "progress:secret:1")
        assert "mission-won" in [message.key for message in plate.words]
        told = {n.key for n in scene.nodes if "area-formed" in [m.key for m in n.words]}
        assert told == here
        ringed = {
            node.key for node in scene.nodes
            if any(shape.get("edge") == "c-purple" and shape["t"] == "path" for shape in node.look)
        }  # fmt: skip
        assert here <= ringed
    assert GAME.view(position.s, 0)["sides"][2]["secret"] is None  # the others stay hidden


def test_the_log_ends_with_the_mission() -> None:
    """H-112: the last event names it and the areas that form it."""
    position = won_by_secret(blind=True)
    assert position.log()[-1].startswith("Player 2's secret mission has been formed: Saturn on ")


def test_a_common_mission_that_won() -> None:
    """H-112: it is named, too."""
    position = Position(2, mission_name="saturn")
    fill(position, 0, SATURN[:8])
    position.start().place("normal", *SATURN[8])
    assert position.result is not None
    assert position.result.remark == ("end-common", {"mission": mission("saturn")})

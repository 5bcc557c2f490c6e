"""Moments: everything that happens in a turn is told at the right instant, with its cause."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.theseus import GAME
from starboard.games.theseus.moments import MOMENTS
from starboard.kernel import Table
from starboard.kernel.frames import Frame
from tests.games.theseus.positions import Game, Position, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"


def played(game: Game, *option: object) -> list[Frame]:
    """The frames of one answer."""
    game.table.watch()
    before = len(game.table.events)
    game.do(*option)
    return game.table.frames(None, before)


def keys(frames: list[Frame]) -> list[str]:
    """The moments of these frames, in order."""
    return [frame.moment[0] for frame in frames if frame.moment is not None]


def frame_of(frames: list[Frame], key: str) -> Frame:
    """The first frame with such a moment."""
    return next(frame for frame in frames if frame.moment is not None and frame.moment[0] == key)


def crossing() -> Game:
    """An Alien goes two sectors, through a Fire, and fills the Dock with three Marines."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.units(alien1="NEST.a", alien2="NEST.b", marine1="DOCK.a", marine2="DOCK.b", marine3="DOCK.c")
    return p.card("marines.fire", "TEC.1").card("marines.mine", "DOCK.1").turn("aliens")


def test_a_move_is_told_leg_by_leg() -> None:
    """T-37, T-48, T-51: set off, crossed trap, stop, trap there, Minor Assault; in this order."""
    frames = played(crossing(), "move", unit("alien1"), room("DOCK.d"))
    told = keys(frames)
    wanted = ["moved", "trap", "wounded", "filled", "trap", "wounded", "discarded", "minor-assault"]
    assert told[: len(wanted)] == wanted
    moved = frame_of(frames, "moved")
    assert moved.state.where[unit("alien1")] == room("NEST.a")
    assert moved.moment is not None
    assert moved.moment[2]["count"] == moved.moment[2]["points"] == 2
    assert frame_of(frames, "filled").state.where[unit("alien1")] == room("DOCK.d")
    assert frame_of(frames, "trap").state.life == [20, 20]
    assert frame_of(frames, "wounded").state.life[0] == 19


def test_who_hits_nobody_says_why() -> None:
    """T-9: a basic Alien does not attack; T-58 the log says so."""
    game = crossing()
    played(game, "move", unit("alien1"), room("DOCK.d"))
    lines = [event.message.text("en") for event in game.table.events]
    assert "Alien 1 hits nobody: it does not attack on this side." in lines
    assert any(line.endswith("Cause: Fire.") for line in lines)


def test_a_card_is_shown_as_it_lies_when_it_is_told() -> None:
    """T-73: at the moment of its installation it works already."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a", marine1="TEC.a")
    p.card("aliens.hive", "NEST.p")
    game = p.turn("aliens").move("alien1", "NEST.a")
    while game.ask.key != "pending":
        game.do(*game.options[0])
    frames = played(game, "install", game.card("NEST.p"), 0)
    assert frame_of(frames, "installed").state.live[0] == 1
    assert keys(frames)[:2] == ["installed", "countdown"]  # T-78 its deck is empty


@pytest.mark.parametrize("seed", range(10))
def test_every_moment_can_be_shown(seed: int) -> None:
    """T-6: stages, causes, sentences and labels in both languages, in random games."""
    rng = Random(seed)
    setups = GAME.setups()
    seats, variant = setups[seed % len(setups)]
    table = Table(GAME, seats, seed, variant, auto=True)
    table.watch()
    shown = 0
    while not table.over and shown < 150:
        ask = table.pending[0]
        before = len(table.events)
        table.answer(ask.seat, rng.choice(list(ask.options)))
        for frame in table.frames(None, before):
            if frame.moment is None:
                continue
            key, _, facts, _ = frame.moment
            shown += 1
            look = MOMENTS[key]
            node = look.stage(frame.state, None, facts) if look.stage else None
            cause = look.cause(frame.state, facts) if look.cause else None
            words = [GAME.message(f"event-{key}", facts), GAME.message(f"event-{key}.short", facts)]
            words += [*(node.words if node else ()), *((cause,) if cause else ())]
            for lang in ("en", "hu"):
                for each in words:
                    text = each.text(lang)
                    assert text
                    assert "{" not in text, (key, text)
    assert shown > 20

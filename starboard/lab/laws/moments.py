"""The law of moments: what is shown between two decisions can be drawn, said, and tells nobody
more than they may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from starboard.draw import Moment
from starboard.draw.moments import HEADINGS, HOLDS
from starboard.draw.scene import plain
from starboard.kernel import Frame, Game, Message, Seat, Table, known_to
from starboard.look import symbols
from starboard.pieces import make_cheap

from .views import LAYOUTS, difference
from .walk import Play, Setup, insist
from .words import must_name, must_render, of_node

#: So many moments of one event are looked into in a game.
MOST_OF_A_KEY = 2


def moments_can_be_shown(setup: Setup, play: Play) -> None:
    """At every moment each seat can be shown the table and the stage, and nothing hidden."""
    for key, moment in setup.game.moments.items():
        insist(moment.kind in (*HOLDS, *HEADINGS), f"{key} is a moment of no kind: {moment.kind}")
        insist(not moment.icon or moment.icon in symbols(), f"{key}: no icon {moment.icon!r}")
    rng = Random(f"moments {setup} {play.seed}")
    for table, frame in moments_of(setup, play):
        for seat in (*range(table.seats), None):
            mine = shown(table, frame, seat)
            if mine is None:
                continue
            world = frame.state.copy()
            make_cheap(world, rng.getrandbits(32))
            table.game.resample_hidden(world, seat)
            found = difference(mine, shown(table, Frame(frame.told, world, frame.moment), seat))
            insist(not found, f"{_name(frame)}: seat {seat} is shown what it cannot know: {found}")


def moments_have_words(setup: Setup, play: Play) -> None:
    """Every moment has a sentence and a short label; its stage and its cause can be read."""
    for table, frame in moments_of(setup, play):
        game, (key, _, facts, only) = table.game, frame.moment or ("", "", {}, None)
        said = [game.message(f"event-{key}", facts), game.message(f"event-{key}.short", facts)]
        for message in said:
            must_name(message)
        for seat in (*range(table.seats), None) if only is None else (only,):
            said += words_on_stage(game, frame, seat)
        must_render(said)


def words_on_stage(game: Game, frame: Frame, seat: Seat | None) -> Iterator[Message]:
    """Every message of the stage and the cause."""
    assert frame.moment is not None
    key, _, facts, _ = frame.moment
    moment, s = game.moments[key], known_to(frame.state, seat)
    node = moment.stage(s, seat, facts) if moment.stage else None
    cause = moment.cause(s, facts) if moment.cause else None
    if node is not None:
        insist(any(each.words for each, _, _ in node.walk()), f"the stage of {key} has no words")
        yield from of_node(node)
    if cause is not None:
        yield cause


def moments_of(setup: Setup, play: Play) -> Iterator[tuple[Table, Frame]]:
    """Some moments of every key, each with its table just after the answer."""
    table = setup.table(play.seed)
    table.watch()
    seen: Counter[str] = Counter()
    for seat, option in play.answers:
        told = len(table.events)
        table.answer(seat, option)
        for frame in _all_frames(table, told):
            assert frame.moment is not None
            key = frame.moment[0]
            seen[key] += 1
            if seen[key] <= MOST_OF_A_KEY:
                yield table, frame


def _all_frames(table: Table, told: int) -> list[Frame]:
    """The frames of all seats, each moment once."""
    found: dict[int, Frame] = {}
    for seat in (*range(table.seats), None):
        for frame in table.frames(seat, told)[:-1]:
            found.setdefault(id(frame.state), frame)
    return list(found.values())


def shown(table: Table, frame: Frame, seat: Seat | None) -> dict[str, Any] | None:
    """What a seat is shown at a moment, as data; None if it is no moment for this seat."""
    assert frame.moment is not None
    key, _, facts, only = frame.moment
    if only is not None and only != seat:
        return None
    moment: Moment = table.game.moments[key]
    s = known_to(frame.state, seat)
    return {
        **{layout: table.scene(seat, layout, frame.state).plain() for layout in LAYOUTS},
        "stage": plain(moment.stage(s, seat, facts)) if moment.stage else None,
        "cause": plain(moment.cause(s, facts)) if moment.cause else None,
    }


def _name(frame: Frame) -> str:
    return frame.moment[0] if frame.moment else ""

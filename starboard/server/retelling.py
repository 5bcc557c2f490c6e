"""A game told again: the frames of one answer, and the timeline of all.

Both are made in a process of their own, from the answers alone. A seat is shown what it saw at the
time, and nothing that it has learned since; so it may look through its own game while that runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.draw import Moment
from starboard.kernel import Frame, Option, Seat, Table
from starboard.kernel.frames import Told

from . import views
from .patches import lean

#: Kinds of moments that are flags of the timeline: where somebody would look first.
KEY_KINDS = frozenset({"death", "arrive", "end"})

Answers = Sequence[tuple[Seat, Option, bool]]


def last_step(before: Table, answers: Answers) -> Table:
    """The table after one more answer, with the states at the moments that it led to."""
    table = before.clone()
    if not answers:
        return table
    table.watch()
    seat, option, _ = answers[-1]
    table.answer(seat, option)
    return table


def position(
    table: Table, of: int, seat: Seat | None, layout: str, *, ended: bool
) -> dict[str, Any]:
    """A position with what led there, moment by moment. While a game runs, nobody is told what
    another seat has answered: it may be secret still."""
    seen = views.past(table, of, seat, layout)
    answer = seen["answer"]
    if answer is not None and not ended and answer["seat"] != seat:
        seen["answer"] = {"seat": answer["seat"], "message": None}
    start = table.records[-1].told if table.seq else 0
    frames = table.frames(seat, start)
    seen["frames"] = [_frame(table, frame, seat, layout) for frame in frames[:-1]]
    return seen


def _frame(table: Table, frame: Frame, seat: Seat | None, layout: str) -> dict[str, Any]:
    return {
        "scene": lean(table.scene(seat, layout, frame.state)),
        "events": [views.event(table, raw) for raw in frame.told],
        "moment": views.moment(table, frame, seat),
    }


# ---- the timeline -------------------------------------------------------------------------------


def timeline(start: Table, answers: Answers, seat: Seat | None) -> dict[str, Any]:
    """Every answer of a game: whose it was, how many events the seat had heard by then, the
    chapters that it began, its key moments, and the scores as the seat saw them."""
    table = start.clone()
    steps = [_step(table, None, _heard(table, seat, 0), seat)]
    for who, option, _ in answers:
        table.answer(who, option)
        steps.append(_step(table, who, _heard(table, seat, table.records[-1].told), seat))
    heard = 0
    for step in steps:
        heard = step["events"] = heard + step["events"]
    return {"of": len(answers), "steps": steps}


def _heard(table: Table, seat: Seat | None, start: int) -> Sequence[Told]:
    """What the seat was told from event ``start`` on."""
    return table.frames(seat, start)[-1].told  # nobody watches: there is one frame


def _step(
    table: Table, who: Seat | None, news: Sequence[Told], seat: Seat | None
) -> dict[str, Any]:
    moments = table.game.moments
    step: dict[str, Any] = {"events": len(news), "seat": who}
    declared = [(raw, moments[raw[0]]) for raw in news if raw[0] in moments]
    heads = [_label(table, raw, moment) for raw, moment in declared if moment.heads]
    keys = [_label(table, raw, moment) for raw, moment in declared if moment.kind in KEY_KINDS]
    scores = [player.score for player in table.scene(seat).players]
    step |= {"heads": heads} if heads else {}
    step |= {"keys": keys} if keys else {}
    return step | ({"scores": scores} if any(score is not None for score in scores) else {})


def _label(table: Table, raw: Told, moment: Moment) -> dict[str, Any]:
    message = table.event(raw).message.plain()
    return {"kind": moment.kind, "icon": moment.icon, "message": message}

"""What leaves the server: built for one seat from what that seat may know, and for nobody else.

Everything here is a function of the table and one pair of eyes. Nothing is removed from a larger
message, so nothing can be forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.draw import Outlook
from starboard.draw.touch import actions, offers
from starboard.kernel import (
    Ask,
    Frame,
    Game,
    Message,
    Option,
    Refusal,
    Result,
    Seat,
    Table,
    as_option,
    known_to,
)
from starboard.kernel.frames import Told

from . import messages
from .patches import lean
from .store import ChatRow

NOTHING_TO_UNDO = Refusal("K-6", Message("", "refused-undo-nothing"))


def position(table: Table, seat: Seat | None) -> dict[str, Any]:
    """What a state and an update have in common: the table as this seat sees it now."""
    undo = NOTHING_TO_UNDO if seat is None else table.undo_refusal(seat)
    return {
        "ask": ask(table, seat),
        "waiting": tuple(sorted(each.seat for each in table.pending)),
        "undo": None if undo is None else refusal(undo),
        "over": table.over,
        "result": None if table.result is None else result(table, table.result),
        "seed": str(table.seed) if table.over else msgspec.UNSET,  # as text: too large a number
    }


def past(table: Table, of: int, seat: Seat | None, layout: str) -> dict[str, Any]:
    """A position of a finished game with ``of`` answers, as the seat saw it."""
    last = table.records[-1] if table.seq else None
    new = [raw for frame in table.frames(seat, last.told if last else 0) for raw in frame.told]
    seen = position(table, seat)
    del seen["ask"], seen["undo"], seen["seed"]
    return {
        "at": table.seq,
        "of": of,
        "seat": seat,
        "answer": last and {
            "seat": last.seat, "message": table.game.option_message(last.option).plain(),
        },
        "scene": lean(table.scene(seat, layout)),
        **seen,
        "events": [event(table, raw) for raw in new],
        "from": len(table.events_for(seat)) - len(new),
    }  # fmt: skip


def ask(table: Table, seat: Seat | None) -> messages.Ask | None:
    """The question that this seat must answer, with every option as a client shows it."""
    question = None if seat is None else table.ask_for(seat)
    if seat is None or question is None:
        return None
    options = tuple(
        messages.Offer(
            option=offer.option,
            message=offer.message,
            path=offer.path,
            outlook=None if offer.outlook is None else outlook(offer.outlook),
        )
        for offer in offers(table, seat)
    )
    return messages.Ask(
        seat=seat,
        prompt=question.prompt,
        rule=question.rule,
        options=options,
        actions=_actions(table, question),
    )


def outlook(would: Outlook) -> messages.Outlook:
    """What an option would bring."""
    return messages.Outlook(
        lines=would.lines, warns=would.warns, odds=would.odds, marks=would.marks
    )


def _actions(table: Table, question: Ask) -> tuple[messages.Action, ...]:
    """Everything that can be done, where the question is a choice of actions."""
    listed = actions(table.game, table.state, question)
    places = {option: n for n, option in enumerate(question.options)} if listed else {}
    return tuple(
        messages.Action(
            id=each.id,
            icon=each.icon,
            name=each.name,
            options=tuple(places[option] for option in each.options),
            price=each.price,
            gain=each.gain,
            refusal=None if each.refusal is None else refusal(each.refusal),
            colour=each.colour,
            group=each.group,
        )
        for each in listed
    )


def is_final(table: Table, seat: Seat, option: Option, chance: int) -> bool:
    """Can it not be taken back? Tried out in a world that only the seat's own knowledge makes:
    ``chance`` must be a number that nobody outside can know."""
    world = table.imagine(seat, chance)
    if world.why_not(seat, option):
        return False
    world.answer(seat, option)
    return world.undo_refusal(seat) is not None


def refusal(why: Refusal) -> messages.Refusal:
    """A why-not with its rule."""
    return messages.Refusal(rule=why.rule, message=why.message)


def event(table: Table, raw: Told) -> messages.TableEvent:
    """Something that happened."""
    what, moment = table.event(raw), table.game.moments.get(raw[0])
    return messages.TableEvent(
        message=what.message,
        rule=what.rule,
        keys=what.keys,
        kind=moment.kind if moment else "",
        seat=_actor(table, raw),
    )


def moment(table: Table, frame: Frame, seat: Seat | None) -> messages.Moment | None:
    """The moment that a frame ends with, as a seat is shown it."""
    if frame.moment is None:
        return None
    key, _, facts, _ = frame.moment
    what, shown = table.event(frame.moment), table.game.moments[key]
    known = known_to(frame.state, seat)
    stage = shown.stage(known, seat, facts) if shown.stage else None
    return messages.Moment(
        kind=shown.kind,
        hold=shown.hold,
        message=what.message,
        icon=shown.icon,
        cause=shown.cause(known, facts) if shown.cause else None,
        stage=None if stage is None else lean(stage),
        marks=what.keys,
        seat=_actor(table, frame.moment),
    )


def _actor(table: Table, raw: Told) -> Seat | None:
    """Who did it: the fact that is called ``seat``."""
    seat = raw[2].get("seat")
    return seat if isinstance(seat, int) and 0 <= seat < table.seats else None


def result(table: Table, end: Result) -> messages.Result:
    """How it ended, with what each score is made of."""
    message = table.game.message
    return messages.Result(
        winners=end.winners,
        scores=end.scores,
        reason=message(end.reason),
        remark=message(*end.remark) if end.remark else None,
        terms=tuple(
            tuple(messages.Term(message=message("term-" + name), value=value) for name, value in by)
            for by in end.terms
        ),
    )


def hint(
    game: Game, option: Sequence[Any], value: float | None, tries: int,
    then: tuple[Seat, Sequence[Any]] | None,
) -> messages.Hint:  # fmt: skip
    """An option as a hint: what result is expected, and which answer after it."""
    chosen, answer = as_option(option), None
    if then is not None:
        seat, expected = then
        answer = messages.Then(seat=seat, message=game.option_message(as_option(expected)))
    return messages.Hint(
        option=chosen, value=value, message=game.option_message(chosen), tries=tries, then=answer
    )


def chat_line(line: ChatRow) -> messages.ChatLine:
    """A line of chat, among others."""
    return messages.ChatLine(name=line.name, seat=line.seat, text=line.text, at=line.at)


def chat(line: ChatRow) -> bytes:
    """A line of chat by itself."""
    said = messages.Chat(name=line.name, seat=line.seat, text=line.text, at=line.at)
    return messages.encode(said)

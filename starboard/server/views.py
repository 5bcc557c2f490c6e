"""What leaves the server: built for one seat from what that seat may know, and for nobody else.

Everything here is a function of the table and one pair of eyes. Nothing is removed from a larger
message, so nothing can be forgotten.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from starboard.draw import Node, Player, Scene
from starboard.draw.scene import says_something
from starboard.draw.touch import offers
from starboard.kernel import Event, Message, Option, Refusal, Result, Seat, Table


def _message(value: Any) -> Any:
    """The one thing in a scene's shapes that is not plain already."""
    if isinstance(value, Message):
        return value.plain()
    raise TypeError(f"{type(value).__name__} cannot be sent")


encode = msgspec.json.Encoder(enc_hook=_message).encode

PARTS = frozenset({"nodes", "kids", "hand", "players"})
NOTHING_TO_UNDO = Refusal("K-6", Message("", "refused-undo-nothing"))
#: Beyond this many options nobody is told which of them are final: the work must stay small.
MOST_FINALS = 60


def position(
    table: Table, seat: Seat | None, layout: str, finals: Collection[Option]
) -> dict[str, Any]:
    """What a state and an update have in common: the table as this seat sees it now."""
    undo = NOTHING_TO_UNDO if seat is None else table.undo_refusal(seat)
    return {
        "scene": lean(table.scene(seat, layout)),
        "ask": ask(table, seat, finals),
        "waiting": sorted(each.seat for each in table.pending),
        "undo": None if undo is None else refusal(undo),
        "over": table.over,
        "result": None if table.result is None else result(table, table.result),
    }


def past(table: Table, of: int, seat: Seat | None, layout: str) -> dict[str, Any]:
    """A position of a finished game with ``of`` answers, as the seat saw it."""
    last = list(table.records)[-1] if table.seq else None
    new = [event(e) for e in table.events_for(seat, last.told if last else 0)]
    seen = position(table, seat, layout, ())
    del seen["ask"], seen["undo"]
    return {
        "at": table.seq,
        "of": of,
        "seat": seat,
        "answer": last and {
            "seat": last.seat, "message": table.game.option_message(last.option).plain(),
        },
        **seen,
        "events": new,
        "from": len(table.events_for(seat)) - len(new),
    }  # fmt: skip


def lean(part: Scene | Node | Player) -> dict[str, Any]:
    """What ``Scene.plain()`` says, with the shapes left to the encoder: most of a move's time
    would go into copying them."""
    return {
        name: [lean(each) for each in value] if name in PARTS else value
        for name in part.__slots__
        if says_something(value := getattr(part, name))
    }


def ask(table: Table, seat: Seat | None, finals: Collection[Option]) -> dict[str, Any] | None:
    """The question that this seat must answer, with every option as a client shows it."""
    question = None if seat is None else table.ask_for(seat)
    if seat is None or question is None:
        return None
    options = []
    for offer in offers(table, seat):
        shown: dict[str, Any] = {
            "option": offer.option,
            "message": offer.message.plain(),
            "path": offer.path,
        }
        if offer.outlook is not None:
            shown["outlook"] = offer.outlook.plain()
        if offer.option in finals:
            shown["final"] = True
        options.append(shown)
    prompt = question.prompt.plain()
    return {"seat": seat, "prompt": prompt, "rule": question.rule, "options": options}


def finals(table: Table, seat: Seat | None, chance: int) -> frozenset[Option]:
    """The options that cannot be taken back, tried out in a world that only the seat's own
    knowledge makes: ``chance`` must be a number that nobody outside can know."""
    question = None if seat is None else table.ask_for(seat)
    if seat is None or question is None or len(question.options) > MOST_FINALS:
        return frozenset()
    world = table.imagine(seat, chance)
    found = []
    for option in question.options:
        step = world.clone()
        step.answer(seat, option)
        if step.undo_refusal(seat) is not None:
            found.append(option)
    return frozenset(found)


def refusal(why: Refusal) -> dict[str, Any]:
    """A why-not with its rule."""
    return {"rule": why.rule, "message": why.message.plain()}


def event(what: Event) -> dict[str, Any]:
    """Something that happened."""
    return {"message": what.message.plain(), "rule": what.rule, "keys": what.keys}


def result(table: Table, end: Result) -> dict[str, Any]:
    """How it ended, with what each score is made of."""
    message = table.game.message
    return {
        "winners": end.winners,
        "scores": end.scores,
        "reason": message(end.reason).plain(),
        "remark": message(*end.remark).plain() if end.remark else None,
        "terms": [
            [{"message": message("term-" + name).plain(), "value": value} for name, value in terms]
            for terms in end.terms
        ],
    }


def say(kind: str, fields: Mapping[str, Any]) -> bytes:
    """One message on the wire."""
    return encode({"type": kind, **fields})

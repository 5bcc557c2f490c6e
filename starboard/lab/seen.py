"""What players see of a table, as one text: the same for two programs that show the same.

Words stand for the messages they are made of, so a message may be called otherwise as long as it
says the same. Nobody sees whether a number is 1 or 1.0, nor in which order a dictionary was filled.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, TypeVar

from starboard import Message
from starboard.kernel import Ask, Option, Refusal, Table
from starboard.text import languages

T = TypeVar("T")

MOST_WORDED = 16  # things of one list whose words are looked at
DECIMALS = 3  # of a length that is drawn: the same sum in another order may differ far behind
MOST_REMEMBERED = 50_000  # messages whose words are known
_MESSAGE = {"game", "key", "facts"}

_said: dict[str, list[str]] = {}


def canonical(value: Any) -> str:
    """The text of plain data, messages and refusals."""
    plain = json.dumps(value, default=_as_plain)
    told = json.loads(plain, parse_float=_rounded, object_hook=_message_or_data)
    return json.dumps(
        told, default=words, sort_keys=True, ensure_ascii=False, separators=(",", ":")
    )


def words(message: Message) -> list[str]:
    """The sentence in every language. Scenes say the same again and again, so it is remembered."""
    known = repr(message)
    if known not in _said:
        if len(_said) >= MOST_REMEMBERED:
            _said.clear()
        _said[known] = [message.text(lang) for lang in languages]
    return _said[known]


def some(things: Sequence[T], number: int) -> Sequence[T]:
    """All of them; or of a long list some from beginning to end, others at every number."""
    count = len(things)
    if count <= MOST_WORDED:
        return things
    return [things[(n * count // MOST_WORDED + number) % count] for n in range(MOST_WORDED)]


def why_nots(table: Table, asks: Sequence[Ask], stale: Sequence[Option], number: int) -> list[Any]:
    """What is refused now: everything the rules name, and at every seat what was chosen lately."""
    named: list[Any] = []
    for ask in asks:
        found = table.game.refused(table.state, ask)
        refused = sorted(found, key=lambda each: json.dumps([each[0], each[1].rule]))
        named.append([[option, refusal.rule] for option, refusal in refused])
        named.append([refusal for _, refusal in some(refused, number)])
    tried = [[table.why_not(seat, option) for option in stale] for seat in range(table.seats)]
    return [named, tried]


def _as_plain(value: object) -> Any:
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, Refusal):
        return [value.rule, value.message]
    raise TypeError(f"{value!r} is nothing that players see")


def _message_or_data(found: dict[str, Any]) -> Any:
    return Message(**found) if found.keys() == _MESSAGE else found


def _rounded(text: str) -> float | int:
    number = round(float(text), DECIMALS)
    return int(number) if number.is_integer() else number

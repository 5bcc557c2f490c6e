"""What players see of a table, as one text: the same for two programs that show the same.

Words stand for the messages they are made of, so a message may be called otherwise as long as it
says the same. Nobody sees whether a number is 1 or 1.0, nor in which order a dictionary was filled.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from typing import Any

from starboard import Message
from starboard.kernel import Ask, Option, Refusal, Table
from starboard.text import languages

MOST_REFUSED = 1000  # candidates of one question that are listed
MOST_WORDED = 16  # things of one list whose words are looked at
DECIMALS = 3  # of a length that is drawn: the same sum in another order may differ far behind
_MESSAGE = {"game", "key", "facts"}


def canonical(value: Any) -> str:
    """The text of plain data, messages and refusals."""
    return json.dumps(_plain(value), sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def some(things: Sequence[Any], number: int) -> Sequence[Any]:
    """All of them; or of a long list some from beginning to end, others at every number."""
    count = len(things)
    if count <= MOST_WORDED:
        return things
    return [things[(n * count // MOST_WORDED + number) % count] for n in range(MOST_WORDED)]


def why_nots(table: Table, asks: Sequence[Ask], stale: Sequence[Option], number: int) -> list[Any]:
    """What is refused now: everything the rules name, and at every seat what was chosen lately."""
    named = []
    for ask in asks:
        found = islice(table.game.refused(table.state, ask), MOST_REFUSED)
        refused = sorted(found, key=lambda each: repr((each[0], each[1].rule)))
        named.append([[option, refusal.rule] for option, refusal in refused])
        named.append([refusal for _, refusal in some(refused, number)])
    tried = [[table.why_not(seat, o) for o in stale] for seat in range(table.seats)]
    return [named, tried]


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        rounded = round(value, DECIMALS)
        return int(rounded) if rounded.is_integer() else rounded
    if isinstance(value, Message):
        return _words(json.dumps(value.plain()))
    if isinstance(value, Refusal):
        return [value.rule, _plain(value.message)]
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if isinstance(value, dict):
        if value.keys() == _MESSAGE:
            return _words(json.dumps(value))
        return {name: _plain(each) for name, each in value.items()}
    return value


@lru_cache(maxsize=50_000)
def _words(message: str) -> list[str]:
    """A message in every language: scenes say the same again and again."""
    found = _message(json.loads(message))
    return [found.text(lang) for lang in languages]


def _message(plain: dict[str, Any]) -> Message:
    return Message(plain["game"], plain["key"], {k: _fact(v) for k, v in plain["facts"].items()})


def _fact(value: Any) -> Any:
    if isinstance(value, list):
        return [_fact(each) for each in value]
    return _message(value) if isinstance(value, dict) else value

"""Reading saves: the same game again, to the same digests, or at which answer and why not."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from reprlib import repr as brief  # a save may be rubbish of any length and depth
from typing import Any

from starboard.kernel import (
    BadSave,
    BadSetup,
    Game,
    Message,
    Option,
    Table,
    UnknownGame,
    as_option,
)
from starboard.kernel.save import DIGEST_EVERY, FORMAT

#: Saves of that format are read by their answers: their digests were made of other states.
BEFORE_STEPS = 1
LARGEST = 8_000_000  # characters; a long game takes about 30,000


def read(
    text: Any,
    find_game: Callable[[object], Game],
    check: Callable[[Game, Mapping[str, Any]], None] = lambda game, head: None,
) -> Table:
    """The same game again, to the same digest; anything broken raises BadSave.

    ``check`` may have reasons of its own against going on.
    """
    data = _parse(text)
    try:
        game = find_game(data.get("game"))
    except UnknownGame as error:
        raise _bad("game", why=str(error)) from None
    if "seed" not in data and "commitment" in data:
        raise _bad("running")
    check(game, data)
    table = _set_up(game, data)
    answers, digests = data.get("answers"), data.get("digests")
    if not isinstance(answers, list) or not isinstance(digests, list):
        raise _bad("answers")
    wanted: dict[int, Any] = {}
    if data["starboard"] == FORMAT:
        wanted = {**_wanted_digests(digests, len(answers)), len(answers): data.get("digest")}
    made = data.get("rules")
    other = {} if made == game.version else {"made": brief(made), "now": game.version}
    for n, entry in enumerate(answers, 1):
        seat, option, forced = _answer(entry, n)
        reasons = table.why_not(seat, option)
        if reasons:
            raise _bad("refused", n=n, option=brief(option), rule=reasons[0].rule, **other)
        ask = table.ask_for(seat)
        assert ask is not None
        table._take(ask.seat, ask.options[ask.options.index(option)], forced=forced)
        if n in wanted and wanted[n] != table.digest():
            raise _bad("digest", n=n, **other)
    if not answers and wanted.get(0, table.digest()) != table.digest():
        raise _bad("start", **other)
    table.auto = data.get("auto") is True
    return table


def _bad(key: str, **facts: Any) -> BadSave:
    """What is wrong with a save; if it was made with other rules, that as well."""
    # A leading @ would make a fact the name of another message, and files are anybody's.
    safe = {name: v.lstrip("@") if isinstance(v, str) else v for name, v in facts.items()}
    what = Message("", f"bad-save-{key}", safe)
    if "made" not in facts:
        return BadSave(what)
    return BadSave(Message("", "bad-save-rules", {**safe, "what": what}))


def _set_up(game: Game, data: Mapping[str, Any]) -> Table:
    """The table at its beginning."""
    seed, seats, variant = (data.get(k) for k in ("seed", "seats", "variant"))
    if not isinstance(variant, dict):
        raise _bad("variant")
    try:
        return Table(game, seats, seed, variant)  # type: ignore[arg-type]
    except BadSetup as error:
        raise _bad("setup", why=error.message or str(error)) from None


def _parse(text: Any) -> dict[str, Any]:
    if not isinstance(text, str):
        raise _bad("text", kind=type(text).__name__)
    if len(text) > LARGEST:
        raise _bad("long", length=len(text))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise _bad("json") from None
    if not isinstance(data, dict) or "starboard" not in data:
        raise _bad("none")
    if data["starboard"] not in (BEFORE_STEPS, FORMAT):
        raise _bad("format", format=brief(data["starboard"]), reads=FORMAT)
    return data


def _wanted_digests(digests: list[Any], answers: int) -> dict[int, Any]:
    wanted: dict[int, Any] = {}
    for entry in digests:
        match entry:
            case [int(n), str(digest)] if 0 < n <= answers:
                wanted[n] = digest
            case _:
                raise _bad("digests")
    if set(wanted) != set(range(DIGEST_EVERY, answers + 1, DIGEST_EVERY)):
        raise _bad("digests-missing")
    return wanted


def _answer(entry: Any, n: int) -> tuple[int, Option, bool]:
    match entry:
        case [int(seat), list(option)] if option:
            return seat, as_option(option), False
        case [int(seat), list(option), 1] if option:
            return seat, as_option(option), True
    raise _bad("answer", n=n, entry=brief(entry))

"""Reading saves: the same game again, to the same digests, or at which answer and why not."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from reprlib import repr as brief  # a save may be rubbish of any length and depth
from typing import Any

from starboard.kernel import BadSave, BadSetup, Game, Option, Table, UnknownGame, as_option
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
        raise BadSave(f"this save is of a game that is not here: {error}") from None
    if "seed" not in data and "commitment" in data:
        raise BadSave(
            "this save was made while the game ran: it holds the seed's hash, not the game"
        )
    check(game, data)
    table = _set_up(game, data)
    answers, digests = data.get("answers"), data.get("digests")
    if not isinstance(answers, list) or not isinstance(digests, list):
        raise BadSave("the answers or digests of this save are missing")
    wanted: dict[int, Any] = {}
    if data["starboard"] == FORMAT:
        wanted = {**_wanted_digests(digests, len(answers)), len(answers): data.get("digest")}
    hint, made = "", data.get("rules")
    if made != game.version:
        hint = f" (it was made with rules version {brief(made)}, now is {game.version})"
    for n, entry in enumerate(answers, 1):
        seat, option, forced = _answer(entry, n)
        reasons = table.why_not(seat, option)
        if reasons:
            raise BadSave(f"answer {n} is not allowed: {brief(option)} by {reasons[0].rule}{hint}")
        ask = table.ask_for(seat)
        assert ask is not None
        table._take(ask.seat, ask.options[ask.options.index(option)], forced=forced)
        if n in wanted and wanted[n] != table.digest():
            raise BadSave(f"after answer {n} the game is not the one that was saved{hint}")
    if not answers and wanted.get(0, table.digest()) != table.digest():
        raise BadSave(f"the start is not the one that was saved{hint}")
    table.auto = data.get("auto") is True
    return table


def _set_up(game: Game, data: Mapping[str, Any]) -> Table:
    """The table at its beginning."""
    seed, seats, variant = (data.get(k) for k in ("seed", "seats", "variant"))
    if not isinstance(variant, dict):
        raise BadSave("the variant of this save is damaged")
    try:
        return Table(game, seats, seed, variant)  # type: ignore[arg-type]
    except BadSetup as error:
        raise BadSave(f"this save was set up as no game can be: {error}") from None


def _parse(text: Any) -> dict[str, Any]:
    if not isinstance(text, str):
        raise BadSave(f"a save is JSON text, not {type(text).__name__}")
    if len(text) > LARGEST:
        raise BadSave(f"this text is far too long for a save ({len(text):,} characters)")
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise BadSave("this text is not JSON, or only a part of it: no save") from None
    if not isinstance(data, dict) or "starboard" not in data:
        raise BadSave("this is no save of a Starboard game")
    if data["starboard"] not in (BEFORE_STEPS, FORMAT):
        raise BadSave(
            f"this save has format {brief(data['starboard'])}; this program reads {FORMAT}"
        )
    return data


def _wanted_digests(digests: list[Any], answers: int) -> dict[int, Any]:
    wanted: dict[int, Any] = {}
    for entry in digests:
        match entry:
            case [int(n), str(digest)] if 0 < n <= answers:
                wanted[n] = digest
            case _:
                raise BadSave("a digest of this save is damaged")
    if set(wanted) != set(range(DIGEST_EVERY, answers + 1, DIGEST_EVERY)):
        raise BadSave("some digests of this save are missing")
    return wanted


def _answer(entry: Any, n: int) -> tuple[int, Option, bool]:
    match entry:
        case [int(seat), list(option)] if option:
            return seat, as_option(option), False
        case [int(seat), list(option), 1] if option:
            return seat, as_option(option), True
    raise BadSave(f"answer {n} is damaged: {brief(entry)}")

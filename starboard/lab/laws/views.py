"""All that reaches a seat, gathered in one place, and where two such views differ."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from starboard.draw.touch import actions, outlook
from starboard.kernel import Ask, Option, Refusal, Seat, Table

LAYOUTS = ("wide", "tall")


def sees(
    table: Table, seat: Seat | None, *, described: Sequence[Option] = (), tried: Iterable[Any] = ()
) -> dict[str, Any]:
    """Everything a seat is told by the table; some options in full, and why others are refused."""
    seen: dict[str, Any] = {
        "view": table.observe(seat),
        "events": [(e.message.plain(), e.rule, e.keys) for e in table.events_for(seat)],
        **{f"{layout} scene": table.scene(seat, layout).plain() for layout in LAYOUTS},
    }
    if seat is not None:
        ask = table.ask_for(seat)
        seen["question"] = ask and question(ask)
        seen["undo"] = plain_refusals([table.undo_refusal(seat)])
        if ask is not None:
            seen["offers"] = [offer(table, ask, o) for o in described if o in ask.options]
            listed = actions(table.game, table.state, ask)
            seen["actions"] = [(each.plain(ask.options), each.options) for each in listed]
            seen["touches"] = touched(table, ask)
            seen["why not"] = {repr(t): plain_refusals(table.why_not(seat, t)) for t in tried}
    return seen


def touched(table: Table, ask: Ask) -> dict[str, Any]:
    """What is said of things beside the question, where the game speaks of single nodes."""
    beside, s = table.game.beside, table.state
    if beside is None:
        return {}
    keys = sorted({node.key for node, _, _ in table.scene(ask.seat).walk()})
    return {key: plain_refusals([beside(s, ask, key)]) for key in keys[:: 1 + len(keys) // 40]}


def question(ask: Ask) -> tuple[Any, ...]:
    """A question as data: who, what, by which rule, and every option in order."""
    return ask.seat, ask.key, ask.rule, dict(ask.facts), list(ask.options)


def questions(table: Table) -> list[tuple[Any, ...]]:
    """All open questions as data."""
    return [question(ask) for ask in table.pending]


def offer(table: Table, ask: Ask, option: Option) -> tuple[Any, ...]:
    """An option as its seat is shown it."""
    game, s = table.game, table.state
    would = outlook(game, s, ask, option)
    return game.option_message(option).plain(), game.path(s, ask, option), would and would.plain()


def plain_refusals(refusals: Iterable[Refusal | None]) -> list[tuple[str, Any]]:
    """Refusals as data."""
    return [(r.rule, r.message.plain()) for r in refusals if r is not None]


def difference(one: Any, two: Any, where: str = "") -> str:
    """Where two pieces of data differ first, and how; nothing if they are equal."""
    if one == two:
        return ""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *(k for k in two if k not in one)]:
            here = f"{where}.{key}" if where else str(key)
            if key not in one or key not in two:
                return f"{here} is in one of them only"
            if found := difference(one[key], two[key], here):
                return found
    if isinstance(one, list | tuple) and isinstance(two, list | tuple):
        for n, (a, b) in enumerate(zip(one, two, strict=False)):
            if found := difference(a, b, f"{where}[{n}]"):
                return found
        return f"{where} has {len(one)} entries, and {len(two)}"
    return f"{where}: {str(one)[:120]} and {str(two)[:120]}"

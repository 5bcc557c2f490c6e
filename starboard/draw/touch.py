"""How options are chosen by touching what is drawn, and why a touch may not do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starboard.kernel import Message, Option, Refusal, Seat, Table

MOST_REASONS = 3


@dataclass(frozen=True, slots=True)
class Offer:
    """An option as a client shows it: its words, the nodes to touch, what it would do."""

    option: Option
    message: Message
    path: tuple[str, ...]  # a step may name several nodes, ``a|b``: any of them will do
    outlook: Message | None


def offers(table: Table, seat: Seat) -> list[Offer]:
    """The seat's options as clients show them."""
    ask = table.ask_for(seat)
    if ask is None:
        return []
    game, s = table.game, table.state
    return [
        Offer(
            option,
            game.option_message(option),
            game.path(s, ask, option),
            game.outlook(s, ask, option) if game.outlook else None,
        )
        for option in ask.options
    ]


def why_not_touch(table: Table, seat: Seat, path: Sequence[str]) -> tuple[Refusal, ...]:
    """Why the last of these scene nodes cannot be touched now, after the ones before it."""
    ask = table.ask_for(seat)
    if ask is None:
        return (table.not_asked(),)
    found: dict[tuple[str, str], Refusal] = {}
    for option, refusal in table.game.refused(table.state, ask):
        if _leads_to(table.game.path(table.state, ask, option), path):
            found.setdefault((refusal.rule, repr(refusal.message.plain())), refusal)
    nothing = Refusal(ask.rule, Message("", "refused-touch"))  # then at least what is asked
    return tuple(found.values())[:MOST_REASONS] or (nothing, Refusal(ask.rule, ask.prompt))


def _leads_to(way: Sequence[str], path: Sequence[str]) -> bool:
    """Does an option's way begin with the touched nodes, the last of them wherever it comes?

    A step of a way may name several nodes, ``a|b``: any of them will do.
    """
    steps = [step.split("|") for step in way]
    so_far = len(path) - 1
    if (
        not path
        or len(steps) <= so_far
        or any(key not in steps[i] for i, key in enumerate(path[:-1]))
    ):
        return False
    return any(path[-1] in step for step in steps[so_far:])

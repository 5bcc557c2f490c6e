"""Chapter 7.1: support tokens."""

from __future__ import annotations

from collections.abc import Collection

from starboard.kernel import Ask, Flow, Option, Seat

from ..box import MARINES
from ..state import NOBODY, Hulk

#: The option to put a token on a marine.
TOKEN = tuple(("token", marine) for marine in range(len(MARINES)))


def place_token(
    s: Hulk, seat: Seat, rule: str, *, optional: bool = False, without: Collection[int] = ()
) -> Flow[int]:
    """D-49 One token from the supply goes on any marine in the formation.

    D-50, D-147 With an empty supply the chance is lost. ``without`` leaves out some marines.
    Gives the marine, or NOBODY if no token was placed.
    """
    if not s.supply:
        s.tell("supply-empty", "D-147", cause=rule)
        return NOBODY
    options: list[Option] = [TOKEN[m] for m in s.line if m not in without]
    if optional:
        options.append(("decline",))
    if not options:
        return NOBODY
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "token", rule, options, cause=rule, may=int(optional))
    if answer == ("decline",):
        return NOBODY
    marine: int = answer[1]
    s.supply -= 1
    s.tokens[marine] += 1
    s.tell("token", rule, marine=marine)
    return marine


def pay_token(s: Hulk, marine: int, rule: str) -> None:
    """D-147 A token spent on an ability returns to the supply."""
    s.tokens[marine] -= 1
    s.supply += 1
    s.tell("token-paid", rule, marine=marine, cause=rule)

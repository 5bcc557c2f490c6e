"""The combat die (D-3) and rerolls (chapter 7.2)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, below

from ..box import DIE, SKULL
from ..state import Hulk


def roll(s: Hulk, rule: str) -> int:
    """D-3 The faces 0 to 5, each equally likely."""
    face = s.face = DIE[below(s, 6)]
    if s.told is not None:
        s.tell("rolled", rule, face=face, skull=int(SKULL[face]))
    return face


def can_reroll(s: Hulk, marine: int, at: int) -> bool:
    """D-52 A token lies on that marine, and D-53 they face the swarm."""
    return s.tokens[marine] > 0 and s.facing[marine] == at >> 4


def rerolls(
    s: Hulk, marine: int, at: int, key: str, hits: Callable[[Hulk, int, int, int, bool], int]
) -> Flow[bool]:
    """D-52 After the roll the owner may take tokens off that marine, one for each reroll.

    D-53 Only if the marine faces the swarm. D-55 Only the marine's own tokens. D-56 Good rolls,
    too. ``hits`` says what a face would do, if it was rerolled or not. Gives whether the face that
    stands was rerolled.
    """
    again = False
    while can_reroll(s, marine, at):
        options = [("reroll", marine), ("keep",)]
        answer = yield Ask(
            s.seat_of(marine), key, "D-52", options,
            marine=marine, face=s.face, swarm=at, hits=int(hits(s, marine, at, s.face, again)),
        )  # fmt: skip
        if answer == ("keep",):
            break
        s.tokens[marine] -= 1
        s.supply += 1
        s.tell("rerolls", "D-52", marine=marine)
        roll(s, "D-52")
        again = True
    return again

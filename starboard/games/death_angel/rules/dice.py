"""The combat die (D-3) and rerolls (chapter 7.2)."""

from __future__ import annotations

from collections.abc import Callable, Collection

from starboard.kernel import Ask, Flow, below

from ..box import DIE, SKULL
from ..state import Hulk

#: What a face would do to a marine who fights a swarm, if it was rerolled or not.
Meaning = Callable[[Hulk, int, int, int, bool], int]
#: The faces with and those without a skull.
SKULLS = tuple(sorted({face for face in DIE if SKULL[face]}))
NO_SKULLS = tuple(sorted({face for face in DIE if not SKULL[face]}))


def roll(s: Hulk) -> int:
    """D-3 The faces 0 to 5, each equally likely. What it means, the caller tells."""
    face = s.face = DIE[below(s, 6)]
    return face


def roll_in_fight(
    s: Hulk, key: str, rule: str, marine: int, at: int, hits: Meaning, *, again: bool = False
) -> int:
    """The roll of an attacking or defending marine, and what the face means as it stands."""
    face = roll(s)
    if s.told is not None:
        s.tell(
            key, rule, marine=marine, swarm=at, face=face, skull=int(SKULL[face]),
            hits=int(hits(s, marine, at, face, again)), count=len(s.swarm(at)), again=int(again),
        )  # fmt: skip
    return face


def roll_for_life(s: Hulk, rule: str, marine: int, deadly: Collection[int]) -> bool:
    """Is the marine slain? These faces are deadly."""
    face = roll(s)
    if s.told is not None:
        s.tell(
            "rolled-for-life", rule, marine=marine, face=face, skull=int(SKULL[face]),
            falls=int(face in deadly), cause=rule, deadly=tuple(deadly),
        )  # fmt: skip
    return face in deadly


def roll_for_luck(s: Hulk, rule: str, lucky: Collection[int], cause: str = "") -> int:
    """A roll that hurts nobody: with these faces something comes of it."""
    face = roll(s)
    if s.told is not None:
        s.tell(
            "rolled-for-luck", rule, face=face, skull=int(SKULL[face]), luck=int(face in lucky),
            cause=cause or rule, lucky=tuple(lucky),
        )  # fmt: skip
    return face


def can_reroll(s: Hulk, marine: int, at: int) -> bool:
    """D-52 A token lies on that marine, and D-53 they face the swarm."""
    return s.tokens[marine] > 0 and s.facing[marine] == at >> 4


def rerolls(s: Hulk, marine: int, at: int, key: str, hits: Meaning) -> Flow[bool]:
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
        s.tell("rerolls", "D-52", marine=marine, rest=s.tokens[marine])
        roll_in_fight(s, key.replace("reroll", "rolled"), "D-52", marine, at, hits, again=True)
        again = True
    return again

"""Blip piles and the Genestealer deck (D-128, D-129, D-148, D-160)."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Seat, reveal, shuffle

from ..box import KIND_OF
from ..state import SIDES, Hulk
from .end import test_end


def take_stealers(s: Hulk, count: int) -> list[int]:
    """The top cards of the Genestealer deck.

    D-148 An empty deck is rebuilt from its discards when a card is needed.
    """
    taken = top(s.stealers, count)
    if len(taken) < count:
        s.stealers, s.stealer_discard = s.stealer_discard, []
        shuffle(s, s.stealers)
        s.tell("stealers-shuffled", "D-148")
        taken += top(s.stealers, count - len(taken))
    return taken


def top(pile: list[int], count: int) -> list[int]:
    """Take the top cards off a pile, as many as there are; the first taken comes first."""
    cards = pile[: -count - 1 : -1]
    del pile[len(pile) - len(cards) :]
    return cards


def add_blips(s: Hulk, left: int, right: int) -> Flow[None]:
    """Put cards of the Genestealer deck on the blip piles, left first.

    D-129 If there are too few, as equally as possible, no pile above its number; where one card
    is left over the current player chooses the pile.
    """
    there = len(s.stealers) + len(s.stealer_discard)
    if there < left + right:
        splits = [(n, there - n) for n in range(left + 1) if 0 <= there - n <= right]
        least = min(abs(a - b) for a, b in splits)
        fair = [split for split in splits if abs(split[0] - split[1]) == least]
        best = fair[0]
        if len(fair) > 1:
            options = [("choose-pile", side) for side in SIDES]
            answer = yield Ask(s.current, "odd-blip", "D-129", options)
            best = max(fair) if answer[1] == 0 else min(fair)
        left, right = best
    for side, count in zip(SIDES, (left, right), strict=True):
        s.blips[side].extend(take_stealers(s, count))
    s.tell("blips-added", "D-128", left=left, right=right)


def discard_blips(s: Hulk, side: int, count: int, rule: str) -> None:
    """Top cards of a blip pile go face up to the discard pile (D-157)."""
    gone = top(s.blips[side], count)
    if gone:
        if s.mixed:
            forget(s, gone)
        s.stealer_discard += gone
        reveal(s)
        if s.told is not None:
            kinds = tuple(sorted(KIND_OF[card] for card in gone))
            s.tell("blips-discarded", rule, pile=side, count=len(gone), kind=kinds)
        test_end(s)


def fewest(s: Hulk) -> list[int]:
    """D-160 The sides whose blip pile has the fewest cards at this moment."""
    least = min(len(s.blips[side]) for side in SIDES)
    return [side for side in SIDES if len(s.blips[side]) == least]


def choose_smallest(s: Hulk, seat: Seat, rule: str) -> Flow[int]:
    """D-160, D-171 The smaller blip pile; on a tie the seat picks."""
    sides = fewest(s)
    side = sides[0]
    if len(sides) > 1:
        options = [("choose-pile", side) for side in sides]
        _, side = yield Ask(seat, "smallest-pile", rule, options)
    return side


def put_back(s: Hulk, side: int, card: int) -> None:
    """A Genestealer of the formation goes into a blip pile; all have seen which (D-187)."""
    s.blips[side].append(card)
    s.mixed |= 1 << card


def mix(s: Hulk, side: int, count: int, rule: str) -> None:
    """Shuffle a blip pile into which Genestealers of the formation have gone."""
    shuffle(s, s.blips[side])
    s.tell("shuffled-in", rule, pile=side, count=count)


def forget(s: Hulk, cards: list[int]) -> None:
    """These cards have left the blip piles."""
    for card in cards:
        s.mixed &= ~(1 << card)

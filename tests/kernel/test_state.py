"""States: copies as deep as they must be, digests of what is equal, and clear faults."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.kernel import Piece, State, hidden, known_to, owned, state


@state
class Gem(Piece):
    colour: int
    marks: list[int]


@state
class Bag(Piece):
    gems: list[Gem]
    best: Gem


@state
class Everything(State):
    number: int
    name: str
    maybe: int | None
    pair: tuple[int, str]
    many: tuple[int, ...]
    frozen: frozenset[int]
    flat: list[int]
    deep: list[list[list[int]]]
    pairs: list[tuple[int, int]]
    seen: set[int]
    by_name: dict[str, int]
    lists: dict[int, list[int]]
    gem: Gem
    bags: list[Bag]
    row: tuple[Gem, ...]
    bag_of: dict[int, Bag]
    sides: tuple[list[int], list[list[int]]]
    named: tuple[str, Gem]


def everything() -> Everything:
    def gem(n: int) -> Gem:
        return Gem(colour=n, marks=[n, n])

    def bag(n: int) -> Bag:
        return Bag(gems=[gem(n), gem(n + 1)], best=gem(n + 2))

    return Everything(
        key=b"key", draws=3, reveals=1, number=7, name="seven", maybe=None, pair=(1, "one"),
        many=(1, 2), frozen=frozenset({8, 0}), flat=[1, 2], deep=[[[1], [2]], [[3]]],
        pairs=[(1, 2)], seen={8, 0}, by_name={"b": 2, "a": 1}, lists={2: [2], 1: [1]}, gem=gem(1),
        bags=[bag(10), bag(20)], row=(gem(2), gem(3)), bag_of={5: bag(30)},
        sides=([1], [[2], [3]]), named=("a", gem(4)),
    )  # fmt: skip


def a_rule(s: Everything, number: int) -> None:
    """Only planned, never carried out."""


CHANGES: dict[str, Any] = {
    "number": lambda s: setattr(s, "number", 8),
    "flat": lambda s: s.flat.append(3),
    "deep": lambda s: s.deep[0][1].append(9),
    "pairs": lambda s: s.pairs.append((3, 4)),
    "seen": lambda s: s.seen.add(5),
    "by_name": lambda s: s.by_name.update(c=3),
    "lists": lambda s: s.lists[2].append(3),
    "piece": lambda s: s.gem.marks.append(1),
    "colour": lambda s: setattr(s.gem, "colour", 9),
    "piece in piece": lambda s: setattr(s.bags[1].gems[0], "colour", 99),
    "piece of piece": lambda s: s.bags[0].best.marks.clear(),
    "piece in tuple": lambda s: s.row[1].marks.append(4),
    "list in pair": lambda s: s.sides[0].append(4),
    "deep in pair": lambda s: s.sides[1][0].append(4),
    "piece in pair": lambda s: setattr(s.named[1], "colour", 9),
    "piece in dict": lambda s: s.bag_of[5].gems.pop(),
    "agenda": lambda s: s.agenda.append((a_rule, 3)),
    "lanes": lambda s: s.lanes.append([(a_rule, 3)]),
    "planned": lambda s: s.then(a_rule, 3),
    "draws": lambda s: setattr(s, "draws", 4),
    "reveals": lambda s: setattr(s, "reveals", 2),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_copy_is_as_deep_as_it_must_be(change: Any) -> None:
    one = everything()
    two = one.copy()
    before = one.plain()
    assert two.plain() == before
    change(two)
    assert one.plain() == before
    assert two.plain() != before


def test_become_takes_over_everything_but_the_ears() -> None:
    one, two = everything(), everything()
    one.told, two.told = [], None
    two.number, two.flat = 99, [1, 2, 3]
    one.become(two)
    assert one.plain() == two.plain()
    assert one.told == []


def test_plain_does_not_depend_on_the_order_of_putting_in() -> None:
    one, two = everything(), everything()
    two.by_name = {"a": 1, "b": 2}
    two.lists = {1: [1], 2: [2]}
    two.seen = {0, 8}
    two.frozen = frozenset([0, 8])
    assert repr(one.plain()) == repr(two.plain())


def test_what_is_told_is_no_part_of_the_position() -> None:
    s = everything()
    s.told = []
    s.tell("hello", "Y-1", only=1, n=3)
    assert s.told == [("hello", "Y-1", {"n": 3}, 1)]
    assert s.plain() == everything().plain()
    s.told = None
    s.tell("nobody", "Y-1")  # hears it, and it costs nothing


@pytest.mark.parametrize(
    "hint",
    [list, dict, set, object, Any, list[Any], dict[str, object], Gem | None, tuple[int, object]],
    ids=str,
)
def test_what_a_state_cannot_hold(hint: Any) -> None:
    with pytest.raises(TypeError, match=r"Odd.*thing"):
        state(type("Odd", (Piece,), {"__annotations__": {"thing": hint}}))


def test_check_is_there_and_fine_with_nothing() -> None:
    State().check()


def test_steps_are_named_by_their_rules() -> None:
    s = State()
    s.then_each([2, 0], nobody_is_asked)
    assert s.plain()[-1] == (("open_lanes", "nobody_is_asked", (2, 0)),)


def nobody_is_asked(s: State, seat: int) -> None:
    """A step of a lane that asks nothing."""


@state
class Hands(State):
    deck: list[int] = hidden("cards")
    hands: list[list[int]] = owned("cards")
    bids: list[int] = owned("cards")


def test_a_card_numbered_nought_is_covered_like_any_other() -> None:
    s = Hands(deck=[0, 3], hands=[[0, 1], [0, 2]], bids=[4, 0])
    seen = known_to(s, 1)
    assert (seen.deck, seen.hands, seen.bids) == ([-1, -1], [[-1, -1], [0, 2]], [-1, 0])
    nobody = known_to(s, None)
    assert (nobody.hands, nobody.bids) == ([[-1, -1], [-1, -1]], [-1, 0])
    assert s.deck == [0, 3]

"""Chance: the same on every machine and for ever, even, and bound by its commitment."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from starboard.kernel import State, below, commitment, deal_anew, draw, key_of, pick, shuffle
from starboard.pieces.chance import make_cheap


def real(seed: int) -> State:
    return State(key=key_of(seed))


def cheap(seed: int) -> State:
    s = real(0)
    make_cheap(s, seed)
    return s


def test_known_values() -> None:
    """Saves and golden games stand on these numbers: they may never change."""
    assert key_of(7).hex() == "b7d283d15ee5c7e55ee8837531ab9638"
    assert commitment(7) == "73917f225f2953e1540f6d741b263079"
    s = real(7)
    assert [below(s, 6) for _ in range(20)] == [
        5,
        0,
        5,
        0,
        1,
        0,
        4,
        5,
        2,
        1,
        3,
        1,
        1,
        5,
        4,
        5,
        0,
        1,
        5,
        4,
    ]
    assert s.draws == 20
    assert [below(s, 1000) for _ in range(5)] == [646, 999, 462, 684, 875]
    s = cheap(7)
    assert [below(s, 6) for _ in range(20)] == [
        4,
        0,
        4,
        3,
        0,
        2,
        4,
        5,
        2,
        4,
        5,
        4,
        2,
        0,
        2,
        0,
        2,
        4,
        5,
        3,
    ]
    items = list(range(10))
    shuffle(real(1), items)
    assert items == [5, 1, 8, 0, 3, 7, 9, 4, 6, 2]
    s, items = real(1), list(range(20))
    shuffle(s, items)
    assert items == [18, 8, 7, 16, 14, 19, 1, 4, 11, 2, 3, 12, 15, 0, 9, 17, 6, 10, 13, 5]
    assert s.draws == 3


@pytest.mark.parametrize("kind", [real, cheap])
@pytest.mark.parametrize("n", [2, 3, 6, 20, 52])
def test_every_number_is_equally_likely(kind: object, n: int) -> None:
    """Chi-squared against an even spread; six standard deviations never happen by chance."""
    assert callable(kind)
    s = kind(12345)
    throws = 400 * n
    counts = Counter(below(s, n) for _ in range(throws))
    assert set(counts) == set(range(n))
    chi = sum((counts[i] - 400) ** 2 / 400 for i in range(n))
    assert chi < n - 1 + 6 * (2 * (n - 1)) ** 0.5


@pytest.mark.parametrize("kind", [real, cheap])
def test_every_order_is_equally_likely(kind: object) -> None:
    assert callable(kind)
    s = kind(99)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(9600):
        items = [0, 1, 2, 3]
        shuffle(s, items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations(range(4)))
    chi = sum((count - 400) ** 2 / 400 for count in counts.values())
    assert chi < 23 + 6 * 46**0.5


def test_neighbouring_cheap_streams_differ() -> None:
    """A search deals its worlds from seeds 0, 1, 2, ...: they must not begin alike."""
    firsts = Counter(below(cheap(seed), 6) for seed in range(6000))
    assert all(850 < firsts[i] < 1150 for i in range(6))


def test_seeds_of_any_size_and_sign_differ() -> None:
    seeds = [0, 1, -1, 10, 2**64, 2**64 + 1, 2**200]
    assert len({key_of(seed) for seed in seeds}) == len(seeds)
    assert len({commitment(seed) for seed in seeds}) == len(seeds)
    assert all(commitment(seed) != key_of(seed).hex() for seed in seeds)


def test_below_one_is_nothing_but_zero() -> None:
    assert {below(real(seed), 1) for seed in range(50)} == {0}


def test_shuffling_keeps_everything() -> None:
    items = list(range(100))
    shuffle(real(3), items)
    assert items != list(range(100))
    assert sorted(items) == list(range(100))
    empty: list[int] = []
    shuffle(real(3), empty)
    assert empty == []


def test_draw_takes_the_end_and_marks_it() -> None:
    s = real(1)
    pile = [4, 5, 6]
    assert draw(s, pile) == 6
    assert (pile, s.reveals) == ([4, 5], 1)


def test_dealing_anew_keeps_sizes_and_things() -> None:
    s = real(1)
    piles = [[1, 2, 3], [], [4], [5, 6, 7, 8]]
    same = [*piles]
    deal_anew(s, *piles)
    assert [len(pile) for pile in piles] == [3, 0, 1, 4]
    dealt = [card for pile in piles for card in pile]
    assert sorted(dealt) == list(range(1, 9))
    assert dealt != list(range(1, 9))
    assert all(one is two for one, two in zip(piles, same, strict=True))  # in place


def test_pick_picks_each() -> None:
    s = real(2)
    assert {pick(s, "abc") for _ in range(60)} == {"a", "b", "c"}

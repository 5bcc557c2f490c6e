"""Trails: a copy shares the past with its original, and nothing of the future."""

from __future__ import annotations

from starboard.kernel.trail import Trail


def test_copies_go_their_own_ways() -> None:
    one: Trail[int] = Trail()
    one.append(1)
    two = Trail(one)
    one.append(2)
    two.append(3)
    three = Trail(two)
    two.append(4)
    three.append(5)
    assert (list(one), list(two), list(three)) == ([1, 2], [1, 3, 4], [1, 3, 5])
    assert (len(one), len(two), len(three)) == (2, 3, 3)


def test_long_chains_are_cut() -> None:
    """Going back through a chain must not cost more and more."""
    trail: Trail[int] = Trail()
    for n in range(100):
        trail.append(n)
        trail = Trail(trail)
    assert list(trail) == list(range(100))
    assert len(trail) == 100
    depth, link = 0, trail
    while link._before is not None:
        link, depth = link._before, depth + 1
    assert depth <= 8


def test_a_trail_of_given_entries_stands_alone() -> None:
    entries = [1, 2]
    trail = Trail.of(entries)
    trail.append(3)
    assert list(trail) == [1, 2, 3]
    assert len(Trail(trail)) == 3

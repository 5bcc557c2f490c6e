"""The tree of a search: what is backed up, and which plan it tells of."""

from __future__ import annotations

import pytest

from starboard.bots.backup import back_up_maxima, back_up_means
from starboard.bots.tree import Edge, InfoSet, Node, Path


def test_with_mean_backup_every_try_counts_the_same() -> None:
    info_set, edge = InfoSet(), Edge()
    path: Path = [(info_set, edge, 1)]
    assert back_up_means(path, [0.2, 0.8]) == 0.8
    assert back_up_means(path, [1.0, 0.0]) == 0.0
    assert (info_set.visits, edge.visits, edge.total) == (2, 2, 0.8)


def test_with_max_backup_the_best_answer_known_speaks_for_a_question() -> None:
    """Bad answers that were tried behind an option do not count against it."""
    first, second = InfoSet(), InfoSet()
    option, replies = Edge(), [Edge(), Edge()]
    first.edges = {("x",): option}
    second.edges = {("y",): replies[0], ("z",): replies[1]}
    back_up_maxima([(first, option, 0)], [0.5, 0.5], over=False)
    good, bad = [0.3, 0.7], [0.8, 0.2]  # to the seat that answers then, the other one
    path_to_good, path_to_bad = ([(first, option, 0), (second, each, 1)] for each in replies)
    back_up_maxima(path_to_good, good, over=False)
    assert back_up_maxima(path_to_bad, bad, over=False) == pytest.approx(0.3)
    assert option.values == good
    assert (option.visits, first.visits, second.visits) == (3, 3, 2)
    back_up_maxima(path_to_bad, [0.0, 1.0], over=False)
    assert option.values == good, "the mean of both tries is 0.6: not better than 0.7"


def test_with_max_backup_means_count_where_seats_decide_at_once() -> None:
    """What another chooses at the same time is no reply to my choice."""
    mine, other = InfoSet(), InfoSet()
    mine.joint = other.joint = True
    good, bad, theirs = Edge(), Edge(), [Edge(), Edge()]
    mine.edges = {("good",): good, ("bad",): bad}
    other.edges = {("y",): theirs[0], ("z",): theirs[1]}
    for _ in range(4):
        for their, more in zip(theirs, (0.0, 0.2), strict=True):
            for edge, value in (good, 0.7 + more), (bad, 0.1 + more):
                back_up_maxima([(mine, edge, 0), (other, their, 1)], [value, 1 - value], over=False)
    assert good.values == pytest.approx([0.8, 0.2])
    assert bad.values == pytest.approx([0.2, 0.8])


def test_with_max_backup_games_that_end_in_some_worlds_are_not_forgotten() -> None:
    info_set, behind, edge, next_edge = InfoSet(), InfoSet(), Edge(), Edge()
    info_set.edges, behind.edges = {("x",): edge}, {("y",): next_edge}
    for _ in range(50):
        back_up_maxima([(info_set, edge, 0)], [0.0, 1.0], over=True)
        back_up_maxima([(info_set, edge, 0), (behind, next_edge, 0)], [0.9, 0.1], over=False)
    assert edge.values == pytest.approx([0.45, 0.55])


def test_a_plan_is_told_only_where_it_is_the_usual_one() -> None:
    node = Node()
    info_set = node.at((1, ()))
    for option, visits in (("a",), 4), (("b",), 3), (("c",), 3):
        info_set.edges[option] = Edge()
        info_set.edges[option].visits = visits
        info_set.visits += visits
    assert node.usual_answer() is None
    info_set.edges["a",].visits, info_set.visits = 7, 13
    assert node.usual_answer() == (1, ("a",))

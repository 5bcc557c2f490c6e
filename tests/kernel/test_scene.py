"""Scenes as plain data, and the lines of players in words."""

from __future__ import annotations

from starboard.draw import Node, Player, Scene, Tally
from starboard.kernel import Message

NAME = Message("_example", "title")


def test_what_says_nothing_is_not_sent_but_a_nought_is() -> None:
    small, usual = (Node(f"card:{n}", (0, 0), (5, 5), NAME, zoom=n == 1) for n in (1, 2))
    scene = Scene((10, 10), (small, usual), (Player(0, "seat-1", "seat-1", score=0),), phase=0)
    plain = scene.plain()
    assert [node.get("zoom") for node in plain["nodes"]] == [True, None]
    assert plain["players"] == [{"seat": 0, "colour": "seat-1", "shape": "seat-1", "score": 0}]
    assert plain["phase"] == 0


def test_numbers_beside_signs_are_told_in_words_too() -> None:
    words = Message("_example", "coins", {"count": 3})
    player = Player(0, "seat-1", "seat-1", (NAME, Tally(words, (("coin", "c-gold", 3),))))
    assert player.said == [NAME, words]
    assert Scene((9, 9), (), (player,)).plain()["players"][0]["lines"][1] == {
        "said": words.plain(), "signs": [["coin", "c-gold", 3]],
    }  # fmt: skip

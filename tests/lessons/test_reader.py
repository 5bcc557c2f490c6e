"""A fault in a lesson names its file, its step and its field."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from starboard.coach.moments import agrees, at, is_like
from starboard.data.box import BoxError
from starboard.data.lesson import lesson_of

GOOD = """
[lesson]
game = "duel"
version = 1
minutes = [5, 10]
title = { hu = "Cím", en = "Title" }
about = { hu = "Miről", en = "About" }
end = { hu = "Vége", en = "End" }
[table]
seats = ["learner", "easy"]
seed = 1
variant = {}
[[step]]
id = "first"
kind = "do"
when = { ask = "move" }
say = { hu = "Lépj!", en = "Move!" }
best = ["move 1 *"]
rules = ["X-1"]
slips = [{ options = ["pass"], rule = "X-2", say = { hu = "Ne!", en = "No!" } }]
"""


def read(**changes: Any) -> Any:
    data = tomllib.loads(GOOD)
    data["step"][0] |= changes
    return lesson_of("duel/lesson.toml", data)


def test_a_good_one() -> None:
    lesson = read()
    assert lesson.learner == 0
    assert lesson.steps[0].slips[0].options == ("pass",)


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"kind": "dance"}, "step first: kind"),
        ({"say": {"hu": "Lépj!"}}, "step first say: en"),
        ({"say": {"hu": "Lépj!", "en": " "}}, "step first say: en"),
        ({"when": {}}, "step first: when"),
        ({"when": {"asks": "move"}}, "step first when: asks"),
        ({"when": {"ask": "move", "after": "other"}}, "step first: when.after"),
        ({"slips": [{"rule": "X", "say": {"hu": "a", "en": "b"}}]}, "step first slips 1: options"),
        ({"kind": "quiz"}, "step first: quiz"),
        ({"bset": ["move"]}, "step first: bset"),
    ],
)
def test_faults(changes: dict[str, Any], fault: str) -> None:
    with pytest.raises(BoxError, match=f"^duel/lesson.toml: {fault}: "):
        read(**changes)


@pytest.mark.parametrize(
    ("pattern", "fits"),
    [
        ("move", True),
        ("move *", True),
        ("move 2 *", True),
        ("move 1|2 5", True),
        ("move 1 *", False),
        ("pass", False),
        ("move 2 5 *", True),
        ("move 2 5 7", False),
    ],
)
def test_patterns(pattern: str, fits: bool) -> None:
    assert is_like(("move", 2, 5), pattern) is fits


def test_paths_and_facts() -> None:
    view = {"units": [{"unit": 3, "at": 7}], "left": {"deck": 4}, "hand": ["r1", "r2"]}
    assert at(view, "units[unit=3].at") == 7
    assert at(view, "units[unit=9].at") is None
    assert at(view, "hand.1") == "r2"
    assert agrees(at(view, "left.deck"), "<=4")
    assert agrees(at(view, "hand"), "has r2 r1")
    assert not agrees(at(view, "hand"), "has r3")
    assert agrees(at(view, "hand"), 2)
    assert agrees(at(view, "hand"), True)
    assert agrees(7, "5..9")
    assert not agrees(7, "8..9")

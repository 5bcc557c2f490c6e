"""`starboard check`: laws one by one, for a game maker."""

from __future__ import annotations

import re
import time
from itertools import count

import starboard
from starboard.lab.laws import LAWS, put_to_the_test, setups_of, verdicts
from starboard.lab.laws.views import difference
from tests.conformance.broken.faults import FAULTS


def test_every_law_says_what_it_is() -> None:
    for law in LAWS.values():
        assert law.says.endswith(".")
        assert (law.at_spot is None) != (law.of_game is None)


def test_verdicts_name_the_broken_law() -> None:
    fault = FAULTS["view_shows_the_next_wreck"]
    laws = [LAWS["ends"], LAWS["no-leak"]]
    ends, no_leak = verdicts(fault.game, laws, range(2), 4)
    assert ends.breaches == []
    assert len(no_leak.breaches) == len(fault.game.setups())
    sound = verdicts(starboard.game("_example"), laws, range(2), 4)
    assert [each.breaches for each in sound] == [[], []]
    assert [each.looks for each in sound] == [6, 24]  # three setups, two games, four decisions


def test_a_fault_that_keeps_games_from_being_played_is_told_once_with_its_line() -> None:
    fault = FAULTS["an_option_breaks_the_rules"]
    found = verdicts(fault.game, list(LAWS.values()), range(4), 2)
    broken = {each.law.name: each.breaches for each in found if each.breaches}
    assert list(broken) == ["options-accepted"]
    assert len(broken["options-accepted"]) == len(fault.game.setups())
    assert "nobody thought of this" in broken["options-accepted"][0]
    assert re.search(r"faults\.py, line \d+", broken["options-accepted"][0])


def test_a_look_ends_when_its_time_is_up() -> None:
    found = verdicts(starboard.game("_example"), [LAWS["ends"]], count(), 2, time.monotonic() + 0.2)
    assert found[0].looks > 0


def test_differences_are_pointed_at() -> None:
    one = {"a": [1, {"b": 2}], "c": 3}
    assert difference(one, {"a": [1, {"b": 2}], "c": 3}) == ""
    assert difference(one, {"a": [1, {"b": 5}], "c": 3}) == "a[1].b: 2 and 5"
    assert difference(one, {"a": [1], "c": 3}) == "a has 2 entries, and 1"
    assert difference(one, {"a": [1, {"b": 2}]}) == "c is in one of them only"


def test_laws_leave_the_games_they_look_into_as_they_are() -> None:
    """They share them, and run in any order."""
    setup = setups_of(starboard.game("_example"))[0]
    spots = setup.spots(1, 5)
    before = [(spot.table.digest(), spot.table.events) for spot in spots]
    for law in LAWS.values():
        if law.at_spot is not None:
            put_to_the_test(setup, law, [1], 5)
            assert [(spot.table.digest(), spot.table.events) for spot in spots] == before, law

"""Fingerprints: the same for the same games, another one for whatever a player could notice."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

import starboard
from starboard import Message, Refusal, Table, text
from starboard.kernel import Ask
from starboard.lab import seen
from starboard.lab.compare import BadFingerprint, differences, read, same_games, unmatched
from starboard.lab.fingerprint import ASPECTS, Fingerprint, fingerprint, seen_at
from starboard.lab.random_games import Plan

PLAN = Plan("_example", games=2)
Patch = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def nothing_said_yet(monkeypatch: Patch) -> None:
    """Words are remembered from one game to the next; here they change."""
    monkeypatch.setattr(seen, "_said", {})


@pytest.fixture(scope="module")
def before() -> Fingerprint:
    """As it is while nothing is planted."""
    return fingerprint(PLAN)


def test_the_same_games_have_the_same_fingerprint_on_any_number_of_processes(
    before: Fingerprint,
) -> None:
    found = fingerprint(PLAN)
    assert list(found.prints) == ["2 seats", "3 seats", "4 seats"]
    assert all(list(prints) == [0, 1] for prints in found.prints.values())
    assert found == before
    assert fingerprint(PLAN, jobs=2) == found
    hashes = {each.hash for prints in found.prints.values() for each in prints.values()}
    assert len(hashes) == 6


def test_it_does_not_depend_on_the_order_of_sets(before: Fingerprint) -> None:
    """Python puts the words of a set in another order in every process."""
    command = [sys.executable, "-m", "starboard", "fingerprint", "_example", "--json"]
    told = [
        subprocess.check_output(command, env={**os.environ, "PYTHONHASHSEED": seed})
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert json.loads(told[0]) == before.plain()


def test_other_seeds_are_other_games(before: Fingerprint) -> None:
    assert fingerprint(replace(PLAN, seed=2)).hash != before.hash


def test_some_of_the_games_are_the_same_games(before: Fingerprint) -> None:
    found = fingerprint(replace(PLAN, games=1, first=1, setup=2))
    assert found.prints == {"3 seats": {1: before.prints["3 seats"][1]}}
    assert fingerprint(replace(PLAN, seats=3)).prints == {"3 seats": before.prints["3 seats"]}


def test_looking_less_closely_plays_the_same_games() -> None:
    lengths = {
        scenes: [
            each.decisions
            for prints in fingerprint(replace(PLAN, scenes=scenes)).prints.values()
            for each in prints.values()
        ]
        for scenes in ("all", "some", "none")
    }
    assert lengths["all"] == lengths["some"] == lengths["none"]


# ---- what a player could notice ---------------------------------------------------------------


def says(key: str) -> Callable[[Patch], None]:
    """One kind of message has other words, in Hungarian alone."""

    def plant(monkeypatch: Patch) -> None:
        render = text.render

        def changed(message: Message, lang: str) -> str:
            wrong = message.key.startswith(key) and lang == "hu"
            return render(message, lang) + ("!" if wrong else "")

        monkeypatch.setattr(text, "render", changed)

    return plant


def game_with(name: str, changed: Callable[..., Any]) -> Callable[[Patch], None]:
    """The example has another function in the place of its own; it is given that one first."""

    def plant(monkeypatch: Patch) -> None:
        game = starboard.game("_example")
        other: Any = {name: partial(changed, getattr(game, name))}
        planted = replace(game, **other)
        monkeypatch.setattr(starboard, "game", lambda game_id: planted)

    return plant


def asks(change: Callable[[Ask], None]) -> Callable[[Patch], None]:
    """Where to stow a wreck is changed before anybody is asked."""

    def plant(monkeypatch: Patch) -> None:
        pending: Any = Table.pending

        def changed(table: Table) -> tuple[Ask, ...]:
            found: tuple[Ask, ...] = pending.fget(table)
            for ask in found:
                if ask.key == "stow":
                    change(ask)
            return found

        monkeypatch.setattr(Table, "pending", property(changed))

    return plant


def other_rule(ask: Ask) -> None:
    ask.rule = "E-9"


def other_order(ask: Ask) -> None:
    ask.options = sorted(ask.options, reverse=True)


def no_undo(monkeypatch: Patch) -> None:
    refusal = Refusal("K-6", Message("", "refused-undo-nothing"))
    monkeypatch.setattr(Table, "undo_refusal", lambda table, seat: refusal)


def wider(scene: Any, *where: Any) -> Any:
    return replace(scene(*where), size=(1, 1))


def tells_more(view: Any, *where: Any) -> Any:
    return {**view(*where), "more": 1}


def refuses_less(refused: Any, *where: Any) -> Any:
    return list(refused(*where))[1:]


def touched_elsewhere(touch: Any, *where: Any) -> Any:
    return ("wreck",)


PLANTED = {
    "questions": asks(other_rule),
    "prompts": says("ask-stow"),
    "options": asks(other_order),
    "option-words": says("option-bid"),
    "offers": game_with("touch", touched_elsewhere),
    "events": says("event-"),
    "scenes": game_with("scene", wider),
    "views": game_with("view", tells_more),
    "why-nots": game_with("refused", refuses_less),
    "undo": no_undo,
    "result": says("end-rounds"),
}


def test_every_aspect_is_put_to_the_test() -> None:
    assert set(PLANTED) == set(ASPECTS)


@pytest.mark.parametrize("aspect", ASPECTS)
def test_what_a_player_could_notice_changes_it(
    aspect: str, before: Fingerprint, monkeypatch: Patch
) -> None:
    PLANTED[aspect](monkeypatch)
    now = fingerprint(PLAN)
    assert now.hash != before.hash
    found = differences(before, now)
    assert {each.aspects[0] for each in found} == {aspect}


# ---- what nobody could notice -----------------------------------------------------------------


def test_the_order_in_which_seats_are_offered_means_nothing(
    before: Fingerprint, monkeypatch: Patch
) -> None:
    pending: Any = Table.pending
    monkeypatch.setattr(Table, "pending", property(lambda table: pending.fget(table)[::-1]))
    assert fingerprint(PLAN) == before


def test_digests_mean_nothing(before: Fingerprint, monkeypatch: Patch) -> None:
    monkeypatch.setattr(Table, "digest", lambda table: "another")
    assert fingerprint(PLAN) == before


def test_numbers_and_words_are_the_same_however_they_are_made() -> None:
    assert seen.canonical({"a": (1.0, 0.1 + 0.2), "b": True}) == seen.canonical(
        {"b": True, "a": [1, 0.3]}
    )
    named = Message("_example", "hold-of", {"seat": "@seat-0", "hold": "@hold-1", "tons": 5})
    assert seen.canonical(named) == seen.canonical(named.plain())
    assert json.loads(seen.canonical(named)) == [named.text("en"), named.text("hu")]
    inside = Message("", "seat-alone", {"seat": Message("", "seat-0")})
    assert json.loads(seen.canonical([inside])) == [[inside.text("en"), inside.text("hu")]]


def test_of_many_options_others_are_put_into_words_every_time() -> None:
    few, many = range(seen.MOST_WORDED), range(200)
    assert seen.some(few, 3) == few
    assert len(set(seen.some(many, 0))) == seen.MOST_WORDED
    assert set(many) == {each for number in range(13) for each in seen.some(many, number)}


def test_all_that_is_hashed_at_a_decision_can_be_looked_at(before: Fingerprint) -> None:
    setup = PLAN.setups()[0]
    end = before.prints["2 seats"][0].decisions
    first, last = (seen_at(PLAN, setup, 0, number) for number in (0, end))
    assert first is not None
    assert last is not None
    assert set(first) == set(ASPECTS) - {"result"}
    assert first["questions"][0][:3] == [0, "bid", "E-3"]
    assert first["prompts"][0][0].endswith("Which fuel card do you bid?")
    assert set(last) == set(ASPECTS) - {"options", "option-words"}
    assert seen_at(PLAN, setup, 0, end + 1) is None


# ---- comparing --------------------------------------------------------------------------------


def test_what_is_written_can_be_read_again() -> None:
    for plan in (PLAN, replace(PLAN, first=3, seats=2), replace(PLAN, setup=3)):
        found = fingerprint(plan)
        assert read(json.dumps(found.plain())) == found


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"fingerprint": 1}', "nonsense"])
def test_what_is_no_fingerprint_is_refused(text: str) -> None:
    with pytest.raises(BadFingerprint, match="no fingerprint"):
        read(text)


def test_fingerprints_of_another_kind_are_refused() -> None:
    plain = fingerprint(replace(PLAN, games=1, setup=1)).plain()
    with pytest.raises(BadFingerprint, match="another way"):
        read(json.dumps({**plain, "fingerprint": 0}))
    before = read(json.dumps(plain))
    for wanted in ({"seed": 2}, {"scenes": "all"}):
        with pytest.raises(BadFingerprint, match="this fingerprint has"):
            same_games(before, "_example", wanted)
    with pytest.raises(BadFingerprint, match="this fingerprint has game _example"):
        same_games(before, "theseus", {})
    with pytest.raises(BadFingerprint, match="games 0 to 0"):
        same_games(before, "_example", {"first": 1})


def test_the_first_decision_that_differs_is_found(before: Fingerprint, monkeypatch: Patch) -> None:
    pending: Any = Table.pending

    def changed(table: Table) -> tuple[Ask, ...]:
        found: tuple[Ask, ...] = pending.fget(table)
        for ask in found:
            ask.rule = "E-9" if table.seats == 3 and len(table.answers) == 7 else ask.rule
        return found

    monkeypatch.setattr(Table, "pending", property(changed))
    found = differences(before, fingerprint(PLAN))
    assert [(each.setup, each.game, each.decision) for each in found] == [
        ("3 seats", 0, 7),
        ("3 seats", 1, 7),
    ]
    assert found[0].aspects[0] == "questions"
    assert str(found[0]).startswith("3 seats, game 0, decision 7: questions")


def test_events_may_have_been_told_since_the_look_before(before: Fingerprint) -> None:
    setup, found = PLAN.setups()[2], before.prints["4 seats"][0]
    seen = [seen_at(PLAN, setup, 0, number) or {} for number in range(found.decisions + 1)]
    looks = [number for number, each in enumerate(seen) if "events" in each]
    assert len(looks) > 2
    assert [found.look_before(number) for number in looks[1:]] == looks[:-1]
    assert found.look_before(0) == 0


def test_some_of_the_games_can_be_compared(before: Fingerprint) -> None:
    plan = same_games(before, "_example", {"games": 9, "first": 1, "setup": 3})
    assert list(plan.numbers) == [1]
    now = fingerprint(plan)
    assert not differences(before, now)
    assert not unmatched(before, now)


def test_setups_that_came_or_went_are_told() -> None:
    every = fingerprint(replace(PLAN, games=1))
    fewer = replace(every, prints={name: every.prints[name] for name in ("2 seats", "4 seats")})
    assert unmatched(every, fewer) == ["3 seats"]
    assert unmatched(fewer, every) == ["3 seats"]
    assert not differences(fewer, every)


def test_a_game_that_breaks_says_which_one_it_is(monkeypatch: Patch) -> None:
    def broken(table: Table, seat: int, option: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Table, "answer", broken)
    with pytest.raises(ZeroDivisionError) as found:
        fingerprint(PLAN)
    assert found.value.__notes__ == ["_example, 2 seats, game 0, decision 0"]

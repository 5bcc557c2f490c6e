"""Saves: the same game again, and one clear error for every kind of damage."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import starboard
from starboard import BadSave, Table


def played(answers: int = 99, seed: int = 4) -> Table:
    """A game of the example, so far."""
    rng = Random(seed)
    t = starboard.new("_example", seats=3, seed=seed)
    while not t.over and t.seq < answers:
        ask = rng.choice(t.pending)
        t.answer(ask.seat, rng.choice(ask.options))
    return t


SAVE = played().save()


#: Saves of before are read by their answers alone.
OLD_FORMAT = ("starboard", 1)


def broken(text: Any) -> str:
    """The one sentence that is said about a broken save."""
    with pytest.raises(BadSave) as error:
        starboard.load(text)
    said = str(error.value)
    assert said
    assert "\n" not in said
    assert len(said) < 300
    return said


def edited(**changes: Any) -> str:
    return json.dumps({**json.loads(SAVE), **changes})


@pytest.mark.parametrize("answers", [0, 1, 15, 16, 17, 99])
def test_there_and_back(answers: int) -> None:
    t = played(answers)
    again = starboard.load(t.save())
    assert again.digest() == t.digest()
    assert again.answers == t.answers
    assert again.events == t.events
    assert again.save() == t.save()
    assert again.over == t.over


def test_forced_answers_stay_forced() -> None:
    t = starboard.new("_example", seats=2, seed=3, auto=True)
    while not t.over:
        ask = t.pending[0]
        t.answer(ask.seat, ask.options[-1])
    again = starboard.load(t.save())
    assert again.auto
    assert list(again.records) == list(t.records)
    assert any(record.forced for record in again.records)


def test_a_public_save_tells_nothing_while_the_game_runs() -> None:
    t = played(5)
    public = json.loads(t.save(public=True))
    assert public["commitment"] == t.commitment
    assert not {"seed", "answers", "digests", "digest"} & set(public)
    assert "hash" in broken(json.dumps(public))
    over = played()
    assert over.save(public=True) == over.save()


def test_cut_off_anywhere() -> None:
    for end in range(len(SAVE)):
        with pytest.raises(BadSave):
            starboard.load(SAVE[:end])


@pytest.mark.parametrize("text", [None, 5, b"{}", [], {}, object()])
def test_what_is_no_text(text: Any) -> None:
    assert "JSON text" in broken(text)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "null", "[]", "{}", "0", '"a"', "NaN", "\x00", "\ud800", "{" * 1000, "[" * 100_000,
        '{"starboard": 2}', '{"starboard": "1"}', '{"starboard": null}', '{"starboard": [[]]}',
        '{"starboard": 1}', '{"starboard": 1, "game": {}}', '{"starboard": 1, "game": "chess"}',
        "9" * 10_000, '{"starboard": ' + "9" * 4000 + "}", '{"a": ' * 500 + "1" + "}" * 500,
    ],
)  # fmt: skip
def test_what_is_no_save(text: str) -> None:
    broken(text)


def test_a_hundred_megabytes_of_rubbish_are_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(json, "loads")
    assert "too long" in broken("[" * 100_000_000)


@pytest.mark.parametrize(
    "value",
    [None, True, -1, 0, 1, 99, 1.5, float("nan"), float("inf"), 10**4000, "", "x", [], [[]], {},
     {"a": 1}, [None], [[0, ["bid", 1]]]],
    ids=lambda value: str(value)[:20],
)  # fmt: skip
@pytest.mark.parametrize("field", list(json.loads(SAVE)))
def test_wrong_types_everywhere(field: str, value: Any) -> None:
    """Every field replaced by everything: a clear error, or nothing that matters has changed."""
    original = json.loads(SAVE)
    if field in ("rules", "auto") or original[field] == value or (field, value) == OLD_FORMAT:
        again = starboard.load(edited(**{field: value}))
        assert again.digest() == original["digest"]
    else:
        broken(edited(**{field: value}))


@pytest.mark.parametrize("field", [f for f in json.loads(SAVE) if f not in ("rules", "auto")])
def test_missing_fields(field: str) -> None:
    data = json.loads(SAVE)
    del data[field]
    broken(json.dumps(data))


@pytest.mark.parametrize(
    "answer",
    [None, 5, "bid", [], [0], [0, []], [0, "bid"], [0, ["bid", 21]], [0, ["no such kind", 1]],
     [0, ["bid"]], [0, [{}]], [0, [None]], [9, ["bid", 1]], [-1, ["bid", 1]], [None, ["bid", 1]],
     [0, ["bid", 1], 2], [0, ["bid", 1], 1, 1], {"seat": 0}, [0, ["bid", [[[[1]]]]]]],
    ids=str,
)  # fmt: skip
@pytest.mark.parametrize("at", [0, 7, -1])
def test_answers_that_nobody_gave(answer: Any, at: int) -> None:
    answers = json.loads(SAVE)["answers"]
    answers[at] = answer
    number = len(answers) if at == -1 else at + 1
    assert f"answer {number} " in broken(edited(answers=answers))


def test_deep_nesting_in_an_answer() -> None:
    for depth in (20, 200, 400, 900, 5000):
        text = SAVE.replace('["bid"', '["bid", ' + "[" * depth + "]" * depth, 1)
        broken(text)


def test_another_legal_answer_is_noticed() -> None:
    """An edited answer that would be legal leads to another digest."""
    noticed = 0
    data = json.loads(SAVE)
    replayed = starboard.new("_example", seats=3, seed=data["seed"])
    for n, (seat, option) in enumerate(data["answers"]):
        ask = replayed.ask_for(seat)
        assert ask is not None
        for other in ask.options:
            if list(other) != option:
                answers = [*data["answers"][:n], [seat, list(other)], *data["answers"][n + 1 :]]
                broken(edited(answers=answers))
                noticed += 1
        replayed.answer(seat, tuple(option))
    assert noticed > 20


def test_answers_left_out_or_added() -> None:
    answers = json.loads(SAVE)["answers"]
    broken(edited(answers=answers[:-1]))
    broken(edited(answers=answers[1:]))
    broken(edited(answers=[*answers, answers[-1]]))
    broken(edited(answers=[]))


def test_edited_digests() -> None:
    data = json.loads(SAVE)
    assert len(data["digests"]) >= 1
    wrong = [[n, "0" * 24] for n, _ in data["digests"]]
    assert "answer 16" in broken(edited(digests=wrong))
    broken(edited(digests=[]))
    broken(edited(digests=[*data["digests"], [3, "abc"]]))
    broken(edited(digests=[[10**9, "abc"]]))
    assert f"answer {len(data['answers'])}" in broken(edited(digest="0" * 24))


def test_another_seed_is_noticed() -> None:
    broken(edited(seed=json.loads(SAVE)["seed"] + 1))


def test_an_older_version_is_named_when_it_no_longer_replays() -> None:
    assert "rules version 0" in broken(edited(rules=0, digest="0" * 24))


def test_any_single_character_changed_is_no_crash() -> None:
    rng = Random(7)
    errors = 0
    for _ in range(400):
        at = rng.randrange(len(SAVE))
        text = SAVE[:at] + rng.choice('0123456789"[]{},:-aent \\') + SAVE[at + 1 :]
        try:
            starboard.load(text)
        except BadSave:  # anything else is a crash
            errors += 1
    assert errors > 300


def test_saves_of_the_format_before_are_read_by_their_answers() -> None:
    """Their digests were made of other states; answers that are not allowed still break them."""
    old = edited(starboard=1, digest="of another state", digests=[])
    assert starboard.load(old).digest() == json.loads(SAVE)["digest"]
    answers = json.loads(SAVE)["answers"]
    assert "answer 1 is not allowed" in broken(
        edited(starboard=1, answers=[[0, ["bid", 99]], *answers[1:]])
    )

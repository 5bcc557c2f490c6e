"""What others do is shown when it is confirmed, with all that came of it."""

from __future__ import annotations

import random

import starboard
from starboard.games.planet_unknown.moments import MOMENTS
from starboard.games.planet_unknown.scoring import total
from starboard.kernel import Event


def played(seats: int, seed: int, rounds: int = 99, **variant: object) -> starboard.Table:
    """A game of chance, up to a round or to its end."""
    table = starboard.new("planet_unknown", seats=seats, seed=seed, variant=variant)
    chance = random.Random(seed)
    while not table.over and table.state.round < rounds:
        ask = chance.choice(table.pending)
        table.answer(ask.seat, chance.choice(list(ask.options)))
    return table


def of_kind(table: starboard.Table, key: str) -> list[Event]:
    return [each for each in table.events_for(0) if each.message.key == f"event-{key}"]


def test_every_confirmed_turn_is_one_moment_with_its_results() -> None:
    """P-381 The squares of the tile, the trackers before and after, the pieces."""
    table = played(3, 4, rounds=4)
    turns = of_kind(table, "settled")
    assert len(turns) == 9  # three players, three rounds
    for told in turns:
        facts = told.message.facts
        assert len(facts["old"]) == len(facts["new"]) == 5
        assert len(facts["square"]) >= 2
        assert min(facts[name] for name in ("strikes", "stones", "pods", "wrecked", "lost")) >= 0


def test_a_turn_is_staged_for_those_who_look_on() -> None:
    """P-381 One's own turn needs no telling; the others see planet and results, in words too."""
    table = played(3, 4, rounds=4)
    pieces = dict.fromkeys(("stones", "pods", "landed", "lost", "patches"), 0)
    facts = {
        **pieces, "seat": 1, "tile": 0, "square": (70, 71), "strikes": 1, "wrecked": 2,
        "old": (0, 0, 0, 0, 0), "new": (1, 0, 0, 0, 0), "projects": ((0, 0, 1, 2),),
    }  # fmt: skip
    stage = MOMENTS["settled"].stage
    assert stage is not None
    assert stage(table.state, 1, facts) is None
    node = stage(table.state, 0, facts)
    assert node is not None
    words = " ".join(each.text("en") for each in node.words)
    for part in ("0 → 1", "A meteorite falls", "Lifepods destroyed: 2", "2, was 1"):
        assert part in words


def test_the_score_is_told_by_its_parts() -> None:
    """P-160 Each player's medals are added up before the result."""
    table = played(2, 3)
    told = of_kind(table, "scored")
    assert [each.message.facts["medals"] for each in told] == [
        int(total(table.state, seat)) for seat in range(2)
    ]
    stage = MOMENTS["scored"].stage
    assert stage is not None
    node = stage(table.state, 0, {"seat": 1})
    assert node is not None
    assert str(int(total(table.state, 1))) in node.words[0].text("en")


def test_the_event_is_shown_when_it_is_revealed() -> None:
    """P-194 The card large, with its effect; then what is left of the deck."""
    table = played(2, 5, rounds=2, events="balanced")
    (told, *_) = of_kind(table, "event")
    number = table.state.past[0]
    stage = MOMENTS["event"].stage
    assert stage is not None
    node = stage(table.state, 0, {"event": number})
    assert node is not None
    assert told.message.facts["effect"] == f"@event-card-{number + 1}.text"

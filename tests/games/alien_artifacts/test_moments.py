"""What happens can be followed: every moment has its words, its stage, and the state it tells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import starboard
from starboard.draw.moments import HEADINGS, HOLDS
from starboard.games.alien_artifacts.bot.policy import rollout_policy
from starboard.games.alien_artifacts.moments import MOMENTS
from starboard.games.alien_artifacts.rules.attacks import attack_value, value_parts
from starboard.games.alien_artifacts.state import ALIENS, NOBODY, Galaxy
from starboard.kernel.frames import Frame
from starboard.text import languages, problems, render, voice
from tests.games.alien_artifacts.galaxy import (
    ANN,
    BOB,
    CARD,
    OPERATIONAL,
    Play,
    aliens,
    blockade,
    empire,
    empty,
    hand,
    top,
)


@pytest.fixture(scope="module")
def seen() -> list[tuple[int, Frame]]:
    """The frames of some whole games, as the first player is shown them."""
    return [(seed, frame) for seed in (1, 5) for frame in watched(seed)]


def watched(seed: int) -> Iterator[Frame]:
    table = starboard.new("alien_artifacts", seats=2 + seed % 3, seed=seed)
    table.watch()
    n = 0
    while not table.over:
        (ask,) = table.pending
        start, n = len(table.events), n + 1
        option = rollout_policy(table.state, ask, n * 0.618 % 1)
        table.answer(ask.seat, option)
        yield from (f for f in table.frames(ANN, start) if f.moment is not None)


@pytest.mark.parametrize("lang", languages)
def test_every_moment_has_a_sentence_and_a_label(lang: str) -> None:
    words = voice("alien_artifacts", lang)
    keys = [f"event-{key}{part}" for key in MOMENTS for part in ("", ".short")]
    assert [key for key in keys if not words.has(key)] == []
    assert {moment.kind for moment in MOMENTS.values()} <= {*HOLDS, *HEADINGS}


def test_the_stages_of_whole_games(seen: list[tuple[int, Frame]]) -> None:
    """Every stage can be drawn for everybody, and all of its words are there."""
    drawn: Counter[str] = Counter()
    faults = []
    for _, frame in seen:
        assert frame.moment is not None
        key, _, facts, _ = frame.moment
        moment = MOMENTS[key]
        drawn[key] += 1
        told = []
        if moment.cause is not None and (cause := moment.cause(frame.state, facts)) is not None:
            told.append(cause)
        if moment.stage is not None:
            for seat in (ANN, None):
                node = moment.stage(frame.state, seat, facts)
                assert node is not None
                told += [word for each, _, _ in node.walk() for word in (each.name, *each.words)]
        faults += [f for word in told for lang in languages for f in problems(word, lang)]
    assert faults == []
    wanted = {"reveals", "attack-value", "check-matches", "check-fails", "produced", "keeps",
              "completed", "marker", "last-round", "final-score", "vp", "next-system"}  # fmt: skip
    assert wanted <= set(drawn)


def test_a_frame_shows_what_its_sentence_says(seen: list[tuple[int, Frame]]) -> None:
    """A-13, A-112 The state of a frame is that of its event."""
    for _, frame in seen:
        assert frame.moment is not None
        key, _, facts, _ = frame.moment
        s: Galaxy = frame.state
        if key == "vp":
            assert s.players[facts["seat"]].vp == facts["total"]
        elif key == "reveals":
            assert tuple(s.revealed) == facts["numbered"]
        elif key == "produced":
            assert facts["resource"] in s.revealed
        elif key.startswith("check-"):
            assert tuple(s.revealed) == facts["resources"]
        elif key == "completed":
            assert s.players[facts["seat"]].empire >> facts["card"] & 1
        elif key == "marker":
            assert s.marker == facts["marker"]
            assert len(s.deck) == facts["count"]
        elif key == "damaged":
            assert s.players[facts["seat"]].projects >> facts["card"] & 1
        elif key in ("shows-match", "shows-smaller", "shows-either"):
            assert facts["card"] << 8 | facts["half"] in s.players[facts["seat"]].stock


def test_the_parts_of_an_attack_value_are_its_sum(seen: list[tuple[int, Frame]]) -> None:
    """A-112, A-113 What the stage adds up is what the rule counts."""
    found = 0
    for _, frame in seen:
        assert frame.moment is not None
        key, _, facts, _ = frame.moment
        s: Galaxy = frame.state
        if key == "attack-value":
            card = facts.get("resource", NOBODY)
            parts = value_parts(s, facts["card"], card, s.boost)
            value = attack_value(s, facts["card"], card, s.boost)
            assert max(1, sum(amount for _, _, amount in parts)) == value == facts["value"]
            found += 1
    assert found > 5


def test_an_attack_is_told_step_by_step() -> None:
    """A-110 to A-118 Target, reveal, sum, result, next system: one moment after the other."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    aliens(s, "y1", "y2")
    hand(s, "r26", "r21", "r60")
    top(s, "r01")  # a 3, and a Cruiser's +1
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    keys = [key for key, *_ in play.s.told or []]
    order = ["action", "attacks-aliens", "reveals", "attack-value", "vp", "next-system"]
    assert [key for key in keys if key in order] == order
    (facts,) = play.told("attack-value")
    assert (facts["number"], facts["bonus"], facts["value"]) == (3, 1, 4)


def test_the_stage_of_a_sum_says_all() -> None:
    """A-112, A-114 The terms, the value, the row and its odds before, in words."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    aliens(s, "y1", "y2")
    s.target, s.ship = ALIENS, CARD["s21"]
    s.discard.append(s.deck.pop())
    s.revealed.append(s.deck.pop(s.deck.index(0)))
    stage = MOMENTS["attack-value"].stage
    assert stage is not None
    facts = {"seat": ANN, "card": CARD["s21"], "number": 3, "bonus": 1, "value": 4, "resource": 0}
    node = stage(s, BOB, facts)
    assert node is not None
    said = " ".join(render(word, "en") for word in node.words)
    assert "Cruiser" in said
    assert "Row 4: +2 VP" in said
    assert "%" in said


def test_who_blockades_is_told() -> None:
    """A-126 The log names both: whose card, and who put the token."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    empire(s, "p31", "p32", seat=BOB)
    blockade(s, "p32", seat=BOB)
    hand(s, "r26", "r21", "r60")
    top(s, "r01")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-player", BOB)
    play.do("blockade", "p31")
    (facts,) = play.told("blockaded")
    assert (facts["seat"], facts["player"]) == (BOB, ANN)

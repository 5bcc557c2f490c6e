"""A random game told in sentences."""

from __future__ import annotations

import re

import pytest

import starboard
from starboard.lab.playthrough import MOST_OPTIONS, playthrough
from starboard.lab.random_games import Plan, moments

PLAN = Plan("_example")
(SETUP, *_) = PLAN.setups()


def test_every_question_answer_event_and_result_is_told_in_both_languages() -> None:
    lines = list(playthrough(PLAN, SETUP, 0, ("en", "hu")))
    whole = "\n".join(lines)
    assert lines[0] == "Salvage, 2 seats, game 0"
    for moment in moments(PLAN, SETUP, 0):
        for lang, chosen in (("en", "> "), ("hu", "  ")):
            if moment.ask is not None:
                assert moment.ask.text(lang) in whole
                assert f"      {chosen}{moment.ask.describe(moment.option, lang)}" in lines
            else:
                assert moment.table.over
                for event in moment.table.events:
                    assert f"{event.text(lang)} [{event.rule}" in whole
    scores = [line for line in lines if re.fullmatch(r" {6}Player \d: \d+( \*)?", line)]
    assert len(scores) == 2
    assert any(line.endswith(" *") for line in scores)


def test_one_language_is_told_alone() -> None:
    whole = "\n".join(playthrough(PLAN, SETUP, 0, ("hu",)))
    assert "játékos: " in whole
    assert "Player" not in whole


def test_some_decisions_can_be_told_alone() -> None:
    lines = list(playthrough(PLAN, SETUP, 0, ("en",), since=3, until=4))
    assert [line[:4] for line in lines if line[:4].strip().isdigit()] == ["   3", "   4"]


@pytest.mark.parametrize("game", ["planet_unknown"])
def test_long_lists_are_told_in_part_with_what_was_chosen(game: str) -> None:
    plan = Plan(game)
    setup = plan.setups()[0]
    lines = list(playthrough(plan, setup, 0, ("en",), until=60))
    counts = [line for line in lines if re.fullmatch(r" +\(\d+\)", line)]
    assert counts
    shown = 0
    for line in lines:
        shown = shown + 1 if line.startswith(("      - ", "      > ")) else 0
        assert shown <= MOST_OPTIONS + 1
    chosen = [line for line in lines if line.startswith("      > ")]
    assert len(chosen) == 61
    assert starboard.game(game).title("en") in lines[0]
    assert any(line.startswith("== ") for line in lines)

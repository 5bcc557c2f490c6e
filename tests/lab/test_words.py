"""The sentences of a game side by side."""

from __future__ import annotations

import json

import pytest

from starboard import cli, text
from starboard.lab.words import KINDS, words

Capture = pytest.CaptureFixture[str]


def test_every_message_is_there_once_in_both_languages_in_a_stable_order() -> None:
    found = words("_example")
    assert [each.key for each in found] == list(text.patterns("_example", "en"))
    assert found == words("_example")
    for each in found:
        assert each.kind in KINDS
        assert all(set(said) == {"en", "hu"} and all(said.values()) for said in each.said)
        assert not each.seen or not any("{" in line for s in each.said for line in s.values())


def test_sentences_have_facts_of_real_games() -> None:
    found = {each.key: each for each in words("_example")}
    bid = found["ask-bid"]
    assert (bid.kind, bid.seen) == ("prompt", True)
    assert "Which fuel card do you bid?" in bid.said[0]["en"]
    assert bid.said[0]["hu"] != bid.said[0]["en"]
    assert found["E-3"].kind == "rule"


def test_what_was_never_said_shows_its_pattern() -> None:
    unseen = [each for each in words("common") if not each.seen]
    (which,) = [each for each in unseen if each.key == "error-no-such-game"]
    assert "{ $game }" in which.said[0]["en"]


def test_the_command(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["words", "_example", "--kind", "event", "--json"])
    assert end.value.code == 0
    told = json.loads(capsys.readouterr().out)
    assert told
    assert {each["kind"] for each in told} == {"event"}
    with pytest.raises(SystemExit) as end:
        cli.main(["words", "_example", "--kind", "poem"])
    assert end.value.code == 2
    assert "there is no kind 'poem'" in capsys.readouterr().err

"""What the text package offers to the others."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.kernel import Message
from starboard.text import TextError, files, ftl, languages, problems, render, rule, rules
from starboard.text.voice import Voice, parsed

KERNEL_REFUSALS: dict[str, dict[str, Any]] = {
    "refused-not-offered": {}, "refused-touch": {}, "refused-over": {},
    "refused-not-asked": {"seats": ["@seat-0", "@seat-1"]}, "refused-undo-over": {},
    "refused-undo-nothing": {}, "refused-undo-chance": {}, "refused-undo-revealed": {},
    "refused-undo-other": {"seat": "@seat-5"}, "refused-undo-imagined": {},
}  # fmt: skip


@pytest.mark.parametrize("lang", languages)
def test_the_kernel_has_words_in_every_game(lang: str) -> None:
    for game in ("", "_example"):
        for key, facts in KERNEL_REFUSALS.items():
            assert problems(Message(game, key, facts), lang) == []


def test_a_seat_is_called_by_its_number_or_by_its_name() -> None:
    message = Message("", "seat-won", {"seat": "@seat-4"})
    assert render(message, "hu") == "Az 5. játékos győzött."
    assert render(message, "hu", {4: "Ági"}) == "Ági győzött."
    assert render(message, "hu", {3: "Ági"}) == "Az 5. játékos győzött."
    assert render(message, "en", {4: "Ági"}) == "Ági has won."


def test_a_given_name_is_never_read_as_a_reference() -> None:
    message = Message("", "seat-won", {"seat": "@seat-0"})
    assert render(message, "en", {0: "@seat-1 { $x }"}) == "@seat-1 { $x } has won."


@pytest.mark.parametrize("message", [
    Message("", "no-such-key"),
    Message("", "seat-won"),
    Message("", "seat-won", {"seat": "@seat-99"}),
    Message("", "seat-won", {"seat": None}),
    Message("no_such_game", "title"),
    Message("../kernel", "title"),
])  # fmt: skip
def test_what_cannot_be_said_raises(message: Message) -> None:
    with pytest.raises(TextError):
        render(message, "en")


def test_an_unknown_language_raises() -> None:
    with pytest.raises(TextError, match="'de'"):
        render(Message("", "you-won"), "de")


def test_a_broken_file_names_itself_and_the_line() -> None:
    with pytest.raises(TextError, match=r"words\.ftl, line 3"):
        parsed("good = Good\n\nbad = { $x\n", "words.ftl")


def test_a_games_words_override_the_common_ones() -> None:
    own, common = (
        parsed("you-won = Saved!", "own"),
        parsed("you-won = Won!\nother = Other", "common"),
    )
    voice = Voice("en", [own, common])
    assert voice.say("you-won", {}) == ("Saved!", [])
    assert voice.say("other", {}) == ("Other", [])


def test_the_browser_gets_all_files_of_a_game() -> None:
    source = ftl("_example", "hu")
    assert all(path.read_text(encoding="utf-8") in source for path in files("_example", "hu"))
    assert "title = Roncsvadászat" in source
    assert "E-6 =" in source
    assert "K-1 =" in ftl("", "hu")


def test_rules_are_found_by_number_those_of_every_table_too() -> None:
    assert [r.id for r in rules("", "en")] == [f"K-{n}" for n in range(1, 7)]
    assert rule("_example", "E-5", "hu").title == "Vontatás"
    assert rule("_example", "K-3", "en").chapter_title == "At every table"
    with pytest.raises(KeyError):
        rule("_example", "E-99", "en")

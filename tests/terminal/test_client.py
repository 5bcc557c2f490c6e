"""The text client, driven as a script would drive it: lines in, lines out."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

import starboard
from starboard.bots import make
from starboard.data.catalogue import Component, Part, Shelf
from starboard.draw import Node
from starboard.kernel import Game, Message, Table
from starboard.terminal import Client, Screen, show


def play(
    table: Table, seats: Sequence[str], *lines: str, lang: str = "en", repeat: str = ""
) -> tuple[Client, str]:
    """What a client says to these lines, and to one more again and again, until it is done."""
    said = "".join(f"{line}\n" for line in lines)
    source = io.StringIO(said + f"{repeat}\n" * (3000 if repeat else 0))
    target = io.StringIO()
    bots = [None if seat == "me" else make(seat, 1) for seat in seats]
    client = Client(table, bots, Screen(source, target), lang)
    client.run()
    return client, target.getvalue()


def example(seats: int = 2, seed: int = 5) -> Table:
    return starboard.new("_example", seats=seats, seed=seed)


@pytest.mark.parametrize("lang", ["en", "hu"])
@pytest.mark.parametrize("game", starboard.games(hidden=True).values(), ids=lambda game: game.id)
def test_every_game_can_be_played_to_its_end(game: Game, lang: str) -> None:
    """By always taking the first option; every word is there."""
    seats, variant = game.setups()[0]
    table = Table(game, seats, 3, variant)
    client, said = play(table, ["me"] + ["random"] * (seats - 1), lang=lang, repeat="1")
    assert client.table.over
    assert game.title(lang) in said
    assert "{" not in said  # a key in braces stands where words are missing


def test_prompt_rule_options_and_news() -> None:
    _, said = play(example(), ["me", "random"], "2")
    assert "A wreck of 7 t drifts by. Which fuel card do you bid?  E-3" in said
    assert "1 Bid 1\n" in said
    assert "4 Bid 18\n" in said
    assert "A wreck of 7 t drifts by.  E-2" in said
    assert said.count("Your choice ›") == 2
    assert "The input ended before the game did." in said


def test_bad_answers_are_told_and_nothing_happens() -> None:
    client, said = play(example(), ["me", "random"], "0", "5", "99999999999", "xyzzy", "-1")
    assert said.count("Choose an option from 1 to 4.") == 3
    assert "Not understood: “xyzzy”" in said
    assert "Not understood: “-1”" in said
    assert [seat for seat, _ in client.table.answers] == [1]  # the bot's


def test_undo_takes_back_or_says_why_not() -> None:
    client, said = play(example(), ["me", "me"], "1", "u", "q")
    assert "You have made no decision that could be taken back.  K-6" in said
    assert client.table.seq == 1
    # The options are sorted: the fourth card is the highest, and with 20 the bid is won.
    seed = next(s for s in range(99) if 20 in example(seed=s).observe(0)["table"]["hand"])
    client, said = play(example(seed=seed), ["me", "random"], "4", "1", "u", "q")
    assert "Taken back." in said
    assert client.table.pending[0].key == "stow"


def test_words_narrow_the_options() -> None:
    client, said = play(example(), ["me", "random"], "bid 13", "", "2")
    assert "1 of 4 options; an empty line shows them all again." in said
    assert (0, ("bid", 13)) in client.table.answers


def test_accents_and_capitals_do_not_matter() -> None:
    _, said = play(example(), ["me", "random"], "FELAJANLASA 13", lang="hu")
    assert "4 lehetőségből 1;" in said


def test_rules_by_number_and_by_words() -> None:
    _, said = play(example(), ["me", "random"], "? e-5", "?? hold carries", "? X-1", "?")
    assert "E-5  Towing" in said
    assert said.count("A hold carries at most 12 t.") == 2
    assert "There is no rule “X-1”." in said
    assert "u: take back my last decision" in said


@pytest.mark.parametrize("game", starboard.games().values(), ids=lambda game: game.id)
def test_the_help_names_a_rule_of_this_very_game(game: Game) -> None:
    seats, variant = game.setups()[0]
    _, said = play(Table(game, seats, 3, variant), ["me"] * seats, "?", f"? {game.end_rule}")
    assert f"? {game.end_rule}:" in said
    assert f"{game.end_rule}  " in said


def test_why_not() -> None:
    _, said = play(example(), ["me", "random"], "w bid 20")
    assert "Bid 20: You do not have fuel card 20 in your hand.  E-3" in said
    assert "Bid 19: You do not have" not in said


def test_hints_things_log_and_board() -> None:
    _, said = play(example(), ["me", "random"], "h", "v", "e", "b")
    assert "What a bot would do" in said
    assert "%  Bid " in said
    assert re.search(r"from \d+ tries", said)
    assert "Player 2's second hold: 0 t" in said
    assert "The game so far" in said
    assert said.count("┃   1   ┃") == 2  # the hand, drawn twice


def test_a_hint_says_which_answer_a_bot_expects_next() -> None:
    _, said = play(starboard.new("hexpanse", seats=2, seed=1), ["me", "random"], "1", "h", "q")
    assert re.search(r"from \d+ tries; .*(followed by|replies).*: \S+", said)


def test_the_language_changes_in_the_middle_of_a_game() -> None:
    _, said = play(example(), ["me", "random"], "l", "q")
    assert "Your choice ›" in said
    assert "Választásod ›" in said
    assert "Viszlát!" in said


def test_saving(tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    other.write_text("mine", encoding="utf-8")
    client, said = play(
        example(), ["me", "random"], "1", f"s {file}", f"s {file}", f"s {other}",
        f"s {tmp_path}/no/such/folder", "q",
    )  # fmt: skip
    assert starboard.load(file.read_text(encoding="utf-8")).digest() == client.table.digest()
    assert said.count("Saved: ") == 2  # its own file it may write again
    assert "already exists" in said
    assert other.read_text(encoding="utf-8") == "mine"
    assert "cannot be written" in said
    assert "Until next time.\n" in said
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "_example"


def test_nobody_is_shown_the_cards_of_another() -> None:
    """Two people at one screen: each sees the own hand under the own name."""
    table = example()
    mine, theirs = (table.observe(seat)["table"]["hand"] for seat in (0, 1))
    _, said = play(table, ["me", "me"], "1")
    first, second = said.split("Player 2 ───")
    assert f"Bid {mine[1]}\n" in first
    assert not any(f"Bid {card}\n" in first for card in theirs)
    assert not any(f"Bid {card}\n" in second for card in mine)


def test_watching_bots() -> None:
    client, said = play(example(), ["random", "random"])
    assert client.table.over
    assert "Only bots are playing; there is nothing to decide." in said
    assert "has won." in said or "shared" in said


def test_the_end_tells_the_score() -> None:
    _, said = play(example(), ["me", "random"], repeat="1")
    assert "The end" in said
    assert "Total" in said
    assert "You have won!" in said or "You have lost." in said or "shared" in said


def test_words_of_people_are_no_markup(tmp_path: Path) -> None:
    _, said = play(example(), ["me", "random"], "[bold]x[/bold]", "@seat-1", ":smile:")
    assert "“[bold]x[/bold]”" in said
    assert "“@seat-1”" in said
    assert "“:smile:”" in said


def test_the_box_can_be_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    name = Message("_example", "title")
    part = Part(Message("", "part-price"), 5, "reconstructed", "cost")
    card = Component("card:fox", Node("card:fox", (0, 0), (9, 9), name), (part,), 2, "C09")
    shelf = Shelf("card", Message("", "part-code"), "g-unit", (card,))
    monkeypatch.setattr(show, "shelves", lambda game: (shelf,))
    _, said = play(example(), ["me", "random"], "k", "k c09 reconstructed", "k zebra", "q")
    assert "The box as it comes." in said
    assert "Code: 1\n" in said
    assert "×2  C09  [Reconstructed]" in said
    assert "Price: 5 [Reconstructed]" in said
    assert "Nothing in the box contains these words." in said

"""Owners' editions: what a folder must be, what saves remember of it, and its own words."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import starboard
from starboard import editions, text
from starboard.data import edition
from starboard.data.edition import Edition
from starboard.editions import BadEdition
from starboard.text.overlay import replaced
from starboard.text.voice import parsed

GAMES = ("alien_artifacts", "death_angel", "hexpanse", "planet_unknown", "theseus")


def make(folder: Path, game: str = "hexpanse", name: str = "Ada's box") -> Path:
    """The box as it comes, as an edition."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in editions.shipped_folder(game).glob("*.toml"):
        (folder / path.name).write_bytes(path.read_bytes())
    (folder / "edition.toml").write_text(f'game = "{game}"\nname = "{name}"\n', encoding="utf-8")
    return folder


def change(file: Path, old: str, new: str) -> None:
    """The first place where it stands."""
    said = file.read_text(encoding="utf-8")
    assert old in said
    file.write_text(said.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_box_as_it_comes_is_known_to_be_the_same(game: str, tmp_path: Path) -> None:
    found = editions.read(make(tmp_path / "box", game))
    assert (found.game, found.name, found.same) == (game, "Ada's box", True)


def test_the_hash_is_that_of_the_cards_and_of_nothing_else(tmp_path: Path) -> None:
    folder = make(tmp_path / "box")
    before = editions.read(folder)
    change(folder / "mercenaries.toml", "[[mercenary]]", "# my own note\n[[mercenary]]")
    (folder / "texts.toml").write_text('[en]\ncard-baron = "The Count"\n', encoding="utf-8")
    noted = editions.read(folder)
    assert (noted.hash, noted.same) == (before.hash, True)
    change(folder / "mercenaries.toml", "cost = 3", "cost = 4")
    changed = editions.read(folder)
    assert changed.hash != before.hash
    assert not changed.same


# ---- hostile folders ------------------------------------------------------------------------


def _no_folder(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()


def _a_file(folder: Path) -> None:
    _no_folder(folder)
    folder.write_text("hello", encoding="utf-8")


def _empty(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


def _writes(name: str, content: str | bytes) -> Callable[[Path], None]:
    def write(folder: Path) -> None:
        data = content.encode() if isinstance(content, str) else content
        (folder / name).write_bytes(data)

    return write


def _many_files(folder: Path) -> None:
    for n in range(60):
        (folder / f"f{n}.toml").write_text("", encoding="utf-8")


def _large_together(folder: Path) -> None:
    for n in range(5):
        (folder / f"f{n}.toml").write_text("# " + "x" * 900_000, encoding="utf-8")


def _link_out(folder: Path) -> None:
    secret = folder.parent / "secret.toml"
    secret.write_text('password = "swordfish"', encoding="utf-8")
    (folder / "allies.toml").unlink()
    (folder / "allies.toml").symlink_to(secret)


def _link_round(folder: Path) -> None:
    (folder / "loop.toml").symlink_to(folder / "loop.toml")


def _link_to_nothing(folder: Path) -> None:
    (folder / "none.toml").symlink_to(folder / "nowhere.toml")


def _pipe(folder: Path) -> None:
    os.mkfifo(folder / "pipe.toml")


def _folder_as_file(folder: Path) -> None:
    (folder / "deep.toml").mkdir()


HEAD = "edition.toml"
BAD: dict[str, tuple[Callable[[Path], None], str]] = {
    "no folder": (_no_folder, "there is no folder"),
    "a file": (_a_file, "is no folder"),
    "empty": (_empty, "has no edition.toml"),
    "no game": (_writes(HEAD, 'name = "x"'), "should be the id of a game"),
    "a game that is a way out": (_writes(HEAD, 'game = "../theseus"\nname="x"'), "id of a game"),
    "a game that is not here": (_writes(HEAD, 'game = "chess"\nname = "x"'), "no game chess"),
    "a game that is a list": (_writes(HEAD, 'game = ["x"]\nname = "x"'), "should be the id"),
    "no name": (_writes(HEAD, 'game = "hexpanse"'), "name should be a text"),
    "an empty name": (_writes(HEAD, 'game = "hexpanse"\nname = "  "'), "name should be a text"),
    "a long name": (_writes(HEAD, f'game = "hexpanse"\nname = "{"x" * 61}"'), "1 to 60"),
    "a name of two lines": (_writes(HEAD, 'game = "hexpanse"\nname = "a\\nb"'), "one line"),
    "no TOML": (_writes("allies.toml", "x = ["), "allies.toml: "),
    "binary": (_writes("allies.toml", bytes(range(128, 256))), "is no text"),
    "a zero byte": (_writes("allies.toml", b"x = 1\0"), "allies.toml: "),
    "deep lists": (_writes("allies.toml", "x = " + "[" * 20_000 + "]" * 20_000), "too deeply"),
    "deep tables": (_writes("allies.toml", ".".join("a" * 50_000) + " = 1"), "too deeply"),
    "a huge number": (_writes("allies.toml", "x = " + "9" * 9000), "allies.toml: "),
    "a huge file": (_writes("allies.toml", "#" * 1_000_001), "is too large"),
    "large together": (_large_together, "too large for an edition"),
    "many files": (_many_files, "more than 40 files"),
    "a link out": (_link_out, "leads out of the edition's folder"),
    "a link round": (_link_round, "cannot be read"),
    "a link to nothing": (_link_to_nothing, "cannot be read"),
    "a pipe": (_pipe, "is no file"),
    "a folder as a file": (_folder_as_file, "is no file"),
    "texts without a language": (_writes("texts.toml", 'card-baron = "x"'), "a table of texts"),
    "a text that is a number": (_writes("texts.toml", "[en]\ncard-baron = 3"), "should be a text"),
    "an empty text": (_writes("texts.toml", '[en]\ncard-baron = " "'), "should be a text"),
    "a long text": (_writes("texts.toml", f'[en]\ncard-baron = "{"x" * 601}"'), "more than 600"),
    "a text that rings": (_writes("texts.toml", '[en]\ncard-baron = "\\u0007"'), "be printed"),
}  # fmt: skip


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_folder_gets_one_sentence(kind: str, tmp_path: Path) -> None:
    spoil, sentence = BAD[kind]
    folder = make(tmp_path / "box")
    spoil(folder)
    with pytest.raises(BadEdition) as fault:
        editions.read(folder)
    assert sentence in str(fault.value)
    assert str(fault.value).isprintable()
    assert "swordfish" not in str(fault.value)
    assert len(str(fault.value)) < 400


def test_a_game_is_played_with_one_edition(tmp_path: Path) -> None:
    one, other = make(tmp_path / "one"), make(tmp_path / "other")
    with pytest.raises(BadEdition, match="two editions of hexpanse"):
        editions.use([one, other])


def test_an_edition_comes_before_its_game(tmp_path: Path) -> None:
    starboard.game("hexpanse")  # has read its box
    found = editions.read(make(tmp_path / "box"))
    with pytest.raises(RuntimeError, match="has read its box already"):
        edition.choose(found)


# ---- processes ------------------------------------------------------------------------------


def run(code: str, box: Path | str) -> subprocess.CompletedProcess[str]:
    """A process of its own that plays with an edition."""
    environment = {**os.environ, editions.VARIABLE: str(box)}
    return subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )


def test_a_process_and_its_children_play_with_the_edition(tmp_path: Path) -> None:
    folder = make(tmp_path / "box")
    change(folder / "components.toml", "market_size = 5", "market_size = 4")
    code = "from starboard.games.hexpanse import box; print(box.MARKET_SIZE)"
    assert run(code, folder).stdout == "4\n"
    child = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {code!r}])"
    assert run("import starboard;" + child, folder).stdout == "4\n"


def test_a_bad_variable_is_told_where_a_game_is_wanted() -> None:
    code = "import starboard\ntry: starboard.games()\nexcept ValueError as error: print(error)"
    assert run(code, "/nowhere/at/all").stdout == "there is no folder /nowhere/at/all\n"


# ---- saves ----------------------------------------------------------------------------------


@pytest.fixture
def play_with(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """Says that the example is played with an edition, which for a save is a name and a hash."""

    def choose(name: str, told: str) -> None:
        found = Edition("_example", name, Path("nowhere"), told)
        monkeypatch.setitem(edition._chosen, "_example", found)

    return choose


def test_a_save_without_an_edition_is_of_the_box_as_it_comes(
    play_with: Callable[[str, str], None],
) -> None:
    plain = starboard.new("_example", seats=2, seed=1).save()
    assert "edition" not in json.loads(plain)
    starboard.load(plain)
    play_with("Ada", "11")
    with pytest.raises(starboard.BadSave, match="the box as it comes, and here is the edition"):
        starboard.load(plain)


def test_a_save_remembers_its_edition(
    play_with: Callable[[str, str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    play_with("Ada", "11")
    save = starboard.new("_example", seats=2, seed=1).save()
    assert json.loads(save)["edition"] == {"name": "Ada", "hash": "11"}
    assert starboard.load(save).seed == 1
    play_with("Bela", "11")  # the same cards under another name
    starboard.load(save)
    play_with("Ada", "22")
    with pytest.raises(starboard.BadSave, match="'Ada', which has been changed since"):
        starboard.load(save)
    play_with("Bela", "22")
    with pytest.raises(starboard.BadSave, match="the edition 'Ada', and here is 'Bela'"):
        starboard.load(save)
    monkeypatch.delitem(edition._chosen, "_example")
    with pytest.raises(starboard.BadSave, match="the edition 'Ada', and here is the box"):
        starboard.load(save)


@pytest.mark.parametrize("rubbish", [3, "x", [], {"name": 3}, {"hash": ["11"]}, True])
def test_a_damaged_edition_in_a_save(rubbish: object) -> None:
    save = json.loads(starboard.new("_example", seats=2, seed=1).save())
    with pytest.raises(starboard.BadSave):
        starboard.load(json.dumps({**save, "edition": rubbish}))


# ---- words ----------------------------------------------------------------------------------

SOURCE = """\
# A comment.
card-fox = the fox
    .art = a
    .acc = the foxen
    .text = It runs { $count } times.
card-owl = { card-fox } again
"""


def test_words_of_an_edition_are_plain_text() -> None:
    text_ = 'A "{ $odd }" \\ fox'
    told = replaced(SOURCE, {"card-fox": text_}, "en")
    voice = text.Voice("en", [parsed(told, "test")])
    assert voice.say("card-fox", {}) == (text_, [])
    assert voice.say("card-owl", {})[0] == f"{text_} again"
    assert voice.say("card-fox.text", {"count": 2}) == ("It runs 2 times.", [])
    assert told.count("card-fox =") == 1  # the browser takes the last, we take the first


def test_a_new_name_is_inflected_by_rule() -> None:
    told = replaced("kartya = kacsa\n    .acc = kacsát\n", {"kartya": "Ürge"}, "hu")
    assert "kacsát" not in told


def test_an_attribute_can_be_replaced_alone() -> None:
    told = replaced(SOURCE, {"card-fox.text": "It sits."}, "en")
    voice = text.Voice("en", [parsed(told, "test")])
    assert voice.say("card-fox", {})[0] == "the fox"
    assert voice.say("card-fox.text", {})[0] == "It sits."


def test_faults_of_an_editions_words() -> None:
    wrong = {"en": {"card-baron": "x", "nonsense": "x", "H-1": "x"}, "de": {"card-baron": "x"}}
    assert text.edition_faults("hexpanse", wrong) == [
        "de: there is no such language",
        "en: nonsense: hexpanse has no such words",
        "en: H-1: rules are no part of an edition",
    ]


def test_words_of_an_edition_are_said_in_play_and_sent_to_browsers(tmp_path: Path) -> None:
    folder = make(tmp_path / "box")
    (folder / "texts.toml").write_text('[hu]\ncard-baron = "Gróf"\n', encoding="utf-8")
    code = (
        "import starboard; from starboard import text; from starboard.kernel import Message;"
        "print(Message('hexpanse', 'card-baron').text('hu'), 'Gróf' in text.ftl('hexpanse', 'hu'),"
        "text.shipped_voice('hexpanse', 'hu').say('card-baron', {})[0] == 'Gróf')"
    )
    assert run(code, folder).stdout == "Gróf True False\n"

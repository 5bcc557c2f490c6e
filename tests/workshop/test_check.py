"""Writing a box out, checking all of it, and telling what differs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import starboard
from starboard import editions
from starboard.editions import BadEdition
from starboard.workshop.check import check
from starboard.workshop.differences import between
from starboard.workshop.export import export
from starboard.workshop.places import Place, named
from starboard.workshop.writing import changed, dumped
from tests.test_editions import GAMES, change, make


@pytest.mark.parametrize("game", GAMES)
def test_a_box_that_was_written_out_has_no_fault_and_differs_in_nothing(
    game: str, tmp_path: Path
) -> None:
    written = export(starboard.game(game), tmp_path / "box")
    assert {"edition.toml", "texts.toml"} < {path.name for path in written}
    verdict = check(tmp_path / "box")
    assert (verdict.faults, verdict.changes) == ([], [])
    assert verdict.edition is not None
    assert verdict.edition.same


@pytest.mark.parametrize("game", GAMES)
def test_plain_data_is_written_as_it_is(game: str, tmp_path: Path) -> None:
    for name, data in editions.shipped(game).items():
        (tmp_path / name).write_text(dumped(data), encoding="utf-8")
        assert json.dumps(editions.parsed(tmp_path / name)) == json.dumps(data)  # in its order


def test_a_box_is_not_written_over_anything(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear Ada", encoding="utf-8")
    with pytest.raises(BadEdition, match="is not empty; nothing has been written"):
        export(starboard.game("hexpanse"), tmp_path)
    with pytest.raises(BadEdition, match="is there already, and no folder"):
        export(starboard.game("hexpanse"), tmp_path / "letter.txt")
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_comments_say_what_a_field_may_hold(tmp_path: Path) -> None:
    export(starboard.game("hexpanse"), tmp_path / "box")
    said = (tmp_path / "box" / "mercenaries.toml").read_text(encoding="utf-8")
    assert "#     cost: 1 to 20\n" in said
    assert "#     reactivatable: true or false\n" in said
    assert '"reconstructed"' in said
    texts = (tmp_path / "box" / "texts.toml").read_text(encoding="utf-8")
    assert "\n# card-baron = " in texts
    assert '\n# "faction-ox.lore" = ' in texts  # texts beside a name, too
    assert ".art" not in texts


def test_one_number_and_one_board_differ_by_exactly_that(tmp_path: Path) -> None:
    folder = make(tmp_path / "box")
    change(folder / "mercenaries.toml", "cost = 3", "cost = 4")
    change(folder / "boards.toml", "mine_count = 7", "mine_count = 6")
    change(folder / "boards.toml", ", [1, 1], [-1, 2]]", ", [1, 1]]")
    verdict = check(folder)
    assert verdict.faults == []
    number, count, mines = map(str, verdict.changes[::-1])
    assert number == "mercenaries.toml: mercenary phantom: cost: 4 (was 3)"
    assert count.startswith("boards.toml: board inner: mines: [[1, -2], ")
    assert mines == "boards.toml: board inner: mine_count: 6 (was 7)"


def test_every_fault_is_named_and_not_only_the_first(tmp_path: Path) -> None:
    folder = make(tmp_path / "box")
    change(folder / "mercenaries.toml", "cost = 3", "cost = 400")
    change(folder / "mercenaries.toml", "tokens = 1", 'tokens = "one"')
    change(folder / "actions.toml", 'kind = "attack_mothership"', 'kind = "bribe"')
    change(folder / "boards.toml", "area_count = 61", "area_count = 60")
    (folder / "missions.toml").unlink()
    (folder / "allies.toml").write_text("[[ally]\n", encoding="utf-8")
    (folder / "mercenarys.toml").write_text("", encoding="utf-8")
    (folder / "texts.toml").write_text('[en]\ncard-barom = "x"\n', encoding="utf-8")
    faults = {(fault.file, fault.entry, fault.field) for fault in check(folder).faults}
    assert faults == {
        ("mercenaries.toml", "mercenary phantom", "cost"),
        ("mercenaries.toml", "mercenary phantom", "tokens"),
        ("actions.toml", "action dock_raid option 1 effects 1", "kind"),
        ("boards.toml", "board full_front", "area_count"),
        ("missions.toml", "", ""),
        ("allies.toml", "", ""),
        ("mercenarys.toml", "", ""),
        ("texts.toml", "", ""),
    }


def test_a_fault_shows_what_was_typed(tmp_path: Path) -> None:
    folder = make(tmp_path / "box")
    change(folder / "mercenaries.toml", 'id = "vex"', 'id = "vexx"')
    change(folder / "allies.toml", "units = 3", "units = 3,0")
    factions = folder / "factions.toml"
    factions.write_text("\ufeff" + factions.read_text(encoding="utf-8"), encoding="utf-8")
    (folder / "texts.toml").write_bytes('[hu]\ncard-vex = "Kálmán"\n'.encode("iso-8859-2"))
    told = {fault.file: fault for fault in check(folder).faults}
    assert told["mercenaries.toml"].entry == "mercenary vexx"
    assert str(told["allies.toml"]).endswith("): units = 3,0")
    assert told["factions.toml"].fault == (
        "begins with a byte order mark: save it as UTF-8 without one"
    )
    assert told["texts.toml"].fault == "is no text in UTF-8: save it as UTF-8"


def test_an_edition_that_is_none_has_one_fault(tmp_path: Path) -> None:
    (fault,) = check(tmp_path).faults
    assert str(fault) == f"{tmp_path} is no edition: it has no edition.toml"


def starboard_says(*words: object) -> tuple[int, str, str]:
    """What a command prints, in a process of its own."""
    environment = {k: v for k, v in os.environ.items() if k != editions.VARIABLE}
    done = subprocess.run(
        [sys.executable, "-m", "starboard", *map(str, words)],
        env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.returncode, done.stdout, done.stderr


def test_the_commands(tmp_path: Path) -> None:
    folder = tmp_path / "box"
    assert starboard_says("box", "export", "hexpanse", folder)[0] == 0
    code, _, complaint = starboard_says("box", "export", "hexpanse", folder)
    assert (code, complaint) == (2, f"{folder} is not empty; nothing has been written\n")
    change(folder / "mercenaries.toml", "cost = 3", "cost = 4")
    code, said, _ = starboard_says("box", "check", folder)
    assert code == 0
    assert "mercenary phantom: cost: 4 (was 3)" in said
    change(folder / "mercenaries.toml", "cost = 4", "cost = 0")
    code, said, _ = starboard_says("box", "check", folder)
    assert (code, said) == (
        1,
        "mercenaries.toml: mercenary phantom: cost: should be 1 to 20, not 0\n",
    )
    code, said, complaint = starboard_says("simulate", "hexpanse", "--box", folder)
    assert (code, said) == (2, "")
    assert complaint == "mercenaries.toml: mercenary phantom: cost: should be 1 to 20, not 0\n"


def test_games_are_played_with_an_edition_also_by_many_processes(tmp_path: Path) -> None:
    """A market of one card and a start with twenty hexilum is another game."""
    folder = make(tmp_path / "box")
    change(folder / "components.toml", "start_hexilum = 0", "start_hexilum = 20")
    words = ("simulate", "hexpanse", "--games", 4, "--seed", 3, "--json")
    told = [
        json.loads(starboard_says(*words, *more)[1])
        for more in ((), ("--box", folder), ("--box", folder, "--jobs", 2))
    ]
    plain, alone, together = [each["decisions"] for each in told]
    assert plain != alone
    assert alone == together


def test_a_replay_refuses_another_edition(tmp_path: Path) -> None:
    save = tmp_path / "save.json"
    save.write_text(starboard.new("hexpanse", seats=2, seed=1).save(), encoding="utf-8")
    folder = make(tmp_path / "box")
    assert starboard_says("replay", save, "--verify", "--box", folder)[0] == 0  # the same cards
    change(folder / "mercenaries.toml", "cost = 3", "cost = 4")
    code, _, complaint = starboard_says("replay", save, "--verify", "--box", folder)
    assert code == 2
    assert 'made with the box as it comes, and here is the edition "Ada\'s box"' in complaint


# ---- the pieces -----------------------------------------------------------------------------


def test_entries_are_found_by_the_names_that_faults_use() -> None:
    data = {"card": [{"id": "a"}, {"id": "a b"}, {"cost": 1}], "limits": {"most": 3}}
    assert named(data, "f", "card a") == Place("f", "card", "a")
    assert named(data, "f", "card a b effects 1") == Place("f", "card", "a b")
    assert named(data, "f", "card 3") == Place("f", "card", "3")
    assert named(data, "f", "limits") == Place("f", "limits", "")
    assert named(data, "f", "file") is None


def test_differences_in_words() -> None:
    before = {"f.toml": {"card": [{"id": "a", "cost": 1, "on": [{"n": 1}]}, {"id": "b"}]}}
    after = {"f.toml": {"card": [{"id": "a", "on": [{"n": 2}], "new": True}, {"id": "c"}]}}
    assert list(map(str, between(before, after))) == [
        "f.toml: card a: cost: is gone (was 1)",
        "f.toml: card a: on 1 n: 2 (was 1)",
        "f.toml: card a: new: true (new)",
        "f.toml: card b: is gone",
        "f.toml: card c: is new",
    ]


def test_a_change_leaves_comments_and_all_else_alone() -> None:
    first = '[[card]] # first\nid = "a"\ncost = 1 # as printed\non = [\n  { n = 1 }, # one\n]\n'
    source = f'# All cards.\n{first}\n[[card]]\nid = "b"\ncost = 1\n'
    told = changed(source, Place("f", "card", "a"), [(("cost",), 2), (("on", 0, "n"), 3)])
    assert told == source.replace("cost = 1 #", "cost = 2 #").replace("n = 1", "n = 3")


def test_a_whole_value_can_be_put_in_and_taken_out() -> None:
    source = '[[card]]\nid = "a"\ncells = [[0, 0]]\nodd = 1\n'
    told = changed(
        source, Place("f", "card", "a"), [(("cells",), [[0, 0], [1, 0]]), (("odd",), None)]
    )
    assert told == '[[card]]\nid = "a"\ncells = [[0, 0], [1, 0]]\n'

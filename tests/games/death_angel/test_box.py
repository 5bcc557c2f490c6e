"""Death Angel's box: D-2 to D-8, and faults that name file, entry and field."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from starboard.data.box import BoxError
from starboard.games.death_angel import box
from starboard.games.death_angel.reading.cards import EVENT_IDS


def test_counts() -> None:
    """D-2 128 cards, 12 tokens, 6 markers, 1 die."""
    found = box.components()
    assert {family: facts["count"] for family, facts in found.items()} == {
        "actions": 18, "brood_lords": 2, "events": 30, "genestealers": 36, "locations": 22,
        "marines": 12, "terrain": 8, "tokens": 12, "markers": 6, "dice": 1,
    }  # fmt: skip
    assert all(sum(f["sources"].values()) == f["count"] for f in found.values())


def test_the_die() -> None:
    """D-3 Faces 0 to 5; a skull on 1, 2 and 3."""
    assert box.DIE == (0, 1, 2, 3, 4, 5)
    assert box.SKULL == (False, True, True, True, False, False)


def test_teams() -> None:
    """D-4 Six teams of two marines and one card of each type; numbers 1 to 18."""
    assert [team.id for team in box.TEAMS] == ["blue", "grey", "green", "purple", "red", "yellow"]
    assert sorted(m for team in box.TEAMS for m in team.marines) == list(range(12))
    assert list(box.ACTIONS) == list(range(1, 19))
    for team, numbers in enumerate(box.ACTION_OF):
        assert [(box.ACTIONS[n].team, box.ACTIONS[n].type) for n in numbers] == [
            (team, box.SUPPORT), (team, box.MOVE), (team, box.ATTACK),
        ]  # fmt: skip


def test_ranges() -> None:
    """D-5 Ranges are 0 to 3; Gideon and Claudio fight hand to hand."""
    assert all(0 <= marine.range <= 3 for marine in box.MARINES)
    assert box.MARINES[box.GIDEON].range == box.MARINES[box.CLAUDIO].range == 0


def test_genestealers() -> None:
    """D-6 Nine of each of four types. D-107 A Brood Lord has two types."""
    assert Counter(box.KIND_OF[:36]) == {0: 9, 1: 9, 2: 9, 3: 9}
    for kind, cards in enumerate(box.OF_TYPE):
        assert sorted(card for card in cards if card < 36) == list(range(9 * kind, 9 * kind + 9))
    lords = [[kind for kind in range(4) if lord in box.OF_TYPE[kind]] for lord in (36, 37)]
    assert lords == [[box.TAIL, box.HEAD], [box.CLAW, box.TONGUE]]


def test_locations() -> None:
    """D-7 Three of each tier; those of tier 4 are final. D-15 A Void Lock for every number."""
    tiers = Counter(location.tier for location in box.LOCATIONS)
    assert tiers == {"1A": 3, "1B": 3, "1C": 3, "2": 3, "3": 3, "4": 3}
    assert [loc.final for loc in box.LOCATIONS] == [False] * 15 + [True] * 3
    assert {n: (s.teams, s.major, s.minor, s.blips) for n, s in box.SETUPS.items()} == {
        1: (3, 2, 1, (6, 6)), 2: (4, 3, 1, (7, 7)), 3: (6, 5, 3, (9, 9)),
        4: (4, 3, 1, (7, 7)), 5: (5, 4, 2, (8, 8)), 6: (6, 5, 3, (9, 9)),
    }  # fmt: skip
    assert box.SETUPS[5].tiers == ("1B", "2", "3", "4")


def test_terrain() -> None:
    """D-8 Two cards of each colour, with 4, 3, 2 and 1 boxes."""
    assert Counter(card.colour for card in box.TERRAIN) == {0: 2, 1: 2, 2: 2, 3: 2}
    assert all(card.boxes == 4 - card.colour for card in box.TERRAIN)
    assert not box.TERRAIN[box.DARK_CORNER].activatable
    assert box.TERRAIN[box.DOOR].activatable


def test_icons_count_from_the_top_on_the_left() -> None:
    """D-126 On all cards the left icons count from the top, the right icons from the bottom."""
    spots = [spot for location in box.LOCATIONS for spot in location.terrain]
    spots += [spot for setup in box.SETUPS.values() for spot in setup.terrain]
    assert all(spot.from_top == (spot.side == box.LEFT) for spot in spots)


def test_events() -> None:
    """D-83 Two spawn icons on each card, and a move icon on all but two kinds."""
    assert Counter(colour for event in box.EVENTS for _, colour in event.spawns) == {
        box.RED: 24, box.ORANGE: 18, box.YELLOW: 12, box.GREEN: 6,
    }  # fmt: skip
    still = {event.kind for event in box.EVENTS if event.move is None}
    assert still == {box.SURROUNDED, box.FLANKING_MANOEUVRE}
    assert all(EVENT_IDS[event.kind] == event.id for event in box.EVENTS)
    assert all((event.target is not None) == event.instinct for event in box.EVENTS)


@pytest.mark.parametrize(("file", "old", "new", "fault"), [
    ("marines.toml", "range = 0", "range = 12", "marines.toml: marine gideon: range"),
    ("marines.toml", 'team = "blue"', 'team = "pink"', "marines.toml: marine lorenzo: team"),
    ("marines.toml", '["zael", "omnio"]', '["zael", "leon"]', "marines.toml: team purple: marines"),
    ("marines.toml", 'source = "public"', "", "marines.toml: team blue: source"),
    ("marines.toml", 'id = "noctis"', 'id = "nobody"', "marines.toml: marine nobody: id"),
    ("actions.toml", "number = 2\n", "number = 1\n", "action defensive_stance: number"),
    ("actions.toml", 'type = "move"', 'type = "attack"', "action onward_brothers: type"),
    ("actions.toml", 'type = "support"', 'tpye = "support"', "actions.toml: action block: tpye"),
    ("terrain.toml", 'colour = "green"', 'colour = "red"', "terrain.toml: terrain corridor: boxes"),
    ("terrain.toml", "activatable = true", "activatable = 1", "terrain artefact: activatable"),
    ("locations.toml", 'card = "door", position = 1', 'card = "gate", position = 1',
     "locations.toml: setup_location void_lock_1 terrain 1: card"),
    ("locations.toml", "players = [5]", "players = [4]", "setup_location void_lock_5: teams"),
    ("locations.toml", 'tier = "2"', 'tier = "4"', "locations.toml: location black_holds: final"),
    ("events.toml", 'colour = "red" }, ', 'colour = "pink" }, ', "chaos_of_battle spawn 1: colour"),
    ("events.toml", 'kind = "adjacent"', 'kind = "away"', "event chaos_of_battle move: kind"),
    ("genestealers.toml", "count = 9", "count = 8", "game.toml: counts: genestealers"),
    ("game.toml", "cards = 128", "cards = 127", "game.toml: counts: cards"),
    ("game.toml", "[counts]", "[counts", "game.toml: file"),
])  # fmt: skip
def test_a_fault_names_file_entry_and_field(
    tmp_path: Path, file: str, old: str, new: str, fault: str
) -> None:
    shutil.copytree(box.FOLDER, tmp_path, dirs_exist_ok=True)
    path = tmp_path / file
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BoxError) as error:
        box.load(tmp_path)
    assert fault in str(error.value)

"""What the rulebook states as numbers and lists, beside the box and the constants.

Each row names its place in the rulebook. Nothing tuned for balance may contradict it.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.planet_unknown.box import (
    CIV_CARDS,
    COMPONENTS,
    CORPORATIONS,
    EVENTS,
    MARKERS,
    OBJECTIVES,
    PLANETS,
    PRESETS,
    SHAPE_RINGS,
    SHAPES,
    SOLO,
    TILES,
)
from starboard.games.planet_unknown.components import (
    ARASHI,
    CIV,
    COALITION,
    COSMOS,
    GAIA,
    HORIZON,
    INNER,
    JUMP,
    MEDALS,
    PETRA,
    REPUBLIC,
    RESOURCES,
    RINGS,
    TRACKS,
)
from starboard.games.planet_unknown.rules.objectives import PERSONAL, TIE, WIN
from starboard.games.planet_unknown.rules.setup import deal_neighbours
from starboard.games.planet_unknown.scoring import rating, target
from tests.games.planet_unknown.build import new


def count(family: str) -> Callable[[], object]:
    """How many the box holds."""
    return lambda: COMPONENTS[family]["count"]


def ranks() -> list[int]:
    """How many civ cards of each rank."""
    return [sum(card.rank == rank for card in CIV_CARDS) for rank in (1, 2, 3, 4)]


def dealt(seats: int) -> list[int]:
    """Civ cards of each rank on the table."""
    return [stack.bit_count() for stack in new(seats).civ]


def milestones(corporation: int) -> int:
    """Civ milestones of a corporation."""
    return sum(space.civ > 0 for space in CORPORATIONS[corporation].tracks[CIV])


FACTS: list[tuple[str, str, Callable[[], object], object]] = [
    # Játékelemek
    ("components", "P-16", count("tiles"), 144),
    ("components", "P-16", count("planet_boards"), 6),
    ("components", "P-16", count("corporation_boards"), 6),
    ("components", "P-16", count("resource_trackers"), 30),
    ("components", "P-16", count("depot_markers"), 12),
    ("components", "P-16", count("rovers"), 14),
    ("components, at least", "P-15", count("lifepods"), 36),
    ("components, at least", "P-15", count("meteorites"), 60),
    ("components, at least", "P-15", count("biomass_patches"), 60),
    ("components", "P-16", count("civ_cards"), 36),
    ("components", "P-16", ranks, [9, 9, 9, 9]),
    ("components", "P-16", count("objective_cards"), 28),
    ("components", "P-16", count("event_cards"), 60),
    ("components", "P-191", lambda: [sum(e.code == c for e in EVENTS) for c in range(3)], [20] * 3),
    ("components", "P-16", count("commander_marker"), 1),
    ("components", "P-16", count("scorepad"), 1),
    # A játék előkészítése
    ("setup 5: players + 1 of each rank", "P-25", lambda: [dealt(n) for n in (1, 4, 6)],
     [[2] * 4, [5] * 4, [7] * 4]),
    ("station: two stacks of twelve in each depot", "P-23", lambda: [new(2).height(n) for n in
     range(12)], [12] * 12),
    ("station: small tiles inside, large ones outside", "P-23",
     lambda: max(TILES[12 * n].size for n in range(12) if SHAPE_RINGS[n] == RINGS[INNER])
     <= min(TILES[12 * n].size for n in range(12) if SHAPE_RINGS[n] != RINGS[INNER]), True),
    ("station: as evenly as possible", "P-22", lambda: sorted(MARKERS[3]), [0, 2, 4]),
    ("a stack holds one shape", "P-23", lambda: (len(SHAPES), len(TILES) // 12), (12, 12)),
    # A játék menete; Szójegyzék
    ("two resources on a tile", "P-5", lambda: {len({*t.resources}) for t in TILES}, {2}),
    ("six terrains, five tracks", "P-4", lambda: (len(RESOURCES), len(TRACKS)), (6, 5)),
    # Játék végi pontozás
    ("A: 1, 2 or 3 medals a line", "P-150", lambda: {*MEDALS}, {1, 2, 3}),
    ("F: example, 5 medals and 2 for a tie", "P-170", lambda: (WIN, TIE, PERSONAL), (5, 2, 5)),
    # Eseménypakli, egyszemélyes változat
    ("event deck of 20", "P-193", lambda: {sum(split) for split in PRESETS.values()}, {20}),
    ("solo example: 9 green, 3 orange, 8 red", "P-193", lambda: PRESETS["example"], (9, 3, 8)),
    ("solo: start of the target", "P-217", lambda: SOLO["base"], 60),
    ("solo: bands", "P-217", lambda: SOLO["bands"], (0, 3, 7, 11, 15)),
    ("solo: green, orange, red", "P-217", lambda: SOLO["modifiers"],
     ((0, 3, 6, 9, 12), (0, -1, -2, -3, -4), (0, -5, -7, -9, -11))),
    ("solo: the example's target", "P-218", lambda: target(PRESETS["example"]), 58),
    ("solo: thresholds", "P-219", lambda: [least for least, _ in SOLO["ratings"]],
     [-15, -10, -5, 0, 5, 10, 15]),
    ("solo: 0 is accomplished", "P-219", lambda: rating(0), "accomplished"),
    # Aszimmetrikus vállalatok
    ("Universal Coalition: 2 rovers", "P-240", lambda: CORPORATIONS[COALITION].rovers, 2),
    ("Republic: 1 rover", "P-250", lambda: CORPORATIONS[REPUBLIC].rovers, 1),
    ("Republic: 7 civ milestones", "P-250", lambda: milestones(REPUBLIC), 7),
    ("Cosmos: 1 rover", "P-270", lambda: CORPORATIONS[COSMOS].rovers, 1),
    ("Horizon: 4 rovers", "P-280", lambda: CORPORATIONS[HORIZON].rovers, 4),
    ("Jump Drive: 1 rover", "P-290", lambda: CORPORATIONS[JUMP].rovers, 1),
    ("Jump Drive: 6 technologies", "P-290", lambda: len(CORPORATIONS[JUMP].levels), 6),
    ("five technologies elsewhere", "P-230",
     lambda: {len(c.levels) for n, c in enumerate(CORPORATIONS) if n != JUMP}, {5}),
    ("the symmetric side has complexity 1", "P-12",
     lambda: (PLANETS[0].complexity, CORPORATIONS[0].complexity), (1, 1)),
    # Aszimmetrikus bolygók
    ("Arashi: the ring is the two longest rows", "P-334",
     PLANETS[ARASHI].ring.bit_count, 24),
    ("Petra: no ice", "P-335", lambda: PLANETS[PETRA].ice, 0),
    ("Gaia has cities", "P-332", lambda: PLANETS[GAIA].cities > 0, True),
    ("objectives: both sides on each card", "P-177",
     lambda: all(card.count and card.test for card in OBJECTIVES), True),
]  # fmt: skip


@pytest.mark.parametrize(("place", "rule", "found", "stated"), FACTS)
def test_the_box_says_what_the_rulebook_states(
    place: str, rule: str, found: Callable[[], object], stated: object
) -> None:
    """Number by number, in the order of the rulebook."""
    assert found() == stated, f"{rule}, {place}"


def test_neighbour_objectives_by_players() -> None:
    """P-26 Three between two players; one between every two of more."""
    for seats, wanted in ((2, 3), (3, 3), (4, 4), (6, 6)):
        s = new(seats)
        deal_neighbours(s)
        assert len(s.neighbour) == wanted

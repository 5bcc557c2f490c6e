"""What the rulebook states as numbers and lists, compared with the box and the constants.

Pages are those of the Hungarian rulebook. What it does not state (most texts of cards, most
numbers of Locations) is no business of this file.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from starboard.games.death_angel import GAME, box
from starboard.games.death_angel.box import (
    ACTIONS,
    BLOCK,
    CLAUDIO,
    CONTROL_PANEL,
    DARK_CORNER,
    DOOR,
    EVENTS,
    GENESTEALER_LAIR,
    GUN_JAM,
    HEROIC_CHARGE,
    LEFT,
    LOCATIONS,
    MARINES,
    NOCTIS,
    OUT_OF_THIN_AIR,
    RED,
    RIGHT,
    SCIPIO,
    SETUPS,
    TAIL,
    TERRAIN,
    TOKENS,
    YELLOW,
    YELLOW_TEAM,
)
from starboard.games.death_angel.reading.cards import COLOURS, TerrainSpot
from starboard.games.death_angel.rules.setup import form_up
from starboard.games.death_angel.state import Hulk
from starboard.kernel import key_of
from starboard.text import voice

COUNTS = {family: facts["count"] for family, facts in box.components().items()}


def spots(place: Any, side: int) -> set[tuple[int, int, bool]]:
    found: list[TerrainSpot] = [spot for spot in place.terrain if spot.side == side]
    return {(spot.card, spot.position, spot.from_top) for spot in found}


def start(seats: int) -> Hulk:
    s: Hulk = GAME.setup(seats, {}, key_of(1))
    return s


#: Page, rule, what the rulebook states, what the game has.
FACTS: list[tuple[str, str, str, Any, Any]] = [
    # Components
    ("p. 4", "D-1", "players", [1, 2, 3, 4, 5, 6], list(GAME.seats)),
    ("p. 4", "D-2", "cards", 128, sum(COUNTS[f] for f in COUNTS if f not in
                                      ("tokens", "markers", "dice"))),
    ("p. 4", "D-2", "action cards", 18, COUNTS["actions"]),
    ("p. 4", "D-2", "Brood Lord cards", 2, COUNTS["brood_lords"]),
    ("p. 4", "D-2", "event cards", 30, COUNTS["events"]),
    ("p. 4", "D-2", "Genestealer cards", 36, COUNTS["genestealers"]),
    ("p. 4", "D-2", "Location cards", 22, COUNTS["locations"]),
    ("p. 4", "D-2", "Space Marine cards", 12, COUNTS["marines"]),
    ("p. 4", "D-2", "terrain cards", 8, COUNTS["terrain"]),
    ("p. 4", "D-2", "support tokens", 12, COUNTS["tokens"]),
    ("p. 4", "D-2", "team markers", 6, COUNTS["markers"]),
    ("p. 4", "D-2", "combat dice", 1, COUNTS["dice"]),
    ("p. 5", "D-4", "action cards a team", [3] * 6,
     [sum(a.team == team for a in ACTIONS.values()) for team in range(6)]),
    ("p. 6", "D-7", "final Locations", 3, sum(location.final for location in LOCATIONS)),
    ("p. 6", "D-7", "setup locations", 4, len({setup.id for setup in SETUPS.values()})),
    ("p. 7", "D-19", "tokens in the supply", 12, TOKENS),
    # Setup
    ("p. 7", "D-16", "the deck with four players", ("1C", "2", "3", "4"), SETUPS[4].tiers),
    ("p. 8", "D-18", "marines with four players", 8, SETUPS[4].marines),
    ("p. 26", "D-20", "Void Lock with four players, left side", {(DOOR, 1, True),
     (DARK_CORNER, 3, True)}, spots(SETUPS[4], LEFT)),
    ("p. 30", "D-10", "teams a player", [3, 2, 2, 1, 1, 1],
     [SETUPS[n].teams // n for n in range(1, 7)]),
    ("p. 30", "D-10", "teams are shared out evenly", [0] * 6,
     [SETUPS[n].teams % n for n in range(1, 7)]),
    # Action cards and marines
    ("p. 12", "D-44", "types of action cards", 3, len({a.type for a in ACTIONS.values()})),
    ("p. 12", "D-42", "the numbers differ", 18, len({a.number for a in ACTIONS.values()})),
    ("p. 12", "D-150", "Block is a card", "block", ACTIONS[BLOCK].id),
    ("p. 16", "D-54", "Heroic Charge is an Attack card", box.ATTACK, ACTIONS[HEROIC_CHARGE].type),
    ("p. 18", "D-4", "Claudio is yellow", YELLOW_TEAM, MARINES[CLAUDIO].team),
    ("p. 20", "D-67", "Claudio's range", 0, MARINES[CLAUDIO].range),
    ("p. 20", "D-67", "Scipio's range", 2, MARINES[SCIPIO].range),
    ("p. 20", "D-67", "Noctis reaches a neighbour's position", True, MARINES[NOCTIS].range >= 1),
    ("p. 31", "D-4", "marines a team", [2] * 6,
     [sum(m.team == team for m in MARINES) for team in range(6)]),
    # Genestealers
    ("p. 20", "D-128", "blip piles of the Genestealer Lair", (6, 5),
     LOCATIONS[GENESTEALER_LAIR].blips),
    ("p. 21", "D-8", "terrain colours", ("red", "orange", "yellow", "green"), COLOURS),
    ("p. 21", "D-8", "boxes of red terrain", {4}, {t.boxes for t in TERRAIN if t.colour == RED}),
    ("p. 21", "D-8", "more boxes, the likelier", [24, 18, 12, 6],
     [n for _, n in sorted(Counter(c for e in EVENTS for _, c in e.spawns).items())]),
    ("p. 21", "D-15", "spawns of a Void Lock shown", (5, 3), (SETUPS[6].major, SETUPS[6].minor)),
    ("p. 23", "D-15", "major spawn in the example", 3, SETUPS[4].major),
    ("p. 14", "D-83", "icons of the example: yellow major, red minor, tail moves",
     (((True, YELLOW), (False, RED)), (False, TAIL)),
     next((e.spawns, e.move) for e in EVENTS if e.kind == GUN_JAM)),
    ("p. 23", "D-94", "right swarms move up", -1, box.WAYS[RIGHT]),
    ("p. 24", "D-107", "icons of a Brood Lord", [2, 2], [len({*x.types}) for x in box.BOX.lords]),
    ("p. 24", "D-109", "taken off the defence roll", [-1, -1],
     [x.modifier for x in box.BOX.lords]),
    # Events
    ("p. 14", "D-169", "Genestealers behind the marine of the example", 2,
     box.EVENT_AMOUNT[OUT_OF_THIN_AIR]),
    ("p. 13", "D-79", "the example is an Instinct card", {True},
     {e.instinct for e in EVENTS if e.kind == OUT_OF_THIN_AIR}),
    # Terrain
    ("p. 18", "D-133", "a Door can be activated", True, TERRAIN[DOOR].activatable),
    ("p. 23", "D-8", "the Control Panel is terrain that can be activated", True,
     TERRAIN[CONTROL_PANEL].activatable),
]  # fmt: skip


@pytest.mark.parametrize(
    ("page", "rule", "what", "stated", "found"), FACTS, ids=[f"{f[1]} {f[2]}" for f in FACTS]
)
def test_the_box_agrees_with_the_rulebook(
    page: str, rule: str, what: str, stated: object, found: object
) -> None:
    assert found == stated, f"{what} ({page}, {rule})"
    assert voice("death_angel", "en").has(rule)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("marine-lorenzo.full", "Lorenzo őrmester"), ("marine-omnio.full", "Omnio testvér"),
        ("marine-zael.full", "Zael testvér"), ("marine-deino.full", "Deino testvér"),
        ("marine-goriel.full", "Goriel testvér"), ("marine-claudio.full", "Claudio testvér"),
        ("marine-noctis.full", "Noctis testvér"), ("marine-scipio.full", "Scipio testvér"),
        ("action-block", "Blokk"), ("action-heroic_charge", "Hősies roham"),
        ("terrain-door", "Ajtó"), ("terrain-dark_corner", "Sötét sarok"),
        ("terrain-control_panel", "Aktiválópanel"), ("type-tail", "farok"),
        ("action-type-0", "támogatás"), ("action-type-1", "mozgás/aktiválás"),
        ("action-type-2", "támadás"), ("team-yellow", "sárga osztag"),
        ("phase-choose", "Akciókártya kiválasztása"), ("phase-resolve", "Akciók végrehajtása"),
        ("phase-attack", "A génorzók támadása"), ("phase-event", "Eseményfázis"),
        ("sign-major", "fő kitörés"), ("sign-minor", "kitörés"), ("sign-brood-lord", "fészekúr"),
        ("sign-support", "támogatásjelző"), ("combat-die", "csatakocka"),
    ],
)  # fmt: skip
def test_names_of_the_rulebook(key: str, name: str) -> None:
    """Names and terms that the Hungarian rulebook uses."""
    assert voice("death_angel", "hu").say(key, {}) == (name, [])


@pytest.mark.parametrize("seats", range(1, 7))
def test_the_table_at_the_start(seats: int) -> None:
    """D-14 D-19 All events, all Genestealers, all tokens; the upper half of the formation looks
    left, the lower half right (p. 8)."""
    s = start(seats)
    assert (len(s.events), len(s.stealers), s.supply) == (30, 36, 12)
    s.owner = [team % seats if team < SETUPS[seats].teams else -1 for team in range(6)]
    form_up(s)
    half = SETUPS[seats].marines // 2
    assert [s.facing[m] for m in s.line] == [LEFT] * half + [RIGHT] * half

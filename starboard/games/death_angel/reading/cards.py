"""What is printed on the cards: every kind of card as a frozen value.

``source`` and ``name_source`` say where the facts of a card and its Hungarian name are known from.
"""

from __future__ import annotations

from dataclasses import dataclass

TEAM_IDS = ("blue", "grey", "green", "purple", "red", "yellow")
RANKS = ("brother", "sergeant", "lexicanium")
ACTION_TYPES = ("support", "move", "attack")
TYPES = ("tail", "head", "claw", "tongue")
COLOURS = ("red", "orange", "yellow", "green")
SIDES = ("left", "right")
TIERS = ("1A", "1B", "1C", "2", "3", "4")
ABILITIES = ("upon_entering", "control_panel")
TARGETS = ("marine", "team", "blip_pile", "swarm", "slain_marine")

#: The cards that rules name, in the order of their numbers there.
MARINE_IDS = (
    "lorenzo", "deino", "calistarius", "scipio", "gideon", "noctis",
    "zael", "omnio", "leon", "valencio", "claudio", "goriel",
)  # fmt: skip
ACTION_IDS = (
    "block", "defensive_stance", "counter_attack", "overwatch", "strategize", "power_field",
    "onward_brothers", "stealth_tactics", "reorganize", "forward_scouting", "intimidation",
    "run_and_gun", "lead_by_example", "flamer_attack", "psionic_attack", "dead_aim", "full_auto",
    "heroic_charge",
)  # fmt: skip
TERRAIN_IDS = (
    "corridor", "artefact", "control_panel", "door",
    "promethium_tank", "dark_corner", "spore_chimney", "ventilation_duct",
)  # fmt: skip
LOCATION_IDS = (
    "main_corridor", "maintenance_tunnels", "service_shaft",
    "cryo_control", "lower_accessway", "wreckage_labyrinth",
    "apothecarion", "core_cogitator", "munitorium",
    "black_holds", "dark_catacombs", "teleportarium",
    "generatorium", "hibernation_cluster", "wrath_of_baal_chapel",
    "launch_control_room", "genestealer_lair", "toxin_pumping_station",
)  # fmt: skip
EVENT_IDS = (
    "chaos_of_battle", "cleansing_flames", "enter_formation", "evasion", "flanking_manoeuvre",
    "for_my_battle_brothers", "full_scan", "gun_jam", "out_of_thin_air", "outnumbered",
    "psychic_assault", "quick_instincts", "rescue_space_marine", "resupply", "rewarded_faith",
    "second_wind", "secret_route", "stalking_from_the_shadows", "surrounded",
    "temporary_sanctuary", "the_swarm", "they_re_everywhere",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Team:
    """A combat team: two marines of one colour (D-4)."""

    id: str
    marines: tuple[int, int]
    source: str
    name_source: str


@dataclass(frozen=True, slots=True)
class Marine:
    """A Space Marine card (D-5)."""

    id: str
    team: int
    range: int
    rank: str
    source: str
    name_source: str


@dataclass(frozen=True, slots=True)
class Action:
    """An action card; its number orders it among all others (D-4)."""

    number: int
    id: str
    team: int
    type: int
    amount: int  # the number that its text names; 0 where it names none
    source: str
    name_source: str


@dataclass(frozen=True, slots=True)
class StealerType:
    """The Genestealer cards of one type; they are all alike (D-6)."""

    id: str
    count: int
    source: str
    name_source: str


@dataclass(frozen=True, slots=True)
class BroodLord:
    """A Brood Lord card with its two types (D-107)."""

    id: str  # of its entry in the files
    types: tuple[int, int]
    modifier: int
    source: str
    name_source: str


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """A terrain card; the boxes only illustrate how often Genestealers appear there (D-8)."""

    id: str
    colour: int
    activatable: bool
    boxes: int
    source: str
    name_source: str


@dataclass(frozen=True, slots=True)
class TerrainSpot:
    """A terrain icon on a Location: which card goes where (D-125, D-126)."""

    side: int
    card: int
    position: int  # counts from 1
    from_top: bool


@dataclass(frozen=True, slots=True)
class SetupLocation:
    """The Void Lock for a number of players (D-15)."""

    id: str
    players: tuple[int, ...]
    teams: int
    marines: int
    major: int
    minor: int
    blips: tuple[int, int]  # left, right
    tiers: tuple[str, ...]  # of the Location deck, from the top
    terrain: tuple[TerrainSpot, ...]
    source: str
    name_source: str


@dataclass(frozen=True, slots=True)
class Location:
    """A Location of a tier; those of tier 4 are final (D-7)."""

    id: str
    tier: str
    blips: tuple[int, int]  # left, right
    terrain: tuple[TerrainSpot, ...]
    final: bool
    ability: str  # upon_entering or control_panel
    amount: int  # the number that its text names; 0 where it names none
    source: str
    name_source: str


@dataclass(frozen=True, slots=True)
class Event:
    """One event card; ``kind`` is the same for copies of a card (D-78, D-83)."""

    id: str
    kind: int
    copy: int
    instinct: bool
    target: str | None
    spawns: tuple[tuple[bool, int], tuple[bool, int]]  # major?, colour
    move: tuple[bool, int] | None  # flank?, type
    amount: int  # the number that its text names; 0 where it names none
    source: str
    name_source: str


def icons(event: Event) -> tuple[int, ...]:
    """D-83 The icons of an event from left to right, each as a number of ICON_IDS."""
    found = [4 * major + colour for major, colour in event.spawns]
    if event.move is not None:
        flank, kind = event.move
        found.append(8 + 4 * flank + kind)
    return tuple(found)


#: Every icon an event card can have.
ICON_IDS = (
    *(f"{size}-{colour}" for size in ("minor", "major") for colour in COLOURS),
    *(f"{way}-{kind}" for way in ("adjacent", "flank") for kind in TYPES),
)


@dataclass(frozen=True, slots=True)
class Die:
    """The combat die (D-3)."""

    faces: tuple[int, ...]
    skull: tuple[bool, ...]  # by the number a face shows
    source: str


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    teams: tuple[Team, ...]
    marines: tuple[Marine, ...]
    actions: dict[int, Action]  # by number
    types: tuple[StealerType, ...]
    lords: tuple[BroodLord, ...]
    terrain: tuple[TerrainCard, ...]
    setups: dict[int, SetupLocation]  # by number of players
    locations: tuple[Location, ...]
    events: tuple[Event, ...]
    die: Die
    ways: tuple[int, int]  # where swarms move, by side: 1 is down, -1 is up (D-94)
    tokens: int
    counts_source: str  # of the numbers of tokens, markers and dice

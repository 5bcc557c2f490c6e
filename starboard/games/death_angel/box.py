"""The box: every card as a frozen value, loaded and checked once from ``box/*.toml`` (D-2).

Ids are small numbers in the order of the files. A constant stands for each card that a rule
names; loading fails if the files and the constants disagree.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starboard.kernel.box import BoxError, Entry, entries, tally

FOLDER = Path(__file__).parent / "box"

TEAM_IDS = ("blue", "grey", "green", "purple", "red", "yellow")
RANKS = ("brother", "sergeant", "lexicanium")
ACTION_TYPES = ("support", "move", "attack")
TYPES = ("tail", "head", "claw", "tongue")
COLOURS = ("red", "orange", "yellow", "green")
SIDES = ("left", "right")
TIERS = ("1A", "1B", "1C", "2", "3", "4")
ABILITIES = ("upon_entering", "control_panel")
TARGETS = ("marine", "team", "blip_pile", "swarm", "slain_marine")

(
    LORENZO, DEINO, CALISTARIUS, SCIPIO, GIDEON, NOCTIS,
    ZAEL, OMNIO, LEON, VALENCIO, CLAUDIO, GORIEL,
) = range(12)  # fmt: skip

BLUE_TEAM, GREY_TEAM, GREEN_TEAM, PURPLE_TEAM, RED_TEAM, YELLOW_TEAM = range(6)

SUPPORT, MOVE, ATTACK = range(3)

(
    BLOCK, DEFENSIVE_STANCE, COUNTER_ATTACK, OVERWATCH, STRATEGIZE, POWER_FIELD,
    ONWARD_BROTHERS, STEALTH_TACTICS, REORGANIZE, FORWARD_SCOUTING, INTIMIDATION, RUN_AND_GUN,
    LEAD_BY_EXAMPLE, FLAMER_ATTACK, PSIONIC_ATTACK, DEAD_AIM, FULL_AUTO, HEROIC_CHARGE,
) = range(1, 19)  # fmt: skip

TAIL, HEAD, CLAW, TONGUE = range(4)

(
    CORRIDOR, ARTEFACT, CONTROL_PANEL, DOOR,
    PROMETHIUM_TANK, DARK_CORNER, SPORE_CHIMNEY, VENTILATION_DUCT,
) = range(8)  # fmt: skip

RED, ORANGE, YELLOW, GREEN = range(4)
LEFT, RIGHT = range(2)

(
    MAIN_CORRIDOR, MAINTENANCE_TUNNELS, SERVICE_SHAFT,
    CRYO_CONTROL, LOWER_ACCESSWAY, WRECKAGE_LABYRINTH,
    APOTHECARION, CORE_COGITATOR, MUNITORIUM,
    BLACK_HOLDS, DARK_CATACOMBS, TELEPORTARIUM,
    GENERATORIUM, HIBERNATION_CLUSTER, WRATH_OF_BAAL_CHAPEL,
    LAUNCH_CONTROL_ROOM, GENESTEALER_LAIR, TOXIN_PUMPING_STATION,
) = range(18)  # fmt: skip

(
    CHAOS_OF_BATTLE, CLEANSING_FLAMES, ENTER_FORMATION, EVASION, FLANKING_MANOEUVRE,
    FOR_MY_BATTLE_BROTHERS, FULL_SCAN, GUN_JAM, OUT_OF_THIN_AIR, OUTNUMBERED, PSYCHIC_ASSAULT,
    QUICK_INSTINCTS, RESCUE_SPACE_MARINE, RESUPPLY, REWARDED_FAITH, SECOND_WIND, SECRET_ROUTE,
    STALKING_FROM_THE_SHADOWS, SURROUNDED, TEMPORARY_SANCTUARY, THE_SWARM, THEY_RE_EVERYWHERE,
) = range(22)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Team:
    """A combat team: two marines of one colour (D-4)."""

    id: str
    marines: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Marine:
    """A Space Marine card (D-5)."""

    id: str
    team: int
    range: int
    rank: str


@dataclass(frozen=True, slots=True)
class Action:
    """An action card; its number orders it among all others (D-4)."""

    number: int
    id: str
    team: int
    type: int


@dataclass(frozen=True, slots=True)
class TerrainCard:
    """A terrain card; the boxes only illustrate how often Genestealers appear there (D-8)."""

    id: str
    colour: int
    activatable: bool
    boxes: int


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
    index: int
    teams: int
    marines: int
    major: int
    minor: int
    blips: tuple[int, int]  # left, right
    tiers: tuple[str, ...]  # of the Location deck, from the top
    terrain: tuple[TerrainSpot, ...]


@dataclass(frozen=True, slots=True)
class Location:
    """A Location of a tier; those of tier 4 are final (D-7)."""

    id: str
    tier: str
    blips: tuple[int, int]  # left, right
    terrain: tuple[TerrainSpot, ...]
    final: bool
    ability: str  # upon_entering or control_panel


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


def _file(folder: Path, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BoxError(name, "file", "-", str(error)) from None


def _family(folder: Path, file: str, family: str) -> list[Entry]:
    return entries(file, _file(folder, file), family)


def _named(found: Sequence[Entry], first: int = 0) -> list[str]:
    """The ids, each of which must be a constant of this module with the entry's number."""
    ids = []
    for number, entry in enumerate(found, start=first):
        ids.append(entry.get("id", str))
        if globals().get(ids[-1].upper()) != number:
            raise entry.fault("id", f"number {number} of the rules is another card")
    return ids


def _teams(folder: Path) -> tuple[tuple[Team, ...], tuple[Marine, ...]]:
    team_list = _family(folder, "marines.toml", "team")
    marine_list = _family(folder, "marines.toml", "marine")
    ids = _named(marine_list)
    marines = []
    for entry in marine_list:
        entry.only("id", "team", "rank", "range", "name_source", "source")
        rank = RANKS[entry.one_of("rank", RANKS)]
        reach = entry.number("range", 0, 3)
        marines.append(Marine(entry.data["id"], entry.one_of("team", TEAM_IDS), reach, rank))
    teams = []
    for number, entry in enumerate(team_list):
        entry.only("id", "marines", "name_source", "source")
        if entry.one_of("id", TEAM_IDS) != number:
            raise entry.fault("id", f"the order of the teams is {', '.join(TEAM_IDS)}")
        pair = entry.each_of("marines", ids)
        if len(pair) != 2 or {n for n, m in enumerate(marines) if m.team == number} != {*pair}:
            raise entry.fault("marines", "should be the two marines who name this team")
        teams.append(Team(entry.data["id"], (pair[0], pair[1])))
    return tuple(teams), tuple(marines)


def _actions(folder: Path) -> dict[int, Action]:
    found = _family(folder, "actions.toml", "action")
    actions: dict[int, Action] = {}
    for entry in found:
        entry.only("id", "number", "team", "type", "name_source", "source")
        number = entry.number("number", 1, 18)
        if number in actions:
            raise entry.fault("number", f"{number} is also {actions[number].id}")
        team, kind = entry.one_of("team", TEAM_IDS), entry.one_of("type", ACTION_TYPES)
        if any((a.team, a.type) == (team, kind) for a in actions.values()):
            raise entry.fault("type", "the team already has a card of this type")
        actions[number] = Action(number, entry.get("id", str), team, kind)
    _named(sorted(found, key=lambda entry: entry.get("number", int)), 1)
    return dict(sorted(actions.items()))


def _genestealers(folder: Path) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The type of each Genestealer card, and the bits of all types of each card and Brood Lord."""
    kinds: list[int] = []
    found = _family(folder, "genestealers.toml", "type")
    _named(found)
    for number, entry in enumerate(found):
        entry.only("id", "count", "name_source", "source")
        kinds += [number] * entry.number("count", 9, 9)
    bits = [1 << kind for kind in kinds]
    for entry in _family(folder, "genestealers.toml", "brood_lord"):
        entry.only("id", "types", "modifier", "name_source", "source")
        entry.number("id", len(bits), len(bits))
        entry.number("modifier", -1, -1)
        pair = entry.each_of("types", TYPES)
        if len({*pair}) != 2:
            raise entry.fault("types", "should be two types")
        bits.append(1 << pair[0] | 1 << pair[1])
    return tuple(kinds), tuple(bits)


def _terrain(folder: Path) -> tuple[TerrainCard, ...]:
    cards = []
    found = _family(folder, "terrain.toml", "terrain")
    _named(found)
    for entry in found:
        entry.only("id", "colour", "boxes", "activatable", "holds_tokens", "name_source", "source")
        colour = entry.one_of("colour", COLOURS)
        boxes = entry.number("boxes", 4 - colour, 4 - colour)  # D-8: red 4 ... green 1
        entry.get("holds_tokens", bool)
        active = entry.get("activatable", bool)
        cards.append(TerrainCard(entry.data["id"], colour, active, boxes))
    return tuple(cards)


def _spots(entry: Entry, cards: Sequence[str], longest: int) -> tuple[TerrainSpot, ...]:
    spots = []
    for part in entry.parts("terrain"):
        part.only("side", "card", "position", "from")
        spots.append(TerrainSpot(part.one_of("side", SIDES), part.one_of("card", cards),
                                 part.number("position", 1, longest),
                                 part.one_of("from", ("top", "bottom")) == 0))  # fmt: skip
    if len({spot.card for spot in spots}) != 4 or len(spots) != 4:
        raise entry.fault("terrain", "should be four different cards")
    return tuple(spots)


def _blips(entry: Entry) -> tuple[int, int]:
    left, right = entry.numbers("blips", 2)
    if left + right > 36:
        raise entry.fault("blips", "there are 36 Genestealer cards only")
    return left, right


def _setups(folder: Path, cards: Sequence[str]) -> dict[int, SetupLocation]:
    setups: dict[int, SetupLocation] = {}
    for index, entry in enumerate(_family(folder, "locations.toml", "setup_location")):
        entry.only("id", "players", "teams", "marines", "major", "minor", "blips", "tiers",
                   "terrain", "name_source", "source")  # fmt: skip
        marines = 2 * entry.number("teams", 3, 6)
        entry.number("marines", marines, marines)
        setup = SetupLocation(
            entry.get("id", str), index, marines // 2, marines,
            entry.number("major", 1, 9), entry.number("minor", 1, 9), _blips(entry),
            tuple(TIERS[tier] for tier in entry.each_of("tiers", TIERS)),
            _spots(entry, cards, marines),
        )  # fmt: skip
        if setup.tiers[-1] != "4":
            raise entry.fault("tiers", "the last should be 4")
        for players in entry.get("players", list):
            if players in setups or players not in range(1, 7):
                raise entry.fault("players", f"{players!r} has a card already, or is none of 1-6")
            setups[players] = setup
    if len(setups) != 6:
        raise BoxError("locations.toml", "setup_location", "players", "each of 1-6 needs a card")
    return dict(sorted(setups.items()))


def _locations(folder: Path, cards: Sequence[str]) -> tuple[Location, ...]:
    found = _family(folder, "locations.toml", "location")
    _named(found)
    locations = []
    for entry in found:
        entry.only("id", "tier", "final", "ability", "blips", "terrain", "name_source", "source")
        tier = TIERS[entry.one_of("tier", TIERS)]
        final = entry.get("final", bool)
        if final != (tier == "4"):
            raise entry.fault("final", "the Locations of tier 4 are final, and no others")
        ability = ABILITIES[entry.one_of("ability", ABILITIES)]
        spots = _spots(entry, cards, 12)
        if (ability == "control_panel") != any(spot.card == CONTROL_PANEL for spot in spots):
            raise entry.fault("ability", "there is a Control Panel if and only if it has a use")
        locations.append(Location(entry.data["id"], tier, _blips(entry), spots, final, ability))
    for tier, count in Counter(location.tier for location in locations).items():
        if count != 3:
            raise BoxError("locations.toml", "location", "tier", f"{count} of {tier}, not 3")
    return tuple(locations)


def _events(folder: Path) -> tuple[Event, ...]:
    found = _family(folder, "events.toml", "event")
    _named([entry for entry in found if entry.data.get("copy") == 1])
    kinds: list[str] = []
    events = []
    for entry in found:
        entry.only("id", "copy", "instinct", "target", "spawn", "move", "name_source", "source")
        name, copy = entry.get("id", str), entry.number("copy", 1, 2)
        if copy == 1:
            kinds.append(name)
        kind = entry.one_of("id", kinds)
        instinct = entry.get("instinct", bool)
        if instinct != ("target" in entry.data):
            raise entry.fault("target", "an Instinct card has one, another card has none")
        target = TARGETS[entry.one_of("target", TARGETS)] if instinct else None
        events.append(Event(name, kind, copy, instinct, target, _spawns(entry), _move(entry)))
    icons = Counter(colour for event in events for _, colour in event.spawns)
    if [icons[colour] for colour in range(4)] != [24, 18, 12, 6]:
        counted = ", ".join(f"{COLOURS[c]} {icons[c]}" for c in range(4))
        raise BoxError("events.toml", "event", "spawn", f"not 24, 18, 12, 6 icons: {counted}")
    moves = Counter(event.move for event in events)
    if any(moves[False, kind] != 5 or moves[True, kind] != 2 for kind in range(4)):
        raise BoxError("events.toml", "event", "move", "not 5 adjacent and 2 flank icons a type")
    return tuple(events)


def _spawns(entry: Entry) -> tuple[tuple[bool, int], tuple[bool, int]]:
    icons = []
    for part in entry.parts("spawn"):
        part.only("kind", "colour")
        major = part.one_of("kind", ("minor", "major")) == 1
        icons.append((major, part.one_of("colour", COLOURS)))
    if len(icons) != 2:
        raise entry.fault("spawn", "should be two icons")
    return icons[0], icons[1]


def _move(entry: Entry) -> tuple[bool, int] | None:
    if "move" not in entry.data:
        return None
    part = Entry(entry.file, f"{entry.name} move", entry.data["move"])
    part.only("kind", "type")
    return part.one_of("kind", ("adjacent", "flank")) == 1, part.one_of("type", TYPES)


def components(folder: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """What is in the box, by family: how many cards, and what their facts are taken from."""
    game = Entry("game.toml", "counts", _file(folder, "game.toml").get("counts"))
    found = {
        "actions": tally(_family(folder, "actions.toml", "action")),
        "brood_lords": tally(_family(folder, "genestealers.toml", "brood_lord")),
        "events": tally(_family(folder, "events.toml", "event")),
        "genestealers": tally(_family(folder, "genestealers.toml", "type"), "count"),
        "locations": tally(
            _family(folder, "locations.toml", "setup_location")
            + _family(folder, "locations.toml", "location")
        ),
        "marines": tally(_family(folder, "marines.toml", "marine")),
        "terrain": tally(_family(folder, "terrain.toml", "terrain")),
    }
    for family, facts in found.items():
        if facts["count"] != game.get(family, int):
            raise game.fault(family, f"{facts['count']} in the files")
    if sum(facts["count"] for facts in found.values()) != game.number("cards", 128, 128):
        raise game.fault("cards", "is not the sum of all cards")
    source = game.get("source", str)
    for family in ("tokens", "markers", "dice"):
        count = game.get(family, int)
        found[family] = {"count": count, "sources": {source: count}}
    return found


def _die(folder: Path) -> tuple[tuple[int, ...], tuple[bool, ...]]:
    entry = Entry("game.toml", "die", _file(folder, "game.toml").get("die"))
    faces, skulls = entry.numbers("faces", 6), entry.numbers("skulls", 3)
    return faces, tuple(face in skulls for face in faces)


@dataclass(frozen=True, slots=True)
class Box:
    """Everything in the box."""

    teams: tuple[Team, ...]
    marines: tuple[Marine, ...]
    actions: dict[int, Action]
    kinds: tuple[int, ...]
    type_bits: tuple[int, ...]
    terrain: tuple[TerrainCard, ...]
    setups: dict[int, SetupLocation]
    locations: tuple[Location, ...]
    events: tuple[Event, ...]
    die: tuple[tuple[int, ...], tuple[bool, ...]]


def load(folder: Path = FOLDER) -> Box:
    """Read and check all files; BoxError at the first fault."""
    components(folder)
    terrain = _terrain(folder)
    cards = [card.id for card in terrain]
    return Box(
        *_teams(folder), _actions(folder), *_genestealers(folder), terrain,
        _setups(folder, cards), _locations(folder, cards), _events(folder), _die(folder),
    )  # fmt: skip


_BOX = load()

TEAMS = _BOX.teams
MARINES = _BOX.marines
ACTIONS = _BOX.actions  # by card number, 1 to 18
#: The number of a team's card of a type: ACTION_OF[team][type].
ACTION_OF = tuple(
    tuple(next(n for n, a in ACTIONS.items() if (a.team, a.type) == (t, k)) for k in range(3))
    for t in range(6)
)
#: What a Genestealer card is called: its type, or 4 and 5 for the Brood Lords 36 and 37. Cards of
#: one kind are interchangeable (D-201).
KIND_OF = (*_BOX.kinds, 4, 5)
#: The cards of each type; a Brood Lord has two types (D-107).
OF_TYPE = tuple(
    frozenset(card for card, bits in enumerate(_BOX.type_bits) if bits >> kind & 1)
    for kind in range(len(TYPES))
)
TERRAIN = _BOX.terrain
SETUPS = _BOX.setups  # by number of players
LOCATIONS = _BOX.locations
EVENTS = _BOX.events
EVENT_KINDS = tuple(dict.fromkeys(event.id for event in EVENTS))
DIE, SKULL = _BOX.die

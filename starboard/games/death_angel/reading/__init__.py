"""Reading the box: every card of ``box/*.toml``, checked as it is read.

An owner may change what is printed on a card, and how many copies of an event there are. What a
card does is in the rules, by its id: so every card must be there, with the kind of effect that
the rules carry out. A fault names its file, its entry and its field.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from starboard.data.box import SOURCES, BoxError, Entry, entries, tally

from .cards import (
    ABILITIES,
    ACTION_IDS,
    ACTION_TYPES,
    COLOURS,
    EVENT_IDS,
    LOCATION_IDS,
    MARINE_IDS,
    RANKS,
    SIDES,
    TARGETS,
    TEAM_IDS,
    TERRAIN_IDS,
    TIERS,
    TYPES,
    Action,
    Box,
    BroodLord,
    Die,
    Event,
    Location,
    Marine,
    SetupLocation,
    StealerType,
    Team,
    TerrainCard,
    TerrainSpot,
)  # fmt: skip

Files = Mapping[str, Mapping[str, Any]]

#: The families of each file; another one would be overlooked.
FAMILIES = {
    "actions.toml": ("action",),
    "events.toml": ("event",),
    "game.toml": ("players", "counts", "die", "swarm_movement"),
    "genestealers.toml": ("type", "brood_lord"),
    "locations.toml": ("setup_location", "location"),
    "marines.toml": ("team", "marine"),
    "terrain.toml": ("terrain",),
}
#: More would be no deck that anybody can shuffle, and no range that a formation has.
MOST_COPIES, MOST_TOKENS, MOST_BLIPS, FARTHEST = 40, 60, 60, 11
#: The highest number that a text may name, such as the Genestealers that appear.
MOST = 12
#: Texts that name a number of their own.
AMOUNTS = {
    "dead_aim", "full_auto", "heroic_charge", "cleansing_flames", "full_scan", "out_of_thin_air",
    "psychic_assault", "secret_route", "the_swarm", "main_corridor", "cryo_control",
    "lower_accessway", "munitorium", "black_holds", "dark_catacombs", "generatorium",
}  # fmt: skip
#: Whose card each ability is, and of which type: abilities name marines of their team.
TEAM_OF = {
    "block": "green", "defensive_stance": "yellow", "counter_attack": "blue", "overwatch": "red",
    "strategize": "purple", "power_field": "grey", "onward_brothers": "red",
    "stealth_tactics": "grey", "reorganize": "yellow", "forward_scouting": "purple",
    "intimidation": "blue", "run_and_gun": "green", "lead_by_example": "blue",
    "flamer_attack": "purple", "psionic_attack": "grey", "dead_aim": "green", "full_auto": "red",
    "heroic_charge": "yellow",
}  # fmt: skip
#: What the current player chooses for an Instinct event; the other events choose nothing.
TARGET_OF = {
    "cleansing_flames": "marine", "for_my_battle_brothers": "marine", "full_scan": "blip_pile",
    "gun_jam": "team", "out_of_thin_air": "marine", "psychic_assault": "marine",
    "quick_instincts": "marine", "rescue_space_marine": "slain_marine", "resupply": "marine",
    "rewarded_faith": "marine", "second_wind": "marine", "stalking_from_the_shadows": "marine",
    "surrounded": "marine", "temporary_sanctuary": "swarm",
}  # fmt: skip
#: Locations whose ability is used at the Control Panel; those of the others work on arrival.
PANELS = {
    "maintenance_tunnels", "cryo_control", "apothecarion", "core_cogitator", "teleportarium",
    "generatorium", "launch_control_room", "toxin_pumping_station",
}  # fmt: skip


def load(folder: Path) -> Box:
    """Read and check all files; BoxError at the first fault."""
    return build(files(folder))


def files(folder: Path) -> dict[str, dict[str, Any]]:
    """The data of all files, by name."""
    return {name: _file(folder, name) for name in FAMILIES}


def _file(folder: Path, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError(name, "file", "-", f"cannot be read: {error.strerror}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        raise BoxError(name, "file", "-", str(error)) from None


def build(data: Files) -> Box:
    """The box that these files describe, by file name."""
    for name, families in FAMILIES.items():
        Entry(name, "file", data[name]).only(*families)
    counts = components(data)
    terrain = _terrain(data)
    teams, marines = _teams(data)
    types, lords = _genestealers(data)
    stealers = sum(kind.count for kind in types)
    events = _events(data)
    spawning = {colour for event in events for _, colour in event.spawns}
    reader = _Places(data, terrain, stealers, spawning)
    locations = reader.locations()
    setups = reader.setups({location.tier for location in locations})
    game = Entry("game.toml", "counts", data["game.toml"].get("counts"))
    return Box(
        teams, marines, _actions(data), types, lords, terrain, setups, locations, events,
        _die(data), _ways(data), counts["tokens"]["count"], _source(game),
    )  # fmt: skip


def components(data: Files) -> dict[str, dict[str, Any]]:
    """What is in the box, by family: how many cards, and what their facts are taken from."""
    game = Entry("game.toml", "counts", data["game.toml"].get("counts"))
    _check_players(data)
    found = {
        "actions": tally(_family(data, "actions.toml", "action")),
        "brood_lords": tally(_family(data, "genestealers.toml", "brood_lord")),
        "events": tally(_family(data, "events.toml", "event")),
        "genestealers": tally(_family(data, "genestealers.toml", "type"), "count"),
        "locations": tally(
            _family(data, "locations.toml", "setup_location")
            + _family(data, "locations.toml", "location")
        ),
        "marines": tally(_family(data, "marines.toml", "marine")),
        "terrain": tally(_family(data, "terrain.toml", "terrain")),
    }
    game.only(*found, "cards", "tokens", "markers", "dice", "source")
    for family, facts in found.items():
        if facts["count"] != game.get(family, int):
            raise game.fault(family, f"there are {facts['count']} in the files")
    if (cards := sum(facts["count"] for facts in found.values())) != game.get("cards", int):
        raise game.fault("cards", f"all cards together are {cards}")
    source = _source(game)
    limits = {"tokens": (0, MOST_TOKENS), "markers": (6, 6), "dice": (1, 1)}
    for family, (low, high) in limits.items():
        count = game.number(family, low, high)
        found[family] = {"count": count, "sources": {source: count}}
    return found


def _check_players(data: Files) -> None:
    entry = Entry("game.toml", "players", data["game.toml"].get("players"))
    entry.only("from", "to", "source")
    entry.number("from", 1, 1)  # D-1
    entry.number("to", 6, 6)
    _source(entry)


# ---- what entries have in common -------------------------------------------------------------


def _family(data: Files, file: str, family: str) -> list[Entry]:
    return entries(file, data[file], family)


def _source(entry: Entry, field: str = "source") -> str:
    return SOURCES[entry.one_of(field, SOURCES)]


def _sources(entry: Entry) -> tuple[str, str]:
    """Where the facts and the Hungarian name are known from."""
    return _source(entry), _source(entry, "name_source")


def _amount(entry: Entry) -> int:
    """The number that the text of this card names."""
    if entry.data["id"] in AMOUNTS:
        return entry.number("amount", 1, MOST)
    if "amount" in entry.data:
        raise entry.fault("amount", "the text of this card names no number")
    return 0


def _each_once(found: Sequence[Entry], ids: Sequence[str]) -> list[Entry]:
    """The entries in the order of the rules, which name every one of them."""
    numbers = [entry.one_of("id", ids) for entry in found]
    for nth, (entry, number) in enumerate(zip(found, numbers, strict=True)):
        if number in numbers[:nth]:
            raise entry.fault("id", "stands twice")
    for number, name in enumerate(ids):
        if number not in numbers:
            file, family = FAMILY_OF[ids[0]]
            raise BoxError(file, family, "id", f"{name} is missing")
    return [found[numbers.index(number)] for number in range(len(ids))]


#: By the first id of a family: its file and its name.
FAMILY_OF = {
    TEAM_IDS[0]: ("marines.toml", "team"),
    MARINE_IDS[0]: ("marines.toml", "marine"),
    ACTION_IDS[0]: ("actions.toml", "action"),
    TYPES[0]: ("genestealers.toml", "type"),
    TERRAIN_IDS[0]: ("terrain.toml", "terrain"),
    LOCATION_IDS[0]: ("locations.toml", "location"),
}

# ---- marines, action cards, Genestealers -----------------------------------------------------


def _teams(
    data: Files,
) -> tuple[tuple[Team, ...], tuple[Marine, ...]]:
    marines = []
    for entry in _each_once(_family(data, "marines.toml", "marine"), MARINE_IDS):
        entry.only("id", "team", "rank", "range", "name_source", "source")
        rank = RANKS[entry.one_of("rank", RANKS)]
        team, reach = entry.one_of("team", TEAM_IDS), entry.number("range", 0, FARTHEST)
        marines.append(Marine(entry.data["id"], team, reach, rank, *_sources(entry)))
    teams = []
    for number, entry in enumerate(_each_once(_family(data, "marines.toml", "team"), TEAM_IDS)):
        entry.only("id", "marines", "name_source", "source")
        pair = entry.each_of("marines", MARINE_IDS)
        if len(pair) != 2 or {n for n, m in enumerate(marines) if m.team == number} != {*pair}:
            raise entry.fault("marines", "should be the two marines who name this team")
        teams.append(Team(entry.data["id"], (pair[0], pair[1]), *_sources(entry)))
    return tuple(teams), tuple(marines)


def _actions(data: Files) -> dict[int, Action]:
    actions: dict[int, Action] = {}
    for entry in _each_once(_family(data, "actions.toml", "action"), ACTION_IDS):
        entry.only("id", "number", "team", "type", "amount", "name_source", "source")
        name, number = entry.get("id", str), entry.number("number", 1, len(ACTION_IDS))
        if number in actions:
            raise entry.fault("number", f"{number} is also {actions[number].id}")
        team, kind = entry.one_of("team", TEAM_IDS), entry.one_of("type", ACTION_TYPES)
        if TEAM_IDS[team] != TEAM_OF[name]:
            raise entry.fault("team", f"this ability belongs to the {TEAM_OF[name]} team")
        if kind != ACTION_IDS.index(name) // len(TEAM_IDS):
            wanted = ACTION_TYPES[ACTION_IDS.index(name) // len(TEAM_IDS)]
            raise entry.fault("type", f"this ability goes with a card of type {wanted}")
        amount = _amount(entry)
        actions[number] = Action(number, name, team, kind, amount, *_sources(entry))
    return dict(sorted(actions.items()))


def _genestealers(
    data: Files,
) -> tuple[tuple[StealerType, ...], tuple[BroodLord, ...]]:
    types = []
    for entry in _each_once(_family(data, "genestealers.toml", "type"), TYPES):
        entry.only("id", "count", "name_source", "source")
        count = entry.number("count", 1, MOST_COPIES)
        types.append(StealerType(entry.data["id"], count, *_sources(entry)))
    lords = []
    for entry in _family(data, "genestealers.toml", "brood_lord"):
        entry.only("id", "types", "modifier", "name_source", "source")
        name = str(entry.number("id", 0, 999))
        modifier = entry.number("modifier", -1, -1)
        pair = sorted({*entry.each_of("types", TYPES)})
        if len(pair) != 2:
            raise entry.fault("types", "should be two types")
        lords.append(BroodLord(name, (pair[0], pair[1]), modifier, *_sources(entry)))
    if len({lord.id for lord in lords}) != 2 or len(lords) != 2:
        raise BoxError("genestealers.toml", "brood_lord", "id", "should be two Brood Lords")
    return tuple(types), tuple(lords)


def _terrain(data: Files) -> tuple[TerrainCard, ...]:
    cards = []
    for entry in _each_once(_family(data, "terrain.toml", "terrain"), TERRAIN_IDS):
        entry.only("id", "colour", "boxes", "activatable", "holds_tokens", "name_source", "source")
        name, colour = entry.get("id", str), entry.one_of("colour", COLOURS)
        boxes = entry.number("boxes", 4 - colour, 4 - colour)  # D-8: red 4 ... green 1
        if entry.get("holds_tokens", bool) != (name == "door"):
            raise entry.fault("holds_tokens", "tokens lie on the Door, and on no other terrain")
        active = entry.get("activatable", bool)
        cards.append(TerrainCard(name, colour, active, boxes, *_sources(entry)))
    return tuple(cards)


# ---- Locations -------------------------------------------------------------------------------


class _Places:
    """Reads Locations: they name terrain cards, and deal Genestealers of which there are enough."""

    def __init__(
        self, data: Files, terrain: Sequence[TerrainCard],
        stealers: int, spawning: set[int],
    ) -> None:  # fmt: skip
        self.data, self.terrain = data, terrain
        self.stealers, self.spawning = stealers, spawning

    def setups(self, tiers: set[str]) -> dict[int, SetupLocation]:
        """D-15 The Void Locks by number of players."""
        setups: dict[int, SetupLocation] = {}
        names: list[str] = []
        for entry in _family(self.data, "locations.toml", "setup_location"):
            setup = self._setup(entry, tiers)
            if setup.id in names:
                raise entry.fault("id", "stands twice")
            names.append(setup.id)
            for players in setup.players:
                if players in setups:
                    raise entry.fault("players", f"{players} has a card already")
                setups[players] = setup
        if len(setups) != 6:
            raise BoxError("locations.toml", "setup_location", "players", "1 to 6 need a card each")
        return dict(sorted(setups.items()))

    def _setup(self, entry: Entry, tiers: set[str]) -> SetupLocation:
        entry.only("id", "players", "teams", "marines", "major", "minor", "blips", "tiers",
                   "terrain", "name_source", "source")  # fmt: skip
        players = tuple(entry.get("players", list))
        if not players or any(type(n) is not int or not 1 <= n <= 6 for n in players):
            raise entry.fault("players", f"should be numbers from 1 to 6, not {list(players)!r}")
        teams = entry.number("teams", 1, 6)
        if any(teams % n for n in players):  # D-10
            raise entry.fault("teams", "every player should lead as many teams as the others")
        return SetupLocation(
            entry.get("id", str), players, teams, entry.number("marines", 2 * teams, 2 * teams),
            entry.number("major", 1, MOST), entry.number("minor", 1, MOST), self._blips(entry),
            _deck(entry, tiers), self._spots(entry),
            *_sources(entry),
        )  # fmt: skip

    def locations(self) -> tuple[Location, ...]:
        """D-7 The Locations of all tiers, in the order of the rules."""
        found = _each_once(_family(self.data, "locations.toml", "location"), LOCATION_IDS)
        return tuple(self._location(entry) for entry in found)

    def _location(self, entry: Entry) -> Location:
        entry.only("id", "tier", "final", "ability", "amount", "blips", "terrain",
                   "name_source", "source")  # fmt: skip
        name, tier = entry.get("id", str), TIERS[entry.one_of("tier", TIERS)]
        final = entry.get("final", bool)
        if final != (tier == "4"):
            raise entry.fault("final", "the Locations of tier 4 are final, and no others")
        if final != (LOCATION_IDS.index(name) >= len(LOCATION_IDS) - 3):
            raise entry.fault("tier", "winning is told by three Locations, which have tier 4")
        ability = ABILITIES[entry.one_of("ability", ABILITIES)]
        if (ability == "control_panel") != (name in PANELS):
            raise entry.fault("ability", f"should be {ABILITIES[name in PANELS]} here")
        spots = self._spots(entry)
        self._check_terrain(entry, name, spots)
        amount = _amount(entry)
        return Location(
            name, tier, self._blips(entry), spots, final, ability, amount, *_sources(entry)
        )

    def _check_terrain(self, entry: Entry, name: str, spots: Sequence[TerrainSpot]) -> None:
        """What an ability speaks of must be there."""
        cards = {self.terrain[spot.card].id for spot in spots}
        if (name in PANELS) != ("control_panel" in cards):
            raise entry.fault("terrain", "there is a Control Panel if and only if it has a use")
        if name == "main_corridor" and "corridor" not in cards:
            raise entry.fault("terrain", "Genestealers appear at the Corridor, which is missing")
        red = sorted(spot.side for spot in spots if self.terrain[spot.card].colour == 0)
        if name == "genestealer_lair" and red != [0, 1]:  # D-179
            raise entry.fault("terrain", "should have one red card on each side, for its swarms")

    def _spots(self, entry: Entry) -> tuple[TerrainSpot, ...]:
        spots: list[TerrainSpot] = []
        for part in entry.parts("terrain"):
            part.only("side", "card", "position", "from")
            card = part.one_of("card", TERRAIN_IDS)
            if card in [spot.card for spot in spots]:
                raise part.fault("card", "there is one card of this terrain, and it lies already")
            spots.append(TerrainSpot(part.one_of("side", SIDES), card,
                                     part.number("position", 1, len(MARINE_IDS)),
                                     part.one_of("from", ("top", "bottom")) == 0))  # fmt: skip
        if not any(self.terrain[spot.card].colour in self.spawning for spot in spots):
            raise entry.fault("terrain", "no event has an icon in the colour of one of these cards")
        return tuple(spots)

    def _blips(self, entry: Entry) -> tuple[int, int]:
        left, right = entry.numbers("blips", 2)
        if left + right > min(self.stealers, MOST_BLIPS):
            raise entry.fault("blips", f"there are only {self.stealers} Genestealer cards")
        return left, right


def _deck(entry: Entry, tiers: set[str]) -> tuple[str, ...]:
    """D-16 The tiers of the Location deck, from the top."""
    deck = tuple(TIERS[tier] for tier in entry.each_of("tiers", TIERS))
    if not deck or deck[-1] != "4" or len({*deck}) != len(deck):
        raise entry.fault("tiers", "should be different tiers, the last of which is 4")
    if missing := next((tier for tier in deck if tier not in tiers), None):
        raise entry.fault("tiers", f"no Location has the tier {missing}")
    return deck


# ---- events ----------------------------------------------------------------------------------


def _events(data: Files) -> tuple[Event, ...]:
    events: list[Event] = []
    for entry in _family(data, "events.toml", "event"):
        event = _event(entry)
        if any((event.id, event.copy) == (other.id, other.copy) for other in events):
            raise entry.fault("copy", f"{event.copy} of this card is there already")
        if any(event.id == other.id and event.amount != other.amount for other in events):
            raise entry.fault("amount", "copies of a card name the same number")
        events.append(event)
    if not 1 <= len(events) <= 4 * MOST_COPIES:
        raise BoxError("events.toml", "event", "-", f"{len(events)} cards are no deck")
    return tuple(events)


def _event(entry: Entry) -> Event:
    entry.only("id", "copy", "instinct", "target", "spawn", "move", "amount",
               "name_source", "source")  # fmt: skip
    kind, copy = entry.one_of("id", EVENT_IDS), entry.number("copy", 1, MOST_COPIES)
    name = EVENT_IDS[kind]
    instinct, wanted = entry.get("instinct", bool), TARGET_OF.get(name)
    if instinct != (wanted is not None):
        raise entry.fault("instinct", f"should be {'true' if wanted else 'false'} for this effect")
    target = (
        TARGETS[entry.one_of("target", TARGETS)] if instinct or "target" in entry.data else None
    )
    if target != wanted:
        raise entry.fault("target", f"this effect chooses {wanted or 'nothing'}")
    amount = _amount(entry)
    return Event(
        name, kind, copy, instinct, target, _spawns(entry), _move(entry), amount, *_sources(entry)
    )


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


# ---- the die, and where swarms move ----------------------------------------------------------


def _die(data: Files) -> Die:
    entry = Entry("game.toml", "die", data["game.toml"].get("die"))
    entry.only("faces", "skulls", "source")
    faces = entry.numbers("faces", 6)
    if max(faces) > 5:
        raise entry.fault("faces", f"should be numbers from 0 to 5, not {list(faces)}")
    skulls = entry.get("skulls", list)
    if any(type(n) is not int or n not in faces for n in skulls):
        raise entry.fault("skulls", f"should be numbers of faces, not {skulls!r}")
    return Die(faces, tuple(n in skulls for n in range(6)), _source(entry))


def _ways(data: Files) -> tuple[int, int]:
    """D-94 Which way the small arrows of the marine cards point, by side."""
    entry = Entry("game.toml", "swarm_movement", data["game.toml"].get("swarm_movement"))
    entry.only(*SIDES, "source")
    _source(entry)
    left, right = (1 - 2 * entry.one_of(side, ("down", "up")) for side in SIDES)
    return left, right

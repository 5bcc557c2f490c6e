"""Terrain cards and Locations."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.data.box import BoxError, Entry

from .cards import (
    ABILITIES,
    COLOURS,
    LOCATION_IDS,
    MARINE_IDS,
    SIDES,
    TERRAIN_IDS,
    TIERS,
    Location,
    SetupLocation,
    TerrainCard,
    TerrainSpot,
)  # fmt: skip
from .entries import MOST, MOST_BLIPS, Files, amount_of, each_once, entries_of, sources_of

#: Locations whose ability is used at the Control Panel; those of the others work on arrival.
PANELS = {
    "maintenance_tunnels", "cryo_control", "apothecarion", "core_cogitator", "teleportarium",
    "generatorium", "launch_control_room", "toxin_pumping_station",
}  # fmt: skip


def read_terrain(data: Files) -> tuple[TerrainCard, ...]:
    """D-8 The terrain cards."""
    cards = []
    for entry in each_once(entries_of(data, "terrain.toml", "terrain"), TERRAIN_IDS):
        entry.only("id", "colour", "boxes", "activatable", "holds_tokens", "name_source", "source")
        name, colour = entry.get("id", str), entry.one_of("colour", COLOURS)
        boxes = entry.number("boxes", 4 - colour, 4 - colour)  # D-8: red 4 ... green 1
        if entry.get("holds_tokens", bool) != (name == "door"):
            raise entry.fault("holds_tokens", "tokens lie on the Door, and on no other terrain")
        active = entry.get("activatable", bool)
        cards.append(TerrainCard(name, colour, active, boxes, *sources_of(entry)))
    return tuple(cards)


class Places:
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
        for entry in entries_of(self.data, "locations.toml", "setup_location"):
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
            *sources_of(entry),
        )  # fmt: skip

    def locations(self) -> tuple[Location, ...]:
        """D-7 The Locations of all tiers, in the order of the rules."""
        found = each_once(entries_of(self.data, "locations.toml", "location"), LOCATION_IDS)
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
        amount = amount_of(entry)
        return Location(
            name, tier, self._blips(entry), spots, final, ability, amount, *sources_of(entry)
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

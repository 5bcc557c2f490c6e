"""Factions, units and tokens, and the numbers of the rules."""

from __future__ import annotations

from starboard.data.box import SOURCES, Entry

from .files import ALIENS, ATTACKS, COLOURS, FACTIONS, GAINS, TAKEOVERS, fixed, id_of, origin_of
from .schema import Faction, Side, Token, UnitKind

#: The name of one unit of a faction.
UNIT_NAMES = {"marines": "marine", "aliens": "alien", "scientists": "scientist", "greys": "grey"}
#: Pandora's units, and how many of them have a name.
PANDORA_UNITS = {"creature": 3, "runner": 4, "hunter": 2, "warrior": 4}


def _side(entry: Entry, field: str) -> Side:
    side = Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
    side.only("attack", "gain", "takeover", "extra", "source")
    takeover = side.one_of("takeover", TAKEOVERS) if "takeover" in side.data else 0
    extra = side.number("extra", 0, 1) if "extra" in side.data else 0
    return Side(side.one_of("attack", ATTACKS), takeover, extra)


def _takes_data(entry: Entry) -> bool:
    """T-9 What a hit gives, the same on both sides."""
    basic, advanced = (
        Entry(entry.file, f"{entry.name} {field}", entry.get(field, dict))
        for field in ("basic", "advanced")
    )
    found = GAINS[basic.one_of("gain", GAINS)]
    fixed(advanced, "gain", found)
    return found == "data"


def faction_of(entry: Entry) -> Faction:
    """A faction, without its units."""
    entry.only(
        "id", "colour", "sector", "collects_data", "units", "basic", "advanced", "minor", "source",
        "origin",
    )  # fmt: skip
    origin = origin_of(entry)
    return Faction(
        id_of(entry), COLOURS[entry.one_of("colour", COLOURS)], entry.get("sector", str),
        entry.get("collects_data", bool), entry.get("source", str),
        origin.get("colour", entry.get("source", str)),
    )  # fmt: skip


def unit_kinds(factions: list[Entry], pandora: list[Entry], lesser: int) -> list[UnitKind]:
    """The units of the four factions, the Lesser Aliens, and Pandora's."""
    found = []
    for number, entry in enumerate(factions):
        found.append(UnitKind(
            UNIT_NAMES[id_of(entry)], number, entry.number("units", 3, 3), _side(entry, "basic"),
            _side(entry, "advanced"), _takes_data(entry), False, True, entry.get("source", str),
        ))  # fmt: skip
    aliens = factions[ALIENS]
    minor = Entry(aliens.file, f"{aliens.name} minor", aliens.get("minor", dict))
    side, source = _side(aliens, "minor"), SOURCES[minor.one_of("source", SOURCES)]
    found.append(UnitKind("lesser", ALIENS, lesser, side, side, False, False, False, source))
    for entry in pandora:
        entry.only("id", "count", "embryo", "basic", "advanced", "source")
        name, embryo = id_of(entry), fixed(entry, "embryo", id_of(entry) != "creature")
        most = PANDORA_UNITS[name]
        found.append(UnitKind(
            name, len(factions), entry.number("count", 1 if embryo else most, most),
            _side(entry, "basic"), _side(entry, "advanced"), False, embryo, True,
            entry.get("source", str),
        ))  # fmt: skip
    return found


def token_of(entry: Entry) -> Token:
    """A kind of token; a Lesser Alien needs a name for each."""
    entry.only("id", "faction", "count", "limits", "crescent", "source")
    entry.get("limits", bool)
    faction = entry.one_of("faction", FACTIONS) if "faction" in entry.data else -1
    most = 3 if id_of(entry) == "lesser_alien" else 60
    return Token(id_of(entry), entry.number("count", 1, most), faction, entry.get("source", str))


#: What the rules and the printed tracks fix, and what may be from ... to ...
_LIMITS = {
    "life_start": (1, 20), "life_max": (20, 20), "life_start_free_for_all": (0, 19),
    "data_start": (0, 19), "data_win": (20, 20), "life_win_free_for_all": (20, 20),
    "deck_size": (5, 60), "deck_size_team": (2, 60), "faction_cards": (5, 100),
    "level_0_cards": (5, 100), "start_draw": (1, 5), "start_install": (1, 3),
    "start_draw_novice": (1, 5), "start_install_novice": (1, 3), "start_draw_team": (1, 2),
    "start_install_team": (1, 1), "start_pending": (2, 2), "start_pending_team": (1, 1),
    "units": (3, 3), "units_team": (2, 2), "rooms_per_sector": (4, 4),
    "upgrade_tokens_per_card": (1, 9), "camera_points_max": (1, 20), "space_fields": (3, 3),
}  # fmt: skip
COUNTDOWN = ("off", "3", "2", "1", "end")
MODES = {"duel": (2,), "free_for_all": (3, 4), "team": (4,)}


def numbers(entry: Entry) -> dict[str, int]:
    """The numbers of the rules."""
    entry.only(*_LIMITS, "countdown", "source")
    fixed(entry, "countdown", list(COUNTDOWN))
    return {name: entry.number(name, *bounds) for name, bounds in _LIMITS.items()}

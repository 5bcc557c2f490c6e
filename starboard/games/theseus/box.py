"""The box: every printed fact of Theseus, read once, as typed frozen values.

Cards, units, sectors, slots and rooms are small numbers everywhere else; ``components.py`` says
what a number stands for, and the rules never look into the TOML. Fields are checked as they are
read (``reading/``); ``reading/checks.py`` looks at what must agree with each other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starboard.data.box import entries, tally
from starboard.data.edition import box_folder

from .reading.boards import LAYOUTS, layout_of, sector_of
from .reading.cards import kind_of
from .reading.checks import check
from .reading.files import (
    COLOURS,
    FACTIONS,
    SECTOR_ACTIONS,
    TOKENS,
    Files,
    family,
    files_in,
    fixed,
    id_of,
    one,
    these,
)  # fmt: skip
from .reading.schema import Box
from .reading.units import (
    COUNTDOWN,
    MODES,
    PANDORA_UNITS,
    faction_of,
    numbers,
    token_of,
    unit_kinds,
)

FOLDER = box_folder(Path(__file__).parent)


def read(files: Files) -> Box:
    """The box that these files tell of, or BoxError."""
    factions = these(files, "units.toml", "factions", FACTIONS)
    tokens = {id_of(e): token_of(e) for e in these(files, "units.toml", "tokens", TOKENS)}
    pandora = one(files, "units.toml", "pandora")
    embryos = these({"units.toml": pandora.data}, "units.toml", "units_table", [*PANDORA_UNITS])
    cards = [
        kind_of(entry, number)
        for number, name in enumerate(FACTIONS)
        for entry in family(files, f"{name}.toml", "cards")
    ]
    cards += [kind_of(entry, -1) for entry in family(files, "bonus.toml", "bonus")]
    modes = these(files, "limits.toml", "variants", [*MODES])
    sectors = these(files, "station.toml", "sectors", [*SECTOR_ACTIONS])
    layouts = these(files, "station.toml", "layouts", [*LAYOUTS])
    box = Box(
        limits=numbers(one(files, "limits.toml", "limits")),
        countdown=COUNTDOWN,
        modes={id_of(e): tuple(fixed(e, "players", list(MODES[id_of(e)]))) for e in modes},
        factions=tuple(faction_of(e) for e in factions),
        pandora_colour=COLOURS[pandora.one_of("colour", COLOURS)],
        sectors=tuple(sector_of(e) for e in sectors),
        layouts={id_of(e): layout_of(e) for e in layouts},
        kinds=tuple(cards),
        bonus_count=one(files, "bonus.toml", "bonus_deck").number("count", 1, 60),
        help_cards=one(files, "bonus.toml", "help_card").number("count", 0, 60),
        units=tuple(unit_kinds(factions, embryos, tokens["lesser_alien"].count)),
        tokens=tokens,
    )
    check(box)
    return box


def load(folder: Path = FOLDER) -> Box:
    """Read every file of the box and check it, or raise BoxError."""
    return read(files_in(folder))


def components(folder: Path = FOLDER) -> dict[str, dict[str, Any]]:
    """What is in the box, by family: how many pieces, and what their facts are taken from."""
    files = files_in(folder)
    read(files)
    pandora = one(files, "units.toml", "pandora").data
    return {
        **{f"cards_{n}": tally(family(files, f"{n}.toml", "cards"), "copies") for n in FACTIONS},
        "cards_bonus": tally(family(files, "bonus.toml", "bonus"), "copies"),
        "sectors": tally(family(files, "station.toml", "sectors")),
        "units": tally(family(files, "units.toml", "factions"), "units"),
        "units_pandora": tally(entries("units.toml", pandora, "units_table"), "count"),
        "tokens": tally(family(files, "units.toml", "tokens"), "count"),
    }


BOX = load()

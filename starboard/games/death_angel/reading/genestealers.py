"""Genestealers and Brood Lords, which way swarms move, and the combat die."""

from __future__ import annotations

from starboard.data.box import BoxError, Entry

from .cards import SIDES, TYPES, BroodLord, Die, StealerType
from .entries import MOST_COPIES, Files, each_once, entries_of, source_of, sources_of


def read_genestealers(data: Files) -> tuple[tuple[StealerType, ...], tuple[BroodLord, ...]]:
    """D-6 The four types, D-105 and the two Brood Lords."""
    types = []
    for entry in each_once(entries_of(data, "genestealers.toml", "type"), TYPES):
        entry.only("id", "count", "name_source", "source")
        count = entry.number("count", 1, MOST_COPIES)
        types.append(StealerType(entry.data["id"], count, *sources_of(entry)))
    lords = []
    for entry in entries_of(data, "genestealers.toml", "brood_lord"):
        entry.only("id", "types", "modifier", "name_source", "source")
        name = str(entry.number("id", 0, 999))
        modifier = entry.number("modifier", -1, -1)
        pair = sorted({*entry.each_of("types", TYPES)})
        if len(pair) != 2:
            raise entry.fault("types", "should be two types")
        lords.append(BroodLord(name, (pair[0], pair[1]), modifier, *sources_of(entry)))
    if len({lord.id for lord in lords}) != 2 or len(lords) != 2:
        raise BoxError("genestealers.toml", "brood_lord", "id", "should be two Brood Lords")
    return tuple(types), tuple(lords)


def read_die(data: Files) -> Die:
    """D-3 The combat die."""
    entry = Entry("game.toml", "die", data["game.toml"].get("die"))
    entry.only("faces", "skulls", "source")
    faces = entry.numbers("faces", 6)
    if max(faces) > 5:
        raise entry.fault("faces", f"should be numbers from 0 to 5, not {list(faces)}")
    skulls = entry.get("skulls", list)
    if any(type(n) is not int or n not in faces for n in skulls):
        raise entry.fault("skulls", f"should be numbers of faces, not {skulls!r}")
    return Die(faces, tuple(n in skulls for n in range(6)), source_of(entry))


def read_ways(data: Files) -> tuple[int, int]:
    """D-94 Which way the small arrows of the marine cards point, by side."""
    entry = Entry("game.toml", "swarm_movement", data["game.toml"].get("swarm_movement"))
    entry.only(*SIDES, "source")
    source_of(entry)
    left, right = (1 - 2 * entry.one_of(side, ("down", "up")) for side in SIDES)
    return left, right

"""The whole box to look through: tiles, boards, cards and pieces, and how each part is known.

Everything is drawn as at the table. What a part prints stands in a field of the data, so that an
owner can put it right in an edition.
"""

from __future__ import annotations

from functools import cache

from starboard import draw
from starboard.data.catalogue import Component, Part, Shelf
from starboard.draw import Node, Words
from starboard.kernel import Message

from .box import CIV_CARDS, COMPONENTS, CORPORATIONS, EVENTS, FOLDER, OBJECTIVES, PLANETS, TILES
from .components import CODES, CORPORATION_IDS, FLUX, OASIS, PLANET_IDS, RESOURCES
from .reading.files import family
from .rules.setup import equip
from .scene.board import corporation_board
from .scene.cards import event_look
from .scene.drawing import ground, tile_card
from .scene.hand import civ_card, objective_card
from .state import Player
from .text import (
    corporation_name,
    corporation_rule,
    corporation_text,
    planet_rule,
    planet_text,
    say,
)

#: Pieces that the rulebook counts, with their signs and rules.
PIECES = {
    "resource_trackers": ("pu-tech", "P-20"), "depot_markers": ("pu-station", "P-22"),
    "rovers": ("pu-rover", "P-100"), "lifepods": ("pu-lifepod", "P-137"),
    "meteorites": ("pu-meteor", "P-133"), "biomass_patches": ("pu-patch", "P-90"),
    "commander_marker": ("pu-commander", "P-28"), "scorepad": ("pu-medal", "P-160"),
}  # fmt: skip


def catalogue() -> tuple[Shelf, ...]:
    """The shelves of the box."""
    return (
        _shelf("tile", "pu-civ", [tile(n) for n in range(len(TILES))]),
        _shelf("planet", "pu-water", [planet(n) for n in range(len(PLANETS))]),
        _shelf("corporation", "pu-tech", [corporation(n) for n in range(len(CORPORATIONS))]),
        _shelf("civ", "pu-civ", [civ(n) for n in range(len(CIV_CARDS))]),
        _shelf("objective", "pu-commander", [objective(n) for n in range(len(OBJECTIVES))]),
        _shelf("event", "pu-meteor", [event(n) for n in range(len(EVENTS))]),
        _shelf("piece", "pu-rover", [piece(name) for name in PIECES]),
    )


def _shelf(name: str, sign: str, components: list[Component]) -> Shelf:
    return Shelf(name, say(f"shelf-{name}"), sign, tuple(components))


@cache
def _sources(file: str, kind: str) -> tuple[str, ...]:
    """Where the entries of a family are known from."""
    return tuple(entry.get("source", str) for entry in family(FOLDER, file, kind))


def _source(file: str, kind: str, number: int) -> str:
    return _sources(file, kind)[number]


def _part(name: str, value: Words, source: str, field: str = "") -> Part:
    own = name in ("terrain", "solo")
    title = say(f"part-{name}") if own else Message("", f"part-{name}")
    return Part(title, value, source, field)


def tile(number: int) -> Component:
    """P-5 A terrain tile."""
    each = TILES[number]
    name = say("tile-words", tile=number)
    picture = Node(f"tile:{each.id}", (0, 0), (76, 76), name, tile_card(each.way[0], 76), (name,))
    source = _source("tiles.toml", "tile", number)
    first, second = (f"@resource-{RESOURCES[kind]}" for kind in each.resources)
    terrain = say("tile-terrain", first=first, second=second, meteor=int(each.meteor))
    parts = (_part("shape", name, source, "cells"), _part("terrain", terrain, source, "resources"))
    return Component(f"tile:{each.id}", picture, parts, 1, "", ("P-5", "P-23"),
                     entry=("tiles.toml", "tile", each.id))  # fmt: skip


def planet(number: int) -> Component:
    """P-330 A planet board; the symmetric front is on all six."""
    name, text = say("planet-name", planet=number), planet_text(number)
    look = (draw.disc(132, 132, 136, fill="s0", edge="accent/50"), *ground(number, 22))
    rule = planet_rule(number)
    picture = Node(
        f"planet:{PLANET_IDS[number]}", (0, 0), (264, 264), name, look, (name, text), rule
    )
    source = _source("planets.toml", "planet", number)
    parts = (
        _part("name", name, "rulebook", "id"), _part("board", text, source, "grid"),
        _part("numbers", say("medals-of-lines"), source, "row_medals"),
    )  # fmt: skip
    return Component(f"planet:{PLANET_IDS[number]}", picture, parts,
                     COMPONENTS["planet_boards"]["count"] if number == 0 else 1, "", (rule,),
                     entry=("planets.toml", "planet", PLANET_IDS[number]))  # fmt: skip


def corporation(number: int) -> Component:
    """P-230 A corporation board as it lies at the start."""
    p = Player(seat=0)
    p.corporation = number
    equip(p)
    board = corporation_board(p, (0, 0), (46, 34))[0]
    source = _source("corporations.toml", "corporation", number)
    told = "public" if number == FLUX else "rulebook"
    rules = tuple(dict.fromkeys((corporation_rule(number), *CORPORATIONS[number].rules)))
    parts = [
        _part("name", corporation_name(number), "rulebook", "id"),
        _part("effect", corporation_text(number), told),
        _part("board", say("corporation-tracks"), source, "tracks"),
    ]
    for n in range(len(CORPORATIONS[number].levels)):
        words = say(f"technology-{CORPORATION_IDS[number]}-{n + 1}")
        parts.append(_part("effect", words, told, "technology"))
    notes: tuple[Message, ...] = (say("note-flux"),) if number == FLUX else ()
    notes += (say("note-oasis-water"),) if number == OASIS else ()
    copies = COMPONENTS["corporation_boards"]["count"] if number == 0 else 1
    return Component(f"corporation:{CORPORATION_IDS[number]}", board, tuple(parts),
                     0 if number == FLUX else copies, "", rules, notes,
                     ("corporations.toml", "corporation", CORPORATION_IDS[number]))  # fmt: skip


def civ(number: int) -> Component:
    """P-80 A civ card."""
    card = CIV_CARDS[number]
    source = _source("civ_cards.toml", "card", number)
    parts = (
        _part("name", say(f"card-{number + 1}"), source),
        _part("effect", say(f"card-{number + 1}.text"), source, "effect"),
        _part("numbers", say(f"rank-{card.rank}"), source, "rank"),
    )
    notes = (say("note-own-translation"),)
    return Component(f"civ:{card.id}", civ_card(number, own=False), parts, 1, "", ("P-80", "P-83"),
                     notes, ("civ_cards.toml", "card", card.id))  # fmt: skip


def objective(number: int) -> Component:
    """P-170, P-177 An objective card with both sides."""
    card = OBJECTIVES[number]
    source = _source("objectives.toml", "objective", number)
    parts = (
        _part("name", say(f"objective-{number + 1}"), source),
        _part("effect", say(f"objective-{number + 1}.text"), source, "neighbour"),
        _part("back", say(f"goal-{number + 1}.text"), source, "personal"),
    )
    notes = (say("note-own-translation"),)
    return Component(f"objective:{card.id}", objective_card(number, "objective"), parts, 1, "",
                     ("P-170", "P-177"), notes,
                     ("objectives.toml", "objective", card.id))  # fmt: skip


def event(number: int) -> Component:
    """P-191 An event card; its title is ours."""
    card = EVENTS[number]
    source = _source("events.toml", "event", number)
    title, text = say(f"event-card-{number + 1}"), say(f"event-card-{number + 1}.text")
    note = Message("", "source-note-reconstructed")
    picture = Node(f"event:{card.id}", (0, 0), (190, 68), title, event_look(number, 190),
                   (title, text, note), "P-191")  # fmt: skip
    parts = [
        _part("name", title, "reconstructed"), _part("effect", text, source, "effect"),
        _part("numbers", say(f"code-{CODES[card.code]}"), source, "colour"),
    ]  # fmt: skip
    if card.solo:
        parts.append(_part("solo", say("solo-only"), source, "solo_only"))
    return Component(f"event:{card.id}", picture, tuple(parts), 1, card.id, ("P-191", "P-199"),
                     entry=("events.toml", "event", card.id))  # fmt: skip


def piece(name: str) -> Component:
    """P-15, P-16 Markers and tokens: the rulebook says how many."""
    sign, rule = PIECES[name]
    title = say(f"piece-{name}")
    look = (draw.box(0, 0, 60, 60, r=8, fill="s1", edge="line"), draw.icon(sign, 14, 14, 32, "ink"))
    picture = Node(f"piece:{name}", (0, 0), (60, 60), title, look, (title,), rule)
    count = COMPONENTS[name]["count"]
    part = _part("copies", count, "rulebook", name)
    return Component(f"piece:{name}", picture, (part,), count, "", ("P-15", "P-16", rule),
                     entry=("modes.toml", "components", ""))  # fmt: skip

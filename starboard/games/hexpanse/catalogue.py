"""The whole box to look through: every card, tile, board and token as drawn in play, and where each
part of it is known from."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starboard import draw as look
from starboard.data.catalogue import Component, Part, Shelf
from starboard.draw import Node, Shape, Words
from starboard.kernel import Message

from .box import (
    ALLIES,
    BOARDS,
    CARDS,
    ELITE,
    FACTIONS,
    FIRST_ACTION,
    FIRST_ALLY,
    FIRST_MERCENARY,
    LEADER,
    MISSIONS,
    NORMAL,
    START_LIFE,
    TOKENS,
)
from .reading.components import Board, Effect, Origin, Token
from .scene.drawing import board_drawing, card_face, unit_token
from .scene.inspector import (
    ally_text,
    card_words,
    effect_text,
    faction_text,
    mission_shape,
    source_note,
)
from .scene.panels import ally_card, faction_card, mission_card
from .text import effect_facts, say

WIDE = 250.0

#: The rules that tell how an effect works.
EFFECT_RULES: dict[str, tuple[str, ...]] = {
    "formation": ("H-79", "H-80", "H-81"), "place_onto": ("H-87", "H-135"),
    "attack_then_place": ("H-88", "H-136"), "attack_area": ("H-94", "H-111"),
    "swap": ("H-103", "H-104"), "gain_hexilum": ("H-106",), "steal_hexilum": ("H-100",),
    "lose_hexilum": ("H-97",), "raise_income": ("H-107",), "attack_mothership": ("H-92",),
    "damage_leader": ("H-95",), "heal_leader": ("H-91",), "hospital_to_mothership": ("H-89",),
    "hospital_to_board": ("H-90",), "destroy_action_card": ("H-96",),
    "steal_action_card": ("H-99",), "steal_mercenary_card": ("H-98",), "extra_market": ("H-68",),
    "interpose": ("H-110",), "zombie": ("H-102",),
}  # fmt: skip


def catalogue() -> tuple[Shelf, ...]:
    """All shelves."""
    return (
        shelf("mercenary", "hx-mercenary", mercenary, range(FIRST_ACTION)),
        shelf("action", "ui-card", action, range(FIRST_ACTION, len(CARDS))),
        shelf("mission", "hx-mission", mission, range(len(MISSIONS))),
        shelf("ally", "hx-ally", ally, range(len(ALLIES))),
        shelf("faction", "hx-leader", faction, range(len(FACTIONS))),
        shelf("board", "hx-mine", board, range(len(BOARDS))),
        shelf("token", "hx-unit", token, range(len(TOKENS))),
    )


def shelf(id: str, sign: str, make: Callable[[int], Component], numbers: Iterable[int]) -> Shelf:
    """All components of one kind."""
    return Shelf(id, say(f"shelf-{id}"), sign, tuple(make(number) for number in numbers))


def part(origin: Origin, name: str, value: Words, field: str = "") -> Part:
    """One printed part; a name that all games know, or one of our own."""
    return Part(say(f"part-{name}"), value, origin.source(name), field)


def entry(origin: Origin) -> tuple[str, str, str]:
    """Where the data of it stands."""
    return origin.file, origin.family, origin.id


def rules_of(effects: Iterable[Effect]) -> tuple[str, ...]:
    """The rules behind some effects, each once."""
    return tuple(dict.fromkeys(rule for each in effects for rule in EFFECT_RULES[each.kind]))


def shapes_of(origin: Origin, effects: Iterable[Effect], field: str) -> list[Part]:
    """H-80 The formations among some effects."""
    return [
        part(origin, "shape", say("effect-cells", **effect_facts(effect)), field)
        for effect in effects
        if effect.kind == "formation"
    ]


# ---- cards ------------------------------------------------------------------------------------


def card_picture(key: str, card: int) -> Node:
    """A card as it lies in the market."""
    size = (WIDE, 126.0)
    name = say("node-card", card=card, cost=CARDS[card].cost)
    return Node(key, (0, 0), size, name, tuple(card_face(card, *size)), card_words(card), "H-69")


def mercenary(card: int) -> Component:
    """H-71 A mercenary card."""
    face = CARDS[card]
    origin, key = face.origin, f"mercenary:{face.id}"
    parts = [
        part(origin, "name", say(f"card-{face.id}")),
        part(origin, "code", face.code, "code"),
        part(origin, "effect", effect_text(face.options[0]), "effects"),
        *shapes_of(origin, face.options, "effects"),
        part(origin, "price", say("part-hexilum", cost=face.cost), "cost"),
        part(origin, "tokens", face.tokens, "tokens"),
        part(origin, "copies", face.copies, "copies"),
    ]
    again = ("H-72",) if face.reactivatable else ()
    rules = ("H-37", "H-71", *again, *rules_of(face.options))
    return Component(
        key, card_picture(key, card), tuple(parts), face.copies, face.code, rules,
        entry=entry(origin),
    )  # fmt: skip


def action(card: int) -> Component:
    """H-70 An action card; which two options share a card was read from a broken page."""
    face = CARDS[card]
    origin, key = face.origin, f"action:{face.id}"
    parts = [
        part(origin, "name", say(f"card-{face.id}")),
        part(origin, "code", face.code, "code"),
        *(part(origin, "effect", effect_text(effect), "option") for effect in face.options),
        *shapes_of(origin, face.options, "option"),
        part(origin, "pairing", say("part-pairing.text"), "option"),
        part(origin, "price", say("part-hexilum", cost=face.cost), "cost"),
        part(origin, "copies", face.copies, "copies"),
    ]
    notes = (say("note-large", count=face.copies_large),)
    return Component(
        key, card_picture(key, card), tuple(parts), face.copies, face.code,
        ("H-70", *rules_of(face.options)), notes if face.copies_large != face.copies else (),
        entry(origin),
    )  # fmt: skip


def mission(number: int) -> Component:
    """H-112 A mission card."""
    card = MISSIONS[number]
    origin = card.origin
    parts = (
        part(origin, "name", say(f"mission-{card.id}")),
        part(origin, "code", card.code, "code"),
        part(origin, "size", len(card.cells), "cells"),
        part(origin, "shape", mission_shape(number), "cells"),
    )
    picture = mission_card(number, (0, 0, WIDE))
    return Component(
        f"mission:{card.id}", picture, parts, 1, card.code, ("H-22", "H-112", "H-114"),
        entry=entry(origin),
    )  # fmt: skip


# ---- factions ---------------------------------------------------------------------------------


def ally(number: int) -> Component:
    """H-109 An allied tile."""
    tile = ALLIES[number]
    origin = tile.origin
    parts = [
        part(origin, "name", say(f"ally-{tile.id}")),
        part(origin, "code", tile.code, "code"),
        part(origin, "effect", ally_text(number), "effects"),
        *shapes_of(origin, [tile.effect], "effects"),
        part(origin, "units", tile.units, "units"),
    ]
    rules = ("H-34", "H-109", *(("H-101",) if tile.trigger == "sacrifice" else ()))
    return Component(
        f"ally:{tile.id}", ally_card(number, (0, 0, WIDE)), tuple(parts), 1, tile.code,
        (*rules, *rules_of([tile.effect])), entry=entry(origin),
    )  # fmt: skip


def faction(number: int) -> Component:
    """H-6 A faction board."""
    face = FACTIONS[number]
    origin = face.origin
    parts = [
        part(origin, "name", say(f"faction-{face.id}")),
        part(origin, "leader", say(f"leader-{face.id}")),
        part(origin, "effect", faction_text(number), "effects"),
        *shapes_of(origin, [face.effect], "effects"),
        part(origin, "life", START_LIFE),
    ]
    notes = (say("note-aliens"),) if face.alien else ()
    return Component(
        f"faction:{face.id}", faction_card(number, (0, 0, WIDE)), tuple(parts), 1, "",
        ("H-6", "H-39", "H-62", *rules_of([face.effect])), notes, entry(origin),
    )  # fmt: skip


# ---- boards and tokens ------------------------------------------------------------------------


def board(number: int) -> Component:
    """H-25 A board."""
    face = BOARDS[number]
    origin, key = face.origin, f"board:{face.id}"
    name = say(f"board-{face.id}")
    areas, mines = face.areas.bit_count(), face.mines.bit_count()
    told = say("part-areas", areas=areas, mines=mines)
    words = (name, told, say("board-use", **uses(face)), *source_note(origin))
    size = (WIDE, WIDE)
    picture = Node(key, (0, 0), size, name, tuple(board_drawing(face, *size)), words, "H-25")
    parts = (
        part(origin, "name", name),
        part(origin, "use", say("board-use", **uses(face)), "players"),
        part(origin, "board", told, "rows"),
    )
    rules = ("H-25", "H-26", "H-28", "H-124")
    return Component(key, picture, parts, rules=rules, entry=entry(origin))


def uses(face: Board) -> dict[str, list[int]]:
    """The numbers of factions that play there."""
    alone = sorted({*face.players, *face.without_ring})
    return {"players": alone, "teams": sorted({*face.team, *face.team_large})}


def token(number: int) -> Component:
    """H-69 A kind of token, or another piece that is only counted."""
    piece = TOKENS[number]
    origin, key = piece.origin, f"token:{piece.id}"
    name = say(f"token-{piece.id}")
    copies = piece.count * (len(FACTIONS) if piece.each else 1)
    counted = say("part-each" if piece.each else "part-in-all", count=piece.count)
    words = (name, counted, *token_notes(piece), *source_note(origin))
    picture = Node(key, (0, 0), (72, 72), name, tuple(token_drawing(piece)), words, "H-69")
    parts = (part(origin, "name", name), part(origin, "copies", counted, "count"))
    notes = token_notes(piece)
    return Component(
        key, picture, parts, copies, rules=TOKEN_RULES.get(piece.id, ("H-69",)), notes=notes,
        entry=entry(origin),
    )  # fmt: skip


TOKEN_RULES = {
    "normal_unit": ("H-32",), "elite_unit": ("H-33",), "leader_token": ("H-39",),
    "leader_die": ("H-39", "H-41"), "marker": ("H-19",), "frame": ("H-24",),
    "allied_tile": ("H-34",), "allied_token": ("H-34", "H-109"), "mercenary_token": ("H-37",),
    "mercenary_card": ("H-71",), "action_card": ("H-70",), "mission_card": ("H-22",),
    "faction_board": ("H-3", "H-19"),
}  # fmt: skip
TOKEN_SIGNS = {
    "faction_board": "hx-mothership", "marker": "hx-hexilum", "frame": "hx-mercenary",
    "allied_tile": "hx-ally", "mercenary_card": "hx-mercenary", "action_card": "ui-card",
    "mission_card": "hx-mission",
}  # fmt: skip
TOKEN_KINDS = {
    "normal_unit": NORMAL, "elite_unit": ELITE, "leader_token": LEADER,
    "allied_token": FIRST_ALLY, "mercenary_token": FIRST_MERCENARY,
}  # fmt: skip


def token_notes(piece: Token) -> tuple[Message, ...]:
    """H-109 What is doubtful about a number."""
    return (say("note-allied-tokens"),) if piece.id == "allied_token" else ()


def token_drawing(piece: Token) -> list[Shape]:
    """A token as it stands on the board, or the sign of a piece."""
    if piece.id in TOKEN_KINDS:
        return unit_token(36, 36, 32, 0, TOKEN_KINDS[piece.id], START_LIFE)
    if piece.id == "leader_die":
        return [*look.die(16, 16, 40, START_LIFE)]
    return [*look.token(36, 36, TOKEN_SIGNS[piece.id], r=26)]

"""The whole box to look through: cards, boards, units, tokens, and how each part is known.

Everything is drawn as at the table. What a part prints is a field of the data, so that an owner
can put it right in an edition.
"""

from __future__ import annotations

from starboard import draw
from starboard.data.box import SOURCES
from starboard.data.catalogue import Component, Part, Shelf
from starboard.draw import Node, Shape
from starboard.kernel import Message

from .box import BOX
from .components import (
    BONUS_SLOT,
    CARD,
    COLOURS,
    FACTIONS,
    LIFE_MAX,
    PANDORA,
    PENDING_OF,
    SECTORS,
    SLOTS,
    SLOTS_OF,
    UNIT_KIND,
    UNIT_KINDS,
)
from .reading.effects import EFFECTS
from .reading.schema import Kind, Sector, Token, UnitKind
from .scene import action_node, passages_of
from .scene import looks as look
from .scene.cards_and_units import card_words, unit_words
from .scene.looks import CARD_H, CARD_W, ROOM, SECTOR_H, SECTOR_W, SIGNS, Plan
from .text import card_word, place_word, room_word, say, source_note, text_of, unit_kind_word

#: Doubts about single cards.
NOTES = {
    "marines.barricade": "note-barricade",
    "aliens.assault": "note-tuned",
    "aliens.vent_shortcut": "note-tuned",
    "aliens.lurking": "note-tuned",
}
#: By how Reproduction treats a card: the rule that says so.
COPY_RULES = {"multiply": "T-94", "once": "T-95", "special": "T-96", "never": "T-93"}
TOKEN_SIGNS = {
    "upgrade": "th-upgrade", "malfunction": "th-malfunction", "end_of_game": "ui-clock",
    "alliance": "ui-link", "faction_marker": "g-life", "fire": "th-fire",
    "deactivation": "ui-verify", "defence_system": "ui-warning", "clamp": "th-clamp",
    "camera": "th-camera", "tentacles": "th-tentacles", "parasite": "th-parasite",
    "lesser_alien": "th-alien", "creeper": "th-tentacles", "lurking": "ui-eye",
    "invisibility": "th-invisible",
}  # fmt: skip
TOKEN_RULES = {
    "upgrade": "T-74", "malfunction": "T-62", "end_of_game": "T-78", "alliance": "T-120",
    "faction_marker": "T-2", "fire": "T-15", "deactivation": "T-102", "defence_system": "T-15",
    "clamp": "T-110", "camera": "T-112", "tentacles": "T-15", "parasite": "T-108",
    "lesser_alien": "T-107", "creeper": "T-111", "lurking": "T-15", "invisibility": "T-104",
}  # fmt: skip


def catalogue() -> tuple[Shelf, ...]:
    """The shelves: four factions' cards, bonus cards, boards, units, tokens."""
    shelves = [
        shelf(name, SIGNS[number], [card(k) for k in BOX.kinds if k.faction == number])
        for number, name in enumerate(FACTIONS[:PANDORA])
    ]
    bonus = [card(kind) for kind in BOX.kinds if kind.faction < 0]
    boards = [board(n, sector) for n, sector in enumerate(SECTORS)]
    tokens = [token(each) for each in BOX.tokens.values()]
    return (
        *shelves,
        shelf("bonus", "th-bonus", [*bonus, help_card()]),
        shelf("board", "ui-fit", [*boards, track_board()]),
        shelf("unit", "g-move", [unit(n, kind) for n, kind in enumerate(UNIT_KINDS)]),
        shelf("token", "th-upgrade", [*tokens, *pandora_tokens()]),
    )


def shelf(name: str, sign: str, components: list[Component]) -> Shelf:
    """All components of one kind."""
    return Shelf(name, say(f"shelf-{name}"), sign, tuple(components))


def part(name: str, value: Message | str | int, source: str, field: str = "") -> Part:
    """A printed part."""
    return Part(Message("theseus", f"part-{name}"), value, source, field)


def yes_or_no(value: bool) -> Message:
    """A flag in words."""
    return say("value-yes" if value else "value-no")


# ---- cards -----------------------------------------------------------------------------------


def card(kind: Kind) -> Component:
    """A card with everything that is printed on it."""
    number = CARD[kind.id]
    family = "cards" if kind.faction >= 0 else "bonus"
    file, name = kind.id.split(".")
    words = card_words(number)
    picture = Node(
        f"card:{number}", (0, 0), (CARD_W, CARD_H), words[0],
        look.card_look(number, kind.amount), words, kind.rule,
    )  # fmt: skip
    notes = [say("note-bonus")] if kind.faction < 0 else []
    notes += [say(NOTES[kind.id])] if kind.id in NOTES else []
    copying = (COPY_RULES[kind.copying],) if kind.faction >= 0 else ("T-86", "T-90")
    return Component(
        f"{file}:{name}", picture, card_parts(kind), kind.copies,
        rules=tuple(dict.fromkeys((kind.rule, *copying))), notes=tuple(notes),
        entry=(kind.file, family, kind.id),
    )  # fmt: skip


def card_parts(kind: Kind) -> tuple[Part, ...]:
    """Name, type, effect and numbers, each with the source of its own."""
    of, effect = kind.source_of, kind.source_of("effect")
    parts = [
        part("name", say(card_word(CARD[kind.id])), of("name")),
        part("type", say(f"type-{kind.type}"), of("type"), "type"),
        part("effect", next(w for w in text_of(kind) if w.key != "says-dormant"), effect, "effect"),
        part("trigger", say(f"trigger-{kind.trigger.replace('_', '-')}"), of("trigger"), "trigger"),
    ]
    if EFFECTS[kind.effect].numbered:
        parts.append(part("numbers", kind.amount, kind.origin.get("amount", effect), "amount"))
    if kind.faction >= 0:
        tokens = kind.origin.get("upgradeable", effect)
        copied = kind.origin.get("reproduction", "rulebook")
        parts += [
            part("upgradeable", yes_or_no(kind.upgradeable), tokens, "upgradeable"),
            part("one-shot", yes_or_no(kind.one_shot), effect, "one_shot"),
            part("reproduction", say(f"copying-{kind.copying}"), copied, "reproduction"),
            part("level", kind.level, of("level"), "level"),
        ]
    return (*parts, part("copies", kind.copies, of("copies"), "copies"))


def help_card() -> Component:
    """The one card that is not played with."""
    name = say("card-help")
    shapes = (
        draw.card(CARD_W, CARD_H, "c-gold"),
        draw.icon("ui-help", CARD_W / 2 - 13, 23, 26, "ink"),
        draw.text(CARD_W / 2, 62, name, 10.5, font="card", anchor="middle", wrap=CARD_W - 6),
    )
    picture = Node("card:help", (0, 0), (CARD_W, CARD_H), name, shapes, (name, say("says-help")))
    parts = (part("name", name, "public"), part("copies", BOX.help_cards, "public", "count"))
    return Component(
        "bonus:help", picture, parts, BOX.help_cards, entry=("bonus.toml", "help_card", "")
    )


# ---- boards ----------------------------------------------------------------------------------

ALONE = Plan((SECTOR_W, SECTOR_H), ((0.0, 0.0),), (0, 0), (0, 0))


def board(number: int, sector: Sector) -> Component:
    """A sector board with its rooms, passages and slots."""
    name = say(look.sector_key(number))
    kids = [action_node(number, 0, 0)]
    for letter in range(4):
        room = 4 * number + letter
        at, words = look.room_place(ALONE, 0, letter), (say(room_word(room)), passages_of(room))
        kids.append(
            Node(f"room:{room}", at, (ROOM, ROOM), words[0], look.room_look(), words, "T-14")
        )
    for slot in (*SLOTS_OF[number], *PENDING_OF[number]):
        pending = slot >= SLOTS
        looks = look.slot_look(pending=pending, bonus=not pending and BONUS_SLOT[slot])
        at, label = look.slot_place(ALONE, 0, slot, number), say(place_word(slot))
        kids.append(Node(f"slot:{slot}", at, (CARD_W, CARD_H), label, looks, (label,)))
    parts = board_parts(number, sector)
    weakest = max((p.source for p in parts), key=SOURCES.index)
    picture = Node(
        f"sector:{number}", (0, 0), (SECTOR_W, SECTOR_H), name,
        look.sector_look(number, lit=False), (name, *source_note(weakest)), "T-12",
        tuple(kids),
    )  # fmt: skip
    return Component(
        f"board:{sector.id}", picture, parts, rules=("T-12", "T-14", "T-60"),
        notes=(say("note-board"),), entry=("station.toml", "sectors", sector.id),
    )  # fmt: skip


def board_parts(number: int, sector: Sector) -> tuple[Part, ...]:
    """Action, passages and slots."""
    of = sector.origin.get
    bonus = sum(slot[2] for slot in sector.slots)
    action = say(f"action-{sector.action.replace('_', '-')}")
    return (
        part("name", say(look.sector_key(number)), of("name", sector.source)),
        part("action", action, of("action", sector.source), "action"),
        part("passages", ", ".join(sector.passages), of("passages", sector.source), "passages"),
        part("slots", say("value-slots", count=len(sector.slots), bonus=bonus),
             of("installed", sector.source), "installed"),
        part("pending", sector.pending, of("pending", sector.source), "pending"),
    )  # fmt: skip


def track_board() -> Component:
    """T-2, T-54, T-78 The board in the middle: two tracks, the countdown and space."""
    name = say("board-tracks")
    shapes = (
        *look.track_look(say("part-life"), LIFE_MAX, "c-gold", "g-life", 356),
        *(_lowered(shape, 30) for shape in
          look.track_look(say("part-data"), 0, "c-purple", "th-data", 356)),
    )  # fmt: skip
    picture = Node("board:tracks", (0, 0), (362, 60), name, shapes, (name,), "T-2")
    limits = BOX.limits
    parts = (
        part("name", name, "rulebook"),
        part("life", limits["life_max"], "rulebook", "life_max"),
        part("data", limits["data_win"], "rulebook", "data_win"),
        part("countdown", len(BOX.countdown) - 1, "rulebook", "countdown"),
        part("space", limits["space_fields"], "rulebook", "space_fields"),
    )
    return Component(
        "board:tracks", picture, parts, rules=("T-2", "T-54", "T-78"),
        entry=("limits.toml", "limits", ""),
    )  # fmt: skip


def _lowered(shape: Shape, by: float) -> Shape:
    """The same shape further down."""
    return {**shape, "y": shape["y"] + by}


# ---- units and tokens ------------------------------------------------------------------------


def unit(number: int, kind: UnitKind) -> Component:
    """A unit: its basic side, and the advanced one beside it."""
    first, name = UNIT_KIND.index(number), say(unit_kind_word(kind.id))
    sides = (0, 1) if kind.upgradeable else (0,)
    kids = tuple(
        Node(f"side:{side}", ((ROOM + 10.0) * side, 0), (ROOM, ROOM), say("unit-side", side=side),
             look.unit_look(first, advanced=bool(side), marks=()),
             (say("unit-side", side=side), *unit_words(first, side)), "T-9")
        for side in sides
    )  # fmt: skip
    words = (name, *(word for kid in kids for word in kid.words), *source_note(kind.source))
    size = ((ROOM + 10) * len(sides) - 10, ROOM)
    rule = "T-134" if kind.faction == PANDORA else "T-10" if kind.id == "lesser" else "T-9"
    picture = Node(f"unit:{first}", (0, 0), size, name, (), words, rule, kids)
    own = kind.faction == PANDORA  # whose units are a table inside her entry
    parts = [part("name", name, "rulebook")]
    parts += [
        part(what, unit_words(first, side)[0], kind.source, "units_table" if own else what)
        for side, what in zip(sides, ("basic", "advanced"), strict=False)
    ]
    parts.append(part("copies", kind.count, "rulebook", "units_table" if own else ""))
    entry = (
        ("units.toml", "pandora", "") if own else ("units.toml", "factions", FACTIONS[kind.faction])
    )
    return Component(
        f"unit:{kind.id}", picture, tuple(parts), kind.count, rules=(rule,), entry=entry
    )


def token(each: Token) -> Component:
    """A kind of token."""
    colour = COLOURS[each.faction] if each.faction >= 0 else "c-gold"
    name = say(f"token-{each.id.replace('_', '-')}")
    words = [name] + ([say("card-of", faction=each.faction)] if each.faction >= 0 else [])
    rule = TOKEN_RULES[each.id]
    shapes = draw.token(18, 18, TOKEN_SIGNS[each.id], colour=colour, r=16)
    picture = Node(f"token:{each.id}", (0, 0), (36, 36), name, shapes, tuple(words), rule)
    parts = (part("name", name, each.source), part("copies", each.count, each.source, "count"))
    return Component(
        f"token:{each.id}", picture, parts, each.count, rules=(rule,),
        entry=("units.toml", "tokens", each.id),
    )  # fmt: skip


def pandora_tokens() -> list[Component]:
    """T-2, T-130 Pandora's own marker and the token that makes a sector hers."""
    found = []
    for name, rule in (("pandora-sector", "T-130"), ("pandora-marker", "T-2")):
        label = say(f"token-{name}")
        shapes = draw.token(18, 18, SIGNS[PANDORA], colour=COLOURS[PANDORA], r=16)
        words = (label, say("card-of", faction=PANDORA))
        picture = Node(f"token:{name}", (0, 0), (36, 36), label, shapes, words, rule)
        parts = (part("name", label, "rulebook"), part("copies", 1, "rulebook"))
        found.append(
            Component(f"token:{name}", picture, parts, rules=(rule,),
                      entry=("units.toml", "pandora", ""))
        )  # fmt: skip
    return found

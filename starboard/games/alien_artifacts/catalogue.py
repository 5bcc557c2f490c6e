"""The whole box to look through: every card as drawn in play, what it says, and its source."""

from __future__ import annotations

from collections.abc import Mapping

from starboard import draw
from starboard.data.catalogue import Component, Part, Shelf
from starboard.draw import Node
from starboard.kernel import Message

from .box import ARTIFACTS, BOX, CARDS, FACTIONS, PLANS, RESOURCES, SYSTEMS
from .reading.cards import DOUBTS, Table
from .reading.effects import PLANET, ROWS, SHIP, TECHNOLOGY, TYPES
from .scene.cards import card_look, inspector, measured, resource_node, side_words
from .scene.effect_words import (
    ability_text,
    artifact_text,
    card_text,
    end_text,
    paragraph,
    setup_text,
    table_rows,
    window_text,
)
from .scene.layout import HAND_SIZE
from .scene.result_tables import table_look
from .scene.sources import card_sources, note
from .state import BASIC_PLAN
from .text import say

CARD_SIZE = (118.0, 138.0)
TABLE_SIZE = (370.0, 84.0)
FACTION_SIZE = (286.0, 144.0)
#: What lies in the box besides the cards, with its icon.
THINGS = {
    "player_aid": "ui-help",
    "score_board": "g-vp",
    "first_player_marker": "g-first",
    "round_marker": "g-round",
    "blockade_token": "aa-blockade",
    "wooden_marker": "ui-person",
}


def catalogue() -> tuple[Shelf, ...]:
    """All shelves."""
    return (
        *(shelf(name, sign, [card_entry(c) for c, card in enumerate(CARDS) if card.row == row])
          for row, (name, sign) in enumerate(zip(ROWS, ("aa-ship", "aa-technology", "aa-planet"),
                                                 strict=True))),
        shelf("resource", "ui-card", [resource_entry(card) for card in range(len(RESOURCES))]),
        shelf("artifact", "aa-artifact", [artifact_entry(a) for a in range(len(ARTIFACTS))]),
        shelf("system", "aa-alien", [system_entry(n) for n in range(len(SYSTEMS))]),
        shelf("plan", "aa-defence", [plan_entry(n) for n in range(len(PLANS))]),
        shelf("faction", "ui-players", [faction_entry(n) for n in range(len(FACTIONS))]),
        shelf("thing", "ui-deck", [thing_entry(*c) for c in BOX.components if c[0] in THINGS]),
    )  # fmt: skip


def shelf(name: str, sign: str, components: list[Component]) -> Shelf:
    """A shelf with its name."""
    return Shelf(name, say(f"shelf-{name}"), sign, tuple(components))


def part(name: str, value: Message | int, source: str, field: str = "") -> Part:
    """One printed part; the names of common parts are common words."""
    own = name in OWN_PARTS
    return Part(Message("alien_artifacts" if own else "", f"part-{name}"), value, source, field)


OWN_PARTS = ("type", "keyword", "table", "setup", "ability", "end", "window", "halves")


def card_entry(card: int) -> Component:
    """Both sides of a card, side by side."""
    facts, row = CARDS[card], CARDS[card].row
    sources, name = card_sources(card), say("node-card", card=card)
    w, h = CARD_SIZE
    sides = tuple(
        Node(f"side:{side}", (side * (w + 8), 0), CARD_SIZE, say(f"side-{side}"),
             card_look(card, w, h, side))
        for side in (0, 1)
    )  # fmt: skip
    picture = Node(f"card:{card}", (0, 0), (2 * w + 8, h), name, (), inspector(card, None), "A-6",
                   sides)  # fmt: skip
    kind = say(f"type-{TYPES[facts.type]}")
    parts = [part("name", name, sources["name"], "id"),
             part("type", kind, sources["type"], "type")]  # fmt: skip
    if row == TECHNOLOGY:
        parts += [
            part("keyword", say(f"keyword-{facts.keyword}"), sources["keyword"], "keyword"),
            part("effect", card_text(card), sources["effect"], "logistic_effects"),
            part("table", table_of(card), sources["table"], "columns"),
        ]
    else:
        back = side_words(card, 1)
        value = say("named", name=back[0], text=back[1]) if row == SHIP else back[0]
        parts += [
            part("effect", card_text(card), sources["effect"]),
            part("back", value, sources["back"], "class" if row == SHIP else ""),
        ]
    file = ("ships.toml", "technologies.toml", "planets.toml")[row]
    rule = {SHIP: "A-106", TECHNOLOGY: "A-102", PLANET: "A-86"}[row]
    return Component(f"{ROWS[row]}:{facts.id}", picture, tuple(parts), rules=("A-6", rule),
                     entry=(file, ROWS[row], facts.id))  # fmt: skip


def table_of(card: int) -> Message:
    """The scoring table of a technology in words."""
    return paragraph(
        [say("stop", text=each) for each in (measured(card), *side_words(card, 1)[1:])]
    )


def resource_entry(card: int) -> Component:
    """A Resource card."""
    facts = RESOURCES[card]
    node = resource_node(card, (0, 0), HAND_SIZE)
    shown = [say("half-named", half=half, type=half_facts.icon) for half, half_facts in
             ((2 * card, facts.top), (2 * card + 1, facts.bottom))]  # fmt: skip
    source = facts.sources[""]
    parts = (
        part("halves", say("list", list=shown), source, "top"),
        part("numbers", facts.number, source, "number"),
    )
    return Component(f"resource:{facts.id}", with_note(node, facts.sources), parts,
                     rules=("A-29",), entry=("resources.toml", "resource", facts.id))  # fmt: skip


def with_note(node: Node, sources: Mapping[str, str]) -> Node:
    """The same with the line that says whose card it is."""
    return Node(node.key, node.at, node.size, node.name, node.look, (*node.words, *note(sources)),
                node.rule, node.kids)  # fmt: skip


def artifact_entry(artifact: int) -> Component:
    """An Alien Artifact."""
    facts, (w, h) = ARTIFACTS[artifact], CARD_SIZE
    name, text = say(f"artifact-{facts.id}"), artifact_text(artifact)
    look = (
        draw.box(0, 0, w, h, cut=8, fill="accent/20>s2", edge="accent", width=1.5),
        draw.icon("aa-artifact", w / 2 - 16, 28, 32, "accent"),
        draw.text(8, 18, name, 13, font="card", weight=700, wrap=w - 14, lines=1),
        draw.text(8, 78, text, 13, font="card", weight=500, wrap=w - 14, high=h - 68),
    )
    words = (name, text, window_text(artifact), *note(facts.sources))
    parts = (
        part("name", name, facts.sources["name"], "id"),
        part("effect", text, facts.sources["effect"], "effects"),
        part("window", window_text(artifact), facts.sources["effect"], "when"),
    )
    picture = Node(f"artifact:{artifact}", (0, 0), CARD_SIZE, name, look, words, "A-140")
    return Component(f"artifact:{facts.id}", picture, parts, rules=("A-139", "A-141"),
                     entry=("artifacts.toml", "artifact", facts.id))  # fmt: skip


def table_picture(key: str, name: Message, sign: str, table: Table, rule: str) -> Node:
    """A table of results, as it lies beside the decks."""
    w, h = TABLE_SIZE
    look = (
        draw.box(0, 0, w, h, cut=10, fill="accent/18>s2", edge="accent", width=1.5),
        draw.icon(sign, 10, 12, 26, "accent"),
        draw.text(42, 26, name, 15, weight=700, wrap=84, lines=2),
        *table_look(table, 130, 6, w - 138, h - 12),
    )
    costs = (say("plan-price", credits=table.cost),) if table.cost else ()
    words = (name, *costs, *table_rows(table), *note(table.sources))
    return Node(key, (0, 0), TABLE_SIZE, name, look, words, rule)


def doubts(which: tuple[int, ...]) -> tuple[Message, ...]:
    """Open questions about a card."""
    return tuple(say(f"doubt-{DOUBTS[doubt]}") for doubt in which)


def system_entry(n: int) -> Component:
    """An Alien System."""
    table = SYSTEMS[n]
    name = say(f"system-{table.id}")
    parts = (
        part("name", name, table.sources["name"], "id"),
        part("table", paragraph(table_rows(table)), table.sources[""], "row_1"),
    )
    picture = table_picture(f"system:{n}", name, "aa-alien", table, "A-114")
    return Component(f"system:{table.id}", picture, parts, rules=("A-18", "A-114"),
                     notes=doubts(table.doubts),
                     entry=("alien_systems.toml", "alien_system", table.id))  # fmt: skip


def plan_entry(n: int) -> Component:
    """A Defence Plan; the first one is the Basic Plan."""
    table = PLANS[n]
    name = say(f"plan-{table.id}")
    source = table.sources[""]
    parts = [
        part("name", name, table.sources["name"], "id"),
        part("price", say("gain-credits", amount=table.cost), source, "cost"),
        part("table", paragraph(table_rows(table)), source, "row_1"),
    ]
    picture = table_picture(f"plan:{n}", name, "aa-defence", table, "A-111")
    always = (say("plan-always"),) if n == BASIC_PLAN else ()
    return Component(f"plan:{table.id}", picture, tuple(parts), rules=("A-127", "A-129"),
                     notes=(*always, *doubts(table.doubts)),
                     entry=("defence_plans.toml", "defence_plan", table.id))  # fmt: skip


def faction_entry(n: int) -> Component:
    """A faction: board and card."""
    facts, (w, h) = FACTIONS[n], FACTION_SIZE
    key = f"faction-{facts.id}"
    ability, named = ability_text(n), say(f"{key}.ability")
    look = (
        draw.box(0, 0, w, h, cut=10, fill="accent/16>s1", edge="accent", width=1.5),
        draw.text(14, 24, say(key), 17, weight=700, wrap=w - 26, lines=1),
        draw.icon("ui-play", 14, 31, 13, "accent"),
        draw.text(32, 42, named, 13, fill="accent", wrap=w - 44, lines=1),
        draw.text(14, 57, ability, 11.5, font="card", weight=500, wrap=w - 26, lines=2),
        draw.text(14, 86, end_text(n), 11.5, font="card", weight=500, wrap=w - 26, lines=2),
        draw.text(14, 112, setup_text(n), 10, font="card", fill="ink-2", wrap=w - 26, lines=3),
    )
    words = (say(key), setup_text(n), say("ability-named", ability=n), ability, end_text(n),
             *note(facts.sources))  # fmt: skip
    parts = (
        part("name", say(key), facts.sources["name"], "id"),
        part("setup", setup_text(n), facts.sources["setup"], "setup"),
        part("ability", say("named", name=named, text=ability), facts.sources["ability"],
             "ability"),
        part("end", end_text(n), facts.sources["end"], "end_scoring"),
    )  # fmt: skip
    picture = Node(f"faction:{n}", (0, 0), FACTION_SIZE, say(key), look, words, "A-151")
    return Component(f"faction:{facts.id}", picture, parts, rules=("A-20", "A-151", "A-153"),
                     notes=doubts(facts.doubts),
                     entry=("factions.toml", "faction", facts.id))  # fmt: skip


def thing_entry(name: str, count: int, source: str) -> Component:
    """A board, a marker, tokens: so many of them."""
    said = say(f"thing-{name.replace('_', '-')}")
    look = (
        draw.box(0, 0, 64, 64, cut=8, fill="s2", edge="line-strong"),
        draw.icon(THINGS[name], 16, 16, 32, "accent"),
    )
    picture = Node(f"thing:{name}", (0, 0), (64, 64), said, look, (said,), "A-2")
    parts = (part("name", said, source, "id"), part("copies", count, source, "count"))
    return Component(f"thing:{name}", picture, parts, copies=count, rules=("A-2",),
                     entry=("game.toml", "component", name))  # fmt: skip

"""The whole box to look through: every card as drawn in play, part by part with its source."""

from __future__ import annotations

from starboard import draw
from starboard.data.catalogue import Component, Part, Shelf
from starboard.draw import Node, Shape, Words
from starboard.kernel import Message

from .box import (
    ACTIONS,
    BOX,
    DIE,
    EVENTS,
    LOCATIONS,
    MARINES,
    SETUPS,
    SKULL,
    STEALERS,
    TEAMS,
    TERRAIN,
    TOKENS,
)
from .reading.cards import RANKS, SIDES, SetupLocation, TerrainSpot
from .scene.card_words import (
    Said,
    ability_text,
    action_words,
    event_words,
    location_words,
    marine_words,
    setup_words,
    source_note,
    stealer_words,
    terrain_words,
)
from .scene.cards import (
    TEAM_COLOURS,
    TEAM_SHAPES,
    action_card,
    event_card,
    location_card,
    marine_card,
    stealer_card,
    terrain_card,
)
from .text import say

Picture = tuple[float, float, tuple[Shape, ...]]  # width, height, look


def catalogue() -> tuple[Shelf, ...]:
    """Every card, marker, token and die of the box, by kind."""
    return (
        Shelf("marine", say("shelf-marine"), "da-marine", marines()),
        Shelf("action", say("shelf-action"), "da-attack", actions()),
        Shelf("genestealer", say("shelf-genestealer"), "da-claw", stealers()),
        Shelf("brood_lord", say("shelf-brood_lord"), "da-broodlord", lords()),
        Shelf("terrain", say("shelf-terrain"), "da-door", terrain()),
        Shelf("location", say("shelf-location"), "da-location", locations()),
        Shelf("event", say("shelf-event"), "da-event", events()),
        Shelf("marker", say("shelf-marker"), "seat-1", markers()),
        Shelf("piece", say("shelf-piece"), "da-support", pieces()),
    )


def known(hungarian: str) -> str:
    """The source of a name as printed; that its Hungarian form is ours, a note says."""
    return "public" if hungarian == "reconstructed" else hungarian


def part(name: str, value: Words, source: str, field: str = "") -> Part:
    """A part with a name that all games share."""
    return Part(Message("", f"part-{name}"), value, source, field)


def own_part(name: str, value: Words, source: str, field: str = "") -> Part:
    """A part that only this game has."""
    return Part(say(f"part-{name}"), value, source, field)


def component(
    key: str, picture: Picture, words: Said, parts: list[Part], rules: tuple[str, ...],
    entry: tuple[str, str, str], copies: int = 1, code: str = "",
) -> Component:  # fmt: skip
    """One card with its picture."""
    w, h, look = picture
    node = Node(key, (0, 0), (w, h), words[0], look, words, rules[0])
    return Component(key, node, tuple(parts), copies, code, rules, (), entry)


def marines() -> tuple[Component, ...]:
    """The Space Marines (D-5)."""
    found = []
    for number, marine in enumerate(MARINES):
        side = 0  # the front; the back looks to the other side
        words = (*marine_words(number), *source_note(marine.source, marine.name_source))
        parts = [
            part("name", say(f"marine-{marine.id}.full"), known(marine.name_source)),
            own_part("team", say(f"team-{TEAMS[marine.team].id}"), marine.source, "team"),
            own_part("rank", say(f"rank-{RANKS.index(marine.rank)}"), marine.source, "rank"),
            own_part("range", marine.range, marine.source, "range"),
            part("back", say("back-of-marine"), "rulebook"),
        ]
        look = marine_card(number, side, 0, number + 1, 232, 62)
        found.append(component(f"marine:{marine.id}", (232, 62, look), words, parts,
                               ("D-5", "D-67"), ("marines.toml", "marine", marine.id)))  # fmt: skip
    return tuple(found)


def actions() -> tuple[Component, ...]:
    """The action cards in the order of their numbers (D-4, D-44)."""
    found = []
    for number, action in ACTIONS.items():
        text = say(f"action-{action.id}.text", amount=action.amount)
        parts = [
            part("name", say(f"action-{action.id}"), known(action.name_source)),
            part("numbers", number, action.source, "number"),
            own_part("team", say(f"team-{TEAMS[action.team].id}"), action.source, "team"),
            own_part("type", say(f"action-type-{action.type}"), action.source, "type"),
            part("effect", text, action.source, "amount" if action.amount else ""),
        ]
        look = action_card(number, "ready")
        found.append(component(f"action:{action.id}", (168, 52, look), action_words(number), parts,
                               ("D-44", RULE_OF_ACTION[action.id]),
                               ("actions.toml", "action", action.id),
                               code=str(number)))  # fmt: skip
    return tuple(found)


#: The rule that tells of each ability.
RULE_OF_ACTION = {
    "block": "D-150", "defensive_stance": "D-151", "counter_attack": "D-152", "overwatch": "D-153",
    "strategize": "D-154", "power_field": "D-155", "onward_brothers": "D-156",
    "stealth_tactics": "D-157", "reorganize": "D-158", "forward_scouting": "D-159",
    "intimidation": "D-160", "run_and_gun": "D-161", "lead_by_example": "D-162",
    "flamer_attack": "D-163", "psionic_attack": "D-164", "dead_aim": "D-165", "full_auto": "D-166",
    "heroic_charge": "D-167",
}  # fmt: skip


def stealers() -> tuple[Component, ...]:
    """The Genestealers, all alike within a type (D-6)."""
    found, first = [], 0
    for kind, fact in enumerate(BOX.types):
        parts = [
            part("name", say(f"type-{fact.id}"), known(fact.name_source)),
            part("copies", fact.count, fact.source, "count"),
        ]
        look = stealer_card(first, 46, 60, faint=False)
        found.append(component(f"genestealer:{fact.id}", (46, 60, look), stealer_words(kind), parts,
                               ("D-6", "D-90"), ("genestealers.toml", "type", fact.id),
                               fact.count))  # fmt: skip
        first += fact.count
    return tuple(found)


def lords() -> tuple[Component, ...]:
    """The Brood Lords (D-105 to D-110)."""
    found = []
    for number, lord in enumerate(BOX.lords):
        kind = len(BOX.types) + number
        words = stealer_words(kind)
        parts = [
            part("name", say("sign-brood-lord"), known(lord.name_source)),
            own_part("types", say("kinds", kind=lord.types), lord.source, "types"),
            part("effect", words[1], "rulebook", "modifier"),
        ]
        look = stealer_card(STEALERS + number, 46, 60, faint=False)
        found.append(component(f"brood_lord:{lord.id}", (46, 60, look), words, parts,
                               ("D-105", "D-107", "D-108", "D-109"),
                               ("genestealers.toml", "brood_lord", lord.id)))  # fmt: skip
    return tuple(found)


def terrain() -> tuple[Component, ...]:
    """The terrain cards (D-8)."""
    found = []
    for number, card in enumerate(TERRAIN):
        words = (*terrain_words(number), *source_note(card.source, card.name_source))
        parts = [
            part("name", words[0], known(card.name_source)),
            own_part("colour", say(f"colour-{card.colour}"), card.source, "colour"),
            part("effect", words[1], card.source, "activatable"),
        ]
        look = terrain_card(number, 0, words[0], False, 76, 58)
        rules = ("D-8", RULE_OF_TERRAIN.get(card.id, "D-134"))
        found.append(component(f"terrain:{card.id}", (76, 58, look), words, parts, rules,
                               ("terrain.toml", "terrain", card.id)))  # fmt: skip
    return tuple(found)


RULE_OF_TERRAIN = {"door": "D-133", "promethium_tank": "D-135", "artefact": "D-136"}


def locations() -> tuple[Component, ...]:
    """The Void Locks, then the Locations by tier (D-7)."""
    found = [void_lock(setup) for setup in {each.id: each for each in SETUPS.values()}.values()]
    for location in LOCATIONS:
        words = location_words(location)
        parts = [
            part("name", words[0], known(location.name_source)),
            own_part("tier", location.tier, location.source, "tier"),
            part(
                "effect",
                ability_text(location),
                location.source,
                "amount" if location.amount else "ability",
            ),
            own_part("blips", blips(location.blips), location.source, "blips"),
            own_part("places", places(location.terrain), location.source, "terrain"),
        ]
        look = location_card(words[0], words[1], say("tier-sign", tier=location.tier),
                             452, 96, 20, 3)  # fmt: skip
        found.append(component(f"location:{location.id}", (452, 96, look), words, parts,
                               ("D-7", "D-130" if location.ability == "upon_entering" else "D-131"),
                               ("locations.toml", "location", location.id),
                               code=location.tier))  # fmt: skip
    return tuple(found)


def void_lock(setup: SetupLocation) -> Component:
    """A setup location (D-15)."""
    name = say("void-lock-for", players=setup.players)
    words = (name, *setup_words(setup)[1:])
    parts = [
        part("name", say("void-lock"), known(setup.name_source)),
        own_part("teams", setup.teams, setup.source, "teams"),
        part("numbers", setup_words(setup)[2], setup.source, "major"),
        own_part("blips", blips(setup.blips), setup.source, "blips"),
        own_part("places", places(setup.terrain), setup.source, "terrain"),
    ]
    title, text = say("void-lock"), say("void-lock.text")
    look = location_card(title, text, say("players", players=setup.players), 452, 96, 20, 3)
    return component(f"location:{setup.id}", (452, 96, look), words, parts, ("D-15", "D-16"),
                     ("locations.toml", "setup_location", setup.id))  # fmt: skip


def blips(sizes: tuple[int, int]) -> Message:
    """How large the two blip piles are."""
    return say("blips-of", left=sizes[0], right=sizes[1])


def places(spots: tuple[TerrainSpot, ...]) -> Message:
    """Which terrain goes where."""
    facts: dict[str, object] = {"count": len(spots)}
    for side, name in enumerate(SIDES):
        there = [spot for spot in spots if spot.side == side]
        facts[name] = tuple(f"{spot.position}{'↓' if spot.from_top else '↑'}" for spot in there)
        facts[f"{name}_terrain"] = tuple(f"@terrain-{TERRAIN[s.card].id}" for s in there)
    return say("places-of", **facts)


def events() -> tuple[Component, ...]:
    """The event cards, each that is printed otherwise by itself (D-78, D-83)."""
    found: dict[object, Component] = {}
    for event in EVENTS:
        face = (event.id, event.spawns, event.move)
        if face in found:
            continue
        copies = sum((e.id, e.spawns, e.move) == face for e in EVENTS)
        words = event_words(event)
        text = say(f"event-card-{event.id}.text", amount=event.amount)
        icons = next(each for each in words if each.key == "event-icons")
        parts = [
            part("name", words[0], known(event.name_source)),
            own_part("instinct", say("yes" if event.instinct else "no"), event.source, "instinct"),
            part("effect", text, event.source, "amount" if event.amount else ""),
            own_part("icons", icons, event.source, "spawn"),
            part("copies", copies, event.source, "copy"),
        ]
        look = event_card(event, words[0], text, 200, 150, 5)
        key = f"event:{event.id}" if event.copy == 1 else f"event:{event.id}-{event.copy}"
        found[face] = component(key, (200, 150, look), words, parts, ("D-78", "D-83"),
                                ("events.toml", "event", event.id), copies)  # fmt: skip
    return tuple(found.values())


def markers() -> tuple[Component, ...]:
    """The team markers (D-17)."""
    found = []
    for number, team in enumerate(TEAMS):
        name = say(f"team-{team.id}")
        members = say("members", marine=team.marines)
        look = (
            draw.card(64, 64, TEAM_COLOURS[number]),
            draw.icon(TEAM_SHAPES[number], 18, 18, 28, TEAM_COLOURS[number]),
        )
        parts = [
            part("name", name, known(team.name_source)),
            own_part("members", members, team.source, "marines"),
        ]
        words = (name, members, *source_note(team.source, team.name_source))
        found.append(component(f"marker:{team.id}", (64, 64, look), words, parts, ("D-17", "D-4"),
                               ("marines.toml", "team", team.id)))  # fmt: skip
    return tuple(found)


def pieces() -> tuple[Component, ...]:
    """The support tokens and the combat die (D-3, D-19)."""
    name = say("sign-support")
    entry = ("game.toml", "counts", "")
    found = []
    if TOKENS:
        parts = [part("copies", TOKENS, BOX.counts_source, "tokens")]
        look = draw.token(24, 24, "da-support", r=20)
        found.append(component("piece:token", (48, 48, look), (name,), parts, ("D-19", "D-52"),
                               entry, TOKENS))  # fmt: skip
    name = say("combat-die")
    skulls = tuple(sorted({face for face in DIE if SKULL[face]}))
    faces = say("die-faces", face=DIE, skull=skulls)
    parts = [part("numbers", faces, BOX.die.source, "faces")]
    look = draw.die(0, 0, 48, DIE[1], sign="g-skull" if SKULL[DIE[1]] else "")
    words = (name, faces, *source_note(BOX.die.source))
    found.append(component("piece:die", (48, 48, look), words, parts, ("D-3",),
                           ("game.toml", "die", "")))  # fmt: skip
    return tuple(found)

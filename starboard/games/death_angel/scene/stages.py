"""What is laid over the table at a moment: the die with all its faces, cards large, who falls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from starboard.draw import Node
from starboard.draw.stage import Face, Item, beside, die, large, notes, stage, verdict
from starboard.kernel import Message, Seat

from ..box import ACTIONS, DIE, EVENTS, KIND_OF, LOCATIONS, SETUPS, SKULL
from ..reading.cards import Event
from ..rules.attack import hits
from ..rules.defend import counters, falls
from ..rules.spawn import spawn_icon
from ..rules.swarms import movers
from ..state import Hulk
from ..text import say
from ..why import why_hit, why_saved
from .card_words import stealer_words
from .cards import stealer_card
from .decks import event as event_node
from .decks import location as location_node
from .formation import marine_node
from .hand import action_node, status
from .layout import WIDE

Facts = Mapping[str, Any]
Meant = tuple[str, str]  # the key of a word, and its tone


# ---- the die ---------------------------------------------------------------------------------


def faces(meant: Sequence[Meant], facts: Facts) -> Sequence[Face]:
    """All faces of the die with what each would have meant."""
    return [
        Face(face, say(key, **facts), tone, "g-skull" if SKULL[face] else "")
        for face, (key, tone) in zip(DIE, meant, strict=True)
    ]


def rolled(s: Hulk, key: str, facts: Facts, meant: Sequence[Meant], why: Message | None) -> Node:
    """The stage of a roll: the face that came, what it means, and what the others would have."""
    said = say(f"event-{key}", **facts)
    word, _ = meant[DIE.index(facts["face"])]
    parts = [die(faces(meant, {}), DIE.index(facts["face"]), say(f"{word}.said"), why=why)]
    if facts.get("marine") in s.line:
        plan = WIDE.fit(len(s.line))
        parts.insert(0, large(marine_node(s, s.position(facts["marine"]), plan), high=64))
    return stage(said, beside(*parts))


def attack_roll(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-68 Which faces slay, and how many."""
    marine, at = facts["marine"], facts["swarm"]
    counts = [hits(s, marine, at, face) for face in DIE]
    meant = [(f"face-hits-{min(count, 5)}", "good" if count else "ink-3") for count in counts]
    return rolled(s, "rolled-attack", facts, meant, why_hit(s, facts))


def defence_roll(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-74 Which faces save the marine."""
    marine, at, again = facts["marine"], facts["swarm"], bool(facts["again"])
    meant = [("face-dies", "bad") if falls(s, marine, at, face, again)
             else ("face-counters" if counters(s, marine, face) else "face-lives", "good")
             for face in DIE]  # fmt: skip
    return rolled(s, "rolled-defence", facts, meant, why_saved(s, facts))


def life_roll(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """A roll on which a life hangs."""
    deadly = facts["deadly"]
    meant = [("face-dies", "bad") if face in deadly else ("face-lives", "good") for face in DIE]
    return rolled(s, "rolled-for-life", facts, meant, None)


def luck_roll(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """A roll that hurts nobody."""
    lucky = facts["lucky"]
    meant = [("face-works", "good") if face in lucky else ("face-nothing", "ink-3") for face in DIE]
    return rolled(s, "rolled-for-luck", facts, meant, None)


# ---- cards -----------------------------------------------------------------------------------


def death(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-137 Who falls, and why."""
    marine = facts["marine"]
    card = marine_node(s, s.position(marine), WIDE.fit(len(s.line)))
    said = say("event-marine-slain", **facts)
    return stage(said, beside(large(card, high=64), verdict(False, say("face-dies.said"), said)))


def shown_event(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-78 The event large, and what its icons will do as things stand."""
    number = facts["event"]
    card = large(event_node(s, number, WIDE))
    rows = [Item(say("row-text-first"), "ui-info"), *event_rows(s, EVENTS[number])]
    return stage(card.name, beside(card, notes(*rows, wide=390)))


def first_event(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-21 Only the spawn icons count."""
    number = facts["event"]
    card = large(event_node(s, number, WIDE))
    rows = event_rows(s, EVENTS[number])[:2]
    return stage(card.name, beside(card, notes(*rows, wide=390)))


def scouted_event(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-159 The event that the scout alone sees."""
    card = large(event_node(s, facts["event"], WIDE))
    return stage(card.name, card)


def event_rows(s: Hulk, event: Event) -> list[Item]:
    """D-83 The icons in words: where how many appear out of which pile, and how many swarms move.

    The rules themselves carry the spawns out on a copy; what appears there stays unknown.
    """
    later = s.copy()
    rows = []
    for nth, (major, colour) in enumerate(event.spawns, start=1):
        later.told, later.planned = [], []
        before = [len(pile) for pile in later.blips]
        spawn_icon(later, major, colour)
        said = [row_of(key, facts, before) for key, _, facts, _ in later.told or ()]
        if later.planned:
            said.append(say("row-choice"))
        sign = "da-spawn-major" if major else "da-spawn-minor"
        words = say("row-icon", icon=4 * major + colour)
        text = say("row-places", rows=said) if len(said) > 1 else said[0]
        rows.append(Item(words, sign, "c-orange", text, number=nth))
    if event.move is not None:
        flank, kind = event.move
        count = len(movers(s, flank, kind))
        words = say("row-icon", icon=8 + 4 * flank + kind)
        text = say("row-moves", count=count)
        rows.append(Item(words, "da-flank" if flank else "g-move", "c-orange", text, number=3))
    return rows


def row_of(key: str, facts: Facts, before: list[int]) -> Message:
    """What one spawn will be."""
    if key == "spawned":
        side = facts["pile"]
        said = say("row-spawn", count=facts["count"], place=facts["place"], before=before[side],
                   rest=facts["rest"])  # fmt: skip
        before[side] = facts["rest"]
        return said
    return say(f"row-{key}", **{name: facts[name] for name in ("place",) if name in facts})


def revealed_cards(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-42 This round's cards in their order."""
    cards = [large(action_node(s, card, status(s, card), 0), high=66,
                   caption=say(f"team-{team_of(card)}")) for card in facts["card"]]  # fmt: skip
    rows = [beside(*cards[n : n + 3]) for n in range(0, len(cards), 3)]
    return stage(say("event-cards-revealed", **facts), *rows)


def team_of(card: int) -> str:
    """The id of the team whose card this is."""
    return ("blue", "grey", "green", "purple", "red", "yellow")[ACTIONS[card].team]


def arrival(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-122 The new Location large, the way behind and ahead, and what it brings."""
    here = LOCATIONS[facts["location"]]
    card = large(location_node(s, WIDE), high=130)
    tiers = SETUPS[s.seats].tiers
    reached = len(tiers) - len(s.locations)
    left, right = here.blips
    rows = [
        Item(say("row-way", reached=reached, all=len(tiers)), "da-location", "lit"),
        Item(say("row-terrain", terrain=tuple(spot.card for spot in here.terrain)), "da-door"),
        Item(say("row-blips", left=left, right=right), "da-blip"),
    ]
    return stage(card.name, card, notes(*rows, wide=card.size[0]))


def discarded(s: Hulk, seat: Seat | None, facts: Facts) -> Node:
    """D-157 The cards that leave a blip pile, face up."""
    cards = [large(stealer(kind), high=90, caption=say("type-alone", kind=kind))
             for kind in facts["kind"][:6]]  # fmt: skip
    return stage(say("event-blips-discarded", **facts), beside(*cards))


def stealer(kind: int) -> Node:
    """A Genestealer of a kind."""
    look = stealer_card(KIND_OF.index(kind), 46, 60, faint=False)
    words = stealer_words(kind)
    return Node("stealer", (0, 0), (46, 60), words[0], look, words)

"""What the inspector says of each card: its name, its text, its icons, and whose card it is."""

from __future__ import annotations

from starboard.kernel import Message

from ..box import ACTIONS, BOX, EVENTS, LOCATIONS, MARINES, SETUPS, TERRAIN
from ..reading.cards import Event, Location, SetupLocation, icons
from ..state import NOBODY, Hulk
from ..text import say

Said = tuple[Message, ...]


def source_note(source: str, name_source: str = "rulebook") -> Said:
    """Where a card is known from; nothing to add for one that the rulebook shows.

    What is reconstructed of a card is mostly its Hungarian name alone.
    """
    if source == "reconstructed":
        return (Message("", "source-note-reconstructed"),)
    if name_source == "reconstructed":
        return (say("source-note-name"),)
    return (Message("", "source-note-public"),) if source == "public" else ()


def action_words(card: int) -> Said:
    """An action card (D-44)."""
    action = ACTIONS[card]
    return (
        say(f"action-{action.id}"),
        say("action-facts", number=card, type=action.type, team=action.team),
        say(f"action-{action.id}.text", amount=action.amount),
        *source_note(action.source, action.name_source),
    )


def event_words(event: Event) -> Said:
    """An event card: its text and its icons (D-78, D-83)."""
    return (
        say(f"event-card-{event.id}"),
        *((say("event-instinct"),) if event.instinct else ()),
        say(f"event-card-{event.id}.text", amount=event.amount),
        say("event-icons", icon=icons(event)),
        *source_note(event.source, event.name_source),
    )


def marine_words(marine: int) -> Said:
    """What is printed on a marine's card (D-5)."""
    fact = MARINES[marine]
    return (
        say(f"marine-{fact.id}.full"),
        say("marine-card", team=fact.team, range=fact.range),
    )


def terrain_words(card: int) -> Said:
    """A terrain card (D-8)."""
    fact = TERRAIN[card]
    return (
        say(f"terrain-{fact.id}"),
        say(f"terrain-{fact.id}.text"),
        say("terrain-colour", colour_name=f"@colour-{fact.colour}", count=fact.boxes),
    )


def location_words(location: Location) -> Said:
    """A Location: when its text works, and the text (D-130, D-131)."""
    return (
        say(f"location-{location.id}"),
        ability_text(location),
        *source_note(location.source, location.name_source),
    )


def ability_text(location: Location) -> Message:
    """The text of a Location, which says when it works."""
    return say(f"location-{location.id}.text", amount=location.amount,
               ability=f"@ability-{location.ability}")  # fmt: skip


def setup_words(setup: SetupLocation) -> Said:
    """A Void Lock with the numbers of its spawns, and the Location deck that it names (D-15)."""
    return (
        say("void-lock"),
        say("void-lock.text"),
        say("void-lock-facts", major=setup.major, minor=setup.minor, tiers=setup.tiers),
        *source_note(setup.source, setup.name_source),
    )


def here_words(s: Hulk) -> Said:
    """The current Location, and what lies ahead (D-122, D-185)."""
    words = setup_words(SETUPS[s.seats])
    if s.location != NOBODY:
        words = location_words(LOCATIONS[s.location])
    tiers = tuple(LOCATIONS[card].tier for card in reversed(s.locations))
    ahead: Said = (say("locations-ahead", tiers=tiers) if tiers else say("locations-none"),)
    if s.location == NOBODY:
        ahead = ()  # the Void Lock itself names them
    tokens = (say("location-tokens", tokens=s.location_tokens),) if s.location_tokens else ()
    return (*words[:2], *tokens, *ahead, *words[2:])


def effects(s: Hulk) -> list[tuple[Message, Said]]:
    """D-184 The effects of events in force, in this round or the next: a line, and its words."""
    found: list[tuple[Message, Said]] = []

    def add(when: str, kind: str, **facts: object) -> None:
        name = say(f"effect-{when}-{kind}", **facts)
        event = next(event for event in EVENTS if event.id == kind)
        found.append((name, (name, say(f"event-card-{kind}.text", amount=event.amount))))

    for when, evasion, enter, jammed, wind in (
        ("now", s.evasion, s.enter, s.jammed, s.second_wind),
        ("next", s.evasion_next, s.enter_next, s.jam_next, s.second_wind_next),
    ):
        if evasion:
            add(when, "evasion")
        if enter:
            add(when, "enter_formation")
        if jammed != NOBODY:
            add(when, "gun_jam", team=jammed)
        if wind != NOBODY:
            add(when, "second_wind", marine=wind)
    return found


def stealer_words(kind: int) -> Said:
    """A Genestealer of a type, or a Brood Lord (D-6, D-107 to D-109)."""
    name = say("node-stealer", kind=kind)
    if kind < len(BOX.types):
        fact = BOX.types[kind]
        return (name, *source_note(fact.source, fact.name_source))
    lord = BOX.lords[kind - len(BOX.types)]
    return (name, say("lord-text", kind=lord.types), *source_note(lord.source, lord.name_source))

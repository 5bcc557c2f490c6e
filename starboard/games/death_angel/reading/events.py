"""Event cards."""

from __future__ import annotations

from starboard.data.box import BoxError, Entry

from .cards import COLOURS, EVENT_IDS, TARGETS, TYPES, Event
from .entries import MOST_COPIES, Files, amount_of, entries_of, sources_of

#: What the current player chooses for an Instinct event; the other events choose nothing.
TARGET_OF = {
    "cleansing_flames": "marine", "for_my_battle_brothers": "marine", "full_scan": "blip_pile",
    "gun_jam": "team", "out_of_thin_air": "marine", "psychic_assault": "marine",
    "quick_instincts": "marine", "rescue_space_marine": "slain_marine", "resupply": "marine",
    "rewarded_faith": "marine", "second_wind": "marine", "stalking_from_the_shadows": "marine",
    "surrounded": "marine", "temporary_sanctuary": "swarm",
}  # fmt: skip


def read_events(data: Files) -> tuple[Event, ...]:
    """D-78 The event deck."""
    events: list[Event] = []
    for entry in entries_of(data, "events.toml", "event"):
        event = _event(entry)
        if any((event.id, event.copy) == (other.id, other.copy) for other in events):
            raise entry.fault("copy", f"{event.copy} of this card is there already")
        if any(event.id == other.id and event.amount != other.amount for other in events):
            raise entry.fault("amount", "copies of a card name the same number")
        events.append(event)
    if not 1 <= len(events) <= 4 * MOST_COPIES:
        raise BoxError("events.toml", "event", "-", f"{len(events)} cards are no deck")
    return tuple(events)


def _event(entry: Entry) -> Event:
    entry.only("id", "copy", "instinct", "target", "spawn", "move", "amount",
               "name_source", "source")  # fmt: skip
    kind, copy = entry.one_of("id", EVENT_IDS), entry.number("copy", 1, MOST_COPIES)
    name = EVENT_IDS[kind]
    instinct, wanted = entry.get("instinct", bool), TARGET_OF.get(name)
    if instinct != (wanted is not None):
        raise entry.fault("instinct", f"should be {'true' if wanted else 'false'} for this effect")
    target = (
        TARGETS[entry.one_of("target", TARGETS)] if instinct or "target" in entry.data else None
    )
    if target != wanted:
        raise entry.fault("target", f"this effect chooses {wanted or 'nothing'}")
    amount = amount_of(entry)
    return Event(
        name, kind, copy, instinct, target, _spawns(entry), _move(entry), amount, *sources_of(entry)
    )


def _spawns(entry: Entry) -> tuple[tuple[bool, int], tuple[bool, int]]:
    icons = []
    for part in entry.parts("spawn"):
        part.only("kind", "colour")
        major = part.one_of("kind", ("minor", "major")) == 1
        icons.append((major, part.one_of("colour", COLOURS)))
    if len(icons) != 2:
        raise entry.fault("spawn", "should be two icons")
    return icons[0], icons[1]


def _move(entry: Entry) -> tuple[bool, int] | None:
    if "move" not in entry.data:
        return None
    part = Entry(entry.file, f"{entry.name} move", entry.data["move"])
    part.only("kind", "type")
    return part.one_of("kind", ("adjacent", "flank")) == 1, part.one_of("type", TYPES)

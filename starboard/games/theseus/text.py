"""How things are named, and where they lie; the words themselves are in text/."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.draw import Fact, Vocabulary
from starboard.kernel import Ask, Message, Option

from .components import (
    CAMERA_MAX,
    CARD_IDS,
    FACTIONS,
    PENDING_OF,
    PLACE_SECTOR,
    SECTOR_IDS,
    SLOTS,
    SLOTS_OF,
    UNIT_IDS,
    UNIT_KIND,
)
from .reading.schema import Kind
from .state import Station


def unit_word(unit: int) -> str:
    """The name of one unit: its kind and a number, since several look alike."""
    return f"unit-{UNIT_IDS[unit]}-{unit - UNIT_KIND.index(UNIT_KIND[unit]) + 1}"


def unit_kind_word(kind: str) -> str:
    """The name of all units of a kind."""
    return f"kind-{kind}"


def room_word(room: int) -> str:
    """The name of a room: its sector and a letter."""
    return f"room-{SECTOR_IDS[room >> 2].replace('_', '-')}-{'abcd'[room & 3]}"


def sector_word(sector: int) -> str:
    """The name of a sector; -1 is the whole station."""
    return f"sector-{SECTOR_IDS[sector].replace('_', '-')}" if sector >= 0 else "sector-all"


def card_word(card: int) -> str:
    """The name of a card."""
    return f"card-{CARD_IDS[card].replace('_', '-')}"


def place_word(place: int) -> str:
    """The name of a slot or a pending slot: its sector, and a number where there are several."""
    sector = PLACE_SECTOR[place]
    name = SECTOR_IDS[sector].replace("_", "-")
    if place < SLOTS:
        return f"slot-{name}-{SLOTS_OF[sector].index(place) + 1}"
    pending = PENDING_OF[sector]
    return f"pending-{name}" + (f"-{pending.index(place) + 1}" if len(pending) > 1 else "")


def text_of(kind: Kind) -> list[Message]:
    """What a card says: it follows from what the box prints on it."""
    key = f"says-{kind.effect}-{kind.trigger}".replace("_", "-")
    number = f"[{kind.amount}]" if kind.upgradeable else f"{kind.amount}"  # T-75
    words = [say(key, amount=kind.amount, number=number, most=CAMERA_MAX)]
    if kind.upgradeable and not kind.amount:
        words.insert(0, say("says-dormant"))
    if kind.one_shot and kind.type != "instant":
        words.append(say("says-one-shot"))
    return words


def source_note(source: str) -> list[Message]:
    """A word of warning where the publisher's card may say something else."""
    return [] if source == "rulebook" else [Message("theseus", f"source-note-{source}")]


WORDS = Vocabulary(
    "theseus",
    {
        "unit": Fact(unit_word, "unit:{}"),
        "who": Fact(unit_word),
        "targets": Fact(unit_word, "unit:{}"),
        "room": Fact(room_word, "room:{}"),
        "sector": Fact(sector_word, "sector:{}"),
        "sectors": Fact(sector_word, "sector:{}"),
        "skipped": Fact(sector_word, "sector:{}"),
        "crossed": Fact(sector_word, "sector:{}"),
        "card": Fact(card_word, "card:{}"),
        "slot": Fact(place_word, "slot:{}"),
        "place": Fact(place_word, "slot:{}"),
        "at": Fact(place_word),
        "edge": Fact(lambda right: f"edge-{right}"),
        "right": Fact(lambda right: f"edge-{right}"),
        "cards": Fact(card_word, "card:{}"),
        "faction": Fact(lambda faction: f"faction-{FACTIONS[faction]}"),
        "alliance": Fact(lambda side: f"alliance-{side}"),
        "source": Fact(lambda source: card_word(source) if source >= 0 else unit_word(~source)),
        "entered": Fact(sector_word, "sector:{}"),
        "left_out": Fact(sector_word),
        "seats": Fact(lambda seat: f"seat-{seat}", "seat:{}"),
    },
)
say, refusal = WORDS.say, WORDS.refusal

OPTIONS = {
    # the set-up
    "lay": "sector",
    "base": "sector",
    "sector-token": "sector edge",
    "leave": "card",
    "start": "card slot",
    "keep": "card",
    "place": "who room",
    # moving
    "move": "unit room",
    "detour": "unit room points skipped",
    "stride": "unit room points",
    "route": "unit room points crossed",
    "land": "unit room",
    "eject": "unit sector",
    "stop": "",
    # free actions
    "advance": "unit",
    "improve": "card at",
    "play": "card",
    "lift": "card at",
    "go-on": "",
    "end": "",
    # attacks and traps
    "hit": "unit",
    "repeat": "unit",
    "trap": "card at",
    # action cards
    "act": "card at",
    "abduct": "unit room",
    "spawn": "room",
    "detect": "sector",
    "veil": "unit",
    "strike": "unit",
    "drain": "seat",
    "aim": "seat",
    "lose-token": "seat",
    "lose-card": "card at",
    "lose-unit": "unit",
    "explode": "card",
    "decline": "",
    # sector actions
    "assault": "",
    "malfunction": "",
    "extra-turn": "",
    "token": "",
    "purge": "card at",
    "disable": "card at",
    # pending cards
    "fill": "slot",
    "oust": "card at",
    "take": "card at",
    "install": "card slot",
    "pass": "",
    # Pandora
    "birth": "unit room",
    "take-over": "card at",
}

#: Options that stand for the symbol of the sector where the leg ended.
_SYMBOL = frozenset(("assault", "malfunction", "extra-turn", "token"))


def touch(s: Station, ask: Ask, option: Option) -> Sequence[str]:
    """The nodes a person touches, one after another, to choose this option."""
    kind = option[0]
    if kind == "move" and ask.key == "move" and s.unit_seat[option[1]] != ask.seat:
        return (f"unit:{option[1]}",)  # it is never moved, so no room is touched after it
    if kind in ("detour", "stride", "route"):
        return ()  # the plain way to the same room is what touching shows; this is a button
    if kind in _SYMBOL:
        return (f"action:{s.leg_sector}",)
    if kind == "sector-token":
        return (f"edge:{option[1]}:{option[2]}",)
    return WORDS.places(dict(zip(OPTIONS[kind].split(), option[1:], strict=True)))


def faction_key(s: Station, seat: int) -> str:
    """The name of what a seat plays as."""
    return f"faction-{FACTIONS[s.faction[seat]]}"

"""What is in the box: every board, faction, card and mission, loaded and checked once.

A fault in a data file is told with its file, entry and field.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starboard.data.box import BoxError, Entry
from starboard.data.edition import box_folder

from .reading import (
    Files,
    constants,
    read_actions,
    read_allies,
    read_boards,
    read_factions,
    read_files,
    read_levels,
    read_mercenaries,
    read_missions,
    read_tokens,
)  # fmt: skip
from .reading.components import Ally, Board, Card, Faction, Formation, Level, Mission, Token

FOLDER = box_folder(Path(__file__).parent)

#: What stands on an area: its kind, plus its owner's number above (see state.unit_of).
NORMAL, ELITE, LEADER = 1, 2, 3
FIRST_ALLY = 4  # + number of the allied faction
FIRST_MERCENARY = 15  # + number of the mercenary card
NEUTRAL = 32
KIND_BITS = 6
KIND_MASK = (1 << KIND_BITS) - 1


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules."""

    actions_per_turn: int
    start_income: int
    max_income: int
    start_hexilum: int
    max_hexilum: int
    start_units: int
    market_size: int
    start_life: int
    max_life: int
    mine_gain: int
    gain: int
    max_rounds: int


@dataclass(frozen=True, slots=True)
class Box:
    """All of it."""

    numbers: Numbers
    formations: tuple[Formation, ...]
    boards: tuple[Board, ...]
    factions: tuple[Faction, ...]
    allies: tuple[Ally, ...]
    mercenaries: tuple[Card, ...]
    actions: tuple[Card, ...]
    missions: tuple[Mission, ...]
    levels: tuple[Level, ...]
    tokens: tuple[Token, ...]


def read_box(files: Files) -> Box:
    """The box that these data files describe; BoxError if they do not."""
    numbers = read_numbers(constants(files))
    formations: list[Formation] = []
    boards = read_boards(files)
    factions = read_factions(files, formations)
    allies = read_allies(files, formations)
    mercenaries = read_mercenaries(files, formations)
    actions = read_actions(files, formations)
    check_cards((*mercenaries, *actions), numbers.market_size)
    missions = read_missions(files, boards)
    levels = read_levels(files, numbers.start_units)
    counted = {
        "allied_tile": len(allies),
        "allied_token": sum(ally.units for ally in allies),
        "mercenary_card": len(mercenaries),
        "mercenary_token": sum(card.tokens for card in mercenaries),
        "action_card": len(actions),
        "mission_card": len(missions),
        "faction_board": len(factions),
    }
    tokens = read_tokens(files, counted)
    return Box(
        numbers, tuple(formations), boards, factions, allies, mercenaries, actions, missions,
        levels, tokens,
    )  # fmt: skip


def read_numbers(entry: Entry) -> Numbers:
    """The numbers of the rules, each within what the rules can do."""
    found = Numbers(
        entry.number("actions_per_turn", 1, 6),
        entry.number("start_income", 1, 9),
        entry.number("max_income", 1, 9),
        entry.number("start_hexilum", 0, 50),
        entry.number("max_hexilum", 1, 50),
        entry.number("start_units", 12, 20),
        entry.number("market_size", 1, 8),
        entry.number("leader_start_life", 1, 12),
        entry.number("leader_max_life", 1, 12),
        entry.number("mine_gain", 1, 9),
        entry.number("gain_action_amount", 1, 9),
        entry.number("max_rounds", 1, 200),
    )
    entry.only(
        "actions_per_turn", "start_income", "max_income", "start_hexilum", "max_hexilum",
        "start_units", "market_size", "leader_start_life", "leader_max_life", "mine_gain",
        "gain_action_amount", "max_rounds",
    )  # fmt: skip
    for low, high, field in (
        (found.start_income, found.max_income, "start_income"),
        (found.start_hexilum, found.max_hexilum, "start_hexilum"),
        (found.start_life, found.max_life, "leader_start_life"),
    ):
        if low > high:
            raise entry.fault(field, f"is {low}, but {high} is the most there can be")
    return found


def check_cards(cards: tuple[Card, ...], market: int) -> None:
    """H-69 One list of cards, by id and by code; H-21 enough of them for a market."""
    for field in ("id", "code"):
        seen: set[str] = set()
        for card in cards:
            value = getattr(card, field)
            if value in seen:
                origin = card.origin
                name = f"{origin.family} {card.id}"
                raise BoxError(origin.file, name, field, f"{value!r} stands there twice")
            seen.add(value)
    if sum(card.copies for card in cards) < market:
        raise BoxError("actions.toml", "file", "action", "there are too few cards for a market")


BOX = read_box(read_files(FOLDER))

ACTIONS_PER_TURN = BOX.numbers.actions_per_turn
START_INCOME = BOX.numbers.start_income
MAX_INCOME = BOX.numbers.max_income
START_HEXILUM = BOX.numbers.start_hexilum
MAX_HEXILUM = BOX.numbers.max_hexilum
START_UNITS = BOX.numbers.start_units
MARKET_SIZE = BOX.numbers.market_size
START_LIFE = BOX.numbers.start_life
MAX_LIFE = BOX.numbers.max_life
MINE_GAIN = BOX.numbers.mine_gain
GAIN = BOX.numbers.gain
MAX_ROUNDS = BOX.numbers.max_rounds

FORMATIONS = BOX.formations
BOARDS = BOX.boards
FACTIONS = BOX.factions
ALLIES = BOX.allies
MERCENARIES = BOX.mercenaries
ACTION_CARDS = BOX.actions
#: A card's number: mercenaries first, then action cards.
CARDS = MERCENARIES + ACTION_CARDS
FIRST_ACTION = len(MERCENARIES)
MISSIONS = BOX.missions
LEVELS = BOX.levels
TOKENS = BOX.tokens

#: H-110, H-102 The kinds of units that step in for others, and those that never go to hospital.
PROTECTORS = frozenset(
    FIRST_ALLY + n for n, ally in enumerate(ALLIES) if ally.trigger == "interpose"
)
ZOMBIES = frozenset(FIRST_ALLY + n for n, ally in enumerate(ALLIES) if ally.trigger == "passive")


KINDS = {1: "normal", 2: "elite", 3: "leader", 32: "neutral"}


def kind_name(kind: int) -> str:
    """The id of a kind of unit, as clients get it."""
    if kind in KINDS:
        return KINDS[kind]
    if kind < FIRST_MERCENARY:
        return ALLIES[kind - FIRST_ALLY].id
    return MERCENARIES[kind - FIRST_MERCENARY].id


def components() -> dict[str, Any]:
    """What the box holds: for every family how many, and from which sources."""
    families: dict[str, tuple[Any, ...]] = {
        "boards": BOARDS, "factions": FACTIONS, "allies": ALLIES, "mercenaries": MERCENARIES,
        "actions": ACTION_CARDS, "missions": MISSIONS, "levels": LEVELS,
    }  # fmt: skip
    found: dict[str, Any] = {}
    for name, family in families.items():
        sources = Counter(each.origin.sources["source"] for each in family)
        found[name] = {"count": len(family), "sources": dict(sources)}
    for token in TOKENS:
        count = token.count * (len(FACTIONS) if token.each else 1)
        found[token.id] = {"count": count, "sources": {token.origin.sources["source"]: count}}
    return found

"""Reading the cards from ``box/*.toml``: civ cards, objectives, events and modes, with checks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from starboard.data.box import BoxError, Entry

from ..components import CODES, RESOURCES, TRACKS, CivCard, Event, Objective
from .files import family, part_of, table_of, unique

_CIV_OPS = (
    "advance_distinct", "gain_patch", "gain_move", "extra_tile", "collect_lifepods",
    "teleport_rover", "destroy_meteorites_line", "destroy_meteorites", "advance_all_to",
    "medals", "set", "medals_per", "lifepod_value",
)  # fmt: skip
SETS = ("meteorite_repo", "commerce_agreement")


#: By effect: the field that says how much.
_AMOUNTS = {
    "advance_distinct": "trackers", "gain_patch": "n", "gain_move": "n", "collect_lifepods": "n",
    "destroy_meteorites": "n", "medals": "n", "medals_per": "n", "lifepod_value": "n",
}  # fmt: skip


def amount(part: Entry, field: str, usual: int) -> int:
    """A number of an effect, from 1 to 20; the usual one where the effect has none."""
    return part.number(field, 1, 20) if field else usual


def civ_cards_of(folder: Path) -> tuple[CivCard, ...]:
    """P-16, P-80 The 36 civ cards, nine of each rank, in the order of their ranks."""
    cards = []
    found = unique(family(folder, "civ_cards.toml", "card"))
    if len(found) != 36:
        raise BoxError("civ_cards.toml", "card", "no", f"36 cards are in the box, not {len(found)}")
    for n, entry in enumerate(found):
        entry.only("no", "id", "rank", "timing", "effect", "source")
        entry.number("no", n + 1, n + 1)
        effect = part_of(entry, "effect")
        op = _CIV_OPS[effect.one_of("op", _CIV_OPS)]
        immediate = entry.one_of("timing", ("end_game", "immediate")) == 1
        if immediate != (op in _CIV_OPS[:9]):
            raise entry.fault("timing", f"does not go with {op}")
        number = amount(effect, _AMOUNTS.get(op, ""), 0)
        if op == "extra_tile":
            number = int(effect.get("resources", bool))
        cards.append(CivCard(
            entry.get("id", str), entry.number("rank", 1, 4), immediate, op, number,
            amount(effect, "steps" if op == "advance_distinct" else "", 0),
            effect.number("also_end_advance", 0, 5) if "also_end_advance" in effect.data else 0,
            SETS[effect.one_of("set", SETS)] if op == "set" else "",
        ))  # fmt: skip
        if cards[-1].rank != n // 9 + 1:
            raise entry.fault("rank", "the file holds nine cards of a rank in a row")
    for name in SETS:
        if sum(card.set == name for card in cards) > 4:
            raise BoxError("civ_cards.toml", f"set {name}", "set", "has more than four cards")
    return tuple(cards)


def _values(entry: Entry, field: str) -> tuple[int, ...]:
    """By number of cards, from none to four."""
    found = entry.numbers(field, 5)
    if max(found) > 99:
        raise entry.fault(field, f"should be at most 99, not {max(found)}")
    return found


def set_values_of(folder: Path) -> dict[str, tuple[int, ...]]:
    """P-154, P-155 What so many cards of a set are worth."""
    found = {entry.get("id", str): entry for entry in family(folder, "civ_cards.toml", "set")}
    if tuple(found) != SETS:
        raise BoxError("civ_cards.toml", "set", "id", f"should be {', '.join(SETS)}")
    return {
        SETS[0]: _values(found[SETS[0]], "medals_per_three_meteorites"),
        SETS[1]: _values(found[SETS[1]], "medals"),
    }


_COUNTS = (
    "icons_on_edge", "largest_area", "area_count", "icons_on_planet", "tracks_at_top",
    "collected_meteorites", "collected_lifepods",
)  # fmt: skip
_TESTS = (
    "rectangle", "area_icons_at_least", "track_at_top", "icons_on_planet_at_most",
    "collected_meteorites_at_least", "collected_lifepods_more_than_meteorites",
    "all_ice_covered", "all_land_covered",
)  # fmt: skip


#: Those that name a number.
_COUNTED = (
    "area_icons_at_least", "icons_on_planet_at_most", "collected_meteorites_at_least",
)  # fmt: skip


def _resource(part: Entry) -> int:
    return part.one_of("resource", RESOURCES) if "resource" in part.data else -1


def objectives_of(folder: Path) -> tuple[Objective, ...]:
    """P-16 The 28 objective cards with both sides."""
    cards = []
    found = unique(family(folder, "objectives.toml", "objective"))
    for n, entry in enumerate(found):
        entry.only("no", "id", "source", "neighbour", "personal")
        entry.number("no", n + 1, n + 1)
        side, own = part_of(entry, "neighbour"), part_of(entry, "personal")
        side.number("win", 5, 5)
        side.number("tie", 2, 2)
        own.number("medals", 5, 5)
        metric, condition = part_of(side, "metric"), part_of(own, "condition")
        count = _COUNTS[metric.one_of("count", _COUNTS)]
        test = _TESTS[condition.one_of("test", _TESTS)]
        if count in _COUNTS[:4] and "resource" not in metric.data:
            raise metric.fault("resource", "is missing")
        if test in _TESTS[:4] and "resource" not in condition.data:
            raise condition.fault("resource", "is missing")
        if test == "track_at_top" and condition.data["resource"] not in TRACKS:
            raise condition.fault("resource", "has no track")
        wide = condition.number("w", 1, 12) if test == "rectangle" else 0
        high = condition.number("h", 1, 12) if test == "rectangle" else 0
        number = condition.number("n", 0, 96) if test in _COUNTED else 0
        cards.append(Objective(
            entry.get("id", str), count, _resource(metric),
            side.one_of("better", ("low", "high")) == 1,
            test, _resource(condition), number, wide, high,
        ))  # fmt: skip
    if len(cards) != 28:
        raise BoxError("objectives.toml", "objective", "no", f"28 in the box, not {len(cards)}")
    return tuple(cards)


_EVENT_OPS = (
    "advance_choice", "regress_choice", "synergy", "gain_patch", "collect_lifepods",
    "collect_meteorites", "add_meteorite", "destroy_rover", "destroy_lifepod",
    "destroy_meteorite", "choose", "restrict", "civ_add_random", "civ_remove_random",
    "extra_rover", "draw_objective", "rotate_station", "destroy_objective", "remove_stack",
)  # fmt: skip
_RULES = (
    "rover_not_onto", "tile_not_on_edge", "only_one_resource", "no_milestones",
    "tile_not_next_to_same_terrain", "tile_not_on_ice", "no_synergy",
)  # fmt: skip


def _event(entry: Entry) -> Event:
    entry.only("no", "id", "colour", "solo_only", "kind", "effect", "source")
    effect = part_of(entry, "effect")
    op = _EVENT_OPS[effect.one_of("op", _EVENT_OPS)]
    restriction = entry.one_of("kind", ("action", "restriction")) == 1
    if restriction != (op == "restrict"):
        raise entry.fault("kind", f"does not go with {op}")
    if op in ("advance_choice", "regress_choice") and not effect.get("tracks", list):
        raise effect.fault("tracks", "names no track")
    rule = _RULES[effect.one_of("rule", _RULES)] if restriction else ""
    if rule == "rover_not_onto":
        effect.one_of("terrain", RESOURCES)
    return Event(
        entry.get("id", str), entry.one_of("colour", CODES), entry.get("solo_only", bool),
        restriction, op,
        effect.each_of("tracks", TRACKS) if "tracks" in effect.data else (),
        effect.number("steps", 1, 15) if "steps" in effect.data else 1,
        effect.number("n", 1, 9) if "n" in effect.data else 1,
        effect.get("benefits", bool) if "benefits" in effect.data else True,
        effect.one_of("terrain", RESOURCES) if "terrain" in effect.data else -1,
        rule, effect.get("where", str) if "where" in effect.data else "",
    )  # fmt: skip


def events_of(folder: Path) -> tuple[Event, ...]:
    """P-191 The 60 event cards, twenty of each code, in the order of the codes."""
    found = unique(family(folder, "events.toml", "event"))
    if len(found) != 60:
        raise BoxError("events.toml", "event", "no", f"60 cards are in the box, not {len(found)}")
    events = []
    for n, entry in enumerate(found):
        entry.number("no", n + 1, n + 1)
        events.append(_event(entry))
        if events[-1].code != n // 20:
            raise entry.fault("colour", "the file holds twenty cards of a code in a row")
    deck = table_of(folder, "events.toml", "deck")
    deck.number("size", 20, 20)
    usable = Counter(CODES[e.code] for e in events if not e.solo)
    if dict(usable) != deck.get("usable_multiplayer", dict):
        raise deck.fault("usable_multiplayer", f"the cards give {dict(usable)}")
    return tuple(events)


#: The splits that a table can choose by name.
PRESETS = ("easy", "balanced", "hard", "example")


def presets_of(folder: Path) -> dict[str, tuple[int, int, int]]:
    """P-193 Splits of the event deck by name: green, orange, red."""
    presets = {}
    for entry in unique(family(folder, "events.toml", "preset")):
        split = tuple(entry.number(code, 0, 20) for code in CODES)
        if sum(split) != 20:
            raise entry.fault("red", "the three codes should make 20 cards")
        presets[entry.get("id", str)] = (split[0], split[1], split[2])
    for name in PRESETS:
        if name not in presets:
            raise BoxError("events.toml", f"preset {name}", "id", "is missing")
    return presets


#: P-219 The ratings that there are words for, the worst first.
RATINGS = (
    "critical_failure", "survivors", "poor", "accomplished", "excellent", "best_planet", "stars",
)  # fmt: skip


def _rising(entry: Entry, field: str) -> tuple[int, ...]:
    """Five numbers from 0 upwards."""
    found = entry.numbers(field, 5)
    if found[0] or list(found) != sorted({*found}):
        raise entry.fault(field, "should rise from 0")
    return found


def solo_of(folder: Path) -> dict[str, Any]:
    """P-217, P-219 The solo target by the split of the deck, and the ratings."""
    target = table_of(folder, "modes.toml", "solo_target")
    modifiers = []
    for code in CODES:
        values = target.get(code, list)
        if len(values) != 5 or any(type(v) is not int or abs(v) > 99 for v in values):
            raise target.fault(code, "should be five modifiers")
        modifiers.append(tuple(values))
    ratings = unique(family(folder, "modes.toml", "solo_rating"))
    if [entry.get("id", str) for entry in ratings] != [*RATINGS]:
        raise BoxError("modes.toml", "solo_rating", "id", f"should be {', '.join(RATINGS)}")
    lowest = [entry.number("min_difference", -99, 99) for entry in ratings]
    if lowest != sorted(lowest):
        raise BoxError("modes.toml", "solo_rating", "min_difference", "should rise")
    return {
        "base": target.number("base", 0, 999),
        "bands": _rising(target, "band_min"),
        "modifiers": tuple(modifiers),
        "ratings": tuple(zip(lowest, (e.get("id", str) for e in ratings), strict=True)),
    }

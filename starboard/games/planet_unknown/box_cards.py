"""Reading the cards from ``box/*.toml``: civ cards, objectives, events and modes, with checks."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from starboard.kernel.box import BoxError, Entry

from .box_boards import family, file_of, part_of
from .kinds import CODES, RESOURCES, TRACKS, CivCard, Event, Objective

_CIV_OPS = (
    "advance_distinct", "gain_patch", "gain_move", "extra_tile", "collect_lifepods",
    "teleport_rover", "destroy_meteorites_line", "destroy_meteorites", "advance_all_to",
    "medals", "set", "medals_per", "lifepod_value",
)  # fmt: skip
SETS = ("meteorite_repo", "commerce_agreement")


def civ_cards_of(folder: Path) -> tuple[CivCard, ...]:
    """P-16, P-80 The 36 civ cards, nine of each rank, in the order of their ranks."""
    cards = []
    found = family(folder, "civ_cards.toml", "card")
    for n, entry in enumerate(found):
        entry.only("no", "id", "rank", "timing", "effect", "source")
        entry.number("no", n + 1, n + 1)
        effect = part_of(entry, "effect")
        op = _CIV_OPS[effect.one_of("op", _CIV_OPS)]
        immediate = entry.one_of("timing", ("end_game", "immediate")) == 1
        if immediate != (op in _CIV_OPS[:9]):
            raise entry.fault("timing", f"does not go with {op}")
        fields = effect.data
        number = int(fields.get("n", fields.get("trackers", fields.get("space", 0))))
        if op == "extra_tile":
            number = int(effect.get("resources", bool))
        cards.append(CivCard(
            entry.get("id", str), entry.number("rank", 1, 4), immediate, op, number,
            int(fields.get("steps", 0)), int(fields.get("also_end_advance", 0)),
            SETS[effect.one_of("set", SETS)] if op == "set" else "",
        ))  # fmt: skip
        if cards[-1].rank != n // 9 + 1:
            raise entry.fault("rank", "the file holds nine cards of a rank in a row")
    if len(cards) != 36:
        raise BoxError("civ_cards.toml", "card", "no", f"36 cards are in the box, not {len(cards)}")
    return tuple(cards)


def set_values_of(folder: Path) -> dict[str, tuple[int, ...]]:
    """P-154, P-155 What so many cards of a set are worth."""
    found = {entry.get("id", str): entry for entry in family(folder, "civ_cards.toml", "set")}
    if tuple(found) != SETS:
        raise BoxError("civ_cards.toml", "set", "id", f"should be {', '.join(SETS)}")
    return {
        SETS[0]: found[SETS[0]].numbers("medals_per_three_meteorites", 5),
        SETS[1]: found[SETS[1]].numbers("medals", 5),
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


def _resource(part: Entry) -> int:
    return part.one_of("resource", RESOURCES) if "resource" in part.data else -1


def objectives_of(folder: Path) -> tuple[Objective, ...]:
    """P-16 The 28 objective cards with both sides."""
    cards = []
    for n, entry in enumerate(family(folder, "objectives.toml", "objective")):
        entry.only("no", "id", "source", "neighbour", "personal")
        entry.number("no", n + 1, n + 1)
        side, own = part_of(entry, "neighbour"), part_of(entry, "personal")
        side.number("win", 5, 5)
        side.number("tie", 2, 2)
        own.number("medals", 5, 5)
        metric, condition = part_of(side, "metric"), part_of(own, "condition")
        get = condition.data.get
        cards.append(Objective(
            entry.get("id", str), _COUNTS[metric.one_of("count", _COUNTS)], _resource(metric),
            side.one_of("better", ("low", "high")) == 1,
            _TESTS[condition.one_of("test", _TESTS)], _resource(condition),
            int(get("n", 0)), int(get("w", 0)), int(get("h", 0)),
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
    get = effect.data.get
    return Event(
        entry.get("id", str), entry.one_of("colour", CODES), entry.get("solo_only", bool),
        restriction, op,
        effect.each_of("tracks", TRACKS) if "tracks" in effect.data else (),
        int(get("steps", 1)), int(get("n", 1)), bool(get("benefits", True)),
        effect.one_of("terrain", RESOURCES) if "terrain" in effect.data else -1,
        _RULES[effect.one_of("rule", _RULES)] if restriction else "", str(get("where", "")),
    )  # fmt: skip


def events_of(folder: Path) -> tuple[Event, ...]:
    """P-191 The 60 event cards, twenty of each code, in the order of the codes."""
    found = family(folder, "events.toml", "event")
    events = []
    for n, entry in enumerate(found):
        entry.number("no", n + 1, n + 1)
        events.append(_event(entry))
        if events[-1].code != n // 20:
            raise entry.fault("colour", "the file holds twenty cards of a code in a row")
    deck = Entry("events.toml", "deck", file_of(folder, "events.toml").get("deck"))
    deck.number("size", 20, 20)
    usable = Counter(CODES[e.code] for e in events if not e.solo)
    if dict(usable) != deck.get("usable_multiplayer", dict):
        raise deck.fault("usable_multiplayer", f"the cards give {dict(usable)}")
    return tuple(events)


def presets_of(folder: Path) -> dict[str, tuple[int, int, int]]:
    """P-193 Splits of the event deck by name: green, orange, red."""
    presets = {}
    for entry in family(folder, "events.toml", "preset"):
        split = tuple(entry.number(code, 0, 20) for code in CODES)
        if sum(split) != 20:
            raise entry.fault("red", "the three codes should make 20 cards")
        presets[entry.get("id", str)] = (split[0], split[1], split[2])
    return presets


def solo_of(folder: Path) -> dict[str, Any]:
    """P-217, P-219 The solo target by the split of the deck, and the ratings."""
    target = Entry("modes.toml", "solo_target", file_of(folder, "modes.toml").get("solo_target"))
    modifiers = []
    for code in CODES:
        values = target.get(code, list)
        if len(values) != 5:
            raise target.fault(code, "should be five modifiers")
        modifiers.append(tuple(values))
    ratings = family(folder, "modes.toml", "solo_rating")
    lowest = [entry.get("min_difference", int) for entry in ratings]
    if lowest != sorted(lowest):
        raise BoxError("modes.toml", "solo_rating", "min_difference", "should rise")
    return {
        "base": target.get("base", int),
        "bands": target.numbers("band_min", 5),
        "modifiers": tuple(modifiers),
        "ratings": tuple(zip(lowest, (e.get("id", str) for e in ratings), strict=True)),
    }

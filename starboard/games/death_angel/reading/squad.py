"""Teams, marines and their action cards."""

from __future__ import annotations

from .cards import (
    ACTION_IDS,
    ACTION_TYPES,
    MARINE_IDS,
    RANKS,
    TEAM_IDS,
    Action,
    Marine,
    Team,
)  # fmt: skip
from .entries import FARTHEST, Files, amount_of, each_once, entries_of, sources_of

#: Whose card each ability is, and of which type: abilities name marines of their team.
TEAM_OF = {
    "block": "green", "defensive_stance": "yellow", "counter_attack": "blue", "overwatch": "red",
    "strategize": "purple", "power_field": "grey", "onward_brothers": "red",
    "stealth_tactics": "grey", "reorganize": "yellow", "forward_scouting": "purple",
    "intimidation": "blue", "run_and_gun": "green", "lead_by_example": "blue",
    "flamer_attack": "purple", "psionic_attack": "grey", "dead_aim": "green", "full_auto": "red",
    "heroic_charge": "yellow",
}  # fmt: skip


def read_teams(data: Files) -> tuple[tuple[Team, ...], tuple[Marine, ...]]:
    """D-4, D-5 The teams, and the marines of all of them."""
    marines = []
    for entry in each_once(entries_of(data, "marines.toml", "marine"), MARINE_IDS):
        entry.only("id", "team", "rank", "range", "name_source", "source")
        rank = RANKS[entry.one_of("rank", RANKS)]
        team, reach = entry.one_of("team", TEAM_IDS), entry.number("range", 0, FARTHEST)
        marines.append(Marine(entry.data["id"], team, reach, rank, *sources_of(entry)))
    teams = []
    for number, entry in enumerate(each_once(entries_of(data, "marines.toml", "team"), TEAM_IDS)):
        entry.only("id", "marines", "name_source", "source")
        pair = entry.each_of("marines", MARINE_IDS)
        if len(pair) != 2 or {n for n, m in enumerate(marines) if m.team == number} != {*pair}:
            raise entry.fault("marines", "should be the two marines who name this team")
        teams.append(Team(entry.data["id"], (pair[0], pair[1]), *sources_of(entry)))
    return tuple(teams), tuple(marines)


def read_actions(data: Files) -> dict[int, Action]:
    """D-4 The action cards by number."""
    actions: dict[int, Action] = {}
    for entry in each_once(entries_of(data, "actions.toml", "action"), ACTION_IDS):
        entry.only("id", "number", "team", "type", "amount", "name_source", "source")
        name, number = entry.get("id", str), entry.number("number", 1, len(ACTION_IDS))
        if number in actions:
            raise entry.fault("number", f"{number} is also {actions[number].id}")
        team, kind = entry.one_of("team", TEAM_IDS), entry.one_of("type", ACTION_TYPES)
        if TEAM_IDS[team] != TEAM_OF[name]:
            raise entry.fault("team", f"this ability belongs to the {TEAM_OF[name]} team")
        if kind != ACTION_IDS.index(name) // len(TEAM_IDS):
            wanted = ACTION_TYPES[ACTION_IDS.index(name) // len(TEAM_IDS)]
            raise entry.fault("type", f"this ability goes with a card of type {wanted}")
        amount = amount_of(entry)
        actions[number] = Action(number, name, team, kind, amount, *sources_of(entry))
    return dict(sorted(actions.items()))

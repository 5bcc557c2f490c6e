"""The rollout policy: quick, sensible answers, for playing on behind a search."""

from __future__ import annotations

from starboard.kernel import Ask, Option

from ..rules.hexes import areas_of
from ..rules.victory import leader_area
from ..state import Table, is_mercenary, living
from .value import URGENT, nearest


def rollout_policy(s: Table, ask: Ask, dice: float) -> Option:
    """What a player in a hurry would do; ``dice`` is drawn from 0 to 1."""
    if ask.key == "action":
        return choose_action(s, ask, dice)
    if ask.key in ("place", "put", "land"):
        return choose_area(s, ask, dice)
    options = [option for option in ask.options if option[0] not in PASSES] or ask.options
    return options[int(dice * len(options))]


PASSES = ("stop", "decline", "end", "no")


def choose_action(s: Table, ask: Ask, dice: float) -> Option:
    """A leader hit if one is offered; else stop a rival's mission; else mostly a unit more."""
    attacks = [option for option in ask.options if option[0] == "attack"]
    if attacks:
        _, stop = urgent(s)
        hits = [o for o in attacks if leader_area(s, o[2]) or stop >> o[2] & 1]
        if hits and dice < 0.5:
            return hits[int(2 * dice * len(hits))]
    places = [option for option in ask.options if option[0] == "place"]
    if places and dice < 0.8:
        return max(places, key=lambda option: option[1] if is_mercenary(option[1]) else 0)
    options = [option for option in ask.options if option[0] not in ("pass", "recall")]
    return options[int(dice * len(options))] if options else ask.options[0]


def choose_area(s: Table, ask: Ask, dice: float) -> Option:
    """Onto an area of the nearest formation; or of a rival's, if that is urgent and nearer."""
    away, way, _ = nearest(s, s.teams[s.active])
    rivals, theirs = urgent(s)
    wanted = set(areas_of((theirs if rivals < away - 1 else way) & ~s.taken))
    options = [option for option in ask.options if option[-1] in wanted] or ask.options
    return options[int(dice * len(options))]


def urgent(s: Table) -> tuple[float, int]:
    """The formation that a rival may complete soon: how far it is, and its areas."""
    mine = s.teams[s.active]
    teams = dict.fromkeys([s.teams[n] for n in living(s)])
    away, way, _ = min([nearest(s, team) for team in teams if team != mine], default=(99.0, 0, 0))
    return (away, way) if away <= URGENT else (99.0, 0)

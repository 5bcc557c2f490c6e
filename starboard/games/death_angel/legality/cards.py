"""Chapters 3 and 6: which teams and action cards may be chosen."""

from __future__ import annotations

from starboard.kernel import Refusal, Seat

from ..box import ACTION_OF, ACTIONS, ATTACK
from ..state import NOBODY, Hulk
from ..text import refusal


def why_not_team(s: Hulk, team: int) -> Refusal | None:
    """D-17 A team that somebody has taken is not free."""
    taken = s.owner[team] != NOBODY
    return refusal("D-17", "team-taken", team=team, seat=s.owner[team]) if taken else None


def why_not_card(s: Hulk, seat: Seat, asked: int, card: int) -> Refusal | None:
    """D-38 Not the card of last round. D-39 No Attack under Gun Jam. D-11 One team at a time."""
    team = ACTIONS[card].team
    if s.in_play(team) and s.owner[team] != seat:
        return refusal("D-13", "not-your-card", card=card, team=team, seat=s.owner[team])
    if not s.in_play(team):
        return refusal("D-138", "card-is-out", card=card, team=team)
    if s.last[team] == card:
        return refusal("D-38", "played-last", card=card)
    if s.jammed == team and card == ACTION_OF[team][ATTACK]:
        return refusal("D-39", "gun-jam", team=team, card=card)
    if team != asked:
        key = "team-has-chosen" if s.chosen[team] else "team-chooses-later"
        return refusal("D-11", key, team=team, team2=asked)
    return None

"""Chapter 6: phase 1, Choose Actions."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Refusal, Seat, together

from ..box import ACTION_OF, ACTIONS, ATTACK
from ..state import Hulk

#: The option to choose a card.
CARD = {number: ("card", number) for number in ACTIONS}


def choose_actions(s: Hulk) -> Flow[None]:
    """D-37 For every living team its owner secretly chooses one card, all at once (D-188)."""
    teams = s.living_teams()
    if len(teams) > 1:
        yield from together(
            {seat: choose_cards(s, seat, own) for seat, own in sorted(teams.items())}
        )
    else:  # one player chooses for all his teams
        for seat, own in teams.items():
            yield from choose_cards(s, seat, own)
    if s.told is not None:
        s.tell("all-chosen", "D-40")


def choose_cards(s: Hulk, seat: Seat, teams: list[int]) -> Flow[None]:
    """D-11 One card for each team he controls; D-40 he may change his mind until all are in."""
    for team in teams:
        options = [CARD[card] for card in s.cards_left(team)]
        answer = options[0]
        if len(options) > 1:
            answer = yield Ask(seat, "card", "D-37", options, team=team)
        s.chosen[team] = answer[1]


def why_not_card(s: Hulk, seat: Seat, card: int) -> Refusal | None:
    """D-38 Not the card of last round. D-39 No Attack under Gun Jam."""
    from .refusals import refusal

    team = ACTIONS[card].team
    if not s.in_play(team) or s.owner[team] != seat:
        return refusal("D-13", "not-your-card", card=card)
    if s.last[team] == card:
        return refusal("D-38", "played-last", card=card)
    if s.jammed == team and card == ACTION_OF[team][ATTACK]:
        return refusal("D-39", "gun-jam", team=team, card=card)
    return None

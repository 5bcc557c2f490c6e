"""What an action card would bring as things stand; cards with lower numbers come before it."""

from __future__ import annotations

from starboard.draw import Outlook
from starboard.kernel import Message

from ..box import ACTION_OF, ACTIONS, ATTACK, MARINES, MOVE, TEAMS
from ..legality.manoeuvres import ACTIVATABLE
from ..state import Hulk
from ..text import say
from .chances import at_least_one, attackers, danger


def team_outlook(team: int) -> Outlook:
    """D-17 Who is in a team, how far they shoot, and its cards."""
    lines = [say("outlook-marine", marine=m, range=MARINES[m].range) for m in TEAMS[team].marines]
    lines += [say("card-of-team", card=c, number=c, type=ACTIONS[c].type) for c in ACTION_OF[team]]
    return Outlook(tuple(lines))


def card_outlook(s: Hulk, card: int) -> Outlook:
    """Number and type, what the card says, and what it could do just now."""
    action = ACTIONS[card]
    head = say("outlook-card", number=card, type=action.type)
    text = say(f"action-{action.id}.text", amount=action.amount)
    if action.type == ATTACK:
        return attack_card(s, card, (head, text))
    if action.type == MOVE:
        return Outlook((head, text, *in_front(s, action.team)))
    return Outlook((head, text, *worst_off(s)))


def attack_card(s: Hulk, card: int, head: tuple[Message, ...]) -> Outlook:
    """D-66 For each marine the swarms in reach, and the chance that one falls."""
    lines, marks = list(head), []
    for marine, reach, chance in attackers(s, card):
        line = say("outlook-reach", marine=marine, count=len(reach), percent=percent(chance))
        lines.append(line)
        marks.append((f"marine:{marine}", line))
    odds = ((say("outlook-one-falls"), at_least_one(s, card)),)
    return Outlook(tuple(lines), odds=odds, marks=tuple(marks))


def in_front(s: Hulk, team: int) -> list[Message]:
    """D-61 What the team could activate without moving or turning."""
    found = []
    for marine in s.marines_of(team):
        at = s.facing[marine] << 4 | s.position(marine)
        cards = tuple(card for card in ACTIVATABLE if s.terrain[card] == at)
        if cards:
            found.append(say("outlook-in-front", marine=marine, terrain=cards))
    return found or [say("outlook-nothing-in-front")]


def worst_off(s: Hulk) -> list[Message]:
    """D-49 Whom a token would help most; D-50 no token, no help."""
    if not s.supply:
        return [say("outlook-no-supply")]
    risks = {marine: danger(s, marine) for marine in s.line}
    worst = max(s.line, key=lambda marine: risks[marine])
    supply = say("outlook-supply", tokens=s.supply)
    if not risks[worst]:
        return [supply]
    return [supply, say("outlook-worst", marine=worst, percent=percent(risks[worst]))]


def percent(chance: float) -> int:
    """As a whole number of percent."""
    return round(100 * chance)

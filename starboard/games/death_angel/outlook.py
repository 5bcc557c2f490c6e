"""What an option would do, before it is chosen: what a card says, and how the die may fall."""

from __future__ import annotations

from starboard.kernel import Ask, Message, Option

from .box import ACTIONS, DIE
from .rules.attack import hits
from .rules.defend import falls
from .state import Hulk
from .text import say


def outlook(s: Hulk, ask: Ask, option: Option) -> Message | None:
    """The words beside an option, where there is something to add."""
    match option:
        case ("card", card):
            return say("outlook-card", number=card, type=ACTIONS[card].type)
        case ("attack", marine, at):
            return odds("outlook-attack", [hits(s, marine, at, face) > 0 for face in DIE])
        case ("reroll", marine):
            return reroll_odds(s, ask, marine)
        case ("roll",) if ask.key == "launch":
            return odds("outlook-launch", [face <= s.location_tokens for face in DIE])
        case ("roll",) if ask.key == "teleport":
            return odds("outlook-death", [face == 0 for face in DIE])
        case ("charge", _):
            return odds("outlook-death", [face == 0 for face in DIE])
    return None


def reroll_odds(s: Hulk, ask: Ask, marine: int) -> Message:
    """How the new roll may fall."""
    at = ask.facts["swarm"]
    if ask.key == "reroll-attack":
        return odds("outlook-attack", [hits(s, marine, at, face) > 0 for face in DIE])
    deadly = [falls(s, marine, at, face, rerolled=True) for face in DIE]
    return odds("outlook-death", deadly)


def odds(key: str, faces: list[bool]) -> Message:
    """So many faces of the die."""
    return say(key, count=sum(faces), all=len(faces))

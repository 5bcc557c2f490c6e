"""Why not? Things that the open question does not speak of: what they are for, and why not now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.kernel import Ask, Message, Option, Refusal

from ..reading.tables import ACTION_CARDS, ADDITIONAL_CARDS, ROW, bits
from ..state import BASIC_PLAN, NOBODY, SETTING_UP, Galaxy, Player
from ..text import ACTING, refusal, say, touched_at
from .actions import VERBS

#: What is for something else: an option, the rule, and what the thing is for.
Thing = tuple[Option, str, Message]
#: Other questions by the rule that closes everything else meanwhile; usually A-46.
CLOSING: Final = {
    "faction": "A-20",
    "draw": "A-47",
    "drop": "A-169",
    "defend": "A-111",
    "score-end": "A-162",
}
#: What an operational card of a row does, as the option that lets it (A-147, A-148, A-150).
DUTIES: Final = (("ship", "A-147"), ("check", "A-148"), ("mine", "A-150"))


def beside(s: Galaxy, ask: Ask, key: str) -> Refusal | None:
    """What a node is for that the question does not speak of, and what has to be done first."""
    for option, rule, what in things(s, ask.seat):
        if any(key in step.split("|") for step in touched_at(s, ask, option)):
            if ask.key in ACTING:
                return refusal(rule, "idle", what=what)
            closing = "A-25" if s.phase == SETTING_UP else CLOSING.get(ask.key, "A-46")
            return refusal(closing, "later", what=what, why=say(f"now-{ask.key}"))
    return None


def things(s: Galaxy, seat: int) -> Iterator[Thing]:
    """What could be touched, and what it is for."""
    p = s.players[seat]
    for row in range(3):
        yield ("buy", row), "A-64", say("for-deck", deck=row)
        yield ("prepare", row), "A-73", say("for-row", row=row)
    yield from cards_of(p)
    yield from held_by(p)
    for card in s.revealed:
        yield ("use", card), "A-115", say("for-revealed")
        yield from (
            (("show", half), "A-115", say("for-revealed")) for half in (2 * card, 2 * card + 1)
        )
    yield ("attack-aliens",), "A-110", say("for-system", system=s.system)
    yield ("plan", BASIC_PLAN), "A-111", say("for-plan", plan=BASIC_PLAN)
    if p.faction != NOBODY:
        yield ("ability", p.faction), "A-151", say("for-ability", ability=p.faction)
    for n, other in enumerate(s.players):
        if n != seat:
            yield ("attack-player", n), "A-110", say("for-seat", seat=n)
            for card in bits(other.empire):
                yield ("blockade", card), "A-126", say("for-rival", card=card, seat=n)
            for card in bits(other.projects):
                yield ("blockade", card), "A-131", say("for-rival-project", card=card, seat=n)


def cards_of(p: Player) -> Iterator[Thing]:
    """A player's own cards under construction and in the Empire."""
    for card in bits(p.projects):
        yield (VERBS[ROW[card]], card), "A-53", say("for-project", card=card)
    for card in bits(p.logistic):
        if ACTION_CARDS >> card & 1:
            yield ("card-action", card), "A-98", say("for-action-card", card=card)
        elif ADDITIONAL_CARDS >> card & 1:
            yield ("use-card", card), "A-97", say("for-additional-card", card=card)
        else:
            yield ("trigger", card), "A-96", say("for-continuous", card=card)
    for card in bits(p.operational):
        duty, rule = DUTIES[ROW[card]]
        yield (duty, card), rule, say(f"for-{duty}", card=card)


def held_by(p: Player) -> Iterator[Thing]:
    """A player's own Resource cards, Artifacts and Defence Plans."""
    for card in p.hand:
        yield ("discard", card), "A-47", say("for-hand")
        for half in (2 * card, 2 * card + 1):
            yield ("pay", half), "A-30", say("for-half", half=half)
    for a in p.stock:
        yield ("pay", a & 255), "A-91", say("for-half", half=a & 255)
    for artifact in p.artifacts:
        yield ("artifact", artifact), "A-141", say("for-artifact", artifact=artifact)
    for plan in p.plans:
        yield ("plan", plan), "A-111", say("for-plan", plan=plan)

"""What is touched in vain because the question is about something else: when it is its turn.

Nothing here decides what is legal. Each answer says of the touched thing when something can be
done with it, and what is chosen now instead.
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Ask, Option, Refusal

from ..box import ACTIONS, KIND_OF, MARINES, TERRAIN
from ..state import ATTACK, CHOSEN, EVENT, NOBODY, SETUP, SIDES, Hulk, place
from ..text import refusal

#: What each question wants to be touched, as the key of a phrase.
WANTED = {
    "team": "team", "card": "card", "manoeuvre": "marine",
    "attack": "attack", "paid-attack": "attack", "instinct-attack": "swarm",
    "token": "marine", "slay": "stealer", "slay-up-to": "stealer", "faith": "stealer",
    "send": "stealer", "strategize": "shift", "shield": "swarm", "spawn-on-swarm": "swarm",
    "instinct-swarm": "swarm", "stealth": "pile", "smallest-pile": "pile",
    "discard-blips": "pile", "odd-blip": "pile", "instinct-blip-pile": "pile",
    "artefact": "place", "spawn-first": "terrain", "watch": "terrain", "spawn-behind": "marine",
    "everywhere": "marine", "instinct-marine": "marine", "instinct-team": "team-card",
}  # fmt: skip

Reasons = Iterator[tuple[Option, Refusal]]


def elsewhere(s: Hulk, ask: Ask) -> Reasons:
    """An answer for everything on the table, for want of a nearer reason."""
    wanted = "@wanted-" + WANTED.get(ask.key, "button")
    for team in range(len(s.owner)):
        if s.chosen[team] and s.revealed:
            yield ("card", s.chosen[team]), card_elsewhere(s, s.chosen[team], wanted)
    for marine in s.line:
        reason = marine_elsewhere(s, marine, wanted)
        yield ("choose-marine", marine), reason
        yield ("turn", marine), reason
    for position in range(len(s.line)):
        for at in (place(side, position) for side in SIDES):
            yield ("put-artefact", at), refusal("D-98", "place", place=at, wanted=wanted)
            if s.swarm(at):
                reason = swarm_elsewhere(s, at, wanted)
                yield ("choose-swarm", at), reason
                for kind in sorted({KIND_OF[card] for card in s.swarm(at)}):
                    yield ("slay", at, kind), reason
    for card, at in enumerate(s.terrain):
        if at != NOBODY:
            key = "terrain-later" if TERRAIN[card].activatable else "not-activatable-now"
            yield ("watch", card), refusal("D-61", key, terrain=card, wanted=wanted)
    for side in SIDES:
        yield ("choose-pile", side), refusal("D-84", "pile", pile=side, wanted=wanted)


def card_elsewhere(s: Hulk, card: int, wanted: str) -> Refusal:
    """D-42 Where a revealed card stands in this round."""
    if card == s.card:
        return refusal("D-42", "card-now", card=card, wanted=wanted)
    key = "card-done" if card in s.last else "card-waits"
    return refusal("D-38" if card in s.last else "D-42", key, card=card, number=card, wanted=wanted)


def marine_elsewhere(s: Hulk, marine: int, wanted: str) -> Refusal:
    """D-42 A marine acts when the card of the team is carried out."""
    card = s.chosen[MARINES[marine].team]
    if s.phase <= CHOSEN or not card:
        return refusal("D-37", "marine-choosing", marine=marine, wanted=wanted)
    if s.phase >= EVENT:
        return refusal("D-78", "marine-event", marine=marine, wanted=wanted)
    if s.phase >= ATTACK:
        return refusal("D-73", "marine-defends", marine=marine, wanted=wanted)
    key = "marine-now" if card == s.card else "marine-waits"
    if card in s.last:
        key = "marine-done"
    return refusal("D-42", key, marine=marine, card=card, number=card, wanted=wanted)


def swarm_elsewhere(s: Hulk, at: int, wanted: str) -> Refusal:
    """D-66 Swarms are attacked with Attack cards; D-72, D-90 by themselves they attack and move."""
    if s.phase >= EVENT:
        return refusal("D-90", "swarm-event", swarm=at, wanted=wanted)
    if s.phase >= ATTACK:
        key = "shielded" if s.is_shielded(at) else "swarm-attacks"
        return refusal("D-76" if s.is_shielded(at) else "D-72", key, swarm=at, wanted=wanted)
    key = "swarm-later"
    if s.phase != SETUP and s.card and ACTIONS[s.card].type == 2:
        key = "swarm-other"
    return refusal("D-66", key, swarm=at, wanted=wanted)

"""Why not? Everything a person may try in vain at a question, with the rule that forbids it.

Candidates are here. What is allowed, and why not, by chapter: `cards.py` (teams and action cards),
`manoeuvres.py`, `attacks.py` (attacking and slaying) and `targets.py` (of events).
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Ask, Option, Refusal

from ..box import ACTIONS, CLAUDIO, HEROIC_CHARGE, KIND_OF, MARINES, TEAMS, TERRAIN
from ..state import NOBODY, SIDES, Hulk, place
from ..text import refusal
from .attacks import why_not_attack, why_not_ready, why_not_slay
from .cards import why_not_card, why_not_team
from .manoeuvres import why_not_activate, why_not_swap, why_not_turn

#: What may be tried, and why not; None: it is allowed.
Candidates = Iterator[tuple[Option, Refusal | None]]


def refused(s: Hulk, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """The candidates that are no options, each with its reason."""
    offered = set(ask.options)
    for option, reason in candidates(s, ask):
        if reason is not None and option not in offered:
            yield option, reason


def candidates(s: Hulk, ask: Ask) -> Candidates:
    """What a person may try at each kind of question."""
    if ask.key == "team":
        yield from ((("team", team), why_not_team(s, team)) for team in range(len(TEAMS)))
    elif ask.key == "card":
        yield from ((("card", card), why_not_card(s, ask.seat, card)) for card in ACTIONS)
    elif ask.key == "manoeuvre":
        yield from any_manoeuvre(s, ask.facts["team"])
    elif ask.key in ("attack", "paid-attack"):
        yield from any_attack(s, ask, ask.facts["team"])
    elif ask.key == "instinct-attack":
        yield from attacks_of(s, ask.facts["marine"])
    elif ask.key in ("slay", "slay-up-to", "faith", "send"):
        yield from any_stealer(s, ask)
    elif ask.key.startswith("instinct-"):
        yield from any_target(s, ask)


def any_manoeuvre(s: Hulk, team: int) -> Candidates:
    """D-57 to D-62 Moves, turns and activations of any marine."""
    for marine in s.line:
        foreign = why_not_mine(s, marine, team)
        for other in s.line:
            if other != marine:
                yield ("swap", marine, other), foreign or why_not_swap(s, marine, other)
        yield ("turn", marine), foreign or why_not_turn(s, marine)
        for card in range(len(TERRAIN)):
            if s.terrain[card] != NOBODY:
                yield ("activate", marine, card), foreign or why_not_activate(s, marine, card)


def why_not_mine(s: Hulk, marine: int, team: int) -> Refusal | None:
    """D-12 A card speaks of its own team's marines only."""
    if MARINES[marine].team != team:
        return refusal("D-12", "other-team", marine=marine, team=team)
    return None


def any_attack(s: Hulk, ask: Ask, team: int) -> Candidates:
    """D-66, D-67 Attacks of any marine on any swarm."""
    for marine in s.line:
        reason = why_not_mine(s, marine, team)
        if reason is None and ask.key == "paid-attack" and not s.tokens[marine]:
            reason = refusal(ask.rule, "no-token", marine=marine)
        elif reason is None and ask.key == "attack":
            reason = why_not_ready(s, marine)
        for at in s.swarm_places():
            yield ("attack", marine, at), reason or why_not_attack(s, marine, at)
        if marine == CLAUDIO and s.card == HEROIC_CHARGE:
            yield ("charge", marine), reason


def attacks_of(s: Hulk, marine: int) -> Candidates:
    """D-67 Attacks of one marine."""
    for at in s.swarm_places():
        yield ("attack", marine, at), why_not_attack(s, marine, at)


def any_stealer(s: Hulk, ask: Ask) -> Candidates:
    """D-70, D-108 Genestealers that cannot be chosen here."""
    verb = "send" if ask.key == "send" else "slay"
    for position in range(len(s.line)):
        for at in (place(side, position) for side in SIDES):
            for kind in sorted({KIND_OF[card] for card in s.swarm(at)}):
                reason = why_not_slay(s, at, kind) if verb == "slay" else None
                yield (verb, at, kind), reason or refusal(ask.rule, "not-reached", swarm=at)


def any_target(s: Hulk, ask: Ask) -> Candidates:
    """D-81 A target on which the effect cannot happen as fully as elsewhere."""
    kind = ask.options[0][0]
    things = {
        "choose-marine": s.line,
        "choose-team": range(len(TEAMS)),
        "choose-pile": (0, 1),
        "choose-swarm": s.swarm_places(),
    }[kind]
    for thing in things:
        yield (kind, thing), refusal("D-81", "not-a-target", event=s.drawn)

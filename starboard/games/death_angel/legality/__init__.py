"""Why not? Everything a person may try in vain at a question, with the rule that forbids it.

Candidates are here. What is allowed, and why not, by chapter: `cards.py` (teams and action cards),
`manoeuvres.py`, `attacks.py` (attacking and slaying) and `targets.py` (of events).
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.kernel import Ask, Option, Refusal

from ..box import (
    ACTIONS,
    CLAUDIO,
    HEROIC_CHARGE,
    KIND_OF,
    MARINES,
    TEAMS,
    TERRAIN,
)  # fmt: skip
from ..state import NOBODY, SIDES, Hulk, place
from ..text import refusal, touch
from .attacks import targets as in_reach
from .attacks import why_not_attack, why_not_ready, why_not_send, why_not_slay
from .cards import why_not_card, why_not_team
from .elsewhere import elsewhere
from .instinct import why_not_target
from .manoeuvres import why_not_activate, why_not_shift, why_not_swap, why_not_turn

#: What may be tried, and why not; None: it is allowed.
Candidates = Iterator[tuple[Option, Refusal | None]]


def refused(s: Hulk, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """The candidates that are no options, each with its reason.

    What no candidate speaks of is told when it is its turn (elsewhere).
    """
    offered = set(ask.options)
    lit = {key for option in offered for key in keys(s, ask, option)}
    spoken_of = set(lit)
    of_swarm: dict[str, list[Refusal]] = {}  # why a swarm cannot be chosen, by its key
    for option, reason in candidates(s, ask):
        if reason is not None and option not in offered:
            for key in keys(s, ask, option):
                spoken_of.add(key)
                of_swarm.setdefault(key, []).append(reason)
            yield option, reason
    for option, reason in elsewhere(s, ask):
        if option[0] == "slay" and f"swarm:{option[1]}" in lit:
            continue  # D-98 its swarm is chosen as a whole
        if option not in offered and not spoken_of & keys(s, ask, option):
            for nearer in about_swarm(s, ask, option, lit, of_swarm) or [reason]:
                yield option, nearer


def about_swarm(
    s: Hulk, ask: Ask, option: Option, lit: set[str], of_swarm: dict[str, list[Refusal]]
) -> list[Refusal]:
    """D-98 A Genestealer is refused with its swarm, a swarm with its Genestealers."""
    if option[0] == "slay":
        return of_swarm.get(f"swarm:{option[1]}", [])
    if option[0] == "choose-swarm":
        cards = [f"stealer:{card}" for card in s.swarm(option[1])]
        if lit.intersection(cards):
            return [refusal(ask.rule, "one-of-swarm", swarm=option[1])]
        return [reason for card in cards for reason in of_swarm.get(card, [])]
    return []


def keys(s: Hulk, ask: Ask, option: Option) -> set[str]:
    """Every node that can be touched on the way to an option."""
    return {key for step in touch(s, ask, option) for key in step.split("|")}


def candidates(s: Hulk, ask: Ask) -> Candidates:
    """What a person may try at each kind of question."""
    if ask.key == "team":
        yield from ((("team", team), why_not_team(s, team)) for team in range(len(TEAMS)))
    elif ask.key == "card":
        team = ask.facts["team"]
        yield from ((("card", card), why_not_card(s, ask.seat, team, card)) for card in ACTIONS)
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
    else:
        yield from any_thing(s, ask)


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
        if reason is not None:
            yield ("choose-marine", marine), reason
        yield from attacks_of(s, marine, reason)
        if marine == CLAUDIO and s.card == HEROIC_CHARGE:
            yield ("charge", marine), reason


def attacks_of(s: Hulk, marine: int, reason: Refusal | None = None) -> Candidates:
    """D-67 Attacks of one marine."""
    if reason is None and not in_reach(s, marine):
        facts = {"marine": marine, "side": s.facing[marine], "range": MARINES[marine].range}
        yield ("choose-marine", marine), refusal("D-67", "no-swarm-in-reach", **facts)
    for at in s.swarm_places():
        yield ("attack", marine, at), reason or why_not_attack(s, marine, at)


def any_stealer(s: Hulk, ask: Ask) -> Candidates:
    """D-70, D-108 Genestealers that cannot be chosen here."""
    verb, why_not = ("send", why_not_send) if ask.key == "send" else ("slay", why_not_slay)
    for position in range(len(s.line)):
        for at in (place(side, position) for side in SIDES):
            for kind in sorted({KIND_OF[card] for card in s.swarm(at)}):
                reason = why_not(s, at, kind) or refusal(ask.rule, "not-reached", swarm=at)
                yield (verb, at, kind), reason


def any_target(s: Hulk, ask: Ask) -> Candidates:
    """D-81 A target on which the effect cannot happen as fully as elsewhere."""
    kind = ask.options[0][0]
    name, things = {
        "choose-marine": ("marine", s.line),
        "choose-team": ("team", [t for t in range(len(TEAMS)) if s.chosen[t]]),
        "choose-pile": ("pile", SIDES),
        "choose-swarm": ("swarm", s.swarm_places()),
    }[kind]
    for thing in things:
        yield (kind, thing), why_not_target(s, name, thing)


def any_thing(s: Hulk, ask: Ask) -> Candidates:
    """What further questions leave out of the kind of things that they ask for."""
    if ask.key == "token":  # D-181
        for marine in s.line:
            yield ("token", marine), refusal("D-181", "has-got-one", marine=marine)
    elif ask.key in ("spawn-behind", "everywhere"):
        key = "has-tokens" if ask.key == "spawn-behind" else "not-in-question"
        for marine in s.line:
            yield ("choose-marine", marine), refusal(ask.rule, key, marine=marine)
    elif ask.key in ("stealth", "discard-blips"):
        for side in SIDES:
            yield ("choose-pile", side), refusal(ask.rule, "empty-pile", pile=side)
    elif ask.key == "spawn-first":
        for card, at in enumerate(s.terrain):
            if at != NOBODY:
                yield ("spawn-first", card), refusal("D-86", "enough-there", terrain=card)
    elif ask.key == "strategize":
        places = [place(side, p) for side in SIDES for p in range(len(s.line))]
        for at in s.swarm_places():
            for to in places:
                yield ("shift", at, to), why_not_shift(s, at, to)

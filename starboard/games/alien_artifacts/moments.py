"""Moments: what is worth seeing of what happens, one thing after another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.draw import Moment
from starboard.kernel import Message

from .box import PLANS, SYSTEMS
from .stages import (
    artifact_shown,
    attack_declared,
    attack_summed,
    card_completed,
    card_found,
    card_kept,
    card_produced,
    final_score,
    last_round,
    marker_moved,
    next_system,
    numbers_revealed,
    plan_chosen,
    plan_shown,
    ship_damaged,
    ship_lost,
    technology_at_the_end,
    technology_checked,
    technology_scored,
)
from .state import ALIENS, NOBODY, Galaxy
from .text import say

Facts = Mapping[str, Any]


def of_the_attack(s: Galaxy, facts: Facts) -> Message | None:
    """Whose attack, on whom: why points, tokens and ships come and go."""
    if s.ship == NOBODY or s.target == NOBODY:
        return None
    if s.target == ALIENS:
        goal = say(f"system-{SYSTEMS[s.system].id}")
    else:
        goal = say(f"plan-{PLANS[s.plan].id}")
    return say("cause-attack", card=s.ship, goal=goal)


def of_the_points(s: Galaxy, facts: Facts) -> Message | None:
    """Where points came from."""
    return of_the_attack(s, facts) or say("cause-points", term=facts["term"])


def of_the_bank(s: Galaxy, facts: Facts) -> Message | None:
    """What was lost because the Bank is full, or the attack that paid."""
    if facts.get("lost"):
        return say("cause-bank-full", lost=facts["lost"])
    return of_the_attack(s, facts)


def of_the_system(s: Galaxy, facts: Facts) -> Message | None:
    """A-118 Why the Alien System changes."""
    return say("cause-next-system")


def of_the_number(s: Galaxy, facts: Facts) -> Message | None:
    """A-115 Only the number of the card counts."""
    return say("cause-number")


def of_the_building(s: Galaxy, facts: Facts) -> Message | None:
    """A-57 What is attached covers the cost."""
    return say("cause-auto-build")


MOMENTS: Final[dict[str, Moment]] = {
    # chapters
    "turn": Moment("turn", "ui-person"),
    "turn-last": Moment("turn", "g-round"),
    "turn-extra": Moment("turn", "g-turn"),
    "sets-up": Moment("turn", "ui-settings"),
    "scoring": Moment("phase", "g-vp"),
    # actions, purchases, building
    "action": Moment("move", "ui-play"),
    "uses": Moment("move", "aa-logistics"),
    "faction": Moment("buy", "ui-person"),
    "buys": Moment("buy", "aa-buy"),
    "keeps": Moment("buy", "ui-card", card_kept),
    "attaches": Moment("place", "aa-prepare"),
    "auto-build": Moment("gain", "aa-prepare", cause=of_the_building),
    "completed": Moment("place", "ui-confirm", card_completed),
    "plays": Moment("reveal", "aa-artifact", artifact_shown),
    # attacks
    "attacks-aliens": Moment("move", "aa-alien", attack_declared),
    "attacks-player": Moment("move", "ui-target"),
    "defends": Moment("reveal", "aa-defence", plan_chosen),
    "boosts": Moment("loss", "aa-credit"),
    "reveals": Moment("reveal", "ui-card", numbers_revealed, of_the_number),
    "reveals-none": Moment("reveal", "ui-minus"),
    "attack-value": Moment("sum", "ui-plus", attack_summed),
    "no-result": Moment("check", "ui-minus", cause=of_the_attack),
    "destroyed": Moment("death", "g-skull", ship_lost, of_the_attack),
    "damaged": Moment("hit", "g-damage", ship_damaged, of_the_attack),
    "saved": Moment("check", "g-shield", cause=of_the_attack),
    "blockaded": Moment("hit", "aa-blockade", cause=of_the_attack),
    "freed": Moment("gain", "aa-blockade"),
    "next-system": Moment("reveal", "aa-alien", next_system, of_the_system),
    # checks and production
    "check-matches": Moment("check", "ui-confirm", technology_checked),
    "check-fails": Moment("check", "ui-close", technology_checked),
    "scored": Moment("check", "aa-income", technology_scored),
    "produced": Moment("reveal", "aa-mine", card_produced),
    "shows-match": Moment("place", "aa-planet"),
    "shows-smaller": Moment("place", "aa-planet"),
    "shows-either": Moment("place", "aa-planet"),
    # gains and losses
    "vp": Moment("gain", "g-vp", cause=of_the_points),
    "credits": Moment("gain", "aa-credit", cause=of_the_bank),
    "loses-credits": Moment("loss", "aa-credit", cause=of_the_attack),
    "pays-credits": Moment("loss", "aa-credit"),
    "fee": Moment("loss", "aa-blockade"),
    "robs": Moment("gain", "aa-credit"),
    "artifact": Moment("gain", "aa-artifact", cause=of_the_attack),
    "your-artifact": Moment("reveal", "aa-artifact", artifact_shown),
    "no-artifact": Moment("check", "ui-minus"),
    "plan": Moment("gain", "aa-defence", cause=of_the_attack),
    "your-plan": Moment("reveal", "aa-defence", plan_shown),
    "no-plan": Moment("check", "ui-minus"),
    "draws": Moment("spawn", "ui-deck"),
    "found": Moment("reveal", "ui-search", card_found),
    "not-found": Moment("check", "ui-search"),
    "extra-turns": Moment("gain", "g-turn"),
    # the decks, the round marker, the end
    "marker": Moment("arrive", "g-round", marker_moved),
    "last-round": Moment("end", "g-round", last_round),
    "reshuffled": Moment("move", "ui-deck"),
    "relics-renewed": Moment("move", "aa-artifact"),
    "scores-end": Moment("gain", "aa-income", technology_at_the_end),
    "final-score": Moment("end", "g-vp", final_score),
}

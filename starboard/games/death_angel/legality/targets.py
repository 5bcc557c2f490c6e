"""Chapter 9: which targets the text of an event allows (D-81, D-82)."""

from __future__ import annotations

from collections.abc import Callable

from ..box import (
    ACTIONS,
    ATTACK,
    CLEANSING_FLAMES,
    EVENT_AMOUNT,
    FOR_MY_BATTLE_BROTHERS,
    FULL_SCAN,
    GUN_JAM,
    MARINES,
    OUT_OF_THIN_AIR,
    PSYCHIC_ASSAULT,
    QUICK_INSTINCTS,
    RESCUE_SPACE_MARINE,
    RESUPPLY,
    REWARDED_FAITH,
    SECOND_WIND,
    STALKING_FROM_THE_SHADOWS,
    SURROUNDED,
    TEAMS,
    TEMPORARY_SANCTUARY,
)  # fmt: skip
from ..state import FIRST_BROOD_LORD, SIDES, Hulk
from .attacks import targets

#: How the current player is asked for each kind of target, and the kind of the options.
ASK_OF_TARGET = {
    "marine": ("instinct-marine", "choose-marine"),
    "slain_marine": ("instinct-slain-marine", "choose-marine"),
    "team": ("instinct-team", "choose-team"),
    "blip_pile": ("instinct-blip-pile", "choose-pile"),
    "swarm": ("instinct-swarm", "choose-swarm"),
}

#: What a target is called in what is told of it.
NAME_OF_TARGET = {
    "marine": "marine", "slain_marine": "marine", "team": "team", "blip_pile": "pile",
    "swarm": "swarm",
}  # fmt: skip


def legal_targets(s: Hulk, kind: int) -> list[int]:
    """D-81 Targets on which the effect can happen, as fully as possible; none: no effect (D-82)."""
    return TARGETS[kind](s)


def any_marine(s: Hulk) -> list[int]:
    """D-172 Psychic Assault, Second Wind: they can happen to any marine."""
    return list(s.line)


def best(s: Hulk, amounts: list[int]) -> list[int]:
    """D-82 Of the marines, from the top, those on whom most can happen; nobody if nothing can."""
    most = max(amounts)
    return [m for m, a in zip(s.line, amounts, strict=True) if a == most] if most else []


def engaged_slayable(s: Hulk) -> list[int]:
    """How many Genestealers could be slain that are engaged with each marine, from the top."""
    found = [0] * len(s.line)
    for at in s.swarm_places():
        if not s.shielded >> at & 1:
            found[at & 15] += len(s.swarms[at >> 4][at & 15])
    return found


def cleansed(s: Hulk) -> list[int]:
    """D-170 The most slayable engaged Genestealers, counted up to the printed number."""
    most = EVENT_AMOUNT[CLEANSING_FLAMES]
    return best(s, [min(most, count) for count in engaged_slayable(s)])


def token_and_engaged(s: Hulk) -> list[int]:
    """D-168 Marines with a token, else any; among these the engaged ones, if there are."""
    with_token = [m for m in s.line if s.tokens[m]]
    engaged = [m for m, count in zip(s.line, engaged_slayable(s), strict=True) if count]
    if not with_token:
        return engaged
    return [m for m in with_token if m in engaged] or with_token


def faithful(s: Hulk) -> list[int]:
    """D-172 Marines who have a token, and a Genestealer engaged with them that it can slay."""
    counts = engaged_slayable(s)
    return [m for m, count in zip(s.line, counts, strict=True) if count and s.tokens[m]]


def with_attack(s: Hulk) -> list[int]:
    """D-170 Marines who can attack a swarm that Power Field does not protect."""
    return [m for m in s.line if any(not s.is_shielded(at) for at in targets(s, m))]


def supplied(s: Hulk) -> list[int]:
    """D-172 Resupply: marines for whom another holds a token."""
    total = sum(s.tokens)
    return [m for m in s.line if s.tokens[m] < total]


def apart_from_swarms(s: Hulk) -> list[int]:
    """D-172 Surrounded: marines to whom some swarm would have to come."""
    positions = {at & 15 for at in s.swarm_places()}
    return [m for position, m in enumerate(s.line) if positions - {position}]


def fullest_piles(s: Hulk) -> list[int]:
    """D-171 Full Scan: piles that lose the most, up to the printed number."""
    losses = [min(EVENT_AMOUNT[FULL_SCAN], len(pile)) for pile in s.blips]
    return [side for side in SIDES if losses[side] and losses[side] == max(losses)]


def without_attack_card(s: Hulk) -> list[int]:
    """D-171 Living teams whose card this round was not an Attack."""
    teams = [t for t in range(len(TEAMS)) if s.in_play(t) and s.chosen[t]]
    return [t for t in teams if ACTIONS[s.chosen[t]].type != ATTACK]


def rear_piles(s: Hulk) -> list[int]:
    """D-169 Marines behind whom most could appear, up to the printed number."""
    left, right = (min(EVENT_AMOUNT[OUT_OF_THIN_AIR], len(pile)) for pile in s.blips)
    return best(s, [left if s.facing[m] else right for m in s.line])


def shufflable(s: Hulk) -> list[int]:
    """D-171 Swarms with at least one ordinary Genestealer."""
    return [at for at in s.swarm_places() if min(s.swarm(at)) < FIRST_BROOD_LORD]


TARGETS: dict[int, Callable[[Hulk], list[int]]] = {
    CLEANSING_FLAMES: cleansed,
    FOR_MY_BATTLE_BROTHERS: token_and_engaged,
    FULL_SCAN: fullest_piles,
    GUN_JAM: without_attack_card,
    OUT_OF_THIN_AIR: rear_piles,
    PSYCHIC_ASSAULT: any_marine,
    QUICK_INSTINCTS: with_attack,
    RESCUE_SPACE_MARINE: lambda s: [m for m in s.slain if s.in_play(MARINES[m].team)],  # D-172
    RESUPPLY: supplied,
    REWARDED_FAITH: faithful,
    SECOND_WIND: any_marine,
    STALKING_FROM_THE_SHADOWS: lambda s: [m for m in s.line if s.tokens[m]],  # D-170
    SURROUNDED: apart_from_swarms,
    TEMPORARY_SANCTUARY: shufflable,
}


def must_choose(s: Hulk, kind: int) -> bool:
    """D-81 Is there a real choice of targets? D-201 If not, nobody is asked."""
    return kind in TARGETS and len(legal_targets(s, kind)) > 1

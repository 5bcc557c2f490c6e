"""Chapter 9: why an event cannot be aimed at something (D-81, D-82)."""

from __future__ import annotations

from starboard.kernel import Refusal

from ..box import (
    CLEANSING_FLAMES,
    EVENTS,
    FOR_MY_BATTLE_BROTHERS,
    FULL_SCAN,
    GUN_JAM,
    OUT_OF_THIN_AIR,
    QUICK_INSTINCTS,
    RESUPPLY,
    REWARDED_FAITH,
    STALKING_FROM_THE_SHADOWS,
    SURROUNDED,
    TEMPORARY_SANCTUARY,
)  # fmt: skip
from ..state import Hulk
from ..text import refusal
from .targets import engaged_slayable, legal_targets

#: The reasons that lie in the event alone, by its kind.
PLAIN = {
    CLEANSING_FLAMES: "fewer-engaged",
    FULL_SCAN: "nothing-to-discard",
    GUN_JAM: "played-attack",
    OUT_OF_THIN_AIR: "fewer-behind",
    QUICK_INSTINCTS: "nobody-to-shoot",
    RESUPPLY: "no-tokens-elsewhere",
    STALKING_FROM_THE_SHADOWS: "no-token-to-lose",
    SURROUNDED: "all-swarms-here",
    TEMPORARY_SANCTUARY: "only-lords",
}


def why_not_target(s: Hulk, name: str, thing: int) -> Refusal | None:
    """D-81, D-82 The effect must be able to happen there, as fully as anywhere.

    ``name`` is the fact that the target is: a marine, a team, a pile, a swarm.
    """
    kind = EVENTS[s.drawn].kind
    if thing in legal_targets(s, kind):
        return None
    key = PLAIN.get(kind)
    if kind in (FOR_MY_BATTLE_BROTHERS, REWARDED_FAITH):
        key = why_not_faithful(s, kind, thing)
    return refusal("D-81", key or "not-a-target", event=s.drawn, **{name: thing})


def why_not_faithful(s: Hulk, kind: int, marine: int) -> str:
    """D-168, D-172 A token to give, and a Genestealer that it slays."""
    anybody = kind == REWARDED_FAITH or any(s.tokens)
    if anybody and not s.tokens[marine]:
        return "no-token-to-lose"
    count = engaged_slayable(s)[s.position(marine)]
    return "not-a-target" if count else "nobody-to-slay"

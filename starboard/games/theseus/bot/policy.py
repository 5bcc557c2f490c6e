"""The rollout policy: a quick and sensible answer to any question."""

from __future__ import annotations

from starboard.kernel import Ask, Option

from ..legality.free_actions import KINDS
from ..state import Station


def rollout_policy(s: Station, ask: Ask, chance: float) -> Option:
    """No pending slot is passed up, tokens are spent last, the rest is random."""
    options = ask.options
    if ask.key in ("move", "act", "sector"):
        options = [option for option in options if option[0] not in KINDS]
    elif ask.key == "pending":
        options = [o for o in options if o[0] != "pass" and o[0] not in KINDS]
    elif ask.key == "end":
        options = [o for o in options if o[0] in ("advance", "improve")] or options[:1]
    return options[int(chance * len(options))]


def turn_index(s: Station) -> int:
    """Turns: positions are valued between them."""
    return s.turn

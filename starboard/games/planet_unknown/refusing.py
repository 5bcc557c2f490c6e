"""Why-nots in this game's words; apart from the rules so that they need not know GAME."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Message, Refusal

from .words import FACTS


def refusal(rule: str, key: str, /, **facts: Any) -> Refusal:
    """Why something is not allowed: the rule's number, and ``refused-<key>`` with its facts."""
    spoken = {name: FACTS[name].spoken(value) if name in FACTS else value
              for name, value in facts.items()}  # fmt: skip
    return Refusal(rule, Message("planet_unknown", "refused-" + key, spoken))

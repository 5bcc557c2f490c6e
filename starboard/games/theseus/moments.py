"""Events worth seeing, one after another: how each is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.draw import Moment
from starboard.kernel import Message

from .components import CARD_KIND, KINDS
from .scene.stages import of_attack, of_card, of_fight, of_sums, of_trap, of_way
from .state import Station
from .text import say, text_of

Facts = Mapping[str, Any]


def why_so_far(s: Station, facts: Facts) -> Message | None:
    """T-39 to T-42, T-91 What changed the distance, if anything did."""
    if facts["left_out"]:
        return say("cause-left-out", sectors=facts["left_out"])
    if facts["points"] > facts["count"]:
        return say("cause-further", more=facts["points"] - facts["count"])
    if facts["entered"][-1] != facts["sector2"]:
        return say("cause-teleport", sector=facts["entered"][-1])
    return say("cause-exactly")


def what_it_says(s: Station, facts: Facts) -> Message:
    """What a card says is why it does what it does."""
    return text_of(KINDS[CARD_KIND[facts["card"]]])[-1]


def why_minor(s: Station, facts: Facts) -> Message:
    """T-51, T-101 The sector was filled, or an Ambush was laid."""
    filled = s.taken[facts["sector"]] == 15 and facts["seat"] == s.active
    return say("cause-full" if filled else "cause-minor")


def cards_left(s: Station, facts: Facts) -> Message:
    """T-6 What lies in the deck now."""
    deck = s.decks[facts["seat"]]
    if not deck:
        return say("cause-deck-empty", seat=facts["seat"])
    return say("cause-deck", seat=facts["seat"], count=len(deck), card=deck[-1])


MOMENTS: Final[dict[str, Moment]] = {
    # the course of the game
    "turn": Moment("turn", "ui-forward"),
    "placed": Moment("place", "ui-plus"),
    "extra-turn": Moment("check", "th-extra-turn"),
    "sector-action": Moment("check", "ui-target"),
    "fallen": Moment("death", "g-life"),
    "reached": Moment("end", "g-vp"),
    "countdown": Moment("check", "ui-clock"),
    "countdown-idle": Moment("check", "ui-clock"),
    "added-up": Moment("sum", "g-life", of_sums),
    "tie": Moment("check", "ui-clock"),
    # movement
    "moved": Moment("move", "g-move", of_way, why_so_far),
    "arrived": Moment("move", "ui-target"),
    "filled": Moment("check", "ui-target"),
    "landed": Moment("arrive", "ui-target"),
    "launched": Moment("death", "ui-up", cause=lambda s, facts: say("cause-launch")),
    "released": Moment("gain", "th-clamp"),
    "abducted": Moment("move", "g-move"),
    "spawned": Moment("spawn", "th-alien"),
    # traps
    "trap": Moment("reveal", "th-trap", of_trap, what_it_says),
    "silenced": Moment("check", "ui-verify"),
    "clamped": Moment("loss", "th-clamp", of_trap, what_it_says),
    "infected": Moment("loss", "th-parasite"),
    "bitten": Moment("hit", "th-parasite"),
    # attacks
    "assault": Moment("check", "th-assault"),
    "assault-in": Moment("sum", "th-assault", of_fight),
    "minor-assault": Moment("sum", "th-assault", of_fight, why_minor),
    "attack": Moment("hit", "g-damage", of_attack),
    "attack-bonus": Moment("hit", "g-damage", of_card, what_it_says),
    "repeats": Moment("hit", "g-swap", of_card, what_it_says),
    "lurks": Moment("hit", "ui-eye", of_card, what_it_says),
    # points and tokens
    "wounded": Moment("loss", "g-life"),
    "scored": Moment("gain", "g-life"),
    "data": Moment("gain", "th-data"),
    "healed": Moment("gain", "g-life"),
    "drained": Moment("loss", "g-life"),
    "token": Moment("gain", "th-upgrade"),
    "advanced": Moment("gain", "th-upgrade"),
    "improved": Moment("gain", "th-upgrade", of_card),
    "lost-token": Moment("loss", "ui-down"),
    "lost-on-card": Moment("loss", "ui-down", of_card),
    "lost-unit": Moment("loss", "ui-down"),
    # cards
    "acts": Moment("reveal", "th-action", of_card, what_it_says),
    "fizzles": Moment("check", "ui-info"),
    "played": Moment("reveal", "th-instant", of_card, what_it_says),
    "installed": Moment("place", "ui-card", of_card),
    "bonus-taken": Moment("buy", "th-bonus", of_card),
    "kept": Moment("buy", "th-instant", of_card),
    "refilled": Moment("reveal", "ui-deck", of_card, cards_left),
    "discarded": Moment("loss", "ui-close", of_card),
    "malfunction": Moment("place", "th-malfunction", of_card),
    "relocated": Moment("move", "g-swap", of_card),
    "detector": Moment("place", "ui-verify"),
    "veiled": Moment("gain", "th-invisible"),
    # Pandora
    "born": Moment("spawn", "th-pandora"),
    "taken-over": Moment("buy", "th-pandora", of_card),
    "embryo-back": Moment("loss", "th-pandora"),
}

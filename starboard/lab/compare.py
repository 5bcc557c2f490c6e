"""Two fingerprints side by side: is it still the same, and if not, where does it differ first?"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from .fingerprint import ASPECTS, VERSION, Fingerprint, Print
from .random_games import Plan


class BadFingerprint(ValueError):
    """This text is no fingerprint, or none that can be compared; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One game that is not the same: the first decision that differs, and in what."""

    setup: str
    game: int
    decision: int
    aspects: tuple[str, ...]

    def __str__(self) -> str:
        what = ", ".join(self.aspects) or "something"
        return f"{self.setup}, game {self.game}, decision {self.decision}: {what}"


def read(text: str) -> Fingerprint:
    """A fingerprint that was written as JSON."""
    try:
        data = json.loads(text)
        version, aspects = data["fingerprint"], tuple(data["aspects"])
        prints = {each["setup"]: _prints(each["games"]) for each in data["setups"]}
        plan = Plan(
            data["game"],
            games=max(map(len, prints.values())),
            seed=data["seed"],
            scenes=data["scenes"],
            seats=data.get("seats"),
            setup=data.get("setup"),
            first=min(number for games in prints.values() for number in games),
        )
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadFingerprint("this is no fingerprint") from None
    if (version, aspects) != (VERSION, ASPECTS):
        raise BadFingerprint("this fingerprint was taken in another way: take it again")
    return Fingerprint(plan, prints)


def _prints(games: list[dict[str, Any]]) -> dict[int, Print]:
    return {each["number"]: Print(each["hash"], each["decisions"], each["trace"]) for each in games}


def same_games(before: Fingerprint, game: str, wanted: Mapping[str, Any]) -> Plan:
    """The plan of games that were played before, or of some of them."""
    for name, value in {"game": game, **wanted}.items():
        was = getattr(before.plan, name)
        if name in ("game", "seed", "scenes") and value != was:
            raise BadFingerprint(f"this fingerprint has {name} {was}, not {value}")
    plan, taken = replace(before.plan, **wanted), before.plan.numbers
    if plan.first not in taken:
        raise BadFingerprint(f"this fingerprint has games {taken[0]} to {taken[-1]}")
    return replace(plan, games=min(plan.games, taken.stop - plan.first))


def differences(before: Fingerprint, now: Fingerprint) -> list[Difference]:
    """Every game that is not as it was."""
    found = []
    for setup, prints in now.prints.items():
        for number, each in prints.items():
            where = each.differ(before.prints[setup][number]) if setup in before.prints else None
            found += [Difference(setup, number, *where)] if where is not None else []
    return found


def unmatched(before: Fingerprint, now: Fingerprint) -> list[str]:
    """Setups that were there before, or are there now, and not the other time."""
    new = [setup for setup in now.prints if setup not in before.prints]
    if now.plan.seats is not None or now.plan.setup is not None:  # not all were to be played
        return new
    return [setup for setup in before.prints if setup not in now.prints] + new

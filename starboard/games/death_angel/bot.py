"""What a position is worth to the whole squad: 0 is lost, 1 is won.

The value is a chance of victory made of terms that a player would name, each with a weight that
was fitted to finished missions (``weights.toml``, see ``starboard tune``).
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from math import exp
from pathlib import Path

from starboard.kernel import Ask, Option, Result, Seat

from .box import (
    CONTROL_PANEL,
    DOOR,
    GENESTEALER_LAIR,
    LAUNCH_CONTROL_ROOM,
    MARINES,
    SETUPS,
    SKULL,
    TOXIN_PUMPING_STATION,
)  # fmt: skip
from .rules.defend import is_hit
from .rules.swarms import brood_lords
from .state import ATTACK, NOBODY, Hulk

#: Chance to survive one attack of a swarm of n (examples S-1, no token).
SURVIVAL = (1.0, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 0.0)

TERMS = (
    "marines",  # share of the squad that is alive
    "risk_now",  # marines expected to die in the attack that is about to come
    "risk_later",  # the same where the squad can still act before it
    "teams",  # share of the teams that can act
    "whole_teams",  # share of the teams with both marines
    "locations",  # Locations still ahead
    "blips",  # cards in the smaller blip pile: how far the next journey is
    "swarm_cards",  # Genestealers in the formation, per marine
    "behind",  # of them those behind a marine
    "covered",  # Genestealers that some marine faces within his range
    "tokens",  # support tokens on marines
    "door",  # tokens on the Door
    "final",  # the last Location is reached
    "launch",  # there: tokens on the launch controls
    "panel",  # a marine faces the Control Panel
    "lords",  # Brood Lords slain
    "cleared",  # share of the last blips that are gone where all must be cleared
)


def survival(s: Hulk, marine: int, position: int) -> float:
    """The chance that a marine outlives the next attacks of the swarms he is engaged with."""
    chance = 1.0
    for side in (0, 1):
        swarm = s.swarms[side][position]
        if not swarm or s.shielded >> 16 * side + position & 1:
            continue
        once = SURVIVAL[min(5, len(swarm) + brood_lords(swarm))]
        tries = 1 + s.tokens[marine] if s.facing[marine] == side else 1
        chance *= 1 - (1 - once) ** tries
    return chance


def terms(s: Hulk, seat: Seat) -> tuple[float, ...]:
    """The position in the words of TERMS."""
    setup = SETUPS[s.seats]
    risk = behind = covered = cards = 0.0
    panel = 0.0
    reach: tuple[set[int], set[int]] = (set(), set())
    alive = [0] * 6
    for position, marine in enumerate(s.line):
        alive[MARINES[marine].team] += 1
        risk += 1 - survival(s, marine, position)
        side, far = s.facing[marine], MARINES[marine].range
        behind += len(s.swarms[1 - side][position])
        reach[side].update(range(position - far, position + far + 1))
        if s.terrain[CONTROL_PANEL] == side << 4 | position:
            panel = 1.0
    for side in (0, 1):
        for position, swarm in enumerate(s.swarms[side]):
            cards += len(swarm)
            if position in reach[side]:
                covered += len(swarm)
    n = len(s.line) or 1
    soon = s.phase <= ATTACK
    blips = min(len(s.blips[0]), len(s.blips[1]))
    left = len(s.blips[0]) + len(s.blips[1]) + cards
    return (
        len(s.line) / setup.marines,
        risk / n if soon else 0.0,
        0.0 if soon else risk / n,
        sum(count > 0 for count in alive) / setup.teams,
        sum(count > 1 for count in alive) / setup.teams,
        float(len(s.locations)),
        blips / 6 if s.locations else 0.0,
        cards / n,
        behind / n,
        covered / n,
        sum(s.tokens) / n,
        float(s.door_tokens) if s.terrain[DOOR] != NOBODY else 0.0,
        float(s.final),
        s.location_tokens / 5 if s.location == LAUNCH_CONTROL_ROOM else 0.0,
        panel if s.location in (LAUNCH_CONTROL_ROOM, TOXIN_PUMPING_STATION) else 0.0,
        s.lords_slain / 2 if s.location == GENESTEALER_LAIR else 0.0,
        max(0.0, 1 - left / 14) if s.final else 0.0,
    )


def _weights() -> tuple[tuple[float, ...], float]:
    path = Path(__file__).parent / "weights.toml"
    data = tomllib.loads(path.read_text(encoding="utf-8"))["weights"]
    return tuple(float(data[name]) for name in TERMS), float(data["bias"])


WEIGHTS, BIAS = _weights()


def value(s: Hulk, seat: Seat) -> float:
    """The fitted chance of victory."""
    if not s.line:
        return 0.0
    total = BIAS + sum([w * t for w, t in zip(WEIGHTS, terms(s, seat), strict=True)])
    return 1 / (1 + exp(-max(-30.0, min(30.0, total))))


def nearness(result: Result, seat: Seat) -> float:
    """How much of a lost mission was done: a loss at the last Location is half a victory's way.

    Victories are rare at first; without this there would be little to learn from.
    """
    return 0.45 * dict(result.terms[seat])["travelled"]


# ---- a quick answer, for playing on behind a search ---------------------------------------------


def clock(s: Hulk) -> int:
    """Positions are compared where a round begins."""
    return s.round


def playout(s: Hulk, ask: Ask, dice: float) -> Option:
    """What a hasty player would do; ``dice`` is from 0 to 1."""
    choose = QUICK.get(ask.key)
    if choose is not None:
        return choose(s, ask, dice)
    options = [o for o in ask.options if o[0] not in PASSES] or ask.options
    return options[int(dice * len(options))]


PASSES = ("decline", "done", "enough")


def quick_attack(s: Hulk, ask: Ask, dice: float) -> Option:
    """The swarm that endangers its marine most and can still be thinned out."""
    best, most = ask.options[-1], -1.0
    for option in ask.options:
        if option[0] == "attack":
            at = option[2]
            size = len(s.swarm(at))
            worth = (size if size < 5 else 1.5) - (9 if s.is_shielded(at) else 0)
            if worth > most:
                best, most = option, worth
        elif option[0] == "charge" and sum(map(len, near(s, option[1]))) > 1:
            return option
    return best


def near(s: Hulk, marine: int) -> list[tuple[int, ...]]:
    """The swarms around a marine, both sides."""
    position = s.position(marine)
    around = range(max(0, position - 1), min(len(s.line), position + 2))
    return [s.swarms[side][p] for p in around for side in (0, 1)]


def quick_manoeuvre(s: Hulk, ask: Ask, dice: float) -> Option:
    """Turn to a swarm behind if none is in front; use the Door and the panel; else stay."""
    for option in ask.options:
        if option[0] == "activate" and option[2] in (CONTROL_PANEL, DOOR):
            return option
        if option[0] == "turn":
            position, side = s.position(option[1]), s.facing[option[1]]
            if s.swarms[1 - side][position] and not s.swarms[side][position]:
                return option
    return ask.options[-1] if dice < 0.7 else ask.options[int(dice * 97) % len(ask.options)]


def quick_reroll_attack(s: Hulk, ask: Ask, dice: float) -> Option:
    """Reroll a miss."""
    return ask.options[1 if SKULL[ask.facts["face"]] else 0]


def quick_reroll_defence(s: Hulk, ask: Ask, dice: float) -> Option:
    """Reroll what would kill."""
    hit = is_hit(s, ask.facts["marine"], ask.facts["swarm"], ask.facts["face"], False)
    return ask.options[0 if hit else 1]


def quick_token(s: Hulk, ask: Ask, dice: float) -> Option:
    """A token for whom it helps most: he faces a swarm and is in danger."""
    best, most = ask.options[0], -1.0
    for option in ask.options:
        if option[0] == "token":
            marine = option[1]
            position = s.position(marine)
            size = len(s.swarms[s.facing[marine]][position])
            worth = (size if size < 5 else 0.5) / (1 + s.tokens[marine])
            if worth > most:
                best, most = option, worth
    return best


QUICK: dict[str, Callable[[Hulk, Ask, float], Option]] = {
    "attack": quick_attack,
    "paid-attack": quick_attack,
    "instinct-attack": quick_attack,
    "manoeuvre": quick_manoeuvre,
    "reroll-attack": quick_reroll_attack,
    "reroll-defence": quick_reroll_defence,
    "token": quick_token,
}

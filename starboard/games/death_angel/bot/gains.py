"""What an action card, a step or a terrain card could save, in marines."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from ..box import (
    ACTIONS,
    APOTHECARION,
    ARTEFACT,
    BLOCK,
    BLUE_TEAM,
    CLAUDIO,
    CONTROL_PANEL,
    CORE_COGITATOR,
    COUNTER_ATTACK,
    CRYO_CONTROL,
    DEAD_AIM,
    DEFENSIVE_STANCE,
    DOOR,
    FLAMER_ATTACK,
    FULL_AUTO,
    GENERATORIUM,
    GENESTEALER_LAIR,
    GIDEON,
    HEROIC_CHARGE,
    INTIMIDATION,
    LAUNCH_CONTROL_ROOM,
    LEON,
    LORENZO,
    MAINTENANCE_TUNNELS,
    MOVE,
    POWER_FIELD,
    PROMETHIUM_TANK,
    SPORE_CHIMNEY,
    STEALTH_TACTICS,
    STRATEGIZE,
    SUPPORT,
    TEAMS,
    TOXIN_PUMPING_STATION,
    YELLOW_TEAM,
    ZAEL,
)  # fmt: skip
from ..state import NOBODY, Hulk
from .formation import DEATH, PRESENT, RANGE, SPAWNS, TEAM, cost, danger, relief, strength

#: What a Support card is worth beside its token.
SUPPORTING = 0.11
#: Shares of the hoped-for gain that come true: of an attack, a shifted swarm, one sent away.
HIT, SHIFT, SEND = 0.94, 0.4, 0.5
#: How many single attacks Full Auto and a charge into few swarms are worth.
BURST, CHARGE = 5.4, 2.9
#: What sneaking past, a token on the Door and a plugged chimney save.
SNEAK, OPEN, PLUG = 0.6, 0.065, 0.055


# ---- which action card -----------------------------------------------------------------------


def card_gain(s: Hulk, number: int) -> float:
    """What an action card could save, roughly."""
    card = ACTIONS[number]
    marines = s.marines_of(card.team)
    if card.type == SUPPORT:
        return best_token(s)[1] + SUPPORTING + SUPPORTS.get(number, nothing)(s)
    if card.type == MOVE:
        return best_step(s, marines) + MOVES.get(number, nothing)(s)
    if s.evasion:
        marines = marines[:1]
    return fsum(attack_gain(s, number, marine) for marine in marines)


def nothing(s: Hulk) -> float:
    """No ability that would be worth something now."""
    return 0.0


def attack_gain(s: Hulk, number: int, marine: int) -> float:
    """What a marine's attack with this card could save."""
    if number == HEROIC_CHARGE and marine == CLAUDIO:
        return charge_gain(s)
    best = 0.0
    for at in in_reach(s, marine):
        kills = 2 if (number == FLAMER_ATTACK and marine == ZAEL) or number == DEAD_AIM else 1
        best = max(best, relief(s, at, kills) * (HIT + 0.1 * (kills - 1)))
    return best * (BURST if number == FULL_AUTO and marine == LEON else 1.0)


def in_reach(s: Hulk, marine: int) -> list[int]:
    """The swarms a marine could attack."""
    side, reach = s.facing[marine], RANGE[marine]
    row, position = s.swarms[side], s.line.index(marine)
    return [
        side << 4 | p
        for p in range(max(0, position - reach), min(len(row), position + reach + 1))
        if row[p]
    ]


def near(s: Hulk, marine: int) -> list[int]:
    """The places of the swarms around a marine, both sides."""
    position = s.line.index(marine)
    around = range(max(0, position - 1), min(len(s.line), position + 2))
    return [side << 4 | p for p in around for side in (0, 1) if s.swarms[side][p]]


def charge_gain(s: Hulk) -> float:
    """Three Genestealers around Claudio, against one chance in six to lose him."""
    gains = [relief(s, at, 1) for at in near(s, CLAUDIO)]
    each = sum(sorted(gains)[-3:]) if len(gains) > 2 else (max(gains, default=0.0) * CHARGE)
    return each - 0.2


def worst_swarm(s: Hulk) -> tuple[int, float]:
    """The swarm that endangers its marine most."""
    best, most = NOBODY, 0.0
    for side in (0, 1):
        for position, swarm in enumerate(s.swarms[side]):
            if swarm and not s.shielded >> (side << 4 | position) & 1:
                marine = s.line[position]
                usable = s.tokens[marine] if s.facing[marine] == side else 0
                death = DEATH[usable][strength(swarm)]
                if death > most:
                    best, most = side << 4 | position, death
    return best, most


def with_ability(s: Hulk, marine: int, card: int) -> float:
    """What an ability that protects a marine saves now."""
    if marine not in s.line:
        return 0.0
    position = s.line.index(marine)
    before = danger(s, marine, position, s.tokens[marine])
    s.active |= 1 << card
    after = danger(s, marine, position, s.tokens[marine])
    s.active &= ~(1 << card)
    return before - after


SUPPORTS: dict[int, Callable[[Hulk], float]] = {
    BLOCK: lambda s: with_ability(s, GIDEON, BLOCK),
    COUNTER_ATTACK: lambda s: 1.3 * with_ability(s, LORENZO, COUNTER_ATTACK),
    DEFENSIVE_STANCE: lambda s: fsum(
        with_ability(s, marine, DEFENSIVE_STANCE) for marine in TEAMS[YELLOW_TEAM].marines
    ),
    POWER_FIELD: lambda s: worst_swarm(s)[1],
    STRATEGIZE: lambda s: worst_swarm(s)[1] * SHIFT,
}
MOVES: dict[int, Callable[[Hulk], float]] = {
    STEALTH_TACTICS: lambda s: SNEAK,
    INTIMIDATION: lambda s: SEND * fsum(
        danger(s, marine, s.line.index(marine), s.tokens[marine])
        for marine in s.marines_of(BLUE_TEAM)
    ),
}  # fmt: skip

# ---- tokens ------------------------------------------------------------------------------------

#: What a token is worth on a marine who faces no swarm, and more of it where they come from.
TOKEN_IDLE, TOKEN_WATCH = 0.04, 0.03


def token_gain(s: Hulk, marine: int) -> float:
    """What one more token on a marine saves."""
    position, side, tokens = s.line.index(marine), s.facing[marine], s.tokens[marine]
    swarm = s.swarms[side][position]
    if swarm:
        n = len(swarm) if s.location != GENESTEALER_LAIR else strength(swarm)
        if TEAM[marine] == YELLOW_TEAM and s.active >> DEFENSIVE_STANCE & 1:
            return DEATH[0][n] * float(6**-tokens) * 5 / 6
        return DEATH[tokens][n] - DEATH[tokens + 1][n] + 0.02 * (n < 5)
    at = side << 4 | position
    if at not in s.terrain:  # nearly always
        return TOKEN_IDLE / (1 + tokens)
    there = fsum([SPAWNS[card] for card, where in enumerate(s.terrain) if where == at])
    return (TOKEN_IDLE + TOKEN_WATCH * there) / (1 + tokens)


def best_token(s: Hulk) -> tuple[int, float]:
    """The marine who gains most by a token, and how much."""
    best, most = NOBODY, 0.0
    if s.supply:
        for marine in s.line:
            gain = token_gain(s, marine)
            if gain > most:
                best, most = marine, gain
    return best, most


# ---- moving, turning, activating ---------------------------------------------------------------


def best_step(s: Hulk, marines: list[int]) -> float:
    """What the best single step of a team saves, as the formation stands."""
    now = cost(s)
    best = now
    line, facing = s.line, s.facing
    for marine in marines:
        facing[marine] ^= 1
        best = min(best, cost(s))
        facing[marine] ^= 1
        position = line.index(marine)
        for other in (position - 1, position + 1):
            if 0 <= other < len(line):
                line[position], line[other] = line[other], marine
                best = min(best, cost(s))
                line[other], line[position] = line[position], marine
    active = max((activation(s, m, c) for m in marines for c in in_front(s, m)), default=0.0)
    return now - best + max(0.0, active)


def in_front(s: Hulk, marine: int) -> list[int]:
    """The terrain cards in front of a marine."""
    at = s.facing[marine] << 4 | s.line.index(marine)
    if at not in s.terrain:  # nearly always
        return []
    return [card for card, where in enumerate(s.terrain) if where == at]


def activation(s: Hulk, marine: int, card: int) -> float:
    """What activating a terrain card is worth now."""
    if card == CONTROL_PANEL:
        return PANEL.get(s.location, -0.05)
    if card == DOOR:
        return OPEN if s.locations and s.supply and s.door_tokens < 4 else -0.05
    if card == SPORE_CHIMNEY:
        return PLUG
    if card == ARTEFACT:
        return 0.4
    if card == PROMETHIUM_TANK:
        position = s.line.index(marine)
        cards = len(s.swarms[0][position]) + len(s.swarms[1][position])
        return danger(s, marine, position, s.tokens[marine]) + PRESENT * cards - 0.3
    return -0.05


#: What the Control Panel is worth at each Location that has an ability.
PANEL = {
    MAINTENANCE_TUNNELS: 0.08,
    CRYO_CONTROL: 0.15,
    APOTHECARION: 0.2,
    CORE_COGITATOR: 0.3,
    GENERATORIUM: -0.3,
    LAUNCH_CONTROL_ROOM: 1.5,
    TOXIN_PUMPING_STATION: 0.8,
}


def standing(s: Hulk, team: int) -> float:
    """The cost of the formation, less what the team could activate as it stands."""
    total = cost(s)
    line, terrain = s.line, s.terrain
    for marine in TEAMS[team].marines:
        if marine in line and not s.used >> marine & 1:
            at = s.facing[marine] << 4 | line.index(marine)
            if at in terrain:
                for card in in_front(s, marine):
                    if not s.activated >> card & 1:
                        total -= max(0.0, activation(s, marine, card)) * 0.9
    return total

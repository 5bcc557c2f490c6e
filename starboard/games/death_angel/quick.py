"""A quick answer to every question: how the squad plays on behind a search.

A hasty but sensible player: he looks one step ahead at who would die in the next attack of the
swarms, at what can be shot at, and at where more will come from, and takes the step that makes
this least bad. All of it is counted in marines: a cost of 1 is one marine lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from starboard.kernel import Ask, Option

from .box import (
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
    GIDEON,
    HEROIC_CHARGE,
    INTIMIDATION,
    LAUNCH_CONTROL_ROOM,
    LEON,
    LORENZO,
    MAINTENANCE_TUNNELS,
    MARINES,
    MOVE,
    POWER_FIELD,
    PROMETHIUM_TANK,
    SKULL,
    SPORE_CHIMNEY,
    STEALTH_TACTICS,
    STRATEGIZE,
    SUPPORT,
    TEAMS,
    TERRAIN,
    TOXIN_PUMPING_STATION,
    YELLOW_TEAM,
    ZAEL,
)  # fmt: skip
from .rules.defend import is_hit
from .rules.swarms import brood_lords
from .state import NOBODY, Hulk

#: By tokens he may use and size of the swarm: the chance that a marine falls (examples S-1, S-2).
DEATH = tuple(
    tuple(min(1.0, (n + 1) / 6) ** (t + 1) if n else 0.0 for n in range(48)) for t in range(14)
)
BLOCKED = (0.0, 1 / 6, 1 / 6, 1 / 6, 2 / 6) + (0.5,) * 44
#: What a Genestealer costs for being there, for nobody aiming at it, and for being behind.
PRESENT, UNAIMED, BEHIND = 0.32, 0.08, 0.05
#: A place where more will come: nobody aims there; the marine there looks at it.
UNWATCHED, WATCHED = 0.68, -0.12
#: A team's last marine is worth more: his death ends its cards.
LAST = 1.9
#: What a Support card is worth beside its token, and the shares of hoped-for gains that come true.
SUPPORTING, HIT, BURST, CHARGE = 0.11, 0.94, 5.4, 2.9
SHIFT, SEND, SNEAK, OPEN, PLUG = 0.4, 0.5, 0.6, 0.065, 0.055
TOKEN_IDLE, TOKEN_WATCH, TOKEN_KEEP = 0.04, 0.03, 0.37
RANGE = tuple(marine.range for marine in MARINES)
TEAM = tuple(marine.team for marine in MARINES)
MATES = tuple(
    next(m for m in TEAMS[marine.team].marines if m != n) for n, marine in enumerate(MARINES)
)
SPAWNS = tuple(card.boxes / 10 for card in TERRAIN)


def strength(swarm: tuple[int, ...]) -> int:
    """A swarm's size as the dice feel it: a Brood Lord counts twice (D-109)."""
    return len(swarm) + brood_lords(swarm) if swarm else 0


def danger(s: Hulk, marine: int, position: int, tokens: int) -> float:
    """The chance that he falls where he would stand, as he looks now."""
    left, right = s.swarms
    if not left[position] and not right[position]:
        return 0.0
    facing = s.facing[marine]
    living = 1.0
    for side in (0, 1):
        swarm = s.swarms[side][position]
        if swarm and not s.shielded >> (side << 4 | position) & 1:
            n = strength(swarm)
            usable = tokens if side == facing else 0
            if marine == GIDEON and s.active >> BLOCK & 1:
                death = BLOCKED[n]
            elif usable and TEAM[marine] == YELLOW_TEAM and s.active >> DEFENSIVE_STANCE & 1:
                death = DEATH[0][n] / 6**usable
            else:
                death = DEATH[usable][n]
                if marine == LORENZO and s.active >> COUNTER_ATTACK & 1:
                    death *= 0.5
            living *= 1 - death
    return 1 - living


def aims(s: Hulk) -> list[int]:
    """By side: bits of the positions that some marine could attack."""
    aimed, facing = [0, 0], s.facing
    for position, marine in enumerate(s.line):
        reach = RANGE[marine]
        aimed[facing[marine]] |= ((2 << 2 * reach) - 1) << position >> reach
    return aimed


def cost(s: Hulk) -> float:
    """How bad the formation is: who would fall, what nobody aims at, where more will come."""
    line, facing, tokens = s.line, s.facing, s.tokens
    left, right = s.swarms
    total = 0.0
    aimed = aims(s)
    for position, marine in enumerate(line):
        if left[position] or right[position]:
            worth = 1.0 if MATES[marine] in line else LAST
            total += worth * danger(s, marine, position, tokens[marine])
            total += BEHIND * len((right, left)[facing[marine]][position])
    for side in (0, 1):
        bits = aimed[side]
        for position, swarm in enumerate(s.swarms[side]):
            if swarm and not bits >> position & 1:
                total += UNAIMED * len(swarm)
    for card, at in enumerate(s.terrain):
        if at >= 0:
            side, position = at >> 4, at & 15
            if facing[line[position]] == side:
                total += SPAWNS[card] * WATCHED
            elif not aimed[side] >> position & 1:
                total += SPAWNS[card] * UNWATCHED
    return total


def relief(s: Hulk, at: int, kills: int = 1) -> float:
    """What slaying some of a swarm is worth."""
    swarm = s.swarms[at >> 4][at & 15]
    if not swarm or s.shielded >> at & 1:
        return 0.0
    marine = s.line[at & 15]
    usable = s.tokens[marine] if s.facing[marine] == at >> 4 else 0
    n, kills = strength(swarm), min(kills, len(swarm))
    lord = 2.0 if len(swarm) == 1 and n > 1 else 0.0
    return DEATH[usable][n] - DEATH[usable][n - kills] + PRESENT * kills + lord


# ---- which action card -----------------------------------------------------------------------


def quick_card(s: Hulk, ask: Ask, dice: float) -> Option:
    """The card that promises most; now and then another."""
    options = ask.options
    if dice < 0.1:
        return options[int(dice * 10 * len(options))]
    return max(options, key=lambda option: promise(s, option[1]))


def promise(s: Hulk, number: int) -> float:
    """What an action card could save, roughly."""
    card = ACTIONS[number]
    marines = s.marines_of(card.team)
    if card.type == SUPPORT:
        return best_token(s)[1] + SUPPORTING + SUPPORTS.get(number, nothing)(s)
    if card.type == MOVE:
        return best_step(s, marines) + MOVES.get(number, nothing)(s)
    if s.evasion:
        marines = marines[:1]
    return sum(promise_of_attack(s, number, marine) for marine in marines)


def nothing(s: Hulk) -> float:
    """No ability that would be worth something now."""
    return 0.0


def promise_of_attack(s: Hulk, number: int, marine: int) -> float:
    """What a marine's attack with this card could save."""
    if number == HEROIC_CHARGE and marine == CLAUDIO:
        return charge_gain(s)
    best = 0.0
    for at in in_reach(s, marine):
        kills = 2 if (number == FLAMER_ATTACK and marine == ZAEL) or number == DEAD_AIM else 1
        best = max(best, relief(s, at, kills) * (HIT + 0.1 * (kills - 1)))
    return best * (BURST if number == FULL_AUTO and marine == LEON else 1.0)


def in_reach(s: Hulk, marine: int) -> Iterable[int]:
    """The swarms he could attack."""
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
    DEFENSIVE_STANCE: lambda s: sum(
        with_ability(s, marine, DEFENSIVE_STANCE) for marine in TEAMS[YELLOW_TEAM].marines
    ),
    POWER_FIELD: lambda s: worst_swarm(s)[1],
    STRATEGIZE: lambda s: worst_swarm(s)[1] * SHIFT,
}
MOVES: dict[int, Callable[[Hulk], float]] = {
    STEALTH_TACTICS: lambda s: SNEAK,
    INTIMIDATION: lambda s: SEND * sum(
        danger(s, marine, s.line.index(marine), s.tokens[marine])
        for marine in s.marines_of(BLUE_TEAM)
    ),
}  # fmt: skip

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


def quick_manoeuvre(s: Hulk, ask: Ask, dice: float) -> Option:
    """The step that leaves the formation best; a swap is seen with the turn that may follow."""
    line, facing = s.line, s.facing
    team = ask.facts["team"]
    best, least = ask.options[-1], standing(s, team) - 0.01
    for option in ask.options:
        kind = option[0]
        if kind == "turn":
            marine = option[1]
            facing[marine] ^= 1
            found = standing(s, team)
            facing[marine] ^= 1
        elif kind == "swap":
            marine, other = option[1], option[2]
            a, b = line.index(marine), line.index(other)
            line[a], line[b] = other, marine
            found = standing(s, team)
            if not s.turned >> marine & 1:
                facing[marine] ^= 1
                found = min(found, standing(s, team))
                facing[marine] ^= 1
            line[a], line[b] = marine, other
            found += 0.01
        elif kind == "activate":
            worth = activation(s, option[1], option[2])
            found = least + 0.02 - worth if worth > 0 else 9.0
        else:
            continue
        if found < least:
            best, least = option, found
    return best


def standing(s: Hulk, team: int) -> float:
    """The cost of the formation, less what the team could activate as it stands."""
    total = cost(s)
    for marine in s.marines_of(team):
        if not s.used >> marine & 1:
            at = s.facing[marine] << 4 | s.line.index(marine)
            if at in s.terrain:
                for card in in_front(s, marine):
                    if not s.activated >> card & 1:
                        total -= max(0.0, activation(s, marine, card)) * 0.9
    return total


# ---- attacking and slaying ---------------------------------------------------------------------


def quick_attack(s: Hulk, ask: Ask, dice: float) -> Option:
    """The attack that helps most."""
    best, most = ask.options[-1], 0.0
    for option in ask.options:
        if option[0] == "attack":
            kills = 2 if option[1] == ZAEL and s.active >> FLAMER_ATTACK & 1 else 1
            gain = relief(s, option[2], kills)
        elif option[0] == "charge":
            gain = charge_gain(s)
        else:
            continue
        if gain > most:
            best, most = option, gain
    return best


def quick_paid_attack(s: Hulk, ask: Ask, dice: float) -> Option:
    """A token for an attack, unless he needs it against a swarm he faces."""
    free = []
    for option in ask.options:
        if option[0] == "attack":
            marine = option[1]
            mine = s.swarms[s.facing[marine]][s.line.index(marine)]
            if not mine or s.tokens[marine] > 1:
                free.append(option)
    if not free:
        return ask.options[-1]
    return max(free, key=lambda option: relief(s, option[2]))


def quick_slay(s: Hulk, ask: Ask, dice: float) -> Option:
    """Where it helps most; of several kinds any."""
    options = ask.options
    best, most = options[0], -1.0
    start = int(dice * len(options))
    for n in range(len(options)):
        option = options[n - start]
        if len(option) > 2:
            gain = relief(s, option[1])
            if gain > most:
                best, most = option, gain
    return best


def quick_reroll_attack(s: Hulk, ask: Ask, dice: float) -> Option:
    """Reroll a miss, unless the token is needed against a swarm he faces."""
    reroll, keep = ask.options
    if SKULL[ask.facts["face"]]:
        return keep
    marine, at = ask.facts["marine"], ask.facts["swarm"]
    if s.active >> DEAD_AIM & 1 and ask.facts["face"] == 4 and TEAM[marine] == TEAM[GIDEON]:
        return keep
    if marine == ZAEL and s.active >> FLAMER_ATTACK & 1:
        return reroll if ask.facts["face"] == 0 else keep
    position = s.line.index(marine)
    mine = strength(s.swarms[s.facing[marine]][position])
    if not mine:
        return reroll
    tokens = s.tokens[marine]
    loss = DEATH[tokens - 1][mine] - DEATH[tokens][mine]
    return reroll if relief(s, at) * TOKEN_KEEP > loss else keep


def quick_reroll_defence(s: Hulk, ask: Ask, dice: float) -> Option:
    """Reroll what would kill."""
    facts = ask.facts
    hit = is_hit(s, facts["marine"], facts["swarm"], facts["face"], False)
    return ask.options[0 if hit else 1]


# ---- tokens and abilities ------------------------------------------------------------------------


def token_gain(s: Hulk, marine: int) -> float:
    """What one more token on a marine saves."""
    position, side, tokens = s.line.index(marine), s.facing[marine], s.tokens[marine]
    swarm = s.swarms[side][position]
    if swarm:
        n = strength(swarm)
        if TEAM[marine] == YELLOW_TEAM and s.active >> DEFENSIVE_STANCE & 1:
            return DEATH[0][n] * float(6**-tokens) * 5 / 6
        return DEATH[tokens][n] - DEATH[tokens + 1][n] + 0.02 * (n < 5)
    there: float = sum(SPAWNS[card] for card in in_front(s, marine))
    return (TOKEN_IDLE + TOKEN_WATCH * there) / (1 + tokens)


def best_token(s: Hulk) -> tuple[int, float]:
    """The marine who gains most by a token, and what he gains."""
    best, most = NOBODY, 0.0
    if s.supply:
        for marine in s.line:
            gain = token_gain(s, marine)
            if gain > most:
                best, most = marine, gain
    return best, most


def quick_token(s: Hulk, ask: Ask, dice: float) -> Option:
    """A token for whom it helps most."""
    tokens = [option for option in ask.options if option[0] == "token"]
    return max(tokens, key=lambda option: token_gain(s, option[1]))


def quick_strategize(s: Hulk, ask: Ask, dice: float) -> Option:
    """The shift that leaves the formation best."""
    best, least = ask.options[-1], cost(s) - 0.01
    for option in ask.options:
        if option[0] == "shift":
            (a, at), (b, to) = divmod(option[1], 16), divmod(option[2], 16)
            before, there = s.swarms[a][at], s.swarms[b][to]
            s.swarms[a][at], s.swarms[b][to] = (), there + before
            found = cost(s)
            s.swarms[b][to] = there
            s.swarms[a][at] = before
            if found < least:
                best, least = option, found
    return best


def quick_shield(s: Hulk, ask: Ask, dice: float) -> Option:
    """Power Field over the worst swarm."""
    at, death = worst_swarm(s)
    return ("shield", at) if death else ask.options[-1]


def quick_pile(s: Hulk, ask: Ask, dice: float) -> Option:
    """The smaller pile: the next journey comes sooner."""
    piles = [option for option in ask.options if option[0] == "choose-pile"]
    return min(piles, key=lambda option: len(s.blips[option[1]]))


def quick_launch(s: Hulk, ask: Ask, dice: float) -> Option:
    """S-7 Two tokens first, then the roll."""
    return ask.options[0 if s.location_tokens < 2 else 1]


def quick_swarm(s: Hulk, ask: Ask, dice: float) -> Option:
    """More Genestealers where they matter least: with the biggest swarm."""
    return max(ask.options, key=lambda option: len(s.swarm(option[1])))


def first(s: Hulk, ask: Ask, dice: float) -> Option:
    """What is offered first."""
    return ask.options[0]


QUICK: dict[str, Callable[[Hulk, Ask, float], Option]] = {
    "card": quick_card,
    "attack": quick_attack,
    "instinct-attack": quick_attack,
    "paid-attack": quick_paid_attack,
    "manoeuvre": quick_manoeuvre,
    "reroll-attack": quick_reroll_attack,
    "reroll-defence": quick_reroll_defence,
    "token": quick_token,
    "slay": quick_slay,
    "slay-up-to": quick_slay,
    "send": quick_slay,
    "faith": quick_slay,
    "strategize": quick_strategize,
    "shield": quick_shield,
    "stealth": quick_pile,
    "discard-blips": quick_pile,
    "launch": quick_launch,
    "spawn-on-swarm": quick_swarm,
    "intimidate": first,
    "teleport": first,
    "artefact-miss": first,
    "door-token": first,
}
PASSES = ("decline", "done", "enough")


def playout(s: Hulk, ask: Ask, dice: float) -> Option:
    """What a hasty player would do; ``dice`` is from 0 to 1."""
    choose = QUICK.get(ask.key)
    if choose is not None:
        return choose(s, ask, dice)
    options = [o for o in ask.options if o[0] not in PASSES] or ask.options
    return options[int(dice * len(options))]

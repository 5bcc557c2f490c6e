"""The rollout policy: a quick and sensible answer to every question.

It takes the step that leaves the formation least bad (``formation.py``), and the card that could
save most (``gains.py``).
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Option

from ..box import DEAD_AIM, FLAMER_ATTACK, GIDEON, SKULL, ZAEL
from ..rules.defend import is_hit
from ..state import Hulk
from .cache import recall
from .formation import DEATH, TEAM, cost, relief, strength
from .gains import activation, card_gain, charge_gain, standing, token_gain, worst_swarm

#: The share of an attack's gain that a token spent on it must save otherwise.
TOKEN_KEEP = 0.37


def pick_card(s: Hulk, ask: Ask, dice: float) -> Option:
    """The card that could save most; now and then another."""
    options = ask.options
    if dice < 0.1:
        return options[int(dice * 10 * len(options))]
    cards = bytes([option[1] for option in options])
    return recall(s, ask, b"card" + cards, best_card)


def best_card(s: Hulk, ask: Ask) -> Option:
    """The card that could save most."""
    return max(ask.options, key=lambda option: card_gain(s, option[1]))


def pick_manoeuvre(s: Hulk, ask: Ask, dice: float) -> Option:
    """The step that leaves the formation best."""
    return recall(s, ask, b"manoeuvre" + bytes((ask.facts["team"], s.card)), best_manoeuvre)


def best_manoeuvre(s: Hulk, ask: Ask) -> Option:
    """The same; a swap is seen with the turn that may follow."""
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
            # Weighed against the best step so far.
            found = least + 0.02 - worth if worth > 0 else 9.0
        else:
            continue
        if found < least:
            best, least = option, found
    return best


# ---- attacking and slaying ---------------------------------------------------------------------


def pick_attack(s: Hulk, ask: Ask, dice: float) -> Option:
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


def pick_paid_attack(s: Hulk, ask: Ask, dice: float) -> Option:
    """A token for an attack, unless it is needed against a swarm in front."""
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


def pick_slay(s: Hulk, ask: Ask, dice: float) -> Option:
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


def pick_reroll_attack(s: Hulk, ask: Ask, dice: float) -> Option:
    """Reroll a miss, unless the token is needed against a swarm in front."""
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


def pick_reroll_defence(s: Hulk, ask: Ask, dice: float) -> Option:
    """Reroll what would kill."""
    facts = ask.facts
    hit = is_hit(s, facts["marine"], facts["swarm"], facts["face"], False)
    return ask.options[0 if hit else 1]


# ---- tokens and abilities ------------------------------------------------------------------------


def pick_token(s: Hulk, ask: Ask, dice: float) -> Option:
    """A token for whom it helps most."""
    tokens = [option for option in ask.options if option[0] == "token"]
    return max(tokens, key=lambda option: token_gain(s, option[1]))


def pick_strategize(s: Hulk, ask: Ask, dice: float) -> Option:
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


def pick_shield(s: Hulk, ask: Ask, dice: float) -> Option:
    """Power Field over the worst swarm."""
    at, death = worst_swarm(s)
    return ("shield", at) if death else ask.options[-1]


def pick_pile(s: Hulk, ask: Ask, dice: float) -> Option:
    """The smaller pile: the next journey comes sooner."""
    piles = [option for option in ask.options if option[0] == "choose-pile"]
    return min(piles, key=lambda option: len(s.blips[option[1]]))


def pick_launch(s: Hulk, ask: Ask, dice: float) -> Option:
    """S-7 Two tokens first, then the roll."""
    return ask.options[0 if s.location_tokens < 2 else 1]


def pick_swarm(s: Hulk, ask: Ask, dice: float) -> Option:
    """More Genestealers where they matter least: with the biggest swarm."""
    return max(ask.options, key=lambda option: len(s.swarm(option[1])))


def first(s: Hulk, ask: Ask, dice: float) -> Option:
    """What is offered first."""
    return ask.options[0]


PICKS: dict[str, Callable[[Hulk, Ask, float], Option]] = {
    "card": pick_card,
    "attack": pick_attack,
    "instinct-attack": pick_attack,
    "paid-attack": pick_paid_attack,
    "manoeuvre": pick_manoeuvre,
    "reroll-attack": pick_reroll_attack,
    "reroll-defence": pick_reroll_defence,
    "token": pick_token,
    "slay": pick_slay,
    "slay-up-to": pick_slay,
    "send": pick_slay,
    "faith": pick_slay,
    "strategize": pick_strategize,
    "shield": pick_shield,
    "stealth": pick_pile,
    "discard-blips": pick_pile,
    "launch": pick_launch,
    "spawn-on-swarm": pick_swarm,
    "intimidate": first,
    "teleport": first,
    "artefact-miss": first,
    "door-token": first,
}
PASSES = ("decline", "done", "enough")


def rollout_policy(s: Hulk, ask: Ask, dice: float) -> Option:
    """A quick and sensible answer; ``dice`` is drawn from 0 to 1."""
    choose = PICKS.get(ask.key)
    if choose is not None:
        return choose(s, ask, dice)
    options = [o for o in ask.options if o[0] not in PASSES] or ask.options
    return options[int(dice * len(options))]

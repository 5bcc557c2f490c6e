"""What a position is worth, in terms that can be explained; and what an option would do.

Everything is counted in *actions*: how many a side is away from its mission, how many its stock,
cards and leader are worth. Shares of all sides' standing make a number between lost and won.
"""

from __future__ import annotations

from math import exp

from starboard.kernel import Ask, Message, Option

from .box import CARDS, FIRST_MERCENARY, FORMATIONS, LEADER, NEUTRAL, Effect
from .hexes import NEAR
from .rules.formations import ways, ways_through
from .rules.units import is_mine
from .rules.victory import missions_of, team_units
from .state import ACTION, OFF_BOARD, TURNS, Side, Table, is_mercenary, kind_at, living

#: An enemy unit on an area of the formation must be removed first.
BLOCKED = 1.7
#: One hexilum, one level of income, a card by its cost, a unit on the hospital ship: in actions.
HEXILUM, INCOME, CARD, WOUNDED = 0.3, 1.1, 0.36, 0.22
#: The leader on the board: a unit of the formation, abilities, allied units.
LED = 0.6
#: Life is worth the more the less there is; an enemy unit beside the leader threatens it.
LIFE, THREAT = 7.0, 0.22
#: A unit beside the nearest formation still is a unit in the way of others.
PRESENCE = 0.12
#: How steeply one action more or less changes the chances.
STEEPNESS = 0.36
#: With this few actions to go the mission is a threat that cannot wait.
URGENT = 3.0


def value(s: Table, seat: int) -> float:
    """0 lost .. 1 won: the share of the seat's side in everybody's standing."""
    if s.stage != TURNS:
        return 1 / (max(s.teams) + 1)
    standings: dict[int, float] = {}
    for side in living(s):
        team = s.teams[side]
        standings[team] = standings.get(team, 0.0) + standing(s, side)
    for team in standings:
        standings[team] += mission_term(s, team)
    mine = s.teams[next(n for n, chair in enumerate(s.chairs) if chair == seat)]
    if mine not in standings:
        return 0.0
    top = max(standings.values())
    weights = {team: exp(STEEPNESS * (each - top)) for team, each in standings.items()}
    return weights[mine] / sum(weights.values())


def terms(s: Table, side: int) -> dict[str, float]:
    """What a side's standing is made of, by name."""
    me = s.sides[side]
    return {
        "stock": HEXILUM * me.hexilum + INCOME * me.income,
        "cards": CARD * sum(CARDS[card].cost for card in me.cards if waits(s, card)),
        "wounded": -WOUNDED * sum(me.hospital),
        "leader": leader_term(s, me),
        "presence": PRESENCE * me.units.bit_count(),
        "chain": sum(promise(kind) for _, owner, kind, _ in s.queue if owner == side),
    }


def standing(s: Table, side: int) -> float:
    """All of a side's terms but the mission, in actions."""
    return sum(terms(s, side).values())


def waits(s: Table, card: int) -> bool:
    """An action card, or a mercenary that is still to come onto the board."""
    return card >= len(s.waiting) or s.waiting[card] > 0


def leader_term(s: Table, me: Side) -> float:
    """H-41 The leader's life, and enemies beside it."""
    worth = -LIFE / me.life
    if me.leader != OFF_BOARD:
        enemies = (NEAR[me.leader] & s.taken & ~me.units).bit_count()
        worth += LED - THREAT * enemies * (6 / (me.life + 2))
    return worth


def promise(kind: int) -> float:
    """H-75 What a queued ability will bring, about."""
    if not is_mercenary(kind):
        return 0.3
    return promised(CARDS[kind - FIRST_MERCENARY].options[0])


def promised(effect: Effect) -> float:
    """A mercenary's ability in actions: placements, attacks, or a little."""
    if effect.formation < 0:
        return 0.6
    shape = FORMATIONS[effect.formation]
    return 0.75 * len(shape.places) + 0.45 * len(shape.attacks)


def mission_term(s: Table, team: int) -> float:
    """H-112 How many actions away the nearest formation is; the last ones count double."""
    away = distance(s, team)
    if s.teams[s.active] == team and s.phase <= ACTION:
        away -= s.actions + (1 if s.holding else 0)
    near = max(0.0, URGENT - max(away, -1.0))
    return -away + near


def distance(s: Table, team: int) -> float:
    """Units that are missing where the formation is nearest, and those in its way."""
    units = team_units(s, team)
    others = s.taken & ~units
    best = 99.0
    for mission in missions_of(s, team):
        for way in ways(mission, s.board):
            missing = 9 - (way & units).bit_count()
            if missing < best:
                blocked = (way & others).bit_count()
                away = missing + (BLOCKED - 1) * blocked if blocked else missing
                if away < best:
                    best = away
    supply = 0
    for number, side in enumerate(s.sides):
        if s.teams[number] == team and side.alive:
            supply += sum(side.ship) + sum(side.tile) + (side.leader == OFF_BOARD)
            supply += sum(s.waiting[card] for card in side.cards if card < len(s.waiting))
    return best + max(0.0, best - supply)


# ---- what an option would do ----------------------------------------------------------------


def outlook(s: Table, ask: Ask, option: Option) -> Message | None:
    """The certain consequence of an option, for the bubble beside it."""
    from . import GAME

    if option[0] == "attack":
        return attack_outlook(s, option[1], option[2])
    if option[0] == "buy":
        left = s.sides[s.active].hexilum - CARDS[option[1]].cost
        return GAME.message("outlook-left", {"hexilum": left})
    if option[0] == "area" and s.holding:
        mission = completed_by(s, option[1])
        if mission is not None:
            return GAME.message("outlook-mission", {"mission": mission})
        if is_mine(s, option[1]):
            return GAME.message("outlook-mine")
    return None


def attack_outlook(s: Table, area: int, target: int) -> Message:
    """H-51 What becomes of the attacked unit, if no Protector steps in."""
    from . import GAME

    kind = kind_at(s, target)
    facts = {"unit": kind, "area2": target}
    if kind == LEADER:
        return GAME.message("outlook-attack-leader", facts)
    if kind == NEUTRAL:
        return GAME.message("outlook-attack-neutral", facts)
    if is_mercenary(kind):
        return GAME.message("outlook-attack-mercenary", facts)
    return GAME.message("outlook-attack", facts)


def completed_by(s: Table, area: int) -> int | None:
    """H-112 The mission that a unit of the active side on this area would complete."""
    team = s.teams[s.active]
    units = team_units(s, team) | 1 << area
    for mission in missions_of(s, team):
        if any(units & way == way for way in ways_through(mission, s.board)[area]):
            return mission
    return None

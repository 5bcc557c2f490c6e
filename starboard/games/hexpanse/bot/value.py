"""What a position is worth, in terms that a player would name.

Each side's standing is a sum of weighted terms (``weights.toml``, see ``starboard tune``); the
shares of all standings make a number between lost and won.
"""

from __future__ import annotations

from math import exp, fsum
from pathlib import Path

from starboard.data.weights import read_weights
from starboard.kernel import Seat

from ..box import ACTIONS_PER_TURN, CARDS, FIRST_MERCENARY, FORMATIONS, KIND_MASK
from ..legality.listing import CAN_ATTACK
from ..reading.components import Effect
from ..rules.formations import ways
from ..rules.hexes import NEAR, areas_of
from ..rules.victory import MISSION_SIZE, missions_of
from ..state import (
    ACTION,
    OFF_BOARD,
    TURNS,
    Table,
    is_action_card,
    is_mercenary,
    living,
    team_units,
)

TERMS = (
    "away",  # actions that the team is away from its nearest formation
    "near",  # how far below URGENT that is: the last steps are a threat that cannot wait
    "winning",  # the formation can be completed with the actions that are left
    "looming",  # ... in the next turn, unless it is stopped; the more, the less rivals can do
    "health",  # the leader's life
    "dying",  # one divided by the leader's life: the last ones are worth the most
    "led",  # leaders on the board: a unit of the formation, abilities, allied units
    "killing",  # a rival's leader can be killed with the actions that are left
    "hunting",  # ... in the next turn, unless it is saved; the more, the less rivals can do
    "threat",  # what a turn of a rival could cost the leader, as a share of its life
    "hexilum",  # the stock
    "income",  # the income level
    "cards",  # cost of the cards that can still be used
    "wounded",  # units on the hospital ship
    "presence",  # units on the board
    "chain",  # abilities that wait in the queue, in actions
)

#: An enemy unit on an area of the formation must be removed first: so many actions more.
BLOCKED = 0.7
#: With this few actions to go a mission is urgent.
URGENT = 3.0
#: What abilities bring, in actions: a placement, an attack, anything else.
PLACING, ATTACKING, OTHER = 0.75, 0.45, 0.5


_FOUND = read_weights(Path(__file__).parent.parent)
WEIGHTS = tuple(_FOUND[name] for name in TERMS)


def value(s: Table, seat: Seat) -> float:
    """0 lost .. 1 won: the share of the seat's team in everybody's standing."""
    return shares(s).get(team_of(s, seat), 0.0)


def values(s: Table) -> list[float]:
    """The same for every seat, at once."""
    found = shares(s)
    return [found.get(team_of(s, seat), 0.0) for seat in range(max(s.chairs) + 1)]


def shares(s: Table) -> dict[int, float]:
    """By team: its share in everybody's standing; teams without a living leader have none."""
    teams = dict.fromkeys([s.teams[n] for n in living(s)])
    if s.stage != TURNS:
        return dict.fromkeys(teams, 1 / len(teams))
    standings = {team: standing(s, team) for team in teams}
    top = max(standings.values())
    weights = {team: exp(each - top) for team, each in standings.items()}
    total = fsum(weights.values())
    return {team: weight / total for team, weight in weights.items()}


def team_of(s: Table, seat: Seat) -> int:
    """The team that a seat plays for."""
    return s.teams[s.chairs.index(seat)]


def standing(s: Table, team: int) -> float:
    """A team's weighted terms."""
    return fsum([w * t for w, t in zip(WEIGHTS, terms(s, team), strict=True)])


def measure(s: Table, seat: Seat) -> tuple[float, ...]:
    """The seat's terms against those of its strongest rival: what the weights are fitted to."""
    mine = team_of(s, seat)
    if s.stage != TURNS or not any(s.teams[n] == mine for n in living(s)):
        return (0.0,) * len(TERMS)
    rivals = {s.teams[n] for n in living(s)} - {mine}
    strongest = max(rivals, key=lambda team: standing(s, team), default=mine)
    pairs = zip(terms(s, mine), terms(s, strongest), strict=True)
    return tuple(own - other for own, other in pairs)


def terms(s: Table, team: int) -> tuple[float, ...]:
    """What a team's standing is made of, in the order of TERMS."""
    away, winning, looming = to_go(s, team)
    near = max(0.0, URGENT - max(away, -1.0))
    killing, hunting = hunt(s, team)
    dying = threat = 0.0
    health = led = hexilum = income = cards = wounded = presence = 0
    for number, side in enumerate(s.sides):
        if s.teams[number] != team or not side.alive:
            continue
        health += side.life
        dying += 1 / side.life
        if side.leader != OFF_BOARD:
            led += 1
        threat += danger(s, number)
        hexilum += side.hexilum
        income += side.income
        cards += sum([CARDS[card].cost for card in side.cards if waits(s, card)])
        wounded += sum(side.hospital)
        presence += side.units.bit_count()
    chain = 0.0
    for _, owner, kind, _ in s.queue:
        if s.teams[owner] == team:
            chain += promise(kind)
    return (
        away, near, winning, looming, health, dying, led, killing, hunting, threat,
        hexilum, income, cards, wounded, presence, chain,
    )  # fmt: skip


def waits(s: Table, card: int) -> bool:
    """An action card, or a mercenary that is still to come onto the board."""
    return is_action_card(card) or s.waiting[card] > 0


def promise(kind: int) -> float:
    """H-75 What a queued ability will bring, in actions."""
    if not is_mercenary(kind):
        return OTHER
    return promised(CARDS[kind - FIRST_MERCENARY].options[0])


def promised(effect: Effect) -> float:
    """A mercenary's ability in actions."""
    if effect.formation < 0:
        return OTHER
    shape = FORMATIONS[effect.formation]
    return PLACING * len(shape.places) + ATTACKING * len(shape.attacks)


def to_go(s: Table, team: int) -> tuple[float, float, float]:
    """H-112 Actions to the nearest formation, as seen at the middle of a turn; is it won, or near?

    The active team is one action ahead when its turn begins and one behind when it ends: so a
    useful turn changes nothing, and positions of different moments can be compared.
    """
    away, _, clear = nearest(s, team)
    units = supply(s, team)
    away += max(0.0, away - units)
    left = actions_left(s) if s.teams[s.active] == team else 0
    winning = clear <= min(left, units)
    looming = 0.0 if winning or clear > min(ACTIONS_PER_TURN, units) else soon(s, team)
    return (away + 1 - left if s.teams[s.active] == team else away), float(winning), looming


def actions_left(s: Table) -> int:
    """H-46 What the active side can still do, with what it has begun."""
    return s.actions + (1 if s.holding else 0) if s.phase == ACTION else 0


def soon(s: Table, team: int) -> float:
    """How surely the team's next turn comes as it is wanted: the fewer actions before, the more."""
    rivals = actions_left(s) if s.teams[s.active] != team else 0
    return 1 / (1 + rivals + ACTIONS_PER_TURN * turns_before(s, team))


def turns_before(s: Table, team: int) -> int:
    """How many turns rivals have, after this one, before it is the team's again."""
    count, turns = len(s.sides), 0
    for step in range(1, count):
        side = (s.active + step) % count
        if s.sides[side].alive:
            if s.teams[side] == team:
                break
            turns += 1
    return turns


def nearest(s: Table, team: int) -> tuple[float, int, int]:
    """The formation with the fewest units missing or in the way: how many, and its areas.

    And how many units are missing at the least where no others' unit is in the way.
    """
    units = team_units(s, team)
    others = s.taken & ~units
    best, where, clear = 99.0, 0, 99
    for mission in missions_of(s, team):
        for way in ways(mission, s.board):
            missing = MISSION_SIZE - (way & units).bit_count()
            if missing < best or missing < clear:
                blocked = (way & others).bit_count()
                if not blocked:
                    clear = min(clear, missing)
                if missing + BLOCKED * blocked < best:
                    best, where = missing + BLOCKED * blocked, way
    return best, where, clear


def supply(s: Table, team: int) -> int:
    """Units that wait to be placed."""
    count = 0
    for number, side in enumerate(s.sides):
        if s.teams[number] == team and side.alive:
            count += sum(side.ship) + sum(side.tile) + (side.leader == OFF_BOARD)
            count += sum([s.waiting[card] for card in side.cards if not is_action_card(card)])
    return count


# ---- leaders in danger -------------------------------------------------------------------------


def blow(effect: Effect) -> tuple[int, int]:
    """H-94, H-95 What an effect takes from a leader: anywhere, and one on the board."""
    if effect.kind == "damage_leader":
        return effect.amount, effect.amount
    attacks = effect.formation >= 0 and FORMATIONS[effect.formation].attacks
    return 0, int(bool(attacks) or effect.kind == "attack_then_place")


#: By card: the most that one of its options takes from a leader, off the board and on it.
BLOWS = tuple(
    tuple(max(blow(effect)[on] for effect in card.options) for on in (0, 1)) for card in CARDS
)


def strike(s: Table, attacker: int, victim: int, actions: int) -> int:
    """The most life that one side can take from another's leader with so many actions."""
    mine, leader = s.sides[attacker], s.sides[victim].leader
    on = leader != OFF_BOARD
    blows = [BLOWS[card][on] for card in mine.cards if usable(s, attacker, card)]
    if on and NEAR[leader] & mine.units:
        near = areas_of(NEAR[leader] & mine.units)
        blows += [1 for area in near if CAN_ATTACK[s.area[area] & KIND_MASK]]
    if len(blows) > actions:
        blows.sort(reverse=True)
        del blows[actions:]
    return sum(blows)


def usable(s: Table, side: int, card: int) -> bool:
    """A card that can strike with one action: H-57 also a mercenary that can be used again."""
    if waits(s, card):
        return True
    return CARDS[card].reactivatable and not (side == s.active and s.used >> card & 1)


def danger(s: Table, side: int) -> float:
    """The share of its life that a leader could lose in a turn of a rival."""
    team, most = s.teams[side], 0
    for rival, other in enumerate(s.sides):
        if other.alive and s.teams[rival] != team:
            most = max(most, strike(s, rival, side, ACTIONS_PER_TURN))
    return min(1.0, most / s.sides[side].life)


def hunt(s: Table, team: int) -> tuple[float, float]:
    """H-116 Can the team kill a rival's leader: now, or in its next turn, before it is stopped?"""
    rivals = [n for n in living(s) if s.teams[n] != team]
    killing = hunting = 0.0
    for number, side in enumerate(s.sides):
        if s.teams[number] != team or not side.alive:
            continue
        for rival in rivals:
            life = s.sides[rival].life
            left = s.actions if number == s.active and s.phase == ACTION else 0
            if left and strike(s, number, rival, left) >= life:
                killing = 1.0
            elif strike(s, number, rival, ACTIONS_PER_TURN) >= life:
                hunting = max(hunting, soon(s, team))
    if killing:
        hunting = 0.0
    return killing / max(1, len(rivals)), hunting / max(1, len(rivals))

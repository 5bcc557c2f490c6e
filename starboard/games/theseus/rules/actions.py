"""Chapters 6, 12 and 13: the action-card phase and what each action card does.

A card being carried out is a *job* in the state: the card, how many rounds are left, how many are
done. Between two rounds the state alone says how to go on.
"""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, Option

from ..state import FREE_FOR_ALL, Station
from ..tables import (
    AWAY,
    CARD_IDS,
    CARD_KIND,
    EFFECT,
    INVISIBILITIES,
    LESSER,
    LIFE_MAX,
    PANDORA,
    PENDING_OF,
    RULE,
    SLOT_BITS,
    SLOT_SECTOR,
    SLOTS,
    SLOTS_IN,
    TYPE,
    UNIT_FACTION,
    places_in,
)
from .attack import ALL, Field, assault, attack_of, battle, exposed, in_range, minor_assault
from .decline import lose_upgrades
from .free import own_units
from .malfunction import place_malfunction
from .movement import arrive, eject, ejections, in_a_room, landing_rooms, move, move_options
from .pending import pending_options, resolve_pending
from .points import gain_data, take_token, wound
from .station import enemies_in, free_clamped, launch, number, put, total, used

#: What a round tells the phase: go on, the card is done, it was declined; else a card to carry out.
GO_ON, DONE, DECLINED = -1, -2, -3

#: One round of a card; a flow if there may be something to ask.
Round = Callable[[Station, int, int, int], Flow[int] | int]


def cards_to_act(s: Station, seat: int, sector: int) -> list[int]:
    """T-56 Live own action cards in the sector, and T-112 cameras that have points to pay out."""
    found = []
    for slot in SLOTS_IN[s.acting & SLOT_BITS[sector] & s.held[s.side[seat]]]:
        card = s.places[slot]
        if TYPE[card] == "action" or s.camera[slot]:
            found.append(card)
    return found


def still_to_act(s: Station, seat: int) -> list[int]:
    """T-56 Cards that left the sector or are out meanwhile are dropped; none is added."""
    here = cards_to_act(s, seat, s.leg_sector)
    return here if here == s.todo else [card for card in s.todo if card in here]


def act_options(s: Station) -> list[Option]:
    """T-56 The player chooses the order; T-143 of equal cards the first stands for all."""
    if len(s.todo) == 1:
        return [("act", s.todo[0], s.places.index(s.todo[0]))]
    found: dict[tuple[int, int, int], Option] = {}
    for card in s.todo:
        slot = s.places.index(card)
        found.setdefault((CARD_KIND[card], s.tokens[slot], s.live[slot]), ("act", card, slot))
    return list(found.values())


def start_job(s: Station, card: int) -> None:
    """T-94 A card is carried out once for each copy; a number counts together."""
    rounds, effect = 1, EFFECT[card]
    if effect in BY_NUMBER:
        rounds = total(s, s.places.index(card))
    elif effect in BY_COPY:
        rounds = s.live[s.places.index(card)]
    s.jobs.append((card, rounds, 0))
    if s.told is not None:
        s.tell("acts", RULE[card], seat=s.active, card=card)


def carry_out(s: Station, seat: int) -> Flow[None] | None:
    """T-56 One round of the card that is being carried out."""
    card, _, done = s.jobs[-1]
    try:
        slot = s.places.index(card)
    except ValueError:
        slot = SLOTS
    if slot >= SLOTS or not s.live[slot]:
        s.jobs.pop()  # it was replaced or put out of action by its own work
        return None
    outcome = ROUNDS[EFFECT[card]](s, seat, slot, done)
    if not isinstance(outcome, int):
        return end_of_flow(s, slot, outcome)
    end_round(s, slot, outcome)
    return None


def end_of_flow(s: Station, slot: int, work: Flow[int]) -> Flow[None]:
    """A round with questions in it."""
    outcome = yield from work
    end_round(s, slot, outcome)


def end_round(s: Station, slot: int, outcome: int) -> None:
    """T-56, T-85 Another round follows, or the card is done; perhaps it sets off a further one."""
    card, left, done = s.jobs[-1]
    if left == 1 or outcome in (DONE, DECLINED):
        s.jobs.pop()
        if outcome != DECLINED and s.places[slot] == card:
            used(s, slot)
    else:
        s.jobs[-1] = (card, left - 1, done + 1)
    if outcome >= 0:
        start_job(s, outcome)


# ---- gains ----------------------------------------------------------------------------------


def make_assault(s: Station, seat: int, slot: int, done: int) -> Flow[int] | int:
    """T-57 Assault: all units of the player attack, in every sector."""
    attacks = assault(s, seat, ALL, "T-57")
    return GO_ON if attacks is None else after(attacks)


def after(attacks: Flow[None]) -> Flow[int]:
    """The round is over when the attacks are."""
    yield from attacks
    return GO_ON


def take_tokens(s: Station, seat: int, slot: int, done: int) -> int:
    """T-66, T-127 Upgrade tokens go to the player who set the card off."""
    for _ in range(total(s, slot)):
        take_token(s, seat, "T-66")
    return DONE


def collect_data(s: Station, seat: int, slot: int, done: int) -> int:
    """T-104, T-114, T-127 Data goes to the faction of the card."""
    gain_data(s, s.owner[slot], total(s, slot), RULE[s.places[slot]])
    return DONE


def transfer(s: Station, seat: int, slot: int, done: int) -> int:
    """T-104 Transfer: 1 data point for each enemy unit in the sector."""
    points = len(enemies_in(s, seat, SLOT_SECTOR[slot])) * total(s, slot)
    gain_data(s, s.owner[slot], points, "T-104")
    return DONE


def pay_out(s: Station, seat: int, slot: int, done: int) -> int:
    """T-112 Video Cameras pay their points, once more for each copy, and start again at 0."""
    points = s.camera[slot] * s.live[slot]
    s.camera[slot] = 0
    gain_data(s, s.owner[slot], points, "T-112")
    return DONE


def heal(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-114 Medical Ward regains life; T-118 in the free-for-all the enemies lose it instead."""
    points, owner = total(s, slot), s.owner[slot]
    if s.mode != FREE_FOR_ALL:
        s.life[owner] = min(LIFE_MAX, s.life[owner] + points)
        s.tell("healed", "T-114", seat=owner, life=s.life[owner])
        return DONE
    for _ in range(points):
        able = [q for q in s.order if s.side[q] != s.side[owner] and s.life[q] > 0]
        able = [q for q in able if not s.tied or q in s.tied]
        if not able:
            break
        loser = able[0]
        if len(able) > 1:
            options = [("drain", q) for q in able]
            _, loser = yield Ask(seat, "drain", "T-118", options)
        s.life[loser] -= 1
        s.tell("drained", "T-118", seat=loser, life=s.life[loser])
    return DONE


def explode(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-114 Explosion wounds each enemy unit in the sector; without one it may be declined."""
    targets = enemies_in(s, seat, SLOT_SECTOR[slot])
    card = s.places[slot]
    if not targets:
        answer = yield Ask(seat, "explode", "T-114", [("decline",), ("explode", card)], card=card)
        return DECLINED if answer[0] == "decline" else DONE
    damage, by = total(s, slot), s.owner[slot]
    for unit in targets:
        wound(s, s.seat_of[UNIT_FACTION[unit]], damage, by, "T-114")
    return DONE


def move_token(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-62 Malfunction: as the Control Room does."""
    yield from place_malfunction(s, seat, "T-62")
    return DONE


# ---- moving enemy units ---------------------------------------------------------------------


def control(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-97 Mind Control and Group Tactics: move an enemy unit by the rules of movement."""
    options: list[Option] = []
    mind = CARD_IDS[s.places[slot]] == "greys-control"
    for unit, at in enumerate(s.where):
        if at >= 0 and in_a_room(s, unit) and may_be_taken(s, seat, unit):
            options += move_options(s, seat, unit)
            if mind:
                options += ejections(s, seat, unit)
    if not options:
        return DONE
    if done:
        options.append(("stop",))  # T-98 only the first is compulsory
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "control", "T-97", options, card=s.places[slot])
    if answer[0] == "stop":
        return DONE
    if answer[0] == "eject":
        yield from eject(s, seat, answer)
    else:
        met = move(s, seat, answer)
        if met is not None:
            yield from met
    return GO_ON


def may_be_taken(s: Station, seat: int, unit: int) -> bool:
    """T-44, T-97 An enemy unit not yet moved this turn, and not clamped."""
    enemy = s.side[s.seat_of[UNIT_FACTION[unit]]] != s.side[seat]
    return enemy and not s.moved >> unit & 1 and unit not in s.clamps


def abduct(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-106, T-147 Abduction: enemy units from this sector to rooms of other sectors."""
    sector = SLOT_SECTOR[slot]
    options: list[Option] = [
        ("abduct", unit, room)
        for unit in enemies_in(s, seat, sector)
        if may_be_taken(s, seat, unit)
        for end in s.ring
        if end != sector
        for room in landing_rooms(s, unit, end)
    ]
    if not options:
        return DONE
    if done:
        options.append(("stop",))
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "abduct", "T-106", options, card=s.places[slot])
    if answer[0] == "stop":
        return DONE
    _, unit, room = answer
    s.moved |= 1 << unit
    s.tell("abducted", "T-106", unit=unit, room=room)
    met = arrive(s, seat, unit, room)
    if met is not None:
        yield from met
    return GO_ON


# ---- tokens and units brought into play -----------------------------------------------------


def spawn(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-107 Incubator: a Lesser Alien appears in the sector, if a token is left."""
    owner = s.owner[slot]
    supply = [u for u in LESSER if s.where[u] == AWAY]
    if not supply or s.faction[owner] == PANDORA:  # T-138 it is a unit of the Aliens
        s.tell("no-lesser", "T-107", card=s.places[slot])
        return DONE
    unit, sector = supply[0], SLOT_SECTOR[slot]
    options = [("spawn", room) for room in landing_rooms(s, unit, sector)]
    room = options[0][1]
    if len(options) > 1:
        _, room = yield Ask(seat, "spawn", "T-107", options, card=s.places[slot])
    if s.rooms[room] >= 0:
        launch(s, s.rooms[room], "T-107")
    put(s, unit, room)
    s.tell("spawned", "T-107", unit=unit, room=room)
    free_clamped(s, unit)
    attacks = minor_assault(s, owner, unit)
    if attacks is not None:
        yield from attacks
    return GO_ON


def detect(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-102 Trap Detector: a deactivation token in any sector."""
    if -1 not in s.silence:
        return DONE
    options = [("detect", sector) for sector in s.ring]
    _, sector = yield Ask(seat, "detect", "T-102", options, card=s.places[slot])
    token = s.silence.index(-1)
    s.silence[token], s.silence_by[token] = sector, s.owner[slot]
    s.tell("detector", "T-102", seat=seat, sector=sector)
    return GO_ON


def veil(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-104 Invisibility: a token on an own unit in any sector, at most one each."""
    if s.invisible.bit_count() >= INVISIBILITIES:
        return DONE
    units = [u for u in own_units(s, seat) if in_a_room(s, u) and not s.invisible >> u & 1]
    if not units:
        return DONE
    unit = units[0]
    if len(units) > 1:
        options = [("veil", u) for u in units]
        _, unit = yield Ask(seat, "veil", "T-104", options, card=s.places[slot])
    s.invisible |= 1 << unit
    s.tell("veiled", "T-104", unit=unit)
    return GO_ON


def ghost_strike(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-109 Ghost Strike: an own unit anywhere attacks, each at most once a turn in this way.

    T-124 It is no assault, so the ally's units count as own; what they gain is their faction's.
    """
    able = [
        u
        for u in own_units(s, seat)
        if in_a_room(s, u) and not s.struck >> u & 1 and attack_of(s, u) and targets_of(s, seat, u)
    ]
    if not able:
        return DONE
    unit = able[0]
    if len(able) > 1:
        options = [("strike", u) for u in able]
        _, unit = yield Ask(seat, "strike", "T-109", options, card=s.places[slot])
    s.struck |= 1 << unit
    attacker = s.seat_of[UNIT_FACTION[unit]]
    yield from battle(s, Field(s, attacker, s.where[unit] >> 2, s.active), unit)
    return GO_ON


def targets_of(s: Station, seat: int, unit: int) -> list[int]:
    """Enemy units that this one could hit now."""
    found = in_range(s, seat, unit)
    return exposed(s, Field(s, seat, s.where[unit] >> 2, seat), found) if found else found


# ---- cards that set off others --------------------------------------------------------------


def remote(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-113 Remote Control: carry out an own action card in any sector, each once a turn so."""
    slots = places_in(s.acting & s.held[s.side[seat]])
    options: list[Option] = [("act", s.places[i], i) for i in slots if can_be_remote(s, i)]
    if not options:
        return DONE
    if done:
        options.append(("stop",))  # a copy lets the player carry out another one, no more
    answer: Option = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "remote", "T-113", options, card=s.places[slot])
    if answer[0] == "stop":
        return DONE
    card: int = answer[1]
    s.remoted |= 1 << card
    return card


def can_be_remote(s: Station, slot: int) -> bool:
    """T-113 An action card, no Remote Control, not yet set off by one this turn."""
    card = s.places[slot]
    return (
        TYPE[card] == "action"
        and EFFECT[card] != "trigger_own_action_card"
        and not s.remoted >> card & 1
    )


def blueprint(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-114 Station Blueprint: one pending-card option in a sector of the player's choice."""
    places = [place for sector in s.ring for place in PENDING_OF[sector]]
    options = pending_options(s, seat, places)  # T-151 Pandora has none
    if not options:
        return DONE
    answer = yield Ask(seat, "blueprint", "T-114", [*options, ("pass",)], card=s.places[slot])
    if answer[0] == "pass":
        return DONE
    more = resolve_pending(s, seat, answer)
    if more is not None:
        yield from more
    return GO_ON


def decline(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-104 Decline: an enemy loses upgrades of the loser's choice."""
    yield from lose_upgrades(s, seat, number(s, slot), s.places[slot])
    return GO_ON


ROUNDS: dict[str, Round] = {
    "assault": make_assault,
    "gain_upgrade_token": take_tokens,
    "gain_data": collect_data,
    "gain_data_per_enemy_unit_here": transfer,
    "collect_camera_points": pay_out,
    "heal": heal,
    "damage_each": explode,
    "move_malfunction_token": move_token,
    "move_enemy_unit": control,
    "relocate_enemy_units": abduct,
    "spawn_lesser_alien": spawn,
    "place_deactivation": detect,
    "place_invisibility": veil,
    "activate_attacks": ghost_strike,
    "trigger_own_action_card": remote,
    "extra_pending_option": blueprint,
    "lose_upgrades": decline,
}
#: T-98 Carried out as often as the number of all copies says.
BY_NUMBER = frozenset((
    "move_enemy_unit", "relocate_enemy_units", "place_deactivation", "place_invisibility",
    "activate_attacks",
))  # fmt: skip
#: T-94 Carried out once for each copy.
BY_COPY = frozenset((
    "assault", "spawn_lesser_alien", "trigger_own_action_card", "extra_pending_option",
    "lose_upgrades",
))  # fmt: skip

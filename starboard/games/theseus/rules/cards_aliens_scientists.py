"""Chapter 13: what a round of each action card of the Aliens and the Scientists does."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..components import (
    AWAY,
    EFFECT,
    LESSER,
    LIFE_MAX,
    PANDORA,
    PENDING_OF,
    SLOT_SECTOR,
    TYPE,
    places_in,
)
from ..legality.cards import pending_options
from ..legality.free_actions import own_units
from ..legality.moves import in_a_room, landing_rooms
from ..state import FREE_FOR_ALL, Station
from .attacks import attack_of, end_battle, exposed, in_range, minor_assault, strike
from .pending_cards import resolve_pending
from .points import gain_data, wound
from .rounds import DECLINED, DONE, GO_ON, Round, fizzle
from .station import enemies_in, free_clamped, launch, put, total


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
    minor_assault(s, owner, unit)
    return GO_ON


def ghost_strike(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-109 Ghost Strike: an own unit anywhere attacks, each at most once a turn in this way.

    T-124 It is no assault, so the ally's units count as own; what they gain is their faction's.
    """
    able = [
        u
        for u in own_units(s, seat)
        if in_a_room(s, u)
        and not s.struck >> u & 1
        and attack_of(s, u)
        and exposed(s, in_range(s, seat, u))
    ]
    if not able:
        return fizzle(s, slot, done)
    unit = able[0]
    if len(able) > 1:
        options = [("strike", u) for u in able]
        _, unit = yield Ask(seat, "strike", "T-109", options, card=s.places[slot])
    s.struck |= 1 << unit
    s.then(strike, s.unit_seat[unit], unit, s.active, True)
    s.then(end_battle)
    return GO_ON


def pay_out(s: Station, seat: int, slot: int, done: int) -> int:
    """T-112 Video Cameras pay their points, once more for each copy, and start again at 0."""
    points = s.camera[slot] * s.live[slot]
    s.camera[slot] = 0
    gain_data(s, s.owner[slot], points, "T-112", s.places[slot])
    return DONE


def remote(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-113 Remote Control: carry out an own action card in any sector, each once a turn so."""
    slots = places_in(s.acting & s.held[s.side[seat]])
    options: list[Option] = [("act", s.places[i], i) for i in slots if can_be_remote(s, i)]
    if not options:
        return fizzle(s, slot, done)
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


def heal(s: Station, seat: int, slot: int, done: int) -> int:
    """T-114 Medical Ward regains life; T-118 in the free-for-all the enemies lose it instead."""
    points, owner = total(s, slot), s.owner[slot]
    if s.mode == FREE_FOR_ALL:
        for _ in range(points):
            s.then(drain, seat, owner)
    else:
        before = s.life[owner]
        s.life[owner] = min(LIFE_MAX, before + points)
        healed = s.life[owner] - before
        s.tell("healed", "T-114", seat=owner, points=healed, life=s.life[owner])
    return DONE


def drain(s: Station, seat: int, owner: int) -> Flow[None]:
    """T-118 An enemy loses one life point; T-119 whose marker is off the board has none."""
    able = [q for q in s.order if s.side[q] != s.side[owner] and s.life[q] > 0]
    able = [q for q in able if not s.tied or q in s.tied]
    if not able:
        return
    loser = able[0]
    if len(able) > 1:
        _, loser = yield Ask(seat, "drain", "T-118", [("drain", q) for q in able])
    s.life[loser] -= 1
    s.tell("drained", "T-118", seat=loser, life=s.life[loser])


def explode(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-114 Explosion wounds each enemy unit in the sector; without one it may be declined."""
    targets = enemies_in(s, seat, SLOT_SECTOR[slot])
    card = s.places[slot]
    if not targets:
        answer = yield Ask(seat, "explode", "T-114", [("decline",), ("explode", card)], card=card)
        return DECLINED if answer[0] == "decline" else DONE
    damage, by = total(s, slot), s.owner[slot]
    for unit in targets:
        wound(s, s.unit_seat[unit], damage, by, "T-114", card)
    return DONE


def blueprint(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-114 Station Blueprint: one pending-card option in a sector of the player's choice."""
    places = [place for sector in s.ring for place in PENDING_OF[sector]]
    options = pending_options(s, seat, places)  # T-151 Pandora has none
    if not options:
        return fizzle(s, slot, done)
    answer = yield Ask(seat, "blueprint", "T-114", [*options, ("pass",)], card=s.places[slot])
    if answer[0] == "pass":
        return DONE
    resolve_pending(s, seat, answer)
    return GO_ON


ALIENS_AND_SCIENTISTS: dict[str, Round] = {
    "spawn_lesser_alien": spawn,
    "activate_attacks": ghost_strike,
    "collect_camera_points": pay_out,
    "trigger_own_action_card": remote,
    "heal": heal,
    "damage_each": explode,
    "extra_pending_option": blueprint,
}

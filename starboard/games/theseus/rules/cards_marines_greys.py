"""Chapter 12, and gains of all factions: what a round of each action card does."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..components import CARD_IDS, INVISIBILITIES, RULE, SLOT_SECTOR
from ..legality.free_actions import losses_of, own_units
from ..legality.moves import ejections, in_a_room, landing_rooms, may_be_taken, moves_by
from ..state import Station
from .attacks import ALL, assault
from .malfunction import move_malfunction
from .movement import arrive, eject, move
from .points import gain_data, take_token
from .rounds import DONE, GO_ON, Round, fizzle
from .station import enemies_in, number, renew, total


def make_assault(s: Station, seat: int, slot: int, done: int) -> int:
    """T-57 Assault: all units of the player attack, in every sector."""
    assault(s, seat, ALL, "T-57", s.active)
    return GO_ON


def move_token(s: Station, seat: int, slot: int, done: int) -> int:
    """T-62 Malfunction: as the Control Room does."""
    move_malfunction(s, seat, "T-62")
    return DONE


def take_tokens(s: Station, seat: int, slot: int, done: int) -> int:
    """T-66, T-127 Upgrade tokens go to the player who set the card off."""
    for _ in range(total(s, slot)):
        take_token(s, seat, "T-66")
    return DONE


# ---- moving enemy units ---------------------------------------------------------------------


def control(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-97 Mind Control and Group Tactics: move an enemy unit by the rules of movement."""
    options: list[Option] = []
    mind = CARD_IDS[s.places[slot]] == "greys-control"
    for unit, at in enumerate(s.where):
        if at >= 0 and may_be_taken(s, seat, unit):
            options += moves_by(s, seat, (unit,))
            if mind:
                options += ejections(s, seat, unit)
    if not options:
        return fizzle(s, slot, done)
    if done:
        options.append(("stop",))  # T-98 only the first is compulsory
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "control", "T-97", options, card=s.places[slot])
    if answer[0] == "stop":
        return DONE
    if answer[0] == "eject":
        eject(s, seat, answer[1], answer[2])
    else:
        move(s, seat, answer)
    return GO_ON


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
        return fizzle(s, slot, done)
    if done:
        options.append(("stop",))
    answer = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "abduct", "T-106", options, card=s.places[slot])
    if answer[0] == "stop":
        return DONE
    _, unit, room = answer
    s.moved |= 1 << unit
    s.tell("abducted", "T-106", seat=seat, unit=unit, sector=sector, room=room)
    arrive(s, seat, unit, room)
    return GO_ON


# ---- tokens and data ------------------------------------------------------------------------


def detect(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-102 Trap Detector: a deactivation token in any sector."""
    if -1 not in s.silence:
        return fizzle(s, slot, done)
    options = [("detect", sector) for sector in s.ring]
    _, sector = yield Ask(seat, "detect", "T-102", options, card=s.places[slot])
    token = s.silence.index(-1)
    s.silence[token], s.silence_by[token] = sector, s.owner[slot]
    s.tell("detector", "T-102", seat=seat, sector=sector)
    return GO_ON


def collect_data(s: Station, seat: int, slot: int, done: int) -> int:
    """T-104, T-114, T-127 Data goes to the faction of the card."""
    card = s.places[slot]
    gain_data(s, s.owner[slot], total(s, slot), RULE[card], card)
    return DONE


def transfer(s: Station, seat: int, slot: int, done: int) -> int:
    """T-104 Transfer: 1 data point for each enemy unit in the sector."""
    points = len(enemies_in(s, seat, SLOT_SECTOR[slot])) * total(s, slot)
    if not points:
        s.tell("fizzles", "T-104", card=s.places[slot])
    gain_data(s, s.owner[slot], points, "T-104", s.places[slot])
    return DONE


def veil(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-104 Invisibility: a token on an own unit in any sector, at most one each."""
    if s.invisible.bit_count() >= INVISIBILITIES:
        return fizzle(s, slot, done)
    units = [u for u in own_units(s, seat) if in_a_room(s, u) and not s.invisible >> u & 1]
    if not units:
        return fizzle(s, slot, done)
    unit = units[0]
    if len(units) > 1:
        options = [("veil", u) for u in units]
        _, unit = yield Ask(seat, "veil", "T-104", options, card=s.places[slot])
    s.invisible |= 1 << unit
    s.tell("veiled", "T-104", unit=unit)
    return GO_ON


# ---- Decline --------------------------------------------------------------------------------


def decline(s: Station, seat: int, slot: int, done: int) -> Flow[int]:
    """T-104 Decline: a chosen enemy loses as many upgrades as the card's number says."""
    card = s.places[slot]
    enemies = [q for q in s.order if s.side[q] != s.side[seat] and losses_of(s, q)]
    if enemies:
        loser = enemies[0]
        if len(enemies) > 1:
            options = [("aim", q) for q in enemies]
            _, loser = yield Ask(seat, "decline", "T-104", options, card=card)
        for _ in range(number(s, slot)):
            s.then(lose_upgrade, loser, card)
    else:
        s.tell("fizzles", "T-104", card=card)
    return GO_ON


def lose_upgrade(s: Station, seat: int, card: int) -> Flow[None]:
    """T-104, T-142 The loser chooses what is lost; who has nothing left loses nothing."""
    losses = losses_of(s, seat)
    if not losses:
        return
    loss = losses[0]
    if len(losses) > 1:
        loss = yield Ask(seat, "lose", "T-104", losses, card=card)
    if loss[0] == "lose-token":
        s.upgrades[seat] -= 1
        s.tell("lost-token", "T-104", seat=seat)
    elif loss[0] == "lose-card":
        s.tokens[loss[2]] -= 1
        renew(s, loss[2])
        s.tell("lost-on-card", "T-104", seat=seat, card=loss[1])
    else:
        s.advanced &= ~(1 << loss[1])
        s.tell("lost-unit", "T-104", seat=seat, unit=loss[1])


MARINES_AND_GREYS: dict[str, Round] = {
    "assault": make_assault,
    "move_malfunction_token": move_token,
    "gain_upgrade_token": take_tokens,
    "move_enemy_unit": control,
    "relocate_enemy_units": abduct,
    "place_deactivation": detect,
    "gain_data": collect_data,
    "gain_data_per_enemy_unit_here": transfer,
    "place_invisibility": veil,
    "lose_upgrades": decline,
}

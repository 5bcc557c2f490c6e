"""Chapter 7.1, effects on ships and leaders (H-89 to H-92, H-95)."""

from __future__ import annotations

from starboard.kernel import Flow, Option

from ..box import ELITE, FIRST_ALLY
from ..pieces import Effect
from ..state import OFF_BOARD, Table, opponents, slot_of
from .areas import DECLINE, STOP
from .asking import ask_side, tell_of
from .spots import EmptyAreas
from .units import come
from .victory import lose_life

# ---- hospital ship --------------------------------------------------------------------------


def take_back_some(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-89 Own units from the hospital ship to the mothership, as many as shown or fewer."""
    for taken in range(effect.amount):
        me = s.sides[side]
        kinds = [kind for slot, kind in enumerate(me.army) if me.hospital[slot]]
        if not kinds:
            break
        options: list[Option] = [("take-back", kind) for kind in kinds]
        if taken:
            options.append(STOP)
        elif free:
            options.append(DECLINE)
        answer = options[0]
        if len(options) > 1:
            left = effect.amount - taken
            answer = yield ask_side(s, side, "take-back", "H-89", options, {"amount": left})
        if answer in (STOP, DECLINE):
            return answer == STOP
        take_back(s, side, answer[1], "H-89")
    return True


def take_back(s: Table, side: int, kind: int, rule: str) -> None:
    """H-55 An own unit goes from the hospital ship to the mothership; H-35 allied ones too."""
    me = s.sides[side]
    slot = slot_of(me, kind)
    me.hospital[slot] -= 1
    me.ship[slot] += 1
    tell_of(s, side, "taken-back", rule, unit=kind)


def restorable(s: Table, side: int) -> list[int]:
    """H-90 Kinds of units that can go from the hospital ship onto the board (H-36)."""
    me = s.sides[side]
    led = me.leader != OFF_BOARD
    return [
        kind
        for slot, kind in enumerate(me.army)
        if me.hospital[slot] and (led or kind < FIRST_ALLY)
    ]


def hospital_to_board(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-90 One own unit from the hospital ship onto any empty area; arrival abilities work."""
    kinds = restorable(s, side)
    kind = kinds[0]
    if len(kinds) > 1:
        options: list[Option] = [("restore", each) for each in kinds]
        _, kind = yield ask_side(s, side, "restore", "H-90", options, {})
    s.holding = kind
    _, spot = yield ask_side(s, side, "place", "H-90", EmptyAreas(s), {"unit": kind})
    s.holding = 0
    me = s.sides[side]
    me.hospital[slot_of(me, kind)] -= 1
    come(s, side, kind, spot, "H-90")
    return True


# ---- against one opponent -------------------------------------------------------------------


def choose_rival(
    s: Table, side: int, rivals: list[int], key: str, rule: str, free: bool, amount: int
) -> Flow[int | None]:
    """H-108 The acting player chooses the opponent; None if declined."""
    if len(rivals) == 1 and not free:
        return rivals[0]
    options: list[Option] = [("rival", s.sides[rival].faction) for rival in rivals]
    asked = [*options, DECLINE] if free else options
    answer = yield ask_side(s, side, key, rule, asked, {"amount": amount})
    if answer == DECLINE:
        return None
    return next(n for n, other in enumerate(s.sides) if other.faction == answer[1])


def damage_leader(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-95 The chosen opponent's leader loses the number shown, wherever it is (H-40)."""
    rivals = opponents(s, side)
    rival = yield from choose_rival(s, side, rivals, "damage", "H-95", free, effect.amount)
    if rival is None:
        return False
    lose_life(s, rival, effect.amount, "H-95")
    return True


def reachable(s: Table, rival: int) -> list[int]:
    """H-92 Kinds on a mothership that an attack can hit: all but elite units (H-33)."""
    other = s.sides[rival]
    return [kind for slot, kind in enumerate(other.army) if other.ship[slot] and kind != ELITE]


def can_raid(s: Table, side: int, effect: Effect, area: int) -> bool:
    """H-64 Is there a mothership with units that can be hit? The first slot: normal units."""
    return any(s.sides[rival].ship[0] or reachable(s, rival) for rival in opponents(s, side))


def attack_mothership(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-92 Send up to the number shown from one mothership to the hospital ship, by choice."""
    rivals = [rival for rival in opponents(s, side) if reachable(s, rival)]
    chosen = yield from choose_rival(s, side, rivals, "raid", "H-92", free, effect.amount)
    if chosen is None:
        return False
    for sent in range(effect.amount):
        kinds = reachable(s, chosen)
        if not kinds:
            break
        faction = s.sides[chosen].faction
        options: list[Option] = [("send", faction, kind) for kind in kinds]
        if sent:
            options.append(STOP)
        answer = options[0]
        if len(options) > 1:
            left = effect.amount - sent
            answer = yield ask_side(
                s, side, "send", "H-92", options, {"faction": faction, "amount": left}
            )
        if answer == STOP:
            break
        send_away(s, chosen, answer[2])
    return True


def send_away(s: Table, rival: int, kind: int) -> None:
    """H-92 A unit goes from mothership to hospital ship; no Sacrifice, no Zombie (H-102)."""
    other = s.sides[rival]
    slot = slot_of(other, kind)
    other.ship[slot] -= 1
    other.hospital[slot] += 1
    tell_of(s, rival, "sent-away", "H-92", unit=kind)

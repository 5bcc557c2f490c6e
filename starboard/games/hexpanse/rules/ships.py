"""Chapter 7.1, effects on ships and leaders (H-89 to H-92, H-95)."""

from __future__ import annotations

from starboard.kernel import Flow, Option

from ..legality.opponents import raidable
from ..legality.supply import reachable, restorable, wounded
from ..legality.targets import EmptyAreas
from ..state import Table, opponents, slot_of
from .areas import STOP
from .chain import DECLINE, decline
from .sides import ask_side, of_several, side_of, tell_of
from .units import come
from .victory import lose_life

# ---- hospital ship --------------------------------------------------------------------------


def take_back_some(s: Table, side: int, amount: int, leave: str) -> Flow[None]:
    """H-89 Own units from the hospital ship to the mothership, as many as shown or fewer.

    ``leave`` is how to take none: "decline" at first, if that is allowed, and "stop" later on.
    """
    kinds = wounded(s, side)
    if not kinds or not amount:
        return
    options: list[Option] = [("take-back", kind) for kind in kinds]
    if leave:
        options.append((leave,))
    answer = options[0]
    if len(options) > 1:
        answer = yield ask_side(s, side, "take-back", "H-89", options, amount=amount)
    if answer == DECLINE:
        decline(s, side)
    elif answer != STOP:
        take_back(s, side, answer[1], "H-89")
        s.then(take_back_some, side, amount - 1, "stop")


def take_back(s: Table, side: int, kind: int, rule: str) -> None:
    """H-55 An own unit goes from the hospital ship to the mothership; H-35 allied ones too."""
    me = s.sides[side]
    slot = slot_of(me, kind)
    me.hospital[slot] -= 1
    me.ship[slot] += 1
    tell_of(s, side, "taken-back", rule, unit=kind)


def restore(s: Table, side: int) -> Flow[None]:
    """H-90 One own unit from the hospital ship onto any empty area: first which."""
    kinds = restorable(s, side)
    kind = kinds[0]
    if len(kinds) > 1:
        options: list[Option] = [("restore", each) for each in kinds]
        _, kind = yield ask_side(s, side, "restore", "H-90", options)
    s.holding = kind
    s.then(restore_onto, side)


def restore_onto(s: Table, side: int) -> Flow[None]:
    """H-90 Then onto which area; arrival abilities work."""
    kind = s.holding
    _, area = yield ask_side(s, side, "place", "H-90", EmptyAreas(s), unit=kind)
    s.holding = 0
    me = s.sides[side]
    me.hospital[slot_of(me, kind)] -= 1
    come(s, side, kind, area, "H-90")


# ---- against one opponent -------------------------------------------------------------------


def choose_rival(
    s: Table, side: int, rivals: list[int], key: str, rule: str, free: bool, **facts: int
) -> Flow[int | None]:
    """H-108 The acting player chooses the opponent; None if declined."""
    if len(rivals) == 1 and not free:
        return rivals[0]
    options: list[Option] = [("rival", s.sides[rival].faction) for rival in rivals]
    if free:
        options.append(DECLINE)
    answer = yield ask_side(s, side, key, rule, options, **facts)
    if answer == DECLINE:
        decline(s, side)
        return None
    return side_of(s, answer[1])


def damage_leader(s: Table, side: int, amount: int, free: bool) -> Flow[None]:
    """H-95 The chosen opponent's leader loses the number shown, wherever it is (H-40)."""
    rivals = opponents(s, side)
    rival = yield from choose_rival(s, side, rivals, "damage", "H-95", free, amount=amount)
    if rival is not None:
        lose_life(s, rival, amount, "H-95")


def attack_mothership(s: Table, side: int, amount: int, free: bool) -> Flow[None]:
    """H-92 Send up to the number shown from one mothership to the hospital ship, by choice."""
    rivals = raidable(s, side)
    rival = yield from choose_rival(s, side, rivals, "raid", "H-92", free, amount=amount)
    if rival is not None:
        s.then(send_some, side, rival, amount, "")


def send_some(s: Table, side: int, rival: int, amount: int, leave: str) -> Flow[None]:
    """H-92 One unit after the other, as many as shown or fewer: after the first "stop" is allowed,
    too."""
    kinds = reachable(s, rival)
    if not kinds or not amount:
        return
    faction = s.sides[rival].faction
    options: list[Option] = [("send", faction, kind) for kind in kinds]
    if leave:
        options.append((leave,))
    answer = options[0]
    if len(options) > 1:
        facts = {"faction": faction, "amount": amount}
        answer = yield ask_side(s, side, "send", "H-92", options, **facts)
    if answer != STOP:
        send_away(s, side, rival, answer[2])
        s.then(send_some, side, rival, amount - 1, "stop")


def send_away(s: Table, side: int, rival: int, kind: int) -> None:
    """H-92 A unit goes from mothership to hospital ship; no Sacrifice, no Zombie (H-102)."""
    other = s.sides[rival]
    slot = slot_of(other, kind)
    other.ship[slot] -= 1
    other.hospital[slot] += 1
    loser = {"seat2": s.chairs[rival], "side2": of_several(s, rival)}
    tell_of(s, side, "sent-away", "H-92", unit=kind, **loser)

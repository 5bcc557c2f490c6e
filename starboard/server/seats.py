"""Who may decide for which seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.kernel import Seat

from .people import Visitor

if TYPE_CHECKING:
    from .room import Room


def held_seats(room: Room, visitor: Visitor) -> frozenset[Seat]:
    """The seats that the visitor may decide for."""
    return frozenset(
        s.seat
        for s in room.seats
        if (visitor.person and visitor.person in s.holders)
        or (visitor.token and visitor.token == s.token)
    )


def is_host(room: Room, visitor: Visitor) -> bool:
    """Has the visitor created this table?"""
    return bool(visitor.person) and visitor.person == room.row.host


def look_up_rights(room: Room) -> None:
    """Seats have changed hands: whoever has lost theirs looks on; whoever is the host now, or no
    longer, is told so."""
    for viewer in room.viewers:
        if viewer.visitor is None:
            continue
        mine, host = held_seats(room, viewer.visitor), is_host(room, viewer.visitor)
        if viewer.mine <= mine and viewer.host == host:
            continue
        viewer.mine, viewer.host = mine, host
        if viewer.seat not in mine:
            viewer.seat = min(mine, default=None)
        viewer.send(room.state(viewer))

"""Sector boards, and the order in which they are laid."""

from __future__ import annotations

from starboard.data.box import Entry

from .files import FACTIONS, SECTOR_ACTIONS, fixed, id_of, origin_of
from .schema import Sector

ROWS, COLUMNS = 2, 3  # places for cards on a board; pending slots take the last column
_SECTOR_FIELDS = (
    "id", "kind", "faction", "action", "pending", "passages", "installed", "source", "origin",
    "evidence",
)  # fmt: skip


def pending_places(count: int) -> tuple[tuple[int, int], ...]:
    """Where the pending slots of a board lie: row and column."""
    return ((), ((1, COLUMNS - 1),), ((0, COLUMNS - 1), (1, COLUMNS - 1)))[count]


def sector_of(entry: Entry) -> Sector:
    """A sector board: rooms, slots and an action."""
    entry.only(*_SECTOR_FIELDS)
    name = id_of(entry)
    action = str(fixed(entry, "action", SECTOR_ACTIONS[name]))
    common = action != "faction"
    fixed(entry, "kind", "common" if common else "faction")
    pending = entry.number("pending", 0, 2) if common else entry.number("pending", 2, 2)
    return Sector(
        id=name,
        faction=-1 if common else entry.one_of("faction", FACTIONS),
        action=action,
        pending=pending,
        passages=_passages(entry),
        slots=_slots(entry, pending),
        source=entry.get("source", str),
        origin=origin_of(entry),
    )


def _passages(entry: Entry) -> tuple[str, ...]:
    """T-14 Pairs of rooms; no room is shut off."""
    passages = entry.get("passages", list)
    for pair in passages:
        if not (isinstance(pair, str) and len(pair) == 2 and "a" <= pair[0] < pair[1] <= "d"):
            raise entry.fault("passages", f"{pair!r} joins no two rooms")
        if passages.count(pair) > 1:
            raise entry.fault("passages", f"{pair!r} stands there twice")
    for room in "abcd":
        if not any(room in pair for pair in passages):
            raise entry.fault("passages", f"no passage leads to room {room}")
    return tuple(passages)


def _slots(entry: Entry, pending: int) -> tuple[tuple[int, int, bool], ...]:
    slots = []
    for slot in entry.parts("installed"):
        slot.only("id", "row", "col", "bonus")
        row, col = slot.number("row", 0, ROWS - 1), slot.number("col", 0, COLUMNS - 1)
        if (row, col) in pending_places(pending):
            raise slot.fault("col", "lies where a pending slot is")
        slots.append((row, col, slot.get("bonus", bool)))
    if not slots:
        raise entry.fault("installed", "should be one slot at least")
    if len({slot[:2] for slot in slots}) != len(slots):
        raise entry.fault("installed", "two slots lie on one place")
    return tuple(slots)


#: By layout: whose sectors are laid besides the common ones.
LAYOUTS = {
    "duel": ("@1", "@2"), "duel_pandora": ("@other",), "free_for_all_3": ("@1", "@2", "@3"),
    "free_for_all_4": ("@1", "@2", "@3", "@4"), "free_for_all_3_pandora": ("@1", "@2"),
    "free_for_all_4_pandora": ("@1", "@2", "@3"), "team": ("@A", "@B"),
}  # fmt: skip


def layout_of(entry: Entry) -> tuple[str, ...]:
    """T-19 Every common sector and every player's once, from the Corridors on."""
    order = entry.get("order", list)
    common = [name for name, action in SECTOR_ACTIONS.items() if action != "faction"]
    wanted = [*common, *LAYOUTS[id_of(entry)]]
    for place in order:
        entry.index("order", place, wanted)
    if order[:1] != ["corridors"] or sorted(order) != sorted(wanted):
        raise entry.fault(
            "order", f"should begin with corridors and name once: {', '.join(wanted)}"
        )
    return tuple(order)

"""Reading what a card, a leader or an allied unit does, checked by its kind and where it stands."""

from __future__ import annotations

from starboard.data.box import Entry

from ..rules.hexes import Hex, ring
from .components import Effect, Formation

#: The effect kinds, the field of each that says how much, and the most it can say. What the rules
#: do once (place onto, steal a card ...) is always 1.
AMOUNTS: dict[str, tuple[str, int]] = {
    "formation": ("", 0), "place_onto": ("units", 1), "attack_then_place": ("", 0),
    "attack_area": ("count", 1), "swap": ("", 0), "gain_hexilum": ("amount", 12),
    "steal_hexilum": ("amount", 12), "lose_hexilum": ("amount", 12), "raise_income": ("steps", 3),
    "attack_mothership": ("amount", 12), "damage_leader": ("amount", 12),
    "heal_leader": ("amount", 12), "pay_life": ("amount", 1),
    "hospital_to_mothership": ("count", 12), "hospital_to_board": ("count", 1),
    "destroy_action_card": ("count", 1), "steal_action_card": ("count", 1),
    "steal_mercenary_card": ("count", 1), "extra_market": ("cards", 10), "interpose": ("", 0),
    "zombie": ("", 0),
}  # fmt: skip

_ANYWHERE = (
    "swap", "gain_hexilum", "steal_hexilum", "lose_hexilum", "raise_income", "attack_mothership",
    "damage_leader", "heal_leader", "hospital_to_mothership", "destroy_action_card",
    "steal_action_card", "steal_mercenary_card",
)  # fmt: skip
_PLACING = ("formation", "attack_then_place", "hospital_to_board")
#: Which kinds can stand where. Extra cards are for the market phase of whoever plays the card; a
#: Sacrifice works in anybody's turn and places nothing; some effects are of one place only.
KINDS: dict[str, tuple[str, ...]] = {
    "faction": (*_ANYWHERE, *_PLACING, "place_onto"),
    "mercenary": (*_ANYWHERE, *_PLACING),
    "action": (*_ANYWHERE, *_PLACING, "extra_market"),
    "placed": (*_ANYWHERE, *_PLACING),
    "sacrifice": (*_ANYWHERE, "attack_area"),
    "interpose": ("interpose",),
    "passive": ("zombie",),
}
#: What formations are measured from, and what a swap may begin with.
ANCHORS = {"faction": ("leader", "free"), "action": ("free",)}
_OF_UNIT = ("self", "free")
FIRSTS = {"mercenary": ("self", "any_unit", "mercenary_or_allied")}
FIRSTS["placed"] = FIRSTS["mercenary"]
_OF_OTHERS = ("any_unit", "mercenary_or_allied")
#: So far from its middle a formation can be told in words.
FARTHEST = 3


def word(entry: Entry, field: str, *known: str) -> str:
    """One of the words that are known."""
    return known[entry.one_of(field, known)]


def read_effect(entry: Entry, where: str, formations: list[Formation]) -> Effect:
    """An effect; a formation that is new is added to the others."""
    kind = word(entry, "kind", *KINDS[where])
    field, most = AMOUNTS[kind]
    amount = entry.number(field, 1, most) if field else 0
    if kind == "swap":
        entry.only("kind", "first")
        return Effect(kind, first=word(entry, "first", *FIRSTS.get(where, _OF_OTHERS)))
    if kind != "formation":
        entry.only("kind", *([field] if field else []))
        return Effect(kind, amount)
    entry.only("kind", "anchor", "cells")
    anchor = word(entry, "anchor", *ANCHORS.get(where, _OF_UNIT))
    shape = read_formation(entry, anchor)
    if shape not in formations:
        formations.append(shape)
    return Effect(kind, anchor=anchor, formation=formations.index(shape))


def read_formation(entry: Entry, anchor: str) -> Formation:
    """H-80 The areas of a formation around [0, 0]."""
    cells: dict[str, list[Hex]] = {"attack": [], "place": [], "blank": []}
    for cell in entry.parts("cells"):
        cell.only("at", "op")
        cells[word(cell, "op", *cells)].append(near_hex(cell))
    flat = [at for ats in cells.values() for at in ats]
    if len(set(flat)) != len(flat):
        raise entry.fault("cells", "an area stands there twice")
    if not cells["attack"] and not cells["place"]:
        raise entry.fault("cells", "a formation attacks or places onto at least one area")
    if anchor != "free" and (0, 0) in flat:
        raise entry.fault("cells", "the unit's own area [0, 0] cannot be part of its formation")
    return Formation(tuple(cells["attack"]), tuple(cells["place"]), tuple(cells["blank"]))


def near_hex(cell: Entry) -> Hex:
    """An area of a formation, in axial coordinates."""
    q, r = axial(cell, "at", cell.get("at", list))
    if ring((q, r)) > FARTHEST:
        raise cell.fault("at", f"[{q}, {r}] is more than {FARTHEST} areas from the middle")
    return q, r


def axial(entry: Entry, field: str, value: object) -> Hex:
    """Axial coordinates, wherever they lie."""
    match value:
        case [int(q), int(r)] if type(q) is int and type(r) is int:
            return q, r
    raise entry.fault(field, f"should be an area [q, r], not {value!r}")


def single(entry: Entry, where: str, formations: list[Formation]) -> Effect:
    """The one effect of a card or token."""
    found = entry.parts("effects")
    if len(found) != 1:
        raise entry.fault("effects", f"should hold one effect, holds {len(found)}")
    return read_effect(found[0], where, formations)


def ability(entry: Entry, formations: list[Formation]) -> Effect:
    """H-62 A leader's own ability; the one life it costs is a rule, and stands there, too."""
    found = entry.parts("effects")
    price = [each.data for each in found[1:]]
    if price != [{"kind": "pay_life", "amount": 1}]:
        raise entry.fault("effects", "a faction ability is one effect and then one life to pay")
    return read_effect(found[0], "faction", formations)

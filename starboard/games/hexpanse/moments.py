"""Moments: which events are worth seeing, and what is laid over the table meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.draw import Moment, Node
from starboard.draw.stage import Item, arrow, beside, large, notes, stage
from starboard.kernel import Message, Seat

from .box import FACTIONS, FIRST_ALLY, FIRST_MERCENARY, LEADER
from .fates import attacker_fate, target_fate
from .legality.targets import guards
from .scene.drawing import card_face, unit_token
from .scene.inspector import ally_text, card_words, faction_text
from .scene.panels import ally_card, mission_card
from .state import Table, is_ally, is_mercenary, kind_at, owner_at
from .text import say

Facts = Mapping[str, Any]

# ---- stages -------------------------------------------------------------------------------------


def show_attack(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """H-51, H-52 Attacker and target, with both fates."""
    area, target = facts["area"], facts["area2"]
    side = owner_at(s, area)
    items = guard_item(s, target)
    items += [
        Item(target_fate(s, target, side), "g-damage", "bad", wide=300),
        Item(attacker_fate(s, area), "hx-unit", "ink-2", wide=300),
    ]
    return stage(
        say("stage-attack"),
        beside(token(s, area), arrow(), token(s, target), notes(*items, wide=390)),
    )


def guard_item(s: Table, area: int) -> list[Item]:
    """H-110 Whose Protector may step in."""
    near = guards(s, area)
    if not near:
        return []
    seat = s.chairs[owner_at(s, area)]
    return [Item(say("stage-guard", seat=seat, area=near), "g-shield", "warn", wide=330)]


def show_struck(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """H-94 What an effect hits, and what becomes of it."""
    area = facts["area"]
    items = guard_item(s, area)
    items.append(Item(target_fate(s, area, s.active), "g-damage", "bad", wide=300))
    return stage(say("stage-attack"), beside(token(s, area), notes(*items, wide=390)))


def token(s: Table, area: int) -> Node:
    """The unit on an area, large, with whose it is."""
    owner, kind = owner_at(s, area), kind_at(s, area)
    where = {"area": area, "mine": 0}
    if owner < 0:
        name = say("node-unit-neutral", **where)
    elif kind == LEADER:
        side = s.sides[owner]
        name = say("node-leader", faction=side.faction, life=side.life, **where)
    else:
        name = say("node-unit", unit=kind, faction=s.sides[owner].faction, **where)
    life = s.sides[owner].life if owner >= 0 else 0
    return large(unit_node(owner, kind, life, name), high=96, caption=name)


def unit_node(side: int, kind: int, life: int, name: Message) -> Node:
    """A unit's token by itself."""
    return Node("token", (0, 0), (52, 60), name, tuple(unit_token(26, 30, 30, side, kind, life)))


def card_node(card: int) -> Node:
    """A card by itself."""
    words = card_words(card)
    return Node("card", (0, 0), (250, 118), words[0], tuple(card_face(card, 250, 118)), words)


def show_card(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """H-69 A card, large, with its text."""
    cards = facts["card"]
    shown = [cards] if isinstance(cards, int) else list(cards)[:MOST_CARDS]
    nodes = [large(card_node(card), high=180 if len(shown) == 1 else 118) for card in shown]
    return stage(say("stage-card"), *(beside(*nodes[n : n + 3]) for n in range(0, len(nodes), 3)))


#: So many cards have room beside each other.
MOST_CARDS = 5


def show_unit(s: Table, seat: Seat | None, facts: Facts) -> Node | None:
    """H-71, H-109 What a mercenary or an allied unit can do: its card, or its tile."""
    kind = facts["unit"]
    if is_mercenary(kind):
        return stage(say("stage-card"), large(card_node(kind - FIRST_MERCENARY), high=180))
    if is_ally(kind):
        return stage(say("stage-card"), large(ally_card(kind - FIRST_ALLY, (0, 0, 204)), high=150))
    return None


def show_faction(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """H-62 What the leader of a faction can do."""
    faction = facts["faction"]
    name = say(f"leader-{FACTIONS[faction].id}")
    text = Item(name, "hx-leader", "ink", faction_text(faction), wide=360)
    side = next(n for n, each in enumerate(s.sides) if each.faction == faction)
    leader = unit_node(side, LEADER, s.sides[side].life, name)
    return stage(say("stage-card"), beside(large(leader, high=96), notes(text, wide=380)))


def show_mission(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """H-22, H-112 A mission, large."""
    return stage(say("stage-mission"), large(mission_card(facts["mission"], (0, 0, 204)), high=190))


def show_own_mission(s: Table, seat: Seat | None, facts: Facts) -> Node | None:
    """H-23 A secret mission, to whoever has taken it alone."""
    own = [side.secret for n, side in enumerate(s.sides) if s.chairs[n] == seat]
    return show_mission(s, seat, facts) if facts["mission"] in own else None


def show_tiles(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """H-11, H-20 Allied tiles that are turned up."""
    tiles = facts["ally"]
    shown = [tiles] if isinstance(tiles, int) else list(tiles)[:MOST_CARDS]
    high = 180 if len(shown) == 1 else 130
    cards = [large(ally_card(tile, (0, 0, 204)), high=high) for tile in shown]
    return stage(say("stage-card"), *(beside(*cards[n : n + 3]) for n in range(0, len(cards), 3)))


# ---- causes -------------------------------------------------------------------------------------


def why_fallen(s: Table, facts: Facts) -> Message:
    """H-52, H-94, H-110 Why a unit is lost."""
    return say("cause-fallen", why=facts["why"])


def why_mercenary(s: Table, facts: Facts) -> Message:
    """H-73 The same, and what becomes of the card."""
    return say("cause-mercenary", why=facts["why"], more=facts["more"])


def why_life(s: Table, facts: Facts) -> Message:
    """H-41 Why a leader loses life."""
    return say("cause-life", why=facts["why"])


def why_ability(s: Table, facts: Facts) -> Message | None:
    """H-74, H-101 What works now."""
    kind = facts["unit"]
    if is_ally(kind):
        return ally_text(kind - FIRST_ALLY, "told")
    return say("cause-arrived")


def always(key: str) -> Any:
    """The same reason each time."""
    return lambda s, facts: say(key)


MOMENTS: Final[dict[str, Moment]] = {
    "round": Moment("round", "g-round"),
    "turn": Moment("turn", "ui-person"),
    "market-phase": Moment("phase", "hx-market"),
    # stock and leader
    "income": Moment("gain", "hx-income"),
    "mined": Moment("gain", "hx-mine"),
    "gained": Moment("gain", "hx-hexilum"),
    "stock-full": Moment("loss", "hx-hexilum"),
    "income-paid": Moment("gain", "hx-income"),
    "income-raised": Moment("gain", "hx-income"),
    "healed": Moment("gain", "hx-heal"),
    "life-lost": Moment("loss", "g-life", cause=why_life),
    "eliminated": Moment("death", "g-skull", cause=always("cause-eliminated")),
    # units
    "placed": Moment("place", "hx-place"),
    "recalled": Moment("move", "hx-recall"),
    "leader-moved": Moment("move", "g-move"),
    "moved": Moment("move", "g-move"),
    "swapped": Moment("move", "g-swap"),
    "taken-back": Moment("gain", "hx-takeback"),
    "landing": Moment("place", "hx-place"),
    "landing-failed": Moment("check", "ui-close"),
    # fights
    "attacked": Moment("hit", "g-damage", stage=show_attack),
    "struck": Moment("hit", "g-damage", stage=show_struck),
    "struck-nobody": Moment("check", "ui-close"),
    "laid": Moment("hit", "ui-target", cause=always("cause-laid")),
    "guarded": Moment("check", "g-shield"),
    "to-hospital": Moment("death", "hx-hospital", cause=why_fallen),
    "zombie-back": Moment("death", "hx-ally-zombies", cause=why_fallen),
    "mercenary-lost": Moment("death", "hx-mercenary", cause=why_mercenary),
    "neutral-removed": Moment("death", "hx-unit"),
    "sent-away": Moment("hit", "hx-mothership"),
    # cards and abilities
    "played": Moment("reveal", "ui-card", stage=show_card),
    "activated": Moment("reveal", "hx-mercenary", stage=show_card),
    "ability": Moment("reveal", "hx-chain", stage=show_unit, cause=why_ability),
    "ability-void": Moment("check", "ui-close"),
    "declined": Moment("check", "ui-close"),
    "faction-ability": Moment("reveal", "hx-leader", stage=show_faction),
    "bought": Moment("buy", "hx-market", stage=show_card),
    "extra-turned": Moment("reveal", "ui-deck", stage=show_card),
    "market-filled": Moment("spawn", "ui-deck"),
    "reshuffled": Moment("spawn", "ui-deck"),
    "extra-cards": Moment("gain", "ui-deck"),
    "hexilum-stolen": Moment("loss", "hx-steal"),
    "hexilum-burnt": Moment("loss", "hx-hexilum"),
    "card-stolen": Moment("buy", "hx-steal", stage=show_card),
    "card-destroyed": Moment("loss", "ui-discard", stage=show_card),
    "mercenary-stolen": Moment("buy", "hx-steal", stage=show_card),
    # setup and end
    "faction-chosen": Moment("check", "hx-leader", stage=show_faction),
    "tiles-turned": Moment("reveal", "hx-ally", stage=show_tiles),
    "ally-chosen": Moment("check", "hx-ally", stage=show_tiles),
    "tiles-shown": Moment("reveal", "hx-ally", stage=show_tiles),
    "tile-thrown": Moment("loss", "ui-discard", stage=show_tiles),
    "secret-taken": Moment("check", "ui-hidden"),
    "secret-own": Moment("reveal", "hx-mission", stage=show_own_mission),
    "common-mission": Moment("reveal", "hx-mission", stage=show_mission),
    "mission-formed": Moment("end", "hx-mission", stage=show_mission),
    "secret-formed": Moment("end", "hx-mission", stage=show_mission),
    "stopped": Moment("end", "g-round"),
    "passed": Moment("check", "ui-forward"),
}

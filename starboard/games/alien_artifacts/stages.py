"""What is laid over the table at a moment: the revealed card, the sum, the row that was hit.

Odds are those that everybody knew before the reveal: over all cards that lay face down for all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard import draw
from starboard.draw import Node
from starboard.draw.stage import (
    Item,
    Row,
    Term,
    arrow,
    below,
    beside,
    figure,
    large,
    notes,
    stage,
    table,
    total,
    verdict,
)
from starboard.kernel import Message, Seat

from .box import ARTIFACTS, CARDS, PLANS, SYSTEMS
from .outlook.odds import chances_of_rows, row_hit, table_of
from .reading.cards import Table
from .reading.effects import SHIP
from .reading.tables import HALVES, ICONS
from .rules.attacks import value_parts
from .rules.measures import best_column, measure
from .scene.cards import card_look, inspector, metric_words, resource_node
from .scene.effect_words import artifact_text, class_text, row_short, window_text
from .scene.layout import HAND_SIZE, ROW_COLOURS
from .scene.result_tables import row_lines, row_value
from .scoring import TERMS
from .state import ALIENS, NOBODY, Galaxy
from .text import say

Facts = Mapping[str, Any]
CARD_SIZE = (150.0, 176.0)


# ---- cards on the stage -------------------------------------------------------------------------


def card_on_stage(card: int, side: int | None, caption: Message | None = None) -> Node:
    """A ship, technology or planet, large."""
    w, h = CARD_SIZE
    name = say("node-card", card=card)
    node = Node(f"card:{card}", (0, 0), (w, h), name, card_look(card, w, h, side),
                inspector(card, side))  # fmt: skip
    return large(node, caption=caption)


def resource_on_stage(card: int, caption: Message | None = None, ring: str = "") -> Node:
    """A Resource card, large."""
    return large(resource_node(card, (0, 0), HAND_SIZE), high=190, caption=caption, ring=ring)


def artifact_on_stage(artifact: int) -> Node:
    """An Artifact with its text."""
    w, h = CARD_SIZE
    key = say(f"artifact-{ARTIFACTS[artifact].id}")
    text = artifact_text(artifact)
    look = (
        draw.box(0, 0, w, h, cut=10, fill="accent/20>s2", edge="accent", width=1.5),
        draw.icon("aa-artifact", w / 2 - 20, 12, 40, "accent"),
        draw.text(w / 2, 72, key, 15, weight=700, anchor="middle", wrap=w - 16, lines=2),
        draw.text(10, 112, text, 13, font="card", weight=500, wrap=w - 20, high=h - 106),
    )
    words = (key, text, window_text(artifact))
    return large(Node(f"artifact:{artifact}", (0, 0), (w, h), key, look, words))


def table_on_stage(
    title: Message, which: Table, hit: int | None = None, odds: list[float] | None = None,
    sign: str = "aa-alien", colour: str = "accent",
) -> Node:  # fmt: skip
    """The table of an Alien System or a Defence Plan."""
    rows = []
    for n, effects in enumerate(which.rows):
        first = row_lines(effects)[0] or []
        icon, tone, _ = first[0]
        chance = odds[n] if odds else None
        rows.append(Row(row_value(which, n + 1), row_short(effects), icon, tone, chance))
    return table(title, rows, hit, sign=sign, colour=colour)


# ---- attacks ------------------------------------------------------------------------------------


def goal(s: Galaxy, hit: int | None = None, odds: list[float] | None = None) -> Node:
    """The table that the attack is compared with."""
    if s.target == ALIENS:
        return table_on_stage(say(f"system-{SYSTEMS[s.system].id}"), SYSTEMS[s.system], hit, odds)
    title = say(f"plan-{PLANS[s.plan].id}")
    return table_on_stage(title, PLANS[s.plan], hit, odds, "aa-defence", "c-grey")


def odds_before(s: Galaxy) -> list[float] | None:
    """By row, before the cards were revealed. A deck that was shuffled meanwhile tells nothing."""
    if not s.discard:
        return None
    shown, s.revealed = s.revealed, []
    try:
        return chances_of_rows(s, None, s.ship, s.boost) or None
    finally:
        s.revealed = shown


def attack_declared(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-110 The table that will be compared with."""
    return stage(say("staged-target"), goal(s))


def plan_chosen(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-111 The plan of the defender."""
    return stage(say("staged-plan", seat=facts["seat"]), goal(s))


def numbers_revealed(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-112 The ship, what was revealed for it, and what may come of it."""
    ship = facts["card"]
    cards = [resource_on_stage(card, say("staged-number")) for card in facts["numbered"]]
    return stage(
        say("staged-reveals", card=ship),
        beside(card_on_stage(ship, 1, class_name(ship)), arrow(), *cards,
               goal(s, odds=odds_before(s))),
    )  # fmt: skip


def class_name(ship: int) -> Message:
    """The class of a ship."""
    return say(f"class-{CARDS[ship].ship_class.replace('_', '-')}")


def attack_summed(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-112 to A-114 Number and bonuses, the value, and the row that it hits."""
    ship, value = facts["card"], facts["value"]
    chosen = facts.get("resource", NOBODY)
    hit = row_hit(table_of(s), value)
    parts = value_parts(s, ship, chosen, s.boost)
    terms = [term(part) for part in parts]
    sums = total(terms, value, say("staged-value"))
    drawn = [resource_on_stage(chosen)] if chosen != NOBODY else []
    result = table_of(s).rows[hit]
    band = [Item(say("staged-row", value=hit + 1, results=row_short(result)), "ui-target", "c-gold",
                 wide=420)]  # fmt: skip
    if sum(amount for _, _, amount in parts) < 1:
        band.append(Item(say("staged-at-least-1")))
    return stage(
        say("staged-sum", card=ship),
        beside(card_on_stage(ship, 1, class_name(ship)), below(*drawn, sums),
               goal(s, hit, odds_before(s))),
        band=band,
    )  # fmt: skip


def term(part: tuple[str, int, int]) -> Term:
    """A part of an attack value; a bonus of the ship that does not count says so."""
    kind, card, amount = part
    label = {
        "number": say("staged-card"),
        "ship": class_name(card) if kind == "ship" else None,
        "boost": say("staged-boost"),
        "squad": say("staged-squad"),
        "strike": say("staged-strike"),
    }.get(kind) or say("node-card", card=card)
    colour = {"number": "c-gold", "defence": "c-grey"}.get(kind, ROW_COLOURS[SHIP])
    if kind == "ship" and not amount:
        return Term(0, label, colour, counts=False, why=class_text(card))
    return Term(amount, label, colour)


def ship_lost(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-121, A-122 The ship and where it went."""
    return outcome(facts["card"], "destroyed")


def ship_damaged(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-122 The ship must be built again."""
    return outcome(facts["card"], "damaged")


def outcome(ship: int, how: str) -> Node:
    """A ship and its fate."""
    told = verdict(False, say(f"short-{how}"), say(f"staged-{how}"))
    return stage(say(f"short-{how}"), beside(card_on_stage(ship, 1), told))


def next_system(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-118 The next Alien System."""
    system = SYSTEMS[facts["system"]]
    return stage(say("staged-system"), table_on_stage(say(f"system-{system.id}"), system))


# ---- checks and production ----------------------------------------------------------------------


def match_of(card: int, kind: int) -> Message:
    """Which half of a Resource card shows the icon, or that none does."""
    for half in (2 * card, 2 * card + 1):
        if HALVES[half].icon == kind:
            return say("staged-matched", half=half, type=kind)
    return say("staged-unmatched", type=kind)


def technology_checked(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-101 to A-103 The icon that must match, where it matched, the measure and its column."""
    card, kind = facts["card"], facts["type"]
    shown = [
        resource_on_stage(each, match_of(each, kind), "good" if ICONS[each] >> kind & 1 else "")
        for each in facts["resources"]
    ]
    matched = any(ICONS[each] >> kind & 1 for each in facts["resources"])
    wanted = say("staged-wanted", type=kind)
    p = s.players[facts["seat"]]
    lines = [measured_line(s, facts["seat"], card)] if matched else []
    told = verdict(matched, say("staged-match" if matched else "staged-no-match"), *lines)
    vp = best_column(s, facts["seat"], card).vp if matched else 0
    change = say("staged-from-to", seat=facts["seat"], before=p.vp, after=p.vp + vp)
    band = [Item(say("staged-vp", vp=vp), "g-vp", "c-gold"), Item(change)] if vp else []
    parts = beside(card_on_stage(card, 1, wanted), arrow(), *shown, told)
    return stage(say("staged-check", card=card), parts, band=band)


def measured_line(s: Galaxy, seat: int, card: int) -> Message:
    """A-102 What the technology counts, and the column that is met."""
    technology = CARDS[card]
    count = measure(s, seat, technology.metric, technology.metric_type)
    best = best_column(s, seat, card)
    return say(
        "staged-measured", metric=metric_words(card), count=count, need=best.need, vp=best.vp
    )


def technology_scored(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-102 The column that pays."""
    told = verdict(facts["vp"] > 0, say("staged-vp", vp=facts["vp"]),
                   measured_line(s, facts["seat"], facts["card"]))  # fmt: skip
    return stage(say("staged-score", card=facts["card"]),
                 beside(card_on_stage(facts["card"], 1), arrow(), told))  # fmt: skip


def card_produced(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-87 to A-89 The produced card and its verdict."""
    planet, card, kind = facts["card"], facts["resource"], facts["type"]
    matched = bool(ICONS[card] >> kind & 1)
    equal = HALVES[2 * card].symbols == HALVES[2 * card + 1].symbols
    why = "match" if matched else "equal" if equal else "smaller"
    told = verdict(matched, say("staged-match" if matched else "staged-no-match"),
                   say(f"staged-half-{why}"), say("staged-vp", vp=int(matched)))  # fmt: skip
    return stage(
        say("staged-produce", card=planet),
        beside(card_on_stage(planet, 1, say("staged-wanted", type=kind)), arrow(),
               resource_on_stage(card, match_of(card, kind), "good" if matched else ""), told),
    )  # fmt: skip


# ---- cards that change hands --------------------------------------------------------------------


def card_kept(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-65 The card that was kept."""
    caption = say("staged-back", count=facts["count"]) if facts["count"] else None
    side = (None, 0, 1)[facts["zone"]]
    return stage(say("staged-kept"), card_on_stage(facts["card"], side, caption))


def card_completed(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-54 The card on the side that is up now."""
    card, side = facts["card"], facts["place"] % 2
    return stage(say("staged-completed"), card_on_stage(card, side, say(f"side-{side}")))


def artifact_shown(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-140 The Artifact with what it says."""
    return stage(say("node-artifact", artifact=facts["artifact"]),
                 artifact_on_stage(facts["artifact"]))  # fmt: skip


def plan_shown(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-128 A Defence Plan, for its owner's eyes."""
    plan = PLANS[facts["plan"]]
    title = say(f"plan-{plan.id}")
    return stage(title, table_on_stage(title, plan, sign="aa-defence", colour="c-grey"))


def card_found(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-158 The card that a market search found."""
    caption = say("staged-searched", count=facts["count"])
    return stage(say("staged-found"), resource_on_stage(facts["resource"], caption))


# ---- the round marker and the end ---------------------------------------------------------------


def marker_moved(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-154 Where the round marker stands."""
    told = verdict(None, say("staged-run-out"), say("staged-reshuffled", count=len(s.deck)))
    return stage(say("marker", marker=s.marker),
                 beside(figure(s.marker, say("thing-round-marker"), "accent"), told))  # fmt: skip


def last_round(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-159 The last round, and who plays last."""
    last = (s.first - 1) % len(s.players)
    told = verdict(None, say("last-round"), say("staged-last-turn", seat=last))
    return stage(say("last-round"), beside(figure(1, say("thing-round-marker"), "c-gold"), told))


def technology_at_the_end(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-162 The end VP of a technology."""
    told = verdict(facts["vp"] > 0, say("staged-vp", vp=facts["vp"]),
                   measured_line(s, facts["seat"], facts["card"]))  # fmt: skip
    return stage(say("staged-score", card=facts["card"]),
                 beside(card_on_stage(facts["card"], 1), arrow(), told))  # fmt: skip


def final_score(s: Galaxy, seat: Seat | None, facts: Facts) -> Node:
    """A-161 Where a player's points came from."""
    who = facts["seat"]
    points = (*s.players[who].earned, *s.end_vp[who])
    items = [Item(say(f"term-{name}"), "g-vp", "c-gold", value=vp)
             for name, vp in zip(TERMS, points, strict=True)]  # fmt: skip
    score = figure(sum(points), say("staged-total"))
    return stage(say("staged-final", seat=who), beside(notes(*items, wide=320), score))

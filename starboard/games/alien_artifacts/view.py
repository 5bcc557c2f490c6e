"""What a seat may know (A-11, A-12), and a new deal of everything else."""

from __future__ import annotations

from typing import Any

from starboard.kernel import deal_anew

from .box import ARTIFACTS, CARDS, FACTIONS, PLANS, RESOURCES, SYSTEMS
from .legality.effects import completable
from .reading.effects import METRICS, ROWS, TYPES
from .reading.tables import ROW, bits, effects_of
from .rules.basic import attach, attach_options
from .rules.bills import pay, pay_options
from .rules.effects import carry_out_effect
from .state import NOBODY, Galaxy, Player

PHASES = ("choosing", "setting-up", "action", "drawing", "drawing", "scoring")


def view(s: Galaxy, seat: int | None) -> dict[str, Any]:
    """A-11 What is public, and A-12 of what is hidden only the seat's own."""
    mine = s.players[seat] if seat is not None else None
    return {
        "phase": PHASES[s.phase],
        "active": s.active,
        "first": s.first,
        "marker": s.marker,
        "last_round": s.last_round,
        "extra_turns": list(s.extra),
        "system": SYSTEMS[s.system].id,
        "tops": [top_of(deck) for deck in s.decks],
        "left": {
            "resources": len(s.deck), "artifacts": len(s.relics), "plans": len(s.plan_deck),
            "decks": [len(deck) for deck in s.decks], "blockades": s.tokens,
        },
        "discard": [RESOURCES[card].id for card in s.discard],
        "artifact_discard": [ARTIFACTS[a].id for a in s.lost_relics],
        "revealed": [RESOURCES[card].id for card in s.revealed],
        "spent": [RESOURCES[card].id for card in s.spent],
        "drawn": len(s.drawn),
        "players": [public(s, n) for n in range(len(s.players))],
        "turn": {
            "actions": s.actions, "used": ids(s.used), "sorties": ids(s.sorties),
            "assembly": s.assembly, "strike": s.strike, "wild": s.wild, "lifted": ids(s.lifted),
        },
        "bill": list(s.bill),
        "attack": {
            "target": s.target, "plan": PLANS[s.plan].id, "squad": ids(s.squad),
            "flown": ids(s.flown),
        },
        "hand": [RESOURCES[card].id for card in mine.hand] if mine else [],
        "plans": [PLANS[plan].id for plan in mine.plans] if mine else [],
        "artifacts": [ARTIFACTS[a].id for a in mine.artifacts] if mine else [],
        "choices": [CARDS[c].id for c in s.drawn] if mine and seat == s.active else [],
    }  # fmt: skip


def ids(cards: int) -> list[str]:
    """A set of cards by their ids."""
    return [CARDS[card].id for card in bits(cards)]


def top_of(deck: list[int]) -> dict[str, Any] | None:
    """A-17, A-175 The logistic face of the top card, and the icon of its other side: no numbers."""
    if not deck:
        return None
    card = CARDS[deck[-1]]
    icon = card.ship_class if card.row == 0 else METRICS[card.metric] if card.row == 1 else ""
    return {"card": card.id, "row": ROWS[card.row], "type": TYPES[card.type], "icon": icon}


def public(s: Galaxy, seat: int) -> dict[str, Any]:
    """A-11 What everybody may know of a player."""
    p = s.players[seat]
    return {
        "faction": FACTIONS[p.faction].id if p.faction != NOBODY else "",
        "bank": p.bank, "vp": p.vp, "end_vp": list(s.end_vp[seat]),
        "hand": len(p.hand), "artifacts": len(p.artifacts), "plans": len(p.plans),
        "shown_plans": [PLANS[n].id for n in bits(p.shown)],
        "projects": ids(p.projects), "logistic": ids(p.logistic),
        "operational": ids(p.operational), "blockaded": ids(p.blockaded),
        "attached": [[CARDS[a >> 8].id, half_of(a)] for a in p.attached],
        "stock": [[CARDS[a >> 8].id, half_of(a)] for a in p.stock],
    }  # fmt: skip


def half_of(a: int) -> str:
    """A half of a Resource card as text: r12t, r12b."""
    return RESOURCES[(a & 255) >> 1].id + "tb"[a & 1]


def resample_hidden(s: Galaxy, seat: int | None) -> None:
    """A-12 Hidden: decks, the others' hands, unplayed Artifacts, plans that nobody has seen.

    A player who has begun to pay or to attach could do so: the new hand must allow it.
    """
    others = [p for n, p in enumerate(s.players) if n != seat]
    deal_anew(s, s.relics, *(p.artifacts for p in others))
    resample_plans(s, others)
    deal_anew(s, s.systems)
    for row, deck in enumerate(s.decks):
        top = [deck.pop()] if deck else []
        hidden = s.drawn if s.drawn and ROW[s.drawn[0]] == row and seat != s.active else []
        deal_anew(s, deck, hidden)
        deck += top
    before = s.me.hand[:]
    for _ in range(TRIES):
        deal_anew(s, s.deck, *(p.hand for p in others))
        if can_go_on(s):
            return
    keep_hand(s, before)


#: So often a hand is dealt that must allow what its owner has begun.
TRIES = 60


def keep_hand(s: Galaxy, hand: list[int]) -> None:
    """The last resort for a rare hand: its owner keeps it, the others are dealt the rest."""
    for card in hand:
        if card in s.me.hand:
            continue
        given = next(c for c in s.me.hand if c not in hand)
        place = next(z for z in (s.deck, *(p.hand for p in s.players)) if card in z)
        place[place.index(card)] = given
        s.me.hand[s.me.hand.index(given)] = card
    s.me.hand[:] = hand


def resample_plans(s: Galaxy, others: list[Player]) -> None:
    """A-12 A plan that was used is known to all; the other ones are dealt anew."""
    hidden = [[plan for plan in p.plans if not p.shown >> plan & 1] for p in others]
    deal_anew(s, s.plan_deck, *hidden)
    for p, plans in zip(others, hidden, strict=True):
        fresh = iter(plans)
        p.plans[:] = [plan if p.shown >> plan & 1 else next(fresh) for plan in p.plans]


def can_go_on(s: Galaxy) -> bool:
    """Does the hand of the active player allow the step that is under way?"""
    if not s.agenda:
        return True
    rule, *args = s.agenda[-1]
    if rule is pay:
        return bool(pay_options(s))
    if rule is attach:
        row, _, may_stop, among, preparing = args
        return bool(attach_options(s, row, may_stop, among, preparing))
    if rule is carry_out_effect:
        source, n = args
        effect = effects_of(source)[n]
        return effect.kind != "complete_now" or bool(completable(s, effect))
    return True

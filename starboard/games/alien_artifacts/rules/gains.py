"""Chapter 17: what a player gains, and effects that something triggers."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..box import LIMITS
from ..reading.effects import ARTIFACT_GAINED, CARD_ADDED, Effect, Gain
from ..reading.tables import ROW, ROW_CARDS, TRIGGER, TRIGGERS, TYPE, TYPE_CARDS, bits
from ..state import ACTION, DRAWING, FROM_EFFECTS, NOBODY, Galaxy
from . import decks


def gain(s: Galaxy, seat: int, what: Gain, term: int, rule: str = "A-169") -> None:
    """A-168, A-169 A gain is given as far as possible: Bank limit, empty decks."""
    if what.vp:
        gain_vp(s, seat, what.vp, term, rule)
    if what.credits:
        gain_credits(s, seat, what.credits, rule)
    if what.draw:
        count = decks.draw_resources(s, seat, what.draw)
        s.tell("draws", "A-170", seat=seat, count=count)
    for _ in range(what.artifact):
        gain_artifact(s, seat)
    for _ in range(what.plan):
        gain_plan(s, seat)


def gain_vp(s: Galaxy, seat: int, vp: int, term: int, rule: str) -> None:
    """A-13 Victory points are marked at once."""
    s.players[seat].earned[term] += vp
    if s.told is not None:
        s.tell("vp", rule, seat=seat, vp=vp, term=term, total=s.players[seat].vp)


def gain_credits(s: Galaxy, seat: int, amount: int, rule: str) -> None:
    """A-10 The Bank holds at most 15 credits; what is above is lost."""
    p = s.players[seat]
    lost = max(0, p.bank + amount - LIMITS.bank_max)
    p.bank += amount - lost
    if s.told is not None:
        s.tell("credits", rule, seat=seat, credits=amount, bank=p.bank, lost=lost)


def gain_artifact(s: Galaxy, seat: int) -> None:
    """A-139 Draw an Artifact into the hand, hidden; A-143 if there is none, nothing."""
    artifact = decks.take_artifact(s)
    if artifact == NOBODY:
        s.tell("no-artifact", "A-143", seat=seat)
        return
    s.players[seat].artifacts.append(artifact)
    s.tell("artifact", "A-139", seat=seat)
    s.tell("your-artifact", "A-139", only=seat, artifact=artifact)
    happen(s, seat, ARTIFACT_GAINED)


def gain_plan(s: Galaxy, seat: int) -> None:
    """A-128 Draw a Defence Plan into the hand, hidden; A-130 if there is none, nothing."""
    plan = decks.take_plan(s)
    if plan == NOBODY:
        s.tell("no-plan", "A-130", seat=seat)
        return
    s.players[seat].plans.append(plan)
    s.tell("plan", "A-128", seat=seat)
    s.tell("your-plan", "A-128", only=seat, plan=plan)


def pay_fee(s: Galaxy, seat: int, card: int) -> None:
    """A-134 The owner pays 1 credit to use a blockaded card once; the token stays (A-136)."""
    p = s.players[seat]
    assert p.bank >= LIMITS.blockade_fee
    p.bank -= LIMITS.blockade_fee
    s.tell("fee", "A-134", seat=seat, card=card)


# ---- triggers -----------------------------------------------------------------------------------


def happen(s: Galaxy, seat: int, event: int, card: int = NOBODY) -> None:
    """E-16 Something happened to a player: the technologies that speak of it give their gain.

    A-137 In another player's turn the trigger of a blockaded card is lost.
    A-167 Where a fee makes the order matter, the active player chooses it (``react``), when the
    attack of a ship is resolved.
    """
    p = s.players[seat]
    cards = TRIGGERS[event] & p.logistic
    if event == CARD_ADDED and cards:
        cards = sum(1 << c for c in bits(cards) if speaks_of(s, seat, TRIGGER[c], card))
    if not cards:
        return
    costly = cards & p.blockaded
    if costly and seat == s.active and s.phase in (ACTION, DRAWING):
        if s.ship != NOBODY:
            s.triggered.append(cards)
        else:
            s.then(react, cards)
        return
    for c in bits(cards & ~costly):
        gain(s, seat, TRIGGER[c].gain, FROM_EFFECTS, "A-96")


def speaks_of(s: Galaxy, seat: int, effect: Effect, card: int) -> bool:
    """A-104 Does the effect speak of this card that has just entered the Empire?"""
    row, kind = ROW[card], TYPE[card]
    if effect.row not in (NOBODY, row):
        return False
    alike = s.players[seat].empire & ROW_CARDS[row] & TYPE_CARDS[kind]
    return not effect.first_of_type or alike.bit_count() == 1


def react(s: Galaxy, cards: int) -> Flow[None]:
    """A-167 The player chooses the order of triggers. A-135, A-136 A blockaded one costs a fee."""
    seat, p = s.active, s.me
    waiting = cards & p.logistic
    free = waiting & ~p.blockaded
    options: list[Option] = [("trigger", c) for c in bits(waiting) if free >> c & 1 or p.bank]
    if not options:
        return
    if not free:
        options.append(("decline",))
    chosen = options[0]
    if len(options) > 1:
        chosen = yield Ask(seat, "react", "A-167", options)
    if chosen[0] == "decline":
        return
    card = chosen[1]
    if s.me.blockaded >> card & 1:
        pay_fee(s, seat, card)
    gain(s, seat, TRIGGER[card].gain, FROM_EFFECTS, "A-96")
    if waiting ^ 1 << card:
        s.then(react, waiting ^ 1 << card)

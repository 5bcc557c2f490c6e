"""Chapter 11: blockade tokens: placing, fees, removing."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..box import LIMITS
from ..legality.effects import open_targets
from ..reading.effects import ANY, BLOCKADE_PLACED
from ..reading.tables import ROW_CARDS, bits
from ..state import FROM_EFFECTS, Galaxy
from .bills import lift
from .gains import gain_vp, happen


def offer_fees(s: Galaxy, cards: int, keep: int = 0) -> Flow[None]:
    """A-134, A-136 The active player may pay for blockaded cards that would modify what comes.

    ``keep`` are credits that will be needed for something else.
    """
    p = s.players[s.active]
    waiting = cards & p.logistic & p.blockaded & ~s.lifted
    if not waiting or p.bank - keep < LIMITS.blockade_fee:
        return
    options: list[Option] = [("decline",), *(("fee", card) for card in bits(waiting))]
    answer = yield Ask(s.active, "fees", "A-134", options)
    if answer[0] == "fee":
        lift(s, answer[1])
        s.then(offer_fees, cards, keep)


def place_blockades(s: Galaxy, owner: int, count: int, chooser: int, by: int) -> Flow[None]:
    """A-126 Tokens on different cards of one Empire, chosen by the attacker or as written."""
    cards = open_targets(s, owner)
    if not cards or not count:
        return
    options = [("blockade", card) for card in bits(cards)]
    _, card = yield Ask(chooser, "blockade", "A-126", options, seat=owner)
    s.players[owner].blockaded |= 1 << card
    s.tell("blockaded", "A-126", seat=owner, card=card, player=by)
    s.then(place_blockades, owner, count - 1, chooser, by)
    if by != owner:
        happen(s, by, BLOCKADE_PLACED)


def remove_blockades(s: Galaxy, row: int, count: int, vp: int = 0) -> Flow[None]:
    """A-82 So many tokens of a row go back to the supply; the player says which."""
    p = s.me
    cards = p.blockaded & (ROW_CARDS[row] if row != ANY else p.blockaded)
    if not cards or not count:
        return
    card = bits(cards)[0]
    if cards.bit_count() > count:
        options = [("free", c) for c in bits(cards)]
        _, card = yield Ask(s.active, "free", "A-82", options)
    s.me.blockaded &= ~(1 << card)
    s.tell("freed", "A-82", seat=s.active, card=card)
    if vp:
        gain_vp(s, s.active, vp, FROM_EFFECTS, "A-140")
    s.then(remove_blockades, row, count - 1, vp)

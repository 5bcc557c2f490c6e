"""Chapter 12: Decline, where the enemy loses upgrades and chooses them."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

from ..state import Station
from ..tables import SLOTS, UNITS_OF
from .station import renew


def upgrades_of(s: Station, seat: int) -> list[Option]:
    """T-104 What a player could lose: a kept token, a token on a card, an advanced unit."""
    options: list[Option] = [("lose-token", seat)] if s.upgrades[seat] else []
    options += [
        ("lose-card", s.places[slot], slot)
        for slot in range(SLOTS)
        if s.tokens[slot] and s.owner[slot] == seat and slot != s.malfunction
    ]
    units = UNITS_OF[s.faction[seat]]
    options += [("lose-unit", u) for u in units if s.advanced >> u & 1 and s.where[u] >= 0]
    return options


def lose_upgrades(s: Station, seat: int, count: int, card: int) -> Flow[None]:
    """T-104 A chosen enemy loses that many upgrades, of the loser's choice (T-142)."""
    enemies = [q for q in s.order if s.side[q] != s.side[seat] and upgrades_of(s, q)]
    if not enemies:
        return
    loser = enemies[0]
    if len(enemies) > 1:
        options = [("aim", q) for q in enemies]
        _, loser = yield Ask(seat, "decline", "T-104", options, card=card)
    for _ in range(count):
        losses = upgrades_of(s, loser)
        if not losses:
            return  # who has fewer loses all
        loss = losses[0]
        if len(losses) > 1:
            loss = yield Ask(loser, "lose", "T-104", losses, card=card)
        lose(s, loser, loss)


def lose(s: Station, seat: int, loss: Option) -> None:
    """T-104 One upgrade is gone."""
    if loss[0] == "lose-token":
        s.upgrades[seat] -= 1
        s.tell("lost-token", "T-104", seat=seat)
    elif loss[0] == "lose-card":
        s.tokens[loss[2]] -= 1
        s.tell("lost-on-card", "T-104", seat=seat, card=loss[1])
        renew(s, loss[2])
    else:
        s.advanced &= ~(1 << loss[1])
        s.tell("lost-unit", "T-104", seat=seat, unit=loss[1])

"""Chapter 7: what happens to cards that are installed, kept or drawn."""

from __future__ import annotations

from starboard.kernel import draw

from ..components import FIRST_BONUS
from ..state import Station
from .points import count_down
from .station import remove, renew, wait


def install(s: Station, seat: int, card: int, slot: int, rule: str) -> int:
    """T-73 Put a card on an installed slot. Returns the bonus card that was taken, or -1."""
    before, bonus = s.places[slot], -1
    if before >= FIRST_BONUS:  # T-86 who installs on its slot takes it
        bonus = before
        s.kept[s.side[seat]].append(bonus)
    elif before >= 0:
        remove(s, slot, "T-73")
    s.places[slot] = card
    renew(s, slot)
    if s.told is not None:
        s.tell("installed", rule, seat=seat, card=card, slot=slot)
        if bonus >= 0:
            s.tell("bonus-taken", "T-86", seat=seat, card=bonus)
    return bonus


def keep(s: Station, seat: int, card: int, rule: str) -> None:
    """T-84 An instant is never installed: it is kept beside the board."""
    s.kept[s.side[seat]].append(card)
    s.tell("kept", rule, seat=seat, card=card)


def take_top(s: Station, seat: int) -> int:
    """T-6 Take the top card of the own deck; the next one is seen by that."""
    s.idle = -1  # T-82 this turn does not count
    card: int = draw(s, s.decks[seat])
    return card


def refill(s: Station, seat: int, place: int, rule: str) -> None:
    """T-69 The top card of the own deck goes on a pending slot; T-78 or the marker moves."""
    if not s.decks[seat]:
        count_down(s, seat, "T-78")
        return
    card = take_top(s, seat)
    wait(s, card, place)
    if s.told is not None:
        s.tell("refilled", rule, seat=seat, card=card, place=place)

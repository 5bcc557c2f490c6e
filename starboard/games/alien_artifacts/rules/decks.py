"""Chapter 15: the Resource deck and the round marker, the other decks, market search."""

from __future__ import annotations

from starboard.kernel import reveal, shuffle

from ..reading.effects import MARKER_MOVED
from ..reading.tables import COLOUR
from ..state import NOBODY, Galaxy
from . import gains


def take_resource(s: Galaxy) -> int:
    """A-154 The top Resource card; NOBODY if neither deck nor discard pile has one (A-155)."""
    if not s.deck:
        if not s.discard:
            return NOBODY
        renew(s)  # A-155 the marker moved when the deck became empty
    s.reveals += 1
    card = s.deck.pop()
    if not s.deck:
        run_out(s)
    return card


def renew(s: Galaxy) -> None:
    """A-154 The discard pile, shuffled, is the new deck."""
    s.deck, s.discard = s.discard, []
    shuffle(s, s.deck)


def run_out(s: Galaxy) -> None:
    """A-154 At once when the deck is empty the marker moves and the discards are shuffled.

    A-156, A-159 On space 1 the last round begins instead; later run-outs only reshuffle.
    """
    renew(s)
    if s.marker > 1:
        s.marker -= 1
        s.tell("marker", "A-154", marker=s.marker, count=len(s.deck))
    elif not s.last_round:
        s.last_round = True
        s.tell("last-round", "A-159", seat=s.first)
    else:
        s.tell("reshuffled", "A-156", count=len(s.deck))
    for n in range(len(s.players)):
        gains.happen(s, (s.active + n) % len(s.players), MARKER_MOVED)


def draw_resources(s: Galaxy, seat: int, count: int) -> int:
    """A-170 Draw Resource cards into the hand; how many there were."""
    if 0 < count < len(s.deck):  # nearly always: nothing runs out
        s.players[seat].hand += s.deck[: -count - 1 : -1]
        del s.deck[-count:]
        s.reveals += count
        return count
    for n in range(count):
        card = take_resource(s)
        if card == NOBODY:
            return n
        s.players[seat].hand.append(card)
    return count


def drop(s: Galaxy, card: int) -> None:
    """A-47 A hand card goes to the discard pile."""
    s.players[s.active].hand.remove(card)
    s.discard.append(card)
    if s.told is not None:
        s.tell("discards", "A-47", seat=s.active, resource=card)


def take_artifact(s: Galaxy) -> int:
    """A-139, A-143 The top Artifact; an empty deck is renewed from its discard pile (A-157)."""
    if not s.relics:
        if not s.lost_relics:
            return NOBODY
        s.relics, s.lost_relics = s.lost_relics, []
        shuffle(s, s.relics)
        s.tell("relics-renewed", "A-143", count=len(s.relics))
    reveal(s)
    return s.relics.pop()


def take_plan(s: Galaxy) -> int:
    """A-128 The top Defence Plan; A-130 there are no discards to renew the deck from."""
    if not s.plan_deck:
        return NOBODY
    reveal(s)
    return s.plan_deck.pop()


def search(s: Galaxy, seat: int, colour: int) -> int:
    """A-158 Market search: reveal cards until one shows the colour; the others go back below."""
    others: list[int] = []
    found = NOBODY
    if not s.deck:
        renew(s)
    while s.deck and found == NOBODY:
        reveal(s)
        card = s.deck.pop()
        if colour in (COLOUR[2 * card], COLOUR[2 * card + 1]):
            found = card
        else:
            others.append(card)
    shuffle(s, others)
    s.deck[:0] = others
    if found != NOBODY:
        s.players[seat].hand.append(found)
        s.tell("found", "A-158", seat=seat, resource=found, count=len(others))
        if not s.deck:
            run_out(s)
    else:
        s.tell("not-found", "A-158", seat=seat, colour=colour, count=len(others))
    return found


def under_deck(s: Galaxy, row: int, cards: list[int]) -> None:
    """A-67, A-68 Returned and destroyed cards go under their deck, in the order drawn."""
    for card in cards:
        s.decks[row].insert(0, card)

"""Chapter 2: the course of the game. Four rounds: turn up a wreck, bid, tow."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, GameOver, Lazy, Option, Seat, draw, reveal

from ..legality import why_not_stow
from ..scoring import count_tons
from ..state import HOLDS, ROUNDS, Table


def play_round(s: Table) -> None:
    """E-2 Four rounds: turn up a wreck, bid, tow."""
    if s.round == ROUNDS:
        raise GameOver(count_tons(s))
    s.tell("round", "E-2", round=s.round + 1)
    s.wreck = draw(s, s.wrecks)
    s.tell("wreck", "E-2", tons=s.wreck)
    s.then_each(range(len(s.hands)), bid)
    s.then(award)
    s.then(end_round)
    s.then(play_round)


def bid(s: Table, seat: Seat) -> Flow[None]:
    """E-3 Everybody secretly bids one card of their hand, all at once."""
    _, card = yield Ask(seat, "bid", "E-3", Lazy(bids_of, s, seat), tons=s.wreck)
    s.bids[seat] = card  # into the state at once: there it can be hidden and dealt anew
    s.hands[seat].remove(card)


def bids_of(s: Table, seat: Seat) -> list[Option]:
    """E-3 Any card of the hand."""
    return [("bid", card) for card in sorted(s.hands[seat])]


def award(s: Table) -> None:
    """E-4 The highest bid wins the wreck."""
    reveal(s)
    winner = s.bids.index(max(s.bids))
    s.tell("towed", "E-4", seat=winner, fuel=max(s.bids), tons=s.wreck, bids=s.bids[:])
    s.then(tow, winner)


def tow(s: Table, seat: Seat) -> Flow[None]:
    """E-5 The winner tows the wreck into a hold with room, or lets it drift; then they may swap
    their two holds."""
    options = [("stow", hold) for hold in range(HOLDS) if why_not_stow(s, seat, hold) is None]
    kind, *where = yield Ask(seat, "stow", "E-5", [*options, ("drift",)], tons=s.wreck)
    if kind == "drift":
        s.lost.append(s.wreck)
        s.tell("drifted", "E-5", seat=seat, tons=s.wreck)
        return
    s.holds[seat][where[0]] += s.wreck
    s.tell("stowed", "E-5", seat=seat, hold=where[0], tons=s.wreck)
    answer = yield Ask(seat, "swap", "E-5", [("swap",), ("done",)])
    if answer == ("swap",):
        s.holds[seat].reverse()


def end_round(s: Table) -> None:
    """E-2 The bids are spent, and the next wreck drifts by."""
    s.spent += s.bids
    s.bids = [0] * len(s.bids)
    s.wreck, s.round = 0, s.round + 1

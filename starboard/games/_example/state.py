"""What lies on the table, and who may know it."""

from __future__ import annotations

from starboard.kernel import State, hidden, owned, state

LIMIT, HAND, ROUNDS, HOLDS = 12, 4, 4, 2
FUEL, WRECKS = range(1, 21), range(1, 10)


@state
class Table(State):
    """What lies on the table."""

    fuel: list[int] = hidden("fuel")  # face-down deck
    wrecks: list[int] = hidden("wrecks")  # face-down deck
    wreck: int = 0  # turned up; 0 = none
    hands: list[list[int]] = owned("fuel")  # by seat
    bids: list[int] = owned("fuel")  # by seat, secret until all are in; 0 = none yet
    spent: list[int]  # bids of earlier rounds
    holds: list[list[int]]  # by seat: what its two holds carry
    lost: list[int]  # wrecks that are gone
    round: int = 0

    def check(self) -> None:
        hands = [card for hand in self.hands for card in hand]
        bids = [bid for bid in self.bids if bid]
        assert sorted(self.fuel + hands + bids + self.spent) == [*FUEL], "fuel is lost"
        assert all(0 <= load <= LIMIT for holds in self.holds for load in holds), "an overload"

"""What a seat may know, as plain data. The fields of the state say who may know them (state.py),
so what comes here is what this seat knows."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Seat

from .state import Table


def view(s: Table, seat: Seat | None) -> dict[str, Any]:
    """What a seat may know."""
    return {
        "round": s.round, "wreck": s.wreck, "holds": [list(h) for h in s.holds],
        "spent": sorted(s.spent), "lost": list(s.lost), "left": [len(s.fuel), len(s.wrecks)],
        "hand": sorted(s.hands[seat]) if seat is not None else [],
        "bid": s.bids[seat] if seat is not None else 0,
        "has_bid": [bid != 0 for bid in s.bids],
    }  # fmt: skip

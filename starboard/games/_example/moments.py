"""Moments: which events are worth seeing, and what is laid over the table meanwhile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from starboard.draw import Moment, Node
from starboard.draw.stage import Item, arrow, beside, large, stage
from starboard.kernel import Message, Seat

from .scene import bid_node, wreck_node
from .state import Table
from .text import say

Facts = Mapping[str, Any]


def show_wreck(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """The wreck, large."""
    return stage(say("wreck", tons=facts["tons"]), large(wreck_node(facts["tons"]), high=120))


def show_bids(s: Table, seat: Seat | None, facts: Facts) -> Node:
    """Everybody's bid, the highest one ringed, and what it wins."""
    bids = [
        large(bid_node(who, fuel), high=150, ring="changed" if who == facts["seat"] else "")
        for who, fuel in enumerate(facts["bids"])
    ]
    wins = say("wins", seat=facts["seat"], tons=facts["tons"])
    wreck = large(wreck_node(facts["tons"]), high=90)
    return stage(
        say("bids"), beside(*bids, arrow(), wreck), band=[Item(wins, "ui-confirm", "c-gold")]
    )


def why_towed(s: Table, facts: Facts) -> Message:
    """The bids that were beaten."""
    beaten = sorted((fuel for fuel in facts["bids"] if fuel != facts["fuel"]), reverse=True)
    return say("beaten", fuels=beaten)


MOMENTS: Final = {
    "round": Moment("round", "g-round"),
    "wreck": Moment("reveal", "ui-eye", stage=show_wreck),
    "towed": Moment("sum", "ui-hand", stage=show_bids, cause=why_towed),
    "stowed": Moment("place", "ui-down"),
    "drifted": Moment("loss", "ui-close"),
}

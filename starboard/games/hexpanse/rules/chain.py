"""Chapters 5.7 and 7.4: chain reactions, allied units' abilities in them (H-74 to H-78)."""

from __future__ import annotations

from starboard.kernel import Flow

from ..box import ALLIES, FIRST_ALLY, FIRST_MERCENARY, MERCENARIES
from ..state import ARRIVAL, Table, is_mercenary
from .asking import tell_of
from .effects import carry_out, possible


def resolve_next(s: Table) -> Flow[None]:
    """H-75 The triggered ability that has waited longest works, completely, before the next.

    H-14 Every allied token has the ability of its own faction only.
    H-76 A Sacrifice belongs to the owner of the lost unit, also in another player's turn.
    """
    what, side, kind, area = s.queue.pop(0)
    if is_mercenary(kind):
        card = kind - FIRST_MERCENARY
        effect, optional = MERCENARIES[card].options[0], True
    else:
        ally = ALLIES[kind - FIRST_ALLY]
        effect, optional = ally.effect, ally.optional
    # H-64 compulsory attacks run even if nothing changes; what cannot be done is left out
    runs_anyway = effect.kind == "formation" and effect.anchor != "free"
    if not runs_anyway and not possible(s, side, effect, area):
        return
    tell_of(s, side, "ability", "H-74" if what == ARRIVAL else "H-101", unit=kind)
    used = yield from carry_out(s, side, effect, area, optional)
    if used and is_mercenary(kind):
        s.used |= 1 << (kind - FIRST_MERCENARY)  # H-72 the use on arrival counts

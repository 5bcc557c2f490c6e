"""Chapters 5.7 and 7.4: what arriving mercenaries and allied units do, one after the other."""

from __future__ import annotations

from ..box import ALLIES, FIRST_ALLY, FIRST_MERCENARY, FORMATIONS, MERCENARIES
from ..legality.possible import possible
from ..state import ARRIVAL, Table, is_mercenary
from ..text import effect_facts
from .effects import carry_out
from .sides import tell_of


def resolve_next(s: Table) -> None:
    """H-75 The triggered ability that has waited longest works, completely, before the next.

    H-14 Every allied token has the ability of its own faction only.
    H-76 A Sacrifice belongs to the owner of the lost unit, also in another player's turn.
    H-64 What cannot be done is left out; but compulsory attacks run even if they hit nothing.
    """
    what, side, kind, area = s.queue.pop(0)
    if is_mercenary(kind):
        effect, optional = MERCENARIES[kind - FIRST_MERCENARY].options[0], True
    else:
        ally = ALLIES[kind - FIRST_ALLY]
        effect, optional = ally.effect, ally.optional
    around = effect.kind == "formation" and effect.anchor != "free"
    works = possible(s, side, effect, area)
    rule = "H-74" if what == ARRIVAL else "H-101"
    if not works and not around:
        tell_of(s, side, "ability-void", "H-64", unit=kind, area=area, **effect_facts(effect))
        return
    tell_of(s, side, "ability", rule, unit=kind, area=area, **effect_facts(effect))
    if works or FORMATIONS[effect.formation].attacks:
        carry_out(s, side, effect, area, optional)
        if is_mercenary(kind):
            s.then(count_as_used, kind - FIRST_MERCENARY)


def count_as_used(s: Table, card: int) -> None:
    """H-72 A mercenary's use on arrival counts; one that was declined never comes to this."""
    s.used |= 1 << card

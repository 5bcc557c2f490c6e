"""What can be taken from opponents (H-64, H-92, H-96 to H-100)."""

from __future__ import annotations

from ..state import Table, is_action_card, opponents
from .supply import reachable


def rich_rivals(s: Table, side: int) -> list[int]:
    """H-97, H-100 Opponents who have any hexilum."""
    return [rival for rival in opponents(s, side) if s.sides[rival].hexilum]


def raidable(s: Table, side: int) -> list[int]:
    """H-92 Opponents with units on their mothership that can be hit."""
    return [rival for rival in opponents(s, side) if reachable(s, rival)]


def action_cards(s: Table, side: int) -> list[tuple[int, int]]:
    """H-96, H-99 Action cards of opponents: faction and card, like cards of one player once."""
    return [
        (s.sides[rival].faction, card)
        for rival in opponents(s, side)
        for card in dict.fromkeys(s.sides[rival].cards)
        if is_action_card(card)
    ]


def mercenaries(s: Table, side: int) -> list[tuple[int, int]]:
    """H-98 Mercenary cards of opponents: faction and card."""
    return [
        (s.sides[rival].faction, card)
        for rival in opponents(s, side)
        for card in s.sides[rival].cards
        if not is_action_card(card)
    ]

"""Chapter 7.3: what a team may do with a Move + Activate card, and why not.

Options are listed without asking why_not_*() for speed; a property test holds them together.
"""

from __future__ import annotations

from starboard.kernel import Option, Refusal

from ..box import REORGANIZE, TERRAIN
from ..state import Hulk
from ..text import refusal

#: The terrain cards that bear the word Activate (D-61).
ACTIVATABLE = tuple(n for n, card in enumerate(TERRAIN) if card.activatable)


def manoeuvre_options(s: Hulk, team: int) -> list[Option]:
    """D-190 to D-192 Everything the team may still do with this card."""
    options: list[Option] = []
    line, terrain, used, turned = s.line, s.terrain, s.used, s.turned
    marines = s.marines_of(team)
    if not used:
        if not turned:
            for marine in marines:
                if not s.moved >> marine & 1:
                    add_swaps(s, marine, options)
        for marine in marines:
            if not turned >> marine & 1:
                options.append(("turn", marine))
    for marine in marines:
        at = s.facing[marine] << 4 | line.index(marine)
        if at in terrain and not used >> marine & 1:
            for card in ACTIVATABLE:
                if terrain[card] == at and not s.activated >> card & 1:
                    options.append(("activate", marine, card))
    return options


def add_swaps(s: Hulk, marine: int, options: list[Option]) -> None:
    """D-58 A marine may change places with the one above or below, D-64 or with anybody."""
    line = s.line
    if s.card == REORGANIZE:
        options += [("swap", marine, other) for other in line if other != marine]
        return
    position = line.index(marine)
    if position:
        options.append(("swap", marine, line[position - 1]))
    if position + 1 < len(line):
        options.append(("swap", marine, line[position + 1]))


def why_not_swap(s: Hulk, marine: int, other: int) -> Refusal | None:
    """D-58 Each marine may move once, to the place of the one directly above or below.

    D-64 Reorganize reaches any position.
    """
    distance = abs(s.position(marine) - s.position(other))
    near = distance == 1 or (s.card == REORGANIZE and distance > 0)
    if near and not (s.turned or s.used or s.moved >> marine & 1):
        return None
    if s.turned or s.used:
        return refusal("D-57", "moving-is-over")
    if s.moved >> marine & 1:
        return refusal("D-58", "has-moved", marine=marine)
    return refusal("D-58", "not-adjacent", marine=marine, marine2=other)


def why_not_turn(s: Hulk, marine: int) -> Refusal | None:
    """D-60 Each marine, moved or not, may turn once."""
    if s.used:
        return refusal("D-57", "turning-is-over")
    return refusal("D-60", "has-turned", marine=marine) if s.turned >> marine & 1 else None


def why_not_activate(s: Hulk, marine: int, card: int) -> Refusal | None:
    """D-61 A terrain card in front of the marine that can be activated. D-62 Once a round."""
    if not TERRAIN[card].activatable:
        return refusal("D-61", "not-activatable", terrain=card)
    if s.terrain[card] != s.facing[marine] << 4 | s.position(marine):
        return refusal("D-61", "not-in-front", marine=marine, terrain=card)
    if s.used >> marine & 1:
        return refusal("D-61", "has-activated", marine=marine)
    if s.activated >> card & 1:
        return refusal("D-62", "terrain-used", terrain=card)
    return None


def why_not_shift(s: Hulk, at: int, to: int) -> Refusal | None:
    """D-154 Strategize: at most one position up or down, to either side, and not where it is."""
    if at == to:
        return refusal("D-154", "stands-there", swarm=at)
    far = abs((at & 15) - (to & 15)) > 1
    return refusal("D-154", "too-far-to-shift", swarm=at, place=to) if far else None

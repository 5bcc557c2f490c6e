"""Chapter 7.3: Move + Activate."""

from __future__ import annotations

from starboard.kernel import CHECKPOINT, Ask, Flow, Option, Refusal

from ..box import REORGANIZE, TERRAIN
from ..state import Hulk
from .terrain import activate

#: The terrain cards that bear the word Activate (D-61).
ACTIVATABLE = tuple(n for n, card in enumerate(TERRAIN) if card.activatable)


def manoeuvre(s: Hulk, team: int) -> Flow[None]:
    """D-57 Three optional steps: A move, B turn, C activate; the whole team finishes each first.

    All are offered together: a turn ends step A, an activation ends A and B.
    """
    seat = s.owner[team]
    while options := manoeuvre_options(s, team):
        options.append(("done",))
        answer = yield Ask(seat, "manoeuvre", "D-57", options, team=team)
        kind = answer[0]
        if kind == "done":
            return
        marine = answer[1]
        if kind == "swap":
            swap(s, marine, answer[2])
            s.moved |= 1 << marine
        elif kind == "turn":
            turn(s, marine)
            s.turned |= 1 << marine
        else:
            card = answer[2]
            s.used |= 1 << marine
            s.activated |= 1 << card
            s.tell("activates", "D-61", marine=marine, terrain=card)
            yield from activate(s, marine, card)
            yield CHECKPOINT


def manoeuvre_options(s: Hulk, team: int) -> list[Option]:
    """D-190 to D-192 Everything the team may still do with this card.

    Listed without asking why_not_*() for speed; a property test holds them together.
    """
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
    from .refusals import refusal

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
    from .refusals import refusal

    if s.used:
        return refusal("D-57", "turning-is-over")
    return refusal("D-60", "has-turned", marine=marine) if s.turned >> marine & 1 else None


def why_not_activate(s: Hulk, marine: int, card: int) -> Refusal | None:
    """D-61 One terrain card in front of him that can be activated. D-62 Each once a round."""
    from .refusals import refusal

    if s.terrain[card] != s.facing[marine] << 4 | s.position(marine):
        return refusal("D-61", "not-in-front", marine=marine, terrain=card)
    if not TERRAIN[card].activatable:
        return refusal("D-61", "not-activatable", terrain=card)
    if s.used >> marine & 1:
        return refusal("D-61", "has-activated", marine=marine)
    if s.activated >> card & 1:
        return refusal("D-62", "terrain-used", terrain=card)
    return None


def swap(s: Hulk, marine: int, other: int) -> None:
    """D-58 Two marines change places. D-59 Facing and tokens stay with them, all else stays put."""
    line = s.line
    a, b = line.index(marine), line.index(other)
    line[a], line[b] = other, marine
    s.tell("swapped", "D-58", marine=marine, marine2=other)


def turn(s: Hulk, marine: int, rule: str = "D-60") -> None:
    """D-60 Flip the card: he faces the other side."""
    s.facing[marine] = 1 - s.facing[marine]
    s.tell("turned", rule, marine=marine, side=s.facing[marine])

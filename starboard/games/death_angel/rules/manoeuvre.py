"""Chapter 7.3: Move + Activate."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Refusal

from ..box import REORGANIZE, TERRAIN
from ..state import AFTER, Hulk
from .terrain import activate


def manoeuvre_step(s: Hulk, team: int) -> Flow[None]:
    """D-57 Three optional steps: A move, B turn, C activate; the whole team finishes each first.

    One call is one move, turn or activation. A turn ends step A, an activation ends A and B.
    """
    seat = s.owner[team]
    options = manoeuvre_options(s, team)
    if not options:
        s.stage = AFTER
        return
    answer = yield Ask(seat, "manoeuvre", "D-57", [*options, ("done",)], team=team)
    match answer:
        case ("swap", marine, other):
            swap(s, marine, other)
            s.moved |= 1 << marine
        case ("turn", marine):
            turn(s, marine)
            s.turned |= 1 << marine
        case ("activate", marine, card):
            s.used |= 1 << marine
            s.activated |= 1 << card
            s.tell("activates", "D-61", marine=marine, terrain=card)
            yield from activate(s, marine, card)
        case _:
            s.stage = AFTER


def manoeuvre_options(s: Hulk, team: int) -> list[Option]:
    """D-190 to D-192 Everything the team may still do with this card.

    Listed without asking why_not_*() for speed; a property test holds them together.
    """
    marines = s.marines_of(team)
    options: list[Option] = []
    if not s.turned and not s.used:
        for marine in marines:
            if not s.moved >> marine & 1:
                options += [("swap", marine, other) for other in partners(s, marine)]
    if not s.used:
        options += [("turn", m) for m in marines if not s.turned >> m & 1]
    for marine in marines:
        if not s.used >> marine & 1:
            at = s.facing[marine] << 4 | s.line.index(marine)
            if at in s.terrain:
                cards = [c for c in s.terrain_at(at) if TERRAIN[c].activatable]
                options += [("activate", marine, c) for c in cards if not s.activated >> c & 1]
    return options


def partners(s: Hulk, marine: int) -> list[int]:
    """D-58 With whom a marine may change places. D-64 Under Reorganize with anybody."""
    position = s.line.index(marine)
    if s.card == REORGANIZE:
        return s.line[:position] + s.line[position + 1 :]
    return s.line[max(0, position - 1) : position] + s.line[position + 1 : position + 2]


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
    a, b = s.position(marine), s.position(other)
    s.line[a], s.line[b] = other, marine
    s.tell("swapped", "D-58", marine=marine, marine2=other)


def turn(s: Hulk, marine: int, rule: str = "D-60") -> None:
    """D-60 Flip the card: he faces the other side."""
    s.facing[marine] = 1 - s.facing[marine]
    s.tell("turned", rule, marine=marine, side=s.facing[marine])

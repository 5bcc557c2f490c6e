"""Chapter 16: death of marines and shifting; chapter 5: who is the current player then."""

from __future__ import annotations

from typing import NoReturn

from ..box import ACTION_OF, ACTIONS, MARINES
from ..state import FIRST_BROOD_LORD, NOBODY, SIDES, Hulk, Swarm
from .end import lose, test_end


def slay_marine(s: Hulk, marine: int, rule: str) -> None:
    """D-137 A slain marine leaves the formation; their tokens return to the supply."""
    if s.told is not None:
        s.tell("marine-slain", rule, marine=marine, cause=rule)
    s.supply += s.tokens[marine]
    s.tokens[marine] = 0
    if len(s.line) == 1:
        lose_everything(s)
    position = s.position(marine)
    lower = close_ranks(s, position)
    s.line.pop(position)
    s.slain.append(marine)
    if s.told is not None:
        heir = s.line[position if lower else position - 1]
        s.tell("closed-up", "D-140", lower=int(lower), marine=heir, marine2=marine)
    team = MARINES[marine].team
    if not s.marines_of(team):
        eliminate(s, team)
    test_end(s)


#: Where a card lies when the positions ``first`` and ``first + 1`` have become one, by
#: ``first`` and its place before; the last entry of each row is NOBODY's, and stays it.
CLOSED = tuple(
    (*(at - 1 if at & 15 > first else at for at in range(32)), NOBODY) for first in range(12)
)


def close_ranks(s: Hulk, gap: int) -> bool:
    """D-139 The formation shifts at once. D-140 The smaller part moves, on equality the lower one.

    D-141 The cards of the gap stay and join the marine who fills it; D-142 a part without marines
    cannot fill it. Seen from the top that means: two neighbouring positions become one. Tells
    whether the lower part has moved.
    """
    above, below = gap, len(s.line) - 1 - gap
    lower_moves = below > 0 and (below <= above or not above)
    first = gap if lower_moves else gap - 1  # it and the next position become one
    for row in (*s.swarms, *s.attacked):
        row[first] += row.pop(first + 1)
    if s.shielded:  # D-101, D-103 swarms that meet here have merged, and Power Field spreads
        protected = [CLOSED[first][at] for at in range(32) if s.is_shielded(at)]
        s.shielded = sum(1 << at for at in set(protected))
    closed = CLOSED[first]
    s.terrain = [closed[at] for at in s.terrain]
    return lower_moves


def lose_everything(s: Hulk) -> NoReturn:
    """D-28 The last marine dies: victory is tested before defeat, with the swarms in place."""
    test_end(s)
    s.slain += s.line
    s.line = []
    for side in SIDES:
        gone: Swarm = sum(s.swarms[side] + s.attacked[side], ())
        s.stealer_discard += [card for card in gone if card < FIRST_BROOD_LORD]
        s.swarms[side].clear()
        s.attacked[side].clear()
    s.shielded = 0
    s.supply += s.door_tokens
    s.door_tokens = 0
    s.terrain = [NOBODY] * len(s.terrain)
    lose(s)


def eliminate(s: Hulk, team: int) -> None:
    """D-138 Both marines dead: the team's action cards leave the game, chosen or not."""
    s.out |= 1 << team
    s.chosen[team] = s.last[team] = 0
    if s.card in ACTION_OF[team]:
        s.card = 0  # also the one being resolved: what is left of it is void
    if s.artefact_team == team:
        s.artefact_team = NOBODY  # D-136 the card is out of play
    s.tell("team-out", "D-138", team=team)
    find_current(s)


def find_current(s: Hulk) -> None:
    """D-32, D-33 The current player has the lowest card in play this round.

    D-34 Until the cards are revealed the office stays where it was; if that player has no team
    left, it goes to the next living player clockwise.
    """
    if s.revealed:
        lowest = min(filter(None, s.chosen), default=0)
        if lowest:
            s.current = s.owner[ACTIONS[lowest].team]
    elif s.out:
        living = s.living_teams()
        if s.current not in living:
            s.current = min(living, key=lambda seat: (seat - s.current) % s.seats)


def rescue(s: Hulk, marine: int) -> None:
    """D-172 A slain marine returns without tokens, D-144 at a new bottom position, facing right."""
    s.slain.remove(marine)
    s.line.append(marine)
    s.facing[marine] = 1
    for side in SIDES:
        s.swarms[side].append(())
        s.attacked[side].append(())

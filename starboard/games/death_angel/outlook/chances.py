"""How likely things are: counted over the faces of the die, by what the rules make of each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ..box import ACTIONS, CLAUDIO, DIE, FULL_AUTO, HEROIC_CHARGE, LEON
from ..legality.attacks import targets
from ..rules.attack import hits
from ..rules.defend import falls
from ..state import Hulk


def share(faces: Iterable[bool]) -> float:
    """The share of the faces for which something holds."""
    return sum(faces) / len(DIE)


def slain_by(s: Hulk, marine: int, at: int) -> dict[int, float]:
    """D-68 How many Genestealers fall in one attack, if the owner wants as many as possible."""
    counts = Counter(hits(s, marine, at, face) for face in DIE)
    return {count: number / len(DIE) for count, number in sorted(counts.items())}


def survives(s: Hulk, marine: int, at: int, tokens: int, *, again: bool = False) -> list[float]:
    """D-52, D-74 After one attack of this swarm: the chance to live with so many tokens left.

    Who would fall rerolls as long as there is a token and the marine faces the swarm (D-53).
    """
    found = [0.0] * (tokens + 1)
    deadly = share(falls(s, marine, at, face, again) for face in DIE)
    found[tokens] = 1 - deadly
    if tokens and s.facing[marine] == at >> 4:
        for left, chance in enumerate(survives(s, marine, at, tokens - 1, again=True)):
            found[left] += deadly * chance
    return found


def danger(s: Hulk, marine: int) -> float:
    """The chance that the swarms engaged with a marine slay him in their coming attack (D-72).

    As things stand now, without the Artefact, and without what others bring upon him by dying.
    """
    alive = {s.tokens[marine]: 1.0}
    for at in s.engaged_places(marine):
        if not s.is_shielded(at):
            after: dict[int, float] = {}
            for tokens, chance in alive.items():
                for left, lives in enumerate(survives(s, marine, at, tokens)):
                    after[left] = after.get(left, 0.0) + chance * lives
            alive = after
    return 1 - sum(alive.values())


def attackers(s: Hulk, card: int) -> list[tuple[int, list[int], float]]:
    """Who could attack with this card as things stand: his swarms in reach, and the chance that
    at least one Genestealer falls to him at the best of them."""
    with_card = s.copy()
    with_card.active |= 1 << card
    found = []
    for marine in s.marines_of(ACTIONS[card].team):
        reach = targets(s, marine)
        shots = ACTIONS[FULL_AUTO].amount if (card, marine) == (FULL_AUTO, LEON) else 1
        best = max((1 - slain_by(with_card, marine, at).get(0, 0.0) for at in reach), default=0.0)
        found.append((marine, reach, 1 - (1 - best) ** shots))
    return found


def at_least_one(s: Hulk, card: int) -> float:
    """The chance that an Attack card slays at least one, as things stand (D-174 Evasion: of one
    marine alone). D-167 A Heroic Charge slays for certain."""
    chances = [chance for _, _, chance in attackers(s, card)]
    if card == HEROIC_CHARGE and CLAUDIO in s.line and charged(s):
        return 1.0
    if s.evasion:
        return max(chances, default=0.0)
    none = 1.0
    for chance in chances:
        none *= 1 - chance
    return 1 - none


def charged(s: Hulk) -> int:
    """D-167 How many Genestealers a Heroic Charge could slay, before its limit."""
    position = s.position(CLAUDIO)
    near = [at for at in s.swarm_places() if abs((at & 15) - position) <= 1]
    return sum(len(s.swarm(at)) for at in near if not s.is_shielded(at))

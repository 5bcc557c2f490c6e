"""Chapter 7.4: which swarms may be attacked and which Genestealers slain, and why not.

Options are listed without asking why_not_*() for speed; a property test holds them together.
"""

from __future__ import annotations

from collections.abc import Sequence

from starboard.kernel import Option, Refusal

from ..box import BLUE_TEAM, BROOD_LORD_KIND, KIND_OF, MARINES, TEAMS
from ..state import FIRST_BROOD_LORD, NOBODY, Hulk
from ..text import refusal


def why_not_attack(s: Hulk, marine: int, at: int) -> Refusal | None:
    """D-67 A target is on the side the marine faces and within range; nothing blocks."""
    if s.facing[marine] != at >> 4:
        return refusal("D-67", "faces-away", marine=marine, side=s.facing[marine])
    if abs(s.position(marine) - (at & 15)) > MARINES[marine].range:
        distance = abs(s.position(marine) - (at & 15))
        return refusal("D-67", "out-of-range", marine=marine, range=MARINES[marine].range,
                       count=distance)  # fmt: skip
    return None


def targets(s: Hulk, marine: int) -> list[int]:
    """D-67 The swarms a marine may attack."""
    side, reach = s.facing[marine], MARINES[marine].range
    row, position = s.swarms[side], s.line.index(marine)
    low, high = position - reach, position + reach + 1
    near = range(low if low > 0 else 0, high if high < len(row) else len(row))
    return [side << 4 | p for p in near if row[p]]


def attack_options(s: Hulk, marines: Sequence[int]) -> list[Option]:
    """D-193 Marine and target swarm."""
    options: list[Option] = []
    for marine in marines:
        for at in targets(s, marine):
            options.append(("attack", marine, at))
    return options


def ready_to_attack(s: Hulk, team: int) -> list[int]:
    """D-66 Marines who have not attacked. D-174 Under Evasion only one of the team may."""
    if s.evasion and any(s.moved >> m & 1 for m in TEAMS[team].marines):
        return []
    return [m for m in s.marines_of(team) if not s.moved >> m & 1]


def why_not_ready(s: Hulk, marine: int) -> Refusal | None:
    """D-66 One attack each. D-69 One marine after the other. D-174 Evasion."""
    if s.shooter == marine:
        return None
    if s.shooter != NOBODY:
        return refusal("D-69", "other-shooting", marine=marine, marine2=s.shooter)
    if s.moved >> marine & 1:
        return refusal("D-66", "has-attacked", marine=marine)
    if s.evasion and any(s.moved >> m & 1 for m in TEAMS[MARINES[marine].team].marines):
        return refusal("D-174", "evasion")
    return None


def slayable(s: Hulk, at: int) -> int:
    """How many cards of a swarm could be slain now: none under Power Field (D-70)."""
    return 0 if s.is_shielded(at) else len(s.swarm(at))


def slay_options(s: Hulk, places: Sequence[int]) -> list[Option]:
    """D-195 The kinds that can be slain at these places. D-108 A Brood Lord is always the last."""
    options: list[Option] = []
    for at in places:
        swarm = s.swarms[at >> 4][at & 15]
        if not swarm or s.shielded >> at & 1:
            continue
        if len(swarm) > 1:
            ordinary = [card for card in swarm if card < FIRST_BROOD_LORD]
            kinds = sorted({KIND_OF[card] for card in ordinary or swarm})
            options += [("slay", at, kind) for kind in kinds]
        else:
            options.append(("slay", at, KIND_OF[swarm[0]]))
    return options


def why_not_slay(s: Hulk, at: int, kind: int) -> Refusal | None:
    """D-70 Power Field protects. D-108 Brood Lords die last."""
    if s.is_shielded(at):
        return refusal("D-70", "shielded", swarm=at)
    if kind >= BROOD_LORD_KIND and any(card < FIRST_BROOD_LORD for card in s.swarm(at)):
        return refusal("D-108", "lord-is-last", swarm=at)
    return None


def why_not_send(s: Hulk, at: int, kind: int) -> Refusal | None:
    """D-160 Those engaged with blue marines go. D-110 Brood Lords stay."""
    if kind >= BROOD_LORD_KIND:
        return refusal("D-110", "lord-stays", swarm=at)
    marine = s.line[at & 15]
    if MARINES[marine].team != BLUE_TEAM:
        return refusal("D-160", "not-with-blue", swarm=at, marine=marine)
    return None

"""Chapter 7.4: attacking, with the abilities that change attacks (D-162 to D-167)."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, Refusal

from ..box import (
    BLUE_TEAM,
    CALISTARIUS,
    CLAUDIO,
    DEAD_AIM,
    FLAMER_ATTACK,
    FULL_AUTO,
    GREEN_TEAM,
    HEROIC_CHARGE,
    LEAD_BY_EXAMPLE,
    LEON,
    MARINES,
    PSIONIC_ATTACK,
    SKULL,
    TEAMS,
    ZAEL,
)  # fmt: skip
from ..state import AFTER, NOBODY, Hulk, place
from .death import slay_marine
from .dice import rerolls, roll
from .swarms import choose_and_slay, slay_many, slay_up_to, slayable
from .tokens import place_token


def why_not_attack(s: Hulk, marine: int, at: int) -> Refusal | None:
    """D-67 A target is on the side the marine faces and within his range; nothing blocks."""
    from .refusals import refusal

    if s.facing[marine] != at >> 4:
        return refusal("D-67", "faces-away", marine=marine, swarm=at)
    if abs(s.position(marine) - (at & 15)) > MARINES[marine].range:
        return refusal("D-67", "out-of-range", marine=marine, range=MARINES[marine].range)
    return None


def targets(s: Hulk, marine: int) -> list[int]:
    """D-67 The swarms a marine may attack."""
    side, reach = s.facing[marine], MARINES[marine].range
    position = s.position(marine)
    row = s.swarms[side]
    low, high = max(0, position - reach), min(len(row), position + reach + 1)
    return [side * 16 + p for p in range(low, high) if row[p]]


def attack_options(s: Hulk, marines: list[int]) -> list[Option]:
    """D-193 Marine and target swarm."""
    return [("attack", marine, at) for marine in marines for at in targets(s, marine)]


def attack_step(s: Hulk, team: int) -> Flow[None]:
    """D-66 Each marine of the team may make one attack, in the order the owner likes.

    One call is one attack. D-69 All attacks of one marine come before the other marine's.
    """
    seat = s.owner[team]
    if s.shooter != NOBODY:
        options = attack_options(s, [s.shooter]) if s.shooter in s.line else []
    else:
        ready = ready_to_attack(s, team)
        options = attack_options(s, ready)
        if s.card == HEROIC_CHARGE and CLAUDIO in ready:
            options.append(("charge", CLAUDIO))
    if not options:
        stop(s)
        return
    answer = yield Ask(seat, "attack", "D-66", [*options, ("done",)], team=team)
    if answer == ("done",):
        stop(s)
        return
    marine = answer[1]
    s.moved |= 1 << marine
    if answer[0] == "charge":
        yield from heroic_charge(s)
        return
    if s.shooter == NOBODY:
        s.shooter = marine
        s.shots = 3 if s.card == FULL_AUTO and marine == LEON else 1  # D-166
    s.shots -= 1
    skull = yield from attack(s, marine, answer[2])
    if skull and attacks_again(s, marine):
        s.shots += 1
    if not s.shots or marine not in s.line:
        s.shooter = NOBODY


def attacks_again(s: Hulk, marine: int) -> bool:
    """D-164 Psionic Attack: each final skull of Calistarius lets him attack once more."""
    return marine == CALISTARIUS and s.ability(PSIONIC_ATTACK)


def ready_to_attack(s: Hulk, team: int) -> list[int]:
    """D-66 Marines who have not attacked. D-174 Under Evasion only one of the team may."""
    if s.evasion and any(s.moved >> m & 1 for m in TEAMS[team].marines):
        return []
    return [m for m in s.marines_of(team) if not s.moved >> m & 1]


def stop(s: Hulk) -> None:
    """Declining ends the marine's further attacks, or else the whole action."""
    if s.shooter != NOBODY:
        s.shooter = NOBODY
        s.shots = 0
    else:
        s.stage = AFTER


def attack(s: Hulk, marine: int, at: int) -> Flow[bool]:
    """D-66 Roll, use rerolls, apply the result. Tells whether the final face has a skull."""
    s.tell("attacks", "D-66", marine=marine, swarm=at)
    face = roll(s, "D-66")
    if s.tokens[marine]:
        face, _ = yield from rerolls(s, marine, face, at, "reroll-attack")
    slain = yield from apply_attack(s, marine, at, face)
    if slain and MARINES[marine].team == BLUE_TEAM and s.ability(LEAD_BY_EXAMPLE):
        yield from lead_by_example(s)
    return SKULL[face]


def apply_attack(s: Hulk, marine: int, at: int, face: int) -> Flow[int]:
    """D-68 A skull slays one Genestealer of the owner's choice. Abilities may change this."""
    seat, size = s.seat_of(marine), slayable(s, at)
    if marine == ZAEL and s.ability(FLAMER_ATTACK):  # D-163 as many as the face shows
        burnt: int = yield from slay_many(s, seat, face, [at], "D-163")
        return burnt
    if face == 4 and MARINES[marine].team == GREEN_TEAM and s.ability(DEAD_AIM):
        slain: int = yield from slay_up_to(s, seat, 3, [at], "D-165")
        return slain
    if SKULL[face] and size:
        yield from choose_and_slay(s, seat, [at], "D-68")
        return 1
    s.tell("missed", "D-68", marine=marine)
    return 0


def lead_by_example(s: Hulk) -> Flow[None]:
    """D-162 Once a round, when a blue marine's attack slays, one token on any marine."""
    if not s.led and s.supply:
        given = yield from place_token(s, s.owner[BLUE_TEAM], "D-162", optional=True)
        s.led = given > 0


def heroic_charge(s: Hulk) -> Flow[None]:
    """D-167 Instead of his attack: 0 to 3 cards around Claudio, then a roll; 0 slays him."""
    s.tell("charges", "D-167", marine=CLAUDIO)
    position = s.position(CLAUDIO)
    near = range(max(0, position - 1), min(len(s.line), position + 2))
    places = [place(side, p) for p in near for side in (0, 1)]
    yield from slay_up_to(s, s.seat_of(CLAUDIO), 3, places, "D-167")
    if roll(s, "D-167") == 0:  # D-54 no reroll
        slay_marine(s, CLAUDIO, "D-167")


def paid_attacks(s: Hulk, team: int, rule: str) -> Flow[None]:
    """D-153, D-161 Each marine of the team may pay one own token to make one attack."""
    done = 0
    while True:
        ready = [m for m in s.marines_of(team) if s.tokens[m] and not done >> m & 1]
        options = attack_options(s, ready)
        if not options:
            return
        answer = yield Ask(s.owner[team], "paid-attack", rule, [*options, ("done",)], team=team)
        if answer == ("done",):
            return
        done |= 1 << answer[1]
        s.tokens[answer[1]] -= 1
        s.supply += 1
        yield from attack(s, answer[1], answer[2])

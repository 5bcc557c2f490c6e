"""Chapter 7.4: attacking, with the abilities that change attacks (D-162 to D-167)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.kernel import CHECKPOINT, Ask, Flow, Option, Refusal

from ..box import (
    ACTIONS,
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
from ..state import NOBODY, Hulk, place
from .death import slay_marine
from .dice import can_reroll, rerolls, roll
from .swarms import choose_and_slay, slay_many, slay_up_to, slayable
from .tokens import pay_token, place_token


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


def make_attacks(s: Hulk, team: int) -> Flow[None]:
    """D-66 Each marine of the team may make one attack, in the order the owner likes.

    D-69 All attacks of one marine come before the other marine's.
    """
    seat = s.owner[team]
    while True:
        if s.shooter != NOBODY:
            options = attack_options(s, (s.shooter,))
        else:
            ready = ready_to_attack(s, team)
            options = attack_options(s, ready)
            if s.card == HEROIC_CHARGE and CLAUDIO in ready:
                options.append(("charge", CLAUDIO))
        answer: Option = ("done",)
        if options:
            options.append(answer)
            answer = yield Ask(seat, "attack", "D-66", options, team=team)
        if answer[0] == "attack":
            yield from one_attack(s, answer[1], answer[2])
        elif answer[0] == "charge":
            s.moved |= 1 << CLAUDIO
            yield from heroic_charge(s)
        elif s.shooter != NOBODY:  # declining ends this marine's further attacks
            s.shooter, s.shots = NOBODY, 0
        else:  # or else the whole action
            return
        yield CHECKPOINT


def one_attack(s: Hulk, marine: int, at: int) -> Flow[None]:
    """D-66 One attack of the card, after which a marine may have further ones (D-164, D-166)."""
    s.moved |= 1 << marine
    if s.shooter == NOBODY:
        s.shooter = marine
        s.shots = ACTIONS[FULL_AUTO].amount if s.card == FULL_AUTO and marine == LEON else 1
    s.shots -= 1
    skull = yield from attack(s, marine, at)
    if skull and attacks_again(s, marine):
        s.shots += 1
    if not s.shots:
        s.shooter = NOBODY


def attacks_again(s: Hulk, marine: int) -> bool:
    """D-164 Psionic Attack: each final skull of Calistarius lets him attack once more."""
    return marine == CALISTARIUS and s.ability(PSIONIC_ATTACK)


def ready_to_attack(s: Hulk, team: int) -> list[int]:
    """D-66 Marines who have not attacked. D-174 Under Evasion only one of the team may."""
    if s.evasion and any(s.moved >> m & 1 for m in TEAMS[team].marines):
        return []
    return [m for m in s.marines_of(team) if not s.moved >> m & 1]


def attack(s: Hulk, marine: int, at: int) -> Flow[bool]:
    """D-66 Roll, use rerolls, apply the result. Tells whether the final face has a skull."""
    s.tell("attacks", "D-66", marine=marine, swarm=at)
    face = roll(s, "D-66")
    if can_reroll(s, marine, at):
        face, _ = yield from rerolls(
            s, marine, face, at, "reroll-attack", lambda face, _: hits(s, marine, at, face)
        )
    slain = yield from apply_attack(s, marine, at, face)
    if slain and MARINES[marine].team == BLUE_TEAM and s.ability(LEAD_BY_EXAMPLE):
        yield from lead_by_example(s)
    return SKULL[face]


def hits(s: Hulk, marine: int, at: int, face: int) -> int:
    """How many Genestealers this face would slay, if the slayer wants all he can have."""
    most = 1 if SKULL[face] else 0
    if marine == ZAEL and s.ability(FLAMER_ATTACK):
        most = face
    elif face == 4 and MARINES[marine].team == GREEN_TEAM and s.ability(DEAD_AIM):
        most = ACTIONS[DEAD_AIM].amount
    return min(most, slayable(s, at))


def apply_attack(s: Hulk, marine: int, at: int, face: int) -> Flow[int]:
    """D-68 A skull slays one Genestealer of the owner's choice. Abilities may change this."""
    seat, size = s.seat_of(marine), slayable(s, at)
    if marine == ZAEL and s.ability(FLAMER_ATTACK):  # D-163 as many as the face shows
        burnt: int = yield from slay_many(s, seat, face, [at], "D-163")
        return burnt
    if face == 4 and MARINES[marine].team == GREEN_TEAM and s.ability(DEAD_AIM):
        most = ACTIONS[DEAD_AIM].amount
        slain: int = yield from slay_up_to(s, seat, most, [at], "D-165")
        return slain
    if SKULL[face] and size:
        yield from choose_and_slay(s, seat, [at], "D-68")
        return 1
    if SKULL[face]:
        s.tell("shrugged-off", "D-70", swarm=at)
    else:
        s.tell("missed", "D-68", marine=marine)
    return 0


def lead_by_example(s: Hulk) -> Flow[None]:
    """D-162 Once a round, when a blue marine's attack slays, one token on any marine."""
    if not s.led and s.supply:
        given = yield from place_token(s, s.owner[BLUE_TEAM], "D-162", optional=True)
        s.led = given != NOBODY


def heroic_charge(s: Hulk) -> Flow[None]:
    """D-167 Instead of his attack: 0 to 3 cards around Claudio, then a roll; 0 slays him."""
    s.tell("charges", "D-167", marine=CLAUDIO)
    position = s.position(CLAUDIO)
    near = range(max(0, position - 1), min(len(s.line), position + 2))
    places = [place(side, p) for p in near for side in (0, 1)]
    most = ACTIONS[HEROIC_CHARGE].amount
    yield from slay_up_to(s, s.seat_of(CLAUDIO), most, places, "D-167")
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
        options.append(("done",))
        answer = yield Ask(s.owner[team], "paid-attack", rule, options, team=team, cause=rule)
        if answer == ("done",):
            return
        done |= 1 << answer[1]
        pay_token(s, answer[1], rule)
        yield from attack(s, answer[1], answer[2])

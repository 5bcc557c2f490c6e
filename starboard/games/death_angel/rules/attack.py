"""Chapter 7.4: attacking, with the abilities that change attacks (D-162 to D-167)."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option

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
    ZAEL,
)  # fmt: skip
from ..legality.attacks import attack_options, ready_to_attack, slayable
from ..state import NOBODY, SIDES, Hulk, place
from .death import slay_marine
from .dice import can_reroll, rerolls, roll_for_life, roll_in_fight
from .swarms import choose_and_slay, slay_up_to
from .tokens import pay_token, place_token


def make_attacks(s: Hulk, team: int) -> Flow[None]:
    """D-66 Each marine of the team may make one attack, in the order the owner likes.

    D-69 All attacks of one marine come before the other marine's.
    """
    if s.shooter != NOBODY:
        options = attack_options(s, (s.shooter,))
    else:
        ready = ready_to_attack(s, team)
        options = attack_options(s, ready)
        if s.card == HEROIC_CHARGE and CLAUDIO in ready:
            options.append(("charge", CLAUDIO))
    answer: Option = ("done",)
    if options:
        answer = yield Ask(s.owner[team], "attack", "D-66", [*options, answer], team=team)
    if answer[0] == "attack":
        one_attack(s, answer[1], answer[2])
    elif answer[0] == "charge":
        heroic_charge(s)
    elif s.shooter != NOBODY:  # declining ends this marine's further attacks
        s.shooter, s.shots = NOBODY, 0
    else:  # or else the whole action
        return
    s.then(make_attacks, team)


def one_attack(s: Hulk, marine: int, at: int) -> None:
    """D-66 One attack of the card, after which a marine may have further ones (D-164, D-166)."""
    s.moved |= 1 << marine
    if s.shooter == NOBODY:
        s.shooter = marine
        s.shots = ACTIONS[FULL_AUTO].amount if s.card == FULL_AUTO and marine == LEON else 1
    s.shots -= 1
    attack(s, marine, at)
    s.then(count_shots, marine)


def count_shots(s: Hulk, marine: int) -> None:
    """D-69 Has this marine further attacks?"""
    if attacks_again(s, marine):
        s.shots += 1
    if not s.shots:
        s.shooter = NOBODY


def attacks_again(s: Hulk, marine: int) -> bool:
    """D-164 Psionic Attack: each final skull of Calistarius lets him attack once more."""
    return marine == CALISTARIUS and s.ability(PSIONIC_ATTACK) and SKULL[s.face]


def attack(s: Hulk, marine: int, at: int) -> None:
    """D-66 Roll, use rerolls, apply the result."""
    s.tell("attacks", "D-66", marine=marine, swarm=at)
    roll_in_fight(s, "rolled-attack", "D-66", marine, at, hits)
    if can_reroll(s, marine, at):
        s.then(reroll_attack, marine, at)
    else:
        apply_attack(s, marine, at)


def reroll_attack(s: Hulk, marine: int, at: int) -> Flow[None]:
    """D-52 The owner may reroll; the last face counts."""
    yield from rerolls(s, marine, at, "reroll-attack", hits)
    apply_attack(s, marine, at)


def hits(s: Hulk, marine: int, at: int, face: int, rerolled: bool = False) -> int:
    """How many Genestealers this face would slay, if the slayer wants all they can have."""
    most = 1 if SKULL[face] else 0
    if burns(s, marine):
        most = face
    elif aims_dead(s, marine, face):
        most = ACTIONS[DEAD_AIM].amount
    return min(most, slayable(s, at))


def burns(s: Hulk, marine: int) -> bool:
    """D-163 Flamer Attack: Zael slays as many as the face shows."""
    return marine == ZAEL and s.ability(FLAMER_ATTACK)


def aims_dead(s: Hulk, marine: int, face: int) -> bool:
    """D-165 Dead Aim: a 4 of a green marine slays up to three."""
    return face == 4 and MARINES[marine].team == GREEN_TEAM and s.ability(DEAD_AIM)


def apply_attack(s: Hulk, marine: int, at: int) -> None:
    """D-68 A skull slays one Genestealer of the owner's choice. Abilities may change this."""
    seat, face = s.seat_of(marine), s.face
    if burns(s, marine):
        if face:
            s.then(choose_and_slay, seat, face, (at,), "D-163")
    elif aims_dead(s, marine, face):
        s.then(slay_up_to, seat, ACTIONS[DEAD_AIM].amount, (at,), "D-165")
    elif SKULL[face] and slayable(s, at):
        s.then(choose_and_slay, seat, 1, (at,), "D-68")
    elif SKULL[face]:
        s.tell("shrugged-off", "D-70", marine=marine, swarm=at)
    if (
        s.ability(LEAD_BY_EXAMPLE)
        and MARINES[marine].team == BLUE_TEAM
        and hits(s, marine, at, face)
    ):
        s.then(lead_by_example)


def lead_by_example(s: Hulk) -> Flow[None]:
    """D-162 Once a round, when a blue marine's attack slays, one token on any marine."""
    if not s.led and s.supply:
        given = yield from place_token(s, s.owner[BLUE_TEAM], "D-162", optional=True)
        s.led = given != NOBODY


def heroic_charge(s: Hulk) -> None:
    """D-167 Instead of his attack: 0 to 3 cards around Claudio, then a roll; 0 slays him."""
    s.moved |= 1 << CLAUDIO
    s.tell("charges", "D-167", marine=CLAUDIO)
    position = s.position(CLAUDIO)
    near = range(max(0, position - 1), min(len(s.line), position + 2))
    places = tuple(place(side, p) for p in near for side in SIDES)
    s.then(slay_up_to, s.seat_of(CLAUDIO), ACTIONS[HEROIC_CHARGE].amount, places, "D-167")
    s.then(survive_charge)


def survive_charge(s: Hulk) -> None:
    """D-167 The roll after the charge: 0 slays Claudio. D-54 No reroll."""
    if roll_for_life(s, "D-167", CLAUDIO, (0,)):
        slay_marine(s, CLAUDIO, "D-167")


def paid_attacks(s: Hulk, team: int, rule: str, done: int) -> Flow[None]:
    """D-153, D-161 Each marine of the team may pay one own token to make one attack.

    ``done``: bits of the marines who have.
    """
    ready = [m for m in s.marines_of(team) if s.tokens[m] and not done >> m & 1]
    options = attack_options(s, ready)
    if not options:
        return
    options.append(("done",))
    answer = yield Ask(s.owner[team], "paid-attack", rule, options, team=team, cause=rule)
    if answer == ("done",):
        return
    pay_token(s, answer[1], rule)
    attack(s, answer[1], answer[2])
    s.then(paid_attacks, team, rule, done | 1 << answer[1])

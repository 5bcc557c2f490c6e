"""The statistical facts S-1 to S-9, exactly: every sequence of faces is played through."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod

import pytest

from starboard.games.death_angel.box import (
    ACTIONS,
    BLOCK,
    CALISTARIUS,
    CONTROL_PANEL,
    COUNTER_ATTACK,
    DEAD_AIM,
    DEFENSIVE_STANCE,
    EVENTS,
    FLAMER_ATTACK,
    FULL_AUTO,
    GIDEON,
    GORIEL,
    HEROIC_CHARGE,
    LAUNCH_CONTROL_ROOM,
    LEON,
    LORENZO,
    NOCTIS,
    PSIONIC_ATTACK,
    RED,
    SETUPS,
    SKULL,
    TAIL,
    TERRAIN,
    VALENCIO,
    YELLOW_TEAM,
    ZAEL,
)
from starboard.games.death_angel.rules.attack import make_attacks
from starboard.games.death_angel.rules.defend import defend
from starboard.games.death_angel.rules.locations import launch_control_room
from starboard.games.death_angel.rules.spawn import spawn_icon
from starboard.games.death_angel.rules.swarms import move_by_icon
from starboard.games.death_angel.state import NOBODY, Hulk
from starboard.kernel import Ask, Option
from tests.games.death_angel.positions import Playing, at, carry_out, chances, hulk, mean, resolving

F = Fraction
SWARM = "TTTTTTTTT"


def survival(marine: int, size: int, *, tokens: int = 0, lords: str = "", card: int = 0) -> F:
    """The chance to live through one attack of a swarm of that size, lords counted in.

    Tokens are spent as long as the roll would be a hit.
    """

    def start() -> Playing:
        swarm = SWARM[: size - len(lords)] + lords
        s = hulk([marine], swarms={"L1": swarm}, tokens={marine: tokens}, blips=(1, 1),
                 active=[card] if card else [])  # fmt: skip
        return carry_out(defend, s, marine, at("L1"))

    def policy(s: Hulk, ask: Ask) -> Option:
        if ask.key != "reroll-defence":
            return ask.options[0]
        face, stance = ask.facts["face"], card == DEFENSIVE_STANCE and s.tokens[marine] < tokens
        safe = face != 0 if stance else face - len(lords) > size
        return ("keep",) if safe else ("reroll", marine)

    return chances(start, policy, lambda playing: marine in playing.s.line).get(True, F(0))


@pytest.mark.parametrize(("size", "expected"), [
    (1, "2/3 8/9 26/27 80/81"), (2, "1/2 3/4 7/8 15/16"), (3, "1/3 5/9 19/27 65/81"),
    (4, "1/6 11/36 91/216 671/1296"), (5, "0 0 0 0"),
])  # fmt: skip
def test_survival(size: int, expected: str) -> None:
    """S-1 (D-52, D-74) A marine with 0 to 3 tokens against a swarm of n."""
    found = [survival(NOCTIS, size, tokens=t) for t in range(4)]
    assert found == [F(n) for n in expected.split()]


@pytest.mark.parametrize(("lords", "size", "expected"), [
    ("A", 1, "1/2"), ("A", 2, "1/3"), ("A", 3, "1/6"), ("A", 4, "0"), ("AB", 2, "1/6"),
    ("AB", 3, "0"),
])  # fmt: skip
def test_survival_with_brood_lords(lords: str, size: int, expected: str) -> None:
    """S-2 (D-109) Against one or two Brood Lords."""
    assert survival(NOCTIS, size, lords=lords) == F(expected)


@pytest.mark.parametrize(("lords", "size", "expected"), [
    ("", 1, "5/6"), ("", 2, "5/6"), ("", 3, "5/6"), ("", 4, "2/3"), ("", 5, "1/2"),
    ("", 7, "1/2"), ("A", 1, "5/6"), ("A", 2, "5/6"), ("A", 3, "2/3"), ("A", 4, "1/2"),
])  # fmt: skip
def test_gideon_under_block(lords: str, size: int, expected: str) -> None:
    """S-3 (D-150) Gideon under Block."""
    assert survival(GIDEON, size, lords=lords, card=BLOCK) == F(expected)


@pytest.mark.parametrize(("size", "expected"), [
    (1, "5/6"), (2, "3/4"), (3, "17/24"), (4, "25/48"), (5, "25/96"),
    (6, "25/192"),
])  # fmt: skip
def test_lorenzo_under_counter_attack(size: int, expected: str) -> None:
    """S-4 (D-152) Lorenzo under Counter Attack; he slays 1 - 2^(-n) on the mean."""
    assert survival(LORENZO, size, card=COUNTER_ATTACK) == F(expected)
    if size < 5:
        slain = chances(
            lambda: _countered(size), lambda s, ask: ask.options[0],
            lambda playing: len(playing.s.stealer_discard),
        )  # fmt: skip
        assert mean(slain) == 1 - F(1, 2**size)


def _countered(size: int) -> Playing:
    s = hulk([LORENZO, ZAEL], swarms={"L1": SWARM[:size]}, active=[COUNTER_ATTACK])
    return carry_out(defend, s, LORENZO, at("L1"))


@pytest.mark.parametrize(("size", "one", "two"), [
    (1, "17/18", "107/108"), (2, "11/12", "71/72"), (3, "8/9", "53/54"), (4, "31/36", "211/216"),
    (5, "5/6", "35/36"),
])  # fmt: skip
def test_defensive_stance(size: int, one: str, two: str) -> None:
    """S-5 (D-151) A yellow marine under Defensive Stance, facing, with one or two tokens."""
    assert survival(GORIEL, size, tokens=1, card=DEFENSIVE_STANCE) == F(one)
    assert survival(GORIEL, size, tokens=2, card=DEFENSIVE_STANCE) == F(two)


# ---- S-6 attacks -----------------------------------------------------------------------------


def kills(card: int, marine: int, size: int, *, tokens: int = 0) -> dict[int, F]:
    """How many a marine slays with that card, attacking a swarm of n as often as he may."""

    def start() -> Playing:
        s = resolving(card, [marine], swarms={"L1": SWARM[:size]}, tokens={marine: tokens})
        return carry_out(make_attacks, s, ACTIONS[card].team)

    def policy(s: Hulk, ask: Ask) -> Option:
        if ask.key == "reroll-attack":
            return ask.options[1 if SKULL[ask.facts["face"]] else 0]
        return next((o for o in ask.options if o[0] == "charge"), ask.options[0])

    return chances(start, policy, lambda playing: len(playing.s.stealer_discard))


@pytest.mark.parametrize(("tokens", "expected"), [(0, "1/2"), (1, "3/4"), (2, "7/8")])
def test_chance_to_hit(tokens: int, expected: str) -> None:
    """S-6 (D-68) One attack, with 0, 1 and 2 tokens."""
    assert kills(FULL_AUTO, VALENCIO, 4, tokens=tokens)[1] == F(expected)


@pytest.mark.parametrize(("size", "expected"), [(1, "7/8"), (2, "11/8"), (3, "3/2"), (5, "3/2")])
def test_full_auto(size: int, expected: str) -> None:
    """S-6 (D-166) Three attacks by Leon."""
    assert mean(kills(FULL_AUTO, LEON, size)) == F(expected)


@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_psionic_attack(size: int) -> None:
    """S-6 (D-164) 1 - 2^(-m) with m Genestealers in reach."""
    assert mean(kills(PSIONIC_ATTACK, CALISTARIUS, size)) == 1 - F(1, 2**size)


@pytest.mark.parametrize(("size", "expected"), [(1, "2/3"), (2, "5/6"), (3, "1"), (5, "1")])
def test_dead_aim(size: int, expected: str) -> None:
    """S-6 (D-165) One attack under Dead Aim."""
    assert mean(kills(DEAD_AIM, NOCTIS, size)) == F(expected)


@pytest.mark.parametrize(
    ("size", "expected"), [(1, "5/6"), (2, "3/2"), (3, "2"), (4, "7/3"), (5, "5/2"), (7, "5/2")]
)
def test_flamer_attack(size: int, expected: str) -> None:
    """S-6 (D-163) Zael's flamer."""
    assert mean(kills(FLAMER_ATTACK, ZAEL, size)) == F(expected)


def test_heroic_charge() -> None:
    """S-6 (D-167) Up to three, and death with 1/6."""

    def start() -> Playing:
        s = resolving(HEROIC_CHARGE, [10, ZAEL], swarms={"L1": "TTTTT"})
        return carry_out(make_attacks, s, YELLOW_TEAM)

    def charge(s: Hulk, ask: Ask) -> Option:
        return ("charge", 10) if ask.key == "attack" else ask.options[0]

    def slain(playing: Playing) -> tuple[int, bool]:
        return len(playing.s.stealer_discard), 10 in playing.s.slain

    found = chances(start, charge, slain)
    assert found == {(3, True): F(1, 6), (3, False): F(5, 6)}


# ---- S-7 to S-9 ------------------------------------------------------------------------------


def test_launch_control_room() -> None:
    """S-7 (D-178) A roll wins with (t + 1)/6; mean activations 6, 4, 4, 4.5, 5.2, 6."""

    means = []
    for tokens in range(6):

        def start(tokens: int = tokens) -> Playing:
            s = hulk([ZAEL], location=LAUNCH_CONTROL_ROOM, location_tokens=tokens,
                     terrain={CONTROL_PANEL: "L1"}, final=True, locations=[])  # fmt: skip
            return carry_out(launch_control_room, s, ZAEL)

        ended = chances(start, lambda s, ask: ("roll",), lambda playing: playing.run.result)
        won = sum((chance for result, chance in ended.items() if result is not None), F(0))
        assert won == F(tokens + 1, 6)
        means.append(tokens + 1 / won)
    assert means == [6, 4, 4, F(9, 2), F(26, 5), 6]


def test_the_event_deck() -> None:
    """S-8 (D-83) 60 spawn icons by colour and size, 19 Instinct cards, 28 move icons."""
    icons = [(major, colour) for event in EVENTS for major, colour in event.spawns]
    by_colour = [(icons.count((True, c)), icons.count((False, c))) for c in range(4)]
    assert by_colour == [(11, 13), (7, 11), (6, 6), (4, 2)]
    majors = [sum(major for major, _ in event.spawns) for event in EVENTS]
    assert [majors.count(n) for n in range(3)] == [12, 8, 10]
    assert sum(event.instinct for event in EVENTS) == 19
    moves = [event.move for event in EVENTS if event.move]
    assert [[moves.count((flank, t)) for t in range(4)] for flank in (False, True)] == [
        [5, 5, 5, 5], [2, 2, 2, 2],
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "expected"), [(1, 2.93), (2, 3.87), (4, 3.87), (5, 5.87), (3, 7.87), (6, 7.87)]
)
def test_mean_spawn(seats: int, expected: float) -> None:
    """S-8 (D-85) The mean spawn of an event with one terrain card of each colour."""
    teams = SETUPS[seats].teams
    total = 0
    one_each = {next(n for n, t in enumerate(TERRAIN) if t.colour == c): f"L{c + 1}"
                for c in range(RED, 4)}  # fmt: skip
    for event in EVENTS:
        s = hulk(range(2 * teams), seats=seats, owner={t: t % seats for t in range(teams)},
                 terrain=one_each, blips=(18, 1), capped=NOBODY)  # fmt: skip
        for major, colour in event.spawns:
            carry_out(spawn_icon, s, major, colour)
        total += 18 - len(s.blips[0])
    assert round(total / len(EVENTS), 2) == expected


@pytest.mark.parametrize(("size", "expected"), [(1, 0.250), (2, 0.443), (3, 0.590), (4, 0.702)])
def test_chance_that_a_swarm_moves(size: int, expected: float) -> None:
    """S-9 (D-90) 1 - C(27, n)/C(36, n) for a fresh deck: every swarm of n types is tried."""
    moving = 0
    for types in combinations_with_replacement("THCO", size):
        s = hulk([ZAEL, LEON], swarms={"L1": "".join(types)})
        move_by_icon(s, False, TAIL)
        ways = prod(comb(9, types.count(letter)) for letter in "THCO")
        moving += ways if s.swarm(at("L2")) else 0
    assert moving == comb(36, size) - comb(27, size)
    assert round(moving / comb(36, size), 3) == expected

"""Chapter 20: who decides what, and what is not asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from starboard.games.death_angel import GAME
from starboard.games.death_angel.box import (
    CLAUDIO,
    COUNTER_ATTACK,
    DOOR,
    FLAMER_ATTACK,
    HEROIC_CHARGE,
    LEON,
    LORENZO,
    MARINES,
    NOCTIS,
    SETUPS,
    ZAEL,
)
from starboard.games.death_angel.legality.targets import ASK_OF_TARGET
from starboard.games.death_angel.rules.attack import attack
from starboard.games.death_angel.rules.defend import swarms_attack
from starboard.games.death_angel.rules.travel import travel
from starboard.games.death_angel.state import ATTACK, CHOOSE, Hulk
from starboard.kernel import Ask, Run, key_of
from tests.games.death_angel.positions import (
    GREY,
    PURPLE,
    Dice,
    at,
    carry_out,
    hulk,
    play_to,
    resolving,
    swarms_of,
)

LINE = [LORENZO, NOCTIS, ZAEL, LEON]


def decisions(seats: int, games: int = 12) -> Iterator[tuple[Hulk, Ask]]:
    """Every question of some random games, with the table it is asked at."""
    for seed in range(games):
        rng = Random(seed)
        run = Run(GAME, GAME.setup(seats, {}, key_of(seed)), auto=False)
        run.start()
        while run.open:
            asks = run.asks
            for ask in asks:
                yield run.state, ask
            ask = rng.choice(asks)
            run.send(ask.seat, rng.choice(ask.options))


def test_action_cards() -> None:
    """D-188 The owner chooses 2 cards (round 1: 3), for all teams at once."""
    counts: Counter[tuple[bool, int]] = Counter()
    for s, ask in decisions(4):
        if ask.key == "card":
            assert s.owner[ask.facts["team"]] == ask.seat
            counts[s.round == 1, len(ask.options)] += 1
    assert {n for first, n in counts if first} == {3}
    assert {n for first, n in counts if not first} == {2}


def test_token_targets() -> None:
    """D-189 The card's owner (D-49) or the current player (Munitorium) picks a living marine."""
    for s, ask in decisions(3):
        if ask.key == "token":
            marines = [o[1] for o in ask.options if o[0] == "token"]
            assert set(marines) <= set(s.line)
            optional = ("decline",) in ask.options
            assert optional == (ask.rule in ("D-49", "D-174", "D-162"))
            if ask.rule == "D-49":
                assert ask.seat == s.owner[next(t for t in range(6) if s.chosen[t] == s.card)]
                assert sorted(marines) == sorted(s.line)


def test_numbers_of_moves() -> None:
    """D-190 D-191 D-192 Moves of two marines, turns, activations: always with "done"."""
    most: Counter[bool] = Counter()
    for s, ask in decisions(6, 20):
        if ask.key == "manoeuvre":
            kinds = Counter(option[0] for option in ask.options)
            assert kinds["done"] == 1
            reorganize = s.card == 9
            most[reorganize] = max(most[reorganize], kinds["swap"])
            assert kinds["turn"] <= 2
            assert kinds["activate"] <= 4
            team = ask.facts["team"]
            assert all(MARINES[o[1]].team == team for o in ask.options if len(o) > 1)
    assert most[False] <= 4
    assert most[True] <= 22


def test_attacks_and_rerolls() -> None:
    """D-193 D-194 The owner picks marine and swarm; a reroll is the marine's owner's choice."""
    for s, ask in decisions(5):
        if ask.key == "attack":
            assert ask.options[-1] == ("done",)
            assert all(s.seat_of(o[1]) == ask.seat for o in ask.options[:-1])
        elif ask.key.startswith("reroll"):
            marine = ask.facts["marine"]
            assert list(ask.options) == [("reroll", marine), ("keep",)]
            assert ask.seat == s.seat_of(marine)


def test_which_genestealer_is_slain() -> None:
    """D-195 By type: 1 to 4 of them in one swarm, each named once."""
    s = hulk(LINE, swarms={"L1": "TTHHCCOO"}, door_tokens=1, terrain={DOOR: "R1"},
             locations=[1], blips=(0, 3), current=GREY)  # fmt: skip
    playing = carry_out(travel, s)
    assert [o[2] for o in playing.options if o[0] == "slay"] == [0, 1, 2, 3]


def test_optional_abilities_are_asked_card_by_card(die: Dice) -> None:
    """D-196 Heroic Charge asks one Genestealer after another."""
    s = resolving(HEROIC_CHARGE, [CLAUDIO, ZAEL], swarms={"L1": "TH", "R1": "C", "L2": "O"})
    playing = play_to(s, ATTACK).answer("charge", CLAUDIO)
    assert len(playing.options) == 5
    playing.answer("slay", at("L1"), 1)
    assert (len(playing.options), playing.ask.facts["left"]) == (4, 2)
    die(5)
    playing.answer("enough")


def test_instinct_choices_are_the_current_players() -> None:
    """D-197 Marines, teams, piles or swarms, chosen by the current player."""
    kinds = set()
    for s, ask in decisions(6, 30):
        if ask.key.startswith("instinct-") and ask.key != "instinct-attack":
            assert ask.seat == s.current
            kinds.add(ask.options[0][0])
    assert kinds <= {kind for _, kind in ASK_OF_TARGET.values()}
    assert "choose-marine" in kinds


def test_other_choices_of_the_current_player() -> None:
    """D-198 Shortage, odd blip card, Brood Lord sides and arrival choices are his."""
    his = {"spawn-first", "odd-blip", "brood-lord", "artefact", "spawn-on-swarm", "spawn-behind",
           "everywhere"}  # fmt: skip
    for s, ask in decisions(2, 30):
        if ask.key in his or ask.rule == "D-118":
            assert ask.seat == s.current


def test_the_door_and_the_artefact() -> None:
    """D-199 D-200 Next Genestealer to slay, or done; the Artefact: use it or not."""
    s = hulk(LINE, swarms={"L1": "TT"}, door_tokens=2, terrain={DOOR: "R1"}, blips=(0, 3),
             locations=[1], current=PURPLE)  # fmt: skip
    playing = carry_out(travel, s)
    assert (playing.ask.seat, playing.ask.rule) == (PURPLE, "D-118")
    assert playing.options[-1] == ("enough",)


@pytest.mark.parametrize("seats", [1, 3, 6])
def test_no_question_without_a_choice(seats: int) -> None:
    """D-201 Every question has at least two options, and none of them twice."""
    for _, ask in decisions(seats):
        options = list(ask.options)
        assert len(options) > 1, ask
        assert len(set(options)) == len(options)


def test_equal_genestealers_are_not_asked_for(die: Dice) -> None:
    """D-201 One of several tails: the engine takes one; all of a swarm: no order is asked."""
    s = hulk(LINE, swarms={"L1": "TTT"})
    die(1)
    assert carry_out(attack, s, LORENZO, at("L1")).over
    s = hulk([ZAEL, LEON], swarms={"L1": "THA"}, active=[FLAMER_ATTACK])
    die(3)
    assert carry_out(attack, s, ZAEL, at("L1")).over
    assert swarms_of(s) == {}
    s = hulk([LORENZO], swarms={"L1": "T"}, active=[COUNTER_ATTACK])
    die(1)
    assert carry_out(swarms_attack, s).over


def test_one_after_another() -> None:
    """D-202 Only the action cards are chosen at once; all else is asked one after another."""
    run = Run(GAME, GAME.setup(6, {}, key_of(4)), auto=False)
    run.start()
    rng = Random(4)
    while run.open:
        if run.joint:
            assert {ask.key for ask in run.asks} == {"card"}
            assert run.state.phase == CHOOSE
        ask = rng.choice(run.asks)
        run.send(ask.seat, rng.choice(ask.options))


def test_what_stays_in_the_box() -> None:
    """D-9 Brood Lords are in no deck; they are used only when a Location says so."""
    for seats, setup in SETUPS.items():
        s: Hulk = GAME.setup(seats, {}, key_of(2))
        assert max(s.stealers) == 35
        assert len(s.locations) == len(setup.tiers)

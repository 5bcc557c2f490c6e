"""Options are listed without asking why not, for speed: here both are held together."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from starboard.games.death_angel import GAME
from starboard.games.death_angel.box import ACTIONS, KIND_OF, MOVE, TEAMS, TERRAIN
from starboard.games.death_angel.legality.attacks import (
    attack_options,
    slay_options,
    targets,
    why_not_attack,
    why_not_slay,
)
from starboard.games.death_angel.legality.manoeuvres import (
    manoeuvre_options,
    why_not_activate,
    why_not_swap,
    why_not_turn,
)
from starboard.games.death_angel.state import NOBODY, Hulk
from starboard.kernel import Ask, Run, key_of
from tests.games.death_angel.positions import hulk

MOVES = [number for number, card in ACTIONS.items() if card.type == MOVE]
quick = settings(max_examples=150, deadline=None, derandomize=True, database=None)


@st.composite
def tables(draw: st.DrawFn) -> Hulk:
    """Any formation with any swarms, terrain and marks, a Move card being resolved."""
    length = draw(st.integers(1, 12))
    line = draw(st.permutations(range(12)))[:length]
    facing = "".join(draw(st.lists(st.sampled_from("LR"), min_size=length, max_size=length)))
    places = [f"{side}{n + 1}" for side in "LR" for n in range(length)]
    some = st.lists(st.sampled_from(places), unique=True, max_size=6)
    swarms = {where: draw(st.sampled_from(["T", "HC", "TO", "A"] if n == 0 else ["T", "HC", "O"]))
              for n, where in enumerate(draw(some))}  # fmt: skip
    cards = draw(st.lists(st.sampled_from(range(8)), unique=True, max_size=5))
    marks: dict[str, Any] = {
        name: draw(st.one_of(st.just(0), st.integers(0, (1 << bits) - 1)))
        for name, bits in [("moved", 12), ("turned", 12), ("used", 12), ("activated", 8)]
    }
    return hulk(
        line, facing, swarms=swarms, card=draw(st.sampled_from(MOVES)), **marks,
        shielded=[where for where in swarms if draw(st.booleans())],
        terrain={card: draw(st.sampled_from(places)) for card in cards},
    )  # fmt: skip


@quick
@given(s=tables())
def test_manoeuvres_and_their_refusals(s: Hulk) -> None:
    """D-57 to D-64: a move, turn or activation is offered if and only if nothing forbids it."""
    for team in range(len(TEAMS)):
        marines = s.marines_of(team)
        allowed: set[tuple[Any, ...]] = {
            ("swap", m, other)
            for m in marines for other in s.line
            if other != m and why_not_swap(s, m, other) is None
        }  # fmt: skip
        allowed |= {("turn", m) for m in marines if why_not_turn(s, m) is None}
        allowed |= {
            ("activate", m, card)
            for m in marines for card in range(len(TERRAIN))
            if s.terrain[card] != NOBODY and why_not_activate(s, m, card) is None
        }  # fmt: skip
        options = manoeuvre_options(s, team)
        assert len(options) == len(set(options))
        assert set(options) == allowed


@quick
@given(s=tables())
def test_attacks_and_their_refusals(s: Hulk) -> None:
    """D-67: an attack is offered if and only if facing and range allow it."""
    for marine in s.line:
        reached = [at for at in s.swarm_places() if why_not_attack(s, marine, at) is None]
        assert targets(s, marine) == reached
        assert attack_options(s, [marine]) == [("attack", marine, at) for at in reached]


@pytest.mark.parametrize("seats", range(1, 7))
def test_copies_are_asked_the_same(seats: int) -> None:
    """The first law, at every decision of many games: the state alone says how to go on."""
    for seed in range(40):
        rng = Random(seed)
        run = Run(GAME, GAME.setup(seats, {}, key_of(seed)), keep=True, auto=False)
        run.start()
        while run.open:
            copy = run.fork(auto=False)
            assert [questions(ask) for ask in copy.asks] == [questions(ask) for ask in run.asks]
            assert copy.state.plain() == run.state.plain()
            ask = rng.choice(run.asks)
            kind = rng.choice(sorted({option[0] for option in ask.options}))
            run.send(ask.seat, rng.choice([o for o in ask.options if o[0] == kind]))


def questions(ask: Ask) -> tuple[Any, ...]:
    return ask.seat, ask.key, ask.rule, list(ask.options), ask.facts


@quick
@given(s=tables())
def test_slaying_and_its_refusals(s: Hulk) -> None:
    """D-70, D-108: a Genestealer can be slain if and only if nothing protects it."""
    places = s.swarm_places()
    allowed = {
        ("slay", at, KIND_OF[card])
        for at in places for card in s.swarm(at)
        if why_not_slay(s, at, KIND_OF[card]) is None
    }  # fmt: skip
    assert set(slay_options(s, places)) == allowed

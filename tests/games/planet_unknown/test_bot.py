"""How bots see a position: hopes go the way a player would say, and looking changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.planet_unknown import GAME
from starboard.games.planet_unknown.bot.cache import KEPT, Cache, forget
from starboard.games.planet_unknown.bot.placement import NOWHERE, coming
from starboard.games.planet_unknown.bot.planet import POD, STONE, moved_hopes, planet_hope
from starboard.games.planet_unknown.bot.tracks import ladders, steps
from starboard.games.planet_unknown.bot.value import (
    against,
    medals,
    rivals,
    turns_left,
    value,
    worth,
)
from starboard.games.planet_unknown.box import SQUARES
from starboard.games.planet_unknown.components import COALITION, HORIZON, K58, WATER
from starboard.games.planet_unknown.grid import ROWS, square
from starboard.games.planet_unknown.rules.rovers import move
from starboard.games.planet_unknown.scoring import target, total
from starboard.games.planet_unknown.state import Player, Table
from starboard.kernel import Run, key_of


def solo(seed: int = 1, seats: int = 1, **variant: object) -> Run:
    """A game at its first question."""
    full = GAME.full_variant(seats, variant)
    run = Run(GAME, GAME.setup(seats, full, key_of(seed)))
    run.start()
    return run


def bare(**fields: object) -> Player:
    """A player of the symmetric boards, changed as told."""
    p: Player = solo(boards="symmetric").state.players[0]
    p.lifepods = 0
    for name, each in fields.items():
        setattr(p, name, each)
    return p


def test_a_planet_without_a_free_square_keeps_its_medals() -> None:
    """Everything laid: all lines are sure, however little or much time is left."""
    assert planet_hope(bare(tiles=SQUARES), -1) == planet_hope(bare(tiles=SQUARES), 3) > 0


@pytest.mark.parametrize(("seed", "seats"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_looking_changes_nothing(seed: int, seats: int) -> None:
    """Playouts and values try things on the state itself: all of it must be put back."""
    run, rng = solo(seed, seats), Random(seed)
    assert GAME.rollout_policy is not None
    while run.open:
        ask = run.asks[0]
        before = run.state.plain()
        option = GAME.rollout_policy(run.state, ask, rng.random())
        assert 0 <= value(run.state, ask.seat) <= 1
        assert run.state.plain() == before
        assert option in ask.options
        run.answer(ask.seat, option)


def test_the_hasty_player_is_no_blind_one() -> None:
    """Medals of a few solo games: far more than answers by chance make."""
    made = {}
    for name, playout in (("hasty", GAME.rollout_policy), ("blind", None)):
        scores = []
        for seed in range(6):
            run, rng = solo(seed, events="easy"), Random(seed)
            while run.open:
                ask = run.asks[0]
                r = rng.random()
                some = ask.options[int(r * len(ask.options))]
                run.answer(ask.seat, playout(run.state, ask, r) if playout else some)
            assert run.result is not None
            scores.append(run.result.scores[0])
        made[name] = sum(scores) / len(scores)
    assert made["hasty"] > made["blind"] + 20


def test_a_full_line_beats_a_gap_in_it() -> None:
    """P-150 A row that lacks a square is worth less than a complete one."""
    row = ROWS[5] & SQUARES
    full = planet_hope(bare(tiles=row), 10)
    gap = planet_hope(bare(tiles=row & ~(1 << square(5, 5))), 10)
    assert full > gap + 1


def test_meteorites_in_one_line_hurt_less_than_in_two() -> None:
    """P-134 Two meteorites in a row spoil three lines, elsewhere four."""
    tiles = SQUARES
    together = planet_hope(bare(tiles=tiles, meteorites=1 << square(5, 5) | 1 << square(6, 5)), 0)
    apart = planet_hope(bare(tiles=tiles, meteorites=1 << square(5, 5) | 1 << square(6, 6)), 0)
    assert together > apart


def test_a_rover_nearby_gives_hope() -> None:
    """P-108 A meteorite is as good as gone where a rover stands beside it."""
    rock = 1 << square(5, 5)
    near = bare(tiles=SQUARES, meteorites=rock, rovers=[square(5, 6), -1])
    far = bare(tiles=SQUARES, meteorites=rock, rovers=[square(6, 0), -1])
    assert planet_hope(near, 2) > planet_hope(far, 2)


@pytest.mark.parametrize("corporation", [COALITION, HORIZON])
def test_the_hope_after_a_step_is_that_of_the_planet_then(corporation: int) -> None:
    """P-105, P-108, P-280 to P-282 All steps are weighed at once: as if each were made. Horizon's
    rovers take a meteorite along, and collect it only on a rover icon."""
    seen = {"fetched": 0, "loaded": 0}
    assert GAME.rollout_policy is not None
    for seed in range(12):
        run, rng = solo(seed, boards="symmetric"), Random(seed)
        s: Table = run.state
        s.players[0].corporation = corporation
        while run.open:
            ask = run.asks[0]
            p = s.players[0]
            steps = [option for option in ask.options if option[0] == "step"]
            for option, hope in zip(steps, moved_hopes(p, 6, steps), strict=True):
                after = s.copy()
                q = after.players[0]
                move(after, 0, option)
                found = STONE * (q.stones - p.stones) + POD * (p.lifepods != q.lifepods)
                if (q.stones - p.stones) < 2:  # one brought and one lying there: seen as one
                    assert hope == pytest.approx(planet_hope(q, 6) + found)
                seen["fetched"] += q.stones > p.stones
                seen["loaded"] += q.cargo != 0
            run.answer(ask.seat, GAME.rollout_policy(s, ask, rng.random()))
    assert seen["fetched"] > 3
    assert bool(seen["loaded"]) is (corporation == HORIZON)


def test_caches_forget_when_they_are_full() -> None:
    """What was kept comes back, also where it is nothing; too much of it goes."""
    cache: Cache[float] = Cache()
    for n in range(KEPT + 1):
        assert cache.keep((n,), 0.0) == 0
    assert cache.known == {(KEPT,): 0.0}
    forget()
    assert not cache.known


def test_ragged_ground_is_worth_less() -> None:
    """Two empty squares side by side are easier to fill than two apart."""
    pair = 1 << square(3, 5) | 1 << square(4, 5)
    apart = 1 << square(3, 5) | 1 << square(8, 5)
    assert planet_hope(bare(tiles=SQUARES & ~pair), 3) > planet_hope(
        bare(tiles=SQUARES & ~apart), 3
    )


def test_steps_are_worth_less_when_time_runs_out() -> None:
    """What lies far ahead on a track needs turns to be reached."""
    early, late = ladders(COALITION, 15)[WATER][0], ladders(COALITION, 1)[WATER][0]
    assert early[5] > late[5] > 0
    assert late[15] == pytest.approx(early[15])
    assert len(steps(bare(), 5)) == 5


def test_turns_left_follow_events_and_ground() -> None:
    """P-143, P-215 The last event ends the game; so does ground that is covered."""
    s: Table = solo(boards="symmetric").state
    p = s.players[0]
    s.round = 18
    assert turns_left(s, p) == 3  # this round's tile is still to be laid
    p.fresh = 1
    assert turns_left(s, p) == 2
    p.tiles = SQUARES
    assert turns_left(s, p) <= 2


def test_medals_that_are_made_count_more_than_hopes() -> None:
    """Searches play on to some round: half of what is hoped for there comes true."""
    run = solo(3, 2)
    s: Table = run.state
    s.neighbour = []  # one of them might count lifepods
    assert total(s, 0) < medals(s, 0) < worth(s, 0)
    before = medals(s, 0)
    s.players[0].rescued += 1
    assert medals(s, 0) == pytest.approx(before + 1)
    assert rivals(s, 1) == medals(s, 0)
    assert against(s, 1, medals(s, 1)) == 0.5 < against(s, 1, medals(s, 1) - 1)
    run.random_playout(1)
    assert medals(s, 0) == worth(s, 0) == total(s, 0)


def test_alone_the_target_is_the_rival() -> None:
    """P-217 What is to be beaten stands fixed."""
    s: Table = solo(events="easy").state
    assert rivals(s, 0) == target(s.split)


def test_the_next_tiles_are_looked_at_where_they_lie_open() -> None:
    """P-214 The station turns by itself: what fits nowhere promises nothing."""
    s: Table = solo(boards="symmetric").state
    p = s.players[0]
    assert p.planet == K58
    p.tiles = SQUARES & ~(1 << square(5, 5))
    assert coming(s, p, 5) == NOWHERE
    p.tiles = ROWS[5] & SQUARES
    assert coming(s, p, 5) > NOWHERE
    assert worth(s, 0) > 0

"""The learning environments: the checks of their makers, no leaks, every option reachable."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import starboard
from starboard.kernel import Ask, Result, Table
from starboard.lab import gymnasium_env, pettingzoo_env
from starboard.lab.env.aec import SeatsEnv
from starboard.lab.env.codec import Choice, Codec, codec_of, in_order
from starboard.lab.env.reward import reward

GAMES = starboard.games(hidden=True)
#: The fewest and a few seats of every game.
SETUPS = sorted(
    {
        (game.id, seats)
        for game in GAMES.values()
        for seats in (game.seats.start, min(3, game.seats.stop - 1))
    }
)


@pytest.fixture(autouse=True)
def advice_is_no_fault() -> Iterator[None]:
    """Their checks also give advice: that observations with a mask are no bare array, say."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def play(env: SeatsEnv, seed: int, steps: int = 1 << 30) -> Iterator[tuple[str, Any]]:
    """Random agents that keep to the mask; every agent with what it saw."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter(steps):
        seen, _, over, _, _ = env.last()
        assert seen is not None
        yield agent, seen
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"])))


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_pettingzoo_is_content(game: str, seats: int) -> None:
    api_test(pettingzoo_env(game, seats=seats), num_cycles=40)
    seed_test(lambda: pettingzoo_env(game, seats=seats), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_is_content(game: str) -> None:
    fewest = GAMES[game].seats.start
    check_env(gymnasium_env(game, opponents=["random"] * (fewest - 1)))


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_random_agents_play_to_the_end(game: str, seats: int) -> None:
    env = pettingzoo_env(game, seats=seats)
    gained, last = dict.fromkeys(env.possible_agents, 0.0), None
    for agent, _ in play(env, 5):
        gained[agent] += env.last()[1]
        last = env.table
    assert env.agents == []
    assert last is not None
    assert last.result is not None
    for seat, agent in enumerate(env.possible_agents):
        assert gained[agent] == reward("win", GAMES[game], last.result, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_plays_to_the_end(game: str) -> None:
    env = gymnasium_env(game)
    seen, info = env.reset(seed=3)
    total, over, rng = 0.0, False, np.random.default_rng(3)
    while not over:
        assert info == {}
        assert env.observation_space.contains(seen)
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, gained, over, cut, info = env.step(action)
        total += gained
        assert not cut
    assert env.table is not None
    assert env.table.result is not None
    assert total == reward("win", GAMES[game], env.table.result, 0)
    assert info["score"] == env.table.result.scores[0]
    assert not seen["action_mask"].any()
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_an_observation_holds_nothing_that_the_seat_may_not_know(game: str, seats: int) -> None:
    """Where everything hidden is dealt anew, nothing in the arrays changes."""
    env = pettingzoo_env(game, seats=seats)
    codec = env.codec
    for number, (agent, _) in enumerate(play(env, 9, 60)):
        if number % 5 or env.table is None or env.table.over:
            continue
        for seat in range(seats):
            other = env.table.imagine(seat, number)
            mine, theirs = (
                codec.arrays(t, seat, choice(t, seat, codec)) for t in (env.table, other)
            )
            for part, array in mine.items():
                assert np.array_equal(array, theirs[part]), (agent, part)


def choice(table: Table, seat: int, codec: Codec) -> Choice | None:
    ask = table.ask_for(seat)
    return Choice(ask, codec.actions) if ask is not None else None


@pytest.mark.parametrize(("game", "seats"), SETUPS)
def test_nearly_everything_finds_a_place(game: str, seats: int) -> None:
    """The last column counts what found none, in games that the codec has not seen."""
    rows = [
        seen["observation"]
        for seed in (71, 72)
        for _, seen in play(pettingzoo_env(game, seats), seed)
    ]
    assert pettingzoo_env(game, seats).codec.columns[-1] == "unplaced"
    assert sum(row[-1] > 0 for row in rows) <= len(rows) / 20


def test_columns_say_what_stands_where() -> None:
    env = pettingzoo_env("_example", seats=3)
    env.reset(seed=1)
    columns = env.codec.columns
    assert len(set(columns)) == len(columns)
    assert env.table is not None
    view = env.table.observe(0)["table"]
    seen = dict(zip(columns, env.observe("player_0")["observation"], strict=True))
    assert seen["asked"] == 1
    assert seen["ask.key"] == env.codec.words["bid"]
    assert seen["ask.fact.tons"] == seen["table.wreck"] == view["wreck"]
    assert seen["table.hand#"] == len(view["hand"])
    assert [seen[f"table.hand[{n}]"] for n in range(4)] == view["hand"]
    assert [seen[f"waiting[{n}]"] for n in range(3)] == [1, 1, 1]


def test_options_are_shown_in_the_order_of_the_actions() -> None:
    env = pettingzoo_env("_example", seats=2)
    env.reset(seed=1)
    assert env.table is not None
    hand = env.table.observe(0)["table"]["hand"]
    shown = env.observe("player_0")["options"]
    bid = env.codec.kinds["bid"]
    assert shown[: len(hand), :2].tolist() == [[bid, card] for card in hand]
    assert not shown[len(hand) :].any()
    env.step(2)
    assert env.table.answers[-1] == (0, ("bid", hand[2]))
    assert env.agent_selection == "player_1"
    assert not env.observe("player_0")["action_mask"].any()


def test_the_same_options_have_the_same_places() -> None:
    options = [("b", 10), ("a",), ("b", 9), ("a", 1)]
    assert in_order(options) == in_order(options[::-1]) == [("a",), ("a", 1), ("b", 9), ("b", 10)]
    mixed = [("a", "x"), ("a", 2)]
    assert in_order(mixed) == in_order(mixed[::-1])


@pytest.mark.parametrize(("options", "actions"), [(3, 4), (4, 4), (5, 4), (16, 4), (17, 4), (9, 2)])
def test_every_option_can_be_reached(options: int, actions: int) -> None:
    """With more options than actions, windows are chosen first."""
    ask = Ask(0, "x", "E-1", [("x", n) for n in range(options)])

    def reached(path: tuple[int, ...]) -> list[Any]:
        question = Choice(ask, actions)
        for action in path:
            found = question.take(action)
        if path and found is not None:
            return [found]
        windows = question.windows()
        assert len(windows) <= actions
        return [option for n in range(len(windows)) for option in reached((*path, n))]

    assert reached(()) == list(ask.options)
    with pytest.raises(IndexError):
        Choice(ask, actions).take(-1)


def test_a_small_action_space_plays_the_same_game() -> None:
    env = pettingzoo_env("death_angel", seats=1, actions=2, render_mode="ansi")
    assert env.action_space("player_0").contains(1)
    assert not env.action_space("player_0").contains(2)
    windows = 0
    for _, seen in play(env, 4):
        if env.choice is not None and len(env.choice.span) > 2:
            windows += 1
            assert seen["options"][0, 0] == 0
            assert " ... " in str(env.render())
    assert windows > 10


def test_an_action_outside_the_mask_loses() -> None:
    zoo = pettingzoo_env("_example", seats=3)
    zoo.reset(seed=1)
    zoo.step(7)
    assert zoo.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
    assert all(zoo.terminations.values())
    assert zoo.infos["player_0"] == {"illegal": True}
    gym = gymnasium_env("_example")
    gym.reset(seed=1)
    _, gained, over, _, info = gym.step(7)
    assert (gained, over, info) == (-1.0, True, {"illegal": True})


def test_rewards() -> None:
    rivals, friends = GAMES["_example"], GAMES["death_angel"]
    win, tie = Result((1,), (3.0, 9.0), "end"), Result((0, 1), (5.0, 5.0), "end")
    lost = Result((), (1.0,), "end")
    assert [reward("win", rivals, win, seat) for seat in (0, 1)] == [-1, 1]
    assert [reward("win", rivals, tie, seat) for seat in (0, 1)] == [0, 0]
    assert [reward("score", rivals, win, seat) for seat in (0, 1)] == [3, 9]
    assert [reward("win", friends, tie, seat) for seat in (0, 1)] == [1, 1]
    assert reward("win", friends, lost, 0) == -1
    three = Result((0, 2), (5.0, 1.0, 5.0), "end")
    assert [reward("win", rivals, three, seat) for seat in range(3)] == [1, -1, 1]


def test_bots_sit_at_the_other_seats() -> None:
    env = gymnasium_env("_example", opponents=["greedy:1", "random"], seat=1)
    env.reset(seed=2)
    assert env.table is not None
    assert env.table.seats == 3
    env.step(0)
    assert {seat for seat, _ in env.table.answers} == {0, 1, 2}
    again = gymnasium_env("_example", opponents=["greedy:1", "random"], seat=1)
    again.reset(seed=2)
    again.step(0)
    assert again.table is not None
    assert again.table.digest() == env.table.digest()


def test_masks_as_maskable_policies_want_them() -> None:
    env = gymnasium_env("_example")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == bool
    assert env.action_masks().tolist() == seen["action_mask"].tolist()


def test_environments_run_in_a_vector() -> None:
    vector = gymnasium.vector.SyncVectorEnv([lambda: gymnasium_env("_example")] * 2)
    seen, _ = vector.reset(seed=1)
    assert seen["action_mask"].shape == (2, 8)
    seen, gained, _, _, _ = vector.step(np.array([0, 1]))
    assert gained.shape == (2,)


def test_rendering_is_in_words() -> None:
    env = gymnasium_env("_example", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert text.splitlines()[1].strip().startswith("0  Bid")
    assert gymnasium_env("_example").render() is None


@pytest.mark.parametrize(
    ("words", "error"),
    [
        ({"game": "chess"}, starboard.UnknownGame),
        ({"game": "_example", "seats": 9}, starboard.BadSetup),
        ({"game": "_example", "variant": {"mode": 1}}, starboard.BadSetup),
        ({"game": "_example", "reward": "glory"}, starboard.BadSetup),
        ({"game": "_example", "actions": 1}, starboard.BadSetup),
    ],
)
def test_bad_setups_are_refused(words: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        pettingzoo_env(**words)


def test_bad_opponents_are_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot"):
        gymnasium_env("_example", opponents=["clever"])
    with pytest.raises(starboard.BadSetup):
        gymnasium_env("_example", opponents=[])
    with pytest.raises(starboard.BadSetup):
        gymnasium_env("_example", seat=2)


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_what_is_missing_is_said(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=f"{package}.*launch setup learn"):
        pettingzoo_env("_example")


def test_the_laboratory_is_part_of_the_contract() -> None:
    assert starboard.lab.pettingzoo_env is pettingzoo_env
    with pytest.raises(AttributeError):
        _ = starboard.attic


def test_a_codec_is_made_once_and_the_same_everywhere() -> None:
    one, two = (Codec(GAMES["death_angel"], 2, {}, None) for _ in range(2))
    assert one is not two
    assert (one.columns, one.words, one.actions) == (two.columns, two.words, two.actions)
    assert codec_of("death_angel", 2, None, None) is codec_of("death_angel", 2, {}, None)


def test_a_fingerprint_names_the_encoding() -> None:
    def fingerprint(seats: int, actions: int | None = None) -> str:
        game = starboard.game("_example")
        return Codec(game, seats, {}, actions).fingerprint

    assert fingerprint(2) == fingerprint(2)
    assert len({fingerprint(2), fingerprint(3), fingerprint(2, actions=16)}) == 3

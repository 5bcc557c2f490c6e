"""The engines that we measure ourselves against; one that is missing is skipped aloud."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from .measure import Probe, Work

CATANATRON = "3.2.1"


def catan_ticks() -> Work:
    """catanatron: Catan, four random players; a unit is one decision."""
    from catanatron import Color, Game, RandomPlayer

    def fresh() -> Any:
        return Game([RandomPlayer(color) for color in list(Color)[:4]])

    game = fresh()

    def work() -> int:
        nonlocal game
        for _ in range(25):
            game.play_tick()
        if game.winning_color() is not None or game.state.num_turns > 900:
            game = fresh()
        return 25

    return work


def catan_copies() -> Work:
    """catanatron: a copy of a game of Catan in the middle."""
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in list(Color)[:4]])
    for _ in range(300):
        game.play_tick()

    def work() -> int:
        for _ in range(10):
            game.copy()
        return 10

    return work


def catan_playouts() -> Work:
    """catanatron: copies at the middle of games, played to the end at random; a unit is a playout.

    Its package brings no tree search: this is what one with full playouts would do at the least.
    """
    middles = [_catan_at(seed, _catan_length(seed) // 2) for seed in range(6)]
    number = 0

    def work() -> int:
        nonlocal number
        number += 1
        copy = middles[number % len(middles)].copy()
        while not _catan_over(copy):
            copy.play_tick()
        return 1

    return work


def _catan_at(seed: int, ticks: int) -> Any:
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in list(Color)[:4]], seed=seed)
    for _ in range(ticks):
        game.play_tick()
    return game


def _catan_length(seed: int) -> int:
    game, ticks = _catan_at(seed, 0), 0
    while not _catan_over(game):
        game.play_tick()
        ticks += 1
    return ticks


def _catan_over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns > 900


def tic_tac_toe() -> Work:
    """open_spiel: tic-tac-toe written in Python, random play; a unit is one decision."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe as _  # noqa: F401 - registers the game

    game = pyspiel.load_game("python_tic_tac_toe")
    rng = random.Random(1)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
        return decisions

    return work


def connect_four_search() -> Work:
    """open_spiel: MCTS in Python on connect four; a unit is one simulation."""
    import numpy  # comes with open_spiel
    import pyspiel
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("connect_four")
    evaluator = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 50, evaluator, random_state=numpy.random.RandomState(1))
    state = game.new_initial_state()

    def work() -> int:
        bot.mcts_search(state)
        return 50

    return work


PEERS: dict[str, Callable[[], Work]] = {
    "catan ticks": catan_ticks,
    "catan copies": catan_copies,
    "catan playouts": catan_playouts,
    "tic-tac-toe": tic_tac_toe,
    "connect four MCTS": connect_four_search,
}


def present() -> tuple[dict[str, Probe], dict[str, str]]:
    """The peers that are installed, and why the others are not there."""
    found, missing = {}, {}
    for name, make in PEERS.items():
        try:
            found[name] = Probe(name, make())
        except ImportError as error:
            missing[name] = str(error)
    return found, missing

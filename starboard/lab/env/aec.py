"""PettingZoo: one agent a seat, asked one after another, each with a mask of what it may do."""

from __future__ import annotations

from typing import Any, SupportsInt

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from starboard.kernel import Table

from .codec import Arrays, Choice, Codec
from .reward import ILLEGAL, ending, reward
from .show import shown


class SeatsEnv(AECEnv[str, Arrays, Any]):
    """A table as an AEC environment. ``table`` is the game itself, ``codec`` explains the arrays.

    Where several seats decide at once they are asked one after another, the lowest first; what
    they answered stays hidden from the others as the rules say. Forced answers are given by the
    table: an agent is asked only where it has a choice.
    """

    def __init__(self, codec: Codec, reward_kind: str, render_mode: str | None) -> None:
        game = codec.game
        self.codec = codec
        self.reward_kind = reward_kind
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game.id.strip('_')}_v{game.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(codec.seats)]
        self.agents = []
        self.observation_spaces = {agent: codec.space() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(codec.actions) for agent in self.possible_agents
        }
        self._rng = np.random.default_rng()
        self.table: Table | None = None
        self.choice: Choice | None = None

    def observation_space(self, agent: str) -> spaces.Space[Arrays]:
        """The same for every agent, but seeded apart."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every agent, but seeded apart."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed the next one of those that the last seed began."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table = self._new_table()
        while self.table.over:  # chance alone has decided it: nobody can learn from that
            self.table = self._new_table()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask_next()

    def _new_table(self) -> Table:
        codec, number = self.codec, int(self._rng.integers(1 << 62))
        return Table(codec.game, codec.seats, number, codec.variant, auto=True)

    def _ask_next(self) -> None:
        assert self.table is not None
        if self.table.over:
            self.choice = None
            self._end()
            return
        ask = min(self.table.pending, key=lambda each: each.seat)
        self.choice = Choice(ask, self.codec.actions)
        self.agent_selection = self.possible_agents[ask.seat]

    def _end(self) -> None:
        assert self.table is not None
        assert self.table.result is not None
        result = self.table.result
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = reward(self.reward_kind, self.codec.game, result, seat)
            self.terminations[agent] = True
            self.infos[agent] = ending(result, seat)

    def observe(self, agent: str) -> Arrays:
        """What the agent's seat may know; the mask is empty unless it is asked now."""
        assert self.table is not None, "reset() comes first"
        seat = self.possible_agents.index(agent)
        asked = self.choice is not None and self.choice.ask.seat == seat
        return self.codec.arrays(self.table, seat, self.choice if asked else None)

    def step(self, action: SupportsInt | None) -> None:
        """Answer for the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.table is not None
        assert self.choice is not None
        assert action is not None, "only an agent whose game has ended does nothing"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            option = self.choice.take(int(action))
        except IndexError:
            self._forfeit(agent)
        else:
            if option is not None:
                self.table.answer(self.choice.ask.seat, option)
                self._ask_next()
        self._accumulate_rewards()

    def _forfeit(self, agent: str) -> None:
        self.choice = None
        self.rewards[agent] = ILLEGAL
        self.infos[agent] = {"illegal": True}
        self.terminations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The question and the options by number, in words."""
        return shown(self.choice, self.table) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is kept open."""

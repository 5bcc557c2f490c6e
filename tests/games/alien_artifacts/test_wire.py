"""A-12 What is hidden stays on the server, byte by byte: hands, plans, Artifacts, deck backs."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import starboard
from starboard.games.alien_artifacts.bot.policy import rollout_policy
from starboard.games.alien_artifacts.state import Galaxy
from starboard.kernel import Table
from starboard.server.game_server import GameServer
from starboard.server.settings import Settings
from tests.server.test_secrecy import compare_everywhere, look, room_around


def late_table(seed: int) -> Table:
    """A game for three in which several hold Artifacts, and somebody an unseen plan."""
    table = starboard.new("alien_artifacts", seats=3, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        s: Galaxy = table.state
        holders = sum(bool(p.artifacts) for p in s.players)
        unseen = any(not p.shown >> plan & 1 for p in s.players for plan in p.plans)
        if holders >= 2 and unseen:
            return table
        ask = table.pending[0]
        if any(option[0] == "artifact" for option in ask.options):  # they are kept
            table.answer(ask.seat, next(o for o in ask.options if o[0] != "artifact"))
        else:
            table.answer(ask.seat, rollout_policy(s, ask, rng.random()))
    raise AssertionError("nobody has found what the test is about")


def buying_table(seed: int) -> Table:
    """A purchase: the buyer sees cards of a deck that nobody else may know."""
    table = starboard.new("alien_artifacts", seats=2, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        ask = table.pending[0]
        if ask.key == "keep" and len(ask.options) > 2:
            return table
        most = [o for o in ask.options if o[0] in ("buy", "extra")]
        table.answer(ask.seat, most[-1] if most else rollout_policy(table.state, ask, rng.random()))
    raise AssertionError("nobody has bought anything")


def test_late_in_the_game_everybody_is_sent_what_they_may_know(tmp_path: Path) -> None:
    """A-12, A-128, A-139 Two worlds that a seat cannot tell apart send it the same bytes."""

    async def run() -> int:
        server = GameServer(Settings(database=f"sqlite:///{tmp_path / 'x.db'}"))
        return compare_everywhere(server, late_table(4), random.Random(7), 12)

    assert asyncio.run(run()) > 40


def test_a_purchase_is_seen_by_the_buyer_alone(tmp_path: Path) -> None:
    """A-67 The buyer looks at both sides; the others know how many cards were drawn."""

    async def run() -> int:
        server = GameServer(Settings(database=f"sqlite:///{tmp_path / 'x.db'}"))
        return compare_everywhere(server, buying_table(5), random.Random(8), 6)

    assert asyncio.run(run()) > 10


def test_the_comparison_would_notice(tmp_path: Path) -> None:
    """The holder of hidden cards is sent other bytes when those cards are others."""

    async def run() -> None:
        server = GameServer(Settings(database=f"sqlite:///{tmp_path / 'x.db'}"))
        table = late_table(4)
        holder = next(n for n, p in enumerate(table.state.players) if p.artifacts)
        other = table.imagine((holder + 1) % 3, 99)
        other.state.key, other.state.draws = table.state.key, table.state.draws
        mine = [look(room_around(server, each), holder) for each in (table, other)]
        assert mine[0] != mine[1]

    asyncio.run(run())

"""An HTTP call, and the server that it came to."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State

from .game_server import GameServer

Call = Request[Any, Any, State]


def server_of(call: Call) -> GameServer:
    """The server behind the application."""
    server: GameServer = call.app.state.server
    return server

"""The application: routes, errors, and how it starts and stops."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.app import AppConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import starboard
from starboard.kernel import Message

from . import api, boxes, health, pages
from .game_server import GameServer
from .guard import LONGEST_BODY, Asgi, Guard
from .logs import limit_repeated_lines
from .play import play
from .problem import Problem
from .settings import Settings
from .store import Down

log = logging.getLogger("starboard.server")

CODES = {404: "not-found", 405: "wrong-method", 413: "too-large", 415: "wrong-type"}


def make_app(server: GameServer) -> Asgi:
    """The whole ASGI application around one server."""

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = Litestar(
        route_handlers=[api.router, boxes.router, play, *health.handlers, *pages.handlers],
        lifespan=[life],
        exception_handlers={
            Problem: answer_problem,
            Down: answer_down,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Starboard",
            version=starboard.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        type_encoders={Message: Message.plain},
        request_max_body_size=LONGEST_BODY,
        on_app_init=[_quiet],
        debug=False,
    )
    app.state.server = server
    return Guard(app, server)  # type: ignore[arg-type]  # both speak ASGI


def make_from_environment() -> Asgi:
    """The application of one worker process."""
    limit_repeated_lines()
    return make_app(GameServer(Settings.from_environment()))


def _quiet(config: AppConfig) -> AppConfig:
    config.logging_config = None  # whoever starts the server configures logging
    return config


def answer_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[Any]:
    """Bad input: its code and its sentence."""
    return Response(
        {"error": problem.plain()}, status_code=problem.status, media_type=MediaType.JSON
    )


def answer_down(request: Request[Any, Any, Any], error: Down) -> Response[Any]:
    """The store does not answer: it is worth trying again."""
    log.error("the store does not answer: %s", error)
    return answer_problem(request, Problem("no-store"))


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the same form."""
    if error.status_code >= 500:
        return answer_fault(request, error)
    code = CODES.get(error.status_code, "bad-request")
    why = _reasons(error)
    problem = Problem(code, **({"why": why} if code == "bad-request" else {}))
    if code == "too-large":
        problem = Problem(code, most=LONGEST_BODY)
    answer = answer_problem(request, problem)
    answer.headers.update({k: v for k, v in (error.headers or {}).items() if k.lower() == "allow"})
    return answer


def _reasons(error: HTTPException) -> str:
    """Which field is wrong, and how; never more than a few hundred characters of it."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
    return ("; ".join(parts) or error.detail)[:300]


def answer_too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """JSON that is nested beyond reason."""
    return answer_problem(request, Problem("bad-json"))


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """A fault of ours: the log has the details, the visitor a sentence."""
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    request.app.state.server.metrics.count("faults")
    return answer_problem(request, Problem("internal"))

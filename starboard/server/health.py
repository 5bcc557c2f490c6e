"""What a machine asks: is it well, is it ready, how is it doing."""

from __future__ import annotations

import asyncio
import time

from litestar import MediaType, Response, get

from .calls import Call, server_of
from .faults import faults
from .metrics import exposition
from .problem import Problem

PATIENCE = 1.5  # seconds: whoever asks has an answer within two
WRITE_EVERY = 5.0  # seconds for which a successful write is believed


@get("/health", responses=faults(503))
async def health(request: Call) -> dict[str, str]:
    """All is well: the store answers, and it can be written to. Within two seconds, either way."""
    await _check(request)
    return {"status": "ok"}


@get("/ready", responses=faults(503))
async def ready(request: Call) -> dict[str, str]:
    """Send visitors here: it is well, and is not being stopped."""
    if server_of(request).stopping:
        raise Problem("stopping")
    await _check(request)
    return {"status": "ready"}


async def _check(request: Call) -> None:
    server = server_of(request)
    work = [server.store.check()]
    if time.monotonic() - server.wrote > WRITE_EVERY:  # a full disk is read without complaint
        work.append(server.try_writing())
    try:
        await asyncio.wait_for(asyncio.gather(*work), PATIENCE)
    except Exception as error:
        raise Problem("no-store") from error


@get("/metrics", include_in_schema=False)
async def metrics(request: Call) -> Response[str]:
    """Counts and times for Prometheus; for this machine alone unless the host says otherwise."""
    server = server_of(request)
    if not server.settings.metrics:
        raise Problem("not-found")
    return Response(exposition(server), media_type=MediaType.TEXT)


handlers = [health, ready, metrics]

"""Starting and stopping the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn
from uvicorn.supervisors import Multiprocess

import starboard
from starboard import editions
from starboard.data.box import BoxError
from starboard.data.edition import chosen
from starboard.kernel import Message
from starboard.workshop import shelves

from .settings import Settings
from .store import open_store

LARGEST_MESSAGE = 64 * 1024
PORTS_TO_TRY = 20


def run(port: int, host: str, database: str | None, workers: int, open_browser: bool) -> None:
    """Run until Ctrl-C. A taken port gives way to the next free one."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    try:
        settings = Settings.from_environment(database=database or None)
        if workers < 1:
            raise ValueError(f"at least one worker is needed, not {workers}")
        if workers > 1 and settings.database_url.startswith("sqlite:"):
            raise ValueError("several workers need a PostgreSQL database (--database)")
        told = use_own_editions(settings.editions_folder)
        asyncio.run(try_store(settings.database_url))
        listener = listen(host, port)
    except (ValueError, OSError) as error:
        print(f"starboard: {error}", file=sys.stderr)
        sys.exit(2)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    found = listener.getsockname()[1]
    if found != port and port != 0:
        print(f"Port {port} is taken; using {found} instead.", flush=True)
    for sentence in told:
        print(sentence, flush=True)
    address = f"http://{shown}:{found}/"
    print(f"Starboard is ready: {address}   (Ctrl-C stops it)", flush=True)
    if open_browser:
        threading.Timer(0.5, webbrowser.open, [address]).start()
    os.environ["STARBOARD_HOST"] = host
    serve(settings, listener, workers)


def use_own_editions(folder: Path) -> list[str]:
    """Play with the editions of this machine, where no other was named; what to say of them all.

    Every game reads its box here already: one that cannot be played must not be found out by the
    first visitor."""
    named = {edition.game: edition for edition in chosen()}
    own = [editions.read(head.parent) for head in sorted(folder.glob(f"*/{editions.HEAD}"))]
    more = [edition for edition in own if edition.game not in named]
    if more:
        editions.use([edition.folder for edition in (*named.values(), *more)])
    try:
        starboard.games()
    except BoxError as fault:
        where = ", ".join(str(edition.folder) for edition in chosen())
        raise editions.BadEdition(
            f"the edition in {where} does not fit its game: {fault};"
            " move it away to play with the box as it comes"
        ) from None
    told = []
    for edition in chosen():
        facts = {"name": edition.name, "count": shelves.changes(edition.game)[1]}
        said = Message("", "box-edition", facts).text("en")
        told.append(f"{starboard.game(edition.game).title('en')}: {said}: {edition.folder}")
    return told


async def try_store(url: str) -> None:
    """Open it once, so that a fault becomes a sentence and not a failed start."""
    store = open_store(url)
    try:
        await store.start()
        await store.stop()
    except Exception as error:  # each driver has its own
        raise ValueError(f"cannot open the database: {error}") from None


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    error: OSError | None = None
    for number in [0] if port == 0 else range(port, min(port + PORTS_TO_TRY, 65536)):
        # Named as TCP: only then does asyncio send small packets at once, not 40 ms later.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
            listener.listen(1024)
        except OSError as taken:
            listener.close()
            error = taken
            if not 0 <= port < 65536 or number == 0:
                break
        else:
            listener.setblocking(False)
            return listener
    raise OSError(f"cannot listen on {host} port {port}: {error}")


def serve(settings: Settings, listener: socket.socket, workers: int) -> None:
    """Answer calls until a signal comes, then close every socket."""
    # Worker processes find everything there; nothing else reaches them.
    os.environ["STARBOARD_DATABASE"] = settings.database_url
    if workers > 1 and not settings.bot_workers:  # they share the processors among them
        os.environ["STARBOARD_BOT_WORKERS"] = str(max(1, (os.cpu_count() or 1) // workers))
    config = uvicorn.Config(
        "starboard.server.app:make_from_environment",
        factory=True,
        workers=workers,
        log_level="warning",
        access_log=False,
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=settings.compress,
        timeout_graceful_shutdown=3,  # a socket that does not close must not keep us
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies.split(),
    )
    with contextlib.suppress(KeyboardInterrupt):
        if workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])

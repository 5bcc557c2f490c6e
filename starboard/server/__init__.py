"""The web application: tables, seats, store, sockets, bots' seats. ``main()`` runs it."""

from __future__ import annotations


def main(
    port: int = 8000,
    host: str = "127.0.0.1",
    database: str | None = None,
    workers: int = 1,
    open_browser: bool = False,
) -> None:
    """Run the server until Ctrl-C or SIGTERM; a taken port gives way to the next free one.

    ``database``: ``sqlite:///path`` or ``postgresql://...``; by default a file of this user.
    """
    from .run import run  # a bot's process lives in this package, too, and needs no web server

    run(port, host, database, workers, open_browser)

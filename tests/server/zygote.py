"""Starts servers quickly: everything is imported once, and each server is a fork of that.

Reads one JSON line for each server (the arguments of main, and settings for the environment), and
writes the process id; the server itself writes its address.
"""

from __future__ import annotations

import json
import os
import signal
import sys

import starboard
import starboard.server.app
import starboard.server.run  # so that forks need not import it
from starboard.server import main


def serve() -> None:
    """Fork a server for every line."""
    starboard.games(hidden=True)  # nor the games
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them: no zombies
    for line in sys.stdin:
        order = json.loads(line)
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            os.environ.update(order["environment"])
            main(**order["arguments"])
            sys.stdout.flush()
            os._exit(0)
        os.write(1, f"pid {pid}\n".encode())  # in one piece: the server writes to the same pipe


if __name__ == "__main__":
    serve()

"""A PostgreSQL server of our own, thrown away after the tests."""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tools.system import find_postgres


class Cluster:
    """Made in a second or two; no password, reachable from this machine only."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="starboard-pg-"))
        self._data = self._folder / "data"
        self._names = itertools.count(1)
        self.port = _free_port()
        if os.geteuid() == 0:
            shutil.chown(self._folder, "postgres")
        self._run("initdb", "-D", self._data, "-A", "trust", "-U", "postgres", "--no-sync",
                  "-E", "UTF8", "--locale=C.UTF-8")  # fmt: skip
        self.start()

    def start(self) -> None:
        """Run, as after a crash."""
        options = f"-p {self.port} -k {self._folder} -c fsync=off -c listen_addresses=127.0.0.1"
        log = self._folder / "log"
        self._run("pg_ctl", "-D", self._data, "-o", options, "-w", "-l", log, "start")

    def crash(self) -> None:
        """End at once, with every connection."""
        self._run("pg_ctl", "-D", self._data, "-m", "immediate", "stop")

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Connections stay, and nothing is answered."""
        parent = int((self._data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
        processes = [parent, *map(int, children)]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def _run(self, program: str, *arguments: object) -> None:
        folder = find_postgres()
        assert folder is not None
        command = [f"{folder}/{program}", *map(str, arguments)]
        if os.geteuid() == 0:  # the server refuses to run as root
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *command]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self._folder)

    def database(self) -> str:
        """The URL of a fresh database."""
        name = f"test{next(self._names)}"
        where = ("-h", "127.0.0.1", "-p", self.port, "-U", "postgres")
        self._run("createdb", *where, name)
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        """End it and remove every trace."""
        self.crash()
        shutil.rmtree(self._folder, ignore_errors=True)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port

"""Starting, stopping, and ports that are taken."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from starboard.server.settings import Settings
from tests.server.harness import Server, Zygote

START = (
    "import sys; from starboard.server import main; main(int(sys.argv[1]), database=sys.argv[2])"
)


def start(port: int, database: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", START, str(port), database],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **environment},
    )  # fmt: skip


def test_a_taken_port_gives_way_and_ctrl_c_ends_it_cleanly(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = start(port, f"sqlite:///{tmp_path / 'x.db'}")
        assert process.stdout
        assert f"Port {port} is taken" in process.stdout.readline()
        ready = process.stdout.readline()
    address = ready.split()[3]
    assert address.startswith("http://localhost:")
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            assert httpx.get(address + "health", timeout=60).status_code == 200
            break
        except httpx.ConnectError:
            time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, "")


@pytest.mark.parametrize(
    ("port", "database", "why"),
    [
        (0, "mysql://me:secret@host/x", "a database is sqlite:///path"),
        (70000, "", "port"),
        (0, "sqlite:////dev/null/x.db", "cannot open the database"),
    ],
)
def test_bad_arguments_get_one_sentence(port: int, database: str, why: str, tmp_path: Path) -> None:
    process = start(port, database or f"sqlite:///{tmp_path / 'x.db'}")
    _, errors = process.communicate(timeout=60)
    assert process.returncode != 0
    assert why in errors
    assert "secret" not in errors
    assert "Traceback" not in errors
    assert errors.count("\n") == 1


def test_a_bad_setting_is_named(tmp_path: Path) -> None:
    process = start(0, f"sqlite:///{tmp_path / 'x.db'}", STARBOARD_BOT_DELAY="soon")
    _, errors = process.communicate(timeout=60)
    assert "STARBOARD_BOT_DELAY is a number, not 'soon'" in errors
    assert "Traceback" not in errors


def test_open_sockets_do_not_keep_the_server(zygote: Zygote, tmp_path: Path) -> None:
    server = Server(zygote, tmp_path)
    server.start()
    guest = server.guest()
    table = guest.create("me", "link", "bot:random")["table"]
    lines = [guest.sit(table, 0), guest.sit(table)]
    took = server.stop()
    assert took < 10  # without a reader on each socket it would never end
    assert [line.closed_with() for line in lines] == [1012, 1012]


def test_settings_from_the_environment() -> None:
    made = Settings.from_environment(
        {"STARBOARD_BOT_DELAY": "0.5", "STARBOARD_SHOW_HIDDEN": "yes", "STARBOARD_SECRET": "s"},
        database="sqlite:///x",
    )
    assert (made.bot_delay, made.show_hidden, made.secret) == (0.5, True, "s")
    assert made.database_url == "sqlite:///x"
    assert Settings().database_url.endswith("/starboard/starboard.db")
    with pytest.raises(ValueError, match="yes or no"):
        Settings.from_environment({"STARBOARD_SHOW_HIDDEN": "maybe"})

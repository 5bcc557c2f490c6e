"""The text client on a real terminal: colours, pauses between people, and a wiped screen."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WIPE = "\x1b[H\x1b[2J\x1b[3J"


def hear_ctrl_c() -> None:
    """Whoever runs the tests in the background has it ignored, and so would all they start."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *words: str, wide: int = 100, high: int = 40) -> None:
        self.ours, theirs = os.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", high, wide, 0, 0))
        env = {**os.environ, "PYTHONPATH": str(ROOT), "TERM": "xterm-256color"}
        for name in ("NO_COLOR", "COLUMNS", "LINES"):
            env.pop(name, None)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "starboard", *words],
            stdin=theirs, stdout=theirs, stderr=theirs, env=env, start_new_session=True,
            preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - the tests have no threads
        )  # fmt: skip
        os.close(theirs)
        self.said = ""

    def until(self, words: str, patience: float = 60) -> str:
        """Read until these words come up; what was said since the last time."""
        end, new = time.monotonic() + patience, ""
        while words not in new:
            assert time.monotonic() < end, f"{words!r} did not come up:\n{new[-2000:]}"
            if select.select([self.ours], [], [], 0.2)[0]:
                try:
                    new += os.read(self.ours, 65536).decode(errors="replace")
                except OSError:  # the program has gone
                    assert words in new, new[-2000:]
        self.said += new
        return new

    def type(self, line: str) -> None:
        os.write(self.ours, f"{line}\n".encode())

    def gone(self, patience: float) -> bool:
        """Has the program ended? What it says meanwhile is read: a full terminal would hold it."""
        end = time.monotonic() + patience
        while self.program.poll() is None and time.monotonic() < end:
            if select.select([self.ours], [], [], 0.05)[0]:
                with contextlib.suppress(OSError):
                    self.said += os.read(self.ours, 65536).decode(errors="replace")
        return self.program.poll() is not None

    def end(self) -> int:
        assert self.gone(60), f"it does not end:\n{self.said[-2000:]}"
        os.close(self.ours)
        return self.program.wait()


def test_several_people_share_a_screen() -> None:
    t = Terminal("play", "_example", "--seats", "me,me", "--seed", "5", "--lang", "en")
    pause = t.until("presses Enter.")
    assert "Hand over to Player 1" in pause
    assert "Bid" not in pause  # nobody's cards are shown before somebody sits down
    t.type("")
    first = t.until("Your choice")
    assert "Bid 13" in first
    assert "\x1b[1;38;" in first or "\x1b[1m" in first  # colours
    t.type("2")
    pause = t.until("presses Enter.")
    assert WIPE in pause
    assert pause.index(WIPE) < pause.index("Hand over to Player 2")
    assert "Bid" not in pause.partition(WIPE)[2]
    t.type("")
    second = t.until("Your choice")
    assert "Bid 13" not in second
    t.type("q")
    t.until("Until next time.")
    assert t.end() == 0


def test_ctrl_c_leaves_at_once() -> None:
    t = Terminal("play", "_example", "--seats", "me,random", "--lang", "hu")
    t.until("Választásod")
    for _ in range(40):  # the prompt is on the screen a moment before anybody listens
        t.program.send_signal(signal.SIGINT)
        if t.gone(0.5):
            break
    assert t.end() == 130


def test_stepping_through_a_save(tmp_path: Path) -> None:
    import starboard

    table = starboard.new("_example", seats=2, seed=3)
    for _ in range(4):
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    file = tmp_path / "save.json"
    file.write_text(table.save(), encoding="utf-8")
    t = Terminal("replay", str(file), "--lang", "en")
    t.until("0/4")
    t.type("")
    assert "   1  Player 1: Bid" in t.until("1/4")
    t.type("3")
    t.until("3/4")
    t.type("b")
    t.until("2/4")
    t.type("q")
    assert t.end() == 0

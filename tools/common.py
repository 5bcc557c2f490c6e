"""Small things that every part of the launcher uses."""

from __future__ import annotations

import fcntl
import hashlib
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"


class Trouble(Exception):
    """Something a person has to hear, in one sentence, before the launcher gives up."""


def say(text: str) -> None:
    """Tell the person something; on stderr, so that `--json` output stays clean."""
    print(f"starboard: {text}", file=sys.stderr, flush=True)


def run(
    command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a set-up step; what it prints goes to stderr, a failure raises."""
    subprocess.run([str(part) for part in command], check=True, cwd=cwd, env=env, stdout=sys.stderr)


def output(command: Sequence[str | Path]) -> str | None:
    """What a command prints, or None when it does not work here."""
    try:
        done = subprocess.run(
            [str(part) for part in command], check=False, capture_output=True, text=True
        )
    except OSError:
        return None
    return done.stdout if done.returncode == 0 else None


def fingerprint(files: Iterable[Path]) -> str:
    """One hash for the names and the contents of these files."""
    digest = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"{file.relative_to(ROOT)}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()


@contextmanager
def alone(work: str = "launch") -> Iterator[None]:
    """Hold off a second launcher in this folder while the first one installs or builds.

    Not to be entered twice: it would wait for itself.
    """
    CACHE.mkdir(exist_ok=True)
    with (CACHE / f"{work}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("another launch is setting up this folder; waiting for it ...")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield

"""`./launch test`: every check there is, and one summary at the end."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tools import client, system
from tools.common import ROOT, Trouble
from tools.environment import BIN, ensure, inside


@dataclass(frozen=True)
class Outcome:
    name: str
    verdict: str  # "ok", "FAILED" or "skipped"
    remark: str

    def __str__(self) -> str:
        return f"  {self.name:<16} {self.verdict:<8} {self.remark}"


def prepare() -> dict[str, str]:
    """Set up all that the tests use; what cannot be had is told to them by its reason."""
    ensure("dev")
    reasons = {
        "STARBOARD_SKIP_BROWSER": system.why_no_browser(install=True),
        "STARBOARD_SKIP_POSTGRES": system.why_no_postgres(install=True),
    }
    return {name: reason for name, reason in reasons.items() if reason}


def test(arguments: Sequence[str]) -> int:
    skips = prepare()
    outcomes = [
        check("ruff check", ["ruff", "check"]),
        check("ruff format", ["ruff", "format", "--check"]),
        check("mypy", ["mypy"]),
        *client_checks(),
    ]
    if any(o.name == "client build" and o.verdict != "ok" for o in outcomes):
        skips.setdefault("STARBOARD_SKIP_BROWSER", "the web client is not built")
    # Stealing: the long games in the browser must not keep others waiting behind them.
    pytest = ["pytest", "-n", "2", "--dist", "worksteal"]
    outcomes.append(check("pytest", [*pytest, *arguments], skips))
    for name, reason in skips.items():
        kind = name.removeprefix("STARBOARD_SKIP_").lower()
        outcomes.append(Outcome(f"{kind} tests", "skipped", reason))
    print("\nSummary", *outcomes, sep="\n", flush=True)
    failed = [outcome.name for outcome in outcomes if outcome.verdict == "FAILED"]
    print(f"\nFailed: {', '.join(failed)}." if failed else "\nAll checks passed.", flush=True)
    return 1 if failed else 0


def check(name: str, command: Sequence[str], variables: Mapping[str, str] = {}) -> Outcome:
    def run() -> None:
        env = {**inside(), **variables}
        subprocess.run([BIN / command[0], *command[1:]], check=True, cwd=ROOT, env=env)

    return attempt(name, run)


def client_checks() -> list[Outcome]:
    if not client.exists():
        return [Outcome("web client", "skipped", "there is no client/ folder in this copy")]
    try:
        tools = client.toolchain()
    except Trouble as trouble:
        return [Outcome("client build", "skipped", f"no Node.js: {trouble}")]
    return [
        attempt("client build", client.build),
        attempt("client check", lambda: client.npm(tools, "run", "check")),
        attempt("client test", lambda: client.npm(tools, "run", "test")),
    ]


def attempt(name: str, action: Callable[[], None]) -> Outcome:
    print(f"\n--- {name}", flush=True)
    start = time.monotonic()
    try:
        action()
    except subprocess.CalledProcessError:
        return Outcome(name, "FAILED", f"{time.monotonic() - start:.1f} s")
    except (Trouble, OSError) as trouble:
        print(trouble, flush=True)
        return Outcome(name, "FAILED", str(trouble))
    return Outcome(name, "ok", f"{time.monotonic() - start:.1f} s")


def soak(arguments: Sequence[str]) -> None:
    """The long tests, which `test` leaves out."""
    env = {**inside(), **prepare()}
    ensure("dev", "cluster")
    os.chdir(ROOT)
    os.execve(BIN / "pytest", ["pytest", "-m", "soak", *arguments], env)

"""Programs that only the operating system can give: a browser and a database for the tests."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools.common import say

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
APT_LIMIT = 900  # seconds; a mirror that hangs must not hang the tests


def apt_install(*packages: str) -> str | None:
    """Install Debian packages. None when they are there now, else the reason why not."""
    wish = f"apt-get install {' '.join(packages)}"
    if not shutil.which("apt-get"):
        return "it is not installed, and there is no apt-get to install it with"
    if os.geteuid() != 0:
        return f"it is not installed (root can: {wish})"
    say(f"{wish} ...")
    patience = ["-q", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=30"]
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        try:
            done = subprocess.run(
                ["apt-get", *patience, *step],
                check=False,
                env=env,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=APT_LIMIT,
            )
        except subprocess.TimeoutExpired:
            return f"{wish} took longer than {APT_LIMIT // 60} minutes"
        if done.returncode != 0:
            last = (done.stderr.strip() or done.stdout.strip() or "no message").splitlines()[-1]
            return f"{wish} failed: {last}"
    return None


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def find_postgres() -> str | None:
    """The folder of initdb and pg_ctl, which Debian keeps away from PATH."""
    if initdb := shutil.which("initdb"):
        return str(Path(initdb).resolve().parent)
    folders = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    return max((str(file.parent) for file in folders), default=None)


def why_no_browser(*, install: bool = False) -> str | None:
    """None when browser tests can run here; otherwise why they cannot."""
    if asked := os.environ.get("STARBOARD_SKIP_BROWSER"):
        return asked
    if find_browser():
        return None
    if not install:
        return "no chromium here"
    reason = apt_install("chromium", "fonts-dejavu-core")
    return f"no chromium: {reason}" if reason else None


def why_no_postgres(*, install: bool = False) -> str | None:
    """None when PostgreSQL tests can run here; otherwise why they cannot."""
    if asked := os.environ.get("STARBOARD_SKIP_POSTGRES"):
        return asked
    if find_postgres():
        return None
    if not install:
        return "no PostgreSQL server here"
    reason = apt_install("postgresql")
    return f"no PostgreSQL: {reason}" if reason else None

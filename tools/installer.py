"""Installs lock files with uv, or with pip where uv cannot be had, and compiles them.

No file of ours names a package index: which one is used is the machine's business.
"""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.common import ROOT, Trouble, fingerprint, output, run, say
from tools.system import apt_install

BOOT = ROOT / ".boot"  # a home for our own uv, where the machine has none

# Every set of packages, in the order of locking, and the sets it has to agree with.
LOCK_ORDER: dict[str, tuple[str, ...]] = {
    "uv": (),
    "node": (),
    "run": (),
    "postgres": (),
    "dev": ("run", "postgres"),
    "compile": ("dev",),
    "bench": ("dev",),
    "cluster": ("dev",),
    "learn": ("dev",),
}

# pip's settings, and the variable in which uv looks for the same thing.
PIP_TO_UV = {
    "index-url": "UV_DEFAULT_INDEX",
    "extra-index-url": "UV_INDEX",
    "find-links": "UV_FIND_LINKS",
    "trusted-host": "UV_INSECURE_HOST",
    "cert": "SSL_CERT_FILE",
    "proxy": "ALL_PROXY",
}
SIDE_SOURCES = ("extra-index-url", "find-links")

COMPILE = [
    *("pip", "compile", "--quiet", "--universal", "--python-version=3.11"),
    *("--generate-hashes", "--no-emit-index-url", "--annotation-style=line"),
    "--custom-compile-command=./launch lock",
]


def lock(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def base_python() -> str:
    """The Python to build on: never one inside an environment that may be taken down."""
    return str(getattr(sys, "_base_executable", None) or sys.executable)


def install(python: Path, sets: Sequence[str]) -> None:
    """Put whole lock files into the environment of `python`, every package checked by its hash."""
    files = [lock(name) for name in sets]
    if uv := find_uv():
        quiet = [] if sys.stderr.isatty() else ["--quiet"]
        sync = [uv, "pip", "sync", *quiet, "--require-hashes", "--python"]
        try:
            return run([*sync, python, *files], env=uv_environment())
        except subprocess.CalledProcessError:
            say("uv could not install them; trying with pip")
    arguments = [part for file in files for part in ("-r", file)]
    try:
        pip(python, "install", "--quiet", "--require-hashes", *arguments)
    except subprocess.CalledProcessError:
        raise Trouble("the packages could not be installed; the lines above say why.") from None


def find_uv(*, pinned: bool = False) -> str | None:
    """The machine's uv or our own, fetched on demand; None when it cannot be had."""
    if not pinned and (uv := shutil.which("uv")):
        return uv
    own, stamp, wanted = BOOT / "bin" / "uv", BOOT / "uv.stamp", fingerprint([lock("uv")])
    if own.exists() and stamp.exists() and stamp.read_text() == wanted:
        return str(own)
    say("fetching the installer (uv) ...")
    python = BOOT / "bin" / "python"
    try:
        if not python.exists():
            run([base_python(), "-m", "venv", "--without-pip", "--clear", BOOT])
        pip(python, "install", "--quiet", "--require-hashes", "-r", lock("uv"))
    except subprocess.CalledProcessError:
        say("uv cannot be had here; going on with pip, which is slower")
        return None
    stamp.write_text(wanted)
    return str(own)


def pip(python: Path, *arguments: str | Path) -> None:
    """Run pip on the environment of `python`, which needs no pip of its own."""
    run([pip_python(), "-m", "pip", "--disable-pip-version-check", "--python", python, *arguments])


def pip_python() -> str:
    """A Python that has pip: the machine's own or, failing that, one made in .boot."""
    own = str(BOOT / "bin" / "python")
    for python in (base_python(), own):
        if output([python, "-m", "pip", "--version"]):
            return python
    if output([base_python(), "-m", "ensurepip", "--version"]) is None:  # Debian splits it off
        if reason := apt_install("python3-venv"):
            raise Trouble(f"this Python comes without pip and ensurepip (python3-venv): {reason}.")
    run([base_python(), "-m", "venv", "--clear", BOOT])
    return own


def uv_environment(*, side_sources: bool = True) -> dict[str, str]:
    """Make uv work wherever pip does: it does not read pip's configuration, so we tell it.

    What a person set for uv itself wins. pip takes the best file of all sources, where uv stops
    at the first that knows the name; the hashes in the lock files make pip's way safe.
    """
    env = {"UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1", **os.environ}
    for option, value in pip_settings().items():
        if option in PIP_TO_UV and (side_sources or option not in SIDE_SOURCES):
            separator = "," if option == "find-links" else " "
            env.setdefault(PIP_TO_UV[option], separator.join(value.split()))
    if "UV_INDEX" in env:
        env.setdefault("UV_INDEX_STRATEGY", "unsafe-best-match")
    return env


def pip_settings() -> dict[str, str]:
    """pip's configuration; later sections are stronger: files, `pip install`'s own, variables."""
    listed = (output([pip_python(), "-m", "pip", "config", "list"]) or "").splitlines()
    return {
        match[1]: str(ast.literal_eval(match[2]))
        for section in ("global", "install", ":env:")
        for line in listed
        if (match := re.fullmatch(rf"{section}\.([\w-]+)=(.+)", line))
    }


def compile_locks(arguments: Sequence[str]) -> None:
    """Write requirements/*.txt anew from *.in: pinned, hashed, without any index's address."""
    uv = find_uv(pinned=True)
    if uv is None:
        raise Trouble("the lock files are compiled with uv, and it cannot be had here.")
    env = uv_environment(side_sources=False)
    for name, others in LOCK_ORDER.items():
        say(f"locking requirements/{name}.in ...")
        source, target = f"requirements/{name}.in", f"requirements/{name}.txt"
        constraints = [part for other in others for part in ("-c", f"requirements/{other}.txt")]
        run([uv, *COMPILE, *constraints, *arguments, source, "-o", target], env=env)

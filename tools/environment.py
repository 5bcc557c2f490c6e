"""The Python environment in .venv: made once, kept in step with requirements/*.txt.

Packages come in sets, one lock file each. The stamp in .venv says which sets are in; it goes
away before anything is changed and is written last, so an interrupted set-up starts over.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from tools.common import ROOT, Trouble, alone, fingerprint, output, run, say
from tools.installer import LOCK_ORDER, base_python, install, lock

VENV = ROOT / ".venv"
BIN = VENV / "bin"
PYTHON = BIN / "python"
STAMP = VENV / "starboard.json"

# What a set is of no use without. A sync takes out what no set names.
INCLUDES = {
    "dev": ("run", "postgres"),
    "postgres": ("run",),
    "bench": ("dev", "run", "postgres"),
    "cluster": ("run",),
    "compile": ("run",),
    "learn": ("run",),
}
SETS = tuple(name for name in LOCK_ORDER if name != "uv")


def ensure(*names: str) -> None:
    """Have these sets of packages in .venv; does nothing when they are there."""
    if unknown := [name for name in names if name not in SETS]:
        raise Trouble(f"there is no set '{unknown[0]}'; the sets are: {', '.join(SETS)}.")
    wanted = {part: fingerprint([lock(part)]) for n in names for part in (n, *INCLUDES.get(n, ()))}
    if wanted.items() <= installed().items():
        return
    with alone():
        present = installed()  # another launcher may have done it while we waited
        if wanted.items() <= present.items():
            return
        purpose = " and ".join(names)
        say(f"installing the packages for {purpose} (the first time, and when they change) ...")
        STAMP.unlink(missing_ok=True)
        if not present:
            run([base_python(), "-m", "venv", "--without-pip", "--clear", VENV])
        sets = sorted({*present, *wanted})
        install(PYTHON, sets)
        show_ourselves()
        made_for = {"folder": str(ROOT), "python": os.path.realpath(PYTHON)}
        prints = {name: fingerprint([lock(name)]) for name in sets}
        STAMP.write_text(json.dumps({**made_for, "sets": prints}))


def installed() -> dict[str, str]:
    """The sets in .venv with their fingerprints; none when it is half made, moved or outdated."""
    try:
        stamp = json.loads(STAMP.read_text())
        usable = stamp["folder"] == str(ROOT) and stamp["python"] == os.path.realpath(PYTHON)
        sets: dict[str, str] = stamp["sets"]
    except (OSError, ValueError, KeyError, TypeError):
        return {}
    return sets if usable and os.access(PYTHON, os.X_OK) else {}


def site_packages() -> Path:
    """Where .venv keeps its packages; asked, since another Python may be running this."""
    answer = output([PYTHON, "-c", "import site; print(site.getsitepackages()[0])"])
    if answer is None:
        raise Trouble("the Python in .venv does not start; delete .venv and try again.")
    return Path(answer.strip())


def show_ourselves() -> None:
    """Let .venv see this folder: `import starboard` from anywhere, and a `starboard` command.

    An editable install would do the same, and fetch a build system for it.
    """
    (site_packages() / "starboard.pth").write_text(f"{ROOT}\n")
    command = BIN / "starboard"
    command.write_text(f'#!/bin/sh\nexec "{PYTHON}" -P -m starboard "$@"\n')
    command.chmod(0o755)


def inside() -> dict[str, str]:
    """The environment variables for a program that runs in .venv."""
    path = f"{BIN}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    return {**os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV)}

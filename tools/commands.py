"""The launcher's commands. Each prepares just what it needs and then gives way (exec)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import NoReturn

from tools import checks, client
from tools.common import ROOT, Trouble
from tools.compiled import TARGET, VARIABLE, build_for_bots
from tools.environment import BIN, PYTHON, ensure, inside
from tools.installer import compile_locks


def start(arguments: Sequence[str]) -> NoReturn:
    """set up what is missing and serve the games (arguments go to `starboard serve`)"""
    wants_postgres = any("postgresql://" in argument for argument in arguments)
    ensure("run", *(["postgres"] if wants_postgres else []))
    client.build()
    if not (ROOT / "starboard" / "__main__.py").exists():
        raise Trouble("this copy has no starboard/__main__.py yet, so there is nothing to serve.")
    env = {**inside(), VARIABLE: build_for_bots()}
    os.execve(PYTHON, [str(PYTHON), "-m", "starboard", "serve", *arguments], env)


def test(arguments: Sequence[str]) -> int:
    """run every check there is (arguments go to pytest)"""
    return checks.test(arguments)


def soak(arguments: Sequence[str]) -> None:
    """run the long tests (arguments go to pytest)"""
    checks.soak(arguments)


def bench(arguments: Sequence[str]) -> NoReturn:
    """measure us against our peers (arguments go to `python -m bench`)"""
    if not (ROOT / "bench" / "__main__.py").exists():
        raise Trouble("this copy has no bench/__main__.py yet, so there is nothing to measure.")
    ensure("dev", "bench")
    os.chdir(ROOT)
    os.execve(PYTHON, [str(PYTHON), "-m", "bench", *arguments], inside())


def run(arguments: Sequence[str]) -> NoReturn:
    """run any command in the environment, e.g. ./launch run starboard games"""
    if not arguments:
        raise Trouble("run what? For example: ./launch run starboard games")
    ensure("run")
    if not (BIN / arguments[0]).exists():  # a development tool, perhaps
        ensure("dev")
    env = inside()
    program = shutil.which(arguments[0], path=env["PATH"])
    if program is None:
        raise Trouble(f"there is no command '{arguments[0]}' here.")
    os.execve(program, list(arguments), env)


def compiled(arguments: Sequence[str]) -> None:
    """like `run`, with kernel, bots and rules compiled to C, which takes some minutes at first"""
    ensure("compile")
    subprocess.run([PYTHON, "-m", "tools.compiled"], check=True, cwd=ROOT, stdout=sys.stderr)
    if arguments:
        # Whatever folder it is run in: the sources there must not come first.
        os.environ.update(PYTHONPATH=str(TARGET), PYTHONSAFEPATH="1")
        run(arguments)


def setup(arguments: Sequence[str]) -> None:
    """only set up: everything for development, or the sets named (run, postgres, learn ...)"""
    ensure(*(arguments or ["dev"]))
    if not arguments:
        client.build()


def build(arguments: Sequence[str]) -> None:
    """build the web client if its sources changed"""
    client.build()


def lock(arguments: Sequence[str]) -> None:
    """compile requirements/*.txt from *.in (--upgrade for newer versions)"""
    compile_locks(arguments)


def usage(arguments: Sequence[str]) -> None:
    """this list"""
    print("Starboard. Commands of ./launch (alone, it is `start`):\n")
    for name, command in COMMANDS.items():
        print(f"  {name:<9}{command.__doc__}")


COMMANDS: dict[str, Callable[[Sequence[str]], int | None]] = {
    "start": start,
    "test": test,
    "run": run,
    "compiled": compiled,
    "setup": setup,
    "build": build,
    "bench": bench,
    "soak": soak,
    "lock": lock,
    "help": usage,
}


def main(arguments: Sequence[str]) -> int:
    name, *rest = arguments or ["start"]
    if name in ("-h", "--help"):
        name = "help"
    elif name.startswith("-"):  # ./launch --port 9000
        name, rest = "start", list(arguments)
    try:
        if name not in COMMANDS:
            raise Trouble(f"there is no command '{name}'; ./launch help lists them.")
        return COMMANDS[name](rest) or 0
    except Trouble as trouble:
        print(f"starboard: {trouble}", file=sys.stderr)
        return 2 if name not in COMMANDS else 1
    except subprocess.CalledProcessError as failure:
        print(f"starboard: a step failed: {' '.join(map(str, failure.cmd))}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("starboard: stopped", file=sys.stderr)
        return 130

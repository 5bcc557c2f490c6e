"""The optional compiled build: the same sources, translated to C by mypyc, in their own folder.

Pure Python is what is written, tested and shipped. This makes a copy of the package under
``build/compiled`` in which kernel, bots and rules are compiled: the same games in less time. Two
things are rewritten on the way, since the compiler must see them: the methods of ``@state``
classes, which are otherwise made at import, and what is there for the type checker alone.

``./launch compiled`` runs it; ``python -m tools.compiled GAME`` compiles with one game only.
"""

from __future__ import annotations

import ast
import dataclasses
import importlib
import inspect
import os
import shutil
import subprocess
import sys
import sysconfig
import textwrap
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tools.common import CACHE, ROOT, Trouble, alone, fingerprint, say
from tools.environment import PYTHON, ensure
from tools.installer import lock

TARGET = ROOT / "build" / "compiled"
STAMP = "stamp"
#: In the environment: ``no``, or where the server's bots find the build as soon as it is there.
VARIABLE = "STARBOARD_COMPILED"
#: What is worth compiling: where the time of a game goes.
PACKAGES = ("pieces", "kernel", "bots", "games")
#: Left as they are: what writes code at import, exceptions, and what people see, which is not hot.
PLAIN = {"copying.py", "rule.py", "game.py", "scene.py", "drawing.py", "ghosts.py"}
WITHOUT = shutil.ignore_patterns("__pycache__")


def build(games: Sequence[str] = (), target: Path = TARGET) -> None:
    """Compile, unless nothing has changed since the last time; with all games, or with these."""
    missing = lacking()
    if missing:
        raise Trouble(f"nothing can be compiled here: {missing}.")
    stamp, wanted = target / STAMP, f"{sources_now()} {' '.join(games)}"
    with alone("compiled"):
        if is_fresh(target, games):
            return
        say("compiling; with all games this takes some minutes ...")
        shutil.rmtree(target, ignore_errors=True)
        compile_modules(lay_out(games, target), target)
        stamp.write_text(wanted)


def sources_now() -> str:
    """What a build of the present sources is known by."""
    everything = [path for path in (ROOT / "starboard").rglob("*") if _counts(path)]
    wanted = fingerprint([*everything, Path(__file__), ROOT / "pyproject.toml", lock("compile")])
    return f"{wanted} {sys.version}"


def is_fresh(target: Path = TARGET, games: Sequence[str] = ()) -> bool:
    """Is there a build of the present sources?"""
    stamp = target / STAMP
    return stamp.exists() and stamp.read_text() == f"{sources_now()} {' '.join(games)}"


def build_for_bots() -> str:
    """Have a build made beside the running server, if this machine can; where it will be.

    An old one goes at once: bots of other rules must not play.
    """
    if os.environ.get(VARIABLE) == "no" or lacking():
        return "no"
    if not is_fresh():
        shutil.rmtree(TARGET, ignore_errors=True)
        say("compiling the rules for quicker bots, in the background; it takes some minutes")
        say(f"(they play meanwhile, just slower; {VARIABLE}=no leaves it out)")
        command = [sys.executable, "-m", "tools.compiled", "--background"]
        log = (CACHE / "compiled.log").open("w")
        subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log, start_new_session=True)
    return str(TARGET)


def _counts(path: Path) -> bool:
    return path.is_file() and "__pycache__" not in path.parts


def lacking() -> str:
    """What this machine lacks for it, in a few words; empty if nothing."""
    compiler = os.environ.get("CC", "").split() or ["cc"]
    if shutil.which(compiler[0]) is None:
        return "there is no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "this Python came without its header files"
    return ""


def sources(games: Sequence[str]) -> list[Path]:
    """Every module to compile."""
    package = ROOT / "starboard"
    folders = [package / name for name in PACKAGES]
    if games:  # and none of the others
        folders = [package / name for name in PACKAGES[:-1]]
        folders += [package / "games" / name for name in games]
    found = {path for folder in folders for path in folder.rglob("*.py")}
    return sorted(path for path in found if path.name not in PLAIN)


def lay_out(games: Sequence[str], target: Path) -> list[str]:
    """Copy the package to where it is compiled, rewritten for the compiler; what to compile."""
    shutil.copytree(ROOT / "starboard", target / "starboard", ignore=WITHOUT)
    if games:  # rules that are not compiled cannot stand on a kernel that is
        for folder in (target / "starboard" / "games").iterdir():
            if folder.is_dir() and folder.name not in games:
                shutil.rmtree(folder)
    names = [path.relative_to(ROOT) for path in sources(games)]
    for name in names:
        module = ".".join(name.with_suffix("").parts).removesuffix(".__init__")
        (target / name).write_text(rewritten((ROOT / name).read_text(), module))
    shutil.copy(ROOT / "pyproject.toml", target)  # the settings of the type checker
    return [str(name) for name in names]


def compile_modules(names: Sequence[str], target: Path) -> None:
    """Translate and compile; the shared objects go beside the sources."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(target)
    modules = mypycify(
        ["--config-file", "pyproject.toml", *names], opt_level="2", debug_level="0",
        group_name="starboard", multi_file=True,
    )  # fmt: skip
    command = build_ext(Distribution({"name": "starboard", "ext_modules": modules}))
    command.build_lib, command.parallel = str(target), os.cpu_count()
    command.ensure_finalized()
    command.run()
    shutil.rmtree(target / "build")


#: What the methods written out below need.
HELPERS = """import typing
from typing import Any

from starboard.pieces.copying import Step, named
"""
#: And those of a game's state, which inherits the field.
WATCH = "from starboard.kernel.frames import Watch\n"


# ---- what is rewritten ---------------------------------------------------------------------------


def rewritten(text: str, module: str) -> str:
    """The source of a module as the compiler wants it."""
    text = _as_the_checker_sees_it(text)
    if "\n@state\n" not in text:
        return text
    lines = text.splitlines(keepends=True)
    home = importlib.import_module(module)
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.ClassDef) and "state" in map(ast.unparse, node.decorator_list):
            assert node.end_lineno is not None
            lines.insert(node.end_lineno, _methods(getattr(home, node.name)))
            for field in reversed(node.body):
                if isinstance(field, ast.AnnAssign):  # its default is given in __init__
                    field.value = None
                    lines[field.lineno - 1 : field.end_lineno] = [f"    {ast.unparse(field)}\n"]
            del lines[next(d for d in node.decorator_list if ast.unparse(d) == "state").lineno - 1]
    written = "".join(lines)
    first, rest = written.split("import annotations\n", 1)
    watched = WATCH if "watch: Watch" in written and WATCH not in written else ""
    return f"{first}import annotations\n\n{HELPERS}{watched}{rest}"


def _as_the_checker_sees_it(text: str) -> str:
    """Of ``if TYPE_CHECKING: ... else: ...`` the first half alone."""
    lines = text.splitlines(keepends=True)
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and node.orelse:
            kept = ast.unparse(ast.Module(node.body, []))
            lines[node.lineno - 1 : node.end_lineno] = [f"{kept}\n"]
    return "".join(lines)


def _factories(cls: type) -> dict[str, str]:
    """The source of what makes a field's default anew for every piece, by the field's name."""
    found: dict[str, str] = {}
    for each in reversed(cls.__mro__):
        if not inspect.get_annotations(each):
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(each)))
        for node in ast.walk(tree):
            if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Call):
                made = [k.value for k in node.value.keywords if k.arg == "default_factory"]
                found |= {ast.unparse(node.target): f"({ast.unparse(m)})()" for m in made}
    return found


def _fields(cls: Any) -> Iterator[tuple[str, str, str]]:
    """Every field: how __init__ takes it, by which name, and what it becomes."""
    hints = {
        name: hint
        for each in reversed(cls.__mro__)
        for name, hint in inspect.get_annotations(each).items()
    }
    factories = _factories(cls)
    for field in dataclasses.fields(cls):
        name, hint = field.name, hints[field.name]
        if field.default is not dataclasses.MISSING:
            yield f"{name}: {hint} = {field.default!r}", name, name
        elif field.default_factory is not dataclasses.MISSING:
            made = factories[name]
            yield f"{name}: {hint} | None = None", name, f"{made} if {name} is None else {name}"
        else:
            yield f"{name}: {hint}", name, name


def _methods(cls: type) -> str:
    """What ``@state`` makes of a class, written out."""
    copying: Any = importlib.import_module("starboard.pieces.copying")
    copied, plain = copying.written_out(cls)
    fields = list(_fields(cls))
    copies = "".join(f"            {name}={code},\n" for name, code in copied.items())
    return "".join([
        f"\n    FIELDS: typing.ClassVar[tuple[str, ...]] = {tuple(plain)!r}\n",
        "    SECRETS: typing.ClassVar[dict[str, tuple[str, str]]] ="
        f" {copying.secrets_of(cls)!r}\n",
        "\n    def __init__(\n        s,\n        *,\n",
        *(f"        {taken},\n" for taken, _, _ in fields),
        "    ) -> None:\n",
        *(f"        s.{name} = {value}\n" for _, name, value in fields),
        "\n    def copy(s) -> typing.Self:\n",
        f"        return typing.cast(typing.Self, {cls.__name__}(\n{copies}        ))\n",
        "\n    def become(s, o: typing.Self) -> None:\n",
        *(f"        s.{name} = o.{name}\n" for name in plain),
        "\n    def plain(s) -> tuple[Any, ...]:\n",
        f"        return ({''.join(f'{code}, ' for code in plain.values())})\n",
    ])  # fmt: skip


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["--background"]:
            os.nice(19)
            ensure("compile")
            os.execv(PYTHON, [str(PYTHON), "-m", "tools.compiled"])
        build(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(f"starboard: {trouble}")

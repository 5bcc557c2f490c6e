"""The optional compiled build: the same sources, translated to C by mypyc, in their own folder.

Pure Python is what is written, tested and shipped. This makes a copy of the package under
``build/compiled`` in which kernel, bots and rules are compiled: the same games in less time. Two
things are rewritten on the way, since the compiler must see them: the methods of ``@state``
classes, which are otherwise made at import, and what is there for the type checker alone.

``./launch compiled`` runs it; ``python -m tools.compiled GAME`` compiles with one game only.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tools.common import ROOT, Trouble, alone, fingerprint, say
from tools.installer import lock

TARGET = ROOT / "build" / "compiled"
#: What is worth compiling: where the time of a game goes.
PACKAGES = ("kernel", "bots", "games")
#: Left as they are: what writes code at import, exceptions, and what people see, which is not hot.
PLAIN = {"copying.py", "rule.py", "scene.py", "drawing.py", "ghosts.py"}
WITHOUT = shutil.ignore_patterns("__pycache__")


def build(games: Sequence[str] = (), target: Path = TARGET) -> None:
    """Compile, unless nothing has changed since the last time; with all games, or with these."""
    missing = lacking()
    if missing:
        raise Trouble(f"nothing can be compiled here: {missing}.")
    stamp = target / "stamp"
    everything = [path for path in (ROOT / "starboard").rglob("*") if _counts(path)]
    wanted = fingerprint([*everything, Path(__file__), ROOT / "pyproject.toml", lock("dev")])
    wanted = f"{wanted} {sys.version} {' '.join(games)}"
    with alone():
        if stamp.exists() and stamp.read_text() == wanted:
            return
        say("compiling; with all games this takes some minutes ...")
        shutil.rmtree(target, ignore_errors=True)
        compile_modules(lay_out(games, target), target)
        stamp.write_text(wanted)


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
        folders = [package / "kernel", package / "bots", *(package / "games" / g for g in games)]
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
            del lines[next(d for d in node.decorator_list if ast.unparse(d) == "state").lineno - 1]
    first, rest = "".join(lines).split("import annotations\n", 1)
    return f"{first}import annotations\n\nimport typing\nfrom typing import Any\n{rest}"


def _as_the_checker_sees_it(text: str) -> str:
    """Of ``if TYPE_CHECKING: ... else: ...`` the first half alone."""
    lines = text.splitlines(keepends=True)
    for node in reversed(ast.parse(text).body):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and node.orelse:
            kept = ast.unparse(ast.Module(node.body, []))
            lines[node.lineno - 1 : node.end_lineno] = [f"{kept}\n"]
    return "".join(lines)


def _fields(cls: type) -> Iterator[tuple[str, str]]:
    """The names and types of all fields, as they are written."""
    for each in reversed(cls.__mro__):
        hints = inspect.get_annotations(each)
        yield from ((name, hint) for name, hint in hints.items() if name != "FIELDS")


def _methods(cls: type) -> str:
    """What ``@state`` makes of a class, written out."""
    copying: Any = importlib.import_module("starboard.kernel.copying")
    copied, taken, plain = copying.written_out(cls)
    name, fields = cls.__name__, dict(_fields(cls))
    return "".join([
        f"\n    FIELDS: typing.ClassVar[tuple[str, ...]] = {copying.own_fields(cls)!r}\n",
        "\n    def __init__(\n        s,\n",
        *(f"        {each}: {hint},\n" for each, hint in fields.items()),
        "    ) -> None:\n",
        *(f"        s.{each} = {each}\n" for each in fields),
        f"\n    def copy(s) -> {name}:\n        return {name}({', '.join(copied)})\n",
        "\n    def become(s, o: typing.Self) -> None:\n",
        *(f"        {each}\n" for each in taken),
        "\n    def plain(s) -> tuple[Any, ...]:\n",
        f"        return ({''.join(f'{each}, ' for each in plain)})\n",
    ])  # fmt: skip


if __name__ == "__main__":
    try:
        build(sys.argv[1:])
    except Trouble as trouble:
        sys.exit(f"starboard: {trouble}")

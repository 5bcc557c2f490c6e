"""The wheel: it carries the page and all data, or building it says in one sentence what to do."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools import backend, client
from tools.common import ROOT, Trouble, fingerprint

NOT_COPIED = shutil.ignore_patterns("node_modules", "__pycache__")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel, built in a copy of this folder; the page is made already, so nothing is fetched."""
    if not client.up_to_date(fingerprint(client.sources())):
        pytest.skip("the web client is not built")
    copy = tmp_path_factory.mktemp("copy")
    for name in ("starboard", "client", "tools", "requirements"):
        shutil.copytree(ROOT / name, copy / name, ignore=NOT_COPIED)
    for name in ("pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    build = "import sys; from tools import backend; print(backend.build_wheel(sys.argv[1]))"
    done = subprocess.run(
        [sys.executable, "-c", build, str(copy)], cwd=copy, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return next(copy.glob("*.whl"))


def test_the_wheel_holds_the_page_and_every_file_of_the_package(wheel: Path) -> None:
    held = set(zipfile.ZipFile(wheel).namelist())
    wanted = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "starboard").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and not path.name.startswith(".")
    }
    assert "starboard/server/static/index.html" in wanted
    assert wanted - held == set()


def test_an_installed_wheel_knows_its_page_and_its_games(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    look = (
        "import starboard; from starboard.server.settings import Settings;"
        "print(starboard.__file__, len(starboard.games()),"
        " (Settings().static_folder / 'index.html').is_file())"
    )
    env = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONSAFEPATH": "1"}
    told = subprocess.run(
        [sys.executable, "-c", look], cwd=tmp_path, env=env, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert told.stdout.split() == [str(tmp_path / "starboard" / "__init__.py"), "5", "True"]


def test_without_a_page_the_build_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_node() -> None:
        raise Trouble("no Node.js here")

    monkeypatch.setattr(client, "build", no_node)
    with pytest.raises(SystemExit, match=r"no Node\.js here.*\./launch build") as fault:
        backend.build_wheel("somewhere")
    assert "\n" not in str(fault.value)

"""The frame of the repository: what it promises to somebody who has just cloned it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tools.client import new_enough
from tools.installer import LOCK_ORDER

ROOT = Path(__file__).resolve().parent.parent
LOCKS = sorted((ROOT / "requirements").glob("*"))


def our_files() -> list[Path]:
    """All files that are, or are about to be, under version control."""
    try:
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("this copy is no git repository, so nobody can say which files are ours")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: str(file.name))
def test_lock_files_name_no_address(file: Path) -> None:
    assert not re.findall(r".*(?:://|--(?:extra-)?index-url|--find-links).*", file.read_text())


def test_every_set_of_packages_is_locked() -> None:
    sets = {f"{name}.{kind}" for name in LOCK_ORDER for kind in ("in", "txt")}
    assert {file.name for file in LOCKS} == sets


def test_the_locks_agree_with_each_other() -> None:
    """.venv holds several sets at once, so no two may want different versions of a package."""

    def pins(name: str) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for line in (ROOT / "requirements" / f"{name}.txt").read_text().splitlines():
            if match := re.match(r"([\w.-]+)==(\S+)", line):
                found.setdefault(match[1], set()).add(match[2])
        return found

    for name, others in LOCK_ORDER.items():
        for other in others:
            theirs = pins(other)
            for package, versions in pins(name).items():
                assert versions == theirs.get(package, versions), f"{package} in {name}, {other}"


def test_the_npm_lock_file_names_no_registry() -> None:
    file = ROOT / "client" / "package-lock.json"
    if not file.exists():
        pytest.skip("there is no client/ folder in this copy")
    assert '"resolved"' not in file.read_text()


def test_no_file_knows_the_machine_it_was_written_on() -> None:
    folders = "|".join(["work", "root", "home", "Users"])
    path = re.compile(rf"(?<![\w.:/~-])/(?:{folders})/[\w.]")
    found = []
    for file in our_files():
        try:
            lines = file.read_text().splitlines()
        except UnicodeDecodeError:
            continue  # a picture or a font
        found += [f"{file.relative_to(ROOT)}: {line[:100]}" for line in lines if path.search(line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("version", "good"),
    [
        ("v20.19.0", True),
        ("v20.18.1", False),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v24.1.0\n", True),
        ("not a version", False),
        (None, False),
    ],
)
def test_which_node_can_build_the_client(version: str | None, good: bool) -> None:
    assert new_enough(version) is good

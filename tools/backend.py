"""What `pip install .` and `python -m build` call: setuptools, with the web client made first.

A wheel without its page would install well and serve nothing; an sdist carries the page, too, so
that whoever installs from it needs no Node.js.
"""

from __future__ import annotations

import subprocess
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from tools import client
from tools.common import Trouble

__all__ = [
    "build_editable", "build_sdist", "build_wheel", "get_requires_for_build_editable",
    "get_requires_for_build_sdist", "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable", "prepare_metadata_for_build_wheel",
]  # fmt: skip


def build_wheel(*arguments: Any, **named: Any) -> str:
    """A wheel that serves the web client."""
    make_client()
    return str(build_meta.build_wheel(*arguments, **named))


def build_sdist(*arguments: Any, **named: Any) -> str:
    """An sdist with the web client, as source and as built."""
    make_client()
    return str(build_meta.build_sdist(*arguments, **named))


def make_client() -> None:
    """Have the web client built, or say in one sentence how to."""
    try:
        client.build()
    except (Trouble, OSError, subprocess.CalledProcessError) as reason:
        raise SystemExit(
            f"Starboard's web client could not be built ({reason}): install Node.js 20.19 or newer,"
            " run ./launch build in this folder, and try again."
        ) from None

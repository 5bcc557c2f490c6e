"""Which build the bots play with: the sources, or the same compiled, as soon as that is there.

``./launch`` makes the compiled build beside the running server and says where it will be. A build
that cannot answer is not asked again: the sources always can.
"""

from __future__ import annotations

import logging
import os
from pathlib import Path

log = logging.getLogger("starboard.server")

#: In the environment: ``no``, or the folder of the compiled build; with its stamp it is complete.
VARIABLE = "STARBOARD_COMPILED"
STAMP = "stamp"

_unfit: set[str] = set()


def compiled_build() -> str:
    """The folder of a compiled build that can be used now; empty if there is none."""
    folder = os.environ.get(VARIABLE, "no")
    if folder in ("", "no") or folder in _unfit or not Path(folder, STAMP).exists():
        return ""
    return folder


def is_unfit(folder: str) -> None:
    """A process of this build has ended before its first reply: play from the sources."""
    _unfit.add(folder)
    log.warning("the compiled build in %s does not run; bots play from the sources", folder)


def environment(folder: str) -> dict[str, str]:
    """The variables of a process that plays with this build (empty: from the sources)."""
    if not folder:
        return {**os.environ}
    return {**os.environ, "PYTHONPATH": folder, "PYTHONSAFEPATH": "1"}

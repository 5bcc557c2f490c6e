"""The command line: every command is a thin door into one room of the house.

Bad input is answered by one sentence on stderr and exit code 2, and nothing is written.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from typing import NoReturn

from typer.exceptions import Abort, TyperException

import starboard
from starboard.bots import BadBot
from starboard.data.box import BoxError
from starboard.editions import BadEdition
from starboard.text import TextError

from . import admin, box, fingerprint, lookup, makers, many, site, table  # noqa: F401 - every module brings its commands
from .common import BadInput, app

#: What people can get wrong. Everything else is our own fault and shows where it happened.
MISTAKES = (
    BadEdition, BadInput, BadBot, BoxError, TextError,
    starboard.BadSave, starboard.BadSetup, starboard.UnknownGame,
)  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """Run a command and leave with its exit code."""
    try:
        code = app(args=arguments, prog_name="starboard", standalone_mode=False)
        sys.stdout.flush()  # a reader who has gone is noticed here, not when Python ends
    except MISTAKES as mistake:
        code = _complain(str(mistake))
    except TyperException as mistake:
        code = _complain(mistake.format_message())
    except (Abort, KeyboardInterrupt):
        if arguments is None:  # pressed once more while we leave, it must not look like a crash
            signal.signal(signal.SIGINT, signal.SIG_IGN)
        code = 130
    except BrokenPipeError:  # whoever read our output has gone: nobody is left to complain to
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 141
    sys.exit(code if isinstance(code, int) else 0)


def _complain(sentence: str) -> int:
    print(" ".join(sentence.split()), file=sys.stderr)
    return 2

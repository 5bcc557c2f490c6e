"""The command that writes a site with no server behind it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import BadInput, app


@app.command()
def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="A new folder, or a former site.")],
    base: Annotated[
        str, typer.Option(metavar="PATH", help="Where it will lie: /games/, say.")
    ] = "/",
    pyodide: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="The npm package pyodide; by default the client's."),
    ] = None,
) -> None:
    """Write a static site: all games against bots and hot-seat, with no server behind it."""
    from starboard.solo.site import PACKAGE, BadSite, write

    try:
        size = write(folder, base, pyodide or PACKAGE.parent / "client/node_modules/pyodide")
    except BadSite as mistake:
        raise BadInput(str(mistake)) from None
    except OSError as error:
        raise BadInput(f"{error.filename} cannot be written: {error.strerror}") from None
    print(f"{folder}: {size / 1e6:.1f} MB; any file server can serve it")

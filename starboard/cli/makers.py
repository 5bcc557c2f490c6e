"""Commands for those who make a game: all that scenes are drawn from."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .common import Lang, app, check_writable, language, write_text


@app.command()
def gallery(
    out: Annotated[Path, typer.Option(metavar="FILE", help="Write the page here.")],
    lang: Lang = None,
) -> None:
    """Every shape, part, colour and symbol as one page, with the line of Python that draws it."""
    from starboard.makers.gallery import page

    check_writable(out)
    write_text(out, page(language(lang)))
    print(f"{out}: open it in a browser")

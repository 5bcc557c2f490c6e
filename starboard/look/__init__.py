"""The look: colours, symbols and woven fills, in one place for every client that draws a scene.

``tokens.css`` and ``icons.svg`` are the files that the web client ships. Scenes name a colour by
its token: ``c-green``, with an alpha in percent ``c-green/25``, or several with ``>`` (a gradient
from left to right) or ``^`` (from bottom to top) between them.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

__all__ = ["Paint", "Stop", "colours", "paint", "patterns", "signs", "symbols", "tokens_css"]

_HERE = Path(__file__).parent
_RULE = re.compile(r'(:root|\[data-game="(\w+)"\])\s*\{([^}]*)\}')
_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
_REFERENCE = re.compile(r"var\(--([\w-]+)\)")
_COLOUR = re.compile(r"#[0-9a-f]{3,8}", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Stop:
    """A colour and how opaque it is, 0 to 1."""

    colour: str
    opacity: float


@dataclass(frozen=True, slots=True)
class Paint:
    """What a thing is filled with: one colour, a gradient of several, or a woven pattern."""

    stops: tuple[Stop, ...]
    upright: bool = False  # from bottom to top
    pattern: str = ""


@cache
def colours(game: str = "") -> dict[str, str]:
    """Every colour token as a hex value; a game has an accent of its own."""
    plain = tokens_css().partition("@media")[0]  # what follows is for people with special wishes
    tokens: dict[str, str] = {}
    for _, owner, body in _RULE.findall(plain):
        if not owner or owner == game:
            body = re.sub(r"/\*.*?\*/", "", body, flags=re.S)
            tokens.update((name, value.strip()) for name, value in _TOKEN.findall(body))
    seen = {name: _REFERENCE.sub(lambda m: tokens[m[1]], value) for name, value in tokens.items()}
    return {name: value for name, value in seen.items() if _COLOUR.fullmatch(value)}


@cache
def tokens_css() -> str:
    """All design tokens as CSS source."""
    return (_HERE / "tokens.css").read_text(encoding="utf-8")


@cache
def symbols() -> dict[str, str]:
    """Every symbol of the icon sheet, by name, as SVG source."""
    return _parts("icons.svg", "symbol")


@cache
def signs() -> dict[str, str]:
    """Every symbol as one character, for screens that have nothing but letters."""
    tables = tomllib.loads((_HERE / "signs.toml").read_text(encoding="utf-8"))
    return {name: sign for table in tables.values() for name, sign in table.items()}


@cache
def patterns(game: str = "") -> dict[str, str]:
    """Every woven fill, by name, as SVG source in hex colours."""
    known = colours(game)
    found = _parts("patterns.svg", "pattern")
    return {name: _REFERENCE.sub(lambda m: known[m[1]], part) for name, part in found.items()}


def _parts(file: str, kind: str) -> dict[str, str]:
    source = (_HERE / file).read_text(encoding="utf-8")
    found = re.findall(rf'<{kind} id="([^"]+)".*?</{kind}>', source, re.S)
    whole = re.findall(rf"<{kind} id=.*?</{kind}>", source, re.S)
    return dict(zip(found, whole, strict=True))


def paint(text: str, game: str = "") -> Paint:
    """What a scene's colour stands for; KeyError names a token that does not exist."""
    upright = "^" in text
    if text in patterns(game) and "/" not in text:
        return Paint((), pattern=text)
    stops = tuple(_stop(part, game) for part in text.split("^" if upright else ">"))
    return Paint(stops, upright)


def _stop(text: str, game: str) -> Stop:
    name, _, percent = text.strip().partition("/")
    return Stop(colours(game)[name], float(percent) / 100 if percent else 1.0)

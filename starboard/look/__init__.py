"""The look: colours, symbols and woven fills, in one place for every client that draws a scene.

``tokens.css`` and ``icons.svg`` are the files that the web client ships. Scenes name a colour by
its token: ``c-green``, with an alpha in percent ``c-green/25``, or several with ``>`` (a gradient
from left to right) or ``^`` (from bottom to top) between them.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

__all__ = [
    "Paint", "Stop", "accents_css", "colours", "page_css", "paint", "patterns", "signs",
    "symbols", "tokens_css",
]  # fmt: skip

_HERE = Path(__file__).parent
_ROOT = re.compile(r":root\s*\{([^}]*)\}")
_TOKEN = re.compile(r"--([\w-]+):\s*([^;]+);")
_REFERENCE = re.compile(r"var\(--([\w-]+)\)")
_COLOUR = re.compile(r"#[0-9a-f]{3,8}", re.IGNORECASE)
_ACCENT = re.compile(r"(#[0-9a-f]{6})(?: (#[0-9a-f]{6}))?")
_DEEP = 0.25  # so much of an accent is in its deep shade; the rest is the dark of the page


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
def colours(accent: str = "") -> dict[str, str]:
    """Every colour token as a hex value; with the accent of a game, if it has one."""
    plain = tokens_css().partition("@media")[0]  # what follows is for people with special wishes
    tokens: dict[str, str] = {}
    for body in _ROOT.findall(plain):
        body = re.sub(r"/\*.*?\*/", "", body, flags=re.S)
        tokens.update((name, value.strip()) for name, value in _TOKEN.findall(body))
    if found := _ACCENT.fullmatch(accent):
        tokens["accent"] = found[1]
        tokens["accent-deep"] = found[2] or _deepened(found[1], tokens["void"])
    seen = {name: _REFERENCE.sub(lambda m: tokens[m[1]], value) for name, value in tokens.items()}
    return {name: value for name, value in seen.items() if _COLOUR.fullmatch(value)}


def _deepened(accent: str, dark: str) -> str:
    """A deep shade of an accent, for the space behind the table."""
    mixed = [
        round(_DEEP * int(accent[n : n + 2], 16) + (1 - _DEEP) * int(dark[n : n + 2], 16))
        for n in (1, 3, 5)
    ]
    return "#" + "".join(f"{part:02x}" for part in mixed)


def accents_css(accents: Mapping[str, str]) -> str:
    """The accents of games, by their ids, as CSS source: for all that is marked as a game's."""
    rules = []
    for game, accent in accents.items():
        if accent:
            own, deep = colours(accent)["accent"], colours(accent)["accent-deep"]
            rules.append(f'[data-game="{game}"] {{ --accent: {own}; --accent-deep: {deep}; }}\n')
    return "".join(rules)


@cache
def tokens_css() -> str:
    """All design tokens as CSS source."""
    return (_HERE / "tokens.css").read_text(encoding="utf-8")


def page_css() -> str:
    """The style of pages that stand alone in a file: the tokens, and what such pages share."""
    return tokens_css() + (_HERE / "page.css").read_text(encoding="utf-8")


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
def patterns(accent: str = "") -> dict[str, str]:
    """Every woven fill, by name, as SVG source in hex colours."""
    known = colours(accent)
    found = _parts("patterns.svg", "pattern")
    return {name: _REFERENCE.sub(lambda m: known[m[1]], part) for name, part in found.items()}


def _parts(file: str, kind: str) -> dict[str, str]:
    source = (_HERE / file).read_text(encoding="utf-8")
    found = re.findall(rf'<{kind} id="([^"]+)".*?</{kind}>', source, re.S)
    whole = re.findall(rf"<{kind} id=.*?</{kind}>", source, re.S)
    return dict(zip(found, whole, strict=True))


def paint(text: str, accent: str = "") -> Paint:
    """What a scene's colour stands for; KeyError names a token that does not exist."""
    upright = "^" in text
    if text in patterns(accent) and "/" not in text:
        return Paint((), pattern=text)
    stops = tuple(_stop(part, accent) for part in text.split("^" if upright else ">"))
    return Paint(stops, upright)


def _stop(text: str, accent: str) -> Stop:
    name, _, percent = text.strip().partition("/")
    return Stop(colours(accent)[name], float(percent) / 100 if percent else 1.0)

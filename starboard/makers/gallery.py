"""The gallery: every shape, part, layout, colour, fill and symbol, with the line that draws it.

What is shown beside a line is what came out of that very line, so the two cannot disagree.
"""

from __future__ import annotations

import base64
from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Any

import starboard
from starboard import draw, look
from starboard.draw import Node
from starboard.kernel import Message
from starboard.picture import detail

SHAPES = {
    "box": 'draw.box(10, 10, 80, 50, r=8, fill="s2", edge="line-strong")',
    "box, cut": 'draw.box(10, 10, 80, 50, cut=10, fill="s2", edge="accent", width=2)',
    "disc": 'draw.disc(50, 35, 25, fill="c-green/25", edge="c-green")',
    "line": 'draw.line(10, 60, 90, 10, edge="ink-2", width=2, dash="6 4")',
    "path": 'draw.path("M10 60L50 10L90 60Z", fill="c-blue/40", edge="c-blue")',
    "icon": 'draw.icon("g-shield", 30, 15, 40, "c-gold")',
    "art": 'draw.art("cover", 30, 5, 40, 60)',
    "text": 'draw.text(50, 45, 12, 32, anchor="middle", fill="accent")',
    "text, wrapped": 'draw.text(5, 20, say("refused-not-in-hand", fuel=7), 13, wrap=90, lines=3)',
}
PARTS = {
    "card": 'draw.card(50, 70, "c-gold")',
    "card, chosen": 'draw.card(50, 70, "c-gold", chosen=True)',
    "card, faint": 'draw.card(50, 70, "c-gold", faint=True)',
    "pile": 'draw.pile(50, 70, "ui-deck", 12)',
    "pile, open": 'draw.pile(50, 70, "ui-discard", 2, colour="c-red", open_face=True)',
    "token": 'draw.token(20, 20, "g-vp")',
    "die": "draw.die(5, 5, 40, 4)",
    "die, with a sign": 'draw.die(5, 5, 40, 0, sign="g-skull")',
    "count_badge": "draw.count_badge(20, 20, 7)",
}
LAYOUTS = {
    "row": "draw.row(*cards[:4], gap=6)",
    "row, wrapped": "draw.row(*cards, gap=6, wrap=150)",
    "column": "draw.column(cards[0], draw.row(*cards[1:3], gap=6), gap=6)",
    "grid": "draw.grid(*cards, columns=3, gap=6)",
    "fan": "draw.fan(*cards, width=150)",
    "fan, turned": "draw.fan(*cards, width=150, turn=12)",
}
FILLS = ("c-green", "c-green/25", "s0>accent", "s0^accent", "s0>accent/50>s0")

#: How large a sample of each chapter is; layouts are as large as what they lay out.
SIZES = {"shapes": (100, 70), "parts": (60, 80), "fills": (80, 40)}
SMALL = (40, 40)
MARGIN = 6


def page(lang: str) -> str:
    """The whole gallery as one HTML page that needs nothing else."""
    css = look.page_css() + (Path(__file__).parent / "gallery.css").read_text(encoding="utf-8")
    title = escape(_say("title", lang))
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
        f"<style>\n{css}</style></head>\n<body>\n"
        f"<header><h1>{title}</h1><p>{escape(_say('lead', lang))}</p></header>\n"
        f"<main>\n{''.join(_sections(lang))}</main>\n</body>\n</html>\n"
    )


def samples() -> dict[str, Mapping[str, str]]:
    """By chapter: the names of all that can be drawn, and the lines that draw it."""
    colours = [name for name in look.colours() if name not in look.patterns()]
    fills = [*FILLS, *look.patterns()]
    return {
        "shapes": SHAPES,
        "parts": PARTS,
        "layouts": LAYOUTS,
        "colours": {n: f'draw.disc(20, 20, 16, fill="{n}", edge="line-strong")' for n in colours},
        "fills": {n: f'draw.box(0, 0, 80, 40, r=6, fill="{n}")' for n in fills},
        "icons": {n: f'draw.icon("{n}", 4, 4, 32)' for n in look.symbols()},
    }


def _sections(lang: str) -> Iterator[str]:
    for chapter, lines in samples().items():
        figures = "".join(_figure(chapter, name, line, lang) for name, line in lines.items())
        yield (
            f'<section aria-labelledby="{chapter}"><h2 id="{chapter}">'
            f"{escape(_say(chapter, lang))}</h2><p>{escape(_say(f'{chapter}-text', lang))}</p>\n"
            f'<div class="all">\n{figures}</div></section>\n'
        )


def _figure(chapter: str, name: str, line: str, lang: str) -> str:
    svg = base64.b64encode(drawn(chapter, line, lang).encode()).decode()
    return (
        f'<figure><img alt="" src="data:image/svg+xml;base64,{svg}">'
        f"<figcaption>{escape(name)}<code>{escape(line)}</code></figcaption></figure>\n"
    )


def drawn(chapter: str, line: str, lang: str) -> str:
    """The picture that a line of Python draws, as SVG."""
    example = starboard.game("_example")
    made: Any = eval(line, {"draw": draw, "cards": _cards(), "say": example.words.say})
    if chapter != "layouts":
        shapes = (made,) if isinstance(made, dict) else made
        size = SIZES.get(chapter, SMALL)
        made = (Node("sample", (0, 0), size, example.message("title"), shapes),)
    nodes = draw.row(made, at=(MARGIN, MARGIN))
    return detail(nodes, draw.size_around(nodes, MARGIN), example, lang)


def _cards() -> list[Node]:
    """What layouts are shown with: small cards of different colours."""
    colours = ("c-blue", "c-green", "c-red", "c-gold", "c-purple", "c-grey")
    return [
        Node(
            f"card:{n}", (0, 0), (36, 48), Message("_example", "fuel", {"fuel": n}),
            (draw.card(36, 48, colour), draw.text(18, 32, n, 20, anchor="middle")),
        )
        for n, colour in enumerate(colours, start=1)
    ]  # fmt: skip


def _say(key: str, lang: str) -> str:
    return Message("", f"gallery-{key}", {}).text(lang)

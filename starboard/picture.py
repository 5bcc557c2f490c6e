"""Picture: a scene as a standalone SVG file, in the words of one language."""

from __future__ import annotations

import base64
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

from . import look
from .draw import Node, Scene
from .kernel import Game, Message
from .text import render

#: How wide a letter is at most on average, as a share of the size, also in a face that stands in.
_WIDTH = {"display": 0.62, "text": 0.58, "card": 0.52}
_FACES = {
    "display": "Chakra Petch, Saira, Segoe UI, sans-serif",
    "text": "Inter, Segoe UI, Noto Sans, sans-serif",
    "card": "Barlow Condensed, Roboto Condensed, Arial Narrow, sans-serif",
}
_SMALLEST = 0.6  # of the wanted size, for words that do not fit
_LEADING = 1.2
_MARGIN = 24


def picture(scene: Scene, game: Game, lang: str) -> str:
    """The whole table: title and phase, the board, the hand, and a line for every player."""
    return _Drawing(game, lang).whole(scene)


def detail(nodes: Sequence[Node], size: tuple[float, float], game: Game, lang: str) -> str:
    """Some nodes alone, without a table around them."""
    drawing = _Drawing(game, lang)
    return drawing.svg(*size, [*drawing.nodes(nodes)])


class _Drawing:
    """One picture being drawn: it remembers which symbols and gradients it has used."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang
        self.defs: dict[str, str] = {}

    def whole(self, scene: Scene) -> str:
        wide, high = scene.size
        parts: list[str] = [*self.head(scene)]
        top = 56.0
        parts += self.group(_MARGIN, top, [*self.shapes(scene.backdrop), *self.nodes(scene.nodes)])
        top += high + _MARGIN
        if scene.hand:
            edge = max(node.at[0] + node.size[0] for node in scene.hand)
            deep = max(node.at[1] + node.size[1] for node in scene.hand)
            parts += self.group(_MARGIN, top, self.nodes(scene.hand))
            wide, top = max(wide, edge), top + deep + _MARGIN
        parts += self.players(scene, top)
        top += 22 * len(scene.players) + 10
        ground = f'<rect width="100%" height="100%" fill="{self.colour("void")}"/>'
        title = f"<title>{escape(self.say(self.game.message('title')))}</title>"
        return self.svg(wide + 2 * _MARGIN, top, [ground, *parts], title)

    def svg(self, wide: float, high: float, parts: Sequence[str], title: str = "") -> str:
        """A picture of these parts, and of the symbols and fills that they use."""
        size = f'width="{_n(wide)}" height="{_n(high)}" viewBox="0 0 {_n(wide)} {_n(high)}"'
        start = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
        defs = ["<defs>", *self.defs.values(), "</defs>"]
        return "\n".join([start, title, *defs, *parts, "</svg>", ""])

    def head(self, scene: Scene) -> Iterator[str]:
        said = [self.say(self.game.message("title"))]
        said += [self.say(scene.round)] if scene.round is not None else []
        if 0 <= scene.phase < len(scene.phases):
            said.append(self.say(scene.phases[scene.phase]))
        words = {"t": "text", "x": _MARGIN, "y": 36, "words": " · ".join(said), "size": 20}
        yield from self.shapes([words | {"fill": "accent", "weight": 700}])

    def players(self, scene: Scene, top: float) -> Iterator[str]:
        for n, player in enumerate(scene.players):
            y = top + 22 * n + 12
            lines = [self.say(Message("", f"seat-{player.seat}")), *map(self.say, player.said)]
            if player.score is not None:
                lines.append(self.say(Message("", "score", {"score": player.score})))
            words = {"t": "text", "x": _MARGIN + 20, "y": y, "words": " · ".join(lines), "size": 14}
            fill = "ink" if player.active else "ink-3" if player.out else "ink-2"
            dot = {"t": "disc", "x": _MARGIN + 7, "y": y - 5, "r": 6, "fill": player.colour}
            yield from self.shapes([dot, words | {"fill": fill, "font": "text"}])

    # ---- nodes and shapes -----------------------------------------------------------------------

    def nodes(self, nodes: Sequence[Node]) -> Iterator[str]:
        for node in nodes:
            inside = [*self.shapes(node.look), *self.nodes(node.kids)]
            name = f"<title>{escape(self.say(node.name))}</title>"
            yield from self.group(*node.at, [name, *inside], node)

    def group(
        self, x: float, y: float, parts: Sequence[str] | Iterator[str], node: Node | None = None
    ) -> Iterator[str]:
        turn = ""
        if node is not None and node.turn:
            turn = f" rotate({_n(node.turn)} {_n(node.size[0] / 2)} {_n(node.size[1] / 2)})"
        yield f'<g transform="translate({_n(x)} {_n(y)}){turn}">'
        yield from parts
        yield "</g>"

    def shapes(self, shapes: Sequence[dict[str, Any]]) -> Iterator[str]:
        for shape in shapes:
            yield from getattr(self, "_" + shape["t"])(shape)

    def _rect(self, s: dict[str, Any]) -> Iterator[str]:
        place = f'x="{_n(s["x"])}" y="{_n(s["y"])}" width="{_n(s["w"])}" height="{_n(s["h"])}"'
        yield f'<rect {place} rx="{_n(s.get("r", 0))}" {self.style(s)}/>'

    def _path(self, s: dict[str, Any]) -> Iterator[str]:
        join = 'stroke-linejoin="round" stroke-linecap="round"'
        yield f'<path d="{escape(s["d"])}" {join} {self.style(s)}/>'

    def _disc(self, s: dict[str, Any]) -> Iterator[str]:
        place = f'cx="{_n(s["x"])}" cy="{_n(s["y"])}" r="{_n(s["r"])}"'
        yield f"<circle {place} {self.style(s)}/>"

    def _icon(self, s: dict[str, Any]) -> Iterator[str]:
        name, size = s["name"], _n(s["size"])
        self.defs[name] = look.symbols()[name]
        stop = look.paint(s.get("fill", "ink"), self.game.accent).stops[0]
        place = f'x="{_n(s["x"])}" y="{_n(s["y"])}" width="{size}" height="{size}"'
        faint = f' opacity="{_n(stop.opacity)}"' if stop.opacity < 1 else ""
        yield f'<use href="#{name}" {place} color="{stop.colour}"{faint}/>'

    def _art(self, s: dict[str, Any]) -> Iterator[str]:
        source = base64.b64encode(_art_file(self.game, s["name"]).read_bytes()).decode()
        place = f'x="{_n(s["x"])}" y="{_n(s["y"])}" width="{_n(s["w"])}" height="{_n(s["h"])}"'
        fit = 'preserveAspectRatio="xMidYMid slice"'
        yield f'<image {place} {fit} href="data:image/svg+xml;base64,{source}"/>'

    def _text(self, s: dict[str, Any]) -> Iterator[str]:
        words = s["words"]
        said = self.say(words) if isinstance(words, Message) else str(words)
        font = s.get("font", "display")
        lines, size = _fitted(said, s, _WIDTH[font])
        face = f'font-family="{_FACES[font]}" font-size="{_n(size)}"'
        kind = f'font-weight="{s.get("weight", 600)}" text-anchor="{s.get("anchor", "start")}"'
        fill = self.paint(s.get("fill", "ink"), "fill")
        top = s["y"] - (len(lines) - 1) * size * _LEADING / 2 if s.get("centred") else s["y"]
        spans = "".join(
            f'<tspan x="{_n(s["x"])}" y="{_n(top + n * size * _LEADING)}">{escape(line)}</tspan>'
            for n, line in enumerate(lines)
        )
        yield f"<text {face} {kind} {fill}>{spans}</text>"

    # ---- colours and words ----------------------------------------------------------------------

    def style(self, s: dict[str, Any]) -> str:
        made = [self.paint(s.get("fill"), "fill"), self.paint(s.get("edge"), "stroke")]
        if s.get("edge"):
            made.append(f'stroke-width="{_n(s.get("width", 1.5))}"')
        made += [f'stroke-dasharray="{s["dash"]}"'] if s.get("dash") else []
        made += [f'opacity="{_n(s["opacity"])}"'] if s.get("opacity") is not None else []
        return " ".join(made)

    def paint(self, text: str | None, what: str) -> str:
        if not text or text == "none":
            return f'{what}="none"'
        paint = look.paint(text, self.game.accent)
        if paint.pattern:
            self.defs[paint.pattern] = look.patterns(self.game.accent)[paint.pattern]
            return f'{what}="url(#{paint.pattern})"'
        if len(paint.stops) == 1:
            (stop,) = paint.stops
            faint = f' {what}-opacity="{_n(stop.opacity)}"' if stop.opacity < 1 else ""
            return f'{what}="{stop.colour}"{faint}'
        return f'{what}="url(#{self.gradient(text, paint)})"'

    def gradient(self, text: str, paint: look.Paint) -> str:
        name = "g-" + "".join(c if c.isalnum() else "_" if c == ">" else "-" for c in text)
        last = len(paint.stops) - 1
        stops = "".join(
            f'<stop offset="{_n(n / last)}" stop-color="{stop.colour}"'
            f' stop-opacity="{_n(stop.opacity)}"/>'
            for n, stop in enumerate(paint.stops)
        )
        way = 'x1="0" x2="0" y1="1" y2="0"' if paint.upright else 'x1="0" x2="1" y1="0" y2="0"'
        self.defs[name] = f'<linearGradient id="{name}" {way}>{stops}</linearGradient>'
        return name

    def colour(self, token: str) -> str:
        return look.colours(self.game.accent)[token]

    def say(self, message: Message) -> str:
        return render(message, self.lang)


def _art_file(game: Game, name: str) -> Path:
    return game.folder / "art" / (name if "." in name else f"{name}.svg")


def _fitted(text: str, shape: dict[str, Any], width: float) -> tuple[list[str], float]:
    """The lines of a text and the size at which they fit: broken, made smaller, never cut."""
    size, wrap, most, high = (shape.get(name) for name in ("size", "wrap", "lines", "high"))
    size = size or 14
    if not wrap:
        return text.split("\n"), size
    if not high and (not most or most <= 1):
        share = wrap / max(1.0, len(text) * width * size)
        return [text], size * max(_SMALLEST, min(1.0, share))
    now = size
    while True:
        lines = _broken(text, wrap / (width * now))
        fits = len(lines) * now * _LEADING <= high if high else len(lines) <= (most or 1)
        if fits or now <= size * _SMALLEST:
            return lines, now
        now *= 0.94


def _broken(text: str, letters: float) -> list[str]:
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and len(longer) > letters:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def _n(number: float) -> str:
    """A number without needless digits."""
    return f"{number:.2f}".rstrip("0").rstrip(".")

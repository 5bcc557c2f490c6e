"""Parts that all games share: a card, a pile, a token, a die."""

from __future__ import annotations

from .scene import Shape
from .shapes import box, disc, icon, text


def count_badge(x: float, y: float, number: int, *, edge: str = "accent") -> tuple[Shape, ...]:
    """A number in a dark disc."""
    return (
        disc(x, y, 11, fill="s0", edge=edge, width=1.5),
        text(x, y + 5, number, 14, weight=700, anchor="middle"),
    )


def pile(
    w: float, h: float, sign: str, count: int, *, colour: str = "accent", open_face: bool = False
) -> tuple[Shape, ...]:
    """A deck seen from above: three edges, the deck's sign, how many cards."""
    layers = min(count, 3)
    back = "s2" if open_face else "hidden"
    edges = [
        box(
            3 * (layers - 1 - i),
            -3 * (layers - 1 - i),
            w,
            h,
            cut=7,
            fill=back,
            edge="line-strong/60",
        )
        for i in range(layers)
    ] or [box(0, 0, w, h, cut=7, fill="s0/60", edge="line", dash="4 4")]
    mid = w / 2
    return (
        *edges,
        disc(mid, h * 0.4, h * 0.22, fill="s0", edge=colour, width=1.5),
        icon(sign, mid - h * 0.13, h * 0.27, h * 0.26, colour),
        box(mid - 15, h - 25, 30, 19, r=5, fill="s0"),
        text(mid, h - 10.5, count, 15, weight=700, anchor="middle"),
    )


def card(w: float, h: float, colour: str, *, chosen: bool = False, faint: bool = False) -> Shape:
    """The plate of a face-up card in its owner's or kind's colour."""
    return box(
        0,
        0,
        w,
        h,
        cut=8,
        fill=f"{colour}/18>s2",
        edge=colour if not faint else f"{colour}/50",
        width=2.5 if chosen else 1.5,
    )


def token(
    x: float, y: float, sign: str, *, colour: str = "c-gold", r: float = 11
) -> tuple[Shape, ...]:
    """A round counter with a sign."""
    return (
        disc(x, y, r, fill="s0", edge=colour, width=1.8),
        icon(sign, x - r * 0.68, y - r * 0.68, r * 1.36, colour),
    )


def die(x: float, y: float, size: float, face: int, *, sign: str = "") -> tuple[Shape, ...]:
    """A die showing a number, with a sign beside it where the face has one."""
    shift = size * 0.22 if sign else 0
    shapes: tuple[Shape, ...] = (
        box(x, y, size, size, r=size * 0.18, fill="ink"),
        text(
            x + size / 2 - shift,
            y + size * 0.7,
            face,
            size * 0.56,
            weight=700,
            anchor="middle",
            fill="ink-dark",
        ),
    )
    if sign:
        shapes += (icon(sign, x + size * 0.5, y + size * 0.3, size * 0.42, "bad"),)
    return shapes

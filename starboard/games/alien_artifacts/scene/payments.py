"""What is read in signs: a payment, the Bank."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape, box, icon, text

from ..box import LIMITS
from ..reading.effects import COLOURS
from ..reading.tables import EVERYTHING, ONE_COLOUR, WITH_GOLD, colours_of
from ..state import Galaxy
from ..text import say
from .layout import SYMBOL_COLOURS, Look, Plan


def coin_look(coin: int, left: int, x: float, y: float, w: float) -> Look:
    """A-32 to A-34 What is still to pay: so many signs, or the colours to choose from."""
    if coin >= ONE_COLOUR:
        signs: list[int] = list(colours_of(coin))
    elif coin == EVERYTHING:
        signs = list(range(len(COLOURS)))
    else:
        signs = [coin % WITH_GOLD] * left
    choice = coin >= EVERYTHING
    size = min(16.0, w / max(1, len(signs) + 2 * choice) - 2)
    look: list[Shape] = []
    if choice:  # the number first: the colours are alternatives, not a sum
        look.append(text(x, y + 6, left, 17, weight=700))
        x += 14 if left < 10 else 24
    look += [
        icon(f"aa-{COLOURS[colour]}", x + n * (size + 2), y - size / 2, size,
             SYMBOL_COLOURS[colour])
        for n, colour in enumerate(signs)
    ]  # fmt: skip
    return tuple(look)


def bank_look(credits: int, x: float, y: float, w: float) -> Look:
    """The Bank track: 15 spaces, the marker on the credits."""
    each = (w - 50) / LIMITS.bank_max
    spaces = tuple(
        box(x + 26 + each * n, y, each - 2, 12, r=2,
            fill="c-gold" if n + 1 == credits else "c-gold/40" if n < credits else "s3")
        for n in range(LIMITS.bank_max)
    )  # fmt: skip
    label = text(x + w, y + 12, credits, 15, weight=700, anchor="end")
    return (icon("aa-credit", x, y - 3, 18, "c-gold"), *spaces, label)


def bill_nodes(s: Galaxy, plan: Plan) -> list[Node]:
    """The payment helper: what is still to be paid, and with how many cards."""
    if not s.bill:
        return []
    x, y, w, h = plan.bill
    _, coin, left, slots, *_ = s.bill
    name = say("node-bill", symbols=left, coin=coin, count=slots)
    look = (
        draw.box(0, 0, w, h, cut=6, fill="s3", edge="lit", width=1.5),
        *coin_look(coin, left, 10, h / 2, w / 2 - 40),
        draw.text(w - 10, h / 2 + 5, say("spent-so-far", symbols=left, coin=coin, count=slots), 13,
                  font="card", weight=600, anchor="end", wrap=w / 2 + 20, lines=1),
    )  # fmt: skip
    return [Node("bill", (x, y), (w, h), name, look, (say("bill-title"), name), "A-31", tells=True)]

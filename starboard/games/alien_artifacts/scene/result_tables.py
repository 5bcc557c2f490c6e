"""The tables of Alien Systems and Defence Plans, in signs."""

from __future__ import annotations

from starboard.draw import Shape, box, icon, text
from starboard.kernel import Message

from ..reading.cards import FALLBACK_ROW, Table
from ..reading.effects import Effect, Gain
from ..text import say
from .effect_words import gain_amounts
from .layout import Look

#: A sign, its colour, and the number beside it or None.
Sign = tuple[str, str, int | None]
GAIN_SIGNS = {
    "vp": ("g-vp", "c-gold"),
    "credits": ("aa-credit", "c-gold"),
    "artifact": ("aa-artifact", "accent"),
    "plan": ("aa-defence", "c-grey"),
    "draw": ("ui-card", "ink"),
}
RESULT_SIGNS = {"ship_destroyed": ("g-skull", "bad"), "ship_damaged": ("g-damage", "c-orange")}
NOTHING: Sign = ("ui-minus", "ink-3", None)


def gain_signs(gain: Gain) -> list[Sign]:
    """A gain in signs."""
    return [(*GAIN_SIGNS[name], amount) for name, amount in gain_amounts(gain)]


def result_signs(effect: Effect) -> list[list[Sign]]:
    """One effect of a row in signs; a choice has one line for each alternative."""
    if effect.kind == "choice":
        return [gain_signs(each.gain) for each in effect.options]
    if effect.kind in RESULT_SIGNS:
        return [[(*RESULT_SIGNS[effect.kind], None)]]
    if effect.kind == "place_blockade":
        return [[("aa-blockade", "bad", effect.count)]]
    if effect.kind == "lose_credits":
        return [[("aa-credit", "bad", -effect.amount)]]
    signs = gain_signs(effect.gain)
    if effect.kind == "gain_defender":
        return [[("aa-defence", "ink-2", None), *signs]]
    return [signs]


def row_lines(row: tuple[Effect, ...]) -> list[list[Sign] | None]:
    """The lines of a cell; None stands between the alternatives of a choice."""
    found: list[list[Sign] | None] = []
    for effect in row:
        lines = result_signs(effect)
        if effect.kind != "choice" and found and found[-1] is not None and len(found[-1]) == 1:
            found[-1] = found[-1] + lines[0]
            continue
        for n, line in enumerate(lines):
            found += [None, line] if n else [line]
    return found or [[NOTHING]]


def row_value(table: Table, n: int) -> Message | int:
    """The value that a row is for."""
    last = n == len(table.rows)
    return say("column-need", need=n) if last and (table.open_end or n == FALLBACK_ROW) else n


def table_look(table: Table, x: float, y: float, w: float, h: float) -> Look:
    """The rows of a table side by side, all of their results in signs."""
    each = w / len(table.rows)
    look: list[Shape] = []
    for n, row in enumerate(table.rows):
        left, mid = x + each * n, x + each * (n + 0.5)
        look += [
            box(left + 2, y, each - 4, h, r=4, fill="s0/70", edge="line"),
            text(mid, y + 13, row_value(table, n + 1), 13, weight=700, anchor="middle"),
        ]
        lines = row_lines(row)
        pitch = min(19.0, (h - 18) / sum(0.6 if line is None else 1 for line in lines))
        top = y + 17
        for line in lines:
            if line is None:
                words = say("short-or")
                look.append(text(mid, top + pitch * 0.45, words, 12.5, font="card", anchor="middle",
                                 fill="ink-2", wrap=each - 6, lines=1))  # fmt: skip
                top += pitch * 0.6
            else:
                look += line_look(line, left + 2, top, each - 4, pitch)
                top += pitch
    return tuple(look)


def rows_look(table: Table, x: float, y: float, w: float) -> Look:
    """The same below each other, for a card that is narrow: a line a row, signs and numbers."""
    look: list[Shape] = []
    for n, row in enumerate(table.rows):
        top = y + n * 17.0
        look.append(text(x + 2, top + 13, row_value(table, n + 1), 12.5, weight=700))
        at = x + 22
        for line in row_lines(row):
            for sign, colour, number in line or ():
                look.append(icon(sign, at, top + 2, 13, colour))
                at += 15
                if number is not None:
                    look.append(text(at, top + 13, number, 12.5, weight=700))
                    at += 9 if 0 <= number < 10 else 15
                at += 2
    return tuple(look)


def line_look(line: list[Sign], x: float, y: float, w: float, h: float) -> Look:
    """Some signs side by side, each with its number."""
    each = w / len(line)
    size = min(h, each * 0.55, 18)
    look: list[Shape] = []
    for n, (sign, colour, number) in enumerate(line):
        mid = x + each * (n + 0.5)
        left = mid - size / 2 if number is None else mid - size * 0.9
        look.append(icon(sign, left, y + (h - size) / 2, size, colour))
        if number is not None:
            at = (left + size + 1, y + h / 2 + size * 0.32)
            look.append(text(*at, number, max(12.5, size * 0.85), weight=700))
    return tuple(look)

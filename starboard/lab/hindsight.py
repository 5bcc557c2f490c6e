"""What an analysis found, for people and for programs."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Message, Table

from .analysis import Analysis, TurningPoint, table_at

STEPS = 24  # of the curve, in words
BARS = " ▁▂▃▄▅▆▇█"


def plain(table: Table, found: Analysis) -> dict[str, Any]:
    """As JSON data: the curve, the turning points with their words, and what moved each seat."""
    return {
        "game": table.game.id,
        "seats": table.seats,
        "winners": list(table.result.winners) if table.result else [],
        "curve": [[at, [round(value, 4) for value in chances]] for at, chances in found.curve],
        "points": [_plain_point(table, point) for point in found.points],
        "shares": [found.shares(seat) for seat in range(table.seats)],
    }


def _plain_point(table: Table, point: TurningPoint) -> dict[str, Any]:
    game, ask = table.game, table_at(table, point.at).ask_for(point.seat)
    return {
        "at": point.at,
        "seat": point.seat,
        "rule": ask.rule if ask else "",
        "played": game.option_message(point.played).plain(),
        "better": game.option_message(point.better).plain(),
        "gain": round(point.gain, 4),
        "error": round(point.error, 4),
        "points": round(point.points, 2),
        "terms": [[game.message(f"term-{name}").plain(), round(amount, 2)]
                  for name, amount in point.terms],
    }  # fmt: skip


def told(table: Table, found: Analysis, lang: str) -> str:
    """In sentences, with the curve of every seat as a line of bars."""
    lines = [_line(table, found, seat, lang) for seat in range(table.seats)]
    for point in found.points:
        lines += ["", *_sentences(table, point, lang)]
    if not found.points:
        lines += ["", Message("", "analysis-steady").text(lang)]
    return "\n".join(lines)


def _line(table: Table, found: Analysis, seat: int, lang: str) -> str:
    values = [chances[seat] for _, chances in found.curve]
    every = max(1, len(values) // STEPS)
    shown = [*values[:-1:every], values[-1]]
    bars = "".join(BARS[min(8, round(value * 8))] for value in shown)
    shares = {name: round(100 * value) for name, value in found.shares(seat).items()}
    facts = {"seat": f"@seat-{seat}", **shares}
    return f"{bars}  {Message('', 'analysis-shares', facts).text(lang)}"


def _sentences(table: Table, point: TurningPoint, lang: str) -> list[str]:
    game, ask = table.game, table_at(table, point.at).ask_for(point.seat)
    facts: dict[str, Any] = {
        "at": point.at,
        "seat": f"@seat-{point.seat}",
        "played": game.option_message(point.played).text(lang),
        "better": game.option_message(point.better).text(lang),
        "gain": round(100 * point.gain),
        "error": round(100 * point.error),
    }
    said = [Message("", "analysis-point", facts).text(lang)]
    for name, amount in point.terms:
        said.append(f"  {game.message(f'term-{name}').text(lang)}: {amount:+.1f}")
    if ask is not None:
        said[0] += f"  {ask.rule}"
    return said

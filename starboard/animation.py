"""A stretch of a game as one animated picture: an SVG file that needs nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from .draw import Node, Scene, box
from .kernel import Frame, Seat, Table, known_to
from .picture import picture

#: More pictures than this are a film, and no file that anybody would send.
MOST_PICTURES = 120
LOOK = 0.9  # seconds for a position without a moment
_SIZE = re.compile(r'width="([0-9.]+)" height="([0-9.]+)"')
_EDGE = 16


def animation(pictures: Sequence[tuple[str, float]]) -> str:
    """Pictures, each with the seconds it stays, shown one after another, again and again."""
    sizes = [tuple(map(float, _SIZE.search(svg).groups())) for svg, _ in pictures]  # type: ignore[union-attr]
    wide, high = (max(size[n] for size in sizes) for n in (0, 1))
    total = sum(seconds for _, seconds in pictures)
    head = f'width="{wide:g}" height="{high:g}" viewBox="0 0 {wide:g} {high:g}"'
    parts, begun = [f'<svg xmlns="http://www.w3.org/2000/svg" {head} role="img">'], 0.0
    for svg, seconds in pictures:
        times = [0.0, begun / total, (begun + seconds) / total]
        parts.append(_shown(svg, times, total))
        begun += seconds
    return "\n".join([*parts, "</svg>", ""])


def _shown(svg: str, times: list[float], total: float) -> str:
    """One of the pictures: seen from the second of these times to the third."""
    keys = ";".join(f"{time:.5f}" for time in times)
    turn = (
        f'<animate attributeName="visibility" values="hidden;visible;hidden" keyTimes="{keys}"'
        f' dur="{total:.2f}s" calcMode="discrete" repeatCount="indefinite"/>'
    )
    if times[1] == 0:
        turn = turn.replace("hidden;visible;hidden", "visible;hidden", 1)
        turn = turn.replace(keys, keys.partition(";")[2], 1)
    return f'<g visibility="hidden">{turn}{svg}</g>'


def stretch(table: Table, start: int, end: int, seat: Seat | None, lang: str) -> str:
    """The game from one position to another, moment by moment, as a seat saw it."""
    pictures = []
    for picture_, seconds in _pictures(table, start, end, seat, lang):
        pictures.append((picture_, seconds))
        if len(pictures) == MOST_PICTURES:
            break
    return animation(pictures)


def _pictures(
    table: Table, start: int, end: int, seat: Seat | None, lang: str
) -> Iterator[tuple[str, float]]:
    now = Table(table.game, table.seats, table.seed, table.variant)
    answers = table.answers
    for asked, option in answers[:start]:
        now.answer(asked, option)
    yield picture(now.scene(seat), table.game, lang), LOOK
    now.watch()
    for asked, option in answers[start:end]:
        now.answer(asked, option)
        for frame in now.frames(seat, now.records[-1].told):
            yield picture(_scene(now, frame, seat), table.game, lang), _seconds(now, frame)


def _seconds(table: Table, frame: Frame) -> float:
    return LOOK if frame.moment is None else table.game.moments[frame.moment[0]].hold or LOOK


def _scene(table: Table, frame: Frame, seat: Seat | None) -> Scene:
    """The table at the end of a frame, and over it what belongs to its moment."""
    scene = table.scene(seat, "wide", frame.state)
    moment = None if frame.moment is None else table.game.moments[frame.moment[0]]
    if frame.moment is None or moment is None or moment.stage is None:
        return scene
    stage = moment.stage(known_to(frame.state, seat), seat, frame.moment[2])
    return scene if stage is None else replace(scene, nodes=(*scene.nodes, _over(stage, scene)))


def _over(stage: Node, scene: Scene) -> Node:
    """The stage on a plate, in the middle of the scene."""
    w, h = stage.size[0] + 2 * _EDGE, stage.size[1] + 2 * _EDGE
    plate = box(0, 0, w, h, r=14, fill="s0", edge="line-strong")
    at = (scene.size[0] - w) / 2, (scene.size[1] - h) / 2
    inside = replace(stage, at=(_EDGE, _EDGE))
    return Node("stage-plate", at, (w, h), stage.name, (plate,), kids=(inside,))

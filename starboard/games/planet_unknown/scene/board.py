"""The corporation board: five tracks with their trackers, and the technologies."""

from __future__ import annotations

from dataclasses import replace

from starboard import draw
from starboard.draw import Node, Shape
from starboard.kernel import Message

from ..bonuses import bonus_words, listed
from ..box import CORPORATIONS
from ..components import FLUX, OASIS, WATER, Space
from ..legality.advances import next_space, spot
from ..scoring import track_score
from ..state import Player
from ..text import corporation_name, corporation_rule, corporation_text, say
from .drawing import SIGNS, TERRAINS, sign

HEAD = 40.0


def corporation_board(
    p: Player,
    at: tuple[float, float],
    size: tuple[float, float],
    chips: tuple[float, ...] = (),
    tells: bool = True,
) -> list[Node]:
    """P-230 Tracks from 0 at the bottom to the top, as the own player sees them.

    ``chips``: on a phone the trackers lie apart, at this place and of this width, near the planet.
    ``tells``: nobody is asked about tracks now, so that they tell what they are.
    """
    name = say("node-corporation", corporation=p.corporation, seat=p.seat)
    words = (corporation_name(p.corporation), corporation_text(p.corporation))
    w, h = size
    height = HEAD + 16 * h + 36
    kids = [] if chips else [_track(p, track, size, tells) for track in range(5)]
    for track in range(5) if chips else ():
        kids += [_shifted(kid, track * (w + 2)) for kid in _spaces(p, track, size, tells)]
    kids += _technologies(p, HEAD + 16 * h + 6, 5 * (w + 2))
    heads = [_chip(p, track, tells, *chips) for track in range(5)] if chips else []
    board = Node(f"corporation:{p.seat}", at, (5 * (w + 2), height), name, (), words,
                 corporation_rule(p.corporation), tuple(kids), tells=True)  # fmt: skip
    return [board, *heads]


def _shifted(node: Node, by: float) -> Node:
    return replace(node, at=(node.at[0] + by, node.at[1]))


def _chip(p: Player, track: int, tells: bool, x: float, y: float, w: float) -> Node:
    """A track on a phone: its sign, the tracker's space, and how far it has come."""
    at, top = p.tracks[track], p.top(track)
    look = (
        draw.box(0, 0, w, 44, r=8, fill="s1", edge=f"{TERRAINS[track]}/60"),
        draw.icon(SIGNS[track], w / 2 - 24, 6, 22, TERRAINS[track]),
        draw.text(w / 2 + 14, 24, at, 18, weight=700, anchor="middle"),
        draw.box(8, 34, w - 16, 4, r=2, fill="s3"),
        draw.box(8, 34, max(1, (w - 16) * at / top), 4, r=2, fill=TERRAINS[track]),
    )
    name = say("node-track", lane=track, space=at)
    place = x + track * (w + 6), y
    return Node(f"track:{track}", place, (w, 44), name, look, track_words(p, track), "P-65",
                tells=tells)  # fmt: skip


def _track(p: Player, track: int, size: tuple[float, float], tells: bool) -> Node:
    w, _ = size
    fill = TERRAINS[track]
    look: list[Shape] = [
        draw.box(0, 0, w, HEAD - 4, cut=8, fill=f"{fill}/25", edge=fill),
        draw.icon(SIGNS[track], w / 2 - 12, 6, 24, fill),
    ]
    if p.corporation == FLUX and p.flux == track:
        look.append(draw.box(2, 2, w - 4, HEAD - 8, cut=7, fill="none", edge="accent", width=2.5))
    name = say("node-track", lane=track, space=p.tracks[track])
    return Node(f"track:{track}", (track * (w + 2), 0), (w, HEAD - 4), name, tuple(look),
                track_words(p, track), "P-65", tuple(_spaces(p, track, size, tells)),
                tells=tells)  # fmt: skip


def track_words(p: Player, track: int) -> tuple[Message, ...]:
    """P-65, P-152 A track in words: the tracker, what its next space gives, what it is worth."""
    name = say("node-track", lane=track, space=p.tracks[track])
    words = [name, say("track-worth", count=track_score(p, track))]
    to = next_space(p, track)
    if to >= 0:
        words.append(say("track-next", space=to, gains=listed(bonus_words(p, track, to))))
    return tuple(words)


def _spaces(p: Player, track: int, size: tuple[float, float], tells: bool) -> list[Node]:
    spaces = CORPORATIONS[p.corporation].tracks[track]
    count = len(spaces)
    return [
        _space(p, track, n, each, size, count, tells)
        for n, each in enumerate(spaces)
        if not each.absent
    ]


def _space(
    p: Player,
    track: int,
    number: int,
    space: Space,
    size: tuple[float, float],
    count: int,
    tells: bool,
) -> Node:
    """One space: what it gives, and the tracker that stands on it."""
    w, h = size
    y = HEAD + (15 - number) * h
    if count < 16:  # Wormhole's short biomass track stands at the foot of the board
        y = HEAD + (15 - 3 * number) * h
    here = [t for t in range(5) if spot(p, t, p.tracks[t]) == (track, number)]
    reached = number <= p.tracks[track] and not (track == WATER and p.corporation == OASIS)
    look: list[Shape] = [
        draw.box(1, 1, w - 2, h - 3, r=5, fill=f"{TERRAINS[track]}/30" if reached else "s1",
                 edge="ink" if track in here else "line", width=2.2 if track in here else 1),
        *bonus_signs(space, w, h),
    ]  # fmt: skip
    if p.corporation == OASIS and (track, number) in (way := CORPORATIONS[OASIS].path):
        # P-301 The water tracker winds through the other tracks: these numbers are its way.
        look.append(draw.text(w - 4, 11, way.index((track, number)), 13.5, anchor="end",
                              fill="t-water"))  # fmt: skip
    if p.parked[track] >> number & 1:
        look += sign("pu-lifepod", w / 2, h / 2, h * 1.2, "ink")
    for n, tracker in enumerate(here):
        look.append(draw.path(f"M{1 + 6 * n} {h / 2 - 7}l8 6-8 6z", fill=TERRAINS[tracker],
                              edge="ink-dark", width=1))  # fmt: skip
    name = say("node-space", lane=track, space=number)
    told = _told(space) or [say("space-nothing")]
    return Node(f"space:{track}:{number}", (0, y), (w, h - 1), name, tuple(look),
                (name, *told), "P-67", tells=tells)  # fmt: skip


def _told(space: Space) -> list[Message]:
    words = []
    for kind in ("medal", "synergy", "civ", "patch", "rover", "move", "tech"):
        if getattr(space, kind):
            words.append(say(f"space-{kind}", count=getattr(space, kind)))
    if space.choice >= 0:
        words.append(say("space-choice", thing=6 if space.choice == 5 else 16 + space.choice))
    return words


def bonus_signs(space: Space, w: float, h: float) -> list[Shape]:
    """Small signs for medals and bonuses, side by side."""
    signs: list[list[Shape]] = []
    mid = h / 2 - 1
    if space.move:
        number = draw.text(0, mid + 5, space.move, 15, weight=700, anchor="middle")
        alone = not (space.rover or space.synergy or space.medal)
        signs.append([number, draw.icon("g-move", 5, mid - 5, 9, "t-rover")] if alone else [number])
    if space.choice >= 0:
        first = "pu-synergy" if space.choice == 5 else SIGNS[space.choice]
        signs.append([draw.icon(first, -7, mid - 7, 14, "ink")])
        signs.append([draw.icon("pu-patch", -7, mid - 7, 14, "t-biomass")])
    if space.rover:
        signs.append([draw.icon("pu-rover", -8, mid - 8, 16, "t-rover")])
    if space.patch:
        signs.append([draw.icon("pu-patch", -8, mid - 8, 16, "t-biomass")])
    if space.synergy:
        signs.append([draw.icon("pu-synergy", -8, mid - 8, 16, "ink")])
    if space.civ:
        signs.append([draw.box(-9, mid - 9, 18, 18, r=2, fill="s0", edge="t-civ"),
                      draw.text(0, mid + 5, say(f"rank-{space.civ}"), 13.5, weight=700,
                                anchor="middle", fill="t-civ")])  # fmt: skip
    if space.tech:
        hexagon = draw.path(f"M0 {mid - 10}l9 5v10l-9 5-9-5v-10z", fill="s2", edge="t-tech")
        level = draw.text(0, mid + 5, space.tech, 13.5, weight=700, anchor="middle")
        signs.append([hexagon, level])
    if space.medal:
        signs.append([draw.disc(0, mid, 9, fill="c-gold"),
                      draw.text(0, mid + 5, space.medal, 13.5, weight=700, anchor="middle",
                                fill="ink-dark")])  # fmt: skip
    step = w / (len(signs) + 1)
    return [_moved(shape, step * (n + 1)) for n, group in enumerate(signs) for shape in group]


def _moved(shape: Shape, by: float) -> Shape:
    """The same shape further to the right."""
    if shape["t"] == "path":
        first, rest = shape["d"][1:].split(" ", 1)
        return {**shape, "d": f"M{float(first) + by:g} {rest}"}
    return {**shape, "x": shape["x"] + by}


def _technologies(p: Player, y: float, width: float) -> list[Node]:
    """P-120 The technologies; unlocked ones are bright, used ones struck through."""
    board = CORPORATIONS[p.corporation]
    step = width / len(board.levels)
    found = []
    for n, level in enumerate(board.levels):
        ready = p.has(n)
        used = (p.used | p.spent) >> n & 1 and ready
        ink = "ink-dark" if ready else "ink-3"
        look: list[Shape] = [
            draw.box(0, 0, step - 4, 26, cut=6, fill="t-tech" if ready else "s1", edge="t-tech/60"),
            draw.text(step / 2 - 2, 19, say(f"level-{level}"), 14, weight=700, anchor="middle",
                      fill=ink),
        ]  # fmt: skip
        if used:
            look.append(draw.line(4, 22, step - 8, 4, edge="bad", width=2))
        title = say(f"technology-{board.id}-{n + 1}")
        name = say("node-technology", technology=10 * p.corporation + n, ready=int(ready))
        words = (title, say("unlocked-now") if ready else say("locked"))
        key, place = f"technology:{n}", (n * step, y)
        found.append(Node(key, place, (step - 4, 26), name, tuple(look), words, board.rules[n]))
    return found

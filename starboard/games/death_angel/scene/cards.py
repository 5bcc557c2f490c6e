"""The looks that only this game has: its cards, and what lies on them."""

from __future__ import annotations

from starboard.draw import Shape, box, disc, icon, line, path, text, token
from starboard.kernel import Message

from ..box import ACTIONS, BOX, KIND_OF, MARINES, TERRAIN
from ..reading.cards import Event
from ..state import FIRST_BROOD_LORD

#: Colour and shape by team: blue, grey, green, purple, red, yellow.
TEAM_COLOURS = ("c-blue", "c-grey", "c-green", "c-purple", "c-red", "c-yellow")
TEAM_SHAPES = ("seat-1", "seat-2", "seat-3", "seat-5", "seat-6", "seat-4")
TERRAIN_COLOURS = ("c-red", "c-orange", "c-yellow", "c-green")
TERRAIN_SIGNS = ("da-corridor", "da-artefact", "da-panel", "da-door", "da-tank", "da-corner",
                 "da-chimney", "da-duct")  # fmt: skip
STEALER_SIGNS = ("da-tail", "da-head", "da-claw", "da-tongue")
ACTION_SIGNS = ("da-support", "da-activate", "da-attack")


def helmet(x: float, y: float, k: float, flip: bool, colour: str) -> tuple[Shape, ...]:
    """A helmet in profile, looking left, or right if flipped."""

    def at(px: float, py: float) -> str:
        return f"{x + (50 - px if flip else px) * k:.1f} {y + py * k:.1f}"

    def outline(*steps: tuple[str, tuple[tuple[float, float], ...]]) -> str:
        return "".join(c + " ".join(at(*p) for p in points) for c, points in steps) + "Z"

    skull = outline(
        ("M", ((4, 44),)), ("C", ((2, 34), (6, 30), (12, 28))), ("L", ((10, 18),)),
        ("C", ((10, 8), (18, 1), (29, 1))), ("C", ((39, 1), (45, 8), (45, 17))),
        ("L", ((45, 29), (48, 32), (48, 44))),
    )  # fmt: skip
    visor = outline(("M", ((10, 20),)), ("L", ((26, 17), (30, 22), (26, 27), (11, 28))))
    glass = outline(("M", ((12, 21),)), ("L", ((23, 19), (25, 22), (23, 25), (13, 25.5))))
    jaw = outline(("M", ((10, 31),)), ("L", ((23, 30), (26, 35), (23, 40), (14, 41))))
    return (
        path(skull, fill=colour),
        path(visor, fill="ink-dark"),
        path(glass, fill="lit"),
        path(jaw, fill="ink-dark/55"),
        path(
            f"M{at(30, 3)}L{at(30, 43)}M{at(45, 18)}L{at(30, 22)}", edge="ink-dark/40", width=2 * k
        ),
    )


def helmet_spot(w: float, h: float, right: bool) -> tuple[float, float]:
    """Where on a marine's card the middle of the helmet lies, and how large it is drawn."""
    k = min(h - 10, 46 if w >= 200 else 26) / 46
    return (w - 24 - 25 * k if right else 24 + 25 * k), k


def marine_card(
    marine: int, side: int, tokens: int, number: int, w: float, h: float
) -> tuple[Shape, ...]:
    """The card is an arrow; the point is the facing (D-5)."""
    fact = MARINES[marine]
    colour = TEAM_COLOURS[fact.team]
    mid = h / 2
    right = side == 1
    if right:
        outline = f"M6 0H{w - 16}L{w} {mid}L{w - 16} {h}H6L0 {h - 6}V6Z"
        point = icon("ui-forward", w - 23, mid - 13, 26, colour)
    else:
        outline = f"M16 0H{w - 6}L{w} 6V{h - 6}L{w - 6} {h}H16L0 {mid}Z"
        point = icon("ui-back", -3, mid - 13, 26, colour)
    small = w < 200
    middle, k = helmet_spot(w, h, right)
    edge = 12 if right else w - 12
    anchor = "start" if right else "end"
    name = Message("death_angel", f"marine-{fact.id}")
    signs = (edge, edge + 20) if right else (edge - 52, edge - 32)
    base = min(mid + 17, h - 6)
    tint = f"s2>{colour}/28" if right else f"{colour}/28>s2"
    name_size = 14 if small else 16
    looks: list[Shape] = [
        path(outline, fill=tint, edge=colour, width=1.5),
        point,
        *helmet(middle - 25 * k, mid - 22 * k, k, right, colour),
        text(edge, mid - 4 if h > 46 else mid - 2, name, name_size, weight=700, anchor=anchor,
             font="card" if small else "display",
             wrap=w - 36 - 50 * k),
        icon(TEAM_SHAPES[fact.team], signs[0], base - 11, 12, colour),
        icon("ui-target", signs[1], base - 13, 15, "ink-2"),
        text(signs[1] + 19, base, fact.range, 14, weight=700),
        text(w + 4 if not right else -4, 9, number, 13, fill="ink-2",
             anchor="start" if not right else "end"),
    ]  # fmt: skip
    return tuple(looks + token_looks(tokens, right, w, h))


def token_looks(tokens: int, right: bool, w: float, h: float) -> list[Shape]:
    """The tokens of a marine, on his own card: from the middle towards the helmet, so that name
    and range stay in sight."""
    small = w < 200
    y, middle = (h - 8, w / 2) if small else (h / 2, w / 2 + (8 if right else -8))
    looks: list[Shape] = []
    for n in range(min(tokens, 3)):
        looks += token(
            middle + (18 * n if right else -18 * n), y, "da-support", r=9 if small else 10
        )
    if tokens > 3:
        edge = middle + (38 if right else -38)
        looks += [
            disc(edge, y, 10, fill="c-gold"),
            text(edge, y + 5, tokens, 13, weight=700, anchor="middle", fill="ink-dark"),
        ]
    return looks


def turn_sign() -> tuple[Shape, ...]:
    """The handle with which a marine is turned round."""
    return (
        disc(15, 15, 14, fill="s0", edge="line-strong", width=1.5),
        icon("g-turn", 5, 5, 20, "ink"),
    )


def place_slot(w: float, h: float) -> tuple[Shape, ...]:
    """An empty place beside a marine: hardly seen until it can be touched."""
    return (line(0, h / 2, w, h / 2, edge="line-strong", width=1, dash="1 7", opacity=0.3),
            box(0, 0, w, h, r=4, fill="s0/1"))  # fmt: skip


def terrain_card(
    card: int, tokens: int, name: Message, used: bool, w: float, h: float
) -> tuple[Shape, ...]:
    """A terrain card: its sign, its colour and the boxes of its danger (D-8)."""
    fact = TERRAIN[card]
    colour = TERRAIN_COLOURS[fact.colour]
    small = w < 60
    size = min(h - (22 if not small else 14), 28)
    looks = [
        box(0, 0, w, h, cut=7, fill="s1", edge=f"{colour}/50" if used else colour, width=1.4),
        icon(TERRAIN_SIGNS[card], w / 2 - size / 2, 6 if not small else h / 2 - size / 2, size,
             f"{colour}/60" if used else colour),
        *(box(5, 8 + 7 * n, 4, 5, r=1, fill=colour) for n in range(fact.boxes) if not small),
    ]  # fmt: skip
    if not small:
        looks.append(text(w / 2, h - 7, name, 13, font="card", anchor="middle", wrap=w - 4))
    for n in range(min(tokens, 4)):
        looks += token(w - 8 - 14 * n, h - 4, "da-support", r=8)
    if tokens > 4:
        looks.append(text(w / 2, h + 10, f"x{tokens}", 12, weight=700, anchor="middle"))
    return tuple(looks)


def stealer_card(card: int, w: float, h: float, *, faint: bool) -> tuple[Shape, ...]:
    """A Genestealer by its type; a Brood Lord is larger in its frame."""
    lord = card >= FIRST_BROOD_LORD
    sign = "da-broodlord" if lord else STEALER_SIGNS[KIND_OF[card]]
    size = min(w * 0.72, h * 0.6)
    edge, colour = ("c-gold", "c-gold") if lord else ("bad/70", "warn")
    looks: tuple[Shape, ...] = (
        box(0, 0, w, h, cut=6, fill="accent-deep^s0", edge=edge, width=2 if lord else 1.2,
            opacity=0.55 if faint else None),
        icon(sign, (w - size) / 2, (h - size) / 2 - (4 if lord else 0), size, colour),
    )  # fmt: skip
    if lord:
        pair = [STEALER_SIGNS[kind] for kind in BOX.lords[card - FIRST_BROOD_LORD].types]
        looks += tuple(icon(s, w / 2 - 15 + 16 * n, h - 17, 14, "warn") for n, s in enumerate(pair))
    return looks


def location_card(
    name: Message, words: Message, left: Message, w: float, h: float, title: float, lines: int
) -> tuple[Shape, ...]:
    """A Location: its name, how many are left, and its text."""
    large = w > 400
    edge = 62 if large else 12  # on a small card the text has the whole width
    return (
        box(0, 0, w, h, cut=12, fill="s2", edge="accent"),
        icon("da-location", 14, h / 2 - 18, 36, "lit")
        if large
        else icon("da-location", 10, 10, 20, "lit"),
        text(62 if large else 36, 26, name, title, weight=700),
        text(w - 12, 22, left, 13, anchor="end", fill="ink-2"),
        text(
            edge,
            44,
            words,
            13,
            font="card",
            weight=500,
            fill="ink-2",
            wrap=w - edge - 10,
            lines=lines,
        ),
    )


def event_card(
    event: Event, name: Message, words: Message, w: float, h: float, lines: int, done: int = 0
) -> tuple[Shape, ...]:
    """An event card with its icons; those that have been carried out are faint."""
    signs = []
    for n, (major, colour) in enumerate(event.spawns):
        sign = "da-spawn-major" if major else "da-spawn-minor"
        tint = TERRAIN_COLOURS[colour] + ("/40" if n < done else "")
        signs.append(icon(sign, 12 + 34 * n, h - 34, 26, tint))
    if event.move:
        flank, kind = event.move
        signs.append(icon("da-flank" if flank else "g-move", w - 72, h - 34, 26, "ink-2"))
        signs.append(icon(STEALER_SIGNS[kind], w - 38, h - 34, 26, "c-red"))
    return (
        box(0, 0, w, h, cut=8, fill="s2", edge="c-orange", width=2),
        text(12, 24, name, 15, weight=700, wrap=w - 24, lines=1),
        text(12, 42, words, 13, font="card", weight=500, fill="ink-2", wrap=w - 24, lines=lines),
        *signs,
    )


def action_card(card: int, state: str) -> tuple[Shape, ...]:
    """An action card in the row under the prompt: number, type, name, where it stands."""
    fact = ACTIONS[card]
    colour = TEAM_COLOURS[fact.team]
    bright = state in ("now", "ready", "chosen", "waits")
    return (
        box(0, 0, 168, 52, r=8, fill=f"{colour}/25" if state in ("now", "chosen") else "s1",
            edge=colour if bright else "line", width=2 if state in ("now", "chosen") else 1.2,
            dash="4 4" if state in ("last", "jammed") else None),
        text(20, 33, card, 19, weight=700, anchor="middle", fill=colour if bright else "ink-2"),
        icon(ACTION_SIGNS[fact.type], 36, 17, 18, colour if bright else "ink-2"),
        text(59, 22, Message("death_angel", f"action-{fact.id}"), 14, font="card", wrap=106,
             fill="ink" if bright else "ink-2"),
        text(59, 41, Message("death_angel", f"card-{state}"), 13, font="card", weight=500,
             fill="ink-2", wrap=106),
    )  # fmt: skip

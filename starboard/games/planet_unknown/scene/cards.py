"""Objectives, civ cards, the event, and the pieces a player has collected."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape
from starboard.kernel import Message, Seat

from ..box import EVENTS
from ..rules.objectives import metric
from ..state import Player, Table
from ..text import say
from .layout import Plan


def objectives(s: Table, seat: Seat | None, look: list[Player], plan: Plan) -> list[Node]:
    """P-170 Neighbour objectives as far as they are mine, and those of Jump Drive F."""
    x, y, w = plan.cards
    me = 0 if seat is None else seat
    seats = len(s.players)
    found: list[Node] = []
    cards: list[tuple[int, tuple[int, ...]]] = []
    for place, number in enumerate(s.neighbour):
        cards.append((number, (0, 1) if seats == 2 else (place, (place + 1) % seats)))
    cards += [(n, tuple(range(seats))) for n in s.shared]
    for number, pair in cards:
        if me not in pair:
            continue
        shapes = [
            draw.box(0, 0, w, 78, cut=8, fill="s2", edge="line-strong"),
            draw.text(10, 18, say(f"objective-{number + 1}"), 14, weight=700, wrap=w - 20, lines=1),
            draw.text(10, 35, say(f"objective-{number + 1}.text"), 13.5, font="card", weight=500,
                      fill="ink-2", wrap=w - 20, lines=2),
        ]  # fmt: skip
        for n, each in enumerate(pair):
            shapes += [
                draw.icon(f"seat-{each + 1}", 10 + 46 * n, 60, 13, f"seat-{each + 1}"),
                draw.text(27 + 46 * n, 72, metric(look[each], number), 14, weight=700),
            ]
        name = say("node-objective", objective=number)
        words = (say(f"objective-{number + 1}"), say(f"objective-{number + 1}.text"))
        found.append(Node(f"objective:{number}", (x, y + 83 * len(found)), (w, 78), name,
                          tuple(shapes), words, "P-170", tells=True))  # fmt: skip
    return found


def civ_piles(s: Table, plan: Plan) -> list[Node]:
    """P-13 How many civ cards are left of each rank."""
    found = []
    for rank in range(4):
        count = s.civ[rank].bit_count()
        look = (
            draw.box(0, 0, 42, 54, cut=7, fill="hidden", edge="t-civ"),
            draw.text(
                21, 24, say(f"rank-{rank + 1}"), 15, weight=700, anchor="middle", fill="t-civ"
            ),
            draw.text(21, 46, count, 14, weight=700, anchor="middle"),
        )
        name = say("node-civ", rank=rank + 1, count=count)
        found.append(Node(f"civ:{rank + 1}", (plan.piles[0] + 48 * rank, plan.piles[1]), (42, 54),
                          name, look, (name, say("civ-words")), "P-80", tells=True))  # fmt: skip
    return found


def event_colour(number: int) -> str:
    """P-191 The colour of an event's code."""
    return ("c-green", "c-orange", "c-red")[EVENTS[number].code]


def event_look(number: int, w: float) -> tuple[Shape, ...]:
    """The face of an event card."""
    colour = event_colour(number)
    title, text = say(f"event-card-{number + 1}"), say(f"event-card-{number + 1}.text")
    return (
        draw.box(0, 0, w, 68, cut=8, fill=f"{colour}/18>s2", edge=colour),
        draw.text(10, 17, title, 14, weight=700, wrap=w - 40, lines=1),
        draw.text(10, 33, text, 13.5, font="card", weight=500, fill="ink-2", wrap=w - 20, lines=3),
    )


def event(s: Table, seat: Seat | None, plan: Plan) -> list[Node]:
    """P-194 The event of the round and the deck; who has looked ahead sees the next one too."""
    if not s.split:
        return []
    x, y, w = plan.event
    left = sum(s.codes) + (s.coming >= 0)
    shapes = [draw.box(0, 0, w, 68, cut=8, fill="s2", edge="accent")]
    words: list[Message] = [say("events-left", count=left)]
    name = say("node-deck", count=left)
    if s.event >= 0:
        colour = event_colour(s.event)
        words = [say(f"event-card-{s.event + 1}"), say(f"event-card-{s.event + 1}.text"), *words]
        name = say("node-event", event=s.event, count=left)
        words.append(Message("", "source-note-reconstructed"))  # the title is ours
        shapes = [*event_look(s.event, w)]
    if seat is not None and s.coming >= 0 and s.peeked >> seat & 1:
        words += [say("next-event"), say(f"event-card-{s.coming + 1}"),
                  say(f"event-card-{s.coming + 1}.text")]  # fmt: skip
    shapes.append(draw.text(w - 10, 17, left, 14, anchor="end", weight=700, fill="ink-2"))
    found = [Node("event", (x, y), (w, 68), name, tuple(shapes), tuple(words), "P-194",
                  tells=True)]  # fmt: skip
    if plan.chips and s.event >= 0:  # the card lies below what a phone shows at first
        strip = (
            draw.box(0, 4, 374, 17, r=5, fill=f"{colour}/25>s1"),
            draw.text(187, 17, words[0], 12, weight=700, anchor="middle", wrap=366, lines=1),
        )
        found.append(Node("event:now", (8, plan.planet[1] - 42), (374, 24), words[0], strip,
                          tuple(words), "P-194", tells=True))  # fmt: skip
    return found


def collected(p: Player, plan: Plan) -> Node:
    """P-153, P-154 Meteorites, lifepods, stored patches and movement points."""
    counts = (("pu-meteor", p.stones, "c-orange"), ("pu-lifepod", p.rescued, "ink"),
              ("pu-patch", p.stored, "t-biomass"), ("pu-rover", p.moves, "t-rover"))  # fmt: skip
    shapes: list[Shape] = []
    for n, (icon, count, colour) in enumerate(counts):
        shapes += [draw.icon(icon, 47 * n, 2, 20, colour),
                   draw.text(24 + 47 * n, 18, count, 16, weight=700)]  # fmt: skip
    name = say("node-collected", meteorites=p.stones, lifepods=p.rescued, patches=p.stored,
               points=p.moves)  # fmt: skip
    return Node("collected", plan.pool, (188, 24), name, tuple(shapes), (name,), "P-153",
                tells=True)  # fmt: skip

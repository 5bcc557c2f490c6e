"""Around the formation: the Location, piles and decks, the supply, effects, die and event."""

from __future__ import annotations

from collections import Counter

from starboard import draw
from starboard.draw import Node
from starboard.kernel import Message, Seat

from ..box import BOX, EVENTS, FORWARD_SCOUTING, KIND_OF, SETUPS, SKULL, TOKENS
from ..reading.cards import icons
from ..state import FIRST_ICON, NOBODY, SIDES, Hulk
from ..text import say
from ..view import known_blips, knows, scouted, sees_event
from .card_words import effects, event_words, here_words
from .cards import event_card, location_card
from .layout import Plan


def deck_nodes(s: Hulk, seat: Seat | None, plan: Plan) -> list[Node]:
    """All that lies around the formation."""
    nodes = [location(s, plan), *piles(s, seat, plan), supply(s, plan)]
    return nodes + ([effects_note(s, plan)] if effects(s) else [])


def location(s: Hulk, plan: Plan) -> Node:
    """The current Location with its text, and which tiers lie ahead (D-122, D-185)."""
    words = here_words(s)
    x, y, w, h = plan.location
    left = say("locations-left", count=len(s.locations))
    look = list(location_card(words[0], words[1], left, w, h, plan.title, plan.location_lines))
    if s.location_tokens:
        look += draw.token(w - 22, h - 18, "da-support")
        look.append(draw.text(w - 42, h - 13, s.location_tokens, 14, anchor="end"))
    name = say("node-location", location_name=f"@{words[0].key}", count=len(s.locations),
               tokens=s.location_tokens)  # fmt: skip
    return Node("location", (x, y), (w, h), name, tuple(look), words, "D-122", zoom=True,
                tells=True)  # fmt: skip


# ---- piles and decks -------------------------------------------------------------------------


def piles(s: Hulk, seat: Seat | None, plan: Plan) -> list[Node]:
    """Blip piles, decks and discard piles with their numbers (D-184)."""
    found = []
    for side in SIDES:
        look = draw.pile(*plan.pile_size, "da-blip", len(s.blips[side]))
        name = say("node-blips", pile=side, count=len(s.blips[side]))
        look += plan.caption(say(f"pile-{side}"))
        key, at = f"pile:{side}", plan.blips[side]
        words = (name, *surely_here(s, side), face_down(s))
        found.append(Node(key, at, plan.pile_size, name, look, words, "D-84"))
    decks = (
        ("stealers", "da-claw", len(s.stealers), False, "D-148"),
        ("stealer-discard", "g-skull", len(s.stealer_discard), True, "D-71"),
        ("events", "da-event", len(s.events), False, "D-78"),
        ("event-discard", "ui-discard", len(s.event_discard), True, "D-78"),
    )
    for (key, sign, count, face_up, rule), at in zip(decks, plan.decks, strict=True):
        colour = "c-orange" if key.startswith("event") else "bad"
        look = draw.pile(*plan.pile_size, sign, count, colour=colour, open_face=face_up)
        name = say(f"node-{key}", count=count)
        look += plan.caption(say(f"zone-{key}"))
        words = (name, *contents(s, seat, key))
        found.append(Node(f"deck:{key}", at, plan.pile_size, name, look, words, rule, tells=True))
    return found


def surely_here(s: Hulk, side: int) -> tuple[Message, ...]:
    """D-187 What all saw being shuffled into this blip pile."""
    known = known_blips(s, side)
    return (say("pile-known", kind=tuple(KIND_OF[card] for card in known)),) if known else ()


def face_down(s: Hulk) -> Message:
    """D-187 How many cards of each type are face down somewhere follows from what lies open."""
    seen = [*s.stealer_discard, *(c for rows in (s.swarms, s.attacked) for row in rows
                                  for swarm in row for c in swarm)]  # fmt: skip
    up = Counter(KIND_OF[card] for card in seen)
    left = {each.id: each.count - up[kind] for kind, each in enumerate(BOX.types)}
    return say("face-down", **left)


def contents(s: Hulk, seat: Seat | None, key: str) -> tuple[Message, ...]:
    """What lies face up in a discard pile, and what this seat knows of a deck."""
    if key == "stealers":
        return (face_down(s),)
    if key == "events":  # D-159
        return tuple(
            words for depth, event in scouted(s, seat)
            for words in (say("scouted-at", depth=depth + 1, event=event),
                          *event_words(EVENTS[event])[1:])
        )  # fmt: skip
    if key == "event-discard":
        return tuple(
            say("discarded-event", event=event, icon=icons(EVENTS[event]))
            for event in s.event_discard
        )
    counts = Counter(KIND_OF[card] for card in s.stealer_discard)
    return tuple(say("type-count", kind=kind, count=n) for kind, n in sorted(counts.items()))


# ---- supply, effects, die, event -------------------------------------------------------------


def supply(s: Hulk, plan: Plan) -> Node:
    """The support tokens left, and the spawn numbers of the setup location (D-19, D-85)."""
    setup = SETUPS[s.seats]
    x, y, w, h = plan.supply
    look = (
        draw.box(0, 0, w, h, cut=8, fill="s1", edge="line"),
        *draw.token(24, h / 2, "da-support", r=13),
        draw.text(42, h / 2 + 6, f"{s.supply}/{TOKENS}", 17, weight=700),
        draw.icon("da-spawn-major", w - 82, h / 2 - 10, 20, "c-yellow"),
        draw.text(w - 59, h / 2 + 6, setup.major, 17, weight=700),
        draw.icon("da-spawn-minor", w - 42, h / 2 - 10, 20, "ink"),
        draw.text(w - 19, h / 2 + 6, setup.minor, 17, weight=700),
    )
    name = say("node-supply", count=s.supply, all=TOKENS, major=setup.major, minor=setup.minor)
    return Node("supply", (x, y), (w, h), name, look, (name,), "D-19", tells=True)


def effects_note(s: Hulk, plan: Plan) -> Node:
    """D-36 The effects of events that are in force, or will be next round."""
    x, y, w, h = plan.effects
    found = effects(s)
    lines = [line for line, _ in found]
    if len(lines) > 2:  # no room: the words say all of them
        lines[1:] = [say("effects-more", count=len(lines) - 1)]
    look = [draw.box(0, 0, w, h, cut=6, fill="s1", edge="c-orange")]
    look += [
        draw.text(8, 16 + 18 * n, line, 13, font="card", weight=500, fill="ink-2", wrap=w - 14,
                  lines=1)
        for n, line in enumerate(lines)
    ]  # fmt: skip
    words = tuple(each for _, said in found for each in said)
    name = say("node-effects")
    return Node("effects", (x, y), (w, h), name, tuple(look), (name, *words), "D-36", tells=True)


def die(s: Hulk, plan: Plan) -> Node:
    """The last roll."""
    sign = "g-skull" if SKULL[s.face] else ""
    name = say("node-die", face=s.face, skull=int(SKULL[s.face]))
    look = draw.die(0, 0, 48, s.face, sign=sign)
    return Node("die", plan.die, (48, 48), name, look, (name,), "D-3", tells=True)


def event_in_sight(s: Hulk, seat: Seat | None) -> int:
    """The event that lies before this seat: drawn (D-78), or being scouted (D-159)."""
    if sees_event(s, seat):
        return s.drawn
    if s.card == FORWARD_SCOUTING and s.events and knows(s, seat, s.events[-1]):
        return s.events[-1]
    return NOBODY


def event(s: Hulk, number: int, plan: Plan) -> Node:
    """An event card, for those who may read it."""
    card = EVENTS[number]
    words = event_words(card)
    x, y, w, h = plan.event
    drawn = number == s.drawn
    done = max(0, s.phase - FIRST_ICON) if drawn else 0
    text = next(each for each in words if each.key.endswith(".text"))
    look = event_card(card, words[0], text, w, h, plan.event_lines, done)
    name = say("node-event" if drawn else "node-scouted", event=number)
    rule = "D-78" if drawn else "D-159"
    return Node("event", (x, y), (w, h), name, look, words, rule, zoom=True, tells=True)

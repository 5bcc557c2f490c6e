"""What a seat sees: the column of marines between two dark flanks, as in the design's mock."""

from __future__ import annotations

from dataclasses import replace

from starboard.kernel import Message, Node, Player, Scene, Seat
from starboard.kernel import scene as draw

from .box import (
    ACTION_OF,
    ACTIONS,
    EVENTS,
    LOCATIONS,
    MARINES,
    MOVE,
    SETUPS,
    SKULL,
    TEAMS,
    TERRAIN,
)
from .drawing import (
    TALL,
    TEAM_COLOURS,
    TEAM_SHAPES,
    WIDE,
    Plan,
    action_card,
    helmet_spot,
    marine_card,
    place_slot,
    stealer_card,
    terrain_card,
    turn_sign,
)
from .rules.swarms import kind_of
from .state import (
    ACTION,
    CARDS,
    CHOOSE,
    CHOSEN,
    EVENT,
    FIRST_ICON,
    NOBODY,
    RESOLVE,
    RESOLVED,
    SETUP,
    SIDES,
    TOKENS,
    Hulk,
    position_of,
    side_of,
)  # fmt: skip
from .view import sees_event
from .words import FACTS


def say(key: str, **facts: object) -> Message:
    """A message of this game, its ids as names."""
    spoken = {}
    for name, value in facts.items():
        fact = FACTS.get(name.rstrip("2"))
        spoken[name] = fact.spoken(value) if fact else value
    return Message("death_angel", key, spoken)


def scene(s: Hulk, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat, wide for a desk or tall for a phone."""
    plan = (WIDE if layout == "wide" else TALL).fit(max(len(s.line), 1))
    nodes = [location(s, plan), *piles(s, plan), supply(s, plan)]
    if s.phase == SETUP:
        nodes += [team_plate(s, team, plan) for team in range(len(TEAMS))]
    for position in range(len(s.line)):
        nodes += row(s, position, plan)
    nodes += [terrain(s, card, plan) for card, at in enumerate(s.terrain) if at != NOBODY]
    nodes += [swarm for at in all_places(s) for swarm in swarms(s, at, plan)]
    nodes += [die(s, plan)] if s.face != NOBODY else []
    nodes += [event_card(s, plan)] if sees_event(s, seat) else []
    return Scene(
        plan.size,
        tuple(nodes),
        tuple(player(s, i) for i in range(s.seats)),
        tuple(say(f"phase-{name}.short") for name in ("choose", "resolve", "attack", "event")),
        phase_index(s),
        say("round-number", round=s.round) if s.phase != SETUP else say("phase-setup"),
        tuple(hand(s, seat)),
        plan.backdrop(),
    )


def phase_index(s: Hulk) -> int:
    """Which of the four phases is running (D-31)."""
    if s.phase == SETUP:
        return -1
    bounds = (CHOOSE, RESOLVE, RESOLVED + 1, EVENT)
    return max(i for i, start in enumerate(bounds) if s.phase >= start)


def all_places(s: Hulk) -> list[int]:
    """Both sides of every position."""
    return [side << 4 | p for side in SIDES for p in range(len(s.line))]


# ---- the edges of the table ------------------------------------------------------------------


def location(s: Hulk, plan: Plan) -> Node:
    """The current Location with its text, and how many lie ahead (D-122, D-185)."""
    here = "void-lock" if s.location == NOBODY else f"location-{LOCATIONS[s.location].id}"
    name, words = say(here), say(f"{here}.text")
    left = say("locations-left", count=len(s.locations))
    x, y, w, h = plan.location
    looks = [
        draw.box(0, 0, w, h, cut=12, fill="s2", edge="accent"),
        draw.icon("da-location", 14, h / 2 - 18, 36, "lit"),
        draw.text(62, 26, name, plan.title, weight=700),
        draw.text(w - 12, 22, left, 11, anchor="end", fill="ink-3"),
        draw.text(62, 44, words, 13, font="card", weight=500, fill="ink-2", wrap=w - 76,
                  lines=plan.location_lines),
    ]  # fmt: skip
    if s.location_tokens:
        looks += draw.token(w - 22, h - 18, "da-support")
        looks.append(draw.text(w - 42, h - 13, s.location_tokens, 14, anchor="end"))
    node_name = say("node-location", location_name=f"@{here}", count=len(s.locations))
    return Node("location", (x, y), (w, h), node_name, tuple(looks), (name, words, left), "D-122")


def piles(s: Hulk, plan: Plan) -> list[Node]:
    """Blip piles, decks and discard piles with their numbers (D-184)."""
    known = tuple(say("type-count", kind=k, count=hidden_of(s, k)) for k in range(4))
    found = []
    for side in SIDES:
        look = draw.pile(*plan.pile_size, "da-blip", len(s.blips[side]))
        name = say("node-blips", pile=side, count=len(s.blips[side]))
        look += plan.caption(say(f"pile-{side}"))
        key, at = f"pile:{side}", plan.blips[side]
        found.append(Node(key, at, plan.pile_size, name, look, (name, *known), "D-84"))
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
        words = (name, *discards(s, key))
        found.append(Node(f"deck:{key}", at, plan.pile_size, name, look, words, rule))
    return found


def hidden_of(s: Hulk, kind: int) -> int:
    """D-187 How many cards of a type are still face down follows from what lies open."""
    seen = [*s.stealer_discard, *(c for rows in (s.swarms, s.attacked) for row in rows
                                  for swarm in row for c in swarm)]  # fmt: skip
    return CARDS // 4 - sum(kind_of(card) == kind for card in seen)


def discards(s: Hulk, key: str) -> tuple[Message, ...]:
    """What lies face up in a discard pile."""
    if key == "event-discard" and s.event_discard:
        return (say("list", event=tuple(s.event_discard)),)
    if key == "stealer-discard":
        counts = [sum(kind_of(card) == k for card in s.stealer_discard) for k in range(4)]
        return tuple(say("type-count", kind=k, count=n) for k, n in enumerate(counts) if n)
    return ()


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
    name = say("node-supply", count=s.supply, major=setup.major, minor=setup.minor)
    return Node("supply", (x, y), (w, h), name, look, (name,), "D-19")


def die(s: Hulk, plan: Plan) -> Node:
    """The last roll."""
    sign = "g-skull" if SKULL[s.face] else ""
    name = say("node-die", face=s.face)
    return Node(
        "die", plan.die, (48, 48), name, draw.die(0, 0, 48, s.face, sign=sign), (name,), "D-3"
    )


def event_card(s: Hulk, plan: Plan) -> Node:
    """The event that was drawn, for those who may read it (D-78)."""
    event = EVENTS[s.drawn]
    name, words = say(f"event-card-{event.id}"), say(f"event-card-{event.id}.text")
    x, y, w, h = plan.event
    signs = []
    for n, (major, colour) in enumerate(event.spawns):
        sign = "da-spawn-major" if major else "da-spawn-minor"
        done = s.drawn_open and s.phase > FIRST_ICON + n
        tint = f"c-{('red', 'orange', 'yellow', 'green')[colour]}"
        signs.append(draw.icon(sign, 12 + 34 * n, h - 34, 26, f"{tint}/40" if done else tint))
    if event.move:
        flank, kind = event.move
        kinds = ("tail", "head", "claw", "tongue")
        signs.append(draw.icon("da-flank" if flank else "g-move", w - 72, h - 34, 26, "ink-2"))
        signs.append(draw.icon(f"da-{kinds[kind]}", w - 38, h - 34, 26, "c-red"))
    look = (
        draw.box(0, 0, w, h, cut=8, fill="s2", edge="c-orange", width=2),
        draw.text(12, 24, name, 15, weight=700, wrap=w - 24, lines=1),
        draw.text(12, 42, words, 12.5, font="card", weight=500, fill="ink-2", wrap=w - 24,
                  lines=plan.event_lines),
        *signs,
    )  # fmt: skip
    words_all = (name, words)
    return Node("event", (x, y), (w, h), say("node-event", event=s.drawn), look, words_all, "D-78")


# ---- the formation ---------------------------------------------------------------------------


def row(s: Hulk, position: int, plan: Plan) -> list[Node]:
    """One position: the places on both sides, and its marine."""
    marine = s.line[position]
    nodes = []
    for side in SIDES:
        at = side << 4 | position
        x, y, w, h = plan.lane(side, position)
        name = say("node-place", place=at)
        nodes.append(Node(f"place:{at}", (x, y), (w, h), name, place_slot(w, h), (), "D-98"))
    x, y = plan.marine(position)
    team = MARINES[marine].team
    name = say("node-marine", marine=marine, position=position + 1, side=s.facing[marine],
               tokens=s.tokens[marine], team=team)  # fmt: skip
    words = [say(f"marine-{MARINES[marine].id}.full"), say("marine-facts", team=team,
             range=MARINES[marine].range, side=s.facing[marine])]  # fmt: skip
    if s.second_wind == marine or s.second_wind_next == marine:
        words.append(say("marine-second-wind"))
    w, h = plan.marine_size
    look = marine_card(marine, s.facing[marine], s.tokens[marine], position + 1, w, h)
    nodes.append(Node(f"marine:{marine}", (x, y), (w, h), name, look, tuple(words), "D-5"))
    if s.phase == RESOLVE and s.card == ACTION_OF[team][MOVE] and s.stage == ACTION:
        face_x, _ = helmet_spot(w, h, s.facing[marine] == 1)  # names and tokens stay in sight
        nodes.append(Node(f"turn:{marine}", (x + face_x - 15, y + h / 2 - 15), (30, 30),
                          say("node-turn", marine=marine), turn_sign(), (), "D-60"))  # fmt: skip
    return nodes


def terrain(s: Hulk, card: int, plan: Plan) -> Node:
    """A terrain card at its place, with the Door's tokens (D-8, D-133)."""
    at = s.terrain[card]
    same = [c for c in s.terrain_at(at) if c <= card]
    x, y = plan.terrain(side_of(at), position_of(at), len(same) - 1)
    w, h = plan.terrain_size
    kind = TERRAIN[card]
    name = say("node-terrain", terrain=card, place=at)
    words = [
        say(f"terrain-{kind.id}"),
        say(f"terrain-{kind.id}.text"),
        say("terrain-colour", colour_name=f"@colour-{kind.colour}"),
    ]
    tokens = s.door_tokens if kind.id == "door" else 0
    look = terrain_card(
        card, tokens, say(f"terrain-{kind.id}"), bool(s.activated >> card & 1), w, h
    )
    if s.capped == card:
        words.append(say("terrain-watched"))
        look += (draw.icon("ui-eye", w - 20, 4, 16, "lit"),)
    return Node(f"terrain:{card}", (x, y), (w, h), name, look, tuple(words), "D-8")


def swarms(s: Hulk, at: int, plan: Plan) -> list[Node]:
    """The swarm at a place; one that has attacked stands apart (D-101)."""
    found = []
    side, position = side_of(at), position_of(at)
    rows = (("swarm", s.swarms[side][position]), ("attacked", s.attacked[side][position]))
    apart = all(cards for _, cards in rows)
    for nth, (key, cards) in enumerate(rows):
        if not cards:
            continue
        shielded = key == "swarm" and s.is_shielded(at)
        kinds = [kind_of(card) for card in sorted(cards)]
        spots = plan.swarm(side, position, kinds, nth if apart else None)
        x = min(spot for spot, _ in spots)
        y = spots[0][1]
        w, h = plan.stealer_size
        width = max(spot for spot, _ in spots) - x + w
        badge_x = -14.0 if side == 0 else width + 14
        badge_x = min(max(badge_x, 12 - x), plan.size[0] - x - 12)
        kids = [
            Node(f"stealer:{card}", (spot - x, 0), (w, h), say("node-stealer", kind=kind_of(card)),
                 stealer_card(card, w, h, faint=key == "attacked"),
                 (say("node-stealer", kind=kind_of(card)),), "D-6")
            for card, (spot, _) in zip(sorted(cards), spots, strict=True)
        ]  # fmt: skip
        look: tuple[draw.Shape, ...] = ()
        if plan.wide:
            look = draw.count_badge(badge_x, h / 2, len(cards), edge="bad")
        else:  # no room beside the cards: the number lies on them, drawn with the last one
            badge = draw.count_badge(badge_x - kids[-1].at[0], h - 2, len(cards), edge="bad")
            kids[-1] = replace(kids[-1], look=kids[-1].look + badge)
        if shielded:
            look = (draw.box(-4, -4, width + 8, h + 8, r=8, fill="c-blue/15", edge="c-blue",
                             width=2, dash="2 4"), *look)  # fmt: skip
        word = "node-shielded" if shielded else f"node-{key}"
        name = say(word, swarm=at, count=len(cards), kind=tuple(sorted(kind_of(c) for c in cards)))
        found.append(
            Node(f"{key}:{at}", (x, y), (width, h), name, look, (name,), "D-98", tuple(kids))
        )
    return found


# ---- teams, players, cards -------------------------------------------------------------------


def team_plate(s: Hulk, team: int, plan: Plan) -> Node:
    """A team marker to be chosen, or the name of who has it (D-17)."""
    x, y, w, h = plan.team(team)
    colour = TEAM_COLOURS[team]
    taken = s.owner[team] != NOBODY
    names = [say(f"marine-{MARINES[m].id}") for m in TEAMS[team].marines]
    look = [
        draw.box(0, 0, w, h, cut=8, fill="s1"),  # what lies below does not shine through
        draw.card(w, h, colour, faint=taken),
        draw.icon(TEAM_SHAPES[team], 14, 12, 22, colour),
        draw.text(46, 30, say(f"team-{TEAMS[team].id}"), 17, weight=700, wrap=w - 56, lines=1),
        draw.text(14, 58, names[0], 14, font="text", weight=500, fill="ink-2"),
        draw.text(14, 78, names[1], 14, font="text", weight=500, fill="ink-2"),
    ]
    if taken:
        owner = Message("", "seat-alone", {"seat": f"@seat-{s.owner[team]}"})
        look.append(draw.text(w - 12, h - 10, owner, 12, anchor="end", fill="ink-2"))
    words = [say(f"team-{TEAMS[team].id}"), *(say("card-of-team", card=c) for c in cards_of(team))]
    name = say("node-team", team=team, marine=TEAMS[team].marines)
    return Node(f"team:{team}", (x, y), (w, h), name, tuple(look), tuple(words), "D-17")


def cards_of(team: int) -> list[int]:
    """The three action cards of a team, by number."""
    return [number for number, action in ACTIONS.items() if action.team == team]


def player(s: Hulk, seat: Seat) -> Player:
    """A row of the players' panel: the teams of a seat and who of them lives."""
    teams = [team for team, owner in enumerate(s.owner) if owner == seat]
    lines = []
    for team in teams:
        alive = tuple(m for m in TEAMS[team].marines if m in s.line)
        dead = tuple(m for m in TEAMS[team].marines if m in s.slain)
        if alive:
            lines.append(say("player-alive", team=team, marine=alive))
        if dead:
            lines.append(say("player-slain", marine=dead))
        if s.artefact_team == team:
            lines.append(say("player-artefact"))
        if s.jammed == team:
            lines.append(say("player-jammed", team=team))
    colour = TEAM_COLOURS[teams[0]] if teams else f"seat-{seat + 1}"
    shape = TEAM_SHAPES[teams[0]] if teams else f"seat-{seat + 1}"
    out = bool(teams) and seat not in s.living_teams()
    return Player(seat, colour, shape, tuple(lines), s.phase != SETUP and seat == s.current, out)


def hand(s: Hulk, seat: Seat | None) -> list[Node]:
    """While choosing: my cards. Later: this round's cards in their order (D-42)."""
    if s.phase == SETUP:
        return []
    if s.phase not in (CHOOSE, CHOSEN):
        shown = sorted(card for card in s.chosen if card)
        return [action_node(s, card, status(s, card), n) for n, card in enumerate(shown)]
    teams = [t for t, owner in enumerate(s.owner) if owner == seat and s.in_play(t)]
    shown = [card for team in teams for card in cards_of(team)]
    return [action_node(s, card, choice_status(s, card), n) for n, card in enumerate(shown)]


def status(s: Hulk, card: int) -> str:
    """Where a revealed card stands in this round."""
    if card == s.card:
        return "now"
    return "done" if card in s.last else "waits"


def choice_status(s: Hulk, card: int) -> str:
    """What my card is while I choose."""
    team = ACTIONS[card].team
    if s.chosen[team] == card:
        return "chosen"
    return "ready" if card in s.cards_left(team) else "locked"


def action_node(s: Hulk, card: int, state: str, index: int) -> Node:
    """An action card in the hand row."""
    action = ACTIONS[card]
    name = say("node-action", card=card, number=card, status=f"@card-{state}")
    words = (say(f"action-{action.id}"), say(f"action-type-{action.type}"),
             say(f"action-{action.id}.text"))  # fmt: skip
    look = action_card(card, state)
    return Node(f"action:{card}", (index * 176, 0), (168, 52), name, look, words, "D-44")

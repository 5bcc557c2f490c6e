"""What a seat sees: the column of marines between two dark flanks, as in the design's mock."""

from __future__ import annotations

from dataclasses import replace

from starboard import draw
from starboard.draw import Node, Player, Scene
from starboard.kernel import Message, Seat

from ..box import ACTION_OF, ACTIONS, KIND_OF, MARINES, MOVE, TEAMS, TERRAIN
from ..reading.cards import TYPES
from ..state import (
    ACTION,
    CHOOSE,
    CHOSEN,
    EVENT,
    NOBODY,
    RESOLVE,
    RESOLVED,
    SETUP,
    SIDES,
    Hulk,
    position_of,
    side_of,
)  # fmt: skip
from ..text import CROWD, say
from .drawing import (
    ACTION_SIGNS,
    STEALER_SIGNS,
    TALL,
    TEAM_COLOURS,
    TEAM_SHAPES,
    TERRAIN_SIGNS,
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
from .edges import die, edge_nodes, event, event_in_sight
from .inspector import action_words, marine_words, source_note, stealer_words, terrain_words


def draw_scene(s: Hulk, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat, wide for a desk or tall for a phone."""
    plan = (WIDE if layout == "wide" else TALL).fit(max(len(s.line), 1))
    nodes = edge_nodes(s, seat, plan)
    if s.phase == SETUP:
        nodes += [team_plate(s, team, plan) for team in range(len(TEAMS))]
    for position in range(len(s.line)):
        nodes += row(s, position, plan)
    nodes += [terrain(s, card, plan) for card, at in enumerate(s.terrain) if at != NOBODY]
    nodes += [swarm for at in all_places(s) for swarm in swarms(s, at, plan)]
    nodes += [die(s, plan)] if s.face != NOBODY else []
    card = event_in_sight(s, seat)
    nodes += [event(s, card, plan)] if card != NOBODY else []
    return Scene(
        plan.size,
        tuple(nodes),
        tuple(player(s, i) for i in range(s.seats)),
        tuple(say(f"phase-{name}.short") for name in ("choose", "resolve", "attack", "event")),
        phase_index(s),
        say("round-number", round=s.round) if s.phase != SETUP else say("phase-setup"),
        tuple(hand(s, seat)),
        plan.backdrop(),
        signs=SIGNS,
    )


#: What the signs mean where there is no room for words.
SIGNS = (
    *((sign, say(f"type-{kind}")) for sign, kind in zip(STEALER_SIGNS, TYPES, strict=True)),
    ("da-broodlord", say("sign-brood-lord")),
    *((sign, say(f"terrain-{card.id}")) for sign, card in zip(TERRAIN_SIGNS, TERRAIN, strict=True)),
    ("da-support", say("sign-support")),
    ("da-spawn-major", say("sign-major")),
    ("da-spawn-minor", say("sign-minor")),
    ("g-move", say("sign-move")),
    ("da-flank", say("sign-flank")),
    *((sign, say(f"action-type-{kind}")) for kind, sign in enumerate(ACTION_SIGNS) if kind),
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
    words = [*marine_words(marine), say("marine-facts", side=s.facing[marine],
             tokens=s.tokens[marine])]  # fmt: skip
    if s.second_wind == marine:
        words.append(say("effect-now-second_wind", marine=marine))
    if s.second_wind_next == marine:
        words.append(say("effect-next-second_wind", marine=marine))
    words += source_note(MARINES[marine].source, MARINES[marine].name_source)
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
    tokens = s.door_tokens if kind.id == "door" else 0
    name = say("node-terrain", terrain=card, place=at, tokens=tokens)
    words = list(terrain_words(card))
    if tokens:
        words.append(say("terrain-tokens", tokens=tokens))
    if s.activated >> card & 1:
        words.append(say("terrain-used"))
    look = terrain_card(
        card, tokens, say(f"terrain-{kind.id}"), bool(s.activated >> card & 1), w, h
    )
    if s.capped == card:
        words.append(say("terrain-watched"))
        look += (draw.icon("ui-eye", w - 20, 4, 16, "lit"),)
    words += source_note(kind.source, kind.name_source)
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
        kinds = [KIND_OF[card] for card in sorted(cards)]
        spots = plan.swarm(side, position, kinds, nth if apart else None)
        x = min(spot for spot, _ in spots)
        y = spots[0][1]
        w, h = plan.stealer_size
        width = max(spot for spot, _ in spots) - x + w
        badge_x = -14.0 if side == 0 else width + 14
        badge_x = min(max(badge_x, 12 - x), plan.size[0] - x - 12)
        kids = [
            Node(f"stealer:{card}", (spot - x, 0), (w, h), say("node-stealer", kind=KIND_OF[card]),
                 stealer_card(card, w, h, faint=key == "attacked"),
                 stealer_words(KIND_OF[card]), "D-6")
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
        name = say(word, swarm=at, count=len(cards), kind=tuple(sorted(kinds)))
        if len(cards) > CROWD:  # a stack for each kind, with its number
            badges = [(kid, kinds.count(kind)) for kid, kind in zip(kids, kinds, strict=True)]
            kids = [
                replace(kid, look=kid.look + draw.count_badge(w / 2, h - 8, n, edge="warn"))
                for kid, n in badges
            ]
        numbers = [say("type-count", kind=k, count=kinds.count(k)) for k in sorted({*kinds})]
        found.append(Node(f"{key}:{at}", (x, y), (width, h), name, look, (name, *numbers), "D-98",
                          tuple(kids)))  # fmt: skip
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
    words = [
        say(f"team-{TEAMS[team].id}"),
        *(say("card-of-team", card=c, number=c, type=ACTIONS[c].type) for c in cards_of(team)),
    ]
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
            lines.append(say("player-jammed"))
        if s.jam_next == team:
            lines.append(say("player-jam-next"))
        if s.last[team] and not s.revealed:
            lines.append(say("player-last", card=s.last[team], number=s.last[team]))
    colour = TEAM_COLOURS[teams[0]] if teams else f"seat-{seat + 1}"
    shape = TEAM_SHAPES[teams[0]] if teams else f"seat-{seat + 1}"
    out = bool(teams) and seat not in s.living_teams()
    return Player(seat, colour, shape, tuple(lines), s.phase != SETUP and seat == s.current, out)


def hand(s: Hulk, seat: Seat | None) -> list[Node]:
    """While choosing: my cards, and those of last round, which lie open until all have chosen
    (D-38, D-184). Later: this round's cards in their order (D-42)."""
    if s.phase == SETUP:
        return []
    if s.phase not in (CHOOSE, CHOSEN):
        shown = sorted(card for card in s.chosen if card)
        return [action_node(s, card, status(s, card), n) for n, card in enumerate(shown)]
    teams = [t for t, owner in enumerate(s.owner) if owner == seat and s.in_play(t)]
    mine = [card for team in teams for card in cards_of(team)]
    # What can be chosen comes first: there it is in sight on the smallest screen.
    mine.sort(key=lambda card: choice_status(s, card) not in ("ready", "chosen"))
    shown = mine + sorted(card for card in s.last if card and card not in mine)
    return [action_node(s, card, choice_status(s, card), n) for n, card in enumerate(shown)]


def status(s: Hulk, card: int) -> str:
    """Where a revealed card stands in this round."""
    if card == s.card:
        return "now"
    return "done" if card in s.last else "waits"


def choice_status(s: Hulk, card: int) -> str:
    """What a card is while I choose, mine or one that lies open."""
    team = ACTIONS[card].team
    if s.last[team] == card:
        return "last"
    if s.chosen[team] == card:
        return "chosen"
    return "ready" if card in s.cards_left(team) else "jammed"


def action_node(s: Hulk, card: int, state: str, index: int) -> Node:
    """An action card in the hand row."""
    name = say("node-action", card=card, number=card, type=ACTIONS[card].type,
               status=f"@card-{state}")  # fmt: skip
    look, words = action_card(card, state), action_words(card)
    return Node(f"action:{card}", (index * 176, 0), (168, 52), name, look, words, "D-44")

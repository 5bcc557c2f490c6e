"""The formation: marines, terrain and swarms."""

from __future__ import annotations

from dataclasses import replace

from starboard import draw
from starboard.draw import Node

from ..box import ACTION_OF, KIND_OF, MARINES, MOVE, STRATEGIZE, TERRAIN, WRATH_OF_BAAL_CHAPEL
from ..legality.attacks import targets
from ..state import ACTION, NOBODY, RESOLVE, SIDES, Hulk, position_of, side_of
from ..text import CROWD, say
from .card_words import marine_words, source_note, stealer_words, terrain_words
from .cards import helmet_spot, marine_card, place_slot, stealer_card, terrain_card, turn_sign
from .layout import Plan


def formation_nodes(s: Hulk, plan: Plan) -> list[Node]:
    """The places and marines of all rows, then terrain, then swarms on top of it."""
    nodes = [node for position in range(len(s.line)) for node in row(s, position, plan)]
    nodes += [terrain(s, card, plan) for card, at in enumerate(s.terrain) if at != NOBODY]
    places = [side << 4 | p for side in SIDES for p in range(len(s.line))]
    return nodes + [node for at in places for node in swarms(s, at, plan)]


def row(s: Hulk, position: int, plan: Plan) -> list[Node]:
    """One position: the places on both sides, and its marine."""
    marine = s.line[position]
    chosen_sometimes = s.card == STRATEGIZE or s.location == WRATH_OF_BAAL_CHAPEL
    nodes = []
    for side in SIDES:
        at = side << 4 | position
        x, y, w, h = plan.lane(side, position)
        name = say("node-place", place=at)
        words = (name, say("place-words", marine=marine, count=len(s.swarm(at))))
        nodes.append(Node(f"place:{at}", (x, y), (w, h), name, place_slot(w, h), words, "D-98",
                          tells=not chosen_sometimes))  # fmt: skip
    node = marine_node(s, position, plan)
    nodes.append(node)
    (x, y), (w, h), team = node.at, node.size, MARINES[marine].team
    if s.phase == RESOLVE and s.card == ACTION_OF[team][MOVE] and s.stage == ACTION:
        face_x, _ = helmet_spot(w, h, s.facing[marine] == 1)  # names and tokens stay in sight
        nodes.append(Node(f"turn:{marine}", (x + face_x - 15, y + h / 2 - 15), (30, 30),
                          say("node-turn", marine=marine), turn_sign(), (), "D-60"))  # fmt: skip
    return nodes


def marine_node(s: Hulk, position: int, plan: Plan) -> Node:
    """The marine of a position (D-5)."""
    marine = s.line[position]
    x, y = plan.marine(position)
    team = MARINES[marine].team
    name = say("node-marine", marine=marine, position=position + 1, side=s.facing[marine],
               tokens=s.tokens[marine], team=team)  # fmt: skip
    facts = [*marine_words(marine), say("marine-facts", side=s.facing[marine],
             tokens=s.tokens[marine])]  # fmt: skip
    if s.second_wind == marine:
        facts.append(say("effect-now-second_wind", marine=marine))
    if s.second_wind_next == marine:
        facts.append(say("effect-next-second_wind", marine=marine))
    facts += source_note(MARINES[marine].source, MARINES[marine].name_source)
    w, h = plan.marine_size
    look = marine_card(marine, s.facing[marine], s.tokens[marine], position + 1, w, h)
    reach = targets(s, marine)
    facts.append(say("marine-reach", swarm=tuple(reach)) if reach else say("marine-no-reach"))
    return Node(f"marine:{marine}", (x, y), (w, h), name, look, tuple(facts), "D-5",
                ghost=range_ghost(s, marine, plan))  # fmt: skip


def range_ghost(s: Hulk, marine: int, plan: Plan) -> tuple[draw.Shape, ...]:
    """D-67 How far a marine shoots: the places on the side he faces, within his range."""
    position, reach, side = s.position(marine), MARINES[marine].range, s.facing[marine]
    near = range(max(0, position - reach), min(len(s.line), position + reach + 1))
    lanes = [plan.lane(side, p) for p in near]
    return tuple(draw.box(x, y, w, h, r=6, fill="lit/8", edge="lit", width=1.4, dash="3 6")
                 for x, y, w, h in lanes)  # fmt: skip


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
    side, position = side_of(at), position_of(at)
    rows = (("swarm", s.swarms[side][position]), ("attacked", s.attacked[side][position]))
    apart = all(cards for _, cards in rows)
    return [
        swarm(s, at, key, sorted(cards), nth if apart else None, plan)
        for nth, (key, cards) in enumerate(rows)
        if cards
    ]


def swarm(s: Hulk, at: int, key: str, cards: list[int], half: int | None, plan: Plan) -> Node:
    """One swarm with its number, and its cards; ``half``: two share the place."""
    shielded = key == "swarm" and s.is_shielded(at)
    kinds = [KIND_OF[card] for card in cards]
    spots = plan.swarm(side_of(at), position_of(at), kinds, half)
    x, y = min(spot for spot, _ in spots), spots[0][1]
    w, h = plan.stealer_size
    width = max(spot for spot, _ in spots) - x + w
    badge_x = -14.0 if side_of(at) == 0 else width + 14
    badge_x = min(max(badge_x, 12 - x), plan.size[0] - x - 12)
    kids = [
        stealer(card, spot - x, plan, faint=key == "attacked")
        for card, (spot, _) in zip(cards, spots, strict=True)
    ]
    look: tuple[draw.Shape, ...] = ()
    if plan.wide:
        look = draw.count_badge(badge_x, h / 2, len(cards), edge="bad")
    else:  # no room beside the cards: the number lies on them, drawn with the last one
        badge = draw.count_badge(badge_x - kids[-1].at[0], h - 2, len(cards), edge="bad")
        kids[-1] = replace(kids[-1], look=kids[-1].look + badge)
    if shielded:
        look = (draw.box(-4, -4, width + 8, h + 8, r=8, fill="c-blue/15", edge="c-blue",
                         width=2, dash="2 4"), *look)  # fmt: skip
    if len(cards) > CROWD:
        kids = stacked(kids, kinds, plan)
    name = say("node-shielded" if shielded else f"node-{key}", swarm=at, count=len(cards),
               kind=tuple(sorted(kinds)))  # fmt: skip
    numbers = [say("type-count", kind=k, count=kinds.count(k)) for k in sorted({*kinds})]
    words = (name, *numbers)
    return Node(f"{key}:{at}", (x, y), (width, h), name, look, words, "D-98", tuple(kids),
                tells=key == "attacked")  # fmt: skip


def stealer(card: int, x: float, plan: Plan, *, faint: bool) -> Node:
    """A Genestealer in its swarm (D-6)."""
    w, h = plan.stealer_size
    kind = KIND_OF[card]
    look = stealer_card(card, w, h, faint=faint)
    name, words = say("node-stealer", kind=kind), stealer_words(kind)
    return Node(f"stealer:{card}", (x, 0), (w, h), name, look, words, "D-6", tells=faint)


def stacked(kids: list[Node], kinds: list[int], plan: Plan) -> list[Node]:
    """The cards of a crowd: a stack for each kind, with its number; what is covered only tells."""
    w, h = plan.stealer_size
    tops = {kind: nth for nth, kind in enumerate(kinds)}
    return [
        replace(kid, look=kid.look + draw.count_badge(w / 2, h - 8, kinds.count(kind), edge="warn"),
                tells=kid.tells or tops[kind] != nth)
        for nth, (kid, kind) in enumerate(zip(kids, kinds, strict=True))
    ]  # fmt: skip

"""What a seat sees: the own planet large, the others small, the corporation board, the station."""

from __future__ import annotations

from dataclasses import dataclass

from starboard.kernel import Message, Node, Scene, Seat
from starboard.kernel import scene as draw
from starboard.kernel.scene import Shape

from .box import SQUARES, TILES
from .drawing import (
    Marks,
    bare_ground,
    ground,
    map_cells,
    patch,
    planet_look,
    sign,
    tile_look,
    way_marks,
)  # fmt: skip
from .grid import column, row, squares_of
from .kinds import MEDALS, RESOURCES
from .objectives import metric, uncovered
from .scene_board import corporation_board
from .scene_hand import hand, held, open_facts, players
from .scene_station import station
from .scoring import LINES, planet_score
from .state import (
    ROTATE,
    STORED,
    TOKENS,
    TURNS,
    Player,
    Table,
    unpacked,
)  # fmt: skip
from .ways import ways
from .words import (
    corporation_name,
    corporation_rule,
    corporation_text,
    planet_rule,
    planet_text,
    say,
)


@dataclass(frozen=True, slots=True)
class Plan:
    """Where things lie in a layout."""

    size: tuple[float, float]
    planet: tuple[float, float]  # top left corner of the grid
    cell: float
    board: tuple[float, float]
    space: tuple[float, float]  # of a track: width and height
    station: tuple[float, float, float]  # middle and radius
    cards: tuple[float, float, float]  # objectives: left, top, width
    piles: tuple[float, float]
    event: tuple[float, float, float]
    others: tuple[tuple[float, float], ...]
    small: float  # cell of a small planet
    pool: tuple[float, float]  # collected pieces
    chips: tuple[float, ...]  # the tracks on a phone: place and width


WIDE = Plan(
    (1112, 690), (70, 104), 47, (660, 56), (46, 34), (1010, 146, 82), (914, 256, 190),
    (914, 506), (914, 570, 190),
    ((70, 602), (566, 602), (70, 104), (566, 104), (496, 602)), 5.6, (914, 644), (),
)  # fmt: skip
TALL = Plan(
    (390, 1420), (38, 92), 28.2, (20, 796), (70, 28), (100, 566, 78), (204, 452, 176),
    (20, 706), (214, 702, 166),
    ((20, 1346), (94, 1346), (168, 1346), (242, 1346), (316, 1346)), 5.4, (200, 774), (8, 8, 70),
)  # fmt: skip


def scene(s: Table, seat: Seat | None, layout: str) -> Scene:
    """The table for one seat, wide for a desk or tall for a phone; a spectator sits with seat 0."""
    plan = WIDE if layout == "wide" else TALL
    me = 0 if seat is None else seat
    p = s.players[me] if seat is not None else s.shown(me)
    look = [s.players[n] if n == seat else s.shown(n) for n in range(len(s.players))]
    nodes = [*station(s, me, plan.station), *objectives(s, seat, look, plan)]
    if p.rovers:  # else the boards are still to be chosen (P-20)
        nodes += [*titles(p, plan), planet(s, p, plan)]
        nodes += corporation_board(p, plan.board, plan.space, plan.chips)
    nodes += [*civ_piles(s, plan), *event(s, seat, plan), collected(p, plan)]
    nodes += small_planets(s, me, look, plan)
    return Scene(
        plan.size, tuple(nodes), tuple(players(s, seat, look)),
        tuple(say(f"phase-{name}") for name in ("rotation", "event", "tiles", "civ", "end")),
        phase_index(s),
        say("round-number", round=s.round) if s.round else say("phase-setup"),
        tuple(hand(s, seat)),
        backdrop(p, plan),
        None if seat is None else held(p, plan.cell),
    )  # fmt: skip


def backdrop(p: Player, plan: Plan) -> tuple[Shape, ...]:
    """The planet's disc in space."""
    x, y = plan.planet
    r = 6 * plan.cell
    return (
        draw.disc(x + r, y + r, r + 22, fill="accent/10"),
        draw.disc(x + r, y + r, r + 12, fill="accent/16"),
        draw.disc(x + r, y + r, r + 4, fill="s0", edge="accent/50", width=1.5),
    )


def phase_index(s: Table) -> int:
    """P-40 to P-47 The step of the round that is running."""
    if s.phase <= TOKENS:
        return -1
    if s.phase <= ROTATE:
        return 0
    if s.phase < TURNS:
        return 1
    if s.phase == TURNS:
        return 2
    return 3 if s.phase < STORED else 4


# ---- my planet ---------------------------------------------------------------------------------


def planet(s: Table, p: Player, plan: Plan) -> Node:
    """P-1, P-13 The own planet: ground, tiles, then a node a square, then the rovers."""
    size = plan.cell
    side = 12 * size
    name = say("node-planet", planet=p.planet, seat=p.seat, count=p.covered().bit_count())
    words = [say("planet-name", planet=p.planet), say("covered", count=p.covered().bit_count())]
    words.append(planet_text(p.planet))
    kids = [laid_tile(code, size) for code in p.laid]
    kids += medals(p, plan)
    routes = way_marks(p, ways(s, p), size)
    kids += [square_node(p, at, size, routes.get(at, NO_MARKS)) for at in squares_of(SQUARES)]
    kids += [rover_node(p, rover, size) for rover, at in enumerate(p.rovers) if at >= 0]
    # The map is for those who cannot see the drawing, and no part of it.
    chart = draw.path("", fill="none", aside=True, cells=map_cells(p), legend=say("map-legend"))
    look = (*ground(p.planet, size), chart)
    return Node(f"planet:{p.seat}", plan.planet, (side, side), name, look, tuple(words),
                planet_rule(p.planet), tuple(kids))  # fmt: skip


def titles(p: Player, plan: Plan) -> list[Node]:
    """What the own boards are called; whoever points there learns their own rules."""
    (x, y), cell = plan.planet, plan.cell
    bx, by = plan.board
    covered = say("covered", count=p.covered().bit_count())
    about = (say("planet-name", planet=p.planet), covered, planet_text(p.planet))
    name = say("node-planet", planet=p.planet, seat=p.seat, count=p.covered().bit_count())
    rule, board = planet_rule(p.planet), corporation_rule(p.corporation)
    company = say("node-corporation", corporation=p.corporation, seat=p.seat)
    company_words = (corporation_name(p.corporation), corporation_text(p.corporation))
    head = draw.text(0, 20, company_words[0], 18, weight=700)
    found = [
        Node("title:corporation", (bx, by - 32), (240, 26), company, (head,), company_words, board)
    ]
    if plan.size[0] > 500:
        look = (
            draw.text(0, 18, about[0], 20, weight=700),
            draw.text(0, 38, covered, 13, fill="ink-2", aside=True),
        )
        found.append(Node("title:planet", (x - 50, y - 94), (240, 44), name, look, about, rule))
        return found
    foot, left, right = y + 12 * cell, 8.0, plan.size[0] - 8
    mine = (draw.text(0, 14, about[0], 13, weight=700, wrap=110, lines=1),)
    theirs = draw.text(110, 14, company_words[0], 13, weight=700, anchor="end", wrap=110, lines=1)
    found.append(Node("title:planet", (left, foot - 4), (110, 20), name, mine, about, rule))
    found.append(Node("title:company", (right - 110, foot - 4), (110, 20), company, (theirs,),
                      company_words, board))  # fmt: skip
    return found


def laid_tile(code: int, size: float) -> Node:
    """A tile on the planet."""
    tile, way, at = unpacked(code)
    look = tile_look(TILES[tile].way[way], size, 0, 0)
    place = column(at) * size, row(at) * size
    name = say("node-tile", tile=tile, square=at)
    words = (say("tile-words", tile=tile),)
    return Node(f"tile:{tile}", place, (size, size), name, tuple(look), words, "P-5")


def medals(p: Player, plan: Plan) -> list[Node]:
    """P-150 The medals of rows and columns; full ones count."""
    size = plan.cell
    r = 11 if size > 40 else 9
    spoilt = uncovered(p) | p.rocks()
    found = []
    for n in range(12):
        for kind, at, line in (
            ("row", (-size * 0.55, (n + 0.5) * size), LINES[n][0]),
            ("column", ((n + 0.5) * size, -size * 0.38), LINES[12 + n][0]),
        ):
            done = not line & spoilt
            fill, ink = ("c-gold", "ink-dark") if done else ("s1", "c-gold")
            look = (
                draw.disc(r, r, r, fill=fill, edge="c-gold", width=1.5),
                draw.text(r, r + 5, MEDALS[n], 13, weight=700, anchor="middle", fill=ink),
            )
            name = say(f"node-{kind}", **{kind: n}, medals=MEDALS[n], done=int(done))
            found.append(Node(f"{kind}:{n}", (at[0] - r, at[1] - r), (2 * r, 2 * r), name, look,
                              (name,), "P-150"))  # fmt: skip
    return found


#: A square that no rover's way leads over.
NO_MARKS: Marks = ([], [])


def square_node(p: Player, at: int, size: float, marks: Marks) -> Node:
    """P-1 One square with what lies on it."""
    bit = 1 << at
    under, upon = marks
    look: list[Shape] = [*under]
    middle = size / 2
    what = bare_ground(p.planet, at)
    if p.patches & bit:
        look.append(patch(0, 0, size))
        what = "patch"
    for terrain in range(6) if not p.patches & bit else ():
        if p.terrain[terrain] & bit:
            what = RESOURCES[terrain]
    if p.lifepods & bit:
        look += [draw.disc(middle, middle, size * 0.34, fill="ink", edge="s0", width=2),
                 draw.icon("pu-lifepod", size * 0.27, size * 0.27, size * 0.46, "s0")]  # fmt: skip
    if p.meteorites & bit:
        look += [draw.disc(middle, middle, size * 0.36, fill="c-orange", edge="ink", width=2),
                 draw.icon("pu-meteor", size * 0.25, size * 0.25, size * 0.5, "s0")]  # fmt: skip
    words = []  # the name says the rest
    if p.lifepods & bit:
        words = [say("node-square", square=at), say("here-lifepod")]
    if p.meteorites & bit:
        words = [say("node-square", square=at), say("here-meteorite")]
    place = column(at) * size, row(at) * size
    name = say("node-square-with", square=at, ground=f"@ground-{what}")
    look += upon
    return Node(f"square:{at}", place, (size, size), name, tuple(look), tuple(words), "P-1")


def rover_node(p: Player, rover: int, size: float) -> Node:
    """P-105 A rover on the planet; Horizon's may carry a meteorite (P-280)."""
    at = p.rovers[rover]
    loaded = p.cargo >> rover & 1
    inset = size * 0.12
    look: list[Shape] = [
        draw.box(inset, inset, size - 2 * inset, size - 2 * inset, r=size * 0.18,
                 fill=f"seat-{p.seat + 1}", edge="ink-dark", width=2),
        draw.icon("pu-rover", size * 0.2, size * 0.2, size * 0.6, "ink-dark"),
    ]  # fmt: skip
    if loaded:
        look += sign("pu-meteor", size * 0.75, size * 0.25, size * 0.7, "c-orange")
    name = say("node-rover", rover=rover, square=at, loaded=loaded)
    return Node(f"rover:{rover}", (column(at) * size, row(at) * size), (size, size), name,
                tuple(look), (name,), "P-105")  # fmt: skip


def small_planets(s: Table, me: int, look: list[Player], plan: Plan) -> list[Node]:
    """P-13 The others' planets, small."""
    found = []
    for place, p in zip(plan.others, [p for p in look if p.seat != me], strict=False):
        if not p.rovers:
            continue
        side = 12 * plan.small
        name = say("node-planet", planet=p.planet, seat=p.seat, count=p.covered().bit_count())
        words = (name, say("planet-medals", count=planet_score(p)), *open_facts(s, p))
        shapes = [draw.disc(side / 2, side / 2, side / 2 + 1, fill="s0",
                            edge=f"seat-{p.seat + 1}", width=1.5)]  # fmt: skip
        shapes += planet_look(p, plan.small)
        found.append(Node(f"planet:{p.seat}", place, (side, side), name, tuple(shapes), words,
                          planet_rule(p.planet), zoom=True, tells=True))  # fmt: skip
    return found


# ---- cards -------------------------------------------------------------------------------------


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
            draw.box(0, 0, w, 64, cut=8, fill="s2", edge="line-strong"),
            draw.text(10, 17, say(f"objective-{number + 1}"), 13, weight=700, wrap=w - 40, lines=1),
            draw.text(10, 31, say(f"objective-{number + 1}.text"), 11, font="card", weight=500,
                      fill="ink-2", wrap=w - 20, lines=2),
        ]  # fmt: skip
        for n, each in enumerate(pair):
            shapes += [
                draw.icon(f"seat-{each + 1}", 10 + 46 * n, 48, 12, f"seat-{each + 1}"),
                draw.text(26 + 46 * n, 59, metric(look[each], number), 13, weight=700),
            ]
        name = say("node-objective", objective=number)
        words = (say(f"objective-{number + 1}"), say(f"objective-{number + 1}.text"))
        found.append(Node(f"objective:{number}", (x, y + 70 * len(found)), (w, 64), name,
                          tuple(shapes), words, "P-170"))  # fmt: skip
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
                          name, look, (name,), "P-80"))  # fmt: skip
    return found


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
        colour = ("c-green", "c-orange", "c-red")[s.event // 20]
        words = [say(f"event-card-{s.event + 1}"), say(f"event-card-{s.event + 1}.text"), *words]
        name = say("node-event", event=s.event, count=left)
        shapes = [
            draw.box(0, 0, w, 68, cut=8, fill=f"{colour}/18>s2", edge=colour),
            draw.text(10, 17, words[0], 13, weight=700, wrap=w - 40, lines=1),
            draw.text(10, 32, words[1], 11.5, font="card", weight=500, fill="ink-2", wrap=w - 20,
                      lines=3),
        ]  # fmt: skip
    if seat is not None and s.coming >= 0 and s.peeked >> seat & 1:
        words += [say("next-event"), say(f"event-card-{s.coming + 1}"),
                  say(f"event-card-{s.coming + 1}.text")]  # fmt: skip
    shapes.append(draw.text(w - 10, 17, left, 13, anchor="end", weight=700, fill="ink-3"))
    found = [Node("event", (x, y), (w, 68), name, tuple(shapes), tuple(words), "P-194",
                  tells=True)]  # fmt: skip
    if plan.chips and s.event >= 0:  # the card lies below what a phone shows at first
        strip = (
            draw.box(0, 0, 374, 17, r=5, fill=f"{colour}/25>s1"),
            draw.text(187, 13, words[0], 12, weight=700, anchor="middle", wrap=366, lines=1),
        )
        found.append(Node("event:now", (8, 54), (374, 17), words[0], strip, tuple(words), "P-194",
                          tells=True))  # fmt: skip
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
    return Node("collected", plan.pool, (188, 24), name, tuple(shapes), (name,), "P-153")

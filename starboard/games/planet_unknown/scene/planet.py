"""The planets: the own one large, with what lies on it; the others small."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Shape
from starboard.kernel import Message

from ..box import PLANETS, SQUARES, TILES
from ..components import MEDALS, RESOURCES
from ..grid import around, column, row, squares_of
from ..rules.objectives import uncovered
from ..scoring import LINES, planet_score
from ..state import Player, Table, unpacked
from ..text import (
    corporation_name,
    corporation_rule,
    corporation_text,
    planet_rule,
    planet_text,
    say,
)
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
)
from .layout import Plan
from .players import open_facts
from .rover_paths import ways


def backdrop(p: Player, plan: Plan) -> tuple[Shape, ...]:
    """The planet's disc in space."""
    x, y = plan.planet
    r = 6 * plan.cell
    return (
        draw.disc(x + r, y + r, r + 22, fill="accent/10"),
        draw.disc(x + r, y + r, r + 12, fill="accent/16"),
        draw.disc(x + r, y + r, r + 4, fill="s0", edge="accent/50", width=1.5),
    )


def planet(s: Table, p: Player, plan: Plan, quiet: bool = True) -> Node:
    """P-1, P-13 The own planet: ground, tiles, then a node a square, then the rovers."""
    size = plan.cell
    side = 12 * size
    name = say("node-planet", planet=p.planet, seat=p.seat, count=p.covered().bit_count())
    words = [say("planet-name", planet=p.planet), say("covered", count=p.covered().bit_count())]
    words.append(planet_text(p.planet))
    kids = [laid_tile(code, size) for code in p.laid]
    kids += medals(p, plan, quiet)
    routes = way_marks(p, ways(s, p), size)
    kids += [square_node(p, at, size, routes.get(at, NO_MARKS)) for at in squares_of(SQUARES)]
    kids += [rover_node(p, rover, size) for rover, at in enumerate(p.rovers) if at >= 0]
    look = (*ground(p.planet, size), chart(p))
    return Node(f"planet:{p.seat}", plan.planet, (side, side), name, look, tuple(words),
                planet_rule(p.planet), tuple(kids), tells=True)  # fmt: skip


def chart(p: Player) -> Shape:
    """A map in characters for those who cannot see the drawing, and no part of it."""
    return draw.path("", fill="none", aside=True, cells=map_cells(p), legend=say("map-legend"))


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
        Node(
            "title:corporation",
            (bx, by - 32),
            (240, 26),
            company,
            (head,),
            company_words,
            board,
            tells=True,
        )
    ]
    if plan.size[0] > 500:
        look = (
            draw.text(0, 18, about[0], 20, weight=700),
            draw.text(0, 38, covered, 14, fill="ink-2", aside=True),
        )
        found.append(Node("title:planet", (x - 50, y - 94), (240, 44), name, look, about, rule,
                          tells=True))  # fmt: skip
        return found
    foot, left, right = y + 12 * cell, 8.0, plan.size[0] - 8
    mine = (draw.text(0, 14, about[0], 13, weight=700, wrap=110, lines=1),)
    theirs = draw.text(110, 14, company_words[0], 13, weight=700, anchor="end", wrap=110, lines=1)
    found.append(Node("title:planet", (left, foot - 4), (110, 20), name, mine, about, rule,
                      tells=True))  # fmt: skip
    found.append(Node("title:company", (right - 110, foot - 4), (110, 20), company, (theirs,),
                      company_words, board, tells=True))  # fmt: skip
    return found


def laid_tile(code: int, size: float) -> Node:
    """A tile on the planet."""
    tile, way, at = unpacked(code)
    look = tile_look(TILES[tile].way[way], size, 0, 0)
    place = column(at) * size, row(at) * size
    name = say("node-tile", tile=tile, square=at)
    words = (say("tile-words", tile=tile),)
    return Node(f"tile:{tile}", place, (size, size), name, tuple(look), words, "P-5",
                tells=True)  # fmt: skip


def medals(p: Player, plan: Plan, quiet: bool) -> list[Node]:
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
                draw.text(r, r + 5, MEDALS[n], 13.5, weight=700, anchor="middle", fill=ink),
            )
            name = say(f"node-{kind}", **{kind: n}, medals=MEDALS[n], done=int(done))
            words = (name, say("line-left", count=(line & uncovered(p)).bit_count(),
                               rocks=(line & p.rocks()).bit_count()))  # fmt: skip
            found.append(Node(f"{kind}:{n}", (at[0] - r, at[1] - r), (2 * r, 2 * r), name, look,
                              (name,) if done else words, "P-150", tells=quiet))  # fmt: skip
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
        what = "patch-city" if what == "city" and not p.tiles & bit else "patch"  # P-332
    for terrain in range(6) if not p.patches & bit else ():
        if p.terrain[terrain] & bit:
            what = RESOURCES[terrain]
    if p.lifepods & bit:
        look += [draw.disc(middle, middle, size * 0.34, fill="ink", edge="s0", width=2),
                 draw.icon("pu-lifepod", size * 0.27, size * 0.27, size * 0.46, "s0")]  # fmt: skip
    if p.meteorites & bit:
        look += [draw.disc(middle, middle, size * 0.36, fill="c-orange", edge="ink", width=2),
                 draw.icon("pu-meteor", size * 0.25, size * 0.25, size * 0.5, "s0")]  # fmt: skip
    words = here(p, at)  # the name says the rest
    if words:
        words = [say("node-square", square=at), *words]
    place = column(at) * size, row(at) * size
    name = say("node-square-with", square=at, ground=f"@ground-{what}")
    look += upon
    return Node(f"square:{at}", place, (size, size), name, tuple(look), tuple(words), "P-1")


def here(p: Player, at: int) -> list[Message]:
    """What one should know of a square and cannot read from its name."""
    bit, board = 1 << at, PLANETS[p.planet]
    found = [say("here-icon", resource=r) for r in range(6) if p.icons[r] & bit]
    if p.free() & bit:
        banned = [r for r in range(6) if board.forbidden[r] & bit]
        found += [say("here-quadrant", resource=r) for r in banned]  # P-333
    for side in board.sides:  # P-336
        if side & bit and around(bit) & SQUARES & ~side:
            found.append(say("here-chasm"))
    if p.lifepods & bit:
        found.append(say("here-lifepod"))
    if p.meteorites & bit:
        found.append(say("here-meteorite"))
    return found


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
        shapes += [*planet_look(p, plan.small), chart(p)]
        found.append(Node(f"planet:{p.seat}", place, (side, side), name, tuple(shapes), words,
                          planet_rule(p.planet), zoom=True, tells=True))  # fmt: skip
    return found

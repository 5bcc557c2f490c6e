"""Chapter 17, Event deck module."""

from __future__ import annotations

from starboard.kernel import Ask, Flow, Option, below, reveal

from ..box import EVENTS
from ..grid import nth_square, squares_of
from ..kinds import COALITION, INNER, OUTER
from ..state import LAST_EVENT, ON_BOARD, Player, Table
from .agenda import asks, does, tell
from .civ import left_unseen
from .corporations import collected, resets
from .placing import destroy_rover, destroy_under, fits, liftable


def turn_over(s: Table) -> int:
    """P-193, P-382 The next card of the deck: chance decides now which it is.

    The code is drawn by the cards of each code that are left, the card among those of its code.
    """
    at = below(s, sum(s.codes))
    code = 0
    while at >= s.codes[code]:
        at -= s.codes[code]
        code += 1
    s.codes[code] -= 1
    card = nth_square(s.unused[code], below(s, s.unused[code].bit_count()))
    s.unused[code] &= ~(1 << card)
    return 20 * code + card


def reveal_event(s: Table) -> None:
    """P-194 Reveal the next event; the last one ends the game with this round (P-143)."""
    s.event = s.coming if s.coming >= 0 else turn_over(s)
    s.coming, s.peeked = -1, 0
    s.past.append(s.event)
    reveal(s)
    s.tell("event", "P-194", event=s.event, effect=s.event)
    if not sum(s.codes):
        s.ending |= LAST_EVENT
    event = EVENTS[s.event]
    if event.op in ("civ_add_random", "civ_remove_random"):
        _common(s, event.op == "civ_add_random")
    for p in s.players:
        if not event.restriction:
            p.todo.append(("event", s.event))


def _common(s: Table, add: bool) -> None:
    """P-195 Events on common components happen once: G02 adds, R08 removes a card of each rank."""
    for rank in range(4):
        source = s.civ_box[rank] if add else s.civ[rank]
        if not source:
            continue  # P-198
        bit = 1 << nth_square(source, below(s, source.bit_count()))
        s.civ[rank] ^= bit
        s.civ_box[rank] ^= bit
        card = 9 * rank + bit.bit_length() - 1
        if add:  # nobody knows the whole stack any more
            s.seen = [ranks & ~(1 << rank) for ranks in s.seen]
            for other in range(9 * rank, 9 * rank + 9):
                s.since[other] = 0
        else:
            left_unseen(s, card)


@does("event")
def begin(s: Table, p: Player, number: int) -> None:
    """P-194 Every player carries out the event; Wormhole 1 may be used before (P-263)."""
    if resets(p):
        p.todo += [("event-now", number), ("reset",)]
    else:
        carry_out(s, p, number)


@does("event-now")
def carry_out(s: Table, p: Player, number: int) -> None:
    """P-194, P-198 What the event says is done, as far as possible."""
    event = EVENTS[number]
    match event.op:
        case "advance_choice":
            p.todo.append(("advance-one-of", event.tracks, event.steps, event.bonuses))
        case "regress_choice":
            p.todo.append(("back", event.tracks, event.steps))
        case "synergy":
            p.todo += [("boost",)] * event.n
        case "gain_patch":
            p.todo += [("patch",)] * event.n
        case "collect_lifepods":
            p.todo.append(("take-lifepods", event.n))
        case "collect_meteorites":
            p.todo.append(("take-meteorites", event.n))
        case "add_meteorite":
            p.todo.append(("meteor",))
        case "destroy_rover":
            p.todo.append(("lose-rover",))
        case "destroy_lifepod":
            p.todo.append(("lose-lifepod",) if event.where == "planet" else ("lose-collected",))
        case "destroy_meteorite":
            lose_meteorite(s, p)
        case "choose":
            p.todo.append(("boost-or-peek",))
        case "extra_rover":  # G01
            p.rovers.append(ON_BOARD)
            p.waiting += 1
        case "draw_objective":  # G03
            draw_goal(s, p)
        case "rotate_station":  # G15
            p.todo.append(("rotate",))
        case "destroy_objective":  # R06
            p.todo.append(("lose-goal",))
        case "remove_stack":  # R12
            p.todo.append(("lose-stack",))
        case _:
            pass


def lose_meteorite(s: Table, p: Player) -> None:
    """P-198, P-199 R11: a collected meteorite is lost, if there is one."""
    if p.stones:
        p.stones -= 1
        tell(s, p, "meteorite-lost", "P-199")


def draw_goal(s: Table, p: Player) -> None:
    """G03 One more personal objective of the pile."""
    if s.pile:
        goal = draw_objective(s)
        p.goals |= 1 << goal
        tell(s, p, "goal-drawn", "P-199", goal=goal)


def draw_objective(s: Table) -> int:
    """P-382 A card of the objective pile, at random."""
    card = nth_square(s.pile, below(s, s.pile.bit_count()))
    s.pile &= ~(1 << card)
    reveal(s)
    return card


# ---- events with a choice ----------------------------------------------------------------------


@asks("meteor")
def meteor(s: Table, seat: int) -> Flow[None]:
    """P-136, P-199 O11, R03: a meteorite on an empty meteor symbol of your tiles."""
    p = s.players[seat]
    if p.corporation == COALITION and p.has(4):  # P-245
        return
    options: list[Option] = [("meteor", at) for at in squares_of(p.symbols & ~p.rocks())]
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "meteor", "P-199", options)
        p = s.players[seat]
    bit = 1 << option[1]
    destroy_under(s, p, bit)  # P-110
    p.meteorites |= bit
    tell(s, p, "meteorite", "P-133", square=option[1])


@asks("lose-rover")
def lose_rover(s: Table, seat: int) -> Flow[None]:
    """P-199 R07: with two rovers or more on the planet, one of them is destroyed."""
    rovers = [n for n, at in enumerate(s.players[seat].rovers) if at >= 0]
    if len(rovers) < 2:
        return
    options: list[Option] = [("rover", rover) for rover in rovers]
    option = yield Ask(seat, "lose-rover", "P-199", options)
    destroy_rover(s, s.players[seat], option[1])


@asks("lose-lifepod")
def lose_lifepod(s: Table, seat: int) -> Flow[None]:
    """P-199 R09: a lifepod on your planet is destroyed."""
    p = s.players[seat]
    options: list[Option] = [("destroy-lifepod", at) for at in squares_of(p.lifepods)]
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "destroy-lifepod", "P-199", options)
        p = s.players[seat]
    p.lifepods &= ~(1 << option[1])
    tell(s, p, "lifepod-destroyed", "P-199", square=option[1])


@asks("lose-collected")
def lose_collected(s: Table, seat: int) -> Flow[None]:
    """P-199 R10: a collected lifepod is lost; Jump Drive's technology under it locks again."""
    options = collected(s.players[seat])
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "lose-collected", "P-199", options)
    p = s.players[seat]
    if option[0] == "from-scoring":
        p.rescued -= 1
    elif option[0] == "from-track":
        p.parked[option[1]] &= ~(1 << option[2])
    else:
        p.unlocked &= ~(1 << option[1])
    tell(s, p, "lifepod-lost", "P-199")


@asks("boost-or-peek")
def boost_or_peek(s: Table, seat: int) -> Flow[None]:
    """P-199 R13, R14: a synergy boost, or a look at the next event."""
    if not sum(s.codes) and s.coming < 0:
        s.players[seat].todo.append(("boost",))
        return
    option = yield Ask(seat, "boost-or-peek", "P-199", [("take-boost",), ("peek",)])
    p = s.players[seat]
    if option[0] == "peek":
        p.peeks = True  # the card is looked at when all have chosen
    else:
        p.todo.append(("boost",))


def peek(s: Table) -> None:
    """P-14, P-199 Those who chose to look see the next event; it stays secret."""
    for p in s.players:
        if p.peeks:
            p.peeks = False
            if s.coming < 0:
                s.coming = turn_over(s)
            s.peeked |= 1 << p.seat
            reveal(s)
            s.tell("peeked", "P-199", seat=p.seat)
            s.tell("peeked-at", "P-199", only=p.seat, seat=p.seat, event=s.coming, effect=s.coming)


@asks("lose-goal")
def lose_goal(s: Table, seat: int) -> Flow[None]:
    """R06 (solo): one of your objectives, your choice, is removed from the game."""
    options: list[Option] = [("goal", n) for n in squares_of(s.players[seat].goals)]
    if not options:
        return
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "lose-goal", "P-199", options)
    p = s.players[seat]
    p.goals &= ~(1 << option[1])
    s.returned[seat] |= 1 << option[1]
    tell(s, p, "goal-lost", "P-199", goal=option[1])


@asks("lose-stack")
def lose_stack(s: Table, seat: int) -> Flow[None]:
    """P-197 R12 (solo): a stack of your depot is removed, but the depot may not become empty.

    Nor may the card be what ends the game: a tile that can be placed stays, if there is one."""
    p = s.players[seat]
    stacks = [s.stack(s.depot(seat), ring) for ring in (INNER, OUTER)]
    if any(s.tops[stack] < 0 for stack in stacks):
        return
    lifted = liftable(s, p)[-1]
    fitting = [ring for ring in (INNER, OUTER) if fits(s, p, s.tops[stacks[ring]], lifted)]
    options: list[Option] = [("stack", ring) for ring in (INNER, OUTER) if [ring] != fitting]
    option = options[0]
    if len(options) > 1:
        option = yield Ask(seat, "lose-stack", "P-197", options)
    stack = stacks[option[1]]
    shape = s.tops[stack] // 12
    s.gone |= 1 << s.tops[stack] | s.under[stack] << 12 * shape
    s.tops[stack], s.under[stack] = -1, 0
    tell(s, s.players[seat], "stack-lost", "P-197", stack=option[1])

"""Chapter 17, Event deck module."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, Option, Seat, below, reveal

from ..box import EVENTS
from ..components import COALITION, INNER, OUTER
from ..grid import nth_square, squares_of
from ..legality.placements import fits, liftable
from ..state import LAST_EVENT, ON_BOARD, Player, Table
from . import biomass, rovers, tracks
from .civ import left_unseen
from .corporations import collected, reset, resets
from .placing import destroy_rover, destroy_under
from .station import turn_station


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
    """P-194, P-195 Reveal the next event, which all players carry out at once; the last one ends
    the game with this round (P-143)."""
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
    if not event.restriction:
        s.then_each(range(len(s.players)), begin_event)
        if event.op == "choose":
            s.then(peek)


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


def begin_event(s: Table, seat: Seat) -> None:
    """P-194 Every player carries out the event; Wormhole 1 may be used before (P-263)."""
    if resets(s.players[seat]):
        s.then(reset, seat)
        s.then(carry_out, seat)
    else:
        carry_out(s, seat)


def carry_out(s: Table, seat: Seat) -> None:
    """P-194, P-198 What the event says is done, as far as possible."""
    event, p = EVENTS[s.event], s.players[seat]
    match event.op:
        case "advance_choice":
            s.then(tracks.advance_one_of, seat, event.tracks, event.steps, event.bonuses)
        case "regress_choice":
            s.then(tracks.back, seat, event.tracks, event.steps)
        case "synergy":
            for _ in range(event.n):
                s.then(tracks.boost, seat)
        case "gain_patch":
            for _ in range(event.n):
                s.then(biomass.gain_patch, seat)
        case "collect_lifepods":
            s.then(rovers.take_lifepods, seat, event.n)
        case "collect_meteorites":
            s.then(rovers.take_meteorites, seat, event.n)
        case "destroy_meteorite":
            lose_meteorite(s, p)
        case "extra_rover":  # G01
            p.rovers.append(ON_BOARD)
            p.waiting += 1
        case "draw_objective":  # G03
            draw_goal(s, p)
        case "destroy_lifepod":
            s.then(lose_lifepod if event.where == "planet" else lose_collected, seat)
        case op if op in _CHOICES:
            s.then(_CHOICES[op], seat)


def lose_meteorite(s: Table, p: Player) -> None:
    """P-198, P-199 R11: a collected meteorite is lost, if there is one."""
    if p.stones:
        p.stones -= 1
        s.tell_of(p, "meteorite-lost", "P-199")


def draw_goal(s: Table, p: Player) -> None:
    """G03 One more personal objective of the pile."""
    if s.pile:
        goal = draw_objective(s)
        p.goals |= 1 << goal
        s.tell_of(p, "goal-drawn", "P-199", goal=goal)


def draw_objective(s: Table) -> int:
    """P-382 A card of the objective pile, at random."""
    card = nth_square(s.pile, below(s, s.pile.bit_count()))
    s.pile &= ~(1 << card)
    reveal(s)
    return card


# ---- events with a choice ----------------------------------------------------------------------


def meteor(s: Table, seat: Seat) -> Flow[None]:
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
    s.tell_of(p, "struck", "P-199", square=option[1])


def lose_rover(s: Table, seat: Seat) -> Flow[None]:
    """P-199 R07: with two rovers or more on the planet, one of them is destroyed."""
    rovers = [n for n, at in enumerate(s.players[seat].rovers) if at >= 0]
    if len(rovers) < 2:
        return
    options: list[Option] = [("rover", rover) for rover in rovers]
    option = yield Ask(seat, "lose-rover", "P-199", options)
    destroy_rover(s, s.players[seat], option[1])


def lose_lifepod(s: Table, seat: Seat) -> Flow[None]:
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
    s.tell_of(p, "lifepod-destroyed", "P-199", square=option[1])


def lose_collected(s: Table, seat: Seat) -> Flow[None]:
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
    s.tell_of(p, "lifepod-lost", "P-199")


def boost_or_peek(s: Table, seat: Seat) -> Flow[None]:
    """P-199 R13, R14: a synergy boost, or a look at the next event."""
    if not sum(s.codes) and s.coming < 0:
        s.then(tracks.boost, seat)
        return
    option = yield Ask(seat, "boost-or-peek", "P-199", [("take-boost",), ("peek",)])
    p = s.players[seat]
    if option[0] == "peek":
        p.peeks = True  # the card is looked at when all have chosen
    else:
        s.then(tracks.boost, seat)


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


def lose_goal(s: Table, seat: Seat) -> Flow[None]:
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
    s.tell_of(p, "goal-lost", "P-199", goal=option[1])


def lose_stack(s: Table, seat: Seat) -> Flow[None]:
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
    s.tell_of(s.players[seat], "stack-lost", "P-197", stack=option[1])


#: By what an event says: the choice it gives.
_CHOICES: dict[str, Callable[[Table, Seat], Flow[None]]] = {
    "add_meteorite": meteor,
    "destroy_rover": lose_rover,
    "choose": boost_or_peek,
    "rotate_station": turn_station,  # G15
    "destroy_objective": lose_goal,  # R06
    "remove_stack": lose_stack,  # R12
}

"""Deliberately broken copies of the example game, each with the law that must catch it.

A law that catches nothing proves nothing. Every fault here is one that a game maker could make.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from starboard.draw import Fact, Node, Scene
from starboard.games import _example as salvage
from starboard.games._example import GAME, ROUNDS, Table, bid, tow
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    Flow,
    Game,
    Lazy,
    Option,
    Refusal,
    Result,
    draw,
    reveal,
    together,
)

Bid = Callable[[Table, int], Flow[None]]


@dataclass(frozen=True)
class Fault:
    """A broken game, and the name of the law that must catch it."""

    law: str
    game: Game


FAULTS: dict[str, Fault] = {}


def breaks(law: str, field: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a fault: the example game with one of its functions replaced by this one."""

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        game = replace(GAME, **{field: function})  # type: ignore[arg-type]
        FAULTS[function.__name__] = Fault(law, game)
        return function

    return register


def result(s: Table) -> Result:
    scores = tuple(float(sum(holds)) for holds in s.holds)
    return Result((scores.index(max(scores)),), scores, "end-rounds")


def one_round(s: Table, bid: Bid = bid) -> Flow[None]:
    """A round as it should be, with another way to bid."""
    if not s.wreck:
        s.wreck = draw(s, s.wrecks)
    yield from together({seat: bid(s, seat) for seat in range(len(s.hands)) if not s.bids[seat]})
    winner = s.bids.index(max(s.bids))
    reveal(s)
    yield from tow(s, winner)
    end_round(s)


def end_round(s: Table) -> None:
    s.spent += s.bids
    s.bids = [0] * len(s.bids)
    s.wreck, s.round = 0, s.round + 1


def with_bid(bid: Bid) -> Callable[[Table], Flow[Result]]:
    def main(s: Table) -> Flow[Result]:
        while s.round < ROUNDS:
            yield CHECKPOINT
            yield from one_round(s, bid)
        return result(s)

    return main


# ---- secrets ----------------------------------------------------------------------------------


@breaks("no-leak", "view")
def view_shows_the_next_wreck(s: Table, seat: int | None) -> dict[str, Any]:
    return {**salvage.view(s, seat), "next": s.wrecks[-1]}


@breaks("spectator", "view")
def view_shows_a_hand_to_spectators(s: Table, seat: int | None) -> dict[str, Any]:
    return salvage.view(s, seat if seat is not None else 0)


@breaks("no-leak", "scene")
def scene_sorts_by_secret_bids(s: Table, seat: int | None, layout: str) -> Scene:
    scene = salvage.draw_scene(s, seat, layout)
    order = sorted(range(len(s.bids)), key=lambda i: s.bids[i])
    return replace(scene, players=tuple(scene.players[i] for i in order))


@breaks("no-leak", "refused")
def why_not_tells_who_holds_a_card(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    if ask.key == "bid":
        for seat, hand in enumerate(s.hands):
            for card in hand:
                if seat != ask.seat:
                    yield ("bid", card), GAME.refusal("E-3", "not-in-hand", fuel=card, seat=seat)


@breaks("undo-no-leak", "main")
def wreck_is_turned_up_unmarked(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        if not s.wreck:
            s.wreck = s.wrecks.pop()  # draw() would have marked it
        yield from one_round(s)
    return result(s)


@breaks("options-known", "main")
def options_follow_the_hidden_deck(s: Table) -> Flow[Result]:
    def biased(s: Table, seat: int) -> Flow[None]:
        cards = sorted(s.hands[seat], reverse=s.wrecks[-1] % 2 == 1)
        _, card = yield Ask(seat, "bid", "E-3", [("bid", card) for card in cards], tons=s.wreck)
        s.bids[seat] = card
        s.hands[seat].remove(card)

    return (yield from with_bid(biased)(s))


@breaks("imagined-play", "main")
def options_of_a_hand_are_not_lazy(s: Table) -> Flow[Result]:
    def listed(s: Table, seat: int) -> Flow[None]:
        options = [("bid", card) for card in sorted(s.hands[seat])]
        _, card = yield Ask(seat, "bid", "E-3", options, tons=s.wreck)
        s.bids[seat] = card
        s.hands[seat].remove(card)

    return (yield from with_bid(listed)(s))


@breaks("secret-answers", "main")
def event_tells_a_secret_bid(s: Table) -> Flow[Result]:
    def loud(s: Table, seat: int) -> Flow[None]:
        yield from bid(s, seat)
        s.tell("bid", "E-3", seat=seat, fuel=s.bids[seat])

    return (yield from with_bid(loud)(s))


@breaks("imagined-play", "redeal")
def redeal_doubles_a_card(s: Table, seat: int | None) -> None:
    salvage.redeal(s, seat)
    for i, hand in enumerate(s.hands):
        if i != seat and hand:
            hand[0] = 1


# ---- local variables, checkpoints, copies -------------------------------------------------------


@breaks("locals", "main")
def local_remembers_the_next_wreck(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        coming = s.wrecks[-2]
        yield from one_round(s)
        s.lost.append(coming)
    return result(s)


@breaks("locals", "main")
def local_holds_a_hand(s: Table) -> Flow[Result]:
    def holding(s: Table, seat: int) -> Flow[None]:
        hand = s.hands[seat]
        options = Lazy(lambda: [("bid", card) for card in sorted(s.hands[seat])])
        _, card = yield Ask(seat, "bid", "E-3", options, tons=s.wreck)
        s.bids[seat] = card
        hand.remove(card)

    return (yield from with_bid(holding)(s))


@breaks("restart", "main")
def checkpoint_forgets_whose_turn(s: Table) -> Flow[Result]:
    turn = 0
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield Ask(turn, "swap", "E-5", [("done",)])
        turn = (turn + 1) % len(s.hands)
        yield from one_round(s)
    return result(s)


@breaks("restart-everywhere", "main")
def checkpoint_before_a_step_that_is_done(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield from one_round(s)
        yield CHECKPOINT
        s.lost.append(len(s.lost))
        yield CHECKPOINT
        s.lost.append(len(s.lost))
        s.round += not s.round  # a fresh start would take the same step again
    return result(s)


@breaks("checkpoints", "main")
def checkpoint_only_at_the_start(s: Table) -> Flow[Result]:
    yield CHECKPOINT
    while s.round < ROUNDS:
        yield from one_round(s)
    return result(s)


COUNTED: list[int] = []  # a memory outside of the state, as no game may have


@breaks("clone", "main")
def memory_outside_of_the_state(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield from one_round(s)
        COUNTED.append(s.round)
        s.lost.append(len(COUNTED))
    return result(s)


@breaks("same-again", "main")
def chance_from_elsewhere(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield from one_round(s)
        s.lost.append(random.randrange(10**6))
    return result(s)


@breaks("any-order", "main")
def order_of_bids_matters(s: Table) -> Flow[Result]:
    def first_come(s: Table, seat: int) -> Flow[None]:
        yield from bid(s, seat)
        s.lost.append(seat)

    return (yield from with_bid(first_come)(s))


# ---- rules -------------------------------------------------------------------------------------


@breaks("nothing-lost", "main")
def spent_cards_are_lost(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield from one_round(s)
        s.spent.pop()
    return result(s)


@breaks("options-accepted", "main")
def an_option_breaks_the_rules(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        answer = yield Ask(0, "swap", "E-5", [("done",), ("swap",), ("stow", 0), ("stow", 1)])
        assert answer != ("stow", 1) or s.round < 3, "nobody thought of this"
        yield from one_round(s)
    return result(s)


@breaks("ends", "main")
def nobody_gets_to_an_end(s: Table) -> Flow[Result]:
    while True:
        yield CHECKPOINT
        yield Ask(0, "swap", "E-5", [("done",), ("swap",)])


@breaks("options-plain", "main")
def option_of_no_declared_kind(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield Ask(0, "swap", "E-5", [("done",), ("undeclared", 1)])
        yield from one_round(s)
    return result(s)


class Picky(list[Option]):
    """Options that cannot be asked about anything that is not one of them."""

    def __contains__(self, option: object) -> bool:
        return option in set(self) and super().__contains__(option)


@breaks("others-refused", "main")
def rubbish_is_not_refused(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield Ask(0, "swap", "E-5", Picky([("done",), ("swap",)]))
        yield from one_round(s)
    return result(s)


@breaks("why-nots-agree", "refused")
def an_offered_option_is_refused(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    yield ask.options[0], GAME.refusal("E-5", "overload", hold=0, tons=99)


# ---- what is shown -----------------------------------------------------------------------------


@breaks("options-apart", "touch")
def touches_what_is_not_there(s: Table, ask: Ask, option: Option) -> tuple[str, ...]:
    return ("nowhere",)


def every_hold_is_the_first(hold: int) -> str:
    return "hold-0"


FAULTS["options_that_look_alike"] = Fault(
    "options-apart", replace(GAME, facts={"hold": Fact(every_hold_is_the_first, "wreck")})
)


@breaks("looking", "view")
def looking_sorts_the_deck(s: Table, seat: int | None) -> dict[str, Any]:
    s.wrecks.sort()
    return salvage.view(s, seat)


@breaks("looking", "scene")
def scene_has_a_node_twice(s: Table, seat: int | None, layout: str) -> Scene:
    scene = salvage.draw_scene(s, seat, layout)
    twin = Node("wreck", (0, 0), (1, 1), GAME.message("wreck", {"tons": 0}))
    return replace(scene, nodes=(*scene.nodes, twin))


@breaks("drawn", "scene")
def scene_names_a_colour_that_is_not_there(s: Table, seat: int | None, layout: str) -> Scene:
    scene = salvage.draw_scene(s, seat, layout)
    return replace(scene, backdrop=({"t": "disc", "x": 0, "y": 0, "r": 1, "fill": "c-mauve/20"},))


@breaks("drawn", "scene")
def scene_names_a_symbol_that_is_not_there(s: Table, seat: int | None, layout: str) -> Scene:
    scene = salvage.draw_scene(s, seat, layout)
    shape = {"t": "icon", "name": "no-such", "x": 0, "y": 0, "size": 9}
    return replace(scene, backdrop=(shape,))


@breaks("words-questions", "main")
def question_without_words(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield Ask(0, "unheard-of", "E-5", [("done",), ("swap",)])
        yield from one_round(s)
    return result(s)


@breaks("words-games", "main")
def event_without_words(s: Table) -> Flow[Result]:
    while s.round < ROUNDS:
        yield CHECKPOINT
        yield from one_round(s)
        s.tell("unheard-of", "E-5")
    return result(s)


@breaks("looking", "value")
def value_is_no_share(s: Table, seat: int) -> float:
    return float(sum(s.holds[seat]))

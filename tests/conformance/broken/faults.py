"""Deliberately broken copies of the example game, each with the law that must catch it.

A law that catches nothing proves nothing. Every fault here is one that a game maker could make.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from starboard.draw import Action, Fact, Moment, Node, Scene, Vocabulary
from starboard.games._example import GAME
from starboard.games._example.outlook import actions
from starboard.games._example.rules.course import award, bid, bids_of, end_round
from starboard.games._example.rules.setup import set_up
from starboard.games._example.scene import draw_scene, wreck_node
from starboard.games._example.scoring import count_tons
from starboard.games._example.state import ROUNDS, Table
from starboard.games._example.text import refusal, say
from starboard.games._example.view import view
from starboard.kernel import (
    Ask,
    Flow,
    Game,
    GameOver,
    Lazy,
    Option,
    Refusal,
    draw,
    resample,
    state,
)

Rule = Callable[[Table], Flow[None] | None]
Bid = Callable[[Table, int], Flow[None] | None]


@dataclass(frozen=True)
class Fault:
    """A broken game, and the name of the law that must catch it."""

    law: str
    game: Game


FAULTS: dict[str, Fault] = {}


def breaks(law: str, field: str, **more: Any) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a fault: the example game with one of its functions replaced by this one."""

    def register(function: Callable[..., Any]) -> Callable[..., Any]:
        FAULTS[function.__name__] = Fault(law, replace(GAME, **{field: function, **more}))
        return function

    return register


@state
class Bare(Table):
    """The table without a word of who may know what: view and scene see everything."""


Bare.SECRETS = {}


def bare_set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Table:
    """The same position, in a state that hides nothing by itself."""
    s = set_up(seats, variant, key)
    names = [name for name in Table.FIELDS if name in Table.__dataclass_fields__]
    return Bare(**{name: getattr(s, name) for name in names})


def bare_resample(s: Table, seat: int | None) -> None:
    """As the example deals anew."""
    declared = Table(**{name: getattr(s, name) for name in Table.FIELDS})
    resample(declared, seat)
    for name in Table.FIELDS:
        setattr(s, name, getattr(declared, name))


#: For faults of view and scene: a state that says who may know a field cannot be shown wrongly.
HAND_MADE: dict[str, Any] = {"setup": bare_set_up, "resample_hidden": bare_resample}


def plays(law: str, *, before: Rule | None = None, bids: Bid = bid) -> Callable[[Rule], Rule]:
    """Register a fault: rounds as they should be, with this rule at the end of each."""

    def register(after: Rule) -> Rule:
        FAULTS[after.__name__] = Fault(law, game_of(before, bids, after))
        return after

    return register


def game_of(before: Rule | None, bids: Bid, after: Rule | None) -> Game:
    """The example, whose rounds have something more."""

    def play_round(s: Table) -> None:
        if s.round >= ROUNDS:
            raise GameOver(count_tons(s))
        s.wreck = draw(s, s.wrecks)
        if before is not None:
            s.then(before)
        s.then_each(range(len(s.hands)), bids)
        s.then(award)
        if after is not None:
            s.then(after)
        s.then(end_round)
        s.then(play_round)

    return beginning_with(play_round)


def beginning_with(rule: Rule) -> Game:
    """The example, which begins with this rule."""

    def begin(seats: int, variant: Mapping[str, Any], key: bytes) -> Table:
        s = set_up(seats, variant, key)
        s.planned = []
        s.then(rule)
        return s

    return replace(GAME, setup=begin)


def bids_by(law: str) -> Callable[[Bid], Bid]:
    """Register a fault in the way to bid."""

    def register(bids: Bid) -> Bid:
        FAULTS[bids.__name__] = Fault(law, game_of(None, bids, None))
        return bids

    return register


# ---- secrets ----------------------------------------------------------------------------------


@breaks("no-leak", "view", **HAND_MADE)
def view_shows_the_next_wreck(s: Table, seat: int | None) -> dict[str, Any]:
    return {**view(s, seat), "next": s.wrecks[-1]}


@breaks("spectator", "view", **HAND_MADE)
def view_shows_a_hand_to_spectators(s: Table, seat: int | None) -> dict[str, Any]:
    return view(s, seat if seat is not None else 0)


@breaks("no-leak", "scene", **HAND_MADE)
def scene_sorts_by_secret_bids(s: Table, seat: int | None, layout: str) -> Scene:
    scene = draw_scene(s, seat, layout)
    order = sorted(range(len(s.bids)), key=lambda i: s.bids[i])
    return replace(scene, players=tuple(scene.players[i] for i in order))


@breaks("no-leak", "refused")
def why_not_tells_who_holds_a_card(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    if ask.key == "bid":
        for seat, hand in enumerate(s.hands):
            for card in hand:
                if seat != ask.seat:
                    yield ("bid", card), refusal("E-3", "not-in-hand", fuel=card, seat=seat)


def next_wreck_stage(s: Table, seat: int | None, facts: Mapping[str, Any]) -> Node:
    return wreck_node(s.wrecks[-1])


def wordless_stage(s: Table, seat: int | None, facts: Mapping[str, Any]) -> Node:
    return wreck_node(s.wreck)


def with_moment(law: str, name: str, **moments: Moment) -> None:
    """Register a fault in what is worth seeing."""
    FAULTS[name] = Fault(law, replace(GAME, moments=moments, **HAND_MADE))


with_moment("moments", "stage_shows_the_next_wreck", stowed=Moment("place", "", next_wreck_stage))
with_moment("moments", "moment_of_no_kind", stowed=Moment("surprise"))
with_moment("words-moments", "stage_has_no_words", stowed=Moment("place", "", wordless_stage))


def tell_without_words(s: Table) -> None:
    s.tell("nameless", "E-2")


FAULTS["moment_without_words"] = Fault(
    "words-moments",
    replace(game_of(None, bid, tell_without_words), moments={"nameless": Moment("gain")}),
)


def turn_up_unmarked(s: Table) -> None:
    s.lost.append(s.wrecks[-1])  # draw() would have marked it


@bids_by("undo-no-leak")
def a_bid_turns_up_a_wreck_unmarked(s: Table, seat: int) -> Flow[None]:
    yield from bid(s, seat)
    turn_up_unmarked(s)


@bids_by("options-known")
def options_follow_the_hidden_deck(s: Table, seat: int) -> Flow[None]:
    cards = sorted(s.hands[seat], reverse=s.wrecks[-1] % 2 == 1)
    _, card = yield Ask(seat, "bid", "E-3", [("bid", card) for card in cards], tons=s.wreck)
    s.bids[seat] = card
    s.hands[seat].remove(card)


@plays("imagined-play")
def options_of_a_hand_are_not_lazy(s: Table) -> Flow[None]:
    """The second question of a step was made before the cards were dealt anew."""
    yield Ask(0, "swap", "E-5", [("done",), ("swap",)])
    options: list[Option] = [("bid", card) for card in sorted(s.hands[1])] or [("done",)]
    answer = yield Ask(1, "bid", "E-3", options, tons=s.wreck)
    if answer[0] == "bid":
        s.hands[1].index(answer[1])  # whoever bids it shows it


@bids_by("secret-answers")
def event_tells_a_secret_bid(s: Table, seat: int) -> Flow[None]:
    yield from bid(s, seat)
    s.tell("bid", "E-3", seat=seat, fuel=s.bids[seat])


@breaks("imagined-play", "resample_hidden")
def redeal_doubles_a_card(s: Table, seat: int | None) -> None:
    resample(s, seat)
    for i, hand in enumerate(s.hands):
        if i != seat and hand:
            hand[0] = 1


@breaks("worlds-differ", "resample_hidden")
def redeal_does_nothing(s: Table, seat: int | None) -> None:
    """No card lies anywhere else."""


@breaks("worlds-ask", "resample_hidden")
def redeal_takes_the_hands_away(s: Table, seat: int | None) -> None:
    resample(s, seat)
    for i, hand in enumerate(s.hands):
        if i != seat:
            s.fuel += hand
            hand.clear()


# ---- local variables, steps, copies -------------------------------------------------------------


@plays("locals")
def local_remembers_the_next_wreck(s: Table) -> Flow[None]:
    yield Ask(0, "swap", "E-5", [("done",), ("swap",)])
    coming = s.wrecks[-1]
    yield Ask(0, "swap", "E-5", [("done",), ("swap",)])
    s.lost.append(coming)


@plays("locals")
def local_holds_a_hand(s: Table) -> Flow[None]:
    yield Ask(0, "swap", "E-5", [("done",), ("swap",)])
    hand = s.hands[0]
    yield Ask(0, "bid", "E-3", Lazy(bids_or_nothing, s), tons=s.wreck)
    hand.reverse()


def bids_or_nothing(s: Table) -> list[Option]:
    return [*bids_of(s, 0), ("done",)]


@plays("nothing-before")
def step_changes_something_before_it_asks(s: Table) -> Flow[None]:
    s.lost.append(1)
    yield Ask(0, "swap", "E-5", [("done",), ("swap",)])


@plays("nothing-before")
def step_tells_something_before_it_asks(s: Table) -> Flow[None]:
    s.tell("wreck", "E-2", tons=s.wreck)
    yield Ask(0, "swap", "E-5", [("done",), ("swap",)])


ASKED: list[int] = []  # how often was asked, where no copy finds it


@plays("restart")
def step_asks_otherwise_when_it_starts_anew(s: Table) -> Flow[None]:
    ASKED.append(1)
    yield Ask(0, "stow", "E-5", [("drift",)], tons=len(ASKED))


COUNTED: list[int] = []  # a memory outside of the state, as no game may have


@plays("clone")
def memory_outside_of_the_state(s: Table) -> None:
    COUNTED.append(s.round)
    s.lost.append(len(COUNTED))


@plays("same-again")
def chance_from_elsewhere(s: Table) -> None:
    s.lost.append(random.randrange(10**6))


@bids_by("any-order")
def order_of_bids_matters(s: Table, seat: int) -> Flow[None]:
    yield from bid(s, seat)
    s.lost.append(seat)


# ---- rules -------------------------------------------------------------------------------------


@plays("nothing-lost")
def spent_cards_are_lost(s: Table) -> None:
    if s.spent:
        s.spent.pop()


@plays("options-accepted")
def an_option_breaks_the_rules(s: Table) -> Flow[None]:
    answer = yield Ask(0, "swap", "E-5", [("done",), ("swap",), ("stow", 0), ("stow", 1)])
    assert answer != ("stow", 1) or s.round < 2, "nobody thought of this"


@plays("ends")
def nobody_gets_to_an_end(s: Table) -> None:
    s.round = 0
    s.wrecks = s.wrecks or [*range(1, 10)]
    s.spent, s.fuel = [], [*range(1, 21)]
    for hand in s.hands:
        hand[:] = [s.fuel.pop() for _ in range(4)]
    s.bids = [0] * len(s.bids)


@plays("waited-for")
def a_rule_that_asks_is_not_waited_for(s: Table) -> None:
    ask_to_swap(s)


def ask_to_swap(s: Table) -> Flow[None]:
    yield Ask(0, "swap", "E-5", [("done",), ("swap",)])


@plays("options-accepted")
def a_loop_without_an_end(s: Table) -> None:
    while s.round >= 0:
        pass


@plays("options-accepted")
def rules_plan_each_other_for_ever(s: Table) -> None:
    s.then(rules_plan_each_other_for_ever)


@plays("options-plain")
def option_of_no_declared_kind(s: Table) -> Flow[None]:
    yield Ask(0, "swap", "E-5", [("done",), ("undeclared", 1)])


class Picky(list[Option]):
    """Options that cannot be asked about anything that is not one of them."""

    def __contains__(self, option: object) -> bool:
        return option in set(self) and super().__contains__(option)


@plays("others-refused")
def rubbish_is_not_refused(s: Table) -> Flow[None]:
    yield Ask(0, "swap", "E-5", Picky([("done",), ("swap",)]))


@breaks("why-nots-agree", "refused")
def an_offered_option_is_refused(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    yield ask.options[0], refusal("E-5", "overload", hold=0, tons=99)


def nothing_is_said(s: Table, ask: Ask, key: str) -> Refusal | None:
    """Of what lies beside the question."""


FAULTS["touches_in_vain_are_told_the_question"] = Fault(
    "touches-answered", replace(GAME, beside=nothing_is_said)
)


@breaks("touches-answered", "scene")
def scene_explains_what_can_be_chosen(s: Table, seat: int | None, layout: str) -> Scene:
    scene = draw_scene(s, seat, layout)
    return replace(scene, hand=tuple(replace(node, tells=True) for node in scene.hand))


@breaks("actions", "actions")
def an_option_is_in_no_action(s: Table, ask: Ask) -> list[Action]:
    return [each for each in actions(s, ask) if each.id == "stow"]


@breaks("actions", "actions")
def an_impossible_action_has_no_reason(s: Table, ask: Ask) -> list[Action]:
    return [*actions(s, ask), Action("more", "ui-down", say("action-stow"))]


@breaks("no-leak", "actions", **HAND_MADE)
def action_tells_a_bid(s: Table, ask: Ask) -> list[Action]:
    name = say("fuel", fuel=sum(s.hands[1 - ask.seat]) if ask.seat < 2 else 0)
    return [Action("all", "ui-down", name, tuple(ask.options))]


# ---- what is shown -----------------------------------------------------------------------------


@breaks("options-apart", "touch")
def touches_what_is_not_there(s: Table, ask: Ask, option: Option) -> tuple[str, ...]:
    return ("nowhere",)


def every_hold_is_the_first(hold: int) -> str:
    return "hold-0"


FAULTS["options_that_look_alike"] = Fault(
    "options-apart",
    replace(GAME, words=Vocabulary("_example", {"hold": Fact(every_hold_is_the_first, "wreck")})),
)


@breaks("looking", "view", **HAND_MADE)
def looking_sorts_the_deck(s: Table, seat: int | None) -> dict[str, Any]:
    s.wrecks.sort()
    return view(s, seat)


@breaks("looking", "scene")
def scene_has_a_node_twice(s: Table, seat: int | None, layout: str) -> Scene:
    scene = draw_scene(s, seat, layout)
    twin = Node("wreck", (0, 0), (1, 1), say("wreck", tons=0))
    return replace(scene, nodes=(*scene.nodes, twin))


@breaks("drawn", "scene")
def scene_names_a_colour_that_is_not_there(s: Table, seat: int | None, layout: str) -> Scene:
    scene = draw_scene(s, seat, layout)
    return replace(scene, backdrop=({"t": "disc", "x": 0, "y": 0, "r": 1, "fill": "c-mauve/20"},))


@breaks("drawn", "scene")
def scene_names_a_symbol_that_is_not_there(s: Table, seat: int | None, layout: str) -> Scene:
    scene = draw_scene(s, seat, layout)
    shape = {"t": "icon", "name": "no-such", "x": 0, "y": 0, "size": 9}
    return replace(scene, backdrop=(shape,))


@plays("words-questions")
def question_without_words(s: Table) -> Flow[None]:
    yield Ask(0, "unheard-of", "E-5", [("done",), ("swap",)])


@plays("words-games")
def event_without_words(s: Table) -> None:
    s.tell("unheard-of", "E-5")


@plays("words-games")
def event_names_a_player_by_number(s: Table) -> None:
    s.tell("towed", "E-4", seat=0, winner=0, fuel=1, tons=s.wreck)


@breaks("looking", "value")
def value_is_no_share(s: Table, seat: int) -> float:
    return float(sum(s.holds[seat]))

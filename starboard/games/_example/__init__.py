"""Salvage: a complete tiny game. Copy this folder to begin one of your own.

Wrecks drift by. Each round one is turned up, everybody secretly bids a fuel card, and the highest
bid tows the wreck into one of two holds. A hold that carries more than twelve bursts.
It shows hidden cards, a simultaneous secret choice and a step that can be taken back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from starboard.kernel import (
    CHECKPOINT,
    Ask,
    Fact,
    Flow,
    Game,
    Lazy,
    Node,
    Option,
    Player,
    Refusal,
    Result,
    Scene,
    State,
    deal_anew,
    draw,
    reveal,
    shuffle,
    state,
    together,
)  # fmt: skip
from starboard.kernel import scene as look

LIMIT, HAND, ROUNDS, HOLDS = 12, 4, 4, 2


@state
class Table(State):
    """What lies on the table."""

    fuel: list[int]  # face-down deck
    wrecks: list[int]  # face-down deck
    wreck: int  # turned up; 0 = none
    hands: list[list[int]]  # by seat
    bids: list[int]  # by seat, secret until all are in; 0 = none yet
    spent: list[int]  # bids of earlier rounds
    holds: list[list[int]]  # by seat: what its two holds carry
    lost: list[int]  # wrecks that are gone
    round: int

    def check(self) -> None:
        hands = [card for hand in self.hands for card in hand]
        bids = [bid for bid in self.bids if bid]
        assert sorted(self.fuel + hands + bids + self.spent) == list(range(1, 21)), "fuel is lost"
        assert all(0 <= load <= LIMIT for holds in self.holds for load in holds), "an overload"


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Table:
    """E-1 Shuffle twenty fuel cards and nine wrecks; deal four fuel cards to each."""
    s = Table(
        key,
        0,
        0,
        None,
        list(range(1, 21)),
        list(range(1, 10)),
        0,
        [[] for _ in range(seats)],
        [0] * seats,
        [],
        [[0] * HOLDS for _ in range(seats)],
        [],
        0,
    )
    shuffle(s, s.fuel)
    shuffle(s, s.wrecks)
    for hand in s.hands:
        hand += [s.fuel.pop() for _ in range(HAND)]
    return s


def play(s: Table) -> Flow[Result]:
    """E-2 Four rounds: turn up a wreck, bid, tow. E-6 Most tons win; ties share the victory."""
    while s.round < ROUNDS:
        yield CHECKPOINT
        if not s.wreck:
            s.wreck = draw(s, s.wrecks)
            s.tell("wreck", "E-2", tons=s.wreck)
        yield from together(
            {seat: bid(s, seat) for seat in range(len(s.hands)) if not s.bids[seat]}
        )
        winner = s.bids.index(max(s.bids))
        reveal(s)
        s.tell("towed", "E-4", seat=winner, fuel=max(s.bids), tons=s.wreck)
        yield from tow(s, winner)
        s.spent += s.bids
        s.bids = [0] * len(s.bids)
        s.wreck, s.round = 0, s.round + 1
    scores = tuple(float(sum(holds)) for holds in s.holds)
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(winners, scores, "end-rounds", tuple((("tons", score),) for score in scores))


def bid(s: Table, seat: int) -> Flow[None]:
    """E-3 Everybody secretly bids one card of his hand, all at once."""
    options = Lazy(lambda: [("bid", card) for card in sorted(s.hands[seat])])
    _, card = yield Ask(seat, "bid", "E-3", options, tons=s.wreck)
    s.bids[seat] = card  # into the state at once: there it can be hidden and dealt anew
    s.hands[seat].remove(card)


def tow(s: Table, seat: int) -> Flow[None]:
    """E-5 The highest bid tows the wreck into a hold with room, or lets it drift; then he may
    swap his two holds."""
    options = [("stow", h) for h in range(HOLDS) if why_not_stow(s, seat, h) is None]
    answer = yield Ask(seat, "stow", "E-5", [*options, ("drift",)], tons=s.wreck)
    if answer == ("drift",):
        s.lost.append(s.wreck)
        return
    s.holds[seat][answer[1]] += s.wreck
    s.tell("stowed", "E-5", seat=seat, hold=answer[1], tons=s.wreck)
    answer = yield Ask(seat, "swap", "E-5", [("swap",), ("done",)])
    if answer == ("swap",):
        s.holds[seat].reverse()


def why_not_stow(s: Table, seat: int, hold: int) -> Refusal | None:
    """E-5 A hold carries at most twelve tons."""
    load = s.holds[seat][hold] + s.wreck
    return GAME.refusal("E-5", "overload", hold=hold, tons=load) if load > LIMIT else None


def refused(s: Table, ask: Ask) -> Iterator[tuple[Option, Refusal]]:
    """What one may try in vain, and why."""
    if ask.key == "stow":
        for hold in range(HOLDS):
            if (refusal := why_not_stow(s, ask.seat, hold)) is not None:
                yield ("stow", hold), refusal
    if ask.key == "bid":
        for card in sorted({*range(1, 21)} - {*s.hands[ask.seat]}):
            yield ("bid", card), GAME.refusal("E-3", "not-in-hand", fuel=card)


def redeal(s: Table, seat: int | None) -> None:
    """All that a seat cannot know: both decks, the other hands, and the other secret bids."""
    others = [i for i in range(len(s.hands)) if i != seat]
    slots = [[s.bids[i]] if s.bids[i] else [] for i in others]
    deal_anew(s, s.fuel, *(s.hands[i] for i in others), *slots)
    for i, slot in zip(others, slots, strict=True):
        s.bids[i] = slot[0] if slot else 0
    deal_anew(s, s.wrecks)


def view(s: Table, seat: int | None) -> dict[str, Any]:
    """What a seat may know, built up piece by piece."""
    return {
        "round": s.round, "wreck": s.wreck, "holds": [list(h) for h in s.holds],
        "spent": sorted(s.spent), "lost": list(s.lost), "left": [len(s.fuel), len(s.wrecks)],
        "hand": sorted(s.hands[seat]) if seat is not None else [],
        "bid": s.bids[seat] if seat is not None else 0,
        "has_bid": [bid > 0 for bid in s.bids],
    }  # fmt: skip


def draw_scene(s: Table, seat: int | None, layout: str) -> Scene:
    """The wreck above, a row of holds for each seat, my hand below."""
    nodes = [
        Node(
            "wreck",
            (20, 20),
            (90, 60),
            GAME.message("wreck", {"tons": s.wreck}),
            (look.card(90, 60, "accent"), look.text(45, 40, s.wreck, 28, anchor="middle")),
        )
    ]
    for i, holds in enumerate(s.holds):
        for h, load in enumerate(holds):
            key = f"hold:{h}" if i == seat else f"hold:{i}:{h}"
            name = GAME.message("hold-of", {"seat": i, "hold": h, "tons": load})
            shapes = (
                look.card(90, 60, f"seat-{i + 1}"),
                look.text(45, 40, load, 24, anchor="middle"),
            )
            nodes.append(Node(key, (20 + 110 * h, 100 + 80 * i), (90, 60), name, shapes))
    hand = [] if seat is None else [
        Node(f"fuel:{c}", (70 * n, 0), (60, 80), GAME.message("fuel", {"fuel": c}),
             (look.card(60, 80, "c-gold"), look.text(30, 50, c, 26, anchor="middle")))
        for n, c in enumerate(sorted(s.hands[seat]))
    ]  # fmt: skip
    players = tuple(Player(i, f"seat-{i + 1}", f"seat-{i + 1}") for i in range(len(s.holds)))
    return Scene((260, 120 + 80 * len(s.holds)), tuple(nodes), players, hand=tuple(hand))


def value(s: Table, seat: int) -> float:
    """The share of all towed tons that are mine."""
    total = sum(map(sum, s.holds))
    return sum(s.holds[seat]) / total if total else 1 / len(s.holds)


GAME = Game(
    id="_example",
    version=1,
    seats=range(2, 5),
    folder=Path(__file__).parent,
    setup=set_up,
    main=play,
    view=view,
    scene=draw_scene,
    redeal=redeal,
    bound=60,
    facts={
        "hold": Fact(lambda h: f"hold-{h}", "hold:{}"),
        "fuel": Fact(None, "fuel:{}"),
    },
    options={"bid": "fuel", "stow": "hold", "drift": "", "swap": "", "done": ""},
    refused=refused,
    value=value,
    order_rule="E-3",
    end_rule="E-6",
)

"""What a seat sees: the wreck above, a row of holds for each seat, the seat's own hand below."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Player, Scene
from starboard.kernel import Seat

from ..state import Table
from ..text import say


def draw_scene(s: Table, seat: Seat | None, layout: str) -> Scene:
    """The whole table. It is drawn from what the seat may know: other cards lie face down here."""
    holds = [
        hold_node(i, hold, load, mine=i == seat)
        for i, loads in enumerate(s.holds)
        for hold, load in enumerate(loads)
    ]
    hand = [] if seat is None else [
        card_node(card, n) for n, card in enumerate(sorted(s.hands[seat]))
    ]  # fmt: skip
    players = tuple(Player(i, f"seat-{i + 1}", f"seat-{i + 1}") for i in range(len(s.holds)))
    size = 260, 120 + 80 * len(s.holds)
    return Scene(size, (wreck_node(s.wreck), *holds), players, hand=tuple(hand))


def wreck_node(tons: int) -> Node:
    """The wreck that drifts by."""
    look = draw.card(90, 60, "accent"), draw.text(45, 40, tons, 28, anchor="middle")
    return Node("wreck", (20, 20), (90, 60), say("wreck", tons=tons), look)


def hold_node(seat: Seat, hold: int, tons: int, *, mine: bool) -> Node:
    """One hold of a ship, with what it carries."""
    look = draw.card(90, 60, f"seat-{seat + 1}"), draw.text(45, 40, tons, 24, anchor="middle")
    key = f"hold:{hold}" if mine else f"hold:{seat}:{hold}"
    name = say("hold-of", seat=seat, hold=hold, tons=tons)
    return Node(key, (20 + 110 * hold, 100 + 80 * seat), (90, 60), name, look)


def card_node(card: int, n: int) -> Node:
    """A fuel card in hand."""
    look = draw.card(60, 80, "c-gold"), draw.text(30, 50, card, 26, anchor="middle")
    return Node(f"fuel:{card}", (70 * n, 0), (60, 80), say("fuel", fuel=card), look)

"""What a seat sees: the wreck above, a row of holds for each seat, the seat's own hand below."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Player, Scene
from starboard.kernel import Seat

from ..state import Table
from ..text import say


def draw_scene(s: Table, seat: Seat | None, layout: str) -> Scene:
    """The whole table. It is drawn from what the seat may know: other cards lie face down here."""
    ships = [ship_nodes(i, holds, mine=i == seat) for i, holds in enumerate(s.holds)]
    nodes = draw.column(wreck_node(s.wreck), *ships, at=(20, 20), gap=20)
    hand = draw.row(*map(card_node, sorted(s.hands[seat]))) if seat is not None else ()
    players = tuple(Player(i, f"seat-{i + 1}", f"seat-{i + 1}") for i in range(len(s.holds)))
    return Scene(draw.size_around(nodes, 40), nodes, players, hand=hand)


def wreck_node(tons: int) -> Node:
    """The wreck that drifts by."""
    look = draw.card(90, 60, "accent"), draw.text(45, 40, tons, 28, anchor="middle")
    return Node("wreck", (0, 0), (90, 60), say("wreck", tons=tons), look, rule="E-2", tells=True)


def ship_nodes(seat: Seat, holds: list[int], *, mine: bool) -> tuple[Node, ...]:
    """The holds of a ship, beside each other."""
    nodes = (hold_node(seat, hold, tons, mine=mine) for hold, tons in enumerate(holds))
    return draw.row(*nodes, gap=20)


def hold_node(seat: Seat, hold: int, tons: int, *, mine: bool) -> Node:
    """One hold of a ship, with what it carries."""
    look = draw.card(90, 60, f"seat-{seat + 1}"), draw.text(45, 40, tons, 24, anchor="middle")
    key = f"hold:{hold}" if mine else f"hold:{seat}:{hold}"
    name = say("hold-of", seat=seat, hold=hold, tons=tons)
    return Node(key, (0, 0), (90, 60), name, look, rule="E-5", tells=not mine)


def bid_node(seat: Seat, fuel: int) -> Node:
    """A fuel card that a seat has bid, in the seat's colour."""
    look = draw.card(60, 80, f"seat-{seat + 1}"), draw.text(30, 50, fuel, 26, anchor="middle")
    return Node(f"bid:{seat}", (0, 0), (60, 80), say("bid-of", seat=seat, fuel=fuel), look)


def card_node(card: int) -> Node:
    """A fuel card in hand."""
    look = draw.card(60, 80, "c-gold"), draw.text(30, 50, card, 26, anchor="middle")
    return Node(f"fuel:{card}", (0, 0), (60, 80), say("fuel", fuel=card), look)

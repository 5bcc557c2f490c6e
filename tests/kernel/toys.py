"""Toy games to try the kernel with: each shows one thing and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from starboard.draw import Fact, Node, Player, Scene
from starboard.kernel import (
    CHECKPOINT,
    Ask,
    Flow,
    Game,
    Lazy,
    Result,
    State,
    Table,
    below,
    reveal,
    state,
    together,
)


@state
class Toy(State):
    """A few numbers for every purpose."""

    step: int
    secret: list[int]  # by seat
    heap: list[int]


def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Toy:
    return Toy(key, 0, 0, None, 0, [0] * seats, [])


def scene(s: Toy, seat: int | None, layout: str) -> Scene:
    players = tuple(Player(i, "seat-1", "disc") for i in range(len(s.secret)))
    node = Node("heap", (0, 0), (10, 10), TITLE.message("title"))
    return Scene((100, 100), (node,), players)


def redeal(s: Toy, seat: int | None) -> None:
    for i, secret in enumerate(s.secret):
        if i != seat and secret:
            s.secret[i] = 1 + below(s, 3)


def game(main: Callable[[Toy], Flow[Result]], **more: Any) -> Game:
    """A game of two to four seats around some rules."""
    fields: dict[str, Any] = {
        "id": "toy",
        "version": 1,
        "seats": range(2, 5),
        "folder": Path(__file__).parent,
        "setup": set_up,
        "main": main,
        "view": lambda s, seat: {"step": s.step, "heap": list(s.heap)},
        "scene": scene,
        "redeal": redeal,
        "bound": 100,
        "facts": {"thing": Fact(lambda n: f"thing-{n}", "thing:{}")},
        "options": {"go": "thing", "pick": "n", "roll": "", "look": "", "only": "", "nest": "many"},
    }
    return Game(**{**fields, **more})


def table(main: Callable[[Toy], Flow[Result]], seats: int = 2, seed: int = 1, **more: Any) -> Table:
    """A table at such a game."""
    return Table(game(main), seats, seed, **more)


def the_end(s: Toy) -> Result:
    scores = tuple(map(float, s.secret))
    return Result((0,), scores, "end-toy")


GO = [("go", 0), ("go", 1), ("go", 2)]


def in_turns(s: Toy) -> Flow[Result]:
    """Seats take turns; each may go somewhere, roll a die or look at something hidden."""
    while s.step < 6:
        yield CHECKPOINT
        seat = s.step % len(s.secret)
        answer = yield Ask(seat, "turn", "Y-1", [*GO, ("roll",), ("look",)], thing=s.step)
        if answer == ("roll",):
            s.heap.append(below(s, 6))
        elif answer == ("look",):
            reveal(s)
        else:
            s.heap.append(answer[1])
        s.tell("moved", "Y-1", seat=seat, thing=s.step)
        yield Ask(seat, "more", "Y-2", GO)
        s.step += 1
    return the_end(s)


def in_secret(s: Toy) -> Flow[Result]:
    """Everybody picks a number in secret; then the picks are shown; three times."""
    while s.step < 3:
        yield CHECKPOINT
        seats = range(len(s.secret))
        yield from together({seat: choose(s, seat) for seat in seats})
        reveal(s)
        s.heap += s.secret
        s.secret = [0 for _ in seats]
        s.step += 1
    return the_end(s)


def choose(s: Toy, seat: int) -> Flow[None]:
    options = Lazy(lambda: [("pick", n) for n in (1, 2, 3)])
    _, s.secret[seat] = yield Ask(seat, "pick", "Y-3", options)
    s.tell("picked", "Y-3", only=seat, n=s.secret[seat])


def with_forced(s: Toy) -> Flow[Result]:
    """A choice, then two questions that leave none, then a choice again."""
    while s.step < 3:
        yield CHECKPOINT
        _, n = yield Ask(0, "turn", "Y-1", GO)
        s.heap.append(n)
        yield Ask(1, "only", "Y-4", [("only",)])
        yield Ask(0, "only", "Y-4", [("only",)])
        _, n = yield Ask(1, "turn", "Y-1", GO)
        s.heap.append(n)
        s.step += 1
    return the_end(s)


TITLE = game(in_turns)

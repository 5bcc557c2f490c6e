"""Toy games to try the kernel with: each shows one thing and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from starboard.draw import Fact, Node, Player, Scene, Vocabulary
from starboard.kernel import (
    Ask,
    Flow,
    Game,
    GameOver,
    Lazy,
    Option,
    Result,
    State,
    Table,
    below,
    reveal,
    state,
)  # fmt: skip


@state
class Toy(State):
    """A few numbers for every purpose."""

    step: int = 0
    secret: list[int]  # by seat
    heap: list[int]


Rule = Callable[[Toy], Flow[None] | None]


def beginning_with(rule: Rule) -> Callable[[int, Mapping[str, Any], bytes], Toy]:
    """A set-up that plans this rule first."""

    def set_up(seats: int, variant: Mapping[str, Any], key: bytes) -> Toy:
        s = Toy(key=key, secret=[0] * seats, heap=[])
        s.then(rule)
        return s

    return set_up


def scene(s: Toy, seat: int | None, layout: str) -> Scene:
    players = tuple(Player(i, "seat-1", "disc") for i in range(len(s.secret)))
    node = Node("heap", (0, 0), (10, 10), TITLE.message("title"))
    return Scene((100, 100), (node,), players)


def resample_hidden(s: Toy, seat: int | None) -> None:
    for i, secret in enumerate(s.secret):
        if i != seat and secret:
            s.secret[i] = 1 + below(s, 3)


def game(rule: Rule, **more: Any) -> Game:
    """A game of two to four seats around some rules."""
    fields: dict[str, Any] = {
        "id": "toy",
        "version": 1,
        "seats": range(2, 5),
        "folder": Path(__file__).parent,
        "setup": beginning_with(rule),
        "view": lambda s, seat: {"step": s.step, "heap": list(s.heap)},
        "scene": scene,
        "resample_hidden": resample_hidden,
        "bound": 100,
        "words": Vocabulary("toy", {"thing": Fact(lambda n: f"thing-{n}", "thing:{}")}),
        "options": {"go": "thing", "pick": "n", "roll": "", "look": "", "only": "", "nest": "many"},
    }
    return Game(**{**fields, **more})


def table(rule: Rule, seats: int = 2, seed: int = 1, **more: Any) -> Table:
    """A table at such a game."""
    return Table(game(rule), seats, seed, **more)


def the_end(s: Toy) -> Result:
    scores = tuple(map(float, s.secret))
    return Result((0,), scores, "end-toy")


GO = [("go", 0), ("go", 1), ("go", 2)]


def in_turns(s: Toy) -> None:
    """Seats take turns; each may go somewhere, roll a die or look at something hidden."""
    if s.step == 6:
        raise GameOver(the_end(s))
    s.then(take_turn, s.step % len(s.secret))
    s.then(in_turns)


def take_turn(s: Toy, seat: int) -> Flow[None]:
    """Two questions of one step."""
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


def in_secret(s: Toy) -> None:
    """Everybody picks a number in secret; then the picks are shown; three times."""
    if s.step == 3:
        raise GameOver(the_end(s))
    s.then_each(range(len(s.secret)), choose)
    s.then(show)
    s.then(in_secret)


def choose(s: Toy, seat: int) -> Flow[None]:
    _, s.secret[seat] = yield Ask(seat, "pick", "Y-3", Lazy(picks))
    s.tell("picked", "Y-3", only=seat, n=s.secret[seat])


def picks() -> list[Option]:
    return [("pick", n) for n in (1, 2, 3)]


def show(s: Toy) -> None:
    reveal(s)
    s.heap += s.secret
    s.secret = [0 for _ in s.secret]
    s.step += 1


def with_forced(s: Toy) -> None:
    """A choice, then two questions that leave none, then a choice again."""
    if s.step == 3:
        raise GameOver(the_end(s))
    s.then(put_on_the_heap, 0)
    s.then(nod, 1)
    s.then(nod, 0)
    s.then(put_on_the_heap, 1)
    s.then(count_step)
    s.then(with_forced)


def put_on_the_heap(s: Toy, seat: int) -> Flow[None]:
    _, n = yield Ask(seat, "turn", "Y-1", GO)
    s.heap.append(n)


def nod(s: Toy, seat: int) -> Flow[None]:
    yield Ask(seat, "only", "Y-4", [("only",)])


def count_step(s: Toy) -> None:
    s.step += 1


TITLE = game(in_turns)

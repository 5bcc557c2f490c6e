"""Laws of copies: a clone, a save, a restart and a step taken back are all the same game."""

from __future__ import annotations

from random import Random

from starboard.kernel import CHECKPOINT, Refused, Run, Table, Together, read
from starboard.kernel.table import digest_of

from .views import difference, question, questions, sees
from .walk import Breach, Spot, choose, insist

#: How far two games are followed side by side; beyond the longest way between two checkpoints.
FURTHER = 40


def alike(one: Table, two: Table, what: str) -> None:
    """Both tables stand at the same position and ask the same questions."""
    found = difference(questions(one), questions(two), "questions")
    insist(not found, f"{what} asks something else: {found}")
    insist(one.digest() == two.digest(), f"{what} has another digest")


def go_on_alike(one: Table, two: Table, rng: Random, what: str, most: int = FURTHER) -> None:
    """The same random answers lead both tables the same way."""
    for _ in range(most):
        if one.over or two.over:
            break
        seat, option = choose(one, rng)
        one.answer(seat, option)
        refusals = two.why_not(seat, option)
        insist(not refusals, f"{what} refuses {option} of seat {seat}: {refusals}")
        two.answer(seat, option)
        alike(one, two, f"{what}, gone on,")
    insist(one.over == two.over and one.result == two.result, f"{what} ends otherwise")


def clone_is_the_same_game(spot: Spot) -> None:
    """A clone stands at the same position and goes on alike, and it shows the same to everybody."""
    table = spot.table.clone()
    alike(spot.table, table, "a clone")
    for seat in spot.viewers:
        found = difference(sees(spot.table, seat), sees(table, seat))
        insist(not found, f"a clone shows seat {seat} something else: {found}")
    again = table.clone()
    alike(table, again, "the clone of a clone")
    go_on_alike(table, again, spot.rng, "a clone")
    insist(table.events == again.events, "a clone tells other events")


def clone_is_independent(spot: Spot) -> None:
    """What happens to a clone does not happen to the original, nor the other way round."""
    table = spot.table.clone()
    before, events = spot.table.digest(), len(spot.table.events)
    other = table.clone()
    for _ in range(FURTHER):
        if table.over:
            break
        table.answer(*choose(table, spot.rng))
    insist(spot.table.digest() == before, "playing a clone changed the original")
    insist(len(spot.table.events) == events, "playing a clone told events to the original")
    alike(spot.table, other, "a clone whose original went on")


def save_and_load(spot: Spot) -> None:
    """A save, loaded, is the same game at the same position, with the same past."""
    table = spot.table
    again = read(table.save(), lambda _: spot.game)
    alike(table, again, "a loaded save")
    insist(again.answers == table.answers, "a loaded save has other answers")
    insist(again.events == table.events, "a loaded save tells other events")
    for seat in range(table.seats):
        found = difference(sees(table, seat), sees(again, seat))
        insist(not found, f"a loaded save shows seat {seat} something else: {found}")


def undo_and_redo(spot: Spot) -> None:
    """Undo leads back to the decision; the same answer again leads to the same game."""
    table = spot.table.clone()
    table.answer(spot.seat, spot.option)
    after, events = table.digest(), table.events
    if table.undo_refusal(spot.seat) is not None:
        try:
            table.undo(spot.seat)
        except Refused:
            insist(table.digest() == after, "an undo that is refused changed the game")
            return
        raise Breach("an undo with a reason against it was done")
    table.undo(spot.seat)
    alike(spot.table, table, "the game after undo")
    insist(table.events == spot.table.events, "undo leaves an event behind")
    table.answer(spot.seat, spot.option)
    insist(table.digest() == after and table.events == events, "undo and redo lead elsewhere")


def any_order(spot: Spot) -> None:
    """In a simultaneous choice the order of answers does not matter, nor does a change of mind."""
    asks = list(spot.table.pending)
    if len(asks) < 2:
        return
    one, two = ((ask.seat, spot.rng.choice(ask.options)) for ask in spot.rng.sample(asks, 2))
    here, there = spot.table.clone(), spot.table.clone()
    here.answer(*one)
    insist(not here.why_not(*two), f"after {one} the answer {two} is no longer allowed")
    here.answer(*two)
    there.answer(*two)
    insist(not there.why_not(*one), f"after {two} the answer {one} is no longer allowed")
    first = there.clone()
    there.answer(*one)
    alike(here, there, f"the game of {two} before {one}")
    if here.undo_refusal(one[0]) is None:
        here.undo(one[0])
        alike(first, here, f"the game in which seat {one[0]} took {one[1]} back")


def from_checkpoint(table: Table) -> Run:
    """The rules started afresh at the last checkpoint; what is told again, nobody hears."""
    state = table.base.copy()
    state.told = None
    run = Run(table.game, state, auto=False)
    run.start()
    return run


def restart(spot: Spot) -> None:
    """The rules, started afresh with the state of the last checkpoint, go on the same way."""
    table = spot.table
    assert table.since is not None
    fresh = from_checkpoint(table)
    for n, (seat, option) in enumerate(table.since):
        ask = next((a for a in fresh.asks if a.seat == seat), None)
        here = f"answer {n + 1} after the checkpoint"
        insist(ask and option in ask.options, f"started again, the rules do not take {here}")
        fresh.send(seat, option)
    found = difference(questions(table), [question(a) for a in fresh.asks], "questions")
    insist(not found, f"started again at the checkpoint, the rules ask something else: {found}")
    insist(digest_of(fresh) == table.digest(), "started again, the rules reach another state")


def restart_at_every_checkpoint(spot: Spot) -> None:
    """Also at checkpoints that no question follows at once, a fresh start leads the same way."""
    run = from_checkpoint(spot.table)
    for seat, option in spot.table.since or ():
        run.send(seat, option)
    block = isinstance(run.open, Together)
    sent = (spot.seat, spot.option) if block else spot.option
    starts = []
    try:
        got = run.flow.send(sent)
        while got is CHECKPOINT:
            starts.append(run.state.copy())
            got = run.flow.send(None)
        run.open = got
        if got.settled if isinstance(got, Together) else got.key in spot.game.settled:
            starts.append(run.state.copy())
    except StopIteration as end:
        run.open, run.result = None, end.value
    for state in starts:
        fresh = Run(spot.game, state, auto=False)
        fresh.start()
        insist(digest_of(fresh) == digest_of(run), "a fresh start at a checkpoint leads elsewhere")

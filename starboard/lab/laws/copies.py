"""Laws of copies: a clone, a save, a restart and a step taken back are all the same game."""

from __future__ import annotations

from random import Random

from starboard.kernel import Refused, Run, Table
from starboard.kernel.table import digest_of
from starboard.saves import read

from .views import difference, question, questions, sees
from .walk import Breach, Spot, choose, insist

#: How far two games are followed side by side.
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


def restart(spot: Spot) -> None:
    """The rules, started afresh where the running step began, reach the same question."""
    fresh = spot.table.fork(auto=False)
    found = difference(questions(spot.table), [question(a) for a in fresh.asks], "questions")
    insist(not found, f"started again, the step asks something else: {found}")
    insist(digest_of(fresh) == spot.table.digest(), "started again, the step reaches another state")


def nothing_before_the_question(spot: Spot) -> None:
    """A step changes nothing and tells nothing before its first question."""
    table = spot.table
    if table.amid:
        return
    state = table.state.copy()
    before, state.told = state.plain(), []
    run = Run(spot.game, state, auto=False)
    run.start()
    rules = ", ".join(f"{ask.key} ({ask.rule})" for ask in run.asks)
    named = dict(zip(state.FIELDS, before, strict=True))
    found = difference(named, dict(zip(state.FIELDS, state.plain(), strict=True)), "state")
    insist(not found, f"the step that asks {rules} changes something before: {found}")
    insist(not state.told, f"the step that asks {rules} tells something before: {state.told}")

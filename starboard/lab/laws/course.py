"""Laws of whole games: they end, lose nothing, and repeat."""

from __future__ import annotations

import math

from starboard.kernel import Refused, Result, Table

from .walk import Breach, Play, Setup, insist


def ends_within_its_bound(setup: Setup, play: Play) -> None:
    """Every game ends within its bound, with a sound result, and then nothing more can be done."""
    insist(play.whole, f"not over after {setup.game.bound} decisions")
    table = _again(setup, play)
    insist(table.over and table.result is not None and not table.pending, "no result at the end")
    assert table.result is not None
    _is_sound(setup, table.result)
    insist(table.clone().digest() == table.digest(), "the clone of an ended game is another")
    for seat in range(setup.seats):
        table.observe(seat)
        insist(table.why_not(seat, play.answers[-1][1]), "an answer is allowed after the end")
        insist(table.undo_refusal(seat) is not None, "undo is allowed after the end")
        try:
            table.undo(seat)
        except Refused:
            continue
        raise Breach("undo was done after the end")


def _is_sound(setup: Setup, result: Result) -> None:
    seats = range(setup.seats)
    insist(all(w in seats for w in result.winners), f"winners {result.winners}: no such seat")
    insist(len(set(result.winners)) == len(result.winners), f"winners {result.winners}: doubled")
    insist(len(result.scores) == setup.seats, f"{result.scores} is not a score for every seat")
    insist(all(math.isfinite(score) for score in result.scores), f"scores {result.scores}")
    insist(result.reason.startswith("end-"), f"the reason {result.reason!r} is no end-... key")
    insist(len(result.terms) in (0, setup.seats), "score terms, but not for every seat")
    if not setup.game.cooperative and setup.seats > 1:  # alone one may miss the target
        insist(result.winners, "nobody wins, and the game is not cooperative")


def nothing_is_lost(setup: Setup, play: Play) -> None:
    """After every answer the state is in order: nothing lost, doubled or out of range."""
    table = setup.table(play.seed)
    _check(table, 0)
    for n, (seat, option) in enumerate(play.answers, 1):
        table.answer(seat, option)
        _check(table, n)


def _check(table: Table, n: int) -> None:
    try:
        table.state.check()
    except AssertionError as error:
        raise Breach(f"after answer {n} the state is out of order: {error}") from error


def same_seed_same_game(setup: Setup, play: Play) -> None:
    """The same seed and answers give the same digests, also while another game is played."""
    one, two, noise = setup.table(play.seed), setup.table(play.seed), setup.table(play.seed + 1)
    for n, (seat, option) in enumerate(play.answers):
        insist(one.digest() == two.digest(), f"after {n} answers two runs of one game differ")
        one.answer(seat, option)
        if not noise.over:
            ask = noise.pending[0]
            noise.answer(ask.seat, ask.options[-1])
        two.answer(seat, option)
    insist(one.digest() == two.digest(), "two runs of one game end in different states")


def forced_answers_make_no_difference(setup: Setup, play: Play) -> None:
    """A table that answers by itself where there is no choice plays the same game."""
    table, auto = setup.table(play.seed), setup.table(play.seed, auto=True)
    for seat, option in play.answers:
        ask = table.ask_for(seat)
        assert ask is not None
        choice = len(ask.options) > 1
        table.answer(seat, option)
        if choice:
            insist(not auto.why_not(seat, option), f"with forced answers, {option} is refused")
            auto.answer(seat, option)
    insist(auto.over, "with forced answers taken, the game is not over")
    insist(auto.digest() == table.digest(), "with forced answers taken, it ends otherwise")


def _again(setup: Setup, play: Play) -> Table:
    table = setup.table(play.seed)
    for seat, option in play.answers:
        table.answer(seat, option)
    return table

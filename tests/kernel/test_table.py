"""Tables: answers are checked, copies are apart, and a seat sees what it may."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.draw.touch import why_not_touch
from starboard.kernel import BadSetup, Refused, Run, UnknownGame, replay
from tests.kernel.toys import game, in_secret, in_turns, table, with_forced

RUBBISH = [None, 3, "go", b"", [], {}, set(), (), ("go",), ("go", 1, 1), ("go", "1"), ("go", None),
           ["go", 1], ("go", [1]), ({},), ("pick", 1), ("go", float("nan")), object()]  # fmt: skip


@pytest.mark.parametrize("rubbish", RUBBISH, ids=lambda rubbish: type(rubbish).__name__)
def test_rubbish_is_refused_and_changes_nothing(rubbish: Any) -> None:
    t = table(in_turns)
    before = t.digest()
    (refusal,) = t.why_not(0, rubbish)
    assert refusal.rule == "Y-1"
    assert refusal.message.key == "refused-not-offered"
    with pytest.raises(Refused) as refused:
        t.answer(0, rubbish)
    assert refused.value.refusals[0].rule == "Y-1"
    assert (t.digest(), t.seq, t.answers) == (before, 0, [])


@pytest.mark.parametrize("seat", [1, 2, -1, None, "0", 0.5, (0,)])
def test_who_is_not_asked_cannot_answer(seat: Any) -> None:
    t = table(in_turns)
    (refusal,) = t.why_not(seat, ("go", 1))
    assert refusal.message.key == "refused-not-asked"
    assert refusal.message.facts == {"seats": ["@seat-0"]}
    with pytest.raises(Refused):
        t.answer(seat, ("go", 1))
    assert t.seq == 0


def test_numbers_that_equal_become_the_rules_own() -> None:
    """True is 1 to Python; what is kept, saved and sent on is what the rules offered."""
    t = table(in_secret)
    t.answer(True, ("pick", True))
    t.answer(0.0, ("pick", 2.0))  # type: ignore[arg-type]
    assert repr(t.answers) == "[(1, ('pick', 1)), (0, ('pick', 2))]"


def test_after_the_end_everything_is_refused() -> None:
    t = table(in_secret)
    while not t.over:
        t.answer(t.pending[0].seat, ("pick", 1))
    assert t.pending == ()
    assert t.result is not None
    (refusal,) = t.why_not(0, ("pick", 1))
    assert (refusal.rule, refusal.message.key) == ("K-2", "refused-over")
    no = t.undo_refusal(0)
    assert no is not None
    assert no.message.key == "refused-undo-over"
    assert t.clone().digest() == t.digest()
    assert t.imagine(0, 1).result == t.result


def test_a_clone_goes_its_own_way() -> None:
    t = table(in_turns)
    t.answer(0, ("go", 1))
    copy = t.clone()
    before = t.digest()
    copy.answer(0, ("go", 2))
    copy.answer(1, ("roll",))
    assert t.digest() == before
    assert (t.seq, copy.seq, len(t.events), len(copy.events)) == (1, 3, 1, 2)
    t.answer(0, ("go", 2))
    t.answer(1, ("roll",))
    assert t.digest() == copy.digest()  # chance is in the state
    assert t.events == copy.events


@pytest.mark.parametrize("rules", [in_turns, in_secret])
@pytest.mark.parametrize("tail", [1, 3, 24])
def test_a_replayed_table_goes_on_like_the_first(
    rules: Any, tail: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes fewer snapshots, but stands at the same one, wherever the game was left."""
    monkeypatch.setattr("starboard.kernel.table.TAIL", tail)
    t = table(rules)
    while not t.over:
        ask = t.pending[0]
        t.answer(ask.seat, ask.options[t.seq % len(ask.options)])
        again = replay(t.game, t.seats, t.seed, t.variant, list(t.records))
        assert again.digest() == again.clone().digest() == t.digest()
        assert (again.amid, again.since if t.amid else []) == (t.amid, t.since)
        assert again.events == t.events


def test_a_playout_cannot_be_copied_in_the_middle_of_a_step() -> None:
    run = Run(game(in_turns), table(in_turns).state.copy())
    run.start()
    assert run.fork().asks[0].options == run.asks[0].options
    run.send(0, ("go", 1))
    with pytest.raises(RuntimeError, match="middle of a step"):
        run.fork()


def test_a_playout_takes_forced_answers_itself() -> None:
    run = Run(game(with_forced), table(with_forced).state.copy())
    run.start()
    asked = []
    while run.open:
        (ask,) = run.asks
        asked.append((ask.seat, ask.key))
        run.answer(ask.seat, ask.options[0])
    assert asked == [(0, "turn"), (1, "turn")] * 3


def test_an_imagined_world_can_be_imagined_and_cloned_again() -> None:
    """Answers since the checkpoint are sent again in the world in which they were given."""
    t = table(in_secret, seats=4)
    t.answer(1, ("pick", 1))
    for seed in range(20):
        one = t.imagine(0, seed)
        one.answer(2, ("pick", 3))
        two = one.imagine(0, seed + 100)
        two.answer(3, ("pick", 2))
        for world in (one, two):
            copy = world.clone()
            assert copy.digest() == world.digest()
            assert copy.imagined
            assert copy.state.secret == world.state.secret
            assert world.state.secret[2] in (1, 2, 3)
        assert two.state.secret[3] == 2
    assert t.state.secret == [0, 1, 0, 0]


def test_imagining_deals_what_is_hidden_and_keeps_my_own() -> None:
    t = table(in_secret, seats=3)
    t.answer(0, ("pick", 1))
    t.answer(1, ("pick", 1))
    worlds = [t.imagine(0, seed) for seed in range(30)]
    assert {w.state.secret[0] for w in worlds} == {1}
    assert {w.state.secret[1] for w in worlds} == {1, 2, 3}
    assert {w.state.secret[2] for w in worlds} == {0}
    assert t.imagine(0, 5).state.plain() == t.imagine(0, 5).state.plain()
    assert t.world(0, 5).state.plain() == t.imagine(0, 5).state.plain()


def test_a_search_asks_the_others_again_in_a_simultaneous_choice() -> None:
    t = table(in_secret, seats=3)
    t.answer(0, ("pick", 1))
    t.answer(1, ("pick", 3))
    world = t.determinize(2, 5)
    assert [ask.seat for ask in world.asks] == [0, 1, 2]
    assert world.state.secret == [0, 0, 0]
    assert t.begun == 0
    world.answer(0, ("pick", 2))
    assert world.state.secret == [2, 0, 0]
    mine = t.determinize(1, 5)  # what I have answered stands
    assert [ask.seat for ask in mine.asks] == [0, 2]
    assert mine.state.secret == [0, 3, 0]
    elsewhere = t.imagine(2, 8)
    assert elsewhere.determinize(2, 5).state.plain() == t.determinize(2, 5).state.plain()


def test_private_events_stay_private() -> None:
    t = table(in_secret, seats=3)
    t.answer(1, ("pick", 2))
    heard = {seat: len(t.events_for(seat)) for seat in (0, 1, 2, None)}
    assert heard == {0: 0, 1: 1, 2: 0, None: 0}
    assert len(t.imagine(0, 1).events) == 0
    assert len(t.imagine(1, 1).events) == 1
    assert t.events_for(1, start=1) == []


def test_imagined_tables_are_no_games() -> None:
    world = table(in_turns).imagine(0, 1)
    with pytest.raises(ValueError, match="imagined"):
        world.save()
    world.answer(0, ("go", 1))
    with pytest.raises(Refused) as refused:
        world.undo(0)
    assert refused.value.refusals[0].message.key == "refused-undo-imagined"


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 0.0, []])
def test_seats_that_do_not_exist_cannot_look(seat: Any) -> None:
    t = table(in_turns)
    for look in (t.observe, t.scene, t.events_for, t.undo_refusal):
        with pytest.raises(ValueError, match="seat"):
            look(seat)
    with pytest.raises(ValueError, match="seat"):
        t.imagine(seat, 1)


def test_layouts() -> None:
    t = table(in_turns)
    assert t.scene(None, "tall").size == (100, 100)
    with pytest.raises(ValueError, match="layout"):
        t.scene(None, "square")


def test_forced_answers_are_taken_where_wanted() -> None:
    plain, auto = table(with_forced), table(with_forced, auto=True)
    auto.answer(0, ("go", 1))
    assert auto.pending[0].seat == 1
    assert auto.pending[0].key == "turn"
    for seat, option in [(0, ("go", 1)), (1, ("only",)), (0, ("only",))]:
        plain.answer(seat, option)
    assert plain.digest() == auto.digest()
    assert [r.forced for r in auto.records] == [False, True, True]


def test_touching_what_is_not_lit_says_why() -> None:
    t = table(in_turns)
    what, refusal, question = why_not_touch(t, 0, ["heap"])
    assert what.message == t.scene(0).nodes[0].name  # what it is
    assert (refusal.rule, refusal.message.key) == ("Y-1", "refused-touch")
    assert (question.rule, question.message) == ("Y-1", t.pending[0].prompt)  # what can be done
    (refusal,) = why_not_touch(t, 1, ["heap"])
    assert refusal.message.key == "refused-not-asked"
    assert why_not_touch(t, 0, []) != ()


def test_touching_gives_the_reasons_of_the_candidates() -> None:
    t = starboard.new("_example", seats=2, seed=5)
    mine = t.observe(0)["table"]["hand"]
    missing = next(card for card in range(1, 21) if card not in mine)
    (refusal,) = why_not_touch(t, 0, [f"fuel:{missing}"])
    assert (refusal.rule, refusal.message.key) == ("E-3", "refused-not-in-hand")


@pytest.mark.parametrize(
    ("seats", "seed", "variant"),
    [
        (1, 1, None), (5, 1, None), ("2", 1, None), (True, 1, None), (2.0, 1, None),
        (None, 1, None),
        (2, "1", None), (2, 1.5, None), (2, True, None), (2, 2**300, None), (2, float("nan"), None),
        (2, 1, {"mode": "x"}),
    ],
)  # fmt: skip
def test_setups_that_do_not_exist(seats: Any, seed: Any, variant: Any) -> None:
    with pytest.raises(BadSetup):
        starboard.new("_example", seats=seats, seed=seed, variant=variant)


@pytest.mark.parametrize("name", ["", "chess", None, 3, [], "x" * 10_000])
def test_games_that_do_not_exist(name: Any) -> None:
    with pytest.raises(UnknownGame) as error:
        starboard.new(name, seats=2)
    assert len(str(error.value)) < 300


def test_seeds_are_drawn_when_none_is_given() -> None:
    assert starboard.new("_example", seats=2).seed != starboard.new("_example", seats=2).seed

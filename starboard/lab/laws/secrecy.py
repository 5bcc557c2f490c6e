"""Laws of secrecy: nobody is shown, asked or refused anything by what they cannot know."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Run, Seat, State, Table
from starboard.kernel.table import digest_of

from .copies import FURTHER, alike, go_on_alike
from .questions import unoffered
from .views import difference, question, sees
from .walk import Breach, Play, Setup, Spot, choose, finish, insist, some

WORLDS = 2
#: How many worlds are dealt from where the step began in search of one that looks the same.
TRIES = 8
#: At how many moments of a game it is asked whether worlds differ.
WORLDS_IN_A_GAME = 12


def no_leak(spot: Spot) -> None:
    """What a seat is shown, asked and refused is the same in every world it could be in."""
    table = spot.table
    public = sees(table, None)
    for seat in range(table.seats):
        ask = table.ask_for(seat)
        described = some(spot.rng, ask.options, 12) if ask is not None else []
        tried = some(spot.rng, list(unoffered(table, ask, spot.rng)), 6)
        mine = sees(table, seat, described=described, tried=tried)
        for _ in range(WORLDS):
            world = table.imagine(seat, spot.rng.getrandbits(32))
            found = difference(mine, sees(world, seat, described=described, tried=tried))
            insist(not found, f"seat {seat} is told what it cannot know: {found}")
        found = difference(public, sees(world, None))
        insist(not found, f"a spectator is told what seat {seat} cannot know: {found}")


def spectator_knows_nothing_hidden(spot: Spot) -> None:
    """What a spectator is shown is the same however all hidden things lie."""
    for _ in range(WORLDS):
        world = spot.table.imagine(None, spot.rng.getrandbits(32))
        found = difference(sees(spot.table, None), sees(world, None))
        insist(not found, f"a spectator is told something hidden: {found}")


def undo_never_leaks(spot: Spot) -> None:
    """A step that can be taken back has shown nobody anything that was hidden before it."""
    real = spot.table.clone()
    real.answer(spot.seat, spot.option)
    if real.undo_refusal(spot.seat) is not None:
        return
    for seat in spot.viewers:
        mine = sees(real, seat)
        for _ in range(WORLDS):
            world = spot.table.imagine(seat, spot.rng.getrandbits(32))
            if world.why_not(spot.seat, spot.option):
                continue  # in that world somebody else could not answer so
            world.answer(spot.seat, spot.option)
            found = difference(mine, sees(world, seat))
            insist(
                not found, f"{spot.option} showed seat {seat} something, yet can be undone: {found}"
            )


def options_depend_on_what_is_known(spot: Spot) -> None:
    """Worlds that look the same to the asked seat ask it the same and offer it the same.

    The question of an imagined table was made before its cards were dealt anew. So here the deal
    is changed where the step began, and the way from there is gone again: where a seat then sees
    what it sees in the real game, it must be asked what it is asked in the real game.
    """
    table = spot.table
    real = _from_the_step(table, None, 0)
    if real is None:
        raise Breach("started again, the step does not take the answers since")
    for ask in table.pending:
        known = _known(real, ask.seat)
        for _ in range(TRIES):
            world = _from_the_step(table, ask.seat, spot.rng.getrandbits(32))
            if world is not None and _known(world, ask.seat) == known:
                there = next(other for other in world.asks if other.seat == ask.seat)
                found = difference(question(ask), question(there), "question")
                insist(not found, f"seat {ask.seat} is asked by what it cannot know: {found}")


def _from_the_step(table: Table, seat: Seat | None, seed: int) -> Run | None:
    """The way from where the running step began, in another deal (by seed; 0: in the same one).

    None if the answers cannot be given there.
    """
    run = Run(table.game, table._beginning(), auto=False)
    run.state.told = []
    if seed:
        run._deal(seat, seed)
    run.start()
    for each in table.since:
        if isinstance(each, State):
            continue  # it was dealt anew there, and is dealt otherwise here
        who, option = each
        ask = next((ask for ask in run.asks if ask.seat == who), None)
        if ask is None or option not in ask.options:
            return None
        run.send(who, option)
    return run


def _known(run: Run, seat: Seat) -> tuple[Any, ...]:
    """What a seat knows of the way from there: the view, the news, who is asked."""
    news = [event for event in run.state.told if event[3] is None or event[3] == seat]
    return run.game.view(run.state, seat), news, sorted(ask.seat for ask in run.asks)


def secret_answers_are_secret(spot: Spot) -> None:
    """While others still think, what the view keeps secret of an answer is told by nothing else."""
    ask, options = spot.ask, spot.ask.options
    if len(spot.table.pending) < 2 or len(options) < 2:
        return
    one, two = spot.table.clone(), spot.table.clone()
    for table, option in zip((one, two), spot.rng.sample(list(options), 2), strict=True):
        table.answer(ask.seat, option)
        if table.undo_refusal(ask.seat) is not None:
            return  # something was revealed: it need not be secret any longer
    for seat in spot.viewers:
        if seat != ask.seat and one.observe(seat) == two.observe(seat):
            found = difference(sees(one, seat), sees(two, seat))
            insist(not found, f"seat {seat} learns a secret answer of seat {ask.seat}: {found}")


def locals_hold_nothing_hidden(spot: Spot) -> None:
    """Between questions rules remember ids and public numbers; all else they read from the state.

    Two worlds that look alike to a seat are given the same state in the middle of the rules: if
    they go on differently, a local variable holds something hidden. A world is given a copy of
    its own state: if it goes on differently, a local variable holds a part of the old one.
    """
    for ask in spot.table.pending:
        real = _from_the_step(spot.table, None, 0)
        same = _from_the_step(spot.table, None, 0)
        if real is None or same is None:
            raise Breach("started again, the step does not take the answers since")
        known = _known(real, ask.seat)
        same._become(same.state)
        _same_way(spot, real, same, "a local variable holds a part of the state")
        for _ in range(TRIES):
            world = _from_the_step(spot.table, ask.seat, spot.rng.getrandbits(32))
            if world is not None and _known(world, ask.seat) == known:
                here = spot.table.world(ask.seat, spot.rng.getrandbits(32))
                here.auto = False
                world._become(here.state)
                _same_way(spot, here, world, "a local variable holds something hidden")
                break


def _same_way(spot: Spot, one: Run, two: Run, otherwise: str) -> None:
    for _ in range(FURTHER):
        found = difference([question(a) for a in one.asks], [question(a) for a in two.asks])
        insist(not found and digest_of(one) == digest_of(two), f"{otherwise}: {found or 'digest'}")
        if not one.open:
            break
        ask = spot.rng.choice(one.asks)
        option = spot.rng.choice(ask.options)
        one.send(ask.seat, option)
        two.send(ask.seat, option)


def imagined_worlds_can_be_played(spot: Spot) -> None:
    """A world dealt anew is a sound position: it can be played to the end and cloned meanwhile."""
    for seat in spot.viewers:
        world = spot.table.imagine(seat, spot.rng.getrandbits(32))
        _play_imagined(spot, world, f"the world that seat {seat} imagines")


def _play_imagined(spot: Spot, world: Table, what: str) -> None:
    bound = spot.game.bound
    try:
        world.state.check()
        alike(world, world.clone(), f"the clone of {what}")
        for _ in range(spot.rng.randrange(4)):
            if not world.over:
                world.answer(*choose(world, spot.rng))
                alike(world, world.clone(), f"the clone of {what}, gone on,")
        go_on_alike(world.clone(), world.clone(), spot.rng, f"the clone of {what}", 12)
        finish(world, spot.rng, bound)
    except Breach:
        raise
    except Exception as error:
        raise Breach(f"{what} cannot be played: {type(error).__name__}: {error}") from error
    insist(world.over, f"{what} does not end within {bound} decisions")


def worlds_follow_from_what_is_known(spot: Spot) -> None:
    """Which world a seed deals depends on what the seat may know, never on how things really lie.

    Else a bot could compute the real cards from the world and the seed.
    """
    for seat in spot.viewers:
        elsewhere = spot.table.imagine(seat, spot.rng.getrandbits(32))
        for _ in range(WORLDS):
            seed = spot.rng.getrandbits(32)
            one, two = spot.table.world(seat, seed), elsewhere.world(seat, seed)
            found = difference(_named(one), _named(two))
            insist(not found, f"the worlds of seat {seat} follow from what it cannot know: {found}")


def _named(run: Run) -> dict[str, Any]:
    """The state by the names of its fields."""
    return dict(zip(run.state.FIELDS, run.state.plain(), strict=True))


def searches_can_play_worlds(spot: Spot) -> None:
    """The bare worlds of a search deal the same way as imagined tables, and reach an end."""
    seed = spot.rng.getrandbits(32)
    for seat in spot.viewers:
        bare = spot.table.world(seat, seed)
        dealt = spot.table.imagine(seat, seed)
        insist(bare.state.plain() == dealt.state.plain(), f"seat {seat}: two deals of one seed")
        for _ in range(spot.game.bound):
            if not bare.open:
                break
            ask = spot.rng.choice(bare.asks)
            bare.answer(ask.seat, spot.rng.choice(ask.options))
        insist(bare.result is not None, f"a bare world of seat {seat} does not end")


def worlds_ask_what_can_be_answered(spot: Spot) -> None:
    """In every world dealt anew the same seats are asked, and each question has an option."""
    asked = sorted(ask.seat for ask in spot.table.pending)
    for seat in spot.viewers:
        world = spot.table.world(seat, spot.rng.getrandbits(32))
        there = sorted(world.open)
        insist(
            there == asked, f"in a world of seat {seat} the seats {there} are asked, not {asked}"
        )
        for ask in world.asks:
            insist(len(ask.options), f"in a world of seat {seat} {ask!r} has no option")


def dealing_anew_deals(setup: Setup, play: Play) -> None:
    """Somewhere in a game the worlds of a spectator differ: what is hidden is dealt anew."""
    if setup.game.perfect_information:
        return
    count = len(play.answers)
    for n in sorted({count * i // WORLDS_IN_A_GAME for i in range(WORLDS_IN_A_GAME)}):
        table = setup.spot(play, n).table
        one, two = (_lies(table.world(None, seed)) for seed in (1, 2))
        if one != two:
            return
    raise Breach(
        "all worlds are the same: resample_hidden deals nothing anew"
        " (a game that hides nothing says perfect_information=True)"
    )


def _lies(run: Run) -> dict[str, Any]:
    """The state without chance, which differs from world to world anyhow."""
    return {name: value for name, value in _named(run).items() if name not in ("key", "draws")}

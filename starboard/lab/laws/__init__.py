"""The laws that every game keeps, one function each, and the way to put a game to the test.

``tests/conformance`` proves them for every registered game; ``starboard check GAME`` shows a game
maker which law is broken, where, and how to get there again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from starboard.kernel import Game

from . import copies, course, questions, secrecy, words
from .walk import Breach, Play, Setup, Spot, setups_of

__all__ = [
    "LAWS",
    "Breach",
    "Law",
    "Play",
    "Setup",
    "Spot",
    "put_to_the_test",
    "setups_of",
    "verdicts",
]


@dataclass(frozen=True, slots=True)
class Law:
    """One property: of every decision (``at_spot``) or of whole games (``of_game``)."""

    name: str
    at_spot: Callable[[Spot], None] | None = None
    of_game: Callable[[Setup, Play], None] | None = None

    @property
    def says(self) -> str:
        """The law in one sentence."""
        return ((self.at_spot or self.of_game).__doc__ or "").partition("\n")[0]

    @property
    def needs_words(self) -> bool:
        """Does it look at sentences? Then the text files must be there."""
        return self.name.startswith("words-")

    def __str__(self) -> str:
        return self.name


LAWS = {
    law.name: law
    for law in (
        Law("options-plain", questions.options_are_plain),
        Law("options-accepted", questions.offered_is_accepted),
        Law("others-refused", questions.others_are_refused),
        Law("why-nots-agree", questions.why_nots_agree),
        Law("options-apart", questions.options_can_be_told_apart),
        Law("looking", questions.looking_changes_nothing),
        Law("drawn", questions.what_is_drawn_exists),
        Law("clone", copies.clone_is_the_same_game),
        Law("clone-independent", copies.clone_is_independent),
        Law("save-load", copies.save_and_load),
        Law("undo-redo", copies.undo_and_redo),
        Law("any-order", copies.any_order),
        Law("restart", copies.restart),
        Law("nothing-before", copies.nothing_before_the_question),
        Law("no-leak", secrecy.no_leak),
        Law("spectator", secrecy.spectator_knows_nothing_hidden),
        Law("undo-no-leak", secrecy.undo_never_leaks),
        Law("options-known", secrecy.options_depend_on_what_is_known),
        Law("secret-answers", secrecy.secret_answers_are_secret),
        Law("locals", secrecy.locals_hold_nothing_hidden),
        Law("imagined-play", secrecy.imagined_worlds_can_be_played),
        Law("worlds-known", secrecy.worlds_follow_from_what_is_known),
        Law("search-worlds", secrecy.searches_can_play_worlds),
        Law("words-questions", words.everything_at_a_decision_has_words),
        Law("ends", of_game=course.ends_within_its_bound),
        Law("nothing-lost", of_game=course.nothing_is_lost),
        Law("same-again", of_game=course.same_seed_same_game),
        Law("forced", of_game=course.forced_answers_make_no_difference),
        Law("words-games", of_game=words.everything_in_a_game_has_words),
    )
}


def put_to_the_test(setup: Setup, law: Law, seeds: Iterable[int], spots: int) -> None:
    """Look for a breach of the law in the random games of these seeds."""
    for seed in seeds:
        try:
            play = setup.play(seed)
        except Exception as error:
            raise Breach(f"options-accepted: {setup}, game {seed}: {error!r}") from error
        where = f"{setup}, game {seed}"
        if law.of_game is not None:
            _try(law, where, law.of_game, setup, play)
        if law.at_spot is not None:
            for spot in setup.spots(seed, spots):
                here = f"{where}, after {spot.table.seq} answers"
                before = spot.table.digest()
                _try(law, here, law.at_spot, spot)
                if spot.table.digest() != before:
                    raise Breach(f"{law}: {here}: the table itself was changed")


def verdicts(
    game: Game, laws: Iterable[Law], seeds: Sequence[int], spots: int
) -> Iterator[tuple[Law, list[str]]]:
    """Every law with its breaches, one at most for each setup."""
    setups = setups_of(game)
    for law in laws:
        breaches = []
        for setup in setups:
            try:
                put_to_the_test(setup, law, seeds, spots)
            except Breach as breach:
                breaches.append(str(breach))
        yield law, breaches


def _try(law: Law, where: str, says: Callable[..., None], *what: Any) -> None:
    """A fault in the rules breaks the law as well as a wrong result does."""
    try:
        says(*what)
    except Breach as breach:
        raise Breach(f"{law}: {where}: {breach}") from breach
    except Exception as error:
        raise Breach(f"{law}: {where}: {type(error).__name__}: {error}") from error

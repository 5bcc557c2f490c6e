"""The laws that every game keeps, one function each, and the way to put a game to the test.

``tests/conformance`` proves them for every registered game; ``starboard check GAME`` shows a game
maker which law is broken, where, and how to get there again.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from starboard.kernel import Game

from . import copies, course, moments, questions, secrecy, sources, touches, words
from .walk import Breach, Play, Setup, Spot, Unplayable, in_bounded_time, setups_of, told

__all__ = [
    "LAWS",
    "Breach",
    "Law",
    "Play",
    "Setup",
    "Spot",
    "Verdict",
    "put_to_the_test",
    "setups_of",
    "verdicts",
]

#: Under this law comes what keeps games from being played at all.
PLAYABLE = "options-accepted"


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
        Law("options-touched", touches.what_is_offered_can_be_touched),
        Law("actions", touches.actions_are_the_options),
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
        Law("worlds-ask", secrecy.worlds_ask_what_can_be_answered),
        Law("words-questions", words.everything_at_a_decision_has_words),
        Law("ends", of_game=course.ends_within_its_bound),
        Law("nothing-lost", of_game=course.nothing_is_lost),
        Law("same-again", of_game=course.same_seed_same_game),
        Law("forced", of_game=course.forced_answers_make_no_difference),
        Law("worlds-differ", of_game=secrecy.dealing_anew_deals),
        Law("waited-for", of_game=sources.asking_rules_are_waited_for),
        Law("touches-answered", of_game=touches.touches_are_answered),
        Law("words-games", of_game=words.everything_in_a_game_has_words),
        Law("moments", of_game=moments.moments_can_be_shown),
        Law("words-moments", of_game=moments.moments_have_words),
    )
}


@dataclass(slots=True)
class Verdict:
    """What was found about one law, and how much was looked at."""

    law: Law
    breaches: list[str] = field(default_factory=list)
    looks: int = 0  # decisions, or whole games


def put_to_the_test(setup: Setup, law: Law, seeds: Iterable[int], spots: int) -> int:
    """Look for a breach of the law in the random games of these seeds; at how many places."""
    looks = 0
    for seed in seeds:
        try:
            play = setup.play(seed)
        except Unplayable as breach:
            raise Unplayable(f"{PLAYABLE}: {setup}, {breach}") from breach
        where = f"{setup}, game {seed}"
        if law.of_game is not None:
            _try(law, where, setup, law.of_game, setup, play)
            looks += 1
        if law.at_spot is not None:
            for spot in setup.spots(seed, spots):
                here = f"{where}, after {spot.table.seq} answers"
                before = spot.table.digest()
                _try(law, here, setup, law.at_spot, spot)
                looks += 1
                if spot.table.digest() != before:
                    raise Breach(f"{law}: {here}: the table itself was changed")
    return looks


def verdicts(
    game: Game, laws: Sequence[Law], seeds: Iterable[int], spots: int, until: float = math.inf
) -> list[Verdict]:
    """Every law with its breaches, one at most for each setup; what was begun before ``until``
    (by time.monotonic) is looked into."""
    found = {law.name: Verdict(law) for law in laws}
    broken: set[tuple[str, str]] = set()
    for seed in seeds:
        for setup in setups_of(game):
            for law in laws:
                if time.monotonic() > until:
                    return list(found.values())
                if (str(setup), law.name) in broken or (str(setup), PLAYABLE) in broken:
                    continue
                try:
                    found[law.name].looks += put_to_the_test(setup, law, [seed], spots)
                except Breach as breach:
                    name = PLAYABLE if isinstance(breach, Unplayable) else law.name
                    broken.add((str(setup), name))
                    found.setdefault(name, Verdict(LAWS[name])).breaches.append(str(breach))
    return list(found.values())


def _try(law: Law, where: str, setup: Setup, says: Callable[..., None], *what: Any) -> None:
    """A fault in the rules breaks the law as well as a wrong result does."""
    try:
        with in_bounded_time():
            says(*what)
    except Breach as breach:
        raise Breach(f"{law}: {where}: {breach}") from breach
    except Exception as error:
        raise Breach(f"{law}: {where}: {told(error, setup.game.folder)}") from error

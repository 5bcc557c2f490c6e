"""Every kind of sentence of a game in all languages side by side: how people review texts.

Sentences need facts, so games are played at random and what is really said in them is kept: the
events, questions, options, refusals, outlooks, and the words on the table.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

import starboard
from starboard import text
from starboard.draw.touch import offers
from starboard.kernel import Game, Message, Table

COMMON = "common"  # the words that all games share
KINDS = ("option", "prompt", "event", "refusal", "outlook", "score", "setting", "rule", "word")
SAMPLES = 2  # sentences of the same key that are shown, if they differ
MOST_SETUPS = 8
LOOK_EVERY = 7  # decisions between two looks at the whole table
REFUSALS = 40  # of one question
_PREFIXES = {
    "option": "option", "ask": "prompt", "event": "event", "refused": "refusal", "term": "score",
    "outlook": "outlook", "variant": "setting", "fits": "setting", "chapter": "rule",
}  # fmt: skip
_RULE = re.compile(r"[A-Z]+-[0-9]+(\..*)?")


@dataclass(frozen=True, slots=True)
class Wording:
    """One message, as it is said in every language; where it was never said, its pattern."""

    key: str
    kind: str
    seen: bool
    said: tuple[dict[str, str], ...]  # by language, one for every sample

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {"key": self.key, "kind": self.kind, "seen": self.seen, "said": list(self.said)}


class Samples:
    """The messages that were met, by key, with the first few facts of each."""

    def __init__(self, game: str) -> None:
        self._game = game
        self.by_key: dict[str, list[Message]] = {}

    def add(self, *messages: object) -> None:
        """Keep these, if they are messages of the game and say something new."""
        for message in messages:
            if isinstance(message, Message):
                self._names(message.facts.values())
                if message.game == self._game:
                    self._keep(message)

    def _keep(self, message: Message) -> None:
        known = self.by_key.setdefault(message.key, [])
        if len(known) < SAMPLES and message not in known:
            known.append(message)

    def _names(self, facts: Iterable[Any]) -> None:
        """Names inside of sentences."""
        for fact in facts:
            if isinstance(fact, str) and fact.startswith("@"):
                self._keep(Message(self._game, fact[1:]))
            elif isinstance(fact, list | tuple):
                self._names(fact)


def words(game: str, games: int = 1, seed: int = 0) -> list[Wording]:
    """All that a game can say, in the order of its text files."""
    whose = "" if game == COMMON else game
    samples = Samples(whose)
    if whose:
        title = starboard.game(game)
        for number, (seats, variant) in enumerate(_setups(title)):
            for again in range(games):
                _play(title, seats, variant, seed + number * games + again, samples)
        _look_through(title, samples)
    patterns = {lang: text.patterns(whose, lang) for lang in text.languages}
    keys = dict.fromkeys(key for each in patterns.values() for key in each)
    return [_wording(whose, key, samples.by_key.get(key, []), patterns) for key in keys]


def _setups(game: Game) -> list[tuple[int, dict[str, Any]]]:
    setups = game.setups()
    return setups[:: max(1, len(setups) // MOST_SETUPS)]


def _play(game: Game, seats: int, variant: dict[str, Any], seed: int, samples: Samples) -> None:
    chance = random.Random(seed)
    table = Table(game, seats, seed, variant)
    while not table.over:
        ask = chance.choice(table.pending)
        samples.add(ask.prompt)
        for offer in offers(table, ask.seat):
            samples.add(offer.message, *(offer.outlook.said if offer.outlook else ()))
        for _, (_, refusal) in zip(range(REFUSALS), game.refused(table.state, ask), strict=False):
            samples.add(refusal.message)
        if table.seq % LOOK_EVERY == 0:
            _look_at(table, chance.choice([None, *range(seats)]), samples)
        table.answer(ask.seat, chance.choice(ask.options))
    for seat in (None, *range(seats)):
        samples.add(*(event.message for event in table.events_for(seat)))
        _look_at(table, seat, samples)
    result = table.result
    assert result is not None
    samples.add(game.message(result.reason))
    samples.add(*([game.message(*result.remark)] if result.remark is not None else []))
    samples.add(*(game.message(f"term-{name}") for terms in result.terms for name, _ in terms))


def _look_at(table: Table, seat: int | None, samples: Samples) -> None:
    for layout in ("wide", "tall"):
        scene = table.scene(seat, layout)
        samples.add(scene.round, *scene.phases)
        for player in scene.players:
            samples.add(*player.said)
        for node, _, _ in scene.walk():
            samples.add(node.name, *node.words, *_drawn(node.look))


def _drawn(value: Any) -> Iterator[Message]:
    """The words that are written on things."""
    if isinstance(value, Message):
        yield value
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _drawn(each)
    elif isinstance(value, dict):
        yield from _drawn(list(value.values()))


def _look_through(game: Game, samples: Samples) -> None:
    samples.add(*(game.message(key) for key in ("title", "title.short")))
    for choice in game.variants:
        name = f"variant-{choice.name}"
        for key in (name, *(f"{name}-{value}" for value in choice.values)):
            samples.add(game.message(key), game.message(f"{key}.text"))
    for shelf in game.catalogue() if game.catalogue is not None else ():
        samples.add(shelf.name)
        for each in shelf.components:
            samples.add(each.picture.name, *each.picture.words, *each.notes)
            for part in each.parts:
                samples.add(part.name, part.value)


def _wording(
    game: str, key: str, met: list[Message], patterns: dict[str, dict[str, str]]
) -> Wording:
    rule = _RULE.fullmatch(key)
    if rule and not met:  # rules stand in a book and are not met in play
        met = [Message(game, key)]
    said = [
        {lang: text.voice(game, lang).say(key, message.facts)[0] for lang in text.languages}
        for message in met
    ]
    raw = {lang: each.get(key, "") for lang, each in patterns.items()}
    kind = "rule" if rule else _PREFIXES.get(key.split("-", maxsplit=1)[0], "word")
    return Wording(key, kind, bool(met), tuple(said) or (raw,))

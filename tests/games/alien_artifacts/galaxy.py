"""Building positions of Alien Artifacts, and playing them by name.

Cards are named as in the box: ``p03`` a planet, ``r68`` a Resource card, ``r68t`` its top half.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.box import ARTIFACTS, CARDS, PLANS, RESOURCES, SYSTEMS
from starboard.games.alien_artifacts.rules.course import (
    action_phase,
    draw_phase,
    end_turn,
    take_turn,
)
from starboard.games.alien_artifacts.rules.setup import set_up, set_up_factions
from starboard.games.alien_artifacts.state import ACTION, SETTING_UP, Galaxy
from starboard.kernel import Ask, Option, Run, key_of

CARD = {card.id: n for n, card in enumerate(CARDS)}
RESOURCE = {card.id: n for n, card in enumerate(RESOURCES)}
PLAN = {plan.id: n for n, plan in enumerate(PLANS)}
ARTIFACT = {artifact.id: n for n, artifact in enumerate(ARTIFACTS)}
SYSTEM = {system.id: n for n, system in enumerate(SYSTEMS)}

ANN, BOB, CID = 0, 1, 2
LOGISTIC, OPERATIONAL = "logistic", "operational"


def half(name: str) -> int:
    """r68t -> the number of the top half of r68."""
    return 2 * RESOURCE[name[:-1]] + "tb".index(name[-1])


def empty(seats: int = 2) -> Galaxy:
    """Ann's turn begins: nobody has a card in hand, area or Empire; 8 credits each."""
    s = set_up(seats, {"factions": "dealt"}, key_of(1))
    s.told = []
    s.first = s.active = ANN
    for n, p in enumerate(s.players):
        p.faction = n
        s.deck += p.hand
        p.hand = []
    act(s)
    return s


def plan(s: Galaxy, *rules: Callable[[Galaxy], None]) -> None:
    """Let the position go on with these rules, and with nothing else."""
    s.agenda, s.planned = [], []
    for rule in rules:
        s.then(rule)


def act(s: Galaxy) -> None:
    """The active player has an action, again or for the first time in this turn."""
    s.phase, s.actions = ACTION, 1
    plan(s, action_phase, draw_phase, end_turn)


def set_up_anew(s: Galaxy) -> None:
    """Go back to the set-up of the factions; the first turn follows."""
    s.phase, s.actions = SETTING_UP, 0
    plan(s, set_up_factions)
    s.then(take_turn, s.first)


def take(s: Galaxy, card: int) -> None:
    """Take a Resource card out of wherever it lies hidden."""
    for pile in (s.deck, s.discard):
        if card in pile:
            pile.remove(card)


def hand(s: Galaxy, *names: str, seat: int = ANN) -> None:
    """Give Resource cards into a hand."""
    for name in names:
        take(s, RESOURCE[name])
        s.players[seat].hand.append(RESOURCE[name])


def top(s: Galaxy, *names: str) -> None:
    """Put Resource cards on top of the deck, the first one uppermost."""
    for name in reversed(names):
        take(s, RESOURCE[name])
        s.deck.append(RESOURCE[name])


def deck_of(s: Galaxy, count: int) -> None:
    """Leave so many cards in the Resource deck; the others are discarded."""
    while len(s.deck) > count:
        s.discard.append(s.deck.pop(0))


def deck_top(s: Galaxy, *names: str) -> None:
    """Put ships, technologies or planets on top of their deck, the first one uppermost."""
    for name in reversed(names):
        deck = s.decks[CARDS[CARD[name]].row]
        deck.remove(CARD[name])
        deck.append(CARD[name])


def project(s: Galaxy, *names: str, seat: int = ANN) -> None:
    """Put cards into a Construction area."""
    for name in names:
        s.decks[CARDS[CARD[name]].row].remove(CARD[name])
        s.players[seat].projects |= 1 << CARD[name]


def attached(s: Galaxy, name: str, *halves: str, seat: int = ANN) -> None:
    """Attach halves to a card under construction."""
    for each in halves:
        take(s, half(each) >> 1)
        s.players[seat].attached += (CARD[name] << 8 | half(each),)


def empire(s: Galaxy, *names: str, side: str = LOGISTIC, seat: int = ANN) -> None:
    """Put cards into an Empire."""
    for name in names:
        s.decks[CARDS[CARD[name]].row].remove(CARD[name])
        zone = 1 << CARD[name]
        if side == LOGISTIC:
            s.players[seat].logistic |= zone
        else:
            s.players[seat].operational |= zone


def blockade(s: Galaxy, *names: str, seat: int = ANN) -> None:
    """Put tokens on cards of an Empire."""
    for name in names:
        s.players[seat].blockaded |= 1 << CARD[name]


def stock(s: Galaxy, name: str, *halves: str, seat: int = ANN) -> None:
    """Put halves into the stock of a planet."""
    for each in halves:
        take(s, half(each) >> 1)
        s.players[seat].stock.append(CARD[name] << 8 | half(each))


def plans(s: Galaxy, *names: str, seat: int = ANN) -> None:
    """Give Defence Plans."""
    for name in names:
        s.plan_deck.remove(PLAN[name])
        s.players[seat].plans.append(PLAN[name])


def artifacts(s: Galaxy, *names: str, seat: int = ANN) -> None:
    """Give Artifacts."""
    for name in names:
        s.relics.remove(ARTIFACT[name])
        s.players[seat].artifacts.append(ARTIFACT[name])


def aliens(s: Galaxy, first: str, second: str) -> None:
    """The Available Alien System, and the one below it."""
    s.systems = [n for n in range(len(SYSTEMS)) if n not in (SYSTEM[first], SYSTEM[second])]
    s.systems.append(SYSTEM[second])
    s.system = SYSTEM[first]


class Play:
    """A position being played, one answer at a time; the state is checked after each."""

    def __init__(self, s: Galaxy) -> None:
        self.s = s
        s.check()
        self.run = Run(GAME, s, keep=True, auto=False)
        self.run.start()

    @property
    def ask(self) -> Ask:
        """The open question."""
        (ask,) = self.run.asks
        return ask

    @property
    def options(self) -> list[Option]:
        """What can be answered now."""
        return list(self.ask.options)

    @property
    def kinds(self) -> set[str]:
        """The kinds of answers that are possible."""
        return {option[0] for option in self.options}

    def meant(self, option: tuple[Any, ...]) -> Option:
        """An answer by its names; the ability is that of the active player's faction."""
        if option == ("ability",):
            return ("ability", self.s.me.faction)
        return (option[0], *map(number, option[1:]))

    def do(self, *option: Any, key: str = "") -> Play:
        """Answer; names of cards and halves may stand for their numbers."""
        answer = self.meant(option)
        if key:
            assert self.ask.key == key
        assert answer in self.options, f"{answer} is not among {self.options} of {self.ask!r}"
        self.run.send(self.ask.seat, answer)
        self.s.check()
        return self

    def pay(self, *halves: str) -> Play:
        """Pay a bill with these halves."""
        for each in halves:
            self.do("pay", each, key="pay")
        return self

    def can(self, *option: Any) -> bool:
        """Is this answer possible now?"""
        return self.meant(option) in self.options

    def why_not(self, *option: Any) -> str:
        """The rule that forbids an answer."""
        answer = self.meant(option)
        found = [r.rule for o, r in GAME.refused(self.s, self.ask) if o == answer]
        return found[0] if found else ""

    def told(self, key: str) -> list[dict[str, Any]]:
        """The facts of all events of a kind."""
        return [facts for name, _, facts, _ in self.s.told or [] if name == key]

    def to_draw(self) -> Play:
        """End the Action phase."""
        if self.can("end"):
            self.do("end")
        return self


def number(name: Any) -> Any:
    """The number that a name stands for; numbers stay."""
    if not isinstance(name, str):
        return name
    if name in CARD:
        return CARD[name]
    if name in RESOURCE:
        return RESOURCE[name]
    if name[:-1] in RESOURCE:
        return half(name)
    return {**PLAN, **ARTIFACT, **SYSTEM}[name]


def has(zone: int, name: str) -> bool:
    """Is the card in this set?"""
    return bool(zone >> CARD[name] & 1)

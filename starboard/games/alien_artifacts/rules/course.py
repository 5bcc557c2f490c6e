"""Chapter 4: the course of the game: a turn is an Action phase, then a Draw phase."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.kernel import Ask, Flow, GameOver, Lazy, Option

from ..box import RESOURCES
from ..legality.effects import playable_artifacts
from ..legality.menu import action_options
from ..reading.effects import INCOME, LAUNCH, MINE
from ..reading.tables import ABILITY, ADDITIONAL_CARDS, HAND_CARDS
from ..scoring import result, score_technologies
from ..state import ACTION, DRAWING, ENDING, SCORING, Galaxy
from . import artifacts
from .basic import buy, prepare, trade, unblock
from .blockades import offer_fees
from .completing import begin_completion
from .costs import HAND_SIZE, hand_limit
from .decks import draw_resources, drop
from .effects import begin_effects
from .gains import pay_fee
from .operational import operate

#: The options by card, made once.
DISCARDS: Final[tuple[Option, ...]] = tuple(("discard", card) for card in range(len(RESOURCES)))
DRAW: Final[Option] = ("draw",)


def take_turn(s: Galaxy, seat: int) -> None:
    """A-40 The Action phase, then the Draw phase. A-171 What is once a turn begins anew."""
    s.active, s.phase = seat, ACTION
    s.actions, s.acted = 1, 0
    s.used = s.sorties = 0
    s.assembly = s.strike = s.wild = 0
    if s.told is not None:
        key = "turn-extra" if s.in_extra else "turn-last" if s.last_round else "turn"
        s.tell(key, "A-40", seat=seat, marker=s.marker)
    action_phase(s)
    s.then(draw_phase)
    s.then(end_turn)


def end_turn(s: Galaxy) -> None:
    """A-40 Clockwise. A-159 The last round ends before the first player. A-174 Extra turns."""
    count = len(s.players)
    following = (s.active + 1) % count
    if not s.in_extra and not (s.last_round and following == s.first):
        take_turn(s, following)
        return
    s.in_extra = True
    for n in range(count):
        seat = (s.first + n) % count
        if s.extra[seat]:
            s.extra[seat] -= 1
            take_turn(s, seat)
            return
    s.then(final_scoring)


def final_scoring(s: Galaxy) -> None:
    """A-161, A-165 One player after the other, in turn order; then the game is over."""
    s.phase, s.active = SCORING, s.first
    s.tell("scoring", "A-161")
    count = len(s.players)
    for n in range(count):
        s.then(score_technologies, (s.first + n) % count)
    s.then(end_game)


def end_game(s: Galaxy) -> None:
    """A-161 Most victory points win."""
    raise GameOver(result(s))


# ---- the Action phase ---------------------------------------------------------------------------


def action_phase(s: Galaxy) -> None:
    """A-45 One action, and before or after it what may stand beside it, as long as there is any."""
    s.lifted = 0  # A-135 fees count for what they were paid for
    p = s.players[s.active]
    if s.actions or p.artifacts or p.logistic & ADDITIONAL_CARDS & ~s.used:
        s.then(act)


def act(s: Galaxy) -> Flow[None]:
    """A-41 Exactly one action, mandatory; A-45 other effects before or after it, in any order."""
    answer = yield Ask(
        s.active, "act" if s.actions else "act-more", "A-41", Lazy(action_options, s)
    )
    kind = answer[0]
    begin = ACTIONS.get(kind)
    if begin is not None:  # A-46 an action is carried out to its end before anything else
        s.actions -= 1
        s.acted += 1
        if s.told is not None and kind != "card-action":
            s.tell("action", "A-41", seat=s.active, action=kind)
        begin(s, answer)
    elif kind == "artifact":
        artifacts.play(s, answer[1])
    elif kind == "use-card":
        s.used |= 1 << answer[1]
        use_card(s, answer)
    else:  # the end of the phase, or a pass
        return
    s.then(action_phase)


def complete_card(s: Galaxy, answer: Option) -> None:
    """A-53 Complete a card under construction."""
    begin_completion(s, answer[1])


def use_card(s: Galaxy, answer: Option) -> None:
    """A-97, A-98 The ability of a technology; A-135 one fee for one use if it is blockaded."""
    card = answer[1]
    s.tell("uses", "A-97", seat=s.active, card=card)
    if s.me.blockaded >> card & 1:
        pay_fee(s, s.active, card)
    begin_effects(s, card)


#: How each action begins: the basic ones (A-42), the operational ones (A-44), the faction's
#: ability and cards marked ACTION (A-151, A-152).
ACTIONS: Final[dict[str, Callable[[Galaxy, Option], None]]] = {
    "buy": lambda s, answer: buy(s, answer[1]),
    "build": complete_card,
    "develop": complete_card,
    "explore": complete_card,
    "prepare": lambda s, answer: prepare(s, answer[1]),
    "trade": lambda s, _: trade(s),
    "unblock": lambda s, answer: unblock(s, answer[1], answer[2]),
    "launch": lambda s, _: operate(s, LAUNCH),
    "income": lambda s, _: operate(s, INCOME),
    "mine-planets": lambda s, _: operate(s, MINE),
    "ability": lambda s, _: begin_effects(s, ABILITY + s.me.faction),
    "card-action": use_card,
}


# ---- the Draw phase -----------------------------------------------------------------------------


def draw_phase(s: Galaxy) -> None:
    """A-47 Discard, then draw. A-135 A fee for a hand limit bonus is for one Draw phase."""
    s.phase = DRAWING
    if s.players[s.active].blockaded & HAND_CARDS:
        s.then(offer_fees, HAND_CARDS)
    s.then(discard_or_draw)


def discard_or_draw(s: Galaxy) -> Flow[None]:
    """A-47 (1) Discard any number of hand cards, (2) draw; A-49 only hand cards count."""
    answer = DRAW
    while (p := s.players[s.active]).hand or p.artifacts:
        options = Lazy(draw_options, s) if p.artifacts else DrawOptions(draw_options, s)
        answer = yield Ask(s.active, "draw", "A-47", options)
        if answer[0] != "discard":
            break
        drop(s, answer[1])
    if answer[0] == "artifact":
        artifacts.play(s, answer[1])
        s.then(discard_or_draw)
    else:
        draw_up(s)


def draw_up(s: Galaxy) -> None:
    """A-47 (2) Draw up to the hand limit."""
    count = draw_resources(s, s.active, hand_limit(s) - len(s.players[s.active].hand))
    if s.told is not None:
        s.tell("draws", "A-47", seat=s.active, count=count)
        s.tell("your-hand", "A-47", only=s.active, resources=tuple(s.me.hand))
    s.phase = ENDING  # what the draw has triggered comes before the next turn


def draw_options(s: Galaxy) -> list[Option]:
    """A-47 Discard any number of hand cards, then draw. A-141 Artifacts before that."""
    p = s.players[s.active]
    options: list[Option] = [DISCARDS[card] for card in p.hand]
    if len(options) <= hand_limit(s):
        options.insert(0, DRAW)
    if p.artifacts:
        options += playable_artifacts(s, inside=True)
    return options


class DrawOptions(Lazy):
    """The same, listed if somebody looks; a playout discards or draws without a list.

    There are hand cards, and no Artifacts.
    """

    __slots__ = ()

    def several(self) -> bool:
        return True  # to discard, or to draw

    def pick(self, r: float) -> Option:
        s: Galaxy = self._of[0]
        hand = s.players[s.active].hand
        count = len(hand)
        if count <= HAND_SIZE or count <= hand_limit(s):  # no card lowers the limit
            return DISCARDS[hand[n - 1]] if (n := int(r * (count + 1))) else DRAW
        return DISCARDS[hand[int(r * count)]]

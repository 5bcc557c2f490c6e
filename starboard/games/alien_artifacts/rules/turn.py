"""Chapter 4: the turn: one action and what may stand beside it, then the Draw phase."""

from __future__ import annotations

from collections.abc import Callable

from starboard.kernel import Ask, Flow, Lazy, LazyOf, Option

from ..box import LIMITS, RESOURCES
from ..effects import INCOME, LAUNCH, MINE
from ..state import ACTION, DRAWING, DROP, ENDING, SCORING, Galaxy, Step
from ..tables import ABILITY, HAND_CARDS, HAND_MODS, total
from . import artifacts, basic, completing, effects, operational
from .blockades import offer_fees
from .decks import draw_resources
from .gains import pay_fee
from .menu import action_options
from .paying import working

#: The options by card, made once.
DISCARDS: tuple[Option, ...] = tuple(("discard", card) for card in range(len(RESOURCES)))
DRAW: Option = ("draw",)
HAND_SIZE = LIMITS.hand_size


# ---- the Action phase -------------------------------------------------------------------------


def act(s: Galaxy) -> Flow[None]:
    """A-41 Exactly one action, mandatory; A-45 other effects before or after it, in any order."""
    answer = yield Ask(
        s.active, "act" if s.actions else "act-more", "A-41", LazyOf(action_options, s)
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
    else:
        flow = end_action_phase(s)
        if flow is not None:
            yield from flow


def complete(s: Galaxy, answer: Option) -> None:
    """A-53 Complete a card under construction."""
    completing.begin(s, answer[1])


def use_card(s: Galaxy, answer: Option) -> None:
    """A-97, A-98 The ability of a technology; A-135 one fee for one use if it is blockaded."""
    card = answer[1]
    s.tell("uses", "A-97", seat=s.active, card=card)
    if s.me.blockaded >> card & 1:
        pay_fee(s, s.active, card)
    effects.begin(s, card)


#: How each action begins: the basic ones (A-42), the operational ones (A-44), the faction's
#: ability and cards marked ACTION (A-151, A-152).
ACTIONS: dict[str, Callable[[Galaxy, Option], None]] = {
    "buy": lambda s, answer: basic.buy(s, answer[1]),
    "build": complete,
    "develop": complete,
    "explore": complete,
    "prepare": lambda s, answer: basic.prepare(s, answer[1]),
    "trade": lambda s, _: basic.trade(s),
    "unblock": lambda s, answer: basic.unblock(s, answer[1], answer[2]),
    "launch": lambda s, _: operational.operate(s, LAUNCH),
    "income": lambda s, _: operational.operate(s, INCOME),
    "mine-planets": lambda s, _: operational.operate(s, MINE),
    "ability": lambda s, _: effects.begin(s, ABILITY + s.me.faction),
    "card-action": use_card,
}


def end_action_phase(s: Galaxy) -> Flow[None] | None:
    """A-40 The Draw phase follows. A-135 A fee for a hand limit bonus is for one Draw phase."""
    if s.players[s.active].blockaded & HAND_CARDS:
        return pay_for_drawing(s)
    s.phase = DRAWING
    return None


def pay_for_drawing(s: Galaxy) -> Flow[None]:
    """A-135 The hand limit bonus of a blockaded card."""
    s.phase = DRAWING
    yield from offer_fees(s, HAND_CARDS)


# ---- the Draw phase ---------------------------------------------------------------------------


def hand_limit(s: Galaxy) -> int:
    """A-48 3 cards, and modifiers."""
    if not s.players[s.active].logistic & HAND_CARDS:
        return HAND_SIZE
    return HAND_SIZE + total(HAND_MODS, working(s))


def draw_options(s: Galaxy) -> list[Option]:
    """A-47 Discard any number of hand cards, then draw. A-141 Artifacts before that."""
    p = s.players[s.active]
    options: list[Option] = [DISCARDS[card] for card in p.hand]
    if len(options) <= hand_limit(s):
        options.insert(0, DRAW)
    if p.artifacts:
        options += artifacts.options(s, inside=True)
    return options


class DrawOptions(Lazy):
    """The same, listed if somebody looks; a playout discards or draws without a list.

    There are hand cards, and no Artifacts.
    """

    __slots__ = ("_s",)

    def __init__(self, s: Galaxy) -> None:
        self._s = s
        self._list = None

    def _make(self) -> list[Option]:
        return draw_options(self._s)

    def several(self) -> bool:
        return True  # to discard, or to draw

    def pick(self, r: float) -> Option:
        s = self._s
        hand = s.players[s.active].hand
        count = len(hand)
        if count <= HAND_SIZE or count <= hand_limit(s):  # no card lowers the limit
            return DISCARDS[hand[n - 1]] if (n := int(r * (count + 1))) else DRAW
        return DISCARDS[hand[int(r * count)]]


def draw_phase(s: Galaxy) -> Flow[None]:
    """A-47 (1) Discard any number, (2) draw up to the limit; A-49 only hand cards count."""
    while True:
        p = s.players[s.active]
        if p.artifacts:
            answer = yield Ask(s.active, "draw", "A-47", LazyOf(draw_options, s))
        elif p.hand:
            answer = yield Ask(s.active, "draw", "A-47", DrawOptions(s))
        else:
            break
        kind = answer[0]
        if kind == "discard":
            drop(s, answer[1])
        elif kind == "draw":
            break
        else:
            artifacts.play(s, answer[1])
            return
    missing = hand_limit(s) - len(s.players[s.active].hand)
    count = draw_resources(s, s.active, missing)
    if s.told is not None:
        s.tell("draws", "A-47", seat=s.active, count=count)
        s.tell("your-hand", "A-47", only=s.active, resources=tuple(s.me.hand))
    if s.todo:
        s.phase = ENDING  # what the draw has triggered comes before the next turn
    else:
        end_turn(s)


def drop(s: Galaxy, card: int) -> None:
    """A-47 A hand card goes to the discard pile."""
    s.players[s.active].hand.remove(card)
    s.discard.append(card)
    if s.told is not None:
        s.tell("discards", "A-47", seat=s.active, resource=card)


def drop_cards(s: Galaxy, step: Step) -> Flow[None]:
    """E-18, E-20 Discard hand cards as a price, or up to so many to draw as many."""
    _, left, done, draws = step
    answer: Option = ("done",)
    if left and s.me.hand:
        answer = yield Ask(
            s.active, "drop", "A-170" if draws else "A-169",
            Lazy(lambda: drop_options(s, done, draws)), count=left,
        )  # fmt: skip
    s.todo.pop()
    if answer[0] == "discard":
        drop(s, answer[1])
        s.todo.append((DROP, left - 1, done + 1, draws))
    elif draws:
        count = draw_resources(s, s.active, done)
        s.tell("draws", "A-170", seat=s.active, count=count)


def drop_options(s: Galaxy, done: int, draws: int) -> list[Option]:
    """Which hand card is discarded."""
    options: list[Option] = [("discard", card) for card in s.me.hand]
    if draws and done:
        options.append(("done",))
    return options


# ---- from turn to turn ------------------------------------------------------------------------


def start_turn(s: Galaxy, seat: int) -> None:
    """A-40 A turn begins with the Action phase. A-171 What is once a turn begins anew."""
    s.active, s.phase = seat, ACTION
    s.actions, s.acted = 1, 0
    s.used = s.sorties = s.lifted = 0
    s.assembly = s.strike = s.wild = 0
    if s.told is not None:
        s.tell("turn", "A-40", seat=seat)


def end_turn(s: Galaxy) -> None:
    """A-40 Clockwise. A-159 The last round ends before the first player. A-174 Extra turns."""
    count = len(s.players)
    following = (s.active + 1) % count
    if not s.in_extra and not (s.last_round and following == s.first):
        start_turn(s, following)
        return
    s.in_extra = True
    for n in range(count):
        seat = (s.first + n) % count
        if s.extra[seat]:
            s.extra[seat] -= 1
            start_turn(s, seat)
            return
    s.phase, s.settled, s.active = SCORING, 0, s.first

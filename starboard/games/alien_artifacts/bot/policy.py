"""The rollout policy: a cheap answer to every question, for playing on behind a search's tree.

What a sensible player does without thinking: complete what can be completed, let cards act where
several do, prepare what is nearly there, buy when nothing is being built, keep the cards that will
pay.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from starboard.kernel import Ask, Option

from ..reading.tables import (
    BEST,
    EVERYTHING,
    PLANETS,
    ROW,
    ROW_CARDS,
    SHIPS,
    SYMBOLS,
    TECHNOLOGIES,
    WITH_GOLD,
    bits,
)
from ..rules.measures import best_column
from ..rules.paying import reach
from ..state import Galaxy

#: So often the answer is any of the options: rollouts must not always go the same way.
EPSILON: Final = 0.12


def rollout_policy(s: Galaxy, ask: Ask, dice: float) -> Option:
    """The answer of a rollout; ``dice`` is from 0 to 1."""
    options = ask.options
    if dice < EPSILON:
        return options[int(dice / EPSILON * len(options))]
    habit = HABITS.get(ask.key)
    dice = (dice - EPSILON) / (1 - EPSILON)
    if habit is not None:
        return habit(s, options, dice)
    return options[int(dice * len(options))]


#: What an action is worth, roughly, in points: fixed, or for each card that acts or is built.
WORTH: Final = {
    "explore": 2.6, "develop": 2.2, "build": 2.0, "ability": 1.1, "card-action": 1.0,
    "artifact": 3.0, "use-card": 3.0, "prepare": 0.2, "buy": 1.2, "trade": 0.3, "unblock": 0.4,
    "end": 0.1, "pass": 0.0, "mine-planets": 0.75, "income": 0.42, "launch": 0.8,
}  # fmt: skip
#: A purchase is worth less for every card under construction; a preparation more for every symbol.
CROWDED, BY_SYMBOL = 0.35, 0.2
#: So often a card is placed on its logistics side, by row.
HELPING: Final = [0.1, 0.4, 0.1]
#: A hand card with fewer useful symbols than this is discarded.
USEFUL: Final = [2]


def act(s: Galaxy, options: Sequence[Option], dice: float) -> Option:
    """The action that is worth most; of equals any."""
    best, chosen = -1.0, options[0]
    p = s.players[s.active]
    for option in options:
        kind = option[0]
        worth = WORTH[kind]
        if kind == "mine-planets":
            worth *= (p.operational & PLANETS & ~p.blockaded).bit_count()
        elif kind == "income":
            cards = bits(p.operational & TECHNOLOGIES & ~p.blockaded)
            worth *= sum(best_column(s, s.active, card).vp for card in cards)
        elif kind == "launch":
            worth *= (p.operational & SHIPS & ~p.blockaded).bit_count()
        elif kind == "buy":
            worth -= CROWDED * p.projects.bit_count()
        elif kind == "prepare":
            worth += BY_SYMBOL * reach(p, WITH_GOLD + option[1], 2)
        if worth > best or (worth == best and dice < 0.5):
            best, chosen = worth, option
    return chosen


def first(s: Galaxy, options: Sequence[Option], dice: float) -> Option:
    """The thriftiest payment is listed first."""
    return options[0]


def wanted(s: Galaxy) -> tuple[int, ...]:
    """The coins that what is under construction asks for; any if there is nothing."""
    p = s.players[s.active]
    coins = tuple(WITH_GOLD + row for row in (0, 1, 2) if p.projects & ROW_CARDS[row])
    return coins or (EVERYTHING,)


def draw(s: Galaxy, options: Sequence[Option], dice: float) -> Option:
    """Discard what will not pay for anything, then draw."""
    coins = wanted(s)
    for option in options:
        if option[0] == "discard":
            card = option[1]
            if all(BEST[coin][card] < USEFUL[0] for coin in coins):
                return option
    return options[0] if options[0][0] == "draw" else options[-1]


def most_symbols(s: Galaxy, options: Sequence[Option], dice: float) -> Option:
    """The half with the most symbols."""
    best, chosen = -1, options[0]
    for option in options:
        if len(option) > 1 and option[0] != "fee" and SYMBOLS[option[1]] > best:
            best, chosen = SYMBOLS[option[1]], option
    return chosen


def attach(s: Galaxy, options: Sequence[Option], dice: float) -> Option:
    """Good halves only; a card that is begun goes on."""
    p = s.players[s.active]
    begun = 0
    for a in p.attached:
        begun |= 1 << (a >> 8)
    best, chosen = 0.9, options[-1]
    for option in options:
        if option[0] == "attach":
            worth = SYMBOLS[option[1]] + (0.5 if begun >> option[2] & 1 else 0.0)
            if worth > best:
                best, chosen = worth, option
    return chosen


def side(s: Galaxy, options: Sequence[Option], dice: float) -> Option:
    """Most cards score more on their operational side."""
    return options[0] if dice < HELPING[ROW[options[0][1]]] else options[1]


def no_extra(s: Galaxy, options: Sequence[Option], dice: float) -> Option:
    """One card to look at, sometimes two."""
    return options[1] if len(options) > 1 and dice < 0.3 else options[0]


def not_passing(s: Galaxy, options: Sequence[Option], dice: float) -> Option:
    """Whatever is not a refusal."""
    able = [o for o in options if o[0] not in PASSES] or options
    return able[int(dice * len(able))]


PASSES: Final = ("decline", "done", "stay", "stop", "end")
HABITS: Final[dict[str, Callable[[Galaxy, Sequence[Option], float], Option]]] = {
    "act": act,
    "act-more": act,
    "pay": first,
    "draw": draw,
    "sell": most_symbols,
    "show": most_symbols,
    "attach": attach,
    "side": side,
    "extra": no_extra,
    "target": first,
    "check": not_passing,
    "mine": not_passing,
    "ship": not_passing,
    "fees": not_passing,
}

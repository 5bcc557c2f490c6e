"""Everything that can be done in the Action phase, in sight: prices, gains, reasons (A-41 to A-46).

Every action has its place for the whole game; what is not possible now stays there with its reason.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from starboard.draw import Action, Tally
from starboard.kernel import Ask, Message, Option, Refusal

from .box import LIMITS
from .legality import refused
from .legality.actions import OPERATIONS, VERBS, ready
from .outlook.actions import most_credits
from .outlook.prices import credits_tally, effect_tally, symbols_tally
from .reading.effects import INCOME, LAUNCH, PREPARE, TRADE, Effect
from .reading.tables import (
    ABILITY,
    ACTION_CARDS,
    ADDITIONAL_CARDS,
    ARTIFACT,
    LOOK_MODS,
    ROW,
    ROW_CARDS,
    WITH_GOLD,
    bits,
    effects_of,
    total,
)
from .rules.costs import buy_price, card_limit, coin_of, price_of, working
from .rules.measures import best_column
from .scene.effect_words import CLAUSES, gain_short, joined
from .scene.layout import ROW_COLOURS
from .state import Galaxy
from .text import ACTING, action_id, refusal, say

#: Things beside the action (A-45) stand together, apart from the actions.
BESIDE: Final = "beside"
Price = Message | Tally | None


@dataclass(frozen=True, slots=True)
class Place:
    """One action: its sign and colour, what it costs and brings now."""

    icon: str
    colour: str
    price: Callable[[Galaxy, Sequence[Option]], Price]
    gain: Callable[[Galaxy, Sequence[Option]], Message | None]


def actions(s: Galaxy, ask: Ask) -> Sequence[Action]:
    """All actions of the active player, then what may stand beside them; nothing elsewhere."""
    if ask.key not in ACTING:
        return ()
    against: dict[str, Refusal] = {}
    for option, why in refused(s, ask):
        against.setdefault(action_id(option), why)
    mine: dict[str, list[Option]] = {}
    for option in ask.options:
        mine.setdefault(action_id(option), []).append(option)
    found = [place(s, name, mine.get(name, []), against) for name in PLACES]
    found.append(ability(s, mine, against))
    found += [
        card_use(s, card, "card-action", mine, against)
        for card in bits(s.me.logistic & ACTION_CARDS)
    ]
    found += beside(s, mine, against)
    return found


def place(s: Galaxy, name: str, options: Sequence[Option], against: dict[str, Refusal]) -> Action:
    """One of the basic and operational actions."""
    told = PLACES[name]
    why = None if options else reason(s, name, against)
    return Action(
        name, told.icon, say(f"do-{name}"), tuple(options), told.price(s, options),
        told.gain(s, options), why, told.colour,
    )  # fmt: skip


def reason(s: Galaxy, name: str, against: dict[str, Refusal]) -> Refusal | None:
    """Why an action is not possible; without a project the next step is named."""
    if not s.actions:
        return refusal("A-41", "no-action-left")
    if name in VERBS:
        row = VERBS.index(name)
        if not s.me.projects & ROW_CARDS[row]:
            return refusal("A-53", "no-project", deck=row)
    if name == "unblock" and not s.me.blockaded:
        return refusal("A-82", "no-token-at-all")
    return against.get(name)


# ---- prices and gains ---------------------------------------------------------------------------


def completion_price(row: int) -> Callable[[Galaxy, Sequence[Option]], Price]:
    """A-50, A-53 What the cheapest project of a row still costs."""

    def told(s: Galaxy, options: Sequence[Option]) -> Price:
        projects = [option[1] for option in options] or bits(s.me.projects & ROW_CARDS[row])
        if not projects:
            return None
        return symbols_tally(WITH_GOLD + row, max(0, min(price_of(s, card) for card in projects)))

    return told


def completion_gain(s: Galaxy, options: Sequence[Option]) -> Message | None:
    """Which card enters the Empire."""
    if len(options) == 1:
        return say("node-card", card=options[0][1])
    return say("gain-one-of", count=len(options)) if options else None


def operation_price(name: str) -> Callable[[Galaxy, Sequence[Option]], Price]:
    """A-144 5 symbols of the row's colour."""
    return lambda s, _: symbols_tally(coin_of(s, OPERATIONS[name]), LIMITS.operational_cost)


def operation_gain(name: str) -> Callable[[Galaxy, Sequence[Option]], Message | None]:
    """How many cards act; what income could bring at most."""
    purpose = OPERATIONS[name]

    def told(s: Galaxy, options: Sequence[Option]) -> Message:
        cards = ready(s, purpose)
        if purpose == INCOME:
            vp = sum(best_column(s, s.active, card).vp for card in bits(cards))
            return say("gain-income", vp=vp)
        key = "gain-launch" if purpose == LAUNCH else "gain-mine"
        return say(key, count=cards.bit_count())

    return told


def buy_gain(s: Galaxy, options: Sequence[Option]) -> Message:
    """A-64 One card; some technologies let one see more."""
    return say("gain-buy", count=1 + total(LOOK_MODS, working(s)))


def prepare_price(s: Galaxy, options: Sequence[Option]) -> Message:
    """A-74 Up to so many cards."""
    rows = [option[1] for option in options] or [0]
    return say("price-cards", count=max(card_limit(s, PREPARE + row) for row in rows))


def unblock_price(s: Galaxy, options: Sequence[Option]) -> Price:
    """A-82 Two symbols a token, in the colour of its row."""
    rows = [option[1] for option in options] or [
        row for row in range(3) if s.me.blockaded & ROW_CARDS[row]
    ]
    return symbols_tally(WITH_GOLD + rows[0], LIMITS.blockade_removal) if rows else None


def unblock_gain(s: Galaxy, options: Sequence[Option]) -> Message | None:
    """Which card is free again."""
    cards = bits(s.me.blockaded)
    if len(cards) == 1:
        return say("gain-free", card=cards[0])
    return say("gain-free-some", count=len(cards)) if cards else None


PLACES: Final[dict[str, Place]] = {
    "buy": Place("aa-buy", "c-gold", lambda s, _: credits_tally(buy_price(s)), buy_gain),
    "build": Place("aa-ship", ROW_COLOURS[0], completion_price(0), completion_gain),
    "develop": Place("aa-technology", ROW_COLOURS[1], completion_price(1), completion_gain),
    "explore": Place("aa-planet", ROW_COLOURS[2], completion_price(2), completion_gain),
    "prepare": Place("aa-prepare", "accent", prepare_price, lambda s, _: say("gain-prepare")),
    "launch": Place(
        "ui-target", ROW_COLOURS[0], operation_price("launch"), operation_gain("launch")
    ),
    "income": Place(
        "aa-income", ROW_COLOURS[1], operation_price("income"), operation_gain("income")
    ),
    "mine-planets": Place(
        "aa-mine", ROW_COLOURS[2], operation_price("mine-planets"), operation_gain("mine-planets")
    ),
    "trade": Place(
        "aa-trade",
        "c-gold",
        lambda s, _: say("price-cards", count=card_limit(s, TRADE)),
        lambda s, _: say("gain-trade", credits=min(most_credits(s), LIMITS.bank_max - s.me.bank)),
    ),
    "unblock": Place("aa-blockade", "bad", unblock_price, unblock_gain),
}


# ---- abilities and what may stand beside the action ---------------------------------------------

Mine = dict[str, list[Option]]


def gist(source: int) -> Message:
    """What an effect does, in a few words and without its price."""
    return say("list", list=[brief(effect) for effect in effects_of(source)])


def brief(effect: Effect) -> Message:
    """One effect in a few words; what is gained is said as it is."""
    if effect.kind in ("exchange", "gain"):
        return say("list", list=gain_short(effect.gain))
    numbers = {"count": effect.count, "amount": effect.amount, "keep": effect.keep}
    if effect.kind == "clear_blockade":
        return say("brief-clear-blockade")
    if effect.kind == "turn_mod":
        return joined(CLAUSES[effect.kind](effect))
    return say(f"brief-{effect.kind.replace('_', '-')}", **numbers)


def ability(s: Galaxy, mine: Mine, against: dict[str, Refusal]) -> Action:
    """A-151 The faction's own action."""
    source, faction = ABILITY + s.me.faction, s.me.faction
    options = tuple(mine.get("ability", ()))
    name = say("do-ability", ability=faction)
    why = None if options else against.get("ability")
    return Action("ability", "ui-play", name, options, effect_tally(s, source), gist(source), why)


def card_use(s: Galaxy, card: int, kind: str, mine: Mine, against: dict[str, Refusal]) -> Action:
    """A-97, A-98 A technology that is used, as the action or beside it."""
    key = f"{kind}-{card}"
    options = tuple(mine.get(key, ()))
    fee = bool(s.me.blockaded >> card & 1)
    return Action(
        key, "aa-logistics", say("node-card", card=card), options, effect_tally(s, card, fee),
        gist(card), None if options else against.get(key), ROW_COLOURS[ROW[card]],
        BESIDE if kind == "use-card" else "",
    )  # fmt: skip


def beside(s: Galaxy, mine: Mine, against: dict[str, Refusal]) -> list[Action]:
    """A-45 ADDITIONAL cards, Artifacts, and the end of the phase or a pass."""
    cards = bits(s.me.logistic & ADDITIONAL_CARDS)
    found = [card_use(s, card, "use-card", mine, against) for card in cards]
    for artifact in sorted(s.me.artifacts):
        key, source = f"artifact-{artifact}", ARTIFACT + artifact
        options = tuple(mine.get(key, ()))
        why = None if options else against.get(key)
        found.append(
            Action(key, "aa-artifact", say("do-artifact", artifact=artifact), options,
                   effect_tally(s, source), gist(source), why, "accent", BESIDE)
        )  # fmt: skip
    for kind in ("end", "pass"):
        if kind in mine:
            found.append(Action(kind, "ui-forward", say(f"option-{kind}"), tuple(mine[kind]),
                                gain=say(f"gain-{kind}"), group=BESIDE))  # fmt: skip
    return found

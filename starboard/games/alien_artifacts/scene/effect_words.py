"""What cards say, made from their effects: whoever changes an effect has changed its words.

Every effect is a clause without capital and full stop (text/effects.*.ftl); a price, several
effects and the sentence around them are put together from clauses.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from starboard.kernel import Message

from ..box import ARTIFACTS, CARDS, FACTIONS, LIMITS
from ..reading.cards import Table
from ..reading.effects import (
    ALL,
    ANY,
    DECKS,
    EVENTS,
    FREE,
    METRICS,
    PREPARE,
    PURPOSES,
    ROWS,
    TARGETS,
    TYPES,
    ZONES,
    Effect,
    Gain,
    Pay,
)
from ..text import say

GAINS = ("vp", "credits", "artifact", "plan", "draw")


def sentence(clauses: Sequence[Message]) -> Message:
    """Clauses as one sentence."""
    return say("says", what=joined(clauses))


def joined(clauses: Sequence[Message]) -> Message:
    """Clauses one after the other."""
    *before, last = clauses
    for clause in reversed(before):
        last = say("then", first=clause, next=last)
    return last


def paragraph(sentences: Sequence[Message]) -> Message:
    """Sentences one after the other."""
    *before, last = sentences
    for each in reversed(before):
        last = say("paragraph", first=each, next=last)
    return last


def card_text(card: int) -> Message:
    """What the logistics side of a ship, technology or planet says."""
    effects = CARDS[card].logistic
    if not effects:
        return say("says-nothing")
    # A-113 here a bonus is that of every attack, not of a ship
    bonuses = [say("attack-more", amount=e.amount) for e in effects if e.kind == "attack_bonus"]
    return sentence([*clauses(e for e in effects if e.kind != "attack_bonus"), *bonuses])


def class_text(card: int) -> Message:
    """What the operational side of a ship says."""
    effects = CARDS[card].operational
    return sentence(clauses(effects)) if effects else say("says-nothing")


def planet_back() -> Message:
    """A-86, A-150 What every operational planet says."""
    return say("planet-back", placed=LIMITS.placement_production, mined=LIMITS.mine_production)


def artifact_text(artifact: int) -> Message:
    """What an Artifact says."""
    return sentence(clauses(ARTIFACTS[artifact].effects))


def window_text(artifact: int) -> Message:
    """A-141 When an Artifact can be played."""
    return say(f"window-{ARTIFACTS[artifact].window}")


def setup_text(faction: int) -> Message:
    """A-25 The set-up of a faction."""
    effects = FACTIONS[faction].setup
    return sentence(clauses(effects)) if effects else say("says-nothing")


def ability_text(faction: int) -> Message:
    """A-151 The ability of a faction, with its price."""
    return sentence(clauses(FACTIONS[faction].ability))


def end_text(faction: int) -> Message:
    """A-153 The end scoring of a faction."""
    scoring = FACTIONS[faction].scoring
    if not scoring:
        return say("says-nothing")
    parts = [
        say("end-part", vp=vp, metric=measure_name(m, kind, ".each")) for m, kind, vp in scoring
    ]
    return say("end-scoring", parts=parts)


def measure_name(metric: int, kind: int = ANY, form: str = "") -> str:
    """The name of a measure; ``.each`` is one of what it counts."""
    typed = f"-{TYPES[kind]}" if kind != ANY else ""
    return f"@metric-{METRICS[metric].replace('_', '-')}{typed}{form}"


def clauses(effects: Iterable[Effect]) -> list[Message]:
    """Every effect of a list; the price of the first one before it."""
    found: list[Message] = []
    for effect in effects:
        own = CLAUSES[effect.kind](effect)
        if effect.pay != Pay() and effect.kind != "attack_paid_bonus":
            own = [say("at-price", price=price_text(effect), what=joined(own))]
        found += own
    return found


def price_text(effect: Effect) -> Message:
    """A-169 What an effect asks for."""
    pay = effect.pay
    if pay.credits:
        return say("price-credits", amount=pay.credits)
    if pay.discard:
        return say("price-discard", amount=pay.discard)
    if pay.one_colour:
        return say("price-one-colour", amount=pay.one_colour)
    parts = [say("symbols-of", amount=n, colour=c) for c, n in pay.symbols]
    if effect.card_limit:
        return say("price-symbols-cards", symbols=parts, count=effect.card_limit)
    return say("price-symbols", symbols=parts)


def gain_amounts(gain: Gain) -> list[tuple[str, int]]:
    """What a gain consists of."""
    return [(name, amount) for name in GAINS if (amount := getattr(gain, name))]


def gained(gain: Gain) -> list[Message]:
    """A gain as clauses: what is got, and what is drawn."""
    got = [say(f"gain-{name}.acc", amount=n) for name, n in gain_amounts(gain) if name != "draw"]
    found = [say("get", list=got)] if got else []
    return found + ([say("draw-cards", amount=gain.draw)] if gain.draw else [])


def purposes(effect: Effect) -> list[str]:
    """When a modifier counts; Prepare in all rows is one of these moments."""
    prepares = [PREPARE + row for row in range(3)]
    everywhere = all(purpose in effect.purposes for purpose in prepares)
    found = [p for p in effect.purposes if not (everywhere and p in prepares)]
    names = [f"@when-{PURPOSES[p].replace('_', '-').replace(':', '-')}" for p in found]
    return names + (["@when-prepare"] if everywhere else [])


def cheaper(effect: Effect) -> list[Message]:
    """A-52 One clause for each action that is cheaper."""
    names = [PURPOSES[purpose].replace("_", "-") for purpose in effect.purposes]
    return [say(f"cost-{name}", amount=-effect.amount) for name in names]


def triggered(effect: Effect) -> list[Message]:
    """E-16 What happens when."""
    name = EVENTS[effect.event].replace("_", "-")
    if effect.row != ANY:
        name += f"-{ROWS[effect.row]}"
    if effect.first_of_type:
        name += "-first"
    return [say("when", event=f"@on-{name}", what=joined(gained(effect.gain)))]


def bonus(effect: Effect) -> Message:
    """E-4 A bonus of a ship, by its target."""
    found = say(f"bonus-{TARGETS[effect.target]}", amount=effect.amount)
    if effect.icon == ANY:
        return found
    return say("bonus-if", bonus=found, type=effect.icon)


def bonus_per(effect: Effect) -> Message:
    """E-5 A bonus that grows with a measure."""
    key = "" if TARGETS[effect.target] == "any" else f"-{TARGETS[effect.target]}"
    many, each = measure_name(effect.metric), measure_name(effect.metric, form=".each")
    return say(f"bonus-per{key}", amount=effect.amount, per=effect.per, metric=many, each=each,
               most=effect.most)  # fmt: skip


def cleared(effect: Effect) -> list[Message]:
    """E-24 Tokens that are removed."""
    some = effect.count != ALL
    found = say("clear-some", count=effect.count) if some else say("clear-all")
    return [say("clear-for", what=found, amount=effect.gain.vp) if effect.gain.vp else found]


def completed(effect: Effect) -> list[Message]:
    """E-27 A card that is completed."""
    row = "any" if effect.row == ANY else ROWS[effect.row]
    if effect.discount == FREE:
        found = [say(f"complete-{row}-free")]
    elif effect.discount:
        found = [say(f"complete-{row}-cheaper", amount=effect.discount)]
    else:
        found = [say(f"complete-{row}")]
    return [*found, say("mixed-colours")] if effect.mixed else found


def bought(effect: Effect) -> list[Message]:
    """E-28 A purchase of another kind."""
    credits = max(0, LIMITS.buy_cost + effect.amount)
    found = [say("buy-for", credits=credits, extra=LIMITS.buy_extra_cost)]
    if effect.keep > 1:
        found.append(say("keep-so-many", count=effect.keep))
    if effect.count:
        found.append(say("attach-bought", count=effect.count))
    return found


def drafted(effect: Effect) -> list[Message]:
    """E-29 Cards of a deck."""
    deck = f"@from-{DECKS[effect.deck].replace('_', '-')}"
    zone = f"@to-{ZONES[effect.zone].replace('_', '-')}"
    return [say("draft", count=effect.count, keep=effect.keep, source=deck, goal=zone)]


def for_this_turn(effect: Effect) -> list[Message]:
    """E-33 Modifiers of a turn."""
    numbers = {"assembly": effect.assembly, "strike": effect.strike, "wild": effect.wild}
    return [say(f"turn-{name}", amount=n) for name, n in numbers.items() if n]


def attached(effect: Effect) -> list[Message]:
    """E-21 Resource cards that are attached."""
    row = "any" if effect.row == ANY else ROWS[effect.row]
    return [say("attach-cards", count=effect.count, goal=f"@beside-{row}")]


CLAUSES: dict[str, Callable[[Effect], list[Message]]] = {
    "cost_mod": cheaper,
    "assembly_mod": lambda e: [say("limit-more", amount=e.amount, list=purposes(e))],
    "hand_limit_mod": lambda e: [say("hand-more", amount=e.amount)],
    "attack_bonus": lambda e: [bonus(e)],
    "attack_bonus_per": lambda e: [bonus_per(e)],
    "attack_draw": lambda e: [say("reveal-more", amount=e.amount)],
    "attack_gain": lambda e: [say("after-attack", what=joined(gained(e.gain)))],
    "attack_paid_bonus": lambda e: [say("bonus-paid", credits=e.pay.credits, bonus=bonus(e))],
    "defence_mod": lambda e: [say("defence-more", amount=-e.amount)],
    "ship_save": lambda e: [say("ship-saved")],
    "production_mod": lambda e: [say("produce-more", amount=e.amount)],
    "buy_look_mod": lambda e: [say("look-more", amount=e.amount)],
    "check_draw_mod": lambda e: [say("check-more", amount=e.amount)],
    "colour_alias": lambda e: [say("gold-too", list=purposes(e))],
    "on_event": triggered,
    "gain_when_placed": lambda e: [
        say("placed-either" if e.either_side else "placed-logistic", what=joined(gained(e.gain)))
    ],
    "exchange": lambda e: gained(e.gain),
    "gain": lambda e: gained(e.gain),
    "refresh": lambda e: [say("refresh-hand", count=e.count)],
    "attach": attached,
    "search": lambda e: [say("search-cards", count=e.count)],
    "produce": lambda e: [say("produce-each" if e.everywhere else "produce-one", count=e.amount)],
    "clear_blockade": cleared,
    "score_free": lambda e: [say("score-freely", count=e.count)],
    "attack_with_one": lambda e: [say("one-attacks", bonus=e.amount)],
    "complete_now": completed,
    "buy_with": bought,
    "draft": drafted,
    "steal": lambda e: [say("take-credits", amount=e.amount)],
    "extra_action": lambda e: [say("more-actions", count=e.count)],
    "extra_turns": lambda e: [say("more-turns", count=e.count)],
    "turn_mod": for_this_turn,
    "place_blockade": lambda e: [say("blockade-rival", count=e.count)],
}


def table_rows(table: Table) -> tuple[Message, ...]:
    """A-114 Every row of a table in words."""
    found = []
    last = len(table.rows)
    for value, row in enumerate(table.rows, 1):
        key = "table-row"
        if value == last and (table.open_end or last == FOUR):
            key = "table-row-up"
        elif value == FOUR and not table.open_end:
            key = "table-row-gap"
        found.append(say(key, value=value, above=last + 1, results=row_text(row)))
    return tuple(found)


FOUR = 4


def row_text(row: Sequence[Effect]) -> Message:
    """All that a row does."""
    if not row:
        return say("result-none")
    *before, last = [result_text(effect) for effect in row]
    for each in reversed(before):
        last = say("and-then", first=each, next=last)
    return last


def result_text(effect: Effect) -> Message:
    """What one effect of a row does."""
    if effect.kind == "choice":
        return say("result-gain", list=alternatives([each.gain for each in effect.options]))
    if effect.kind == "gain":
        return say("result-gain", list=got(effect.gain))
    if effect.kind == "gain_defender":
        return say("result-defender", list=got(effect.gain))
    if effect.kind == "place_blockade":
        return say(f"result-blockade{'-own' if effect.by_defender else ''}", count=effect.count)
    if effect.kind == "lose_credits":
        return say("result-lose-credits", amount=effect.amount)
    return say("result-destroyed" if effect.kind == "ship_destroyed" else "result-damaged")


def got(gain: Gain) -> list[Message]:
    """Everything that a gain gives, as what is got."""
    return [say(f"gain-{name}.acc", amount=amount) for name, amount in gain_amounts(gain)]


def alternatives(gains: Sequence[Gain]) -> Message:
    """One gain or another."""
    parts = [say("list", list=got(gain)) for gain in gains]
    many = any(len(gain_amounts(gain)) > 1 for gain in gains)
    *before, last = parts
    for part in reversed(before):
        last = say("either-long" if many else "either", first=part, next=last)
    return last


# ---- the same in a few words --------------------------------------------------------------------


def row_short(row: Sequence[Effect]) -> Message:
    """All that a row does, short: for odds and for the stage of an attack."""
    return say("list", list=[result_short(e) for e in row]) if row else say("short-none")


def result_short(effect: Effect) -> Message:
    """What one effect of a row does, short."""
    if effect.kind == "choice":
        *before, last = [say("list", list=gain_short(each.gain)) for each in effect.options]
        for each in reversed(before):
            last = say("either", first=each, next=last)
        return last
    if effect.kind == "gain":
        return say("list", list=gain_short(effect.gain))
    if effect.kind == "gain_defender":
        return say("short-defender", list=gain_short(effect.gain))
    if effect.kind == "place_blockade":
        return say(f"short-blockade{'-own' if effect.by_defender else ''}", count=effect.count)
    if effect.kind == "lose_credits":
        return say("short-lose-credits", amount=effect.amount)
    return say("short-destroyed" if effect.kind == "ship_destroyed" else "short-damaged")


def gain_short(gain: Gain) -> list[Message]:
    """A gain, short."""
    return [say(f"short-{name}", amount=n) for name, n in gain_amounts(gain)]

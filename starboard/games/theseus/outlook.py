"""What choosing an option would lead to: the words beside it, before it is chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.draw import Outlook
from starboard.kernel import Ask, Message, Option

from .components import (
    EFFECT,
    FIRST_BONUS,
    MARKER_END,
    ONE_SHOT,
    SECTORS,
    SLOTS,
    TOKENS_PER_CARD,
)
from .forecast import Hits, Journey, assault_hits, falls, journey, trap_damage, traps_met
from .legality.moves import movable_units
from .rules.action_cards import cards_to_act
from .rules.course import COMMON, DUE, OWN
from .rules.station import number
from .scene.cards_and_units import unit_words
from .scoring import side_score
from .state import FREE_FOR_ALL, Station
from .text import card_word, say

Mark = tuple[str, Message]


def outlook(s: Station, ask: Ask, option: Option) -> Outlook | None:
    """What is spent, met, revealed or ended by an option, as far as everybody knows."""
    found = KINDS.get(option[0])
    return found(s, ask, option) if found is not None else None


# ---- moves -----------------------------------------------------------------------------------


def of_move(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-52 Traps on the way and at its end, a launch, a Minor Assault, and what is done there."""
    mover, unit, room = ask.seat, option[1], option[2]
    trip = journey(s, mover, option)
    mine = s.unit_seat[unit] == mover
    then = afterwards(s, mover, room >> 2) if mine else []
    cards = tuple([s.places[slot] for slot, _ in trip.met])
    first = say(
        "outlook-move", points=trip.way.points, met=len(cards), cards=cards,
        silent=len(trip.silent), sectors=tuple(trip.silent), launch=int(trip.launched >= 0),
        unit=trip.launched if trip.launched >= 0 else unit, full=int(trip.full),
        later=len(then), then=then,
    )  # fmt: skip
    lines = [first, way_line(s, unit, trip), *trap_lines(s, unit, trip.met)]
    if trip.full:
        lines.append(hits_line("outlook-minor", trip.hits))
    if mine and trip.after is not None:
        lines += sector_lines(trip.after, mover, room >> 2)
    owner = s.unit_seat[unit]
    damage = sum(trap_damage(s, slot) for slot, _ in trip.met)
    ends = falls(s, owner, damage) or wins(s, trip.hits)
    return Outlook(tuple(lines), "ends" if ends else "", marks=marks_of(s, unit, trip))


def way_line(s: Station, unit: int, trip: Journey) -> Message:
    """T-37 Why so far, and through which sectors."""
    count = s.taken[trip.start].bit_count()
    return say("outlook-way", sector=trip.start, count=count, sectors=tuple(trip.entered))


def trap_lines(s: Station, unit: int, met: list[tuple[int, int]]) -> list[Message]:
    """T-48 What each trap costs, and whether it is used up by that."""
    found = []
    for slot, sector in met:
        card = s.places[slot]
        damage = trap_damage(s, slot)
        facts = {"card": card, "sector": sector, "damage": damage, "gone": int(ONE_SHOT[card])}
        key = "outlook-trap" if EFFECT[card] == "damage" else "outlook-trap-other"
        found.append(say(key, **facts))
    return found


def hits_line(key: str, hits: Hits) -> Message:
    """T-58 How many units an assault reaches, and what it brings."""
    return say(key, hits=len(hits.units), damage=hits.total, data=hits.data)


def sector_lines(s: Station, seat: int, sector: int) -> list[Message]:
    """T-57, T-60 What the action of the sector would come to."""
    if SECTORS[sector].action == "assault":
        return [hits_line("outlook-assault", assault_hits(s, seat, s.ring))]
    if SECTORS[sector].faction >= 0 and s.home[seat] != sector:
        return [say("outlook-no-action", sector=sector)]
    return []


def wins(s: Station, hits: Hits) -> bool:
    """T-3, T-119 Would so many hits end the game?"""
    if s.mode == FREE_FOR_ALL:
        return False
    return any(falls(s, seat, damage) for seat, damage in hits.damage.items())


def marks_of(s: Station, unit: int, trip: Journey) -> tuple[Mark, ...]:
    """What would happen to things on the table, at the things themselves."""
    marks: list[Mark] = []
    for slot, _ in trip.met:
        damage = trap_damage(s, slot)
        words = say("mark-damage", damage=damage) if damage else say("mark-acts")
        marks.append((f"card:{s.places[slot]}", words))
    if trip.launched >= 0:
        marks.append((f"unit:{trip.launched}", say("mark-space")))
    marks += [(f"unit:{each}", say("mark-hit")) for each in trip.hits.units]
    return tuple(marks)


def afterwards(s: Station, seat: int, sector: int) -> list[str]:
    """T-56, T-60 The own action cards of a sector, and its action, by the keys of their names."""
    found = [f"@{card_word(card)}" for card in cards_to_act(s, seat, sector)]
    due = DUE[sector][s.home[seat] == sector]
    if due & COMMON:
        found.append(f"@action-{SECTORS[sector].action.replace('_', '-')}")
    if due & OWN:
        found.append("@action-faction")
    return found


def of_landing(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-54 Only the traps of the sector act, and the whole turn ends."""
    unit, sector = option[1], option[2] >> 2
    met, silent = traps_met(s, unit, [], sector)
    cards = tuple([s.places[slot] for slot, _ in met])
    first = say("outlook-land", met=len(cards), cards=cards, silent=len(silent))
    damage = sum(trap_damage(s, slot) for slot, _ in met)
    ends = falls(s, s.unit_seat[unit], damage)
    return Outlook((first, *trap_lines(s, unit, met)), "ends" if ends else "")


def of_ejection(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-47 The unit itself goes into space: no traps there, no Minor Assault."""
    return Outlook((say("outlook-eject"),), marks=((f"unit:{option[1]}", say("mark-space")),))


# ---- pending cards ---------------------------------------------------------------------------


def name_of(card: int) -> str:
    """The key of a card's name; nothing for no card."""
    return f"@{card_word(card)}" if card >= 0 else ""


def next_card(s: Station, seat: int) -> dict[str, object]:
    """T-69 What comes on the pending slot; T-78 or how far the marker goes, and how it stands.

    ``fate`` is 0 for a card, 1 for a step of the marker, 2 for the end of the game.
    """
    deck = s.decks[seat]
    if deck:
        return {"fate": 0, "next": name_of(deck[-1]), "field": 0, "mine": 0, "best": 0}
    field = min(s.marker + 1, MARKER_END)
    best = max(side_score(s, q) for q in s.order if s.side[q] != s.side[seat])
    ends = field == MARKER_END and not s.tied
    sums = {"mine": side_score(s, seat), "best": best}
    return {"fate": 1 + ends, "next": "", "field": field, **sums}


def left_in_deck(s: Station, seat: int) -> list[Message]:
    """T-78 How many cards are left; the last one is worth a word."""
    count = len(s.decks[seat])
    return [say("outlook-deck", count=count - 1)] if count else []


def of_refill(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-69 to T-72, T-78 What comes on the pending slot that is chosen, and what leaves it."""
    fate = next_card(s, ask.seat)
    lines = [say("outlook-refill", **fate), *left_in_deck(s, ask.seat)]
    marks: tuple[Mark, ...] = ()
    if option[0] == "oust":
        lines.insert(1, say("outlook-oust", card=option[1]))
        marks = ((f"card:{option[1]}", say("mark-gone")),)
    if option[0] == "take":
        lines.insert(1, say("outlook-take", card=option[1]))
    return Outlook(tuple(lines), "ends" if fate["fate"] == 2 else "", marks=marks)


def of_installation(s: Station, ask: Ask, option: Option) -> Outlook | None:
    """T-73 What lay there is discarded, T-86 or a bonus card is taken; then the refill."""
    card, slot = option[1], option[2]
    if ask.key == "install-top":  # T-87 on an empty slot, and nothing is refilled
        return Outlook((say("outlook-install-top"), *left_in_deck(s, ask.seat)))
    if ask.key == "relocate":
        return Outlook((say("outlook-relocate", card=card),))
    before = s.places[slot]
    over = 0 if before < 0 else 2 if before >= FIRST_BONUS else 1
    fate = next_card(s, ask.seat)
    lines = (say("outlook-install", over=over, old=name_of(before), **fate),)
    marks = ((f"card:{before}", say("mark-gone")),) if over == 1 else ()
    warns = "ends" if fate["fate"] == 2 else "loses" if over == 1 else ""
    return Outlook((*lines, *left_in_deck(s, ask.seat)), warns, marks=marks)


# ---- tokens and instants ---------------------------------------------------------------------


def of_advance(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-74 A token is spent for good; what the unit can do then."""
    unit, have = option[1], s.upgrades[ask.seat]
    lines = (say("outlook-token", cost=1, have=have), *unit_words(unit, 1))
    return Outlook(lines, "loses", marks=((f"unit:{unit}", say("mark-advanced")),))


def of_improvement(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-75, T-76 What another token on a card costs, and its number then."""
    card, slot = option[1], option[2]
    cost, then = s.tokens[slot] + 1, number(s, slot) + 1
    lines = [say("outlook-token", cost=cost, have=s.upgrades[ask.seat])]
    lines.append(say("outlook-number", card=card, number=then - 1, then=then))
    if cost == TOKENS_PER_CARD:
        lines.append(say("outlook-last-token"))
    return Outlook(tuple(lines), "loses", marks=((f"card:{card}", say("mark-number", n=then)),))


def of_play(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-84 The card is played once; T-89 with an empty supply it brings nothing."""
    effect = EFFECT[option[1]]
    if effect == "gain_upgrade_token":
        return of_token(s, ask, option)
    if effect == "install_top_card_on_empty_slot":
        lines = (say("outlook-play-top", card=s.decks[ask.seat][-1]),)
        return Outlook((*lines, *left_in_deck(s, ask.seat)))
    key = "outlook-shaft" if effect == "extra_movement_point" else "outlook-play"
    return Outlook((say(key),))


# ---- sector actions --------------------------------------------------------------------------


def of_token(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-66, T-107 One token, if the supply has any."""
    left = s.supply()
    if not left:
        return Outlook((say("outlook-no-supply"),), "nothing")
    return Outlook((say("outlook-gain-token", have=s.upgrades[ask.seat] + 1, left=left - 1),))


def of_assault(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-57 Whom the own units would hit, in the whole station."""
    hits = assault_hits(s, ask.seat, s.ring)
    nothing = not hits.units
    marks = tuple([(f"unit:{each}", say("mark-hit")) for each in hits.units])
    warns = "ends" if wins(s, hits) else "nothing" if nothing else ""
    return Outlook((hits_line("outlook-assault", hits),), warns, marks=marks)


def of_extra_turn(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-61 Which units could still move."""
    units = movable_units(s, ask.seat)
    if not units:
        return Outlook((say("outlook-no-extra"),), "nothing")
    return Outlook((say("outlook-extra", targets=tuple(units)),))


def of_removal(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-62, T-67 A card is put out of action, or leaves the game."""
    card, place = option[1], option[2]
    key = "outlook-purge" if option[0] == "purge" else "outlook-disable"
    mark = say("mark-gone") if option[0] == "purge" else say("mark-off")
    pending = int(place >= SLOTS)
    return Outlook((say(key, card=card, pending=pending),), marks=((f"card:{card}", mark),))


def of_takeover(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-136 The embryo is no unit any more; the card is Pandora's."""
    return Outlook((say("outlook-take-over", card=option[1], unit=s.leg_unit),))


def of_explosion(s: Station, ask: Ask, option: Option) -> Outlook:
    """T-114 Without an enemy unit the card goes for nothing."""
    return Outlook((say("outlook-explode", card=option[1]),), "nothing")


def of_pass(s: Station, ask: Ask, option: Option) -> Outlook | None:
    """T-79, T-82 Nothing moves; unless too many turns have gone by without a card."""
    if ask.key != "pending":
        return None
    most = s.idle_turns * len(s.order)
    left = most - s.idle - 1
    if s.idle < 0 or left > len(s.order):
        return Outlook((say("outlook-pass"),))
    ends = left <= 0 and s.marker + 1 == MARKER_END and not s.tied
    return Outlook((say("outlook-idle", left=max(left, 0)),), "ends" if ends else "")


Look = Callable[[Station, Ask, Option], Outlook | None]
KINDS: Final[dict[str, Look]] = {
    **dict.fromkeys(("move", "detour", "stride", "route"), of_move),
    "land": of_landing,
    "eject": of_ejection,
    **dict.fromkeys(("fill", "oust", "take"), of_refill),
    "install": of_installation,
    "advance": of_advance,
    "improve": of_improvement,
    "play": of_play,
    "token": of_token,
    "assault": of_assault,
    "extra-turn": of_extra_turn,
    **dict.fromkeys(("purge", "disable"), of_removal),
    "take-over": of_takeover,
    "explode": of_explosion,
    "pass": of_pass,
}

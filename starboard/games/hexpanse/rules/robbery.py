"""Chapter 7.1, robbery: hexilum and cards of opponents (H-96 to H-100, H-133)."""

from __future__ import annotations

from starboard.kernel import Flow, Option

from ..box import FIRST_MERCENARY, MAX_HEXILUM
from ..pieces import Effect
from ..state import Table, is_action_card, opponents
from .areas import DECLINE
from .asking import ask_side, of_several, tell_of
from .units import gain, lift, set_unit, standing
from .victory import check_missions


def has_room(s: Table, side: int) -> bool:
    """H-30 Is there room on the hexilum track?"""
    return s.sides[side].hexilum < MAX_HEXILUM


def rich_rivals(s: Table, side: int) -> list[int]:
    """Opponents who have any hexilum (H-64)."""
    return [rival for rival in opponents(s, side) if s.sides[rival].hexilum]


def side_of(s: Table, faction: int) -> int:
    """The side that plays a faction."""
    return next(n for n, side in enumerate(s.sides) if side.faction == faction)


def take_hexilum(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-100 Steal hexilum, or H-97 make an opponent lose it: as much as shown, or all there is."""
    steal = effect.kind == "steal_hexilum"
    rule = "H-100" if steal else "H-97"
    rivals = rich_rivals(s, side)
    if not rivals:
        return False
    rival = rivals[0]
    if len(rivals) > 1 or free:
        options: list[Option] = [("rival", s.sides[each].faction) for each in rivals]
        key = "steal-hexilum" if steal else "burn-hexilum"
        asked = [*options, DECLINE] if free else options
        answer = yield ask_side(s, side, key, rule, asked, {"hexilum": effect.amount})
        if answer == DECLINE:
            return False
        rival = side_of(s, answer[1])
    amount = min(effect.amount, s.sides[rival].hexilum)
    s.sides[rival].hexilum -= amount
    tell_of(s, rival, "hexilum-lost", rule, hexilum=amount)
    if steal:
        gain(s, side, amount, rule)
    return True


def action_cards(s: Table, side: int) -> list[tuple[int, int]]:
    """Action cards of opponents: faction and card, like cards of one player once."""
    return [
        (s.sides[rival].faction, card)
        for rival in opponents(s, side)
        for card in dict.fromkeys(s.sides[rival].cards)
        if is_action_card(card)
    ]


def take_action_card(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-99 Steal an action card, or H-96 remove it from the game."""
    steal = effect.kind == "steal_action_card"
    rule, key = ("H-99", "steal-card") if steal else ("H-96", "destroy-card")
    found = action_cards(s, side)
    if not found:
        return False
    options: list[Option] = [("rob", faction, card) for faction, card in found]
    answer = options[0]
    if len(options) > 1 or free:
        asked = [*options, DECLINE] if free else options
        answer = yield ask_side(s, side, key, rule, asked, {})
        if answer == DECLINE:
            return False
    _, faction, card = answer
    rival = side_of(s, faction)
    s.sides[rival].cards.remove(card)
    if steal:
        s.sides[side].cards.append(card)
        loser = {"seat2": s.chairs[rival], "side2": of_several(s, rival)}
        tell_of(s, side, "card-stolen", "H-99", **loser, card=card)
    else:
        s.gone.append(card)
        tell_of(s, rival, "card-destroyed", "H-96", card=card)
    return True


def mercenaries(s: Table, side: int) -> list[tuple[int, int]]:
    """Mercenary cards of opponents: faction and card."""
    return [
        (s.sides[rival].faction, card)
        for rival in opponents(s, side)
        for card in s.sides[rival].cards
        if not is_action_card(card)
    ]


def steal_mercenary(s: Table, side: int, effect: Effect, area: int, free: bool) -> Flow[bool]:
    """H-98 Steal a mercenary card; what stands on the board stays or is taken back to the card."""
    found = mercenaries(s, side)
    if not found:
        return False
    options: list[Option] = [("rob", faction, card) for faction, card in found]
    answer = options[0]
    if len(options) > 1 or free:
        asked = [*options, DECLINE] if free else options
        answer = yield ask_side(s, side, "steal-mercenary", "H-98", asked, {})
        if answer == DECLINE:
            return False
    _, faction, card = answer
    rival = side_of(s, faction)
    take_back = False
    if standing(s, rival, card):
        choices: list[Option] = [("leave",), ("withdraw",)]
        answer = yield ask_side(s, side, "leave-or-withdraw", "H-98", choices, {"card": card})
        take_back = answer == ("withdraw",)
    change_owner(s, side, rival, card, take_back)
    return True


def change_owner(s: Table, side: int, rival: int, card: int, take_back: bool) -> None:
    """H-98 All tokens of the card go along and are treated alike.

    H-72 What was used counts anew. H-133 Tokens taken back set the ability off once more; tokens
    that wait while others stay on the board bring none; before the first token nothing is lost.
    """
    areas = standing(s, rival, card)
    s.sides[rival].cards.remove(card)
    s.sides[side].cards.append(card)
    s.used &= ~(1 << card)
    loser = {"seat2": s.chairs[rival], "side2": of_several(s, rival)}
    tell_of(s, side, "mercenary-stolen", "H-98", **loser, card=card)
    for area in areas:
        lift(s, area)  # H-77 an ability that was still queued is lost
        if take_back:
            s.waiting[card] += 1
    if take_back and areas:
        s.fresh |= 1 << card
    elif areas:
        s.fresh &= ~(1 << card)
        for area in areas:
            set_unit(s, side, FIRST_MERCENARY + card, area)
        check_missions(s, *areas)

"""Chapter 7.1, robbery: hexilum and cards of opponents (H-96 to H-100, H-133)."""

from __future__ import annotations

from starboard.kernel import Flow, Option

from ..box import FIRST_MERCENARY
from ..legality.opponents import action_cards, mercenaries, rich_rivals
from ..state import Table
from .chain import DECLINE, decline
from .ships import choose_rival
from .sides import ask_side, of_several, side_of, tell_of
from .units import gain, lift, set_unit, standing
from .victory import check_missions


def steal_hexilum(s: Table, side: int, amount: int, free: bool) -> Flow[None]:
    """H-100 Steal hexilum of an opponent: as much as shown, or all there is."""
    rivals = rich_rivals(s, side)
    rival = yield from choose_rival(s, side, rivals, "steal-hexilum", "H-100", free, hexilum=amount)
    if rival is not None:
        lost = lose_hexilum(s, rival, amount)
        tell_of(s, side, "hexilum-stolen", "H-100", hexilum=lost, **loser_of(s, rival))
        gain(s, side, lost, "H-100")


def burn_hexilum(s: Table, side: int, amount: int, free: bool) -> Flow[None]:
    """H-97 Make an opponent lose hexilum: as much as shown, or all there is."""
    rivals = rich_rivals(s, side)
    rival = yield from choose_rival(s, side, rivals, "burn-hexilum", "H-97", free, hexilum=amount)
    if rival is not None:
        lost = lose_hexilum(s, rival, amount)
        tell_of(s, side, "hexilum-burnt", "H-97", hexilum=lost, **loser_of(s, rival))


def loser_of(s: Table, rival: int) -> dict[str, int]:
    """Who is robbed, for the log."""
    return {"seat2": s.chairs[rival], "side2": of_several(s, rival)}


def lose_hexilum(s: Table, side: int, amount: int) -> int:
    """The stock falls, by as much as there is; by how much."""
    me = s.sides[side]
    lost = min(amount, me.hexilum)
    me.hexilum -= lost
    return lost


def choose_card(
    s: Table, side: int, cards: list[tuple[int, int]], key: str, rule: str, free: bool
) -> Flow[tuple[int, int] | None]:
    """H-108 The acting player chooses a card, with its owner; None if declined."""
    options: list[Option] = [("rob", faction, card) for faction, card in cards]
    if free:
        options.append(DECLINE)
    answer = options[0]
    if len(options) > 1:
        answer = yield ask_side(s, side, key, rule, options)
    if answer == DECLINE:
        decline(s, side)
        return None
    return side_of(s, answer[1]), answer[2]


def destroy_action_card(s: Table, side: int, free: bool) -> Flow[None]:
    """H-96 Remove an opponent's action card from the game."""
    cards = action_cards(s, side)
    chosen = yield from choose_card(s, side, cards, "destroy-card", "H-96", free)
    if chosen is not None:
        rival, card = chosen
        s.sides[rival].cards.remove(card)
        s.gone.append(card)
        tell_of(s, side, "card-destroyed", "H-96", **loser_of(s, rival), card=card)


def steal_action_card(s: Table, side: int, free: bool) -> Flow[None]:
    """H-99 Steal an action card."""
    cards = action_cards(s, side)
    chosen = yield from choose_card(s, side, cards, "steal-card", "H-99", free)
    if chosen is not None:
        rival, card = chosen
        s.sides[rival].cards.remove(card)
        s.sides[side].cards.append(card)
        tell_of(s, side, "card-stolen", "H-99", **loser_of(s, rival), card=card)


def steal_mercenary(s: Table, side: int, free: bool) -> Flow[None]:
    """H-98 Steal a mercenary card; what stands on the board stays or is taken back to the card."""
    cards = mercenaries(s, side)
    chosen = yield from choose_card(s, side, cards, "steal-mercenary", "H-98", free)
    if chosen is None:
        return
    rival, card = chosen
    if standing(s, rival, card):
        s.then(leave_or_withdraw, side, rival, card)
    else:
        change_owner(s, side, rival, card, False)


def leave_or_withdraw(s: Table, side: int, rival: int, card: int) -> Flow[None]:
    """H-98 All tokens on the board stay there, or all go back to the card."""
    choices: list[Option] = [("leave",), ("withdraw",)]
    answer = yield ask_side(s, side, "leave-or-withdraw", "H-98", choices, card=card)
    change_owner(s, side, rival, card, answer == ("withdraw",))


def change_owner(s: Table, side: int, rival: int, card: int, take_back: bool) -> None:
    """H-98 All tokens of the card go along and are treated alike.

    H-72 What was used counts anew. H-133 Tokens taken back set the ability off once more; tokens
    that wait while others stay on the board bring none; before the first token nothing is lost.
    """
    areas = standing(s, rival, card)
    s.sides[rival].cards.remove(card)
    s.sides[side].cards.append(card)
    s.used &= ~(1 << card)
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
    stays = "card" if not areas else "back" if take_back else "stays"
    tell_of(s, side, "mercenary-stolen", "H-98", **loser_of(s, rival), card=card, tokens=stays)
    if not take_back:
        check_missions(s, *areas)

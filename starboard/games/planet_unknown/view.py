"""What a seat may know (chapter 1, P-13 and P-14), and dealing anew all that it cannot."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Seat, below, shuffle

from .box import CIV_CARDS
from .grid import nth_square, squares_of
from .rules.civ import RANK_CARDS, all_cards, card_options, choose_card, known_cards, search_card
from .rules.events import turn_over
from .rules.turn import take_turn
from .scoring import revealed, target
from .state import OVER, Player, Table, restored, unpacked


def view(s: Table, seat: Seat | None) -> dict[str, Any]:
    """P-13, P-14 Plain data, built up piece by piece from what this seat may know."""
    players = [s.players[n] if n == seat else s.shown(n) for n in range(len(s.players))]
    return {
        "phase": s.phase,
        "round": s.round,
        "commander": s.commander,
        "rotation": s.rotation,
        "depots": [s.depot(n) for n in range(len(s.players))],
        "tops": list(s.tops),
        "heights": [s.height(stack) for stack in range(12)],
        "shift": s.shift,
        "ending": s.ending,
        "players": [_player(s, p, p.seat == seat) for p in players],
        "acting": [bool(private) for private in s.before],
        "civ_left": [bits.bit_count() for bits in s.civ],
        "civ_known": _civ_known(s, seat),
        "neighbour": list(s.neighbour),
        "shared": list(s.shared),
        "event": s.event,
        "events_left": sum(s.codes) + (s.coming >= 0),
        "past": list(s.past),
        "next_event": s.coming if seat is not None and s.peeked >> seat & 1 else -1,
        "peeked": [n for n in range(len(s.players)) if s.peeked >> n & 1],
        "target": target(s.split) if len(s.players) == 1 else 0,
    }


def _civ_known(s: Table, seat: Seat | None) -> list[int]:
    """The civ cards that a seat has seen in their stacks, and that are not open since."""
    if seat is None:
        return []
    return [9 * r + c for r in range(4) for c in squares_of(known_cards(s, seat, r))]


def _player(s: Table, p: Player, own: bool) -> dict[str, Any]:
    """One player's boards; secret cards only to their owner, until they are shown."""
    known = own or s.phase == OVER
    cards = [*squares_of(p.cards)]
    opened = [c for c in cards if known or revealed(s) or CIV_CARDS[c].immediate]
    return {
        "seat": p.seat,
        "planet": p.planet,
        "corporation": p.corporation,
        "tiles": [unpacked(code) for code in p.laid],
        "patches": [*squares_of(p.patches)],
        "meteorites": [*squares_of(p.meteorites)],
        "lifepods": [*squares_of(p.lifepods)],
        "rovers": list(p.rovers),
        "cargo": p.cargo,
        "tracks": list(p.tracks),
        "parked": list(p.parked),
        "rescued": p.rescued,
        "stones": p.stones,
        "stored": p.stored,
        "unlocked": p.unlocked,
        "flux": p.flux,
        "moves": p.moves,
        "used": [p.used, p.spent],
        "waiting": p.waiting,
        "ranks": list(p.ranks),
        "hand": p.hand,
        "cards": opened,
        "secret_cards": len(cards) - len(opened),
        "goals": [*squares_of(p.goals)] if known or len(s.players) == 1 else [],
        "goal_count": p.goals.bit_count(),
        "offered": [*squares_of(p.offered)] if own else [],
        "offered_count": p.offered.bit_count(),
        "looking_at": looked_at(s, p.seat) if own else [],
    }


def looked_at(s: Table, seat: Seat) -> list[int]:
    """P-81, P-255 The civ cards that a player has in front of them to choose from."""
    match s.step_of(seat):
        case (rule, _, rank) if rule is choose_card:
            return [option[1] for option in card_options(s, rank)]
        case (rule, *_) if rule is search_card:
            return [option[1] for option in all_cards(s)]
    return []


#: P-84 The civ cards that are kept secret, as bits.
SECRET = sum(1 << n for n, card in enumerate(CIV_CARDS) if not card.immediate)

# ---- dealing anew ------------------------------------------------------------------------------


def resample_hidden(s: Table, seat: Seat | None) -> None:
    """P-14, P-381 Everything that a seat cannot know, dealt anew at random, in place.

    The order of tiles and events is decided only when they come up, so nothing is to be done
    for them. Turns that others have not confirmed begin again.
    """
    for n, private in enumerate(s.before):
        if private and n != seat:
            s.players[n] = restored(private)
            s.lanes[n] = [(take_turn, n)]  # which keeps the player anew
    for rank in range(4):
        _resample_civ(s, seat, rank)
    if s.phase != OVER:
        _resample_objectives(s, seat)
    if s.coming >= 0 and (seat is None or not s.peeked >> seat & 1):
        code, card = divmod(s.coming, 20)
        s.codes[code] += 1
        s.unused[code] |= 1 << card
        s.coming = turn_over(s)


def _resample_civ(s: Table, seat: Seat | None, rank: int) -> None:
    """Civ cards of one rank: the stack, the box, and what the others keep secret.

    A seat that has looked through the stack knows its cards to be there still, or to have been
    taken face down since: those cards are dealt over those places, all others over the rest.
    """
    first = 9 * rank
    near = 0 if seat is None else known_cards(s, seat, rank)
    secret = 0 if revealed(s) else SECRET >> first & RANK_CARDS  # P-149 then all lie open
    if s.drawn < 0 and not any(s.since[first : first + 9]):
        if not any(p.cards >> first & secret for p in s.players if p.seat != seat):
            if not near:
                _restock(s, rank)
            return
    fixed = s.drawn - first if s.drawn // 9 == rank and _chooses(s, seat) else -1
    spots: list[tuple[int, int, int]] = []  # who holds it (-2 stack, -1 box), since, card
    for n, p in enumerate(s.players):
        if n != seat:
            for card in squares_of(p.cards >> first & secret):
                spots.append((n, s.since[first + card], card))
    spots += [(-2, 0, card) for card in squares_of(s.civ[rank]) if card != fixed]
    spots += [(-1, s.since[first + card], card) for card in squares_of(s.civ_box[rank])]
    dealt: list[tuple[int, int, int]] = []
    for group in (True, False):
        places = [spot for spot in spots if (near >> spot[2] & 1 == 1) == group]
        dealt += _deal(s, places, first)
    for n, _, card in spots:
        if n >= 0:
            s.players[n].cards &= ~(1 << first + card)
    s.civ[rank] = 1 << fixed if fixed >= 0 else 0
    s.civ_box[rank] = 0
    for n, since, card in dealt:
        s.since[first + card] = since
        if n >= 0:
            s.players[n].cards |= 1 << first + card
        elif n == -1:
            s.civ_box[rank] |= 1 << card
        else:
            s.civ[rank] |= 1 << card
    if s.drawn // 9 == rank and fixed < 0 and s.drawn >= 0:
        s.drawn = first + nth_square(s.civ[rank], below(s, s.civ[rank].bit_count()))


def _restock(s: Table, rank: int) -> None:
    """Nobody holds a secret card of this rank: stack and box alone are dealt anew."""
    hidden = s.civ[rank] | s.civ_box[rank]
    stack = 0
    for left in range(s.civ[rank].bit_count()):
        stack |= 1 << nth_square(hidden & ~stack, below(s, hidden.bit_count() - left))
    s.civ[rank], s.civ_box[rank] = stack, hidden & ~stack


def _deal(s: Table, places: list[tuple[int, int, int]], first: int) -> list[tuple[int, int, int]]:
    """The cards of these places dealt over them; secret places hold end-of-game cards only (P-84).

    Cards and places are put in order before: how they really lie must not show. The places that
    come last are all alike, and take what is left.
    """
    cards = sorted(card for _, _, card in places)
    order = sorted(((n, since) for n, since, _ in places), key=_last_the_box)
    dealt = []
    for place in order:
        if place == order[-1]:
            break
        fitting = cards
        if place[0] >= 0:
            fitting = [card for card in cards if not CIV_CARDS[first + card].immediate]
        card = fitting[below(s, len(fitting))]
        cards.remove(card)
        dealt.append((*place, card))
    return dealt + [(*order[-1], card) for card in cards]


def _last_the_box(place: tuple[int, int]) -> tuple[bool, int, int]:
    """Others' secret cards, the stack, cards that were removed unseen, the rest of the box."""
    n, since = place
    return n == -1, -n, -since


def _chooses(s: Table, seat: Seat | None) -> bool:
    """Is this seat looking at the card that Republic 2 adds?"""
    if seat is None:
        return False
    return any(step[0] is choose_card for step in s.steps_of(seat))


def _resample_objectives(s: Table, seat: Seat | None) -> None:
    """Personal objectives of the others, and what they looked at and put away."""
    if not s.personal and not any(p.offered for p in s.players):
        return
    if len(s.players) == 1:
        return
    others = [p for p in s.players if p.seat != seat]
    pool = s.pile
    for p in others:
        pool |= p.goals | p.offered | s.returned[p.seat]
    cards = [*squares_of(pool)]
    shuffle(s, cards)

    def deal(count: int) -> int:
        return sum(1 << cards.pop() for _ in range(count))

    for p in others:
        p.goals, p.offered = deal(p.goals.bit_count()), deal(p.offered.bit_count())
        s.returned[p.seat] = deal(s.returned[p.seat].bit_count())
    s.pile = sum(1 << card for card in cards)

"""What a seat may know (chapter 1, P-13 and P-14), and dealing anew all that it cannot."""

from __future__ import annotations

from typing import Any

from starboard.kernel import below, shuffle

from .box import CIV_CARDS
from .grid import squares_of
from .rules.civ import RANK_CARDS, all_cards, card_options
from .rules.events import turn_over
from .scoring import revealed, target
from .state import OVER, Player, Table, thawed, unpacked


def view(s: Table, seat: int | None) -> dict[str, Any]:
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
        "civ_known": [*squares_of(s.known[seat])] if seat is not None else [],
        "neighbour": list(s.neighbour),
        "shared": list(s.shared),
        "event": s.event,
        "events_left": sum(s.codes) + (s.coming >= 0),
        "past": list(s.past),
        "next_event": s.coming if seat is not None and s.peeked >> seat & 1 else -1,
        "peeked": [n for n in range(len(s.players)) if s.peeked >> n & 1],
        "target": target(s.split) if len(s.players) == 1 else 0,
    }


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
        "looking_at": looked_at(s, p) if own else [],
    }


def looked_at(s: Table, p: Player) -> list[int]:
    """P-81, P-255 The civ cards that this player has in front of him to choose from."""
    thing = p.todo[-1] if p.todo else ("",)
    if thing[0] == "choose-card":
        return [int(option[1]) for option in card_options(s, int(str(thing[1])))]
    if thing[0] == "search-card":
        return [int(option[1]) for option in all_cards(s)]
    return []


# ---- dealing anew ------------------------------------------------------------------------------


def redeal(s: Table, seat: int | None) -> None:
    """P-14, P-381 Everything that a seat cannot know, dealt anew at random, in place.

    The order of tiles and events is decided only when they come up, so nothing is to be done
    for them. Turns that others have not confirmed begin again.
    """
    s.deal += 1
    for n, private in enumerate(s.before):
        if private and n != seat:
            s.players[n] = thawed(private)
    if not revealed(s):
        for rank in range(4):
            _redeal_civ(s, seat, rank)
    if s.phase != OVER:
        _redeal_objectives(s, seat)
    if s.coming >= 0 and (seat is None or not s.peeked >> seat & 1):
        code, card = divmod(s.coming, 20)
        s.codes[code] += 1
        s.unused[code] |= 1 << card
        s.coming = turn_over(s)


def _redeal_civ(s: Table, seat: int | None, rank: int) -> None:
    """Civ cards of one rank: the stack, the box, and what the others keep secret.

    A seat that has seen the stack knows its cards to be there still, or to have been taken face
    down since: those cards go back to such places, the rest is dealt over all others.
    """
    first = 9 * rank
    secret = [(n, c) for n, p in enumerate(s.players) if n != seat
              for c in squares_of(p.cards >> first & RANK_CARDS)
              if not CIV_CARDS[first + c].immediate]  # fmt: skip
    stack, box = [*squares_of(s.civ[rank])], [*squares_of(s.civ_box[rank])]
    mine = 0 if seat is None else 1 << seat
    known = 0 if seat is None else s.known[seat] >> first & RANK_CARDS
    if not secret and known == s.civ[rank]:
        return  # nothing is hidden from this seat but the box, which does not matter
    pinned = s.drawn - first if s.drawn // 9 == rank and known >> s.drawn % 9 & 1 else -1
    if pinned >= 0:  # this seat holds the card that Republic 2 adds
        stack.remove(pinned)
        known &= ~(1 << pinned)
    cards = [*stack, *box, *(c for _, c in secret)]
    near = [*stack, *(c for _, c in secret if s.since[first + c] & mine),
            *(c for c in box if s.since[first + c] & mine)]  # fmt: skip
    for _ in range(8):
        dealt = _deal(s, cards, near, known, [c for _, c in secret], first)
        if dealt is not None:
            if pinned >= 0:
                dealt[pinned] = pinned
                stack.append(pinned)
            _put_back(s, rank, dealt, secret, stack)
            return


def _deal(
    s: Table, cards: list[int], near: list[int], known: int, secret: list[int], first: int
) -> dict[int, int] | None:
    """Which card now lies where each card lay; None if a secret place got an open card."""
    places = near[:]
    shuffle(s, places)
    dealt: dict[int, int] = {}
    # Secret places hold end-of-game cards only (P-84): they are served first.
    places.sort(key=lambda place: place not in secret)
    hidden = [*squares_of(known)]
    shuffle(s, hidden)
    for place in places:
        fitting = [c for c in hidden if place not in secret or not CIV_CARDS[first + c].immediate]
        left = len(places) - len(dealt)
        if fitting and (len(hidden) >= left or below(s, left) < len(hidden)):
            dealt[place] = fitting[0]
            hidden.remove(fitting[0])
    if hidden:
        return None
    rest = [c for c in cards if not known >> c & 1]
    shuffle(s, rest)
    open_places = [place for place in cards if place not in dealt]
    open_places.sort(key=lambda place: place not in secret)
    for place in open_places:
        fitting = [c for c in rest if place not in secret or not CIV_CARDS[first + c].immediate]
        if not fitting:
            return None
        dealt[place] = fitting[0]
        rest.remove(fitting[0])
    return dealt


def _put_back(
    s: Table, rank: int, dealt: dict[int, int], secret: list[tuple[int, int]], stack: list[int]
) -> None:
    """Let the cards lie where they were dealt; who knew of a place still knows of it."""
    first = 9 * rank
    since = s.since[first : first + 9]
    s.civ[rank] = sum(1 << dealt[c] for c in stack)
    s.civ_box[rank] = RANK_CARDS & ~s.civ[rank]
    for n, c in secret:
        s.players[n].cards &= ~(1 << first + c)
    for n, c in secret:
        s.players[n].cards |= 1 << first + dealt[c]
    for place, card in dealt.items():
        s.since[first + card] = since[place]
    for p in s.players:
        s.civ_box[rank] &= ~(p.cards >> first & RANK_CARDS)
    if s.drawn >= 0 and s.drawn // 9 == rank:
        s.drawn = first + dealt[s.drawn - first]


def _redeal_objectives(s: Table, seat: int | None) -> None:
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

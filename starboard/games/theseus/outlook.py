"""What choosing an option would lead to: the words beside it, before it is chosen."""

from __future__ import annotations

from starboard.kernel import Ask, Message, Option

from .components import FIRST_BONUS, MARKER_END, SECTORS
from .legality.moves import way_chosen
from .rules.action_cards import cards_to_act
from .rules.course import COMMON, DUE, OWN
from .rules.routes import sectors_ahead
from .rules.traps import ready_traps
from .scoring import side_score
from .state import Station
from .text import card_word, say


def outlook(s: Station, ask: Ask, option: Option) -> Message | None:
    """What a move meets (T-48, T-51), and what an installation or a refill brings (T-69, T-78)."""
    kind = option[0]
    if kind in ("move", "detour", "stride", "route"):
        return of_move(s, ask.seat, option)
    if kind == "land":
        return of_landing(s, option[1], option[2] >> 2)
    if kind in ("fill", "oust", "take"):
        return of_refill(s, ask.seat)
    if kind == "install":
        return of_installation(s, ask, option[2])
    return None


# ---- moves -----------------------------------------------------------------------------------


def of_move(s: Station, mover: int, option: Option) -> Message:
    """T-52 Traps on the way and at its end, a launch, a Minor Assault, and what is done there."""
    unit, room = option[1], option[2]
    way = way_chosen(s, mover, option)
    sector, ahead = room >> 2, sectors_ahead(s, unit)
    path = [ahead[step] for step in way.entered[:-1]] if s.hot else []
    cards, silent = met(s, unit, path, sector)
    others = [u for u in s.rooms[4 * sector : 4 * sector + 4] if u >= 0 and u != unit]
    launched = len(others) == 4
    mine = s.unit_seat[unit] == mover
    then = afterwards(s, mover, sector) if mine else []
    return say(
        "outlook-move", points=way.points, met=len(cards), cards=tuple(cards),
        silent=len(silent), sectors=tuple(silent), launch=int(launched),
        unit=s.rooms[room] if launched else unit, full=int(len(others) >= 3),
        later=len(then), then=then,
    )  # fmt: skip


def met(s: Station, unit: int, path: list[int], end: int) -> tuple[list[int], list[int]]:
    """T-48 The traps that act on a unit; T-102 and the sectors where tokens keep them silent."""
    side = s.unit_side[unit]
    tokens = [
        sector
        for sector, by in zip(s.silence, s.silence_by, strict=True)
        if sector >= 0 and s.side[by] == side
    ]
    cards, silent = [], []
    for n, sector in enumerate([*path, end]):
        slots = ready_traps(s, unit, sector, 0, n < len(path))
        if slots and sector in tokens:
            tokens.remove(sector)
            silent.append(sector)
        else:
            cards += [s.places[slot] for slot in slots]
    return cards, silent


def afterwards(s: Station, seat: int, sector: int) -> list[str]:
    """T-56, T-60 The own action cards of a sector, and its action, by the keys of their names."""
    found = [f"@{card_word(card)}" for card in cards_to_act(s, seat, sector)]
    due = DUE[sector][s.home[seat] == sector]
    if due & COMMON:
        found.append(f"@action-{SECTORS[sector].action.replace('_', '-')}")
    if due & OWN:
        found.append("@action-faction")
    return found


def of_landing(s: Station, unit: int, sector: int) -> Message:
    """T-54 Only the traps of the sector act."""
    cards, silent = met(s, unit, [], sector)
    return say("outlook-land", met=len(cards), cards=tuple(cards), silent=len(silent))


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


def of_refill(s: Station, seat: int) -> Message:
    """T-69 to T-72, T-78 What comes on the pending slot that is chosen."""
    return say("outlook-refill", **next_card(s, seat))


def of_installation(s: Station, ask: Ask, slot: int) -> Message | None:
    """T-73 What lay there is discarded, T-86 or a bonus card is taken; then the refill."""
    if ask.key in ("install-top", "relocate"):
        return None  # T-87, T-105 on an empty slot, and nothing is refilled
    before = s.places[slot]
    over = 0 if before < 0 else 2 if before >= FIRST_BONUS else 1
    return say("outlook-install", over=over, old=name_of(before), **next_card(s, ask.seat))

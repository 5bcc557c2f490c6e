"""What a seat may know, built up piece by piece, and everything else dealt anew."""

from __future__ import annotations

from typing import Any

from starboard.kernel import deal_anew

from .components import CARD_IDS, FACTIONS, ROOMS, SECTOR_IDS, SLOT_SECTOR, SLOTS, SPACE, UNITS
from .state import MODES, PICK, PLACE, START, Station


def view(s: Station, seat: int | None) -> dict[str, Any]:
    """T-6 All cards lie open; hidden are the decks below their tops and what was laid aside."""
    return {
        "mode": MODES[s.mode],
        "ring": [SECTOR_IDS[sector] for sector in s.ring],
        "order": list(s.order),
        "turn": s.turn,
        "active": s.active if s.turn else None,
        "step": s.phase,
        "marker": s.marker,
        "idle": s.idle,
        "supply": s.supply(),
        "malfunction": s.malfunction,
        "silence": [[sector, by] for sector, by in zip(s.silence, s.silence_by, strict=True)],
        "players": [player(s, q, seat) for q in range(len(s.faction))],
        "kept": [[CARD_IDS[card] for card in kept] for kept in s.kept],
        "cards": [installed(s, place) for place in range(len(s.places)) if s.places[place] >= 0],
        "units": [standing(s, unit) for unit in range(UNITS) if s.where[unit] != -1],
        "discarded": [CARD_IDS[card] for card in s.gone],
        "unused": sorted(s.unused),
        "leg": [s.leg_unit, s.leg_sector, list(s.todo), [list(job) for job in s.jobs], s.acts],
        "tied": list(s.tied),
    }


def decks_are_open(s: Station) -> bool:
    """T-6 The top card of a deck is seen as soon as the decks are formed."""
    return s.phase in (START, PLACE) or s.turn > 0


def player(s: Station, seat: int, viewer: int | None) -> dict[str, Any]:
    """What lies beside a player."""
    deck = s.decks[seat]
    known: dict[str, Any] = {
        "faction": FACTIONS[s.faction[seat]],
        "side": s.side[seat],
        "home": s.home[seat],
        "life": s.life[seat],
        "data": s.data[seat],
        "upgrades": s.upgrades[seat],
        "deck": len(deck),
        "top": CARD_IDS[deck[-1]] if deck and decks_are_open(s) else None,
        "aside": len(s.aside[seat]),
        "drawn": [CARD_IDS[card] for card in s.drawn[seat]],
    }
    if s.chosen_deck and seat == viewer:  # T-32 who chose the deck knows its cards, not their order
        known["chosen"] = sorted(CARD_IDS[card] for card in deck)
        known["left_out"] = sorted(CARD_IDS[card] for card in s.aside[seat])
    return known


def installed(s: Station, place: int) -> dict[str, Any]:
    """A card on the board with everything that lies on it."""
    card: dict[str, Any] = {"place": place, "card": CARD_IDS[s.places[place]]}
    if place < SLOTS:
        card |= {
            "sector": SECTOR_IDS[SLOT_SECTOR[place]],
            "owner": s.owner[place],
            "live": s.live[place],
            "tokens": s.tokens[place],
            "camera": s.camera[place],
            "embryo": s.embryo[place],
        }
    return card


def standing(s: Station, unit: int) -> dict[str, Any]:
    """A unit and what it carries."""
    at = s.where[unit]
    return {
        "unit": unit,
        "at": at if at < ROOMS else "space" if at == SPACE else at,
        "advanced": bool(s.advanced >> unit & 1),
        "moved": bool(s.moved >> unit & 1),
        "invisible": bool(s.invisible >> unit & 1),
        "clamped": unit in s.clamps,
        "parasites": s.parasites.count(unit),
    }


def resample_hidden(s: Station, seat: int | None) -> None:
    """T-6 Deal anew what nobody saw: decks below their tops, what was laid aside, spare bonuses."""
    for owner, deck in enumerate(s.decks):
        mine = s.chosen_deck and owner == seat
        if s.phase == PICK:
            if not mine:
                deal_anew(s, deck, s.aside[owner])
            continue
        top = [deck.pop()] if deck else []
        if mine:
            deal_anew(s, deck)
        else:
            deal_anew(s, deck, s.aside[owner])
        deck += top
    deal_anew(s, s.spare)

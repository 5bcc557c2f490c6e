"""What an option would bring, said before it is chosen: from the rules' own functions."""

from __future__ import annotations

from collections.abc import Callable

from starboard.draw import Outlook
from starboard.kernel import Ask, Message, Option

from .bonuses import bonus_words, listed, step_words, worth_after
from .box import CIV_CARDS, TILES
from .components import BIOMASS, ENERGY, RESOURCES, TECH, WATER, WORMHOLE
from .grid import BASE, squares_of
from .legality.advances import energy_reach, next_space, space
from .rules.objectives import uncovered
from .rules.tracks import grows_biomass, water_steps
from .scoring import LINES, card_score, lifepod_score, meteorite_score, track_score
from .state import Player, Table
from .text import say, technology_word
from .turning import best_line, fits_nowhere, shown_seats, tiles_after

Marks = tuple[tuple[str, Message], ...]


def outlook(s: Table, ask: Ask, option: Option) -> Outlook | None:
    """Costs, gains and risks of an option, as far as its seat may know."""
    found = _OUTLOOKS.get(option[0])
    return found(s, s.players[ask.seat], ask, option) if found is not None else None


# ---- the station and its tiles ------------------------------------------------------------------


def _rotate(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-41 The tiles that everybody would face, what they bring me, and whom they serve."""
    mine = tiles_after(s, p.seat, option[1])
    lines = [_facing(s, p, tile) for tile in mine if tile >= 0]
    marks: Marks = ()
    for tile in mine:
        if (line := best_line(s, p, tile)) is not None:
            facts = {line.kind: line.place}
            words = say(f"plate-{line.kind}-words", medals=line.medals, **facts)
            lines.append(words)
            marks = (*marks, (f"{line.kind}:{line.place}", say("mark-line", count=line.medals)))
    for seat in shown_seats(s, p.seat)[1:]:
        other = s.shown(seat)
        gains = [
            word for tile in tiles_after(s, seat, option[1]) for word in _gains(s, other, tile)
        ]
        lines.append(say("outlook-neighbour", seat=seat, gains=listed(gains)))
    stuck = all(tile < 0 or fits_nowhere(s, p, tile) for tile in mine)
    if stuck:
        lines.insert(0, say("outlook-no-room"))
    return Outlook(tuple(lines), "ends" if stuck else "", marks=marks)


def _gains(s: Table, p: Player, tile: int) -> list[Message]:
    """P-65 What the resources of a tile bring at the next spaces."""
    kinds = TILES[tile].resources if tile >= 0 else ()
    return [word for kind in kinds if kind != ENERGY for word in step_words(s, p, kind)]


def _facing(s: Table, p: Player, tile: int) -> Message:
    return say("outlook-tile", tile=tile, gains=listed(_gains(s, p, tile)))


def _take(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-43 What the tile's resources bring; the line that it could complete."""
    tile = s.top_tile(p.seat, option[1])
    lines = [_facing(s, p, tile)]
    if (line := best_line(s, p, tile)) is not None:
        facts = {line.kind: line.place}
        lines.append(say(f"plate-{line.kind}-words", medals=line.medals, **facts))
    return Outlook(tuple(lines))


def _discard(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-141 Its resources advance, and the game ends with this round."""
    tile = s.top_tile(p.seat, option[1])
    return Outlook((_facing(s, p, tile), say("outlook-discard")), "ends")


# ---- the planet ---------------------------------------------------------------------------------


def _place(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-43 What a placement advances, completes and destroys."""
    _, way, at = option
    turn = TILES[p.hand].way[way]
    body = turn.body << at >> BASE
    rocks = p.rocks() | turn.meteor << at >> BASE
    marks = (*_lines(p, body, rocks), *_destroyed(p, body))
    gains = [_gain(p, kind, way, at) for kind in TILES[p.hand].resources]
    if p.bare:  # P-309
        gains = ["@gain-none"]
    pods, rovers = (p.lifepods & body).bit_count(), (p.on_planet() & body).bit_count()
    lines = len(marks) - pods - rovers
    facts = {"gains": gains, "lines": lines, "pods": pods, "rovers": rovers}
    said = [Message("planet_unknown", "outlook-place", facts)]
    if not p.bare and (words := _gains(s, p, p.hand)):
        said.append(say("outlook-next", gains=words))
    if turn.meteor:
        said.append(say("outlook-meteorite"))
    return Outlook(tuple(said), "loses" if pods or rovers else "", marks=marks)


def _lines(p: Player, body: int, rocks: int) -> Marks:
    """P-150 The lines that are complete when these squares are covered."""
    empty = uncovered(p)
    found = []
    for number, (line, medals) in enumerate(LINES):
        if line & empty and not line & empty & ~body and not line & rocks:
            key = f"row:{number}" if number < 12 else f"column:{number - 12}"
            found.append((key, say("mark-line", count=medals)))
    return tuple(found)


def _destroyed(p: Player, body: int) -> Marks:
    """P-57 The lifepods and rovers that would be destroyed."""
    found = [(f"square:{at}", say("mark-destroyed")) for at in squares_of(p.lifepods & body)]
    found += [
        (f"rover:{rover}", say("mark-destroyed"))
        for rover, at in enumerate(p.rovers)
        if at >= 0 and body >> at & 1
    ]
    return tuple(found)


def _gain(p: Player, kind: int, way: int, at: int) -> str:
    """P-65 to P-87 What one resource of the tile in hand gives there."""
    if kind == TECH and p.as_energy:
        return f"@gain-{RESOURCES[ENERGY]}"
    if kind == WATER:
        steps = water_steps(p, p.hand, way, at)
        return f"@gain-water-{steps}" if steps else "@gain-dry"
    if kind == BIOMASS and p.corporation == WORMHOLE and not grows_biomass(p, p.hand, way, at):
        return "@gain-no-growth"
    return f"@gain-{RESOURCES[kind]}"


def _patch(s: Table, p: Player, ask: Ask, option: Option) -> Outlook | None:
    """P-90 What a patch completes and destroys."""
    body = 1 << option[1]
    lines, lost = _lines(p, body, p.rocks() & ~body), _destroyed(p, body)
    if not lines and not lost:
        return None
    facts = {"lines": len(lines), "lost": len(lost)}
    return Outlook((say("outlook-patch", **facts),), "loses" if lost else "", marks=(*lines, *lost))


def _store(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-96 A stored patch is placed when the game is over."""
    return Outlook((say("outlook-store", count=p.stored + 1),))


def _lose_patch(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    return Outlook((say("outlook-nothing"),), "nothing")


# ---- rovers -------------------------------------------------------------------------------------


def _step(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-105, P-108 What a rover finds there, and the points that are left."""
    said = _found(p, option[2])
    return Outlook((*said, say("outlook-points", left=max(0, p.moves - 1))))


def _deploy(s: Table, p: Player, ask: Ask, option: Option) -> Outlook | None:
    """P-100, P-108 What a rover finds where it is put."""
    said = _found(p, option[-1])
    return Outlook(tuple(said)) if said else None


def _found(p: Player, at: int) -> list[Message]:
    """P-135, P-137 What lies on a square, and what the score makes of it."""
    said = []
    if p.lifepods >> at & 1:
        said.append(say("outlook-lifepod"))
    if p.meteorites >> at & 1:
        said.append(say("outlook-rock", count=(p.stones + 1) % 3))
    return said


# ---- trackers, technologies, cards --------------------------------------------------------------


def _advance(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-65, P-67 What the next space gives, and the one after it."""
    track = option[1]
    to = next_space(p, track)
    said = [say("outlook-step", track=track, gains=listed(step_words(s, p, track)))]
    if to >= 0:
        if (level := space(p, track, to).tech) and not p.has(level - 1):
            said.append(say("outlook-technology", technology=10 * p.corporation + level - 1))
        if to < p.top(track):
            after = bonus_words(p, track, to + 1, s.restriction())
            said.append(say("outlook-after", gains=listed(after)))
    return Outlook(tuple(said))


def _first(s: Table, p: Player, ask: Ask, option: Option) -> Outlook | None:
    """P-70 A resource that is resolved next; energy by the trackers in reach (P-127)."""
    if option[1] < 5:
        return _advance(s, p, ask, option)
    if option[1] == ENERGY and p.laid:
        tile = p.laid[-1] >> 11
        if TILES[tile].has(ENERGY):
            reach = energy_reach(p, len(p.laid) - 1, ENERGY)
            return Outlook((say("outlook-energy", tracks=[f"@track-{RESOURCES[t]}" for t in reach])
                            if reach else say("outlook-nothing"),))  # fmt: skip
    return None


def _back(s: Table, p: Player, ask: Ask, option: Option) -> Outlook | None:
    """P-74, P-75 What the track is worth after the step back."""
    track = option[1]
    to = next_space(p, track, -1)
    if to < 0:
        return None
    now, then = track_score(p, track), worth_after(p, track, to)
    return Outlook((say("outlook-back", space=to, now=now, then=then),))


def _technology(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-120 What a technology says."""
    key = technology_word(10 * p.corporation + option[1])
    return Outlook((Message("planet_unknown", key, {}),))


def _card(s: Table, p: Player, ask: Ask, option: Option) -> Outlook:
    """P-80 What a civ card says; one for the end with the medals it would bring as things are."""
    card = option[1]
    said = [say(f"card-{card + 1}.text")]
    if not CIV_CARDS[card].immediate:
        more = p.cards | 1 << card
        worth = [
            score(p, more) - score(p, p.cards)
            for score in (card_score, lifepod_score, meteorite_score)
        ]
        said.append(say("outlook-card", count=sum(worth)))
    return Outlook(tuple(said))


def _finish(s: Table, p: Player, ask: Ask, option: Option) -> Outlook | None:
    """P-106 Points that are not spent are lost, unless civ cards are still to come."""
    if not p.moves or (p.ranks and ask.key == "finish"):
        return None
    return Outlook((say("outlook-points-lost", count=p.moves),), "nothing")


_OUTLOOKS: dict[str, Callable[[Table, Player, Ask, Option], Outlook | None]] = {
    "rotate": _rotate, "take": _take, "discard": _discard, "place": _place, "patch": _patch,
    "store": _store, "lose-patch": _lose_patch, "step": _step, "teleport": _step,
    "deploy": _deploy, "energy": _advance, "boost": _advance, "boost-twice": _advance,
    "advance": _advance, "take-advance": _advance, "first": _first, "back": _back,
    "use": _technology, "unlock": _technology, "from-technology": _technology, "card": _card,
    "finish": _finish,
}  # fmt: skip

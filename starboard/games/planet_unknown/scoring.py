"""Chapter 13, Scoring: medals by terms, tie-breaks, and the solo target of chapter 18."""

from __future__ import annotations

from starboard.kernel import Result

from .box import CIV_CARDS, CORPORATIONS, PLANETS, SET_VALUES, SOLO, SQUARES
from .components import COSMOS, GAIA, MEDALS, OASIS, WATER
from .grid import COLUMNS, ROWS, squares_of
from .rules.objectives import PERSONAL, compared, met, metric, uncovered
from .state import EMPTY_DEPOT, LATE_CARDS, NO_ROOM, Player, Table

#: P-150 Rows and columns with their medals.
LINES = tuple(
    (line & SQUARES, medals)
    for lines in (ROWS, COLUMNS)
    for line, medals in zip(lines, MEDALS, strict=True)
)

TERMS = ("planet", "tracks", "lifepods", "meteorites", "civ-cards", "personal", "neighbours")


def planet_score(p: Player) -> int:
    """P-150, P-158 Complete rows and columns without a meteorite, and what the planet adds."""
    spoilt = uncovered(p) | p.rocks()
    total = sum(medals for line, medals in LINES if not line & spoilt)
    if p.planet == GAIA:  # P-332
        total += 2 * (PLANETS[GAIA].cities & ~p.tiles).bit_count()  # a patch is no tile (P-95)
    return total


def track_score(p: Player, track: int) -> int:
    """P-152 The medal under the tracker, or the last visible one below it."""
    at = p.tracks[track]
    if p.corporation == OASIS and track == WATER:  # P-301: only those of its own column
        board = CORPORATIONS[OASIS]
        for column, number in reversed(board.path[: at + 1]):
            if column == WATER and board.tracks[WATER][number].medal:
                return board.tracks[WATER][number].medal
        return 0
    spaces = CORPORATIONS[p.corporation].tracks[track]
    hidden = p.parked[track] if p.corporation == COSMOS else 0  # P-272
    while at:
        if spaces[at].medal and not hidden >> at & 1:
            return spaces[at].medal
        at -= 1
    return 0


def _copies(cards: int, name: str) -> int:
    return sum(CIV_CARDS[card].set == name for card in squares_of(cards))


def lifepod_score(p: Player, cards: int) -> int:
    """P-153 A medal for each lifepod in the scoring area, two with the Space Citizen Decree."""
    each = 1
    for card in squares_of(cards):
        if CIV_CARDS[card].op == "lifepod_value":
            each = CIV_CARDS[card].n
    return each * p.rescued


def meteorite_score(p: Player, cards: int) -> int:
    """P-154 A medal for every three meteorites, more with Meteorite Repo cards."""
    return p.stones // 3 * SET_VALUES["meteorite_repo"][_copies(cards, "meteorite_repo")]


def card_score(p: Player, cards: int) -> int:
    """P-155 Medals of end-of-game civ cards."""
    total = SET_VALUES["commerce_agreement"][_copies(cards, "commerce_agreement")]
    for number in squares_of(cards):
        card = CIV_CARDS[number]
        if card.op == "medals":
            total += card.n
        elif card.op == "medals_per":
            total += card.n * p.patches.bit_count()
    return total


def neighbour_score(s: Table, seat: int, look: list[Player]) -> int:
    """P-157, P-170, P-171, P-297 Neighbour objectives, and those of Jump Drive F."""
    seats = len(look)
    total = 0
    for place, number in enumerate(s.neighbour):
        pair = (0, 1) if seats == 2 else (place, (place + 1) % seats)
        if seat in pair:
            values = [metric(look[each], number) for each in pair]
            total += compared(number, values)[pair.index(seat)]
    for number in s.shared:
        total += compared(number, [metric(p, number) for p in look])[seat]
    return total


def terms(
    s: Table, seat: int, cards: int, goals: int, look: list[Player] | None = None
) -> tuple[tuple[str, float], ...]:
    """P-150 to P-158 A player's medals by terms, with these of the secret cards counted.

    ``look`` is how the planets appear to whoever asks; without it, as they are.
    """
    look = s.players if look is None else look
    p = look[seat]
    values = [
        planet_score(p),
        sum(track_score(p, track) for track in range(5)),
        lifepod_score(p, cards),
        meteorite_score(p, cards),
        card_score(p, cards),
        sum(PERSONAL for goal in squares_of(goals) if met(p, goal)),  # P-156
    ]
    if len(look) > 1:  # P-216 alone there are no neighbours
        values.append(neighbour_score(s, seat, look))
    return tuple((name, float(value)) for name, value in zip(TERMS, values, strict=False))


def total(s: Table, seat: int) -> float:
    """P-160 A player's score with everything counted."""
    p = s.players[seat]
    return sum(value for _, value in terms(s, seat, p.cards, p.goals))


def target(split: tuple[int, ...]) -> int:
    """P-217, P-218 The solo target, by the composition of the event deck."""
    bands = SOLO["bands"]
    found: int = SOLO["base"]
    for cards, modifiers in zip(split, SOLO["modifiers"], strict=True):
        found += modifiers[sum(cards >= least for least in bands) - 1]
    return found


def rating(difference: float) -> str:
    """P-219 How a solo game went: the highest threshold reached, at least the lowest row."""
    name: str = SOLO["ratings"][0][1]
    for least, each in SOLO["ratings"]:
        if difference >= least:
            name = each
    return name


def result(s: Table) -> Result:
    """P-160 to P-163 The highest score wins; ties by empty squares, then by meteorites."""
    made = tuple(terms(s, p.seat, p.cards, p.goals) for p in s.players)
    scores = tuple(sum(value for _, value in each) for each in made)
    if len(s.players) == 1:
        wanted = target(s.split)
        difference = scores[0] - wanted
        alone = (0,) if difference >= 0 else ()
        facts = {"target": wanted, "score": int(scores[0])}
        reason = "end-solo-" + rating(difference)
        return Result(alone, scores, reason, made, ("solo-target", facts))
    ranks = [
        (score, -p.free().bit_count(), -p.rocks().bit_count())
        for score, p in zip(scores, s.players, strict=True)
    ]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    return Result(winners, scores, end_reason(s), made)


def end_reason(s: Table) -> str:
    """P-140 What ended the game."""
    if s.ending & NO_ROOM:
        return "end-no-room"
    return "end-empty-depot" if s.ending & EMPTY_DEPOT else "end-last-event"


def revealed(s: Table) -> bool:
    """P-149 Are end-of-game civ cards open by now?"""
    return s.phase >= LATE_CARDS

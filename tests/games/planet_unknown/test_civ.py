"""Chapter 6, civ cards, and their details in chapter 22."""

from __future__ import annotations

from starboard.games.planet_unknown.box import CIV_CARDS, CORPORATIONS
from starboard.games.planet_unknown.components import (
    BIOMASS,
    CIV,
    COSMOS,
    OASIS,
    TECH,
    WATER,
    WORMHOLE,
)
from starboard.games.planet_unknown.rules.civ import effect, look
from starboard.games.planet_unknown.rules.course import civ_step
from starboard.games.planet_unknown.rules.tracks import advance, boost, union
from starboard.games.planet_unknown.scene.players import players
from starboard.games.planet_unknown.scoring import total
from starboard.games.planet_unknown.state import CIV_PHASE, EVENT_CIV, LATE_CARDS, LATE_TECH, TURNS
from starboard.games.planet_unknown.view import resample_hidden, view
from starboard.kernel import Step
from tests.games.planet_unknown.build import (
    CARD_NUMBERS,
    Play,
    at,
    doing,
    event,
    offer,
    put,
    spots,
    table,
)  # fmt: skip


def _effect(name: str) -> Step:
    return (effect, CARD_NUMBERS[name])


def test_a_milestone_entitles_to_a_card() -> None:
    """P-80, P-81 Look at all cards of the rank, keep exactly one, put the rest back."""
    s = table()
    p = s.players[0]
    p.tracks[CIV] = 2
    p.ranks = ()
    play = doing(s, (advance, CIV), phase=CIV_PHASE)
    assert play.key() == "card"
    cards = [o[1] for o in play.options()]
    assert len(cards) == 2
    assert all(card // 9 == 0 for card in cards)
    play.do("card", cards[0])
    assert p.cards == 1 << cards[0]
    assert s.civ[0] == 1 << cards[1]


def test_order_from_the_commander() -> None:
    """P-46, P-82, EX-24 A is commander: A chooses first from all cards, then B from the rest."""
    s = table(3, step=civ_step)
    s.players[0].ranks = s.players[1].ranks = (1,)
    play = Play(s)
    assert play.run.asks[0].seat == 0
    assert len(play.options(0)) == 4
    secret = next(o for o in play.options(0) if not CIV_CARDS[o[1]].immediate)
    play.do(*secret, seat=0)
    assert play.run.asks[0].seat == 1
    assert len(play.options(1)) == 3
    s = table(3, step=civ_step)
    s.commander = 1
    s.players[0].ranks = s.players[1].ranks = (1,)
    assert Play(s).run.asks[0].seat == 1


def test_lowest_rank_first() -> None:
    """P-82 A player resolves all own milestones, the lowest rank first."""
    s = table(step=civ_step)
    s.players[0].ranks = (3, 1)
    play = Play(s)
    assert play.ask().facts["rank"] == 1


def test_immediate_cards() -> None:
    """P-83 An immediate card is resolved when chosen; a milestone it brings comes at once."""
    s = table()
    p = s.players[0]
    p.tracks[CIV] = 2
    s.civ[0] = 1 | 1 << 5  # Temp Agency and a medal
    s.civ_box[0] = 511 & ~s.civ[0]
    play = doing(s, (look, 1), phase=CIV_PHASE)
    play.do("card", 0)
    play.do("advance", CIV)
    assert play.key() == "card"  # rank 1 again, before the second tracker
    assert p.tracks[CIV] == 3
    play.do("card", 5)
    assert play.key() == "advance"
    assert CIV not in play.values("advance")


def test_secret_cards() -> None:
    """P-84, P-14 An end-of-game card is secret until the end."""
    s = table(2)
    s.players[0].cards = 1 << 5
    assert view(s, 0)["players"][0]["cards"] == [5]
    assert view(s, 1)["players"][0]["cards"] == []
    assert view(s, 1)["players"][0]["secret_cards"] == 1
    s.players[0].cards = 1
    assert view(s, 1)["players"][0]["cards"] == [0]


def test_cards_are_open_with_their_advances() -> None:
    """P-149 From the advances of end-of-game cards on, everybody sees these cards and medals."""
    s = table(2)
    s.players[0].cards = 1 << CARD_NUMBERS["gaming_commission"]
    scores = []
    for phase in (LATE_TECH, LATE_CARDS):
        s.phase = phase
        scores.append(players(s, 1, s.players)[0].score or 0)
        assert bool(view(s, 1)["players"][0]["cards"]) == (phase == LATE_CARDS)
    assert scores[0] < scores[1] == total(s, 0)


def test_no_card_left() -> None:
    """P-85 Without a card of the rank there is nothing."""
    s = table()
    s.civ[0], s.civ_box[0] = 0, 511
    doing(s, (look, 1), phase=CIV_PHASE)
    assert s.players[0].cards == 0


def test_milestones_of_the_event_step() -> None:
    """P-86 Civ milestones of the event step are resolved before step 4; points are kept."""
    s = table(2)
    for p in s.players:
        p.tracks[CIV] = 2
    s.players[0].moves = 2
    play = event(s, "G05")
    play.do("advance", CIV, seat=1)
    play.do("advance", CIV, seat=0)
    assert s.phase == EVENT_CIV
    assert play.run.asks[0].seat == 0
    for seat in (0, 1):
        secret = next(o for o in play.options(seat) if not CIV_CARDS[o[1]].immediate)
        play.do(*secret, seat=seat)
    assert s.phase == TURNS
    assert s.players[0].moves == 2


def test_what_a_seat_knows_of_the_stacks() -> None:
    """P-14, P-81 Who has seen a stack remembers it; for the others it is dealt anew."""
    s = table(2, step=civ_step)
    s.players[0].ranks = (1,)
    play = Play(s)
    secret = next(o for o in play.options(0) if not CIV_CARDS[o[1]].immediate)
    play.do(*secret, seat=0)
    rest = s.civ[0]
    assert view(s, 0)["civ_known"] == [n for n in range(9) if rest >> n & 1]
    changed = False
    for seed in range(20):
        world = s.copy()
        world.key, world.draws = b"", seed * 7919
        resample_hidden(world, 0)
        assert world.civ[0] == rest
        assert world.players[0].cards == s.players[0].cards
        world = s.copy()
        world.key, world.draws = b"", seed * 7919
        resample_hidden(world, 1)
        world.check()
        assert all(not CIV_CARDS[n].immediate for n in range(36) if world.players[0].cards >> n & 1)
        changed |= world.players[0].cards != s.players[0].cards
    assert changed


def test_late_stacks_stay_unknown() -> None:
    """P-14, P-149 Kept cards lie open at the end; what is left in a stack is still unknown."""
    s = table(2)
    for p, number in zip(s.players, (8, 17), strict=True):
        rank, bit = number // 9, 1 << number % 9
        s.civ[rank], s.civ_box[rank] = s.civ[rank] & ~bit, s.civ_box[rank] & ~bit
        p.cards = 1 << number
    s.phase = LATE_CARDS
    stacks = set()
    for seed in range(20):
        world = s.copy()
        world.key, world.draws = b"", seed * 7919
        resample_hidden(world, 0)
        world.check()
        assert [p.cards for p in world.players] == [p.cards for p in s.players]
        stacks.add(tuple(world.civ))
    assert len(stacks) > 10


def test_card_effects() -> None:
    """P-83, P-384 What each kind of immediate card does."""
    s = table()
    p = s.players[0]
    play = doing(s, _effect("dept_operations"), phase=CIV_PHASE)
    play.do("advance", WATER)
    assert p.tracks[WATER] == 2
    s = table()
    play = doing(s, _effect("dept_engineering"), phase=CIV_PHASE)
    assert play.told("moves") == [{"seat": 0, "points": 4}]
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    play = doing(s, _effect("global_parks"), phase=CIV_PHASE)
    play.do("patch", at(5, 1))
    assert p.patches.bit_count() >= 2  # the last two had no choice
    s = table()
    play = doing(s, _effect("approved_overtime"), phase=CIV_PHASE)
    play.do("collect-lifepod", at(7, 2))
    play.do("collect-lifepod", at(1, 4))
    assert s.players[0].rescued == 2


def test_fewer_pieces_than_named() -> None:
    """P-384 Search and Rescue with two lifepods left collects two."""
    s = table()
    p = s.players[0]
    p.lifepods = spots((7, 2), (1, 4))
    play = doing(s, _effect("search_and_rescue"), phase=CIV_PHASE)
    play.do("collect-lifepod", at(7, 2))
    assert p.rescued == 2
    assert p.lifepods == 0


def test_meteor_defense() -> None:
    """P-384 Meteor Defense destroys three meteorites, the owner's choice, if there are three."""
    s = table()
    p = s.players[0]
    p.tiles = p.terrain[0] = p.meteorites = spots((5, 0), (5, 1), (5, 2), (5, 3))
    play = doing(s, _effect("meteor_defense"), phase=CIV_PHASE)
    for y in (0, 1, 3):
        assert {option[0] for option in play.options()} == {"destroy-meteorite"}
        play.do("destroy-meteorite", at(5, y))
    assert p.meteorites == spots((5, 2))
    assert p.stones == 0


def test_landing_zone() -> None:
    """P-384 Landing Zone destroys all meteorites of one row or column, also an empty one."""
    s = table()
    p = s.players[0]
    p.tiles = p.terrain[0] = p.meteorites = spots((5, 0), (5, 1), (6, 3))
    play = doing(s, _effect("landing_zone"), phase=CIV_PHASE)
    assert len(play.options()) == 24
    play.do("column-line", 5)
    assert p.meteorites == spots((6, 3))


def test_extra_tiles() -> None:
    """P-61, P-309 Depot Repair advances, Salvage Yard does not; both take a tile off the depot."""
    for name, steps in (("depot_repair", 1), ("salvage_yard", 0)):
        s = table()
        p = s.players[0]
        put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
        ring = offer(s, "I2-rover-tech")
        stack = s.stack(s.depot(0), ring)
        height = s.height(stack)
        play = doing(s, _effect(name), phase=CIV_PHASE)
        play.do("take", ring)
        play.place({(5, 1): "rover", (5, 2): "tech"})
        while play.key() in ("next", "deploy"):
            play.run.send(0, play.ask().options[0])
        assert p.tracks[TECH] == steps
        assert s.height(stack) == height - 1


def test_unionization() -> None:
    """P-383 Every tracker below 5 goes up to 5, with all bonuses but synergy boosts."""
    s = table()
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p.tracks = [0, 6, 2, 15, 0]
    play = doing(s, _effect("unionization"), phase=CIV_PHASE)
    assert play.values("advance") == {CIV, BIOMASS, TECH}
    play.do("advance", BIOMASS)
    assert play.key() == "patch"
    play.do("patch", at(5, 1))
    play.do("advance", TECH)
    assert p.unlocked == 3
    while play.key() == "card":
        secret = [o for o in play.options() if not CIV_CARDS[o[1]].immediate]
        play.do(*(secret or play.options())[0])
    assert [p.tracks[t] for t in (CIV, BIOMASS, TECH)] == [5, 5, 5]
    assert p.tracks[WATER] == 6


def test_unionization_on_special_boards() -> None:
    """P-383 Wormhole's biomass stops on 2; Oasis's water when blocked; Cosmos below a lifepod."""
    s = table(corporation=WORMHOLE)
    p = s.players[0]
    put(s, "I2-civ-energy", {(5, 0): "civ", (6, 0): "energy"})
    p.tracks = [5, 5, 0, 5, 5]
    play = doing(s, (union,), phase=CIV_PHASE)
    play.do("patch", at(5, 1))  # no boost on its first space: a patch without a choice
    play.do("take-patch")
    assert p.tracks[BIOMASS] == 2
    s = table(corporation=OASIS)
    p = s.players[0]
    p.tracks = [5, 0, 6, 5, 5]
    path = CORPORATIONS[OASIS].path
    play = doing(s, (union,), phase=CIV_PHASE)
    assert not play.told("boosted")
    assert path[p.tracks[WATER]] == (TECH, 4)  # rover on 5 is in the way
    s = table(corporation=COSMOS)
    p = s.players[0]
    p.tracks, p.parked[WATER] = [5, 3, 5, 5, 5], 0b110000
    doing(s, (union,), phase=CIV_PHASE)
    assert p.tracks[WATER] == 3


def test_advance_on_cards_is_no_boost() -> None:
    """P-199 R18: nobody gains boosts, but cards still advance trackers."""
    s = table()
    s.event = 57
    play = doing(s, (boost,), _effect("dept_operations"), phase=CIV_PHASE)
    assert play.key() == "advance"
    play.do("advance", TECH)
    assert s.players[0].tracks[TECH] == 2
    advance(s, 0, TECH)

"""Victory, elimination, teams, information: X-44 to X-48, X-53, H-112 to H-139."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.games.hexpanse import GAME
from starboard.games.hexpanse.box import BOARDS, MAX_ROUNDS, MISSIONS
from starboard.games.hexpanse.rules.formations import ways
from starboard.games.hexpanse.rules.hexes import positions, turned
from starboard.games.hexpanse.state import NO_MISSION
from starboard.kernel import Table
from starboard.saves import read
from tests.games.hexpanse.positions import Position, area, card, faction, fill, kind, mission


def refusal(position: Position, *option: object) -> str:
    """The rule by which an option is refused now."""
    assert option not in position.ask.options
    return dict(GAME.refused(position.s, position.ask))[option].rule


RHOMBUS = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
SATURN = [(0, 0), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1), (2, 0), (-2, 0)]


# ---- missions -------------------------------------------------------------------------------


def test_formation() -> None:
    """X-44, H-5, H-31, H-112, H-113: leader, elite unit and mercenary count; the game ends at
    once, before the mine pays or anything else happens."""
    position = Position(4, mission_name="rhombus", elite=True)
    position.put(0, "leader", 0, 0)
    position.put(0, "elite", 1, 0)
    position.put(0, "vex", 2, 0)
    fill(position, 0, RHOMBUS[3:8])
    position.start().place("normal", 2, 2)
    assert position.result is not None
    assert position.result.winners == (0,)
    assert position.result.reason == "end-mission"
    assert position.result.scores == (1.0, 0.0, 0.0, 0.0)


def test_eight_areas_are_not_enough() -> None:
    """H-112, H-113: the ninth unit decides, other units around do not matter."""
    position = Position(4, mission_name="rhombus")
    fill(position, 0, RHOMBUS[:7])
    position.put(1, "normal", 3, 0)
    position.start().place("normal", *RHOMBUS[7])
    assert position.result is None
    position.give(0, "vex")
    position.place("vex", *RHOMBUS[8])
    assert position.result is not None


def test_won_in_the_middle_of_a_card() -> None:
    """H-113: also within a card, before its other placements."""
    position = Position(4, mission_name="rhombus")
    fill(position, 0, RHOMBUS[:8])
    position.give(0, "assault_team")
    position.start().say("play", card("assault_team"), 1).say("lay", area(2, 2)).say("turn", 0)
    position.say("put", kind("normal"), area(2, 2))
    assert position.result is not None
    assert position.result.reason == "end-mission"


def test_formation_may_be_turned_but_not_mirrored() -> None:
    """H-114: six turns, anywhere; the mirror image of a chiral mission does not win."""
    hook = MISSIONS[mission("hook")]
    for steps in range(6):
        cells = [turned(cell, steps) for cell in hook.cells]
        position = Position(2, mission_name="hook")
        fill(position, 0, cells[:8])
        position.start().place("normal", *cells[8])
        assert position.result is not None
    mirrored = [(q + r, -r) for q, r in hook.cells]
    position = Position(2, mission_name="hook")
    fill(position, 0, mirrored[:8])
    position.start().place("normal", *mirrored[8])
    assert position.result is None


def test_ways_of_every_mission() -> None:
    """H-114: so many places on every board; ten of twelve missions equal their mirror."""
    counted = {
        "triangle": (20, 50, 74, 92, 146), "crescent": (42, 114, 174, 222, 366),
        "arrowhead": (18, 90, 150, 198, 342), "saturn": (27, 69, 103, 129, 207),
        "cross": (21, 57, 87, 111, 183), "rhombus": (39, 87, 125, 153, 237),
        "bridge": (27, 69, 103, 129, 207), "sawblade": (14, 38, 58, 74, 122),
        "trident": (42, 114, 174, 222, 366), "claw": (42, 114, 174, 222, 366),
        "hook": (48, 126, 190, 240, 390), "serpent": (54, 138, 206, 258, 414),
    }  # fmt: skip
    board = BOARDS[0].areas
    chiral = []
    for number, each in enumerate(MISSIONS):
        assert tuple(len(ways(number, board)) for board in range(5)) == counted[each.id]
        mirrored = tuple((q + r, -r) for q, r in each.cells)
        if set(positions(mirrored, board)) != set(ways(number, 0)):
            chiral.append(each.id)
    assert chiral == ["hook", "serpent"]


def test_either_mission() -> None:
    """X-45, H-112: the secret mission alone wins; another's secret mission does not."""
    for owner, won in ((0, True), (1, False)):
        position = Position(2, mode="admiral", mission_name="hook")
        position.side(owner).secret = mission("saturn")
        position.side(1 - owner).secret = mission("cross")
        fill(position, 0, SATURN[:8])
        position.start().place("normal", *SATURN[8])
        assert (position.result is not None) == won


def test_neutral_units_do_not_count() -> None:
    """H-113, H-118: a formation with a neutral unit in it is none."""
    position = Position(2)
    fill(position, 0, SATURN[:7])
    position.put(0, "neutral", *SATURN[7])
    position.start().place("normal", *SATURN[8])
    assert position.result is None


def test_completed_by_another_player() -> None:
    """H-115: the owner of the formation wins, whoever completed it."""
    position = Position(2, factions=("nomads", "terran"))
    position.put(0, "leader", 3, -3)
    fill(position, 1, SATURN[:8])
    lost = position.put(1, "normal", 0, 3)
    position.start().say("ability").say("swap", lost).say("with", area(*SATURN[8]))
    assert position.result is not None
    assert position.result.winners == (1,)
    assert position.side(0).life == 6  # H-63: nothing is paid when the effect ends the game


def test_two_formations_at_once() -> None:
    """H-115: the active player wins; otherwise the next in turn order after him."""
    for active, winner in ((0, 0), (1, 1), (2, 0)):
        position = Position(3, factions=("nomads", "nomads", "nomads"), mission_name="rhombus")
        position.s.sides[1].faction, position.s.sides[2].faction = 0, 1
        first = [(q - 4, r) for q, r in RHOMBUS]
        second = [(q, r - 1) for q, r in RHOMBUS]
        fill(position, 0, first[:8])
        fill(position, 1, second[:8])
        # each stands where the other's ninth unit is missing
        position.put(0, "vex", *second[8])
        position.put(1, "cheyen", *first[8])
        position.s.active = active
        position.s.sides[active].faction = faction("nomads")
        position.put(active, "leader", 4, -4)
        if active == 2:
            position.s.sides[0].faction = faction("ox")
        position.start().say("ability").say("swap", area(*first[8]))
        position.say("with", area(*second[8]))
        assert position.result is not None
        assert position.result.winners == (winner,)


def test_stolen_unit_completes_a_formation() -> None:
    """H-113: a change of owner is a change on the board."""
    position = Position(2, allies=("medics", "headhunters"))
    fill(position, 1, SATURN[:8])
    position.put(0, "cheyen", *SATURN[8])
    here, victim = position.put(0, "normal", 3, 0), position.put(1, "headhunters", 3, -1)
    position.start().say("attack", here, victim)
    position.say("rob", faction("terran"), card("cheyen")).say("leave")
    assert position.result is not None
    assert position.result.winners == (1,)


# ---- leaders --------------------------------------------------------------------------------


def test_last_leader() -> None:
    """X-46, H-5, H-116: the opponent's leader dies, and the game is won."""
    position = Position(2)
    position.side(1).life = 1
    here, there = position.put(0, "normal", 0, 0), position.put(1, "leader", 1, 0)
    position.start().say("attack", here, there)
    assert position.result is not None
    assert position.result.winners == (0,)
    assert position.result.reason == "end-leaders"
    assert position.hospital(0, "normal") == 0  # H-54: the attacker pays nothing


def test_two_leaders_never_die_at_once() -> None:
    """H-54, H-120: the hit comes first, so that the attacker with 1 life wins."""
    position = Position(2)
    position.side(0).life = position.side(1).life = 1
    here, there = position.put(0, "leader", 0, 0), position.put(1, "leader", 1, 0)
    position.start().say("attack", here, there)
    assert position.result is not None
    assert position.result.winners == (0,)


def test_elimination_with_three_players() -> None:
    """X-47, H-117, H-118, H-119: cards to the discard pile, units neutral, the turn goes on; a
    neutral unit that is hit goes to the box."""
    position = Position(3)
    position.side(1).life = 1
    position.side(1).hexilum = 5
    position.give(1, "bridgehead", "vex")
    position.put(1, "cheyen", 3, 0)
    left = position.put(1, "normal", 0, -1)
    here, again = position.put(0, "normal", 0, 0), position.put(0, "normal", 1, -1)
    there = position.put(1, "leader", 1, 0)
    position.start().say("attack", here, there)
    s = position.s
    assert sorted(s.discard) == sorted([card("bridgehead"), card("vex"), card("cheyen")])
    assert position.at(0, -1) == position.at(3, 0) == (-1, kind("neutral"))
    assert position.at(1, 0) is None
    assert position.side(1).hexilum == 0
    assert s.active == 0
    assert position.ask.key == "action"
    position.say("attack", again, left)
    assert position.at(0, -1) is None
    assert s.active == 2


def test_neutral_protector_protects_nobody() -> None:
    """H-118: neutral units have no abilities."""
    position = Position(3, allies=("pirates", "protector"))
    position.side(1).life = 1
    position.put(1, "protector", 2, 0)
    there = position.put(1, "leader", 0, 1)
    target = position.put(1, "normal", 1, 0)
    here = position.put(0, "normal", 0, 0)
    again = position.put(0, "normal", 1, -1)
    position.start().say("attack", here, there).say("attack", again, target)
    assert position.at(1, 0) is None
    assert position.s.active == 2


def test_cards_of_the_eliminated_can_be_bought_anew() -> None:
    """H-117: a mercenary left on the board is a plain neutral unit; its card is free again."""
    position = Position(3)
    position.put(1, "cheyen", 3, 0)
    position.side(1).life = 1
    there, here = position.put(1, "leader", 1, 0), position.put(0, "normal", 0, 0)
    position.start().say("attack", here, there)
    assert position.s.discard == [card("cheyen")]
    assert position.s.waiting[card("cheyen")] == 0
    assert not GAME.view(position.s, 0)["sides"][1]["alive"]


def test_death_of_the_active_player() -> None:
    """X-53, H-54, H-76, H-119, H-138: the token's Sacrifice still works; no market phase of A."""
    position = Position(3, allies=("pirates", "harambe"))
    position.offer("juno", "trade_caravan")
    position.side(0).hexilum = 9
    position.side(0).life, position.side(1).life = 1, 3
    here, there = position.put(0, "leader", 0, 0), position.put(1, "harambe", 1, 0)
    position.start().say("attack", here, there)
    assert position.hospital(1, "harambe") == 1
    assert not position.side(0).alive
    assert position.side(1).life == 7
    assert position.s.active == 1
    assert position.ask.key == "action"
    assert len(position.s.market) == 5  # refilled


def test_extra_cards_of_the_eliminated_are_not_drawn() -> None:
    """H-138: nor does the played card get lost: it is on the discard pile."""
    position = Position(3)
    position.give(0, "trade_caravan")
    position.put(0, "leader", 0, 0)
    position.side(0).life = 1
    position.offer("juno", "vex", "cheyen", "baron", "twinblade")
    position.start().say("play", card("trade_caravan"), 1).say("move", area(1, 0))
    assert not position.side(0).alive
    assert position.s.offer == []
    assert position.s.extra == 0
    assert card("trade_caravan") in position.s.discard


def test_effect_goes_on_when_another_dies() -> None:
    """H-119: the card's second attack comes after the death of a leader hit by the first."""
    position = Position(3)
    position.side(1).life = 1
    position.put(1, "leader", 1, 0)
    position.put(2, "normal", -1, 0)
    position.give(0, "twinblade")
    position.start().place("twinblade", 0, 0).say("turn", 0)
    assert not position.side(1).alive
    assert position.hospital(2, "normal") == 1
    assert position.s.active == 0


def test_own_leader_hit_by_an_own_card_ends_the_turn() -> None:
    """H-119: the rest of the effect is dropped."""
    position = Position(3)
    position.side(0).life = 1
    position.put(0, "leader", 1, 0)
    position.put(2, "normal", -1, 0)
    position.give(0, "twinblade")
    position.start().place("twinblade", 0, 0).say("turn", 0)
    assert not position.side(0).alive
    assert position.stands(2, "normal", -1, 0)
    assert position.s.active == 1


def test_round_stop() -> None:
    """H-121: after 100 rounds the game ends without result."""
    position = Position(2)
    position.s.round = MAX_ROUNDS
    position.start().say("pass")
    assert position.result is None
    position.say("pass")
    assert position.result is not None
    assert position.result.winners == ()
    assert position.result.reason == "end-rounds"
    assert position.told("stopped")


def test_rounds_count_living_players() -> None:
    """H-121: a round is one turn of every living player, also if the first one is out."""
    position = Position(3)
    position.side(0).life = 1
    position.put(0, "leader", 0, 0)
    position.start().say("move", area(1, 0))
    rounds = []
    for _ in range(4):
        rounds.append((position.s.active, position.s.round))
        position.finish()
    assert rounds == [(1, 1), (2, 1), (1, 2), (2, 2)]


# ---- teams ----------------------------------------------------------------------------------


def test_team_formation() -> None:
    """X-48, H-16, H-125: A holds five areas, C three; C's ninth unit wins for both."""
    position = Position(4, team=True)
    fill(position, 0, SATURN[:5])
    fill(position, 2, SATURN[5:8])
    position.s.active = 2
    position.start().place("normal", *SATURN[8])
    assert position.result is not None
    assert position.result.winners == (0, 2)


def test_team_stays_while_one_leader_lives() -> None:
    """H-125, H-139: the last team wins, not the last leader; a dead member's units are neutral."""
    position = Position(4, team=True)
    for side in (1, 3):
        position.side(side).life = 1
    own = position.put(1, "normal", 3, 0)
    position.give(0, "decapitation", "sniper_cover")
    position.start().say("play", card("decapitation"), 1).say("rival", faction("cyber"))
    assert position.result is None
    assert position.s.area[own] == kind("neutral")
    position.say("play", card("sniper_cover"), 1)
    assert position.result is not None
    assert position.result.winners == (0, 2)
    assert position.result.reason == "end-leaders"


def test_either_secret_mission_of_a_team() -> None:
    """H-125: the secret mission of either member counts, and team mates see it."""
    position = Position(4, team=True, mode="admiral", mission_name="hook")
    for side, name in enumerate(("cross", "bridge", "saturn", "claw")):
        position.side(side).secret = mission(name)
    seen = [side["secret"] for side in GAME.view(position.s, 0)["sides"]]
    assert seen == ["cross", None, "saturn", None]
    fill(position, 0, SATURN[:8])
    position.start().place("normal", *SATURN[8])
    assert position.result is not None
    assert position.result.winners == (0, 2)


def test_team_mates_are_no_targets() -> None:
    """H-126, H-139, H-1: not for damage, theft or the Attack action; formations hit them."""
    position = Position(4, team=True)
    here, mate = position.put(0, "normal", 0, 0), position.put(2, "normal", 1, 0)
    position.side(2).hexilum = position.side(1).hexilum = position.side(3).hexilum = 3
    position.give(0, "dock_raid", "assault_team")
    position.start()
    assert refusal(position, "attack", here, mate) == "H-53"
    assert ("recall", mate) not in position.options
    position.say("play", card("dock_raid"), 1)
    assert position.options == {("rival", faction("cyber")), ("rival", faction("traders"))}
    assert refusal(position, "rival", faction("nomads")) == "H-126"
    position.say("rival", faction("cyber"))
    position.say("play", card("assault_team"), 0).say("lay", area(1, 0)).say("turn", 0)
    assert position.hospital(2, "normal") == 1


def test_team_mates_may_be_swapped() -> None:
    """H-139: a team mate's units may be moved by swaps."""
    position = Position(4, team=True, factions=("nomads", "terran", "cyber", "traders"))
    position.put(0, "leader", -3, 3)
    mate = position.put(2, "normal", 1, 0)
    position.start().say("ability").say("swap", mate).say("with", area(2, 0))
    assert position.stands(2, "normal", 2, 0)


def test_two_teams_at_once() -> None:
    """H-139: formations of two teams completed at once: the active player's team wins."""
    position = Position(4, team=True, mission_name="rhombus")
    first = [(q - 4, r) for q, r in RHOMBUS]
    second = [(q, r - 1) for q, r in RHOMBUS]
    fill(position, 0, first[:8])
    fill(position, 1, second[:8])
    position.put(2, "vex", *second[8])
    position.put(3, "cheyen", *first[8])
    position.s.active = 2
    position.side(2).faction = faction("nomads")
    position.put(2, "leader", 4, -4)
    position.start().say("ability").say("swap", area(*first[8])).say("with", area(*second[8]))
    assert position.result is not None
    assert position.result.winners == (0, 2)


# ---- information ----------------------------------------------------------------------------


def admiral(seed: int, **variant: object) -> Table:
    """A table after the draft of secret missions."""
    table = Table(GAME, 3, seed, {"mode": "admiral", **variant})
    while table.state.mission == NO_MISSION:
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    return table


def test_secret_missions_are_hidden() -> None:
    """X-4, H-23, H-127, H-128: afterwards each sees only the own secret mission and the common."""
    table = admiral(4)
    for seat in range(3):
        sides = table.observe(seat)["table"]["sides"]
        assert [side["secret"] is not None for side in sides] == [n == seat for n in range(3)]
    assert all(side["secret"] is None for side in table.observe(None)["table"]["sides"])
    assert table.observe(0)["table"]["mission"] is not None


def test_open_picks_are_remembered() -> None:
    """H-23: picks happen face up, so that bots reckon with them; blind ones are dealt anew."""
    table = admiral(4)
    true = [side.secret for side in table.state.sides]
    for seed in range(5):
        assert [side.secret for side in table.imagine(0, seed).state.sides] == true
    blind = admiral(4, blind=True)
    true = [side.secret for side in blind.state.sides]
    worlds = {tuple(side.secret for side in blind.imagine(0, n).state.sides) for n in range(20)}
    assert worlds == {(true[0], true[1], true[2]), (true[0], true[2], true[1])}


def test_market_deck_is_hidden() -> None:
    """H-128, H-129: nobody sees the order of the market deck; a world deals it anew."""
    table = admiral(7)
    assert table.observe(0)["table"]["deck"] == len(table.state.deck)
    decks = {tuple(table.imagine(0, seed).state.deck) for seed in range(5)}
    assert len(decks) == 5
    assert all(sorted(deck) == sorted(table.state.deck) for deck in decks)


def test_public_information() -> None:
    """H-127: board, zones, market, discard pile, cards, life, what was used in the turn."""
    position = Position(2)
    vex = position.put(0, "vex", 0, 0)
    position.give(1, "bridgehead")
    position.start().say("activate", vex)
    seen = GAME.view(position.s, None)
    assert seen["used"] == ["vex"]
    assert seen["units"] == [{"at": [0, 0], "side": 0, "kind": "vex"}]
    assert seen["sides"][1]["cards"] == ["bridgehead"]
    assert seen["sides"][0]["hexilum"] == 2
    assert seen["sides"][0]["ship"] == {"normal": 9}


def test_decisions_of_players_who_are_not_active() -> None:
    """H-108, H-130: Protector and Sacrifice are decided by their owners, all else by the acting."""
    position = Position(2, allies=("pirates", "martyrs"))
    victim, here = position.put(1, "martyrs", 0, 0), position.put(0, "normal", 1, 0)
    position.start()
    assert position.ask.seat == 0
    position.say("attack", here, victim)
    assert position.ask.seat == 1
    assert position.s.active == 0


def test_one_choice_per_kind() -> None:
    """H-131: nine normal units on the mothership are one option."""
    position = Position(2).start()
    assert list(position.ask.options).count(("place", kind("normal"))) == 1


@pytest.mark.parametrize("reason", ["end-mission", "end-leaders", "end-rounds"])
def test_records_of_every_end(reason: str) -> None:
    """H-112, H-116, H-121: a whole saved game for each way to end replays to the same digests."""
    found = []
    for path in sorted((Path(GAME.folder) / "records").glob("*.json")):
        table = read(path.read_text(encoding="utf-8"), lambda _: GAME)
        assert table.result is not None
        found.append(table.result.reason)
    assert reason in found

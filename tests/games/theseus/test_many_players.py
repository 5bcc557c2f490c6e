"""Chapters 14 to 16: the free-for-all, the team game, Pandora."""

from __future__ import annotations

import pytest

from starboard.games.theseus.components import (
    ATTACK,
    CARD_FACTION,
    EXTRA,
    FACTIONS,
    PANDORA,
    SLOTS,
    TAKEOVER,
    UNIT_IDS,
)
from starboard.games.theseus.rules.course import break_tie
from starboard.games.theseus.rules.points import end_countdown, gain_data, wound
from starboard.games.theseus.state import PLACE
from starboard.kernel import GameOver, Table
from tests.games.theseus.positions import SECTOR, Position, fresh, place, room, unit

NAMES = {number: text for text, number in SECTOR.items()}
THREE = "COR CON WRECK DOCK NEST TEC"
TEAMS = ("marines", "aliens", "greys", "scientists")
TEAM_RING = "COR CON DOCK TEC NEST"


def team(**variant: object) -> Position:
    """Marines and Greys against Aliens and Scientists, in the Dock and in the Nest."""
    return Position(*TEAMS, mode="team", ring=TEAM_RING, **variant)


def set_up(table: Table) -> Table:
    """Take the first option until the first turn."""
    while not table.state.turn:
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    return table


# ---- free-for-all ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_t115_sectors_of_the_free_for_all(seats: int) -> None:
    """T-115: all common sectors and one for each faction; their order is the turn order."""
    for layout in ("standard", "random"):
        s = fresh(seats, layout=layout).state
        assert sorted(s.ring) == sorted({0, 1, 2, *s.home})
        assert len(s.ring) == seats + 3
        assert [s.ring.index(s.home[q]) for q in s.order] == sorted(map(s.ring.index, s.home))


def test_t116_everybody_starts_with_0() -> None:
    """T-116: 0 life points, 0 data points."""
    assert fresh(4).state.life == [0] * 4


def test_t117_the_attacker_gains() -> None:
    """T-117: whoever wounds gains, the wounded lose nothing; a Barricade cuts the gain."""
    for barricade, gain in ((False, 2), (True, 0)):
        p = Position("greys", "marines", "aliens", ring=THREE)
        p.units(alien1="TEC.a+", marine1="COR.a", marine2="COR.c")
        if barricade:
            p.card("marines.barricade", "COR.1")
        game = p.turn("aliens").move("alien1", "COR.b")
        assert (game.life("aliens"), game.life("marines")) == (gain, 0)


def test_t117_parasites_credit_the_aliens() -> None:
    """T-117: damage by parasites is the Aliens' gain."""
    p = Position("greys", "marines", "aliens", ring=THREE).units(marine1="COR.a")
    p.s.parasites[0], p.s.parasite_by[0] = unit("marine1"), p.seat("aliens")
    assert p.turn("marines").move("marine1", "CON.a").life("aliens") == 1


def test_t118_nobody_falls_below_0() -> None:
    """T-118: the Medical Ward takes what is there; with nothing to take nobody is asked."""
    p = Position("scientists", "marines", "aliens", ring="COR CON LAB DOCK NEST TEC")
    p.card("scientists.medical_ward", "COR.1", tokens=2).points("marines", life=1)
    game = p.units(scientist1="TEC.a").turn("scientists").move("scientist1", "COR.a")
    assert (game.life("marines"), game.life("aliens"), game.life("scientists")) == (0, 0, 0)


def test_t119_twenty_life_points_win() -> None:
    """T-119: at once."""
    p = Position("greys", "marines", "aliens", ring=THREE).points("aliens", life=19)
    game = p.units(marine1="COR.a").card("aliens.hive", "CON.2").turn("marines")
    game.move("marine1", "CON.a")
    assert (game.winners, game.reason) == ((game.seat("aliens"),), "end-life-won")


def test_t119_a_tie_for_the_first_place() -> None:
    """T-119: the losers' markers are taken off; they score nothing and take no turns."""
    p = Position("greys", "marines", "aliens", ring=THREE)
    p.points("greys", life=3, data=4).points("marines", life=7).points("aliens", life=2)
    p.units(grey1="TEC.a", marine1="COR.c", alien1="DOCK.a").card("aliens.hive", "CON.2")
    p.s.marker = 3
    game = p.turn("greys").move("grey1", "COR.a").do("fill", place("COR.p"))
    assert game.s.tied == (game.seat("greys"), game.seat("marines"))
    assert game.life("aliens") == 2  # they keep what they have, and it is told in the end
    assert game.ask.seat == game.seat("marines")  # the one who follows
    game.move("marine1", "WRECK.a").skip_to("move")
    assert game.ask.seat == game.seat("greys")
    game.move("grey1", "CON.a").skip_to("move", "malfunction")
    assert game.life("aliens") == 2  # their Hive acted and scored nothing
    while not game.over:
        game.do(*game.options[-1])
    assert game.reason == "end-shared"
    assert game.table.result is not None
    assert game.table.result.scores[game.seat("aliens")] == 2


# ---- team game -------------------------------------------------------------------------------


def test_t120_alliances() -> None:
    """T-120: A first, B first, A second, B second, whoever begins."""
    s = fresh(4, mode="team", first=3).state
    assert s.order == (2, 3, 0, 1)
    assert [s.side[q] for q in s.order] == [0, 1, 0, 1]


def test_t121_one_sector_for_each_alliance() -> None:
    """T-121: of either member, chosen by the first of them; it is the sector of both."""
    table = fresh(4, mode="team", first=1)
    s = table.state
    own = [option[1] for option in table.pending[0].options]
    table.answer(0, ("base", own[1]))
    table.answer(1, table.pending[0].options[0])
    assert s.home[0] == s.home[2] == own[1]
    assert s.home[1] == s.home[3] != s.home[0]
    assert [NAMES[n] for n in s.ring][:2] == ["COR", "CON"]
    assert (s.ring[2], s.ring[4]) == (s.home[0], s.home[1])


def test_t122_t123_smaller_set_up() -> None:
    """T-122, T-123: ten cards, two drawn, one pending each; two units each."""
    table = fresh(4, mode="team")
    while table.state.phase < PLACE:
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
    s = table.state
    assert [len(deck) for deck in s.decks] == [8] * 4
    pending = [CARD_FACTION[c] for c in s.places[SLOTS:] if c >= 0]
    assert sorted(pending) == sorted(s.faction)
    asked = []
    while not s.turn:
        ask = table.pending[0]
        asked.append((ask.seat, {option[2] >> 2 for option in ask.options}))
        table.answer(ask.seat, ask.options[0])
    assert [seat for seat, _ in asked] == [*s.order, *s.order]
    assert all(sectors == {s.home[seat]} for seat, sectors in asked[:4])
    assert sum(0 <= at < 28 for at in s.where) == 8
    assert not any(e.message.key == "event-minor-assault" for e in table.events)


def test_t124_ghost_strike_sends_the_allys_unit() -> None:
    """T-109, T-124: a strike is no assault, so an allied unit may make it, for its own faction."""
    p = Position(
        "aliens", "marines", "greys", "scientists", mode="team", ring="COR CON NEST TEC DOCK"
    )
    p.card("aliens.ghost_strike", "NEST.1").units(alien1="CON.a", grey1="TEC.a+", marine1="TEC.b")
    game = p.turn("aliens").move("alien1", "NEST.a")
    assert game.s.struck == 1 << unit("grey1")
    assert (game.data("greys"), game.data("aliens")) == (1, 0)


def test_t128_the_end_table_has_the_alliances_totals() -> None:
    """T-128: the totals decide, so they are told."""
    p = Position(*TEAMS, mode="team", ring=TEAM_RING).units(marine1="NEST.a", alien1="TEC.a")
    p.points("marines", life=9).points("greys", life=6, data=4).points("aliens", life=18)
    p.points("scientists", life=2)
    p.s.marker = 3
    game = p.turn("marines").move("marine1", "COR.a").do("fill", place("COR.p"))
    assert game.reason == "end-countdown"
    assert game.table.result is not None
    totals = [dict(terms)["alliance"] for terms in game.table.result.terms]
    assert totals == [19, 20, 19, 20]
    assert game.winners == (1, 3)


def test_t124_what_is_not_shared() -> None:
    """T-124: the ally's units are not moved, and do not attack in one's assault."""
    p = team().units(marine1="NEST.a", grey1="COR.a+", alien1="COR.b", scientist1="TEC.a")
    game = p.turn("marines")
    assert {option[1] for option in game.options} == {unit("marine1")}
    game.move("marine1", "COR.d")
    assert (game.life("aliens"), game.data("greys")) == (19, 0)


def test_t125_what_is_shared() -> None:
    """T-125: action cards, traps that spare, shortcuts, pending cards, upgrades, bonus cards."""
    p = team().units(marine1="COR.a", alien1="TEC.a", grey1="NEST.a", scientist1="TEC.b")
    p.card("greys.gene_manipulator", "CON.1").card("greys.mine", "CON.2")
    p.card("greys.soul_trap", "CON.p").deck("marines", "marines.fire").kept(
        "greys", "bonus.upgrade"
    )
    p.card("greys.probe", "TEC.1").deck("greys", "greys.chamber")
    game = p.turn("marines")
    assert ("play", p.s.kept[0][0]) in game.options  # the ally's bonus card
    game.move("marine1", "CON.a").through()
    assert game.life("marines") == 20  # the ally's Mine
    assert game.upgrades("marines") == 1  # T-127 to the player who set it off
    assert ("advance", unit("grey1")) in game.options
    probe = ("improve", game.card("TEC.1"), place("TEC.1"))
    assert probe in game.options
    trap = game.card("CON.p")
    game.do("install", trap, place("COR.1"))
    assert game.on("CON.p") == "marines.fire"  # refilled from the own deck
    assert len(game.s.decks[game.seat("greys")]) == 1


def test_t126_only_what_is_really_dealt() -> None:
    """T-126: a Grey gets nothing from an allied Combat Position."""
    p = team().units(grey1="NEST.a+", alien1="COR.b", scientist1="TEC.a")
    p.card("marines.combat_position", "COR.1", tokens=2)
    game = p.turn("greys").move("grey1", "COR.a")
    assert (game.data("greys"), game.life("aliens")) == (1, 20)


def test_t127_gains_go_to_the_faction_of_the_card() -> None:
    """T-127: a Marine on the allied Probe gives the data to the Greys; no copies across."""
    p = team().units(marine1="NEST.a", alien1="TEC.a", scientist1="TEC.b")
    p.card("greys.probe", "COR.1").card("marines.reproduction", "COR.2")
    game = p.turn("marines").move("marine1", "COR.a")
    assert game.data("greys") == 1


def test_t128_an_alliance_loses_and_wins_together() -> None:
    """T-128: one member at 0 life, or at 20 data, decides for both."""
    p = team().points("aliens", life=1)
    with pytest.raises(GameOver) as end:
        wound(p.s, p.seat("aliens"), 1, p.seat("marines"), "T-58", 0)
    assert end.value.result.winners == (0, 2)
    with pytest.raises(GameOver) as end:
        gain_data(p.s, p.seat("greys"), 20, "T-104", 0)
    assert end.value.result.winners == (0, 2)


def test_t128_the_total_of_both_members() -> None:
    """T-128: at the end of the countdown; a tie gives everybody one more turn."""
    p = team().points("marines", life=10).points("greys", life=10, data=6)
    p.points("aliens", life=20).points("scientists", life=5)
    with pytest.raises(GameOver) as end:
        end_countdown(p.s)
    assert end.value.result.winners == (0, 2)  # 26 against 25, although the Aliens have most
    p.points("scientists", life=6)
    end_countdown(p.s)
    assert p.s.tied == (0, 1, 2, 3)
    p.s.active = 0  # whose turn moved the marker
    break_tie(p.s)
    assert [seat for _, *seats in p.s.planned for seat in seats] == [1, 2, 3, 0]


# ---- Pandora ---------------------------------------------------------------------------------


def test_t129_pandoras_pieces() -> None:
    """T-129: three creatures, ten embryos, no cards, 20 life points, no data."""
    table = fresh(2, pandora=True, faction_1="pandora", faction_2="marines")
    table.answer(0, ("sector-token", SECTOR["COR"], 1))
    s = table.state
    counts = {kind: UNIT_IDS.count(kind) for kind in ("creature", "hunter", "runner", "warrior")}
    assert counts == {"creature": 3, "hunter": 2, "runner": 4, "warrior": 4}
    assert (s.decks[0], s.drawn[0], s.life, s.data) == ([], [], [20, 20], [0, 0])


def test_t130_four_sectors_and_a_token() -> None:
    """T-130: a duel has four sectors; her token goes to either side of any of them."""
    table = fresh(2, pandora=True, faction_1="pandora", faction_2="marines")
    assert [NAMES[n] for n in table.state.ring] == ["COR", "CON", "DOCK", "TEC"]
    assert len(table.pending[0].options) == 8
    table.answer(0, ("sector-token", SECTOR["DOCK"], 1))
    assert table.state.home == (SECTOR["DOCK"], SECTOR["DOCK"])  # both treat it as their own


@pytest.mark.parametrize(("right", "place_in_order"), [(1, 0), (0, 2)])
def test_t131_on_the_corridors(right: int, place_in_order: int) -> None:
    """T-131: on the Corridors right means first of all and left last of all."""
    table = fresh(3, pandora=True, faction_1="pandora")
    table.answer(0, ("sector-token", SECTOR["COR"], right))
    assert table.state.order.index(0) == place_in_order


def test_t132_two_creatures_at_home_no_cards() -> None:
    """T-132: two creatures in her sector, the third anywhere, no starting cards."""
    table = fresh(2, pandora=True, faction_1="pandora", faction_2="marines")
    table.answer(0, ("sector-token", SECTOR["TEC"], 0))
    set_up(table)
    s = table.state
    assert sum(s.where[u] >> 2 == SECTOR["TEC"] for u in (15, 16)) == 2
    assert not any(s.where[u] >> 2 == SECTOR["TEC"] for u in (0, 1))  # T-27 the Marines' go home


def test_t133_no_pending_phase() -> None:
    """T-133: she is never asked for pending cards."""
    p = Position("pandora", "marines").home("pandora", "TEC").units(creature1="TEC.a")
    p.units(marine1="COR.a", marine2="DOCK.a").card("marines.mine", "COR.p")
    game = p.turn("pandora").move("creature1", "COR.b")
    assert game.ask.seat == game.seat("marines")


def test_t134_units_of_pandora() -> None:
    """T-134: attacks, takeovers and the runner's further sector."""
    table = {k: UNIT_IDS.index(k) for k in ("creature", "runner", "hunter", "warrior")}
    assert {k: ATTACK[u] for k, u in table.items()} == {
        "creature": (1, 2), "runner": (0, 1), "hunter": (0, 1), "warrior": (1, 2),
    }  # fmt: skip
    assert {k: TAKEOVER[u] for k, u in table.items()} == {
        "creature": (0, 0), "runner": (1, 2), "hunter": (2, 2), "warrior": (1, 2),
    }  # fmt: skip
    assert [k for k, u in table.items() if EXTRA[u]] == ["runner"]
    p = Position("pandora", "marines").home("pandora", "TEC").units(runner1="COR.a")
    assert p.turn("pandora").ends("runner1") == {"CON", "DOCK"}


def test_t135_birth() -> None:
    """T-135: a creature alone among its own brings forth a basic embryo of her choice."""
    p = Position("pandora", "marines").home("pandora", "TEC").units(creature1="COR.a")
    p.units(marine1="DOCK.a").card("marines.mine", "CON.2").malfunction("CON.2")
    game = p.turn("pandora").move("creature1", "CON.a")
    assert game.ask.key == "birth"
    kinds = {UNIT_IDS[option[1]] for option in game.options}
    assert kinds == {"runner", "hunter", "warrior"}
    game.do("birth", unit("warrior1"), room("CON.b"))
    assert game.at("warrior1") == "CON.b"
    assert not game.s.advanced >> unit("warrior1") & 1


def test_t135_no_birth_beside_an_enemy() -> None:
    """T-135: an enemy unit there when the movement phase is over stops it."""
    p = Position("pandora", "marines").home("pandora", "TEC").units(creature1="COR.a")
    game = p.units(marine1="CON.d").turn("pandora").move("creature1", "CON.a")
    assert game.told("born") == 0
    assert game.ask.seat == game.seat("marines")


def take_over(embryo: str, card: str, *, advanced: bool = False) -> Position:
    """An embryo is about to move to the Control Room, where that card lies."""
    p = Position("pandora", "aliens").home("pandora", "TEC")
    p.unit(embryo, "COR.a", advanced=advanced).card(card, "CON.2", tokens=0)
    return p.units(alien1="NEST.a", alien2="NEST.b")


def test_t136_takeover() -> None:
    """T-136: the card with its tokens is hers, the embryo no unit any more."""
    p = take_over("hunter1", "aliens.tentacles")
    p.s.tokens[place("CON.2")] = 2
    p.card("aliens.hive", "CON.1").malfunction("CON.1")
    game = p.turn("pandora").do("move", unit("hunter1"), room("CON.a"))
    assert game.why("take-over", game.card("CON.1"), place("CON.1")) == "T-63"
    game.do("take-over", game.card("CON.2"), place("CON.2"))
    assert game.at("hunter1") == "card"
    assert game.s.owner[place("CON.2")] == game.seat("pandora")
    assert game.s.tokens[place("CON.2")] == 2


@pytest.mark.parametrize(("embryo", "stays"), [("warrior1", False), ("hunter1", True)])
def test_t137_one_use_or_lasting(embryo: str, stays: bool) -> None:
    """T-137: a trap held for one use goes back when it acted; a lasting one stays."""
    p = (
        Position("pandora", "aliens")
        .home("pandora", "TEC")
        .units(alien1="COR.a", creature1="TEC.a")
    )
    p.card("aliens.hive", "CON.2").hold(embryo, "CON.2")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.life("aliens") == 19  # T-138 it acts on its old owner's units
    assert (game.at(embryo) == "card") == stays
    assert (game.s.owner[place("CON.2")] == game.seat("pandora")) == stays


def test_t137_a_creeper_for_one_use_lasts_until_the_end_of_her_next_turn() -> None:
    """T-137: what has no moment of use goes back then."""
    p = take_over("warrior1", "aliens.creeper").units(creature1="TEC.b", creature2="TEC.c")
    game = p.turn("pandora").do("move", unit("warrior1"), room("CON.a"))
    game.do("take-over", game.card("CON.2"), place("CON.2")).skip_to("move")
    if game.ask.key == "malfunction":
        game.do(*game.options[0])
    assert game.at("warrior1") == "card"
    game.do(*next(o for o in game.options if o[0] == "move")).skip_to("move")
    assert game.ask.seat == game.seat("pandora")
    assert game.at("warrior1") == "card"
    game.do(*next(o for o in game.options if o[0] == "move"))
    while game.ask.seat == game.seat("pandora"):
        game.do(*game.options[-1])
    assert game.at("warrior1") == "away"


def test_t138_gains_of_a_taken_card() -> None:
    """T-138: data goes to nobody; Incubator brings nothing; she copies what is hers."""
    p = (
        Position("pandora", "greys")
        .home("pandora", "TEC")
        .units(creature1="COR.a", grey1="WRECK.a")
    )
    p.card("greys.probe", "CON.2").hold("hunter1", "CON.2")
    game = p.units(grey2="CON.b").turn("pandora").move("creature1", "CON.a")
    assert (game.s.data, game.told("acts")) == ([0, 0], 1)
    p = Position("pandora", "aliens").home("pandora", "TEC")
    p.card("aliens.incubator", "COR.1").hold("hunter1", "COR.1").card(
        "aliens.reproduction", "COR.2"
    )
    assert p.s.live[place("COR.1")] == 1
    p.hold("hunter2", "COR.2")
    assert p.s.live[place("COR.1")] == 2
    game = p.units(creature1="TEC.a", alien1="COR.d").turn("pandora").move("creature1", "COR.a")
    assert game.told("spawned") == 0


def test_t138_a_discarded_card_frees_the_embryo() -> None:
    """T-138: the embryo returns to her supply."""
    p = (
        Position("aliens", "pandora")
        .home("pandora", "COR")
        .units(alien1="CON.a", creature1="TEC.a")
    )
    p.card("aliens.hive", "NEST.1").hold("hunter1", "NEST.1")
    game = p.turn("aliens").move("alien1", "NEST.a")
    game.do("purge", game.card("NEST.1"), place("NEST.1"))  # T-141 an enemy card to him
    assert game.at("hunter1") == "away"


def test_t139_token_or_purge_of_pandora() -> None:
    """T-139: her own action in her sector; the enemy may use the common one as before."""
    p = (
        Position("pandora", "marines")
        .home("pandora", "CON")
        .units(marine1="COR.a", creature1="TEC.a")
    )
    game = p.turn("marines").move("marine1", "CON.a")
    assert game.told("no-malfunction") == 1  # the Marines used the Control Room
    assert game.upgrades("marines") == 0


def test_t140_extra_turn_first() -> None:
    """T-140: with the Extra Turn first her own action comes after the extra leg."""
    p = Position("pandora", "marines").home("pandora", "TEC").units(creature1="DOCK.a")
    p.units(creature2="COR.a", marine1="TEC.a", marine2="CON.d")
    game = p.turn("pandora").move("creature1", "TEC.b")
    assert {option[0] for option in game.options} == {"extra-turn", "token"}
    game.do("extra-turn")
    assert game.s.owed == 1
    game.move("creature2", "CON.a")
    told = [e.message.key for e in game.table.events]
    assert told.index("event-token") > told.index("event-extra-turn")
    assert game.s.upgrades[game.seat("pandora")] == 1


def test_t141_purging_what_she_holds() -> None:
    """T-141: she may discard an enemy card in her sector, or one she has taken over there."""
    p = (
        Position("pandora", "marines")
        .home("pandora", "COR")
        .units(creature1="TEC.a", marine1="COR.d")
    )
    p.card("marines.fire", "COR.1").card("marines.barricade", "COR.2").hold("hunter1", "COR.1")
    game = p.turn("pandora").move("creature1", "COR.a")
    purges = {option[2] for option in game.options if option[0] == "purge"}
    assert purges == {place("COR.1"), place("COR.2")}
    game.do("purge", game.card("COR.1"), place("COR.1"))
    assert game.at("hunter1") == "away"


def test_t151_creepers_and_blueprints() -> None:
    """T-151: a Creeper never shuts down another; a Station Blueprint does nothing for Pandora."""
    p = (
        Position("pandora", "aliens")
        .card("aliens.creeper", "COR.1")
        .card("aliens.creeper", "COR.2")
    )
    p.hold("hunter1", "COR.1")
    assert p.s.live[place("COR.1")] == p.s.live[place("COR.2")] == 1
    p = Position("pandora", "scientists").home("pandora", "TEC").units(creature1="TEC.a")
    p.card("scientists.station_blueprint", "COR.1").hold("hunter1", "COR.1")
    game = (
        p.units(scientist1="COR.d", scientist2="LAB.a").turn("pandora").move("creature1", "COR.a")
    )
    assert game.told("acts") == 1
    assert game.ask.seat == game.seat("scientists")


@pytest.mark.parametrize("seats", [3, 4])
def test_t152_free_for_all_with_pandora(seats: int) -> None:
    """T-152: the common sectors and one for each other faction; the order is counted after."""
    table = fresh(seats, pandora=True, faction_1="pandora")
    s = table.state
    assert len(s.ring) == 3 + seats - 1
    table.answer(0, ("sector-token", s.ring[2], 0))
    assert sorted(s.order) == list(range(seats))
    places = [s.ring.index(s.home[q]) for q in s.order]
    assert places == sorted(places)
    assert s.seat_of[PANDORA] == 0
    assert FACTIONS[s.faction[0]] == "pandora"

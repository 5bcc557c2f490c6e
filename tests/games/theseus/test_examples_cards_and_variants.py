"""Examples of the rulebook, C and E: notes on cards, and the variants."""

from __future__ import annotations

import pytest

from starboard.games.theseus.components import FACTIONS, LEVEL
from starboard.games.theseus.state import START
from tests.games.theseus.positions import SECTOR, Position, fresh, place, unit

DUEL = "COR CON NEST TEC DOCK"


# ---- C. Notes on cards -----------------------------------------------------------------------


def test_e21_cameras_and_reproduction() -> None:
    """E-21: T-112. Two points, copied: 4 data points, and the track is 0."""
    p = Position("scientists", "aliens", ring="COR CON LAB TEC NEST")
    p.card("scientists.video_cameras", "CON.2", camera=2).card("scientists.reproduction", "CON.1")
    game = p.units(scientist1="COR.a").turn("scientists").move("scientist1", "CON.a")
    assert (game.data("scientists"), game.s.camera[place("CON.2")]) == (4, 0)


def test_e22_full_camera() -> None:
    """E-22: T-112."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB")
    p.card("scientists.video_cameras", "CON.2", camera=6)
    game = p.units(alien1="COR.a").turn("aliens").move("alien1", "CON.a")
    assert game.s.camera[place("CON.2")] == 6


def test_e23_two_clamps() -> None:
    """E-23: T-110. The first arrival sets off one Clamp, the next one the other."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB")
    p.card("scientists.clamp", "NEST.1").card("scientists.clamp", "NEST.2")
    p.units(alien1="CON.a", alien2="COR.a", lesser1="COR.b", scientist1="TEC.a")
    game = p.turn("aliens").move("alien1", "NEST.a")
    game.do("token").skip_to("move")
    first = game.s.clamps.index(unit("alien1"))
    assert game.s.clamps[1 - first] == -1
    game.move("scientist1", "LAB.a").skip_to("move").move("alien2", "NEST.b")
    assert game.s.clamps[first] == -1  # its arrival has released the first unit
    assert game.s.clamps[1 - first] == unit("alien2")


def test_e24_double_parasite() -> None:
    """E-24: T-108. Two tokens, 3 points: 6 life points, and both come off."""
    p = Position("marines", "aliens", ring="COR CON DOCK TEC NEST")
    p.card("aliens.parasite", "NEST.1").card("aliens.reproduction", "NEST.2")
    p.units(marine1="TEC.a", alien1="CON.a", alien2="NEST.a", alien3="NEST.b")
    game = p.turn("marines").move("marine1", "NEST.c")
    assert game.s.parasites == [unit("marine1")] * 2
    game.skip_to("move").move("alien1", "DOCK.a").skip_to("move")
    game.move("marine1", "DOCK.b")
    assert game.life("marines") == 14
    assert game.s.parasites == [-1, -1]


def test_e25_protection() -> None:
    """E-25: T-65, T-103. The token has to go back on Protection."""
    p = Position("aliens", "marines", ring=DUEL)
    p.card("marines.protection", "TEC.1").card("marines.mine", "TEC.2").malfunction("TEC.1")
    game = p.units(alien1="COR.a").turn("aliens").move("alien1", "CON.a")
    assert game.s.malfunction == place("TEC.1")
    assert game.told("malfunction") == 1


@pytest.mark.parametrize(("end", "life"), [("WRECK.b", 20), ("CON.a", 19)])
def test_e26_teleport(end: str, life: int) -> None:
    """E-26: T-42. Elsewhere the Hive does nothing; in place it acts."""
    p = Position("greys", "aliens", ring="COR CON WRECK TEC NEST")
    p.card("greys.teleportation", "CON.1").card("aliens.hive", "CON.2")
    p.card("greys.probe", "CON.3").card("aliens.habitat", "TEC.1")
    game = p.units(grey1="COR.a").turn("greys").move("grey1", end)
    assert game.life("greys") == life
    assert game.data("greys") == (1 if end == "CON.a" else 0)


def test_e27_card_from_the_deck_before_the_refill() -> None:
    """E-27: T-87, T-88."""
    p = Position("aliens", "marines", ring=DUEL)
    p.card("aliens.hive", "COR.p").card("bonus.card_from_deck", "CON.1")
    p.deck("aliens", "aliens.assault", "aliens.habitat")
    game = p.units(alien1="DOCK.a").turn("aliens").move("alien1", "COR.a")
    game.install("COR.p", "CON.1")
    assert game.ask.key == "before-refill"
    game.do("play", game.s.kept[0][0]).do("install", game.s.decks[0][-1], place("TEC.1"))
    assert game.on("TEC.1") == "aliens.assault"
    assert game.on("COR.p") == "aliens.habitat"


@pytest.mark.parametrize(("skip", "life"), [(False, 19), (True, 20)])
def test_e28_fire_crossing(skip: bool, life: int) -> None:
    """E-28: T-48, T-49. Fire acts on crossing, unless its sector is left out."""
    p = Position("aliens", "marines", ring="COR CON NEST TEC DOCK")
    p.card("marines.fire", "TEC.1").units(alien1="NEST.a", alien2="NEST.b", marine1="COR.a")
    if skip:
        p.card("aliens.vent_shortcut", "TEC.2")
    game = p.turn("aliens")
    game.move("alien1", "COR.b" if skip else "DOCK.a")
    assert game.life("aliens") == life


def test_e29_the_clamp_opens_before_the_minor_assault() -> None:
    """E-29: T-52, T-110. Both Marines attack: 2 + 1 = 3 damage."""
    p = Position("marines", "scientists", ring="COR CON DOCK TEC LAB")
    p.units(marine1="COR.b+", scientist1="COR.a", scientist2="COR.d", marine2="LAB.a")
    p.s.clamps[0] = unit("marine1")
    game = p.turn("marines")  # marine2 has one move only, to COR.c: nobody is asked
    # marine2 in c has scientist1 (a) and scientist2 (d) in range and hits one of them
    assert game.s.clamps == [-1, -1]
    minor = 3
    assert game.life("scientists") == 20 - minor - minor  # and the Assault of the Corridors


def test_e30_remote_control_copied() -> None:
    """E-30: T-113. Archive and Small Laboratory, but not Archive twice."""
    p = Position("scientists", "aliens", ring="COR CON LAB TEC NEST")
    p.card("scientists.remote_control", "COR.1").card("scientists.reproduction", "COR.2")
    p.card("scientists.archive", "TEC.1").card("scientists.small_laboratory", "TEC.2")
    game = p.units(scientist1="NEST.a").turn("scientists").move("scientist1", "COR.a")
    assert {option[2] for option in game.options} == {place("TEC.1"), place("TEC.2")}
    game.act("TEC.1")
    assert set(game.options) == {("stop",), ("act", game.card("TEC.2"), place("TEC.2"))}
    game.act("TEC.2").through()
    assert (game.data("scientists"), game.upgrades("scientists")) == (1, 1)


def test_t113_the_second_action_is_optional() -> None:
    """T-113: a copied Remote Control lets two cards be carried out, one at least."""
    p = Position("scientists", "aliens", ring="COR CON LAB TEC NEST")
    p.card("scientists.remote_control", "COR.1").card("scientists.reproduction", "COR.2")
    p.card("scientists.archive", "TEC.1").card("scientists.small_laboratory", "TEC.2")
    game = p.units(scientist1="NEST.a").turn("scientists").move("scientist1", "COR.a")
    game.act("TEC.1").do("stop").through()
    assert (game.data("scientists"), game.upgrades("scientists")) == (1, 0)


def test_e31_decline_on_a_poor_enemy() -> None:
    """E-31: T-104. The token on a card under malfunction cannot be taken."""
    p = Position("greys", "marines", ring="COR CON WRECK TEC DOCK")
    p.card("greys.decline", "TEC.1", tokens=2).card("marines.mine", "COR.1", tokens=1)
    p.malfunction("COR.1").points("marines", upgrades=1)
    p.units(grey1="WRECK.a", marine1="DOCK.a+", marine2="DOCK.b")
    game = p.turn("greys").move("grey1", "TEC.a")
    assert game.ask.seat == game.seat("marines")  # T-142 the loser chooses
    game.do("lose-token", game.seat("marines"))
    assert game.upgrades("marines") == 0
    assert not game.s.advanced >> unit("marine1") & 1
    assert game.s.tokens[place("COR.1")] == 1


def test_e32_token_limit() -> None:
    """E-32: T-107. No fourth Lesser Alien; no twenty-first upgrade token."""
    p = Position("aliens", "marines", ring=DUEL)
    p.card("aliens.incubator", "CON.2").units(alien1="COR.a")
    p.units(lesser1="TEC.a", lesser2="TEC.b", lesser3="space")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.told("no-lesser") == 1
    p = (
        Position("aliens", "marines", ring=DUEL)
        .units(alien1="CON.a")
        .points("marines", upgrades=20)
    )
    game = p.turn("aliens").move("alien1", "NEST.a")
    assert game.upgrades("aliens") == 0
    assert game.told("no-token") == 1


# ---- E. Variants -----------------------------------------------------------------------------


def test_e43_novice_decks() -> None:
    """E-43: T-30, T-31. Level 0, three starting cards, one at a time in turn."""
    table = fresh(2, novice_levels=0, three_start_cards=True)
    s = table.state
    assert all(LEVEL[c] == 0 for q in (0, 1) for c in s.decks[q] + s.drawn[q])
    assert [len(s.drawn[q]) for q in (0, 1)] == [5, 5]
    asked = []
    while s.phase == START:
        asked.append(table.pending[0].seat)
        table.answer(asked[-1], table.pending[0].options[0])
    first, second = s.order
    assert asked == [first, second] * 3
    assert [len(deck) for deck in s.decks] == [10, 10]
    pending = [c for c in s.places[29:] if c >= 0]
    assert len(pending) == 4


def test_e44_free_for_all_trap() -> None:
    """E-44: T-117. The Aliens gain, whoever moved the Marine into their Hive."""
    p = Position("greys", "marines", "aliens")
    p.card("greys.control", "TEC.1").card("aliens.hive", "CON.2")
    ring = {sector: n for n, sector in enumerate(p.s.ring)}
    before_tec = p.s.ring[ring[SECTOR["TEC"]] - 1]
    before_con = p.s.ring[ring[SECTOR["CON"]] - 1]
    names = {number: text for text, number in SECTOR.items()}
    p.units(grey1=f"{names[before_tec]}.a", marine1=f"{names[before_con]}.b")
    game = p.turn("greys").move("grey1", "TEC.a").move("marine1", "CON.a")
    assert (game.life("aliens"), game.life("marines"), game.life("greys")) == (1, 0, 0)


@pytest.mark.parametrize("shares", [(1, 1), (2, 0)])
def test_e45_free_for_all_medical_ward(shares: tuple[int, int]) -> None:
    """E-45: T-118. Number 2: the enemies lose 2 in all, as the Scientists like."""
    p = Position("scientists", "marines", "aliens")
    p.card("scientists.medical_ward", "COR.1", tokens=1)
    p.points("marines", life=5).points("aliens", life=5)
    names = {number: text for text, number in SECTOR.items()}
    p.units(scientist1=f"{names[p.s.ring[-1]]}.a")
    game = p.turn("scientists").move("scientist1", "COR.a")
    game.do("drain", game.seat("marines"))
    game.do("drain", game.seat("marines" if shares[0] == 2 else "aliens"))
    assert (5 - game.life("marines"), 5 - game.life("aliens")) == shares
    assert game.life("scientists") == 0


def test_e46_team_order() -> None:
    """E-46: T-120. A first, B first, A second, B second."""
    table = fresh(4, mode="team", first=1)
    s = table.state
    assert s.order == (0, 1, 2, 3)
    assert [s.side[q] for q in s.order] == [0, 1, 0, 1]


def test_e47_team_modules() -> None:
    """E-47: T-126. A Marine gets nothing from an allied Chamber."""
    p = Position(
        "marines", "aliens", "greys", "scientists", mode="team", ring="COR CON DOCK TEC NEST"
    )
    p.card("greys.chamber", "COR.1").units(marine1="NEST.a", alien1="COR.b")
    game = p.turn("marines").move("marine1", "COR.a")
    assert game.life("aliens") == 19
    assert game.data("greys") == 0


@pytest.mark.parametrize(("right", "first"), [(0, "pandora"), (1, "marines")])
def test_e48_pandora_starts(right: int, first: str) -> None:
    """E-48: T-131. Left of the Dock she starts, right of it the Marines do."""
    table = fresh(2, pandora=True, faction_1="pandora", faction_2="marines")
    table.answer(0, ("sector-token", SECTOR["DOCK"], right))
    assert table.state.order[0] == table.state.seat_of[FACTIONS.index(first)]


def test_e49_pandora_in_the_corridors() -> None:
    """E-49: T-139. Both actions, in her order; a token first may advance a unit before."""
    p = Position("pandora", "marines").home("pandora", "COR")
    p.units(creature1="TEC.a", marine1="COR.a", marine2="COR.b", marine3="CON.a")
    game = p.turn("pandora").move("creature1", "COR.c")
    assert {option[0] for option in game.options} == {"assault", "token"}
    game.do("token").do("advance", unit("creature1"))  # then only the Assault is left
    assert game.life("marines") == 20 - 2  # advanced: a and b are in range of c


def test_e50_pandora_shares_a_sector() -> None:
    """E-50: T-28, T-132. The Dock is full after two units each, and nothing happens."""
    table = fresh(2, pandora=True, faction_1="pandora", faction_2="marines")
    table.answer(0, ("sector-token", SECTOR["DOCK"], 0))
    while table.state.phase == START or not table.state.turn:
        ask = table.pending[0]
        table.answer(ask.seat, ask.options[0])
        if -1 not in table.state.rooms[4 * SECTOR["DOCK"] : 4 * SECTOR["DOCK"] + 4]:
            break
    assert table.state.life == [20, 20]
    assert not any(e.message.key == "event-minor-assault" for e in table.events)
    assert {u for u in table.state.rooms if u >= 0} == {0, 1, 15, 16}

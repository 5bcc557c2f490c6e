"""Chapters 10 to 13: kinds of cards, copies, and every card with a note of its own."""

from __future__ import annotations

import pytest

from starboard.games.theseus.tables import COPIED, EFFECT, KINDS, ONE_SHOT, UPGRADEABLE
from tests.games.theseus.positions import SECTOR, Game, Position, place, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"
MARINES_FIRST = "COR CON DOCK TEC NEST"
GREYS_FIRST = "COR CON WRECK TEC NEST"
GREYS_MARINES = "COR CON WRECK TEC DOCK"
SCIENTISTS_FIRST = "COR CON LAB TEC NEST"


# ---- instants and bonus cards (chapter 10) ---------------------------------------------------


def test_t84_instants_are_kept_and_played_once() -> None:
    """T-84: any number per turn, each once, then discarded."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="NEST.a", alien1="TEC.a")
    p.kept("marines", "bonus.upgrade", "bonus.upgrade")
    game = p.turn("marines")
    first, second = game.s.kept[0]
    game.do("play", first).do("play", second)
    assert (game.upgrades("marines"), game.keeps("marines")) == (2, [])
    assert {first, second} <= set(game.s.gone)
    assert game.why("play", first)  # it is not kept any more


def test_t86_bonus_cards_are_taken_by_installing() -> None:
    """T-86: who installs a card on their slot takes them."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.hive", "COR.p").card("bonus.upgrade", "CON.1").deck("aliens", "aliens.assault")
    game = p.turn("aliens").move("alien1", "COR.a").install("COR.p", "CON.1")
    assert game.keeps("aliens") == ["bonus.upgrade"]


def test_t87_only_an_empty_slot() -> None:
    """T-87: not on a bonus card, not in place of a card; an instant on top is taken instead."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.habitat", "COR.1").card("bonus.upgrade", "CON.1")
    p.kept("aliens", "bonus.card_from_deck", "bonus.card_from_deck")
    p.deck("aliens", "aliens.hive", "aliens.hollow")
    game = p.turn("aliens").do("play", p.s.kept[0][0])
    hive = game.s.decks[0][-1]
    assert game.why("install", hive, place("COR.1")) == "T-17"
    assert game.why("install", hive, place("CON.1")) == "T-17"
    game.do("install", hive, place("COR.2")).do("play", game.s.kept[0][0])
    assert game.keeps("aliens") == ["aliens.hollow"]


def test_t87_not_with_an_empty_deck() -> None:
    """T-87: it cannot be played then, and never moves the end marker."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    game = p.kept("aliens", "bonus.card_from_deck").turn("aliens")
    assert game.why("play", game.s.kept[0][0]) == "T-87"


def test_t89_upgrade_gives_a_token() -> None:
    """T-89, T-150: one token; with an empty supply it may be played and gives nothing."""
    for others, mine in ((0, 1), (20, 0)):
        p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
        p.kept("aliens", "bonus.upgrade").points("marines", upgrades=others)
        game = p.turn("aliens").do("play", p.s.kept[0][0])
        assert game.upgrades("aliens") == mine


def test_t90_short_circuit_and_refit() -> None:
    """T-90: the malfunction token and the moving of a card, as instants."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.kept("aliens", "bonus.short_circuit", "bonus.refit")
    p.card("marines.mine", "CON.2").card("marines.fire", "COR.1").card("aliens.hive", "TEC.1")
    short, refit = p.s.kept[0]
    game = (
        p.turn("aliens").do("play", short).do("disable", p.s.places[place("CON.2")], place("CON.2"))
    )
    assert game.s.malfunction == place("CON.2")
    game.do("play", refit).do("install", game.card("TEC.1"), place("COR.5"))
    assert game.on("COR.5") == "aliens.hive"


def test_t91_shaft_passage() -> None:
    """T-91: with the choice of a move, one sector further, if wanted; it is a movement point."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", marine1="TEC.a")
    p.kept("aliens", "bonus.shaft_passage").card("marines.fire", "CON.2")
    game = p.turn("aliens")
    assert game.ends("alien1") == {"CON"}
    shaft = game.s.kept[0][0]
    game.do("play", shaft)
    assert game.ends("alien1") == {"CON", "NEST"}
    game.move("alien1", "NEST.a")
    assert game.life("aliens") == 19  # the Fire was crossed
    assert game.s.shaft == 0


def test_t91_not_after_the_move() -> None:
    """T-91: no use between other steps."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.kept("aliens", "bonus.shaft_passage").deck("aliens", "aliens.hive")
    game = p.turn("aliens").move("alien1", "COR.a")
    assert game.ask.key == "pending"
    assert game.why("play", game.s.kept[0][0]) == "T-91"


# ---- copies (chapter 11) ---------------------------------------------------------------------


@pytest.mark.parametrize(("reproductions", "tokens"), [(0, 1), (1, 2), (2, 3)])
def test_t92_copies(reproductions: int, tokens: int) -> None:
    """T-92: one more for each live own Reproduction next to the card."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="NEST.a", alien1="TEC.a")
    p.card("marines.armoury", "COR.2")
    for at in ("COR.1", "COR.3")[:reproductions]:
        p.card("marines.reproduction", at)
    game = p.turn("marines").move("marine1", "COR.a")
    assert game.upgrades("marines") == tokens


def test_t93_what_is_not_copied() -> None:
    """T-93: not diagonally, no enemy card, no card under malfunction, no other Reproduction."""
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.card("marines.reproduction", "COR.2").card("marines.reproduction", "COR.1")
    p.card("marines.mine", "COR.4").card("aliens.hive", "COR.3").card("marines.fire", "COR.5")
    p.malfunction("COR.5")
    live = {at: p.s.live[place(at)] for at in ("COR.1", "COR.2", "COR.3", "COR.4", "COR.5")}
    assert live == {"COR.1": 1, "COR.2": 1, "COR.3": 1, "COR.4": 2, "COR.5": 0}


def test_t94_t95_t96_lists_of_the_rulebook() -> None:
    """T-94, T-95, T-96: which cards are multiplied, which count once, which have own rules."""
    by = {how: {k.id for k in KINDS if k.copying == how} for how in ("once", "special", "never")}
    assert by["once"] == {
        "marines.barricade", "marines.protection", "scientists.malfunction", "scientists.hideout",
        "scientists.secret_passage", "aliens.vent_shortcut", "aliens.ventilation_shaft",
        "aliens.creeper", "greys.teleportation",
    }  # fmt: skip
    assert by["special"] == {
        "marines.group_tactics", "marines.double_shot", "marines.ambush",
        "scientists.video_cameras", "scientists.remote_control", "aliens.abduction",
        "aliens.ghost_strike", "aliens.parasite", "greys.invisibility", "greys.control",
    }  # fmt: skip
    for card, copied in enumerate(COPIED[:100]):
        expected = EFFECT[card] not in ("clamp_unit", "copy_neighbours", "relocate_own_card")
        kind = next(k for k in KINDS if k.effect == EFFECT[card])
        assert copied == (expected and kind.copying != "once")


def test_t95_once_only() -> None:
    """T-95: a copied Malfunction moves the token once."""
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.malfunction", "COR.1").card("scientists.reproduction", "COR.2")
    p.card("aliens.hive", "TEC.1").units(alien1="TEC.a")
    game = p.turn("scientists").move("scientist1", "COR.a")
    assert game.told("malfunction") == 1


# ---- Marines and Greys (chapter 12) ----------------------------------------------------------


def test_t97_mind_control_and_group_tactics() -> None:
    """T-97: normal distance, no action of the moved unit, traps hostile to it act."""
    p = Position("greys", "marines", ring=GREYS_MARINES).units(grey1="WRECK.a", marine1="COR.a")
    p.card("greys.control", "TEC.1").card("greys.soul_trap", "CON.2").card(
        "marines.armoury", "CON.1"
    )
    game = p.turn("greys").move("grey1", "TEC.a").move("marine1", "CON.a")
    assert (game.data("greys"), game.upgrades("marines")) == (1, 0)
    assert game.s.malfunction == -1  # no sector action either


def test_t97_not_clamped_not_in_space() -> None:
    """T-97: units in space or clamped cannot be chosen."""
    p = Position("greys", "marines", ring=GREYS_MARINES).units(grey1="WRECK.a", marine1="COR.a")
    p.units(marine2="space", marine3="DOCK.a").card("greys.control", "TEC.1")
    p.s.clamps[0] = unit("marine3")
    game = p.turn("greys").move("grey1", "TEC.a")
    assert {option[1] for option in game.options} == {unit("marine1")}


def test_t98_different_units() -> None:
    """T-98: with number 2 two different units; the second may be left out."""
    p = Position("greys", "marines", ring=GREYS_MARINES).units(grey1="WRECK.a", marine1="COR.a")
    p.units(marine2="DOCK.a").card("greys.control", "TEC.1", tokens=1)
    game = p.turn("greys").move("grey1", "TEC.a")
    assert ("stop",) not in game.options
    game.move("marine1", "CON.a")
    assert {option[1] for option in game.options if option[0] == "move"} == {unit("marine2")}
    game.do("stop")
    assert game.at("marine2") == "DOCK.a"


def combat(tokens: int, side: str = "", copied: bool = False) -> Game:
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1=f"COR.b{side}", alien1="COR.a", alien2="COR.c", marine2="CON.a")
    p.card("marines.combat_position", "COR.1", tokens=tokens).card("marines.assault", "DOCK.1")
    if copied:
        p.card("marines.reproduction", "COR.2")
    return p.turn("marines").move("marine2", "DOCK.a")


@pytest.mark.parametrize(
    ("tokens", "side", "copied", "damage"),
    [(0, "", False, 2), (2, "", False, 4), (0, "+", False, 3), (1, "", True, 5)],
)
def test_t99_combat_position(tokens: int, side: str, copied: bool, damage: int) -> None:
    """T-99: +[n] once per unit that hits, multiplied by copies, not per target."""
    assert combat(tokens, side, copied).life("aliens") == 20 - damage


def test_t99_chamber() -> None:
    """T-99: the same with data for Greys that gain some."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.chamber", "COR.1", tokens=1)
    p.units(grey1="NEST.a+", alien1="COR.b")
    assert p.turn("greys").move("grey1", "COR.a").data("greys") == 3


def test_t100_double_shot() -> None:
    """T-100: one unit repeats all its hits; the bonus of T-99 is not repeated."""
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1="COR.b+", alien1="COR.a", alien2="COR.c", marine2="CON.a")
    p.card("marines.double_shot", "COR.1").card("marines.combat_position", "COR.2")
    p.card("marines.assault", "DOCK.1")
    game = p.turn("marines").move("marine2", "DOCK.a")
    assert game.life("aliens") == 20 - 2 - 1 - 2


def test_t100_which_unit_repeats() -> None:
    """T-100: the player chooses between a basic and an advanced unit."""
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1="COR.b+", marine3="COR.c", alien1="COR.a", alien2="COR.d", marine2="CON.a")
    p.card("marines.double_shot", "COR.1").card("marines.assault", "DOCK.1")
    game = p.turn("marines").move("marine2", "DOCK.a")
    assert (game.ask.key, game.kinds()) == ("repeat", {"repeat"})
    assert game.do("repeat", unit("marine3")).life("aliens") == 20 - 3 - 1


@pytest.mark.parametrize(("copies", "ambushes"), [(0, 1), (1, 2), (2, 2)])
def test_t101_ambush(copies: int, ambushes: int) -> None:
    """T-101: a Minor Assault of the Marines; two with a copy, never more than two."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="COR.a")
    p.card("marines.ambush", "COR.2")
    for at in ("COR.1", "COR.3")[:copies]:
        p.card("marines.reproduction", at)
    game = p.turn("aliens").move("alien1", "COR.b")
    assert game.life("aliens") == 20 - ambushes


def test_t102_trap_detector() -> None:
    """T-102: a token silences all enemy traps of a sector once; a Mine is not discarded."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="DOCK.a", marine2="COR.a")
    p.card("marines.trap_detector", "TEC.1", tokens=1).card("aliens.hive", "CON.2")
    p.card("aliens.tentacles", "CON.1").units(alien1="NEST.a")
    game = p.turn("marines").move("marine1", "TEC.a")
    game.do("detect", SECTOR["CON"]).do("detect", SECTOR["CON"])
    assert sorted(game.s.silence) == [-1, SECTOR["CON"], SECTOR["CON"]]
    game.move("marine2", "CON.a")  # the Extra Turn
    assert game.life("marines") == 20
    assert game.s.silence.count(SECTOR["CON"]) == 1


def test_t102_not_for_others_and_not_for_nothing() -> None:
    """T-102: only Marine units use it up, and only where traps would act."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", marine1="DOCK.a")
    p.card("marines.mine", "CON.2")
    p.s.silence[0], p.s.silence_by[0] = SECTOR["CON"], p.seat("marines")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.life("aliens") == 18
    assert game.s.silence[0] == SECTOR["CON"]


def test_t103_barricade() -> None:
    """T-103: per assault at most 1 life point by attacks on units in its sector."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.units(alien1="DOCK.a+", marine1="COR.a", marine2="COR.c").card("marines.barricade", "COR.1")
    game = p.turn("aliens").move("alien1", "COR.b")
    assert game.life("marines") == 19


def test_t103_protection_draws_the_token() -> None:
    """T-103: an enemy must put the token there; the Marines need not."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", marine1="DOCK.a")
    p.card("marines.protection", "TEC.1").card("marines.mine", "TEC.2")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.s.malfunction == place("TEC.1")


def test_t104_invisibility() -> None:
    """T-104: cannot be attacked; traps act; the token goes back when the unit moves."""
    p = Position("marines", "greys", ring="COR CON DOCK TEC WRECK")
    p.units(marine1="WRECK.a+", grey1="COR.a", grey2="COR.c")
    p.s.invisible = 1 << unit("grey1")
    game = p.turn("marines").move("marine1", "COR.b")
    assert game.life("greys") == 19  # only grey2 was hit
    game.skip_to("move").move("grey1", "TEC.a")
    assert game.s.invisible == 0


def test_t104_placing_invisibility() -> None:
    """T-104: [2] different own units, two tokens in all."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.invisibility", "TEC.1", tokens=2)
    p.units(grey1="WRECK.a", grey2="COR.a", grey3="COR.b", alien1="NEST.a")
    game = p.turn("greys").move("grey1", "TEC.a")
    game.do("veil", unit("grey1")).do("veil", unit("grey2"))
    assert game.s.invisible == 1 << unit("grey1") | 1 << unit("grey2")
    assert game.ask.key == "move"  # no third token


def test_t104_transfer_and_soul_trap() -> None:
    """T-104: data for each enemy unit in the sector; data when an enemy stops."""
    p = Position("greys", "aliens", ring=GREYS_FIRST).card("greys.transfer", "TEC.1")
    p.units(grey1="WRECK.a", alien1="TEC.a", alien2="TEC.b", alien3="COR.a")
    assert p.turn("greys").move("grey1", "TEC.c").data("greys") == 2
    p = Position("aliens", "greys", ring="COR CON NEST TEC WRECK").units(alien1="COR.a")
    p.card("greys.soul_trap", "CON.2", tokens=1)
    assert p.turn("aliens").move("alien1", "CON.a").data("greys") == 2


# ---- Aliens and Scientists (chapter 13) ------------------------------------------------------


def test_t105_hollow() -> None:
    """T-105: not a card under malfunction, only to an empty slot."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.hive", "COR.1").card("aliens.habitat", "COR.2").malfunction("COR.1")
    p.card("bonus.upgrade", "CON.1").kept("aliens", "aliens.hollow")
    game = p.turn("aliens").do("play", p.s.kept[0][0])
    habitat = game.card("COR.2")
    assert {option[1] for option in game.options} == {habitat}  # not the Hive
    assert game.why("install", habitat, place("CON.1")) == "T-17"


def test_t106_abduction() -> None:
    """T-106, T-147: to a room of any other sector; traps act there, nothing is crossed."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="COR.a")
    p.card("aliens.abduction", "COR.1").card("aliens.hive", "TEC.1").card(
        "aliens.tentacles", "CON.2"
    )
    p.units(marine2="COR.c")
    p.s.clamps[0] = unit("marine2")  # T-147 cannot be chosen
    p.s.parasites[0], p.s.parasite_by[0] = unit("marine1"), p.seat("aliens")
    game = p.turn("aliens").move("alien1", "COR.b")
    assert {option[1] for option in game.options} == {unit("marine1")}
    assert all(option[2] >> 2 != SECTOR["COR"] for option in game.options)
    game.do("abduct", unit("marine1"), room("TEC.a"))
    assert game.life("marines") == 19  # the Hive alone
    assert unit("marine1") in game.s.parasites  # no point was used
    assert game.s.moved >> unit("marine1") & 1


def test_t107_incubator() -> None:
    """T-107: a Lesser Alien appears; filling the sector is a Minor Assault of the Aliens."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a+", marine1="NEST.b")
    p.card("aliens.incubator", "NEST.1").units(marine2="NEST.c")
    game = p.turn("aliens").move("alien1", "NEST.a")
    assert game.at("lesser1") == "NEST.d"
    # the advanced Alien hits b and c, the Lesser Alien one of them
    assert (game.told("minor-assault"), game.life("marines")) == (1, 17)


def test_t107_incubator_in_a_full_sector() -> None:
    """T-107: without an empty room it launches a unit of the player's choice."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a", marine1="NEST.b")
    p.card("aliens.incubator", "NEST.1").units(marine2="NEST.c", marine3="NEST.d")
    game = p.turn("aliens")
    assert game.ask.key == "spawn"  # the only move was made by itself
    game.do("spawn", room("NEST.b"))
    assert (game.at("marine1"), game.at("lesser1")) == ("space", "NEST.b")


def test_t108_parasite_on_a_clean_unit_only() -> None:
    """T-108: attached to a unit that carries none; rid of it after the move."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="COR.a", alien1="TEC.a")
    p.card("aliens.parasite", "CON.2")
    p.s.parasites[0], p.s.parasite_by[0] = unit("marine1"), p.seat("aliens")
    game = p.turn("marines").move("marine1", "CON.a")
    assert game.life("marines") == 19  # one point
    assert game.s.parasites.count(unit("marine1")) == 1  # rid of it, and infected anew


def test_t108_no_second_parasite() -> None:
    """T-108: a unit that brings its parasite along (T-147) gets no other one."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="COR.a")
    p.card("aliens.abduction", "COR.1").card("aliens.parasite", "TEC.1")
    p.s.parasites[0], p.s.parasite_by[0] = unit("marine1"), p.seat("aliens")
    game = p.turn("aliens").move("alien1", "COR.b").do("abduct", unit("marine1"), room("TEC.a"))
    assert game.s.parasites == [unit("marine1"), -1]
    assert game.told("trap") == 0


def test_t137_a_time_loop_for_one_use() -> None:
    """T-137: a shortcut goes back after the first move it changed, not before."""
    for end, held in (("WRECK.b", True), ("CON.a", False)):
        p = Position("pandora", "greys").home("pandora", "TEC").card("greys.time_loop", "CON.2")
        p.hold("warrior1", "CON.2").units(creature1="COR.a", grey1="COR.b", grey2="CON.d")
        game = p.units(grey3="WRECK.d").turn("pandora").move("creature1", end)
        assert (game.at("warrior1") == "card") == held


@pytest.mark.parametrize(("side", "held"), [("", True), ("+", False)])
def test_t137_a_barricade_for_one_use(side: str, held: bool) -> None:
    """T-137: a module goes back after the first assault it changed: one hit passes it anyway."""
    p = Position("marines", "pandora", ring="COR CON DOCK TEC").home("pandora", "CON")
    p.card("marines.barricade", "COR.1").hold("warrior1", "COR.1")
    p.units(marine1=f"TEC.a{side}", creature1="COR.a", creature2="COR.c")
    game = p.turn("marines").move("marine1", "COR.b")
    assert game.life("pandora") == 19
    assert (game.at("warrior1") == "card") == held


def test_t109_ghost_strike() -> None:
    """T-109: [2] different own units attack, each at most once a turn in this way."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).card(
        "aliens.ghost_strike", "NEST.1", tokens=2
    )
    p.units(alien1="CON.a", alien2="TEC.a+", marine1="TEC.b", alien3="COR.b+", marine2="COR.a")
    p.card("aliens.lurking", "TEC.1")
    game = p.turn("aliens").move("alien1", "NEST.a")
    game.do("strike", unit("alien2"))  # then alien3 alone is left, and nobody is asked
    assert game.life("marines") == 18  # Lurking was not activated
    assert game.s.struck == 1 << unit("alien2") | 1 << unit("alien3")


def test_t109_lurking() -> None:
    """T-109: in each own assault, no passage and no own unit needed; Hideout protects."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="LAB.a")
    p.units(scientist1="TEC.a", scientist2="CON.a").card("aliens.lurking", "TEC.1", tokens=1)
    p.card("aliens.lurking", "CON.2").card("scientists.hideout", "CON.1")
    game = p.turn("aliens").move("alien1", "COR.a")
    assert game.life("scientists") == 18


def test_t110_clamped() -> None:
    """T-110: neither moved nor attacking, until a unit of its side arrives."""
    p = Position("marines", "scientists", ring="COR CON DOCK TEC LAB").units(marine1="COR.a")
    p.card("scientists.clamp", "CON.1").units(marine2="LAB.a", scientist1="CON.b")
    game = p.turn("marines").move("marine1", "CON.a")
    assert game.s.clamps[0] == unit("marine1")
    game.skip_to("move", "malfunction")
    if game.ask.key == "malfunction":
        game.do(*game.options[0]).skip_to("move")
    game.do(*next(o for o in game.options if o[1] == unit("scientist1"))).skip_to("move")
    assert game.why("move", unit("marine1"), room("DOCK.a")) == "T-110"


def test_t111_creeper() -> None:
    """T-111: enemy cards next to it are out, but may be replaced, purged and upgraded."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).points("marines", upgrades=1)
    p.card("aliens.creeper", "COR.2").card("marines.fire", "COR.1").card("marines.mine", "COR.4")
    p.card("aliens.hive", "COR.5").card("bonus.upgrade", "COR.3").units(marine1="NEST.a")
    game = p.turn("marines")
    live = {at: game.s.live[place(at)] for at in ("COR.1", "COR.4", "COR.5")}
    assert live == {"COR.1": 0, "COR.4": 1, "COR.5": 1}  # diagonal and own cards work
    game.do("improve", game.card("COR.1"), place("COR.1"))
    assert game.s.tokens[place("COR.1")] == 1


def test_t112_cameras_collect_and_pay() -> None:
    """T-112: collecting is not multiplied; Remote Control cannot pay it out."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="COR.a")
    p.card("scientists.video_cameras", "CON.2", tokens=1).card("scientists.reproduction", "CON.1")
    game = p.turn("aliens").move("alien1", "CON.a")
    assert game.s.camera[place("CON.2")] == 2
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.remote_control", "COR.1")
    p.card("scientists.video_cameras", "TEC.1", camera=3).units(alien1="TEC.a")
    assert p.turn("scientists").move("scientist1", "COR.a").data("scientists") == 0


def test_t113_remote_control() -> None:
    """T-113: with the card's own copies, never another Remote Control."""
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.remote_control", "COR.1").card("scientists.remote_control", "TEC.1")
    p.card("scientists.archive", "TEC.2").card("scientists.reproduction", "TEC.5")
    p.units(alien1="TEC.a")
    game = p.turn("scientists").move("scientist1", "COR.a")
    assert game.data("scientists") == 2


@pytest.mark.parametrize(("tokens", "life"), [(0, 20), (1, 19), (2, 18)])
def test_t114_defence_system(tokens: int, life: int) -> None:
    """T-114: inactive until the first upgrade token."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="COR.a")
    p.card("scientists.defence_system", "CON.2", tokens=tokens)
    assert p.turn("aliens").move("alien1", "CON.a").life("aliens") == life


def test_t114_hideout() -> None:
    """T-114: own units in the sector cannot be attacked."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="LAB.a+")
    p.units(scientist1="COR.a", scientist2="COR.c").card("scientists.hideout", "COR.1")
    assert p.turn("aliens").move("alien1", "COR.b").life("scientists") == 20


def test_t114_explosion() -> None:
    """T-114: [2] for each enemy unit; declined as long as there is none."""
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.explosion", "COR.1").units(alien1="COR.a", alien2="COR.d")
    game = p.turn("scientists").move("scientist1", "COR.b")
    assert (game.life("aliens"), game.on("COR.1")) == (16, "")
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.explosion", "COR.1").units(alien1="TEC.a")
    game = p.turn("scientists").move("scientist1", "COR.b")
    assert game.ask.key == "explode"
    game.do("decline")
    assert game.on("COR.1") == "scientists.explosion"


def test_t114_station_blueprint() -> None:
    """T-114: one pending-card option in a sector of the player's choice."""
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="LAB.a")
    p.card("scientists.station_blueprint", "TEC.1").card("aliens.hive", "NEST.p1")
    p.deck("scientists", "scientists.archive").units(alien1="NEST.a")
    game = p.turn("scientists").move("scientist1", "TEC.a")
    assert game.ask.key == "blueprint"
    game.do("oust", game.card("NEST.p1"), place("NEST.p1"))
    assert game.on("NEST.p1") == "scientists.archive"


# ---- rulings (chapter 17) --------------------------------------------------------------------


def test_t142_the_controller_of_an_ambush_decides() -> None:
    """T-142: hits in an Ambush are chosen by its controller, in the mover's turn."""
    p = Position(
        "aliens", "marines", "greys", "scientists", mode="team", ring="COR CON NEST TEC DOCK"
    )
    p.card("marines.ambush", "COR.1").units(alien1="DOCK.a", marine1="COR.b", grey1="COR.a")
    game = p.turn("aliens").move("alien1", "COR.c")
    assert (game.ask.key, game.ask.seat) == ("hit", game.seat("marines"))
    game.do("hit", unit("grey1"))
    assert (game.life("greys"), game.life("aliens")) == (19, 20)


def test_t142_else_the_active_player_decides() -> None:
    """T-142: the ally sets off the Aliens' Incubator, and chooses whom the Aliens hit."""
    p = Position(
        "scientists", "marines", "aliens", "greys", mode="team", ring="COR CON NEST TEC DOCK"
    )
    p.card("aliens.incubator", "COR.1").units(scientist1="DOCK.a", alien1="COR.b", marine1="COR.a")
    game = p.units(grey1="COR.c").turn("scientists")
    assert (game.ask.key, game.ask.seat) == ("spawn", game.seat("scientists"))
    game.do("spawn", room("COR.b"))  # in place of the own Alien
    assert (game.ask.key, game.ask.seat) == ("hit", game.seat("scientists"))
    game.do("hit", unit("grey1"))
    assert game.life("greys") == 19


def test_t143_equal_choices_are_not_asked() -> None:
    """T-143: of equal action cards and equal units in space one stands for all."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="NEST.a", alien1="TEC.a")
    p.units(marine2="space", marine3="space").card("marines.armoury", "COR.1")
    p.card("marines.armoury", "COR.2")
    game = p.turn("marines")
    assert {option[1] for option in game.options if option[0] == "land"} == {unit("marine2")}
    game.move("marine1", "COR.a")
    # the first Armoury was chosen by itself; its token makes the second a question
    assert (game.ask.key, game.told("acts"), game.upgrades("marines")) == ("act", 1, 1)


def test_t146_appearing_releases() -> None:
    """T-146: a Lesser Alien that appears releases a clamped Alien; staying does not."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB").units(alien1="CON.a")
    p.card("aliens.incubator", "NEST.1").units(alien2="NEST.b", scientist1="TEC.a")
    game = p.turn("aliens")
    game.s.clamps[0] = unit("alien2")
    game.move("alien1", "NEST.a")
    assert game.s.clamps == [-1, -1]


def test_t147_abducted_units_are_not_launched_themselves() -> None:
    """T-147: no ejection; in a full sector one of the four there is launched."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="COR.a")
    p.card("aliens.abduction", "COR.1").units(
        alien2="CON.a", alien3="CON.b", lesser1="CON.c", marine2="CON.d"
    )
    game = p.turn("aliens").move("alien1", "COR.b")
    assert game.kinds() == {"abduct"}
    game.do("abduct", unit("marine1"), room("CON.d"))
    assert game.at("marine2") == "space"


def test_t148_teleportation_serves_greys_moved_by_greys() -> None:
    """T-148: not an enemy unit under Mind Control."""
    p = Position("greys", "marines", ring=GREYS_MARINES).units(grey1="WRECK.a", marine1="COR.a")
    p.card("greys.control", "TEC.1").card("greys.teleportation", "CON.2")
    game = p.turn("greys").move("grey1", "TEC.a")
    assert game.ends("marine1") == {"CON"}


def test_t149_tokens_of_a_discarded_card() -> None:
    """T-149: upgrades return; the clamp on a unit stays."""
    p = Position("scientists", "aliens", ring=SCIENTISTS_FIRST).units(scientist1="NEST.a")
    p.card("scientists.clamp", "TEC.1").card("scientists.archive", "COR.p")
    p.deck("scientists", "scientists.hideout").units(alien1="TEC.a", alien2="TEC.b")
    p.s.clamps[0] = unit("alien1")
    game = p.turn("scientists").move("scientist1", "COR.a").install("COR.p", "TEC.1")
    assert game.s.clamps[0] == unit("alien1")
    assert game.on("TEC.1") == "scientists.archive"


def test_t150_what_cannot_be_done_is_not_offered() -> None:
    """T-150: instants without a legal target are refused."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.kept("aliens", "aliens.hollow", "bonus.short_circuit", "bonus.refit")
    game = p.turn("aliens")
    assert "play" not in game.kinds()
    assert {game.why("play", card) for card in game.s.kept[0]} == {"T-150"}


def test_t75_and_t85_facts_of_the_box() -> None:
    """T-75, T-85: cards with a number, and the one-shot ones."""
    assert {k.id for k in KINDS if k.one_shot and k.faction >= 0} == {
        "marines.mine", "greys.mine", "scientists.explosion", "aliens.hollow",
    }  # fmt: skip
    assert sum(UPGRADEABLE[:100]) > 30
    assert all(ONE_SHOT[100:])

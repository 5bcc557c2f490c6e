"""Chapters 6 to 9: action cards, sector actions, pending cards, upgrades, the end."""

from __future__ import annotations

import pytest

from starboard.games.theseus.components import CARD
from starboard.games.theseus.rules.course import IDLE_TURNS
from tests.games.theseus.positions import Game, Position, place, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"
MARINES_FIRST = "COR CON DOCK TEC NEST"
SCIENTISTS_FIRST = "COR CON LAB TEC NEST"


# ---- action cards ----------------------------------------------------------------------------


def test_t56_every_own_card_in_any_order() -> None:
    """T-56: all live own action cards of the sector, each once; enemy cards are not carried out."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="NEST.a", alien1="TEC.a")
    p.card("marines.armoury", "COR.1").card("marines.assault", "COR.2")
    p.card("aliens.habitat", "COR.4")
    game = p.turn("marines").move("marine1", "COR.a")
    assert {option[2] for option in game.options} == {place("COR.1"), place("COR.2")}
    game.act("COR.2").through()
    assert [e.message.key for e in game.table.events if e.rule in ("T-57", "T-66")] == [
        "event-acts", "event-assault", "event-acts", "event-token", "event-assault",
    ]  # fmt: skip
    assert game.upgrades("aliens") == 0


def test_t56_cards_that_leave_are_dropped() -> None:
    """T-56: a card moved out of the sector before its turn is not carried out."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.assault", "COR.1").card("aliens.habitat", "COR.2").kept(
        "aliens", "aliens.hollow"
    )
    game = p.turn("aliens").move("alien1", "COR.a")
    hollow = game.s.kept[0][0]
    game.do("play", hollow).do("lift", game.card("COR.2"), place("COR.2"))
    game.do("install", game.card("COR.2"), place("TEC.1"))
    assert game.upgrades("aliens") == 0
    assert game.told("acts") == 1


def test_t57_assault_in_every_sector() -> None:
    """T-57: all units of the player attack, others do not strike back."""
    p = Position("marines", "aliens", ring=MARINES_FIRST)
    p.units(marine1="NEST.a", marine2="CON.a", alien1="CON.b+", marine3="DOCK.a", alien2="DOCK.b+")
    game = p.turn("marines").move("marine1", "COR.a")
    assert (game.life("aliens"), game.life("marines")) == (18, 20)


def test_t58_one_hit_for_one_every_for_every() -> None:
    """T-58: a basic Marine hits one, an advanced one every enemy unit in range."""
    for side, life in (("", 19), ("+", 17)):
        p = Position("marines", "aliens", ring=MARINES_FIRST)
        p.units(marine1=f"COR.b{side}", alien1="COR.a", alien2="COR.c", alien3="COR.d")
        p.units(marine2="CON.a").card("marines.assault", "DOCK.1")
        assert p.turn("marines").move("marine2", "DOCK.a").life("aliens") == life


def test_t60_no_action_in_an_enemy_sector() -> None:
    """T-60: an enemy faction sector gives nothing, the own one a token."""
    for end, tokens in (("NEST.a", 0), ("DOCK.a", 1)):
        start = "TEC.b" if end == "NEST.a" else "CON.b"
        p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1=start, alien1="COR.a")
        assert p.turn("marines").move("marine1", end).upgrades("marines") == tokens


def test_t61_compulsory_even_if_it_hurts() -> None:
    """T-61: the Extra Turn must be taken."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).card("marines.mine", "CON.2")
    p.units(alien1="NEST.a", alien2="COR.a", marine1="DOCK.a")
    game = p.turn("aliens").move("alien1", "TEC.a")
    assert {option[1] for option in game.options} == {unit("alien2")}
    assert game.kinds() == {"move"}
    assert game.move("alien2", "CON.a").life("aliens") == 18


def test_t62_no_card_no_token() -> None:
    """T-62: with no enemy card the token stays where it is."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="COR.a", alien1="TEC.a")
    game = p.turn("marines").move("marine1", "CON.a")
    assert game.s.malfunction == -1
    assert game.told("no-malfunction") == 1


def test_t63_pending_under_malfunction() -> None:
    """T-63: neither installed nor discarded, by anyone."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a", alien2="DOCK.a")
    p.card("aliens.hive", "NEST.p1").malfunction("NEST.p1").deck("aliens", "aliens.assault")
    game = p.turn("aliens").move("alien1", "NEST.a")
    assert "install" not in game.kinds()
    assert game.why("install", game.card("NEST.p1"), place("NEST.1")) == "T-63"


def test_t63_installed_under_malfunction() -> None:
    """T-63: no effect, not replaced, not upgraded, not purged, not moved, not copied."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).points("aliens", upgrades=1)
    p.card("aliens.hive", "NEST.1").card("aliens.reproduction", "NEST.2").malfunction("NEST.1")
    p.units(alien1="CON.a", marine1="DOCK.a").kept("aliens", "aliens.hollow")
    p.card("aliens.assault", "NEST.p1").deck("aliens", "aliens.habitat")
    game = p.turn("aliens")
    assert game.s.live[place("NEST.1")] == 0
    assert game.why("improve", game.card("NEST.1"), place("NEST.1")) == "T-63"
    game.move("alien1", "NEST.a").through()
    assert game.why("install", game.card("NEST.p1"), place("NEST.1")) == "T-63"


def test_t64_tokens_stay_and_work() -> None:
    """T-64: a clamped unit stays clamped when the Clamp card fails; upgrades do not count."""
    p = Position("aliens", "scientists", ring="COR CON NEST TEC LAB")
    p.card("scientists.clamp", "CON.1").card("scientists.defence_system", "TEC.1", tokens=2)
    p.units(alien1="CON.a", alien2="NEST.a", scientist1="LAB.a")
    p.s.clamps[0] = unit("alien1")
    p.malfunction("TEC.1")
    game = p.turn("aliens")
    assert game.ends("alien1") == set()
    game.move("alien2", "TEC.b")
    assert game.life("aliens") == 20
    assert game.s.tokens[place("TEC.1")] == 2


def test_t65_live_before_the_token_is_put_down() -> None:
    """T-65: a Creeper freed of the token silences Protection before the token is placed again."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST)
    p.card("marines.protection", "TEC.1").card("aliens.creeper", "TEC.2").malfunction("TEC.2")
    p.card("marines.mine", "TEC.5").units(alien1="COR.a")
    game = p.turn("aliens")
    assert game.s.live[place("TEC.1")] == 1
    game.move("alien1", "CON.a")
    assert {option[2] for option in game.options} == {place("TEC.1"), place("TEC.5")}


def test_t66_upgrade_token() -> None:
    """T-66: one from the supply, used at once or kept."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a", marine1="COR.a")
    game = p.turn("aliens").move("alien1", "NEST.a")
    assert (game.upgrades("aliens"), game.s.supply()) == (1, 19)


def test_t67_base_purge() -> None:
    """T-67: instead of the token an enemy card of the own sector leaves the game."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a", marine1="COR.a")
    p.card("marines.mine", "NEST.1", tokens=2).card("marines.fire", "NEST.2").malfunction("NEST.2")
    p.card("bonus.upgrade", "NEST.4").card("aliens.hive", "NEST.3").points("aliens", life=20)
    game = p.turn("aliens").move("alien1", "NEST.a")
    mine = CARD["marines.mine"]
    assert mine in game.s.gone  # it acted when the unit arrived, and is one-shot
    game = Game(_purge())
    game.move("alien1", "NEST.a")
    fire, hive = game.card("NEST.2"), game.card("NEST.3")
    assert game.why("purge", hive, place("NEST.3")) == "T-67"
    assert game.why("purge", game.card("NEST.4"), place("NEST.4")) == "T-67"
    assert game.why("purge", game.card("NEST.1"), place("NEST.1")) == "T-63"
    game.do("purge", fire, place("NEST.2"))
    assert (fire in game.s.gone, game.upgrades("aliens")) == (True, 0)


def _purge() -> Position:
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a", marine1="COR.a")
    p.card("marines.mine", "NEST.1").malfunction("NEST.1").card("marines.barricade", "NEST.2")
    p.card("aliens.hive", "NEST.3").card("bonus.upgrade", "NEST.4")
    return p.plan_turn("aliens")


# ---- pending cards ---------------------------------------------------------------------------


def test_t68_no_pending_slots_no_phase() -> None:
    """T-68: in the Technology Bay nobody is asked for pending cards."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="NEST.a", marine1="COR.a")
    p.deck("aliens", "aliens.hive").units(marine2="COR.b")
    game = p.turn("aliens").move("alien1", "TEC.a")
    assert game.ask.seat == game.seat("marines")


def test_t69_t70_t71_refills() -> None:
    """T-69, T-70, T-71: the top card of the own deck comes after each of the three."""
    for lying, kind in (("", "fill"), ("marines.mine", "oust"), ("aliens.habitat", "install")):
        p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
        p.deck("aliens", "aliens.hive", "aliens.assault")
        if lying:
            p.card(lying, "COR.p")
        game = p.turn("aliens").move("alien1", "COR.a")
        game.do(*next(option for option in game.options if option[0] == kind))
        assert game.on("COR.p") == "aliens.hive"
        assert len(game.s.decks[0]) == 1


def test_t72_judged_for_the_chosen_slot() -> None:
    """T-72: with an own card on the other slot, the empty one may still be filled."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="CON.a", marine1="COR.a")
    p.card("aliens.habitat", "NEST.p1").deck("aliens", "aliens.hive")
    game = p.turn("aliens").move("alien1", "NEST.a")
    assert ("fill", place("NEST.p2")) in game.options


def test_t73_where_a_card_may_be_installed() -> None:
    """T-73: empty, on a bonus card, in place of an own one with its tokens; not on an enemy's."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.habitat", "COR.p").card("aliens.hive", "TEC.1", tokens=2)
    p.card("marines.mine", "TEC.2").deck("aliens", "aliens.assault")
    game = p.turn("aliens").move("alien1", "COR.a")
    habitat, hive = game.card("COR.p"), game.card("TEC.1")
    assert game.why("install", habitat, place("TEC.2")) == "T-73"
    game.do("install", habitat, place("TEC.1"))
    assert hive in game.s.gone
    assert (game.s.tokens[place("TEC.1")], game.s.supply()) == (0, 20)  # T-77


# ---- upgrade tokens --------------------------------------------------------------------------


def test_t74_uses_of_a_token() -> None:
    """T-74: any own basic unit, in space too; an own card with a number; or kept."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).points("marines", upgrades=1)
    p.units(marine1="NEST.a", marine2="space", marine3="COR.a+", alien1="TEC.a")
    p.card("marines.fire", "COR.1").card("marines.armoury", "COR.2").card("aliens.hive", "COR.4")
    game = p.turn("marines")
    offered = {option[1] for option in game.options if option[0] == "advance"}
    assert offered == {unit("marine1"), unit("marine2")}
    assert game.why("advance", unit("marine3")) == "T-74"
    assert game.why("improve", game.card("COR.2"), place("COR.2")) == "T-74"
    assert game.why("improve", game.card("COR.4"), place("COR.4")) == "T-74"
    game.do("advance", unit("marine2"))
    assert game.why("advance", unit("marine1")) == "T-74"
    assert game.s.supply() == 20


def test_t77_tokens_go_along() -> None:
    """T-77: a moved card keeps its tokens."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.hive", "COR.1", tokens=3).kept("aliens", "aliens.hollow")
    game = p.turn("aliens")
    game.do("play", game.s.kept[0][0]).do("install", game.card("COR.1"), place("TEC.5"))
    assert (game.s.tokens[place("TEC.5")], game.s.tokens[place("COR.1")]) == (3, 0)


# ---- the end ---------------------------------------------------------------------------------


def test_t81_a_tie_broken() -> None:
    """T-81: the extra turns decide; the marker stays on the end field."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="NEST.a", alien1="TEC.a")
    p.units(marine2="CON.a", alien2="CON.b")
    p.s.marker = 3
    game = p.turn("marines").move("marine1", "COR.a")
    # the Assault of the Corridors has wounded alien2: make it a tie again
    game.s.life[:] = [15, 15]
    game.do("fill", place("COR.p"))
    assert game.s.tied == (0, 1)
    game.move("alien1", "NEST.b").do("fill", place("NEST.p1")).skip_to("move")
    assert game.s.marker == 4
    game.move("marine1", "CON.c")
    while not game.over:
        game.do(*game.options[-1])
    assert game.reason in ("end-shared", "end-tie-break")


def test_t82_idle_turns_move_the_marker() -> None:
    """T-82: twelve turns of everybody without a card from a deck are one step."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="NEST.a", alien1="TEC.a")
    p.s.idle = IDLE_TURNS[True] * 2 - 1
    game = p.turn("marines").move("marine1", "COR.a").do("pass")
    assert (game.s.marker, game.s.idle) == (1, 0)
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="NEST.a", alien1="TEC.a")
    p.s.idle = IDLE_TURNS[True] * 2 - 2
    game = p.turn("marines").move("marine1", "COR.a").do("pass")
    assert (game.s.marker, game.s.idle) == (0, IDLE_TURNS[True] * 2 - 1)


def test_t82_may_be_switched_off() -> None:
    """T-82: a hundred turns each instead of twelve."""
    p = Position("marines", "aliens", ring=MARINES_FIRST, idle_rule=False)
    p.units(marine1="NEST.a", alien1="TEC.a")
    p.s.idle = IDLE_TURNS[False] * 2 - 2
    game = p.turn("marines").move("marine1", "COR.a").do("pass")
    assert (game.s.marker, game.s.idle) == (0, 199)
    game.move("alien1", "NEST.a").skip_to("move")
    assert (game.s.marker, game.s.idle) == (1, 0)


def test_t82_a_card_from_a_deck_starts_the_count_again() -> None:
    """T-82: drawing resets the count."""
    p = Position("marines", "aliens", ring=MARINES_FIRST).units(marine1="NEST.a", alien1="TEC.a")
    p.deck("marines", "marines.mine")
    p.s.idle = 20
    game = p.turn("marines").move("marine1", "COR.a").do("fill", place("COR.p"))
    assert game.s.idle == 0


@pytest.mark.parametrize("room_name", ["a", "b"])
def test_t85_one_shot_with_all_its_copies(room_name: str) -> None:
    """T-85, T-94: a copied Mine deals 4 and is discarded; the Reproduction stays."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="COR.a", marine1="TEC.a")
    p.card("marines.mine", "CON.2").card("marines.reproduction", "CON.1")
    game = p.turn("aliens").move("alien1", f"CON.{room_name}")
    assert game.life("aliens") == 16
    assert (game.on("CON.2"), game.on("CON.1")) == ("", "marines.reproduction")
    assert room(f"CON.{room_name}") == game.s.where[unit("alien1")]

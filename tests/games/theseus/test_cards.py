"""Chapters 10 and 11: instants, bonus cards, copies; and the rulings on cards."""

from __future__ import annotations

import pytest

from starboard.games.theseus.components import CARD, COPIED, EFFECT, KINDS, ONE_SHOT, UPGRADEABLE
from tests.games.theseus.positions import Position, place, room, unit

ALIENS_FIRST = "COR CON NEST TEC DOCK"
MARINES_FIRST = "COR CON DOCK TEC NEST"
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


def test_t86_a_kept_card_from_the_deck_before_the_refill() -> None:
    """T-34, T-86, T-88: whichever bonus card was taken, a kept Card from the Deck may be played."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.hive", "COR.p").card("bonus.upgrade", "COR.3")
    p.kept("aliens", "bonus.card_from_deck").deck("aliens", "aliens.habitat", "aliens.creeper")
    kept = p.s.kept[0][0]
    game = p.turn("aliens").move("alien1", "COR.a").do("assault").install("COR.p", "COR.3")
    assert game.ask.key == "before-refill"
    game.do("play", kept).do("install", CARD["aliens.habitat"], place("COR.1"))
    assert (game.on("COR.1"), game.on("COR.p")) == ("aliens.habitat", "aliens.creeper")


def test_t88_without_a_bonus_card_the_refill_follows_at_once() -> None:
    """T-71, T-88: a kept Card from the Deck could have been played before the installation."""
    p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("aliens.hive", "COR.p").kept("aliens", "bonus.card_from_deck")
    p.deck("aliens", "aliens.habitat", "aliens.creeper")
    game = p.turn("aliens").move("alien1", "COR.a").do("assault").install("COR.p", "COR.1")
    assert (game.ask.key, game.on("COR.p")) == ("end", "aliens.habitat")


def test_t89_upgrade_gives_a_token() -> None:
    """T-89, T-150: one token; with an empty supply it may be played and gives nothing."""
    for others, mine in ((0, 1), (20, 0)):
        p = Position("aliens", "marines", ring=ALIENS_FIRST).units(alien1="DOCK.a", marine1="TEC.a")
        p.kept("aliens", "bonus.upgrade").points("marines", upgrades=others)
        game = p.turn("aliens").do("play", p.s.kept[0][0])
        assert game.upgrades("aliens") == mine


def test_t90_the_bonus_deck() -> None:
    """T-90: nine cards of the three kinds that the rulebook names."""
    assert {k.id: k.copies for k in KINDS if k.faction < 0} == {
        "bonus.card_from_deck": 3, "bonus.upgrade": 3, "bonus.shaft_passage": 3,
    }  # fmt: skip


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
    p.kept("aliens", "aliens.hollow")
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

"""Chapters 1 and 2: factions, points, units, sectors, slots, passages."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.games.theseus import GAME
from starboard.games.theseus.components import (
    ATTACK,
    CAN_ADVANCE,
    CARD_FACTION,
    COLLECTS_DATA,
    FACTIONS,
    IN_RANGE,
    NEXT_TO,
    PANDORA,
    SECTORS,
    SLOTS_OF,
    TAKES_DATA,
    TYPE,
    UNIT_IDS,
)
from starboard.games.theseus.scene import reminders
from tests.games.theseus.positions import SECTOR, Position, fresh, place, room, unit

DUEL = "COR CON NEST TEC DOCK"


@pytest.mark.parametrize(
    ("seats", "variant"),
    [
        (2, {"mode": "free_for_all"}), (2, {"mode": "team"}), (3, {"mode": "duel"}),
        (3, {"mode": "team"}), (4, {"mode": "duel"}), (4, {"mode": "team", "pandora": True}),
        (2, {"faction_1": "greys", "faction_2": "greys"}), (2, {"faction_1": "pandora"}),
        (2, {"faction_3": "greys"}), (4, {"mode": "team", "three_start_cards": True}),
        (2, {"pandora": True, "faction_1": "greys", "faction_2": "aliens"}), (2, {"first": 3}),
        (5, {}), (1, {}),
    ],
)  # fmt: skip
def test_t1_setups_that_do_not_exist(seats: int, variant: dict[str, Any]) -> None:
    """T-1: modes have their numbers of players, and no faction is taken twice."""
    with pytest.raises(starboard.BadSetup):
        fresh(seats, **variant)


@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "free_for_all"), (4, "free_for_all")])
def test_t1_every_seat_leads_another_faction(seats: int, mode: str) -> None:
    """T-1: random factions differ; Pandora takes part only if wanted."""
    for seed in range(12):
        table = fresh(seats, seed)
        view = table.observe(None)["table"]
        factions = [player["faction"] for player in view["players"]]
        assert view["mode"] == mode
        assert len(set(factions)) == seats
        assert "pandora" not in factions
        pandora = fresh(seats, seed, pandora=True)
        assert PANDORA in pandora.state.faction


@pytest.mark.parametrize(("seats", "mode", "life"), [(2, "duel", 20), (4, "team", 20)])
def test_t2_life_and_data_at_the_start(seats: int, mode: str, life: int) -> None:
    """T-2: 20 life points, 0 data points; only Scientists and Greys collect data."""
    state = fresh(seats, mode=mode).state
    assert state.life == [life] * seats
    assert state.data == [0] * seats
    collecting = [name for name, yes in zip(FACTIONS, COLLECTS_DATA, strict=True) if yes]
    assert collecting == ["scientists", "greys"]


def test_t3_losing_at_once_in_the_middle_of_a_step() -> None:
    """T-3: the Mine kills before the Minor Assault that would have killed the other."""
    p = Position("aliens", "marines", ring=DUEL)
    p.units(alien1="DOCK.a+", marine1="COR.a", marine2="COR.c", marine3="COR.d")
    p.card("marines.mine", "COR.1").points("aliens", life=2).points("marines", life=1)
    game = p.turn("aliens")  # one move only, to COR.b: nobody is asked
    assert game.over
    assert (game.winners, game.reason) == ((game.seat("marines"),), "end-life")
    assert game.life("marines") == 1


def test_t3_winning_by_data() -> None:
    """T-3: 20 data points win at once."""
    p = Position("greys", "aliens", ring="COR CON WRECK TEC NEST").points("greys", data=19)
    p.units(grey1="COR.a").card("greys.probe", "CON.2", tokens=2)
    game = p.turn("greys").move("grey1", "CON.a")
    assert (game.winners, game.reason) == ((game.seat("greys"),), "end-data")
    assert game.data("greys") == 20  # T-4 what exceeds is lost


@pytest.mark.parametrize("life", [19, 20])
def test_t4_life_stops_at_20(life: int) -> None:
    """T-4: Medical Ward with number 3 heals up to 20 and no further."""
    p = Position("scientists", "aliens", ring="COR CON LAB TEC NEST")
    p.points("scientists", life=life).card("scientists.medical_ward", "CON.2", tokens=2)
    p.units(scientist1="COR.a")
    assert p.turn("scientists").move("scientist1", "CON.a").life("scientists") == 20


def test_t5_a_card_goes_before_the_rules() -> None:
    """T-5: the rule says exactly 1 sector; the installed shortcut allows another end."""
    p = Position("aliens", "marines", ring=DUEL).units(alien1="COR.a")
    assert p.turn("aliens").ends("alien1") == {"CON"}
    p = Position("aliens", "marines", ring=DUEL).units(alien1="COR.a")
    p.card("aliens.vent_shortcut", "CON.2")
    assert p.turn("aliens").ends("alien1") == {"CON", "NEST"}


def test_t6_open_tops_and_hidden_rest() -> None:
    """T-6: everybody sees the tops; what lies below is the same guess for all, owner included."""
    table = fresh(2, seed=3)
    owner, view = 0, table.observe(0)["table"]
    for q in (0, 1):
        deck = table.state.decks[q]
        assert view["players"][q]["top"] is not None
        assert view["players"][q]["deck"] == len(deck) == 12
    seen = str(view)
    orders = set()
    for k in range(8):
        world = table.imagine(owner, k)
        assert str(world.observe(owner)["table"]) == seen
        orders.add(tuple(world.state.decks[0][:-1]))
        assert world.state.decks[0][-1] == table.state.decks[0][-1]
    assert len(orders) > 4


def test_t6_taking_the_top_cannot_be_undone() -> None:
    """T-6: the next card is seen, so the decision stands; a move before it can be taken back."""
    p = Position("aliens", "marines", ring=DUEL).units(alien1="DOCK.a", marine1="TEC.a")
    p.deck("aliens", "aliens.hive", "aliens.assault")
    game = p.turn("aliens").move("alien1", "COR.a")
    assert game.table.undo_refusal(0) is None
    game.do("fill", place("COR.p"))
    refusal = game.table.undo_refusal(0)
    assert refusal is not None
    assert refusal.rule == "K-4"


@pytest.mark.parametrize(
    ("mode", "enemies"), [("usual", {1, 2, 3}), ("team", {1, 3})], ids=["free-for-all", "team"]
)
def test_t7_who_is_an_enemy(mode: str, enemies: set[int]) -> None:
    """T-7: all others, or the two of the other alliance."""
    ring = "COR CON DOCK TEC NEST" if mode == "team" else ""
    p = Position("marines", "aliens", "greys", "scientists", mode=mode, ring=ring)
    p.units(marine1="COR.b+", alien1="COR.a", grey1="COR.c", scientist1="COR.d")
    from starboard.games.theseus.rules.attacks import in_range

    found = {p.s.seat_of[("marine", "alien", "scientist", "grey").index(UNIT_IDS[u])]
             for u in in_range(p.s, 0, unit("marine1"))}  # fmt: skip
    assert found == enemies


def test_t8_every_unit_counts() -> None:
    """T-8: Lesser Aliens and embryos count for movement points; a Lurking card does not."""
    p = Position("pandora", "aliens").home("pandora", "TEC")
    p.units(creature1="COR.a", runner1="COR.b", lesser1="COR.c").card("aliens.lurking", "COR.1")
    game = p.turn("pandora")
    ring = game.s.ring
    assert game.ends("creature1") == {next(n for n, v in SECTOR.items() if v == ring[3])}


def test_t9_attack_abilities() -> None:
    """T-9: none, one or every enemy unit, by unit and side; Greys gain data."""
    table = {name: ATTACK[UNIT_IDS.index(name)] for name in UNIT_IDS}
    assert table["marine"] == (1, 2)
    assert table["alien"] == (0, 2)
    assert table["scientist"] == table["grey"] == (0, 1)
    assert {UNIT_IDS[u] for u in range(len(UNIT_IDS)) if TAKES_DATA[u]} == {"grey"}


def test_t9_units_start_basic() -> None:
    """T-9: nobody is advanced at the start."""
    assert fresh(3).state.advanced == 0


def test_t10_the_lesser_alien_is_a_unit() -> None:
    """T-10: it moves, attacks one, comes back from space, and cannot be upgraded."""
    p = Position("aliens", "marines", ring=DUEL).points("aliens", upgrades=1)
    p.units(lesser1="DOCK.a", lesser2="space", marine1="COR.a", marine2="COR.c", alien1="NEST.a")
    game = p.turn("aliens")
    assert game.ends("lesser1") == {"COR"}
    assert len(game.ends("lesser2")) == 5
    assert game.why("advance", unit("lesser1")) == "T-10"
    assert not CAN_ADVANCE[unit("lesser1")]
    game.move("lesser1", "COR.b").do("assault")
    assert game.life("marines") == 19  # one of the two in range


@pytest.mark.parametrize("start", ["COR", "CON", "NEST", "TEC", "DOCK"])
def test_t11_clockwise_only(start: str) -> None:
    """T-11: a single unit always goes to the next sector clockwise."""
    ring = DUEL.split()
    p = Position("aliens", "marines", ring=DUEL).units(alien1=f"{start}.a")
    assert p.turn("aliens").ends("alien1") == {ring[(ring.index(start) + 1) % 5]}


def test_t12_parts_of_a_sector() -> None:
    """T-12: pending slots 1, 1, 0 and 2 each; four rooms that hold one unit each."""
    pending = {sector.id: sector.pending for sector in SECTORS}
    assert pending == {
        "corridors": 1, "control_room": 1, "technology": 0, "dock": 2, "laboratory": 2, "nest": 2,
        "wreck": 2,
    }  # fmt: skip
    p = Position("aliens", "marines", ring=DUEL).units(alien1="COR.a", marine1="CON.a")
    game = p.turn("aliens")
    assert {option[2] for option in game.options} == {room(f"CON.{x}") for x in "bcd"}


def test_t13_pending_cards_do_nothing() -> None:
    """T-13: a Hive that waits wounds nobody; installed it does."""
    for at, life in (("NEST.p1", 20), ("NEST.1", 19)):
        p = Position("marines", "aliens", ring="COR CON NEST TEC DOCK").units(marine1="CON.a")
        p.card("aliens.hive", at)
        assert p.turn("marines").move("marine1", "NEST.a").life("marines") == life


def test_t15_reminder_tokens() -> None:
    """T-15: crescents for Fire, Tentacles and an active Defence System only."""
    p = Position("marines", "scientists", ring="COR CON DOCK TEC LAB")
    assert reminders(p.s, SECTOR["COR"]) == []
    p.card("scientists.defence_system", "COR.1").card("marines.mine", "COR.4")
    assert reminders(p.s, SECTOR["COR"]) == []
    p.card("marines.fire", "COR.2")
    assert len(reminders(p.s, SECTOR["COR"])) == 1
    p.card("scientists.defence_system", "COR.5", tokens=1)
    assert len(reminders(p.s, SECTOR["COR"])) == 2


def test_t16_adjacent_slots() -> None:
    """T-16: horizontally or vertically; three neighbours only in Corridors and Technology Bay."""
    assert set(NEXT_TO[place("COR.2")]) == {place("COR.1"), place("COR.3"), place("COR.5")}
    assert place("COR.4") not in NEXT_TO[place("COR.2")]  # a diagonal
    most = {s.id: max(len(NEXT_TO[i]) for i in SLOTS_OF[n]) for n, s in enumerate(SECTORS)}
    assert {name for name, count in most.items() if count == 3} == {"corridors", "technology"}


def test_t17_a_bonus_card_fills_its_slot() -> None:
    """T-17: not empty before it was taken, an ordinary slot afterwards."""
    p = Position("aliens", "marines", ring=DUEL).units(alien1="DOCK.a", marine1="TEC.a")
    p.card("bonus.upgrade", "CON.1").card("aliens.hive", "COR.p").kept("aliens", "aliens.hollow")
    p.deck("aliens", "aliens.assault", "aliens.habitat")
    game = p.turn("aliens").move("alien1", "COR.a").through()
    game.install("COR.p", "CON.1").skip_to("move")
    assert game.on("CON.1") == "aliens.hive"
    assert sorted(game.keeps("aliens")) == ["aliens.hollow", "bonus.upgrade"]


def test_t14_passages() -> None:
    """T-14: in the Technology Bay a and c do not see each other, though d joins them through b."""
    assert room("TEC.c") not in IN_RANGE[room("TEC.a")]
    assert room("TEC.b") in IN_RANGE[room("TEC.a")]


def test_t83_kinds_of_cards() -> None:
    """T-83: six kinds of faction cards and instants; bonus cards belong to no faction (T-86)."""
    kinds = {TYPE[c] for c, f in enumerate(CARD_FACTION) if f >= 0}
    assert kinds == {
        "action", "module", "trap", "shortcut", "special", "reproduction", "instant",
    }  # fmt: skip
    assert {TYPE[c] for c, f in enumerate(CARD_FACTION) if f < 0} == {"instant"}


def test_t144_advice_is_help_not_rule() -> None:
    """T-144: the tactical advice is there to read, in both languages, and no option obeys it."""
    from starboard.text import rule

    for lang in ("en", "hu"):
        assert rule(GAME.id, "T-144", lang).text
    p = Position("aliens", "marines", ring=DUEL).units(alien1="DOCK.a", alien2="CON.a")
    assert p.turn("aliens").ends("alien1") == {"COR"}  # 'do not stop in the Corridors'

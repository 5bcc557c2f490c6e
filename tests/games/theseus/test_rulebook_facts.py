"""What the rulebook states as numbers and lists, held against the shipped box and the rules.

No number tuned for balance may contradict it. Each row: the rule, the place in the rulebook, what
is looked at, and what it says there. Page numbers are those that the rulebook itself refers to.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.theseus.box import BOX
from starboard.games.theseus.components import IN_RANGE, NEXT_TO, SLOTS_OF
from starboard.games.theseus.reading.boards import LAYOUTS
from starboard.games.theseus.reading.effects import EFFECTS
from starboard.games.theseus.reading.schema import Kind, Sector, UnitKind
from starboard.games.theseus.rules.action_cards import BY_COPY, BY_NUMBER
from starboard.games.theseus.state import DUEL, FREE_FOR_ALL, TEAM

CARDS: dict[str, Kind] = {kind.id: kind for kind in BOX.kinds}
BOARDS: dict[str, Sector] = {sector.id: sector for sector in BOX.sectors}
UNITS: dict[str, UnitKind] = {unit.id: unit for unit in BOX.units}
FACTIONS = [faction.id for faction in BOX.factions]
NONE, ONE, ALL = range(3)  # attacks
ONCE, LASTING = 1, 2  # takeovers

Look = Callable[[], object]


def copies(faction: str, level: int = 3) -> int:
    """How many cards a faction has, up to a level."""
    number = FACTIONS.index(faction)
    return sum(k.copies for k in BOX.kinds if k.faction == number and k.level <= level)


def sides(unit: str) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Attack, takeover and extra sectors of both sides."""
    kind = UNITS[unit]
    return tuple((s.attack, s.takeover, s.extra) for s in (kind.basic, kind.advanced))  # type: ignore[return-value]


def limit(name: str) -> Look:
    return lambda: BOX.limits[name]


def token(name: str) -> Look:
    return lambda: BOX.tokens[name].count


def most_neighbours(sector: str) -> int:
    return max(len(NEXT_TO[slot]) for slot in SLOTS_OF[[*BOARDS].index(sector)])


ROWS: list[tuple[str, str, Look, object]] = [
    # The aim of the game
    ("T-2", "aim: 20 life points", limit("life_start"), 20),
    ("T-2", "aim: 0 data points", limit("data_start"), 0),
    ("T-3", "aim: 20 data points win", limit("data_win"), 20),
    ("T-2", "aim, p. 12: two factions collect data",
     lambda: [f.id for f in BOX.factions if f.collects_data], ["scientists", "greys"]),
    # Components, pp. 2-3
    ("T-11", "components: 7 sector boards", lambda: len(BOX.sectors), 7),
    ("T-11", "components: 4 of them of factions",
     lambda: sum(s.faction >= 0 for s in BOX.sectors), 4),
    ("T-9", "components: 12 unit markers, 3 each",
     lambda: [UNITS[u].count for u in ("marine", "alien", "scientist", "grey")], [3, 3, 3, 3]),
    ("T-23", "components: 100 faction cards, 25 each",
     lambda: [copies(f) for f in FACTIONS], [25] * 4),
    ("T-120", "components: 4 alliance tokens", token("alliance"), 4),
    ("T-2", "components: 6 faction markers", token("faction_marker"), 6),
    ("T-78", "components: 1 end-of-game marker", token("end_of_game"), 1),
    ("T-62", "components: 1 malfunction token", token("malfunction"), 1),
    ("T-29", "components: 20 upgrade tokens", token("upgrade"), 20),
    ("T-15", "components: 2 Defence System tokens", token("defence_system"), 2),
    ("T-15", "components: 2 Fire tokens", token("fire"), 2),
    ("T-15", "components: 2 Tentacles tokens", token("tentacles"), 2),
    ("T-110", "components: 2 clamp tokens", token("clamp"), 2),
    ("T-102", "components: 3 deactivation tokens", token("deactivation"), 3),
    ("T-104", "components: 2 invisibility tokens", token("invisibility"), 2),
    ("T-108", "components: 2 parasite tokens", token("parasite"), 2),
    ("T-107", "components: 3 Lesser Alien tokens", token("lesser_alien"), 3),
    ("T-111", "components: 4 Creeper tokens", token("creeper"), 4),
    ("T-15", "components: 5 Lurking tokens", token("lurking"), 5),
    ("T-112", "components: 5 camera tokens", token("camera"), 5),
    ("T-129", "components: Pandora's 3 creatures and 10 embryos",
     lambda: {u: UNITS[u].count for u in ("creature", "hunter", "runner", "warrior")},
     {"creature": 3, "hunter": 2, "runner": 4, "warrior": 4}),
    # Set-up, pp. 4-5
    ("T-19", "set-up 1B to 1F: the order of the sectors", lambda: BOX.layouts["duel"],
     ("corridors", "control_room", "@1", "technology", "@2")),
    ("T-23", "set-up 3: 15 cards make a deck", limit("deck_size"), 15),
    ("T-24", "set-up 3: 3 starting cards", limit("start_draw"), 3),
    ("T-24", "set-up 3A: 1 of them is placed", limit("start_install"), 1),
    ("T-24", "set-up 3B: 2 wait in the own sector", limit("start_pending"), 2),
    ("T-24", "set-up 3C: 12 cards are left",
     lambda: BOX.limits["deck_size"] - BOX.limits["start_draw"], 12),
    ("T-30", "first games: 15 cards of level 0",
     lambda: [copies(f, 0) for f in FACTIONS], [15] * 4),
    ("T-30", "first games: levels 0 to 3", lambda: {k.level for k in BOX.kinds}, {0, 1, 2, 3}),
    ("T-31", "first games: 5 drawn instead of 3", limit("start_draw_novice"), 5),
    ("T-31", "first games: 3 placed instead of 1", limit("start_install_novice"), 3),
    ("T-27", "set-up 4: 3 units each", limit("units"), 3),
    # Sectors, p. 6
    ("T-12", "sectors: 0, 1 or 2 pending slots",
     lambda: {s.pending for s in BOX.sectors}, {0, 1, 2}),
    ("T-12", "set-up 3B: 2 pending slots on every faction board",
     lambda: [s.pending for s in BOX.sectors if s.faction >= 0], [2] * 4),
    ("T-12", "sectors: 4 rooms", limit("rooms_per_sector"), 4),
    ("T-14", "p. 8, picture: one room of the Corridors sees the three others",
     lambda: max(len(IN_RANGE[room]) for room in range(4)), 3),
    # The turn, pp. 7-9
    ("T-68", "p. 9, example: one pending slot in the Corridors",
     lambda: BOARDS["corridors"].pending, 1),
    ("T-78", "p. 9: the marker goes 3, 2, 1, end",
     lambda: BOX.countdown, ("off", "3", "2", "1", "end")),
    # Sector actions, pp. 10-11
    ("T-60", "pp. 10-11: the actions of the sectors",
     lambda: [BOARDS[s].action for s in ("corridors", "technology", "control_room")],
     ["assault", "extra_turn", "malfunction"]),
    ("T-9", "p. 10, table: Marines", lambda: sides("marine"), ((ONE, 0, 0), (ALL, 0, 0))),
    ("T-9", "p. 10, table: Aliens", lambda: sides("alien"), ((NONE, 0, 0), (ALL, 0, 0))),
    ("T-9", "p. 10, table: Scientists", lambda: sides("scientist"), ((NONE, 0, 0), (ONE, 0, 0))),
    ("T-9", "p. 10, table: Greys", lambda: sides("grey"), ((NONE, 0, 0), (ONE, 0, 0))),
    ("T-58", "p. 10: only Greys gain data by attacks",
     lambda: [u.id for u in BOX.units if u.data], ["grey"]),
    ("T-75", "p. 11, example: a Mine deals 2 damage, with a token 3",
     lambda: [(CARDS[m].amount, CARDS[m].upgradeable) for m in ("marines.mine", "greys.mine")],
     [(2, True), (2, True)]),
    ("T-76", "p. 11: at most 6 tokens on a card", limit("upgrade_tokens_per_card"), 6),
    ("T-75", "p. 11, example: tokens on a Battle Position",
     lambda: CARDS["marines.combat_position"].upgradeable, True),
    ("T-54", "p. 12: 3 fields of space", limit("space_fields"), 3),
    # Cards, pp. 13-15
    ("T-48", "p. 13: Fire, Defence System and Tentacles act on crossing, no other trap does",
     lambda: {k.id for k in BOX.kinds if k.trigger == "enemy_pass"},
     {"marines.fire", "scientists.defence_system", "aliens.tentacles"}),
    ("T-114", "p. 13: of the crossing traps only the Defence System must be activated",
     lambda: {k.id for k in BOX.kinds if k.type == "trap" and not k.amount and k.upgradeable},
     {"scientists.defence_system"}),
    ("T-85", "p. 8, example: a Mine is used once", lambda: CARDS["marines.mine"].one_shot, True),
    ("T-93", "p. 13: a Reproduction copies up to 3 cards, in the Corridors and the Technology Bay",
     lambda: {s for s in BOARDS if most_neighbours(s) == 3}, {"corridors", "technology"}),
    ("T-86", "p. 13: all bonus cards are instants",
     lambda: {k.type for k in BOX.kinds if k.faction < 0}, {"instant"}),
    ("T-90", "pp. 15, 17: the bonus cards that are named",
     lambda: {k.id for k in BOX.kinds if k.faction < 0},
     {"bonus.card_from_deck", "bonus.upgrade", "bonus.shaft_passage"}),
    ("T-106", "p. 14: Abduction can be upgraded",
     lambda: CARDS["aliens.abduction"].upgradeable, True),
    ("T-109", "p. 14: Ghost Strike can be upgraded",
     lambda: CARDS["aliens.ghost_strike"].upgradeable, True),
    ("T-104", "p. 14: Invisibility can be upgraded",
     lambda: CARDS["greys.invisibility"].upgradeable, True),
    ("T-98", "p. 14: Mind Control can be upgraded",
     lambda: CARDS["greys.control"].upgradeable, True),
    ("T-41", "p. 14: the Time Loop can be upgraded",
     lambda: CARDS["greys.time_loop"].upgradeable, True),
    ("T-102", "p. 15: the Trap Detector can be upgraded",
     lambda: CARDS["marines.trap_detector"].upgradeable, True),
    ("T-112", "p. 14: 6 camera points at most", limit("camera_points_max"), 6),
    ("T-110", "p. 14: Reproduction does not copy a Clamp",
     lambda: CARDS["scientists.clamp"].copying, "never"),
    ("T-113", "p. 14: a copied Remote Control sets off one more card",
     lambda: CARDS["scientists.remote_control"].effect in BY_COPY, True),
    ("T-106", "p. 14: copies of Abduction move more units",
     lambda: CARDS["aliens.abduction"].effect in BY_NUMBER, True),
    # More players, p. 15
    ("T-1", "p. 15: how many play which game", lambda: BOX.modes,
     {"duel": (2,), "free_for_all": (3, 4), "team": (4,)}),
    ("T-116", "p. 15: the free-for-all starts at 0", limit("life_start_free_for_all"), 0),
    ("T-119", "p. 15: 20 life points win the free-for-all", limit("life_win_free_for_all"), 20),
    ("T-122", "p. 15: 10 cards make a deck of the team game", limit("deck_size_team"), 10),
    ("T-122", "p. 15: 2 starting cards in the team game", limit("start_draw_team"), 2),
    ("T-122", "p. 15: 1 of them is installed", limit("start_install_team"), 1),
    ("T-122", "p. 15: 1 waits", limit("start_pending_team"), 1),
    ("T-123", "p. 15: 2 units each in the team game", limit("units_team"), 2),
    ("T-121", "p. 15: one sector for each alliance", lambda: LAYOUTS["team"], ("@A", "@B")),
    # Pandora, p. 16
    ("T-134", "p. 16: creature", lambda: sides("creature"), ((ONE, 0, 0), (ALL, 0, 0))),
    ("T-134", "p. 16: Runner", lambda: sides("runner"), ((NONE, ONCE, 1), (ONE, LASTING, 1))),
    ("T-134", "p. 16: Hunter", lambda: sides("hunter"), ((NONE, LASTING, 0), (ONE, LASTING, 0))),
    ("T-134", "p. 16: Warrior", lambda: sides("warrior"), ((ONE, ONCE, 0), (ALL, LASTING, 0))),
    ("T-130", "p. 16: a duel with Pandora has four sectors",
     lambda: len(BOX.layouts["duel_pandora"]), 4),
    # The example play
    ("T-48", "example, turn 4: a Hive deals 1 damage", lambda: CARDS["aliens.hive"].amount, 1),
    ("T-114", "example, turn 6: a Medical Ward gives 1 life point",
     lambda: CARDS["scientists.medical_ward"].amount, 1),
    ("T-12", "example, turns 1 and 2: two bonus slots in the Control Room, three slots in all",
     lambda: sorted(slot[2] for slot in BOARDS["control_room"].slots), [False, True, True]),
    ("T-114", "example, turn 2: a Defence System lies there before it is activated",
     lambda: CARDS["scientists.defence_system"].amount, 0),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "place", "look", "says"), ROWS, ids=[row[1] for row in ROWS])
def test_the_box_is_the_rulebooks(rule: str, place: str, look: Look, says: object) -> None:
    assert look() == says, f"{rule} ({place})"


#: Pages 13 and 14: T-94 multiplied as usual, T-95 once only, T-96 those with notes of their own.
LISTS = {
    "multiply": {
        "marines": "armoury mine fire combat_position trap_detector assault",
        "scientists": "archive medical_ward small_laboratory defence_system station_blueprint "
        "explosion",
        "aliens": "tentacles hive lurking habitat incubator assault",
        "greys": "chamber mine probe gene_manipulator time_loop decline transfer soul_trap",
    },
    "once": {
        "marines": "barricade protection",  # and Ambush, whose own note says twice
        "scientists": "malfunction hideout secret_passage",
        "aliens": "vent_shortcut ventilation_shaft creeper",
        "greys": "teleportation",
    },
    "special": {
        "marines": "ambush double_shot group_tactics",
        "scientists": "video_cameras remote_control",
        "aliens": "abduction ghost_strike parasite",
        "greys": "invisibility control",
    },
}


@pytest.mark.parametrize("copying", LISTS)
def test_the_lists_of_multiplied_cards(copying: str) -> None:
    """T-94 to T-96 Every name of the lists, and no other."""
    told = {f"{f}.{name}" for f, names in LISTS[copying].items() for name in names.split()}
    assert {k.id for k in BOX.kinds if k.copying == copying} == told


def test_every_card_that_the_rulebook_names_is_in_the_box() -> None:
    """T-83, T-93 The lists, the notes and the kinds of cards name them all."""
    named = {f"{f}.{n}" for by in LISTS.values() for f, names in by.items() for n in names.split()}
    named |= {f"{faction}.reproduction" for faction in FACTIONS}
    named |= {"scientists.clamp", "aliens.hollow"}
    assert {kind.id for kind in BOX.kinds if kind.faction >= 0} == named


def test_kinds_of_cards() -> None:
    """T-83 What the rulebook says of the type of single cards (pp. 8, 13, 14; example play)."""
    types = {
        "marines.mine": "trap", "marines.fire": "trap", "aliens.tentacles": "trap",
        "aliens.hive": "trap", "scientists.defence_system": "trap",
        "scientists.video_cameras": "trap", "aliens.assault": "action",
        "aliens.ghost_strike": "action", "scientists.medical_ward": "action",
        "marines.barricade": "module", "scientists.hideout": "module", "aliens.hollow": "instant",
        "aliens.vent_shortcut": "shortcut", "scientists.remote_control": "action",
    }  # fmt: skip
    assert {name: CARDS[name].type for name in types} == types


def test_modes_are_counted_as_the_rules_do() -> None:
    """T-1 The order of the modes in the data is that of the rules."""
    assert [*BOX.modes] == [("duel", "free_for_all", "team")[m] for m in (DUEL, FREE_FOR_ALL, TEAM)]


def test_every_effect_is_used() -> None:
    """No effect without a card: what an edition may choose from is what the game can do."""
    assert {kind.effect for kind in BOX.kinds} == set(EFFECTS)

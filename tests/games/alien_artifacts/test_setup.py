"""Chapters 1 and 2: what there is, who may see it, and how the game begins."""

from __future__ import annotations

import json

import pytest

from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.box import CARDS, LIMITS, RESOURCES, components
from starboard.games.alien_artifacts.reading.effects import PLANET, SHIP, TECHNOLOGY
from starboard.games.alien_artifacts.rules.costs import cost_of
from starboard.games.alien_artifacts.rules.measures import measure
from starboard.games.alien_artifacts.scoring import TERMS
from starboard.games.alien_artifacts.state import Galaxy
from starboard.kernel import Table

from .galaxy import (
    ANN,
    BOB,
    CARD,
    OPERATIONAL,
    Play,
    aliens,
    artifacts,
    deck_top,
    empire,
    empty,
    hand,
    plans,
    project,
    set_up_anew,
    stock,
    top,
)  # fmt: skip


def whole_game(seats: int, seed: int) -> Table:
    """A game in which always the first option is taken, with changes of pace."""
    table = Table(GAME, seats, seed)
    n = 0
    while not table.over:
        ask = table.pending[0]
        n += 1
        table.answer(ask.seat, ask.options[n * 7919 % len(ask.options)])
    return table


def test_the_score_is_made_of_its_terms() -> None:
    """A-1 Production, technologies, attacks, effects, cards, end columns, faction add up."""
    table = whole_game(2, 3)
    result = table.result
    assert result is not None
    for score, terms in zip(result.scores, result.terms, strict=True):
        assert tuple(name for name, _ in terms) == TERMS
        assert sum(points for _, points in terms) == score
    assert max(result.scores) == result.scores[result.winners[0]]


def test_components() -> None:
    """A-2, A-3 The numbers of the rulebook; boards and cards of six factions."""
    wanted = {
        "resource": 83, "planet": 40, "technology": 40, "ship": 40, "artifact": 16,
        "defence_plan": 11, "alien_system": 5, "faction": 6, "faction_board": 6, "faction_card": 6,
        "player_aid": 5, "score_board": 1, "first_player_marker": 1, "round_marker": 1,
        "blockade_token": 38, "wooden_marker": 10,
    }  # fmt: skip
    found = components()
    assert {name: family["count"] for name, family in found.items()} == wanted
    assert all(sum(f["sources"].values()) == f["count"] for f in found.values())


def test_rows_and_types() -> None:
    """A-4, A-5 Three rows with their colours, ten cards of each of four types in each."""
    for row in (SHIP, TECHNOLOGY, PLANET):
        types = [card.type for card in CARDS if card.row == row]
        assert sorted(types) == [kind for kind in range(4) for _ in range(10)]
    s = empty()
    project(s, "s01", "t01", "p01")
    hand(s, "r26", "r27")  # blue 2 / red 3 twice
    play = Play(s)
    assert play.can("build", "s01")
    assert not play.can("develop", "t01")
    assert not play.can("explore", "p01")


def test_a_side_is_chosen_once() -> None:
    """A-6 The owner chooses the side when the card enters the Empire, and never again."""
    s = empty()
    empire(s, "p01")
    project(s, "p11")
    hand(s, "r05", "r07", "r60")
    play = Play(s).do("explore", "p11").pay("r05b", "r07b")
    assert play.options == [("place", CARD["p11"], 4), ("place", CARD["p11"], 5)]
    play.do("place", "p11", 4)
    assert not any(CARD["p01"] in option[1:] for option in play.options)


def test_what_a_player_owns() -> None:
    """A-7 Hand, Construction area, Empire with stock, Bank, plans, Artifacts, points."""
    s = empty()
    hand(s, "r01")
    project(s, "s01")
    empire(s, "p01", side=OPERATIONAL)
    stock(s, "p01", "r05t")
    plans(s, "d01")
    artifacts(s, "x07")
    seen = GAME.view(s, ANN)
    mine = seen["players"][ANN]
    assert (mine["projects"], mine["operational"]) == (["s01"], ["p01"])
    assert mine["stock"] == [["p01", "r05t"]]
    assert (mine["bank"], mine["vp"]) == (8, 0)
    assert (seen["hand"], seen["plans"], seen["artifacts"]) == (["r01"], ["d01"], ["x07"])


def test_no_limit_on_cards() -> None:
    """A-8 Thirty cards under construction, all plans and many Artifacts hinder nothing."""
    s = empty()
    project(s, *(f"s{n:02}" for n in range(1, 31)))
    plans(s, *(f"d{n:02}" for n in range(1, 11)))
    artifacts(s, *(f"x{n:02}" for n in range(1, 9)))
    hand(s, "r01")
    play = Play(s).do("buy", SHIP).do("extra", 0)
    assert s.players[ANN].projects.bit_count() == 31
    assert play.ask.key == "act-more"


def test_cards_under_construction_do_nothing() -> None:
    """A-9 No discount, no card for costs or measures, except measures that name them."""
    s = empty()
    project(s, "p01", "p02")
    assert cost_of(s, PLANET) == 5
    from starboard.games.alien_artifacts.reading.effects import METRICS

    assert measure(s, ANN, METRICS.index("planets")) == 0
    assert measure(s, ANN, METRICS.index("projects")) == 2


def secrets() -> Galaxy:
    s = empty()
    hand(s, "r01", seat=BOB)
    plans(s, "d01", "d02", seat=BOB)
    artifacts(s, "x07", seat=BOB)
    s.players[BOB].shown = 1 << 1
    deck_top(s, "t05", "t21")
    return s


def test_public_and_hidden() -> None:
    """A-11, A-12 Counts are public; hands, plans and Artifacts are not, except a plan once used."""
    s = secrets()
    seen = GAME.view(s, ANN)
    bob = seen["players"][BOB]
    assert (bob["hand"], bob["plans"], bob["artifacts"]) == (1, 2, 1)
    assert bob["shown_plans"] == ["d01"]
    text = json.dumps(seen)
    assert '"d02"' not in text
    assert '"x07"' not in text
    assert '"r01"' not in text
    assert seen["discard"] == []
    assert seen["left"]["decks"] == [40, 40, 40]


def test_the_top_shows_its_logistic_face_only() -> None:
    """A-17, A-175 Name, type, ability and icon of the top card; no number of its table."""
    s = secrets()
    icon = {"card": "t05", "row": "technology", "type": "explore", "icon": "planets_operational"}
    assert GAME.view(s, ANN)["tops"][TECHNOLOGY] == icon
    nodes = {node.key: node for node, _, _ in GAME.scene(s, ANN, "wide").walk()}
    keys = [message.key for message in nodes[f"deck:{TECHNOLOGY}"].words]
    assert "says" in keys
    assert "column" not in keys
    assert "t21" not in json.dumps(GAME.view(s, ANN))


def test_points_are_marked_at_once() -> None:
    """A-13 The check scores in the middle of the turn."""
    s = empty()
    empire(s, "t17", side=OPERATIONAL)
    empire(s, "t03")
    hand(s, "r01", "r02", "r60")
    top(s, "r04")
    play = Play(s).do("income").pay("r01t", "r02t")
    assert s.players[ANN].vp == 1
    assert play.ask.key == "draw"


def test_a_card_wins_over_a_rule() -> None:
    """A-14 Shield Generators: what would be destroyed is damaged instead."""
    s = empty()
    empire(s, "s31", side=OPERATIONAL)
    empire(s, "t23")
    aliens(s, "y1", "y2")
    hand(s, "r26", "r21", "r60")
    top(s, "r05")  # number 1: row 1 destroys
    Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert s.players[ANN].projects == 1 << CARD["s31"]


# ---- set-up -----------------------------------------------------------------------------------


def test_decks_at_the_start() -> None:
    """A-15, A-16, A-18, A-19 Seven shuffled decks; one Alien System open; 38 tokens."""
    one, two = (Table(GAME, 2, seed).state for seed in (1, 2))
    for name in ("deck", "systems", "relics", "plan_deck", "decks"):
        assert getattr(one, name) != getattr(two, name)
    assert (len(one.systems), len(one.relics), len(one.plan_deck)) == (4, 16, 10)
    assert one.tokens == LIMITS.blockade_tokens == 38
    assert not one.discard
    view = GAME.view(one, None)
    assert view["left"]["resources"] == len(RESOURCES) - 6
    assert view["system"]


def test_factions_are_dealt_or_chosen() -> None:
    """A-20 Dealt without repetition, or chosen in reverse turn order."""
    for seed in range(5):
        factions = [p.faction for p in Table(GAME, 5, seed).state.players]
        assert len(set(factions)) == 5
    table = Table(GAME, 3, 4, {"factions": "chosen"})
    first, order = table.state.first, []
    while table.pending[0].key == "faction":
        ask = table.pending[0]
        order.append(ask.seat)
        assert len(ask.options) == 7 - len(order)
        table.answer(ask.seat, ask.options[0])
    assert order == [(first + 2) % 3, (first + 1) % 3, first]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_marker_bank_and_hands(seats: int) -> None:
    """A-21, A-22, A-23 The marker on the number of players, 8 C, 0 VP, 3 cards."""
    s = Table(GAME, seats, 1).state
    assert s.marker == seats
    assert all(len(p.hand) == 3 and p.vp == 0 for p in s.players)
    from starboard.games.alien_artifacts.rules.setup import new_player

    assert new_player().bank == 8


def test_first_player_and_order_of_set_up() -> None:
    """A-24, A-25, A-28 A random first player; each sets up completely, then the first turn."""
    firsts = {Table(GAME, 3, seed).state.first for seed in range(12)}
    assert firsts == {0, 1, 2}
    table = Table(GAME, 3, 5)
    first = table.state.first
    seats = []
    while table.pending[0].key != "act":
        seats.append(table.pending[0].seat)
        table.answer(table.pending[0].seat, table.pending[0].options[0])
    assert seats == sorted(seats, key=lambda seat: (seat - first) % 3)
    assert table.pending[0].seat == first


def test_set_up_triggers_nothing() -> None:
    """A-26, A-27 Starting cards cause no placement effect and no "card added" effect."""
    s = empty()
    set_up_anew(s)
    s.players[ANN].faction, s.players[BOB].faction = 2, 1  # Bionics: a logistic technology
    deck_top(s, "t14", "t09", "t31", "t01")
    play = Play(s).do("keep", "t14")  # Science Council would give 1 VP
    while play.ask.key != "act":
        play.do(*play.options[0])
    assert s.players[ANN].vp == 0
    assert s.players[ANN].logistic == 1 << CARD["t14"]
    assert s.players[BOB].operational
    assert not s.players[BOB].stock

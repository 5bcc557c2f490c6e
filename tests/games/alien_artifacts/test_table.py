"""What the table shows and tells: everything public (A-11), prices, consequences."""

from __future__ import annotations

import pytest

from starboard.draw import Node
from starboard.games.alien_artifacts import GAME
from starboard.games.alien_artifacts.box import SYSTEMS
from starboard.games.alien_artifacts.reading.effects import GREEN, SHIP
from starboard.games.alien_artifacts.reading.tables import EVERYTHING, WITH_GOLD, one_of
from starboard.games.alien_artifacts.rules.measures import faction_points
from starboard.games.alien_artifacts.scene.effect_words import table_rows
from starboard.games.alien_artifacts.scene.payments import coin_look
from starboard.games.alien_artifacts.scene.result_tables import row_lines, table_look
from starboard.games.alien_artifacts.scoring import if_it_ended_now
from starboard.games.alien_artifacts.state import Galaxy
from starboard.kernel import Message
from starboard.text import languages, problems, render
from tests.games.alien_artifacts.galaxy import (
    ANN,
    BOB,
    CARD,
    OPERATIONAL,
    SYSTEM,
    Play,
    aliens,
    attached,
    empire,
    empty,
    hand,
    plans,
    project,
    stock,
    top,
)
from tests.games.outlooks import outlook_of


def nodes(s: Galaxy, seat: int | None = ANN, layout: str = "wide") -> dict[str, Node]:
    """Everything on the table by its key."""
    return {node.key: node for node, _, _ in GAME.scene(s, seat, layout).walk()}


def keys(messages: tuple[Message, ...]) -> set[str]:
    return {message.key for message in messages}


def icons(node: Node) -> list[str]:
    return [shape["name"] for shape in node.look if shape["t"] == "icon"]


# ---- what is public ---------------------------------------------------------------------------


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_rivals_attached_cards_are_drawn_and_told(layout: str) -> None:
    """A-11 A project is no finished card, and what is attached to it is seen by all."""
    s = empty()
    project(s, "s01", seat=BOB)
    attached(s, "s01", "r75t", seat=BOB)
    empire(s, "s21", seat=BOB)
    found = nodes(s, layout=layout)
    building, done = found[f"card:{CARD['s01']}"], found[f"card:{CARD['s21']}"]
    assert building.name.key == "node-mini-project"
    assert building.name.facts["symbols"] == 3
    assert "node-half-attached" in keys(building.words)
    assert any(shape.get("words") == 3 for shape in building.look)
    assert done.name.key == "node-mini"
    assert building.at[0] + building.size[0] < done.at[0]
    assert "node-half-attached-to" in keys(found[f"seat:{BOB}"].words)


def test_a_rivals_faction_is_told() -> None:
    """A-11, A-151, A-153 Ability and end scoring, in the words of the faction's own board."""
    s = empty(3)
    for seat in (BOB, 2):
        words = keys(nodes(s)[f"seat:{seat}"].words)
        assert {"ability-named", "says", "end-scoring"} <= words


@pytest.mark.parametrize("first", [ANN, BOB])
def test_the_first_player_marker_is_seen(first: int) -> None:
    """A-11, A-24, A-159 It decides where the last round ends."""
    s = empty()
    s.first = first
    found = nodes(s)
    boards = {ANN: found["faction:0"], BOB: found[f"seat:{BOB}"]}
    for seat, board in boards.items():
        assert ("g-first" in icons(board)) == (seat == first)
        assert ("first-player-note" in keys(board.words)) == (seat == first)
    lines = [keys(tuple(p.said)) for p in GAME.scene(s, ANN, "wide").players]
    assert ["first-player" in line for line in lines] == [seat == first for seat in (ANN, BOB)]


@pytest.mark.parametrize("lang", languages)
def test_operational_sides_can_be_looked_up(lang: str) -> None:
    """A-175 Beside every deck, whatever lies on it: eight classes, forty tables, one planet."""
    found = nodes(empty(), None)
    sides = [found[f"backs:{row}"] for row in range(3)]
    assert [len(node.words) - 1 for node in sides] == [8, 40, 1]
    assert all(node.tells for node in sides)
    assert [f for node in sides for word in node.words for f in problems(word, lang)] == []


def test_artifacts_and_plans_lie_beside_the_hand() -> None:
    """A-12 They are cards of mine like the others, and counted apart from them."""
    s = empty()
    hand(s, "r01", "r02")
    plans(s, "d01")
    held = [node.key.split(":")[0] for node in GAME.scene(s, ANN, "wide").hand]
    assert held == ["resource", "resource", "plan"]
    shown = [shape["words"] for shape in nodes(s)["faction:0"].look if shape["t"] == "text"]
    (line,) = [word for word in shown if getattr(word, "key", "") == "kept-line"]
    assert dict(line.facts) == {"artifacts": 0, "plans": 1}
    assert GAME.scene(s, None, "wide").hand == ()


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_stock_lies_on_its_planet(layout: str) -> None:
    """A-91 Which half lies under which planet."""
    s = empty()
    empire(s, "p31", "p32", side=OPERATIONAL)
    stock(s, "p31", "r05b", "r07b")
    stock(s, "p32", "r26b")
    found = nodes(s, layout=layout)
    halves = {planet: len(found[f"card:{CARD[planet]}"].kids) for planet in ("p31", "p32")}
    assert halves == {"p31": 2, "p32": 1}


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("count", [0, 1, 5, 12])
def test_a_lane_has_room_for_all_of_its_cards(layout: str, count: int) -> None:
    """A-8 There is no limit: cards become narrower, or take another line, and never overlap."""
    s = empty()
    empire(s, *(f"p{n + 1:02}" for n in range(count)))
    project(s, "p30", "p31")
    scene = GAME.scene(s, ANN, layout)
    cards = [(n, x, y) for n, x, y in scene.walk() if n.key.startswith("card:")]
    assert len(cards) == count + 2
    for n, (one, x, y) in enumerate(cards):
        assert x + one.size[0] <= scene.size[0]
        for other, left, high in cards[n + 1 :]:
            apart = left >= x + one.size[0] or x >= left + other.size[0]
            assert apart or high >= y + one.size[1] or y >= high + other.size[1]


def test_the_score_if_it_ended_now() -> None:
    """A-161 to A-163 Cards, technologies as their tables are, the faction; fees need credits."""
    s = empty()
    empire(s, "s01", "s02")
    assert if_it_ended_now(s, ANN) == 2 + faction_points(s, ANN)
    empire(s, "t01", side=OPERATIONAL)
    empire(s, *(f"p{n + 1:02}" for n in range(7)))
    best = if_it_ended_now(s, ANN)
    s.players[ANN].blockaded |= 1 << CARD["t01"]
    assert if_it_ended_now(s, ANN) == best  # the credit for its fee is there
    s.players[ANN].bank = 0
    assert if_it_ended_now(s, ANN) < best


# ---- payments and tables ----------------------------------------------------------------------


def test_one_colour_is_drawn_as_a_choice_of_colours() -> None:
    """A-32, A-34 Six of red, blue or green; never gold."""
    drawn = [s["name"] for s in coin_look(one_of(0b111), 6, 0, 0, 150) if s["t"] == "icon"]
    assert drawn == ["aa-red", "aa-blue", "aa-green"]
    drawn = [s["name"] for s in coin_look(one_of(0b101), 6, 0, 0, 150) if s["t"] == "icon"]
    assert drawn == ["aa-red", "aa-green"]
    assert len(coin_look(EVERYTHING, 6, 0, 0, 150)) == 4 + 1
    drawn = [s["name"] for s in coin_look(WITH_GOLD + GREEN, 3, 0, 0, 150)]
    assert drawn == ["aa-green"] * 3


def test_the_bill_of_the_clans_shows_no_gold() -> None:
    """A-151 The payment panel of an ability in one colour."""
    s = empty()
    s.players[ANN].faction = 5
    hand(s, "r26", "r27", "r28")
    play = Play(s).do("ability")
    bill = nodes(play.s)["bill"]
    assert "aa-gold" not in icons(bill)
    assert set(icons(bill)) == {"aa-red", "aa-blue", "aa-green"}


def test_choices_in_tables() -> None:
    """A-114 Both alternatives, in the sentence and in the drawing."""
    table = SYSTEMS[SYSTEM["y4"]]
    said = [[row_text.text(lang) for row_text in table_rows(table)][3:] for lang in languages]
    assert said == [
        [
            "At 4: the attacker gains 2 VP or 5 credits.",
            "At 5 or more: the attacker gains 1 Alien Artifact, or 3 VP and 2 credits.",
        ],
        [
            "4: a támadó 2 GYP-t vagy 5 kreditet kap.",
            "5 vagy több: a támadó 1 Idegen Ereklyét, vagy 3 GYP-t és 2 kreditet kap.",
        ],
    ]
    assert row_lines(table.rows[3]) == [
        [("g-vp", "c-gold", 2)], None, [("aa-credit", "c-gold", 5)],
    ]  # fmt: skip
    shapes = table_look(table, 0, 0, 230, 60)
    assert (
        sum(s["t"] == "text" and getattr(s["words"], "key", "") == "short-or" for s in shapes) == 2
    )


# ---- consequences -----------------------------------------------------------------------------


def outlook(play: Play, *option: object) -> Message:
    told = outlook_of(GAME, play.s, play.ask, play.meant(option))
    assert told is not None
    assert [fault for lang in languages for fault in problems(told, lang)] == []
    return told


def test_numbers_are_told_when_one_must_choose() -> None:
    """A-112 The number of each revealed card, the value it makes, and what comes of it."""
    s = empty()
    empire(s, "t27")
    empire(s, "s21", side=OPERATIONAL)
    aliens(s, "y1", "y2")
    hand(s, "r26", "r21", "r60")
    top(s, "r10", "r01")  # numbers 2 and 3, a Cruiser's +1
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-aliens")
    assert play.ask.key == "use"
    told = outlook(play, "use", "r01")
    assert told.facts["value"] == 4
    assert render(told, "en") == "Attack value 4: the attacker gains 2 VP."
    assert render(GAME.option_message(play.meant(("use", "r01"))), "en").startswith("Number 3")


def test_plans_are_told_in_the_options() -> None:
    """A-111 The defender reads the table of each plan."""
    s = empty()
    empire(s, "s21", side=OPERATIONAL)
    plans(s, "d06", seat=BOB)
    hand(s, "r26", "r21", "r60")
    play = Play(s).do("launch").pay("r26b", "r21b").do("attack-player", BOB)
    told = render(outlook(play, "plan", "d06"), "en")
    assert told.startswith("At 1: the defender gains 3 credits.")


def test_the_ability_has_its_name_and_price() -> None:
    """A-151 In the option and in what it would do."""
    s = empty()
    s.players[ANN].faction = 5
    hand(s, "r26", "r27", "r28")
    play = Play(s)
    assert render(GAME.option_message(play.meant(("ability",))), "hu") == (
        "Frakcióképesség: Klóntartályok"
    )
    assert render(outlook(play, "ability"), "en").startswith("Spend 6 symbols of one colour")


def test_factions_are_chosen_by_what_they_do() -> None:
    """A-20 Set-up, ability and end scoring of each."""
    s = empty()
    play = Play(s)
    told = outlook_of(GAME, s, play.ask, ("faction", 2))
    assert told is not None
    assert "score one of your operational technologies" in render(told, "en")


def test_a_side_is_chosen_by_what_it_says() -> None:
    """A-55 The words of both sides of the card that enters."""
    s = empty()
    project(s, "s01")
    attached(s, "s01", "r75t", "r76t")
    hand(s, "r60")
    play = Play(s).do("build", "s01")
    assert "planet" in render(outlook(play, "place", "s01", 2 * SHIP), "en")
    assert "Alien System" in render(outlook(play, "place", "s01", 2 * SHIP + 1), "en")


def test_income_tells_what_it_could_bring() -> None:
    """A-148 Nothing to gain is told before the price is paid."""
    s = empty()
    empire(s, "t01", side=OPERATIONAL)
    hand(s, "r01", "r02", "r60")
    assert outlook(Play(s), "income").facts["vp"] == 0


def test_a_check_tells_which_icon_it_wanted() -> None:
    """A-101 The log names the type."""
    s = empty()
    empire(s, "t01", side=OPERATIONAL)
    hand(s, "r01", "r02", "r60")
    play = Play(s).do("income").pay("r01t", "r02t")
    told = play.told("check-matches") or play.told("check-fails")
    assert told[0]["type"] == 0

"""Balance: the same games as a simulation plays, counted right, drawn on a page of its own."""

from __future__ import annotations

import dataclasses
import json
import re
from html.parser import HTMLParser
from typing import Any
from xml.dom.minidom import parseString

import pytest

import starboard
from starboard.kernel import Game, Study
from starboard.lab.balance import balance, histogram, play_sheets, round_width, summary
from starboard.lab.page import page
from starboard.lab.plots import Bar, Column, bars
from starboard.lab.plots import histogram as drawn_histogram
from starboard.lab.simulate import Match, simulate
from starboard.text import languages, voice

RANDOM = Match("_example", ("random",) * 3, {}, 5)
GAMES = starboard.games(hidden=True)


@pytest.mark.parametrize("seats", [("random",) * 3, ("greedy:1", "random")])
def test_they_are_the_games_that_a_simulation_plays(seats: tuple[str, ...]) -> None:
    match = Match("_example", seats, {}, 5)
    for outcome, sheet in zip(
        simulate(match, 8).outcomes, play_sheets(match, range(8)), strict=True
    ):
        assert sheet.winners == outcome.winners
        assert sheet.scores == outcome.scores
        assert sheet.decisions == outcome.decisions


def test_rounds_are_told_where_a_game_counts_them() -> None:
    found = balance(Match("hexpanse", ("random",) * 2, {}, 5), 6)
    assert (
        2 <= found["rounds"]["least"] <= found["rounds"]["mean"] <= found["rounds"]["most"] <= 100
    )
    assert "Forduló" in page(found, "hu")
    alien = balance(Match("alien_artifacts", ("random",) * 2, {}, 5), 2)
    assert alien["rounds"] is None
    assert "Forduló" not in page(alien, "hu")


def test_results_do_not_depend_on_the_number_of_jobs() -> None:
    counts: list[int] = []
    alone = balance(RANDOM, 20, 1, counts.append)
    assert alone == balance(RANDOM, 20, 2)
    assert sum(counts) == 20
    assert json.loads(json.dumps(alone)) == alone


def test_counts_add_up() -> None:
    found = balance(RANDOM, 60)
    assert found["games"] == 60
    assert sum(seat["won"] for seat in found["seats"]) == pytest.approx(60)
    for seat in found["seats"]:
        low, high = seat["interval"]
        assert low < seat["share"] < high
    assert sum(reason["games"] for reason in found["reasons"]) == 60
    scores = found["scores"]
    assert sum(bar["count"] for bar in scores["histogram"]) == 180
    winners = sum(len(sheet.winners) for sheet in play_sheets(RANDOM, range(60)))
    assert sum(bar["marked"] for bar in scores["histogram"]) == winners
    means = [seat["mean"] for seat in scores["seats"]]
    assert scores["mean"] == pytest.approx(sum(means) / 3)
    decisions = sum(bar["count"] for bar in found["options"]["histogram"])
    assert decisions == pytest.approx(60 * found["decisions"]["mean"])
    assert decisions == pytest.approx(60 * sum(q["a_game"] for q in found["questions"]))
    (tons,) = found["terms"]
    assert tons["winners"] > scores["mean"] > tons["others"]


def test_a_cooperative_game_is_won_together() -> None:
    found = balance(Match("death_angel", ("random", "random"), {}, 1), 5)
    assert found["cooperative"]
    assert [seat["won"] for seat in found["seats"]] == [found["won"]["won"]] * 2
    assert 'id="won"' in page(found, "en")
    assert 'id="seats"' not in page(found, "en")


def test_factions_are_counted_where_a_game_tells_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here the seat with the fuller first hold is a tug."""

    def faction(state: Any, seat: int) -> str:
        return "hold-0" if state.holds[seat][0] else "drifters"

    game = dataclasses.replace(GAMES["_example"], study=Study(faction=faction))
    monkeypatch.setattr(starboard, "game", lambda _: game)
    found = balance(RANDOM, 40)
    assert {f["faction"] for f in found["factions"]} == {"drifters", "hold-0"}
    assert sum(f["played"] for f in found["factions"]) == 120
    assert sum(f["won"] for f in found["factions"]) == pytest.approx(40)
    html = page(found, "en")
    assert game.message("hold-0").text("en") in html  # the game's word for it
    assert ">drifters<" in html  # no word: the key itself


TELLING = [game for game in GAMES.values() if game.study.faction is not None]


@pytest.mark.parametrize("game", TELLING, ids=lambda game: game.id)
def test_every_faction_has_a_name(game: Game) -> None:
    for seats, variant in game.setups():
        (sheet,) = play_sheets(Match(game.id, ("random",) * seats, variant, 1), range(1))
        assert len(sheet.factions) == seats
        for faction in sheet.factions:
            assert all(voice(game.id, lang).has(faction) for lang in languages), faction


def test_bars_of_a_histogram_are_of_equal_round_width() -> None:
    found = histogram([0, 0, 7, 99], [99])
    assert {bar["to"] - bar["from"] for bar in found} == {5}
    assert (found[0]["count"], found[1]["count"], found[-1]["count"]) == (2, 1, 1)
    assert [bar["marked"] for bar in found if bar["marked"]] == [1]
    assert [bar["count"] for bar in histogram([3, 3])] == [2]
    assert [bar["from"] for bar in histogram([-3, -1])] == [-3, -2, -1]
    assert len(histogram([0.1, 0.15, 0.9])) > 10


@pytest.mark.parametrize(("width", "wanted"), [(1, 1), (1.2, 2), (4, 5), (7, 10), (23, 50)])
def test_round_widths(width: float, wanted: float) -> None:
    assert round_width(width) == wanted


def test_summaries() -> None:
    found = summary([5, 1, 4, 2, 3])
    assert list(found.values()) == [3, 1, 2, 3, 4, 5]
    assert set(summary([7]).values()) == {7}


class Reader(HTMLParser):
    """Reads a page as a person would: every open tag is closed, and tables are whole."""

    VOID = frozenset({"meta"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows: list[int] = []
        self.tables: list[list[int]] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        if tag == "tr":
            self.rows.append(0)
        if tag in ("td", "th"):
            self.rows[-1] += 1

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        if tag == "table":
            self.tables.append(self.rows)
            self.rows = []


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("game", GAMES)
def test_the_page_stands_alone(game: str, lang: str) -> None:
    seats = max(2, GAMES[game].seats.start)
    html = page(balance(Match(game, ("random",) * seats, {}, 1), 3), lang)
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    assert reader.tags.count("section") == reader.tags.count("svg") == len(reader.tables) >= 6
    for rows in reader.tables:
        assert len(rows) > 1
        assert len(set(rows)) == 1, "every row has as many cells as the head"
    assert not re.search(r"https?:|src=|href=|url\(|@import|<script|<link", html)
    assert f'<html lang="{lang}" data-game="{game}">' in html


def test_pictures_are_well_formed_and_use_the_styles_of_the_page() -> None:
    html = page(balance(RANDOM, 20), "en")
    css = html.partition("</style>")[0]
    for svg in re.findall(r"<svg.*?</svg>", html, re.S):
        root = parseString(svg).documentElement
        assert root is not None
        assert root.getAttribute("aria-label")
        for name in set(re.findall(r'class="(\w+)"', svg)) - {"label"}:
            assert f"svg .{name} " in css


def test_words_from_outside_are_only_words() -> None:
    found = balance(RANDOM, 3)
    found["questions"][0]["question"] = "<script>alert(1)</script>"
    found["variant"] = {"mode": "<b>"}
    html = page(found, "en")
    assert "<script" not in html
    assert "<b>" not in html


def test_bars_lie_where_their_numbers_are() -> None:
    rows = [Bar("one", 1.0, (0.5, 2.0)), Bar("minus", -1.0), Bar("none", 0.0)]
    root = parseString(bars("Bars", rows, str, mark=1.0))
    places = [
        [float(rect.getAttribute(name)) for name in ("x", "width")]
        for rect in root.getElementsByTagName("rect")
    ]
    zero = places[0][0]
    assert places[1][0] + places[1][1] == pytest.approx(zero)
    assert places[0][1] == pytest.approx(places[1][1], abs=0.2)
    assert places[2][1] == 1
    paths = root.getElementsByTagName("path")
    (mark,) = [path.getAttribute("d") for path in paths if path.getAttribute("class") == "mark"]
    assert float(mark[1:].split()[0]) == pytest.approx(zero + places[0][1], abs=0.2)


def test_columns_are_as_high_as_their_counts() -> None:
    root = parseString(drawn_histogram("H", [Column("0", 4, 1), Column("1", 2)], str))
    heights = [float(rect.getAttribute("height")) for rect in root.getElementsByTagName("rect")]
    assert heights[0] == pytest.approx(4 * heights[1])
    assert heights[0] == pytest.approx(2 * heights[2])


def test_bad_matches_are_refused_before_anything_is_played() -> None:
    with pytest.raises(starboard.BadSetup):
        balance(Match("_example", ("random",), {}, 1), 1, 1, lambda _: pytest.fail("played"))

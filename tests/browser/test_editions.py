"""An owner's edition of every box: written out, edited as text, checked, and played by all.

One number, one card (with a name of its own) and, where there are boards to draw, one board differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import expect

import starboard
from starboard.workshop.export import export
from tests.browser.conftest import Visit
from tests.browser.driver import Driver
from tests.server.test_boxes import fresh
from tests.test_editions import change
from tests.workshop.test_check import starboard_says

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Correction:
    """What an owner finds different, as they type it: file, what stands there, what shall."""

    edits: tuple[tuple[str, str, str], ...]
    names: tuple[tuple[str, str, str], ...]  # key, the name as it came, the owner's; en and hu
    told: tuple[str, ...]  # what the check names, words aside
    card: str  # its key in the catalogue
    says: str  # the words on the card
    board: str = ""
    shows: str = ""
    texts: tuple[str, str] = ("", "")  # words of their own, where they do not follow from the data


CORRECTIONS = {
    "hexpanse": Correction(
        edits=(
            ("mercenaries.toml", "cost = 3", "cost = 4"),
            ("mercenaries.toml", '"gain_hexilum", amount = 2', '"gain_hexilum", amount = 3'),
            ("boards.toml", "mine_count = 7", "mine_count = 6"),
            ("boards.toml", ", [1, 1], [-1, 2]]", ", [1, 1]]"),
        ),
        names=(
            ("card-vex", "Vex the Broker", "Vex the Banker"),
            ("card-vex", "Alkusz Vex", "Bankár Vex"),
        ),
        told=(
            "boards.toml: board inner: mine_count: 6 (was 7)",
            "boards.toml: board inner: mines: [[1, -2], [-1, -1], [2, -1], [0, 0], [-2, 1], "
            "[1, 1]] (was [[1, -2], [-1, -1], [2, -1], [0, 0], [-2, 1], [1, 1], [-1, 2]])",
            "mercenaries.toml: mercenary phantom: cost: 4 (was 3)",
            "mercenaries.toml: mercenary vex: effects 1 amount: 3 (was 2)",
        ),
        card="mercenary:vex",
        says="Gain 3 hexilum.",
        board="board:inner",
        shows="37 areas, 6 of them with a mine",
    ),
    "theseus": Correction(
        edits=(
            ("limits.toml", "upgrade_tokens_per_card = 6", "upgrade_tokens_per_card = 5"),
            ("aliens.toml", 'effect = "damage"\namount = 1', 'effect = "damage"\namount = 2'),
            (
                "station.toml",
                'pending = 0\npassages = ["ab", "bd", "cd"]',
                'pending = 0\npassages = ["ab", "bd", "ac"]',
            ),
        ),
        names=(("card-aliens-hive", "Hive", "Brood"), ("card-aliens-hive", "Kaptár", "Fészekalj")),
        told=(
            "aliens.toml: cards aliens.hive: amount: 2 (was 1)",
            "limits.toml: limits: upgrade_tokens_per_card: 5 (was 6)",
            'station.toml: sectors technology: passages: ["ab", "bd", "ac"] '
            '(was ["ab", "bd", "cd"])',
        ),
        card="aliens:hive",
        says="When an enemy unit stops here: [2] damage.",
        board="board:technology",
        shows="Ab, bd, ac",
    ),
    "death_angel": Correction(
        edits=(
            ("marines.toml", "range = 2", "range = 3"),
            ("actions.toml", "amount = 3", "amount = 4"),
        ),
        names=(
            ("action-dead_aim", "Dead Aim", "Sure Aim"),
            ("action-dead_aim", "Halálos pontosság", "Biztos kéz"),
        ),
        told=(
            "actions.toml: action dead_aim: amount: 4 (was 3)",
            "marines.toml: marine lorenzo: range: 3 (was 2)",
        ),
        card="action:dead_aim",
        says="he slays up to 4 Genestealers of the target swarm",
    ),
    "planet_unknown": Correction(
        edits=(
            ("civ_cards.toml", "medals = [0, 1, 3, 6, 10]", "medals = [0, 1, 3, 6, 12]"),
            ("civ_cards.toml", "trackers = 2, steps = 1", "trackers = 3, steps = 1"),
        ),
        names=(
            ("card-1", "Temp Agency", "Work Agency"),
            ("card-1", "Munkaerő-kölcsönző", "Munkaügyi hivatal"),
        ),
        told=(
            "civ_cards.toml: set commerce_agreement: medals: [0, 1, 3, 6, 12] "
            "(was [0, 1, 3, 6, 10])",
            "civ_cards.toml: card temp_agency: effect trackers: 3 (was 2)",
        ),
        card="civ:temp_agency",
        says="Advance three different trackers one space each.",
        texts=(
            "Advance three different trackers one space each.",
            "Léptess három különböző jelzőt egy-egy mezővel.",
        ),
    ),
    "alien_artifacts": Correction(
        edits=(
            (
                "defence_plans.toml",
                'id = "d01"\nsource = "reconstructed"\ncost = 0',
                'id = "d01"\nsource = "reconstructed"\ncost = 1',
            ),
            ("artifacts.toml", '"extra_turns", count = 3', '"extra_turns", count = 2'),
        ),
        names=(
            ("artifact-x01", "Temporal Anchor", "Anchor of Time"),
            ("artifact-x01", "Időhorgony", "Az idő horgonya"),
        ),
        told=(
            "artifacts.toml: artifact x01: effects 1 count: 2 (was 3)",
            "defence_plans.toml: defence_plan d01: cost: 1 (was 0)",
        ),
        card="artifact:x01",
        says="Take 2 extra turns after the last round.",
    ),
}
GAMES = sorted(CORRECTIONS)


def name_of(game: str) -> str:
    return f"Ada's {game.replace('_', ' ')}"


def make(game: str, folder: Path) -> None:
    """As an owner does it: the box written out, then an editor."""
    export(starboard.game(game), folder)
    head = next(line for line in (folder / "edition.toml").read_text(encoding="utf-8").splitlines()
                if line.startswith("name = "))  # fmt: skip
    change(folder / "edition.toml", head, f'name = "{name_of(game)}"')
    for file, old, new in CORRECTIONS[game].edits:
        change(folder / file, old, new)
    mine = CORRECTIONS[game]
    for (key, old, new), words in zip(mine.names, mine.texts, strict=True):
        lines = f'{key} = "{new}"' + (f'\n"{key}.text" = "{words}"' if words else "")
        change(folder / "texts.toml", f'# {key} = "{old}"', lines)


@pytest.fixture(scope="module")
def boxes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An edition of every game."""
    folder = tmp_path_factory.mktemp("editions")
    for game in GAMES:
        make(game, folder / game)
    return folder


@pytest.fixture(scope="module")
def address(boxes: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server that plays with all of them."""
    words = [word for game in GAMES for word in ("--box", str(boxes / game))]
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("STARBOARD_BOT_DELAY", "0")
        with fresh(tmp_path_factory.mktemp("server"), *words) as server:
            yield server.url


def test_there_is_an_edition_of_every_game() -> None:
    assert sorted(starboard.games()) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_check_names_what_differs_and_bots_play_it_to_the_end(game: str, boxes: Path) -> None:
    code, said, _ = starboard_says("box", "check", boxes / game)
    first, *rest = [line.strip() for line in said.splitlines()]
    named = sorted(line for line in rest if not line.startswith("texts.toml"))
    words = [line for line in rest if line.startswith("texts.toml")]
    assert code == 0
    assert first.startswith(f"{name_of(game)}: no fault")
    assert named == sorted(CORRECTIONS[game].told)
    own = [*(new for _, _, new in CORRECTIONS[game].names), *filter(None, CORRECTIONS[game].texts)]
    assert sorted(line.split('"')[1] for line in words) == sorted(own)
    code, said, complaint = starboard_says(
        "simulate", game, "--box", boxes / game, "--seats", "quick,quick", "--games", 1
    )
    assert (code, complaint) == (0, "")
    assert ": 1 games" in said


@pytest.mark.parametrize("game", GAMES)
def test_its_page_shows_the_changed_card_and_board(visit: Visit, game: str) -> None:
    mine = CORRECTIONS[game]
    english, hungarian = (new for _, _, new in mine.names)
    page = visit("en", still=True).go(f"/box/{game}/{mine.card}")
    opened = page.locator(f'[data-opened="{mine.card}"]')
    opened.wait_for()  # a large box takes its time on a busy machine
    expect(opened.locator("h2")).to_have_text(english)
    expect(opened).to_contain_text(mine.says)
    expect(opened).to_contain_text(name_of(game))
    expect(opened.locator(".picture svg").first).to_be_visible()
    expect(opened.locator(".picture")).to_contain_text(english)
    expect(opened.locator(".changes")).to_be_visible()
    if mine.board:
        page.goto(page.url.replace(mine.card, mine.board))
        board = page.locator(f'[data-opened="{mine.board}"]')
        board.wait_for()
        expect(board).to_contain_text(mine.shows)
        expect(board.locator(".changes")).to_be_visible()
    visitor = visit("hu", still=True)
    visitor.go(f"/box/{game}/{mine.card}")
    visitor.page.wait_for_selector("[data-opened] h2")
    expect(visitor.page.locator("[data-opened] h2")).to_have_text(hungarian)


#: Whole games of the two long ones are ./launch soak's: here they are played for a while.
LONG = ("alien_artifacts", "planet_unknown")
A_WHILE = 60  # touches


def sit_down(visit: Visit, game: str) -> Driver:
    """At a new table of two, with an easy bot, which answers at once."""
    visitor = visit("en", still=True)
    page = visitor.go(f"/new/{game}")
    page.get_by_role("button", name="2", exact=True).click()
    easy = page.locator("option[value='easy']")
    page.locator("[data-new-seat='1'] select").filter(has=easy).select_option("easy")
    assert page.locator("[data-new-seat]").count() == 2
    page.click("[data-act=start]")
    page.wait_for_selector("[data-table][data-seq]")
    assert page.locator(".tag.edition").inner_text() == name_of(game)
    return Driver(page, seed=17)


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=pytest.mark.soak) if game in LONG else game for game in GAMES],
)
def test_a_person_plays_it_to_the_end_by_what_is_lit(visit: Visit, game: str) -> None:
    driver = sit_down(visit, game)
    driver.play(most=1500)
    driver.page.wait_for_selector("dialog table")


@pytest.mark.parametrize("game", LONG)
def test_a_person_plays_it_for_a_while_by_what_is_lit(visit: Visit, game: str) -> None:
    driver = sit_down(visit, game)
    driver.play(until=lambda: driver.touches >= A_WHILE)
    assert driver.seq > A_WHILE / 3

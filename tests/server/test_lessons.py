"""A guided first game over HTTP and the socket."""

from __future__ import annotations

import pytest

import starboard
from tests.server.harness import Server

GAMES = ["theseus", "death_angel", "planet_unknown", "alien_artifacts", "hexpanse"]


@pytest.mark.parametrize("game", GAMES)
def test_the_learner_hears_the_coach(server: Server, game: str) -> None:
    ann = server.guest()
    made = ann.post(f"/api/lessons/{game}", {"name": "Ann"})
    assert made.status_code == 201
    line = ann.sit(made.json()["table"], 0)
    said = line.until("coach")
    assert said["notes"]
    assert said["notes"][-1]["kind"] == "do"
    assert line.view["undo"] is not None  # the opening cannot be taken back
    best = line.view["ask"]["options"][said["best"]]["option"]
    line.answer(best)
    again = line.until("coach")
    assert again["seq"] > said["seq"]
    line.close()
    # What was shown follows from the log: another page hears what belongs to the present alone.
    other = ann.sit(made.json()["table"], 0)
    shown = other.until("coach")
    assert shown["shown"] >= again["shown"]
    assert "goal" not in [note["id"] for note in shown["notes"]]


def test_the_registry_tells_what_can_be_learnt(server: Server) -> None:
    found = {game["id"]: game["lesson"] for game in server.guest().get("/api/games").json()}
    assert all(found[game]["title"]["hu"] for game in GAMES)
    assert found.get("_example") is None


def test_no_lesson(server: Server) -> None:
    ann = server.guest()
    assert ann.post("/api/lessons/_example", {}).json()["error"]["code"] == "no-lesson"
    assert ann.post("/api/lessons/chess", {}).status_code == 404


def test_an_ordinary_table_has_no_coach(server: Server) -> None:
    ann = server.guest()
    table = ann.create("me", "bot:easy", game="theseus")
    line = ann.sit(table["table"], 0)
    line.listen(0.5)
    assert not any(b'"coach"' in said for said in line.heard)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_for_other_numbers_than_the_lesson_opens(server: Server, game: str) -> None:
    """The variant that is taught may not exist for so many."""
    ann = server.guest()
    for seats in starboard.game(game).seats:
        table = ann.create("me", *["bot:easy"] * (seats - 1), game=game)
        assert ann.sit(table["table"], 0).view["scene"]

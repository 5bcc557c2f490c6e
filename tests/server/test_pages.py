"""Pages, words, rules, drawings; and the headers that go with everything."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.server.problem import STATUS, Problem
from tests.server.harness import Guest, Server, Zygote, running


@pytest.fixture
def guest(server: Server) -> Guest:
    return server.guest()


def test_headers_of_safety_are_on_every_answer(guest: Guest) -> None:
    refused = guest.http.post("/api/tables", content=b"", headers={"Content-Type": "text/plain"})
    answers = [guest.get(p) for p in ("/", "/nowhere", "/api/games", "/health", "/api/tables/x")]
    for answer in (*answers, refused):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy
        assert "style-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert "server" not in answer.headers


def test_the_cookie_is_set_by_the_first_call_and_safe(guest: Guest) -> None:
    assert "set-cookie" not in guest.get("/health").headers
    cookie = guest.get("/api/games").headers["set-cookie"]
    assert cookie.startswith("starboard-")
    for flag in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert flag in cookie
    assert "Secure" not in cookie  # plain HTTP on this machine
    assert "set-cookie" not in guest.get("/api/games").headers


def test_health_and_the_document(guest: Guest) -> None:
    assert guest.get("/health").json() == {"status": "ok"}
    head = guest.http.head("/health")
    assert (head.status_code, head.content) == (200, b"")
    document = guest.get("/schema/openapi.json").json()
    assert {"/api/games", "/api/tables", "/api/tables/{table}/join"} <= set(document["paths"])
    for page in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements"):
        assert "<script" not in guest.get(page).text  # pages that would load from afar


def test_the_registry(guest: Guest) -> None:
    games = {game["id"]: game for game in guest.get("/api/games").json()}
    assert games["_example"]["seats"] == [2, 3, 4]
    assert games["death_angel"]["cooperative"] is True
    for variant in games["death_angel"]["variants"]:
        assert variant["default"] in variant["values"]
    levels = guest.get("/api/bots").json()
    assert [each["level"] for each in levels] == ["easy", "normal", "hard", "expert"]
    table = guest.create(*(f"bot:{each['bot']}" for each in levels[:2]))
    assert len(table["seats"]) == 2


def test_hidden_games_are_hidden(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path, show_hidden=0)) as plain:
        guest = plain.guest()
        assert "_example" not in {game["id"] for game in guest.get("/api/games").json()}
        wish = {"game": "_example", "seats": [{"kind": "me"}, {"kind": "link"}]}
        assert guest.post("/api/tables", wish).json()["error"]["code"] == "no-such-game"
        assert guest.get("/api/rules/_example").status_code == 404


def test_words_of_both_languages(guest: Guest) -> None:
    for lang, word in (("en", "This is not your seat."), ("hu", "Ez nem a te helyed.")):
        answer = guest.get(f"/text/{lang}.json")
        assert word in answer.json()["common"]
        assert "option-" in answer.json()["death_angel"]
        again = guest.get(f"/text/{lang}.json", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    for wrong in ("de.json", "en", "..%2fen.json", "en.json.json"):
        assert guest.get(f"/text/{wrong}").status_code == 404


def test_every_error_has_words_in_both_languages() -> None:
    facts = {"bot": "x", "answer": 3, "why": "x", "game": "x", "seq": 3, "version": 1, "most": 5,
             "fault": "x", "field": "x", "theirs": "x", "ours": "y"}  # fmt: skip
    for code in STATUS:
        sentences = {Problem(code, **facts).message.text(lang) for lang in ("en", "hu")}
        assert len(sentences) == 2, code
        assert all("{" not in sentence for sentence in sentences)


def test_a_fact_chosen_by_a_visitor_names_no_other_message() -> None:
    assert Problem("bad-bot", bot="@@seat-1").facts == {"bot": "seat-1"}


def test_rules_by_number(guest: Guest) -> None:
    rules = guest.get("/api/rules/death_angel").json()
    assert len(rules) > 50
    first = rules[0]
    assert set(first) == {"id", "chapter", "title", "text"}
    assert all(first[field]["en"] and first[field]["hu"] for field in ("chapter", "title", "text"))
    assert any(rule["id"].startswith("K-") for rule in rules)
    assert guest.get("/api/rules/chess").status_code == 404


def test_the_colours_of_the_games(guest: Guest) -> None:
    answer = guest.get("/accents.css")
    assert answer.headers["content-type"].startswith("text/css")
    example = '[data-game="_example"] { --accent: #8ff2ff; --accent-deep: #0d3a52; }'
    assert example in answer.text.splitlines()


@pytest.mark.parametrize(
    "path", ["death_angel/..%2fbox.py", "death_angel/x.svg", "chess/x.svg", "death_angel/box.py",
             "..%2f..%2fserver/x.svg", "death_angel/%2e%2e.svg", "_example/..svg"]
)  # fmt: skip
def test_no_way_out_of_the_art_folder(guest: Guest, path: str) -> None:
    assert guest.get(f"/art/{path}").status_code == 404


def test_a_missing_client_is_explained(zygote: Zygote, tmp_path: Path) -> None:
    with running(Server(zygote, tmp_path, static=tmp_path / "none")) as bare:
        answer = bare.guest().get("/")
        assert answer.status_code == 503
        assert "./launch" in answer.text


def test_the_built_client_is_served(zygote: Zygote, tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>Starboard</title>")
    (static / "assets" / "app-4f2a91bc.js").write_text("console.log(1)")
    (tmp_path / "secret.txt").write_text("no")
    with running(Server(zygote, tmp_path, static=static)) as built:
        guest = built.guest()
        for page in ("/", "/new/hexpanse", "/table/abc"):
            answer = guest.get(page)
            assert "<title>Starboard</title>" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
        script = guest.get("/assets/app-4f2a91bc.js")
        assert script.text == "console.log(1)"
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith("text/javascript")
        plain = guest.get("/assets/app-4f2a91bc.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt",
                     "/assets", "//etc/passwd"):  # fmt: skip
            assert guest.get(path).status_code == 404, path


def test_two_servers_on_one_machine_do_not_take_each_others_cookies(
    server: Server, zygote: Zygote, tmp_path: Path
) -> None:
    """Browsers send cookies to every port of a host."""
    ann = server.guest()
    table = ann.create("me", "link")["table"]
    with running(Server(zygote, tmp_path)) as other:
        elsewhere = other.guest()
        elsewhere.http.cookies = ann.http.cookies
        assert elsewhere.get("/api/tables").json() == []
        ann.http.cookies.update(elsewhere.http.cookies)
    assert [each["table"] for each in ann.get("/api/tables").json()] == [table]

"""What `starboard site` refuses, and what its engine is made of."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from starboard.solo import site


def test_a_folder_of_others_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    client, pyodide, mine = (tmp_path / name for name in ("client", "pyodide", "mine"))
    for folder in (client, pyodide, mine):
        folder.mkdir()
    monkeypatch.setattr("starboard.server.settings.Settings.static_folder", client)
    (mine / "letter.txt").write_text("dear")
    with pytest.raises(site.BadSite, match="not built"):
        site.write(mine, "", pyodide)
    (client / "index.html").write_text("<title>")
    with pytest.raises(site.BadSite, match="does not hold"):
        site.write(mine, "", pyodide)
    for name in site.PYODIDE:
        (pyodide / name).write_text("")
    with pytest.raises(site.BadSite, match="neither empty"):
        site.write(mine, "", pyodide)
    assert [path.name for path in mine.iterdir()] == ["letter.txt"]


def test_the_engine_needs_nothing_but_what_is_packed(tmp_path: Path) -> None:
    """It begins and plays from its archive alone, with the standard library."""
    zipfile.ZipFile(io.BytesIO(site.engine())).extractall(tmp_path)
    script = """
import json, sys
sys.path.insert(0, sys.argv[1])
from starboard.solo.browser import begin
kept = {}
house = begin(kept.get, kept.__setitem__)
for game in ("hexpanse", "theseus"):
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]}
    made = json.loads(house.call("/api/tables", "{}", json.dumps(wish)))
    assert made["status"] == 200, made
    assert house.enter(1, made["data"]["table"], 0, "wide", lambda text: None) == ""
bad = json.loads(house.call("/api/tables", "{}", json.dumps({**wish, "variant": {"no": 1}})))
assert bad["data"]["error"]["code"] == "bad-setup", bad
assert "fluent" not in sys.modules and sys.modules["msgspec"].__name__ == "starboard.solo.structs"
"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script, str(tmp_path)],
                          capture_output=True, text=True, check=False)  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]

"""A folder that any file server can serve: the page, the words, the drawings, and the engine."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import zipfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import starboard
from starboard import look, text
from starboard.bots import LEVELS
from starboard.server import api, boxes, pages
from starboard.server.settings import Settings

PACKAGE = Path(starboard.__file__).parent
#: What of Python for browsers is needed at run time.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip",
           "pyodide-lock.json")  # fmt: skip
LIBRARY = "python_stdlib.zip"
SQUEEZED = "pyodide.asm.wasm"  # the page asks for it with .gz
#: Parts of the standard library that nothing here uses, and that would have to be loaded first.
UNUSED = (
    "_pyrepl/", "bdb.py", "doctest.py", "html/", "imaplib.py", "mailbox.py", "multiprocessing/",
    "optparse.py", "pdb.py", "pickletools.py", "pydoc.py", "pydoc_data/", "smtplib.py", "unittest/",
    "wsgiref/", "xml/", "xmlrpc/",
)  # fmt: skip
#: What of the package plays: rooms of the house, and the server's files that build messages.
ROOMS = ("pieces", "kernel", "draw", "data", "bots", "games", "workshop", "solo", "server/store")
FILES = (
    "__init__.py", "editions.py", "saves.py", "server/__init__.py", "server/views.py",
    "server/messages.py", "server/patches.py", "server/looks.py", "server/questions.py",
    "server/problem.py", "server/retelling.py",
)  # fmt: skip
ENGINE = (".py", ".toml", ".json")
#: Read when somebody opens a box, and kept from then on.
ON_DEMAND = ("api/box/",)
#: Not served as they are: made for a server that chooses among them.
TWINS = (".br", ".gz", ".woff", ".sources")
WORKER = Path(__file__).parent / "service_worker.js"


class BadSite(Exception):
    """The site cannot be written; the sentence says why."""


def write(folder: Path, base: str, pyodide: Path) -> int:
    """Write the whole site; gives its size in bytes."""
    client = Settings().static_folder
    if not (client / "index.html").is_file():
        raise BadSite("the web client is not built: ./launch build")
    if not all((pyodide / name).is_file() for name in PYODIDE):
        raise BadSite(f"{pyodide} does not hold the npm package pyodide")
    if folder.exists() and any(folder.iterdir()) and not (folder / "starboard.zip").is_file():
        raise BadSite(f"{folder} is neither empty nor a site of ours")
    base = "/" + base.strip("/") + "/" if base.strip("/") else "/"
    shutil.rmtree(folder, ignore_errors=True)
    files = {**dict(_client(client)), **dict(_written()), **dict(_python(pyodide))}
    page = (client / "index.html").read_text(encoding="utf-8")
    files |= {name: _page(page, base).encode() for name in _pages()}
    files["sw.js"] = _service_worker(files, base)
    for name, content in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return sum(map(len, files.values()))


def _client(client: Path) -> Iterator[tuple[str, bytes]]:
    for path in client.rglob("*"):
        if path.is_file() and not path.name.endswith(TWINS) and path.name != "index.html":
            yield path.relative_to(client).as_posix(), path.read_bytes()


def _written() -> Iterator[tuple[str, bytes]]:
    """What a server would answer to everybody alike."""
    games = starboard.games()
    # There is no coach in a browser, so no lesson is offered.
    told = [{**api.describe_game(game), "lesson": None} for game in games.values()]
    yield "api/games.json", _json(told)
    yield "api/bots.json", _json([{"bot": level, "level": level} for level in LEVELS])
    yield "accents.css", look.accents_css({g.id: g.accent for g in games.values()}).encode()
    for lang in text.languages:
        yield f"text/{lang}.json", pages.words_of(lang, tuple(games))
    for game in games.values():
        yield f"api/rules/{game.id}.json", _json(pages.rules_of(game.id))
        yield f"api/box/{game.id}.json", boxes.box_of(game.id)
        for art in (game.folder / "art").glob("*.svg"):
            yield f"art/{game.id}/{art.name}", art.read_bytes()


def _python(pyodide: Path) -> Iterator[tuple[str, bytes]]:
    for name in PYODIDE:
        content = (pyodide / name).read_bytes()
        if name == SQUEEZED:
            yield f"pyodide/{name}.gz", gzip.compress(content, 9, mtime=0)
        elif name == LIBRARY:
            yield f"pyodide/{name}", _slim(content)
        else:
            yield f"pyodide/{name}", content
    yield "starboard.zip", engine()


def _slim(library: bytes) -> bytes:
    """The standard library without what nothing here uses."""
    with zipfile.ZipFile(io.BytesIO(library)) as whole:
        names = [name for name in whole.namelist() if not name.startswith(UNUSED)]
        return _packed({name: whole.read(name) for name in names})


def engine() -> bytes:
    """All of the package that plays."""
    paths = [PACKAGE / name for name in FILES]
    for room in ROOMS:
        found = (PACKAGE / room).rglob("*")
        paths += [path for path in found if path.suffix in ENGINE and path.is_file()]
    return _packed(
        {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in paths}
    )


def _packed(files: dict[str, bytes]) -> bytes:
    """An archive: always the same bytes for the same files."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, content in sorted(files.items()):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


# ---- pages --------------------------------------------------------------------------------------


def _pages() -> Iterator[str]:
    """Addresses that a plain file server must know; hosts show 404.html for all others."""
    yield from ("index.html", "404.html")
    for game in starboard.games():
        yield from (f"new/{game}/index.html", f"box/{game}/index.html")


def _page(page: str, base: str) -> str:
    """The page, marked as a site's, with its files where they lie."""
    mark = f'<meta name="starboard-site" content="{base}" />'
    return page.replace('="/', f'="{base}').replace("<title>", f"{mark}\n    <title>")


def _service_worker(files: dict[str, bytes], base: str) -> bytes:
    """What keeps everything for later visits; it changes with any file."""
    copies = ("404.html", "new/", "box/", *ON_DEMAND)
    kept = sorted(name for name in files if not name.startswith(copies))
    version = blake2b(digest_size=8)
    for name in kept:
        version.update(name.encode() + b"\0" + files[name])
    facts = {"version": version.hexdigest(), "base": base, "files": kept}
    script = WORKER.read_text(encoding="utf-8")
    return f"const SITE = {json.dumps(facts)};\n{script}".encode()

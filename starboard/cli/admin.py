"""``starboard admin``: what a host does with tables, visitors and the database."""

from __future__ import annotations

import asyncio
import json
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from .common import BadInput, Json, app

T = TypeVar("T")

admin = typer.Typer(help="For hosts: tables, visitors, backups. The server may be running.")
app.add_typer(admin, name="admin")

Database = Annotated[
    str | None,
    typer.Option(metavar="URL", help="sqlite:///path or postgresql://...; as `starboard serve`."),
]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id in its address.")]
Really = Annotated[bool, typer.Option("--yes", help="Do it; without, only say what would be.")]


def _url(database: str | None) -> str:
    from starboard.server.settings import Settings

    return Settings.from_environment(database=database or None).database_url


def _with_store(database: str | None, work: Callable[..., Awaitable[T]]) -> T:
    """Open the store, work, and close it; what goes wrong becomes a sentence."""
    from starboard.server.admin import store_at
    from starboard.server.archive import BadArchive
    from starboard.server.store import Down, Taken

    async def inside() -> T:
        store = store_at(_url(database))
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    try:
        return asyncio.run(inside())
    except Taken:
        raise BadInput("there is no such thing; nothing has changed") from None
    except (BadArchive, Down, OSError, ValueError) as error:
        raise BadInput(f"{error}") from None


@app.command()
def doctor(
    address: Annotated[str, typer.Argument(help="Of a running server: http://...")] = "",
    database: Database = None,
) -> None:
    """Look at this set-up, and say what is wrong with it."""
    from starboard.server.doctor import examine
    from starboard.server.settings import Settings

    wrong = False
    for finding in examine(Settings.from_environment(database=database or None), address):
        wrong |= not finding.fine
        print(f"{'ok ' if finding.fine else 'BAD'}  {finding.about}: {finding.says}")
    if wrong:
        raise typer.Exit(1)


@admin.command()
def tables(
    game: str | None = None,
    over: Annotated[bool | None, typer.Option(help="Only those that are over, or not.")] = None,
    limit: int = 50,
    database: Database = None,
    as_json: Json = False,
) -> None:
    """List tables, those that moved last first."""
    from starboard.server.admin import headline
    from starboard.server.store import Sought, Store

    async def work(store: Store) -> list[dict[str, object]]:
        found = await store.search(Sought(game=game, over=over, limit=limit))
        return [headline(row) for row in found]

    rows = _with_store(database, work)
    if as_json:
        print(json.dumps(rows))
        return
    for row in rows:
        print("  ".join(f"{row[name]!s}" for name in row))
    if not rows:
        print("There are no such tables.")


@admin.command()
def end(table: TableId, why: str = "by the host", database: Database = None) -> None:
    """End a table: nobody plays on, what was played stays."""
    _with_store(database, lambda store: store.end(table, why))
    print(f"Table {table} is ended.")


@admin.command()
def delete(table: TableId, database: Database = None, yes: Really = False) -> None:
    """Forget a table and all that belongs to it."""
    if not yes:
        raise BadInput(f"this would delete table {table} for good; say --yes to do it")
    _with_store(database, lambda store: store.delete(table))
    print(f"Table {table} is deleted.")


@admin.command()
def tidy(
    finished: Annotated[float | None, typer.Option(help="Days finished games are kept.")] = None,
    abandoned: Annotated[float | None, typer.Option(help="Days unplayed games are kept.")] = None,
    chat: Annotated[float | None, typer.Option(help="Days chat is kept.")] = None,
    database: Database = None,
    yes: Really = False,
) -> None:
    """Delete what has been kept long enough."""
    from starboard.server.admin import Retention
    from starboard.server.admin import tidy as sweep

    rules = Retention(finished, abandoned, chat)
    gone = _with_store(database, lambda store: sweep(store, rules, really=yes))
    verb = "Deleted" if yes else "This would delete (say --yes to do it)"
    print(f"{verb}: {gone['finished']} finished and {gone['abandoned']} abandoned tables.")


@admin.command()
def ban(
    who: Annotated[str, typer.Argument(help="An address, an IPv6 /64 network, or a person.")],
    why: str = "",
    days: float | None = None,
    database: Database = None,
) -> None:
    """Close the server to a visitor."""
    from starboard.server.admin import ban as close_to

    _with_store(database, lambda store: close_to(store, who, why, days))
    print(f"{who} is banned{'' if days is None else f' for {days:g} days'}.")


@admin.command()
def unban(who: str, database: Database = None) -> None:
    """Let a visitor come again."""
    _with_store(database, lambda store: store.unban(who))
    print(f"{who} may come again.")


@admin.command()
def bans(database: Database = None, as_json: Json = False) -> None:
    """List everybody who is banned."""
    found = _with_store(database, lambda store: store.bans())
    if as_json:
        print(json.dumps([{"who": b.who, "why": b.why, "until": b.until} for b in found]))
        return
    for each in found:
        print(f"{each.who}  {each.why}")
    if not found:
        print("Nobody is banned.")


@admin.command()
def backup(file: Path, database: Database = None) -> None:
    """Write everything into a new file, also while the server runs."""
    from starboard.server import archive

    if file.exists():
        raise BadInput(f"{file} is there already; nothing has been written")
    count = _with_store(database, lambda store: archive.write(store, file))
    print(f"{count} rows are kept in {file}.")


@admin.command()
def restore(file: Path, database: Database = None) -> None:
    """Fill an empty database from a backup."""
    from starboard.server import archive

    count = _with_store(database, lambda store: archive.read(store, file))
    print(f"{count} rows are restored.")


@admin.command()
def move(
    to: Annotated[str, typer.Argument(metavar="URL", help="An empty database.")],
    database: Database = None,
) -> None:
    """Copy everything into another database, SQLite or PostgreSQL."""
    from starboard.server import archive

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "everything"
        _with_store(database, lambda store: archive.write(store, file))
        count = _with_store(to, lambda store: archive.read(store, file))
    print(f"{count} rows are copied; start the server with --database to use them.")


@admin.command()
def verify(game: str | None = None, database: Database = None) -> None:
    """Play every stored game again, and say which do not lead where they led."""
    from starboard.server.admin import verify as replay_all
    from starboard.server.store import Store

    async def work(store: Store) -> tuple[int, int]:
        seen = wrong = 0
        async for verdict in replay_all(store, game):
            seen += 1
            if not verdict.fine:
                wrong += 1
                print(f"{verdict.table} ({verdict.game}): {verdict.says}")
        return seen, wrong

    seen, wrong = _with_store(database, work)
    print(f"{seen} games played again, {wrong} of them do not lead where they led.")
    if wrong:
        raise typer.Exit(1)

"""How the schema has grown: numbered steps, forward only, the same for both databases.

A new database takes all of them, an older one those that it lacks, in one transaction. A step that
has been released is never changed: what comes later is a new one. ``{boolean}``, ``{real}`` and
``{counter}`` are types in which the two dialects differ.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

FIRST_RELEASE = """
create table tables (
    id text primary key, code text not null unique, game text not null, rules integer not null,
    seats integer not null, variant text not null, seed text not null, open_seed {boolean} not null,
    host text not null, created {real} not null,
    seq integer not null, waiting text not null, over {boolean} not null, digest text not null,
    moved {real} not null
);
create table seats (
    tbl text not null references tables, seat integer not null, kind text not null,
    name text not null, token text not null, bot text not null, primary key (tbl, seat)
);
create table holders (
    person text not null, tbl text not null references tables, seat integer not null,
    primary key (person, tbl, seat)
);
create index holders_of_table on holders (tbl);
create index tables_of_host on tables (host);
create index tables_by_moved on tables (moved);
create table answers (
    tbl text not null references tables, seq integer not null, seat integer not null,
    option text, forced {boolean} not null, primary key (tbl, seq)
);
create table chat (
    n {counter} primary key, tbl text not null references tables, name text not null,
    seat integer, text text not null, at {real} not null
);
create index chat_of_table on chat (tbl, n);
create table turns (
    tbl text not null references tables, seat integer not null, turn integer not null,
    until {real} not null, worker text not null, primary key (tbl, seat)
);
create table meta (key text primary key, value text not null)
"""

#: Tables that were ended before their game was over; finished games as they were when they ended,
#: whatever becomes of the rules; visitors who are not wanted.
HOSTS = """
alter table tables add column ended text not null default '';
create table finished (
    tbl text primary key references tables, save text not null, result text not null,
    at {real} not null
);
create table bans (
    who text primary key, why text not null, at {real} not null, until {real}
)
"""

STEPS = (FIRST_RELEASE, HOSTS)
VERSION = len(STEPS)


class NewerDatabase(ValueError):
    """It was made by a later version of Starboard; nothing has been changed."""


def statements(version: int, dialect: Mapping[str, str]) -> Iterator[str]:
    """What brings a database of this version (0: an empty one) up to date."""
    if version > VERSION:
        raise NewerDatabase(
            f"the database is of a later Starboard (its version is {version}, ours {VERSION});"
            " start that one, or restore a backup"
        )
    for step in STEPS[version:]:
        for statement in step.format(**dialect).split(";"):
            if statement.strip():
                yield statement

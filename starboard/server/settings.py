"""How this server runs. Every setting can be given in the environment: STARBOARD_BOT_DELAY=0."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path


def data_folder() -> Path:
    """Where this person's programs keep their data."""
    base = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(base).expanduser() / "starboard"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings, with the values that suit a server among friends."""

    database: str = ""  # empty: a SQLite file in the data folder
    secret: str = ""  # signs cookies; empty: made once and kept in the database
    origins: str = ""  # further origins, space-separated, if pages come from another address
    correct: bool = True  # whoever sits at this machine may correct the boxes in the page
    show_hidden: bool = False  # offer the example game, too
    bot_delay: float = 0.7  # seconds a bot lets pass before it moves, so that people can follow
    bot_limit: float = 60.0  # seconds after which a silent bot is given up
    bot_seconds: float = 5.0  # the longest search that anybody may ask for
    bot_workers: int = 0  # processes that search; 0: as many as there are processors
    hint_bot: str = "ismcts:2s"  # who is asked for hints
    hint_rate: float = 0.2  # hints a second, by visitor and by table
    live_tables: int = 400  # kept in memory while nobody watches
    http_rate: float = 20.0  # requests a second and address, on average
    create_rate: float = 1.0  # new tables a second and address
    join_rate: float = 1.0  # tries to join a second and address
    replay_rate: float = 5.0  # positions of finished games a second and address
    sockets: int = 1000  # of one address at a time
    socket_rate: float = 50.0  # messages a second and socket
    compress: bool = False  # socket messages: a seventh of the bytes for more work on each
    static: str = ""  # the built client; empty: beside this package
    proxies: str = "127.0.0.1 ::1"  # whose X-Forwarded headers are believed, space-separated
    metrics: bool = True  # tell Prometheus at /metrics; say no where strangers could read it
    host: str = ""  # the address it listens on, as `starboard serve` was told

    @classmethod
    def from_environment(
        cls, environment: Mapping[str, str] = os.environ, **given: object
    ) -> Settings:
        """What is given here, then what the environment says, then the usual."""
        values: dict[str, object] = {}
        for field in fields(cls):
            name = "STARBOARD_" + field.name.upper()
            if (text := environment.get(name)) is not None:
                values[field.name] = _read(name, text, type(field.default))
        values.update({name: value for name, value in given.items() if value is not None})
        return cls(**values)  # type: ignore[arg-type]  # each value has its field's type

    @property
    def database_url(self) -> str:
        """Where everything is kept."""
        return self.database or f"sqlite:///{data_folder() / 'starboard.db'}"

    @property
    def editions_folder(self) -> Path:
        """Where this machine keeps its own editions: beside the database if that is a file."""
        if self.database.startswith("sqlite:///"):
            return Path(self.database.removeprefix("sqlite:///")).absolute().parent / "editions"
        return data_folder() / "editions"

    @property
    def host_is_loopback(self) -> bool:
        """Does it listen to nobody but this machine?"""
        return is_loopback(self.host)

    @property
    def static_folder(self) -> Path:
        """Where the built client lies."""
        return Path(self.static) if self.static else Path(__file__).parent / "static"


def is_loopback(host: str) -> bool:
    """Is this an address of this machine alone, or the name of it?"""
    try:
        return host == "localhost" or ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _read(name: str, text: str, kind: type) -> object:
    if kind is bool:
        if text.lower() not in ("0", "1", "true", "false", "yes", "no"):
            raise ValueError(f"{name} is yes or no, not {text!r}")
        return text.lower() in ("1", "true", "yes")
    try:
        return kind(text)
    except ValueError:
        raise ValueError(f"{name} is a number, not {text!r}") from None

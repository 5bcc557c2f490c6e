"""The guard: everything that comes in passes here first, and everything that goes out.

It is wrapped around the whole application, so that no route, error page or missing address can be
reached without it. It checks where calls come from and how fast, finds out who calls, and adds the
security headers.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, MutableMapping
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar.utils.path import normalize_path

from .game_server import GameServer
from .people import COOKIE_LIFE, Visitor, digest
from .problem import Problem
from .rates import Buckets

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
LONGEST_BODY = 64 * 1024
LONGEST_SAVE = 1024 * 1024  # a long game takes about 30,000 characters
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places and colours of drawn things
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]
_JOINING = re.compile(r"^/api/(codes/|tables/[^/]*/join$)")
_REPLAY = re.compile(r"^/api/tables/[^/]*/(at/|timeline$|save$)")


def longest_body(path: str) -> int:
    """How many bytes may be sent there."""
    return LONGEST_SAVE if path == "/api/saves" else LONGEST_BODY


class Guard:
    """Wraps the application."""

    def __init__(self, app: Asgi, server: GameServer) -> None:
        self._app = app
        self._server = server
        settings = server.settings
        self._origins = frozenset(settings.origins.split())
        # Short bursts are normal: a page loads, friends join, somebody tries out settings.
        self._calls = Buckets(settings.http_rate, 15 * settings.http_rate)
        self._creates = Buckets(settings.create_rate, 120 * settings.create_rate)
        self._open: Counter[str | None] = Counter()  # sockets by address
        self._joins = Buckets(settings.join_rate, 60 * settings.join_rate)
        self._replays = Buckets(settings.replay_rate, 20 * settings.replay_rate)
        # A page is made of many files, and most of them are not sent twice.
        self._files = Buckets(10 * settings.http_rate, 150 * settings.http_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        headers: dict[str, str] = {}
        for name, value in scope["headers"]:
            headers.setdefault(name.decode("latin-1").lower(), value.decode("latin-1"))
        # The router takes doubled slashes for one: limits must go by the path that it sees.
        scope = {**scope, "path": normalize_path(scope["path"])}
        visitor, cookie = self._visitor(headers, _address(scope))
        scope["starboard.visitor"] = visitor
        try:
            if scope["path"].startswith("/api/") and self._server.is_banned(visitor):
                raise Problem("banned")
            self._check(scope, headers)
        except Problem as problem:
            await _refuse(scope, receive, send, problem)
            return
        fresh = cookie if scope["path"].startswith("/api/") else None
        secure = scope.get("scheme") in ("https", "wss")
        if scope.get("method") == "HEAD":  # the server leaves the body out by itself
            scope = {**scope, "method": "GET"}
        address = _address(scope) if scope["type"] == "websocket" else None
        self._open[address] += 1
        try:
            send = _with_headers(send, scope["path"], fresh, secure=secure)
            await self._app(scope, receive, send)
        finally:
            self._open[address] -= 1
            self._open += Counter()  # forgets those at zero

    # ---- who --------------------------------------------------------------------------------

    def _visitor(self, headers: dict[str, str], address: str) -> tuple[Visitor, str | None]:
        kind, _, token = headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and token:
            return Visitor("", digest(token.strip()), address), None
        cookies = self._server.cookies
        person, fresh = cookies.read(_cookie(headers.get("cookie", ""), cookies.name))
        return Visitor(person, address=address), fresh and f"{cookies.name}={fresh}"

    # ---- from where, how fast ---------------------------------------------------------------

    def _check(self, scope: Scope, headers: dict[str, str]) -> None:
        is_socket = scope["type"] == "websocket"
        changes = is_socket or scope["method"] not in SAFE_METHODS
        if changes and not self._is_ours(headers):
            raise Problem("wrong-origin")
        self._check_rates(scope)
        if not is_socket and scope["method"] == "POST":  # the only one that any route takes
            self._check_body(headers, scope["path"])

    def _is_ours(self, headers: dict[str, str]) -> bool:
        """Does it come from one of our own pages, or from a program, which has no pages?"""
        origin = headers.get("origin")
        if origin is not None:
            if origin in self._origins:
                return True
            try:
                return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""
            except ValueError:
                return False
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")

    def _check_rates(self, scope: Scope) -> None:
        address, path = _address(scope), scope["path"]
        buckets = [self._calls if path.startswith("/api/") else self._files]
        if scope.get("method") == "POST" and path in ("/api/tables", "/api/saves"):
            buckets.append(self._creates)
        elif _JOINING.match(path):
            buckets.append(self._joins)
        elif _REPLAY.match(path):
            buckets.append(self._replays)
        full = scope["type"] == "websocket" and self._open[address] >= self._server.settings.sockets
        if full or not all(bucket.take(address) for bucket in buckets):
            raise Problem("too-fast")

    @staticmethod
    def _check_body(headers: dict[str, str], path: str) -> None:
        kind = headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":  # what a form of a foreign page cannot send
            raise Problem("wrong-type")
        size = headers.get("content-length", "0")
        if not size.isascii() or not size.isdigit() or int(size) > longest_body(path):
            raise Problem("too-large", most=longest_body(path))


def _address(scope: Scope) -> str:
    """Where a call comes from. A visitor with IPv6 has a whole /64 network: it counts as one."""
    address = str((scope.get("client") or ("", 0))[0])
    try:
        known = ip_address(address)
    except ValueError:
        return address
    if isinstance(known, IPv6Address):
        if known.ipv4_mapped is not None:
            return str(known.ipv4_mapped)
        return str(IPv6Network((known, 64), strict=False))
    return address


def visitor_of(scope: Any) -> Visitor:
    """Who calls, as the guard has found out."""
    visitor: Visitor = scope["starboard.visitor"]
    return visitor


def _cookie(header: str, wanted: str) -> str | None:
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == wanted:
            return value
    return None


def _with_headers(send: Send, path: str, cookie: str | None, *, secure: bool) -> Send:
    async def wrapped(message: MutableMapping[str, Any]) -> None:
        if message["type"] == "http.response.start":
            headers = message["headers"] = [*message.get("headers", []), *HEADERS]
            if path.startswith("/api/"):
                headers.append((b"cache-control", b"no-store"))
            if secure:
                headers.append((b"strict-transport-security", b"max-age=31536000"))
            if cookie is not None:
                flags = f"Path=/; Max-Age={COOKIE_LIFE}; HttpOnly; SameSite=Lax"
                flags += "; Secure" if secure else ""
                headers.append((b"set-cookie", f"{cookie}; {flags}".encode()))
        await send(message)

    return wrapped


async def _refuse(scope: Scope, receive: Receive, send: Send, problem: Problem) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": problem.code})
        return
    body = msgspec.json.encode({"error": problem.plain()})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        *HEADERS,
    ]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})

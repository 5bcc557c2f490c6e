"""What goes wrong on the way in: every bad input becomes one clear sentence and changes nothing."""

from __future__ import annotations

from typing import Any

from starboard.kernel import Message

#: Every code, with its HTTP status. The words are ``error-<code>`` in starboard/text/server.*.ftl.
STATUS = {
    "bad-bot": 400,
    "bad-edition": 400,
    "bad-choice": 400,
    "bad-json": 400,
    "bad-message": 400,
    "bad-name": 400,
    "bad-request": 400,
    "bad-save": 400,
    "bad-setup": 400,
    "banned": 403,
    "box-locked": 403,
    "box-not-yours": 403,
    "not-yours": 403,
    "not-host": 403,
    "wrong-origin": 403,
    "wrong-token": 403,
    "not-found": 404,
    "no-such-game": 404,
    "no-table": 404,
    "no-code": 404,
    "no-lesson": 404,
    "wrong-method": 405,
    "not-over": 409,
    "old-client": 409,
    "bot-plays": 409,
    "player-here": 409,
    "nobody-there": 409,
    "seat-free": 409,
    "is-over": 409,
    "not-bot": 409,
    "seat-taken": 409,
    "stale": 409,
    "other-edition": 409,
    "rules-changed": 409,
    "rules-diverge": 409,
    "table-ended": 409,
    "too-large": 413,
    "wrong-type": 415,
    "too-fast": 429,
    "internal": 500,
    "no-hint": 503,
    "no-store": 503,
    "stopping": 503,
}


class Problem(Exception):
    """Bad input, by its code; ``facts`` fill the sentence."""

    def __init__(self, code: str, **facts: Any) -> None:
        self.code = code
        #: Another message than the usual one of the code.
        self.said: Message | None = None
        # A leading @ would make a fact the name of another message; visitors choose some of these.
        self.facts = {k: v.lstrip("@") if isinstance(v, str) else v for k, v in facts.items()}
        #: What programs want to know beyond the sentence.
        self.more: dict[str, Any] = {}
        super().__init__(code)

    def with_more(self, **more: Any) -> Problem:
        """The same with further facts for programs."""
        self.more = more
        return self

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS[self.code]

    @property
    def message(self) -> Message:
        """What is wrong, as a message for people."""
        return self.said or Message("", "error-" + self.code, self.facts)

    def plain(self) -> dict[str, Any]:
        """As JSON data."""
        return {"code": self.code, "message": self.message.plain(), **self.more}

"""Who somebody is: a signed cookie for people, a seat's token for programs; no accounts."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from hashlib import blake2b

from itsdangerous import BadSignature, TimestampSigner

COOKIE_LIFE = 400 * 86400  # seconds; browsers keep none longer
RENEW_AFTER = 30 * 86400
#: No letter or digit that is mistaken for another when read out.
CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
CODE_LENGTH = 6
LONGEST_NAME = 30
LONGEST_LINE = 500


@dataclass(frozen=True, slots=True)
class Visitor:
    """The one who calls: a person (a hash: what is stored lets nobody in) and perhaps a token."""

    person: str
    token: str = ""  # the hash of the seat token a program sent
    address: str = ""  # where the call comes from: limits go by it, cookies cost nothing


def digest(secret: str) -> str:
    """What is stored of a secret that is itself random: enough to know it again."""
    return blake2b(secret.encode(), digest_size=16, person=b"starboard-token").hexdigest()


def new_token() -> str:
    """A secret that nobody guesses."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """The name of a table in addresses: who knows it may watch."""
    return secrets.token_hex(8)


def next_table(table: str) -> str:
    """The id of a table's rematch. It follows from the old one: two who ask at once, even through
    two servers, get the same table."""
    return blake2b(table.encode(), digest_size=8, person=b"starboard-next").hexdigest()


def new_code() -> str:
    """A code to read out to friends."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


class Cookies:
    """Signs and reads the cookie that says who a browser is."""

    def __init__(self, secret: str) -> None:
        # Browsers do not tell ports apart: two servers on one machine must not take each
        # other's cookie for a forged one.
        self.name = f"starboard-{digest(secret)[:6]}"
        self._signer = TimestampSigner(secret, salt="starboard-guest")

    def read(self, value: str | None) -> tuple[str, str | None]:
        """The person, and the cookie to set, if any: a forged or missing one makes a stranger."""
        if value and len(value) < 200:
            try:
                raw, at = self._signer.unsign(value, max_age=COOKIE_LIFE, return_timestamp=True)
            except BadSignature:
                pass
            else:
                guest = raw.decode()
                old = self._signer.get_timestamp() - at.timestamp() > RENEW_AFTER
                return digest(guest), self.sign(guest) if old else None
        guest = new_token()
        return digest(guest), self.sign(guest)

    def sign(self, guest: str) -> str:
        """The cookie's value."""
        return self._signer.sign(guest).decode()


def clean(text: str, longest: int) -> str:
    """What a person typed, as one line without control characters; clients show it as text."""
    # The joiner U+200D counts as unprintable, yet holds emoji together.
    seen = "".join(c if c.isprintable() or c == "\u200d" else " " for c in text)
    return " ".join(seen.split())[:longest].strip()

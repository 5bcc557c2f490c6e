"""Writing a save: a game as JSON that replays to the same digests; starboard.saves reads it."""

from __future__ import annotations

import json
from typing import Any

from .table import Table, digest_of

FORMAT = 2
DIGEST_EVERY = 16


def write(table: Table, *, public: bool = False) -> str:
    """The table as JSON text."""
    if table.imagined:
        raise ValueError("an imagined table is no real game and cannot be saved")
    game = table.game
    head: dict[str, Any] = {
        "starboard": FORMAT,
        "game": game.id,
        "rules": game.version,
        "seats": table.seats,
        "variant": table.variant,
    }
    if (edition := game.edition()) is not None:
        head["edition"] = edition
    if public and not table.over:
        return json.dumps({**head, "commitment": table.commitment, "answered": table.seq})
    answers = [[r.seat, r.option, 1] if r.forced else [r.seat, r.option] for r in table.records]
    again = Table(game, table.seats, table.seed, table.variant)
    digests = []
    for n, record in enumerate(table.records, 1):
        again.send(record.seat, record.option)
        if n % DIGEST_EVERY == 0:
            digests.append([n, digest_of(again)])
    body = {"seed": table.seed, "auto": table.auto, "answers": answers, "digests": digests}
    return json.dumps({**head, **body, "digest": table.digest()}, ensure_ascii=False)

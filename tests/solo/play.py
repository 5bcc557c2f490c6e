"""Plays whole games by the messages of a page without a server, and prints all that was said.

It runs on a browser's Python, too: standard library only.
"""

from __future__ import annotations

import json
import random
import sys
from hashlib import sha256
from typing import Any

GAMES = ("_example", "hexpanse", "death_angel")


class Page:
    """A page that shows one table and touches things by chance."""

    def __init__(self, house: Any, game: str, seats: int, seed: int) -> None:
        self.house, self.hashed = house, sha256()
        self.heard: list[str] = []
        wish = [{"kind": "device"}] * seats
        made = self.call("/api/tables", {"game": game, "seats": wish, "seed": str(seed)})
        self.table, self.chance = made["table"], random.Random(seed)
        assert house.enter(1, self.table, 0, "wide", self.hear) == ""
        assert house.enter(2, self.table, None, "tall", self.hear) == ""

    def call(self, address: str, body: Any = None, **query: str) -> Any:
        text = "" if body is None else json.dumps(body)
        answer = json.loads(self.house.call(address, json.dumps(query), text))
        assert answer["status"] == 200, answer
        return answer["data"]

    def hear(self, text: str) -> None:
        said = json.loads(text)
        if said["type"] == "state":
            said.pop("table")
        self.heard.append(said["type"])
        self.hashed.update(json.dumps(said, sort_keys=True).encode())

    def say(self, type_: str, **fields: Any) -> None:
        self.house.hear(1, json.dumps({"type": type_, "id": "1", **fields}))

    def play(self, most: int) -> None:
        room = self.house.room(self.table)
        while not room.table.over and room.seq < most:
            ask = self.chance.choice(room.table.pending)
            self.say("touch", seat=ask.seat, path=["no-such-thing"])
            option = self.chance.choice(ask.options)
            self.say("answer", seq=room.seq, seat=ask.seat, option=option)
            if self.chance.random() < 0.05:
                self.say("undo", seat=ask.seat)


def played(game: str, most: int) -> dict[str, Any]:
    """What was said and how it ended."""
    import starboard
    from starboard.solo.house import House

    kept: dict[str, str] = {}
    house = House(kept.get, kept.__setitem__)
    page = Page(house, game, 2, 7)
    page.play(most)
    table = house.room(page.table).table
    again = House(kept.get, kept.__setitem__).room(page.table)
    assert again.table.digest() == table.digest()
    assert starboard.load(json.loads(kept[page.table])["save"]).digest() == table.digest()
    seen = page.call(f"/api/tables/{page.table}/at/{min(5, table.seq)}", layout="tall", seat="0")
    line = page.call(f"/api/tables/{page.table}/timeline", seat="0")
    for told in (seen, line):
        page.hashed.update(json.dumps(told, sort_keys=True).encode())
    answers = [[r.seat, list(r.option)] for r in table.records]
    return {
        "digest": table.digest(), "over": table.over, "said": page.hashed.hexdigest(),
        "types": sorted(set(page.heard)), "answers": answers,
    }  # fmt: skip


def main(most: int = 60, how: str = "") -> None:
    """All games, as in a browser where there is no msgspec."""
    if how == "plain" or sys.platform == "emscripten":
        from starboard.solo import structs

        sys.modules["msgspec"] = structs
    print(json.dumps({game: played(game, most) for game in GAMES}))


if __name__ == "__main__":
    main(how=sys.argv[1] if len(sys.argv) > 1 else "")

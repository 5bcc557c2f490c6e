"""Where things lie in the two layouts, wide for a desk and tall for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from starboard.draw import Shape, line, path, text
from starboard.kernel import Message

from ..text import CROWD

Rect = tuple[float, float, float, float]


@dataclass(frozen=True, slots=True)
class Plan:
    """The geometry of one layout."""

    wide: bool
    size: tuple[float, float]
    top: float  # of the first row
    pitch: float  # from row to row
    marine_x: float
    marine_size: tuple[float, float]
    terrain_size: tuple[float, float]
    stealer_size: tuple[float, float]
    location: Rect
    location_lines: int
    title: float
    supply: Rect
    blips: tuple[tuple[float, float], tuple[float, float]]
    decks: tuple[tuple[float, float], ...]
    pile_size: tuple[float, float]
    die: tuple[float, float]
    event: Rect
    event_lines: int
    effects: Rect

    def fit(self, rows: int) -> Plan:
        """The same plan with its rows set for a formation of this length."""
        if self.wide:
            pitch = min(80.0, (self.size[1] - self.top - 4) / rows)
        else:
            pitch = min(58.0, max(44.0, 560 / rows))
        h = min(self.marine_size[1], pitch - (18 if pitch > 66 else 6))
        fitted = replace(
            self,
            pitch=pitch,
            marine_size=(self.marine_size[0], h),
            terrain_size=(self.terrain_size[0], min(self.terrain_size[1], h)),
            stealer_size=(self.stealer_size[0], min(self.stealer_size[1], h)),
        )
        if self.wide:
            return fitted
        y = max(self.top + pitch * rows + 6, 410)  # below the formation
        return replace(
            fitted,
            size=(self.size[0], y + 88),
            decks=tuple((x, y + 6) for x, _ in self.decks),
            supply=(self.supply[0], y + 2, *self.supply[2:]),
            die=(self.die[0], y + 40),
            effects=(self.effects[0], y + 42, *self.effects[2:]),
            event=(self.event[0], y - 20, *self.event[2:]),  # over the decks, as long as it is read
        )

    def marine(self, position: int) -> tuple[float, float]:
        """Top left corner of a marine's card."""
        return self.marine_x, self.top + self.pitch * position

    def middle(self, position: int) -> float:
        """The middle of a row."""
        return self.top + self.pitch * position + self.marine_size[1] / 2

    def lane(self, side: int, position: int) -> Rect:
        """The place beside a marine, from the card to the edge of the table."""
        y = self.top + self.pitch * position
        gap = 8 if self.wide else 2
        if side == 0:
            x = 118.0 if self.wide else 4.0
            return x, y, self.marine_x - gap - x, self.marine_size[1]
        x = self.marine_x + self.marine_size[0] + gap
        end = self.size[0] - (118 if self.wide else 4)
        return x, y, end - x, self.marine_size[1]

    def terrain(self, side: int, position: int, nth: int) -> tuple[float, float]:
        """Top left corner of a terrain card; several at one place overlap a little."""
        w, h = self.terrain_size
        y = self.middle(position) - h / 2 + nth * 8
        step = nth * (w * 0.45)
        if side == 0:
            return self.marine_x - w - (12 if self.wide else 3) - step, y
        return self.marine_x + self.marine_size[0] + (12 if self.wide else 3) + step, y

    def swarm(
        self, side: int, position: int, kinds: Sequence[int], half: int | None
    ) -> list[tuple[float, float]]:
        """Where the cards of a swarm lie, by their kinds: beyond the terrain, closer when many.

        ``half``: two swarms share the place, and this one has the inner or the outer half.
        """
        count = len(kinds)
        w, h = self.stealer_size
        y = self.middle(position) - h / 2
        lane_x, _, lane_w, _ = self.lane(side, position)
        tw = self.terrain_size[0] + (20 if self.wide else 5)
        room = lane_w - tw - (26 if self.wide else 2)
        shift = 0.0
        if half is not None:
            gap = 22 if self.wide else 4
            room = (room - gap) / 2
            shift = half * (room + gap)
        widest = w - 4 if self.wide else w - 2
        if count > CROWD:  # a stack for each kind, of which the top card is seen and touched
            stacks = sorted(set(kinds))
            step = min(widest, (room - w) / max(1, len(stacks) - 1))
            offsets = [step * stacks.index(kind) for kind in kinds]
        else:
            step = min(widest, (room - w) / max(1, count - 1))
            offsets = [step * i for i in range(count)]
        if side == 0:
            start = lane_x + lane_w - tw - shift - w - offsets[-1]
        else:
            start = lane_x + tw + shift
        return [(start + offset, y) for offset in offsets]

    def team(self, team: int) -> Rect:
        """A team plate while teams are chosen."""
        columns = 3 if self.wide else 2
        w, h = (220.0, 100.0) if self.wide else (180.0, 100.0)
        x0 = (self.size[0] - columns * (w + 16) + 16) / 2
        y0 = 200.0 if self.wide else 126.0
        return x0 + (w + 16) * (team % columns), y0 + (h + 20) * (team // columns), w, h

    def caption(self, words: Message) -> tuple[Shape, ...]:
        """The name below a pile, where there is room for it."""
        if not self.wide:
            return ()
        w, h = self.pile_size
        return (text(w / 2, h + 15, words, 13, font="card", anchor="middle", fill="ink-2",
                     wrap=w + 26, lines=2),)  # fmt: skip

    def backdrop(self) -> tuple[Shape, ...]:
        """The hull: a lit corridor between two dark flanks."""
        w, h = self.size
        a, b = (406, 706) if self.wide else (121, 269)
        slope = 40 if self.wide else 18
        shapes = [path(f"M{a} 0H{b}L{b + slope} {h}H{a - slope}Z", fill="s0>s2>s0", opacity=0.75)]
        for y in range(20, int(h), 56):
            inset = slope * y / h
            shapes.append(
                line(a - inset, y, b + inset, y, edge="line-strong", width=1, opacity=0.15)
            )
        if self.wide:
            for x, lean, alpha in ((406, -40, 0.22), (226, -52, 0.16), (86, -64, 0.1)):
                for start, shift in ((x, lean), (w - x, -lean)):
                    shapes.append(line(start, 0, start + shift, h, edge="accent", width=1.2,
                                       dash="2 10", opacity=alpha))  # fmt: skip
        return tuple(shapes)


WIDE = Plan(
    wide=True, size=(1112, 690), top=118, pitch=80, marine_x=440, marine_size=(232, 62),
    terrain_size=(92, 58), stealer_size=(46, 60), location=(330, 8, 452, 96), location_lines=3,
    title=20, supply=(118, 14, 204, 56), blips=((24, 26), (1024, 26)),
    decks=((24, 540), (24, 420), (1024, 540), (1024, 420)), pile_size=(60, 84), die=(1030, 180),
    event=(790, 8, 226, 150), event_lines=5, effects=(118, 73, 204, 40),
)  # fmt: skip
TALL = Plan(
    wide=False, size=(390, 700), top=112, pitch=58, marine_x=131, marine_size=(128, 48),
    terrain_size=(38, 40), stealer_size=(30, 40), location=(54, 6, 282, 98), location_lines=4,
    title=15, supply=(206, 0, 178, 36), blips=((6, 8), (342, 8)),
    decks=((6, 0), (56, 0), (106, 0), (156, 0)), pile_size=(42, 54), die=(338, 0),
    event=(10, 0, 370, 108), event_lines=3, effects=(206, 0, 128, 42),
)  # fmt: skip

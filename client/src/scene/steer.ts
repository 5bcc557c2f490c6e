/** Arrow keys by geometry: the nearest thing in that direction. */

import { middle, type Rect } from "./flat";

export type Direction = "left" | "right" | "up" | "down";

const AXES: Record<Direction, [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

export interface Placed {
  key: string;
  rect: Rect;
}

/** Straight ahead counts once, sideways double; what is not ahead at all does not count. */
export function nearest(from: Rect, things: readonly Placed[], direction: Direction): string | null {
  const [ax, ay] = AXES[direction];
  const [x, y] = middle(from);
  let best: string | null = null;
  let least = Infinity;
  for (const { key, rect } of things) {
    const [mx, my] = middle(rect);
    const ahead = (mx - x) * ax + (my - y) * ay;
    const aside = Math.abs((mx - x) * ay) + Math.abs((my - y) * ax);
    if (ahead <= 1 || aside > ahead * 3) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [key, cost];
  }
  return best;
}

/** Where to begin when nothing is focused: top left first. */
export function reading(things: readonly Placed[]): Placed[] {
  return [...things].sort((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x);
}

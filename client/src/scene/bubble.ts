/** Where a bubble goes: beside the piece it speaks of, over nothing that can be touched. */

import type { Rect } from "./flat";

export type Side = "below" | "above" | "right" | "left";

export interface Placed {
  x: number;
  y: number;
  side: Side;
}

const GAP = 12;
const EDGE = 8;

export function placeBubble(
  target: Rect, bubble: { w: number; h: number }, area: { w: number; h: number }, avoid: readonly Rect[],
): Placed {
  const { w, h } = bubble;
  const cx = target.x + target.w / 2 - w / 2;
  const cy = target.y + target.h / 2 - h / 2;
  const sides: Placed[] = [
    { side: "below", x: cx, y: target.y + target.h + GAP },
    { side: "above", x: cx, y: target.y - h - GAP },
    { side: "right", x: target.x + target.w + GAP, y: cy },
    { side: "left", x: target.x - w - GAP, y: cy },
  ];
  let best: Placed = sides[0]!;
  let least = Infinity;
  for (const place of sides) {
    const x = within(place.x, w, area.w);
    const y = within(place.y, h, area.h);
    const box = { x, y, w, h };
    const cost = 4 * overlap(box, target) + avoid.reduce((sum, r) => sum + overlap(box, r), 0);
    if (cost < least) [best, least] = [{ side: place.side, x, y }, cost];
    if (cost === 0) break;
  }
  return best;
}

function within(at: number, size: number, whole: number): number {
  return Math.max(EDGE, Math.min(at, whole - size - EDGE));
}

function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

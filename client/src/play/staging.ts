/** Where the stage lies over the board, and how large its parts are. Pure functions. */

import type { Rect } from "../scene/flat";

export type Size = readonly [number, number];

const GAP = 18;
const LARGEST = 1.2;
const SMALLEST = 0.55;

/** How high and wide rows of parts are at this scale: a row that is too wide goes on below. */
export function laidOut(rows: readonly (readonly Size[])[], scale: number, width: number): { w: number; h: number } {
  let [w, h] = [0, 0];
  for (const parts of rows) {
    let [x, high] = [0, 0];
    for (const part of parts) {
      const shrunk = Math.min(scale, width / part[0]);
      const [pw, ph] = [part[0] * shrunk, part[1] * shrunk];
      if (x > 0 && x + pw > width + 0.5) {
        h += high + GAP;
        [x, high] = [0, 0];
      }
      x += pw + GAP;
      high = Math.max(high, ph);
      w = Math.max(w, x - GAP);
    }
    h += high + GAP;
  }
  return { w, h: Math.max(0, h - GAP) };
}

/** The largest scale at which all of it is in sight. */
export function fitScale(rows: readonly (readonly Size[])[], width: number, height: number): number {
  for (let scale = LARGEST; scale > SMALLEST; scale -= 0.05) {
    if (laidOut(rows, scale, width).h <= height) return scale;
  }
  return SMALLEST;
}

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const covering = (marked: readonly Rect[], at: Rect): number => marked.reduce((sum, r) => sum + overlap(at, r), 0);

/** Where in the pane it covers least of what it speaks of; in the middle, if that is no worse. */
export function placeStage(w: number, h: number, pane: Size, marked: readonly Rect[]): [number, number] {
  const xs = [(pane[0] - w) / 2, 0, pane[0] - w].map((x) => Math.max(0, x));
  const ys = [(pane[1] - h) / 2, 0, pane[1] - h].map((y) => Math.max(0, y));
  const places = xs.flatMap((x) => ys.map((y): [number, number] => [x, y]));
  const covered = ([x, y]: [number, number]) => covering(marked, { x, y, w, h });
  return places.reduce((best, place) => (covered(place) < covered(best) - 1 ? place : best));
}

/** Below this it is not made smaller for what it would cover. */
const LEGIBLE = 0.8;

/** As large as there is room for, or a little smaller if it then covers nothing that it speaks of. */
export function arrange(rows: readonly (readonly Size[])[], pane: Size, edge: number, marked: readonly Rect[]): { scale: number; at: [number, number] } {
  const inside: Size = [pane[0] - 2 * edge, pane[1] - 2 * edge];
  const most = fitScale(rows, ...inside);
  const tried = [];
  for (let scale = most; scale === most || scale > LEGIBLE - 0.01; scale -= 0.1) {
    const { w, h } = laidOut(rows, scale, inside[0]);
    const size: Size = [w + 2 * edge, h + 2 * edge];
    const at = placeStage(...size, pane, marked);
    const covered = covering(marked, { x: at[0], y: at[1], w: size[0], h: size[1] });
    if (covered < 1) return { scale, at };
    tried.push({ scale, at, covered });
  }
  // Nothing helps: then at least it can be read.
  return tried[0]!;
}

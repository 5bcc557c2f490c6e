/** What happened, moment by moment: how long each holds the eye, and whose last move is marked. Pure functions. */

import type { Pace } from "../lib/settings.svelte";
import type { Moment, Scene, TableEvent } from "../lib/wire";

export type { Moment };

/** The scene at a moment, or as it is now, and the events up to it. */
export interface Shown {
  scene: Scene;
  events: TableEvent[];
  moment?: Moment | null;
}

/** One moment of the thread: the table as it was just then, and how many events had been told. */
export interface Beat {
  moment: Moment;
  scene: Scene;
  count: number;
  rule: string;
}

const FACTOR: Record<Pace, number> = { calm: 2, normal: 1, quick: 0.4, off: 0 };
/** More waiting moments than this are told quickly. */
export const MANY = 12;
/** A frame that holds nobody is still seen. */
const LEAST = 0.3;

/** For how many milliseconds a moment stays; with many more to come, as if the pace were quick. */
export function holdOf(moment: Moment, pace: Pace, waiting: number): number {
  const factor = waiting > MANY ? Math.min(FACTOR[pace], FACTOR.quick) : FACTOR[pace];
  return Math.max(moment.hold, LEAST) * factor * 1000;
}

/** The moments among frames; `before` is how many events were told before the first of them. */
export function beatsOf(frames: readonly Shown[], before: number): Beat[] {
  const beats: Beat[] = [];
  let count = before;
  for (const { scene, events, moment } of frames) {
    count += events.length;
    if (moment) beats.push({ moment, scene, count, rule: events.at(-1)?.rule ?? "" });
  }
  return beats;
}

/** Which things each seat has moved last: a seat's marks stay until that seat moves again. */
export function lastMoves(before: ReadonlyMap<number, readonly string[]>, events: readonly TableEvent[]): Map<number, readonly string[]> {
  const found = new Map(before);
  let last: number | null = null;
  for (const { seat, keys } of events) {
    if (seat === undefined || seat === null || !keys?.length) continue;
    found.set(seat, seat === last ? [...new Set([...found.get(seat)!, ...keys])] : keys);
    last = seat;
  }
  return found;
}

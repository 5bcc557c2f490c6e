/** A thing in hand that is turned before it is put down: its way is the first step of the path. */

import type { Held } from "../lib/wire";
import { narrow, type Narrowed, type Way } from "./path";

export type Turn = "spin" | "back" | "flip";

/** The way after a turn; the same where it cannot be turned so. */
export function turned(held: Held, at: number, turn: Turn): number {
  if (turn === "back") return Math.max(0, held.spin.indexOf(at));
  return (turn === "spin" ? held.spin : held.flip)?.[at] ?? at;
}

/** How it is held at first: in a way in which it fits somewhere, if there is one. */
export function startWay(held: Held, all: readonly Way[]): number {
  return Math.max(0, held.keys.findIndex((key) => narrow(all, [key]).lit.size > 0));
}

/** Ways to put it down: their first step is how it is held. */
export function puts(held: Held, all: readonly Way[]): Way[] {
  return all.filter((way) => way.steps.length > 1 && way.steps[0]!.some((key) => held.keys.includes(key)));
}

export const kindOf = (key: string): string => key.split(":", 1)[0]!;

/** Is this the sort of place where it could lie, allowed or not? There its ghost is shown. */
export function isSpot(held: Held, all: readonly Way[], key: string): boolean {
  return puts(held, all).some((way) => kindOf(way.steps[1]![0]!) === kindOf(key));
}

/** What a touch of it does: it turns, or it turns over where it fits nowhere on this side. */
export function nextTurn(held: Held, all: readonly Way[], at: number): Turn {
  const side = new Set<number>();
  for (let way = at; !side.has(way); way = turned(held, way, "spin")) side.add(way);
  const fits = (way: number): boolean => narrow(all, [held.keys[way]!]).lit.size > 0;
  return [...side].some(fits) || !held.flip?.length ? "spin" : "flip";
}

/** What can be touched while it is held: where it may lie now, itself if it can be turned, and whatever else is open. */
export function narrowHeld(held: Held, all: readonly Way[], now: string): Narrowed {
  const { open, next, buttons } = narrow(all, []);
  const elsewhere = [...next].filter((key) => !held.keys.includes(key));
  const at = held.keys.indexOf(now);
  const itself = turned(held, at, nextTurn(held, all, at)) === at ? [] : [now];
  const lit = new Set([...elsewhere, ...narrow(all, [now]).lit, ...itself]);
  return { open, buttons, lit, next: lit };
}

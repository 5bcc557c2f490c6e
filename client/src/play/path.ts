/** A decision as a path of touches: each touch narrows what is still open. */

import type { Offer } from "../lib/wire";

/** An option with the way to it: at each step any one of the keys will do. */
export interface Way extends Offer {
  steps: string[][];
}

export interface Narrowed {
  /** Options that the touches so far still allow. */
  open: Way[];
  /** Keys that can be touched next. */
  lit: Set<string>;
  /** Options that no touch can tell apart any more: they are asked as buttons. */
  buttons: Way[];
}

/** Paths speak of nodes; a node that is not on the screen cannot be touched and is left out. */
export function ways(offers: readonly Offer[], there: (key: string) => boolean): Way[] {
  return offers.map((offer) => {
    const steps = offer.path.map((step) => step.split("|").filter(there));
    return { ...offer, steps: steps.filter((keys) => keys.length > 0) };
  });
}

export function narrow(all: readonly Way[], touched: readonly string[]): Narrowed {
  const open = all.filter((way) => touched.every((key, i) => way.steps[i]?.includes(key)));
  const buttons = open.filter((way) => way.steps.length <= touched.length);
  const lit = new Set(open.flatMap((way) => way.steps[touched.length] ?? []));
  return { open, lit, buttons };
}

export type Step = { kind: "take"; way: Way } | { kind: "further"; touched: string[] } | { kind: "refused" };

/** One more touch: it decides, it leads further, or it is not allowed. */
export function touch(all: readonly Way[], touched: readonly string[], key: string): Step {
  const longer = [...touched, key];
  const { open } = narrow(all, longer);
  if (open.length === 0) return { kind: "refused" };
  if (open.length === 1) return { kind: "take", way: open[0]! };
  return { kind: "further", touched: longer };
}

/**
 * Does a step that cannot be taken back deserve a second look? Only if one touch would do it, and
 * another might have been meant: a question with a single answer is a second look itself.
 */
export function needsConfirm(way: Way, touches: number, all: readonly Way[], wanted: boolean): boolean {
  return wanted && way.final === true && touches <= 1 && all.length > 1;
}

/** The one option that touching this key would lead to, if there is just one. */
export function consequence(all: readonly Way[], touched: readonly string[], key: string): Way | null {
  const { open } = narrow(all, [...touched, key]);
  return open.length === 1 ? open[0]! : null;
}

/** A decision as a path of touches: each touch narrows what is still open. */

import type { Offer } from "../lib/wire";

export interface Narrowed {
  /** Options that the touches so far still allow. */
  open: Offer[];
  /** Keys that can be touched next. */
  lit: Set<string>;
  /** Options that no touch can tell apart any more: they are asked as buttons. */
  buttons: Offer[];
}

/** Paths speak of nodes; a node that is not on the screen cannot be touched and is left out. */
export function touchable(offers: readonly Offer[], there: (key: string) => boolean): Offer[] {
  return offers.map((offer) => ({ ...offer, path: offer.path.filter(there) }));
}

export function narrow(offers: readonly Offer[], touched: readonly string[]): Narrowed {
  const open = offers.filter((offer) => touched.every((key, i) => offer.path[i] === key));
  const buttons = open.filter((offer) => offer.path.length <= touched.length);
  const lit = new Set<string>();
  for (const offer of open) {
    const next = offer.path[touched.length];
    if (next !== undefined) lit.add(next);
  }
  return { open, lit, buttons };
}

export type Step = { kind: "take"; offer: Offer } | { kind: "further"; touched: string[] } | { kind: "refused" };

/** One more touch: it decides, it leads further, or it is not allowed. */
export function touch(offers: readonly Offer[], touched: readonly string[], key: string): Step {
  const longer = [...touched, key];
  const { open } = narrow(offers, longer);
  if (open.length === 0) return { kind: "refused" };
  if (open.length === 1) return { kind: "take", offer: open[0]! };
  return { kind: "further", touched: longer };
}

/** Does a step that cannot be taken back deserve a second look? Only if one touch would do it. */
export function needsConfirm(offer: Offer, touches: number, wanted: boolean): boolean {
  return wanted && offer.final === true && touches <= 1;
}

/** The one option that touching this key would lead to, if there is just one. */
export function consequence(offers: readonly Offer[], touched: readonly string[], key: string): Offer | null {
  const { open } = narrow(offers, [...touched, key]);
  return open.length === 1 ? open[0]! : null;
}

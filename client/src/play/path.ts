/** A decision as a path of touches, in any order: each touch narrows what is still open. */

import type { Action, Offer } from "../lib/wire";

/** An option with the way to it: at each step any one of the keys will do. */
export interface Way extends Offer {
  steps: string[][];
  /** It cannot be taken back, as the server has said. */
  final?: boolean;
  /** The key of the action it belongs to: a touch like any other, and one that may be left out. */
  action?: string;
}

export interface Narrowed {
  /** Options that the touches so far still allow. */
  open: Way[];
  /** Keys that can be touched next: whatever is still missing, target first or last. */
  lit: Set<string>;
  /** Those of them that come next in the usual order: they are fully lit. */
  next: Set<string>;
  /** Options that no touch can tell apart any more: they are asked as buttons. */
  buttons: Way[];
}

export const actionKey = (action: Action): string => `action:${action.id}`;

/** Paths speak of nodes; a node that is not on the screen cannot be touched and is left out. */
export function ways(offers: readonly Offer[], there: (key: string) => boolean, actions: readonly Action[] = []): Way[] {
  const begins = new Map(actions.flatMap((action) => action.options.map((n) => [n, actionKey(action)] as const)));
  return offers.map((offer, n) => {
    const steps = offer.path.map((step) => step.split("|").filter(there)).filter((keys) => keys.length > 0);
    const action = begins.get(n);
    return { ...offer, steps, ...(action !== undefined && { action }) };
  });
}

/** The steps that are left after these touches, each of which stands for a step of its own; null if they do not fit. */
export function left(way: Way, touched: readonly string[]): string[][] | null {
  return missing(way.steps, touched.filter((key) => key !== way.action));
}

function missing(steps: readonly string[][], touched: readonly string[]): string[][] | null {
  const [key, ...others] = touched;
  if (key === undefined) return [...steps];
  if (touched.length > steps.length) return null;
  for (const [n, step] of steps.entries()) {
    const found = step.includes(key) ? missing([...steps.slice(0, n), ...steps.slice(n + 1)], others) : null;
    if (found) return found;
  }
  return null;
}

/** Are these the steps of the way, one after another as it has them? */
function inOrder(way: Way, touched: readonly string[]): boolean {
  return touched.filter((key) => key !== way.action).every((key, n) => way.steps[n]?.includes(key));
}

export function narrow(all: readonly Way[], touched: readonly string[]): Narrowed {
  const found: Narrowed = { open: [], lit: new Set(), next: new Set(), buttons: [] };
  const fitting = all.flatMap((way) => {
    const steps = left(way, touched);
    return steps ? [{ way, steps }] : [];
  });
  // From here to there is not from there to here: where a way is gone to its end as it is told, one that is its
  // reverse is not meant.
  const told = fitting.some(({ way, steps }) => !steps.length && touched.length > 1 && inOrder(way, touched));
  for (const { way, steps } of fitting) {
    if (told && !steps.length && !inOrder(way, touched)) continue;
    found.open.push(way);
    // Before anything is touched, an action stands for its options.
    if (!steps.length && (touched.length || !way.action)) found.buttons.push(way);
    for (const key of steps[0] ?? []) found.next.add(key);
    for (const key of steps.flat()) found.lit.add(key);
  }
  return found;
}

export type Step = { kind: "take"; way: Way } | { kind: "further"; touched: string[] } | { kind: "refused" };

const kindOf = (key: string): string => key.split(":", 1)[0]!;

/** One more touch: it decides, it leads further, it takes the place of another of its kind, or it is not allowed. */
export function touch(all: readonly Way[], touched: readonly string[], key: string): Step {
  const tried = [[...touched, key]];
  // Another unit, another card, another action: whoever touches what begins a way has changed their mind.
  if (kindOf(key) === "action" || narrow(all, []).next.has(key)) tried.push([...touched.filter((other) => kindOf(other) !== kindOf(key)), key]);
  for (const longer of tried) {
    const { open } = narrow(all, longer);
    if (open.length === 1) return { kind: "take", way: open[0]! };
    if (open.length > 1) return { kind: "further", touched: longer };
  }
  return { kind: "refused" };
}

/**
 * Does a step deserve a second look? One that warns does: it brings nothing, or ends something. One
 * that cannot be taken back does if one touch would do it, and another might have been meant: a
 * question with a single answer is a second look itself.
 */
export function needsConfirm(way: Way, all: readonly Way[]): boolean {
  return all.length > 1 && !!way.outlook?.warns;
}

/** And would it, if it cannot be taken back? Then the server says so before it is done. */
export function mayNeedConfirm(touches: number, all: readonly Way[], wanted: boolean): boolean {
  return wanted && touches <= 1 && all.length > 1;
}

/** The one option that touching this key would lead to, if there is just one. */
export function consequence(all: readonly Way[], touched: readonly string[], key: string): Way | null {
  const step = touch(all, touched, key);
  return step.kind === "take" ? step.way : null;
}

/** What became of every key between two scenes. */

import type { Flat } from "./flat";
import { same, type Matrix } from "./matrix";

export interface Moved {
  node: Flat;
  from: Matrix;
}

export interface Diff {
  /** The new list; what did not change is the very object of before, so nothing is drawn twice. */
  nodes: Flat[];
  came: Flat[];
  went: Flat[];
  moved: Moved[];
  /** Keys that look different now, notes aside. */
  changed: string[];
}

export function diff(before: readonly Flat[], after: readonly Flat[]): Diff {
  const old = new Map(before.map((node) => [node.key, node]));
  const found: Diff = { nodes: [], came: [], went: [], moved: [], changed: [] };
  for (const node of after) {
    const was = old.get(node.key);
    old.delete(node.key);
    const alike = was !== undefined && was.sign === node.sign;
    const still = was !== undefined && same(was.place, node.place);
    found.nodes.push(alike && still && was.parent === node.parent ? was : node);
    if (!was) found.came.push(node);
    else {
      if (!still) found.moved.push({ node, from: was.place });
      if (was.face !== node.face) found.changed.push(node.key);
    }
  }
  found.went = [...old.values()];
  return found;
}

/** Drawing order while things travel: whatever moves is on top, in its own order. */
export function travellersLast(nodes: readonly Flat[], travellers: ReadonlySet<string>): Flat[] {
  if (!travellers.size) return [...nodes];
  return [...nodes.filter((n) => !travellers.has(n.key)), ...nodes.filter((n) => travellers.has(n.key))];
}

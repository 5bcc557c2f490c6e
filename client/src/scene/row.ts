/** A row of cards as it lies on the screen: without the hidden ones, what counts now first, in lines. */

import type { Flat } from "./flat";
import type { Matrix } from "./matrix";

export interface Order {
  /** Not shown at all: the others close the gap. */
  hidden?: readonly string[];
  /** These come first, in the order they had. */
  first?: ReadonlySet<string>;
  /** So wide is a line; what does not fit begins the next one. */
  wide?: number;
}

const GAP = 8;

export function arranged(row: readonly Flat[], { hidden = [], first = new Set(), wide = Infinity }: Order): Flat[] {
  const roots = row.filter((node) => node.parent === null);
  const shown = roots.filter((node) => !hidden.includes(node.key));
  const order = [...shown.filter((n) => first.has(n.key)), ...shown.filter((n) => !first.has(n.key))];
  const origin = roots[0]?.place ?? [1, 0, 0, 1, 0, 0];
  const high = Math.max(0, ...shown.map((node) => node.size[1]));
  const shifts = new Map<string, [number, number]>();
  let [x, y] = [0, 0];
  for (const node of order) {
    if (x > 0 && x + node.size[0] > wide) [x, y] = [0, y + high + GAP];
    shifts.set(node.key, [origin[4] + x - node.place[4], origin[5] + y - node.place[5]]);
    x += pitch(roots, node);
  }
  return row.flatMap((node) => {
    const shift = shifts.get(rootOf(row, node).key);
    return shift ? [moved(node, shift)] : [];
  });
}

/** From one card to the next, as the game has laid them: they may overlap. */
function pitch(roots: readonly Flat[], node: Flat): number {
  const next = roots[roots.indexOf(node) + 1];
  return next ? next.place[4] - node.place[4] : node.size[0] + GAP;
}

function rootOf(row: readonly Flat[], node: Flat): Flat {
  let at = node;
  while (at.parent !== null) {
    const parent = row.find((other) => other.key === at.parent);
    if (!parent) break;
    at = parent;
  }
  return at;
}

function moved(node: Flat, [dx, dy]: [number, number]): Flat {
  if (!dx && !dy) return node;
  const [a, b, c, d, e, f] = node.place;
  return { ...node, place: [a, b, c, d, e + dx, f + dy] as Matrix };
}

/**
 * Where a lit thing is hit. Its middle always belongs to it, even where another lit thing lies over
 * it (cards in a fan): whoever points at the middle, a person or a program, means this one. Two with
 * the same middle (a piece on its square) share the place: the upper part is the upper one's.
 */

import { bounds, holds, type Flat } from "./flat";
import { pen } from "./measure";
import { apply, inverse } from "./matrix";
import { outline } from "./outline";

export interface Hit {
  /** Points of this node that belong to others below it. */
  holes: [number, number][];
  /** Its own middle, where its outline leaves it out. */
  pad: [number, number] | null;
  /** Only its upper part is hit. */
  upper?: boolean;
}

const UPPER = 0.6;
const REACH = 2; // half the side of a hole or pad, in units of the scene

export function findHits(
  nodes: readonly Flat[], lit: ReadonlySet<string>, element: (key: string) => SVGGElement | undefined,
): Map<string, Hit> {
  const found = new Map<string, Hit>();
  const below: [number, number][] = [];
  for (const node of nodes) {
    const path = lit.has(node.key) ? element(node.key)?.querySelector("path") : undefined;
    if (!path?.getBBox) continue;
    const body = outline(node);
    const box = body.kind === "path" ? path.getBBox() : { x: 0, y: 0, width: node.size[0], height: node.size[1] };
    const own: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
    const rect = bounds(node);
    const back = inverse(node.place);
    const holes = below.filter(([x, y]) => holds(rect, x, y)).map(([x, y]) => apply(back, x, y));
    const upper = body.kind !== "path" && holes.some(([x, y]) => Math.hypot(x - own[0], y - own[1]) <= 2 * REACH);
    const inside = body.kind !== "path" || inFill(body.d, own);
    if (holes.length || !inside) found.set(node.key, { holes, pad: inside ? null : own, ...(upper && { upper }) });
    below.push(apply(node.place, ...own));
  }
  return found;
}

/** Is a point inside a closed path? A canvas knows, drawn or not. */
function inFill(d: string, [x, y]: [number, number]): boolean {
  return pen()?.isPointInPath(new Path2D(d), x, y) ?? true;
}

export function hitPath(outline: string, [w, h]: readonly [number, number], hit: Hit | undefined): string {
  const whole = hit?.upper ? `M0 0H${w}V${h * UPPER}H0Z` : outline;
  const holes = hit?.holes.filter(([, y]) => !hit.upper || y < h * UPPER) ?? [];
  const spots = hit?.pad ? [...holes, hit.pad] : holes;
  return whole + spots.map(([x, y]) => `M${x - REACH} ${y - REACH}h${2 * REACH}v${2 * REACH}h${-2 * REACH}z`).join("");
}

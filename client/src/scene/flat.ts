/**
 * A scene as a flat list. Children are drawn as siblings at absolute places: a thing that changes
 * its parent is then still the same element, and travels.
 */

import type { Message, SceneNode, Shape } from "../lib/wire";
import { apply, HERE, moved, times, turned, type Matrix } from "./matrix";

export interface Flat {
  key: string;
  place: Matrix;
  size: [number, number];
  name: Message;
  look: Shape[];
  words: Message[];
  rule: string;
  parent: string | null;
  /** What choosing it would lay over the table. */
  ghost: Shape[];
  /** It is drawn small: whoever points there sees it large. */
  zoom: boolean;
  /** Nothing is ever decided there: a touch tells what it is. */
  tells: boolean;
  /** Everything but the place, as one string: equal signs look equal. */
  sign: string;
  /** What is seen of it, without notes that stand aside: who looks the same has not changed. */
  face: string;
}

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export function flatten(nodes: readonly SceneNode[]): Flat[] {
  const flat: Flat[] = [];
  const seen = new Set<string>();
  const visit = (node: SceneNode, around: Matrix, parent: string | null): void => {
    let place = times(around, moved(node.at[0], node.at[1]));
    if (node.turn) place = times(place, turned(node.turn, node.size[0] / 2, node.size[1] / 2));
    if (!seen.has(node.key)) {
      seen.add(node.key); // a key names one thing: a second one would break the page
      const { key, size, name, look = [], words = [], rule = "", ghost = [], zoom = false, tells = false } = node;
      const sign = JSON.stringify([size, name, look, words, rule, ghost]);
      const face = JSON.stringify([size, look.filter((shape) => !shape.aside)]);
      flat.push({ key, place, size, name, look, words, rule, parent, ghost, zoom, tells, sign, face });
    }
    for (const kid of node.kids ?? []) visit(kid, place, node.key);
  };
  for (const node of nodes) visit(node, HERE, null);
  return flat;
}

/** The smallest upright rectangle around a node. */
export function bounds(node: Flat): Rect {
  const [w, h] = node.size;
  const corners = [apply(node.place, 0, 0), apply(node.place, w, 0), apply(node.place, 0, h), apply(node.place, w, h)];
  const xs = corners.map((c) => c[0]);
  const ys = corners.map((c) => c[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, w: Math.max(...xs) - x, h: Math.max(...ys) - y };
}

export function union(rects: readonly Rect[]): Rect {
  if (!rects.length) return { x: 0, y: 0, w: 0, h: 0 };
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  const right = Math.max(...rects.map((r) => r.x + r.w));
  const bottom = Math.max(...rects.map((r) => r.y + r.h));
  return { x, y, w: right - x, h: bottom - y };
}

export function sameRect(a: Rect, b: Rect): boolean {
  return a.x === b.x && a.y === b.y && a.w === b.w && a.h === b.h;
}

export function middle(rect: Rect): [number, number] {
  return [rect.x + rect.w / 2, rect.y + rect.h / 2];
}

/**
 * Unlit things that let the pointer through to a lit one: its own parts, and whatever lies over
 * its middle. There the lit one is meant.
 */
export function inTheWay(nodes: readonly Flat[], lit: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const below: Rect[] = [];
  for (const node of nodes) {
    if (lit.has(node.key)) below.push(core(bounds(node)));
    else if (node.parent !== null && (lit.has(node.parent) || found.has(node.parent))) found.add(node.key);
    else if (below.length) {
      const rect = bounds(node);
      if (below.some((r) => meet(rect, r))) found.add(node.key);
    }
  }
  return found;
}

/** A little less than the middle half of a rectangle: hexagons that only touch are no obstacle. */
function core({ x, y, w, h }: Rect): Rect {
  return { x: x + w * 0.26, y: y + h * 0.26, w: w * 0.48, h: h * 0.48 };
}

/** Is this thing meant itself, and not the other near it? It is hit squarely, and not much larger. */
export function isSquare(thing: Rect, other: Rect, x: number, y: number): boolean {
  return holds(core(thing), x, y) && Math.max(thing.w, thing.h) <= 2 * Math.max(other.w, other.h);
}

function meet(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

export function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && x <= rect.x + rect.w && y >= rect.y && y <= rect.y + rect.h;
}

/** How far a point is from a rectangle; 0 inside. */
export function distance(rect: Rect, x: number, y: number): number {
  const dx = Math.max(rect.x - x, 0, x - rect.x - rect.w);
  const dy = Math.max(rect.y - y, 0, y - rect.y - rect.h);
  return Math.hypot(dx, dy);
}

/** What is drawn faintly over the board while something is pointed at: how things would be. */

import type { Held, Scene, Shape } from "../lib/wire";
import { bounds, middle, type Flat } from "../scene/flat";
import { kindOf } from "./held";
import type { Way } from "./path";

export interface Ghost {
  /** The thing that is pointed at. */
  key: string;
  look: readonly Shape[];
  /** Where the look's own corner lies, in the coordinates of the scene. */
  at: [number, number];
  fits: boolean;
  /** The wheel and two fingers turn it. */
  turns: boolean;
}

type Find = (key: string) => Flat | undefined;

/** The thing in hand, about the middle of the place where it would lie. */
export function ghostOfHeld(held: Held, holding: number, key: string, fits: boolean, find: Find): Ghost | null {
  const node = find(key);
  return node ? { key, look: held.ghosts[holding] ?? [], at: middle(bounds(node)), fits, turns: true } : null;
}

/** What an option would lay over the table, or the piece that would go where its last step points. */
export function ghostOfWay(scene: Scene, way: Way, touched: readonly string[], key: string, find: Find): Ghost | null {
  const laid = find(key)?.ghost;
  if (laid?.length) return { key, look: laid, at: [0, 0], fits: true, turns: false };
  const first = way.steps[0]?.find((each) => touched.includes(each) || each === key) ?? way.steps[0]?.[0];
  const goal = way.steps.at(-1)!.includes(key) ? key : way.steps.at(-1)![0]!;
  if (first === undefined || first === goal || !scene.movers?.includes(kindOf(first))) return null;
  const [piece, place] = [find(first), find(goal)];
  if (!piece || !place) return null;
  const [x, y] = middle(bounds(place));
  return { key, look: piece.look, at: [x - piece.size[0] / 2, y - piece.size[1] / 2], fits: true, turns: false };
}

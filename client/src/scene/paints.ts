/** Every gradient that a scene asks for, so that each is defined once. */

import type { Scene, SceneNode, Shape } from "../lib/wire";
import { gradient } from "./colour";

export function paintsOf(scene: Pick<Scene, "nodes" | "hand" | "backdrop">): string[] {
  const found = new Set<string>();
  const look = (shapes: readonly Shape[] | undefined) => {
    for (const shape of shapes ?? []) {
      const paints = [shape.fill, "edge" in shape ? shape.edge : undefined];
      for (const paint of paints) if (paint && gradient(paint)) found.add(paint);
    }
  };
  const visit = (node: SceneNode) => {
    look(node.look);
    node.kids?.forEach(visit);
  };
  look(scene.backdrop);
  scene.nodes.forEach(visit);
  scene.hand?.forEach(visit);
  return [...found].sort();
}

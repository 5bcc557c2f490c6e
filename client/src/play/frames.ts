/** What an update makes of the scene: frame after frame, each ending with a moment or the present. */

import type { Forest, Moment, NodePatch, Patch, Scene, SceneNode, TableEvent, UpdateSaid } from "../lib/wire";

export interface Frame {
  /** The table after this frame. */
  scene: Scene;
  events: TableEvent[];
  /** What it ends with; null: this is how things are now. */
  moment: Moment | null;
  /** Nodes that are new or not as they were before, wherever they are. */
  touched: ReadonlySet<string>;
}

/** What is shown, and the entry of the log that it belongs to. */
export interface Shown {
  seq: number;
  scene: Scene;
}

/**
 * The frames of an update. "known": it came before, nothing is to be done. "gap": something is
 * missing, and the whole state must be asked for.
 */
export function applyUpdate(shown: Shown, update: Pick<UpdateSaid, "seq" | "base" | "frames">): Frame[] | "known" | "gap" {
  if (update.seq <= shown.seq) return "known";
  if (update.base !== shown.seq) return "gap";
  let scene = shown.scene;
  return update.frames.map(({ patch, events = [], moment = null }) => {
    scene = applyPatch(scene, patch);
    const changed = [...(patch.board?.set ?? []), ...(patch.hand?.set ?? [])];
    return { scene, events, moment, touched: new Set(changed.map(({ key }) => key)) };
  });
}

export function applyPatch(scene: Scene, { board, hand, fields = {} }: Patch): Scene {
  const made = merge(scene, fields);
  if (board) made.nodes = grow(scene.nodes, board);
  if (hand) made.hand = grow(scene.hand ?? [], hand);
  return made;
}

/** What did not change stays the very same object: nobody need look at it again. */
function grow(before: readonly SceneNode[], { set = [], gone = [], order = {} }: Forest): SceneNode[] {
  const known = new Map<string, SceneNode>();
  gather(before, known);
  const dropped = new Set(gone);
  const changes = new Map<string, NodePatch>(set.map((change) => [change.key, change]));
  const grown = (key: string): SceneNode => {
    const old = known.get(key);
    const change = changes.get(key);
    const listed = order[key];
    const kids = (listed ?? old?.kids?.map((kid) => kid.key) ?? []).filter((kid) => !dropped.has(kid)).map(grown);
    const same = old !== undefined && !change && kids.length === (old.kids?.length ?? 0) && kids.every((kid, n) => kid === old.kids![n]);
    if (same) return old;
    const made = merge((old ?? { key }) as SceneNode, change ?? {});
    if (kids.length) made.kids = kids;
    else delete made.kids;
    return made;
  };
  return (order[""] ?? before.map((node) => node.key)).filter((key) => !dropped.has(key)).map(grown);
}

function gather(nodes: readonly SceneNode[], found: Map<string, SceneNode>): void {
  for (const node of nodes) {
    if (!found.has(node.key)) found.set(node.key, node);
    if (node.kids) gather(node.kids, found);
  }
}

function merge<T extends object>(before: T, change: object): T {
  const made = { ...before, ...change } as Record<string, unknown>;
  for (const name of Object.keys(change)) if (made[name] === null) delete made[name];
  return made as T;
}

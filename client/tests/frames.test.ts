import { describe, expect, it } from "vitest";
import { applyUpdate, type Shown } from "../src/play/frames";
import type { Forest, Message, Patch, Scene, SceneNode, UpdateSaid } from "../src/lib/wire";

type Update = Pick<UpdateSaid, "seq" | "base" | "frames">;

/** Small numbers that look random and are the same in every run. */
function dice(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const words = (n: number): Message => ({ game: "", key: `name-${n}`, facts: {} });

function randomForest(below: (n: number) => number, keys: string[]): SceneNode[] {
  const nodes: SceneNode[] = [];
  const parents: SceneNode[] = [];
  for (const key of keys.filter(() => below(4) > 0).sort(() => below(3) - 1)) {
    const node: SceneNode = { key, at: [below(3), 0], size: [1, 1], name: words(below(2)) };
    if (below(2)) node.turn = below(3);
    const parent = below(2) ? parents[below(parents.length)] : undefined;
    if (parent) (parent.kids ??= []).push(node);
    else nodes.push(node);
    parents.push(node);
  }
  return nodes;
}

function randomScene(below: (n: number) => number): Scene {
  const scene: Scene = { size: [9, 9], nodes: randomForest(below, [..."abcdefgh"]) };
  const hand = randomForest(below, [..."uvw"]);
  if (hand.length) scene.hand = hand;
  if (below(2)) scene.phase = below(3);
  if (below(2)) scene.round = words(below(3));
  return scene;
}

function gather(nodes: readonly SceneNode[], all = new Map<string, SceneNode>()): Map<string, SceneNode> {
  for (const node of nodes) gather(all.set(node.key, node) && (node.kids ?? []), all);
  return all;
}

/** As the server tells it. */
function forest(before: readonly SceneNode[], after: readonly SceneNode[]): Forest {
  const [was, now] = [gather(before), gather(after)];
  const keys = (nodes: readonly SceneNode[] = []) => nodes.map((node) => node.key);
  const order: Record<string, string[]> = {};
  if (String(keys(before)) !== String(keys(after))) order[""] = keys(after);
  for (const [key, node] of now) if (String(keys(node.kids)) !== String(keys(was.get(key)?.kids))) order[key] = keys(node.kids);
  const set = [...now.values()].map(({ kids: _, ...node }) => {
    const old = was.get(node.key);
    return old && old.turn !== undefined && node.turn === undefined ? { ...node, turn: null } : node;
  });
  return { set, gone: [...was.keys()].filter((key) => !now.has(key)), order };
}

function patch(before: Scene, after: Scene): Patch {
  return {
    board: forest(before.nodes, after.nodes),
    hand: forest(before.hand ?? [], after.hand ?? []),
    fields: { phase: after.phase ?? null, round: after.round ?? null },
  };
}

/** A server that has played a while: its scenes by entry, and the updates between them. */
function play(below: (n: number) => number): { scenes: Scene[]; updates: Update[] } {
  const scenes = [randomScene(below)];
  const updates: Update[] = [];
  for (let seq = 1; seq <= 8; seq++) {
    let last = scenes[seq - 1]!;
    const frames = Array.from({ length: 1 + below(3) }, () => {
      const next = randomScene(below);
      const frame = { patch: patch(last, next) };
      last = next;
      return frame;
    });
    updates.push({ seq, base: seq - 1, frames });
    scenes.push(last);
  }
  return { scenes, updates };
}

const bare = (scene: Scene): unknown => JSON.parse(JSON.stringify({ ...scene, hand: scene.hand?.length ? scene.hand : undefined }));

describe("updates", () => {
  it("lead to the server's scene, one after another", () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { scenes, updates } = play(dice(seed));
      let shown: Shown = { seq: 0, scene: scenes[0]! };
      for (const update of updates) {
        const frames = applyUpdate(shown, update);
        if (typeof frames === "string") throw new Error(frames);
        shown = { seq: update.seq, scene: frames.at(-1)!.scene };
        expect(bare(shown.scene)).toEqual(bare(scenes[update.seq]!));
      }
    }
  });

  it("end at the right scene when some are lost, come twice or in another order", () => {
    for (let seed = 1; seed <= 300; seed++) {
      const below = dice(seed);
      const { scenes, updates } = play(below);
      const sent = updates.flatMap((update) => [[], [update], [update], [update, update]][below(4)]!);
      for (let n = 0; n < below(4); n++) {
        const [a, b] = [below(sent.length), below(sent.length)];
        [sent[a], sent[b]] = [sent[b]!, sent[a]!];
      }
      let shown: Shown = { seq: 0, scene: scenes[0]! };
      for (const update of [...sent, updates.at(-1)!]) {
        if (!update) continue;
        const frames = applyUpdate(shown, update);
        if (frames === "known") continue;
        // A gap: the whole state comes, as the server has it by then.
        if (frames === "gap") shown = { seq: update.seq, scene: scenes[update.seq]! };
        else shown = { seq: update.seq, scene: frames.at(-1)!.scene };
        expect(bare(shown.scene)).toEqual(bare(scenes[shown.seq]!));
      }
      expect(shown.seq).toBe(8);
    }
  });

  it("leave what did not change the very same object", () => {
    const node = (key: string, x: number, kids?: SceneNode[]): SceneNode => ({ key, at: [x, 0], size: [1, 1], name: words(0), ...(kids && { kids }) });
    const scene: Scene = { size: [1, 1], nodes: [node("a", 0, [node("b", 1)]), node("c", 2)] };
    const frames = applyUpdate({ seq: 3, scene }, { seq: 4, base: 3, frames: [{ patch: { board: { set: [{ key: "c", at: [5, 5] }] } } }] });
    if (typeof frames === "string") throw new Error(frames);
    expect(frames[0]!.scene.nodes[0]).toBe(scene.nodes[0]);
    expect(frames[0]!.scene.nodes[1]).toEqual(node("c", 5, undefined) && { ...node("c", 5), at: [5, 5] });
    expect([...frames[0]!.touched]).toEqual(["c"]);
  });
});

import { describe, expect, test } from "vitest";
import type { Offer, Scene, SceneNode } from "../src/lib/wire";
import { ghostOfHeld, ghostOfWay } from "../src/play/ghost";
import { ways } from "../src/play/path";
import { flatten } from "../src/scene/flat";

const node = (key: string, x: number, y: number, more: Partial<SceneNode> = {}): SceneNode => ({
  key, at: [x, y], size: [20, 10], name: { game: "", key, facts: {} }, look: [{ t: "disc", x: 10, y: 5, r: 5 }], ...more,
});
const offer = (name: string, ...path: string[]): Offer => ({ option: [name], message: { game: "", key: name, facts: {} }, path });

const laid = [{ t: "disc" as const, x: 70, y: 70, r: 3 }];
const nodes = [node("unit:1", 0, 0), node("room:2", 100, 50, { size: [40, 40] }), node("turn:1", 0, 90, { ghost: laid })];
const scene: Scene = { size: [200, 200], nodes, movers: ["unit"] };
const found = new Map(flatten(nodes).map((each) => [each.key, each]));
const find = (key: string) => found.get(key);
const [move, attack, turn] = ways([offer("move", "unit:1", "room:2"), offer("hit", "room:2", "unit:1"), offer("turn", "turn:1")], () => true);

describe("ghosts", () => {
  test("a piece that goes is drawn about the middle of where it goes", () => {
    const ghost = ghostOfWay(scene, move!, ["unit:1"], "room:2", find);
    expect(ghost?.at).toEqual([110, 65]);
    expect(ghost?.look).toEqual(nodes[0]!.look);
  });

  test("also where one touch of the piece decides", () => {
    expect(ghostOfWay(scene, move!, [], "unit:1", find)?.at).toEqual([110, 65]);
  });

  test("what does not go has no ghost", () => {
    expect(ghostOfWay(scene, attack!, ["room:2"], "unit:1", find)).toBeNull();
    expect(ghostOfWay({ ...scene, movers: [] }, move!, ["unit:1"], "room:2", find)).toBeNull();
  });

  test("what an option lays over the table lies where the game says", () => {
    expect(ghostOfWay(scene, turn!, [], "turn:1", find)).toMatchObject({ look: laid, at: [0, 0], turns: false });
  });

  test("a thing in hand is drawn about the middle, allowed or not, and can be turned", () => {
    const held = { keys: ["way:0"], spin: [0], flip: [], ghosts: [laid] };
    expect(ghostOfHeld(held, 0, "room:2", false, find)).toMatchObject({ look: laid, at: [120, 70], fits: false, turns: true });
  });
});

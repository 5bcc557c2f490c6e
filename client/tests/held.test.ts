import { describe, expect, test } from "vitest";
import type { Held, Offer, SceneNode } from "../src/lib/wire";
import { isSpot, narrowHeld, nextTurn, puts, startWay, turned } from "../src/play/held";
import { ways } from "../src/play/path";
import { flatten } from "../src/scene/flat";
import { arranged, type Order } from "../src/scene/row";

const offer = (name: string, ...path: string[]): Offer => ({ option: [name], message: { game: "", key: name, facts: {} }, path });
const all = (...offers: Offer[]) => ways(offers, () => true);

/** Four quarter turns, and the same turned over: a tile without symmetry. */
const held: Held = {
  keys: ["way:0", "way:1", "way:2", "way:3", "way:4", "way:5", "way:6", "way:7"],
  spin: [1, 2, 3, 0, 5, 6, 7, 4],
  flip: [4, 7, 6, 5, 0, 3, 2, 1],
  ghosts: [],
};

describe("turning", () => {
  test("four turns, or a turn and one back, lead home", () => {
    let at = 0;
    for (let i = 0; i < 4; i++) at = turned(held, at, "spin");
    expect(at).toBe(0);
    expect(turned(held, turned(held, 6, "spin"), "back")).toBe(6);
  });

  test("turned over twice it is as it was", () => {
    for (let at = 0; at < 8; at++) expect(turned(held, turned(held, at, "flip"), "flip")).toBe(at);
  });

  test("what cannot be turned over stays", () => {
    expect(turned({ ...held, flip: [] }, 3, "flip")).toBe(3);
  });
});

describe("at first", () => {
  test("it is held as it fits somewhere", () => {
    expect(startWay(held, all(offer("a", "way:6", "square:1"), offer("b", "way:7", "square:2")))).toBe(6);
    expect(startWay(held, all(offer("a", "way:0", "square:1"), offer("b", "way:7", "square:2")))).toBe(0);
  });

  test("which does not matter where it fits nowhere", () => {
    expect(startWay(held, all(offer("a", "square:1")))).toBe(0);
  });
});

describe("a touch of it", () => {
  test("turns it on a side on which it fits somewhere", () => {
    expect(nextTurn(held, all(offer("a", "way:2", "square:1"), offer("b", "way:5", "square:2")), 0)).toBe("spin");
  });

  test("turns it over where it fits nowhere on this side", () => {
    expect(nextTurn(held, all(offer("a", "way:6", "square:1"), offer("b", "way:5", "square:2")), 1)).toBe("flip");
    expect(nextTurn({ ...held, flip: [] }, all(offer("a", "way:6", "square:1"), offer("b", "way:5", "square:2")), 1)).toBe("spin");
  });
});

describe("a thing in hand", () => {
  const open = all(
    offer("a", "way:0", "square:1"), offer("b", "way:0", "square:2"), offer("c", "way:4", "square:3"),
    offer("step", "rover:0", "square:9"), offer("use"),
  );

  test("its own places are lit, whatever else begins a path, and itself, since a touch turns it", () => {
    const { lit, buttons } = narrowHeld(held, open, "way:0");
    expect([...lit].sort()).toEqual(["rover:0", "square:1", "square:2", "way:0"]);
    expect(buttons.map((b) => b.option[0])).toEqual(["use"]);
  });

  test("held in a way that fits nowhere it can still be turned", () => {
    expect([...narrowHeld(held, open, "way:1").lit].sort()).toEqual(["rover:0", "way:1"]);
  });

  test("is not to be touched where it looks the same whichever way it is turned", () => {
    const patch: Held = { keys: ["way:0"], spin: [0], flip: [0], ghosts: [] };
    const lit = narrowHeld(patch, all(offer("a", "way:0", "square:1"), offer("b", "rover:0")), "way:0").lit;
    expect([...lit].sort()).toEqual(["rover:0", "square:1"]);
  });

  test("its ghost is shown over any square, and over nothing else", () => {
    expect(isSpot(held, open, "square:77")).toBe(true);
    expect(isSpot(held, open, "track:1")).toBe(false);
    expect(puts(held, open)).toHaveLength(3);
  });
});

describe("a row of cards", () => {
  const node = (key: string, x: number, more: Partial<SceneNode> = {}): SceneNode =>
    ({ key, at: [x, 0], size: [76, 76], name: { game: "", key: "", facts: {} }, ...more });
  const row = flatten([node("way:0", 0), node("way:1", 84, { kids: [node("sign", 5)] }), node("way:2", 168), node("card:1", 252)]);
  const places = (order: Order) => Object.fromEntries(arranged(row, order).map((n) => [n.key, [n.place[4], n.place[5]]]));

  test("closes up over what is hidden, parts included", () => {
    expect(places({ hidden: ["way:0", "way:2"] })).toEqual({ "way:1": [0, 0], sign: [5, 0], "card:1": [84, 0] });
  });

  test("has first what counts now", () => {
    const found = places({ first: new Set(["card:1", "way:1"]) });
    expect(found).toEqual({ "way:1": [0, 0], sign: [5, 0], "card:1": [84, 0], "way:0": [168, 0], "way:2": [252, 0] });
  });

  test("begins a new line where it is full", () => {
    expect(places({ wide: 170 })).toEqual({ "way:0": [0, 0], "way:1": [84, 0], sign: [89, 0], "way:2": [0, 84], "card:1": [84, 84] });
  });
});

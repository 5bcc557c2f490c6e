import { describe, expect, test } from "vitest";
import type { SceneNode } from "../src/lib/wire";
import { placeBubble } from "../src/scene/bubble";
import { diff, travellersLast } from "../src/scene/diff";
import { bounds, flatten, inTheWay, isSquare } from "../src/scene/flat";
import { findHits, hitPath } from "../src/scene/hits";
import { apply, attribute } from "../src/scene/matrix";
import { brackets, outline } from "../src/scene/outline";
import { paintsOf } from "../src/scene/paints";
import { nearest, reading } from "../src/scene/steer";

const node = (key: string, x: number, y: number, more: Partial<SceneNode> = {}): SceneNode => ({
  key, at: [x, y], size: [20, 10], name: { game: "", key, facts: {} }, ...more,
});

describe("a flat scene", () => {
  test("children lie at absolute places, after their parents", () => {
    const flat = flatten([node("room", 100, 50, { kids: [node("unit", 5, 5, { kids: [node("token", 1, 2)] })] })]);
    expect(flat.map((n) => n.key)).toEqual(["room", "unit", "token"]);
    expect(apply(flat[2]!.place, 0, 0)).toEqual([106, 57]);
    expect(flat[2]!.parent).toBe("unit");
  });

  test("a turn is around the middle, and takes the children along", () => {
    const [parent, kid] = flatten([node("a", 0, 0, { turn: 180, kids: [node("b", 0, 0)] })]);
    expect(apply(parent!.place, 0, 0).map(Math.round)).toEqual([20, 10]);
    expect(apply(kid!.place, 0, 0).map(Math.round)).toEqual([20, 10]);
    expect(Object.values(bounds(parent!)).map(Math.round)).toEqual([0, 0, 20, 10]);
  });

  test("a key that comes twice is drawn once", () => {
    expect(flatten([node("a", 0, 0), node("a", 5, 5)])).toHaveLength(1);
  });

  test("the attribute is short where nothing is turned", () => {
    expect(attribute(flatten([node("a", 1.5, 2)])[0]!.place)).toBe("translate(1.5 2)");
  });
});

describe("the difference of two scenes", () => {
  const before = flatten([node("stays", 0, 0), node("moves", 10, 0), node("changes", 20, 0), node("goes", 30, 0)]);
  const after = flatten([
    node("stays", 0, 0), node("moves", 10, 40), node("changes", 20, 0, { look: [{ t: "disc", x: 1, y: 1, r: 1 }] }), node("comes", 5, 5),
  ]);
  const found = diff(before, after);

  test("is told by key", () => {
    expect(found.came.map((n) => n.key)).toEqual(["comes"]);
    expect(found.went.map((n) => n.key)).toEqual(["goes"]);
    expect(found.moved.map((m) => m.node.key)).toEqual(["moves"]);
    expect(found.moved[0]!.from).toEqual(before[1]!.place);
    expect(found.changed).toEqual(["changes"]);
  });

  test("a note that stands aside is drawn anew, but is no change of the thing", () => {
    const dot = { t: "disc", x: 1, y: 1, r: 1, aside: true } as const;
    const [plain, noted] = [flatten([node("a", 0, 0)]), flatten([node("a", 0, 0, { look: [dot] })])];
    for (const [first, second] of [[plain, noted], [noted, plain]] as const) {
      expect(diff(first, second).changed).toEqual([]);
      expect(diff(first, second).nodes[0]).toBe(second[0]);
    }
  });

  test("another name, rule or ghost is drawn anew, but nothing is seen to change", () => {
    const plain = flatten([node("a", 0, 0)]);
    const ghost = [{ t: "disc", x: 1, y: 1, r: 1 }] as const;
    for (const more of [{ rule: "X-1" }, { ghost: [...ghost] }]) {
      const other = flatten([node("a", 0, 0, more)]);
      expect(diff(plain, other).changed).toEqual([]);
      expect(diff(plain, other).nodes[0]).toBe(other[0]);
    }
  });

  test("keeps the very objects that did not change", () => {
    expect(found.nodes[0]).toBe(before[0]);
    expect(found.nodes[2]).not.toBe(before[2]);
  });

  test("a child that changes its parent travels by its absolute place", () => {
    const first = flatten([node("a", 0, 0, { kids: [node("unit", 1, 1)] }), node("b", 100, 0)]);
    const second = flatten([node("a", 0, 0), node("b", 100, 0, { kids: [node("unit", 1, 1)] })]);
    const { moved, came, went } = diff(first, second);
    expect(moved.map((m) => m.node.key)).toEqual(["unit"]);
    expect([came, went]).toEqual([[], []]);
  });

  test("a child that stays in a parent that moves, moves with it", () => {
    const first = flatten([node("a", 0, 0, { kids: [node("unit", 1, 1)] })]);
    const second = flatten([node("a", 50, 0, { kids: [node("unit", 1, 1)] })]);
    expect(diff(first, second).moved.map((m) => m.node.key)).toEqual(["a", "unit"]);
  });

  test("what travels is drawn on top", () => {
    expect(travellersLast(after, new Set(["stays"])).at(-1)?.key).toBe("stays");
  });
});

describe("what can be touched", () => {
  const scene = flatten([
    node("card", 0, 0, { size: [60, 80], kids: [node("sign", 2, 2)] }), node("badge", 50, 70), node("lid", 20, 30), node("far", 500, 0),
  ]);

  test("parts of a lit thing, and what covers its middle, let the pointer through", () => {
    expect([...inTheWay(scene, new Set(["card"]))].sort()).toEqual(["lid", "sign"]);
  });

  test("nothing is in the way where nothing is lit", () => {
    expect(inTheWay(scene, new Set()).size).toBe(0);
  });
});

describe("outlines", () => {
  const flat = (look: SceneNode["look"]) => flatten([node("a", 0, 0, { size: [40, 30], look })])[0]!;

  test("a cut box is known by its path, and marked at the node's own size", () => {
    const pile = flat([{ t: "path", d: "M13 -6H46V17L39 24H6V1Z", fill: "hidden" }]);
    expect(outline(pile)).toMatchObject({ kind: "cut", d: "M7 0H40V23L33 30H0V7Z" });
  });

  test("any other closed shape is marked along itself", () => {
    expect(outline(flat([{ t: "path", d: "M0 5L5 0L10 5Z", fill: "s1" }])).kind).toBe("path");
  });

  test("an open line is no body", () => {
    expect(outline(flat([{ t: "path", d: "M0 0L10 10", edge: "line" }])).kind).toBe("box");
  });

  test("a token is a disc", () => {
    expect(outline(flat([{ t: "disc", x: 20, y: 15, r: 15, fill: "s0" }])).kind).toBe("disc");
  });

  test("brackets have four corners", () => {
    expect(brackets(40, 30, 4, 12).match(/M/g)).toHaveLength(4);
  });
});

test("gradients are collected from everywhere, once", () => {
  const shape = { t: "rect", x: 0, y: 0, w: 1, h: 1, fill: "a>b", edge: "c^d" } as const;
  const paints = paintsOf({ nodes: [node("n", 0, 0, { look: [shape], kids: [node("k", 0, 0, { look: [shape] })] })] });
  expect(paints).toEqual(["a>b", "c^d"]);
});

describe("arrow keys", () => {
  const at = (key: string, x: number, y: number) => ({ key, rect: { x, y, w: 10, h: 10 } });
  const things = [at("left", 0, 100), at("near", 60, 102), at("far", 200, 100), at("above", 50, 0), at("aside", 55, 300)];
  const here = { x: 40, y: 100, w: 10, h: 10 };

  test("go to the nearest thing in their direction", () => {
    expect(nearest(here, things, "right")).toBe("near");
    expect(nearest(here, things, "left")).toBe("left");
    expect(nearest(here, things, "up")).toBe("above");
    expect(nearest(here, things, "down")).toBe("aside");
  });

  test("stay where nothing lies ahead", () => {
    expect(nearest({ x: 500, y: 100, w: 10, h: 10 }, things, "right")).toBeNull();
  });

  test("begin at the top left", () => {
    expect(reading(things)[0]!.key).toBe("above");
  });
});

describe("bubbles", () => {
  const area = { w: 1000, h: 800 };
  const piece = { x: 400, y: 300, w: 100, h: 60 };
  const bubble = { w: 200, h: 100 };

  test("stand below, if nothing is there", () => {
    expect(placeBubble(piece, bubble, area, []).side).toBe("below");
  });

  test("avoid what can be touched", () => {
    const below = { x: 350, y: 370, w: 200, h: 100 };
    expect(placeBubble(piece, bubble, area, [below]).side).not.toBe("below");
  });

  test("stay in the window", () => {
    const corner = placeBubble({ x: 980, y: 780, w: 20, h: 20 }, bubble, area, []);
    expect(corner.x + bubble.w).toBeLessThanOrEqual(area.w);
    expect(corner.y + bubble.h).toBeLessThanOrEqual(area.h);
  });
});

describe("hits", () => {
  const fan = flatten([node("a", 0, 0), node("b", 6, 0), node("c", 100, 0)]);
  const drawn = (): SVGGElement =>
    ({ querySelector: () => ({ getBBox: () => ({ x: 0, y: 0, width: 20, height: 10 }) }) }) as unknown as SVGGElement;

  test("the middle of a lit thing belongs to it, though another lit thing lies over it", () => {
    const hits = findHits(fan, new Set(["a", "b", "c"]), drawn);
    expect([...hits.keys()]).toEqual(["b"]);
    expect(hits.get("b")!.holes).toEqual([[4, 5]]);
    expect(hitPath("M0 0H20V10H0Z", [20, 10], hits.get("b"))).toBe("M0 0H20V10H0ZM2 3h4v4h-4z");
  });

  test("of two lit things with one middle the upper one has the upper part", () => {
    const pair = flatten([node("square", 0, 0, { size: [30, 30] }), node("piece", 0, 0, { size: [30, 30] })]);
    const hits = findHits(pair, new Set(["square", "piece"]), drawn);
    expect([...hits.keys()]).toEqual(["piece"]);
    expect(hitPath("M0 0H30V30H0Z", [30, 30], hits.get("piece"))).toBe("M0 0H30V18H0ZM13 13h4v4h-4z");
  });

  test("what is not lit makes no holes", () => {
    expect(findHits(fan, new Set(["b"]), drawn).size).toBe(0);
  });
});

describe("what is meant", () => {
  test("hexagons that only touch do not hide behind a lit one", () => {
    const size = 24.9;
    const hex = (key: string, q: number, r: number) =>
      node(key, size * Math.sqrt(3) * (q + r / 2), size * 1.5 * r, { size: [size * Math.sqrt(3), size * 2] });
    const flat = flatten([hex("lit", 0, 0), hex("east", 1, 0), hex("southeast", 0, 1), hex("southwest", -1, 1)]);
    expect([...inTheWay(flat, new Set(["lit"]))]).toEqual([]);
  });

  test("a thing that is hit squarely is meant itself, unless it is much larger", () => {
    const lit = { x: 0, y: 0, w: 30, h: 30 };
    expect(isSquare({ x: 30, y: 0, w: 30, h: 30 }, lit, 45, 15)).toBe(true);
    expect(isSquare({ x: 30, y: 0, w: 30, h: 30 }, lit, 33, 15)).toBe(false);
    expect(isSquare({ x: 0, y: 0, w: 300, h: 200 }, lit, 120, 100)).toBe(false);
  });
});

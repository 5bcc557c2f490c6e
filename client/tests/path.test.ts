import { describe, expect, test } from "vitest";
import type { Action, Offer } from "../src/lib/wire";
import { consequence, narrow, mayNeedConfirm, needsConfirm, touch, ways } from "../src/play/path";

const offer = (name: string, ...path: string[]): Offer => ({
  option: [name], message: { game: "", key: name, facts: {} }, path,
});
const all = (...offers: Offer[]) => ways(offers, () => true);

describe("narrowing", () => {
  const board = all(offer("a", "unit:1", "room:1"), offer("b", "unit:1", "room:2"), offer("c", "unit:2", "room:1"), offer("pass"));

  test("first things first: the beginnings are lit, options without a path are buttons", () => {
    const { next, lit, buttons, open } = narrow(board, []);
    expect([...next]).toEqual(["unit:1", "unit:2"]);
    expect([...lit].sort()).toEqual(["room:1", "room:2", "unit:1", "unit:2"]);
    expect(buttons.map((b) => b.option[0])).toEqual(["pass"]);
    expect(open).toHaveLength(4);
  });

  test("a touch leads further", () => {
    expect(touch(board, [], "unit:1")).toEqual({ kind: "further", touched: ["unit:1"] });
    expect([...narrow(board, ["unit:1"]).lit]).toEqual(["room:1", "room:2"]);
    expect(narrow(board, ["unit:1"]).buttons).toEqual([]);
  });

  test("what is unique is taken, even before the end of its path", () => {
    const step = touch(board, [], "unit:2");
    expect(step.kind === "take" && step.way.option).toEqual(["c"]);
  });

  test("a target may come first: what is missing is asked then", () => {
    expect(touch(board, [], "room:1")).toEqual({ kind: "further", touched: ["room:1"] });
    expect([...narrow(board, ["room:1"]).lit]).toEqual(["unit:1", "unit:2"]);
    const step = touch(board, ["room:1"], "unit:2");
    expect(step.kind === "take" && step.way.option).toEqual(["c"]);
    const only = touch(board, [], "room:2");
    expect(only.kind === "take" && only.way.option).toEqual(["b"]);
  });

  test("another thing of the same kind takes the place of the first", () => {
    const step = touch(board, ["unit:2"], "unit:1");
    expect(step).toEqual({ kind: "further", touched: ["unit:1"] });
  });

  test("what is on no way is refused", () => {
    expect(touch(board, [], "room:3").kind).toBe("refused");
    expect(touch(board, ["unit:2"], "room:2").kind).toBe("refused");
  });

  test("a lit thing tells its consequence only when there is one", () => {
    expect(consequence(board, [], "unit:1")).toBeNull();
    expect(consequence(board, ["unit:1"], "room:2")?.option).toEqual(["b"]);
  });
});

test("options with the same path are asked further as buttons", () => {
  const twins = all(offer("left", "tile"), offer("right", "tile"), offer("other", "die"));
  expect(touch(twins, [], "tile").kind).toBe("further");
  const { lit, buttons } = narrow(twins, ["tile"]);
  expect(lit.size).toBe(0);
  expect(buttons.map((b) => b.option[0])).toEqual(["left", "right"]);
});

test("a path that ends where others go on is a button there", () => {
  const mixed = all(offer("stay", "unit"), offer("go", "unit", "room"), offer("other", "die"));
  const { lit, buttons } = narrow(mixed, ["unit"]);
  expect([...lit]).toEqual(["room"]);
  expect(buttons.map((b) => b.option[0])).toEqual(["stay"]);
});

test("at a step that names several nodes any of them will do", () => {
  const equal = all(offer("a", "token:1|token:2", "room:1"), offer("b", "token:1|token:2", "room:2"));
  expect([...narrow(equal, []).next]).toEqual(["token:1", "token:2"]);
  const step = touch(equal, ["token:2"], "room:1");
  expect(step.kind === "take" && step.way.option).toEqual(["a"]);
});

test("nodes that are not on the screen are left out", () => {
  const there = ways([offer("a", "hidden:1", "room:1"), offer("b", "hidden:1|unit:1")], (key) => !key.startsWith("hidden"));
  expect(there.map((w) => w.steps)).toEqual([[["room:1"]], [["unit:1"]]]);
});

test("from here to there is not from there to here", () => {
  const moves = all(offer("out", "room:1", "room:2"), offer("back", "room:2", "room:1"), offer("on", "room:2", "room:3"));
  expect(touch(moves, ["room:1"], "room:2")).toMatchObject({ kind: "take", way: { option: ["out"] } });
  expect(touch(moves, ["room:2"], "room:1")).toMatchObject({ kind: "take", way: { option: ["back"] } });
});

describe("actions", () => {
  const action = (id: string, ...options: number[]): Action => ({ id, icon: "ui-down", name: { game: "", key: id, facts: {} }, options });
  const offers = [offer("walk", "unit:1", "room:1"), offer("hit", "unit:1", "room:1"), offer("walk2", "unit:1", "room:2"), offer("rest"), offer("pass")];
  const all = ways(offers, () => true, [action("walk", 0, 2), action("hit", 1), action("rest", 3)]);

  test("stand for their options, which are no buttons of their own then", () => {
    expect(narrow(all, []).buttons.map((b) => b.option[0])).toEqual(["pass"]);
  });

  test("are touched like anything else, before or after", () => {
    expect(touch(all, [], "action:rest").kind).toBe("take");
    expect(touch(all, ["unit:1", "room:1"], "action:hit")).toMatchObject({ kind: "take", way: { option: ["hit"] } });
    expect(touch(all, ["action:walk"], "room:2")).toMatchObject({ kind: "take", way: { option: ["walk2"] } });
    expect([...narrow(all, ["action:walk"]).lit]).toEqual(["unit:1", "room:1", "room:2"]);
  });

  test("a target leaves the actions that have it", () => {
    expect(touch(all, [], "room:1")).toEqual({ kind: "further", touched: ["room:1"] });
    const { open } = narrow(all, ["room:1"]);
    expect(open.map((way) => way.action)).toEqual(["action:walk", "action:hit"]);
  });

  test("another action takes the place of the first", () => {
    expect(touch(all, ["action:walk"], "action:hit").kind).toBe("take");
  });
});

test("what warns is asked again, whatever was wished", () => {
  const two = all({ ...offer("a", "b"), outlook: { lines: [], warns: "ends" } }, offer("c", "d"));
  expect(needsConfirm(two[0]!, two)).toBe(true);
  expect(needsConfirm(two[1]!, two)).toBe(false);
  expect(needsConfirm(two[0]!, two.slice(0, 1))).toBe(false);
});

test("only a single touch may be asked again, and only where another could have been meant", () => {
  const two = all(offer("roll", "die"), offer("a", "b"));
  expect(mayNeedConfirm(1, two, true)).toBe(true);
  expect(mayNeedConfirm(2, two, true)).toBe(false);
  expect(mayNeedConfirm(1, two, false)).toBe(false);
  expect(mayNeedConfirm(1, two.slice(1), true)).toBe(false);
});

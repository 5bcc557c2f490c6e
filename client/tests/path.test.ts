import { describe, expect, test } from "vitest";
import type { Offer } from "../src/lib/wire";
import { consequence, narrow, needsConfirm, touch, ways } from "../src/play/path";

const offer = (name: string, ...path: string[]): Offer => ({
  option: [name], message: { game: "", key: name, facts: {} }, path,
});
const all = (...offers: Offer[]) => ways(offers, () => true);

describe("narrowing", () => {
  const board = all(offer("a", "unit:1", "room:1"), offer("b", "unit:1", "room:2"), offer("c", "unit:2", "room:1"), offer("pass"));

  test("first things first: the beginnings are lit, options without a path are buttons", () => {
    const { lit, buttons, open } = narrow(board, []);
    expect([...lit]).toEqual(["unit:1", "unit:2"]);
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

  test("what is not lit is refused", () => {
    expect(touch(board, [], "room:1").kind).toBe("refused");
    expect(touch(board, ["unit:1"], "unit:2").kind).toBe("refused");
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
  expect([...narrow(equal, []).lit]).toEqual(["token:1", "token:2"]);
  const step = touch(equal, ["token:2"], "room:1");
  expect(step.kind === "take" && step.way.option).toEqual(["a"]);
});

test("nodes that are not on the screen are left out", () => {
  const there = ways([offer("a", "hidden:1", "room:1"), offer("b", "hidden:1|unit:1")], (key) => !key.startsWith("hidden"));
  expect(there.map((w) => w.steps)).toEqual([[["room:1"]], [["unit:1"]]]);
});

test("only a single touch that cannot be taken back is asked again", () => {
  const two = all({ ...offer("roll", "die"), final: true }, offer("a", "b"));
  const [final, other] = two;
  expect(needsConfirm(final!, 1, two, true)).toBe(true);
  expect(needsConfirm(final!, 2, two, true)).toBe(false);
  expect(needsConfirm(final!, 1, two, false)).toBe(false);
  expect(needsConfirm(other!, 1, two, true)).toBe(false);
  expect(needsConfirm(final!, 1, [final!], true)).toBe(false);
});

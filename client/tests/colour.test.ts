import { expect, test } from "vitest";
import { gradient, gradientId, paint } from "../src/scene/colour";

test("a token is a custom property", () => {
  expect(paint("c-green")).toBe("var(--c-green)");
  expect(paint("planet_unknown")).toBe("var(--planet_unknown)");
});

test("an alpha in percent is mixed with nothing", () => {
  expect(paint("c-green/25")).toBe("color-mix(in srgb, var(--c-green) 25%, transparent)");
  expect(paint("c-green/100")).toBe("var(--c-green)");
});

test("no paint is none", () => {
  for (const nothing of [undefined, null, "", "none"]) expect(paint(nothing)).toBe("none");
});

test("two tokens make a gradient from left to right", () => {
  expect(gradient("c-red/18>s2")).toEqual({
    id: gradientId("c-red/18>s2"),
    upright: false,
    stops: [{ colour: "var(--c-red)", opacity: 0.18 }, { colour: "var(--s2)", opacity: 1 }],
  });
  expect(paint("c-red/18>s2")).toBe(`url(#${gradientId("c-red/18>s2")})`);
});

test("a caret makes it from bottom to top, and more than two stops are spread evenly", () => {
  const found = gradient("s0^s1^s2/50");
  expect(found?.upright).toBe(true);
  expect(found?.stops.map((s) => s.opacity)).toEqual([1, 1, 0.5]);
});

test("different gradients have different names, and names fit into url()", () => {
  const names = ["a>b", "a^b", "a/1>b", "a>b/1", "a-1>b"].map(gradientId);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\w-]+$/);
});

test("the back of a card is woven, but its plain tint is not", () => {
  expect(paint("hidden")).toBe("url(#p-hidden)");
  expect(paint("hidden/50")).toContain("var(--hidden)");
});

test("what is no token paints nothing", () => {
  expect(paint("red;evil()")).toBe("none");
});

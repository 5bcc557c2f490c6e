import { expect, test } from "vitest";
import { breakLines, fit } from "../src/scene/wrap";

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number): number => text.length * size * 0.5;

test("lines break at spaces and stay within the width", () => {
  const lines = breakLines("one two three four", 50, 10, measure);
  expect(lines).toEqual(["one two", "three four"]);
});

test("a long word may break after a hyphen", () => {
  expect(breakLines("jobb-oldali", 40, 10, measure)).toEqual(["jobb-", "oldali"]);
});

test("without a width nothing changes", () => {
  expect(fit("as it is", { size: 14 }, measure)).toEqual({ lines: ["as it is"], size: 14 });
});

test("one line shrinks until it fits", () => {
  const { lines, size, squeeze } = fit("twelve chars", { size: 10, wrap: 48 }, measure);
  expect(lines).toHaveLength(1);
  expect(measure(lines[0]!, size)).toBeLessThanOrEqual(48.5);
  expect(squeeze).toBeUndefined();
});

test("one line that would become unreadable is squeezed, never cut", () => {
  const found = fit("a very long name indeed", { size: 10, wrap: 20, lines: 1 }, measure);
  expect(found.lines).toEqual(["a very long name indeed"]);
  expect(found.size).toBe(6);
  expect(found.squeeze).toBe(20);
});

test("too many lines make the letters smaller", () => {
  const text = "a text that needs three lines at its full size";
  expect(fit(text, { size: 10, wrap: 100, lines: 3 }, measure).size).toBe(10);
  const smaller = fit(text, { size: 10, wrap: 100, lines: 2 }, measure);
  expect(smaller.lines.length).toBeLessThanOrEqual(3);
  expect(smaller.size).toBeLessThan(10);
  expect(smaller.lines.join(" ")).toBe(text);
});

test("a written line break is kept", () => {
  expect(fit("one\ntwo", { size: 10, wrap: 100, lines: 2 }, measure).lines).toEqual(["one", "two"]);
});

test("where there is a height, the letters are as large as it allows", () => {
  const text = "a text that needs three lines at its full size";
  const large = fit(text, { size: 20, wrap: 100, high: 200 }, measure);
  const small = fit(text, { size: 20, wrap: 100, high: 60 }, measure);
  expect(large.size).toBe(20);
  expect(small.size).toBeLessThan(20);
  expect(small.lines.length * small.size * 1.2).toBeLessThanOrEqual(60);
});

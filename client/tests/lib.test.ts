import { expect, test } from "vitest";
import { parse } from "../src/lib/route.svelte";
import { segments } from "../src/lib/segments";

const bold = (sentence: string, ...names: string[]) => segments(sentence, names).filter((s) => s.name).map((s) => s.text);

test("names stand out, with their suffixes", () => {
  expect(bold("Noctis megtámadja Leont.", "Noctis", "Leon")).toEqual(["Noctis", "Leont"]);
  expect(bold("Kata Baranyában épít.", "Baranya")).toEqual(["Baranyában"]);
});

test("a name at the beginning of a sentence may have a capital", () => {
  expect(bold("A bal 1. raj mozog.", "a bal 1. raj")).toEqual(["A bal 1. raj"]);
});

test("a name inside another word is no name", () => {
  expect(bold("Kalandra fel!", "land")).toEqual([]);
});

test("the sentence stays whole", () => {
  const cut = segments("Anna és Bence cserél.", ["Anna", "Bence"]);
  expect(cut.map((s) => s.text).join("")).toBe("Anna és Bence cserél.");
});

test("addresses", () => {
  expect(parse("/")).toEqual({ page: "start" });
  expect(parse("/new/hexpanse")).toEqual({ page: "new", game: "hexpanse" });
  expect(parse("/table/ab12", "?seat=2")).toEqual({ page: "table", table: "ab12", seat: 2 });
  expect(parse("/table/ab12", "?seat=x")).toMatchObject({ seat: null });
  expect(parse("/elsewhere")).toEqual({ page: "missing" });
  expect(parse("/new/a/b")).toEqual({ page: "missing" });
});

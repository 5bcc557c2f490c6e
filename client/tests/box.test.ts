import { describe, expect, test } from "vitest";
import { columns, found, nearest, neighbour, placeOf, sourcesOf, tally } from "../src/box/box";
import { corrections, draftOf, fieldAt, isEmpty, locked, numbersIn, simple } from "../src/box/form";
import { parse } from "../src/lib/route.svelte";
import type { Component, Form, Message, Shelf, Source, Words } from "../src/lib/wire";
import { anotherName, around, isTaken, offerOf } from "../src/start/door";
import type { Lobby } from "../src/lib/api";

const message = (key: string): Message => ({ game: "", key, facts: {} });
const speak = (words: Words): string => (typeof words === "object" ? words.key : String(words));

function component(key: string, name: string, sources: Source[], code = ""): Component {
  const parts = sources.map((source) => ({ name: message("part-name"), value: message(name), source, field: "" }));
  const picture = { key, at: [0, 0] as [number, number], size: [200, 100] as [number, number], name: message(name) };
  return { key, source: sources.at(-1)!, picture, parts, copies: 1, code, rules: [], notes: [], entry: ["", "", ""] };
}

const shelves: Shelf[] = [
  { id: "mercenary", name: message("m"), sign: "", components: [component("mercenary:baron", "A báró", ["rulebook", "reconstructed"], "C09"), component("mercenary:vex", "Vex", ["rulebook"])] },
  { id: "ally", name: message("a"), sign: "", components: [component("ally:pirates", "Űrkalózok", ["public"], "M06")] },
];

describe("a box", () => {
  const keys = (wish: Partial<Parameters<typeof found>[1]>) =>
    found(shelves, { kind: null, source: null, search: "", ...wish }, speak).flatMap((s) => s.components.map((c) => c.key));

  test("is searched without accents, by code, by kind and by source", () => {
    expect(keys({ search: "baro" })).toEqual(["mercenary:baron"]);
    expect(keys({ search: "m06" })).toEqual(["ally:pirates"]);
    expect(keys({ kind: "mercenary", source: "rulebook" })).toEqual(["mercenary:vex"]);
    expect(keys({ search: "vex baro" })).toEqual([]);
  });

  test("names what is most like a search in vain, or nothing", () => {
    expect(nearest(shelves, "barro", speak)?.key).toBe("mercenary:baron");
    expect(nearest(shelves, "xyzzyplugh", speak)).toBeNull();
  });

  test("counts components by their weakest source, and tells all of them", () => {
    expect(tally(shelves)).toEqual({ rulebook: 1, public: 1, reconstructed: 1 });
    expect(sourcesOf(shelves[0]!.components[0]!)).toEqual(["rulebook", "reconstructed"]);
  });

  test("is stepped through round and round, over its shelves", () => {
    expect(neighbour(shelves, "mercenary:vex", 1)).toBe("ally:pirates");
    expect(neighbour(shelves, "mercenary:baron", -1)).toBe("ally:pirates");
    expect(placeOf(shelves, "mercenary:vex")?.number).toBe(2);
    expect(placeOf(shelves, "nothing")).toBeNull();
  });

  test("has fewer broad cards in a row than small things", () => {
    const small = { ...shelves[0]!, components: shelves[0]!.components.map((c) => ({ ...c, picture: { ...c.picture, size: [60, 60] as [number, number] } })) };
    expect(columns(shelves[0]!, 900)).toBeLessThan(columns(small, 900));
  });

  test("has an address for every component", () => {
    expect(parse("/box/hexpanse/mercenary:baron")).toEqual({ page: "box", game: "hexpanse", card: "mercenary:baron" });
    expect(parse("/box/hexpanse", "?card=a:b")).toEqual({ page: "box", game: "hexpanse", card: "a:b" });
    expect(parse("/box/hexpanse/a/b")).toEqual({ page: "missing" });
  });
});

describe("a correction", () => {
  const field = { shipped: 5, low: 0, high: 20, source: "reconstructed" as const };
  const form: Form = {
    game: "hexpanse", entry: ["m.toml", "mercenary", "baron"],
    fields: [
      { path: ["effects", 0, "amount"], name: "amount", kind: "number", value: 1, ...field },
      { path: ["effects"], name: "effects", kind: "data", value: [{ amount: 1 }], ...field },
      { path: ["cost"], name: "cost", kind: "number", value: 5, ...field },
      { path: ["id"], name: "id", kind: "text", value: "baron", ...field, locked: true },
    ],
    texts: [{ key: "card-baron", texts: { en: { value: "The Baroness", shipped: "The Baron" }, hu: { value: "A báró", shipped: "A báró" } } }],
  };

  test("sends only what was changed, whole values before their parts", () => {
    const draft = draftOf(form);
    expect(isEmpty(corrections(form, draft))).toBe(true);
    draft.values.id = "somebody else";
    draft.values["effects.0.amount"] = 2;
    draft.values.effects = [{ amount: 3 }];
    expect(corrections(form, draft).fields).toEqual([
      { path: ["effects"], value: [{ amount: 3 }] }, { path: ["effects", 0, "amount"], value: 2 },
    ]);
  });

  test("goes back to the words that came with the game", () => {
    const draft = draftOf(form);
    draft.texts["en:card-baron"] = "The Baron";
    draft.texts["hu:card-baron"] = "A bárónő";
    expect(corrections(form, draft).texts).toEqual([
      { key: "card-baron", lang: "en", text: null }, { key: "card-baron", lang: "hu", text: "A bárónő" },
    ]);
  });

  test("offers first what has a name in words, and sets apart what is fixed", () => {
    const [worded] = form.fields.slice(2, 3).map((each) => ({ ...each, name: message("part-price") }));
    const mixed = { ...form, fields: [form.fields[0]!, form.fields[3]!, worded!] };
    expect(simple(mixed).map((each) => each.path[0])).toEqual(["cost", "effects"]);
    expect(locked(mixed).map((each) => each.path[0])).toEqual(["id"]);
  });

  test("finds the field that a fault speaks of", () => {
    expect(fieldAt(form, "amount")).toBe("effects.0.amount");
    expect(fieldAt(form, "cost")).toBe("cost");
    expect(fieldAt(form, "elsewhere")).toBeNull();
  });

  test("reads lists of numbers as people type them", () => {
    expect(numbersIn("1, 2;3  -4")).toEqual([1, 2, 3, -4]);
    expect(numbersIn("1, two")).toBeNull();
  });
});

describe("at the door of a table", () => {
  const seat = (n: number, free: boolean, name = "") => ({ seat: n, kind: "link", name, free });
  const door = { seats: [seat(0, false, "Bence"), seat(1, true), seat(2, true)], over: false } as unknown as Lobby;

  test("a link is for its seat, a code for any that is free", () => {
    expect(offerOf(door, { token: "t", code: "" }, 2)).toEqual({ kind: "seat", seat: 2 });
    expect(offerOf(door, { token: "t", code: "" }, null)).toEqual({ kind: "used" });
    expect(offerOf(door, { token: null, code: "ABC" }, null)).toEqual({ kind: "free", seats: [1, 2] });
    expect(offerOf({ ...door, seats: [door.seats[0]!] }, { token: null, code: "ABC" }, null)).toEqual({ kind: "full" });
    expect(offerOf({ ...door, over: true }, { token: "t", code: "" }, 2)).toEqual({ kind: "over" });
  });

  test("a name that is taken gets a number", () => {
    expect(isTaken(door, " bence ", 1)).toBe(true);
    expect(isTaken(door, "", 1)).toBe(false);
    expect(anotherName(door, "Bence", 1)).toBe("Bence 2");
  });

  test("my seat is at the bottom", () => {
    const places = around(4, 2);
    expect(Math.max(...places.map((p) => p.y))).toBe(places[2]!.y);
  });
});

import { expect, test } from "vitest";
import type { GameInfo } from "../src/lib/wire";
import { changesOf, choicesThatCount, firstPreset, usualVariant, variantOf } from "../src/start/seating";

const game: GameInfo = {
  id: "planet", seats: [1, 2, 3], cooperative: false, minutes: [1, 2], weight: 1,
  variants: [
    { name: "events", values: ["off", "custom"], default: "off" },
    { name: "red", values: [1, 2], default: 1, when: { events: ["custom"] } },
    { name: "turning", values: [true, false], default: true, when: { seats: [2] } },
  ],
};

test("only what means something is asked", () => {
  const names = (seats: number, events: string) =>
    choicesThatCount(game, seats, { ...usualVariant(game), events }).map((choice) => choice.name);
  expect(names(3, "off")).toEqual(["events"]);
  expect(names(3, "custom")).toEqual(["events", "red"]);
  expect(names(2, "custom")).toEqual(["events", "red", "turning"]);
});

test("a preset sets what it names, and changes are counted from it", () => {
  const preset = { name: "everything", seats: 2, variant: { events: "custom" } };
  const with_it = { ...game, presets: [preset] };
  expect(firstPreset(with_it)).toBe(preset);
  const variant = variantOf(with_it, preset);
  expect(variant).toEqual({ events: "custom", red: 1, turning: true });
  expect(changesOf(with_it, preset, 2, variant)).toEqual([]);
  expect(changesOf(with_it, preset, 3, { ...variant, red: 2 })).toEqual(["seats", "red"]);
  expect(changesOf(with_it, preset, 2, { ...variant, events: "off", red: 2 })).toEqual(["events"]); // red counts no more
});

import { expect, test } from "vitest";
import type { GameInfo } from "../src/lib/wire";
import { choicesThatCount, usualVariant } from "../src/start/seating";

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

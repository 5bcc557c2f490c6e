import { describe, expect, it } from "vitest";
import type { Timeline } from "../src/lib/api";
import { chapters, curves, nextKey, otherTurn, stepOfEvent, turnsOf, figures } from "../src/play/timeline";

const mark = (kind: string) => ({ kind, message: { game: "", key: kind, facts: {} } });
const line: Timeline = {
  of: 5,
  steps: [
    { seat: null, events: 2, heads: [mark("round"), mark("turn")], scores: [0, 0] },
    { seat: 0, events: 2, scores: [1, 0] },
    { seat: 0, events: 5, scores: [1, 0] },
    { seat: 1, events: 6, keys: [mark("death")], scores: [1, 4] },
    { seat: 0, events: 9, heads: [mark("round")], scores: [2, 4] },
    { seat: 1, events: 9, scores: [2, null] },
  ],
};

describe("the timeline", () => {
  it("joins the answers of a seat to turns, and goes from one to another", () => {
    const turns = turnsOf(line);
    expect(turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([[null, 0, 0], [0, 1, 2], [1, 3, 3], [0, 4, 4], [1, 5, 5]]);
    expect([otherTurn(turns, 0, 1), otherTurn(turns, 1, 1), otherTurn(turns, 2, 1), otherTurn(turns, 5, 1)]).toEqual([2, 2, 3, 5]);
    expect([otherTurn(turns, 5, -1), otherTurn(turns, 3, -1), otherTurn(turns, 1, -1), otherTurn(turns, 0, -1)]).toEqual([4, 2, 0, 0]);
  });

  it("finds the step of an event, and the next key moment", () => {
    expect([0, 1, 2, 4, 5, 8, 99].map((event) => stepOfEvent(line, event))).toEqual([0, 0, 2, 2, 3, 4, 5]);
    expect([nextKey(line, 0), nextKey(line, 3)]).toEqual([3, null]);
  });

  it("is divided by rounds", () => {
    expect(chapters(line).map(({ at, head }) => [at, head.kind])).toEqual([[0, "round"], [4, "round"]]);
  });

  it("has a curve for every seat with scores", () => {
    const [first, second] = curves(line);
    expect(first!.points.at(-1)).toEqual([1, 0.5]);
    expect(second!.points).toHaveLength(5);
    expect(curves({ of: 0, steps: [{ seat: null, events: 0 }] })).toEqual([]);
  });
});

it("what can be counted: answers, rounds, decisions, changes of the lead", () => {
  const round = { kind: "round", message: { game: "", key: "r", facts: {} } };
  const steps = [
    { seat: null, events: 0, heads: [round], scores: [0, 0] },
    { seat: 0, events: 1, scores: [2, 0] },
    { seat: 1, events: 2, heads: [round], scores: [2, 2] },
    { seat: 1, events: 3, scores: [2, 5] },
    { seat: 0, events: 4, scores: [6, 5] },
  ];
  const { answers, rounds, leads, decisions } = figures({ of: 4, steps });
  expect([answers, rounds, leads]).toEqual([4, 2, 2]);
  expect([...decisions]).toEqual([[0, 2], [1, 2]]);
  expect(figures({ of: 0, steps: [{ seat: null, events: 0 }] }).leads).toBeNull();
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../src/lib/settings.svelte";
import type { Scene, TableEvent } from "../src/lib/wire";
import { beatsOf, holdOf, lastMoves, type Beat, type Moment, type Shown } from "../src/play/beats";
import { arrange, fitScale, laidOut, placeStage } from "../src/play/staging";
import { Teller } from "../src/play/teller.svelte";

const message = (key: string) => ({ game: "_example", key, facts: {} });
const event = (key: string, more: Partial<TableEvent> = {}): TableEvent => ({ message: message(key), rule: "E-1", ...more });
const moment = (key: string, hold = 1): Moment => ({ kind: "reveal", hold, message: message(key) });
const scene = (n: number): Scene => ({ size: [n, n], nodes: [] });
const beats = (...keys: string[]): Beat[] => keys.map((key, n) => ({ moment: moment(key), scene: scene(n), count: n + 1, rule: "" }));

function told() {
  const log: string[] = [];
  const teller = new Teller({ show: (beat) => log.push(beat.moment.message.key), settle: () => log.push("settled") });
  return { log, teller };
}

describe("beats", () => {
  it("are the frames with a moment, and count the events up to it", () => {
    const frames: Shown[] = [
      { scene: scene(1), events: [event("a"), event("b")], moment: moment("b") },
      { scene: scene(2), events: [] },
      { scene: scene(3), events: [event("c", { rule: "E-9" })], moment: moment("c") },
    ];
    expect(beatsOf(frames, 5).map(({ count, rule }) => [count, rule])).toEqual([[7, "E-1"], [8, "E-9"]]);
  });

  it("hold the eye by the pace, and quickly when many are waiting", () => {
    expect(holdOf(moment("a", 1.8), "calm", 0)).toBe(3600);
    expect(holdOf(moment("a", 1.8), "normal", 12)).toBe(1800);
    expect(holdOf(moment("a", 1), "normal", 13)).toBe(400);
    expect(holdOf(moment("a", 1), "quick", 0)).toBe(400);
  });

  it("leave a seat's last move marked until it moves again", () => {
    const once = lastMoves(new Map(), [event("a", { seat: 1, keys: ["x"] }), event("b", { seat: 1, keys: ["y"] }), event("c", { seat: 2, keys: ["z"] })]);
    expect([...once]).toEqual([[1, ["x", "y"]], [2, ["z"]]]);
    expect(lastMoves(once, [event("d"), event("e", { seat: 1, keys: ["q"] })]).get(1)).toEqual(["q"]);
    expect(lastMoves(once, []).get(2)).toEqual(["z"]);
  });
});

describe("the teller", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.pace = "normal";
  });
  afterEach(() => vi.useRealTimers());

  it("tells one moment after the other, then settles", () => {
    const { log, teller } = told();
    expect(teller.tell(beats("a", "b"))).toBe(true);
    expect(log).toEqual(["a"]);
    vi.advanceTimersByTime(1000);
    expect(log).toEqual(["a", "b"]);
    vi.advanceTimersByTime(1000);
    expect(log).toEqual(["a", "b", "settled"]);
    expect(teller.playing).toBe(false);
  });

  it("has nothing to tell without moments, or when it shall not", () => {
    const { log, teller } = told();
    expect(teller.tell([])).toBe(false);
    settings.pace = "off";
    expect(teller.tell(beats("a"))).toBe(false);
    expect(log).toEqual([]);
    teller.again(); // who asks is told all the same
    expect(log).toEqual(["a"]);
  });

  it("puts what comes meanwhile behind the rest", () => {
    const { log, teller } = told();
    teller.tell(beats("a"));
    teller.tell(beats("b"));
    vi.advanceTimersByTime(2000);
    expect(log).toEqual(["a", "b", "settled"]);
  });

  it("waits while it is paused, and can be led by hand", () => {
    const { log, teller } = told();
    teller.tell(beats("a", "b", "c"));
    teller.pause();
    vi.advanceTimersByTime(10_000);
    expect(log).toEqual(["a"]);
    teller.next();
    teller.next();
    teller.back();
    vi.advanceTimersByTime(10_000);
    expect(log).toEqual(["a", "b", "c", "b"]);
    teller.pause();
    vi.advanceTimersByTime(2000);
    expect(log.slice(4)).toEqual(["c", "settled"]);
  });

  it("skips to the present, and tells again what was since my last decision", () => {
    const { log, teller } = told();
    teller.tell(beats("a", "b"));
    teller.skip();
    expect(log).toEqual(["a", "settled"]);
    teller.again();
    teller.next();
    expect(log.slice(2)).toEqual(["a", "b"]);
    teller.skip();
    teller.decided();
    teller.again();
    expect(teller.playing).toBe(false);
    teller.tell(beats("c"));
    expect(teller.past.map((beat) => beat.moment.message.key)).toEqual(["c"]);
  });

  it("is cleared when the whole table comes anew", () => {
    const { log, teller } = told();
    teller.tell(beats("a", "b"));
    teller.clear();
    vi.advanceTimersByTime(10_000);
    expect(log).toEqual(["a"]);
    expect([teller.playing, teller.past]).toEqual([false, []]);
  });
});

describe("the stage", () => {
  it("goes on in the next line where a row is too wide", () => {
    expect(laidOut([[[100, 50], [100, 80]]], 1, 300)).toEqual({ w: 218, h: 80 });
    expect(laidOut([[[100, 50], [100, 80]]], 1, 150)).toEqual({ w: 100, h: 148 });
    expect(laidOut([[[400, 100]]], 1, 200)).toEqual({ w: 200, h: 50 });
  });

  it("is as large as there is room for", () => {
    expect(fitScale([[[100, 100]]], 1000, 1000)).toBeCloseTo(1.2);
    expect(fitScale([[[100, 100]]], 1000, 90)).toBeLessThanOrEqual(0.9);
  });

  it("becomes smaller rather than cover what it speaks of, as long as it can be read", () => {
    const rows = [[[200, 200]]] as const;
    expect(arrange(rows, [600, 300], 0, [{ x: 0, y: 0, w: 100, h: 300 }])).toEqual({ scale: expect.closeTo(1.2), at: [180, 30] });
    const tight = arrange(rows, [600, 200], 0, [{ x: 170, y: 0, w: 260, h: 100 }]);
    expect(tight.scale).toBeLessThan(0.9);
    expect(arrange(rows, [250, 250], 0, [{ x: 0, y: 0, w: 250, h: 250 }]).scale).toBeCloseTo(1.2);
  });

  it("lies beside what it speaks of", () => {
    expect(placeStage(100, 100, [500, 100], [])).toEqual([200, 0]);
    expect(placeStage(100, 100, [500, 100], [{ x: 220, y: 10, w: 40, h: 40 }])).toEqual([0, 0]);
    expect(placeStage(100, 100, [500, 100], [{ x: 220, y: 10, w: 40, h: 40 }, { x: 0, y: 0, w: 30, h: 30 }])).toEqual([400, 0]);
  });
});

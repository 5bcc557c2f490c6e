import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isFinal, Line, type Link } from "../src/lib/line";

/** A socket that the test opens, speaks through and closes. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  send(): void {}

  say(said: object): void {
    this.onmessage?.({ data: JSON.stringify(said) });
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let links: [Link, number?][] = [];
let line: Line;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.all = [];
  links = [];
  line = new Line(
    () => "ws://here/",
    () => undefined,
    (state, code) => links.push([state, code]),
  );
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const last = () => FakeSocket.all.at(-1)!;

test.each([1006, 1011, 1012, 1013, 4500])("after %i the line is made again", (code) => {
  last().open();
  last().close(code);
  expect(links.at(-1)).toEqual(["lost", code]);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test.each([4400, 4403, 4404, 4429])("after %i it is over", (code) => {
  last().open();
  last().close(code);
  expect(links.at(-1)).toEqual(["closed", code]);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  expect(isFinal(code)).toBe(true);
});

test("a server that lets us in only to say that it is in trouble is asked ever more rarely", () => {
  const refuse = () => {
    last().open();
    last().say({ type: "error", id: null, code: "no-store", message: {} });
    last().close(1013);
  };
  refuse();
  vi.advanceTimersByTime(400);
  refuse();
  vi.advanceTimersByTime(799);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all).toHaveLength(3);
  last().open();
  last().say({ type: "state" }); // it is well again
  last().close(1006);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(4);
});

test("whoever waits for an answer hears that the line is broken", async () => {
  last().open();
  const answer = line.ask("answer", {});
  last().close(1013);
  await expect(answer).rejects.toThrow("offline");
});

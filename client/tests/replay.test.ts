import { afterEach, expect, test, vi } from "vitest";
import { Replay } from "../src/play/replay.svelte";
import type { Room } from "../src/play/room.svelte";
import type { Stage } from "../src/scene/stage.svelte";

/** Positions that come when the test says so. */
function slowServer() {
  const asked: { at: number; answer: () => void }[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    if (address.includes("timeline")) return Promise.resolve(new Response(JSON.stringify({ of: 90, steps: [] })));
    const at = Number(/at\/(\d+)/.exec(address)![1]);
    return new Promise((resolve) => {
      const body = { at, of: 90, scene: {}, waiting: [], events: [], from: 0 };
      asked.push({ at, answer: () => resolve(new Response(JSON.stringify(body))) });
    });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("whoever drags through a game asks for one position at a time, and for the last one he wants", async () => {
  const asked = slowServer();
  const shown: unknown[] = [];
  const room = { id: "t", seat: null, view: { over: true }, events: [], teller: { skip: () => undefined } } as unknown as Room;
  const stage = { show: (scene: unknown) => shown.push(scene) } as unknown as Stage;
  const replay = new Replay(room, stage, () => "wide");
  const wishes = Array.from({ length: 60 }, (_, at) => replay.go(at));
  expect(asked.map((each) => each.at)).toEqual([0]);
  asked[0]!.answer();
  await vi.waitFor(() => expect(asked.map((each) => each.at)).toEqual([0, 59]));
  asked[1]!.answer();
  await Promise.all(wishes);
  expect(replay.now?.at).toBe(59);
  expect(shown).toHaveLength(1);
});

/** A game looked through, position by position: a finished one, or my own view of one that runs. */

import { position, timeline, type Position, type Timeline } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { say } from "../lib/words.svelte";
import type { TableEvent, View } from "../lib/wire";
import type { Stage } from "../scene/stage.svelte";
import { holdOf } from "./beats";
import type { Room } from "./room.svelte";
import { nextKey, otherTurn, stepOfEvent, turnsOf, type Turn } from "./timeline";

/** How long a position without moments is looked at. */
const LOOK = 0.9;

export class Replay {
  /** The position that is shown; null while the table is as it is. */
  now = $state.raw<Position | null>(null);
  /** Which of the moments that led there is shown; null: the position itself. */
  frame = $state<number | null>(null);
  line = $state.raw<Timeline | null>(null);
  running = $state(false);
  readonly turns: Turn[] = $derived(this.line ? turnsOf(this.line) : []);
  #end: { view: View; events: TableEvent[] } | null = null;
  #wanted = 0;
  #coming: Promise<void> | null = null;
  #timer = 0;

  constructor(
    private readonly room: Room,
    private readonly stage: Stage,
    private readonly layout: () => string,
  ) {}

  /** Is there anything to look back on? Who only watches must wait for the end. */
  get possible(): boolean {
    const { view, seat } = this.room;
    return view !== null && (view.over || this.now !== null || (seat !== null && view.seq > 0));
  }

  get moment() {
    return this.frame === null ? null : (this.now?.frames?.[this.frame]?.moment ?? null);
  }

  async go(at: number): Promise<void> {
    if (!this.possible) return;
    this.room.teller.skip();
    const { view, events } = this.room;
    this.#end ??= { view: view!, events };
    this.room.looksBack = (view, events) => this.catchUp(view, events);
    this.#wanted = at;
    this.#coming ??= this.#follow().finally(() => (this.#coming = null));
    if (!this.line) void this.#load();
    await this.#coming;
  }

  #loading: Promise<void> | null = null;

  #load(): Promise<void> {
    this.#loading ??= timeline(this.room.id, this.room.seat)
      .then((found) => void (this.line = found), () => undefined)
      .finally(() => (this.#loading = null));
    return this.#loading;
  }

  /** One call at a time, however fast somebody drags: of all wishes the last one counts. */
  async #follow(): Promise<void> {
    for (let at = -1; at !== this.#wanted; ) {
      at = this.#wanted;
      const found = await position(this.room.id, at, this.room.seat, this.layout()).catch(() => null);
      if (found && this.#wanted === at) this.#show(found);
    }
  }

  #show(found: Position): void {
    if (!this.#end) return; // he has left meanwhile
    const near = this.now !== null && Math.abs(this.now.at - found.at) === 1;
    this.now = found;
    this.frame = null;
    this.room.retold = null;
    this.#draw(found.scene, found.from + found.events.length, near);
  }

  /** A table at which nothing can be decided. */
  #draw(scene: View["scene"], events: number, near: boolean): void {
    const { view, events: all } = this.#end!;
    this.room.retold = this.moment;
    this.stage.show(scene, near);
    this.room.view = { ...view, scene, ask: null, waiting: this.now!.waiting };
    this.room.events = all.slice(0, events);
    this.room.fresh = this.now!.from;
  }

  /** The moments of this step, one after another; then the position itself. Says how long to look. */
  #nextFrame(): number | null {
    const frames = this.now?.frames ?? [];
    const next = this.frame === null ? null : this.frame + 1;
    if (next === null) return null;
    const shown = frames[next];
    this.frame = shown ? next : null;
    if (!shown) {
      this.#draw(this.now!.scene, this.now!.from + this.now!.events.length, true);
      return LOOK * 400;
    }
    const told = frames.slice(0, next + 1).reduce((sum, each) => sum + each.events.length, 0);
    this.#draw(shown.scene, this.now!.from + told, true);
    return holdOf(shown.moment!, settings.pace === "off" ? "normal" : settings.pace, 0);
  }

  /** What a thing of the scene is called. */
  called(key: string): string[] {
    const node = this.stage.byKey.get(key);
    return node ? [node.words[0], node.name].flatMap((words) => (words ? [say(words)] : [])) : [];
  }

  /** A thing is looked at from afar. */
  look(key: string | null): void {
    this.stage.hover(key);
  }

  turn(way: 1 | -1): Promise<void> {
    return this.go(this.now ? otherTurn(this.turns, this.now.at, way) : 0);
  }

  step(way: 1 | -1): Promise<void> {
    this.pause();
    if (!this.now) return this.go(0);
    return this.go(Math.max(0, Math.min(this.now.of, this.now.at + way)));
  }

  async nextKey(): Promise<void> {
    if (!this.now || !this.line) return;
    const at = nextKey(this.line, this.now.at);
    if (at !== null) await this.go(at);
  }

  /** The position at which a line of the log was told. */
  async goToEvent(event: number): Promise<void> {
    if (!this.possible) return;
    if (!this.line) await this.#load();
    if (this.line) await this.go(stepOfEvent(this.line, event));
  }

  leave(): void {
    this.pause();
    if (!this.#end) return;
    this.stage.show(this.#end.view.scene, false);
    this.room.view = this.#end.view;
    this.room.events = this.#end.events;
    this.now = null;
    this.frame = null;
    this.line = null;
    this.room.looksBack = null;
    this.room.retold = null;
    this.#end = null;
  }

  /** Something new has come while somebody looked back: it is there when he returns. */
  catchUp(view: View, events: TableEvent[]): boolean {
    if (!this.#end) return false;
    this.#end = { view, events };
    return true;
  }

  play(): void {
    this.running = true;
    const step = async (): Promise<void> => {
      if (!this.running || !this.now) return this.pause();
      let wait = this.#nextFrame();
      if (wait === null) {
        if (this.now.at >= this.now.of) return this.pause();
        await this.go(this.now.at + 1);
        this.frame = this.now.frames?.length ? -1 : null;
        wait = this.#nextFrame() ?? LOOK * 1000;
      }
      this.#timer = window.setTimeout(() => void step(), wait);
    };
    void step();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }
}

/** A finished game, position by position. */

import { position, type Position } from "../lib/api";
import type { TableEvent, View } from "../lib/wire";
import type { Stage } from "../scene/stage.svelte";
import type { Room } from "./room.svelte";

const PACE = 1200;

export class Replay {
  /** The position that is shown; null while the table is as it ended. */
  now = $state.raw<Position | null>(null);
  running = $state(false);
  #end: { view: View; events: TableEvent[] } | null = null;
  #wanted = 0;
  #coming: Promise<void> | null = null;
  #timer = 0;

  constructor(
    private readonly room: Room,
    private readonly stage: Stage,
    private readonly layout: () => string,
  ) {}

  async go(at: number): Promise<void> {
    const { view, events } = this.room;
    if (!view?.over) return;
    this.#end ??= { view, events };
    this.#wanted = at;
    this.#coming ??= this.#follow().finally(() => (this.#coming = null));
    await this.#coming;
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
    this.stage.show(found.scene, near);
    this.room.view = { ...this.#end.view, scene: found.scene, waiting: found.waiting };
    this.room.events = this.#end.events.slice(0, found.from + found.events.length);
    this.room.fresh = found.from;
  }

  leave(): void {
    this.pause();
    if (!this.#end) return;
    this.stage.show(this.#end.view.scene, false);
    this.room.view = this.#end.view;
    this.room.events = this.#end.events;
    this.now = null;
    this.#end = null;
  }

  play(): void {
    this.running = true;
    const step = async (): Promise<void> => {
      if (!this.running || !this.now || this.now.at >= this.now.of) return this.pause();
      await this.go(this.now.at + 1);
      this.#timer = window.setTimeout(() => void step(), PACE);
    };
    void step();
  }

  pause(): void {
    this.running = false;
    clearTimeout(this.#timer);
  }
}

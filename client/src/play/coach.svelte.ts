/** The coach of a guided first game, as this page knows it: the note that is read, what is held, and whether he may speak. */

import { recall, remember } from "../lib/settings.svelte";
import type { Ask, CoachSaid, Note, Slip } from "../lib/wire";
import type { Way } from "./path";

interface Kept {
  left?: boolean;
  quiet?: boolean;
  /** The entry and the note that was read last. */
  seq?: number;
  at?: number;
  warned?: string[];
}

export interface HeldMove {
  way: Way;
  touches: number;
  slip: Slip;
}

export class Coach {
  said = $state.raw<CoachSaid | null>(null);
  at = $state(0);
  left = $state(false);
  quiet = $state(false);
  /** The teacher's own choice is shown. */
  shows = $state(false);
  held = $state.raw<HeldMove | null>(null);
  #warned: string[];

  constructor(private readonly table: string) {
    const kept = recall<Kept>(this.#slot) ?? {};
    this.left = kept.left ?? false;
    this.quiet = kept.quiet ?? false;
    this.#warned = kept.warned ?? [];
  }

  /** Is there a coach at this table, who was not sent away? */
  get here(): boolean {
    return this.said !== null && !this.left;
  }

  get note(): Note | null {
    return this.here ? (this.said!.notes[this.at] ?? null) : null;
  }

  /** The number of the note among all that have been shown. */
  get step(): number {
    return Math.max(1, (this.said?.shown ?? 0) - (this.said?.notes.length ?? 0) + this.at + 1);
  }

  get more(): boolean {
    return this.at + 1 < (this.said?.notes.length ?? 0);
  }

  /** What the note points at. */
  get points(): readonly string[] {
    return this.quiet ? [] : (this.note?.point ?? []);
  }

  hear(said: CoachSaid): void {
    if (said.seq === this.said?.seq) return;
    // While others decide, what was said last stays to be read.
    if (!said.notes.length && said.best == null) return void (this.said = { ...said, notes: this.said?.notes ?? [] });
    const kept = recall<Kept>(this.#slot);
    this.at = kept?.seq === said.seq ? Math.min(kept.at ?? 0, Math.max(0, said.notes.length - 1)) : 0;
    this.said = said;
    this.shows = false;
    this.held = null;
  }

  goOn(step = 1): void {
    this.at = Math.max(0, Math.min(this.at + step, (this.said?.notes.length ?? 1) - 1));
    this.#keep();
  }

  pause(quiet: boolean): void {
    this.quiet = quiet;
    this.#keep();
  }

  leave(): void {
    this.left = true;
    this.held = null;
    this.#keep();
  }

  /** Holds a slip between choice and commit, once in a game. Says whether it did. */
  holds(way: Way, ask: Ask | null, touches: number): boolean {
    if (!this.here || this.quiet || !ask || !this.said) return false;
    const wanted = JSON.stringify(way.option);
    const place = ask.options.findIndex((offer) => JSON.stringify(offer.option) === wanted);
    const slip = (this.said.held ?? []).find((each) => each.options?.includes(place) && !this.#warned.includes(each.id));
    if (!slip) return false;
    this.#warned = [...this.#warned, slip.id];
    this.held = { way, touches, slip };
    this.#keep();
    return true;
  }

  #keep(): void {
    const { left, quiet, at } = this;
    remember(this.#slot, { left, quiet, at, seq: this.said?.seq, warned: this.#warned } satisfies Kept);
  }

  get #slot(): string {
    return `starboard:coach:${this.table}`;
  }
}

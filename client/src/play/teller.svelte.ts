/** Tells what happened, one moment after another; then the question opens. */

import { settings, type Pace } from "../lib/settings.svelte";
import { play, type Sound } from "../lib/sound";
import { holdOf, MANY, type Beat } from "./beats";

const SOUNDS: Record<string, Sound> = { reveal: "card", buy: "card", gain: "gain", death: "loss", hit: "loss", loss: "loss" };

export interface Audience {
  /** Show the table as it was at this moment; `on`: it follows from the one before. */
  show: (beat: Beat, on: boolean) => void;
  /** All has been told: show the table as it is. */
  settle: () => void;
}

export class Teller {
  /** The moments that are being told, those that are done included. */
  beats = $state.raw<readonly Beat[]>([]);
  at = $state(0);
  playing = $state(false);
  paused = $state(false);
  /** For how long the present one stays, in milliseconds. */
  hold = $state(0);
  /** Everything since my last decision: "what just happened?" */
  past = $state.raw<readonly Beat[]>([]);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #since = 0;
  #left = 0;

  constructor(private readonly audience: Audience) {}

  readonly beat: Beat | null = $derived(this.playing ? (this.beats[this.at] ?? null) : null);
  readonly waiting: number = $derived(this.playing ? this.beats.length - 1 - this.at : 0);
  readonly behind: boolean = $derived(this.waiting > MANY);

  /** New moments have come: they follow those that are being told. Says whether anything is told. */
  tell(beats: readonly Beat[]): boolean {
    this.past = [...this.past, ...beats];
    if (settings.pace === "off") {
      this.#through();
      return false;
    }
    if (this.playing) this.beats = [...this.beats, ...beats];
    else if (beats.length) this.#begin(beats);
    return this.playing;
  }

  /** I have decided: what happens from here on is news to me. */
  decided(): void {
    this.past = [];
  }

  again(): void {
    if (this.past.length) this.#begin(this.past);
  }

  next(): void {
    if (!this.playing) return;
    if (this.at + 1 >= this.beats.length) this.skip();
    else this.go(this.at + 1);
  }

  back(): void {
    if (this.playing) this.go(Math.max(0, this.at - 1));
  }

  go(at: number): void {
    const on = at === this.at + 1;
    this.at = at;
    this.#show(on);
  }

  /** Straight to how things are now. */
  skip(): void {
    if (!this.playing) return;
    this.#through();
    this.audience.settle();
  }

  /** Forget all: the whole table has come anew. */
  clear(): void {
    this.#through();
    this.past = [];
  }

  pause(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    if (this.paused) {
      clearTimeout(this.#timer);
      this.#left -= Date.now() - this.#since;
    } else this.#wait(Math.max(200, this.#left));
  }

  pace(pace: Pace): void {
    if (!this.playing) return;
    if (pace === "off") this.skip();
    else if (!this.paused) this.#wait((this.hold = this.#holdNow()));
  }

  #begin(beats: readonly Beat[]): void {
    this.beats = beats;
    this.at = 0;
    this.paused = false;
    this.playing = true;
    this.#show(true);
  }

  #show(on: boolean): void {
    const beat = this.beats[this.at]!;
    this.audience.show(beat, on);
    if (settings.pace !== "quick" && !this.behind) play(SOUNDS[beat.moment.kind] ?? "place");
    this.hold = this.#holdNow();
    if (this.paused) this.#left = this.hold;
    else this.#wait(this.hold);
  }

  #holdNow(): number {
    const pace = settings.pace === "off" ? "normal" : settings.pace; // it was asked for
    return holdOf(this.beats[this.at]!.moment, pace, this.waiting);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    this.#left = ms;
    this.#since = Date.now();
    this.#timer = setTimeout(() => this.next(), ms);
  }

  #through(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    this.paused = false;
    this.beats = [];
    this.at = 0;
  }
}

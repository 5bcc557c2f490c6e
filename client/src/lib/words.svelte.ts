/** All words on the page, in the language of the person in front of it, switchable at any moment. */

import { texts } from "./api";
import { segments, type Segment } from "./segments";
import { change, settings, type Lang } from "./settings.svelte";
import { makeRenderer } from "./standin";
import type { FactValue, Message, Words } from "./wire";

type Render = (message: Message) => string;

class Speech {
  #files = $state.raw<Partial<Record<Lang, Record<string, string>>>>({});
  /** The names of the people at the table: `@seat-2` is said as the third of them. */
  seats = $state.raw<readonly string[]>([]);
  #render = $derived.by<Render | null>(() => {
    const files = this.#files[settings.lang];
    return files ? makeRenderer(settings.lang, files, () => this.seats) : null;
  });

  get ready(): boolean {
    return this.#render !== null;
  }

  get lang(): Lang {
    return settings.lang;
  }

  async load(lang: Lang): Promise<void> {
    if (this.#files[lang]) return;
    const files = await texts(lang);
    this.#files = { ...this.#files, [lang]: files };
  }

  async use(lang: Lang): Promise<void> {
    await this.load(lang);
    change({ lang });
    document.documentElement.lang = lang;
  }

  say(words: Words | null | undefined): string {
    if (words === null || words === undefined) return "";
    if (typeof words !== "object") return String(words);
    void this.seats; // a sentence depends on the names in it
    return this.#render?.(words) ?? "";
  }

  /** Words of the interface itself. */
  ui(key: string, facts: Record<string, FactValue> = {}): string {
    return this.say({ game: "", key: `ui-${key}`, facts });
  }

  /** A sentence with its names marked. */
  marked(message: Message): Segment[] {
    const names = Object.values(message.facts).flat(3).filter((f): f is string => typeof f === "string" && f.startsWith("@"));
    return segments(this.say(message), names.map((ref) => this.#name(message.game, ref)));
  }

  #name(game: string, ref: string): string {
    const seat = /^@seat-(\d+)$/.exec(ref);
    return (seat && this.seats[Number(seat[1])]) || this.say({ game, key: ref.slice(1), facts: {} });
  }
}

export const speech = new Speech();
export const say = (words: Words | null | undefined): string => speech.say(words);
export const ui = (key: string, facts?: Record<string, FactValue>): string => speech.ui(key, facts);

/** All words on the page, in the language of the person in front of it, switchable at any moment. */

import { texts } from "./api";
import { segments, type Segment } from "./segments";
import { change, settings, type Lang } from "./settings.svelte";
import { makeRenderer, type Given, type Message as Told, type Renderer } from "../text/render";
import type { FactValue, Message, SeatInfo, Words } from "./wire";

class Speech {
  #files = $state.raw<Partial<Record<Lang, Record<string, string>>>>({});
  /** What those at the table are called: `@seat-2` is said as the third of them. */
  people = $state.raw<readonly Given[]>([]);
  /** The same as words, in the language of the moment. */
  seats: readonly string[] = $derived(this.people.map((who) => this.#called(who)));
  /** One renderer a game, made when the first of its words is wanted. */
  #voices = $derived.by<Map<string, Renderer> | null>(() => (this.#files[settings.lang] ? new Map() : null));

  get ready(): boolean {
    return this.#voices !== null;
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

  /** Has a game words for this key? Some are optional, such as the short form of its name, `title.short`. */
  has(game: string, key: string): boolean {
    const source = this.#files[settings.lang]?.[game || "common"] ?? "";
    const [name, attribute] = key.split(".");
    const entry = new RegExp(`^${name} =.*(?:\\n[ \\t].*)*`, "m").exec(source)?.[0];
    return entry !== undefined && (attribute === undefined || entry.includes(` .${attribute} =`));
  }

  say(words: Words | null | undefined): string {
    if (words === null || words === undefined) return "";
    if (typeof words !== "object") return String(words);
    return this.#voice(words.game)?.(words as Told, { ...this.people }) ?? "";
  }

  #voice(game: string): Renderer | undefined {
    const voices = this.#voices;
    const files = this.#files[settings.lang];
    if (!voices || !files) return undefined;
    let voice = voices.get(game);
    if (!voice) {
      const report = (problems: readonly string[]) => console.warn(problems.join("; "));
      voice = makeRenderer(files.common ?? "", (game && files[game]) || "", settings.lang, report);
      voices.set(game, voice);
    }
    return voice;
  }

  /** Words of the interface itself. */
  ui(key: string, facts: Record<string, FactValue> = {}): string {
    return this.say({ game: "", key: `ui-${key}`, facts });
  }

  /** A sentence with its names marked. */
  marked(message: Message): Segment[] {
    const names = namesIn(Object.values(message.facts));
    return segments(this.say(message), names.map((ref) => this.#name(message.game, ref)));
  }

  #called(who: Given): string {
    return typeof who === "string" ? who : this.say({ game: "", key: who.key, facts: {} });
  }

  /** A seat by its name alone. */
  spoken = (seat: SeatInfo): string => this.#called(nameOf(seat));

  #name(game: string, ref: string): string {
    const seat = /^@seat-(\d+)$/.exec(ref);
    return (seat && this.seats[Number(seat[1])]) || this.say({ game, key: ref.slice(1), facts: {} });
  }
}

/** The names that facts speak of, also inside the messages among them. */
function namesIn(facts: readonly FactValue[]): string[] {
  return facts.flatMap((fact) => {
    if (typeof fact === "string") return fact.startsWith("@") ? [fact] : [];
    if (fact === null || typeof fact !== "object") return [];
    return namesIn(Array.isArray(fact) ? fact : Object.values(fact.facts));
  });
}

/** What a seat is called: by the name of its player, or by its number. */
export function nameOf(seat: SeatInfo): Given {
  return seat.name || { key: `${seat.bot ? "bot" : "seat"}-${seat.seat}` };
}

export const speech = new Speech();
export const spoken = speech.spoken;
export const say = (words: Words | null | undefined): string => speech.say(words);
/** At the beginning of a line: names in the text files are written as in the middle of a sentence. */
export function headline(words: Words | null | undefined): string {
  const text = say(words);
  return text.charAt(0).toLocaleUpperCase(settings.lang) + text.slice(1);
}

/** An event in two or three words, where its game has them; else its sentence. */
export function shortOf(message: Message): Message {
  const key = `${message.key}.short`;
  return speech.has(message.game, key) ? { ...message, key } : message;
}

/** The name on the box; `short`: without what only the box needs. */
export function titleOf(game: string, short = false): string {
  const key = short && speech.has(game, "title.short") ? "title.short" : "title";
  return speech.has(game, key) ? say({ game, key, facts: {} }) : game;
}

export const ui = (key: string, facts?: Record<string, FactValue>): string => speech.ui(key, facts);

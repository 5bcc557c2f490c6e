/** Looking through a box: what is searched, what is shown, what comes next. */

import type { Box, Component, Message, Shelf, Source, Words } from "../lib/wire";

export const SOURCES: readonly Source[] = ["rulebook", "public", "reconstructed"];
export const SIGNS: Record<Source, string> = { rulebook: "ui-book-open", public: "ui-language", reconstructed: "ui-pencil" };

export type Speak = (words: Words) => string;

export interface Wish {
  /** A shelf's id; null: all of them. */
  kind: string | null;
  source: Source | null;
  search: string;
}

export function titleOf({ picture }: Component): Message {
  return picture.words?.[0] ?? picture.name;
}

/** Everything but case and accents counts: whoever has no Hungarian keyboard finds "A báró", too. */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function told(component: Component, speak: Speak): string {
  const { picture, parts, code, key } = component;
  const words: Words[] = [picture.name, ...(picture.words ?? []), ...parts.map((part) => part.value)];
  return plain([...words.map(speak), code, key].join(" "));
}

export function found(shelves: readonly Shelf[], wish: Wish, speak: Speak): Shelf[] {
  const wanted = plain(wish.search.trim()).split(/\s+/).filter(Boolean);
  const fits = (each: Component): boolean => {
    if (wish.source !== null && each.source !== wish.source) return false;
    if (!wanted.length) return true;
    const text = told(each, speak);
    return wanted.every((word) => text.includes(word));
  };
  return shelves
    .filter((shelf) => wish.kind === null || shelf.id === wish.kind)
    .map((shelf) => ({ ...shelf, components: shelf.components.filter(fits) }))
    .filter((shelf) => shelf.components.length > 0);
}

/** How many there are from each source. */
export function tally(shelves: readonly Shelf[]): Record<Source, number> {
  const count = { rulebook: 0, public: 0, reconstructed: 0 };
  for (const each of shelves.flatMap((shelf) => shelf.components)) count[each.source] += 1;
  return count;
}

/** All the sources of a component's parts, each once, the best first. */
export function sourcesOf(component: Component): Source[] {
  return SOURCES.filter((source) => component.parts.some((part) => part.source === source));
}

export interface Place {
  shelf: Shelf;
  component: Component;
  /** Which of its shelf it is, from 1. */
  number: number;
}

export function placeOf(shelves: readonly Shelf[], key: string | null): Place | null {
  for (const shelf of shelves) {
    const i = shelf.components.findIndex((each) => each.key === key);
    if (i >= 0) return { shelf, component: shelf.components[i]!, number: i + 1 };
  }
  return null;
}

/** The next or the last one among those that are shown, round and round. */
export function neighbour(shelves: readonly Shelf[], key: string, step: 1 | -1): string | null {
  const keys = shelves.flatMap((shelf) => shelf.components.map((each) => each.key));
  const at = keys.indexOf(key);
  if (at < 0) return keys[0] ?? null;
  return keys[(at + step + keys.length) % keys.length] ?? null;
}

/** The component whose name is most like what was searched in vain; null if none is. */
export function nearest(shelves: readonly Shelf[], search: string, speak: Speak): Component | null {
  const wanted = plain(search.trim());
  let best: Component | null = null;
  let least = Math.max(2, Math.floor(wanted.length / 2));
  for (const each of shelves.flatMap((shelf) => shelf.components)) {
    const name = plain(speak(titleOf(each)));
    const cost = Math.min(...[name, ...name.split(/\s+/)].map((word) => distance(wanted, word)));
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** How many letters must be changed, added or left out. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}

/** Cards are broad, tokens and boards are not: so many of a shelf stand side by side. */
export function columns({ components }: Shelf, width: number): number {
  const broad = components.filter(({ picture: { size } }) => size[0] > 1.4 * size[1]).length * 2 > components.length;
  return broad ? Math.max(2, Math.floor(width / 212)) : Math.max(3, Math.floor(width / 132));
}

export function size({ shelves }: Box): number {
  return shelves.reduce((sum, shelf) => sum + shelf.components.length, 0);
}

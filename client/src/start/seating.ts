/** Who sits where at a new table, and what is a good beginning. */

import { create, type NewTable, type SeatWish } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Choice, GameInfo, Preset } from "../lib/wire";
import { say, speech, ui } from "../lib/words.svelte";

type Value = string | number | boolean;
type Variant = Record<string, Value>;

/** Strong enough to be interesting, quick enough to be no wait. */
export const USUAL_BOT = "normal";

/** Three make a table; where that is impossible, as near to it as can be. */
export function usualSeats(game: GameInfo): number {
  return [...game.seats].sort((a, b) => Math.abs(a - 3) - Math.abs(b - 3))[0] ?? 1;
}

export function meAndBots(count: number, name: string, bot = USUAL_BOT): SeatWish[] {
  const me: SeatWish = name ? { kind: "me", name } : { kind: "me" };
  return [me, ...Array.from({ length: count - 1 }, (): SeatWish => ({ kind: "bot", bot }))];
}

export function usualVariant(game: GameInfo): Variant {
  return Object.fromEntries(game.variants.map((choice) => [choice.name, choice.default]));
}

/** The preset that a new table begins with. */
export function firstPreset(game: GameInfo): Preset | undefined {
  return game.presets?.find(({ name }) => name === "usual") ?? game.presets?.[0];
}

/** All settings as a preset has them. */
export function variantOf(game: GameInfo, preset: Preset | undefined): Variant {
  return { ...usualVariant(game), ...preset?.variant };
}

/** What is not as in the preset: settings that count, and the number of seats. */
export function changesOf(game: GameInfo, preset: Preset | undefined, seats: number, variant: Variant): string[] {
  if (!preset) return [];
  const meant = variantOf(game, preset);
  const names = choicesThatCount(game, seats, variant).map(({ name }) => name).filter((name) => variant[name] !== meant[name]);
  return seats === preset.seats ? names : ["seats", ...names];
}

/** How long a table of so many takes: more people, more time. */
export function fitted({ seats, minutes: [least, most] }: GameInfo, count: number): number {
  const [few, many] = [Math.min(...seats), Math.max(...seats)];
  return many === few ? most : least + ((most - least) * (count - few)) / (many - few);
}

/** A setting in words, or one of its values. */
export function choiceWords(game: string, choice: Choice, value?: Value): string {
  const key = value === undefined ? `variant-${choice.name}` : `variant-${choice.name}-${value}`;
  if (speech.has(game, key)) return say({ game, key, facts: {} });
  if (typeof value === "boolean") return ui(value ? "yes" : "no");
  return String(value ?? choice.name).replace(/[_-]/g, " ");
}

/** What a setting is for; of a value that has a sentence of its own, that. */
export function choiceText(game: string, choice: Choice, value?: Value): string {
  const keys = [`variant-${choice.name}-${value}.text`, `variant-${choice.name}.text`];
  const key = keys.find((each) => speech.has(game, each));
  return key ? say({ game, key, facts: {} }) : "";
}

/** The choices that mean something at a table of so many, with the others as they are. */
export function choicesThatCount(game: GameInfo, seats: number, variant: Variant): Choice[] {
  const now: Variant = { ...variant, seats };
  return game.variants.filter(({ when = {} }) => Object.entries(when).every(([name, values]) => values.includes(now[name]!)));
}

export function quickStart(game: GameInfo): Promise<NewTable> {
  return create({ game: game.id, seats: meAndBots(usualSeats(game), settings.name), variant: usualVariant(game) });
}

/** Who sits where at a new table, and what is a good beginning. */

import { create, type NewTable, type SeatWish } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Choice, GameInfo } from "../lib/wire";

type Variant = Record<string, string | number | boolean>;

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

/** The choices that mean something at a table of so many, with the others as they are. */
export function choicesThatCount(game: GameInfo, seats: number, variant: Variant): Choice[] {
  const now: Variant = { ...variant, seats };
  return game.variants.filter(({ when = {} }) => Object.entries(when).every(([name, values]) => values.includes(now[name]!)));
}

export function quickStart(game: GameInfo): Promise<NewTable> {
  return create({ game: game.id, seats: meAndBots(usualSeats(game), settings.name), variant: usualVariant(game) });
}

/** The timeline of a game: turns, chapters, curves. Pure functions. */

import type { Step, Timeline } from "../lib/api";

/** A run of answers by one seat; `seat` is null before the first. */
export interface Turn {
  seat: number | null;
  from: number;
  to: number;
}

export function turnsOf({ steps }: Timeline): Turn[] {
  const turns: Turn[] = [];
  steps.forEach(({ seat }, at) => {
    const last = turns.at(-1);
    if (last && last.seat === seat) last.to = at;
    else turns.push({ seat, from: at, to: at });
  });
  return turns;
}

/** Where the turn before, or the next one, ends. */
export function otherTurn(turns: readonly Turn[], at: number, way: 1 | -1): number {
  const now = turns.findIndex((turn) => at >= turn.from && at <= turn.to);
  const turn = turns[now];
  if (!turn) return at;
  if (way > 0 && at < turn.to) return turn.to;
  return turns[now + way]?.to ?? (way > 0 ? turn.to : 0);
}

/** Which step first told this event. */
export function stepOfEvent({ steps }: Timeline, event: number): number {
  const found = steps.findIndex(({ events }) => events > event);
  return found < 0 ? steps.length - 1 : found;
}

export function nextKey({ steps }: Timeline, at: number): number | null {
  const found = steps.findIndex((step, n) => n > at && step.keys?.length);
  return found < 0 ? null : found;
}

/** Chapters of the widest kind there is: rounds, else phases, else turns. */
export function chapters({ steps }: Timeline): { at: number; head: NonNullable<Step["heads"]>[number] }[] {
  const all = steps.flatMap((step, at) => (step.heads ?? []).map((head) => ({ at, head })));
  const kind = ["round", "phase", "turn"].find((each) => all.some(({ head }) => head.kind === each));
  return all.filter(({ head }) => head.kind === kind);
}

/** One line a seat, from 0 (least) to 1 (most) over the steps; none where nobody has scores. */
export function curves({ steps }: Timeline): { seat: number; points: [number, number][] }[] {
  const seats = Math.max(0, ...steps.map((step) => step.scores?.length ?? 0));
  const values = steps.flatMap((step) => (step.scores ?? []).filter((score) => score !== null));
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)];
  return Array.from({ length: seats }, (_, seat) => ({
    seat,
    points: steps.flatMap((step, at): [number, number][] => {
      const score = step.scores?.[seat];
      return score === undefined || score === null ? [] : [[at / Math.max(1, steps.length - 1), (score - low) / (high - low)]];
    }),
  })).filter(({ points }) => points.length > 1);
}

export interface Figures {
  answers: number;
  /** 0 where the game has no rounds. */
  rounds: number;
  /** How often somebody else came to lead alone; null where nobody has scores. */
  leads: number | null;
  /** By seat. */
  decisions: Map<number, number>;
}

/** What can be counted in a game. */
export function figures(line: Timeline): Figures {
  const decisions = new Map<number, number>();
  for (const { seat } of line.steps) if (seat !== null) decisions.set(seat, (decisions.get(seat) ?? 0) + 1);
  const rounds = line.steps.flatMap(({ heads }) => heads ?? []).filter(({ kind }) => kind === "round").length;
  const leaders = line.steps.flatMap(({ scores }) => {
    const best = Math.max(...(scores ?? []).map((score) => score ?? -Infinity));
    const first = (scores ?? []).flatMap((score, seat) => (score === best ? [seat] : []));
    return first.length === 1 && (scores ?? []).length > 1 ? first : []; // of several nobody leads
  });
  const known = line.steps.some(({ scores }) => (scores ?? []).length > 1);
  const leads = leaders.filter((seat, n) => n > 0 && seat !== leaders[n - 1]).length;
  return { answers: line.of, rounds, leads: known ? leads : null, decisions };
}

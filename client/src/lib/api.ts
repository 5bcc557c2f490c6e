/** The calls of docs/protocol.md. */

import { callHere } from "../local/calls";
import { at, isSite } from "../local/site";
import type { Shown } from "../play/beats";
import type { Box, Corrected, Corrections, Edition, FaultPlace, Form, GameInfo, Message, Result, Scene, SeatInfo, TableEvent } from "./wire";

export class Failed extends Error {
  constructor(
    readonly code: string,
    readonly said: Message | null,
    readonly status: number,
    /** The place in the data of a box that is wrong. */
    readonly at: FaultPlace | null = null,
  ) {
    super(code);
  }
}

let introduced: Promise<unknown> | null = null;

/**
 * The first call of a new browser gets the cookie that says who we are. Others wait for it: calls
 * side by side would each be taken for a different stranger.
 */
async function inTurn(path: string, request: RequestInit): Promise<Response> {
  if (!path.startsWith("/api/")) return fetch(path, request);
  if (introduced) {
    await introduced;
    return fetch(path, request);
  }
  const first = fetch(path, request);
  introduced = first.catch(() => (introduced = null));
  return first;
}

interface Fault {
  code?: string;
  message?: Message;
  at?: FaultPlace;
}

async function answerTo(path: string, request: RequestInit, body: unknown): Promise<{ status: number; data: unknown }> {
  if (isSite && path.startsWith("/api/")) return callHere(path, body);
  const answer = await inTurn(at(path), request);
  return { status: answer.status, data: await answer.json().catch(() => null) };
}

async function call<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const request: RequestInit = { headers: { Accept: "application/json", ...(token && { Authorization: `Bearer ${token}` }) } };
  if (body !== undefined) {
    request.method = "POST";
    request.headers = { ...request.headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const { status, data } = await answerTo(path, request, body).catch(() => {
    throw new Failed("offline", null, 0);
  });
  const error = (data as { error?: Fault } | null)?.error;
  if (status >= 400) throw new Failed(error?.code ?? "failed", error?.message ?? null, status, error?.at ?? null);
  return data as T;
}

export interface SeatWish {
  kind: "me" | "device" | "link" | "bot";
  name?: string;
  bot?: string;
}

export interface NewTable {
  table: string;
  code: string;
  seats: { seat: number; kind: string; token?: string; link?: string }[];
}

export interface MyTable {
  table: string;
  game: string;
  seats: SeatInfo[];
  mine: number[];
  waiting: number[];
  my_turn: boolean;
  over: boolean;
  /** Nobody plays on although the game is not over. */
  ended?: boolean;
  since: number;
  created?: number;
  /** Where the server knows it without rebuilding the game. */
  round?: Message;
  result?: Result;
  /** It was begun with another edition of the box than the server plays with now: it cannot go on. */
  other_edition?: boolean;
}

/** A table as seen from its door. */
export interface Lobby {
  table: string;
  game: string;
  seats: SeatInfo[];
  mine: number[];
  waiting: number[];
  seq: number;
  over: boolean;
  host: boolean;
  /** Where the one sits who invites. */
  host_seat: number | null;
  result: Result | null;
  created: number;
  edition?: Edition | null;
}

/** A finished game after its first `at` answers. */
export interface Position {
  at: number;
  of: number;
  /** What was answered; of others, only when the game is over. */
  answer: { seat: number; message: Message | null } | null;
  scene: Scene;
  waiting: number[];
  events: TableEvent[];
  from: number;
  /** The moments of the last answer. */
  frames?: Shown[];
}

/** A chapter or a key moment. */
export interface Mark {
  kind: string;
  icon?: string;
  message: Message;
}

/** One answer of a game; the first entry is the beginning. */
export interface Step {
  seat: number | null;
  /** How many events had been told. */
  events: number;
  heads?: Mark[];
  keys?: Mark[];
  scores?: (number | null)[];
}

export interface Timeline {
  of: number;
  steps: Step[];
}

export interface Bot {
  bot: string;
  level: string;
}

export interface RuleText {
  id: string;
  chapter: Record<string, string>;
  title: Record<string, string>;
  text: Record<string, string>;
}

export const games = () => call<GameInfo[]>("/api/games");
export const myTables = () => call<MyTable[]>("/api/tables");
export interface TableWish {
  game: string;
  seats: SeatWish[];
  variant: Record<string, unknown>;
  /** A position of a finished game to go on from. */
  from?: { table: string; at: number };
}

export const create = (wish: TableWish) =>
  call<NewTable>("/api/tables", wish);
/** A table for the guided first game of a title. */
export const learn = (game: string, name: string) => call<NewTable>(`/api/lessons/${encodeURIComponent(game)}`, { name });
export interface HelpLine {
  say: Record<string, string>;
  rules: string[];
  title?: Record<string, string>;
  icon?: string;
}

/** Help on one page; without a goal where there is none. */
export interface HelpText {
  goal?: HelpLine;
  turn: HelpLine[];
  end: HelpLine[];
  icons: HelpLine[];
  asked: HelpLine[];
  tips: HelpLine[];
}

export const help = (game: string) => call<HelpText>(`/api/help/${encodeURIComponent(game)}`);
export const lobby = (table: string) => call<Lobby>(`/api/tables/${encodeURIComponent(table)}`);
/** Which seat an invitation is for; null when it is good for nothing any more. Nobody sits down by asking. */
export const seatOf = async (table: string, token: string): Promise<number | null> =>
  (await call<Lobby>(`/api/tables/${encodeURIComponent(table)}`, undefined, token)).mine[0] ?? null;
export const join = (table: string, wish: { code?: string; seat?: number; token?: string; name: string }) =>
  call<{ table: string; seat: number; link?: string }>(`/api/tables/${encodeURIComponent(table)}/join`, wish);
export const rules = (game: string) => call<RuleText[]>(`/api/rules/${encodeURIComponent(game)}`);
export const position = (table: string, at: number, seat: number | null, layout: string) =>
  call<Position>(`/api/tables/${encodeURIComponent(table)}/at/${at}?layout=${layout}${seat === null ? "" : `&seat=${seat}`}`);
export const box = (game: string) => call<Box>(`/api/box/${encodeURIComponent(game)}`);
export const boxForm = (game: string, [file, family, id]: readonly [string, string, string]) =>
  call<Form>(`/api/box/${encodeURIComponent(game)}/form?${new URLSearchParams({ file, family, id })}`);
export const correctBox = (game: string, corrections: Corrections) =>
  call<Corrected>(`/api/box/${encodeURIComponent(game)}/correct`, corrections);
/** A save becomes a table: verified, to be looked through and played on. */
export const openSave = (save: string, name: string) =>
  call<NewTable & { over: boolean }>("/api/saves", name ? { save, name } : { save });
export const save = (table: string) => call<string>(`/api/tables/${encodeURIComponent(table)}/save`);
export const timeline = (table: string, seat: number | null) =>
  call<Timeline>(`/api/tables/${encodeURIComponent(table)}/timeline${seat === null ? "" : `?seat=${seat}`}`);
export const bots = () => call<Bot[]>("/api/bots");
export const tableOfCode = (code: string) => call<{ table: string }>(`/api/codes/${encodeURIComponent(code)}`);
export const texts = (lang: string) => call<Record<string, string>>(`/text/${lang}.json`);

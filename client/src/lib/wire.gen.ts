/**
 * What the server and this page say to each other. Written by `python -m tools.protocol` from
 * starboard/server/messages.py and protocol.py: change those.
 */

import type { Message, NodePatch, Option, SceneFields, Shape } from "./wire";

export const PROTOCOL = 2;

/** One thing on the table. Coordinates of shapes and children are relative to ``at``. */
export interface SceneNode {
  key: string;
  at: [number, number];
  size: [number, number];
  name: Message;
  look?: Shape[];
  /** What the inspector shows: title first, then text. */
  words?: Message[];
  /** The rule that tells of it. */
  rule?: string;
  kids?: SceneNode[];
  /** Degrees, around the middle. */
  turn?: number;
  ghost?: Shape[];
  /** It is drawn small: clients show it large to whoever points there. */
  zoom?: boolean;
  /** Nothing is ever decided there: a touch tells what it is. */
  tells?: boolean;
}

/** Numbers beside their signs, on one line; and the same in words, for who cannot see signs. */
export interface Tally {
  said: Message;
  /** An icon, its design token, the number. */
  signs: [string, string, number][];
}

/** A row of the players' panel: plain data, laid out by the client. */
export interface Player {
  seat: number;
  /** A design token. */
  colour: string;
  /** An icon: colour is never the only sign. */
  shape: string;
  lines?: (Message | Tally)[];
  active?: boolean;
  out?: boolean;
  score?: number;
  area?: string[];
}

/** A thing in hand that can be turned before it is put down: a hand node for each way. */
export interface Held {
  /** The hand nodes; the first is how it is held at first. */
  keys: string[];
  /** Which way follows after a turn. */
  spin: number[];
  /** And which after turning it over; none where that cannot be. */
  flip: number[];
  /** What it would look like on the board. */
  ghosts: Shape[][];
}

/** Everything one seat sees: the board as nodes, and the frame around it as plain data. */
export interface Scene {
  size: [number, number];
  nodes: SceneNode[];
  players?: Player[];
  phases?: Message[];
  /** Index into phases. */
  phase?: number;
  round?: Message;
  /** Cards of the viewer, shown under the prompt. */
  hand?: SceneNode[];
  backdrop?: Shape[];
  held?: Held;
  movers?: string[];
  signs?: [string, Message][];
}

/** Why not, with its rule. */
export interface Refusal {
  rule: string;
  message: Message;
}

/** Something that happened. */
export interface TableEvent {
  message: Message;
  rule: string;
  /** Of the things that it speaks of. */
  keys?: string[];
  /** Of a moment; "round", "phase" and "turn" begin a chapter of the log. */
  kind?: string;
  /** Who did it. */
  seat?: number | null;
}

/** An event worth seeing: the board as it was just then, and what is laid over it. */
export interface Moment {
  kind: string;
  /** Seconds for which it holds the eye at a normal pace. */
  hold: number;
  message: Message;
  icon?: string;
  /** Why it happened. */
  cause?: Message | null;
  /** What lies over the table meanwhile. */
  stage?: SceneNode | null;
  /** Keys of what it speaks of. */
  marks?: string[];
  /** Who did it. */
  seat?: number | null;
}

/** What became of the nodes of a board or a hand, by their keys. */
export interface Forest {
  set?: NodePatch[];
  gone?: string[];
  /** Whose parts changed ("": the whole), and their order. */
  order?: Record<string, string[]>;
}

/** How a scene follows from the one before. */
export interface Patch {
  board?: Forest | null;
  hand?: Forest | null;
  /** All else that changed; null: it is empty now. */
  fields?: SceneFields;
}

/** What happened up to a moment, or to the present; the last frame is the present. */
export interface Frame {
  patch: Patch;
  events?: TableEvent[];
  moment?: Moment | null;
}

/** What an option would bring. */
export interface Outlook {
  lines: Message[];
  /** It brings "nothing", it "ends" the game, or it "loses" something for good. */
  warns?: string;
  odds?: [Message, number][];
  /** What would happen to things, by their keys. */
  marks?: [string, Message][];
}

/** An option: its words, and the nodes to touch; a step ``a|b`` is either of them. */
export interface Offer {
  option: Option;
  message: Message;
  path: string[];
  outlook?: Outlook | null;
}

/** One thing that a seat can do, or cannot do just now; it is touched as ``action:<id>``. */
export interface Action {
  id: string;
  icon: string;
  name: Message;
  /** Places in the options of the question; none: not possible. */
  options: number[];
  price?: Message | Tally | null;
  gain?: Message | null;
  /** Why it is not possible. */
  refusal?: Refusal | null;
  colour?: string;
  group?: string;
}

/** A question and all its options. */
export interface Ask {
  seat: number;
  prompt: Message;
  rule: string;
  options: Offer[];
  actions?: Action[];
}

/** What a score is made of. */
export interface Term {
  message: Message;
  value: number;
}

/** How it ended. */
export interface Result {
  winners: number[];
  scores: number[];
  reason: Message;
  remark?: Message | null;
  /** By seat. */
  terms?: Term[][];
}

/** A seat and who sits there. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  /** That plays it, for a person too. */
  bot: string | null;
  here: boolean;
  /** Nobody has taken this seat yet. */
  free: boolean;
  thinks: boolean;
}

/** A line of chat. */
export interface ChatLine {
  name: string;
  /** Null: a spectator. */
  seat: number | null;
  text: string;
  at: number;
}

/** The answer that a bot reckons with. */
export interface Then {
  seat: number;
  message: Message;
}

/** One of the best options, and what it is expected to lead to. */
export interface Hint {
  option: Option;
  /** 0 lost .. 1 won. */
  value: number | null;
  message: Message;
  tries: number;
  then?: Then | null;
}

/** Whose box is played with, where it is not the one that came with the game. */
export interface Edition {
  name: string;
  hash: string;
  /** How many components are not as they came. */
  differs?: number;
}

/** A sentence of a lesson, in both languages. */
export interface Spoken {
  hu: string;
  en: string;
}

/** One answer of the coach's small question. */
export interface QuizAnswer {
  say: Spoken;
  right: boolean;
  why?: Spoken | null;
}

/** A small question of the coach; nothing depends on it. */
export interface Quiz {
  ask: Spoken;
  answers: QuizAnswer[];
}

/** One thing that the coach says. */
export interface Note {
  id: string;
  /** "after", "tell", "quiz", "do". */
  kind: string;
  say: Spoken;
  rules?: string[];
  /** Keys of the scene; some may not be there. */
  point?: string[];
  title?: Spoken | null;
  quiz?: Quiz | null;
}

/** A slip that the coach holds before it is sent, once: these options, or a refused touch. */
export interface Slip {
  id: string;
  say: Spoken;
  rule: string;
  /** Places in the options of the question. */
  options?: number[];
  touch?: string[];
  /** It could not be taken back. */
  final?: boolean;
}

/** The whole view: at first, and whenever a client must start anew. */
export interface StateSaid {
  type: "state";
  seq: number;
  ask: Ask | null;
  waiting: number[];
  /** Why not; null: it is possible. */
  undo: Refusal | null;
  over: boolean;
  result: Result | null;
  /** Digits, when the game is over. */
  seed?: string;
  protocol: number;
  table: string;
  game: string;
  variant: Record<string, string | number | boolean>;
  edition: Edition | null;
  seat: number | null;
  seats: SeatInfo[];
  /** Seats on this device. */
  mine: number[];
  host: boolean;
  scene: Scene;
  events: TableEvent[];
  chat: ChatLine[];
  commitment: string;
  open_seed: boolean;
  code?: string;
  /** Why nobody plays on although the game is not over. */
  stopped?: Message;
  /** The id of the table where these people play again. */
  rematch?: string;
}

/** After every move: how the scene of entry ``base`` became that of entry ``seq``. */
export interface UpdateSaid {
  type: "update";
  seq: number;
  ask: Ask | null;
  waiting: number[];
  /** Why not; null: it is possible. */
  undo: Refusal | null;
  over: boolean;
  result: Result | null;
  /** Digits, when the game is over. */
  seed?: string;
  base: number;
  frames: Frame[];
  from: number;
}

/** Somebody has come, gone or joined, or a bot has taken over. */
export interface PeopleSaid {
  type: "people";
  seats: SeatInfo[];
}

/** A line of chat. */
export interface ChatSaid {
  type: "chat";
  name: string;
  /** Null: a spectator. */
  seat: number | null;
  text: string;
  at: number;
}

/** Something happened around the game: somebody left, resigned, became the host. */
export interface ToldSaid {
  type: "told";
  message: Message;
}

/** These people play again, at another table. */
export interface RematchSaid {
  type: "rematch";
  table: string;
}

/** The answer to an answer, undo, touch or hint that is not allowed. */
export interface RefusedSaid {
  type: "refused";
  id: string | number | null;
  refusals: Refusal[];
}

/** It is done; a move is stored, durably. Its update follows. */
export interface DoneSaid {
  type: "done";
  id: string | number | null;
  seq: number;
}

/** What was to be answered cannot be taken back: nothing has been done; ask once more. */
export interface SureSaid {
  type: "sure";
  id: string | number | null;
}

/** In a guided first game, for the learner alone, after every state and update. */
export interface CoachSaid {
  type: "coach";
  /** The entry that it belongs to. */
  seq: number;
  /** Of the lesson. */
  title: Spoken;
  /** Steps so far. */
  shown: number;
  /** About so many in all. */
  steps: number;
  /** What is said now, to be read one after the other. */
  notes: Note[];
  /** What the teacher would do: a place in the options of the question. */
  best: number | null;
  why: Spoken | null;
  held: Slip[];
}

/** Options, best first. */
export interface HintsSaid {
  type: "hint";
  id: string | number | null;
  best: Hint[];
}

/** The answer to a ping. */
export interface PongSaid {
  type: "pong";
  id: string | number | null;
  seq: number;
}

/** Bad input: nothing has changed. */
export interface ErrorSaid {
  type: "error";
  id: string | number | null;
  code: string;
  message: Message;
}

/** Decide. */
export interface AnswerAsked {
  type: "answer";
  /** The one it saw. */
  seq: number;
  seat: number;
  option: unknown[];
  /** False: if it cannot be taken back, do nothing and say `sure`. */
  sure?: boolean;
  id?: string | number | null;
}

/** Take back the last decision. */
export interface UndoAsked {
  type: "undo";
  seat: number;
  id?: string | number | null;
}

/** Why can the last of these not be touched? */
export interface TouchAsked {
  type: "touch";
  seat: number;
  path: string[];
  id?: string | number | null;
}

/** Say something; the name is a spectator's. */
export interface ChatAsked {
  type: "chat";
  text: string;
  name?: string;
  id?: string | number | null;
}

/** What would a bot do? One at a time for a seat, and not too many (`too-fast`). */
export interface HintAsked {
  type: "hint";
  seat: number;
  id?: string | number | null;
}

/** Draw for a `wide` or a `tall` screen; a `state` follows. */
export interface UseLayoutAsked {
  type: "layout";
  layout: string;
  id?: string | number | null;
}

/** A bot stands in for an absent player (`player-here` if he is connected); only the host. */
export interface BotTakesAsked {
  type: "bot-takes";
  seat: number;
  bot?: string;
  id?: string | number | null;
}

/** The player decides again; the host, or the player himself. */
export interface HandBackAsked {
  type: "hand-back";
  seat: number;
  id?: string | number | null;
}

/** Give up one's seat: a bot keeps it until somebody else sits down. */
export interface LeaveAsked {
  type: "leave";
  seat: number;
  id?: string | number | null;
}

/** Give up: a bot plays on; of two players, or if nobody else is left, the table is ended. */
export interface ResignAsked {
  type: "resign";
  seat: number;
  id?: string | number | null;
}

/** Free the seat of somebody absent, or of a bot; only the host. */
export interface FreeAsked {
  type: "free";
  seat: number;
  /** True: even of somebody who is here. */
  here?: boolean;
  id?: string | number | null;
}

/** End the table; what was played stays. Only the host. */
export interface EndAsked {
  type: "end";
  id?: string | number | null;
}

/** Make the player of a seat the host; only the host. */
export interface HandOverAsked {
  type: "hand-over";
  seat: number;
  id?: string | number | null;
}

/** The same game with the same people and bots, at a new table; whoever sits here, or the host, when the game is over. */
export interface RematchAsked {
  type: "rematch";
  id?: string | number | null;
}

/** Is anybody there? */
export interface PingAsked {
  type: "ping";
  id?: string | number | null;
}

/** Something is missing: the whole state, please. */
export interface ResyncAsked {
  type: "resync";
  id?: string | number | null;
}

/** All that the server says. */
export type Said = StateSaid | UpdateSaid | PeopleSaid | ChatSaid | ToldSaid | RematchSaid | RefusedSaid | DoneSaid | SureSaid | CoachSaid | HintsSaid | PongSaid | ErrorSaid;

/** All that it is told. */
export type Asked = AnswerAsked | UndoAsked | TouchAsked | ChatAsked | HintAsked | UseLayoutAsked | BotTakesAsked | HandBackAsked | LeaveAsked | ResignAsked | FreeAsked | EndAsked | HandOverAsked | RematchAsked | PingAsked | ResyncAsked;

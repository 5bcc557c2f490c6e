/** What the server and this page say to each other: docs/protocol.md, as types. */

export type FactValue = number | string | boolean | null | FactValue[] | Message;

/** A sentence to be: whose words it uses, a key, and the facts to fill in. */
export interface Message {
  game: string;
  key: string;
  facts: Record<string, FactValue>;
}

export type Words = Message | string | number;

export interface Style {
  fill?: string;
  edge?: string;
  width?: number;
  dash?: string;
  opacity?: number;
  /** A note on the thing and no part of it. */
  aside?: boolean;
}

export type Shape =
  | ({ t: "rect"; x: number; y: number; w: number; h: number; r?: number } & Style)
  | ({ t: "path"; d: string } & Style)
  | ({ t: "disc"; x: number; y: number; r: number } & Style)
  | ({ t: "icon"; name: string; x: number; y: number; size: number } & Style)
  | ({ t: "art"; name: string; x: number; y: number; w: number; h: number } & Style)
  | TextShape;

export interface TextShape {
  t: "text";
  x: number;
  y: number;
  words: Words;
  size: number;
  font?: string;
  weight?: number;
  anchor?: string;
  fill?: string;
  wrap?: number;
  lines?: number;
  /** So high is the room for lines. */
  high?: number;
  opacity?: number;
  aside?: boolean;
}

export interface SceneNode {
  key: string;
  at: [number, number];
  size: [number, number];
  name: Message;
  look?: Shape[];
  words?: Message[];
  rule?: string;
  kids?: SceneNode[];
  turn?: number;
  /** What choosing it would lay over the table, in the scene's coordinates. */
  ghost?: Shape[];
  /** It is drawn small: whoever points there sees it large. */
  zoom?: boolean;
  /** Nothing is ever decided there: a touch tells what it is. */
  tells?: boolean;
}

/** Numbers beside their signs, and the same in words. */
export interface Tally {
  said: Message;
  /** An icon, its colour, the number. */
  signs: [string, string, number][];
}

export interface Player {
  seat: number;
  colour: string;
  shape: string;
  lines?: (Message | Tally)[];
  active?: boolean;
  out?: boolean;
  score?: number;
}

/** A thing in hand that can be turned: all lists go by the place of a way in `keys`. */
export interface Held {
  keys: string[];
  spin: number[];
  flip?: number[];
  ghosts: Shape[][];
}

export interface Scene {
  size: [number, number];
  nodes: SceneNode[];
  players?: Player[];
  phases?: Message[];
  phase?: number;
  round?: Message;
  hand?: SceneNode[];
  backdrop?: Shape[];
  held?: Held;
  /** Kinds of things that go where the next touch points. */
  movers?: string[];
}

export type Option = (string | number | boolean | null)[];

export interface Offer {
  option: Option;
  message: Message;
  path: string[];
  outlook?: Message | null;
  final?: boolean;
}

export interface Ask {
  seat: number;
  prompt: Message;
  rule: string;
  options: Offer[];
}

export interface Refusal {
  rule: string;
  message: Message;
}

export interface TableEvent {
  message: Message;
  rule: string;
  keys?: string[];
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name?: string | null;
  here?: boolean;
  bot?: string | null;
  thinks?: boolean;
  /** Nobody has taken this seat yet. */
  free?: boolean;
}

export interface ChatLine {
  name: string;
  seat: number | null;
  text: string;
}

export interface Result {
  winners: number[];
  scores: number[];
  reason: Message;
  remark?: Message | null;
  terms?: { message: Message; value: number }[][];
}

export interface View {
  seq: number;
  scene: Scene;
  ask: Ask | null;
  waiting?: number[];
  events: TableEvent[];
  from: number;
  undo: Refusal | null;
  over: boolean;
  result: Result | null;
  seed?: string | number | null;
}

export interface StateSaid extends View {
  type: "state";
  game: string;
  variant: Record<string, string | number | boolean>;
  seat: number | null;
  seats: SeatInfo[];
  mine: number[];
  host?: boolean;
  code?: string;
  commitment: string;
  edition?: Edition | null;
  chat?: ChatLine[];
}

/** One of the best options: what it is expected to lead to, and what the bot reckons with next. */
export interface Hint {
  option: Option;
  value: number | null;
  message?: Message;
  tries?: number;
  then?: { seat: number; message: Message };
}

export type Said =
  | StateSaid
  | ({ type: "update" } & View)
  | { type: "people"; seats: SeatInfo[] }
  | ({ type: "chat" } & ChatLine)
  | { type: "refused"; id: string | number; refusals: Refusal[] }
  | { type: "done"; id: string | number; seq: number }
  | { type: "hint"; id: string | number; best: Hint[] }
  | { type: "error"; id?: string | number; code: string; message: Message }
  | { type: "pong"; id?: string | number };

export interface Choice {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  /** It means something only if these others, or `seats`, have one of these values. */
  when?: Record<string, (string | number | boolean)[]>;
}

/** Whose box is played with, where it is not the one that came with the game. */
export interface Edition {
  name: string;
  hash: string;
  /** How many components are not as they came. */
  differs?: number;
}

export type Source = "rulebook" | "public" | "reconstructed";

export interface GameInfo {
  id: string;
  seats: number[];
  variants: Choice[];
  cooperative: boolean;
  minutes: [number, number];
  weight: number;
  edition?: Edition | null;
  /** How many components are known from where; empty for a game without a catalogue. */
  sources?: Partial<Record<Source, number>>;
}

/** One printed part of a component, and where it is known from. */
export interface Part {
  name: Message;
  value: Words;
  source: Source;
  field: string;
}

export interface Component {
  /** The shelf's id and its own: mercenary:baron. */
  key: string;
  /** The weakest of its parts' sources. */
  source: Source;
  picture: SceneNode;
  parts: Part[];
  copies: number;
  code: string;
  rules: string[];
  notes: Message[];
  /** File, family and id of its data; empty where it has none of its own. */
  entry: [string, string, string];
}

export interface Shelf {
  id: string;
  name: Message;
  sign: string;
  components: Component[];
}

/** A value of the data; `shipped` and `now` are null where there was or is none. */
export interface Change {
  path: (string | number)[];
  shipped: unknown;
  now: unknown;
}

export interface Box {
  game: string;
  edition: Edition | null;
  differs: number;
  sources: Partial<Record<Source, number>>;
  shelves: Shelf[];
  /** By component: what is not as it came. */
  changes: Record<string, Change[]>;
  /** Components whose corrections are in force from the next start on. */
  waiting: string[];
  correct: { allowed: boolean; why: Message | null };
}

export type FieldKind = "number" | "switch" | "text" | "choice" | "choices" | "numbers" | "hexes" | "data";

/** One field of the form in which an owner corrects a component. */
export interface FormField {
  path: (string | number)[];
  name: Words;
  kind: FieldKind;
  value: unknown;
  shipped: unknown;
  low?: number | null;
  high?: number | null;
  choices?: string[] | null;
  count?: number | null;
  source?: Source | null;
  locked?: boolean | null;
  why?: Message | null;
}

export interface FormText {
  key: string;
  locked?: boolean | null;
  why?: Message | null;
  texts: Record<string, { value: string; shipped: string }>;
}

export interface Form {
  game: string;
  entry: [string, string, string];
  fields: FormField[];
  texts: FormText[];
}

export interface Corrections {
  entry: [string, string, string];
  fields: { path: (string | number)[]; value: unknown }[];
  texts: { key: string; lang: string; text: string | null }[];
}

export interface Corrected {
  edition: Edition;
  folder: string;
  message: Message;
  changes: Change[];
  waiting: string[];
}

/** Where in the data a fault is. */
export interface FaultPlace {
  file: string;
  entry: string;
  field: string;
  fault: string;
}

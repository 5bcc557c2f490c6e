/** What the server and this page say to each other: docs/protocol.md, as types. */

import type { Edition, Scene, SceneNode, Spoken, StateSaid, UpdateSaid } from "./wire.gen";

export * from "./wire.gen";

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
  /** Its lines lie about the place of a single one. */
  centred?: boolean;
  opacity?: number;
  aside?: boolean;
}

export type Option = (string | number | boolean | null)[];

/** A new node whole, or of a known one what changed; null takes a field away. */
export type NodePatch = { key: string } & Nullable<Omit<SceneNode, "key" | "kids">>;

/** What changed around the board; null takes a field away. */
export type SceneFields = Nullable<Omit<Scene, "nodes" | "hand">>;

type Nullable<T> = { [K in keyof T]?: T[K] | null };

/** The table as it is shown: the state, with all updates since. */
export type View = Omit<UpdateSaid, "type" | "base" | "frames" | "from"> & Pick<StateSaid, "scene">;

export interface Choice {
  name: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
  /** It means something only if these others, or `seats`, have one of these values. */
  when?: Record<string, (string | number | boolean)[]>;
}

/** A good table to begin with: its seats, and the settings that are not as usual. */
export interface Preset {
  name: string;
  seats: number;
  variant: Record<string, string | number | boolean>;
}

export type Source = "rulebook" | "public" | "reconstructed";

export interface GameInfo {
  id: string;
  seats: number[];
  variants: Choice[];
  presets?: Preset[];
  cooperative: boolean;
  /** Nothing is ever hidden. */
  perfect_information?: boolean;
  minutes: [number, number];
  weight: number;
  edition?: Edition | null;
  /** The guided first game. */
  lesson?: { title: Spoken; about: Spoken; minutes: [number, number] } | null;
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

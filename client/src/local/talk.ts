/** What the page and the engine in its worker say to each other. */

export type ToEngine =
  | { kind: "start"; files: string }
  | { kind: "call"; id: number; address: string; query: string; body: string }
  | { kind: "enter"; line: number; table: string; seat: number | null; layout: string }
  | { kind: "hear"; line: number; text: string }
  | { kind: "leave"; line: number };

export type FromEngine =
  | { kind: "answer"; id: number; text: string }
  | { kind: "said"; line: number; text: string }
  /** The table cannot be shown. */
  | { kind: "closed"; line: number; code: string }
  /** The engine could not be loaded, or it has broken down. */
  | { kind: "failed"; why: string };

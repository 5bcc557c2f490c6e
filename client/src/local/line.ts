/** A table without a server: the line leads to the engine in this browser. */

import type { Heard, Linked, Talking } from "../lib/line";
import type { Said } from "../lib/wire";
import { engine } from "./engine";

const AGAIN = 2000;
const NO_TABLE = 4404;

export class LocalLine implements Talking {
  #line: number | null = null;
  #asked = new Map<string, (said: Said) => void>();
  #next = 1;
  #closed = false;

  constructor(
    private readonly address: () => string,
    private readonly heard: Heard,
    private readonly link: Linked,
  ) {
    this.#open();
  }

  ask(type: string, fields: Record<string, unknown> = {}): Promise<Said> {
    const id = String(this.#next++);
    return new Promise((resolve, reject) => {
      if (this.#line === null) return reject(new Error("offline"));
      this.#asked.set(id, resolve);
      engine.hear(this.#line, JSON.stringify({ type, id, ...fields }));
    });
  }

  tell(type: string, fields: Record<string, unknown> = {}): void {
    if (this.#line !== null) engine.hear(this.#line, JSON.stringify({ type, id: String(this.#next++), ...fields }));
  }

  again(): void {
    this.#leave();
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    this.link("closed");
  }

  #leave(): void {
    if (this.#line !== null) engine.leave(this.#line);
    this.#line = null;
  }

  #open(): void {
    this.link("connecting");
    const address = new URL(this.address());
    const seat = address.searchParams.get("seat");
    const table = decodeURIComponent(/\/tables\/([^/]+)\/play$/.exec(address.pathname)?.[1] ?? "");
    this.#line = engine.enter(table, seat === null ? null : Number(seat), address.searchParams.get("layout") ?? "wide", {
      said: (text) => this.#hear(JSON.parse(text) as Said),
      closed: (code) => this.#lost(code),
    });
  }

  #hear(said: Said): void {
    if (said.type === "state") this.link("open");
    const id = "id" in said ? String(said.id) : "";
    this.#asked.get(id)?.(said);
    this.#asked.delete(id);
    this.heard(said);
  }

  #lost(code: string): void {
    this.#line = null;
    if (this.#closed) return;
    if (code !== "failed") return this.link("closed", NO_TABLE);
    this.link("lost");
    setTimeout(() => this.#closed || this.#line !== null || this.#open(), AGAIN);
  }
}

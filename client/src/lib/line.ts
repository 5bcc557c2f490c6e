/** One WebSocket to a table: asks with an id, listens, and comes back by itself when it is cut. */

import type { Said } from "./wire";

type Asked = { resolve: (said: Said) => void; reject: (reason: Error) => void };
export type Link = "connecting" | "open" | "lost" | "closed";
export type Heard = (said: Said) => void;
export type Linked = (state: Link, code?: number) => void;

/** How a page talks with its table, wherever that is. */
export interface Talking {
  ask(type: string, fields?: Record<string, unknown>): Promise<Said>;
  tell(type: string, fields?: Record<string, unknown>): void;
  again(): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;

/** This page is older than the server, and must be loaded anew. */
export const OLD_CLIENT = 4426;

/** The server does not want us (unknown table, not our seat): asking again is vain. Everything else
    is a server in trouble or a broken line, and will pass. */
export function isFinal(code: number): boolean {
  return code >= 4400 && code < 4500;
}

export class Line implements Talking {
  #socket: WebSocket | null = null;
  #asked = new Map<string, Asked>();
  #next = 1;
  #wait = FIRST_WAIT;
  #timer = 0;
  #ping = 0;
  #closed = false;

  constructor(
    private readonly address: () => string,
    private readonly heard: Heard,
    private readonly link: Linked,
  ) {
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Sends, and promises what the server says to just this. */
  ask(type: string, fields: Record<string, unknown> = {}): Promise<Said> {
    const id = String(this.#next++);
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(new Error("offline"));
      this.#asked.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ type, id, ...fields }));
    });
  }

  /** Sends, and expects nothing. */
  tell(type: string, fields: Record<string, unknown> = {}): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type, id: String(this.#next++), ...fields }));
  }

  /** The address has changed (another seat): begin anew. */
  again(): void {
    this.#socket?.close();
    this.#hurry();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #open(): void {
    this.link("connecting");
    const socket = new WebSocket(this.address());
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (this.#socket === socket) this.#hear(JSON.parse(String(event.data)) as Said);
    };
    socket.onopen = () => this.link("open");
    socket.onclose = (event) => {
      if (this.#socket === socket) this.#lost(event.code);
    };
    clearInterval(this.#ping);
    this.#ping = window.setInterval(() => this.tell("ping"), PING_EVERY);
  }

  #hear(said: Said): void {
    const asked = "id" in said && said.id !== undefined ? this.#asked.get(String(said.id)) : undefined;
    if (asked) {
      this.#asked.delete(String((said as { id: unknown }).id));
      asked.resolve(said);
    }
    // Only now are we really in: a server in trouble opens sockets, too, and closes them again.
    if (said.type === "state") this.#wait = FIRST_WAIT;
    this.heard(said);
  }

  #lost(code: number): void {
    this.#socket = null;
    for (const { reject } of this.#asked.values()) reject(new Error("offline"));
    this.#asked.clear();
    if (this.#closed) return this.link("closed", code);
    if (isFinal(code)) return this.link("closed", code);
    this.link("lost", code);
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** The network is back, or the page is looked at again: do not wait for the timer. */
  #hurry = (): void => {
    if (this.#closed || this.#socket || document.visibilityState === "hidden") return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    this.#open();
  };
}

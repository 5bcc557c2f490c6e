/** The page's end of the engine: started when it is first wanted. */

import { at } from "./site";
import type { FromEngine, ToEngine } from "./talk";

export interface Listener {
  said(text: string): void;
  closed(code: string): void;
}

class Engine {
  #worker: Worker | null = null;
  #calls = new Map<number, { resolve: (text: string) => void; reject: (error: Error) => void }>();
  #lines = new Map<number, Listener>();
  #next = 1;

  /** Loading takes some seconds: whoever will want it soon begins early. */
  start(): void {
    if (this.#worker) return;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = (event: MessageEvent<FromEngine>) => this.#hear(event.data);
    this.#worker.onerror = (event) => this.#fail(event.message);
    this.#tell({ kind: "start", files: new URL(at("/"), location.href).href });
  }

  call(address: string, query: string, body: string): Promise<string> {
    this.start();
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#calls.set(id, { resolve, reject });
      this.#tell({ kind: "call", id, address, query, body });
    });
  }

  enter(table: string, seat: number | null, layout: string, listener: Listener): number {
    this.start();
    const line = this.#next++;
    this.#lines.set(line, listener);
    this.#tell({ kind: "enter", line, table, seat, layout });
    return line;
  }

  hear(line: number, text: string): void {
    this.#tell({ kind: "hear", line, text });
  }

  leave(line: number): void {
    if (this.#lines.delete(line)) this.#tell({ kind: "leave", line });
  }

  #tell(said: ToEngine): void {
    this.#worker?.postMessage(said);
  }

  #hear(said: FromEngine): void {
    if (said.kind === "answer") {
      this.#calls.get(said.id)?.resolve(said.text);
      this.#calls.delete(said.id);
    } else if (said.kind === "said") this.#lines.get(said.line)?.said(said.text);
    else if (said.kind === "closed") this.#lines.get(said.line)?.closed(said.code);
    else this.#fail(said.why);
  }

  /** Whoever waits is told, and the next one starts a fresh engine: all tables are kept. */
  #fail(why: string): void {
    console.error(why);
    this.#worker?.terminate();
    this.#worker = null;
    const [calls, lines] = [[...this.#calls.values()], [...this.#lines.values()]];
    this.#calls.clear();
    this.#lines.clear();
    for (const { reject } of calls) reject(new Error("offline"));
    for (const listener of lines) listener.closed("failed");
  }
}

export const engine = new Engine();

/** The whole engine in a worker: Python for browsers, and Starboard's own package. */

import { find, keep } from "./kept";
import type { FromEngine, ToEngine } from "./talk";

/** starboard.solo.house.House, as JavaScript sees it. */
interface House {
  enter(line: number, table: string, seat: number | undefined, layout: string, tell: (text: string) => void): string;
  hear(line: number, text: string): void;
  leave(line: number): void;
  think(): boolean;
  call(address: string, query: string, body: string): string;
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  runPython(source: string): unknown;
}

/** A bot lets this pass before it moves, so that people can follow (milliseconds). */
const BOT_DELAY = 250;
const BEGIN = `
import sys
sys.path.insert(0, "/house")
from starboard.solo.browser import begin
begin
`;

const tell = (said: FromEngine) => postMessage(said);
/** What was kept of the tables that are asked for: Python cannot wait for a database. */
const known = new Map<string, string>();
let house: Promise<House> | null = null;
let thinking = 0;

/** The largest file comes squeezed, whatever the file server can do. */
function unsqueeze(files: string): void {
  const plain = self.fetch.bind(self);
  self.fetch = async (what: RequestInfo | URL, how?: RequestInit) => {
    const address = what instanceof Request ? what.url : String(what);
    if (!address.startsWith(files) || !address.endsWith(".wasm")) return plain(what, how);
    const squeezed = await plain(`${address}.gz`, how);
    if (!squeezed.ok || !squeezed.body) return squeezed;
    // A server that knows the ending may have told the browser to unpack it already.
    const done = squeezed.headers.get("content-encoding") === "gzip";
    const body = done ? squeezed.body : squeezed.body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": "application/wasm" } });
  };
}

async function start(files: string): Promise<House> {
  unsqueeze(files);
  const loading = import(/* @vite-ignore */ `${files}pyodide/pyodide.mjs`) as Promise<{
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  }>;
  const fetching = fetch(`${files}starboard.zip`).then((answer) => answer.arrayBuffer());
  const python = await (await loading).loadPyodide({ indexURL: `${files}pyodide/` });
  python.unpackArchive(await fetching, "zip", { extractDir: "/house" });
  const begin = python.runPython(BEGIN) as (...given: unknown[]) => House;
  const store = (table: string, text: string) => {
    known.set(table, text);
    void keep(table, text);
  };
  return begin((table: string) => known.get(table), store);
}

/** Another page may have gone on with a table; what is open here knows better. */
async function recall(table: string | undefined): Promise<void> {
  if (!table || known.has(table)) return;
  const text = await find(table);
  if (text !== undefined) known.set(table, text);
}

function think(at: House): void {
  if (thinking) return;
  thinking = self.setTimeout(() => {
    thinking = 0;
    if (at.think()) think(at);
  }, BOT_DELAY);
}

async function hear(said: ToEngine): Promise<void> {
  if (said.kind === "start") {
    house ??= start(said.files);
    await house;
    return;
  }
  const at = await house!;
  if (said.kind === "call") {
    await recall(/^\/api\/tables\/(\w+)/.exec(said.address)?.[1]);
    await recall((JSON.parse(said.body || "{}") as { from?: { table: string } }).from?.table);
    tell({ kind: "answer", id: said.id, text: at.call(said.address, said.query, said.body) });
  } else if (said.kind === "enter") {
    await recall(said.table);
    const { line } = said;
    const code = at.enter(line, said.table, said.seat ?? undefined, said.layout, (text) => tell({ kind: "said", line, text }));
    if (code) tell({ kind: "closed", line, code });
  } else if (said.kind === "hear") at.hear(said.line, said.text);
  else at.leave(said.line);
  think(at);
}

/** One after the other: a line must have been entered before it is spoken on. */
let queue: Promise<void> = Promise.resolve();

self.onmessage = (event: MessageEvent<ToEngine>) => {
  queue = queue.then(() => hear(event.data)).catch((error: unknown) => tell({ kind: "failed", why: String(error) }));
};

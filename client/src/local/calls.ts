/** The calls of docs/protocol.md where there is no server: files, what this device keeps, or the engine. */

import { engine } from "./engine";
import { all } from "./kept";
import { at } from "./site";

export interface Answer {
  status: number;
  data: unknown;
}

/** What is the same for everybody was written when the site was made. */
const WRITTEN = /^\/api\/(games|bots|rules\/\w+|box\/\w+)$/;

interface Kept {
  my_turn: boolean;
  since: number;
  save?: string;
}

async function myTables(): Promise<Kept[]> {
  const tables = (await all()).map((text) => JSON.parse(text) as Kept);
  for (const table of tables) delete table.save;
  return tables.sort((a, b) => Number(b.my_turn) - Number(a.my_turn) || b.since - a.since);
}

export async function callHere(path: string, body: unknown): Promise<Answer> {
  const { pathname, searchParams } = new URL(path, location.origin);
  if (WRITTEN.test(pathname)) {
    const answer = await fetch(at(`${pathname}.json`));
    return { status: answer.status, data: await answer.json().catch(() => null) };
  }
  if (pathname === "/api/tables" && body === undefined) return { status: 200, data: await myTables() };
  const query = JSON.stringify(Object.fromEntries(searchParams));
  return JSON.parse(await engine.call(pathname, query, body === undefined ? "" : JSON.stringify(body))) as Answer;
}

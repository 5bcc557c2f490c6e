/** Which page is open: /, /new/<game>, /help/<game>, /table/<id>, /box (the first one), /box/<game>, /box/<game>/<component>. */

import { at, within } from "../local/site";

export type Route =
  | { page: "start" }
  | { page: "new"; game: string }
  | { page: "help"; game: string }
  | { page: "table"; table: string; seat: number | null }
  | { page: "box"; game: string; card: string | null }
  | { page: "missing" };

export function parse(path: string, query = ""): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  const search = new URLSearchParams(query);
  if (!first) return { page: "start" };
  if (first === "box" && rest.length < 2) return { page: "box", game: second, card: rest[0] ?? search.get("card") };
  if (rest.length || !second) return { page: "missing" };
  if (first === "new") return { page: "new", game: second };
  if (first === "help") return { page: "help", game: second };
  if (first === "table") {
    const seat = search.get("seat");
    return { page: "table", table: second, seat: seat === null || !/^\d+$/.test(seat) ? null : Number(seat) };
  }
  return { page: "missing" };
}

class Router {
  now = $state.raw<Route>(parse(within(location.pathname), location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(path: string, replace = false): void {
    this.name(path, replace);
    scrollTo(0, 0);
  }

  /** The page stays where it is; only its address says more, or less. */
  name(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", at(path));
    this.#read();
  }

  #read(): void {
    this.now = parse(within(location.pathname), location.search);
  }
}

export const router = new Router();

/** Links of the page itself change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a[href]");
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const href = link.getAttribute("href")!;
  if (!href.startsWith("/") || link.hasAttribute("download") || link.hasAttribute("target")) return;
  event.preventDefault();
  router.go(within(href));
}

/** Is this the page of a static site? Then there is no server: tables live in this browser. */

const mark = document.querySelector<HTMLMetaElement>('meta[name="starboard-site"]');

export const isSite = mark !== null;

/** The folder that the site lies in, without the last slash. */
const base = (mark?.content ?? "").replace(/\/$/, "");

/** The address of one of our pages or files. */
export const at = (path: string): string => base + path;

/** The same without the folder. */
export const within = (path: string): string => (path.startsWith(base) ? path.slice(base.length) || "/" : path);

/** After the first visit the site works without a network. */
export function stayOffline(): void {
  if (isSite && "serviceWorker" in navigator) void navigator.serviceWorker.register(at("/sw.js"));
}

/** What this browser remembers for its person. */

export type Lang = "hu" | "en";

export interface Settings {
  lang: Lang;
  name: string;
  sound: boolean;
  notify: boolean;
  /** Ask again before a single touch that cannot be taken back. */
  confirm: boolean;
  /** Show the screen between two players who share this device. */
  screen: boolean;
}

const SLOT = "starboard";

function first(): Settings {
  const lang: Lang = navigator.language?.toLowerCase().startsWith("hu") ? "hu" : "en";
  return { lang, name: "", sound: false, notify: false, confirm: true, screen: true };
}

/** Storage may be forbidden or full; the page works without it. */
export function recall<T>(slot: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(slot) ?? "null") as T | null;
  } catch {
    return null;
  }
}

export function remember(slot: string, value: unknown): void {
  try {
    localStorage.setItem(slot, JSON.stringify(value));
  } catch {
    // nothing to do: the value lasts as long as the page
  }
}

export const settings: Settings = $state({ ...first(), ...recall<Partial<Settings>>(SLOT) });

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  remember(SLOT, { ...settings });
}

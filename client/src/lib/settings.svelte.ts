/** What this browser remembers for its person. */

export type Lang = "hu" | "en";

/** How fast it is told what happened. */
export type Pace = "calm" | "normal" | "quick" | "off";
export const PACES: readonly Pace[] = ["calm", "normal", "quick", "off"];

export interface Settings {
  lang: Lang;
  name: string;
  sound: boolean;
  notify: boolean;
  /** Ask again before a single touch that cannot be taken back. */
  confirm: boolean;
  /** Show the screen between two players who share this device. */
  screen: boolean;
  pace: Pace;
  /** How large the words around the board are. */
  text: "normal" | "large" | "larger";
  /** Things move, or are just there. */
  motion: "full" | "less";
}

const SLOT = "starboard";

function first(): Settings {
  const lang: Lang = navigator.language?.toLowerCase().startsWith("hu") ? "hu" : "en";
  return { lang, name: "", sound: false, notify: false, confirm: true, screen: true, text: "normal", motion: "full", pace: "normal" };
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

/** What the style sheets go by. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset.text = settings.text;
  dataset.motion = settings.motion;
}
show();

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  show();
  remember(SLOT, { ...settings });
}

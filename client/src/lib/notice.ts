/** A browser notification when it is my turn and I am looking elsewhere; off until asked for. */

import { at } from "../local/site";
import { settings } from "./settings.svelte";

export async function mayNotify(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  if (Notification.permission === "granted") return true;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  const notice = new Notification(title, { body, icon: at("/favicon.svg"), tag: "starboard-turn" });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

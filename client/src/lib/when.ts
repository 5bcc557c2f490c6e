/** A moment in words: the time of day, and the day if it is not today. */
export function when(seconds: number, lang: string, now = new Date()): string {
  const then = new Date(seconds * 1000);
  const time = then.toLocaleTimeString(lang, { hour: "2-digit", minute: "2-digit" });
  if (then.toDateString() === now.toDateString()) return time;
  return `${then.toLocaleDateString(lang, { month: "short", day: "numeric" })} ${time}`;
}

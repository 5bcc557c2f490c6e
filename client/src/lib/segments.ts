/** Finds the names in a finished sentence, so that they can stand out. */

export interface Segment {
  text: string;
  name: boolean;
}

/** `names` are base forms; in the sentence they may carry a suffix ("Noctist", "Leont"). */
export function segments(sentence: string, names: readonly string[]): Segment[] {
  const wanted = [...new Set(names.filter((n) => n.length > 1))].sort((a, b) => b.length - a.length);
  if (!wanted.length) return [{ text: sentence, name: false }];
  // The last vowel of a name may be long before a suffix (Baranya, Baranyában).
  const stems = wanted.map((n) => (/[ae]$/.test(n) ? `${quote(n.slice(0, -1))}[aáeé]` : quote(n)));
  const found = new RegExp(`(?<![\\p{L}\\d])(?:${stems.join("|")})(?:-?\\p{L}{0,8}(?!\\p{L}))`, "giu");
  const cut: Segment[] = [];
  let at = 0;
  for (const match of sentence.matchAll(found)) {
    if (match.index > at) cut.push({ text: sentence.slice(at, match.index), name: false });
    cut.push({ text: match[0], name: true });
    at = match.index + match[0].length;
  }
  if (at < sentence.length) cut.push({ text: sentence.slice(at), name: false });
  return cut;
}

function quote(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Words on a card: broken into lines where they may be, made smaller where they must be, never cut. */

export type Measure = (text: string, size: number) => number;

export interface Fitted {
  lines: string[];
  size: number;
  /** Set when even the smallest size is too wide: the line is squeezed to this length. */
  squeeze?: number;
}

/** From line to line, in sizes. */
export const LEADING = 1.2;
const SMALLEST = 0.6;
const STEP = 0.94;

/** Greedy lines at one size; a word wider than the line stands alone. */
export function breakLines(text: string, width: number, size: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let line = "";
    // Long words may break after a hyphen or a soft hyphen; Hungarian compounds need it.
    for (const word of paragraph.split(/\s+/).filter(Boolean).flatMap(parts)) {
      const glued = word.startsWith("\u200b");
      const bare = glued ? word.slice(1) : word;
      const longer = line === "" ? bare : glued ? line + bare : `${line} ${bare}`;
      if (line === "" || measure(longer, size) <= width) line = longer;
      else {
        lines.push(line);
        line = bare;
      }
    }
    lines.push(line);
  }
  return lines;
}

function parts(word: string): string[] {
  const cut = word.split(/(?<=[-\u00ad])/);
  return cut.map((part, i) => (i === 0 ? part : "\u200b" + part));
}

export interface Room {
  size: number;
  wrap?: number;
  lines?: number;
  high?: number;
}

/** The largest size, from the wanted one downwards, at which the words fit. */
export function fit(text: string, { size, wrap, lines: most, high }: Room, measure: Measure): Fitted {
  if (!wrap) return { lines: text.split("\n"), size };
  if (!high && (!most || most <= 1)) {
    const width = measure(text, size);
    const fitted = Math.max(SMALLEST, Math.min(1, wrap / (width || 1)));
    const line: Fitted = { lines: [text], size: round(size * fitted) };
    return width * fitted > wrap + 0.5 ? { ...line, squeeze: wrap } : line;
  }
  let now = size;
  for (;;) {
    const lines = breakLines(text, wrap, now, measure);
    const room = high ? lines.length * now * LEADING <= high : lines.length <= most!;
    const fits = room && lines.every((line) => measure(line, now) <= wrap + 0.5);
    if (fits || now <= size * SMALLEST) return { lines, size: round(now) };
    now = Math.max(now * STEP, size * SMALLEST);
  }
}

function round(size: number): number {
  return Math.round(size * 100) / 100;
}

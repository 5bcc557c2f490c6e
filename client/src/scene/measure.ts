/** How wide a text is, asked from a canvas; an estimate where there is none. */

const FAMILIES: Record<string, string> = {
  display: '"Chakra Petch"',
  text: '"Inter Variable"',
  card: '"Barlow Condensed"',
};

let canvas: CanvasRenderingContext2D | null | undefined;
const known = new Map<string, number>();

/** A canvas that nobody sees; null where there is none. */
export function pen(): CanvasRenderingContext2D | null {
  if (canvas === undefined) canvas = document.createElement("canvas").getContext?.("2d") ?? null;
  return canvas;
}

/** A measure for one face. Widths grow with the size, so one measurement serves all sizes. */
export function measureWith(font: string, weight: number): (text: string, size: number) => number {
  const face = `${weight} 100px ${FAMILIES[font] ?? FAMILIES.display}, sans-serif`;
  return (text, size) => {
    const key = face + text;
    let width = known.get(key);
    if (width === undefined) {
      const draw = pen();
      if (draw) draw.font = face;
      width = draw ? draw.measureText(text).width : text.length * 54;
      known.set(key, width);
    }
    return (width * size) / 100;
  };
}

/** The faces have arrived: what was measured before is worth nothing. */
export function forgetWidths(): void {
  known.clear();
}

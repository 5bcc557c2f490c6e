/** Affine places: where a node lies once all its parents' places and turns are counted. */

/** a b c d e f, as in SVG and CSS. */
export type Matrix = readonly [number, number, number, number, number, number];

export const HERE: Matrix = [1, 0, 0, 1, 0, 0];

export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1], m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3], m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4], m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

export function moved(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y];
}

/** A turn by degrees around a point. */
export function turned(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

export function apply(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const det = a * d - b * c;
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det];
}

export function same(m: Matrix, n: Matrix): boolean {
  return m.every((value, i) => Math.abs(value - n[i]!) < 0.01);
}

const short = (value: number): number => Math.round(value * 1000) / 1000;

export function attribute(m: Matrix): string {
  const turnless = m[0] === 1 && m[1] === 0 && m[2] === 0 && m[3] === 1;
  return turnless ? `translate(${short(m[4])} ${short(m[5])})` : `matrix(${m.map(short).join(" ")})`;
}

export function css(m: Matrix): string {
  return `matrix(${m.map(short).join(",")})`;
}

/** The line around a node: what marks (lit, chosen, refused, changed) are drawn along. */

import type { Shape } from "../lib/wire";
import type { Flat } from "./flat";

export type Outline =
  | { kind: "box"; x: number; y: number; w: number; h: number }
  | { kind: "cut"; d: string; x: number; y: number; w: number; h: number }
  | { kind: "disc"; x: number; y: number; r: number }
  | { kind: "path"; d: string };

/** What box(cut=...) of the kernel writes: top left and bottom right corners are cut. */
const CUT = /^M([-\d.e]+) [-\d.e]+H[-\d.e]+V[-\d.e]+L[-\d.e]+ [-\d.e]+H([-\d.e]+)V[-\d.e]+Z$/;

function closed(shape: Shape): boolean {
  return shape.t === "path" && /z\s*$/i.test(shape.d) && shape.fill !== undefined && shape.fill !== "none";
}

/** The shape that is the body of the thing: the first filled one. */
export function plate(look: readonly Shape[]): Shape | undefined {
  return look.find((s) => s.t === "rect" || s.t === "disc" || closed(s));
}

export function outline(node: Flat): Outline {
  const [w, h] = node.size;
  const body = plate(node.look);
  if (body?.t === "path") {
    const cut = CUT.exec(body.d);
    if (!cut) return { kind: "path", d: body.d };
    return { kind: "cut", d: cutBox(w, h, Number(cut[1]) - Number(cut[2])), x: 0, y: 0, w, h };
  }
  if (body?.t === "disc" && Math.abs(2 * body.r - Math.min(w, h)) < 8) return { kind: "disc", x: body.x, y: body.y, r: body.r };
  return { kind: "box", x: 0, y: 0, w, h };
}

/** The node's own rectangle with cut corners: a pile's first plate is its undermost one. */
function cutBox(w: number, h: number, cut: number): string {
  return `M${cut} 0H${w}V${h - cut}L${w - cut} ${h}H0V${cut}Z`;
}

/** Four corner marks around a rectangle, the arms no longer than a third of a side. */
export function brackets(w: number, h: number, gap: number, arm: number): string {
  const ax = Math.min(arm, (w + 2 * gap) / 3);
  const ay = Math.min(arm, (h + 2 * gap) / 3);
  const [l, t, r, b] = [-gap, -gap, w + gap, h + gap];
  return (
    `M${l} ${t + ay}V${t}H${l + ax}M${r - ax} ${t}H${r}V${t + ay}` +
    `M${r} ${b - ay}V${b}H${r - ax}M${l + ax} ${b}H${l}V${b - ay}`
  );
}

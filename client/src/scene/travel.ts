/** Things travel, nothing teleports: Web Animations in scene units, right at every zoom. */

import { css, type Matrix } from "./matrix";

export const TRAVEL = 320;
const APART = 40;
const LONGEST = 450;
const EASE = "cubic-bezier(.3, 0, .1, 1)";

export function quiet(): boolean {
  if (typeof document === "object" && document.documentElement.dataset.motion === "less") return true;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The n-th of several starts a little later, but all are there in time. */
export function delay(n: number): number {
  return Math.min(n * APART, LONGEST - TRAVEL);
}

export function travel(element: Element, from: Matrix, to: Matrix, wait = 0): void {
  if (quiet()) return;
  element.animate([{ transform: css(from) }, { transform: css(to) }], {
    duration: TRAVEL, delay: wait, easing: EASE, fill: "backwards",
  });
}

export function appear(element: Element, wait = 0): void {
  if (quiet()) return;
  element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 240, delay: wait, easing: "ease-out", fill: "backwards" });
}

/** Fades out, then calls back; at once where no motion is wanted. */
export function vanish(element: Element, then: () => void): void {
  if (quiet() || !element.animate) return then();
  const animation = element.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 260, easing: "ease-in", fill: "forwards" });
  animation.onfinish = then;
  animation.oncancel = then;
}

/** Fingers and mice on the board: touch, hold, drag, pinch, wheel. */

import type { Camera } from "./camera.svelte";

export interface Pointing {
  camera: Camera;
  touch: (x: number, y: number, target: Element, finger: boolean) => void;
  hover: (target: Element | null) => void;
  hold: (target: Element) => void;
  /** Something is turned by the wheel or by two fingers; says whether there is anything to turn. */
  turn: (turn: "spin" | "back") => boolean;
}

const DRAG = 7;
const HOLD = 480;
/** A wheel turns once in so many milliseconds, two fingers once in so many degrees. */
const NOTCH = 140;
const TWIST = 35;

export function pointing(surface: HTMLElement, on: Pointing): () => void {
  const down = new Map<number, { x: number; y: number }>();
  let start = { x: 0, y: 0 };
  let dragged = false;
  let spread = 0;
  let timer = 0;
  let angle = 0;
  let turnedAt = -NOTCH;
  let finger = false; // not every browser says with a click what has made it

  const local = (e: { clientX: number; clientY: number }) => {
    const box = surface.getBoundingClientRect();
    return { x: e.clientX - box.x, y: e.clientY - box.y + surface.scrollTop };
  };
  const gap = () => {
    const [a, b] = [...down.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };

  const slope = () => {
    const [a, b] = [...down.values()];
    return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
  };

  function pressed(e: PointerEvent): void {
    if (e.button !== 0 && e.button !== 1) return;
    down.set(e.pointerId, local(e));
    finger = e.pointerType === "touch";
    if (down.size === 1) {
      start = local(e);
      dragged = false;
      const target = e.target as Element;
      clearTimeout(timer);
      if (e.pointerType !== "mouse") {
        timer = window.setTimeout(() => {
          dragged = true; // the click that follows is not meant
          on.hold(target);
        }, HOLD);
      }
    }
    spread = gap();
    angle = slope();
  }

  function moving(e: PointerEvent): void {
    if (e.pointerType === "mouse" && !down.size) on.hover(e.target as Element);
    const before = down.get(e.pointerId);
    if (!before) return;
    const now = local(e);
    down.set(e.pointerId, now);
    if (down.size === 2) {
      const wide = gap();
      const twist = ((slope() - angle + 540) % 360) - 180;
      if (Math.abs(twist) > TWIST) {
        on.turn(twist > 0 ? "spin" : "back");
        angle = slope();
      }
      const [a, b] = [...down.values()];
      if (spread > 0 && a && b) on.camera.zoomAt(wide / spread, (a.x + b.x) / 2, (a.y + b.y) / 2);
      spread = wide;
      dragged = true;
    } else if (dragged || Math.hypot(now.x - start.x, now.y - start.y) > DRAG) {
      if (!dragged) surface.setPointerCapture(e.pointerId);
      dragged = true;
      on.camera.pan(now.x - before.x, now.y - before.y);
    }
    if (dragged) clearTimeout(timer);
  }

  function lifted(e: PointerEvent): void {
    down.delete(e.pointerId);
    clearTimeout(timer);
  }

  function clicked(e: MouseEvent): void {
    if (dragged) {
      dragged = false;
      return;
    }
    on.touch(e.clientX, e.clientY, e.target as Element, finger);
  }

  function twice(e: MouseEvent): void {
    if (!(e.target as Element).closest("[data-key]")) on.camera.fit();
  }

  function wheeled(e: WheelEvent): void {
    if (!e.ctrlKey && e.timeStamp - turnedAt < NOTCH) {
      e.preventDefault();
      return;
    }
    if (!e.ctrlKey && on.turn(e.deltaY > 0 ? "spin" : "back")) {
      e.preventDefault();
      turnedAt = e.timeStamp;
      return;
    }
    // A board that scrolls keeps its wheel; there Ctrl zooms.
    if (surface.scrollHeight > surface.clientHeight + 1 && !e.ctrlKey) return;
    e.preventDefault();
    const { x, y } = local(e);
    on.camera.zoomAt(Math.exp(-e.deltaY * (e.deltaMode ? 0.05 : 0.0016)), x, y);
  }

  const left = () => on.hover(null);
  const listeners: [string, EventListener, AddEventListenerOptions?][] = [
    ["pointerdown", pressed as EventListener],
    ["pointermove", moving as EventListener],
    ["pointerup", lifted as EventListener],
    ["pointercancel", lifted as EventListener],
    ["pointerleave", left],
    ["click", clicked as EventListener],
    ["dblclick", twice as EventListener],
    ["wheel", wheeled as EventListener, { passive: false }],
    ["contextmenu", (e) => down.size && e.preventDefault()],
  ];
  for (const [type, listener, options] of listeners) surface.addEventListener(type, listener, options);
  return () => {
    for (const [type, listener] of listeners) surface.removeEventListener(type, listener);
  };
}

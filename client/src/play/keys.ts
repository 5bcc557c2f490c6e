/** Everything can be done with the keyboard. */

import type { Camera } from "../scene/camera.svelte";
import type { Rect } from "../scene/flat";
import type { Stage } from "../scene/stage.svelte";
import { nearest, reading, type Direction, type Placed } from "../scene/steer";
import type { Room } from "./room.svelte";

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export interface Keys {
  room: Room;
  stage: Stage;
  camera: Camera;
  rules: () => void;
  /** Closes whatever lies above the table; says whether there was anything. */
  close: () => boolean;
}

const box = (r: DOMRect): Rect => ({ x: r.x, y: r.y, w: r.width, h: r.height });

function element(key: string): HTMLElement | SVGElement | null {
  return document.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

/** Lit things only; with Shift, everything that has a name. */
function things(stage: Stage, room: Room, all: boolean): Placed[] {
  const keys = all ? [...stage.byKey.keys()] : [...room.narrowed.lit];
  return keys.flatMap((key) => {
    const found = element(key);
    return found ? [{ key, rect: box(found.getBoundingClientRect()) }] : [];
  });
}

function steer(event: KeyboardEvent, direction: Direction, { stage, room }: Keys): void {
  const placed = things(stage, room, event.shiftKey);
  if (!placed.length) return;
  const now = document.activeElement?.closest("[data-key]");
  const ahead = now ? nearest(box(now.getBoundingClientRect()), placed, direction) : null;
  // From a thing that is no longer lit, or from elsewhere, any arrow leads to something that is.
  const lost = !now || !placed.some(({ key }) => key === now.getAttribute("data-key"));
  const next = ahead ?? (lost ? reading(placed)[0]!.key : null);
  if (next === null) return;
  element(next)?.focus();
  event.preventDefault();
}

function press(event: KeyboardEvent, { room, stage }: Keys): void {
  const target = document.activeElement;
  const key = target?.closest("[data-key]")?.getAttribute("data-key");
  if (key && stage.has(key)) room.touch(key);
  else if (room.canConfirm && !target?.matches("button, a, input")) room.confirm();
  else return;
  event.preventDefault();
}

export function onKey(event: KeyboardEvent, keys: Keys): void {
  const { room, camera } = keys;
  const target = event.target as Element;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("dialog")) return;
  const typing = target.matches("input, select, textarea");
  if (event.key === "Escape") {
    if (typing) (target as HTMLElement).blur();
    else if (keys.stage.held !== null) keys.stage.held = null;
    else if (!room.back()) keys.close();
    return;
  }
  if (typing) return;
  const direction = ARROWS[event.key];
  if (direction) {
    // Lists that scroll keep their arrows.
    if (!target.matches("[role=log], [role=region], [role=tab]")) steer(event, direction, keys);
  } else if (event.key === "Enter" || event.key === " ") press(event, keys);
  else if (/^[1-9]$/.test(event.key)) {
    const offer = room.narrowed.buttons[Number(event.key) - 1];
    if (offer) room.choose(offer);
  } else if (event.key === "r" || event.key === "R") room.turn(event.shiftKey ? "back" : "spin");
  else if (event.key === "f") room.turn("flip");
  else if (event.key === "u") void room.undo();
  else if (event.key === "U") void room.undoAll();
  else if (event.key === "h") void room.hint();
  else if (event.key === "?") keys.rules();
  else if (event.key === "+") camera.zoomAt(1.25, camera.width / 2, camera.height / 2);
  else if (event.key === "-") camera.zoomAt(0.8, camera.width / 2, camera.height / 2);
}

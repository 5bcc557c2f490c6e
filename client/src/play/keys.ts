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

/** The key of an action by its place: digits, then letters that mean nothing else. */
const LETTERS = "123456789abcdegjklmnopqstvwxy";
export const actionLetter = (n: number): string => LETTERS[n] ?? "";

const box = (r: DOMRect): Rect => ({ x: r.x, y: r.y, w: r.width, h: r.height });

function element(key: string): HTMLElement | SVGElement | null {
  return document.querySelector(`[data-key="${CSS.escape(key)}"]`);
}

/** Lit things only; with Shift, everything that has a name. */
function things(stage: Stage, room: Room, all: boolean): Placed[] {
  const actions = [...document.querySelectorAll("[data-helm] .action[data-key]")].map((each) => each.getAttribute("data-key")!);
  const keys = all ? [...stage.byKey.keys(), ...actions] : [...room.narrowed.lit, ...actions];
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
  // What warns wants its button: Enter alone does not confirm it.
  else if (room.canConfirm && !room.asking?.outlook?.warns && !target?.matches("button, a, input")) room.confirm();
  else return;
  event.preventDefault();
}

/** While it is told what happened, keys go on, back and to the end. Says whether it was such a key. */
function tells({ key, shiftKey, target }: KeyboardEvent, { teller }: Room): boolean {
  if (key === "w" || key === "W") teller.again();
  else if (!teller.playing) return false;
  else if (key === " " && !(target as Element).matches("button, a")) teller.next();
  else if (key === "k" || key === "K") teller.pause();
  else if (key === "End") teller.skip();
  else if (shiftKey && key === "ArrowRight") teller.next();
  else if (shiftKey && key === "ArrowLeft") teller.back();
  else return false;
  return true;
}

export function onKey(event: KeyboardEvent, keys: Keys): void {
  const { room, camera, stage } = keys;
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
  if (tells(event, room)) {
    event.preventDefault();
    return;
  }
  const direction = ARROWS[event.key];
  if (direction) {
    // Lists that scroll keep their arrows.
    if (!target.matches("[role=log], [role=region], [role=tab]")) steer(event, direction, keys);
  } else if (event.key === "Enter" || event.key === " ") press(event, keys);
  else if (room.barOpen && LETTERS.includes(event.key)) {
    const place = LETTERS.indexOf(event.key);
    const action = room.actions[place];
    const offer = room.narrowed.buttons[place - room.actions.length];
    if (action) room.act(action);
    else if (offer) room.choose(offer);
  } else if (/^[1-9]$/.test(event.key)) {
    const offer = room.narrowed.buttons[Number(event.key) - 1];
    if (offer) room.choose(offer);
  } else if (event.shiftKey && /^Digit[1-9]$/.test(event.code)) room.area = Number(event.code.slice(5)) - 1;
  else if (event.key === "z" || event.key === "i") {
    const key = stage.focused ?? stage.hovered;
    if (key !== null) stage.held = stage.held === key ? null : key;
  } else if (event.key === "r" || event.key === "R") room.turn(event.shiftKey ? "back" : "spin");
  else if (event.key === "f") room.turn("flip");
  else if (event.key === "u") void room.undo();
  else if (event.key === "U") void room.undoAll();
  else if (event.key === "h") void room.hint();
  else if (event.key === "?") keys.rules();
  else if (event.key === "+") camera.zoomAt(1.25, camera.width / 2, camera.height / 2);
  else if (event.key === "-") camera.zoomAt(0.8, camera.width / 2, camera.height / 2);
}

/** Which part of the board is seen: everything, until somebody zooms. It never moves by itself. */

import { middle, type Rect } from "./flat";

const CLOSEST = 5;
const LARGEST = 2.4; // a small scene is not blown up beyond this

export class Camera {
  /** The window, in pixels. */
  width = $state(1);
  height = $state(1);
  /** All there is to see, in units of the scene. */
  world = $state.raw<Rect>({ x: 0, y: 0, w: 1, h: 1 });
  zoom = $state(1);
  #middle = $state.raw<[number, number] | null>(null);

  readonly #fit = $derived(Math.min(this.width / this.world.w, this.height / this.world.h, LARGEST));
  /** Pixels a unit. */
  readonly scale = $derived(this.#fit * this.zoom);

  readonly box: Rect = $derived.by(() => {
    const [w, h] = [this.width / this.scale, this.height / this.scale];
    const { world } = this;
    const [mx, my] = this.#middle ?? middle(world);
    const x = world.x + clamp(mx - world.x, w, world.w) - w / 2;
    const y = world.y + clamp(my - world.y, h, world.h) - h / 2;
    return { x, y, w, h };
  });

  readonly viewBox = $derived(`${this.box.x} ${this.box.y} ${this.box.w} ${this.box.h}`);

  get fitted(): boolean {
    return this.zoom === 1;
  }

  fit(): void {
    this.zoom = 1;
    this.#middle = null;
  }

  /** Closer or farther, with the point under the pointer (in pixels) held still. */
  zoomAt(factor: number, px: number, py: number): void {
    const [x, y] = this.toScene(px, py);
    const zoom = Math.min(CLOSEST, Math.max(1, this.zoom * factor));
    if (zoom === 1) return this.fit();
    this.zoom = zoom;
    const { w, h } = this.box;
    this.#middle = [x - (px / this.width - 0.5) * w, y - (py / this.height - 0.5) * h];
  }

  pan(dx: number, dy: number): void {
    const { x, y, w, h } = this.box;
    this.#middle = [x + w / 2 - dx / this.scale, y + h / 2 - dy / this.scale];
  }

  /** Moves just enough to show a rectangle: for the keyboard, whose focus must be seen. */
  reveal(rect: Rect): void {
    const { x, y, w, h } = this.box;
    const dx = Math.max(rect.x + rect.w - x - w, 0) || Math.min(rect.x - x, 0);
    const dy = Math.max(rect.y + rect.h - y - h, 0) || Math.min(rect.y - y, 0);
    if (dx || dy) this.#middle = [x + w / 2 + dx, y + h / 2 + dy];
  }

  toScene(px: number, py: number): [number, number] {
    return [this.box.x + px / this.scale, this.box.y + py / this.scale];
  }

  toWindow(rect: Rect): Rect {
    const s = this.scale;
    return { x: (rect.x - this.box.x) * s, y: (rect.y - this.box.y) * s, w: rect.w * s, h: rect.h * s };
  }
}

/** The middle of a window of size `part` that may not leave `whole`; centred where it is larger. */
function clamp(middle: number, part: number, whole: number): number {
  if (part >= whole) return whole / 2;
  return Math.min(whole - part / 2, Math.max(part / 2, middle));
}

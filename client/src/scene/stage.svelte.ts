/** What is drawn right now, on the board and in the hand, and how it got there. */

import { tick } from "svelte";
import type { Scene } from "../lib/wire";
import { diff, travellersLast, type Diff } from "./diff";
import { bounds, flatten, sameRect, union, type Flat, type Rect } from "./flat";
import { attribute, moved, type Matrix } from "./matrix";
import { appear, delay, quiet, travel, TRAVEL, vanish } from "./travel";

/** More changes than this are a new situation, not news about single things. */
const TOO_MANY = 24;
const NEWS = 2000;
const NEWS_WITHOUT_MOTION = 4000;

export class Stage {
  size = $state.raw<[number, number]>([1, 1]);
  board = $state.raw<Flat[]>([]);
  /** The board in the order of drawing: while things travel, they are on top. */
  drawn = $state.raw<Flat[]>([]);
  hand = $state.raw<Flat[]>([]);
  ghosts = $state.raw<Flat[]>([]);
  /** Keys that have just changed. */
  news = $state.raw<ReadonlySet<string>>(new Set());
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** Held with a finger: its words stay until the next touch. */
  held = $state<string | null>(null);

  /** What is drawn of things as they would be. */
  ghost = $state.raw<SVGGElement | null>(null);

  #looks = new Map<string, SVGGElement>();
  #hits = new Map<string, SVGGElement>();
  #generation = 0;

  readonly byKey: Map<string, Flat> = $derived(new Map([...this.board, ...this.hand].map((n) => [n.key, n])));

  /** The scene's own size, and whatever lies beyond it: nothing may be out of sight. */
  readonly extent: Rect = $derived.by(() => {
    const whole = union([{ x: 0, y: 0, w: this.size[0], h: this.size[1] }, ...this.board.map(bounds)]);
    return sameRect(whole, this.#lastExtent) ? this.#lastExtent : (this.#lastExtent = whole);
  });
  #lastExtent: Rect = { x: 0, y: 0, w: 1, h: 1 };

  /** What the pointer rests on since it was touched: nothing more is told of it before it is left. */
  #left: string | null = null;

  hover(key: string | null): void {
    if (key === this.#left && key !== null) return;
    this.#left = null;
    this.hovered = key;
  }

  /** Nothing is looked at any more: what was said of it is done, or may not be true any more. */
  lookAway(): void {
    this.#left = this.hovered ?? this.#left;
    this.hovered = null;
    this.held = null;
  }

  has(key: string): boolean {
    return this.byKey.has(key);
  }

  /** Drawings report themselves, so that they can travel. */
  enter = (element: SVGGElement, node: Flat): (() => void) => keep(this.#looks, node.key, element);

  /** What is touched reports itself, so that a key can be found on the screen. */
  enterHit = (element: SVGGElement, key: string): (() => void) => keep(this.#hits, key, element);

  /** Losing focus may happen in the middle of drawing, when the focused thing is taken away. */
  blur = (): void => {
    queueMicrotask(() => (this.focused = null));
  };

  hit = (key: string): SVGGElement | undefined => this.#hits.get(key);

  /** Where a thing is on the screen. */
  onScreen(key: string): DOMRect | null {
    return this.#hits.get(key)?.getBoundingClientRect() ?? null;
  }

  show(scene: Scene, withTravel: boolean): void {
    const board = diff(this.board, flatten(scene.nodes));
    const hand = diff(this.hand, flatten(scene.hand ?? []));
    const generation = ++this.#generation;
    this.size = scene.size;
    const gone = new Set([...board.moved, ...hand.moved].map(({ node }) => node.key));
    if ([this.hovered, this.held].some((key) => key !== null && gone.has(key))) this.lookAway();
    if (!withTravel || !this.board.length) {
      [this.board, this.hand, this.ghosts, this.news] = [board.nodes, hand.nodes, [], new Set()];
      this.drawn = board.nodes;
      return;
    }
    const crossed = this.#crossing([...board.came, ...hand.came]);
    const starts = new Map([...board.moved, ...hand.moved].map(({ node, from }) => [node.key, this.#present(node.key) ?? from]));
    const travellers = new Set([...board.moved.map((m) => m.node.key), ...crossed.keys()]);
    this.ghosts = board.went.filter((node) => !hand.nodes.some((n) => n.key === node.key));
    this.hand = hand.nodes;
    this.board = board.nodes;
    this.drawn = quiet() ? board.nodes : travellersLast(board.nodes, travellers);
    this.#mark(board, generation);
    void tick().then(() => this.#animate(board, hand, starts, crossed, generation));
  }

  /** Where things that change between hand and board are, before they do. */
  #crossing(came: readonly Flat[]): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const { key } of came) {
      const rect = this.#looks.get(key)?.getBoundingClientRect();
      if (rect) found.set(key, rect);
    }
    return found;
  }

  /** Where a thing is seen at this instant, if it is still under way. */
  #present(key: string): Matrix | null {
    const element = this.#looks.get(key);
    if (!element?.getAnimations?.().length) return null;
    const m = new DOMMatrix(getComputedStyle(element).transform);
    return [m.a, m.b, m.c, m.d, m.e, m.f];
  }

  #mark(board: Diff, generation: number): void {
    const keys = [...board.changed, ...board.came.map((n) => n.key), ...(quiet() ? board.moved.map((m) => m.node.key) : [])];
    this.news = new Set(keys.length > TOO_MANY ? [] : keys);
    const last = quiet() ? NEWS_WITHOUT_MOTION : NEWS;
    setTimeout(() => generation === this.#generation && (this.news = new Set()), last);
  }

  #animate(
    board: Diff, hand: Diff, starts: Map<string, Matrix>, crossed: Map<string, DOMRect>, generation: number,
  ): void {
    const order = new Map<string, number>();
    const wait = (node: Flat): number => {
      const root = this.#root(node);
      if (!order.has(root)) order.set(root, order.size);
      return delay(order.get(root)!);
    };
    for (const { node } of [...board.moved, ...hand.moved]) {
      const element = this.#looks.get(node.key);
      if (element && isAt(element, node)) travel(element, starts.get(node.key)!, node.place, wait(node));
    }
    for (const node of [...board.came, ...hand.came]) {
      const element = this.#looks.get(node.key);
      const rect = crossed.get(node.key);
      const from = element && rect ? fromScreen(element, rect) : null;
      if (element && from && isAt(element, node)) travel(element, from, node.place);
      else if (element) appear(element, TRAVEL / 3);
    }
    if (quiet()) this.ghosts = [];
    setTimeout(() => generation === this.#generation && (this.drawn = board.nodes), TRAVEL * 1.5);
  }

  leave = (element: SVGGElement, node: Flat): void => {
    vanish(element, () => (this.ghosts = this.ghosts.filter((g) => g.key !== node.key)));
  };

  #root(node: Flat): string {
    let at = node;
    for (let parent = at.parent; parent !== null; parent = at.parent) {
      const next = this.byKey.get(parent);
      if (!next) break;
      at = next;
    }
    return at.key;
  }

  rect(key: string): Rect | null {
    const node = this.byKey.get(key);
    return node ? bounds(node) : null;
  }
}

function keep(all: Map<string, SVGGElement>, key: string, element: SVGGElement): () => void {
  all.set(key, element);
  return () => {
    if (all.get(key) === element) all.delete(key);
  };
}

/** Is it drawn where the scene has it? A hand that is laid out for a narrow screen has its cards elsewhere. */
function isAt(element: SVGGElement, node: Flat): boolean {
  return element.getAttribute("transform") === attribute(node.place);
}

/** A place on the screen, in the units of the drawing that the element belongs to. */
function fromScreen(element: SVGGElement, rect: DOMRect): Matrix | null {
  const units = element.ownerSVGElement?.getScreenCTM()?.inverse();
  if (!units) return null;
  const corner = new DOMPoint(rect.x, rect.y).matrixTransform(units);
  return moved(corner.x, corner.y);
}

/**
 * The colour grammar of scenes: `c-green`, `c-green/25` (percent), `a>b` (left to right),
 * `a^b` (bottom to top). A token is a custom property of tokens.css; a few names are patterns.
 */

import { PATTERNS } from "../lib/look";

export interface Stop {
  colour: string;
  opacity: number;
}

export interface Gradient {
  id: string;
  upright: boolean;
  stops: Stop[];
}

const TOKEN = /^[a-z0-9_-]+$/i;

function stop(text: string): Stop {
  const [name = "", alpha] = text.trim().split("/");
  const opacity = alpha === undefined ? 1 : Number(alpha) / 100;
  return {
    colour: TOKEN.test(name) ? `var(--${name})` : "none",
    opacity: Number.isFinite(opacity) ? opacity : 1,
  };
}

/** The gradient that a paint asks for, or null when it is a plain colour. */
export function gradient(paint: string): Gradient | null {
  const upright = paint.includes("^");
  if (!upright && !paint.includes(">")) return null;
  const stops = paint.split(upright ? "^" : ">").map(stop);
  return { id: gradientId(paint), upright, stops };
}

export function gradientId(paint: string): string {
  return "g-" + paint.replace(/>/g, "_to_").replace(/\^/g, "_up_").replace(/\//g, "_at_").replace(/[^\w-]/g, "-");
}

/** A paint as the value of an SVG attribute. */
export function paint(text: string | undefined | null): string {
  if (!text || text === "none") return "none";
  if (text.includes(">") || text.includes("^")) return `url(#${gradientId(text)})`;
  const [name = "", alpha] = text.split("/");
  if (PATTERNS.has(name) && alpha === undefined) return `url(#p-${name})`;
  const { colour, opacity } = stop(text);
  if (colour === "none" || opacity >= 1) return colour;
  return `color-mix(in srgb, ${colour} ${Math.round(opacity * 1000) / 10}%, transparent)`;
}

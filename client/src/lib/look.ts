/** The look is shared with everything that draws a scene: starboard/look is its one place. */

import icons from "../../../starboard/look/icons.svg?url";
import patterns from "../../../starboard/look/patterns.svg?raw";

/** The address of a symbol, for `<use>`. */
export const symbol = (name: string): string => `${icons}#${name}`;

/** Fills that are woven instead of plain. Their ids get a prefix, so that none meets another id of the page. */
export const PATTERNS = new Set([...patterns.matchAll(/<pattern id="([\w-]+)"/g)].map((found) => found[1]!));
export const PATTERN_SOURCE = [...patterns.matchAll(/<pattern id=[^]*?<\/pattern>/g)]
  .map(([source]) => source.replace('id="', 'id="p-'))
  .join("");

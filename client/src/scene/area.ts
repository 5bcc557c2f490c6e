/** What belongs to a player on the table: named by the scene, or known by the seat's colour. */

import type { Player } from "../lib/wire";
import type { Flat } from "./flat";

export function areaOf(nodes: readonly Flat[], player: Player): Flat[] {
  const byKey = new Map(nodes.map((node) => [node.key, node]));
  const named = player.area?.length ? new Set(player.area) : null;
  const theirs = (node: Flat): boolean => (named ? named.has(node.key) : coloured(node, player.colour));
  const within = (node: Flat | undefined): boolean => node !== undefined && (theirs(node) || within(node.parent === null ? undefined : byKey.get(node.parent)));
  return nodes.filter(within);
}

function coloured(node: Flat, colour: string): boolean {
  const is = (paint: string | undefined): boolean => paint !== undefined && paint.split(/[>^/]/).includes(colour);
  return node.look.some((shape) => is("fill" in shape ? shape.fill : undefined) || is("edge" in shape ? shape.edge : undefined));
}

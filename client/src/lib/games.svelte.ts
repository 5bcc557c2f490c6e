/** What the registry says of the games, for those who need one word of it. */

import { SvelteSet } from "svelte/reactivity";
import { games } from "./api";

/** The games in which nothing is ever hidden. */
export const openGames = new SvelteSet<string>();

/** Ask once; until the answer is here, everything counts as hidden. */
export async function learnGames(): Promise<void> {
  for (const game of await games().catch(() => [])) if (game.perfect_information) openGames.add(game.id);
}

/** How strong a bot is, in words. */

import { bots, type Bot } from "./api";
import { say, speech } from "./words.svelte";

class Levels {
  #all = $state.raw<readonly Bot[]>([]);
  #asked = false;

  get all(): readonly Bot[] {
    if (!this.#asked) {
      this.#asked = true;
      bots().then((found) => (this.#all = found), () => (this.#asked = false));
    }
    return this.#all;
  }

  name(bot: string): string {
    const level = this.all.find((b) => b.bot === bot)?.level;
    const key = `bot-${level}`;
    return level && speech.has("", key) ? say({ game: "", key, facts: {} }) : bot;
  }
}

export const levels = new Levels();

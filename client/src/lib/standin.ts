/** Words without grammar, until client/src/text is there: names as they are, no article, no suffix. */

import { FluentBundle, FluentFunction, FluentResource, type FluentValue } from "@fluent/bundle";
import type { FactValue, Message } from "./wire";

export function makeRenderer(lang: string, files: Record<string, string>, names: () => readonly string[]) {
  const bundles = new Map<string, FluentBundle>();
  const plain: Record<string, FluentFunction> = {};
  for (const name of ["NAME", "THE", "NUM", "CAP"]) plain[name] = ([value]) => value as FluentValue;
  plain.ART = () => "";

  function bundle(game: string): FluentBundle {
    let found = bundles.get(game);
    if (!found) {
      found = new FluentBundle(lang, { useIsolating: false, functions: plain });
      if (game) found.addResource(new FluentResource(files[game] ?? ""));
      found.addResource(new FluentResource(files.common ?? ""));
      bundles.set(game, found);
    }
    return found;
  }

  function spoken(game: string, value: FactValue): string | number {
    if (Array.isArray(value)) return value.map((each) => spoken(game, each)).join(", ");
    if (typeof value !== "string" || !value.startsWith("@")) return value as string | number;
    const seat = /^@seat-(\d+)$/.exec(value);
    if (seat) return names()[Number(seat[1])] ?? `#${Number(seat[1]) + 1}`;
    return render({ game, key: value.slice(1), facts: {} });
  }

  function render(message: Message): string {
    const from = bundle(message.game);
    const found = from.getMessage(message.key);
    if (!found?.value) return message.key;
    const facts = Object.entries(message.facts).map(([k, v]) => [k, spoken(message.game, v)] as const);
    return from.formatPattern(found.value, Object.fromEntries(facts), []);
  }
  return render;
}

// Messages become sentences. The words come from the server as Fluent source: those that all games share, and the game's.
// The same as starboard/text/voice.py; pure functions, no page.

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { Many, Name, Plain, functions, type Lang } from "./functions";

export type { Lang } from "./functions";

export type Fact = string | number | boolean | readonly Fact[] | Message;

/**
 * What is said, without words: a key and its facts. A fact that begins with @ names another message; a message with
 * facts of its own may be one, too.
 */
export interface Message {
  readonly game: string;
  readonly key: string;
  readonly facts: Readonly<Record<string, Fact>>;
}

/**
 * What the seats are called: a name that somebody gave himself, hence spoken without an article, or the key of one
 * that the text files know.
 */
export type Given = string | { readonly key: string };
export type Names = Readonly<Record<number, Given | undefined>>;

/** Words are missing or wrong; the message says which. */
export class TextError extends Error {}

export type Renderer = (message: Message, names?: Names) => string;

/**
 * A renderer for one language and one game. What is wrong with a sentence goes to `onProblem`, and the sentence is
 * still given as well as it can be; without it a TextError is thrown.
 */
export function makeRenderer(
  ftlCommon: string,
  ftlGame: string,
  lang: Lang,
  onProblem?: (problems: readonly string[]) => void,
): Renderer {
  const voice = makeVoice(ftlCommon, ftlGame, lang);
  return (message, names) => {
    const faults: string[] = [];
    const text = voice(message.key, message.facts, names, faults);
    if (faults.length) {
      if (!onProblem) throw new TextError(faults.join("; "));
      onProblem(faults);
    }
    return text;
  };
}

type Voice = (key: string, facts: Message["facts"], names: Names | undefined, faults: string[]) => string;

function makeVoice(ftlCommon: string, ftlGame: string, lang: Lang): Voice {
  // Isolating marks would stand between an article and its noun.
  const bundle = new FluentBundle(lang, { functions: functions(lang), useIsolating: false });
  bundle.addResource(new FluentResource(ftlCommon));
  bundle.addResource(new FluentResource(ftlGame), { allowOverrides: true });
  const known = new Map<string, Name>();

  /** The words of a key; `key.attribute` are those of an attribute. */
  function patternOf(key: string) {
    const [id = "", attribute] = key.split(".", 2);
    const message = bundle.getMessage(id);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
  }

  function resolved(key: string, args: Record<string, FluentValue>, faults: string[]): string {
    const pattern = patternOf(key);
    if (pattern === undefined) {
      faults.push(`there are no words for ${key} in ${lang}`);
      return `{${key}}`;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args, errors);
    faults.push(...errors.map((error) => `${key}: ${error.message}`));
    return text;
  }

  /** A name stands alone: its words have no facts. */
  function plain(key: string): string {
    const faults: string[] = [];
    const text = resolved(key, {}, faults);
    if (faults.length) throw new TextError(faults.join("; "));
    return text;
  }

  function nameOf(key: string, names: Names | undefined): Name {
    const seat = /^seat-([0-9]+)$/.exec(key)?.[1];
    const given = seat === undefined ? undefined : names?.[Number(seat)];
    if (typeof given === "object") return nameOf(given.key, undefined);
    if (given) return new Name(given, key, (form) => (form === "art" ? "" : undefined));
    let name = known.get(key);
    if (!name) {
      const written = (form: string) =>
        patternOf(`${key}.${form}`) === undefined ? undefined : plain(`${key}.${form}`);
      name = new Name(plain(key), key, written);
      known.set(key, name);
    }
    return name;
  }

  /** A message that is a fact of another one. */
  function saidOf(message: Message, names: Names | undefined): Name {
    const faults: string[] = [];
    const text = said(message.key, message.facts, names, faults);
    if (faults.length) throw new TextError(faults.join("; "));
    return new Name(text, message.key, () => undefined);
  }

  function factOf(value: Fact, names: Names | undefined): FluentValue {
    if (typeof value === "string") return value.startsWith("@") ? nameOf(value.slice(1), names) : value;
    if (typeof value === "number" || typeof value === "boolean") return new Plain(Number(value), lang);
    if (Array.isArray(value)) return new Many(value.map((each: Fact) => factOf(each, names)), lang);
    if (typeof value === "object" && value !== null && "key" in value) return saidOf(value as Message, names);
    throw new TextError(`${JSON.stringify(value)} is neither a name nor a number`);
  }

  function said(key: string, facts: Message["facts"], names: Names | undefined, faults: string[]): string {
    const args: Record<string, FluentValue> = {};
    for (const [name, value] of Object.entries(facts)) {
      try {
        args[name] = factOf(value, names);
      } catch (error) {
        if (!(error instanceof TextError)) throw error;
        faults.push(`${key}: $${name}: ${error.message}`);
        args[name] = `{${String(value)}}`;
      }
    }
    return resolved(key, args, faults);
  }

  return said;
}

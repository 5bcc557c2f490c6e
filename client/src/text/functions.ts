// What a fact is in a sentence, and the functions that text files may call on it: NAME, THE, NUM, ART, CAP.
// The same as starboard/text/functions.py.

import { FluentNone, FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import * as hungarian from "./hungarian";

export type Lang = "en" | "hu";

interface Grammar {
  and: string;
  decimal: string;
  article(text: string): string;
  number(value: number, form: string): string;
  inflect(text: string, form: string): string;
}

const GRAMMARS: Record<Lang, Grammar> = {
  en: {
    and: "and",
    decimal: ".",
    article: () => "the",
    number: (value) => shown(value, "."),
    inflect: (text, form) =>
      form === "gen" || form === "poss" ? `${text}'s` : form === "plural" ? `${text}s` : text,
  },
  hu: { and: "és", decimal: ",", ...hungarian },
};

/** A name: what it reads like, and the forms that its text file writes out. */
export class Name extends FluentType<string> {
  constructor(
    text: string,
    readonly key: string,
    readonly written: (form: string) => string | undefined,
  ) {
    super(text);
  }

  toString(): string {
    return this.value;
  }
}

/** A number that reads the same here and in Python, whatever the locale data say. */
export class Plain extends FluentNumber {
  constructor(
    value: number,
    private readonly lang: Lang,
  ) {
    super(value);
  }

  override toString(): string {
    return shown(this.value, GRAMMARS[this.lang].decimal);
  }
}

/** A list of facts: a, b and c. */
export class Many extends FluentType<readonly FluentValue[]> {
  constructor(
    items: readonly FluentValue[],
    private readonly lang: Lang,
  ) {
    super(items);
  }

  toString(): string {
    return joined(this.value.map(textOf), GRAMMARS[this.lang].and);
  }
}

/** A number in digits, with a real minus sign. */
function shown(value: number, decimal: string): string {
  const rounded = Math.floor(value * 100 + 0.5) / 100;
  const text = Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(2).replace(/0+$/, "");
  return text.replace("-", "−").replace(".", decimal);
}

function joined(parts: readonly string[], word: string): string {
  if (parts.length < 2) return parts[0] ?? "–";
  return `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Our own types need no scope to become text. */
function textOf(fact: FluentValue): string {
  return typeof fact === "string" ? fact : (fact as Name | Plain | Many).toString();
}

/** The functions of one language, by the names that text files use. */
export function functions(lang: Lang): Record<string, FluentFunction> {
  const grammar = GRAMMARS[lang];

  function check(form: string, fact: FluentValue): void {
    if (!hungarian.FORMS.has(form)) {
      throw new Error(`'${fact instanceof Name ? fact.key : textOf(fact)}' has no form '${form}'`);
    }
  }

  function name(fact: FluentValue, form: string): string {
    if (fact instanceof Many) return joined(fact.value.map((each) => name(each, form)), grammar.and);
    if (fact instanceof FluentNumber) return num(fact, form);
    const text = textOf(fact);
    if (!form) return text;
    const written = fact instanceof Name ? fact.written(form) : undefined;
    if (written !== undefined) return written;
    check(form, fact);
    return grammar.inflect(text, form);
  }

  function the(fact: FluentValue, form: string, cap: boolean): string {
    if (fact instanceof Many) {
      // only the first stands at the beginning of the sentence
      return joined(fact.value.map((each, n) => the(each, form, cap && n === 0)), grammar.and);
    }
    // people and other proper names have no article
    const written = fact instanceof Name ? fact.written("art") : undefined;
    const text = `${written ?? grammar.article(name(fact, ""))} ${name(fact, form)}`.trimStart();
    return cap ? capital(text) : text;
  }

  function art(fact: FluentValue, cap: boolean): string {
    const found = grammar.article(name(fact, ""));
    return cap ? capital(found) : found;
  }

  function num(value: FluentValue, form: string): string {
    if (!(value instanceof FluentNumber)) throw new TypeError(`${textOf(value)} is not a number`);
    if (!form) return shown(value.value, grammar.decimal);
    check(form, value);
    if (!Number.isInteger(value.value)) throw new Error(`${value.value} has a fraction: no suffix`);
    return grammar.number(value.value, form);
  }

  function callable(
    options: readonly string[],
    call: (fact: FluentValue, form: string, cap: boolean) => string,
  ): FluentFunction {
    return ([fact, ...more], named) => {
      // A missing fact is an error already, told by the resolver.
      if (fact instanceof FluentNone) return fact;
      if (fact === undefined || more.length) throw new TypeError("one fact is wanted");
      const unknown = Object.keys(named).find((key) => !options.includes(key));
      if (unknown !== undefined) throw new TypeError(`there is no option '${unknown}'`);
      const { form, cap } = named;
      return call(fact, typeof form === "string" ? form : "", Number(cap?.valueOf() ?? 0) !== 0);
    };
  }

  return {
    NAME: callable(["form"], name),
    THE: callable(["form", "cap"], the),
    NUM: callable(["form"], num),
    ART: callable(["cap"], (fact, _, cap) => art(fact, cap)),
    CAP: callable([], (fact) => capital(name(fact, ""))),
  };
}

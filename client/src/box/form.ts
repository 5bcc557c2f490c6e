/** The form in which an owner corrects a component: what was typed, and what of it is new. */

import type { Corrections, Form, FormField } from "../lib/wire";

export type Path = (string | number)[];

export const nameOfPath = (path: Path): string => path.join(".");

/** What the inputs hold: values by path, texts by key and language. */
export interface Draft {
  values: Record<string, unknown>;
  texts: Record<string, string>;
}

export function draftOf(form: Form): Draft {
  return {
    values: Object.fromEntries(form.fields.map((field) => [nameOfPath(field.path), structuredClone(field.value)])),
    texts: Object.fromEntries(
      form.texts.flatMap(({ key, texts }) => Object.entries(texts).map(([lang, text]) => [`${lang}:${key}`, text.value])),
    ),
  };
}

/** Fields for everybody, those first that the catalogue has words for. */
export function simple(form: Form): FormField[] {
  const open = form.fields.filter((field) => field.kind !== "data" && !field.locked);
  const worded = (field: FormField) => typeof field.name === "object";
  return [...open.filter(worded), ...open.filter((field) => !worded(field))];
}

/** The raw data that the others are leaves of, for those who ask. */
export function advanced(form: Form): FormField[] {
  return form.fields.filter((field) => field.kind === "data" && !field.locked);
}

export function locked(form: Form): FormField[] {
  return form.fields.filter((field) => field.locked && field.kind !== "data");
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what was changed is sent; whole values before their parts, as the server applies them. */
export function corrections(form: Form, draft: Draft): Corrections {
  const fields = [...form.fields]
    .filter((field) => !field.locked && !same(draft.values[nameOfPath(field.path)], field.value))
    .sort((a, b) => a.path.length - b.path.length)
    .map(({ path }) => ({ path, value: draft.values[nameOfPath(path)] ?? null }));
  const texts = form.texts.filter((each) => !each.locked).flatMap(({ key, texts: own }) =>
    Object.entries(own).flatMap(([lang, { value, shipped }]) => {
      const text = draft.texts[`${lang}:${key}`] ?? "";
      if (text === value) return [];
      return [{ key, lang, text: !text.trim() || text === shipped ? null : text }];
    }),
  );
  return { entry: form.entry, fields, texts };
}

export function isEmpty({ fields, texts }: Corrections): boolean {
  return !fields.length && !texts.length;
}

/** The field that a fault speaks of, if it is one of this form. */
export function fieldAt(form: Form, name: string | undefined): string | null {
  const found = form.fields.filter((field) => !field.locked && field.path.some((step) => step === name));
  const leaf = found.find((field) => field.path.at(-1) === name) ?? found[0];
  return leaf ? nameOfPath(leaf.path) : null;
}

/** "1, 2 3" becomes three numbers; null where it is no list of numbers. */
export function numbersIn(text: string): number[] | null {
  const words = text.split(/[\s,;]+/).filter(Boolean);
  return words.every((word) => /^-?\d+$/.test(word)) ? words.map(Number) : null;
}

/** A value of the data as people read it. */
export function shown(value: unknown): string {
  if (value === null || value === undefined) return "–";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

// The table of sentences that Python's tests read, too: both must say the same.

import { describe, expect, test } from "vitest";
import { article, inflect, number } from "./hungarian";
import { makeRenderer, type Lang, type Names, type Renderer } from "./render";

const FILES = import.meta.glob<string>(
  ["../../../starboard/text/*.ftl", "../../../starboard/games/*/text/*.ftl", "../../../tests/text/*.{ftl,toml}"],
  { query: "?raw", import: "default", eager: true },
);

type Row = Record<string, string>;

/** The plain kind of TOML that the table is written in: one line a value. */
function rows(source: string): Record<string, Row[]> {
  const found: Record<string, Row[]> = {};
  let row: Row | undefined;
  for (const line of source.split("\n")) {
    const table = /^\[\[(\w+)\]\]$/.exec(line)?.[1];
    const pair = /^(\w+) = (?:'([^']*)'|(".*")|(-?\d+))$/.exec(line);
    if (table) (found[table] ??= []).push((row = {}));
    else if (pair?.[1] && row) row[pair[1]] = pair[2] ?? pair[4] ?? (JSON.parse(pair[3] ?? "") as string);
    else if (line.trim() && !line.startsWith("#")) throw new Error(`cannot read: ${line}`);
  }
  return found;
}

/** The words of a folder in one language, as the server sends them. */
function words(folder: string, lang: Lang, own = `/${lang}.ftl`): string {
  const paths = Object.keys(FILES).filter((path) => path.includes(folder));
  return paths
    .filter((path) => path.endsWith(own) || path.endsWith(`.${lang}.ftl`))
    .map((path) => FILES[path])
    .join("\n");
}

function renderer(game: string | undefined, lang: Lang, problems?: (found: readonly string[]) => void): Renderer {
  const folder = game === undefined ? "/tests/text/" : `/games/${game}/text/`;
  return makeRenderer(words("/starboard/text/", lang), words(folder, lang), lang, problems);
}

const table = rows(Object.entries(FILES).find(([path]) => path.endsWith("sentences.toml"))?.[1] ?? "");

test("the table is there", () => {
  expect(table.sentence?.length).toBeGreaterThan(20);
});

describe("names take suffixes by rule", () => {
  for (const { word = "", ...forms } of table.form ?? []) {
    test(word, () => {
      for (const [form, expected] of Object.entries(forms)) expect(inflect(word, form)).toBe(expected);
    });
  }
});

describe("numbers take suffixes as they are read", () => {
  for (const { value = "", ...forms } of table.number ?? []) {
    test(value, () => {
      for (const [form, expected] of Object.entries(forms)) expect(number(Number(value), form)).toBe(expected);
    });
  }
});

test("the article follows the first sound", () => {
  for (const row of table.article ?? []) {
    for (const [expected, list] of Object.entries(row)) {
      for (const word of list.split(" ")) expect([word, article(word)]).toEqual([word, expected]);
    }
  }
});

describe("sentences", () => {
  for (const row of table.sentence ?? []) {
    const { lang = "en", key = "", facts = "{}", names = "{}", game, text, problem } = row;
    test(`${key} ${lang} ${facts}`, () => {
      const found: string[] = [];
      const render = renderer(game, lang as Lang, (problems) => found.push(...problems));
      const message = { game: game ?? "", key, facts: JSON.parse(facts) as Record<string, string> };
      const said = render(message, JSON.parse(names) as Names);
      if (problem === undefined) expect([said, found]).toEqual([text, []]);
      else expect(found.join("; ")).toContain(problem);
    });
  }
});

test("without a listener a problem is thrown", () => {
  expect(() => renderer(undefined, "hu")({ game: "", key: "no-such-key", facts: {} })).toThrow("no-such-key");
});

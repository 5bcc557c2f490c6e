// Hungarian grammar by rule: articles, and suffixes for names that nobody could list beforehand.
// The same rules as starboard/text/hungarian.py, in the same order; tests/text/sentences.toml holds the two together.

const BACK = "aáoóuú";
const ROUND = "öőüű";
const NEUTRAL = "éií";
const VOWELS = BACK + ROUND + NEUTRAL + "e";
const LETTERS = VOWELS + "bcdfghjklmnpqrstvwxyz";
const LONGER: Record<string, string> = { a: "á", e: "é", o: "ó", ö: "ő" };
const DIGRAPHS = ["dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs"];
/** Letters that are spoken otherwise at the end of a name: Tóthtal, Ráczcal, Félixszel. */
const SPOKEN: Record<string, string> = {
  th: "t", gh: "g", cz: "c", tz: "c", ts: "cs", sh: "s", ph: "f", x: "sz", q: "k", w: "v",
};
/** After a vowel and one of these the accusative needs no linking vowel: Pétert, Balázst. */
const BARE_T = ["l", "ly", "n", "ny", "r", "s", "sz", "z", "zs", "j"];
/** Consonants whose names begin with a vowel: az F, az L. */
const VOWEL_NAMES = "flmnrsxy";

/** Back, front, and front after a rounded vowel where that differs. */
const SUFFIXES: Record<string, readonly [string, string, string?]> = {
  dat: ["nak", "nek"], gen: ["nak", "nek"], ba: ["ba", "be"], ban: ["ban", "ben"],
  bol: ["ból", "ből"], ra: ["ra", "re"], rol: ["ról", "ről"], hoz: ["hoz", "hez", "höz"],
  nal: ["nál", "nél"], tol: ["tól", "től"], ert: ["ért", "ért"], ig: ["ig", "ig"],
  poss: ["é", "é"], szor: ["szor", "szer", "ször"],
};
const LINKED: Record<string, string> = { acc: "t", on: "n", plural: "k", as: "s" };
const ASSIMILATED: Record<string, readonly [string, string]> = { val: ["al", "el"], va: ["á", "é"] };

export const FORMS: ReadonlySet<string> = new Set(
  [SUFFIXES, LINKED, ASSIMILATED].flatMap((table) => Object.keys(table)),
);

/** How a word ends, as far as suffixes care. */
interface Sound {
  back: boolean;
  rounded: boolean;
  last: string; // the final consonant as it is spoken; "" after a vowel
  bare: boolean; // takes -t without a linking vowel
  low: boolean; // links with a where others link with o: 3-at, 8-at
}

const sound = (back: boolean, rounded: boolean, last: string, bare = false, low = false): Sound =>
  ({ back, rounded, last, bare, low });

const ONES: readonly Sound[] = [
  sound(true, false, ""), sound(false, false, "gy"), sound(false, true, ""),
  sound(true, false, "m", false, true), sound(false, false, "gy"), sound(false, true, "t"),
  sound(true, false, "t"), sound(false, false, "t"), sound(true, false, "c", false, true),
  sound(false, false, "c"),
];
const TENS: readonly Sound[] = [
  sound(false, false, "z"), sound(true, false, "sz", false, true), sound(true, false, "c", false, true),
  sound(false, false, "n"), sound(false, false, "n"), sound(true, false, "n", false, true),
  sound(false, false, "n"), sound(true, false, "n", false, true), sound(false, false, "n"),
];
const HUNDRED = sound(true, false, "z", false, true);
const THOUSAND = sound(false, false, "r");
const MILLION = sound(true, false, "");

const isVowel = (letter: string): boolean => letter !== "" && VOWELS.includes(letter);
const isUpper = (word: string): boolean => word === word.toUpperCase() && word !== word.toLowerCase();

/** *a* or *az*, by the first sound; digits as they are read aloud. */
export function article(text: string): string {
  const word = /[\p{L}\p{N}]+/u.exec(text.toLowerCase())?.[0];
  if (word === undefined) return "a";
  const digits = /^[0-9]+/.exec(word)?.[0];
  if (digits !== undefined) {
    const number = digits.replace(/^0+/, "") || "0";
    return number[0] === "5" || (number[0] === "1" && number.length % 3 === 1) ? "az" : "a";
  }
  const letters = [...word];
  const first = plain(letters[0] ?? "");
  if (first === "y") return isVowel(plain(letters[1] ?? "")) ? "a" : "az";
  if (letters.length === 1 && VOWEL_NAMES.includes(first)) return "az";
  return isVowel(first) ? "az" : "a";
}

/** A number with a suffix as it is read aloud: 3-ra, 5-öt. */
export function number(value: number, form: string): string {
  const shown = value < 0 ? `−${-value}` : String(value);
  const size = Math.abs(value);
  if (form === "szor" && size % 10 === 2) return `${shown}-szer`; // kétszer, though kettőhöz
  if (form === "as" && size % 10 === 2) return `${shown}-es`; // kettes
  return `${shown}-${suffixFor(numberSound(size), form)}`;
}

/** A name with a suffix: Péterrel, Annának, Kovácsot. */
export function inflect(given: string, form: string): string {
  const text = given.normalize("NFC");
  const core = text.replace(/[^\p{L}\p{N}]+$/u, "");
  if (!core) return text;
  const digits = /[0-9]+$/.exec(core)?.[0];
  if (digits !== undefined) return `${text}-${suffixFor(numberSound(Number(digits)), form)}`;
  const word = core.split(/[^\p{L}\p{N}]+/u).at(-1) ?? core;
  const ending = soundOf(word);
  const foreign = !LETTERS.includes(plain(([...word].at(-1) ?? "").toLowerCase()));
  if (core !== text || foreign || (word.length > 1 && isUpper(word))) {
    return `${text}-${suffixFor(ending, form)}`;
  }
  const final = text.slice(-1);
  if (!ending.last) return text.slice(0, -1) + (LONGER[final] ?? final) + suffixFor(ending, form);
  const assimilated = ASSIMILATED[form];
  if (assimilated) return doubled(text, ending.last) + assimilated[ending.back ? 0 : 1];
  const suffix = suffixFor(ending, form);
  // three equal letters in a row are never written: Mann-nak
  const hyphen = text.slice(-2).toLowerCase() === suffix.charAt(0).repeat(2) ? "-" : "";
  return text + hyphen + suffix;
}

function suffixFor(ending: Sound, form: string): string {
  const choices = SUFFIXES[form];
  if (choices) {
    if (ending.back) return choices[0];
    return ending.rounded ? (choices[2] ?? choices[1]) : choices[1];
  }
  const assimilated = ASSIMILATED[form];
  if (assimilated) return (ending.last || "v") + assimilated[ending.back ? 0 : 1];
  const letter = LINKED[form] ?? "";
  if (!ending.last || (form === "acc" && ending.bare)) return letter;
  if (ending.back) return (ending.low && form !== "on" ? "a" : "o") + letter;
  return (ending.rounded ? "ö" : "e") + letter;
}

/** The word with its last consonant doubled: Kováccs-, Tóth-t-, Kiss-s-. */
function doubled(text: string, last: string): string {
  const low = text.toLowerCase();
  if (!low.endsWith(last)) return text + last; // spelled otherwise than spoken
  if (last.length > 1) {
    const already = low.endsWith(last.charAt(0) + last);
    return already ? text : text.slice(0, -last.length) + last.charAt(0) + last;
  }
  return text + (low.endsWith(last + last) ? "-" : "") + last;
}

function soundOf(word: string): Sound {
  const low = [...word.toLowerCase()].map(plain).join("");
  const vowels = [...low].map((_, at) => vowelAt(low, at)).filter((vowel) => vowel);
  const final = low.slice(-1);
  if (!vowels.length && word.length > 1 && isUpper(word)) return letterSound(final);
  const deciding = vowels.findLast((vowel) => !NEUTRAL.includes(vowel));
  const back = deciding !== undefined && BACK.includes(deciding);
  const rounded = ROUND.includes(vowels.at(-1) ?? "-");
  if (vowelAt(low, low.length - 1) || !LETTERS.includes(final)) return sound(back, rounded, "");
  const spelled = [...DIGRAPHS, ...Object.keys(SPOKEN)].find((end) => low.endsWith(end)) ?? final;
  const before = low.slice(0, -spelled.length);
  const single = before.endsWith(spelled.charAt(0)) ? before.slice(0, -1) : before; // Kisst as if Kist
  const bare = BARE_T.includes(spelled) && single !== "" && vowelAt(low, single.length - 1) !== "";
  return sound(back, rounded, SPOKEN[spelled] ?? spelled, bare);
}

/** The vowel that this letter is, or nothing: y is one in Betty and Emily, not in Nagy. */
function vowelAt(word: string, at: number): string {
  const letter = word.charAt(at);
  if (letter !== "y") return isVowel(letter) ? letter : "";
  const before = word.slice(Math.max(at - 2, 0), at);
  const isDigraph = /[glnt]$/.test(before) && !["ll", "nn", "tt", "il"].includes(before);
  return isDigraph ? "" : "i";
}

/** An abbreviation ends like the name of its last letter: IBM-mel, HP-vel. */
function letterSound(letter: string): Sound {
  if ("hk".includes(letter)) return sound(true, false, "");
  return sound(false, false, "flmnrsz".includes(letter) ? letter : "");
}

function numberSound(value: number): Sound {
  if (value === 0 || value % 10) return ONES[value % 10] ?? MILLION;
  if (value % 100) return TENS[(Math.floor(value / 10) % 10) - 1] ?? MILLION;
  if (value % 1000) return HUNDRED;
  return value % 1_000_000 ? THOUSAND : MILLION;
}

/** A letter of the Hungarian alphabet for one of another: ñ is n, ä is e. */
function plain(letter: string): string {
  if (LETTERS.includes(letter)) return letter;
  const known: Record<string, string> = { ä: "e", æ: "e", ø: "ö", ł: "l", ß: "s" };
  return known[letter] ?? [...letter.normalize("NFD")][0] ?? "";
}

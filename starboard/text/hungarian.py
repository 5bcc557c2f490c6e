"""Hungarian grammar by rule: articles, and suffixes for names that nobody could list beforehand.

Rules fail on words such as *híd* or *ló*: the text files write such forms out as attributes. What
is left to this file are numbers and the names that people give themselves. The same rules are in
the browser (client/src/text/hungarian.ts); one table of examples holds the two together.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

AND = "és"
DECIMAL = ","

_BACK, _ROUND, _NEUTRAL = "aáoóuú", "öőüű", "éií"
_VOWELS = _BACK + _ROUND + _NEUTRAL + "e"
_LETTERS = _VOWELS + "bcdfghjklmnpqrstvwxyz"
_LONGER = {"a": "á", "e": "é", "o": "ó", "ö": "ő"}
_DIGRAPHS = ("dzs", "cs", "dz", "gy", "ly", "ny", "sz", "ty", "zs")
#: Letters that are spoken otherwise at the end of a name: Tóthtal, Ráczcal, Félixszel.
_SPOKEN = {"th": "t", "gh": "g", "cz": "c", "tz": "c", "ts": "cs", "sh": "s", "ph": "f",
           "x": "sz", "q": "k", "w": "v"}  # fmt: skip
#: After a vowel and one of these the accusative needs no linking vowel: Pétert, Balázst.
_BARE_T = {"l", "ly", "n", "ny", "r", "s", "sz", "z", "zs", "j"}
#: Consonants whose names begin with a vowel: az F, az L.
_VOWEL_NAMES = "flmnrsxy"

#: back, front, and front after a rounded vowel where that differs.
_SUFFIXES = {
    "dat": ("nak", "nek"), "gen": ("nak", "nek"), "ba": ("ba", "be"), "ban": ("ban", "ben"),
    "bol": ("ból", "ből"), "ra": ("ra", "re"), "rol": ("ról", "ről"),
    "hoz": ("hoz", "hez", "höz"), "nal": ("nál", "nél"), "tol": ("tól", "től"),
    "ert": ("ért", "ért"), "ig": ("ig", "ig"), "poss": ("é", "é"),
    "szor": ("szor", "szer", "ször"),
}  # fmt: skip
_LINKED = {"acc": "t", "on": "n", "plural": "k", "as": "s"}
_ASSIMILATED = {"val": ("al", "el"), "va": ("á", "é")}

FORMS = frozenset({*_SUFFIXES, *_LINKED, *_ASSIMILATED})


class Sound(NamedTuple):
    """How a word ends, as far as suffixes care."""

    back: bool
    rounded: bool
    last: str  # the final consonant as it is spoken; "" after a vowel
    bare: bool = False  # takes -t without a linking vowel
    low: bool = False  # links with a where others link with o: 3-at, 8-at


_ONES = (
    Sound(True, False, ""), Sound(False, False, "gy"), Sound(False, True, ""),
    Sound(True, False, "m", low=True), Sound(False, False, "gy"), Sound(False, True, "t"),
    Sound(True, False, "t"), Sound(False, False, "t"), Sound(True, False, "c", low=True),
    Sound(False, False, "c"),
)  # fmt: skip
_TENS = (
    Sound(False, False, "z"), Sound(True, False, "sz", low=True), Sound(True, False, "c", low=True),
    Sound(False, False, "n"), Sound(False, False, "n"), Sound(True, False, "n", low=True),
    Sound(False, False, "n"), Sound(True, False, "n", low=True), Sound(False, False, "n"),
)  # fmt: skip
_HUNDRED, _THOUSAND, _MILLION = (
    Sound(True, False, "z", low=True), Sound(False, False, "r"), Sound(True, False, ""),
)  # fmt: skip


def article(text: str) -> str:
    """*a* or *az*, by the first sound; digits as they are read aloud."""
    match = re.search(r"[^\W_]+", text.lower())
    if match is None:
        return "a"
    word = match[0]
    if digits := re.match("[0-9]+", word):
        number = digits[0].lstrip("0") or "0"
        return "az" if number[0] == "5" or (number[0] == "1" and len(number) % 3 == 1) else "a"
    first = _plain(word[0])
    if first == "y":
        return "az" if _plain(word[1:2]) not in _VOWELS or len(word) == 1 else "a"
    if len(word) == 1 and first in _VOWEL_NAMES:
        return "az"
    return "az" if first in _VOWELS else "a"


def number(value: int, form: str) -> str:
    """A number with a suffix as it is read aloud: 3-ra, 5-öt."""
    if form == "szor" and abs(value) % 10 == 2:
        return f"{_minus(value)}-szer"  # kétszer, though kettőhöz
    if form == "as" and abs(value) % 10 == 2:
        return f"{_minus(value)}-es"  # kettes
    return f"{_minus(value)}-{_suffix(_number_sound(abs(value)), form)}"


@lru_cache(maxsize=4096)
def inflect(text: str, form: str) -> str:
    """A name with a suffix: Péterrel, Annának, Kovácsot."""
    text = unicodedata.normalize("NFC", text)
    core = re.sub(r"[\W_]+$", "", text)
    if not core:
        return text
    if digits := re.search("[0-9]+$", core):
        return f"{text}-{_suffix(_number_sound(int(digits[0])), form)}"
    word = re.split(r"[\W_]+", core)[-1]
    sound = _sound(word)
    foreign = _plain(word[-1].lower()) not in _LETTERS
    if core != text or foreign or (len(word) > 1 and word.isupper()):
        return f"{text}-{_suffix(sound, form)}"
    if not sound.last:
        return text[:-1] + _LONGER.get(text[-1], text[-1]) + _suffix(sound, form)
    if form in _ASSIMILATED:
        return _doubled(text, sound.last) + _ASSIMILATED[form][not sound.back]
    suffix = _suffix(sound, form)
    # three equal letters in a row are never written: Mann-nak
    hyphen = "-" if text[-2:].lower() == suffix[0] * 2 else ""
    return text + hyphen + suffix


def _minus(value: int) -> str:
    return str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}"


def _suffix(sound: Sound, form: str) -> str:
    if form in _SUFFIXES:
        choices = _SUFFIXES[form]
        return choices[0] if sound.back else choices[-1 if sound.rounded else 1]
    if form in _ASSIMILATED:
        return (sound.last or "v") + _ASSIMILATED[form][not sound.back]
    ending = _LINKED[form]
    if not sound.last or (form == "acc" and sound.bare):
        return ending
    if sound.back:
        return ("a" if sound.low and form != "on" else "o") + ending
    return ("ö" if sound.rounded else "e") + ending


def _doubled(text: str, last: str) -> str:
    """The word with its last consonant doubled: Kováccs-, Tóth-t-, Kiss-s-."""
    low = text.lower()
    if not low.endswith(last):
        return text + last  # spelled otherwise than spoken
    if len(last) > 1:
        return text if low.endswith(last[0] + last) else text[: -len(last)] + last[0] + last
    return text + ("-" if low.endswith(last * 2) else "") + last


def _sound(word: str) -> Sound:
    low = "".join(_plain(letter) for letter in word.lower())
    vowels = [v for i, letter in enumerate(low) if (v := _vowel(low, i, letter))]
    if not vowels and len(word) > 1 and word.isupper():
        return _letter_sound(low[-1])
    back = next((v in _BACK for v in reversed(vowels) if v not in _NEUTRAL), False)
    rounded = bool(vowels) and vowels[-1] in _ROUND
    if _vowel(low, len(low) - 1, low[-1]) or low[-1] not in _LETTERS:
        return Sound(back, rounded, "")
    spelled = next((d for d in (*_DIGRAPHS, *_SPOKEN) if low.endswith(d)), low[-1])
    before = low[: -len(spelled)]
    single = before[:-1] if before.endswith(spelled[0]) else before  # Kisst as if Kist
    bare = spelled in _BARE_T and bool(single) and bool(_vowel(low, len(single) - 1, single[-1]))
    return Sound(back, rounded, _SPOKEN.get(spelled, spelled), bare)


def _vowel(word: str, at: int, letter: str) -> str:
    """The vowel that this letter is, or nothing: y is one in Betty and Emily, not in Nagy."""
    if letter != "y":
        return letter if letter in _VOWELS else ""
    before = word[at - 1] if at else ""
    is_digraph = before in tuple("glnt") and word[at - 2 : at] not in ("ll", "nn", "tt", "il")
    return "" if is_digraph else "i"


def _letter_sound(letter: str) -> Sound:
    """An abbreviation ends like the name of its last letter: IBM-mel, HP-vel."""
    if letter in "hk":
        return Sound(True, False, "")
    return Sound(False, False, letter if letter in "flmnrsz" else "")


def _number_sound(value: int) -> Sound:
    if value == 0 or value % 10:
        return _ONES[value % 10]
    if value % 100:
        return _TENS[value // 10 % 10 - 1]
    if value % 1000:
        return _HUNDRED
    return _THOUSAND if value % 1_000_000 else _MILLION


def _plain(letter: str) -> str:
    """A letter of the Hungarian alphabet for one of another: ñ is n, ä is e."""
    if letter in _LETTERS:
        return letter
    base = unicodedata.normalize("NFD", letter)[:1]
    return {"ä": "e", "æ": "e", "ø": "ö", "ł": "l", "ß": "s"}.get(letter, base)

"""English grammar by rule: as little as English needs."""

from __future__ import annotations

from . import hungarian

AND = "and"
DECIMAL = "."
#: The same names as in Hungarian, so that a sentence may be moved from one file to the other.
FORMS = hungarian.FORMS


def article(text: str) -> str:
    """The definite article."""
    return "the"


def number(value: int, form: str) -> str:
    """Prepositions do the work of suffixes."""
    return str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}"


def inflect(text: str, form: str) -> str:
    """The possessive and the plural; everything else is said by prepositions."""
    if form in ("gen", "poss"):
        return f"{text}'s"
    return f"{text}s" if form == "plural" else text

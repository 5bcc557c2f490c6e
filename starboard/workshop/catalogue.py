"""A component in lines of text: for the command line and the text client."""

from __future__ import annotations

import textwrap

from starboard.data.catalogue import Component
from starboard.kernel import Message

from .shelves import headline as headline_of

WIDE = 96


def edition_line(game: str) -> Message:
    """Whose box it is, and how much it differs."""
    edition = headline_of(game)
    if edition is None:
        return Message("", "box-as-it-comes")
    return Message("", "box-edition", {"name": edition["name"], "count": edition["differs"]})


def said(words: object, lang: str) -> str:
    """A message, text or number."""
    return words.text(lang) if isinstance(words, Message) else str(words)


def headline(component: Component, lang: str) -> str:
    """Its name, copies, code and the weakest of its sources."""
    name = said(component.picture.name, lang)
    copies = f"×{component.copies}" if component.copies != 1 else ""
    source = Message("", f"source-{component.source}").text(lang)
    return "  ".join(part for part in (name, copies, component.code, f"[{source}]") if part)


def lines(component: Component, lang: str, wide: int = WIDE) -> list[str]:
    """All that is known of a component: its headline, its words, and where each part is from."""
    found = [f"  {headline(component, lang)}"]
    name = said(component.picture.name, lang)
    words = [said(each, lang) for each in component.picture.words]
    for each in [word for word in words if word != name]:
        found += _wrapped(each, wide)
    for part in component.parts:
        source = Message("", f"source-{part.source}").text(lang)
        found += _wrapped(f"{said(part.name, lang)}: {said(part.value, lang)} [{source}]", wide)
    for note in component.notes:
        found += _wrapped(said(note, lang), wide)
    return found


def _wrapped(text: str, wide: int) -> list[str]:
    return textwrap.wrap(text, wide, initial_indent="      ", subsequent_indent="        ")

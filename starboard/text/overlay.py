"""An edition's own words: plain text in place of what a message says."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from fluent.syntax import FluentSerializer, ast

from .functions import GRAMMARS
from .voice import parsed


def replaced(source: str, texts: Mapping[str, str], lang: str) -> str:
    """Fluent source in which these texts stand, each under ``key`` or ``key.attribute``.

    Others are put in place of the old ones and not beside them: of two messages with the same key
    the browser takes the last, and we the first.
    """
    wanted: dict[str, dict[str, str]] = {}
    for key, text in texts.items():
        name, _, attribute = key.partition(".")
        wanted.setdefault(name, {})[attribute] = text
    serializer = FluentSerializer()
    for entry in reversed(parsed(source, lang).body):
        if isinstance(entry, ast.Message) and entry.id.name in wanted and entry.span is not None:
            _change(entry, wanted[entry.id.name], lang)
            span = entry.span
            source = source[: span.start] + serializer.serialize_entry(entry) + source[span.end :]
    return source


def unknown(keys: Collection[str], resources: Collection[ast.Resource]) -> list[str]:
    """Those of the keys under which there are no words to replace."""
    known = set()
    for resource in resources:
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                name = entry.id.name
                known |= {name} if entry.value is not None else set()
                known |= {f"{name}.{each.id.name}" for each in entry.attributes}
    return [key for key in keys if key not in known]


def _change(message: ast.Message, texts: Mapping[str, str], lang: str) -> None:
    message.comment = None
    if "" in texts:
        message.value = _literal(texts[""])
        # Forms that were written out are those of the old name; the new one is inflected by rule.
        forms = {*GRAMMARS[lang].FORMS, "art"}
        message.attributes = [each for each in message.attributes if each.id.name not in forms]
    for attribute in message.attributes:
        if attribute.id.name in texts:
            attribute.value = _literal(texts[attribute.id.name])


def _literal(text: str) -> ast.Pattern:
    """Plain text, whatever is in it: a literal, in which nothing has a meaning."""
    plain = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return ast.Pattern([ast.Placeable(ast.StringLiteral(plain))])

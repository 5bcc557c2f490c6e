"""TOML that is written: plain data, and changes that leave the rest of a file alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import tomlkit
from tomlkit.items import Array, InlineTable, Item, Table

from starboard.editions import BadEdition

from .places import Place, id_of

Path = tuple[str | int, ...]
Data = dict[str, Any]
WIDEST = 100  # a longer list has a line for every item


def dumped(data: Mapping[str, Any]) -> str:
    """Data as TOML, every entry with its fields in their order."""
    document = tomlkit.document()
    for family, value in sorted(data.items(), key=lambda item: _is_tabular(item[1])):
        if isinstance(value, dict):
            document.append(family, _table(value))
        elif _is_tabular(value):
            family_of = tomlkit.aot()
            for each in value:
                family_of.append(_table(each))
            document.append(family, family_of)
        else:
            document.append(family, _item(value))
    return tomlkit.dumps(document)


def _is_tabular(value: Any) -> bool:
    """Tables come after plain fields, which would else belong to them."""
    is_family = isinstance(value, list) and value and all(isinstance(e, dict) for e in value)
    return isinstance(value, dict) or bool(is_family)


def _table(entry: Mapping[str, Any]) -> Table:
    table = tomlkit.table()
    for field, value in entry.items():
        table.append(field, _item(value))
    return table


def changed(source: str, place: Place, fields: Iterable[tuple[Path, Any]]) -> str:
    """A file with other values in one entry; every comment and all else stays as it was."""
    document = tomlkit.parse(source)
    wanted = document.unwrap()
    for path, value in fields:
        _set(_entry(document, place), path, None if value is None else _item(value))
        _set(_entry(wanted, place), path, value)
    text = tomlkit.dumps(document)
    if tomlkit.parse(text).unwrap() != wanted:  # such as a list of tables beside other tables
        raise BadEdition(f"{place.file}: {place.name}: this can only be changed in the file itself")
    return text


def _entry(document: Any, place: Place) -> Any:
    """An entry of a document, whether it is plain data or has comments."""
    if not place.id:
        return document[place.family] if place.family else document
    for number, each in enumerate(document[place.family], start=1):
        if id_of(each, number) == place.id:
            return each
    raise KeyError(place.id)


def _set(entry: Any, path: Path, value: Any) -> None:
    """Put a value at the end of a path, or (None) take out what is there."""
    *way, last = path
    for step in way:
        entry = entry[step]
    if value is None:
        del entry[last]
    else:
        entry[last] = value


def _item(value: Any) -> Item:
    """A value as it is written inside an entry: lists and tables on a line of their own."""
    if isinstance(value, dict):
        table: InlineTable = tomlkit.inline_table()
        for key, each in value.items():
            table.append(key, _item(each))
        return table
    if isinstance(value, list):
        array: Array = tomlkit.array()
        for each in value:
            array.append(_item(each))
        array.multiline(len(array.as_string()) > WIDEST)
        return array
    plain: Item = tomlkit.item(value)
    return plain

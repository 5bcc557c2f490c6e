"""Every fault of an edition, not only the first.

A game stops at the first fault it reads. So what is at fault is put back as it came, in a copy,
and the copy is read again by a fresh process, until nothing is found any more.
"""

from __future__ import annotations

import copy
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

from starboard import editions, text
from starboard.data.edition import Edition
from starboard.editions import HEAD, TEXTS, BadEdition

from . import probe
from .differences import Change, of_edition
from .places import Data, Place, entries, named
from .probe import Fault
from .writing import dumped

MOST_FAULTS = 60
GAMES_PLAYED = 3


@dataclass(slots=True)
class Verdict:
    """What a check has found."""

    faults: list[Fault] = field(default_factory=list)
    edition: Edition | None = None  # None: not even that can be said
    changes: list[Change] = field(default_factory=list)  # if there is no fault


def check(folder: Path) -> Verdict:
    """Read an edition as the game would, and name all that is wrong with it."""
    verdict = Verdict()
    try:
        game, data = _files(folder, verdict.faults)
    except BadEdition as error:
        verdict.faults.append(Fault("", "", "", str(error)))
        return verdict
    verdict.faults += _faults_of_texts(game, data.pop(TEXTS, {}))
    verdict.faults += _faults_of_box(game, data)
    if not verdict.faults:
        verdict.edition = editions.read(folder)
        verdict.changes = of_edition(verdict.edition)
    return verdict


def _files(folder: Path, faults: list[Fault]) -> tuple[str, dict[str, Data]]:
    """The data by file; a file that cannot be read, or is missing, is told and put right."""
    found = {path.name: path for path in editions.files(folder)}
    if HEAD not in found:
        raise BadEdition(f"{folder} is no edition: it has no {HEAD}")
    game, _ = editions.head_of(folder, editions.parsed(found.pop(HEAD)))
    shipped, data = editions.shipped(game), {}
    for name, path in found.items():
        if name not in shipped and name != TEXTS:
            faults.append(Fault(name, "", "", "is not a file of this box"))
            continue
        try:
            data[name] = editions.parsed(path)
        except BadEdition as error:
            told = str(error).removeprefix(str(path)).lstrip(": ")
            faults.append(Fault(name, "", "", told))
            data[name] = shipped.get(name, {})
    for name in shipped.keys() - found.keys():
        faults.append(Fault(name, "", "", "is missing"))
        data[name] = shipped[name]
    return game, data


def _faults_of_texts(game: str, texts: Data) -> list[Fault]:
    shape = editions.shape_faults(texts)
    return [Fault(TEXTS, "", "", told) for told in shape or text.edition_faults(game, texts)]


def _faults_of_box(game: str, data: dict[str, Data]) -> list[Fault]:
    shipped = editions.shipped(game)
    now = copy.deepcopy(data)
    found: list[Fault] = []
    with tempfile.TemporaryDirectory(prefix="starboard-") as place:
        while len(found) < MOST_FAULTS:
            write(Path(place), game, now)
            fault = probe.read(Path(place), GAMES_PLAYED).fault
            if fault is None:
                break
            if _where(fault) not in map(_where, found):  # else what was put back was not enough
                found.append(fault)
            if not _put_right(now, shipped, fault):
                break
    return found


def write(folder: Path, game: str, data: dict[str, Data]) -> None:
    """An edition for our own eyes: without a word of explanation."""
    head = {"game": game, "name": "check"}
    for name, each in {HEAD: head, **data}.items():
        (folder / name).write_text(dumped(each), encoding="utf-8")


def _where(fault: Fault) -> tuple[str, str, str]:
    return fault.file, fault.entry, fault.field


def _put_right(now: dict[str, Data], shipped: dict[str, Data], fault: Fault) -> bool:
    """Put back the least that may help: the field at fault, its entry, its file. False: all of
    these are as they came."""
    if fault.file not in shipped:
        return False
    ours, theirs = now[fault.file], shipped[fault.file]
    place = named(ours, fault.file, fault.entry) or named(theirs, fault.file, fault.entry)
    if place is not None and (
        _put_field_back(ours, theirs, place, fault) or _put_back(ours, theirs, place)
    ):
        return True
    if ours == theirs:
        return False
    now[fault.file] = copy.deepcopy(theirs)
    return True


def _put_field_back(now: Data, shipped: Data, place: Place, fault: Fault) -> bool:
    original = dict(entries(place.file, shipped)).get(place)
    ours = [each for where, each in entries(place.file, now) if where == place]
    inside = fault.entry.removeprefix(place.name).split()  # "effects 1" of "vex effects 1"
    field = inside[0] if inside else fault.field
    if original is None or len(ours) != 1 or ours[0].get(field) == original.get(field):
        return False
    if field in original:
        ours[0][field] = copy.deepcopy(original[field])
    else:
        del ours[0][field]
    return True


def _put_back(now: Data, shipped: Data, place: Place) -> bool:
    """One entry as it came; one that came not is taken out. False: it is as it came."""
    original = dict(entries(place.file, shipped)).get(place)
    ours = [each for where, each in entries(place.file, now) if where == place]
    if ours == ([] if original is None else [original]):
        return False
    if not place.id:
        now[place.family] = copy.deepcopy(original) if original is not None else {}
        return True
    kept = [each for where, each in entries(place.file, now)
            if where.family == place.family and where != place]  # fmt: skip
    if original is not None:
        order = [p for p, _ in entries(place.file, shipped) if p.family == place.family]
        kept.insert(min(order.index(place), len(kept)), copy.deepcopy(original))
    now[place.family] = kept
    return True

"""Laws of a single question: what it offers is legal, all else is refused, and can be shown."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from random import Random
from typing import Any

from starboard import look
from starboard.draw.touch import why_not_touch
from starboard.kernel import Ask, Option, Refused, Table, as_option

from .views import LAYOUTS, difference, offer, question
from .walk import Breach, Spot, insist, some

#: Nothing of this is an option of any game.
RUBBISH: tuple[Any, ...] = (
    None, 0, -1, True, math.nan, "", "pass", b"pass", (), [], {}, set(), object(), (None,), ((),),
    ("",), ("no such thing",), ("no such thing", 1), (1, 2), [[]], ({},), (["a"],), range(3),
)  # fmt: skip


def options_are_plain(spot: Spot) -> None:
    """Every question has options: plain tuples of declared kinds, each once, the same as JSON."""
    asked = [ask.seat for ask in spot.table.pending]
    insist(len(set(asked)) == len(asked), f"a seat has two questions at once: {asked}")
    for ask in spot.table.pending:
        insist(ask.seat in range(spot.table.seats), f"{ask!r}: there is no such seat")
        insist(ask.key and ask.rule, f"{ask!r} has no key or no rule")
        _as_json(dict(ask.facts), f"the facts of {ask!r}")
        options = list(ask.options)
        insist(options, f"{ask!r} offers no option")
        insist(len(set(options)) == len(options), f"{ask!r} offers an option twice")
        insist(options == list(ask.options), f"{ask!r} lists other options the second time")
        for option in options:
            _is_plain(spot, ask, option)
        for n in spot.rng.sample(range(len(options)), min(3, len(options))):
            found = ask.options[n] == options[n] and ask.options.index(options[n]) == n
            insist(found and options[n] in ask.options, f"{ask!r} does not find {options[n]}")


def _is_plain(spot: Spot, ask: Ask, option: Option) -> None:
    declared = spot.game.options
    plain = type(option) is tuple and bool(option) and option[0] in declared
    insist(plain, f"{ask!r}: {option!r} is no tuple of a kind in {sorted(declared)}")
    wanted = declared[option[0]].split()
    insist(len(option) == 1 + len(wanted), f"{ask!r}: {option!r} should carry {wanted}")
    again = as_option(_as_json(option, f"an option of {ask!r}"))
    insist(again == option, f"{ask!r}: {option!r} is {again!r} after a way through JSON")


def _as_json(value: Any, what: str) -> Any:
    try:
        return json.loads(json.dumps(value, allow_nan=False))
    except (TypeError, ValueError) as error:
        raise Breach(f"{what} cannot be written as JSON: {error}") from None


def offered_is_accepted(spot: Spot) -> None:
    """Every option that is offered is accepted, and the state stays in order."""
    for ask in spot.table.pending:
        for option in some(spot.rng, ask.options, 8):
            insist(not spot.table.why_not(ask.seat, option), f"{option} is offered and refused")
            table = spot.table.clone()
            table.answer(ask.seat, option)
            table.state.check()
            insist(table.seq == spot.table.seq + 1, f"{option} was not recorded")


def others_are_refused(spot: Spot) -> None:
    """What is not offered is refused, with a rule and a reason, and nothing changes."""
    table = spot.table
    before = table.digest()
    for seat in range(table.seats):
        ask = table.ask_for(seat)
        for wrong in unoffered(table, ask, spot.rng):
            _refused(table, seat, wrong)
    for nobody in (-1, table.seats, 99, None, "0", 0.5):
        _refused(table, nobody, spot.option)
    insist(table.digest() == before, "a refused answer changed the game")
    insist(table.why_not(spot.seat, spot.option) == (), "after refusals a legal answer is refused")


def _refused(table: Table, seat: Any, wrong: Any) -> None:
    refusals = table.why_not(seat, wrong)
    insist(refusals, f"{wrong!r} is not offered to seat {seat!r}, and nothing is said against it")
    for refusal in refusals:
        insist(refusal.rule and refusal.message.key, f"{wrong!r} is refused without a rule")
    seq = table.seq
    try:
        table.answer(seat, wrong)
    except Refused as error:
        insist(error.refusals, f"{wrong!r} is refused without a reason")
    else:
        raise Breach(f"{wrong!r} is not offered to seat {seat!r}, and accepted")
    insist(table.seq == seq, f"{wrong!r} is refused, and recorded")


def unoffered(table: Table, ask: Ask | None, rng: Random) -> Iterator[Any]:
    """Answers that the question does not offer: rubbish, near misses, other questions' options."""
    offered = list(ask.options) if ask is not None else []
    others = [o for a in table.pending if a is not ask for o in some(rng, a.options, 3)]
    near = [miss for option in some(rng, offered, 4) for miss in _near(table, option, rng)]
    for wrong in (*some(rng, RUBBISH, 6), *others, *near):
        if not any(wrong == option for option in offered):
            yield wrong


def _near(table: Table, option: Option, rng: Random) -> list[Any]:
    """An option with one part changed, too short, too long, of another kind, of another type."""
    misses: list[Any] = [option[:-1], (*option, 0), list(option), str(option)]
    misses.append((rng.choice(sorted(table.game.options)), *option[1:]))
    for n in range(1, len(option)):
        for part in (rng.randrange(-2, 30), 10**30, None, str(option[n]), [option[n]]):
            misses.append((*option[:n], part, *option[n + 1 :]))
    return some(rng, misses, 6)


def why_nots_agree(spot: Spot) -> None:
    """The candidates that rules refuse are not offered, and each is refused for that reason."""
    for ask in spot.table.pending:
        refused = list(spot.game.refused(spot.table.state, ask))
        for option, refusal in refused:
            insist(option not in ask.options, f"{ask!r} offers {option}, and refuses it as well")
            insist(refusal.rule and refusal.message.key, f"{option} is refused without a rule")
        for option, _ in some(spot.rng, refused, 5):
            spot.game.option_message(option)
            insist(spot.table.why_not(ask.seat, option), f"{option} is refused, but not to a seat")
            steps = spot.game.path(spot.table.state, ask, option)
            keys = [step.partition("|")[0] for step in steps]
            if keys:
                told = why_not_touch(spot.table, ask.seat, keys)
                insist(told and all(r.rule for r in told), f"touching {keys} gives no reason")


def options_can_be_told_apart(spot: Spot) -> None:
    """A path of touches leads over nodes that are there, and no two options look the same."""
    for ask in spot.table.pending:
        scenes = [spot.table.scene(ask.seat, layout) for layout in LAYOUTS]
        keys = [{node.key for node, _, _ in scene.walk()} for scene in scenes]
        shown: dict[Any, Option] = {}
        for option in some(spot.rng, ask.options, 60):
            words, path, _ = offer(spot.table, ask, option)
            for layout, there in zip(LAYOUTS, keys, strict=True):
                lost = [key for step in path for key in step.split("|") if key not in there]
                insist(not lost, f"{option} is touched at {lost}, not in the {layout} scene")
            twin = shown.setdefault((path, repr(words)), option)
            insist(twin == option, f"{twin} and {option} have the same path and the same words")


def looking_changes_nothing(spot: Spot) -> None:
    """Views, scenes and offers are plain JSON data, the same each time, and leave no trace."""
    table = spot.table
    before = table.digest()
    asked = [question(ask) for ask in table.pending]
    for seat in spot.viewers:
        _as_json(table.observe(seat), f"the view of seat {seat}")
        insist(_keys_are_text(table.observe(seat)), f"the view of seat {seat} has a key not text")
        found = difference(table.observe(seat), table.observe(seat), "view")
        insist(not found, f"seat {seat} sees something else at the second look: {found}")
        for layout in LAYOUTS:
            _scene_is_sound(table, seat, layout)
        _values_are_shares(table, seat)
    insist(table.digest() == before, "looking changed the game")
    insist([question(ask) for ask in table.pending] == asked, "looking changed a question")


def _keys_are_text(value: Any) -> bool:
    if isinstance(value, dict):
        return all(type(k) is str and _keys_are_text(v) for k, v in value.items())
    return not isinstance(value, list | tuple) or all(map(_keys_are_text, value))


def _scene_is_sound(table: Table, seat: int | None, layout: str) -> None:
    scene = table.scene(seat, layout)
    here = f"the {layout} scene of seat {seat}"
    _as_json(scene.plain(), here)
    keys = [node.key for node, _, _ in scene.walk()]
    doubled = {key for key in keys if keys.count(key) > 1} if len(set(keys)) < len(keys) else ()
    insist(not doubled, f"{here} has several nodes of one key: {doubled}")
    for node, _, _ in scene.walk():
        insist(min(node.size) > 0, f"{here}: {node.key} has no size")
    seats = sorted(player.seat for player in scene.players)
    insist(seats == list(range(table.seats)), f"{here} shows the players {seats}")


def what_is_drawn_exists(spot: Spot) -> None:
    """Every colour, symbol and drawing that a scene names is there to be drawn."""
    game = spot.game
    for seat in spot.viewers:
        for layout in LAYOUTS:
            scene = spot.table.scene(seat, layout)
            shapes = [*scene.backdrop, *(s for node, _, _ in scene.walk() for s in node.look)]
            names = {s["name"] for s in shapes if s["t"] == "icon"}
            names |= {player.shape for player in scene.players}
            insist(names <= set(look.symbols()), f"no symbols {names - set(look.symbols())}")
            arts = {s["name"] for s in shapes if s["t"] == "art"}
            lost = [a for a in arts if not (game.folder / "art" / _svg(a)).is_file()]
            insist(not lost, f"no drawings {lost}")
            paints = {s[field] for s in shapes for field in ("fill", "edge") if s.get(field)}
            for paint in (*paints, *(player.colour for player in scene.players)):
                _is_a_colour(paint, game.id)


def _svg(name: str) -> str:
    return name if "." in name else f"{name}.svg"


def _is_a_colour(paint: str, game_id: str) -> None:
    if paint != "none":
        try:
            look.paint(paint, game_id)
        except (KeyError, ValueError):
            raise Breach(f"there is no colour {paint!r}") from None


def _values_are_shares(table: Table, seat: int | None) -> None:
    if table.game.value is not None and seat is not None:
        value = table.game.value(table.state, seat)
        insist(0 <= value <= 1, f"the position is worth {value} to seat {seat}: not in 0..1")

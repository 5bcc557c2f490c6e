"""The law of words: whatever a person may read has a sentence in both languages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starboard.draw import Node, Scene, Shape
from starboard.draw.touch import actions, outlook
from starboard.kernel import Message
from starboard.lab.why_nots import touches

from .questions import unoffered
from .views import LAYOUTS
from .walk import Play, Setup, Spot, insist, some

LANGUAGES = ("en", "hu")
#: Facts that speak of a player.
PEOPLE = {"seat", "player", "who", "winner", "loser", "owner", "rival", "victim", "opponent"}

_fine: set[str] = set()  # what has been rendered without problems before


def everything_at_a_decision_has_words(spot: Spot) -> None:
    """Prompts, options, outlooks, refusals, and all that a scene says, in both languages."""
    must_render(_of_questions(spot))
    for seat in spot.viewers:
        for layout in LAYOUTS:
            must_render(of_scene(spot.table.scene(seat, layout)))


def _of_questions(spot: Spot) -> Iterator[Message]:
    table, game = spot.table, spot.game
    for ask in table.pending:
        must_name(ask.prompt)
        yield ask.prompt
        yield rule(game.id, ask.rule)
        for option in some(spot.rng, ask.options, 40):
            must_name(game.option_message(option))
            yield game.option_message(option)
            if (would := outlook(game, table.state, ask, option)) is not None:
                yield from would.said
        for action in actions(game, table.state, ask):
            yield from action.said
        refused = [refusal for _, refusal in game.refused(table.state, ask)]
        refused += [why for touch in touches(table, ask) for why in touch.why]
        for wrong in some(spot.rng, list(unoffered(table, ask, spot.rng)), 5):
            refused += table.why_not(ask.seat, wrong)
        for refusal in some(spot.rng, refused, 40):
            yield refusal.message
            yield rule(game.id, refusal.rule)
    for seat in range(table.seats):
        if (no := table.undo_refusal(seat)) is not None:
            yield no.message
            yield rule(game.id, no.rule)


def everything_in_a_game_has_words(setup: Setup, play: Play) -> None:
    """The title, every event, the reason of the end, the terms of the score, in both languages."""
    table = setup.table(play.seed)
    for seat, option in play.answers:
        table.answer(seat, option)
    game = setup.game
    must_render([game.message("title")])
    for event in table.events:
        must_render([event.message, rule(game.id, event.rule)])
        must_name(event.message)
    if table.result is not None:
        must_render([game.message(table.result.reason)])
        if table.result.remark is not None:
            must_render([game.message(*table.result.remark)])
        names = {name for terms in table.result.terms for name, _ in terms}
        must_render(game.message(f"term-{name}") for name in sorted(names))


def of_scene(scene: Scene) -> Iterator[Message]:
    """Every message in a scene: names, inspector's words, texts of shapes, the frame around."""
    for node in (*scene.nodes, *scene.hand):
        yield from of_node(node)
    yield from _of_shapes(scene.backdrop)
    for player in scene.players:
        yield from player.said
    yield from scene.phases
    if scene.round is not None:
        yield scene.round


def of_node(node: Node) -> Iterator[Message]:
    """Every message of a node and those below it."""
    for each, _, _ in node.walk():
        yield each.name
        yield from each.words
        yield from _of_shapes(each.look)


def _of_shapes(shapes: Iterable[Shape]) -> Iterator[Message]:
    for shape in shapes:
        yield from (w for name in ("words", "legend") if isinstance(w := shape.get(name), Message))


def rule(game_id: str, number: str) -> Message:
    """The text of a numbered rule; the kernel's own rules are everybody's."""
    return Message("" if number.startswith("K-") else game_id, number)


def must_name(message: Message) -> None:
    """Players are named, not numbered: a fact that speaks of one is a reference to a name."""
    for name, fact in message.facts.items():
        said = f"{message.key} says who the {name} is by the number {fact!r}: name it in text.py"
        insist(name.rstrip("0123456789") not in PEOPLE or not isinstance(fact, int), said)


def must_render(messages: Iterable[Message]) -> None:
    """Every message has a sentence without problems."""
    from starboard.text import problems  # only this law needs words

    for message in messages:
        said = repr(message)
        if said in _fine:
            continue
        for lang in LANGUAGES:
            found = problems(message, lang)
            insist(not found, f"in {lang}: {said}: {'; '.join(found)}")
        _fine.add(said)

"""What the text client shows: the table, a question, the news, the rules, the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from starboard import look
from starboard.draw import Action, Scene, Tally
from starboard.draw.touch import Offer
from starboard.kernel import Ask, Event, Game, Message, Refusal, Seat, Table
from starboard.text import RuleText
from starboard.workshop.catalogue import edition_line, lines
from starboard.workshop.shelves import shelves

from .board import Board
from .screen import Screen
from .speech import Speech, has_words

#: Below this width the layout for phones fits better.
NARROW = 76
#: Of longer lists the rest is only counted.
LONGEST_LIST = 40


class Show:
    """Everything that is drawn or told, in the words of the moment."""

    def __init__(self, game: Game, screen: Screen, speech: Speech) -> None:
        self.game, self.screen, self.speech = game, screen, speech

    def table(self, table: Table, seat: Seat | None, offers: Sequence[Offer] = ()) -> None:
        """The board as the seat sees it, and the players."""
        layout = "wide" if self.screen.wide >= NARROW else "tall"
        scene = table.scene(seat, layout)
        self.screen.line()
        self.screen.heading(" · ".join(self._where(scene)))
        lit = {key for offer in offers for step in offer.path for key in step.split("|")}
        board = Board(self.screen.wide, self.speech.say, self.game.accent)
        self.screen.lines(board.draw(scene, lit))
        self.players(scene)

    def _where(self, scene: Scene) -> list[str]:
        said = [self.speech.say(self.game.message("title"))]
        said += [self.speech.say(scene.round)] if scene.round is not None else []
        if 0 <= scene.phase < len(scene.phases):
            said.append(self.speech.say(scene.phases[scene.phase]))
        return said

    def players(self, scene: Scene) -> None:
        """A line for every player."""
        for player in scene.players:
            parts = [self.speech.seat(player.seat), *map(self.speech.say, player.said)]
            if player.score is not None:
                parts.append(self.speech.say(Message("", "score", {"score": player.score})))
            sign = look.signs().get(player.shape, "●")
            line = Text(f" {'▸' if player.active else ' '} {sign} ", style=self._ink(player.colour))
            line.append(" · ".join(parts), "dim" if player.out else None)
            self.screen.line(line)

    def _ink(self, token: str) -> str:
        return look.colours(self.game.accent).get(token, "")

    def things(self, scene: Scene) -> None:
        """Everything on the table by its name, as a screen reader would tell it."""
        self.screen.heading(self.speech.own("things"))
        for node, _, _ in scene.walk():
            said = [self.speech.say(node.name), *map(self.speech.say, node.words[1:])]
            self._item("•", " ".join(w if w.endswith((".", "!", "?")) else f"{w}." for w in said))

    # ---- a question --------------------------------------------------------------------------

    def question(
        self,
        ask: Ask,
        offers: Sequence[tuple[int, Offer]],
        narrowed: bool,
        listed: Sequence[Action] = (),
    ) -> None:
        """The prompt with its rule, and the options by number, under their actions."""
        self.screen.line()
        prompt = Text(self.speech.say(ask.prompt), style="bold")
        prompt.append(f"  {ask.rule}", "dim")
        self.screen.line(prompt)
        if listed and not narrowed:
            self._actions(listed, offers)
            return
        for number, offer in offers[:LONGEST_LIST]:
            self._option(number, offer)
        if len(offers) > LONGEST_LIST:
            self.screen.line(self.speech.own("more", count=len(offers) - LONGEST_LIST), "dim")
        elif narrowed:
            all_of_them = len(ask.options)
            self.screen.line(self.speech.own("narrowed", count=len(offers), all=all_of_them), "dim")

    def _actions(self, listed: Sequence[Action], offers: Sequence[tuple[int, Offer]]) -> None:
        """Everything one can do, in its order: price, gain and options, or why it is impossible."""
        most = max(3, LONGEST_LIST // max(1, len(listed)))
        for action in listed:
            self._heading(action)
            mine = [(n, offer) for n, offer in offers if offer.option in action.options]
            for number, offer in mine[:most]:
                self._option(number, offer)
            if len(mine) > most:
                self.screen.line(self.speech.own("more", count=len(mine) - most), "dim")

    def _heading(self, action: Action) -> None:
        line = Text(self.speech.say(action.name), style="bold" if action.options else "dim")
        price = action.price.said if isinstance(action.price, Tally) else action.price
        worth = [self.speech.say(each) for each in (price, action.gain) if each is not None]
        if action.options and worth:
            line.append(f"  {' > '.join(worth)}", "dim")
        if action.refusal is not None and not action.options:
            line.append(f"  {self.speech.say(action.refusal.message)}", "#ff9d7a")
            line.append(f"  {action.refusal.rule}", "dim")
        self._item("▸" if action.options else "✕", line)

    def _option(self, number: int, offer: Offer) -> None:
        words = Text(self.speech.say(offer.message))
        if offer.outlook is not None:
            if offer.outlook.warns:
                words.append(f"  ! {self.speech.own('warns-' + offer.outlook.warns)}", "#ff9d7a")
            for line in offer.outlook.lines:
                words.append(f"  → {self.speech.say(line)}", "dim")
            for line, chance in offer.outlook.odds:
                words.append(f"  {chance:.0%} {self.speech.say(line)}", "dim")
        self._item(f"{number}", words)

    def _item(self, mark: str, words: str | Text) -> None:
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right", width=4, style="bold #8ff2ff", no_wrap=True)
        grid.add_column(overflow="fold")
        grid.add_row(mark, words if isinstance(words, Text) else Text(words))
        self.screen.console.print(grid)

    def refusals(self, refusals: Iterable[Refusal], what: str = "") -> None:
        """Why something is not possible, with the rule."""
        for refusal in refusals:
            line = Text(f"{what}: " if what else "")
            line.append(self.speech.say(refusal.message), "#ff9d7a")
            line.append(f"  {refusal.rule}", "dim")
            self._item("✕", line)

    # ---- telling -----------------------------------------------------------------------------

    def news(
        self,
        events: Sequence[Event],
        heading: str = "news",
        below: Sequence[Sequence[Message]] = (),
    ) -> None:
        """Events with their rules; below each, what there was to see."""
        if not events:
            return
        self.screen.heading(self.speech.own(heading))
        for n, event in enumerate(events):
            line = Text(self.speech.say(event.message))
            line.append(f"  {event.rule}", "dim")
            self._item("·", line)
            for said in below[n] if below else ():
                self._item(" ", Text(f"  {self.speech.say(said)}", "dim"))

    def rule(self, found: RuleText) -> None:
        """A rule in full."""
        title = Text(f"{found.id}  {found.title}", style="bold")
        title.append(f"  {found.chapter_title}", "dim")
        self.screen.line(title)
        self.screen.console.print(Padding(Text(found.text), (0, 0, 0, 2)))

    def box(self, words: str) -> None:
        """The shelves of the box; with words, the components that have them."""
        lang, found = self.speech.lang, shelves(self.game.id)
        headline = edition_line(self.game.id)
        self.screen.heading(self.speech.say(headline))
        if not words:
            for shelf in found:
                facts = {"name": self.speech.say(shelf.name), "count": len(shelf.components)}
                self._item("▪", self.speech.say(Message("", "box-shelf", facts)))
            return
        all_of_them = [(shelf, each) for shelf in found for each in shelf.components]
        fitting = [
            each
            for shelf, each in all_of_them
            if has_words(" ".join([shelf.name.text(lang), *lines(each, lang)]), words)
        ]
        for each in fitting[:LONGEST_LIST]:
            self.screen.line("\n".join(lines(each, lang, self.screen.wide)))
        if len(fitting) > LONGEST_LIST:
            self.screen.line(self.speech.own("more", count=len(fitting) - LONGEST_LIST), "dim")
        elif not fitting:
            self.screen.line(self.speech.own("no-component"), "dim")

    def help(self) -> None:
        """What can be typed."""
        keys = "number words undo why hint board things log box rule save language quit"
        for key in keys.split():
            facts = {"rule": self.game.end_rule} if key == "rule" else {}
            self._item("", self.speech.own(f"help-{key}", **facts))

    def end(self, table: Table, seats: Sequence[Seat]) -> None:
        """Who won and why, and what every score is made of."""
        result = table.result
        assert result is not None
        self.screen.line()
        self.screen.heading(self.speech.own("result"))
        self.screen.line(self.speech.say(self.game.message(result.reason)))
        if result.remark is not None:
            self.screen.line(self.speech.say(self.game.message(*result.remark)))
        self.screen.line(self.speech.say(self._verdict(result.winners, seats)), "bold")
        if not self.game.cooperative or any(result.scores):
            self.screen.console.print(self._scores(table))

    def _verdict(self, winners: Sequence[Seat], mine: Sequence[Seat]) -> Message:
        if self.game.cooperative:
            return Message("", "we-won" if winners else "we-lost")
        if len(mine) == 1 and (len(winners) == 1 or mine[0] not in winners):
            return Message("", "you-won" if mine[0] in winners else "you-lost")
        if not winners:
            return Message("", "nobody-won")
        if len(winners) == 1:
            return Message("", "seat-won", {"seat": f"@seat-{winners[0]}"})
        return Message("", "shared-win", {"seats": [f"@seat-{seat}" for seat in winners]})

    def _scores(self, table: Table) -> Grid:
        result = table.result
        assert result is not None
        grid = Grid(box=None, padding=(0, 2, 0, 0))
        grid.add_column(self.speech.own("score"))
        for seat in range(table.seats):
            grid.add_column(self.speech.seat(seat), justify="right")
        names = list(dict.fromkeys(name for terms in result.terms for name, _ in terms))
        for name in names:
            worth = [dict(terms).get(name, 0) for terms in result.terms]
            words = self.speech.say(self.game.message(f"term-{name}"))
            grid.add_row(words, *(f"{value:g}" for value in worth))
        total = self.speech.say(Message("", "total"))
        grid.add_row(total, *(f"{score:g}" for score in result.scores), style="bold")
        return grid

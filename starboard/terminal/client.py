"""The text client: shows a table to the people in front of it and takes their decisions."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from starboard.bots import Bot, Rated, Worlds, advice, make
from starboard.draw.touch import Offer, actions
from starboard.draw.touch import offers as offers_of
from starboard.kernel import Ask, Refused, Seat, Table

from .help import show_help
from .moments import Moments
from .screen import Screen
from .show import LONGEST_LIST, Show
from .speech import Speech, has_words

HINTS = 3
ADVISER = "ismcts:300"


class Client:
    """One table with people (None) and bots at its seats."""

    def __init__(
        self, table: Table, seats: Sequence[Bot | None], screen: Screen, lang: str
    ) -> None:
        self.table = table
        self.seats = seats
        self.screen = screen
        self.speech = Speech(lang)
        self.show = Show(table.game, screen, self.speech)
        self.mine = [seat for seat, bot in enumerate(seats) if bot is None]
        self.moments = Moments(table, (*range(table.seats), None))
        self.heard = dict.fromkeys((*range(table.seats), None), 0)  # events told to each so far
        self.last: Seat | None = None  # who sat here last
        self.saved = ""  # the digest that was saved last
        self.file = ""  # where to
        self.left = False  # somebody wants to leave

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        title = self.speech.say(self.table.game.message("title"))
        self.screen.line(self.speech.own("start", title=title, seed=str(self.table.seed)), "dim")
        if not self.mine:
            self.screen.line(self.speech.own("watching"))
        while not self.table.over and not self.left:
            seat = self._bots_decide()
            if seat is not None:
                self._turn(seat)
        if self.table.over:
            viewer = self.mine[0] if len(self.mine) == 1 else None
            self._news(viewer)
            self.show.table(self.table, viewer)
            self.show.end(self.table, self.mine)

    def _bots_decide(self) -> Seat | None:
        """Let the bots answer what they are asked; then the next person who is, if any."""
        while not self.table.over:
            asked = next((a.seat for a in self.table.pending if self.seats[a.seat]), None)
            if asked is None:
                return min(ask.seat for ask in self.table.pending)
            bot = self.seats[asked]
            assert bot is not None
            self.moments.answer(asked, bot.choose(Worlds(self.table, asked)))
            if not self.mine:
                self._news(None)
        return None

    # ---- one decision of a person ------------------------------------------------------------

    def _turn(self, seat: Seat) -> None:
        self._hand_over(seat)
        self._news(seat)
        ask, offers = self._look(seat)
        chosen = list(enumerate(offers, start=1))
        while True:
            listed = actions(self.table.game, self.table.state, ask)
            self.show.question(ask, chosen, len(chosen) < len(offers), listed)
            said = self.screen.ask(self._prompt(offers))
            if said is None:
                self.screen.line(self.speech.own("ended"), "dim")
                self.left = True
                return
            if said == "" and len(offers) == 1:
                said = "1"
            if said.isdecimal():
                if self._choose(seat, offers, said):
                    return
            elif said == "":
                chosen = list(enumerate(offers, start=1))
            elif not self._command(seat, said):
                chosen = self._narrowed(offers, said) or chosen
            elif self.left or self.table.ask_for(seat) is not ask:
                return  # gone, or another decision by an undo

    def _hand_over(self, seat: Seat) -> None:
        """Several people at one screen: nobody sees the cards of the one before."""
        if len(self.mine) > 1 and seat != self.last:
            if self.screen.live:
                self.screen.wipe()
                facts = {"seat": f"@seat-{seat}"}
                self.screen.ask(self.speech.own("pass-on", **facts))
                self.screen.wipe()
            else:
                self.screen.heading(self.speech.seat(seat))
        self.last = seat

    def _look(self, seat: Seat) -> tuple[Ask, list[Offer]]:
        ask = self.table.ask_for(seat)
        assert ask is not None
        offers = offers_of(self.table, seat)
        self.show.table(self.table, seat, offers)
        return ask, offers

    def _prompt(self, offers: Sequence[Offer]) -> str:
        return self.speech.own("only" if len(offers) == 1 else "choice")

    def _choose(self, seat: Seat, offers: Sequence[Offer], number: str) -> bool:
        if len(number) > 9 or not 0 < int(number) <= len(offers):
            self.screen.line(self.speech.own("bad-number", count=len(offers)), "#ff9d7a")
            return False
        self.moments.answer(seat, offers[int(number) - 1].option)
        return True

    def _narrowed(self, offers: Sequence[Offer], said: str) -> list[tuple[int, Offer]]:
        """Only the options with these words, under their numbers."""
        numbered = enumerate(offers, start=1)
        found = [(n, o) for n, o in numbered if has_words(self.speech.say(o.message), said)]
        if not found:
            self.screen.line(
                self.speech.own("not-understood", said=_quoted(said, self.speech.lang)), "#ff9d7a"
            )
        return found

    def _news(self, seat: Seat | None) -> None:
        """What this seat has not been told yet."""
        events = self.table.events_for(seat)
        new = range(min(self.heard[seat], len(events)), len(events))
        self.show.news(events[new.start :], below=self.moments.of(seat, new))
        self.heard[seat] = len(events)

    # ---- commands ----------------------------------------------------------------------------

    def _command(self, seat: Seat, said: str) -> bool:
        """Do what a letter or a question mark says; False if it says nothing."""
        word, _, rest = said.partition(" ")
        simple = {
            "u": self._undo,
            "h": self._hint,
            "b": self._look,
            "v": self._things,
            "e": self._log,
            "i": self._help_page,
        }
        if said.startswith("?"):
            self._rules(said)
        elif word in simple and not rest:
            simple[word](seat)
        elif word == "w":
            self._why_not(seat, rest)
        elif word == "k":
            self.show.box(rest)
        elif word == "s" and rest:
            self._save(rest.strip())
        elif said == "l":
            self.speech.switch()
            self._look(seat)
        elif said == "q":
            fresh = self.saved == self.table.digest()
            self.screen.line(self.speech.own("bye-saved" if fresh else "bye"), "dim")
            self.left = True
        else:
            return False
        return True

    def _undo(self, seat: Seat) -> None:
        try:
            self.table.undo(seat)
        except Refused as refused:
            self.show.refusals(refused.refusals)
            return
        self.screen.line(self.speech.own("undone"), "dim")
        self.moments.forget()
        for viewer in self.heard:
            self.heard[viewer] = min(self.heard[viewer], len(self.table.events_for(viewer)))

    def _hint(self, seat: Seat) -> None:
        rated = advice(make(ADVISER, 0).rate(Worlds(self.table, seat)), HINTS)
        if not rated:
            self.screen.line(self.speech.own("no-hint"), "dim")
            return
        self.screen.heading(self.speech.own("hints"))
        for each in rated:
            words = self.speech.say(self.table.game.option_message(each.option))
            share = self.speech.own("share", percent=round(100 * each.value))
            self.screen.line(f"  {share}  {words}")
            self.screen.line(f"        {self._reason(seat, each)}", "dim")

    def _reason(self, seat: Seat, rated: Rated) -> str:
        """How often a bot has tried an option, and which answer it expects next."""
        tries, own = rated.visits, self.speech.own
        if rated.then is None:
            return own("tries", count=tries)
        who, option = rated.then
        words = self.speech.say(self.table.game.option_message(option))
        if who == seat:
            return own("tries-then", count=tries, then=words)
        return own("tries-then-other", count=tries, then=words, seat=f"@seat-{who}")

    def _things(self, seat: Seat) -> None:
        self.show.things(self.table.scene(seat))

    def _log(self, seat: Seat) -> None:
        self.show.news(self.table.events_for(seat), "log")

    def _help_page(self, seat: Seat) -> None:
        if not show_help(self.table.game, self.screen, self.speech.lang):
            self.screen.line(self.speech.own("no-help"), "dim")

    def _why_not(self, seat: Seat, words: str) -> None:
        game, ask = self.table.game, self.table.ask_for(seat)
        assert ask is not None
        self.screen.heading(self.speech.own("why-not"))
        count = 0
        for option, refusal in game.refused(self.table.state, ask):
            said = self.speech.say(game.option_message(option))
            if has_words(said, words) and count < LONGEST_LIST:
                self.show.refusals([refusal], said)
                count += 1
        if not count:
            self.screen.line(self.speech.own("nothing-refused"), "dim")

    def _rules(self, said: str) -> None:
        game, wanted = self.table.game.id, said.lstrip("?").strip()
        if not wanted:
            self.show.help()
        elif said.startswith("??"):
            for found in self.speech.search_rules(game, wanted)[:LONGEST_LIST]:
                self.show.rule(found)
        elif (found_one := self.speech.rule(game, wanted)) is not None:
            self.show.rule(found_one)
        else:
            self.screen.line(
                self.speech.own("no-rule", rule=_quoted(wanted, self.speech.lang)), "#ff9d7a"
            )

    def _save(self, name: str) -> None:
        """Write the game to a file; never over a file that is not this game's own."""
        path = Path(name).expanduser()
        shown = _quoted(str(path), self.speech.lang)
        try:
            with path.open("w" if name == self.file else "x", encoding="utf-8") as file:
                file.write(self.table.save())
        except FileExistsError:
            self.screen.line(self.speech.own("file-there", file=shown), "#ff9d7a")
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.line(self.speech.own("not-saved", file=shown, reason=reason), "#ff9d7a")
        else:
            self.file, self.saved = name, self.table.digest()
            self.screen.line(self.speech.own("saved", file=shown), "#63e6a4")


def _quoted(said: str, lang: str) -> str:
    """Somebody's own words as a fact: never taken for the name of something."""
    return f"{'„' if lang == 'hu' else '“'}{said[:80]}”"

"""The balance of a game as one page: plots and tables, nothing that is not in the file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

import starboard
from starboard.kernel import Message
from starboard.look import accents_css, page_css
from starboard.text import voice
from starboard.text.functions import GRAMMARS, shown

from .plots import Bar, Column, bars, histogram

#: Kinds of questions that are drawn; the table has them all.
QUESTIONS = 12

Row = Sequence[str]


def page(data: Mapping[str, Any], lang: str) -> str:
    """The HTML of a balance document in one language."""
    return Page(data, lang).html()


class Page:
    """A balance document being put into words."""

    def __init__(self, data: Mapping[str, Any], lang: str) -> None:
        self.data = data
        self.lang = lang
        self.game = starboard.game(data["game"])
        self.voice = voice(self.game.id, lang)

    def html(self) -> str:
        """The whole page."""
        title = self.say("title", game=self.game.title(self.lang))
        css = page_css() + accents_css({self.game.id: self.game.accent})
        css += (Path(__file__).parent / "page.css").read_text(encoding="utf-8")
        sections = "\n".join(filter(None, self.sections()))
        return (
            f'<!doctype html>\n<html lang="{self.lang}" data-game="{escape(self.game.id)}">\n<head>'
            '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
            f"<title>{escape(title)}</title><style>\n{css}</style></head>\n<body>\n"
            f"<header><h1>{escape(title)}</h1>{self.lead()}</header>\n"
            f"<main>\n{sections}\n</main>\n</body>\n</html>\n"
        )

    # ---- words -------------------------------------------------------------------------------

    def say(self, key: str, **facts: Any) -> str:
        """A sentence of the report."""
        return Message("", f"report-{key}", facts).text(self.lang)

    def named(self, key: str) -> str:
        """The game's words for a key, or the key itself where it has none."""
        return self.game.message(key).text(self.lang) if self.voice.has(key) else key

    def number(self, value: float | None) -> str:
        """A number with at most two digits behind the point."""
        return "–" if value is None else shown(value, GRAMMARS[self.lang].DECIMAL)

    def percent(self, share: float) -> str:
        """A share with one digit behind the point."""
        return self.number(round(100 * share, 1)) + " %"

    def reach(self, interval: Sequence[float]) -> str:
        """An interval of shares."""
        return " – ".join(self.percent(end) for end in interval)

    def lead(self) -> str:
        """What was played, and what to think of it."""
        data, bots = self.data, list(dict.fromkeys(self.data["bots"]))
        who = [f"{data['bots'].count(bot)} × {bot}" for bot in bots]
        said = [self.say("lead", games=data["games"], seed=data["seed"], bots=", ".join(who))]
        if data["variant"]:
            settings = ", ".join(f"{name} = {value}" for name, value in data["variant"].items())
            said.append(self.say("variant", settings=settings))
        if bots == ["random"]:
            said.append(self.say("random"))
        elif len(bots) > 1:
            said.append(self.say("mixed"))
        said.append(self.say("interval"))
        return "".join(f"<p>{escape(sentence)}</p>" for sentence in said)

    # ---- sections ----------------------------------------------------------------------------

    def sections(self) -> list[str]:
        """Every chapter that has something to tell."""
        return [
            self.won() if self.data["cooperative"] else self.seats(),
            self.factions(),
            self.reasons(),
            self.terms(),
            self.scores(),
            self.lengths(),
            self.options(),
            self.questions(),
        ]

    def section(
        self, key: str, plot: str, heads: Row, rows: Sequence[Row], legend: Row = ()
    ) -> str:
        """A title, a sentence, a plot, and the table beside it."""
        marks = "".join(f"<span>{escape(word)}</span>" for word in legend)
        title, text = escape(self.say(key)), escape(self.say(f"{key}-text"))
        return (
            f'<section aria-labelledby="{key}"><h2 id="{key}">{title}</h2><p>{text}</p>\n'
            f'<div class="pair"><figure>'
            + (f'<div class="key" aria-hidden="true">{marks}</div>' if marks else "")
            + f"{plot}</figure>\n{self.table(key, heads, rows)}</div></section>"
        )

    def table(self, key: str, heads: Row, rows: Sequence[Row]) -> str:
        """The numbers; the first column names the row. Long tables scroll, also by keyboard."""
        caption = escape(self.say("table"))
        head = "".join(f'<th scope="col">{escape(self.say(word))}</th>' for word in heads)
        body = "".join(
            f'<tr><th scope="row">{escape(row[0])}</th>'
            + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
            + "</tr>"
            for row in rows
        )
        return (
            f'<div class="rows" tabindex="0" role="group" aria-labelledby="{key}"><table>'
            f"<caption>{caption}</caption><thead><tr>{head}</tr></thead>"
            f"<tbody>{body}</tbody></table></div>"
        )

    def won(self) -> str:
        """The share of games that all have won together."""
        share = self.data["won"]
        plot = bars(
            self.say("won"),
            [Bar(self.say("won"), share["share"], tuple(share["interval"]), "b")],
            self.percent,
        )
        row = [self.say("everybody"), *self.share_cells(share)]
        return self.section("won", plot, ["seat", "share", "reach", "wins", "games"], [row])

    def share_cells(self, share: Mapping[str, Any]) -> list[str]:
        """A share, its interval, and what it is made of."""
        return [
            self.percent(share["share"]),
            self.reach(share["interval"]),
            self.number(share["won"]),
            self.number(share["played"]),
        ]

    def seats(self) -> str:
        """Winners by seat."""
        seats = self.data["seats"]
        names = [self.named(f"seat-{seat['seat']}") for seat in seats]
        plot = bars(
            self.say("seats"),
            [
                Bar(name, seat["share"], tuple(seat["interval"]), "b")
                for name, seat in zip(names, seats, strict=True)
            ],
            self.percent,
            1 / len(seats) if len(seats) > 1 else None,
        )
        rows = [
            [name, seat["bot"], *self.share_cells(seat)]
            for name, seat in zip(names, seats, strict=True)
        ]
        return self.section("seats", plot, ["seat", "bot", "share", "reach", "wins", "games"], rows)

    def factions(self) -> str:
        """Winners by faction, where the game tells them."""
        factions = sorted(self.data["factions"], key=lambda each: -each["share"])
        if not factions:
            return ""
        plot = bars(
            self.say("factions"),
            [
                Bar(self.named(f["faction"]), f["share"], tuple(f["interval"]), "b")
                for f in factions
            ],
            self.percent,
        )
        rows = [[self.named(f["faction"]), *self.share_cells(f)] for f in factions]
        return self.section("factions", plot, ["faction", "share", "reach", "wins", "games"], rows)

    def reasons(self) -> str:
        """How games end."""
        reasons = self.data["reasons"]
        plot = bars(
            self.say("reasons"),
            [Bar(self.named(r["reason"]), r["share"], tuple(r["interval"]), "b") for r in reasons],
            self.percent,
        )
        rows = [
            [self.named(r["reason"]), self.percent(r["share"]), self.reach(r["interval"]),
             self.number(r["games"])]
            for r in reasons
        ]  # fmt: skip
        return self.section("reasons", plot, ["end", "share", "reach", "games"], rows)

    def terms(self) -> str:
        """What winners and others score by, where the game tells it."""
        terms = self.data["terms"]
        if not terms:
            return ""
        drawn = []
        for term in terms:
            both = [(term["winners"], "b"), (term["others"], "a")]
            told = [(value, tone) for value, tone in both if value is not None]
            names = [self.named(f"term-{term['term']}"), ""]
            drawn += [Bar(names[n], value, tone=tone) for n, (value, tone) in enumerate(told)]
        rows = [
            [self.named(f"term-{t['term']}"), self.number(t["winners"]), self.number(t["others"])]
            for t in terms
        ]
        plot = bars(self.say("terms"), drawn, self.number)
        legend = [self.say("winners"), self.say("others")]
        return self.section("terms", plot, ["term", "winners", "others"], rows, legend)

    def scores(self) -> str:
        """The distribution of the scores."""
        scores = self.data["scores"]
        plot = self.histogram("scores", scores["histogram"])
        rows = [[self.say("everybody"), *self.summary(scores)]]
        for seat in scores["seats"]:
            rows.append([self.named(f"seat-{seat['seat']}"), *self.summary(seat)])
        legend = [self.say("winners"), self.say("others")]
        return self.section("scores", plot, ["seat", *SUMMARY], rows, legend)

    def summary(self, numbers: Mapping[str, float]) -> list[str]:
        """Mean, least, quartiles, most."""
        return [self.number(numbers[name.replace("-", "_")]) for name in SUMMARY]

    def histogram(self, key: str, columns: Sequence[Mapping[str, float]]) -> str:
        """Columns named by where they begin."""
        drawn = [Column(self.number(c["from"]), c["count"], c.get("marked", 0)) for c in columns]
        return histogram(self.say(key), drawn, self.number)

    def lengths(self) -> str:
        """How many decisions a game takes, and how many rounds where the game counts them."""
        decisions = self.data["decisions"]
        plot = self.histogram("lengths", decisions["histogram"])
        counted = [self.summary(decisions)]
        head = ["decisions", "a-game"]
        if rounds := self.data["rounds"]:
            counted.append(self.summary(rounds))
            head.append("rounds")
        rows = list(zip(map(self.say, SUMMARY), *counted, strict=True))
        return self.section("lengths", plot, head, rows)

    def options(self) -> str:
        """How many options a decision has."""
        columns = self.data["options"]["histogram"]
        names = [
            self.number(c["from"]) if c["from"] == c["to"] else f"{c['from']}–{c['to']}"
            for c in columns
        ]
        drawn = [Column(name, c["count"]) for name, c in zip(names, columns, strict=True)]
        plot = histogram(self.say("options"), drawn, self.number)
        total = sum(c["count"] for c in columns) or 1
        rows = [
            [name, self.number(c["count"]), self.percent(c["count"] / total)]
            for name, c in zip(names, columns, strict=True)
        ]
        rows.append([self.say("mean"), self.number(self.data["options"]["mean"]), ""])
        return self.section("options", plot, ["option-count", "times", "share"], rows)

    def questions(self) -> str:
        """What is asked, and how much is offered."""
        questions = self.data["questions"]
        drawn = [Bar(q["question"], q["options"], tone="b") for q in questions[:QUESTIONS]]
        rows = [
            [q["question"], self.number(q["a_game"]), self.number(q["options"]),
             self.number(q["most"])]
            for q in questions
        ]  # fmt: skip
        plot = bars(self.say("questions"), drawn, self.number)
        return self.section("questions", plot, ["question", "a-game", "option-count", "most"], rows)


#: The columns of a summary.
SUMMARY = ("mean", "least", "quarter", "median", "three-quarters", "most")

"""What players hold and own: teams, the row of action cards, the players' panel."""

from __future__ import annotations

from starboard import draw
from starboard.draw import Node, Player
from starboard.kernel import Message, Seat

from ..box import ACTIONS, MARINES, TEAMS
from ..state import CHOOSE, CHOSEN, NOBODY, SETUP, Hulk
from ..text import say
from .card_words import action_words
from .cards import TEAM_COLOURS, TEAM_SHAPES, action_card
from .layout import Plan


def team_plate(s: Hulk, team: int, plan: Plan) -> Node:
    """A team marker to be chosen, or the name of who has it (D-17)."""
    x, y, w, h = plan.team(team)
    colour = TEAM_COLOURS[team]
    taken = s.owner[team] != NOBODY
    names = [say(f"marine-{MARINES[m].id}") for m in TEAMS[team].marines]
    look = [
        draw.box(0, 0, w, h, cut=8, fill="s1"),  # what lies below does not shine through
        draw.card(w, h, colour, faint=taken),
        draw.icon(TEAM_SHAPES[team], 14, 12, 22, colour),
        draw.text(46, 30, say(f"team-{TEAMS[team].id}"), 17, weight=700, wrap=w - 56, lines=1),
        draw.text(14, 58, names[0], 14, font="text", weight=500, fill="ink-2"),
        draw.text(14, 78, names[1], 14, font="text", weight=500, fill="ink-2"),
    ]
    if taken:
        owner = Message("", "seat-alone", {"seat": f"@seat-{s.owner[team]}"})
        look.append(draw.text(w - 12, h - 10, owner, 13, anchor="end", fill="ink-2"))
    words = [
        say(f"team-{TEAMS[team].id}"),
        *(say("card-of-team", card=c, number=c, type=ACTIONS[c].type) for c in cards_of(team)),
    ]
    name = say("node-team", team=team, marine=TEAMS[team].marines)
    return Node(f"team:{team}", (x, y), (w, h), name, tuple(look), tuple(words), "D-17")


def cards_of(team: int) -> list[int]:
    """The three action cards of a team, by number."""
    return [number for number, action in ACTIONS.items() if action.team == team]


def player(s: Hulk, seat: Seat) -> Player:
    """A row of the players' panel: the teams of a seat and who of them lives."""
    teams = [team for team, owner in enumerate(s.owner) if owner == seat]
    lines = []
    for team in teams:
        alive = tuple(m for m in TEAMS[team].marines if m in s.line)
        dead = tuple(m for m in TEAMS[team].marines if m in s.slain)
        if alive:
            lines.append(say("player-alive", team=team, marine=alive))
        if dead:
            lines.append(say("player-slain", marine=dead))
        if s.artefact_team == team:
            lines.append(say("player-artefact"))
        if s.jammed == team:
            lines.append(say("player-jammed"))
        if s.jam_next == team:
            lines.append(say("player-jam-next"))
        if s.last[team] and not s.revealed:
            lines.append(say("player-last", card=s.last[team], number=s.last[team]))
    colour = TEAM_COLOURS[teams[0]] if teams else f"seat-{seat + 1}"
    shape = TEAM_SHAPES[teams[0]] if teams else f"seat-{seat + 1}"
    out = bool(teams) and seat not in s.living_teams()
    return Player(seat, colour, shape, tuple(lines), s.phase != SETUP and seat == s.current, out)


def hand(s: Hulk, seat: Seat | None) -> list[Node]:
    """While choosing: the cards of my teams that are not asked just now (these are the actions),
    and those of last round, which lie open until all have chosen (D-38, D-184). Later: this round's
    cards in their order (D-42)."""
    if s.phase == SETUP:
        return []
    if s.phase not in (CHOOSE, CHOSEN):
        shown = sorted(card for card in s.chosen if card)
        return [action_node(s, card, status(s, card), n) for n, card in enumerate(shown)]
    teams = [t for t, owner in enumerate(s.owner) if owner == seat and s.in_play(t)]
    asked = next((team for team in teams if s.phase == CHOOSE and not s.chosen[team]), NOBODY)
    mine = [card for team in teams if team != asked for card in cards_of(team)]
    # What can be chosen comes first: there it is in sight on the smallest screen.
    mine.sort(key=lambda card: choice_status(s, card) not in ("ready", "chosen"))
    known = [*mine, *(cards_of(asked) if asked != NOBODY else ())]
    shown = mine + sorted(card for card in s.last if card and card not in known)
    return [action_node(s, card, choice_status(s, card), n) for n, card in enumerate(shown)]


def status(s: Hulk, card: int) -> str:
    """Where a revealed card stands in this round."""
    if card == s.card:
        return "now"
    return "done" if card in s.last else "waits"


def choice_status(s: Hulk, card: int) -> str:
    """What a card is while I choose, mine or one that lies open."""
    team = ACTIONS[card].team
    if s.last[team] == card:
        return "last"
    if s.chosen[team] == card:
        return "chosen"
    return "ready" if card in s.cards_left(team) else "jammed"


def action_node(s: Hulk, card: int, state: str, index: int) -> Node:
    """An action card in the hand row."""
    name = say("node-action", card=card, number=card, type=ACTIONS[card].type,
               status=f"@card-{state}")  # fmt: skip
    look, words = action_card(card, state), action_words(card)
    return Node(f"action:{card}", (index * 176, 0), (168, 52), name, look, words, "D-44")

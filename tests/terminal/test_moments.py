"""Moments in the terminal: what was revealed and summed up stands below its event."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import starboard
from starboard.animation import stretch
from starboard.kernel import Table
from starboard.terminal.moments import Moments


def after_bids(table: Table) -> Moments:
    moments = Moments(table, (0, 1, None))
    for seat in (0, 1):
        ask = table.ask_for(seat)
        assert ask is not None
        moments.answer(seat, ask.options[seat])
    return moments


def test_what_was_revealed_is_told_in_lines() -> None:
    table = starboard.new("_example", seats=2, seed=7)
    moments = after_bids(table)
    keys = [event.message.key for event in table.events_for(0)]
    towed = keys.index("event-towed")
    (said,) = moments.of(0, range(towed, towed + 1))
    told = [line.text("en") for line in said]
    bids = sorted(option[1] for _, option in table.answers)
    assert told[0] == f"The other bids: {bids[0]}."
    assert {line.rpartition(": ")[2] for line in told[1:3]} == {str(bid) for bid in bids}
    assert moments.of(0, range(towed)) == [()] * towed  # the wreck was there before anybody looked


def test_what_is_taken_back_has_not_been_seen() -> None:
    table = starboard.new("_example", seats=2, seed=7)
    moments = after_bids(table)
    winner = table.pending[0].seat
    moments.answer(winner, ("stow", 0))
    count = len(table.events_for(None))
    table.undo(winner)
    moments.forget()
    assert len(table.events_for(None)) < count
    assert all(number < len(table.events_for(None)) for number in moments.lines[None])


def test_a_stretch_of_a_game_is_one_picture_that_moves() -> None:
    table = starboard.new("_example", seats=2, seed=7)
    after_bids(table)
    root = ET.fromstring(stretch(table, 0, table.seq, None, "hu"))
    shown = [child for child in root if child.tag.endswith("}g")]
    assert len(shown) == 4  # the start, a bid, the bids turned up, and how things are now
    turns = [next(each for each in part if each.tag.endswith("}animate")) for part in shown]
    assert {turn.get("repeatCount") for turn in turns} == {"indefinite"}
    ends = [turn.get("keyTimes", "").split(";")[-1] for turn in turns]
    assert ends == sorted(ends)
    assert ends[-1] == "1.00000"

"""How things are named, and where they lie; the words themselves are in text/."""

from __future__ import annotations

from starboard.draw import Fact, Vocabulary

#: The kinds of options, and what their numbers are.
OPTIONS = {"bid": "fuel", "stow": "hold", "drift": "", "swap": "", "done": ""}
WORDS = Vocabulary(
    "_example",
    {
        "hold": Fact(lambda hold: f"hold-{hold}", "hold:{}"),
        "fuel": Fact(None, "fuel:{}"),
    },
)
say, refusal = WORDS.say, WORDS.refusal

"""An environment in words: what is asked, and what each action means."""

from __future__ import annotations

from starboard.kernel import Table

from .codec import Choice


def shown(choice: Choice | None, table: Table | None) -> str:
    """The question with its options by number of action, or how the game ended."""
    if table is None:
        return ""
    if choice is None:
        return table.game.message(table.result.reason).text("en") if table.result else ""
    lines = [choice.ask.text("en")]
    for action, window in enumerate(choice.windows()):
        ends = [choice.options[window[0]], choice.options[window[-1]]]
        first, last = (choice.ask.describe(option, "en") for option in ends)
        words = first if len(window) == 1 else f"{first} ... {last} ({len(window)})"
        lines.append(f"{action:>4}  {words}")
    return "\n".join(lines)

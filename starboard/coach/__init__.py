"""The coach of a guided first game: pure, and without knowledge of any game."""

from .coach import Coach, Held, Note, Notes
from .opening import opened

__all__ = ["Coach", "Held", "Note", "Notes", "opened"]

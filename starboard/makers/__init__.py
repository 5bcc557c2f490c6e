"""For those who make a game: a folder to begin with, and all that scenes can be drawn from."""

"""The games. A folder with a ``GAME`` is a game; nothing needs to be listed anywhere."""

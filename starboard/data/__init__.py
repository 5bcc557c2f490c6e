"""A game's data files: the printed facts of its box, owners' editions of it, bots' weights."""

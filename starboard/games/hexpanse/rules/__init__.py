"""The rules of Hexpanse, chapter by chapter of the rulebook."""

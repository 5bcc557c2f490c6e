"""Where owners make an edition of their box: write it out, check it, compare it, correct it."""

"""Reading the box: its TOML files, parsed and checked entry by entry."""

"""Programs that make what is stored, each with the command that reproduces it."""

"""The sentences of all problems: a module for each language."""

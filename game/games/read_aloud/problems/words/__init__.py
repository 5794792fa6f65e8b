"""The sentences of the problems: a module for each language."""

"""The sentences of the rules page: a module for each language."""

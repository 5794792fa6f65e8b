"""The sentences of the office: a module for each language."""

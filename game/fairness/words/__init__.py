"""The sentences about deals and what bots saw, a file for each language."""

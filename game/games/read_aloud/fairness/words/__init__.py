"""The sentences about the deals of Read-Aloud, a file for each language."""

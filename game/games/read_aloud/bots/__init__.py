"""The opponents of Read-Aloud."""

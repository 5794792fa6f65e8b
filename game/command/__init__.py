"""The command line, one module per word: what it asks for, and what it does."""

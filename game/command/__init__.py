"""The command line, one module per command: `ask` declares its arguments, `run` returns its status."""

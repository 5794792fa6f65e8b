"""The games, one folder each; the shelf finds them by looking."""
